"""The work that stops Python's search for garbage leaves all else of it as it was."""

from __future__ import annotations

import gc
import os
import threading
from collections.abc import Iterator

import pytest

from hipkit.fatbin.garbage import no_collection


@pytest.fixture(autouse=True)
def _as_it_was() -> Iterator[None]:
    """Nothing is frozen: what tests' own set-up has frozen is frozen again afterwards."""
    had = gc.get_freeze_count()
    gc.unfreeze()
    yield
    gc.enable()
    gc.unfreeze()
    if had:
        gc.freeze()


def test_the_search_is_off_in_the_block_alone() -> None:
    with no_collection():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_who_has_switched_it_off_keeps_it_off() -> None:
    gc.disable()
    with no_collection():
        pass
    assert not gc.isenabled()


def test_what_the_program_has_frozen_stays_frozen() -> None:
    gc.freeze()
    frozen = gc.get_freeze_count()
    with no_collection():
        kept: list[list[int]] = [[] for _ in range(1000)]
    assert gc.get_freeze_count() == frozen
    assert len(kept) == 1000


def test_what_came_into_being_is_not_in_the_youngest_generation_afterwards() -> None:
    with no_collection():
        kept: list[list[int]] = [[] for _ in range(10_000)]
    assert gc.get_count()[0] < 5000
    assert gc.get_freeze_count() == 0
    assert len(kept) == 10_000


def test_what_is_frozen_is_not_counted_for_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counting takes milliseconds where a program has frozen all that it began with."""
    gc.collect()
    monkeypatch.setattr(gc, "get_freeze_count", lambda: pytest.fail("counted"))
    with no_collection():
        kept: list[list[int]] = [[] for _ in range(100)]
    monkeypatch.undo()
    assert len(kept) == 100


class InABlock(threading.Thread):
    """A thread in a block, which ends it when it may."""

    def __init__(self) -> None:
        super().__init__()
        self.entered, self.go_on = threading.Event(), threading.Event()

    def run(self) -> None:
        with no_collection():
            self.entered.set()
            self.go_on.wait(60)


def test_it_stays_off_until_the_last_thread_has_ended_its_block() -> None:
    thread = InABlock()
    with no_collection():
        thread.start()
        assert thread.entered.wait(60)
    assert not gc.isenabled()
    thread.go_on.set()
    thread.join()
    assert gc.isenabled()


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_forked_child_does_not_wait_for_threads_that_it_lacks() -> None:
    thread = InABlock()
    thread.start()
    assert thread.entered.wait(60)
    child = os.fork()
    if not child:
        os._exit(0 if gc.isenabled() else 1)
    thread.go_on.set()
    thread.join()
    assert os.waitpid(child, 0)[1] == 0
