"""What emission does for checked launches alone."""

from __future__ import annotations

from .....fatbin.isa import Constant, Instruction, Register
from ....isa.control import SPLIT_SIGNALS
from ....isa.facts import Facts
from ....isa.flow.regions import Region
from ....isa.memory.coherence import is_coherent
from ....isa.operations import Does, kind_of
from ....isa.values import Mask
from .llvm.builder import LlvmBuilder
from .llvm.checks import CheckedBuilder

_BASES = {"vaddr": "lane", "addr": "lane", "saddr": "base", "sbase": "base", "srsrc": "base", "soffset": "offset"}
"""What the operands of an address are, by their names."""


def builder_for(lanes: int, *, inline: bool, batch_size: int = 1, is_checked: bool) -> LlvmBuilder:
    """The builder of code that is checked, or not."""
    return (CheckedBuilder if is_checked else LlvmBuilder)(lanes, inline=inline, batch_size=batch_size)


def atomic_loads_and_stores(region: Region, facts: Facts) -> frozenset[int]:
    """The addresses of loads and stores of a region that count as atomic.

    Beside those that say so, a load of what a compare-and-swap of the region updates: where a processor has no
    instruction for an atomic operation, compilers load the value plainly and try until no other wave has changed it.
    """
    instructions = [instruction for block in region for instruction in block.instructions]
    swapped = {_place(one) for one in instructions if "cmpswap" in one.family.lower() or "cmpst" in one.family.lower()}
    uniform = {frozenset(part for part in place if part[0] != "lane") for place in swapped}
    return frozenset(
        one.address
        for one in instructions
        if is_coherent(one, facts) or _place(one) in (uniform if one.encoding == "SMEM" else swapped)
    )


def _place(instruction: Instruction) -> frozenset[tuple[str, str]]:
    """What an instruction makes its address of; nothing where it has none."""
    named = [operand for operand in instruction.operands if operand.name in _BASES]
    parts = {(_BASES[one.name], str(one.value)) for one in named if _counts(one.value)}
    return frozenset({*parts, ("constant", str(instruction.constant("offset") or 0))}) if named else frozenset()


def _counts(value: Register | Constant) -> bool:
    """Whether a part of an address is not zero."""
    return value.file != "null" if isinstance(value, Register) else value.bits != 0


def note_control(b: LlvmBuilder, instruction: Instruction, active: Mask) -> None:
    """Have a builder that checks look at a barrier, or the end of a wave."""
    if not isinstance(b, CheckedBuilder):
        return
    kind = kind_of(instruction)
    if kind.name == "s_barrier" or kind.name in SPLIT_SIGNALS:
        b.note_barrier(active)
    elif kind.does is Does.END:
        b.note_end()
