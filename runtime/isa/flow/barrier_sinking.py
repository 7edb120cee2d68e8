"""Barrier sinking: executing a barrier later, after instructions that only change registers.

At a barrier the live registers are spilled to the wave's memory and reloaded. Compilers often place arithmetic after a
barrier whose sources were loaded before it. If fewer registers are live past such instructions, the barrier is sunk below
them. Other waves cannot see the difference: the instructions only read and write the wave's registers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ....fatbin.isa import Instruction
from ..operations import Does, kind_of
from .liveness import keys
from .regions import Block, Region


def sinkable(region: Region, *, keeps_lanes: bool = False) -> dict[int, int]:
    """The barriers to sink: address of the barrier -> address at which the wave continues past it.

    ``keeps_lanes``: not past what changes EXEC, so that the same lanes reach them.
    """
    if region.uses_indices:
        return {}
    targets = {region.start, *region.others, *(target for block in region for target in block.successors)}
    found = {}
    for block in region:
        after = region.blocks.get(block.resumes or 0)
        if after is None or after.start in targets or kind_of(block.last).does is not Does.BARRIER:
            continue
        place = _best(after, region, keeps_lanes=keeps_lanes)
        if place is not None:
            found[block.last.address] = place
    return found


def _best(after: Block, region: Region, *, keeps_lanes: bool) -> int | None:
    """The address in the block after a barrier at which the fewest vector registers are live.

    Not where a mask is live that was made since the barrier: wave batches need to use those within one block.
    """
    before, *later = region.read_later(after)
    least, best, masks = _vectors(before), None, set[tuple[str, int]]()
    for instruction, live in zip(_own(after), later, strict=False):
        if keeps_lanes and any(file == "exec" for file, _ in keys(instruction.writes)):
            break
        if kind_of(instruction).name.startswith("v_"):
            masks.update(key for key in keys(instruction.writes) if key[0] not in ("v", "a"))
        if _vectors(live) < least and not masks & live:
            least, best = _vectors(live), instruction.address + instruction.size
    return best


def _vectors(live: Iterable[tuple[str, int]]) -> int:
    return sum(file in ("v", "a") for file, _ in live)


def _own(block: Block) -> Iterator[Instruction]:
    """The instructions at the start of a block without effects outside the wave; never the last one of the block."""
    for instruction in block.instructions[:-1]:
        if not _is_own(instruction):
            return
        yield instruction


def _is_own(instruction: Instruction) -> bool:
    """Whether a barrier may be executed before or after an instruction.

    Waits may be reordered too: each wave executes them before the barrier releases any wave.
    """
    kind = kind_of(instruction)
    if kind.does is Does.WAIT or kind.orders:
        return True
    if kind.does in (Does.NOTHING, Does.COMPUTE):
        return kind.name in _HINTS or all(part.rule is not None for part in kind.parts)
    return False


_HINTS = frozenset(("s_nop", "s_delay_alu", "s_clause", "v_nop", "s_waitcnt_depctr", "s_wait_alu"))
