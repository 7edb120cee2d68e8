"""Finalizers of the program's objects, which may call HIP, do not run while a thread has the compiler's lock."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from hipkit.runtime.devices.cpu.compiler import jit

FUNCTION = "define void @nothing() { ret void }"


@pytest.fixture(autouse=True)
def eager_searches() -> Iterator[None]:
    """Each object may be the one that begins a search."""
    before = gc.get_threshold()
    gc.collect()
    gc.set_threshold(1)
    yield
    gc.set_threshold(*before)


def test_none_runs_while_the_compiler_is_locked(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that waited for a launch would wait for ever: the launch waits for the lock."""
    is_locked, ran = False, []

    class Module:
        def __init__(self) -> None:
            self.me = self

        def __del__(self) -> None:
            ran.append(is_locked)

    def leave_garbage() -> None:
        nonlocal is_locked
        is_locked = True
        for _ in range(100):
            Module()
        is_locked = False

    monkeypatch.setattr(jit, "when_used", [leave_garbage])
    jit.jit().compile(FUNCTION, jit.QUICK)
    gc.collect()
    assert ran
    assert not any(ran)
