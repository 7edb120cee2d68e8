"""The resources that an instruction needs: highest registers of each file, and scratch."""

from __future__ import annotations

import functools
import itertools
import operator
from typing import TYPE_CHECKING

from .model import Reach, Register
from .operands import FILES

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from .form import Form
    from .instruction import Decoded

_NOTHING = Reach()
_LDS = Reach._fields.index("lds")
_WIDTHS = (1025, 257, 257, 2, 2)
"""How many values each number of a Reach but the last may have: registers of each file, and two flags."""
_PLACES = tuple(itertools.accumulate(_WIDTHS, initial=0))

_numbers = itertools.count(1)
_needs: dict[int, Reach] = {0: _NOTHING}
"""What instructions were found to need, once for each encoding, under the number that is ``Decoded.need``, so that sets
of them are small. Threads add to it without a lock: a number is complete before another thread can meet it."""
_rows: dict[int, int] = {0: 1}
"""The row of that encoding as a bit, as :func:`row_bit` says."""
_bits: dict[int, int] = {0: 0}
"""The same numbers but LDS, each as one bit, so that the largest of many are found with an ``or``."""
_lds: dict[int, int] = {0: 0}
_known: dict[tuple[int, Reach], int] = {}
UNKNOWN = -1
"""The need of an instruction that was not measured yet."""


def need_of(decoded: Decoded) -> int:
    """The number of what an instruction needs; remembered with it."""
    if decoded.need == UNKNOWN:
        form = decoded.form
        decoded.need = _number(form.row, _measured(form, decoded.word)) if form else 0
    return decoded.need


def _number(row: int, found: Reach) -> int:
    number = _known.get((row, found))
    if number is None:
        number = next(_numbers)
        _needs[number], _rows[number], _lds[number] = found, row_bit(row), found.lds
        _bits[number] = sum(1 << at + value for at, value in zip(_PLACES, found[:_LDS], strict=False) if value)
        number = _known.setdefault((row, found), number)
    return number


def row_bit(row: int | None) -> int:
    """The bit of a row of the tables; the lowest is that of what is no instruction."""
    return 1 if row is None else 2 << row


def rows_of(needs: Iterable[int]) -> int:
    """The rows of the tables that instructions with these needs have, as bits."""
    return functools.reduce(operator.or_, map(_rows.__getitem__, needs), 0)


def reach(decoded: Decoded) -> Reach:
    """What must be there for one instruction."""
    return _needs[need_of(decoded)]


def furthest(needs: Collection[int]) -> Reach:
    """What must be there for all instructions with these needs: the largest of each number."""
    bits = functools.reduce(operator.or_, map(_bits.__getitem__, needs), 0)
    largest = [
        max((bits >> at & (1 << width) - 1).bit_length() - 1, 0) for at, width in zip(_PLACES, _WIDTHS, strict=False)
    ]
    return Reach._make([*largest, max(map(_lds.__getitem__, needs), default=0)])


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
