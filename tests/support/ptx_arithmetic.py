"""Arithmetic of PTX on the bits of registers, exactly: rounded once, in whichever direction."""

from __future__ import annotations

import math
import operator
import struct
from collections.abc import Callable
from fractions import Fraction
from typing import Any

_FORMATS = {"f16": ("<e", 5, 10), "bf16": ("", 8, 7), "f32": ("<f", 8, 23), "f64": ("<d", 11, 52)}
_NAN = {"f16": 0x7FFF, "bf16": 0x7FFF, "f32": 0x7FFFFFFF, "f64": 0x7FF8000000000000}
_COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    "eq": operator.eq, "ne": operator.ne, "lt": operator.lt, "le": operator.le, "gt": operator.gt, "ge": operator.ge,
}  # fmt: skip


def signed(x: int, width: int) -> int:
    """Bits as a number with a sign."""
    return (x & (1 << width) - 1 ^ 1 << width - 1) - (1 << width - 1)


def _of(kind: str, x: int) -> int:
    """An operand as a number: ``s32``, ``u64`` or bits."""
    width = int(kind[1:])
    return signed(x, width) if kind[0] == "s" else x & (1 << width) - 1


def float_of(kind: str, bits: int) -> float:
    """Bits as a float, which Python's has room for."""
    if kind == "bf16":
        kind, bits = "f32", bits << 16
    form = _FORMATS[kind][0]
    found: float = struct.unpack(form, bits.to_bytes(struct.calcsize(form), "little"))[0]
    return found


def bits_of(kind: str, value: Fraction | float, rounding: str) -> int:
    """A number as the bits of a float, rounded as PTX says: rn, rz, rm or rp."""
    _, exponents, fraction = _FORMATS[kind]
    bias, sign_at = (1 << exponents - 1) - 1, exponents + fraction
    if isinstance(value, float):
        if math.isnan(value):
            return _NAN[kind]
        if math.isinf(value) or not value:
            return (math.copysign(1, value) < 0) << sign_at | ((1 << exponents) - 1 << fraction if value else 0)
        value = Fraction(value)
    is_negative, value = value < 0, abs(value)
    exponent = max(value.numerator.bit_length() - value.denominator.bit_length(), 1 - bias - 1)
    while Fraction(2) ** (exponent + 1) <= value:
        exponent += 1
    while exponent > 1 - bias and Fraction(2) ** exponent > value:
        exponent -= 1
    exponent = max(exponent, 1 - bias)
    units = value / Fraction(2) ** (exponent - fraction)
    whole, rest = int(units), units - int(units)
    is_up = {"rn": rest > Fraction(1, 2) or (rest == Fraction(1, 2) and whole & 1 == 1), "rz": False,
             "rm": is_negative and rest > 0, "rp": not is_negative and rest > 0}[rounding]  # fmt: skip
    number = ((exponent + bias - 1 << fraction) + whole if whole >> fraction else whole) + is_up
    most = (1 << exponents) - 1 << fraction
    if number >= most:
        goes_over = rounding == "rn" or rounding == ("rm" if is_negative else "rp")
        number = most if goes_over else most - 1
    return is_negative << sign_at | number


def _finite(*values: float) -> bool:
    return all(map(math.isfinite, values))


