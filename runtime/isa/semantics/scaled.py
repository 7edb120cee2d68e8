"""Conversions of 8, 6 and 4-bit floats with a scale, which is a power of two."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..builder import Builder
from ..overflow import saturated
from ..rules import op
from ..values import BF16, F16, F32, F64, I16, I32, I64, Lane, Type
from .common import constant, exponent, float_of_bits, halves, join32, packed16, with_byte
from .small_floats import SmallFloat, decoded, encoded, format_of

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


# 32 numbers of 6 bits in six registers


def _six_bits(b: Builder, words: list[Lane], index: int) -> Lane:
    word, place = divmod(6 * index, 32)
    low = b.lshr(words[word], place) if place else words[word]
    if place > 26:
        low = b.or_(low, b.shl(words[word + 1], 32 - place))
    return b.and_(low, 0x3F)


def _in_six_registers(b: Builder, values: list[Lane]) -> list[Lane]:
    words = [constant(b, values[0], 0) for _ in range(6)]
    for index, value in enumerate(values):
        word, place = divmod(6 * index, 32)
        words[word] = b.or_(words[word], b.shl(value, place) if place else value)
        if place > 26:
            words[word + 1] = b.or_(words[word + 1], b.lshr(value, 32 - place))
    return words


def _read_32(name: str, type: Type) -> Function:
    def rule(b: Builder, words: list[Lane], scale: Lane) -> list[Lane]:
        kind, factor = format_of(name), _factor(b, scale)
        values = [_read(b, _six_bits(b, words, index), kind, factor, type) for index in range(32)]
        if type is F32:
            return [b.bitcast(value, I32) for value in values]
        return [packed16(b, values[index], values[index + 1]) for index in range(0, 32, 2)]

    return rule


def _write_32(name: str, type: Type) -> Function:
    """From sixteen registers of two numbers, or from twice sixteen of one, which take turns."""

    def rule(b: Builder, *sources: Any) -> list[Lane]:
        *groups, scale = sources
        words = [word for turn in zip(*groups, strict=True) for word in turn]
        numbers = [b.bitcast(w, F32) for w in words] if type is F32 else [n for w in words for n in halves(b, w, type)]
        kind, factor = format_of(name), _factor(b, scale, turned=True)
        return _in_six_registers(b, [_write(b, number, kind, factor) for number in numbers])

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
        op(f"{_PREFIX}_pk32_{_text}_{_name}", f"i32x6 f32 -> i32x{_count}")(_read_32(_name, _type))
        if _type is F32:
            op(f"{_PREFIX}_2xpk16_{_name}_f32", "i32x16 i32x16 f32 -> i32x6", approximate=_NO_NAN)(
                _write_32(_name, _type)
            )
        else:
            op(f"{_PREFIX}_pk32_{_name}_{_text}", "i32x16 f32 -> i32x6", approximate=_NO_NAN)(_write_32(_name, _type))
