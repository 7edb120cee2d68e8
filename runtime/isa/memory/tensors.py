"""Instructions of the tensor data mover: a wave has a tile of a tensor moved between memory and LDS, whatever EXEC is."""

from __future__ import annotations

from ....fatbin.isa import Instruction
from ..builder import Address, Builder, Space
from ..facts import Facts
from ..state import State
from ..values import I32, I64, Lane, Uniform
from .lds_barriers import ARRIVE
from .operands import FIRST_LANE, Execute
from .tensor_descriptors import GROUPS, Descriptor


def _words(b: Builder, state: State, instruction: Instruction) -> list[Uniform]:
    """Those of all groups; a group without a register is zeros."""
    found: list[Uniform] = []
    for n, count in enumerate(GROUPS):
        operand = instruction.operand(f"vaddr{n}")
        register = operand.register if operand is not None else None
        if register is None:
            found += [b.uniform(I32, 0)] * count
        else:
            found += [state.scalar(register.file, register.index + word) for word in range(count)]
    return found


def _move(*, is_store: bool) -> Execute:
    def move(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
        descriptor = Descriptor(b, _words(b, state, instruction))
        b.move_tile(descriptor.transfer(is_store=is_store), is_store=is_store)
        arrives, barrier = descriptor.arrival()
        b.rarely(arrives, lambda: arrive(b, barrier, arrives), [])

    return move


def arrive(b: Builder, barrier: Uniform, condition: Uniform) -> list[Lane]:
    """One arrival at a barrier in LDS (its address an I32) where a condition holds (I1)."""
    mask = b.mask_of(b.select(condition, b.uniform(I64, FIRST_LANE), b.uniform(I64, 0)))
    b.atomic(ARRIVE, Space.LDS, Address(b.lane(I32, 0), barrier), [b.lane(I64, 1)], mask)
    return []


OPERATIONS: dict[str, Execute] = {
    f"{name}{form}": _move(is_store=is_store)
    for name, is_store in (("tensor_load_to_lds", False), ("tensor_store_from_lds", True))
    for form in ("", "_d2")
}
"""The functions that execute these operations, by name."""
