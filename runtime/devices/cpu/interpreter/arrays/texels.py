"""Texel addressing, conversion and filtering in Python: the reference for native/images.c.

Floats are Python's own, which have 64 bits; what is rounded to fewer is said where it is.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Sequence

from ......fatbin.records import dataclass
from .....isa.images.access import BORDER, LINEAR, TRUNCATES, UNNORMALIZED, ImageAccess, ImageKind
from .....isa.images.descriptors import Clamp, Select
from .....isa.images.formats import Format, Number

Components = list[int]
Read = Callable[[int, int], bytes]
Write = Callable[[int, bytes], None]

_WHOLE = (Number.UINT, Number.SINT)
_BLACK, _OPAQUE_BLACK, _WHITE = 0, 1, 2
_KNOWN_CLAMPS = frozenset((Clamp.WRAP, Clamp.MIRROR, Clamp.LAST_TEXEL, Clamp.MIRROR_ONCE_LAST_TEXEL, Clamp.BORDER))
_ONE = 0x3F800000
_FAR = 2.0**52
_GATHERED = ((0, 1), (1, 1), (1, 0), (0, 0))
"""Columns and rows of the four texels around a place, in the order of a gather's results."""


class StrangeImageError(Exception):
    """A descriptor that means nothing here."""


def float_of(bits: int) -> float:
    """The F32 of some bits."""
    value: float = struct.unpack("<f", struct.pack("<I", bits))[0]
    return value


def bits_of(value: float) -> int:
    """The bits of a number rounded to F32."""
    try:
        packed = struct.pack("<f", value)
    except OverflowError:
        packed = struct.pack("<f", math.copysign(math.inf, value))
    return int.from_bytes(packed, "little")


def half_of(bits: int) -> int:
    """An F32 rounded to F16, as bits."""
    value = float_of(bits)
    if math.isnan(value):
        return bits >> 16 & 0x8000 | 0x7E00
    try:
        packed = struct.pack("<e", value)
    except OverflowError:
        packed = struct.pack("<e", math.copysign(math.inf, value))
    return int.from_bytes(packed, "little")


def of_half(bits: int) -> int:
    """An F16 as F32."""
    if bits & 0x7C00 == 0x7C00:
        return (bits & 0x8000) << 16 | 0x7F800000 | (bits & 0x3FF) << 13
    return bits_of(struct.unpack("<e", struct.pack("<H", bits))[0])


def _nearest(value: float) -> float:
    """To a whole number, ties to even; what is not finite stays."""
    return float(round(value)) if math.isfinite(value) else value


