"""What emission does for checked launches alone."""

from __future__ import annotations

from .....fatbin.isa import Instruction
from ....isa.facts import Facts
from ....isa.memory.coherence import is_coherent
from ....isa.operations import Does, kind_of
from ....isa.values import Mask
from .llvm.builder import LlvmBuilder
from .llvm.checks import CheckedBuilder


def builder_for(lanes: int, *, inline: bool, batch_size: int = 1, checks: frozenset[str]) -> LlvmBuilder:
    """The builder of code that is checked, or not."""
    if not checks:
        return LlvmBuilder(lanes, inline=inline, batch_size=batch_size)
    b = CheckedBuilder(lanes, inline=inline, batch_size=batch_size)
    b.checks = checks
    return b


def note_coherence(b: LlvmBuilder, instruction: Instruction, facts: Facts) -> None:
    """Tell a builder that checks whether the accesses of an instruction are atomic loads and stores."""
    if isinstance(b, CheckedBuilder):
        b.is_coherent = is_coherent(instruction, facts)


def note_control(b: LlvmBuilder, instruction: Instruction, active: Mask) -> None:
    """Have a builder that checks look at a barrier, or the end of a wave."""
    if not (isinstance(b, CheckedBuilder) and "sync" in b.checks):
        return
    kind = kind_of(instruction)
    if kind.arrives:
        b.note_barrier(active)
    elif kind.does is Does.END:
        b.note_end()
