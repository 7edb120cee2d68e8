"""The encodings of an instruction set as arrays, for :mod:`.sweep`: a word's candidates, and what each field means.

Rows and values of fields are filled in when they are first met. What does not fit is marked, and left to the decoder.
"""

from __future__ import annotations

import bisect
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from .isa import BUCKET_SHIFT, BUCKETS, Isa
from .operands import LITERAL32, LITERAL64

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from .form import Form, Spec
    from .operands import Kind

Numbers = npt.NDArray[np.int64]

LONGEST = 5
"""Words of the longest instruction."""
END, _FILE_SHIFT = 0x7FF, 11
"""Of a field's meaning: the end of the run of registers that it names, and where the number of their file is."""
NAME_BITS = 13
NAME = (1 << NAME_BITS) - 1
"""Both of these."""
CROOKED, INVALID, LITERAL, OTHERWISE = 1 << 13, 1 << 14, 1 << 15, 1 << 16
"""A run begins where none may; no such instruction; a literal follows; the decoder has to say what it is."""
_UNMET = -1
_LOWEST = 9
"""The lowest bit that words are sorted by."""
_MOST_FIXED = 3
"""In how many words an encoding may have fixed bits."""
_MOST_BITS = 10
"""How many bits a field may have that names a register or may be wrong."""
_SHIFT, _MASK, _START, _SECOND = 3, 8, 18, 42
"""Where a field's number, which is 0 for none, has the place in a word, the mask, the first of its meanings and the
number of its second run of bits; the word itself is in the lowest bits."""
_CHECKED, _NAMED = 7, 8
"""How many fields of an instruction may be wrong, and how many may name registers."""
_SIGN_IN_OFFSET = 23


class _Shape:
    """A field's kind, and where the bits of its value come from: one run, or two that follow each other in an index."""

    def __init__(self, kind: Kind | None, runs: list[tuple[int, int]], *, is_counted: bool) -> None:
        self._kind, self._runs, self._is_counted = kind, runs, is_counted

    def meaning(self, index: int) -> int:
        """What a value means."""
        raw = 0
        for mask, at in self._runs:
            raw |= (index & mask) << at
            index >>= mask.bit_length()
        if self._kind is None:
            return INVALID * raw
        value = self._kind.values[raw]
        found = INVALID if value is None else LITERAL if value is LITERAL32 else OTHERWISE if value is LITERAL64 else 0
        file, end, crooked = self._kind.runs[raw] if self._is_counted else (len(FILES), 0, 0)
        return found | file << _FILE_SHIFT | end | CROOKED * crooked


FILES = range(3)
"""VGPRs, AGPRs and SGPRs as meanings number them; what follows is no file that is counted."""


