"""Code bytes to instructions. Knows tables, and nothing about any one opcode or processor."""

from __future__ import annotations

import struct
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .instruction import Decoded, Instruction, Unknown
from .isa import BUCKET_SHIFT, BUCKETS, Isa, isa_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ..target import TargetID

_REMEMBERED = 1 << 18
"""How many different instructions are remembered; code repeats itself."""


@dataclass
class Survey:
    """A run of code at a glance: where instructions begin (a byte for each word), which different ones there are, and
    where those are after which control may go elsewhere, or that are none."""

    starts: bytearray
    different: set[Decoded] = field(default_factory=set)
    turns: list[tuple[int, Decoded]] = field(default_factory=list)


class Decoder:
    """Decodes for one instruction set, and remembers what it has seen."""

    def __init__(self, isa: Isa) -> None:
        self.isa = isa
        # By first word: the instruction, or how many bytes decide which one it is.
        self._by_word: dict[int, Decoded | int] = {}
        self._by_bytes: dict[bytes, Decoded] = {}
        self._room = _REMEMBERED
        self._max_bytes, self._buckets = isa.max_bytes, isa.buckets

    def instructions(self, code: bytes, address: int) -> Iterator[Instruction]:
        """The instructions of a run of code, the first of which is at ``address``."""
        if self.isa.has("GFX1250Insts"):
            return self._with_state(code, address)
        return self._instructions(code, address)

    def _instructions(self, code: bytes, address: int) -> Iterator[Instruction]:
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
            yield Instruction(address + at, found)  # type: ignore[arg-type]
            at += found.size  # type: ignore[union-attr]
        if at < size:
            yield Instruction(address + at, Unknown(code[at:]))

    def survey(self, code: bytes) -> Survey:
        """What is in a run of code, at a fraction of the price of its instructions one by one."""
        by_word, by_bytes = self._by_word, self._by_bytes
        last, at = len(code) - 4, 0
        words = _words(code)
        found_at = Survey(bytearray(len(words)))
        starts, seen, turn = found_at.starts, found_at.different.add, found_at.turns.append
        while at <= last:
            try:
                found = by_word[words[at >> 2]]
                if found.__class__ is int:
                    found = by_bytes[code[at : at + found]]
            except KeyError:
                found = self._decode(code, at)
            starts[at >> 2] = 1
            seen(found)  # type: ignore[arg-type]
            if found.is_turn:  # type: ignore[union-attr]
                turn((at, found))  # type: ignore[arg-type]
            at += found.size  # type: ignore[union-attr]
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
        decoded = bucket.decode(word, len(data)) or Unknown(data[:4])
        self._remember(data, word & 0xFFFFFFFF, max(bucket.reach(word), decoded.size), decoded)
        return decoded

    def _remember(self, data: bytes, first: int, reach: int, decoded: Decoded) -> None:
        """Keeps what was found, by all the bytes that an instruction with this first word may have."""
        if len(data) < self._max_bytes:
            # At the end of the code the same word may be cut off, and then be no instruction.
            return
        self._room -= 1
        if self._room < 0:
            self._by_bytes.clear()
            self._by_word.clear()
            self._room = _REMEMBERED
        if reach == 4:
            self._by_word[first] = decoded
            return
        known = self._by_word.get(first)
        if known is None or known.__class__ is not int or known < reach:
            self._by_word[first] = known = reach
        self._by_bytes[data[:known]] = decoded


def _words(code: bytes) -> Sequence[int]:
    """The code as words, without a copy where the host has the code's byte order."""
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
        found = _decoders[isa] = Decoder(isa)
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
