"""What emission does for checked launches alone."""

from __future__ import annotations

from .....fatbin.isa import Instruction
from ....isa.facts import Facts
from ....isa.memory.coherence import Fence, fence_of, is_coherent
from ....isa.operations import Does, kind_of
from ....isa.values import Mask
from .. import structures
from .llvm.builder import LlvmBuilder
from .llvm.checks import CheckedBuilder

_FENCES = {
    Fence.WRITE_BACK: structures.WRITES_BACK,
    Fence.WAIT: structures.WAITS,
    Fence.INVALIDATE: structures.INVALIDATES,
}


def builder_for(lanes: int, *, inline: bool, batch_size: int = 1, checks: frozenset[str]) -> LlvmBuilder:
    """The builder of code that is checked, or not."""
    if not checks:
        return LlvmBuilder(lanes, inline=inline, batch_size=batch_size)
    b = CheckedBuilder(lanes, inline=inline, batch_size=batch_size)
    b.checks = checks
    return b


def note_coherence(b: LlvmBuilder, instruction: Instruction, facts: Facts) -> None:
    """Tell a builder that checks what it cannot see of the accesses of an instruction."""
    if isinstance(b, CheckedBuilder):
        b.is_coherent = is_coherent(instruction, facts)
        address = instruction.operand("vaddr") or instruction.operand("addr")
        b.is_alike = address is None or address.register is None


def note_fence(b: LlvmBuilder, instruction: Instruction, facts: Facts) -> None:
    """Have a builder that checks for races know of waits and cache operations that order accesses."""
    if not (isinstance(b, CheckedBuilder) and "race" in b.checks):
        return
    kind = kind_of(instruction)
    if (kind.does is Does.WAIT or kind.orders) and (fence := fence_of(instruction, kind.name, facts)) is not None:
        b.note_fence(_FENCES[fence[0]], fence[1])


def note_control(b: LlvmBuilder, instruction: Instruction, active: Mask) -> None:
    """Have a builder that checks look at a barrier, or the end of a wave."""
    if not (isinstance(b, CheckedBuilder) and "sync" in b.checks):
        return
    kind = kind_of(instruction)
    if kind.arrives:
        b.note_barrier(active)
    elif kind.does is Does.END:
        b.note_end()


def end_records(b: LlvmBuilder) -> None:
    """Have a builder that checks for races write what it has not yet recorded, before control goes elsewhere."""
    if isinstance(b, CheckedBuilder):
        b.records.end()
