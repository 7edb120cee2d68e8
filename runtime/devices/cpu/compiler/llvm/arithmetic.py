"""Floats as LLVM IR: f16 by way of f32, bf16 as bits, every rounding."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .....isa.builder import Condition, Number, V
from .....isa.values import BF16, F16, F32, F64, I16, I32, Lane, Rounding, Type, Uniform
from . import text as ir
from .integers import Integers


class Arithmetic(Integers):
    """The part of the builder that computes with floats."""

    def bitcast(self, x: V, type: Type) -> V:
        if x.type is type:
            return x
        if ir.scalar(x.type) == ir.scalar(type):
            return x.__class__(type, x.data)
        known = self.cache.get(("bitcast", x.data, type))
        if known is None:
            known = self._constant_cast(x, type) or self._emitted_cast(x, type)
            self.cache["bitcast", x.data, type] = known
            self.cache["bitcast", known.data, x.type] = x
        return known

    def _emitted_cast(self, x: Any, type: Type) -> Any:
        let, source = self.text.let, x.type
        return self._each(type, lambda kind, part: let(f"bitcast {kind(source)} {part} to {kind(type)}"), x)

    def _constant_cast(self, x: Any, type: Type) -> Any:
        if isinstance(x, Uniform) and x.data.isdigit() and type.is_float:
            return Uniform(type, ir.float_bits(type, int(x.data)))
        if isinstance(x, Lane) and type.is_float and x.data[0].startswith("splat (i") and len(set(x.data)) == 1:
            bits = int(x.data[0][6:-1].split()[1])
            return Lane(type, (ir.splat(type, ir.float_bits(type, bits)),) * self.strips)
        return None

    def _float(self, opcode: str, constrained: str, *values: Any) -> Any:
        """Arithmetic: f16 by way of f32, other roundings than the host's with its control word changed."""
        x = values[0]
        operands = [x, *(self._same(x, value) for value in values[1:])]
        if x.type is F16:
            wide = self._float(opcode, constrained, *(self.fpcast(value, F32) for value in operands))
            return self.fpcast(wide, F16)
        if self._is_rounded:
            return self._rounded(constrained, operands, x.type)
        if opcode == "sqrt" or opcode == "fma":
            return self._intrinsic(opcode, *operands)
        return self._binary(opcode, *operands)

    @property
    def _is_rounded(self) -> bool:
        """Whether a rounding is not the host's: then all arithmetic says its own, or it could end up in between."""
        roundings = (self.rounding, self.mode.rounding(F32), self.mode.rounding(F64))
        return any(rounding is not Rounding.NEAREST_EVEN for rounding in roundings)

    def _rounded(self, name: str, operands: list[Any], type: Type, source: Type | None = None) -> Any:
        self._set_rounding(self.rounding)
        full = f"experimental.constrained.{name}"
        source = source or type

        def emit(kind: Callable[[Type], str], *parts: str) -> str:
            is_vector = kind is ir.vector
            suffix = self.suffix(type, is_vector=is_vector)
            if source is not type:
                suffix += f".{self.suffix(source, is_vector=is_vector)}"
            callee = f"llvm.{full}.{suffix}"
            types = ", ".join(kind(source) for _ in parts)
            self.text.declare(callee, f"declare {kind(type)} @{callee}({types}, metadata, metadata)")
            arguments = ", ".join(f"{kind(source)} {part}" for part in parts)
            mode = 'metadata !"round.dynamic", metadata !"fpexcept.strict"'
            return self.text.let(f"call {kind(type)} @{callee}({arguments}, {mode}) strictfp")

        found = self._each(type, emit, *operands)
        self._set_rounding(Rounding.NEAREST_EVEN)
        return found

    def _set_rounding(self, rounding: Rounding) -> None:
        name, kind, word = self.host.control, self.host.takes, self.host.words[rounding]
        self.text.declare(name, f"declare void @{name}({kind})")
        self.text.do(f"call void @{name}({kind} {self.constant_word(word) if kind == 'ptr' else word})")

    def constant_word(self, value: int) -> str:
        """The name of a global with a constant word."""
        name = f"@word.{value:x}"
        self.text.declare(name, f"{name} = private unnamed_addr constant i32 {value}")
        return name

    def fadd(self, x: V, y: V | Number) -> V:
        return self._float("fadd", "fadd", x, y)

    def fsub(self, x: V, y: V | Number) -> V:
        return self._float("fsub", "fsub", x, y)

    def fmul(self, x: V, y: V | Number) -> V:
        return self._float("fmul", "fmul", x, y)

    def fdiv(self, x: V, y: V | Number) -> V:
        return self._float("fdiv", "fdiv", x, y)

    def sqrt(self, x: V) -> V:
        return self._float("sqrt", "sqrt", x)

    def fma(self, x: V, y: V | Number, z: V | Number) -> V:
        if x.type is F16:
            return self._half_fma(x, self._same(x, y), self._same(x, z))
        return self._float("fma", "fma", x, y, z)

    def _half_fma(self, x: Any, y: Any, z: Any) -> Any:
        """The product is exact in f32; the sum is rounded to odd there, so that the second rounding is the only one."""
        x, y, z = (self.fpcast(value, F32) for value in (x, y, z))
        before, self.rounding = self.rounding, Rounding.NEAREST_EVEN
        product = self.fmul(x, y)
        total = self.fadd(product, z)
        # Knuth's two-sum: what the addition lost.
        part = self.fsub(total, product)
        error = self.fadd(self.fsub(product, self.fsub(total, part)), self.fsub(z, part))
        bits = self.bitcast(total, I32)
        is_inexact = self.and_(self.fcmp("une", error, 0.0), self.fcmp("ord", error, error))
        # Toward the error: one step if the sum is even and too far out, else the odd neighbour already.
        is_even = self.icmp("eq", self.and_(bits, 1), 0)
        away = self.icmp("slt", self.xor(self.bitcast(error, I32), bits), 0)
        down, up = self.sub(bits, 1), self.or_(bits, 1)
        odd = self.select(self.and_(is_inexact, is_even), self.select(away, down, up), bits)
        self.rounding = before
        result = self.bitcast(odd, F32)
        if before is Rounding.DOWN:
            # An exact zero then is the negative one.
            result = self.select(self.fcmp("oeq", total, 0.0), self.fadd(product, z), result)
        return self.fpcast(result, F16)

    def fneg(self, x: V) -> V:
        return self.bitcast(self.xor(self.bitcast(x, x.type.bits), 1 << x.type.width - 1), x.type)

    def fabs(self, x: V) -> V:
        return self.bitcast(self.and_(self.bitcast(x, x.type.bits), (1 << x.type.width - 1) - 1), x.type)

    def _rounding_to_integer(self, name: str, x: Any) -> Any:
        if x.type is F16:
            return self.fpcast(self._rounding_to_integer(name, self.fpcast(x, F32)), F16)
        return self._intrinsic(name, x)

    def floor(self, x: V) -> V:
        return self._rounding_to_integer("floor", x)

    def ceil(self, x: V) -> V:
        return self._rounding_to_integer("ceil", x)

    def ftrunc(self, x: V) -> V:
        return self._rounding_to_integer("trunc", x)

    def rint(self, x: V) -> V:
        return self._rounding_to_integer("roundeven", x)

    def fcmp(self, how: str, x: V, y: V | Number) -> Condition:
        y = self._same(x, y)
        if x.type is F16:
            x, y = self.fpcast(x, F32), self.fpcast(y, F32)
        return self._compared(f"fcmp {how}", x, y)

    def fpcast(self, x: V, type: Type) -> V:
        if x.type is type:
            return x
        if x.type is BF16:
            wide = self.shl(self.zext(self.bitcast(x, I16), I32), 16)
            return self.fpcast(self.bitcast(wide, F32), type)
        if type is BF16:
            return self._to_bf16(x)
        if type is F16:
            return self._to_half(x)
        if type.width > x.type.width:
            return self._cast("fpext", x, type)
        return self._narrowed(x, type)

    def _narrowed(self, x: Any, type: Type) -> Any:
        if self._is_rounded:
            return self._rounded("fptrunc", [x], type, x.type)
        return self._cast("fptrunc", x, type)

    def _to_half(self, x: Any) -> Any:
        if x.type.width == 64:
            x = self._odd_f32(x)
        if not self.host.narrows:
            return self._narrowed(x, F16)
        mode = (Rounding.NEAREST_EVEN, Rounding.DOWN, Rounding.UP, Rounding.TOWARD_ZERO).index(self.rounding) | 8
        if isinstance(x, Uniform):
            whole = self.text.let(f"insertelement <4 x float> zeroinitializer, float {x.data}, i64 0")
            name = "llvm.x86.vcvtps2ph.128"
            self.text.declare(name, f"declare <8 x i16> @{name}(<4 x float>, i32 immarg)")
            done = self.text.let(f"call <8 x i16> @{name}(<4 x float> {whole}, i32 {mode})")
            return self.bitcast(Uniform(I16, self.text.let(f"extractelement <8 x i16> {done}, i64 0")), F16)
        return self.bitcast(self._each(I16, lambda _kind, part: self._halves(part, mode), x), F16)

    def _halves(self, part: str, mode: int) -> str:
        name = "llvm.x86.vcvtps2ph.256"
        self.text.declare(name, f"declare <8 x i16> @{name}(<8 x float>, i32 immarg)")
        done = []
        for first in (0, 8):
            order = ", ".join(f"i32 {first + n}" for n in range(8))
            half = self.text.let(f"shufflevector <16 x float> {part}, <16 x float> poison, <8 x i32> <{order}>")
            done.append(self.text.let(f"call <8 x i16> @{name}(<8 x float> {half}, i32 {mode})"))
        order = ", ".join(f"i32 {n}" for n in range(16))
        return self.text.let(f"shufflevector <8 x i16> {done[0]}, <8 x i16> {done[1]}, <16 x i32> <{order}>")

    def _odd_f32(self, x: Any) -> Any:
        """f64 rounded to odd in f32: a second rounding is then right, whatever its direction."""
        before, self.rounding = self.rounding, Rounding.NEAREST_EVEN
        near = self.fpcast(x, F32)
        back = self.fpcast(near, x.type)
        bits = self.bitcast(near, I32)
        is_inexact = self.fcmp("one", back, x)
        is_even = self.icmp("eq", self.and_(bits, 1), 0)
        is_beyond = self.fcmp("ogt", self.fabs(back), self.fabs(x))
        self.rounding = before
        odd = self.select(is_beyond, self.sub(bits, 1), self.or_(bits, 1))
        return self.bitcast(self.select(self.and_(is_inexact, is_even), odd, bits), F32)

    def _to_bf16(self, x: Any) -> Any:
        bits = self.bitcast(self._odd_f32(x) if x.type.width == 64 else self.fpcast(x, F32), I32)
        is_negative = self.icmp("slt", bits, 0)
        odd = self.and_(self.lshr(bits, 16), 1)
        zero = self.and_(bits, 0)
        full = self.or_(zero, 0xFFFF)
        extra = {
            Rounding.NEAREST_EVEN: lambda: self.add(odd, 0x7FFF),
            Rounding.TOWARD_ZERO: lambda: zero,
            Rounding.UP: lambda: self.select(is_negative, zero, full),
            Rounding.DOWN: lambda: self.select(is_negative, full, zero),
        }[self.rounding]()
        rounded = self.lshr(self.add(bits, extra), 16)
        quiet = self.or_(self.lshr(bits, 16), 0x40)
        is_nan = self.icmp("ugt", self.and_(bits, 0x7FFFFFFF), 0x7F800000)
        return self.bitcast(self.trunc(self.select(is_nan, quiet, rounded), I16), BF16)

    def fptosi(self, x: V, type: Type) -> V:
        if x.type is F64 and type.width <= 32:
            return self._limited("fptosi", x, type, -(2 ** (type.width - 1)), 2 ** (type.width - 1) - 1)
        return self._to_integer("fptosi.sat", x, type)

    def fptoui(self, x: V, type: Type) -> V:
        if x.type is F64 and type.width <= 32:
            return self._limited("fptoui", x, type, 0, 2**type.width - 1)
        return self._to_integer("fptoui.sat", x, type)

    def _limited(self, opcode: str, x: Any, type: Type, low: int, high: int) -> Any:
        """Of f64, which has both limits. LLVM 22's saturating conversions take the wrong half of a register for it when
        not optimising and only one lane is asked for.
        """
        above = self.select(self.fcmp("ogt", x, float(low)), x, float(low))
        within = self.select(self.fcmp("olt", above, float(high)), above, float(high))
        number = self._cast(opcode, within, type)
        return self.select(self.fcmp("uno", x, x), self.and_(number, 0), number)

    def _to_integer(self, name: str, x: Any, type: Type) -> Any:
        if x.type is F16:
            x = self.fpcast(x, F32)

        def emit(kind: Callable[[Type], str], part: str) -> str:
            is_vector = kind is ir.vector
            full = f"llvm.{name}.{self.suffix(type, is_vector=is_vector)}.{self.suffix(x.type, is_vector=is_vector)}"
            self.text.declare(full, f"declare {kind(type)} @{full}({kind(x.type)})")
            return self.text.let(f"call {kind(type)} @{full}({kind(x.type)} {part})")

        return self._each(type, emit, x)

    def sitofp(self, x: V, type: Type) -> V:
        return self._from_integer("sitofp", x, type)

    def uitofp(self, x: V, type: Type) -> V:
        return self._from_integer("uitofp", x, type)

    def _from_integer(self, opcode: str, x: Any, type: Type) -> Any:
        if type is F16:
            # 16 bits are exact in f32; wider integers that matter to f16 are too, the others overflow it.
            return self.fpcast(self._from_integer(opcode, x, F32), F16)
        if self._is_rounded and x.type.width > 16:
            return self._rounded(opcode, [x], type, x.type)
        return self._cast(opcode, x, type)
