"""Code bytes to instructions. Knows tables, and nothing about any one opcode or processor."""

from __future__ import annotations

import functools
import itertools
import operator
import struct
import sys
from typing import TYPE_CHECKING, TypeVar

from ..records import dataclass, field
from .instruction import Decoded, Instruction, Unknown
from .isa import BUCKET_SHIFT, Isa, isa_of
from .model import Need
from .reach import need_of, row_bit

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from ..target import TargetID
    from .operands import Operands

_Found = TypeVar("_Found", "Instruction", "Instruction | None")
_REMEMBERED = 1 << 17
"""How many different instructions all decoders remember together; code repeats itself."""
_AT_ONCE = 1 << 14
"""How many bytes of code are read before their instructions are handed on."""
_FIRST = 64
"""How many at first: who wants few instructions does not wait for many."""
_INSIDE = [b"\1" * (step - 1) for step in range(6)]
"""The marks of the words after an instruction's first, by how many it has."""


@dataclass
class Survey:
    """A run of code at a glance, in places that count words: which words no instruction begins at (a byte for each, not
    0), what must be there for them, and where those are after which control may go elsewhere, or that are none."""

    inside: bytearray
    needs: frozenset[Need] = frozenset()
    turns: list[tuple[int, Decoded]] = field(default_factory=list)


class Memory:
    """What has been decoded, by its bytes."""

    def __init__(self) -> None:
        # By first word: the instruction, or how many bytes decide which one it is.
        self.by_word: dict[int, Decoded | int] = {}
        self.by_bytes: dict[bytes, Decoded] = {}

    def known(self, data: bytes, first: int) -> Decoded | None:
        """What was decoded already of bytes that begin with this word."""
        found = self.by_word.get(first)
        return self.by_bytes.get(data[:found]) if found.__class__ is int else found  # type: ignore[return-value]

    def keep(self, data: bytes, first: int, reach: int, decoded: Decoded) -> None:
        """Remember what was found, by all the bytes that an instruction with this first word may have."""
        if decoded.size > reach:
            reach = decoded.size
        if reach == 4:
            self.by_word[first] = decoded
            return
        known = self.by_word.get(first)
        if known is None or known.__class__ is not int or known < reach:
            self.by_word[first] = known = reach
        self.by_bytes[data[:known]] = decoded

    def copy(self) -> Memory:
        """Another with the same in it."""
        copy = Memory()
        copy.by_word, copy.by_bytes = self.by_word.copy(), self.by_bytes.copy()
        return copy

    def forget(self) -> None:
        """Remember nothing. Whoever decodes meanwhile decodes again."""
        self.by_bytes.clear()
        self.by_word.clear()


