"""Loops of one block whose end is foreseen: several iterations then follow each other without a branch.

GPUs of AMD's hide the time of loads by other waves, and compilers for them leave loops as they are. ptxas moves no load over a
branch. Where what decides on the end of a loop is computed without loads, it is computed for some iterations ahead; if the loop
goes on for all of them with the same active lanes, they are carried out at once.
"""

from __future__ import annotations

from ....fatbin.records import NamedTuple
from ...isa.facts import Facts
from ...isa.flow.liveness import keys
from ...isa.flow.regions import Block, Key, Region
from ...isa.memory.coherence import is_coherent
from ...isa.operations import Does, kind_of
from .ptx_text import THREADS

_MOST_LOADS, _LONGEST, _MOST_INSTRUCTIONS = 16, 64, 256
"""Of the iterations that are carried out at once: loads, instructions of one, and of all."""
_FREE = (Does.NOTHING, Does.WAIT)
_FROM_LDS = "ds_"
_VECTORS = ("v", "a")


class Foreseen(NamedTuple):
    """A loop whose end is foreseen."""

    copies: int
    deciding: frozenset[int]
    """The numbers of the instructions that decide on the end."""
    loads: frozenset[int]
    """The loads that do not depend on one another: those of all iterations are begun before anything waits for one."""
    ahead: frozenset[int]
    """Those loads, and what their addresses follow from."""


def foreseen(block: Block, region: Region, facts: Facts, lanes: int) -> Foreseen | None:
    """How a block is emitted that is a loop; None where it is as others are."""
    last = kind_of(block.last)
    if not _changes_lanes_last(block):
        return None
    is_loop = (
        last.does is Does.BRANCH_IF and block.successors[-1] == block.start and block.instructions[-1] is block.last
    )
    if not is_loop or block.successors[0] not in region.blocks or last.condition is None:
        return None
    length, loads = _length(block, facts)
    if not loads or length > _LONGEST:
        return None
    deciding = _deciding(block, last.condition[0], lanes // THREADS)
    if deciding is None:
        return None
    copies = 1 << max(1, min(_MOST_LOADS // len(loads), _MOST_INSTRUCTIONS // length).bit_length() - 1)
    ahead = _ahead(block, loads)
    return Foreseen(copies, deciding, loads if ahead else frozenset(), ahead)


def _changes_lanes_last(block: Block) -> bool:
    """Whether nothing depends on EXEC after it is written: the iterations that follow have the same lanes."""
    is_written = False
    for instruction, effects in zip(block.instructions, block.effects, strict=True):
        if is_written and (kind_of(instruction).access is not None or kind_of(instruction).name.startswith("v_")):
            return False
        is_written |= effects.writes_exec
    return True


def _length(block: Block, facts: Facts) -> tuple[int, frozenset[int]]:
    """The instructions of a loop that loads and stores nothing but in LDS, and the numbers of its loads; none of any other."""
    length, loads = 0, set[int]()
    for number, instruction in enumerate(block.instructions[:-1]):
        kind = kind_of(instruction)
        if kind.does in _FREE:
            continue
        length += 1
        if kind.access is not None:
            if kind.name.startswith(_FROM_LDS):
                continue
            if not (kind.is_plain and instruction.writes) or is_coherent(instruction, facts):
                return 0, frozenset()
            loads.add(number)
        elif kind.does is not Does.COMPUTE:
            return 0, frozenset()
    return length, frozenset(loads)


def _ahead(block: Block, loads: frozenset[int]) -> frozenset[int]:
    """The loads, and what their addresses follow from; none if loads or LDS are among that."""
    return _needed(block, loads, set(), 0) or frozenset()


def _deciding(block: Block, condition: str, words: int) -> frozenset[int] | None:
    """The instructions that the condition and EXEC at the end of each iteration follow from; None if a load is among them."""
    wanted: set[Key] = {("exec", n) for n in range(words)}
    wanted |= {("scc", 0)} if condition == "scc" else {(condition, n) for n in range(words)}
    return _needed(block, frozenset(), wanted, words)


def _needed(block: Block, loads: frozenset[int], later: set[Key], words: int) -> frozenset[int] | None:
    """Some loads, and what their addresses and registers at the end of each iteration follow from; EXEC counts if it has
    ``words``. None if what some load gives is among that, or what other lanes hold."""
    exec_keys, found = {("exec", n) for n in range(max(words, 2))}, set(loads)
    while True:  # what an iteration takes from the one before it, again
        wanted = set(later)
        for number in range(len(block.instructions) - 2, -1, -1):
            instruction, effects = block.instructions[number], block.effects[number]
            written = keys(instruction.writes)
            if not wanted.isdisjoint(written):
                is_across = any(key[0] in _VECTORS for key in effects.reads_all)
                if (
                    kind_of(instruction).access is not None
                    or is_across
                    or 0 < len(exec_keys.intersection(written)) < words
                ):
                    return None
                found.add(number)
            elif number not in loads:
                continue
            wanted.difference_update(effects.overwrites, effects.writes_active)
            wanted.update(effects.reads, effects.reads_all)
            if not words:
                wanted -= exec_keys
        if wanted <= later:
            return frozenset(found)
        later = later | wanted
