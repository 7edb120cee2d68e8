"""How large a region is, which decides how it is emitted. ``strips`` is how many vectors of the host a register fills."""

from __future__ import annotations

from collections import Counter

from ....isa.flow.accumulation import LEAST
from ....isa.flow.liveness import Key, is_matrix, keys
from ....isa.flow.loops import loop_depths
from ....isa.flow.regions import Block, Region

MOST_INLINED = 128
"""The most accesses of strips that are emitted inline in one region: each is about a hundred lines of IR."""
MOST_IN_LOOPS = 256
"""And the most in the loops of a region that has more than those: what is compiled for speed spends its time there."""
MOST_IN_COPIES, LONG_BLOCK, MOST_THAT_ADD, WINDOW = 160, 128, 2, 16
"""In a block of LONG_BLOCK instructions, of which one in MOST_THAT_ADD or more adds to a register that others of it add to, and a
region whose registers fill more vectors of the host, LLVM would give each sum a place of its own in the stack, more than the
first-level cache holds. There the registers stay in the memory of the wave, and are stored after each WINDOW of instructions."""
LONG_OF_PART = 64
"""The same holds from this many instructions on where the region is a part of a longer loop: a copy that is made where it is
entered lasts until it is left, and no longer."""
_VECTORS = ("v", "a")
_MEMORY = ("GLOBAL", "FLAT", "MUBUF", "DS", "SCRATCH")


def inlined(region: Region, strips: int) -> frozenset[int]:
    """The blocks whose accesses to memory are emitted inline: all, or those of the innermost loops while they are few enough.

    What is emitted for the others calls a function for each strip.
    """
    accesses = {block.start: _accesses(block) * strips for block in region}
    if sum(accesses.values()) <= MOST_INLINED:
        return frozenset(region.blocks)
    if is_crowded(region, strips):
        return frozenset()
    depths, found, left = loop_depths(region), set[int](), MOST_IN_LOOPS
    for start in sorted(accesses, key=lambda start: (-depths[start], start)):
        if depths[start] and 0 < accesses[start] <= left:
            found.add(start)
            left -= accesses[start]
    return frozenset(found)


def _accesses(block: Block) -> int:
    return sum(instruction.encoding in _MEMORY for instruction in block.instructions)


def is_crowded(region: Region, strips: int) -> bool:
    """Whether it has too many registers for LLVM, and long blocks that add to them."""
    if len(_vectors(region)) * strips <= MOST_IN_COPIES:
        return False
    if any(len(block.instructions) >= LONG_BLOCK and _is_of_sums(block) for block in region):
        return True
    return max(len(block.instructions) for block in region) >= LONG_OF_PART and _is_part(region)


def _is_of_sums(block: Block) -> bool:
    """Whether a block multiplies matrices, or much of it changes registers that it reads, and that other instructions change so."""
    if any(map(is_matrix, block.instructions)):
        return True
    changed = Counter[Key]()
    for instruction, effects in zip(block.instructions, block.effects, strict=True):
        written = keys(instruction.writes)
        if all(key[0] in _VECTORS and key in effects.reads for key in written):
            changed.update(written[:1])
    often = sum(count for count in changed.values() if count >= LEAST)
    return often * MOST_THAT_ADD >= len(block.instructions)


def _vectors(region: Region) -> set[Key]:
    """Its vector registers, but for those that only constants and scalars are moved to: LLVM makes these where they are read."""
    moved, computed = set[Key](), set[Key]()
    for block in region:
        for instruction, effects in zip(block.instructions, block.effects, strict=True):
            reads_lanes = any(file in _VECTORS for file, _ in (*effects.reads, *effects.reads_all))
            is_computed = reads_lanes or instruction.encoding in _MEMORY
            (computed if is_computed else moved).update(keys(instruction.writes))
    return {key for key in region.keys - (moved - computed) if key[0] in _VECTORS}


def _is_part(region: Region) -> bool:
    """Whether it has no loop, and goes on in another region."""
    goes_on = any(
        block.falls_out is not None or any(target not in region.blocks for target in block.successors)
        for block in region
    )
    return goes_on and not any(loop_depths(region).values())
