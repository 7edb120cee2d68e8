"""Accesses to scratch: it is interleaved dword by dword across lanes, so one offset for all lanes is one vector."""

from __future__ import annotations

from collections.abc import Sequence

from .....isa.builder import Address, Space
from .....isa.values import I32, Lane, Mask, Type
from . import strip_access
from .basic import BasicBuilder


def load(b: BasicBuilder, address: Address, type: Type, count: int, mask: Mask) -> list[Lane]:
    """Emit a load of ``count`` successive items."""
    one, calls = _calls(b, "load", address, type, count, mask, ())
    found: list[list[str]] = [[] for _ in range(count)]
    for call in calls:
        got = b.text.let(call)
        for k in range(count):
            found[k].append(got if count == 1 else b.text.let(f"extractvalue {one.result} {got}, {k}"))
    return [Lane(type, tuple(parts)) for parts in found]


def store(b: BasicBuilder, address: Address, values: Sequence[Lane], mask: Mask) -> None:
    """Emit a store of successive items."""
    _, calls = _calls(b, "store", address, values[0].type, len(values), mask, values)
    for call in calls:
        b.text.do(call)


def _calls(
    b: BasicBuilder, kind: str, address: Address, type: Type, count: int, mask: Mask, values: Sequence[Lane]
) -> tuple[strip_access.Access, list[str]]:
    """What is called for each strip."""
    lane = address.resolve(b, I32)
    one = strip_access.Access(kind, Space.SCRATCH, "s32", type.text, count)
    name = f"hk.scratch.{kind}.{type.text}x{count}"
    given = "".join(f", {vector}" for vector in one.values)
    b.text.declare(name, f"declare {one.returned} @{name}(ptr, i64, <16 x i32>, <16 x i1>, i64{given})")
    calls = []
    for n, (part, active) in enumerate(zip(lane.data, mask.data, strict=True)):
        data = "".join(f", {vector} {value.data[n]}" for vector, value in zip(one.values, values, strict=True))
        arguments = f"ptr %c, i64 {b.pc + n}, <16 x i32> {part}, <16 x i1> {active}, i64 {16 * n}{data}"
        calls.append(f"call {one.returned} @{name}({arguments})")
    return one, calls
