"""Finds the instructions of a few encodings in functions, without reading all others."""

from __future__ import annotations

import functools
import itertools
import operator
import re
from collections.abc import Callable, Iterator

from ..isa.decode import Decoder
from ..isa.instruction import Instruction
from ..isa.isa import Isa
from ..isa.reach import row_bit
from .bodies import Body

_WORD = 0xFFFFFFFF
Wanted = Callable[[str], bool]
"""Whether an instruction is meant, by LLVM's name for it without regard to the processor."""


@functools.cache
def bits(isa: Isa, wanted: Wanted) -> int:
    """The encodings of instructions, as the bits of a :class:`Glance`."""
    return functools.reduce(operator.or_, map(row_bit, _rows(isa, wanted)), 0)


@functools.cache
def _rows(isa: Isa, wanted: Wanted) -> frozenset[int]:
    named = isa.content["pseudos"]
    return frozenset(row for row in isa.rows if wanted(named[row].lower()))


@functools.cache
def _fixed(isa: Isa, wanted: Wanted) -> dict[int, frozenset[int]]:
    """The values that the first word has in bits that do not vary, by the mask of those bits."""
    content, found = isa.content, dict[int, set[int]]()
    for row in _rows(isa, wanted):
        mask = content["masks"][content["row_masks"][row]] & _WORD
        found.setdefault(mask, set()).add(content["values"][row] & mask)
    return {mask: frozenset(values) for mask, values in found.items()}


@functools.cache
def _rarest(isa: Isa, wanted: Wanted) -> tuple[int, re.Pattern[bytes]]:
    """Which byte of the first word has the fewest values, and what matches these."""
    fixed = [(mask, value) for mask, values in _fixed(isa, wanted).items() for value in values]
    found = []
    for number in range(4):
        bytes_of = {(mask >> number * 8 & 255, value >> number * 8 & 255) for mask, value in fixed}
        found.append([byte for byte in range(256) if any(byte & mask == value for mask, value in bytes_of)])
    number = min(range(4), key=lambda number: len(found[number]))
    return number, re.compile(b"[" + b"".join(re.escape(bytes([byte])) for byte in found[number]) + b"]", re.DOTALL)


def places(body: Body, wanted: Wanted, end: int | None = None) -> Iterator[Instruction]:
    """The instructions that are meant, their addresses counted from the start of the function.

    Where bytes of other instructions look like one, it is among them: ``reached_at`` of the function says which are there.
    """
    decoder, code = body.decoders[0], body.code
    if not body.glance.rows & bits(decoder.isa, wanted):
        return
    rows, fixed = _rows(decoder.isa, wanted), _fixed(decoder.isa, wanted).items()
    number, pattern = _rarest(decoder.isa, wanted)
    for found in pattern.finditer(code[number:end:4]):
        at = found.start() * 4
        word = int.from_bytes(code[at : at + 4], "little")
        if any(word & mask in values for mask, values in fixed):
            instruction = _at(decoder, code, at)
            if instruction and instruction.form and instruction.form.row in rows:
                yield instruction


def following(body: Body, found: Instruction, count: int) -> Iterator[Instruction]:
    """The instructions after one of :func:`places`, up to ``count`` of them and to where control may go elsewhere."""
    decoder = body.decoders[0]
    start = found.address + found.size
    end = start + count * (decoder.isa.max_bytes + 4)
    for instruction in itertools.islice(decoder.instructions(body.code[start:end], start), count):
        if not instruction.is_known:
            return
        yield instruction
        if instruction.decoded.is_turn:
            return


def _at(decoder: Decoder, code: bytes, at: int) -> Instruction | None:
    return next(iter(decoder.instructions(code[at : at + decoder.isa.max_bytes + 4], at)), None)
