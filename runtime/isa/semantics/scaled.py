"""Conversions of 8, 6 and 4-bit floats with a scale, which is a power of two."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..builder import Builder
from ..not_carried_out import UnknownOperationError
from ..overflow import saturated
from ..rules import op
from ..values import BF16, F16, F32, F64, I16, I32, I64, Lane, Type
from .common import constant, exponent, float_of_bits, halves, join32, packed16, with_byte
from .packing import in_registers, number_at, places
from .small_floats import SmallFloat, decoded, encoded, format_of, power_of_two

Function = Callable[..., Any]

WIDE = {"f16": F16, "bf16": BF16, "f32": F32}
_SEED = "the manuals do not say which bits of the seed are used"
_NO_NAN = "the manuals do not say what NaN becomes in a format without NaN; hipkit gives the largest number"


def _factor(b: Builder, scale: Lane, *, turned: bool = False) -> Lane:
    """The scale, or one divided by it, as F64. The exponent of infinity and NaN stands for NaN."""
    power = b.zext(exponent(b, scale), I64)
    biased = b.sub(constant(b, power, 1023 + 127), power) if turned else b.add(power, 1023 - 127)
    nan = float_of_bits(b, power, F64, 0x7FF8000000000000)
    return b.select(b.icmp("eq", power, 255), nan, b.bitcast(b.shl(biased, 52), F64))


def _read(b: Builder, x: Lane, kind: SmallFloat, factor: Lane, type: Type) -> Lane:
    """A small float times the scale, rounded once."""
    value = b.fmul(b.fpcast(decoded(b, x, kind), F64), factor)
    result: Lane = saturated(b, b.fpcast(value, type), (value,))
    return result


def _write(b: Builder, x: Lane, kind: SmallFloat, factor: Lane, seed: Lane | None = None) -> Lane:
    return encoded(b, b.fmul(b.fpcast(x, F64), factor), kind, seed)


def _bits_at(b: Builder, x: Lane, place: int, width: int) -> Lane:
    return b.and_(b.lshr(x, place) if place else x, (1 << width) - 1)


# One number


def _read_one(name: str, type: Type) -> Function:
    def rule(b: Builder, x: Lane, scale: Lane, selected: int) -> Lane:
        return _read(b, _bits_at(b, x, 8 * (selected & 3), 8), format_of(name), _factor(b, scale), type)

    return rule


def _write_one(name: str) -> Function:
    def rule(b: Builder, x: Lane, seed: Lane, scale: Lane, old: Lane, selected: int) -> Lane:
        value = _write(b, x, format_of(name), _factor(b, scale, turned=True), seed)
        return with_byte(b, old, selected >> 2, value)

    return rule


# Two numbers: of 8 bits in a half of a register, of 4 bits in a byte


def _joined(b: Builder, low: Lane, high: Lane) -> Lane:
    return join32(b, low, high) if low.type is F32 else packed16(b, low, high)


def _read_two(name: str, type: Type) -> Function:
    kind = format_of(name)

    def rule(b: Builder, x: Lane, scale: Lane, selected: int) -> Lane:
        place = 8 * (selected & 3) if kind.width == 4 else 16 * (selected & 1)
        factor = _factor(b, scale)
        low, high = (_read(b, _bits_at(b, x, place + kind.width * i, kind.width), kind, factor, type) for i in (0, 1))
        return _joined(b, low, high)

    return rule


def _written_pair(b: Builder, x: Lane, y: Lane, scale: Lane, kind: SmallFloat) -> Lane:
    factor = _factor(b, scale, turned=True)
    return b.or_(_write(b, x, kind, factor), b.shl(_write(b, y, kind, factor), kind.width))


def _pair_rule(name: str, type: Type) -> tuple[str, Function]:
    """Signature and rule: sources are two registers, or one that holds both; the target half a register or a byte."""
    kind = format_of(name)
    is_byte = kind.width == 4

    def rule(b: Builder, *sources: Any) -> Lane:
        if type is F32:
            x, y, scale, *rest = sources
        else:
            both, scale, *rest = sources
            x, y = halves(b, both, type)
        pair = _written_pair(b, x, y, scale, kind)
        return with_byte(b, rest[0], rest[1] >> 2, pair) if is_byte else b.trunc(pair, I16)

    numbers = "f32 f32" if type is F32 else "i32"
    return f"{numbers} f32 d:i32 #op_sel -> i32" if is_byte else f"{numbers} f32 -> i16", rule


# 8, 16 or 32 numbers, one after another in registers


def _read_all(b: Builder, words: list[Lane], kind: SmallFloat, factor: Lane, type: Type) -> list[Lane]:
    count = places(words, kind.width)
    values = [_read(b, number_at(b, words, index, kind.width), kind, factor, type) for index in range(count)]
    if type is F32:
        return [b.bitcast(value, I32) for value in values]
    return [packed16(b, values[index], values[index + 1]) for index in range(0, count, 2)]


def _read_several(name: str, type: Type) -> Function:
    return lambda b, words, scale: _read_all(b, words, format_of(name), _factor(b, scale), type)


def _write_several(name: str, type: Type) -> Function:
    """From registers of two numbers, or of one; of several groups of registers, these take turns."""

    def rule(b: Builder, *sources: Any) -> list[Lane]:
        *groups, scale = sources
        words = [word for turn in zip(*groups, strict=True) for word in turn]
        numbers = [b.bitcast(w, F32) for w in words] if type is F32 else [n for w in words for n in halves(b, w, type)]
        kind, factor = format_of(name), _factor(b, scale, turned=True)
        return in_registers(b, [_write(b, number, kind, factor) for number in numbers], kind.width)

    return rule


# Of gfx1250: scales are bytes, four in a lane

_CHOSEN_BYTES = {
    8: ((0, 0), (2, 2), (1, 1), (3, 3), (0, 1), (2, 3)),
    6: ((0, 1), (2, 3), (0, 2), (1, 3)),
    4: ((0, 1), (2, 3), (0, 2), (1, 3)),
}
"""By the width of the numbers, and by scale_sel without its lowest bit: the bytes that scale the numbers of lanes 0 to 15, and of
the others. The lowest bit chooses between the scales that lanes 0 to 15 hold, and those of the others."""


def _chosen_scale(b: Builder, scales: Lane, width: int, selected: int) -> Lane:
    """The scale of each lane, F64."""
    table, half = _CHOSEN_BYTES[width], selected & 1
    if selected >> 1 >= len(table):
        raise UnknownOperationError(
            f"scale_sel:{selected} for numbers of {width} bits is not carried out: the sources do not say what it selects"
        )
    held = b.shuffle(scales, [lane % 16 + 16 * half for lane in range(b.lanes)])
    shifts = b.constant_lanes(I32, [8 * table[selected >> 1][lane // 16 % 2] for lane in range(b.lanes)])
    return power_of_two(b, b.and_(b.lshr(held, shifts), 0xFF))


def _read_with_chosen(name: str, type: Type) -> Function:
    kind = format_of(name)

    def rule(b: Builder, words: list[Lane], scales: Lane, selected: int) -> list[Lane]:
        return _read_all(b, words, kind, _chosen_scale(b, scales, kind.width, selected), type)

    return rule


_PREFIX = "v_cvt_scalef32"
for _text, _type in WIDE.items():
    for _name in ("fp8", "bf8"):
        if _type is not BF16:
            op(f"{_PREFIX}_{_text}_{_name}", f"i32 f32 #op_sel -> {_text}")(_read_one(_name, _type))
        op(f"{_PREFIX}_sr_{_name}_{_text}", f"{_text} i32 f32 d:i32 #op_sel -> i32", approximate=_SEED)(
            _write_one(_name)
        )
    for _name in ("fp8", "bf8", "fp4"):
        op(f"{_PREFIX}_pk_{_text}_{_name}", f"i32 f32 #op_sel -> v2{_text}")(_read_two(_name, _type))
        _signature, _rule = _pair_rule(_name, _type)
        op(f"{_PREFIX}_pk_{_name}_{_text}", _signature, approximate=_NO_NAN if _name == "fp4" else "")(_rule)
    for _name in ("fp6", "bf6"):
        _count = 32 if _type is F32 else 16
        op(f"{_PREFIX}_pk32_{_text}_{_name}", f"i32x6 f32 -> i32x{_count}")(_read_several(_name, _type))
        if _type is F32:
            op(f"{_PREFIX}_2xpk16_{_name}_f32", "i32x16 i32x16 f32 -> i32x6", approximate=_NO_NAN)(
                _write_several(_name, _type)
            )
        else:
            op(f"{_PREFIX}_pk32_{_name}_{_text}", "i32x16 f32 -> i32x6", approximate=_NO_NAN)(
                _write_several(_name, _type)
            )
    for _name, _count in (("fp8", 8), ("bf8", 8), ("fp4", 8), ("fp6", 16), ("bf6", 16)):
        _small = _count * format_of(_name).width // 32
        _wide = _count * _type.width // 32
        op(f"v_cvt_scale_pk{_count}_{_text}_{_name}", f"i32x{_small} all:i32 #scale_sel -> i32x{_wide}")(
            _read_with_chosen(_name, _type)
        )
        op(
            f"{_PREFIX}_pk{_count}_{_name}_{_text}",
            f"i32x{_wide} f32 -> i32x{_small}",
            approximate="" if format_of(_name).nan >= 0 else _NO_NAN,
        )(_write_several(_name, _type))
