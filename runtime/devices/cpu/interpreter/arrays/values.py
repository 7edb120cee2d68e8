"""Values of the interpreter: numpy arrays with an element for each lane, or zero-dimensional for uniform values."""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from .....isa.values import BF16, F16, F32, F64, I1, I8, I16, I32, I64, I128, Lane, Mask, Rounding, Type, Uniform, Value
from . import soft_float

Array = NDArray[Any]
V = TypeVar("V", bound=Value)

DTYPES: dict[Type, Any] = {
    I1: np.bool_,
    I8: np.uint8,
    I16: np.uint16,
    I32: np.uint32,
    I64: np.uint64,
    I128: np.object_,
    F16: np.float16,
    BF16: np.uint16,
    F32: np.float32,
    F64: np.float64,
}
"""Integers of 128 bits are Python's own; numpy has no bfloat16, so it stays bits."""

SIGNED: dict[Type, Any] = {I8: np.int8, I16: np.int16, I32: np.int32, I64: np.int64}


def array(type: Type, data: object) -> Array:
    """Data of a type: numpy makes scalars of arrays without dimensions, this makes arrays of them again."""
    return np.asarray(data, DTYPES[type])


def constant(type: Type, number: float) -> Array:
    """A number as data; of float types it is the value."""
    if type is BF16:
        bits = int(np.array(number, np.float64).view(np.uint64))
        return array(type, soft_float.convert(F64, BF16, Rounding.NEAREST_EVEN, bits))
    if type.is_float:
        with np.errstate(all="ignore"):
            return np.array(number, np.float64).astype(DTYPES[type])
    return array(type, int(number) & (1 << type.width) - 1)


def like(x: V, type: Type, data: object) -> V:
    """A value of the shape of another."""
    made = array(type, data)
    if isinstance(x, Mask):
        return Mask(made)  # type: ignore[return-value]
    return x.__class__(type, made)


def bits(x: Value) -> Array:
    """The bits of a float, as whole numbers; of anything else what it is."""
    data: Array = x.data
    return data.view(DTYPES[x.type.bits]) if x.type.is_float else data


def same(what: str, x: Value, *others: Value | float) -> list[Array]:
    """The data of operands, which must be of one shape and type; numbers become constants."""
    found = [x.data]
    for other in others:
        if not isinstance(other, Value):
            found.append(np.broadcast_to(constant(x.type, other), np.shape(x.data)))
        elif other.__class__ is not x.__class__ or other.type is not x.type:
            raise TypeError(f"{what} of {_shape(x)} and {_shape(other)}")
        else:
            found.append(other.data)
    return found


def comparison(x: Value, data: object) -> Mask | Uniform:
    """What comparing values of a shape gives."""
    made = array(I1, data)
    return Uniform(I1, made) if isinstance(x, Uniform) else Mask(made)


def expect(what: str, x: Value, kind: type[Lane | Uniform | Mask], type: Type | None = None) -> Array:
    """The data of an operand that must have a shape, and perhaps a type."""
    if not isinstance(x, kind) or (type is not None and x.type is not type):
        raise TypeError(f"{what} takes a {kind.__name__} of {type or 'any type'}, not {_shape(x)}")
    data: Array = x.data
    return data


def _shape(x: Value) -> str:
    return f"a {x.__class__.__name__} of {x.type.text}"


def each(function: Any, *operands: Array) -> list[Any]:
    """A function of Python numbers, applied to each element."""
    return [function(*values) for values in zip(*(operand.ravel().tolist() for operand in operands), strict=True)]


def of_each(type: Type, function: Any, *operands: Array) -> Array:
    """Apply a function of Python numbers to each element, with the results as data of a type."""
    found = each(function, *operands)
    made = np.empty(len(found), DTYPES[type])
    made[:] = found
    return made.reshape(operands[0].shape)
