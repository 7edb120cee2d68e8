"""Which loops are emitted several times over, so that the loads of several iterations are on their way at once.

GPUs of AMD's hide the time of loads by other waves, and compilers for them leave loops as they are. ptxas moves no load over
a branch: so the iterations after the first are guarded by whether the loop goes on, and there is one branch for all of them.
"""

from __future__ import annotations

from ...isa.facts import Facts
from ...isa.flow.regions import Block
from ...isa.memory.coherence import is_coherent
from ...isa.operations import Does, kind_of

_COPIES = ((12, 8), (24, 4), (48, 2))
"""The most instructions of a loop, and how many times it is emitted."""
_FREE = (Does.NOTHING, Does.WAIT)
_FROM_LDS = "ds_"


def copies(block: Block, facts: Facts) -> int:
    """How many times a block is emitted."""
    last = kind_of(block.last)
    if last.does is not Does.BRANCH_IF or block.successors[-1] != block.start:
        return 1
    length = loads = 0
    for instruction in block.instructions[:-1]:
        kind = kind_of(instruction)
        if kind.does in _FREE:
            continue
        length += 1
        if kind.access is not None:
            if kind.name.startswith(_FROM_LDS):
                continue
            is_load = kind.is_plain and bool(instruction.writes)
            if not is_load or is_coherent(instruction, facts):
                return 1
            loads += 1
        elif kind.does is not Does.COMPUTE:
            return 1
    if not loads:
        return 1
    return next((count for most, count in _COPIES if length <= most), 1)
