"""Lifting code to regions: the blocks that an address reaches without a call, and liveness between them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from ....fatbin.isa import Instruction
from .. import control
from ..indexed import INDEXING
from ..naming import operation
from ..refused import NoInstructionError
from . import barrier_sinking
from .liveness import Effects, effects_of, keys

Fetch = Callable[[int], Instruction]
"""The instruction at an address; raises :class:`~.refused.NoInstructionError` where there is none."""

MOST_INSTRUCTIONS = 600
"""The most instructions of a region: beyond, compile time grows more than linearly."""


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


@dataclass
class Region:
    """Blocks by address; it may be entered at any of them."""

    start: int
    blocks: dict[int, Block]

    def entries(self) -> list[int]:
        """The addresses at which waves may enter: the start, after calls and waits, and the heads of loops."""
        found = {self.start}
        for block in self.blocks.values():
            if block.resumes is not None and block.resumes in self.blocks:
                found.add(block.resumes)
            found.update(t for t in block.successors if t <= block.start and t in self.blocks)
        return sorted(found)

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
        return any(operation(i) in INDEXING for block in self.blocks.values() for i in block.instructions)

    def read_later(self, block: Block) -> list[set[Key]]:
        """The live registers before each instruction of a block, and after the last one."""
        return [set(live) for live in _backwards(block, block.live_out)][::-1]

    def __iter__(self) -> Iterator[Block]:
        return iter(self.blocks.values())


def lift(start: int, fetch: Fetch, most: int = MOST_INSTRUCTIONS) -> Region:
    """The region that begins at an address; raises if there is no instruction. Branches out may lead to none."""
    found = _discover(start, fetch, most)
    region = _region(start, found, {})
    waits = barrier_sinking.sinkable(region)
    return _region(start, found, waits) if waits else region


def _region(start: int, found: dict[int, Instruction], waits: dict[int, int]) -> Region:
    """Build a region of instructions; ``waits`` are the sunk barriers, and where the wave continues past them."""
    leaders = _leaders(start, found) - {address + found[address].size for address in waits} | set(waits.values())
    blocks = {block.start: block for block in _blocks(found, leaders, waits)}
    for block in blocks.values():
        block.effects = [effects_of(instruction) for instruction in block.instructions]
    region = Region(start, blocks)
    _number_masks(region)
    _find_live(region)
    return region


def _discover(start: int, fetch: Fetch, most: int) -> dict[int, Instruction]:
    """Instructions that the start reaches, breadth first, at most :data:`MOST_INSTRUCTIONS`."""
    found: dict[int, Instruction] = {}
    waiting = [start]
    while waiting and len(found) < most:
        address = waiting.pop(0)
        while address not in found and len(found) < most:
            try:
                instruction = found[address] = fetch(address)
            except NoInstructionError:
                if address == start:
                    raise
                break  # a fault of the wave that goes there, if one does
            if control.ends_block(instruction):
                waiting.extend(_after(instruction))
                break
            address += instruction.size
    return found


def _after(instruction: Instruction) -> list[int]:
    """Where control goes within the function; the fall-through first."""
    name, following = operation(instruction), instruction.address + instruction.size
    if name in control.ENDS or name in control.STOPS or name == "s_setpc_b64":
        return []
    if name == "s_branch":
        return [] if instruction.target is None else [instruction.target]
    if name in control.CONDITIONS:
        return [following] if instruction.target is None else [following, instruction.target]
    return [following]


def _leaders(start: int, found: dict[int, Instruction]) -> set[int]:
    leaders = {start}
    for instruction in found.values():
        if control.ends_block(instruction):
            leaders.add(instruction.address + instruction.size)
            leaders.update(_after(instruction))
    return leaders


def _blocks(found: dict[int, Instruction], leaders: set[int], waits: Collection[int]) -> Iterator[Block]:
    run: list[Instruction] = []
    for address in sorted(found):
        if run and (address in leaders or run[-1].address + run[-1].size != address):
            yield _closed(run, found, waits)
            run = []
        run.append(found[address])
    if run:
        yield _closed(run, found, waits)


def _closed(run: list[Instruction], found: dict[int, Instruction], waits: Collection[int]) -> Block:
    following = run[-1].address + run[-1].size
    block = Block(run[0].address, sorted(run, key=lambda instruction: instruction.address in waits))
    last = block.last
    name = operation(last)
    if not control.ends_block(last):
        block.successors = (following,) if following in found else ()
        block.falls_out = None if following in found else following
    elif name == "s_branch" or name in control.CONDITIONS:
        block.successors = tuple(_after(last))
    elif name not in control.ENDS and name not in control.STOPS and name != "s_setpc_b64":
        block.resumes = following
    return block


ALL_LANES = -1
"""The number of the mask of all lanes, active or not."""


def _number_masks(region: Region) -> None:
    """Number the EXEC masks, so that equal numbers mean the same mask."""
    predecessors: dict[int, list[int]] = defaultdict(list)
    entries = set(region.entries())
    for block in region:
        for target in block.successors:
            predecessors[target].append(block.start)
    fresh = iter(range(1, 1 << 30))
    own = {start: next(fresh) for start in region.blocks}
    changes = {b.start: [next(fresh) if e.writes_exec else 0 for e in b.effects] for b in region}
    entry = {start: own[start] if start in entries else 0 for start in region.blocks}
    out = dict.fromkeys(region.blocks, 0)
    is_changing = True
    while is_changing:
        is_changing = False
        for start in region.blocks:
            if start not in entries:
                incoming = {out[p] for p in predecessors[start]} - {0}
                # Unknown ones (0) are optimistically the same as the others.
                now = own[start] if len(incoming) > 1 else next(iter(incoming), 0)
                if entry[start] == own[start]:
                    now = own[start]
                is_changing |= now != entry[start]
                entry[start] = now
            after = next((n for n in reversed(changes[start]) if n), entry[start])
            is_changing |= after != out[start]
            out[start] = after
    for block in region:
        number = entry[block.start] or own[block.start]
        block.numbers = []
        for change, instruction in zip(changes[block.start], block.instructions, strict=True):
            block.numbers.append(number)
            if change and control.takes_lanes(instruction):
                block.within[change] = number
            number = change or number
        block.numbers.append(number)


def _find_live(region: Region) -> None:
    """For each block the registers that are read after it, and in the lanes of which masks."""
    everything = {key: frozenset((ALL_LANES,)) for key in region.keys}
    for block in region:
        block.live_out, block.live_in = {}, {}
        block.leaves = _leaves(region, block)
    is_changing = True
    while is_changing:
        is_changing = False
        for block in reversed(list(region.blocks.values())):
            after = block.successors if block.resumes is None else (*block.successors, block.resumes)
            out = _joined([_into(region.blocks[t], block) for t in after if t in region.blocks])
            if block.leaves:
                out = everything
            into = _before(block, out)
            if out != block.live_out or into != block.live_in:
                block.live_out, block.live_in = out, into
                is_changing = True


def _into(target: Block, source: Block) -> dict[Key, frozenset[int]]:
    """The live-in registers of a block as its predecessor names masks: it ends with the mask that the block starts with."""
    return _renamed(target.live_in, target.numbers[0], source.numbers[-1])


def _renamed(live: dict[Key, frozenset[int]], number: int, other: int) -> dict[Key, frozenset[int]]:
    """Live registers with one mask number replaced by another."""
    if number == other:
        return live
    return {key: masks - {number} | {other} if number in masks else masks for key, masks in live.items()}


def _leaves(region: Region, block: Block) -> bool:
    if region.uses_indices:
        return True
    name = operation(block.last)
    if block.falls_out is not None or name in control.JUMPS:
        return True
    if block.resumes is not None and block.resumes not in region.blocks:
        return True
    return any(target not in region.blocks for target in block.successors)


def _joined(parts: list[dict[Key, frozenset[int]]]) -> dict[Key, frozenset[int]]:
    if len(parts) == 1:
        return parts[0]
    found: dict[Key, frozenset[int]] = {}
    for part in parts:
        for key, masks in part.items():
            found[key] = found.get(key, frozenset()) | masks
    return found


def _before(block: Block, after: dict[Key, frozenset[int]]) -> dict[Key, frozenset[int]]:
    *_, live = _backwards(block, after)
    return live


def _backwards(block: Block, after: dict[Key, frozenset[int]]) -> Iterator[dict[Key, frozenset[int]]]:
    """The live registers after a block, then before each instruction, last first; one object that is updated."""
    live = dict(after)
    yield live
    for n in range(len(block.effects) - 1, -1, -1):
        effects, number = block.effects[n], block.numbers[n]
        if effects.writes_exec:
            # Before a mask is made its number stands for the one of the previous iteration.
            made = block.numbers[n + 1]
            live = _renamed(live, made, block.within.get(made, ALL_LANES))
        for key in effects.overwrites:
            live.pop(key, None)
        for key in effects.writes_active:
            masks = live.get(key)
            if masks is not None:
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
