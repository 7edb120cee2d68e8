"""The values that instructions compute with, as semantics see them: opaque, with a shape and a type."""

from __future__ import annotations

from enum import Enum
from typing import Any

from ...fatbin.records import dataclass


class Type(Enum):
    """The type of a value. Integers have no sign: operations do."""

    I1 = ("i1", 1, False)
    I8 = ("i8", 8, False)
    I16 = ("i16", 16, False)
    I32 = ("i32", 32, False)
    I64 = ("i64", 64, False)
    I128 = ("i128", 128, False)
    F16 = ("f16", 16, True)
    BF16 = ("bf16", 16, True)
    F32 = ("f32", 32, True)
    F64 = ("f64", 64, True)

    def __init__(self, text: str, width: int, is_float: bool) -> None:
        self.text, self.width, self.is_float = text, width, is_float

    # Members are compared by identity and looked up all the time: Enum's own hash goes by the name.
    __hash__ = object.__hash__

    @property
    def bits(self) -> Type:
        """The integer type of the same width."""
        return INTEGERS[self.width]

    def __repr__(self) -> str:
        return self.text


INTEGERS = {t.width: t for t in Type if not t.is_float}
BY_NAME = {t.text: t for t in Type}

I1, I8, I16, I32, I64, I128 = Type.I1, Type.I8, Type.I16, Type.I32, Type.I64, Type.I128
F16, BF16, F32, F64 = Type.F16, Type.BF16, Type.F32, Type.F64


class Value:
    """A value: ``type`` is known, ``data`` belongs to the builder that made it."""

    __slots__ = ("data", "type")

    def __init__(self, type: Type, data: Any) -> None:
        self.type, self.data = type, data

    def __repr__(self) -> str:
        return f"<{self.__class__.__name__} {self.type} {self.data!r}>"


class Lane(Value):
    """One value for each lane of a wave."""

    __slots__ = ()


class Uniform(Value):
    """One value for the whole wave: scalar registers, SCC, M0, what is derived from them."""

    __slots__ = ()


class Mask(Value):
    """One bit for each lane: EXEC, VCC, the result of comparing lanes. Its type is I1."""

    __slots__ = ()

    def __init__(self, data: Any) -> None:
        super().__init__(I1, data)


class Rounding(Enum):
    """How a float result that does not fit is rounded; the numbers are those of the MODE register."""

    NEAREST_EVEN = 0
    UP = 1
    DOWN = 2
    TOWARD_ZERO = 3

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Mode:
    """The MODE register as far as it changes what instructions compute."""

    round32: Rounding = Rounding.NEAREST_EVEN
    round64: Rounding = Rounding.NEAREST_EVEN
    """Also for 16 bits, as :attr:`denormals64` is."""
    denormals32: int = 3
    denormals64: int = 3
    """Bit 0: subnormal inputs are kept; bit 1: subnormal results are kept."""
    dx10_clamp: bool = True
    ieee: bool = True
    saturates: bool = False
    """FP16_OVFL: floats of 16 and 8 bits that overflow are the largest finite number."""

    @classmethod
    def from_bits(cls, bits: int) -> Mode:
        """From the bits of the register, which are those of the descriptor's FLOAT_MODE and above."""
        return cls(
            Rounding(bits & 3),
            Rounding(bits >> 2 & 3),
            bits >> 4 & 3,
            bits >> 6 & 3,
            bool(bits >> 8 & 1),
            bool(bits >> 9 & 1),
            bool(bits >> 23 & 1),
        )

    def rounding(self, type: Type) -> Rounding:
        """How results of a type are rounded."""
        return self.round32 if type in (F32, BF16) else self.round64

    def denormals(self, type: Type) -> int:
        """Which subnormals of a type are kept."""
        return self.denormals32 if type in (F32, BF16) else self.denormals64
