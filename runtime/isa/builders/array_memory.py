"""Moving values between lanes, and between lanes and memory, on numpy arrays."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from ..builder import Builder, Number, Space
from ..values import F16, F32, F64, I1, I32, I64, Lane, Mask, Rounding, Type, Uniform
from . import soft_float
from .array_values import DTYPES, Array, array, bits, constant, expect
from .memory import WaveMemory
from .soft_float import FORMATS

_FLOATS = {"fadd": (F16, F32, F64), "fmin": (F16, F32, F64), "fmax": (F16, F32, F64)}


class ArrayMemory(Builder):
    """Constants, shapes, lanes and memory."""

    memory: WaveMemory

    def uniform(self, type: Type, number: Number) -> Uniform:
        return Uniform(type, constant(type, number))

    def broadcast(self, value: Uniform) -> Lane:
        return Lane(value.type, np.repeat(expect("broadcast", value, Uniform), self.lanes))

    def lane_ids(self) -> Lane:
        return Lane(I32, np.arange(self.lanes, dtype=np.uint32))

    def constant_lanes(self, type: Type, numbers: Sequence[int]) -> Lane:
        if len(numbers) != self.lanes:
            raise ValueError(f"{len(numbers)} constants for {self.lanes} lanes")
        mask = (1 << type.width) - 1
        return Lane(type, array(type, [number & mask for number in numbers]))

    def readlane(self, x: Lane, index: Uniform) -> Uniform:
        data = expect("readlane", x, Lane)
        return Uniform(x.type, array(x.type, data[int(expect("readlane", index, Uniform, I32))]))

    def writelane(self, x: Lane, value: Uniform, index: Uniform) -> Lane:
        data = expect("writelane", x, Lane).copy()
        data[int(expect("writelane", index, Uniform, I32))] = expect("writelane", value, Uniform, x.type)
        return Lane(x.type, data)

    def permute(self, x: Lane, index: Lane) -> Lane:
        return Lane(x.type, expect("permute", x, Lane)[expect("permute", index, Lane, I32)])

    def shuffle(self, x: Lane, indices: Sequence[int]) -> Lane:
        if len(indices) != self.lanes or min(indices) < 0:
            raise ValueError(f"shuffle of {self.lanes} lanes by {list(indices)}")
        return Lane(x.type, expect("shuffle", x, Lane)[list(indices)])

    def load(self, space: str, address: Lane, type: Type, mask: Mask) -> Lane:
        size, found = type.width // 8, [0] * self.lanes
        for lane, place in self._active(space, address, mask):
            found[lane] = int.from_bytes(self.memory.read(space, lane, place, size), "little")
        data = array(type.bits, found)
        return Lane(type, data if data.dtype == DTYPES[type] else data.view(DTYPES[type]))

    def store(self, space: str, address: Lane, value: Lane, mask: Mask) -> None:
        size, data = value.type.width // 8, bits(value)
        for lane, place in self._active(space, address, mask):
            self.memory.write(space, lane, place, int(data[lane]).to_bytes(size, "little"))

    def atomic(self, how: str, space: str, address: Lane, value: Lane, mask: Mask, compare: Lane | None = None) -> Lane:
        type, size = value.type, value.type.width // 8
        if type not in _FLOATS.get(how, (type,)) or (how == "cmpxchg") != (compare is not None):
            raise TypeError(f"atomic {how} of {type!r}")
        data, found = bits(value), [0] * self.lanes
        expected = bits(compare) if compare is not None else data
        for lane, place in self._active(space, address, mask):
            old = int.from_bytes(self.memory.read(space, lane, place, size), "little")
            new = ATOMIC_OPERATIONS[how](type, old, int(data[lane]), int(expected[lane]))
            self.memory.write(space, lane, place, (new & (1 << type.width) - 1).to_bytes(size, "little"))
            found[lane] = old
        made = array(type.bits, found)
        return Lane(type, made if made.dtype == DTYPES[type] else made.view(DTYPES[type]))

    def _active(self, space: str, address: Lane, mask: Mask) -> list[tuple[int, int]]:
        """The active lanes and their addresses."""
        wide = I64 if space in (Space.GLOBAL, Space.FLAT) else I32
        places = expect(f"{space} address", address, Lane, wide).tolist()
        return [(lane, places[lane]) for lane in np.flatnonzero(expect("memory", mask, Mask)).tolist()]

    def load_uniform(self, address: Uniform, type: Type) -> Uniform:
        place = int(expect("load_uniform", address, Uniform, I64))
        data = self.memory.read(Space.GLOBAL, -1, place, type.width // 8)
        return Uniform(type, array(type, int.from_bytes(data, "little")))

    def fence(self, *, is_full: bool) -> None:
        """Nothing: accesses happen in order, one at a time."""


Operation = Callable[[Type, int, int, int], int]


def _signed(type: Type, value: int) -> int:
    return value - (1 << type.width) if value >> type.width - 1 else value


def _added(type: Type, old: int, value: int, _: int) -> int:
    return soft_float.add(type, Rounding.NEAREST_EVEN, old, value)


def _lesser(type: Type, x: int, y: int, *, sign: int) -> int:
    """IEEE minNum, or with a sign of -1 maxNum: of a number and a NaN the number, and -0 below +0."""
    format = FORMATS[type]
    if format.is_nan(x) or format.is_nan(y):
        other = y if format.is_nan(x) else x
        return (x | format.quiet) if format.is_nan(other) else other

    def order(value: int) -> int:
        return -(value & ~format.sign) - 1 if value & format.sign else value

    return x if sign * order(x) <= sign * order(y) else y


ATOMIC_OPERATIONS: dict[str, Operation] = {
    "xchg": lambda type, old, value, _: value,
    "add": lambda type, old, value, _: old + value,
    "sub": lambda type, old, value, _: old - value,
    "and": lambda type, old, value, _: old & value,
    "or": lambda type, old, value, _: old | value,
    "xor": lambda type, old, value, _: old ^ value,
    "smin": lambda type, old, value, _: min(old, value, key=lambda x: _signed(type, x)),
    "smax": lambda type, old, value, _: max(old, value, key=lambda x: _signed(type, x)),
    "umin": lambda type, old, value, _: min(old, value),
    "umax": lambda type, old, value, _: max(old, value),
    "uinc_wrap": lambda type, old, value, _: 0 if old >= value else old + 1,
    "udec_wrap": lambda type, old, value, _: value if old == 0 or old > value else old - 1,
    "usub_sat": lambda type, old, value, _: max(old - value, 0),
    "usub_cond": lambda type, old, value, _: old - value if old >= value else old,
    "fadd": _added,
    "fmin": lambda type, old, value, _: _lesser(type, old, value, sign=1),
    "fmax": lambda type, old, value, _: _lesser(type, old, value, sign=-1),
    "cmpxchg": lambda type, old, value, compare: value if old == compare else old,
}
"""What an atomic leaves in memory, from what was there, its value and what it compares with."""


def bits_of_value(value: Lane | Uniform | Mask) -> Array:
    """What a value holds, as whole numbers: for tracing and tests."""
    return bits(value) if value.type is not I1 else value.data.astype(np.uint8)
