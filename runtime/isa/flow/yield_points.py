"""Where a wave lets others go on first.

On hardware the waves of a workgroup run at the same time. Kernels without a barrier between loads and the stores after them
are wrong, but give right results there. A wave here runs on to its next barrier, so its stores would come before the loads of
waves whose turn is later: it lets the others of its workgroup go on before it stores what they may still have to load.
"""

from __future__ import annotations

from typing import Protocol

from ....fatbin.isa import Instruction
from ..operations import Does, kind_of
from .in_place import in_place_stores
from .regions import Block, Region


class YieldPoints(Protocol):
    """Finds the addresses in a region before which waves yield; ``is_entry``: kernels begin with the region."""

    def __call__(self, region: Region, *, is_entry: bool) -> frozenset[int]: ...


class BeforeStores:
    """Finds addresses between loads from LDS and stores to it, without a barrier in between, where lanes are chosen for the stores,
    and those of the stores to global memory that :mod:`.in_place` finds.

    A branch chooses lanes, or EXEC. What all lanes that load also store is mostly their own. Not in loops of one block, each
    iteration of which would cost more. Waves may have loaded before they get to a region that no kernel begins with, unless
    a region before it led there and tells.
    """

    def __init__(self) -> None:
        self._loaded: dict[int, bool] = {}
        """By the starts of blocks, whether a wave may have loaded since a barrier, where that is known."""

    def __call__(self, region: Region, *, is_entry: bool) -> frozenset[int]:
        is_known = is_entry or region.start in self._loaded
        is_loaded = not is_entry and self._loaded.get(region.start, True)
        loaded = _loaded_before(region, {region.start, *region.others} if is_loaded else {*region.others})
        if is_known:
            self._loaded.update({start: loaded[start] or self._loaded.get(start, False) for start in loaded})
        found = (
            _point_of(block, is_loaded=loaded[block.start]) for block in region if block.start not in block.successors
        )
        return frozenset(point for point in found if point is not None) | {*in_place_stores(region)}


def _point_of(block: Block, *, is_loaded: bool) -> int | None:
    """The address in a block, if it has one: waves yield once between two barriers."""
    point = block.start if is_loaded else None
    for instruction, effects in zip(block.instructions, block.effects, strict=True):
        if _stores(instruction) and point is not None:
            return point
        is_loaded |= _loads(instruction)
        if effects.writes_exec and is_loaded:
            point = instruction.address + instruction.size
    return None


def _loaded_before(region: Region, known: set[int]) -> dict[int, bool]:
    """For each block, whether a wave may have loaded from LDS since a barrier when it gets there; ``known``: where it may."""
    before = {start: start in known for start in region.blocks}
    waiting = [block for block in region if block.start in known or any(map(_loads, block.instructions))]
    while waiting:
        for target in _after(waiting.pop()):
            if not before.get(target, True):
                before[target] = True
                waiting.append(region.blocks[target])
    return before


def _after(block: Block) -> tuple[int, ...]:
    is_barrier = kind_of(block.last).does is Does.BARRIER
    return block.successors if block.resumes is None or is_barrier else (*block.successors, block.resumes)


def _loads(instruction: Instruction) -> bool:
    return _is_access(instruction) and bool(instruction.writes)


def _stores(instruction: Instruction) -> bool:
    return _is_access(instruction) and not instruction.writes


def _is_access(instruction: Instruction) -> bool:
    """Whether it loads from LDS or stores to it; not at an address that may be in any memory, as mostly in code for debugging."""
    return instruction.encoding == "DS" and kind_of(instruction).is_plain
