"""The resources that an instruction needs: highest registers of each file, and scratch."""

from __future__ import annotations

import functools
import itertools
import operator
from typing import TYPE_CHECKING

from .model import Need, Reach, Register
from .operands import FILES

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from .form import Form
    from .instruction import Decoded

_LDS = Reach._fields.index("lds")
_WIDTHS = (1025, 257, 257, 2, 2)
"""How many values each number of a Reach but the last may have: registers of each file, and two flags."""
_PLACES = tuple(itertools.accumulate(_WIDTHS, initial=0))

_MOST_KNOWN = 1 << 17
"""How many needs are remembered, so that there is one of those that are alike."""


@functools.lru_cache(maxsize=1 << 16)
def _bits_of(ends: tuple[int, ...]) -> int:
    return sum(1 << at + value for at, value in zip(_PLACES, ends, strict=False) if value)


def need_of(decoded: Decoded) -> Need:
    """What an instruction needs; remembered with it."""
    if decoded.need is None:
        form = decoded.form
        decoded.need = _one(form.row, _measured(form, decoded.word)) if form else NOTHING
    return decoded.need


def _one(row: int, found: Reach) -> Need:
    """The need that is remembered, of those that are alike: others live as long as the instructions do."""
    need = _known.get((row, found))
    if need is None:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        need = _known.setdefault((row, found), Need(row_bit(row), _bits_of(found[:_LDS]), found))
    return need


@functools.cache
def row_bit(row: int | None) -> int:
    """The bit of a row of the tables; the lowest is that of what is no instruction."""
    return 1 if row is None else 2 << row


NOTHING = Need(row_bit(None), 0, Reach())
"""Of what is no instruction."""
_known: dict[tuple[int, Reach], Need] = {}


def rows_of(needs: Iterable[Need]) -> int:
    """The rows of the tables that instructions with these needs have, as bits."""
    return functools.reduce(operator.or_, (need.row for need in needs), 0)


def reach(decoded: Decoded) -> Reach:
    """What must be there for one instruction."""
    return need_of(decoded).reach


def furthest(needs: Collection[Need]) -> Reach:
    """What must be there for all instructions with these needs: the largest of each number."""
    bits = functools.reduce(operator.or_, (need.bits for need in needs), 0)
    largest = [
        max((bits >> at & (1 << width) - 1).bit_length() - 1, 0) for at, width in zip(_PLACES, _WIDTHS, strict=False)
    ]
    return Reach._make([*largest, max((need.reach.lds for need in needs), default=0)])


def _measured(form: Form, word: int) -> Reach:
    ends, crooked = [0, 0, 0, 0], 0
    for runs, place, mask in form.register_fields:
        file, end, is_crooked = runs[word >> place & mask]
        if end > ends[file]:
            ends[file] = end
        crooked |= is_crooked
    for spec in form.scattered_registers:
        value, kind = form.resolve(spec, word)
        if value.__class__ is Register:
            crooked |= not kind.begins_right(spec.raw(word), value)
            number = FILES.get(value.file)
            if number is not None:
                ends[number] = max(ends[number], value.index + value.width)
    offsets, unit = form.lds_offsets
    # The first byte at an offset counts: how many there are is not known here.
    lds = 1 + unit * max(spec.raw(word) for spec in offsets) if offsets else 0
    return Reach(ends[0], ends[1], ends[2], form.is_scratch, crooked, lds)
