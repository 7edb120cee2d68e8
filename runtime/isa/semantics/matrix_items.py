"""Matrix elements in registers: unpacking them to values and packing results."""

from __future__ import annotations

from ..builder import Builder
from ..sources import flushed
from ..values import BF16, F16, F32, F64, I16, I32, Lane, Value
from .common import field, join16, nearest
from .matrix_shapes import WIDTHS
from .packing import number_at
from .small_floats import decoded, format_of

_HALVES = {"f16": F16, "bf16": BF16}


def items_of(
    b: Builder, words: list[Lane], kind: str, count: int, flavour: str, *, signed: bool, flushes: bool
) -> list[Lane]:
    """Elements as F64, F32 (smaller floats too) or I32 (integers)."""
    if kind == "f64":
        return [b.bitcast(b.join(words[2 * n], words[2 * n + 1]), F64) for n in range(count)]
    if kind in _HALVES:
        return [_wide(b, half_at(b, words, n), kind, flushes=flushes) for n in range(count)]
    if kind in ("f32", "i32"):
        return [b.bitcast(word, F32) if kind == "f32" else word for word in words[:count]]
    if kind == "xf32":
        return [_shortened(b, word) for word in words[:count]]
    width = WIDTHS[kind]
    if kind in ("i8", "iu8", "iu4"):
        each = 32 // width
        return [field(b, words[n // each], n % each * width, width, signed=signed) for n in range(count)]
    return [decoded(b, number_at(b, words, n, width), format_of(kind, flavour)) for n in range(count)]


def half_at(b: Builder, words: list[Lane], index: int) -> Lane:
    """One of the 16-bit elements of registers, I16."""
    word = words[index // 2]
    return b.trunc(b.lshr(word, 16) if index % 2 else word, I16)


def _wide(b: Builder, half: Lane, kind: str, *, flushes: bool) -> Lane:
    value: Value = b.bitcast(half, _HALVES[kind])
    return b.fpcast(flushed(b, value) if flushes else value, F32)  # type: ignore[return-value]  # still lanes


def _shortened(b: Builder, word: Lane) -> Lane:
    """XF32: ten bits of mantissa remain, rounded to the nearest even; what NaN is stays one."""
    odd = b.and_(b.lshr(word, 13), 1)
    rounded = b.and_(b.add(word, b.add(odd, 0xFFF)), 0xFFFFE000)
    is_special = b.icmp("uge", b.and_(word, 0x7FFFFFFF), 0x7F800000)
    return b.bitcast(b.select(is_special, word, rounded), F32)


def with_signs(b: Builder, words: list[Lane], low: bool, high: bool, *, drops: bool = False) -> list[Lane]:
    """Registers of 16-bit floats with the signs of the elements in their halves turned (or, first, dropped)."""
    flips = 0x8000 * low | 0x80000000 * high
    kept = [b.and_(word, 0x7FFF7FFF) for word in words] if drops else words
    return [b.xor(word, flips) for word in kept] if flips else kept


# Results


def words_of(b: Builder, items: list[Lane], kind: str) -> list[Lane]:
    """Registers with elements one after another."""
    if kind == "f64":
        return [word for item in items for word in b.split(b.bitcast(item, item.type.bits))]
    if kind in _HALVES:
        halves = halves_of(b, items, kind)
        return [join16(b, halves[n], halves[n + 1]) for n in range(0, len(halves), 2)]
    return [b.bitcast(item, I32) for item in items]


def halves_of(b: Builder, items: list[Lane], kind: str) -> list[Lane]:
    """Results rounded to 16 bits, I16."""
    with nearest(b):
        return [b.bitcast(b.fpcast(item, _HALVES[kind]), I16) for item in items]


def in_halves(b: Builder, items: list[Lane], kind: str, old: list[Lane], *, is_high: bool) -> list[Lane]:
    """A register for each element, which goes to one of its halves; the other half stays."""
    found = []
    for half, word in zip(halves_of(b, items, kind), old, strict=True):
        bits = b.zext(half, I32)
        if is_high:
            found.append(b.or_(b.and_(word, 0xFFFF), b.shl(bits, 16)))
        else:
            found.append(b.or_(b.and_(word, 0xFFFF0000), bits))
    return found
