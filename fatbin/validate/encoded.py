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

_ANY = 256
"""Of the values of a byte, all."""
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
def _pattern(isa: Isa, wanted: Wanted) -> tuple[re.Pattern[bytes], int]:
    """Matches what the first word may be, from the first of its bytes on that cannot be anything; and which that is."""
    content, classes = isa.content, list[bytes]()
    for shift in range(0, 32, 8):
        fixed = {
            (content["masks"][content["row_masks"][row]] >> shift & 255, content["values"][row] >> shift & 255)
            for row in _rows(isa, wanted)
        }
        found = [byte for byte in range(256) if any(byte & mask == value & mask for mask, value in fixed)]
        if classes or len(found) < _ANY:
            classes.append(b"[" + b"".join(re.escape(bytes([byte])) for byte in found) + b"]")
    return re.compile(b"".join(classes), re.DOTALL), 4 - len(classes)


def places(body: Body, wanted: Wanted, end: int | None = None) -> Iterator[Instruction]:
    """The instructions that are meant, their addresses counted from the start of the function.

    Where bytes of other instructions look like one, it is among them: ``reached_at`` of the function says which are there.
    """
    decoder = body.decoders[0]
    if not body.glance.rows & bits(decoder.isa, wanted):
        return
    rows = _rows(decoder.isa, wanted)
    pattern, first = _pattern(decoder.isa, wanted)
    for found in pattern.finditer(body.code, 0, len(body.code) if end is None else end):
        at = found.start() - first
        if at >= 0 and at % 4 == 0:
            instruction = _at(decoder, body.code, at)
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
