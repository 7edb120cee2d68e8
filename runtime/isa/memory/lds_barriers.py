"""Instructions that arrive at barriers in LDS (see :mod:`.barrier_cells`)."""

from __future__ import annotations

from ....fatbin.isa import Instruction
from ..builder import Builder, Space
from ..facts import Facts
from ..state import State
from ..values import I64
from .operands import Execute, joined, lanes, locate, register_of

ARRIVE = "barrier_arrive"
"""The name of the atomic operation, which takes how many arrivals it stands for."""


def _arrive(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
    """Each lane arrives as often as it says, and gets the cell from before."""
    at = locate(b, state, instruction, facts, count=2)
    count = joined(b, lanes(state, register_of(instruction, "data0", is_input=True), 2))
    old = b.atomic(ARRIVE, Space.LDS, at.address, [count], at.mask)
    target = register_of(instruction, "vdst")
    for n, word in enumerate(b.split(old)):
        state.set_vector(target.file, target.index + n, word)


def _arrive_after_copies(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
    """Each lane arrives once; the copies to LDS that it comes after are done when they are asked for."""
    at = locate(b, state, instruction, facts, count=2)
    b.atomic(ARRIVE, Space.LDS, at.address, [b.lane(I64, 1)], at.mask)


OPERATIONS: dict[str, Execute] = {
    "ds_atomic_barrier_arrive_b64": _arrive,
    "ds_atomic_async_barrier_arrive_b64": _arrive_after_copies,
}
"""The functions that execute these operations, by name."""
