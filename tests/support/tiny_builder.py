"""A builder for known answers: exact arithmetic on Python integers, whatever the shape.

The data of a value is a tuple with one integer for each lane (one for a Uniform), the bits of floats included.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import isqrt
from typing import Any

from hipkit.runtime.isa.builder import Builder
from hipkit.runtime.isa.values import BF16, F16, F32, F64, I1, I32, I64, Lane, Mask, Mode, Rounding, Type, Uniform

MANTISSA = {F16: 10, BF16: 7, F32: 23, F64: 52}
EXPONENT = {F16: 5, BF16: 8, F32: 8, F64: 11}


def infinity(type: Type) -> int:
    """The bits of infinity."""
    return (1 << EXPONENT[type]) - 1 << MANTISSA[type]


def is_nan(bits: int, type: Type) -> bool:
    return bits & (1 << type.width - 1) - 1 > infinity(type)


def quiet(bits: int, type: Type) -> int:
    return bits | 1 << MANTISSA[type] - 1


def default_nan(type: Type) -> int:
    return quiet(infinity(type), type)


def fraction(bits: int, type: Type) -> Fraction:
    """The value of a finite float."""
    mantissa, exponent = bits & (1 << MANTISSA[type]) - 1, bits >> MANTISSA[type] & (1 << EXPONENT[type]) - 1
    bias = (1 << EXPONENT[type] - 1) - 1
    if exponent:
        mantissa |= 1 << MANTISSA[type]
    scale = max(exponent, 1) - bias - MANTISSA[type]
    sign = -1 if bits >> type.width - 1 else 1
    return sign * Fraction(mantissa) * Fraction(2) ** scale


def round_up(quotient: int, rest: Fraction, negative: bool, rounding: Rounding) -> int:
    """The integer that a magnitude of ``quotient + rest`` becomes."""
    if rounding is Rounding.NEAREST_EVEN:
        return quotient + (rest > Fraction(1, 2) or (rest == Fraction(1, 2) and quotient & 1))
    if rounding is Rounding.TOWARD_ZERO or (rounding is Rounding.UP) == negative:
        return quotient
    return quotient + (rest > 0)


def rounded(value: Fraction, type: Type, rounding: Rounding, zero: int = 0) -> int:
    """The bits of a number rounded to a float type; ``zero`` is what an exact zero becomes."""
    if value == 0:
        return zero
    negative, magnitude = value < 0, abs(value)
    bias = (1 << EXPONENT[type] - 1) - 1
    exponent = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
    if Fraction(2) ** exponent > magnitude:
        exponent -= 1
    scale = max(exponent, 1 - bias) - MANTISSA[type]
    units = magnitude / Fraction(2) ** scale
    whole = int(units)
    whole = round_up(whole, units - whole, negative, rounding)
    # What carries out of the mantissa goes on in the exponent.
    bits = whole + (max(exponent, 1 - bias) + bias - 1 << MANTISSA[type])
    if bits >= infinity(type):
        away = rounding is Rounding.NEAREST_EVEN or rounding is (Rounding.DOWN if negative else Rounding.UP)
        bits = infinity(type) if away else infinity(type) - 1
    return bits | negative << type.width - 1


def number_of(bits: int, type: Type) -> float:
    """A float's bits as a Python float, where it has one."""
    import struct

    return float(struct.unpack("<d", rounded_cast(bits, type, F64, Rounding.NEAREST_EVEN).to_bytes(8, "little"))[0])


def bits_of(number: float, type: Type) -> int:
    """A Python float as bits of a type."""
    import struct

    bits = int.from_bytes(struct.pack("<d", number), "little")
    return rounded_cast(bits, F64, type, Rounding.NEAREST_EVEN)


def rounded_cast(bits: int, source: Type, type: Type, rounding: Rounding) -> int:
    """A float converted."""
    sign = bits >> source.width - 1 << type.width - 1
    magnitude = bits & (1 << source.width - 1) - 1
    if is_nan(bits, source):
        payload = magnitude - infinity(source)
        shift = MANTISSA[type] - MANTISSA[source]
        return quiet(sign | infinity(type) | (payload << shift if shift >= 0 else payload >> -shift), type)
    if magnitude == infinity(source):
        return sign | infinity(type)
    return rounded(fraction(bits, source), type, rounding, sign)


def _signed(number: int, width: int) -> int:
    return number - (number >> width - 1 << width)


def _clamped(value: int, width: int) -> int:
    return min(max(value, -(1 << width - 1)), (1 << width - 1) - 1)