@dataclass(frozen=True, slots=True)
class Texels:
    """An image as one lane reaches it; ``fields`` are those of Image."""

    access: ImageAccess
    fields: tuple[int, ...]
    read: Read
    write: Write

    def carried_out(self, words: Sequence[int]) -> Components:
        """What one lane gets for its words."""
        kind, access = self.access.kind, self.access
        if kind is ImageKind.BUFFER_STORE:
            self._write(words[0] | words[1] << 32, words[2:])
            return []
        if kind is ImageKind.BUFFER_LOAD:
            return self._result(self._read(words[0] | words[1] << 32))
        if kind is ImageKind.SAMPLE:
            return self._result(self._sample(words))
        if kind is ImageKind.GATHER:
            return [self._narrow(word) for word in self._gather(words)]
        at = self._texel_of(words)
        if kind is ImageKind.STORE:
            if at is not None:
                self._write(self._address(at), words[access.rank + access.is_layered + access.has_level :])
            return []
        return self._result(self._selected([]) if at is None else self._read(self._address(at)))

    @property
    def base(self) -> int:
        """Where it begins."""
        return self.fields[0] | self.fields[1] << 32

    @property
    def _format(self) -> Format:
        found = Format.unpacked(self.fields[2])
        if found is None:
            raise StrangeImageError("its format is not known, or its texels do not lie in rows")
        return found

    @property
    def _sizes(self) -> tuple[int, int, int]:
        return self.fields[4], self.fields[5], self.fields[6]

    def _bits(self, low: int, width: int) -> int:
        """A field of the sampler."""
        return self.fields[8] >> low & (1 << width) - 1

    # Components

    def _one(self) -> int:
        return 1 if self._format.number in _WHOLE else _ONE

    def _narrow(self, word: int) -> int:
        if not self.access.is_half:
            return word
        return word & 0xFFFF if self._format.number in _WHOLE else half_of(word)

    def _result(self, components: Components) -> Components:
        return [self._narrow(word) for n, word in enumerate(components) if self.access.dmask >> n & 1]

    def _selects(self) -> list[int]:
        return [self.fields[3] >> 3 * n & 7 for n in range(4)]

    def _selected(self, channels: Sequence[int]) -> Components:
        known = {Select.ZERO: 0, Select.ONE: self._one(), **dict(enumerate(channels, Select.X))}
        return [known.get(select, 0) for select in self._selects()]

    def _read(self, address: int) -> Components:
        format = self._format
        data, width = self.read(address, format.size), format.bits // 8
        raw = [int.from_bytes(data[n : n + width], "little") for n in range(0, format.size, width)]
        return self._selected([read_channel(format, bits) for bits in raw])

    def _write(self, address: int, words: Sequence[int]) -> None:
        format, access = self._format, self.access
        given = {bit: self._wide(word) for bit, word in zip(self._stored(), words, strict=False)}
        missing = next(iter(given.values())) if access.broadcasts and given else 0
        components = [given.get(n, missing) for n in range(4)]
        sources = {select: n for n, select in reversed(list(enumerate(self._selects())))}
        data = b""
        for channel in range(format.channels):
            source = sources.get(Select.X + channel)
            bits = 0 if source is None else written_channel(format, components[source])
            data += bits.to_bytes(format.bits // 8, "little")
        self.write(address, data)

    def _stored(self) -> list[int]:
        return [n for n in range(4) if self.access.dmask >> n & 1]

    def _wide(self, word: int) -> int:
        if not self.access.is_half:
            return word
        number = self._format.number
        if number is Number.SINT:
            return (word & 0xFFFF ^ 0x8000) - 0x8000 & 0xFFFFFFFF
        return word & 0xFFFF if number is Number.UINT else of_half(word)

    # Places

    def _address(self, at: Sequence[int]) -> int:
        row, (_, height, _) = self.fields[7], self._sizes
        return self.base + at[0] * self._format.size + at[1] * row + at[2] * row * height

    def _texel_of(self, words: Sequence[int]) -> tuple[int, int, int] | None:
        """Where a load or store goes; None outside the image."""
        access, format = self.access, self._format
        assert format
        at = [0, 0, 0]
        at[: access.rank] = words[: access.rank]
        if access.is_layered:
            at[2] = words[access.rank]
        if any(place >= size for place, size in zip(at, self._sizes, strict=True)):
            return None
        if access.has_level and words[access.rank + access.is_layered]:
            return None
        return at[0], at[1], at[2]

    def _around(
        self, words: Sequence[int], *, is_between: bool
    ) -> tuple[list[tuple[int | None, int | None]], list[int]]:
        """By axis the lower and the upper texel (None is outside), and how much of the upper one, in 256ths."""
        clamps = [self._bits(3 * axis, 3) for axis in range(self.access.rank)]
        if not _KNOWN_CLAMPS.issuperset(clamps) or self._bits(BORDER, 2) > _WHITE:
            raise StrangeImageError("its sampler asks for borders that are not there")
        places: list[tuple[int | None, int | None]] = [(0, 0)] * 3
        parts = [0, 0, 0]
        for axis, clamp in enumerate(clamps):
            at, size = float_of(words[axis]), self._sizes[axis]
            if not self._bits(UNNORMALIZED, 1):
                at *= float(size)
            fixed = self._in_256ths(at - 0.5 if is_between else at)
            lower = fixed >> 8
            places[axis], parts[axis] = (folded(lower, size, clamp), folded(lower + 1, size, clamp)), fixed & 255
        if self.access.is_layered:
            layer = _nearest(float_of(words[self.access.rank]))
            last = self._sizes[2] - 1
            chosen = int(min(layer, last)) if layer > 0 else 0
            places[2] = (chosen, chosen)
        return places, parts

    def _in_256ths(self, value: float) -> int:
        scaled = value * 256 + (0 if self._bits(TRUNCATES, 1) else 0.5)
        if math.isnan(scaled):
            return 0
        return math.floor(max(-_FAR, min(_FAR, scaled)))

    # Samples

    def _texel_or_border(self, at: Sequence[int | None]) -> Components:
        inside = [place for place in at if place is not None]
        if len(inside) == len(at):
            return self._read(self._address(inside))
        border, one = self._bits(BORDER, 2), self._one()
        return [one if border == _WHITE or (border == _OPAQUE_BLACK and n == 3) else 0 for n in range(4)]

    def _sample(self, words: Sequence[int]) -> Components:
        is_linear = bool(self._bits(LINEAR, 1)) and self._format.number not in _WHOLE
        places, parts = self._around(words, is_between=is_linear)
        if not is_linear:
            return self._texel_or_border([lower for lower, _ in places])
        sums = [0.0, 0.0, 0.0, 0.0]
        for corner in range(8):
            uppers = [corner >> axis & 1 for axis in range(3)]
            weight = 1.0
            for is_upper, part in zip(uppers, parts, strict=True):
                weight *= (part if is_upper else 256 - part) / 256
            if weight:
                read = self._texel_or_border([pair[n] for pair, n in zip(places, uppers, strict=True)])
                sums = [total + weight * float_of(word) for total, word in zip(sums, read, strict=True)]
        return [bits_of(total) for total in sums]

    def _gather(self, words: Sequence[int]) -> Components:
        component = next(iter(self._stored()), 0)
        places, _ = self._around(words, is_between=True)
        corners = [(places[0][column], places[1][row], places[2][0]) for column, row in _GATHERED]
        return [self._texel_or_border(at)[component] for at in corners]


def folded(at: int, size: int, clamp: int) -> int | None:
    """The texel that a place along an axis means; None for the border."""
    if clamp == Clamp.WRAP:
        return at % size
    if clamp == Clamp.MIRROR:
        rest = at % (2 * size)
        return rest if rest < size else 2 * size - 1 - rest
    if clamp == Clamp.MIRROR_ONCE_LAST_TEXEL:
        at = -1 - at if at < 0 else at
    if clamp == Clamp.BORDER:
        return at if 0 <= at < size else None
    return max(0, min(at, size - 1))


def read_channel(format: Format, raw: int) -> int:
    """A channel's bits as a component: a float, or a whole number."""
    most = (1 << format.bits) - 1
    with_sign = raw - (raw >> format.bits - 1 << format.bits)
    if format.number is Number.UNORM:
        return bits_of(raw / most)
    if format.number is Number.SNORM:
        return bits_of(max(-1.0, with_sign / (most >> 1)))
    if format.number is Number.USCALED:
        return bits_of(raw)
    if format.number is Number.SSCALED:
        return bits_of(with_sign)
    if format.number is Number.SINT:
        return with_sign & 0xFFFFFFFF
    return of_half(raw) if format.number is Number.FLOAT and format.bits == 16 else raw


def written_channel(format: Format, word: int) -> int:
    """A component as a channel's bits."""
    most = (1 << format.bits) - 1
    half, value = most >> 1, float_of(word)
    if format.number is Number.UNORM:
        found = _within(_nearest(value * most), 0, most)
    elif format.number is Number.SNORM:
        found = _within(_nearest(value * half), -half, half)
    elif format.number is Number.USCALED:
        found = _within(value, 0, most)
    elif format.number is Number.SSCALED:
        found = _within(value, -half - 1, half)
    elif format.number is Number.FLOAT and format.bits == 16:
        found = half_of(word)
    else:
        found = word
    return found & most


def _within(value: float, low: int, high: int) -> int:
    return 0 if math.isnan(value) else int(max(low, min(high, value)))
