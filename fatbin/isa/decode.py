"""Code bytes to instructions. Knows tables, and nothing about any one opcode or processor."""

from __future__ import annotations

import functools
import operator
import struct
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .instruction import Decoded, Instruction, Unknown
from .isa import BUCKET_SHIFT, BUCKETS, Isa, isa_of
from .model import Need
from .reach import need_of, row_bit

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from ..target import TargetID

_REMEMBERED = 1 << 17
"""How many different instructions all decoders remember together; code repeats itself."""
_INSIDE = [b"\1" * (step - 1) for step in range(6)]
"""The marks of the words after an instruction's first, by how many it has."""


@dataclass
class Survey:
    """A run of code at a glance, in places that count words: which words no instruction begins at (a byte for each, not
    0), what must be there for them, and where those are after which control may go elsewhere, or that are none."""

    inside: bytearray
    needs: frozenset[Need] = frozenset()
    turns: list[tuple[int, Decoded]] = field(default_factory=list)


class Decoder:
    """Decodes for one instruction set, and remembers what it has seen."""

    def __init__(self, isa: Isa) -> None:
        self.isa = isa
        # By first word: the instruction, or how many bytes decide which one it is.
        self._by_word: dict[int, Decoded | int] = {}
        self._by_bytes: dict[bytes, Decoded] = {}
        self._max_bytes, self._buckets = isa.max_bytes, isa.buckets
        # Whether an instruction changes which registers later ones name.
        self.is_stateful = isa.has("GFX1250Insts")
        # The decoders of processors that differ from this one in some encodings alone.
        self.alike: list[Decoder] = []
        # By the other decoder: the rows, as bits, that its instructions may have and that are not the same here.
        self._unlike: dict[Decoder, int] = {}

    def meet(self, others: Iterable[Decoder]) -> None:
        """Be given the other decoders there are: those of similar processors are :attr:`alike`."""
        self.alike = [other for other in others if other.isa.reading == self.isa.reading]
        for other in self.alike:
            other.alike.append(self)

    def reads_as(self, other: Decoder, rows: int) -> bool:
        """Whether code in which one of :attr:`alike` found these rows, as bits, is the same here."""
        return not self._unlike_of(other) & rows

    def _unlike_of(self, other: Decoder) -> int:
        found = self._unlike.get(other)
        if found is None:
            rows = map(row_bit, self.isa.rows_unlike(other.isa))
            found = self._unlike[other] = functools.reduce(operator.or_, rows, 0)
        return found

    def instructions(self, code: bytes, address: int) -> Iterator[Instruction]:
        """The instructions of a run of code, the first of which is at ``address``."""
        return self._with_state(code, address) if self.is_stateful else self._instructions(code, address)

    def _instructions(self, code: bytes, address: int) -> Iterator[Instruction]:
        return (Instruction(address + at, found) for at, found in self.places(code))

    def places(self, code: bytes) -> Iterator[tuple[int, Decoded]]:
        """Where the instructions of a run of code begin, and what is there."""
        by_word, by_bytes = self._by_word, self._by_bytes
        size, at = len(code), 0
        words = _words(code)
        while at + 4 <= size:
            found = by_word.get(words[at >> 2])
            if found.__class__ is int:
                # As LLVM does, read no further than the code goes.
                found = by_bytes.get(code[at : at + found])
            if found is None:
                found = self._decode(code, at)
            yield at, found  # type: ignore[misc]
            at += found.size  # type: ignore[union-attr]
        if at < size:
            yield at, Unknown(code[at:])

    def survey(self, code: bytes) -> Survey:
        """What is in a run of code, at a fraction of the price of its instructions one by one."""
        by_word, by_bytes = self._by_word, self._by_bytes
        words = _words(code)
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

    def _with_state(self, code: bytes, address: int) -> Iterator[Instruction]:
        """The instructions, where s_set_vgpr_msb changes the registers that later ones name."""
        vgpr_msbs = 0
        for instruction in self._instructions(code, address):
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
        bucket = self._buckets[word >> BUCKET_SHIFT & BUCKETS - 1] or self.isa.bucket(word)
        decoded = (
            (self.alike and self._from_alike(data, word & 0xFFFFFFFF))
            or bucket.decode(word, len(data))
            or Unknown(data[:4])
        )
        # At the end of the code the same word may be cut off, and then be no instruction.
        if len(data) == self._max_bytes:
            self._remember(data, word & 0xFFFFFFFF, bucket.reach(word), decoded)
        return decoded

    def _from_alike(self, data: bytes, first: int) -> Decoded | None:
        """What another decoder has of the same bits, if that is the same here."""
        for other in self.alike:
            found = other.known(data, first)
            if found and found.form and not row_bit(found.form.row) & self._unlike_of(other):
                decoded = Decoded(self.isa.form(found.form.row), found.word, found.size)
                decoded.need = found.need
                return decoded
        return None

    def known(self, data: bytes, first: int) -> Decoded | None:
        """What was decoded already of bytes that begin with this word."""
        found = self._by_word.get(first)
        return self._by_bytes.get(data[:found]) if isinstance(found, int) else found

    def _remember(self, data: bytes, first: int, reach: int, decoded: Decoded) -> None:
        """Keeps what was found, by all the bytes that an instruction with this first word may have."""
        _room.left -= 1
        if _room.left < 0:
            _room.clear()
        if decoded.size > reach:
            reach = decoded.size
        if reach == 4:
            self._by_word[first] = decoded
            return
        known = self._by_word.get(first)
        if known is None or known.__class__ is not int or known < reach:
            self._by_word[first] = known = reach
        self._by_bytes[data[:known]] = decoded

    def forget(self) -> None:
        """Remember nothing. Whoever decodes meanwhile decodes again."""
        self._by_bytes.clear()
        self._by_word.clear()


class _Room:
    """For how many more instructions there is room before all decoders forget theirs."""

    def __init__(self) -> None:
        self.left = _REMEMBERED

    def clear(self) -> None:
        """Have all decoders forget what they remember."""
        self.left = _REMEMBERED
        for decoder in list(_decoders.values()):
            decoder.forget()


_room = _Room()


def _words(code: bytes) -> Sequence[int]:
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
) -> Iterator[Instruction]:
    """The instructions of ``code``, which starts at ``address``.

    ``target`` is a processor or a target id; ``features`` changes what LLVM assumes of it, such as
    ``+wavefrontsize64``. Bytes that are no instruction give a ``.long``, and decoding goes on after them.
    ``labels`` names addresses: a branch to one of them prints the name in place of the offset, as LLVM does for
    symbols without a type. Raises :class:`~.load.NotDecodedError` for processors before gfx900, whose
    instructions are not decoded.
    """
    found = decoder_of(isa_of(target, features)).instructions(bytes(code), address)
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
