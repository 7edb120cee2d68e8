"""Matrix multiplication: gathers elements across lanes, multiplies and adds."""

from __future__ import annotations

from typing import Any

from ....fatbin.records import dataclass
from ..builder import Builder
from ..not_carried_out import UnknownOperationError
from ..values import F32, F64, I32, Lane, Mask
from .common import constant, nearest
from .matrix_fields import Fields
from .matrix_items import half_at, in_halves, items_of, with_signs, words_of
from .matrix_scales import Scales
from .matrix_shapes import (
    CHOSEN,
    WIDTHS,
    Place,
    Shape,
    broadcast_block,
    pattern_lane,
    result_items,
    result_place,
    sides,
)
from .matrix_tiles import tile_words, tiles_of

_TOGETHER = 2
"""Results that are computed interleaved, so that no addition waits for the one just before it."""
# Sums of products of so few bits are whole numbers below 2**22, which 32-bit floats hold, and add faster. In the middle
# of the floats between 2**23 and 2**24 the last bit of the mantissa counts ones.
_MIDDLE, _MIDDLE_BITS = 1.5 * 2**23, 0x4B400000


@dataclass(frozen=True)
class Product:
    """An instruction: everything that does not depend on what the registers hold."""

    shape: Shape
    lanes: int
    counts: tuple[int, ...]
    """The registers of each source."""
    fields: Fields

    def __call__(self, b: Builder, words: list[Lane]) -> list[Lane]:
        """The registers of D."""
        rest = iter(words)
        left, right, added, *more = ([next(rest) for _ in range(count)] for count in self.counts)
        with nearest(b):
            return _Multiplier(b, self).run(left, right, added, more)

    @property
    def kinds(self) -> tuple[str, str]:
        """The types of the elements of A and B."""
        if self.shape.left == "f8f6f4":
            # An instruction has either of both fields.
            return _chosen(self.fields.cbsz | self.fields.matrix_a_fmt), _chosen(
                self.fields.blgp | self.fields.matrix_b_fmt
            )
        return self.shape.left, self.shape.right

    @property
    def is_whole_row(self) -> bool:
        """Whether a lane holds all of a row: WMMA of gfx11."""
        left, _ = sides(self.shape, self.counts, self.kinds, self.lanes)
        return not self.shape.is_wave_wide and left.items == left.depth


def _chosen(number: int) -> str:
    if number >= len(CHOSEN):
        raise UnknownOperationError(f"elements of format {number} are not carried out: there is no such format")
    return CHOSEN[number]


