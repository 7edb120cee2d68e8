"""Matrix instructions as products that builders may have instructions for: which, and their elements as these take them.

Elements of 4 bits go as bytes, and floats of fewer than 16 bits as f16, which has all of their values.
"""

from __future__ import annotations

from ..builder import Builder
from ..sources import flushed
from ..tiles import DEPTHS, Held, Place, Tiles
from ..values import BF16, F16, I16, Lane, Type
from .common import join16
from .matrix_items import half_at, items_of
from .matrix_shapes import WIDTHS, Side

_AS = {"f16": "f16", "bf16": "bf16", "fp8": "f16", "bf8": "f16", "fp6": "f16", "bf6": "f16", "fp4": "f16"}
"""What elements of a type go as; whole numbers go as bytes."""
_ROWS, _COLUMNS = 8, 16
"""Of what sides must be made."""
_LOW_NIBBLES, _SIGNS_OF_NIBBLES, _SIGN_COPIES = 0x0F0F0F0F, 0x08080808, 0x1E


def tiles_of(
    sides: tuple[Side, Side],
    kinds: tuple[str, str],
    signed: tuple[bool, bool],
    left_blocks: tuple[int, ...],
    places: list[list[Place]],
) -> Tiles | None:
    """A product; None where its shape or its types are others than builders may have."""
    left, right = (_held(*row) for row in zip(sides, kinds, signed, strict=True))
    if left is None or right is None or left.size % _ROWS or right.size % _COLUMNS or len(places) % 4:
        return None
    has_one_order = all(sides[0].place(k) == sides[1].place(k) for k in range(sides[0].depth))
    is_alike = left.kind == right.kind or {left.kind, right.kind} == {"s8", "u8"}
    if not has_one_order or not is_alike or sides[0].depth != sides[1].depth:
        return None
    return Tiles(left, right, left_blocks, tuple(map(tuple, places)))


def _held(side: Side, kind: str, signed: bool) -> Held | None:
    goes_as = ("s8" if signed else "u8") if kind in ("i8", "iu8", "iu4") else _AS.get(kind)
    if goes_as is None or side.strips > 1:
        return None
    return Held(goes_as, side.size, side.blocks, side.depth // side.items, side.items // DEPTHS[goes_as])


def tile_words(
    b: Builder, words: list[Lane], side: Side, kind: str, flavour: str, *, signed: bool, flushes: bool
) -> list[Lane]:
    """The registers of a side as builders take them."""
    if kind in ("i8", "iu8"):
        return words
    if kind == "iu4":
        return [_bytes(b, word, signed=signed) for full in words for word in (full, b.lshr(full, 4))]
    if WIDTHS[kind] == 16:
        return [_flushed(b, word, F16 if kind == "f16" else BF16) for word in words] if flushes else words
    items = items_of(b, words, kind, side.items, flavour, signed=signed, flushes=False)
    halves = [b.bitcast(b.fpcast(item, F16), I16) for item in items]
    return [join16(b, halves[n], halves[n + 1]) for n in range(0, len(halves), 2)]


def _bytes(b: Builder, word: Lane, *, signed: bool) -> Lane:
    """The lower halves of the bytes of a register as bytes."""
    low = b.and_(word, _LOW_NIBBLES)
    return b.or_(low, b.mul(b.and_(low, _SIGNS_OF_NIBBLES), _SIGN_COPIES)) if signed else low


def _flushed(b: Builder, word: Lane, type_: Type) -> Lane:
    """Subnormal halves of a register as zeros."""
    low, high = (b.bitcast(flushed(b, b.bitcast(half_at(b, [word], n), type_)), I16) for n in range(2))
    return join16(b, low, high)  # type: ignore[return-value]  # still lanes
