"""Float operations on numpy arrays: numpy's where they are exact, else integer arithmetic lane by lane."""

from __future__ import annotations

from typing import Any

import numpy as np

from .....isa.builder import Builder, Condition, Number, V
from .....isa.values import BF16, F16, F32, F64, I128, Rounding, Type, Value
from . import soft_float
from .fused import fused
from .integers import signed
from .soft_float import FORMATS
from .values import DTYPES, Array, bits, comparison, like, of_each, same

_ORDERED: dict[str, Any] = {
    "eq": np.equal,
    "gt": np.greater,
    "ge": np.greater_equal,
    "lt": np.less,
    "le": np.less_equal,
    "ne": np.not_equal,
}


class ArrayFloats(Builder):
    """The operations on floats."""

    def bitcast(self, x: V, type: Type) -> V:
        if type.width != x.type.width:
            raise TypeError(f"bitcast of {x.type!r} to {type!r}")
        data = bits(x)
        return like(x, type, data.view(DTYPES[type]) if type.is_float and type is not BF16 else data)

    def fadd(self, x: V, y: V | Number) -> V:
        return self._arithmetic("fadd", np.add, soft_float.add, x, y)

    def fsub(self, x: V, y: V | Number) -> V:
        return self._arithmetic("fsub", np.subtract, soft_float.sub, x, y)

    def fmul(self, x: V, y: V | Number) -> V:
        return self._arithmetic("fmul", np.multiply, soft_float.mul, x, y)

    def fdiv(self, x: V, y: V | Number) -> V:
        return self._arithmetic("fdiv", np.divide, soft_float.div, x, y)

    def fma(self, x: V, y: V | Number, z: V | Number) -> V:
        return self._arithmetic("fma", fused, soft_float.fma, x, y, z)

    def sqrt(self, x: V) -> V:
        return self._arithmetic("sqrt", np.sqrt, soft_float.sqrt, x)

    def floor(self, x: V) -> V:
        return self._exact("floor", np.floor, x)

    def ceil(self, x: V) -> V:
        return self._exact("ceil", np.ceil, x)

    def ftrunc(self, x: V) -> V:
        return self._exact("ftrunc", np.trunc, x)

    def rint(self, x: V) -> V:
        return self._exact("rint", np.rint, x)

    def _arithmetic(self, what: str, function: Any, exactly: Any, x: V, *others: V | Number) -> V:
        """With numpy's function where results go to the nearest, else with one on bits."""
        operands = _floats(what, x, *others)
        if self.rounding is Rounding.NEAREST_EVEN:
            with np.errstate(all="ignore"):
                return like(x, x.type, _settled(x.type, operands, np.asarray(function(*operands), DTYPES[x.type])))
        whole = DTYPES[x.type.bits]
        found = of_each(
            x.type.bits,
            lambda *values: exactly(x.type, self.rounding, *values),
            *(operand.view(whole) for operand in operands),
        )
        return like(x, x.type, found.view(DTYPES[x.type]))

    @staticmethod
    def _exact(what: str, function: Any, x: V) -> V:
        """With a function that never rounds."""
        (operand,) = _floats(what, x)
        with np.errstate(all="ignore"):
            return like(x, x.type, _settled(x.type, [operand], np.asarray(function(operand), DTYPES[x.type])))

    def fneg(self, x: V) -> V:
        return self._with_bits(x, np.bitwise_xor, FORMATS[x.type].sign)

    def fabs(self, x: V) -> V:
        return self._with_bits(x, np.bitwise_and, FORMATS[x.type].sign - 1)

    @staticmethod
    def _with_bits(x: V, function: Any, number: int) -> V:
        found = np.asarray(function(bits(x), DTYPES[x.type.bits](number)))
        return like(x, x.type, found.view(DTYPES[x.type]))

    def fcmp(self, how: str, x: V, y: V | Number) -> Condition:
        left, right = _floats("fcmp", x, y)
        with np.errstate(all="ignore"):
            is_unordered = np.isnan(left) | np.isnan(right)
            if how in ("ord", "uno"):
                return comparison(x, is_unordered if how == "uno" else ~is_unordered)
            holds = _ORDERED[how[1:]](left, right)
        return comparison(x, holds | is_unordered if how[0] == "u" else holds & ~is_unordered)

    def fpcast(self, x: V, type: Type) -> V:
        if not (x.type.is_float and type.is_float):
            raise TypeError(f"fpcast of {x.type!r} to {type!r}")
        if x.type is type:
            return x
        # numpy does not say what it does with the bits of a NaN.
        is_plain = BF16 not in (x.type, type) and self.rounding is Rounding.NEAREST_EVEN
        if not is_plain or np.isnan(x.data).any():
            found = of_each(type.bits, lambda value: soft_float.convert(x.type, type, self.rounding, value), bits(x))
            return like(x, type, found.view(DTYPES[type]))
        with np.errstate(all="ignore"):
            return like(x, type, x.data.astype(DTYPES[type]))

    def fptosi(self, x: V, type: Type) -> V:
        half = 1 << type.width - 1
        return self._to_integer(x, type, -half, half - 1)

    def fptoui(self, x: V, type: Type) -> V:
        return self._to_integer(x, type, 0, (1 << type.width) - 1)

    @staticmethod
    def _to_integer(x: V, type: Type, lowest: int, highest: int) -> V:
        (operand,) = _floats("fptoint", x)
        mask = (1 << type.width) - 1

        def convert(value: float) -> int:
            if value != value:
                return 0
            if value in (float("inf"), float("-inf")):
                return (highest if value > 0 else lowest) & mask
            return max(lowest, min(highest, int(value))) & mask

        with np.errstate(all="ignore"):
            return like(x, type, of_each(type, convert, operand.astype(np.float64)))

    def sitofp(self, x: V, type: Type) -> V:
        return self._from_integer(x, signed(x.type, x.data), type)

    def uitofp(self, x: V, type: Type) -> V:
        return self._from_integer(x, x.data, type)

    def _from_integer(self, x: V, data: Array, type: Type) -> V:
        # Whatever has no more bits than the significand is exact; numpy rounds the rest to the nearest, but to 16
        # bits in two steps.
        fits = x.type.width <= FORMATS[type].fraction
        if fits or (self.rounding is Rounding.NEAREST_EVEN and type in (F32, F64) and x.type is not I128):
            return like(x, type, data.astype(DTYPES[type]))
        found = of_each(type.bits, lambda value: soft_float.from_integer(type, self.rounding, value), data)
        return like(x, type, found.view(DTYPES[type]))


def _floats(what: str, x: Value, *others: Value | Number) -> list[Array]:
    """Operands of a type that is computed with."""
    if x.type not in (F16, F32, F64):
        raise TypeError(f"{what} takes f16, f32 or f64, not {x!r}")
    return same(what, x, *others)


def _quiet(type: Type, data: Array) -> Array:
    whole = DTYPES[type.bits]
    return np.asarray(np.bitwise_or(data.view(whole), whole(FORMATS[type].quiet))).view(DTYPES[type])


def _settled(type: Type, operands: list[Array], result: Array) -> Array:
    """The result with the NaNs that the hardware would give: the first operand that is one, or the default."""
    is_nan = np.isnan(result)
    if not is_nan.any() and not any(np.isnan(operand).any() for operand in operands):
        return result
    whole = DTYPES[type.bits]
    found = np.where(is_nan, whole(FORMATS[type].nan), result.view(whole))
    for operand in reversed(operands):
        found = np.where(np.isnan(operand), _quiet(type, operand).view(whole), found)
    settled: Array = found.view(DTYPES[type])
    return settled
