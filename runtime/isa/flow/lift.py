"""Lifting code to regions: the blocks that an address reaches without a call, and liveness between them."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Collection, Container, Iterable, Iterator

from ....fatbin.isa import Instruction
from ..not_carried_out import NoInstructionError
from ..operations import Does, kind_of
from . import barrier_sinking
from .liveness import effects_of
from .regions import ALL_LANES, Block, Key, Part, Region, backwards, renamed
from .yield_points import YieldPoints

Fetch = Callable[[int], Instruction]
"""The instruction at an address; raises :class:`~.refused.NoInstructionError` where there is none."""

Follow = Callable[[int, dict[int, int], int], int]
"""Passes over instructions from an address on that end no block, and returns that of the first which it does not pass: it may be
any. By the address of each it notes where the next one begins, but no more than the number given, and none twice."""

MOST_INSTRUCTIONS = 600
"""The most instructions of a region: beyond, compile time grows more than linearly."""

_NEVER_GOES_ON = (Does.END, Does.STOP, Does.JUMP)
"""What a wave does not return from to the following instruction."""


def lift(start: int, fetch: Fetch, most: int = MOST_INSTRUCTIONS) -> Region:
    """The region that begins at an address; raises if there is no instruction. Branches out may lead to none."""
    return lift_part(Part(start, discover(start, fetch, most)))


def lift_part(
    part: Part, *, yields: YieldPoints | None = None, is_entry: bool = True, keeps_lanes: bool = False
) -> Region:
    """The region of a part of a function.

    ``yields`` finds where waves leave it, and enter it, to let others go on first. ``is_entry``: kernels begin with it. ``keeps_lanes``: the lanes that reach a barrier are those of the code.
    """
    region = _region(part, {})
    waits = barrier_sinking.sinkable(region, keeps_lanes=keeps_lanes)
    points = yields(region, is_entry=is_entry) if yields else frozenset[int]()
    points -= frozenset(waits.values())  # a wave that goes on past a barrier has just let others go on
    return _region(part, waits, points) if waits or points else region


def lift_all(starts: Collection[int], fetch: Fetch, most: int) -> Region:
    """One region of several functions, the first of which waves begin with; they call and return within it."""
    found: dict[int, Instruction] = {}
    for start in starts:
        found |= discover(start, fetch, most)
    first, *others = starts
    return _region(Part(first, found, tuple(others)), {})


def _region(part: Part, waits: dict[int, int], yields: frozenset[int] = frozenset()) -> Region:
    """Build the region of a part; ``waits`` are the sunk barriers, and where the wave continues past them.

    It is entered where waves yield, too.
    """
    start, found, others = part
    leaders = leaders_of(start, found.values()).union(others, yields) - {
        address + found[address].size for address in waits
    } | set(waits.values())
    blocks = {block.start: block for block in _blocks(found, leaders, waits)}
    for block in blocks.values():
        block.effects = [effects_of(instruction) for instruction in block.instructions]
    region = Region(start, blocks, others, yields)
    _number_masks(region)
    find_live(region)
    return region


def discover(start: int, fetch: Fetch, most: int) -> dict[int, Instruction]:
    """Instructions that the start reaches without a call, breadth first, at most ``most`` of them."""
    return {address: fetch(address) for address in walk(start, fetch, most)[0]}


def one_by_one(address: int, _found: dict[int, int], _most: int) -> int:
    """Pass over nothing."""
    return address


def walk(
    start: int, fetch: Fetch, most: int, follow: Follow = one_by_one
) -> tuple[dict[int, int], dict[int, Instruction]]:
    """Where the next one begins, by the address of each instruction that :func:`discover` finds; and those that end blocks."""
    found, ends = dict[int, int](), dict[int, Instruction]()
    waiting = deque([start])
    while waiting and len(found) < most:
        address = waiting.popleft()
        while (address := follow(address, found, most)) not in found and len(found) < most:
            try:
                instruction = fetch(address)
            except NoInstructionError:
                if address == start:
                    raise
                break  # a fault of the wave that goes there, if one does
            following = found[address] = address + instruction.size
            if kind_of(instruction).ends_block:
                ends[address] = instruction
                waiting.extend(continuations(instruction))
                break
            address = following
    return found, ends


def continuations(instruction: Instruction) -> list[int]:
    """Where control goes within the function; the fall-through first."""
    does, following = kind_of(instruction).does, instruction.address + instruction.size
    if does in _NEVER_GOES_ON:
        return []
    if does is Does.BRANCH:
        return [] if instruction.target is None else [instruction.target]
    if does is Does.BRANCH_IF:
        return [following] if instruction.target is None else [following, instruction.target]
    return [following]


def leaders_of(start: int, found: Iterable[Instruction]) -> set[int]:
    """The addresses at which blocks begin, of which these instructions are the last ones, among others."""
    leaders = {start}
    for instruction in found:
        if kind_of(instruction).ends_block:
            leaders.add(instruction.address + instruction.size)
            leaders.update(continuations(instruction))
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
    kind = kind_of(last)
    if not kind.ends_block:
        block.successors = (following,) if following in found else ()
        block.falls_out = None if following in found else following
    elif kind.does in (Does.BRANCH, Does.BRANCH_IF):
        block.successors = tuple(continuations(last))
    elif kind.does not in _NEVER_GOES_ON:
        block.resumes = following
    return block


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
            if change and _takes_lanes(instruction):
                block.within[change] = number
            number = change or number
        block.numbers.append(number)


def _takes_lanes(instruction: Instruction) -> bool:
    """Whether an instruction that writes EXEC only takes lanes out of it."""
    name = kind_of(instruction).name
    sources = [o.register for o in instruction.operands if not o.is_output]
    is_exec = [register is not None and register.file == "exec" for register in sources]
    if name in ("s_and_b64", "s_and_b32"):
        return any(is_exec)
    if name in ("s_andn2_b64", "s_andn2_b32", "s_and_not1_b64", "s_and_not1_b32"):
        return bool(is_exec) and is_exec[0]
    return name.startswith(("s_and_saveexec_b", "v_cmpx_"))


def find_live(region: Region, whole: Container[int] = ()) -> None:
    """For each block the registers that are read after it, and in the lanes of which masks.

    At the addresses in ``whole`` all lanes are known to be active.
    """
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
            into = _before(block, out, whole)
            if out != block.live_out or into != block.live_in:
                block.live_out, block.live_in = out, into
                is_changing = True


def _into(target: Block, source: Block) -> dict[Key, frozenset[int]]:
    """The live-in registers of a block as its predecessor names masks: it ends with the mask that the block starts with."""
    return renamed(target.live_in, target.numbers[0], source.numbers[-1])


def _leaves(region: Region, block: Block) -> bool:
    if region.uses_indices:
        return True
    if block.falls_out is not None or kind_of(block.last).does in (Does.JUMP, Does.CALL):
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


def _before(block: Block, after: dict[Key, frozenset[int]], whole: Container[int]) -> dict[Key, frozenset[int]]:
    *_, live = backwards(block, after, whole)
    return live