class Decoder:
    """Decodes for one instruction set, and remembers what it has seen."""

    def __init__(self, isa: Isa) -> None:
        self.isa = isa
        self.memory = Memory()
        self._max_bytes, self._buckets = isa.max_bytes, isa.buckets
        # Whether an instruction changes which registers later ones name.
        self.is_stateful = isa.has("GFX1250Insts")
        # The decoders of processors that differ from this one in some encodings alone, and what any of them has seen.
        self.alike: list[Decoder] = []
        self.common: Memory | None = None
        # By the other instruction set: the rows, as bits and as numbers, that its instructions may have and that are not the
        # same here; and whether text is the same.
        self._unlike: dict[Operands, tuple[int, frozenset[int | None], bool]] = {}

    def meet(self, others: Iterable[Decoder]) -> None:
        """Be given the other decoders there are: those of similar processors are :attr:`alike`."""
        self.alike = [other for other in others if other.isa.reading == self.isa.reading]
        for other in self.alike:
            other.alike.append(self)
            self.common = other.common = self.common or other.common or other.memory.copy()

    def reads_as(self, other: Decoder, rows: int) -> bool:
        """Whether code in which one of :attr:`alike` found these rows, as bits, is the same here."""
        return not self._unlike_of(other.isa)[0] & rows

    def _unlike_of(self, other: Operands) -> tuple[int, frozenset[int | None], bool]:
        found = self._unlike.get(other)
        if found is None:
            assert isinstance(other, Isa)
            rows = self.isa.rows_unlike(other)
            bits = functools.reduce(operator.or_, map(row_bit, rows), 0)
            found = self._unlike[other] = bits, rows, self.isa.printing == other.printing
        return found

    def instructions(self, code: bytes, address: int, begin: int = 0) -> Iterator[Instruction]:
        """The instructions of a run of code at ``address``, from one of its bytes on."""
        found = itertools.starmap(Instruction, self._places(code, address, begin))
        return self.in_state(found) if self.is_stateful else found

    def _places(self, code: bytes, address: int, at: int) -> Iterator[tuple[int, Decoded]]:
        end, most = len(code), _FIRST
        while at < end:
            places, found, at = self.read(code, at, min(at + most, end), address)
            yield from zip(places, found, strict=True)
            most = min(most * 4, _AT_ONCE)

    def one(self, code: bytes, at: int) -> Decoded | None:
        """The instruction at a place in the code; None after its end."""
        first = code[at : at + 4]
        if len(first) < 4:
            return Unknown(first) if first else None
        found = self.memory.by_word.get(int.from_bytes(first, "little"))
        if found.__class__ is int:
            found = self.memory.by_bytes.get(code[at : at + found])
        return found or self._decode(code, at)  # type: ignore[return-value]

    def read(self, code: bytes, at: int, end: int, address: int = 0) -> tuple[list[int], list[Decoded], int]:
        """Where the instructions are that begin from ``at`` on and before ``end`` in code at ``address``, what they are,
        and where in the code the next one begins."""
        by_word, by_bytes = self.memory.by_word, self.memory.by_bytes
        words, whole = words_of(code), min(end, len(code) & ~3)
        places, every = list[int](), list[Decoded]()
        place, add = places.append, every.append
        while at < whole:
            found = by_word.get(words[at >> 2])
            if found.__class__ is int:
                # As LLVM does, read no further than the code goes.
                found = by_bytes.get(code[at : at + found])
            if found is None:
                found = self._decode(code, at)
            place(address + at)
            add(found)  # type: ignore[arg-type]
            at += found.size  # type: ignore[union-attr]
        if at < end:
            place(address + at)
            add(Unknown(code[at:]))
            at = len(code)
        return places, every, at

    def survey(self, code: bytes) -> Survey:
        """What is in a run of code, at a fraction of the price of its instructions one by one."""
        by_word, by_bytes = self.memory.by_word, self.memory.by_bytes
        words = words_of(code)
        found_at = Survey(bytearray(len(words)))
        inside, turn, needs = found_at.inside, found_at.turns.append, set[Need]()
        need, at, end = needs.add, 0, len(words)
        while at < end:
            try:
                found = by_word[words[at]]
                if found.__class__ is int:
                    found = by_bytes[code[at * 4 : at * 4 + found]]
            except KeyError:
                found = self._decode(code, at * 4)
            need(found.need or need_of(found))  # type: ignore[union-attr,arg-type]
            if found.is_turn:  # type: ignore[union-attr]
                turn((at, found))  # type: ignore[arg-type]
            step = found.step  # type: ignore[union-attr]
            if step > 1:
                inside[at + 1 : at + step] = _INSIDE[step]
            at += step
        found_at.needs = frozenset(needs)
        return found_at

    @staticmethod
    def in_state(instructions: Iterator[_Found]) -> Iterator[_Found]:
        """The instructions, where s_set_vgpr_msb changes the registers that later ones name; None stays what it is."""
        vgpr_msbs = 0
        for instruction in instructions:
            if instruction is None:
                yield instruction
                continue
            decoded = instruction.decoded
            if vgpr_msbs:
                instruction = instruction.in_context(vgpr_msbs=vgpr_msbs)
            if decoded.form is None:
                vgpr_msbs = 0
            elif decoded.form.is_stateful:
                is_setting = decoded.form.has("vgpr_msb")
                vgpr_msbs = decoded.form.specs[0].raw(decoded.word) & 0xFF if is_setting else 0
            yield instruction

    def _decode(self, code: bytes, at: int) -> Decoded:
        """One instruction that is met for the first time."""
        data = code[at : at + self._max_bytes]
        word = int.from_bytes(data, "little")
        first = word & 0xFFFFFFFF
        bucket = self._buckets[first >> BUCKET_SHIFT] or self.isa.bucket(word)
        taken = self._from_alike(self.common.known(data, first)) if self.common else None
        decoded = taken or bucket.decode(word, len(data)) or Unknown(data[:4])
        # At the end of the code the same word may be cut off, and then be no instruction.
        if len(data) == self._max_bytes:
            # What is taken over has its text and its bits in common with the other.
            _room.left -= 0.5 if taken else 1
            if _room.left < 0:
                _room.clear()
            reach = bucket.reach(word)
            self.memory.keep(data, first, reach, decoded)
            if self.common and not taken:
                self.common.keep(data, first, reach, decoded)
        return decoded

    def _from_alike(self, found: Decoded | None) -> Decoded | None:
        """What another decoder has of the same bits, if that is the same here."""
        if found is None or found.form is None:
            return None
        _, unlike, prints_alike = self._unlike_of(found.form.isa)
        row = found.form.row
        if row in unlike:
            return None
        decoded = Decoded(self.isa.met.get(row) or self.isa.form(row), found.word, found.size)
        decoded.need = found.need
        if prints_alike:
            decoded.text, decoded.listed = found.text, found.listed
        return decoded

    def forget(self) -> None:
        """Remember nothing."""
        self.memory.forget()
        if self.common:
            self.common.forget()


