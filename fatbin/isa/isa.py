"""The instruction set of one processor: its encodings, found by their bits."""

from __future__ import annotations

import functools
import operator
from functools import lru_cache
from typing import TYPE_CHECKING

from ..cached import cached_property
from . import load
from .form import Form
from .instruction import Decoded
from .operands import Operands
from .resize import resized

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..target import TargetID

_REMEMBERED = 1 << 10
"""For how many combinations of fixed bits a bucket remembers the encodings."""
_FEW = 4
"""At most that many masks of a bucket are tried in less time than its remembered encodings are looked up and kept."""
_WHOLE = [(1 << 8 * size) - 1 for size in range(25)]
"""All bits of an instruction, by its size."""
BUCKET_SHIFT, BUCKETS = 23, 512
"""The top bits say which encoding a word is: instructions are first sorted by nine of them."""


class Isa(Operands):
    """What a processor with a set of features can encode. Rows of the tables become objects when first met."""

    def __init__(self, processor: str, features: frozenset[str]) -> None:
        super().__init__(processor, features)
        self.met: dict[int, Form] = {}
        self.buckets: list[Bucket | None] = [None] * BUCKETS

    def form(self, row: int) -> Form:
        """An instruction of the tables."""
        if row not in self.met:
            self.met[row] = Form(self, row, resized)
        return self.met[row]

    @cached_property
    def rows(self) -> list[int]:
        """The rows of the family's table that this processor has."""
        content = self.content
        met = [load.holds(condition, self.features) for condition in content["conditions"]]
        sets = [all(met[index] for index in indices) for indices in content["condition_sets"]]
        return [row for row, index in enumerate(content["row_condition_sets"]) if sets[index]]

    @cached_property
    def _rows_by_bits(self) -> dict[tuple[int, int], list[int]]:
        """Rows by mask and value of the bits that sort into buckets."""
        found: dict[tuple[int, int], list[int]] = {}
        masks, values = self.content["masks"], self.content["values"]
        row_masks = self.content["row_masks"]
        tops = [mask >> BUCKET_SHIFT & BUCKETS - 1 for mask in masks]
        for row in self.rows:
            top = tops[row_masks[row]]
            found.setdefault((top, values[row] >> BUCKET_SHIFT & top), []).append(row)
        return found

    def bucket(self, word: int) -> Bucket:
        """The encodings that a first word may belong to."""
        key = word >> BUCKET_SHIFT & BUCKETS - 1
        found = self.buckets[key]
        if found is None:
            rows = [row for (top, value), part in self._rows_by_bits.items() if key & top == value for row in part]
            found = self.buckets[key] = Bucket(self, rows)
        return found

    def rows_unlike(self, other: Isa) -> frozenset[int | None]:
        """The rows of another processor of the same family whose bits may be something else on this one, and None, for
        those that are no instruction there: what only one has, and what shares bits with what only this one has."""
        masks, row_masks, values = self.content["masks"], self.content["row_masks"], self.content["values"]
        mine, others, found = set(self.rows), set(other.rows), set[int | None]([None])
        for row in mine - others:
            mask, value = masks[row_masks[row]], values[row]
            first, top = mask >> BUCKET_SHIFT & BUCKETS - 1, value >> BUCKET_SHIFT & BUCKETS - 1
            for (bits, wanted), rows in other._rows_by_bits.items():
                if not (wanted ^ top) & bits & first:
                    found.update(each for each in rows if not (values[each] ^ value) & mask & masks[row_masks[each]])
        return frozenset(found | (others - mine))

    def forms(self) -> Iterator[Form]:
        """Every encoding of this processor."""
        return map(self.form, self.rows)


