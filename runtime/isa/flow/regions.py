"""Regions: the blocks of code that the engine compiles as one function, and the registers that are live in them."""

from __future__ import annotations

from collections.abc import Container, Iterator

from ....fatbin.cached import cached_property
from ....fatbin.isa import Instruction
from ....fatbin.records import NamedTuple, dataclass, field
from ..indexed import INDEXING
from ..operations import kind_of
from .liveness import Effects, keys

ALL_LANES = -1
"""The number of the mask of all lanes, active or not."""


@dataclass
class Block:
    """A basic block, with the addresses of its successors within the region."""

    start: int
    instructions: list[Instruction]
    successors: tuple[int, ...] = ()
    resumes: int | None = None
    """The address at which the wave re-enters the region after a call or a wait."""
    falls_out: int | None = None
    """The address at which the wave continues outside the region, if the region was cut off here."""
    effects: list[Effects] = field(default_factory=list)
    live_out: dict[Key, frozenset[int]] = field(default_factory=dict)
    live_in: dict[Key, frozenset[int]] = field(default_factory=dict)
    leaves: bool = False
    """Whether it ends in code outside the region, where every register may be read."""
    numbers: list[int] = field(default_factory=list)
    """For each instruction, and for the end, the number of the EXEC mask in force."""
    within: dict[int, int] = field(default_factory=dict)
    """Masks that are made here by taking lanes from another: their numbers, and that one's."""

    @property
    def last(self) -> Instruction:
        """The last instruction."""
        return self.instructions[-1]

    def left_from(self, pc: int | str) -> int:
        """The address of the instruction that leaves it for ``pc``."""
        into = (i.address for i in self.instructions if i.address + i.size == pc)
        return next(into, self.last.address)

    @property
    def end(self) -> int:
        """The address past the block. Its last instruction may have a lower address: see :mod:`.barrier_sinking`."""
        return max(instruction.address + instruction.size for instruction in self.instructions)

    @property
    def written(self) -> set[Key]:
        """All registers that it writes."""
        return {key for instruction in self.instructions for key in keys(instruction.writes)}

    def is_within(self, number: int, other: int) -> bool:
        """Whether the lanes of a mask are all among those of another that this block met before."""
        while number != other:
            if number not in self.within:
                return False
            number = self.within[number]
        return True


Key = tuple[str, int]
"""A register: file and index."""


class Edge(NamedTuple):
    """An edge from one block to another, by their addresses."""

    source: int
    target: int

    @property
    def is_back(self) -> bool:
        """Whether it is a back edge."""
        return self.target <= self.source


class Part(NamedTuple):
    """The part of a function that becomes a region: where it begins, its instructions by address, and where else it is entered."""

    start: int
    instructions: dict[int, Instruction]
    others: tuple[int, ...] = ()


@dataclass
class Region:
    """Blocks by address; it may be entered at any of them."""

    start: int
    blocks: dict[int, Block]
    others: tuple[int, ...] = ()
    """Where else it is called, or entered from other parts of its function."""
    yields: frozenset[int] = frozenset()
    """The blocks before which a wave may let others go on first: see :mod:`.yield_points`."""

    def entries(self) -> list[int]:
        """The addresses at which waves may enter: the start, after calls and waits, the heads of loops,
        and where it yields."""
        found = {self.start, *self.others, *self.yields}
        for block in self.blocks.values():
            if block.resumes is not None and block.resumes in self.blocks:
                found.add(block.resumes)
            found.update(t for t in block.successors if t <= block.start and t in self.blocks)
        return sorted(found)

    @property
    def length(self) -> int:
        """The number of instructions."""
        return sum(len(block.instructions) for block in self.blocks.values())

    @property
    def keys(self) -> set[Key]:
        """Every register that it reads or writes."""
        found: set[Key] = set()
        for block in self.blocks.values():
            for e in block.effects:
                found.update(e.reads, e.reads_all, e.overwrites, e.writes_active)
        return found

    @cached_property
    def uses_indices(self) -> bool:
        """Whether an instruction addresses vector registers by a number that is computed at run time."""
        return any(kind_of(i).name in INDEXING for block in self.blocks.values() for i in block.instructions)

    @property
    def unset(self) -> list[Key] | None:
        """The registers that may be read before they are written, from the start on; None: perhaps all, in code outside."""
        return None if any(block.leaves for block in self) else sorted(self.blocks[self.start].live_in)

    def read_later(self, block: Block) -> list[set[Key]]:
        """The live registers before each instruction of a block, and after the last one."""
        return [set(live) for live in backwards(block, block.live_out)][::-1]

    def __iter__(self) -> Iterator[Block]:
        return iter(self.blocks.values())


def renamed(live: dict[Key, frozenset[int]], number: int, other: int) -> dict[Key, frozenset[int]]:
    """Live registers with one mask number replaced by another."""
    if number == other:
        return live
    return {key: masks - {number} | {other} if number in masks else masks for key, masks in live.items()}


def backwards(
    block: Block, after: dict[Key, frozenset[int]], whole: Container[int] = ()
) -> Iterator[dict[Key, frozenset[int]]]:
    """The live registers after a block, then before each instruction, last first; one object that is updated.

    At the addresses in ``whole`` all lanes are active: what is written there is written in all of them.
    """
    live = dict(after)
    yield live
    for n in range(len(block.effects) - 1, -1, -1):
        effects, number = block.effects[n], block.numbers[n]
        if effects.writes_exec:
            # Before a mask is made its number stands for the one of the previous iteration.
            made = block.numbers[n + 1]
            live = renamed(live, made, block.within.get(made, ALL_LANES))
        for key in effects.overwrites:
            live.pop(key, None)
        is_whole = bool(effects.writes_active) and block.instructions[n].address in whole
        for key in effects.writes_active:
            masks = live.get(key)
            if is_whole:
                live.pop(key, None)
            elif masks is not None:
                rest = masks - {number}
                if rest:
                    live[key] = rest
                else:
                    del live[key]
        for key in effects.reads:
            live[key] = live.get(key, frozenset()) | {number}
        for key in effects.reads_all:
            live[key] = live.get(key, frozenset()) | {ALL_LANES}
        yield live
