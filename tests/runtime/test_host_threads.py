"""Whether a thread of the program may go on by itself: what the system says of threads that were made to wait."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from hipkit.runtime import host_threads
from hipkit.runtime.host_threads import may_go_on

FUTEX, READ = (host_threads._NUMBERS[""]["futex"], 63) if os.uname().machine == "aarch64" else (202, 0)
WAITS_TO_BE_WOKEN = f"{FUTEX} 0x7f00 0x189 0x0 0x0 0x0 0xffffffff 0x7ffd 0x7f01"
WAITS_FOR_SOME_TIME = f"{FUTEX} 0x7f00 0x189 0x0 0x7ffd10 0x0 0xffffffff 0x7ffd 0x7f01"


def others() -> set[int]:
    """The threads that there are."""
    return {int(task.name) for task in Path("/proc/self/task").iterdir()}


@contextmanager
def thread(does: Callable[[], object]) -> Iterator[threading.Thread]:
    made = threading.Thread(target=does)
    made.start()
    yield made
    made.join()


def settles(expected: bool, known: set[int]) -> bool:
    """Whether the answer about the threads that are not known becomes what is expected: one that begins runs first."""
    deadline = time.monotonic() + 10
    while may_go_on(known) != expected:
        if time.monotonic() > deadline:
            return False
        time.sleep(0.01)
    return True


def test_threads_that_wait_to_be_woken_do_nothing() -> None:
    known = others()
    end, other = os.pipe()
    lock = threading.Semaphore(0)
    with thread(lambda: os.read(end, 1)), thread(lock.acquire):
        assert settles(False, known)
        os.write(other, b"x")
        lock.release()


def test_a_thread_that_sleeps_or_runs_goes_on() -> None:
    known = others()
    end = threading.Event()
    with thread(lambda: end.wait(100)):
        assert settles(True, known)
        end.set()
    with thread(lambda: [None for _ in iter(lambda: end.is_set(), False)]):
        assert may_go_on(known)
        end.clear()


@pytest.fixture
def said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """What the system says of the threads: state, system call, and how often it has begun to wait."""
    monkeypatch.setattr(host_threads, "_TASKS", tmp_path)

    def say(number: int, state: str, call: str, began: int = 7) -> None:
        (tmp_path / str(number)).mkdir(exist_ok=True)
        (tmp_path / str(number) / "syscall").write_text(call + "\n")
        (tmp_path / str(number) / "status").write_text(
            f"Name:\ta\nState:\t{state}\nvoluntary_ctxt_switches:\t{began}\nnonvoluntary_ctxt_switches:\t1\n"
        )

    return say


@pytest.mark.parametrize(
    ("state", "call", "expected"),
    [
        ("S (sleeping)", WAITS_TO_BE_WOKEN, False),
        ("S (sleeping)", WAITS_FOR_SOME_TIME, True),
        ("S (sleeping)", f"{READ} 0x3 0x7f00 0x1 0x0 0x0 0x0 0x7ffd 0x7f01", False),
        ("D (disk sleep)", f"{READ} 0x3 0x7f00 0x1 0x0 0x0 0x0 0x7ffd 0x7f01", True),
        ("D (disk sleep)", "-1 0x7ffd 0x7f01", True),
        ("R (running)", "running", True),
        ("T (stopped)", WAITS_TO_BE_WOKEN, True),
        ("Z (zombie)", "0 0x0 0x0 0x0 0x0 0x0 0x0 0x0 0x0", False),
    ],
)
def test_states(said: Callable[..., None], state: str, call: str, expected: bool) -> None:
    said(1, state, call)
    assert may_go_on(()) is expected
    assert may_go_on([1]) is False


def test_a_thread_that_was_woken_between_two_looks_goes_on(
    said: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    said(1, "S (sleeping)", WAITS_TO_BE_WOKEN)
    said(2, "S (sleeping)", WAITS_TO_BE_WOKEN)
    looked = host_threads._all_wait

    def look(waiting: set[int]) -> object:
        seen = looked(waiting)
        said(1, "S (sleeping)", WAITS_TO_BE_WOKEN, began=8)
        return seen

    assert not may_go_on(())
    monkeypatch.setattr(host_threads, "_all_wait", look)
    assert may_go_on(())
