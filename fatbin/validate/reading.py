"""Decodes a run of code: its instructions, which of them are reachable, and where control leaves it.

A survey costs a fraction of what instructions cost one by one; those are made only where a rule has a suspicion.
"""

from __future__ import annotations

import bisect
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from ..cached import cached_property
from ..isa.decode import Decoder, Survey
from ..isa.instruction import Decoded, Instruction
from ..isa.model import Reach, Register
from ..isa.reach import furthest

_STOPS = frozenset({"s_code_end"})
"""Padding that ends a wave which gets there: it stands after functions."""
_UNSURE = frozenset({"s_trap", "s_sethalt", "s_rfe_b64", "s_rfe_restore_b64", "s_cbranch_g_fork", "s_cbranch_join"})
"""After these control need not go on, which nothing in the code says."""
_SPILLS = frozenset({"v_writelane_b32"})
"""What compilers save a scalar register with, also one that holds nothing yet: LLVM does so around calls."""
_ADDRESSES = ("addr", "vaddr", "saddr", "sbase", "srsrc")
"""Operands that say where memory is accessed."""
_LONGEST_ENTRY = 1024
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
        is_padding=form.pseudo in _STOPS,
        is_unsure=form.has("isCall") or form.pseudo in _UNSURE,
    )


@dataclass
class Paths:
    """What the ways through a function meet: offsets in it. ``blocks`` are the runs of code that are reached."""

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
    """How the first block of a function uses what its registers hold at first."""

    loads: dict[int, int] = field(default_factory=dict)
    """By the first of two SGPRs with an address: the furthest offset of a load from there."""
    reads: dict[Place, int] = field(default_factory=dict)
    """The registers that are read before they are written, and where."""
    addresses: dict[Place, int] = field(default_factory=dict)
    """Those of them that memory is accessed through."""


def _places(named: list[tuple[Register, bool]], *, is_written: bool) -> Iterator[Place]:
    for register, is_output in named:
        # Of a run of VGPRs that is read, compilers may leave some undefined: the other half of a number that is extended.
        if register.file == "v" and register.width > 1 and not is_written:
            continue
        if is_output == is_written and register.file in ("s", "v"):
            for index in range(register.index, register.index + register.width):
                yield register.file, index


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
        return furthest(self.survey.different)

    @cached_property
    def has_unknown(self) -> bool:
        """Whether some bytes are no instruction, reached or not."""
        return any(decoded.form is None for _, decoded in self.survey.turns)

    @cached_property
    def paths(self) -> Paths:
        """What can be reached from its first instruction."""
        found, turns, size = Paths(), self.survey.turns, len(self.code)
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
        size, starts = len(self.code), self.survey.starts
        if turn.is_padding:
            found.off_end.append(at)
            return
        if turn.jump is not None:
            target = at + turn.jump
            if not 0 <= target < size:
                found.outside.append((at, target))
            elif target % 4 or not starts[target >> 2]:
                found.inside.append((at, target))
            else:
                yield target
        if turn.goes_on:
            if at + length < size:
                yield at + length
            elif not turn.is_unsure:
                found.off_end.append(size)

    @cached_property
    def start(self) -> Start:
        """How the first block uses the registers that a wave begins with."""
        turns, found, written = self.survey.turns, Start(), set[Place]()
        end = min(turns[0][0] if turns else len(self.code), _LONGEST_ENTRY)
        for instruction in self.decoder.instructions(self.code[:end], 0):
            form = instruction.form
            if form is None:
                continue
            load = _constant_load(instruction) if form.is_load else None
            if load and not written & {("s", load[0]), ("s", load[0] + 1)}:
                found.loads[load[0]] = max(found.loads.get(load[0], 0), load[1])
            named = instruction.named_registers(form)
            for place in _addresses(instruction) if form.has("mayLoad", "mayStore") else ():
                if place not in written:
                    found.addresses.setdefault(place, instruction.address)
            for place in _places(named, is_written=False):
                if place not in written and form.mnemonic not in _SPILLS:
                    found.reads.setdefault(place, instruction.address)
            written.update(_places(named, is_written=True))
        return found

    def reached(self, address: int) -> Iterator[Instruction]:
        """The instructions that can be reached, one by one, where the first is at ``address``."""
        end = 0
        for start, stop in sorted(self.paths.blocks):
            first = max(start, end)
            yield from self.decoder.instructions(self.code[first:stop], address + first)
            end = max(end, stop)

    def last_before(self, offset: int) -> Decoded | None:
        """The instruction in front of an offset, if the code was read up to there."""
        starts = self.survey.starts
        found = starts.rfind(1, 0, offset >> 2)
        return next(iter(self.decoder.instructions(self.code[found * 4 : offset], 0))).decoded if found >= 0 else None

    def is_unsure_before(self, offset: int) -> bool:
        """Whether the instruction in front of an offset may well be the last that runs."""
        last = self.last_before(offset)
        return last is None or turn_of(last).is_unsure


def _addresses(instruction: Instruction) -> Iterator[Place]:
    """The registers that an access to memory takes its address from."""
    for name in _ADDRESSES:
        operand = instruction.operand(name)
        register = operand.register if operand else None
        if register is not None and register.file in ("s", "v"):
            yield from ((register.file, index) for index in range(register.index, register.index + register.width))


def _constant_load(instruction: Instruction) -> tuple[int, int] | None:
    """Where from and how far a scalar load reads, if its offset is a constant."""
    address, offset = instruction.operand("sbase"), instruction.operand("offset")
    register = address.register if address else None
    if register is None or register.file != "s" or instruction.operand("soffset") or offset is None:
        return None
    return None if isinstance(offset.value, Register) else (register.index, offset.value.bits)
