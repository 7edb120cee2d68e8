"""A process that ends, forks or is interrupted with work in flight: no crash, no hang."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

SUPPORT = str(Path(__file__).parents[1] / "support")
HEAD = f"""
import os, signal, sys, threading, time
signal.signal(signal.SIGINT, signal.default_int_handler)  # a suite that runs in the background may have it ignored
sys.path.insert(0, {SUPPORT!r})
from hip_calls import *
from hipkit.runtime import hip
kernels, word = Kernels(), Word()
"""
WAITS = "kernels.launch('wait_for', word.address, 1, stream=stream)\n"
WATCHES_FINALIZERS = """
import atexit, weakref
end = weakref.finalize._exitfunc
def ends():
    end()
    time.sleep(0.3)
weakref.finalize._registered_with_atexit = True
atexit.unregister(end)
atexit.register(ends)
"""
"""The kernel goes on for a while after all finalizers of the interpreter have run."""
STREAM = "stream = done(hip.hipStreamCreate())\n"


def start(program: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-X", "faulthandler", "-c", HEAD + program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True,
    )  # fmt: skip


def threads_of(pid: int) -> str:
    """What each thread of a process is called, and the system call that it is in."""
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        with contextlib.suppress(OSError):
            found.append(f"{(task / 'comm').read_text().strip()}: {(task / 'syscall').read_text().strip()}")
    return "\n".join(found)


def end(process: subprocess.Popen[str], seconds: float = 30) -> tuple[int, str, str]:
    with process:
        try:
            out, error = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            threads = threads_of(process.pid)
            process.send_signal(signal.SIGABRT)  # faulthandler then writes where each thread is
            time.sleep(1)
            os.killpg(process.pid, signal.SIGKILL)  # with its children, which have the pipes as well
            out, error = process.communicate()
            pytest.fail(f"hangs: {out} {error}\n{threads}")
    return process.returncode, out, error


@pytest.mark.parametrize(
    "left",
    [
        STREAM + WAITS + "time.sleep(0.2)",
        STREAM + WAITS + "time.sleep(0.2)\n" + WATCHES_FINALIZERS,
        "stream = None\n" + WAITS,
        STREAM + WAITS + "hip.hipLaunchHostFunc(stream, print, 'never')\ntime.sleep(0.1)",
        STREAM + "hip.hipLaunchHostFunc(stream, lambda _: time.sleep(60))\ntime.sleep(0.1)",
        STREAM + WAITS + "threading.Thread(target=hip.hipStreamSynchronize, args=(stream,), daemon=True).start()\ntime.sleep(0.2)",
        STREAM + "hip.hipStreamWaitValue32(stream, word.address, 5, 1)\ntime.sleep(0.1)",
    ],
)  # fmt: skip
def test_the_interpreter_ends_with_work_in_flight(left: str) -> None:
    begun = time.perf_counter()
    code, out, error = end(start(left))
    assert (code, out) == (0, ""), error
    assert "Fatal" not in error
    assert time.perf_counter() - begun < 20


@pytest.mark.parametrize(
    "waits", ["hip.hipStreamSynchronize(stream)", "hip.hipDeviceSynchronize()", "hip.hipFree(place)"]
)
def test_interrupting_a_thread_that_waits(waits: str) -> None:
    process = start(
        STREAM + WAITS + "place = done(hip.hipMalloc(4))\nprint('waiting', flush=True)\n"
        f"try:\n    {waits}\nexcept KeyboardInterrupt:\n    print('interrupted', time.monotonic())\n"
        "word2 = Word()\nkernels.launch('add', word2.address, 1, 1)\nhip.hipDeviceSynchronize(); print(word2.value)"
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "waiting\n"
    time.sleep(0.3)
    begun = time.monotonic()  # one clock for both processes
    process.send_signal(signal.SIGINT)
    code, out, error = end(process)
    assert code == 0, error
    interrupted, at, value = out.split()
    assert (interrupted, value) == ("interrupted", "1")
    assert float(at) - begun < 5


def test_a_thread_that_waits_is_interrupted_by_a_signal_that_another_one_gets() -> None:
    """As one does that comes just before the wait begins."""
    sends = (
        "from hipkit.runtime.streams import background\n"
        "def send():\n"
        "    while not background._waiting: time.sleep(0.01)\n"
        "    time.sleep(0.2)\n"
        "    signal.pthread_kill(threading.get_ident(), signal.SIGINT)\n"
        "threading.Thread(target=send, daemon=True).start()\n"
    )
    # A thread of hipkit's has begun the kernel by then, and this one waits.
    waits = "time.sleep(0.5)\ntry:\n    hip.hipStreamSynchronize(stream)\nexcept KeyboardInterrupt:\n    print('interrupted')\n"
    code, out, error = end(start(STREAM + WAITS + sends + waits))
    assert (code, out) == (0, "interrupted\n"), error


def test_interrupting_the_first_launch_while_rules_are_loaded() -> None:
    """The rules of instructions are registered when the first kernel begins; an interruption then leaves none half done."""
    program = """