def _integer(function: Callable[..., int], *, is_signed: bool = False) -> Callable[..., Any]:
    """An operation on integers: the function takes the width and the numbers, with their sign if asked."""

    def method(self: TinyBuilder, x: Any, *rest: Any) -> Any:
        width = x.type.width
        assert not x.type.is_float

        def compute(*items: int) -> int:
            return function(width, *(_signed(item, width) if is_signed else item for item in items))

        return self._map(compute, x.type, x, *rest)

    return method


def _shift(function: Callable[[int, int, int], int]) -> Callable[..., Any]:
    def method(self: TinyBuilder, x: Any, count: Any) -> Any:
        def compute(a: int, by: int) -> int:
            assert by < x.type.width, f"a shift of {x.type} by {by}"
            return function(x.type.width, a, by)

        assert not x.type.is_float
        return self._map(compute, x.type, x, count)

    return method


def _resized(how: str) -> Callable[..., Any]:
    def method(self: TinyBuilder, x: Any, type: Type) -> Any:
        assert how == "bitcast" or not (x.type.is_float or type.is_float)
        compared = type.width - x.type.width
        assert compared == 0 or (how != "bitcast" and (compared < 0) == (how == "trunc"))
        return self._map(lambda a: _signed(a, x.type.width) if how == "sext" else a, type, x)

    return method


