"""Decodes a run of code: its instructions, which of them are reachable, and where control leaves it.

A survey costs a fraction of what instructions cost one by one; those are made only where a rule has a suspicion.
"""

from __future__ import annotations

import bisect
import itertools
from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache

from ..cached import cached_property
from ..isa.decode import Decoder, Survey
from ..isa.instruction import Decoded, Instruction
from ..isa.model import Reach
from ..isa.reach import furthest
from ..isa.register_bits import VECTORS
from ..isa.use import use_of
from ..records import dataclass, field

STOPS = frozenset({"s_code_end"})
"""Padding that ends a wave which gets there: it stands after functions."""
UNSURE = frozenset({"s_trap", "s_sethalt", "s_rfe_b64", "s_rfe_restore_b64", "s_cbranch_g_fork", "s_cbranch_join"})
"""After these control need not go on, which nothing in the code says."""
_NARROW = ("i8", "u8", "i16", "u16")
"""What ends the names of loads of less than a word."""
_TURN = 4
"""Bytes of an instruction that ends a block."""
LONGEST_ENTRY = 1024
"""Bytes from a kernel's start in which it loads its arguments."""


@dataclass(frozen=True)
class Turn:
    """Where control goes after an instruction: ``jump`` is the distance to a constant target from its start."""

    is_known: bool
    jump: int | None
    goes_on: bool
    is_padding: bool
    is_unsure: bool


@lru_cache(maxsize=1 << 16)
def turn_of(decoded: Decoded) -> Turn:
    """How control goes on after an instruction."""
    form = decoded.form
    if form is None:
        return Turn(is_known=False, jump=None, goes_on=False, is_padding=False, is_unsure=False)
    instruction = Instruction(1 << 32, decoded)
    target = None if form.has("isCall") else instruction.target
    return Turn(
        is_known=True,
        jump=None if target is None else target - (1 << 32),
        goes_on=not form.has("isBarrier"),
        is_padding=form.pseudo in STOPS,
        is_unsure=form.has("isCall") or form.pseudo in UNSURE,
    )


def successors(found: Instruction) -> list[int]:
    """Where control may go from an instruction, as far as that is known. It ends at calls: functions begin and end with code of
    their own."""
    if not found.decoded.is_turn:
        return [found.address + found.size]
    turn = turn_of(found.decoded)
    if turn.is_unsure or not turn.is_known:
        return []
    jump = [] if turn.jump is None else [found.address + turn.jump]
    return [*jump, *([found.address + found.size] if turn.goes_on else [])]


@dataclass
class Paths:
    """What the paths through a function meet: offsets in it. ``blocks`` are the runs of code that are reached."""

    blocks: list[tuple[int, int]] = field(default_factory=list)
    unknown: list[int] = field(default_factory=list)
    outside: list[tuple[int, int]] = field(default_factory=list)
    """Branches that leave the function, and how far from its start they lead."""
    inside: list[tuple[int, int]] = field(default_factory=list)
    """Branches into the middle of an instruction, and where that is."""
    off_end: list[int] = field(default_factory=list)
    """Where control runs off the end."""


Place = tuple[str, int]
"""A register: ``s`` or ``v``, and its number."""


@dataclass
class Start:
    """How the first block of a function uses what its registers hold at first: a bit for each, as in a ``Use``."""

    loads: dict[int, int] = field(default_factory=dict)
    """By the first of two SGPRs with an address: the furthest offset of a load from there."""
    loaded: dict[int, set[int]] = field(default_factory=dict)
    """The same with all offsets."""
    reads: int = 0
    """The registers that are read before they are written."""
    addresses: int = 0
    """Those of them that memory is accessed through."""
    unaligned: int | None = None
    """Where a scalar load of whole words reads at an offset that is no multiple of 4."""


