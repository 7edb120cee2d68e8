"""Masks, and operations between the lanes of a wave, in PTX."""

from __future__ import annotations

from collections.abc import Sequence

from ...isa.values import I1, I32, I64, Lane, Mask, Uniform
from .ptx_floats import PtxFloats
from .ptx_text import THREADS, WARP


class PtxLanes(PtxFloats):
    """The operations that cross lanes."""

    def mask_of(self, bits: Uniform) -> Mask:
        words = self.split(bits)[: self.lanes // THREADS] if self.lanes > THREADS else [self.trunc(bits, I32)]
        own = self.thread_ids()
        return Mask(self.joined([self.icmp("ne", self.and_(self.lshr(word, own), 1), 0) for word in words]).data)

    def bits_of(self, mask: Mask) -> Uniform:
        words = [
            self.made(I32, Uniform, f"vote.sync.ballot.b32 {{}}, {half.data}, {WARP}") for half in self.halves(mask)
        ]
        found: Uniform = self.join(*words) if len(words) > 1 else self.zext(words[0], I64)
        return found

    def constant_mask(self, bits: int) -> Mask:
        return self.mask_of(self.uniform(I64, bits))

    def any(self, mask: Mask) -> Uniform:
        found, *others = (
            self.made(I1, Uniform, f"vote.sync.any.pred {{}}, {half.data}, {WARP}") for half in self.halves(mask)
        )
        for other in others:
            found = self.or_(found, other)
        return found  # type: ignore[no-any-return]

    def readlane(self, x: Lane, index: Uniform) -> Uniform:
        return self._from_halves(x, index)

    def permute(self, x: Lane, index: Lane) -> Lane:
        bits = x.type.bits
        whole = self.bitcast(x, bits)
        if bits is I64:
            parts = [self.permute(part, index) for part in self.split(whole)]
            return self.bitcast(self.join(*parts), x.type)  # type: ignore[no-any-return]
        moved = self.joined([self._from_halves(whole, part) for part in self.halves(index)])
        return self.bitcast(moved, x.type)  # type: ignore[no-any-return]

    def _from_halves(self, x: Lane, index: Uniform) -> Uniform:
        """What the lane has that each thread asks for."""
        bits = x.type.bits
        whole = self.bitcast(x, bits)
        if bits is I64:
            parts = [self._from_halves(part, index) for part in self.split(whole)]
            return self.bitcast(self.join(*parts), x.type)  # type: ignore[no-any-return]
        words = [self.zext(half, I32) for half in self.halves(whole)]
        form = f"shfl.sync.idx.b32 {{}}, {{word}}, {index.data}, 31, {WARP}"
        found, *others = (self.made(I32, Uniform, form.replace("{word}", word.data)) for word in words)
        for other in others:
            is_there = self.icmp("ne", self.and_(index, THREADS), 0)
            found = self.select(is_there, other, found)
        return self.bitcast(self.trunc(found, bits), x.type)  # type: ignore[no-any-return]

    def shuffle(self, x: Lane, indices: Sequence[int]) -> Lane:
        return self.permute(x, self.constant_lanes(I32, indices))

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