class _Multiplier:
    """One product on its way."""

    def __init__(self, b: Builder, product: Product) -> None:
        self.b, self.product, self.shape, self.fields = b, product, product.shape, product.fields
        self.left, self.right = sides(self.shape, product.counts, product.kinds, product.lanes)
        self._shuffled: dict[Any, Lane] = {}
        self._chosen: dict[Any, tuple[Mask, Mask]] = {}

    def run(self, left: list[Lane], right: list[Lane], added: list[Lane], more: list[list[Lane]]) -> list[Lane]:
        """D's registers from those of A, B, C (or the indices) and what else there is."""
        b, shape, fields = self.b, self.shape, self.fields
        old = more[0] if more else []
        self.index = b.lshr(added[0], self._index_place()) if shape.is_sparse else None
        self.scales = [Scales(b, shape, fields, n, held) for n, held in enumerate(more if shape.united else ())]
        self.words = [self._words(n, words) for n, words in enumerate((left, right))]
        totals = self._added(old if shape.is_sparse else added)
        places = self._places(len(totals))
        found = self._by_tiles(totals, places)
        if found is None:
            found = self._one_by_one(totals, places)
        if self._flushes:
            found = [self._without_subnormals(x) for x in found]
        if self.product.is_whole_row and WIDTHS[shape.result] == 16:
            return in_halves(b, found, shape.result, old, is_high=bool(fields.op_sel & 4))
        return words_of(b, found, shape.result)

    # Ways to multiply

    def _by_tiles(self, totals: list[Lane], places: list[list[Place]]) -> list[Lane] | None:
        """By the builder's own instructions; None where it has none for this."""
        b, shape, fields, kinds = self.b, self.shape, self.fields, self.product.kinds
        if not b.tile_kinds or shape.is_sparse or self.scales or (self._has_pattern and fields.blgp):
            return None
        left_blocks = tuple(map(self._left_block, range(self.right.blocks)))
        is_signed = self._is_signed(0), self._is_signed(1)
        tiles = tiles_of((self.left, self.right), kinds, is_signed, left_blocks, places)
        if tiles is None or not b.tile_kinds.issuperset((tiles.left.kind, tiles.right.kind)):
            return None
        sides = [
            tile_words(b, words, side, kind, fields.flavour, signed=signed, flushes=self._flushes)
            for words, side, kind, signed in zip(self.words, (self.left, self.right), kinds, is_signed, strict=True)
        ]
        if self._may_wait and b.accumulated(tiles, sides[0], sides[1]):
            return totals
        sums = b.multiplied(tiles, sides[0], sides[1])
        add = b.fadd if not tiles.is_integer else b.sadd_sat if fields.clamps else b.add
        return [add(total, sum_) for total, sum_ in zip(totals, sums, strict=True)]

    @property
    def _may_wait(self) -> bool:
        """Whether the result is C and the product, and nothing else is done to either: sums may be added to it at any time."""
        is_plain = not (self._flushes or self.fields.clamps or self._turns_sign or self._drops_sign)
        return is_plain and WIDTHS[self.shape.result] == 32

    def _one_by_one(self, totals: list[Lane], places: list[list[Place]]) -> list[Lane]:
        """Element by element, each lane its own."""
        b, is_integer = self.b, self.shape.result == "i32"
        self.values = [self._items(n, words) for n, words in enumerate(self.words)]
        starts = [b.lane(F32, _MIDDLE)] * len(totals) if is_integer else totals
        found: list[Lane] = []
        for first in range(0, len(totals), _TOGETHER):
            found += self._sums(starts[first : first + _TOGETHER], places[first : first + _TOGETHER])
        if not is_integer:
            return found
        add = b.sadd_sat if self.fields.clamps else b.add
        return [add(total, b.sub(b.bitcast(x, I32), _MIDDLE_BITS)) for total, x in zip(totals, found, strict=True)]

    # Sources

    def _words(self, n: int, words: list[Lane]) -> list[Lane]:
        """The registers of A or B with the signs that the fields give them."""
        fields = self.fields
        if WIDTHS[self.product.kinds[n]] != 16:
            return words
        return with_signs(self.b, words, bool(fields.neg_lo >> n & 1), bool(fields.neg_hi >> n & 1))

    def _is_signed(self, n: int) -> bool:
        return bool(self.fields.neg_lo >> n & 1) or not self.product.kinds[n].startswith("iu")

    def _items(self, n: int, words: list[Lane]) -> list[Lane]:
        kind, fields, signed = self.product.kinds[n], self.fields, self._is_signed(n)
        side = (self.left, self.right)[n]
        count = side.items * side.strips
        items = items_of(self.b, words, kind, count, fields.flavour, signed=signed, flushes=self._flushes)
        if self.shape.result == "i32":
            return [self.b.sitofp(item, F32) for item in items]
        if kind == "f64" and fields.blgp >> n & 1:
            return [self.b.fneg(item) for item in items]
        return items

    @property
    def _flushes(self) -> bool:
        return self.fields.flushes and WIDTHS[self.shape.left] == 16

    def _without_subnormals(self, x: Lane) -> Lane:
        b = self.b
        bits = b.bitcast(x, I32)
        is_small = b.icmp("eq", b.and_(bits, 0x7F800000), 0)
        return b.bitcast(b.select(is_small, b.and_(bits, 0x80000000), bits), F32)

    def _added(self, words: list[Lane]) -> list[Lane]:
        """The elements of C. Of 16 bits a register holds two, or in gfx11 one, in the half that op_sel names."""
        b, shape, fields, kind = self.b, self.shape, self.fields, self.shape.added
        count = result_items(shape, self.left.blocks, self.product.lanes)
        if WIDTHS[kind] == 16:
            signs = bool(fields.neg_lo & 4)
            words = with_signs(b, words, signs, signs, drops=bool(fields.neg_hi & 4))
            if self.product.is_whole_row:
                first = int(bool(fields.op_sel & 4))
                halves = [b.zext(half_at(b, words, 2 * n + first), I32) for n in range(count)]
                return [items_of(b, [half], kind, 1, "", signed=True, flushes=False)[0] for half in halves]
        items = items_of(b, words, kind, count, "", signed=True, flushes=False)
        if kind in ("f32", "f64") and self._drops_sign:
            items = [b.fabs(item) for item in items]
        if kind in ("f32", "f64") and self._turns_sign:
            items = [b.fneg(item) for item in items]
        return items

    @property
    def _drops_sign(self) -> bool:
        return not self.shape.is_wave_wide and bool(self.fields.neg_hi & 4)

    @property
    def _turns_sign(self) -> bool:
        return bool((self.fields.blgp if self.shape.result == "f64" else self.fields.neg_lo) & 4)

    def _index_place(self) -> int:
        """Where the indices of this instruction begin: those of a lane's items often fill only part of a register."""
        fields, width = self.fields, 2 * self.left.items
        if self.shape.family == "smfmac":
            return 0 if fields.cbsz else fields.abid * width % 32
        return (fields.index_key_8bit or fields.index_key_16bit or fields.index_key_32bit) * width % 32

    # Results

    def _places(self, count: int) -> list[list[Place]]:
        """For each item of the result, which element it is in each lane."""
        lanes = self.product.lanes
        return [
            [result_place(self.shape, self.left, lanes, item, lane) for lane in range(lanes)] for item in range(count)
        ]

    def _sums(self, totals: list[Lane], places: list[list[Place]]) -> list[Lane]:
        if self.shape.is_sparse:
            return self._sparse(totals, places)
        if not self.scales:
            return self._chain(totals, places, range(self.shape.depth))
        zero, united = constant(self.b, totals[0], 0), self.shape.united
        for first in range(0, self.shape.depth, united):
            parts = self._chain([zero] * len(totals), places, range(first, first + united))
            totals = [
                self._scaled(total, part, place, first // united)
                for total, part, place in zip(totals, parts, places, strict=True)
            ]
        return totals

    def _chain(self, totals: list[Lane], places: list[list[Place]], along: range) -> list[Lane]:
        for k in along:
            totals = [
                self.b.fma(self._left(place, k), self._right(place, k), total)
                for total, place in zip(totals, places, strict=True)
            ]
        return totals

    def _left(self, places: list[Place], k: int) -> Lane:
        group, item = self.left.place(k)
        # The rows of a register of the result are all of one strip.
        item += self.left.items * (places[0][0] // self.left.size % self.left.strips)
        return self._moved(("left", item), self.values[0][item], self._left_lanes(places, group))

    def _left_lanes(self, places: list[Place], group: int) -> tuple[int, ...]:
        blocks = [self._left_block(block) for _, _, block in places]
        return tuple(self.left.lane(row, block, group) for (row, _, _), block in zip(places, blocks, strict=True))

    def _left_block(self, block: int) -> int:
        """The block of A that is multiplied for a block of the result."""
        # Fields that ask for more blocks than there are begin again with the first; with one block they mean something else.
        return broadcast_block(block, self.fields.cbsz, self.fields.abid) % self.left.blocks

    @property
    def _has_pattern(self) -> bool:
        """Whether a field names lanes of B."""
        return self.shape.result != "f64" and self.shape.left != "f8f6f4"

    def _right(self, places: list[Place], k: int) -> Lane:
        group, item = self.right.place(k)
        pattern = self.fields.blgp if self._has_pattern else 0
        lanes = tuple(pattern_lane(self.right.lane(column, block, group), pattern) for _, column, block in places)
        return self._moved(("right", item), self.values[1][item], lanes)

    def _moved(self, name: Any, value: Lane, lanes: tuple[int, ...]) -> Lane:
        key = name, lanes
        if key not in self._shuffled:
            self._shuffled[key] = self.b.shuffle(value, lanes)
        return self._shuffled[key]

    def _sparse(self, totals: list[Lane], places: list[list[Place]]) -> list[Lane]:
        """Each element of A that is there names which of four elements of B it meets."""
        for k in range(self.left.depth):
            four = k // 2 * 4
            for n, place in enumerate(places):
                is_odd, is_upper = self._choice(place, k)
                candidates = [self._right(place, four + m) for m in range(4)]
                low, high = (self.b.select(is_odd, candidates[m + 1], candidates[m]) for m in (0, 2))
                totals[n] = self.b.fma(self._left(place, k), self.b.select(is_upper, high, low), totals[n])
        return totals

    def _choice(self, places: list[Place], k: int) -> tuple[Mask, Mask]:
        """Both bits of the index of an element of A, where it is needed."""
        group, item = self.left.place(k)
        lanes = self._left_lanes(places, group)
        key = item, lanes
        if key not in self._chosen:
            assert self.index is not None
            word = self._moved("index", self.index, lanes)
            bits = [self.b.icmp("ne", self.b.and_(word, 1 << 2 * item + n), 0) for n in (0, 1)]
            self._chosen[key] = bits[0], bits[1]  # type: ignore[assignment]  # comparing lanes gives masks
        return self._chosen[key]

    def _scale(self, n: int, rows: tuple[int, ...], group: int) -> Lane:
        byte, lanes = self.scales[n].place(rows, group)
        return self._moved(("scale", n, byte), self.scales[n].value(byte), lanes)

    def _scaled(self, total: Lane, part: Lane, places: list[Place], group: int) -> Lane:
        """A sum along part of K times its scales, added to what there is; only the end is rounded to 32 bits."""
        b = self.b
        left, right = (self._scale(n, tuple(place[n] for place in places), group) for n in (0, 1))
        wide = b.fma(b.fpcast(part, F64), b.fmul(left, right), b.fpcast(total, F64))
        return b.fpcast(wide, F32)
