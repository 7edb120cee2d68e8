"""What emission does for checked launches alone; other launches import nothing of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....fatbin.isa import Instruction
from ....isa.facts import Facts
from ....isa.operations import Does, kind_of
from ....isa.values import Mask
from .. import structures
from .llvm.builder import LlvmBuilder

if TYPE_CHECKING:
    from .llvm.checks import CheckedBuilder


def builder_for(lanes: int, *, inline: bool, batch_size: int = 1, checks: frozenset[str]) -> LlvmBuilder:
    """The builder of code that is checked, or not."""
    if not checks:
        return LlvmBuilder(lanes, inline=inline, batch_size=batch_size)
    from .llvm.checks import CheckedBuilder

    b = CheckedBuilder(lanes, inline=inline, batch_size=batch_size)
    b.checks = checks
    return b


def _checked(b: LlvmBuilder) -> CheckedBuilder | None:
    """The builder, if it is one that checks."""
    if type(b) is LlvmBuilder:
        return None
    from .llvm.checks import CheckedBuilder

    return b if isinstance(b, CheckedBuilder) else None


def note_coherence(b: LlvmBuilder, instruction: Instruction, facts: Facts) -> None:
    """Tell a builder that checks what it cannot see of the accesses of an instruction."""
    if checked := _checked(b):
        from ....isa.memory.coherence import is_coherent

        checked.is_coherent = is_coherent(instruction, facts)
        address = instruction.operand("vaddr") or instruction.operand("addr")
        checked.is_alike = address is None or address.register is None


def note_fence(b: LlvmBuilder, instruction: Instruction, facts: Facts) -> None:
    """Have a builder that checks for races know of waits and cache operations that order accesses."""
    checked = _checked(b)
    if checked is None or "race" not in checked.checks:
        return
    from ....isa.memory.coherence import Fence, fence_of

    does = {
        Fence.WRITE_BACK: structures.WRITES_BACK,
        Fence.WAIT: structures.WAITS,
        Fence.INVALIDATE: structures.INVALIDATES,
    }
    kind = kind_of(instruction)
    if (kind.does is Does.WAIT or kind.orders) and (fence := fence_of(instruction, kind.name, facts)) is not None:
        checked.note_fence(does[fence[0]], fence[1])


def note_control(b: LlvmBuilder, instruction: Instruction, active: Mask) -> None:
    """Have a builder that checks look at a barrier, or the end of a wave."""
    checked = _checked(b)
    if checked is None or "sync" not in checked.checks:
        return
    kind = kind_of(instruction)
    if kind.arrives:
        checked.note_barrier(active)
    elif kind.does is Does.END:
        checked.note_end()


def end_records(b: LlvmBuilder) -> None:
    """Have a builder that checks for races write what it has not yet recorded, before control goes elsewhere."""
    if checked := _checked(b):
        checked.records.end()