class Bucket:
    """Encodings that share their top bits."""

    def __init__(self, isa: Isa, rows: list[int]) -> None:
        content = isa.content
        self._isa, self._forms = isa, isa.met
        self.rows = tuple(sorted(rows))
        ranks: dict[int, dict[int, dict[int, int]]] = {}
        for row in self.rows:
            mask = content["masks"][content["row_masks"][row]]
            by_value = ranks.setdefault(content["ranks"][row], {}).setdefault(mask, {})
            by_value.setdefault(content["values"][row], row)
        # More fixed bits first: an encoding may be a hole in another's space.
        self.ranks = [sorted(ranks[rank].items(), key=lambda item: -item[0].bit_count()) for rank in sorted(ranks)]
        # With few masks there is nothing to gain from remembering, and words that are no code never repeat.
        self.decode = self._search if sum(map(len, self.ranks)) <= _FEW else self._recall
        self._fixed = functools.reduce(operator.or_, (mask for rank in self.ranks for mask, _ in rank), 0)
        self._candidates: dict[int, list[Form]] = {}
        self._rivals: dict[tuple[int, int], list[Form]] = {}
        # Each of those lists once, by the rows.
        self._lists: dict[tuple[int, ...], list[Form]] = {}
        self._reaches = self._longer_than_a_word(isa, rows)
        sizes = {content["layouts"][content["row_layouts"][row]][0] for row in rows}
        self._only_size = sizes.pop() if len(sizes) == 1 else 0

    @staticmethod
    def _longer_than_a_word(isa: Isa, rows: list[int]) -> list[tuple[int, int, set[int]]]:
        """Size, mask and values of the first word of the longer encodings, longest first."""
        content = isa.content
        found: dict[tuple[int, int], set[int]] = {}
        for row in rows:
            size = content["layouts"][content["row_layouts"][row]][0]
            mask = content["masks"][content["row_masks"][row]] & 0xFFFFFFFF
            if size > 4:
                found.setdefault((size, mask), set()).add(content["values"][row] & 0xFFFFFFFF)
        return [(size, mask, found[size, mask]) for size, mask in sorted(found, reverse=True)]

    def _search(self, word: int, available: int) -> Decoded | None:
        """The instruction of a word: of each of LLVM's tables at most one matches, the first with valid operands is it."""
        for rank in self.ranks:
            for mask, values in rank:
                row = values.get(word & mask)
                if row is not None:
                    form = self._forms.get(row) or self._isa.form(row)
                    size = form.total_size(word, available)
                    if size:
                        return Decoded(form, word & _WHOLE[size], size)
                    break
        return None

    def _recall(self, word: int, available: int) -> Decoded | None:
        """The instruction of a word, from the encodings that words with its fixed bits may be."""
        fixed = word & self._fixed
        candidates = self._candidates.get(fixed)
        if candidates is None:
            candidates = self._of_fixed_bits(fixed)
        for form in candidates:
            size = form.total_size(word, available)
            if size:
                return Decoded(form, word & _WHOLE[size], size)
        return None

    def _of_fixed_bits(self, fixed: int) -> list[Form]:
        """The encodings that words with these bits may be, one of each table; remembered."""
        rows: tuple[int, ...] = ()
        for rank in self.ranks:
            for mask, values in rank:
                row = values.get(fixed & mask)
                if row is not None:
                    rows += (row,)
                    break
        found = self._lists.get(rows)
        if found is None:
            found = self._lists[rows] = [self._isa.form(row) for row in rows]
        if len(self._candidates) >= _REMEMBERED:
            self._candidates.clear()
        self._candidates[fixed] = found
        return found

    def decides(self, row: int, word: int, size: int) -> bool:
        """Whether the first ``size`` bytes of a word say that it has the encoding of a row: no longer one may begin with them."""
        rivals = self._rivals.get((row, size))
        if rivals is None:
            rivals = self._rivals[row, size] = self._longer_rivals(row, size)
        bits = (1 << 8 * size) - 1
        return not any((form.fixed ^ word) & form.mask & bits == 0 and not form.rejects(word, size) for form in rivals)

    def _longer_rivals(self, row: int, size: int) -> list[Form]:
        """The other encodings of more than ``size`` bytes that may have the first ones in common with that of a row."""
        content, bits = self._isa.content, (1 << 8 * size) - 1
        masks, row_masks, values = content["masks"], content["row_masks"], content["values"]
        mask, value = masks[row_masks[row]], values[row]
        return [
            self._isa.form(other)
            for other in self.rows
            if other != row
            and content["layouts"][content["row_layouts"][other]][0] > size
            and not (values[other] ^ value) & masks[row_masks[other]] & mask & bits
        ]

    def reach(self, word: int) -> int:
        """How many bytes, at most, the encodings have that the first word may belong to."""
        if self._only_size:
            return self._only_size
        for size, mask, values in self._reaches:
            if word & mask in values:
                return size
        return 4


@lru_cache(maxsize=32)
def isa_for(processor: str, changes: tuple[str, ...] = ()) -> Isa:
    """The instruction set of a processor, kept for the next caller."""
    return Isa(processor, load.features_of(processor, changes))


def isa_of(target: str | TargetID, features: tuple[str, ...] = ()) -> Isa:
    """The instruction set of a target, such as ``gfx90a:xnack+``; see :func:`load.features_of` for ``features``."""
    return isa_for(load.processor_of(target), features)
