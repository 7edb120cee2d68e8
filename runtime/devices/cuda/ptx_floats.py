"""Floats of 16, 32 and 64 bits in PTX. NaNs are the ones that the GPU gives: their bits are not those of AMD's."""

from __future__ import annotations

from typing import Any

from ...isa.builder import Number
from ...isa.values import BF16, F16, F32, F64, I16, I32, I64, Mode, Rounding, Type, Value
from .ptx_integers import PtxIntegers
from .ptx_text import CLASSES, THREADS, refuse

ORDERED = {"oeq": "eq", "one": "ne", "olt": "lt", "ole": "le", "ogt": "gt", "oge": "ge", "ord": "num", "uno": "nan"}
FLOAT_COMPARES = ORDERED | {f"u{how}": f"{how}u" for how in ("lt", "le", "gt", "ge")} | {"ueq": "equ", "une": "neu"}
_IN_HALVES = frozenset(("add", "sub", "mul", "fma"))
"""What is computed with halves as they are, rounded to the nearest."""
_BF16_GENERATION = 80
"""The first that rounds to bf16."""


class PtxFloats(PtxIntegers):
    """The operations on floats."""

    def __init__(self, mode: Mode, lanes: int = THREADS) -> None:
        super().__init__(mode, lanes)
        self.signs: dict[str, tuple[str, Any]] = {}
        """What floats are of others, ``neg`` or ``abs``. Their bits are computed, as those of a NaN count where it is moved;
        arithmetic operations have signs of operands for nothing."""

    def bitcast(self, x: Any, type: Type) -> Any:
        if type not in CLASSES:
            raise refuse(f"a value of type {type.text}")
        if type.is_float and x.data.isdigit():  # a constant, and instructions take none for a float
            return self.made(type, x.__class__, f"mov.b{type.width} {{}}, {x.data}")
        return x.__class__(type, x.data)

    def fadd(self, x: Any, y: Any) -> Any:
        return self._arithmetic("add", x, y)

    def fsub(self, x: Any, y: Any) -> Any:
        return self._arithmetic("sub", x, y)

    def fmul(self, x: Any, y: Any) -> Any:
        return self._arithmetic("mul", x, y)

    def fdiv(self, x: Any, y: Any) -> Any:
        return self._arithmetic("div", x, y)

    def sqrt(self, x: Any) -> Any:
        return self._arithmetic("sqrt", x)

    def fma(self, x: Any, y: Any, z: Any) -> Any:
        return self._arithmetic("fma", x, y, z)

    def _arithmetic(self, name: str, x: Any, *others: Value | Number) -> Any:
        """Halves by way of F32: a result of the operations is rounded as if once, whatever the direction."""
        is_near = self.rounding is Rounding.NEAREST_EVEN
        if x.type is F16 and not (is_near and name in _IN_HALVES):
            wide = (self.fpcast(self.same(x, other), F32) for other in (x, *others))
            return self.fpcast(self._arithmetic(name, *wide), F16)
        return self.result(x, f"{name}.{{round}}.f{x.type.width}", *map(self._operand, (x, *others)))

    def _operand(self, x: Any) -> Any:
        """An operand of an arithmetic operation."""
        known = self.signs.get(x.data) if isinstance(x, Value) and x.type in (F32, F64) else None
        if known is None:
            return x
        form, of = known
        return self.made(
            x.type, type(x), f"{form}.f{x.type.width} {{}}, {self._operand(self.bitcast(of, x.type)).data}"
        )

    def fneg(self, x: Any) -> Any:
        return self.bitcast(self.xor(self.bitcast(x, x.type.bits), 1 << x.type.width - 1), x.type)

    def fabs(self, x: Any) -> Any:
        return self.bitcast(self.and_(self.bitcast(x, x.type.bits), (1 << x.type.width - 1) - 1), x.type)

    def note_sign(self, found: Value, x: Value, other: Value | Number, *, is_neg: bool) -> None:
        """Bits are those of another number, but for the sign."""
        bit = 1 << x.type.width - 1
        if x.type in (I32, I64) and not isinstance(other, Value) and other == (bit if is_neg else bit - 1):
            self.signs[found.data] = "neg" if is_neg else "abs", x

    def floor(self, x: Any) -> Any:
        return self._whole("rmi", x)

    def ceil(self, x: Any) -> Any:
        return self._whole("rpi", x)

    def ftrunc(self, x: Any) -> Any:
        return self._whole("rzi", x)

    def rint(self, x: Any) -> Any:
        return self._whole("rni", x)

    def _whole(self, how: str, x: Any) -> Any:
        kind = f"f{x.type.width}"
        return self.made(x.type, type(x), f"cvt.{how}.{kind}.{kind} {{}}, {x.data}")

    def fcmp(self, how: str, x: Any, y: Any) -> Any:
        if x.type is F16:
            x, y = self.fpcast(x, F32), self.fpcast(self.same(x, y), F32)
        return self._compared(f"setp.{FLOAT_COMPARES[how]}.f{x.type.width}", x, y)

    def fpcast(self, x: Any, type: Type) -> Any:
        if x.type is type:
            return x
        if x.type is BF16:
            wide = self.shl(self.zext(self.bitcast(x, I16), I32), 16)
            return self.fpcast(self.bitcast(wide, F32), type)
        if type is BF16:
            if self.rounding not in (Rounding.NEAREST_EVEN, Rounding.TOWARD_ZERO):
                raise refuse(f"{x.type.text} rounded to bf16 {self.rounding.name.lower().replace('_', ' ')}")
            narrow = self._rounded_to_odd(x) if x.type is F64 else self.fpcast(x, F32)
            self.generation = _BF16_GENERATION
            return self.made(type, x.__class__, f"cvt.{{round}}.bf16.f32 {{}}, {narrow.data}")
        rounded = ".{round}" if type.width < x.type.width else ""
        return self.made(type, x.__class__, f"cvt{rounded}.f{type.width}.f{x.type.width} {{}}, {x.data}")

    def _rounded_to_odd(self, x: Any) -> Any:
        """A double in 32 bits, the last of which is set where others are lost: rounding again is then rounding once."""
        narrow = self.made(F32, x.__class__, f"cvt.rz.f32.f64 {{}}, {x.data}")
        lost = self.fcmp("une", self.fpcast(narrow, F64), x)
        bits = self.bitcast(narrow, I32)
        return self.bitcast(self.select(lost, self.or_(bits, 1), bits), F32)

    def fptosi(self, x: Any, type: Type) -> Any:
        return self._to_integer("s", x, type, -(1 << type.width - 1), (1 << type.width - 1) - 1)

    def fptoui(self, x: Any, type: Type) -> Any:
        return self._to_integer("u", x, type, 0, (1 << type.width) - 1)

    def _to_integer(self, sign: str, x: Any, type: Type, low: int, high: int) -> Any:
        if x.type is F16:
            x = self.fpcast(x, F32)
        if type.width < I32.width:
            found = self._to_integer("s", x, I32, -(1 << 31), (1 << 31) - 1)
            return self.trunc(self.smin(self.smax(found, low & 0xFFFFFFFF), high), type)
        found = self.made(type, x.__class__, f"cvt.rzi.{sign}{type.width}.f{x.type.width} {{}}, {x.data}")
        # What PTX makes of a NaN depends on the types.
        return self.select(self.fcmp("uno", x, x), self.same(found, 0), found)

    def sitofp(self, x: Any, type: Type) -> Any:
        return self._from_integer("s", self.sext(x, I32) if x.type.width < I32.width else x, type)

    def uitofp(self, x: Any, type: Type) -> Any:
        return self._from_integer("u", self.zext(x, I32) if x.type.width < I32.width else x, type)

    def _from_integer(self, sign: str, x: Any, type: Type) -> Any:
        if type is F16:
            return self.fpcast(self._from_integer(sign, x, F32), F16)
        return self.made(type, x.__class__, f"cvt.{{round}}.f{type.width}.{sign}{x.type.width} {{}}, {x.data}")
