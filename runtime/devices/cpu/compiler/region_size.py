"""How large a region is, which decides how it is emitted. ``strips`` is how many vectors of the host a register fills."""

from __future__ import annotations

from ....isa.flow.regions import Region

MOST_INLINED = 128
"""The most accesses of strips that are emitted inline in one region: each is about a hundred lines of IR."""
MOST_IN_COPIES, LONG_BLOCK, WINDOW = 160, 128, 16
"""In a block of LONG_BLOCK instructions and a region whose registers fill more vectors of the host, LLVM would give each value
a place of its own in the stack, more than the first-level cache holds. There the registers stay in the memory of the wave,
and are stored after each WINDOW of instructions."""
_MEMORY = ("GLOBAL", "FLAT", "MUBUF", "DS", "SCRATCH")


def has_few_accesses(region: Region, strips: int) -> bool:
    """Whether its accesses to memory, lane by lane, may be emitted inline."""
    instructions = (instruction for block in region for instruction in block.instructions)
    return sum(i.encoding in _MEMORY for i in instructions) * strips <= MOST_INLINED


def is_crowded(region: Region, strips: int) -> bool:
    """Whether it has too many registers for LLVM, and long blocks."""
    vectors = sum(file in ("v", "a") for file, _ in region.keys) * strips
    return vectors > MOST_IN_COPIES and any(len(block.instructions) >= LONG_BLOCK for block in region)