class TinyBuilder(Builder):
    """Carries everything out at once."""

    def __init__(self, lanes: int = 32, mode: Mode | None = None) -> None:
        self.lanes, self.mode = lanes, mode or Mode()
        self.rounding = Rounding.NEAREST_EVEN

    # Shapes

    def uniform(self, type: Type, number: float) -> Uniform:
        return Uniform(type, (self._constant(type, number),))

    def _constant(self, type: Type, number: float) -> int:
        return bits_of(number, type) if type.is_float else int(number) & (1 << type.width) - 1

    def broadcast(self, value: Uniform) -> Lane:
        assert type(value) is Uniform
        return Lane(value.type, value.data * self.lanes)

    def lane_ids(self) -> Lane:
        return Lane(I32, tuple(range(self.lanes)))

    def constant_lanes(self, type: Type, numbers: Sequence[int]) -> Lane:
        return Lane(type, tuple(number & (1 << type.width) - 1 for number in numbers))

    def _map(self, function: Callable[..., int], type: Type, *values: Any) -> Any:
        first = next(value for value in values if isinstance(value, (Lane, Uniform, Mask)))
        data = []
        for value in values:
            if isinstance(value, (int, float)):
                data.append((self._constant(first.type, value),) * len(first.data))
            else:
                assert value.__class__ is first.__class__, f"{value!r} beside {first!r}"
                assert value.type is first.type, f"{value!r} beside {first!r}"
                data.append(value.data)
        result = tuple(int(function(*items)) & (1 << type.width) - 1 for items in zip(*data, strict=True))
        return Mask(result) if isinstance(first, Mask) else first.__class__(type, result)

    # Integers

    add = _integer(lambda w, a, b: a + b)
    sub = _integer(lambda w, a, b: a - b)
    mul = _integer(lambda w, a, b: a * b)
    and_ = _integer(lambda w, a, b: a & b)
    or_ = _integer(lambda w, a, b: a | b)
    xor = _integer(lambda w, a, b: a ^ b)
    not_ = _integer(lambda w, a: ~a)
    shl = _shift(lambda w, a, by: a << by)
    lshr = _shift(lambda w, a, by: a >> by)
    ashr = _shift(lambda w, a, by: _signed(a, w) >> by)
    umin = _integer(lambda w, a, b: min(a, b))
    umax = _integer(lambda w, a, b: max(a, b))
    smin = _integer(lambda w, a, b: min(a, b), is_signed=True)
    smax = _integer(lambda w, a, b: max(a, b), is_signed=True)
    uadd_sat = _integer(lambda w, a, b: min(a + b, (1 << w) - 1))
    usub_sat = _integer(lambda w, a, b: max(a - b, 0))
    sadd_sat = _integer(lambda w, a, b: _clamped(a + b, w), is_signed=True)
    ssub_sat = _integer(lambda w, a, b: _clamped(a - b, w), is_signed=True)
    ctlz = _integer(lambda w, a: w - a.bit_length())
    cttz = _integer(lambda w, a: (a & -a).bit_length() - 1 if a else w)
    ctpop = _integer(lambda w, a: a.bit_count())
    bitreverse = _integer(lambda w, a: int(f"{a:0{w}b}"[::-1], 2))
    zext, sext, trunc, bitcast = _resized("zext"), _resized("sext"), _resized("trunc"), _resized("bitcast")

    def fcmp(self, how: str, x: Any, y: Any) -> Any:
        def compare(a: int, b: int) -> bool:
            if is_nan(a, x.type) or is_nan(b, x.type):
                return how[0] == "u"
            left, right = self._order(a, x.type), self._order(b, x.type)
            return {
                "o": True, "u": False, "eq": left == right, "ne": left != right, "gt": left > right,
                "ge": left >= right, "lt": left < right, "le": left <= right,
            }[{"ord": "o", "uno": "u"}.get(how, how[1:])]  # fmt: skip

        return self._as_condition(self._map(compare, I1, x, y))

    @staticmethod
    def _order(bits: int, type: Type) -> int:
        magnitude = bits & (1 << type.width - 1) - 1
        return -magnitude if bits >> type.width - 1 else magnitude

    @staticmethod
    def _as_condition(value: Any) -> Any:
        return Mask(value.data) if isinstance(value, Lane) else value

    def icmp(self, how: str, x: Any, y: Any) -> Any:
        assert not x.type.is_float
        sign = 1 << x.type.width - 1 if how[0] == "s" else 0

        def compare(a: int, b: int) -> bool:
            a, b = a ^ sign, b ^ sign
            return {"eq": a == b, "ne": a != b, "gt": a > b, "ge": a >= b, "lt": a < b, "le": a <= b}[how[-2:]]

        return self._as_condition(self._map(compare, I1, x, y))

    def select(self, condition: Any, x: Any, y: Any) -> Any:
        assert x.type is y.type and x.__class__ is y.__class__
        if isinstance(condition, Uniform):
            return x if condition.data[0] else y
        assert isinstance(condition, Mask) and not isinstance(x, Uniform)
        data = tuple(a if c else b for c, a, b in zip(condition.data, x.data, y.data, strict=True))
        return Mask(data) if isinstance(x, Mask) else Lane(x.type, data)

    # Floats

    def _float(self, exact: Callable[..., Any], *values: Any) -> Any:
        type: Type = values[0].type
        assert type.is_float

        def compute(*items: int) -> int:
            nan = next((item for item in items if is_nan(item, type)), None)
            return int(exact(*items)) if nan is None else quiet(nan, type)

        return self._map(compute, type, *values)

    def _is_infinite(self, bits: int, type: Type) -> bool:
        return bits & (1 << type.width - 1) - 1 == infinity(type)

    def _zero_sum(self, left: int, right: int, type: Type) -> int:
        """What ``x + y`` is where it is zero: the sign of both, or that of the rounding."""
        sign = left & right if self.rounding is not Rounding.DOWN else left | right
        return sign >> type.width - 1 << type.width - 1

    def _sum(self, a: int, b: int, type: Type) -> int:
        if self._is_infinite(a, type) or self._is_infinite(b, type):
            both = self._is_infinite(a, type) and self._is_infinite(b, type)
            return default_nan(type) if both and a != b else a if self._is_infinite(a, type) else b
        exact = fraction(a, type) + fraction(b, type)
        return rounded(exact, type, self.rounding, self._zero_sum(a, b, type))

    def fadd(self, x: Any, y: Any) -> Any:
        return self._float(lambda a, b: self._sum(a, b, x.type), x, y)

    def fsub(self, x: Any, y: Any) -> Any:
        sign = 1 << x.type.width - 1
        return self._float(lambda a, b: self._sum(a, b ^ sign, x.type), x, y)

    def fmul(self, x: Any, y: Any) -> Any:
        return self._float(lambda a, b: self._product(a, b, x.type), x, y)

    def _product(self, a: int, b: int, type: Type) -> int:
        sign = (a ^ b) >> type.width - 1 << type.width - 1
        zeros = [not item << 1 & (1 << type.width) - 1 for item in (a, b)]
        if self._is_infinite(a, type) or self._is_infinite(b, type):
            return default_nan(type) if any(zeros) else sign | infinity(type)
        return rounded(fraction(a, type) * fraction(b, type), type, self.rounding, sign)

    def fdiv(self, x: Any, y: Any) -> Any:
        type: Type = x.type

        def divide(a: int, b: int) -> int:
            sign = (a ^ b) >> type.width - 1 << type.width - 1
            zeros = [not item << 1 & (1 << type.width) - 1 for item in (a, b)]
            infinite = [self._is_infinite(item, type) for item in (a, b)]
            if all(zeros) or all(infinite):
                return default_nan(type)
            if infinite[0] or zeros[1]:
                return sign | infinity(type)
            if infinite[1]:
                return sign
            return rounded(fraction(a, type) / fraction(b, type), type, self.rounding, sign)

        return self._float(divide, x, y)

    def fma(self, x: Any, y: Any, z: Any) -> Any:
        type: Type = x.type

        def fused(a: int, b: int, c: int) -> int:
            if any(self._is_infinite(item, type) for item in (a, b, c)):
                product = self._product(a, b, type)
                if not self._is_infinite(a, type) and not self._is_infinite(b, type):
                    product = 0
                return product if is_nan(product, type) else self._sum(product, c, type)
            product_sign = (a ^ b) >> type.width - 1 << type.width - 1
            exact = fraction(a, type) * fraction(b, type)
            return rounded(exact + fraction(c, type), type, self.rounding, self._zero_sum(product_sign, c, type))

        return self._float(fused, x, y, z)

    def sqrt(self, x: Any) -> Any:
        type: Type = x.type

        def root(a: int) -> int:
            if not a << 1 & (1 << type.width) - 1 or a == infinity(type):
                return a
            if a >> type.width - 1:
                return default_nan(type)
            value = fraction(a, type) * 4**1100
            whole = isqrt(int(value))
            # Half a unit stands for all that is left: it is far below the last bit.
            sticky = Fraction(0) if whole * whole == value else Fraction(1, 2)
            return rounded((whole + sticky) / Fraction(2) ** 1100, type, self.rounding)

        return self._float(root, x)

    def fneg(self, x: Any) -> Any:
        return self._map(lambda a: a ^ 1 << x.type.width - 1, x.type, x)

    def fabs(self, x: Any) -> Any:
        return self._map(lambda a: a & (1 << x.type.width - 1) - 1, x.type, x)

    def _integral(self, x: Any, rounding: Rounding) -> Any:
        def convert(a: int) -> int:
            if self._is_infinite(a, x.type):
                return a
            value = fraction(a, x.type)
            whole = int(abs(value))
            whole = round_up(whole, abs(value) - whole, value < 0, rounding)
            sign = a >> x.type.width - 1 << x.type.width - 1
            return rounded(Fraction(whole if value > 0 else -whole), x.type, rounding, sign)

        return self._float(convert, x)

    def floor(self, x: Any) -> Any:
        return self._integral(x, Rounding.DOWN)

    def ceil(self, x: Any) -> Any:
        return self._integral(x, Rounding.UP)

    def ftrunc(self, x: Any) -> Any:
        return self._integral(x, Rounding.TOWARD_ZERO)

    def rint(self, x: Any) -> Any:
        return self._integral(x, Rounding.NEAREST_EVEN)

    def fpcast(self, x: Any, type: Type) -> Any:
        return self._map(lambda a: rounded_cast(a, x.type, type, self.rounding), type, x)

    def _to_integer(self, x: Any, type: Type, low: int, high: int) -> Any:
        def convert(a: int) -> int:
            if is_nan(a, x.type):
                return 0
            if self._is_infinite(a, x.type):
                return low if a >> x.type.width - 1 else high
            return min(max(int(fraction(a, x.type)), low), high)

        return self._map(convert, type, x)

    def fptosi(self, x: Any, type: Type) -> Any:
        return self._to_integer(x, type, -(1 << type.width - 1), (1 << type.width - 1) - 1)

    def fptoui(self, x: Any, type: Type) -> Any:
        return self._to_integer(x, type, 0, (1 << type.width) - 1)

    def sitofp(self, x: Any, type: Type) -> Any:
        width = x.type.width
        return self._map(lambda a: rounded(Fraction(_signed(a, width)), type, self.rounding), type, x)

    def uitofp(self, x: Any, type: Type) -> Any:
        return self._map(lambda a: rounded(Fraction(a), type, self.rounding), type, x)

    # Lanes

    def mask_of(self, bits: Uniform) -> Mask:
        assert bits.type is I64
        return Mask(tuple(bits.data[0] >> lane & 1 for lane in range(self.lanes)))

    def bits_of(self, mask: Mask) -> Uniform:
        return Uniform(I64, (sum(bit << lane for lane, bit in enumerate(mask.data)),))

    def constant_mask(self, bits: int) -> Mask:
        return self.mask_of(self.uniform(I64, bits))

    def any(self, mask: Mask) -> Uniform:
        return Uniform(I1, (int(any(mask.data)),))

    def readlane(self, x: Lane, index: Uniform) -> Uniform:
        return Uniform(x.type, (x.data[index.data[0]],))

    def writelane(self, x: Lane, value: Uniform, index: Uniform) -> Lane:
        data = list(x.data)
        data[index.data[0]] = value.data[0]
        return Lane(x.type, tuple(data))

    def permute(self, x: Lane, index: Lane) -> Lane:
        return Lane(x.type, tuple(x.data[i] for i in index.data))

    def shuffle(self, x: Lane, indices: Sequence[int]) -> Lane:
        return Lane(x.type, tuple(x.data[i] for i in indices))

    # An operation on registers has nothing to do with memory

    def _no_memory(self, *args: Any, **options: Any) -> Any:
        raise AssertionError("an operation on registers does not touch memory, nor lanes by number")

    push = load = store = atomic = load_uniforms = fence = _no_memory
