"""Kernels launched until they are compiled for speed, and the text of what was compiled."""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Sequence

import pytest

import hipkit
from hipkit.runtime.devices.cpu.compiler import code, compiling
from hipkit.runtime.devices.cpu.compiler.access_patterns import AccessPatterns
from hipkit.runtime.devices.cpu.compiler.emit import RegionEmitter
from hipkit.runtime.devices.cpu.compiler.emitted import Emitted
from hipkit.runtime.devices.cpu.compiler.jit import FAST
from hipkit.runtime.devices.cpu.engine import CpuBackend
from hipkit.runtime.devices.cpu.shared import Shared
from hipkit.runtime.devices.cpu.structures import Context

LAUNCHES, AT_ONCE = 1000, 10
TARGETS = ["gfx942", "gfx1100", *(pytest.param(t, marks=pytest.mark.slow) for t in ("gfx906", "gfx1030", "gfx1201"))]
"""One of each kind of wave, and others where there is time."""


def wait_for_compilers() -> None:
    """Wait until nothing is being compiled in the background."""
    for thread in threading.enumerate():
        if thread.name == "hipkit-compiler":
            thread.join()


def levels(module: hipkit.Module) -> set[int]:
    """How well what has run is compiled."""
    wait_for_compilers()
    backend = module.device.backend
    assert isinstance(backend, CpuBackend)
    assert [error for known in backend.shared.codes.values() for error in known.failed] == []
    return {one.level for known in backend.shared.codes.values() for one in known.compiled.values()}


def make_fast(module: hipkit.Module, launch: Callable[[], object]) -> None:
    """Launch until everything is compiled for speed, also what such code leads to."""
    for _ in range(LAUNCHES):
        for _ in range(AT_ONCE):
            launch()
        if levels(module) == {FAST}:
            launch()
            if levels(module) == {FAST}:
                return
    raise AssertionError("it is not compiled for speed")


def improve(module: hipkit.Module, contexts: Sequence[Context]) -> None:
    """Compile for speed what has run, for the pattern of each access that the last of ``contexts`` has met."""
    backend = module.device.backend
    assert isinstance(backend, CpuBackend)
    for known in backend.shared.codes.values():
        for key in list(known.compiled):
            known.improve(key, math.inf, lambda: AccessPatterns(contexts[-1]), lambda: None)
            wait_for_compilers()
    assert levels(module) == {FAST}


def note_texts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The text of all regions that are compiled from here on; none is found on disk."""
    texts: list[str] = []

    class Noted(RegionEmitter):
        def emit(self) -> Emitted:
            found = super().emit()
            texts.append(found.text)
            return found

    monkeypatch.setattr(compiling, "RegionEmitter", Noted)
    monkeypatch.setattr(code, "disk_cache", lambda: None)
    return texts


def note_contexts(monkeypatch: pytest.MonkeyPatch) -> list[Context]:
    """The contexts of all launches that are prepared from here on."""
    found: list[Context] = []
    take = Shared.take_context

    def taken(shared: Shared) -> Context:
        found.append(take(shared))
        return found[-1]

    monkeypatch.setattr(Shared, "take_context", taken)
    return found
