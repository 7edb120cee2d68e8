"""Where a wave of a launch that is checked for races lets other workgroups go on first: once it has looked at memory by an atomic load
or operation, and once it has released what it has written.

Two that look before either acts on what it has seen are what a lock that is tested and taken in two steps does not expect. And
who writes to a place again, and does not wait for those that read it, does not expect that they have come in between.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....fatbin.isa import Instruction
from ....fatbin.isa.model import Kind
from ....fatbin.isa.waits import counters
from ..facts import Facts
from ..memory.coherence import Fence, coherence_of, fence_of, is_coherent
from ..operations import Does, kind_of
from .regions import Block, Region
from .yield_points import YieldPoints

_OTHERS = ("DS", "SMEM")
"""The encodings of accesses to memory that other workgroups do not reach, or that kernels do not write to so."""
_OWN = "scratch_"


def after_looks(facts: Facts) -> YieldPoints:
    """Finds the addresses after atomic loads and operations whose results the wave gets, and others beside these, and after stores
    and operations that release, in memory that other workgroups reach."""

    def find(region: Region, *, is_entry: bool) -> frozenset[int]:
        del is_entry
        instructions = {instruction.address: instruction for block in region for instruction in block.instructions}
        looks = [found for found in instructions.values() if _looks(found, facts)]
        releases = (found for block in region for found in _release(block, facts))
        undoes = (found for found in instructions.values() if looks and _changes(found))
        after = {found.address + found.size for found in (*looks, *releases, *undoes)}
        return frozenset(address for address in after if address in instructions)

    return find


def _looks(instruction: Instruction, facts: Facts) -> bool:
    kind = kind_of(instruction)
    if instruction.encoding == "DS" or kind.access is None or not instruction.writes:
        return False
    return "_atomic_" in kind.name or is_coherent(instruction, facts)


def _changes(instruction: Instruction) -> bool:
    """Whether it is an atomic operation, as those are that take back what the wave has tried."""
    return instruction.encoding != "DS" and "_atomic_" in kind_of(instruction).name


def _release(block: Block, facts: Facts) -> Iterator[Instruction]:
    """The stores that are atomic. Where these look like others, those that come right after a wait for all stores which nothing
    else needs; and so atomic operations everywhere."""
    of_all, marks_stores = counters(facts.major), coherence_of(facts).marks_stores
    waits_for_loads = of_all[Kind.STORE] == of_all[Kind.LOAD]
    is_loading = has_released = False
    for instruction in block.instructions:
        kind = kind_of(instruction)
        fence = fence_of(instruction, kind.name, facts)
        if fence is not None and fence[0] is Fence.WAIT:
            has_released, is_loading = not is_loading, False
        elif kind.does is Does.BARRIER:
            has_released = False
        elif kind.does is not Does.ACCESS or instruction.encoding in _OTHERS or kind.name.startswith(_OWN):
            continue
        elif not instruction.has("mayStore"):
            is_loading |= waits_for_loads
        else:
            is_marked = not instruction.has("mayLoad") and is_coherent(instruction, facts)
            if is_marked or (has_released and (not marks_stores or "_atomic_" in kind.name)):
                yield instruction
            has_released = False