class Encodings:
    """What a processor can encode, by rows of the tables. ``padding`` names instructions that stand after functions."""

    def __init__(self, isa: Isa, padding: Collection[str]) -> None:
        content = isa.content
        count = len(content["names"])
        masks = [content["masks"][mask] for mask in content["row_masks"]]
        self._isa, self._padding = isa, padding
        self.any_row = isa.rows[0]
        self.most_fixed = min(max(masks[row].bit_length() + 31 >> 5 for row in isa.rows), _MOST_FIXED)
        self.masks = [_words_of(masks, word) for word in range(self.most_fixed)]
        self.values = [_words_of(content["values"], word) for word in range(self.most_fixed)]
        self._is_ready = np.zeros(count, bool)
        self.flags, self.steps = np.zeros(count, np.int64), np.ones(count, np.uint8)
        self.takes_literal, self.is_turn, self.is_padding, self.goes_on, self.jumps, self.is_scratch = (
            np.zeros(count, bool) for _ in range(6)
        )
        self.lds_units, self.has_two_offsets = np.zeros(count, np.int64), np.zeros(count, bool)
        self.checked = [np.zeros(count, np.int64) for _ in range(_CHECKED)]
        self.named = [np.zeros(count, np.int64) for _ in range(_NAMED)]
        # The first meaning is that of no field.
        self._shapes: dict[tuple[object, ...], int] = {}
        self._starts, self._by_start = list[int](), list[_Shape]()
        self._meanings, self._seconds = np.zeros(1, np.int32), np.zeros(1, np.int64)
        # By the top bits of a word: where its other bits that all candidates fix are looked up, and from which on.
        self._first, self._lowest = np.full(BUCKETS, _UNMET, np.int64), np.zeros(BUCKETS, np.int64)
        self._choices = np.zeros(0, np.int32)
        self.candidates, self.next_table = np.full(1, -1, np.int64), np.zeros(1, np.int64)

    def choices_of(self, words: Numbers) -> Numbers:
        """Where in :attr:`candidates` the rows begin that words may be, which a -1 ends."""
        top = words >> BUCKET_SHIFT
        first = self._first[top]
        if (first == _UNMET).any():
            self._meet(np.unique(top[first == _UNMET]).tolist())
            first = self._first[top]
        found: Numbers = self._choices[first + ((words & (1 << BUCKET_SHIFT) - 1) >> self._lowest[top])].astype(
            np.int64
        )
        return found

    def _meet(self, tops: Iterable[int]) -> None:
        rows, tables = self.candidates.tolist(), self.next_table.tolist()
        choices, size = [self._choices], len(self._choices)
        for top in tops:
            choice, self._lowest[top] = self._sorted(top, rows, tables)
            self._first[top] = size
            size += len(choice)
            choices.append(choice)
        self._choices = np.concatenate(choices)
        self.candidates, self.next_table = np.array(rows, np.int64), np.array(tables, np.int64)

    def _sorted(self, top: int, rows: list[int], tables: list[int]) -> tuple[npt.NDArray[np.int32], int]:
        """The choice for each value of a word's other bits, from the lowest on that all candidates fix."""
        bucket = self._isa.bucket(top << BUCKET_SHIFT)
        common = (1 << BUCKET_SHIFT) - (1 << _LOWEST)
        for rank in bucket.ranks:
            for mask, _ in rank:
                common &= mask
        lowest = (common & -common).bit_length() - 1 if common else BUCKET_SHIFT
        found: dict[int, list[tuple[int, int]]] = {}
        for number, rank in enumerate(bucket.ranks):
            for _, by_value in rank:
                for value, row in by_value.items():
                    found.setdefault((value & common) >> lowest, []).append((number, row))
        # Choice 0 is a list without rows.
        places = np.zeros(1 + len(found), np.int32)
        for place, group in enumerate(found.values(), 1):
            places[place] = len(rows)
            for number, row in group:
                following = next((i for i, (other, _) in enumerate(group) if other > number), len(group))
                rows.append(row)
                tables.append(int(places[place]) + following)
            rows.append(-1)
            tables.append(0)
        choices = np.zeros(1 << BUCKET_SHIFT - lowest, np.int32)
        choices[list(found)] = places[1:]
        return choices[np.arange(len(choices)) & common >> lowest], lowest

    def prepare(self, rows: Numbers) -> None:
        """Fill in what is not known yet of rows."""
        unready = rows[~self._is_ready[rows]]
        for row in np.unique(unready).tolist() if len(unready) else ():
            self._prepare(row, self._isa.form(row))
            self._is_ready[row] = True

    def _prepare(self, row: int, form: Form) -> None:
        self.steps[row] = form.size >> 2
        self.takes_literal[row] = form.literal_spec is None
        self.is_turn[row], self.is_padding[row] = form.is_turn, form.pseudo in self._padding
        self.goes_on[row] = not form.has("isBarrier")
        self.jumps[row] = form.target_spec is not None and not form.has("isCall")
        self.is_scratch[row] = form.is_scratch
        offsets, self.lds_units[row] = form.lds_offsets
        if not offsets:
            self.lds_units[row] = 0
        self.has_two_offsets[row] = len(offsets) > 1
        if not (self._is_usual(form) and self._has_columns(row, form)):
            self.flags[row] = OTHERWISE

    def _is_usual(self, form: Form) -> bool:
        """Whether its size, its target and its offsets in LDS are where the arrays have them."""
        target, (offsets, _) = form.target_spec, form.lds_offsets
        places = [(0, 0xFF), (8, 0xFF)] if len(offsets) > 1 else [(0, 0xFFFF)]
        return (
            not form.is_resized
            and form.mask >> 32 * _MOST_FIXED == 0
            and (target is None or (target.is_simple and (target.place, target.width_mask) == (0, 0xFFFF)))
            and (not offsets or [(s.place, s.width_mask) for s in offsets if s.is_simple] == places)
        )

    def _has_columns(self, row: int, form: Form) -> bool:
        """Fill in the fields; false where one does not fit."""
        checked = [self._column(spec, spec.kind) for spec in form.specs if spec.kind.can_fail and spec.tied < 0]
        if form.has_24_bit_offsets:
            offset = form.named.get("offset")
            checked += [self._sign(offset)] if offset else []
        named = [self._column(spec, spec.kind) for spec in form.counted_specs]
        fits = None not in (*checked, *named) and len(checked) <= _CHECKED and len(named) <= _NAMED
        for columns, fields in ((self.checked, checked), (self.named, named)):
            for column, field in zip(columns, fields, strict=False):
                column[row] = field if fits and field else 0
        return fits

    def _sign(self, spec: Spec) -> int | None:
        """The field of an offset's upper bit, which has to be 0."""
        place = spec.place + _SIGN_IN_OFFSET
        return self._field(None, [(place, 1, 0)], is_counted=False) if spec.is_simple else None

    def _column(self, spec: Spec, kind: Kind) -> int | None:
        return None if spec.constant else self._field(kind, spec.segments, is_counted=bool(spec.segments))

    def _field(self, kind: Kind | None, segments: list[tuple[int, int, int]], *, is_counted: bool) -> int | None:
        """A field as a number; None for one that has not the form of the others."""
        if not segments:
            segments = [(0, 0, 0)]
        bits = [mask.bit_length() for _, mask, _ in segments]
        is_whole = all(place >> 5 == place + max(width, 1) - 1 >> 5 for (place, _, _), width in zip(segments, bits, strict=True))  # fmt: skip
        if len(segments) > 2 or sum(bits) > _MOST_BITS or not is_whole or segments[-1][0] >> 5 >= LONGEST:
            return None
        start = self._start_of(kind, [(mask, at) for _, mask, at in segments], is_counted)
        second = self._second(_packed(*segments[1][:2]) | bits[0] << _START) if len(segments) > 1 else 0
        return _packed(*segments[0][:2]) | start << _START | second << _SECOND

    def _second(self, number: int) -> int:
        """The place in the list of second runs of bits."""
        known: list[int] = self._seconds.tolist()
        if number not in known:
            self._seconds = np.append(self._seconds, number)
            known.append(number)
        return known.index(number)

    def _start_of(self, kind: Kind | None, runs: list[tuple[int, int]], is_counted: bool) -> int:
        """Where the meanings of a field begin."""
        key = (id(kind), *runs, is_counted)
        if key not in self._shapes:
            start = self._shapes[key] = len(self._meanings)
            size = 1 << sum(mask.bit_length() for mask, _ in runs)
            self._meanings = np.append(self._meanings, np.full(size, _UNMET, np.int32))
            self._starts.append(start)
            self._by_start.append(_Shape(kind, runs, is_counted=is_counted))
        return self._shapes[key]

    def fields(
        self, columns: list[Numbers], words: Numbers, at: Numbers, rows: Numbers
    ) -> Iterator[tuple[slice | Numbers, npt.NDArray[np.int32]]]:
        """What each field of the instructions at these places means, and which of them have it, or all."""
        which: slice | Numbers = slice(None)
        for column in columns:
            fields = column[rows]
            count = np.count_nonzero(fields)
            if not count:
                return
            if count < len(rows) // 2:  # others have a field that means nothing
                some = np.flatnonzero(fields)
                at, rows, fields = at[some], rows[some], fields[some]
                which = some if isinstance(which, slice) else which[some]
            yield which, self._meanings_of(words, at, fields)

    def _meanings_of(self, words: Numbers, at: Numbers, fields: Numbers) -> npt.NDArray[np.int32]:
        index = words[at + (fields & 7)] >> (fields >> _SHIFT & 31) & (fields >> _MASK & 0x3FF)
        two = np.flatnonzero(fields >= 1 << _SECOND)
        if len(two):
            second = self._seconds[fields[two] >> _SECOND]
            bits = words[at[two] + (second & 7)] >> (second >> _SHIFT & 31) & (second >> _MASK & 0x3FF)
            index[two] |= bits << (second >> _START)
        index += fields >> _START & (1 << _SECOND - _START) - 1
        found: npt.NDArray[np.int32] = self._meanings[index]
        unmet = found == _UNMET
        if unmet.any():
            for place in np.unique(index[unmet]).tolist():
                number = bisect.bisect_right(self._starts, place) - 1
                self._meanings[place] = self._by_start[number].meaning(place - self._starts[number])
            found = self._meanings[index]
        return found


def _packed(place: int, mask: int) -> int:
    return place >> 5 | (place & 31) << _SHIFT | mask << _MASK


def _words_of(numbers: list[int], word: int) -> Numbers:
    """One word of each of long numbers."""
    return np.array([number >> 32 * word & 0xFFFFFFFF for number in numbers], np.int64)
