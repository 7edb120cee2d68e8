"""Where a wave of a launch that is checked for races lets other workgroups go on first: once it has looked at memory by an atomic load
or operation.

Two that look before either acts on what it has seen are what a lock that is tested and taken in two steps does not expect.
"""

from __future__ import annotations

from ....fatbin.isa import Instruction
from ..facts import Facts
from ..memory.coherence import is_coherent
from ..operations import kind_of
from .regions import Region
from .yield_points import YieldPoints


def after_looks(facts: Facts) -> YieldPoints:
    """Finds the addresses after atomic loads and operations, in memory that other workgroups reach, whose results the wave gets."""

    def find(region: Region, *, is_entry: bool) -> frozenset[int]:
        del is_entry
        instructions = {instruction.address: instruction for block in region for instruction in block.instructions}
        after = (address + found.size for address, found in instructions.items() if _looks(found, facts))
        return frozenset(address for address in after if address in instructions)

    return find


def _looks(instruction: Instruction, facts: Facts) -> bool:
    kind = kind_of(instruction)
    if instruction.encoding == "DS" or kind.access is None or not instruction.writes:
        return False
    return "_atomic_" in kind.name or is_coherent(instruction, facts)
