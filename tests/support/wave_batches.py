"""How often compiled code was entered, by the number of waves that it is for: one, or a batch."""

from __future__ import annotations

import ctypes
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest

from hipkit import Module
from hipkit.runtime.devices.cpu.compiler.code import Code, Compiled
from hipkit.runtime.devices.cpu.engine import CpuBackend
from hipkit.runtime.devices.cpu.structures import ANY_ORDER, Context, Group

TARGETS = ["gfx942", "gfx1100", "gfx1201", *(pytest.param(t, marks=pytest.mark.slow) for t in ("gfx906", "gfx1030"))]
"""Waves of either size, and barriers of either kind."""
CODE = ctypes.CFUNCTYPE(ctypes.c_uint64, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint64)


def watched_calls(module: Module, launch: Callable[[], object]) -> Counter[int]:
    """How often waves go on in a launch, by how many the code is for."""
    backend, found = module.device.backend, Counter[int]()
    assert isinstance(backend, CpuBackend)
    codes = list(backend.shared.codes.values())
    with ExitStack() as stack:
        for code in codes:  # a compiler that ends in the launch would publish code that is not watched
            stack.enter_context(code._improving)
        for code in codes:
            stack.callback(watch(code, found))
        launch()
    return found


def watch(code: Code, found: Counter[int]) -> Any:
    """Count the times for everything that is compiled; gives what undoes that."""
    before = {id(one): (one, one.code) for one in (*code.compiled.values(), *code._batches.values())}
    kept = [counted(one, found) for one, _ in before.values()]
    code._publish()

    def undo() -> None:
        for one, address in before.values():
            one.code = address
        code._publish()
        kept.clear()

    return undo


def counted(one: Compiled, found: Counter[int]) -> Any:
    real = CODE(one.code)

    def call(wave: int, at: int, entry: int) -> int:
        context = Context.from_address(at)
        before = Group.from_address(context.group).phase
        came = int(real(wave, at, entry))
        found[one.batches & ~ANY_ORDER] += 1 if one.batches == 1 else _runs(context, before)
        return came

    made = CODE(call)
    one.code = ctypes.cast(made, ctypes.c_void_p).value or 0
    return made, real


def _runs(context: Context, before: int) -> int:
    """How often batches of a group were entered: from barrier to barrier, and in the last phase those that
    ended like the first, and the one that did not."""
    whole = (context.begun - before) * context.batches
    return int(whole + context.done + (context.done < context.batches))


def lanes(target: str) -> int:
    return 64 if target.startswith("gfx9") else 32


def batch_size(target: str) -> int:
    """The number of waves in a batch of a full group."""
    return 128 // lanes(target)
