"""Finds the instructions of a few encodings in functions, without reading all others."""

from __future__ import annotations

import functools
import itertools
import operator
import re
from collections.abc import Callable, Iterator

from ..isa.instruction import Instruction
from ..isa.isa import Isa
from ..isa.reach import row_bit
from ..records import NamedTuple
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


class _Search(NamedTuple):
    """Which byte of the first word has the fewest values, what matches these, and which bits of the whole word then do
    not vary: for each value of the byte the masks of such bits, with the values there."""

    number: int
    pattern: re.Pattern[bytes]
    fixed: dict[int, list[tuple[int, frozenset[int]]]]


@functools.cache
def _search(isa: Isa, wanted: Wanted) -> _Search:
    by_number = []
    for shift in range(0, 32, 8):
        found: dict[int, list[tuple[int, frozenset[int]]]] = {}
        for mask, values in _fixed(isa, wanted).items():
            of_byte: dict[int, set[int]] = {}
            for value in values:
                of_byte.setdefault(value >> shift & 255, set()).add(value)
            same = {byte: (mask, frozenset(some)) for byte, some in of_byte.items()}
            for byte in range(256):
                if byte & mask >> shift in same:
                    found.setdefault(byte, []).append(same[byte & mask >> shift])
        by_number.append(found)
    number = min(range(4), key=lambda number: len(by_number[number]))
    any_of = b"".join(re.escape(bytes([byte])) for byte in by_number[number])
    return _Search(number, re.compile(b"[" + any_of + b"]", re.DOTALL), by_number[number])


def places(body: Body, wanted: Wanted, end: int | None = None) -> Iterator[Instruction]:
    """The instructions that are meant, their addresses counted from the start of the function.

    Where bytes of other instructions look like one, it is among them: ``reached_at`` of the function says which are there.
    """
    decoder, code = body.decoders[0], body.code
    if not body.glance.rows & bits(decoder.isa, wanted):
        return
    rows, search = _rows(decoder.isa, wanted), _search(decoder.isa, wanted)
    every = code[search.number : end : 4]
    for match in search.pattern.finditer(every):
        at = match.start() * 4
        word = int.from_bytes(code[at : at + 4], "little")
        for mask, values in search.fixed[every[match.start()]]:
            if word & mask in values:
                found = decoder.one(code, at)
                if found and found.form and found.form.row in rows:
                    yield (
                        body.reading.in_context(Instruction(at, found))
                        if decoder.is_stateful
                        else Instruction(at, found)
                    )
                break


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
