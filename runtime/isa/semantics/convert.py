"""Conversions between integers and floats of 16 bits and more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..builder import Builder
from ..overflow import saturated
from ..rules import op
from ..values import BF16, BY_NAME, F16, F32, F64, I8, I16, I32, Lane, Rounding, Type
from .common import V, byte, field, high16, join16, nearest, packed16, rounding, with_byte

Function = Callable[..., Any]

# Floats to floats: rounded as MODE says for the result

for _source, _target in (("f32", "f16"), ("f16", "f32"), ("f64", "f32"), ("f32", "f64"), ("bf16", "f32")):
    op(f"v_cvt_{_target}_{_source}", f"{_source} -> {_target}")(lambda b, x, type=BY_NAME[_target]: b.fpcast(x, type))
op("s_cvt_f16_f32", "f32 -> f16")(lambda b, x: b.fpcast(x, F16))
op("s_cvt_f32_f16", "f16 -> f32")(lambda b, x: b.fpcast(x, F32))
op("s_cvt_hi_f32_f16", "i32 -> f32")(lambda b, x: b.fpcast(b.bitcast(high16(b, x), F16), F32))


def _pair(type: Type, how: Rounding | None = None) -> Function:
    """Two numbers converted into one register; rounded as MODE says unless the operation does."""

    def rule(b: Builder, x: V, y: V) -> V:
        with rounding(b, how or b.mode.rounding(type)):
            made: V = packed16(b, *(saturated(b, b.fpcast(number, type), (number,)) for number in (x, y)))
        return made

    return rule


op("v_cvt_pkrtz_f16_f32 v_cvt_pk_rtz_f16_f32 s_cvt_pk_rtz_f16_f32", "f32 f32 -> v2f16")(
    _pair(F16, Rounding.TOWARD_ZERO)
)
op("v_cvt_pk_f16_f32", "f32 f32 -> v2f16")(_pair(F16))
op("v_cvt_pk_bf16_f32", "f32 f32 -> v2bf16")(_pair(BF16))
op("v_pack_b32_f16", "f16 f16 -> v2f16")(lambda b, x, y: packed16(b, x, y))

_SEED = "the manuals do not say which bits of the seed are used"


def _stochastic(type: Type, dropped: int) -> Function:
    """The bits of the seed from the top are added below those that are kept."""

    def rule(b: Builder, x: Lane, seed: Lane) -> Lane:
        bits = b.bitcast(x, I32)
        noisy = b.bitcast(b.add(bits, b.lshr(seed, 32 - dropped)), F32)
        is_special = b.icmp("uge", b.and_(bits, 0x7F800000), 0x7F800000)
        with rounding(b, Rounding.TOWARD_ZERO):
            return b.fpcast(b.select(is_special, x, noisy), type)

    return rule


op("v_cvt_sr_f16_f32", "f32 i32 -> f16", approximate=_SEED)(_stochastic(F16, 13))
op("v_cvt_sr_bf16_f32", "f32 i32 -> bf16", approximate=_SEED)(_stochastic(BF16, 16))

# Integers to floats

for _target in ("f32", "f64"):
    op(f"v_cvt_{_target}_i32", f"i32 -> {_target}")(lambda b, x, type=BY_NAME[_target]: b.sitofp(x, type))
    op(f"v_cvt_{_target}_u32", f"i32 -> {_target}")(lambda b, x, type=BY_NAME[_target]: b.uitofp(x, type))
op("s_cvt_f32_i32", "i32 -> f32")(lambda b, x: b.sitofp(x, F32))
op("s_cvt_f32_u32", "i32 -> f32")(lambda b, x: b.uitofp(x, F32))
op("v_cvt_f16_i16", "i16 -> f16")(lambda b, x: b.sitofp(x, F16))
op("v_cvt_f16_u16", "i16 -> f16")(lambda b, x: b.uitofp(x, F16))
for _index in range(4):
    op(f"v_cvt_f32_ubyte{_index}", "i32 -> f32")(lambda b, x, index=_index: b.uitofp(byte(b, x, index), F32))
op("v_cvt_off_f32_i4", "i32 -> f32")(lambda b, x: b.fmul(b.sitofp(field(b, x, 0, 4, signed=True), F32), 0.0625))

# Floats to integers: toward zero unless the name says otherwise; what does not fit gives the nearest, NaN zero


def _signed(type: Type) -> Function:
    return lambda b, x: b.fptosi(x, type)


def _unsigned(type: Type) -> Function:
    return lambda b, x: b.fptoui(x, type)


op("v_cvt_i32_{f32,f64} s_cvt_i32_{f32}", "$ -> i32")(_signed(I32))
op("v_cvt_u32_{f32,f64} s_cvt_u32_{f32}", "$ -> i32")(_unsigned(I32))
op("v_cvt_i16_f16", "f16 -> i16")(_signed(I16))
op("v_cvt_u16_f16", "f16 -> i16")(_unsigned(I16))
op("v_cvt_flr_i32_f32 v_cvt_floor_i32_f32", "f32 -> i32")(lambda b, x: b.fptosi(b.floor(x), I32))


@op("v_cvt_rpi_i32_f32 v_cvt_nearest_i32_f32", "f32 -> i32")
def _nearest_up(b: Builder, x: Lane) -> Lane:
    """Half-way upward; the sum is exact in 64 bits."""
    with nearest(b):
        return b.fptosi(b.floor(b.fadd(b.fpcast(x, F64), 0.5)), I32)


def _two(function: Function) -> Function:
    return lambda b, x, y: join16(b, function(b, x), function(b, y))


op("v_cvt_pk_i16_f32", "f32 f32 -> i32")(_two(_signed(I16)))
op("v_cvt_pk_u16_f32", "f32 f32 -> i32")(_two(_unsigned(I16)))


def _normalised(*, signed: bool) -> Function:
    """One as the largest integer; the product is exact in 64 bits."""

    def rule(b: Builder, x: Lane) -> Lane:
        with nearest(b):
            scaled = b.rint(b.fmul(b.fpcast(x, F64), 32767.0 if signed else 65535.0))
        return b.smax(b.fptosi(scaled, I16), -32767) if signed else b.fptoui(scaled, I16)

    return rule


for _letter in "iu":
    _norm = _normalised(signed=_letter == "i")
    op(f"v_cvt_norm_{_letter}16_f16", "f16 -> i16")(_norm)
    for _type in ("f16", "f32"):
        _names = f"v_cvt_pknorm_{_letter}16_{_type} v_cvt_pk_norm_{_letter}16_{_type}"
        op(_names, f"{_type} {_type} -> i32")(_two(_norm))

_BYTE = "the manuals do not say whether the byte is rounded or truncated; hipkit truncates"


@op("v_cvt_pk_u8_f32", "f32 i32 i32 -> i32", approximate=_BYTE)
@op("v_cvt_pkaccum_u8_f32", "f32 i32 d:i32 -> i32", approximate=_BYTE)
def _byte_inserted(b: Builder, x: Lane, index: Lane, old: Lane) -> Lane:
    return with_byte(b, old, index, b.zext(b.fptoui(x, I8), I32))
