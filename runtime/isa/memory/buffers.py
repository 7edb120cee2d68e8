"""Buffer descriptors: which bytes of a buffer an access may reach.

Every generation checks an offset, the vector offset plus that of the instruction, against a limit in bytes, and an index
against a number of records. What the two limits are depends on the generation and on the descriptor. The sum of the two
offsets wraps at 32 bits, so that compilers write -1024 and 1024 for 0; bases of 57 bits came with sums that do not. Each dword of an access counts by itself, with all its bytes; out of range, loads read zero and stores do nothing.
Everything is out of range where the format is 0, which is none, whatever an instruction makes of formats: MIOpen's kernels in
assembly turn their loads and stores off that way.
"""

from __future__ import annotations

from ....fatbin.records import dataclass
from ..builder import Builder
from ..facts import Facts
from ..values import I32, I64, Lane, Mask, Uniform

_EVERYTHING = 1 << 32
"""A limit that no offset and no index reaches."""
_STRIDE = 0x3FFF
_WIDE_BASE = 57 - 32
"""The bits of a base of 57 bits that are in the second word; the 45 bits of the size begin after them."""


@dataclass(frozen=True, slots=True)
class Descriptor:
    """The four words of a descriptor."""

    words: list[Uniform]
    is_wide: bool
    reaches_scratch: bool

    def is_private(self, b: Builder) -> Uniform:
        """Whether it describes scratch: its sign bit says that lanes are interleaved.

        Where scratch is reached otherwise, kernels set the bit together with the one before it, which spreads rows over
        the caches: HipKittens does on gfx950, and the bytes stay where they are.
        """
        if not self.reaches_scratch:
            return b.icmp("ne", b.uniform(I32, 0), 0)  # type: ignore[return-value]
        return b.icmp("slt", self.words[1], 0)  # type: ignore[return-value]

    def base(self, b: Builder) -> Uniform:
        """The address of its first byte, I64."""
        return b.join(self.words[0], b.and_(self.words[1], (1 << _WIDE_BASE) - 1 if self.is_wide else 0xFFFF))

    def stride(self, b: Builder) -> Uniform:
        """The bytes of a record, I32; 0 in raw buffers."""
        word, first = (self.words[3], 12) if self.is_wide else (self.words[1], 16)
        return b.and_(b.lshr(word, first), _STRIDE)

    def records(self, b: Builder) -> Uniform:
        """The size, I64: in records, or where these have no size in bytes."""
        if not self.is_wide:
            return b.zext(self.words[2], I64)
        high = b.join(self.words[2], b.and_(self.words[3], 0x3F))
        return b.or_(b.shl(high, 32 - _WIDE_BASE), b.zext(b.lshr(self.words[1], _WIDE_BASE), I64))


@dataclass(frozen=True, slots=True)
class Limits:
    """What an access has to stay below, I64: the end of its bytes, and its index if it has one."""

    end: Uniform
    index: Uniform

    def inside(self, b: Builder, offset: Lane, index: Lane | None, start: int, size: int) -> Mask:
        """The lanes of which ``size`` bytes, beginning ``start`` bytes from a lane's offset, are in range."""
        last = start + size - 1
        rest = b.select(b.icmp("ugt", self.end, last), b.sub(self.end, last), b.uniform(I64, 0))
        found = b.icmp("ult", offset, b.broadcast(_narrow(b, rest)))
        if index is not None:
            found = b.and_(found, b.icmp("ult", index, b.broadcast(_narrow(b, self.index))))
        return found  # type: ignore[return-value]


def limits(b: Builder, facts: Facts, descriptor: Descriptor, soffset: Uniform | None, *, has_index: bool) -> Limits:
    """The limits of a generation for an access with a scalar offset, which counts only in raw buffers."""
    records = descriptor.records(b)
    stride = b.zext(descriptor.stride(b), I64)
    everything = b.uniform(I64, _EVERYTHING)
    raw = records if soffset is None else b.usub_sat(records, b.zext(soffset, I64))
    found = (_by_mode if facts.major >= 10 else _by_stride)(
        b, descriptor, Limits(raw, records), stride, has_index=has_index
    )
    end = found.end
    if facts.buffer_format is not None:
        first, mask = facts.buffer_format
        has_format = b.icmp("ne", b.and_(descriptor.words[3], mask << first), 0)
        end = b.select(has_format, end, b.uniform(I64, 0))
    return Limits(b.select(descriptor.is_private(b), everything, end), found.index)


def _by_stride(b: Builder, descriptor: Descriptor, raw: Limits, stride: Uniform, *, has_index: bool) -> Limits:
    """gfx9: an access with an index, to a buffer with records, is checked by its index, every other by its offset."""
    everything = b.uniform(I64, _EVERYTHING)
    if not has_index:
        return Limits(raw.end, everything)
    is_raw = b.icmp("eq", stride, 0)
    return Limits(b.select(is_raw, raw.end, everything), b.select(is_raw, everything, raw.index))


def _by_mode(b: Builder, descriptor: Descriptor, raw: Limits, stride: Uniform, *, has_index: bool) -> Limits:
    """gfx10 and later: the descriptor says how (OOB_SELECT).

    By index and offset within the record (0), by index (1), not at all unless the buffer is empty (2), by offset (3). An
    access without an index is to record 0. Descriptors with a wide base have one bit, by index and offset or by offset alone, which
    are the same where records have no size.
    """
    mode = b.and_(b.lshr(descriptor.words[3], 28), 3)
    if descriptor.is_wide:
        is_plain = b.or_(b.icmp("ne", b.and_(mode, 2), 0), b.icmp("eq", stride, 0))
        mode = b.select(is_plain, b.uniform(I32, 3), b.uniform(I32, 0))
    nothing, everything = b.uniform(I64, 0), b.uniform(I64, _EVERYTHING)
    end = b.select(b.icmp("eq", mode, 0), stride, everything)
    end = b.select(b.icmp("eq", raw.index, 0), nothing, end)
    index = b.select(b.icmp("ult", mode, 2), raw.index, everything) if has_index else everything
    return Limits(b.select(b.icmp("eq", mode, 3), raw.end, end), index)


def _narrow(b: Builder, limit: Uniform) -> Uniform:
    """A limit as I32."""
    return b.trunc(b.umin(limit, _EVERYTHING - 1), I32)