def _exact(name: str, x: float, *rest: float) -> Fraction | float:
    """The result without rounding, or a float where it is none that is finite, or zero."""
    try:
        plain: float = {
            "add": lambda: x + rest[0], "sub": lambda: x - rest[0], "mul": lambda: x * rest[0], "fma": lambda: x * rest[0] + rest[1],
            "div": lambda: x / rest[0], "sqrt": lambda: math.sqrt(x),
        }[name]()  # fmt: skip
    except ZeroDivisionError:
        return math.nan if not x or math.isnan(x) else math.copysign(math.inf, x) * math.copysign(1, rest[0])
    except (ValueError, OverflowError):
        return math.nan
    if not _finite(x, *rest):
        return plain
    a, b = Fraction(x), [Fraction(one) for one in rest]
    if name == "sqrt":
        scale = 1 << 400
        root = math.isqrt(a.numerator * scale * scale // a.denominator)
        exact = root * root * a.denominator == a.numerator * scale * scale
        return (Fraction(2 * root + (not exact), 2 * scale)) or plain
    found = {"add": lambda: a + b[0], "sub": lambda: a - b[0], "mul": lambda: a * b[0], "fma": lambda: a * b[0] + b[1],
             "div": lambda: a / b[0]}[name]()  # fmt: skip
    return found or plain


def _zero_sign(name: str, rounding: str, found: Fraction | float, x: float, *rest: float) -> Fraction | float:
    """A sum that is zero has the sign that rounding gives it, unless both operands have it."""
    if found or name not in ("add", "sub", "fma"):
        return found
    first = x * rest[0] if name == "fma" else x
    second = -rest[0] if name == "sub" else rest[-1]
    signs = {math.copysign(1, first), math.copysign(1, second)}
    return math.copysign(0.0, signs.pop() if len(signs) == 1 else -1 if rounding == "rm" else 1)


def _arithmetic(name: str) -> Callable[..., int]:
    def operation(kind: str, width: int, *bits: int) -> int:
        *how, type_ = kind.split(".")
        if type_[0] in "fb" and type_ in _FORMATS:
            values = [float_of(type_, one) for one in bits]
            return bits_of(type_, _zero_sign(name, how[0], _exact(name, *values), *values), how[0])
        return _whole(name, how, type_, width, bits)

    return operation


def _whole(name: str, how: list[str], type_: str, width: int, bits: tuple[int, ...]) -> int:
    x, *rest = (_of(type_, one) for one in bits)
    ones = (1 << (2 * width if "wide" in how else width)) - 1
    if name == "add":
        return x + rest[0] & ones
    if name == "sub":
        return x - rest[0] & ones
    if name in ("mul", "mad"):
        return x * rest[0] + (rest[1] if name == "mad" else 0) & ones
    if name == "div":
        return x // rest[0] if rest[0] else ones
    assert name == "rem"
    return x % rest[0] if rest[0] else x


def _logic(function: Callable[..., int]) -> Callable[..., int]:
    return lambda _kind, width, *bits: function(*bits) & (1 << width) - 1


def _shift(kind: str, width: int, x: int, count: int) -> int:
    """To the right; counts are not taken modulo the width."""
    return _of(kind, x) >> min(count, width) & (1 << width) - 1


def _setp(kind: str, _width: int, x: int, y: int) -> bool:
    how, type_ = kind.split(".")
    if type_ not in _FORMATS:
        return _COMPARE[how](_of(type_, x), _of(type_, y))
    a, b = float_of(type_, x), float_of(type_, y)
    is_nan = math.isnan(a) or math.isnan(b)
    if how in ("num", "nan"):
        return is_nan == (how == "nan")
    return how.endswith("u") if is_nan else _COMPARE[how.removesuffix("u")](a, b)


def _cvt(kind: str, _width: int, x: int) -> int:
    *how, to, of = kind.split(".")
    if of in _FORMATS:
        value = float_of(of, x)
        if to in _FORMATS:
            if how and how[0].endswith("i"):
                return bits_of(to, _to_whole(how[0], value), "rn")
            return bits_of(to, value, how[0] if how else "rn")
        low, high = (
            (-(1 << int(to[1:]) - 1), (1 << int(to[1:]) - 1) - 1) if to[0] == "s" else (0, (1 << int(to[1:])) - 1)
        )
        number = 0 if math.isnan(value) else low if value < low else high if value > high else math.trunc(value)
        return min(max(number, low), high) & (1 << int(to[1:])) - 1
    number = _of(of, x)
    if to in _FORMATS:
        return bits_of(to, Fraction(number) or 0.0, how[0])
    return number & (1 << max(int(to[1:]), 16)) - 1


def _to_whole(how: str, value: float) -> float:
    if not math.isfinite(value) or abs(value) >= 1 << 60:
        return value
    functions: dict[str, Callable[[float], int]] = {
        "rmi": math.floor,
        "rpi": math.ceil,
        "rzi": math.trunc,
        "rni": round,
    }
    return math.copysign(float(functions[how](value)), value)


def _shf(_kind: str, _width: int, low: int, high: int, count: int) -> int:
    return (high << 32 | low) >> (count & 31) & 0xFFFFFFFF


def _chosen(name: str) -> Callable[..., int]:
    function: Callable[..., int] = min if name == "min" else max

    def operation(kind: str, width: int, x: int, y: int) -> int:
        return function(_of(kind, x), _of(kind, y)) & (1 << width) - 1

    return operation


def _signs(name: str) -> Callable[..., int]:
    def operation(_kind: str, width: int, x: int) -> int:
        sign = 1 << width - 1
        return x ^ sign if name == "neg" else x & sign - 1

    return operation


def atomic(how: str, kind: str, old: int, value: int, other: int = 0) -> int:
    """What an atomic operation leaves in memory."""
    width = int(kind[1:])
    if how == "exch":
        return value
    if how == "cas":
        return other if old == value else old
    if how in ("min", "max"):
        return _chosen(how)(kind, width, old, value)
    found: int = {"add": operator.add, "and": operator.and_, "or": operator.or_, "xor": operator.xor}[how](old, value)
    return found


ARITHMETIC: dict[str, Any] = {
    **{f"{name}_": _arithmetic(name) for name in ("add", "sub", "mul", "mad", "fma", "div", "rem", "sqrt")},
    **{f"{name}_": _chosen(name) for name in ("min", "max")},
    **{f"{name}_": _signs(name) for name in ("neg", "abs")},
    "and_": _logic(operator.and_), "or_": _logic(operator.or_), "xor_": _logic(operator.xor),
    "not_": _logic(operator.invert), "mov_": _logic(lambda x: x), "shl_": _logic(lambda x, count: x << min(count, 64)),
    "shr_": _shift, "setp_": _setp, "cvt_": _cvt, "shf_": _shf, "atomic": atomic,
    "selp_": _logic(lambda x, y, condition: x if condition else y),
    "popc_": lambda _kind, _width, x: x.bit_count(),
    "clz_": lambda _kind, width, x: width - x.bit_length(),
    "brev_": lambda _kind, width, x: int(f"{x:0{width}b}"[::-1], 2),
}  # fmt: skip