@dataclass
class Reading:
    """A run of code as one decoder reads it."""

    code: bytes = field(repr=False)
    decoder: Decoder = field(repr=False)

    @cached_property
    def survey(self) -> Survey:
        """What is in the code."""
        return self.decoder.survey(self.code)

    @cached_property
    def needs(self) -> Reach:
        """What must be there for all instructions, reached or not."""
        return furthest(self.survey.needs)

    @cached_property
    def has_unknown(self) -> bool:
        """Whether some bytes are no instruction, reached or not."""
        return any(decoded.form is None for _, decoded in self.survey.turns)

    @cached_property
    def is_sound(self) -> bool:
        """Whether nothing is wrong with where control goes: first of all code, and where that fails, of what is reached."""
        if self.is_all_sound():
            return True
        paths = self.paths
        return not (paths.unknown or paths.outside or paths.inside or paths.off_end)

    def is_all_sound(self) -> bool:
        """Whether nothing is wrong with where control goes in all code, reached or not."""
        inside, end, turns = self.survey.inside, len(self.survey.inside), self.survey.turns
        if end * 4 != len(self.code) or not turns:
            return False
        for at, decoded in turns:
            turn = turn_of(decoded)
            if not turn.is_known or turn.is_padding or (turn.goes_on and at + decoded.step >= end):
                return False
            if turn.jump is not None:
                target = at + (turn.jump >> 2)
                if not 0 <= target < end or inside[target]:
                    return False
        at, decoded = turns[-1]
        return at + decoded.step == end

    @cached_property
    def paths(self) -> Paths:
        """What can be reached from its first instruction."""
        found, size = Paths(), len(self.code)
        turns = [(at * 4, decoded) for at, decoded in self.survey.turns]
        places = [at for at, _ in turns]
        waiting, seen = [0], set()
        while waiting:
            start = waiting.pop()
            number = bisect.bisect_left(places, start)
            if number in seen:
                found.blocks.append((start, places[number] if number < len(turns) else size))
                continue
            seen.add(number)
            if number == len(turns):
                found.blocks.append((start, size))
                found.off_end.append(size)
                continue
            at, decoded = turns[number]
            found.blocks.append((start, at + decoded.size))
            turn = turn_of(decoded)
            if turn.is_known:
                waiting += self._next(found, at, decoded.size, turn)
            else:
                found.unknown.append(at)
        return found

    def _next(self, found: Paths, at: int, length: int, turn: Turn) -> Iterator[int]:
        """Where a path goes on after a turn; what is wrong with that goes to ``found``."""
        size, inside = len(self.code), self.survey.inside
        if turn.is_padding:
            found.off_end.append(at)
            return
        if turn.jump is not None:
            target = at + turn.jump
            if not 0 <= target < size:
                found.outside.append((at, target))
            elif target % 4 or target >> 2 >= len(inside) or inside[target >> 2]:
                found.inside.append((at, target))
            else:
                yield target
        if turn.goes_on:
            if at + length < size:
                yield at + length
            elif not turn.is_unsure:
                found.off_end.append(size)

    def entry(self) -> Iterator[Instruction]:
        """The instructions of the first block, as far as arguments are loaded there."""
        for found in self.decoder.instructions(self.code[:LONGEST_ENTRY], 0):
            yield found
            if found.decoded.is_turn:
                break

    @cached_property
    def start(self) -> Start:
        """How the first block uses the registers that a wave begins with."""
        return start_of(self.entry())

    def first_uses(self) -> tuple[dict[Place, int], dict[Place, int]]:
        """Where the first block reads, and accesses memory through, the registers of :attr:`start` for the first time."""
        reads, addresses, written = dict[Place, int](), dict[Place, int](), 0
        for instruction in self.entry():
            use = use_of(instruction)
            for found, used in ((addresses, use.addresses), (reads, use.reads)):
                for place in _places(used & ~written):
                    found.setdefault(place, instruction.address)
            written |= use.writes
        return reads, addresses

    def reached(self, address: int) -> Iterator[Instruction]:
        """The instructions that can be reached, one by one, where the first is at ``address``."""
        end = 0
        for start, stop in sorted(self.paths.blocks):
            first = max(start, end)
            yield from self.decoder.instructions(self.code[first:stop], address + first)
            end = max(end, stop)

    def instructions_at(self, offsets: Collection[int]) -> dict[int, Instruction]:
        """The instructions that begin at offsets, their addresses counted from the start of the code."""
        if self.decoder.is_stateful:
            before = self.decoder.instructions(self.code, 0)
            return {found.address: found for found in before if found is not None and found.address in offsets}
        single = ((offset, self.decoder.one(self.code, offset)) for offset in offsets)
        return {offset: Instruction(offset, found) for offset, found in single if found}

    def spans(self) -> Iterator[tuple[int, int, list[int]]]:
        """The basic blocks in the order of the code: where each begins and ends, and where control goes on from its end."""
        size, follow = len(self.code), dict[int, list[int]]()
        for word, decoded in self.survey.turns:
            at, turn = word * 4, turn_of(decoded)
            after = at + decoded.size
            targets = [at + turn.jump] if turn.jump is not None else []
            follow[after] = [
                place for place in targets + [after] * (turn.goes_on and turn.is_known) if 0 <= place < size
            ]
        starts = sorted({0, *follow, *itertools.chain.from_iterable(follow.values())})
        for start, end in itertools.pairwise([*starts, size]):
            yield start, end, follow.get(end, [end])

    @cached_property
    def jumps(self) -> dict[int, list[int]]:
        """By the places that branches lead to, where the branches are."""
        found = dict[int, list[int]]()
        for word, decoded in self.survey.turns:
            jump = turn_of(decoded).jump
            if jump is not None:
                found.setdefault(word * 4 + jump, []).append(word * 4)
        return found

    def at(self, offset: int) -> Instruction | None:
        """The instruction at an offset; None outside of the code."""
        found = self.decoder.one(self.code, offset) if 0 <= offset < len(self.code) else None
        return self.in_context(Instruction(offset, found)) if found else None

    def in_context(self, found: Instruction) -> Instruction:
        """An instruction as those in front of it have it: where they may change which registers it names, from the whole code."""
        return self._in_state.get(found.address, found) if self.decoder.is_stateful else found

    @cached_property
    def _in_state(self) -> dict[int, Instruction]:
        return {found.address: found for found in self.decoder.instructions(self.code, 0)}

    def before(self, offset: int) -> Iterator[Instruction]:
        """The instructions that control may come from to a place, but for calls."""
        last = self.last_before(offset)
        if last is not None and last.form is not None:
            found = self.in_context(Instruction(offset - last.size, last))
            if offset in successors(found):
                yield found
        yield from filter(None, map(self.at, self.jumps.get(offset, ())))

    def last_before(self, offset: int) -> Decoded | None:
        """The instruction in front of an offset, if the code was read up to there."""
        found = self.survey.inside.rfind(0, 0, offset >> 2)
        return self.decoder.one(self.code[found * 4 : offset], 0) if found >= 0 else None

    def is_unsure_before(self, offset: int) -> bool:
        """Whether the instruction in front of an offset may well be the last that runs."""
        last = self.last_before(offset)
        return last is None or turn_of(last).is_unsure


def entry_of(decoder: Decoder, code: bytes, first_turn: int) -> Iterator[Instruction]:
    """The instructions of the first block up to its end, the first turn, as far as arguments are loaded there."""
    return decoder.instructions(code[: min(first_turn + _TURN, LONGEST_ENTRY)], 0)


def start_of(entry: Iterable[Instruction]) -> Start:
    """How a first block uses the registers that a wave begins with."""
    found, written = Start(), 0
    for instruction in entry:
        use = use_of(instruction)
        if use.load:
            base, offset = use.load
            if offset % 4 and found.unaligned is None and not instruction.mnemonic.endswith(_NARROW):
                found.unaligned = instruction.address
            if not written >> base & 3:
                found.loads[base] = max(found.loads.get(base, 0), offset)
                found.loaded.setdefault(base, set()).add(offset)
        found.addresses |= use.addresses & ~written
        found.reads |= use.reads & ~written
        written |= use.writes
    return found


def _places(bits: int) -> Iterator[Place]:
    """The registers of bits as in a ``Use``."""
    while bits:
        number = (bits & -bits).bit_length() - 1
        yield ("v", number - VECTORS) if number >= VECTORS else ("s", number)
        bits &= bits - 1