import _thread
from hipkit.runtime.isa import rules
real, seen = rules.op, []
def op(*about, **options):
    seen.append(about)
    if len(seen) == 200:
        _thread.interrupt_main()
        time.sleep(0.2)
    return real(*about, **options)
rules.op = op
try:
    kernels.launch('add', word.address, 1, 1)
    hip.hipDeviceSynchronize()
except KeyboardInterrupt:
    print('interrupted')
word.value = 0
kernels.launch('add', word.address, 1, 1)
hip.hipDeviceSynchronize()
print(word.value, len(seen) > 200)
"""
    code, out, error = end(start(program))
    assert (code, out) == (0, "interrupted\n1 True\n"), error


def test_interrupting_a_thread_that_waits_for_another() -> None:
    """The kernel runs in a worker; the thread that waits for it is interrupted, and the kernel is stopped as well."""
    process = start(
        STREAM + WAITS + "time.sleep(0.1)\nprint('waiting', flush=True)\n"
        "try:\n    hip.hipStreamSynchronize(stream)\nexcept KeyboardInterrupt:\n    print('interrupted')\n"
        "print(int(hip.hipStreamSynchronize(stream)[0]))"
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "waiting\n"
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    code, out, error = end(process)
    assert (code, out) == (0, "interrupted\n0\n"), error


FORKS = """
def use():
    own, place = Kernels(), Word()
    stream = done(hip.hipStreamCreate())
    for _ in range(20):
        done(own.launch('add', place.address, 1, 1, stream=stream))
        done(own.launch('add', place.address, 1, 1))
    done(hip.hipDeviceSynchronize())
    time.sleep(0.05)
    assert place.value == 40, place.value

use()
IN_FLIGHT
child = os.fork()
if not child:
    try:
        use()
    except BaseException as error:
        print(repr(error), flush=True)
        os._exit(7)
    os._exit(3)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
word.value = 1
use()
"""


@pytest.mark.parametrize("in_flight", ["", STREAM + WAITS + "time.sleep(0.1)", "stream = None\n" + WAITS])
def test_a_fork_after_use(in_flight: str) -> None:
    code, out, error = end(start(FORKS.replace("IN_FLIGHT", in_flight)))
    assert (code, out) == (0, "3\n"), error


FIRST_USE = """
stream = done(hip.hipStreamCreate())
done(kernels.launch('wait_for', word.address, 1, stream=stream))
time.sleep(DELAY)
child = os.fork()
if not child:
    own, place, other = Kernels(), Word(), done(hip.hipStreamCreate())
    done(own.launch('add', place.address, 4, 1, stream=other))
    done(hip.hipStreamSynchronize(other))
    done(hip.hipFree(done(hip.hipMalloc(100))))
    print(place.value, hip.hipDeviceSynchronize()[0].value, flush=True)
    sys.exit(3)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
word.value = 1
print(hip.hipStreamSynchronize(stream)[0].value)
"""


@pytest.mark.parametrize("delay", [0, 0.1, 0.2, 0.4, 0.8])
def test_a_fork_while_another_thread_uses_a_device_for_the_first_time(delay: float) -> None:
    """The engine is being imported, its library linked, or a kernel that does not end runs in the parent alone."""
    code, out, error = end(start(FIRST_USE.replace("DELAY", str(delay))))
    assert (code, out) == (0, "4 0\n3\n0\n"), error


STOPS = """
reached = threading.Event()
def stop(frame, event, argument):
    code = frame.f_code
    if event == 'call' and (code.co_filename.endswith('FILE') and code.co_name == 'NAME') and not reached.is_set():
        reached.set()
        time.sleep(0.5)
threading.setprofile(stop)
"""


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("fatbin/isa/isa.py", "_rows_by_bits"),  # of a cached property
        ("compiler/emit.py", "<module>"),  # of an import
        ("compiler/emit.py", "emit"),
        ("compiler/llvmlite_library.py", "library"),
    ],
)
def test_a_fork_while_another_thread_is_in_the_middle_of_its_first_use(file: str, name: str) -> None:
    stops = STOPS.replace("FILE", file).replace("NAME", name)
    code, out, error = end(start(stops + FIRST_USE.replace("time.sleep(DELAY)", "print(reached.wait(60), flush=True)")))
    assert (code, out) == (0, "True\n4 0\n3\n0\n"), error


LEFT_BEHIND = """
stream = done(hip.hipStreamCreate())
done(kernels.launch('wait_for', word.address, 1, stream=stream))
while not state.device().memory.reach.watchers:
    time.sleep(0.01)
child = os.fork()
if not child:
    memory = state.device().memory
    memory.free(memory.allocate(1 << 20))
    os._exit(len(memory._kept))
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
word.value = 1
"""


def test_a_forked_child_keeps_no_memory_for_kernels_of_its_parent() -> None:
    code, out, error = end(start("from hipkit.runtime.hip import state\n" + LEFT_BEHIND))
    assert (code, out) == (0, "0\n"), error


def test_exiting_from_a_forked_child_the_ordinary_way() -> None:
    program = "kernels.launch('add', word.address, 1, 1); hip.hipDeviceSynchronize()\nchild = os.fork()\nif child: print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))"
    code, out, error = end(start(program))
    assert (code, out) == (0, "0\n"), error
