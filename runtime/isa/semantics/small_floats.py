"""Floats of 8, 6 and 4 bits: their encodings, and conversions without a scale."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....fatbin.records import dataclass
from ..builder import Builder
from ..rules import op
from ..values import F16, F32, F64, I16, I32, I64, Lane
from .common import (
    INFINITY,
    constant,
    float_of_bits,
    halves,
    is_nan,
    join16,
    join32,
    magnitude,
    nearest,
    quiet_bit,
    with_byte,
)

Function = Callable[..., Any]


@dataclass(frozen=True)
class SmallFloat:
    """A format of a few bits; its sign is the top one."""

    exponent_bits: int
    mantissa_bits: int
    bias: int
    largest: int
    """The bits of the largest number."""
    nan: int = -1
    """The bits of the NaN that conversions give; -1 where there is none and the largest number stands for it."""
    infinity: int = -1
    """The bits of infinity; -1 where there is none."""
    has_negative_zero: bool = True

    @property
    def width(self) -> int:
        """How many bits it has."""
        return 1 + self.exponent_bits + self.mantissa_bits

    @property
    def sign(self) -> int:
        """The bit of the sign."""
        return 1 << self.width - 1


FORMATS = {
    "fp8 ocp": SmallFloat(4, 3, 7, largest=0x7E, nan=0x7F),
    "bf8 ocp": SmallFloat(5, 2, 15, largest=0x7B, nan=0x7E, infinity=0x7C),
    "fp8 fnuz": SmallFloat(4, 3, 8, largest=0x7F, nan=0x80, has_negative_zero=False),
    "bf8 fnuz": SmallFloat(5, 2, 16, largest=0x7F, nan=0x80, has_negative_zero=False),
    "fp6": SmallFloat(2, 3, 1, largest=0x1F),
    "bf6": SmallFloat(3, 2, 3, largest=0x1F),
    "fp4": SmallFloat(2, 1, 1, largest=0x7),
    # Without a sign, which stands above the byte.
    "e5m3": SmallFloat(5, 3, 15, largest=0xFE, nan=0xFF),
}


def format_of(name: str, flavour: str = "ocp") -> SmallFloat:
    """A format by its name; those of 8 bits come in two flavours."""
    return FORMATS.get(name) or FORMATS[f"{name} {flavour}"]


def decoded(b: Builder, x: Lane, kind: SmallFloat) -> Lane:
    """The low bits of an I32 as F32, exact."""
    size = b.and_(x, kind.sign - 1)
    sign = b.shl(b.and_(x, kind.sign), 32 - kind.width)
    # The exponent is put in its place as it is; the difference of the biases makes a factor.
    raw = b.bitcast(b.shl(size, 23 - kind.mantissa_bits), F32)
    value = b.bitcast(b.or_(b.bitcast(b.fmul(raw, 2.0 ** (127 - kind.bias)), I32), sign), F32)
    if kind.nan < 0:
        return value
    nan = float_of_bits(b, x, F32, INFINITY[F32] | quiet_bit(F32))
    if not kind.has_negative_zero:
        return b.select(b.icmp("eq", b.and_(x, 0xFF), kind.nan), nan, value)
    if kind.infinity >= 0:
        infinity = b.bitcast(b.or_(sign, INFINITY[F32]), F32)
        value = b.select(b.icmp("eq", size, kind.infinity), infinity, value)
    return b.select(b.icmp("ugt", size, max(kind.largest, kind.infinity)), nan, value)


def power_of_two(b: Builder, exponent: Lane) -> Lane:
    """Two to the power of an exponent less 127, F64, as scales of eight bits are (E8M0); 255 is NaN."""
    bits = b.shl(b.add(b.zext(exponent, I64), 1023 - 127), 52)
    nan = constant(b, bits, INFINITY[F64] | quiet_bit(F64))
    return b.bitcast(b.select(b.icmp("eq", exponent, 255), nan, bits), F64)


def encoded(b: Builder, x: Lane, kind: SmallFloat, seed: Lane | None = None) -> Lane:
    """An F64 as the bits of a format in an I32: to nearest, or with a seed (I32) stochastically.

    The number is scaled so that the format's subnormals are those of 64 bits, and the format's bits are on top.
    """
    dropped = 52 - kind.mantissa_bits
    with nearest(b):
        bits = magnitude(b, b.fmul(x, 2.0 ** (kind.bias - 1023)))
    if seed is None:
        odd = b.and_(b.lshr(bits, dropped), 1)
        noise = b.add(odd, (1 << dropped - 1) - 1)
    else:
        noise = b.shl(b.zext(seed, I64), dropped - 32)
    wide = b.lshr(b.add(bits, noise), dropped)
    size = b.trunc(b.umin(wide, 0xFFFF), I32)
    is_over = b.icmp("ugt", size, kind.largest)
    endless_is = kind.infinity if kind.infinity >= 0 else kind.nan if kind.nan >= 0 else kind.largest
    overflow = kind.largest if b.mode.saturates and kind.width == 8 else endless_is
    size = b.select(is_over, constant(b, size, overflow), size)
    endless = b.icmp("eq", magnitude(b, x), INFINITY[F64])
    size = b.select(endless, constant(b, size, endless_is), size)
    size = b.select(is_nan(b, x), constant(b, size, kind.nan if kind.nan >= 0 else kind.largest), size)
    sign = b.trunc(b.lshr(b.bitcast(x, I64), 64 - kind.width), I32)
    result = b.or_(size, b.and_(sign, kind.sign))
    if not kind.has_negative_zero:
        is_bare = b.or_(b.icmp("eq", size, 0), b.icmp("eq", size, kind.nan))
        result = b.select(is_bare, size, result)
    return result


_SEED = "the manuals do not say which bits of the seed are used"


def _decode_one(name: str) -> Function:
    def rule(b: Builder, x: Lane, index: int, flavour: str) -> Lane:
        return decoded(b, b.and_(b.lshr(x, 8 * index), 0xFF), format_of(name, flavour))

    return rule


def _decode_two(name: str) -> Function:
    def rule(b: Builder, x: Lane, flavour: str) -> Lane:
        wide, kind = b.zext(x, I32), format_of(name, flavour)
        return join32(b, decoded(b, b.and_(wide, 0xFF), kind), decoded(b, b.lshr(wide, 8), kind))

    return rule


def _decode_one_as_half(name: str) -> Function:
    return lambda b, x, index, flavour: b.fpcast(_decode_one(name)(b, x, index, flavour), F16)


def _decode_two_as_halves(name: str) -> Function:
    def rule(b: Builder, x: Lane, flavour: str) -> Lane:
        wide, kind = b.zext(x, I32), format_of(name, flavour)
        low, high = (decoded(b, part, kind) for part in (b.and_(wide, 0xFF), b.lshr(wide, 8)))
        return join16(b, b.fpcast(low, F16), b.fpcast(high, F16))

    return rule


def _encode_halves(name: str) -> Function:
    def rule(b: Builder, x: Lane, flavour: str) -> Lane:
        kind = format_of(name, flavour)
        low, high = (encoded(b, b.fpcast(n, F64), kind) for n in halves(b, x, F16))
        return b.trunc(b.or_(low, b.shl(high, 8)), I16)

    return rule


def _encode_two(name: str) -> Function:
    def rule(b: Builder, x: Lane, y: Lane, flavour: str) -> Lane:
        kind = format_of(name, flavour)
        low, high = (encoded(b, b.fpcast(n, F64), kind) for n in (x, y))
        return b.trunc(b.or_(low, b.shl(high, 8)), I16)

    return rule


def _encode_with_seed(name: str) -> Function:
    def rule(b: Builder, x: Lane, seed: Lane, old: Lane, index: int, halves: int, flavour: str) -> Lane:
        value = encoded(b, b.fpcast(x, F64), format_of(name, flavour), seed)
        return with_byte(b, old, index or halves >> 2, value)

    return rule


for _name in ("fp8", "bf8"):
    op(f"v_cvt_f16_{_name}", "i32 #byte_sel @fp8 -> f16")(_decode_one_as_half(_name))
    op(f"v_cvt_pk_f16_{_name}", "i16 @fp8 -> v2f16")(_decode_two_as_halves(_name))
    op(f"v_cvt_pk_{_name}_f16", "v2f16 @fp8 -> i16")(_encode_halves(_name))
    op(f"v_cvt_f32_{_name}", "i32 #byte_sel @fp8 -> f32")(_decode_one(_name))
    op(f"v_cvt_pk_f32_{_name}", "i16 @fp8 -> v2f32")(_decode_two(_name))
    op(f"v_cvt_pk_{_name}_f32", "f32 f32 @fp8 -> i16")(_encode_two(_name))
    op(f"v_cvt_sr_{_name}_f32", "f32 i32 d:i32 #byte_sel #op_sel @fp8 -> i32", approximate=_SEED)(
        _encode_with_seed(_name)
    )