class _Room:
    """For how many more instructions there is room before all decoders forget theirs."""

    def __init__(self) -> None:
        self.left: float = _REMEMBERED

    def clear(self) -> None:
        """Have all decoders forget what they remember."""
        self.left = _REMEMBERED
        for decoder in list(_decoders.values()):
            decoder.forget()


_room = _Room()


def words_of(code: bytes) -> Sequence[int]:
    """The code as words; without a copy where the host has the code's byte order."""
    whole = len(code) // 4 * 4
    if sys.byteorder == "little":
        return memoryview(code)[:whole].cast("I")
    return struct.unpack(f"<{whole // 4}I", code[:whole])


_decoders: dict[Isa, Decoder] = {}
_alike: dict[tuple[int, frozenset[str]], Decoder] = {}


def decoder_of(isa: Isa) -> Decoder:
    """The decoder of an instruction set, with what it remembers from earlier calls."""
    found = _decoders.get(isa)
    if found is None:
        found = Decoder(isa)
        found.meet(_decoders.values())
        _decoders[isa] = found
    return found


def decoder_like(isa: Isa) -> Decoder:
    """A decoder of an instruction set or of one that differs in the processor's name alone: those share a memory."""
    return _alike.setdefault((id(isa.content), isa.features), decoder_of(isa))


def decode(
    code: bytes,
    target: str | TargetID,
    address: int = 0,
    *,
    features: tuple[str, ...] = (),
    labels: Mapping[int, str] | None = None,
    begin: int = 0,
) -> Iterator[Instruction]:
    """The instructions of ``code``, which starts at ``address``, from its byte ``begin`` on.

    ``target`` is a processor or a target id; ``features`` changes what LLVM assumes of it, such as
    ``+wavefrontsize64``. Bytes that are no instruction give a ``.long``, and decoding goes on after them.
    ``labels`` names addresses: a branch to one of them prints the name in place of the offset, as LLVM does for
    symbols without a type. Raises :class:`~.load.NotDecodedError` for processors before gfx900, whose
    instructions are not decoded.
    """
    found = decoder_of(isa_of(target, features)).instructions(bytes(code), address, begin)
    return _labelled(found, labels) if labels else found


def _labelled(instructions: Iterator[Instruction], labels: Mapping[int, str]) -> Iterator[Instruction]:
    """The instructions, with names for the targets of branches."""
    for instruction in instructions:
        form = instruction.form
        if form is not None and form.target_spec:
            name = labels.get(instruction.target or 0)
            if name is not None:
                instruction = instruction.in_context(label=name)
        yield instruction
