"""Masks, and operations between the lanes of a wave, in PTX."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...isa.values import I1, I32, I64, Lane, Mask, Mode, Type, Uniform, Value
from .ptx_floats import PtxFloats
from .ptx_text import THREADS, WARP


class PtxLanes(PtxFloats):
    """The operations that cross lanes.

    Of numbers that are the bits of masks, those masks are remembered: most such numbers become masks again.
    """

    def __init__(self, mode: Mode, lanes: int = THREADS) -> None:
        super().__init__(mode, lanes)
        self._masks: dict[str, Mask] = {}
        """The masks that numbers are the bits of."""
        self._halves: dict[str, tuple[Mask, int]] = {}
        """Of waves of 64 lanes, the halves of such numbers."""

    def begin_block(self) -> None:
        """Forget what was computed where control may not have come from."""
        self._masks.clear()
        self._halves.clear()
        self.signs.clear()

    def remember(self, bits: Value, mask: Mask) -> None:
        """A number is the bits of a mask."""
        self._masks[bits.data] = mask

    def remember_half(self, word: Value, mask: Mask, part: int) -> None:
        """A word is the bits of a mask, or in a wave of 64 lanes half of them."""
        if self.lanes == THREADS:
            self.remember(word, mask)
        else:
            self._halves[word.data] = (mask, part)

    def half_of(self, word: Value) -> tuple[Mask, int] | None:
        """The mask that a word is the bits of, or half of them, and which half."""
        if self.lanes > THREADS:
            return self._halves.get(word.data)
        mask = self._masks.get(word.data)
        return None if mask is None else (mask, 0)

    def and_(self, x: Any, y: Any) -> Any:
        if isinstance(x, Mask) and isinstance(y, Mask) and (self.is_all(x) or self.is_all(y)):
            return y if self.is_all(x) else x
        found = self._of_masks("and_", x, y)
        self.note_sign(found, x, y, is_neg=False)
        return found

    def or_(self, x: Any, y: Any) -> Any:
        return self._of_masks("or_", x, y)

    def xor(self, x: Any, y: Any) -> Any:
        found = self._of_masks("xor", x, y)
        self.note_sign(found, x, y, is_neg=True)
        return found

    def not_(self, x: Any) -> Any:
        found = super().not_(x)
        if isinstance(x, Uniform) and (mask := self._masks.get(x.data)) is not None:
            self.remember(found, super().not_(mask))
        return found

    def _of_masks(self, name: str, x: Any, y: Any) -> Any:
        """An operation, which is done on masks as well where both numbers are their bits."""
        do = getattr(super(), name)
        found = do(x, y)
        if isinstance(x, Uniform) and isinstance(y, Uniform):
            masks = self._masks.get(x.data), self._masks.get(y.data)
            if any(mask is not None for mask in masks):
                self.remember(found, do(*(mask or self._made(one) for mask, one in zip(masks, (x, y), strict=True))))
        return found

    def zext(self, x: Any, type: Type) -> Any:
        return self._same_bits(x, super().zext(x, type))

    def trunc(self, x: Any, type: Type) -> Any:
        return self._same_bits(x, super().trunc(x, type))

    def _same_bits(self, x: Value, found: Any) -> Any:
        """Another number with the bits of a mask, which a wave of 32 lanes has in a half."""
        if self.lanes == THREADS and found.type in (I32, I64) and (mask := self._masks.get(x.data)) is not None:
            self.remember(found, mask)
        return found

    def split(self, x: Any) -> tuple[Any, Any]:
        low, high = super().split(x)
        if (mask := self._masks.get(x.data)) is not None:
            if self.lanes == THREADS:
                self.remember(low, mask)
            else:
                self._halves |= {low.data: (mask, 0), high.data: (mask, 1)}
        return low, high

    def join(self, low: Any, high: Any) -> Any:
        found = super().join(low, high)
        first, second = self._halves.get(low.data), self._halves.get(high.data)
        if first is not None and second is not None and first == (second[0], 0) and second[1] == 1:
            self.remember(found, first[0])
        return found

    def mask_of(self, bits: Uniform) -> Mask:
        return self._masks.get(bits.data) or self._made(bits)

    def _made(self, bits: Uniform) -> Mask:
        """The mask of a number of which nothing is known."""
        words = self.split(bits)[: self.lanes // THREADS] if self.lanes > THREADS else [self.trunc(bits, I32)]
        own = self.thread_ids()
        return Mask(self.joined([self.icmp("ne", self.and_(self.lshr(word, own), 1), 0) for word in words]).data)

    def bits_of(self, mask: Mask) -> Uniform:
        words = [
            self.made(I32, Uniform, f"vote.sync.ballot.b32 {{}}, {half.data}, {WARP}") for half in self.halves(mask)
        ]
        found: Uniform = self.join(*words) if len(words) > 1 else self.zext(words[0], I64)
        self.remember(found, mask)
        return found

    def constant_mask(self, bits: int) -> Mask:
        if bits & (ones := (1 << self.lanes) - 1) == ones and self.has_lane:
            return self.all_lanes()
        return self.mask_of(self.uniform(I64, bits))

    def any(self, mask: Mask) -> Uniform:
        found, *others = (
            self.made(I1, Uniform, f"vote.sync.any.pred {{}}, {half.data}, {WARP}") for half in self.halves(mask)
        )
        for other in others:
            found = self.or_(found, other)
        return found  # type: ignore[no-any-return]

    def readlane(self, x: Lane, index: Uniform) -> Uniform:
        return self.by_words(x, lambda word: self._from_halves(word, index))  # type: ignore[no-any-return]

    def by_words(self, x: Lane, move: Callable[[Any], Any]) -> Any:
        """A value whose bits are moved: of 64 bits each word."""
        whole = self.bitcast(x, x.type.bits)
        moved = self.join(*map(move, self.split(whole))) if whole.type is I64 else move(whole)
        return self.bitcast(moved, x.type)

    def permute(self, x: Lane, index: Lane) -> Lane:
        def move(word: Lane) -> Lane:
            return self.joined([self._from_halves(word, part) for part in self.halves(index)])

        return self.by_words(x, move)  # type: ignore[no-any-return]

    def holds_at(self, mask: Mask, index: Lane) -> Mask:
        """The bits of a mask are at hand more often than not, and shifting them takes less than a shuffle of each half."""
        bits = self.bits_of(mask)
        word = self.broadcast(self.trunc(bits, I32) if self.lanes == THREADS else bits)
        own: Lane = self.and_(self.trunc(self.lshr(word, index), I32), 1)
        return Mask(self.icmp("ne", own, 0).data)

    def _from_halves(self, x: Lane, index: Uniform) -> Uniform:
        """What the lane has that each thread asks for; up to 32 bits."""
        words = [self.zext(half, I32) for half in self.halves(x)]
        form = f"shfl.sync.idx.b32 {{}}, {{word}}, {index.data}, 31, {WARP}"
        found, *others = (self.made(I32, Uniform, form.replace("{word}", word.data)) for word in words)
        for other in others:
            is_there = self.icmp("ne", self.and_(index, THREADS), 0)
            found = self.select(is_there, other, found)
        return self.trunc(found, x.type)  # type: ignore[no-any-return]

    def push(self, x: Lane, index: Lane, mask: Mask) -> Lane:
        bits, own = self.bits_of(mask), self.lane_ids()
        found = self.lane(x.type, 0)
        for lane in range(self.lanes):
            number = self.uniform(I32, lane)
            is_active = self.icmp("ne", self.and_(bits, 1 << lane), 0)
            is_mine = self.icmp("eq", self.broadcast(self.readlane(index, number)), own)
            takes = self.and_(is_mine, Mask(is_active.data))
            found = self.select(takes, self.broadcast(self.readlane(x, number)), found)
        return found

    def writelane(self, x: Lane, value: Uniform, index: Uniform) -> Lane:
        is_there = self.icmp("eq", self.lane_ids(), index)
        found: Lane = self.select(is_there, self.broadcast(value), x)
        return found
