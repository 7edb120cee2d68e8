"""The registers of a wave in the interpreter, as integers and arrays."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from .....fatbin.errors import HipkitError
from .....fatbin.records import dataclass
from ....isa.state import State
from ....isa.values import I1, I32, Lane, Mask, Uniform
from .arrays.builder import NumpyBuilder
from .arrays.values import Array, expect

SCALAR_FILES = {
    "s": 128, "vcc": 2, "exec": 2, "m0": 1, "ttmp": 16, "flat_scratch": 2, "xnack_mask": 2, "tba": 2, "tma": 2, "mode": 1,
}  # fmt: skip
"""How many registers each file has; ``s`` more than any processor, for code that was not checked."""
_EVERYTHING = 0xFFFFFFFF


class NoSuchRegisterError(HipkitError):
    """A register that is not modelled, or that the wave does not have."""


@dataclass(frozen=True, slots=True)
class Bases:
    """The upper halves of the addresses of the apertures for LDS and scratch memory."""

    shared: int = 0
    private: int = 0


class Wave(State):
    """The registers of a wave."""

    def __init__(self, b: NumpyBuilder, vectors: int = 256, bases: Bases | None = None) -> None:
        self.b, self.lanes = b, b.lanes
        self.scalars = {file: np.zeros(count, np.uint32) for file, count in SCALAR_FILES.items()}
        self.scalars["ib_sts2"] = np.zeros(1, np.uint32)
        self.vectors = {file: np.zeros((vectors, b.lanes), np.uint32) for file in ("v", "a")}
        self.has_carry = False
        """SCC."""
        bases = bases or Bases()
        self._read_only: dict[str, Callable[[], tuple[int, int]]] = {
            "null": lambda: (0, 0),
            "scc": lambda: (int(self.has_carry), 0),
            "src_scc": lambda: (int(self.has_carry), 0),
            "src_vccz": lambda: (int(not self.bits("vcc")), 0),
            "src_execz": lambda: (int(not self.bits("exec")), 0),
            "src_shared_base": lambda: (0, bases.shared),
            "src_shared_limit": lambda: (_EVERYTHING, bases.shared),
            "src_private_base": lambda: (0, bases.private),
            "src_flat_scratch_base": lambda: (0, bases.private),
            "src_private_limit": lambda: (_EVERYTHING, bases.private),
        }

    def scalar(self, file: str, index: int) -> Uniform:
        return Uniform(I32, np.array(self.number(file, index), np.uint32))

    def set_scalar(self, file: str, index: int, value: Uniform) -> None:
        number = int(expect("set_scalar", value, Uniform, I32))
        if file != "null":
            self.set_number(file, index, number)

    def number(self, file: str, index: int) -> int:
        """A scalar register as a Python number."""
        words = self.scalars.get(file)
        if words is not None and index < len(words):
            return int(words[index])
        if file in self._read_only and index < 2:
            return self._read_only[file]()[index]
        raise NoSuchRegisterError(f"register {file}{index} cannot be read here")

    def set_number(self, file: str, index: int, number: int) -> None:
        """Write a Python number to a scalar register."""
        words = self.scalars.get(file)
        if words is None or index >= len(words):
            raise NoSuchRegisterError(f"register {file}{index} cannot be written here")
        words[index] = number & _EVERYTHING

    def vector(self, file: str, index: int, *, all_lanes: bool = False) -> Lane:
        return Lane(I32, self._row(file, index).copy())

    def set_vector(self, file: str, index: int, value: Lane, *, all_lanes: bool = False) -> None:
        data = expect("set_vector", value, Lane, I32)
        row = self._row(file, index)
        np.copyto(row, data, where=True if all_lanes else self.exec.data)

    def indexed(self, file: str, index: int, offset: Uniform) -> Lane:
        number = index + int(offset.data)
        return self.vector(file, number if number < len(self.vectors[file]) else 0)

    def set_indexed(self, file: str, index: int, offset: Uniform, value: Lane, *, all_lanes: bool = False) -> None:
        number = index + int(offset.data)
        if number < len(self.vectors[file]):
            self.set_vector(file, number, value, all_lanes=all_lanes)

    def _row(self, file: str, index: int) -> Array:
        rows = self.vectors[file]
        if index >= len(rows):
            raise NoSuchRegisterError(f"the wave has {len(rows)} registers {file}, and no {file}{index}")
        row: Array = rows[index]
        return row

    def bits(self, file: str, index: int = 0) -> int:
        """A scalar register, or two of them in a wave of 64, as a Python number."""
        low = self.number(file, index)
        return low | self.number(file, index + 1) << 32 if self.lanes == 64 else low

    def mask(self, file: str, index: int) -> Mask:
        return self.b.constant_mask(self.bits(file, index))

    def set_mask(self, file: str, index: int, mask: Mask) -> None:
        if file == "null":
            return
        bits = int(self.b.bits_of(mask).data)
        for n in range(self.lanes // 32):
            self.set_number(file, index + n, bits >> 32 * n)

    @property
    def scc(self) -> Uniform:
        return Uniform(I1, np.array(self.has_carry))

    def set_scc(self, value: Uniform) -> None:
        self.has_carry = bool(expect("set_scc", value, Uniform, I1))
