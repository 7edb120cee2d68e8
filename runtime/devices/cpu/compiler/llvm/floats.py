"""Floats as LLVM IR: f16 by way of f32, bf16 as bits, every rounding."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .....isa.builder import Condition, Number, V
from .....isa.values import BF16, F16, F32, F64, I16, I32, Lane, Rounding, Type, Uniform
from . import text as ir
from .basic import BasicBuilder


def bitcast(b: BasicBuilder, x: V, type: Type) -> V:
    if x.type is type:
        return x
    if ir.scalar(x.type) == ir.scalar(type):
        return x.__class__(type, x.data)
    known = b.cache.get(("bitcast", x.data, type))
    if known is None:
        known = _constant_cast(b, x, type) or _emitted_cast(b, x, type)
        b.cache["bitcast", x.data, type] = known
        b.cache["bitcast", known.data, x.type] = x
    return known


def _emitted_cast(b: BasicBuilder, x: Any, type: Type) -> Any:
    let, source = b.text.let, x.type
    return b.each(type, lambda kind, part: let(f"bitcast {kind(source)} {part} to {kind(type)}"), x)


def _constant_cast(b: BasicBuilder, x: Any, type: Type) -> Any:
    if isinstance(x, Uniform) and x.data.isdigit() and type.is_float:
        return Uniform(type, ir.float_bits(type, int(x.data)))
    if isinstance(x, Lane) and type.is_float and x.data[0].startswith("splat (i") and len(set(x.data)) == 1:
        bits = int(x.data[0][6:-1].split()[1])
        return Lane(type, (ir.splat(type, ir.float_bits(type, bits)),) * b.strips)
    return None


def _float(b: BasicBuilder, opcode: str, constrained: str, *values: Any) -> Any:
    """Arithmetic: f16 by way of f32, other roundings than the host's with its control word changed."""
    x = values[0]
    operands = [x, *(b.same(x, value) for value in values[1:])]
    if x.type is F16:
        wide = _float(b, opcode, constrained, *(b.fpcast(value, F32) for value in operands))
        return b.fpcast(wide, F16)
    if _is_rounded(b):
        return _rounded(b, constrained, operands, x.type)
    if opcode == "sqrt" or opcode == "fma":
        return b.intrinsic(opcode, *operands)
    return b.binary(opcode, *operands)


def _is_rounded(b: BasicBuilder) -> bool:
    """Whether a rounding is not the host's: then all arithmetic says its own, or it could end up in between."""
    roundings = (b.rounding, b.mode.rounding(F32), b.mode.rounding(F64))
    return any(rounding is not Rounding.NEAREST_EVEN for rounding in roundings)


def _rounded(b: BasicBuilder, name: str, operands: list[Any], type: Type, source: Type | None = None) -> Any:
    _set_rounding(b, b.rounding)
    full = f"experimental.constrained.{name}"
    source = source or type

    def emit(kind: Callable[[Type], str], *parts: str) -> str:
        is_vector = kind is ir.vector
        suffix = ir.suffix(type, is_vector=is_vector)
        if source is not type:
            suffix += f".{ir.suffix(source, is_vector=is_vector)}"
        callee = f"llvm.{full}.{suffix}"
        types = ", ".join(kind(source) for _ in parts)
        b.text.declare(callee, f"declare {kind(type)} @{callee}({types}, metadata, metadata)")
        arguments = ", ".join(f"{kind(source)} {part}" for part in parts)
        mode = 'metadata !"round.dynamic", metadata !"fpexcept.strict"'
        return b.text.let(f"call {kind(type)} @{callee}({arguments}, {mode}) strictfp")

    found = b.each(type, emit, *operands)
    _set_rounding(b, Rounding.NEAREST_EVEN)
    return found


def _set_rounding(b: BasicBuilder, rounding: Rounding) -> None:
    name, kind, word = b.host.control, b.host.takes, b.host.words[rounding]
    b.text.declare(name, f"declare void @{name}({kind})")
    b.text.do(f"call void @{name}({kind} {_constant_word(b, word) if kind == 'ptr' else word})")


def _constant_word(b: BasicBuilder, value: int) -> str:
    """The name of a global with a constant word."""
    name = f"@word.{value:x}"
    b.text.declare(name, f"{name} = private unnamed_addr constant i32 {value}")
    return name


def fadd(b: BasicBuilder, x: V, y: V | Number) -> V:
    return _float(b, "fadd", "fadd", x, y)


def fsub(b: BasicBuilder, x: V, y: V | Number) -> V:
    return _float(b, "fsub", "fsub", x, y)


def fmul(b: BasicBuilder, x: V, y: V | Number) -> V:
    return _float(b, "fmul", "fmul", x, y)


def fdiv(b: BasicBuilder, x: V, y: V | Number) -> V:
    return _float(b, "fdiv", "fdiv", x, y)


def sqrt(b: BasicBuilder, x: V) -> V:
    return _float(b, "sqrt", "sqrt", x)


def fma(b: BasicBuilder, x: V, y: V | Number, z: V | Number) -> V:
    if x.type is F16:
        return _half_fma(b, x, b.same(x, y), b.same(x, z))
    return _float(b, "fma", "fma", x, y, z)


def _half_fma(b: BasicBuilder, x: Any, y: Any, z: Any) -> Any:
    """The product is exact in f32; the sum is rounded to odd there, so that the second rounding is the only one."""
    x, y, z = (b.fpcast(value, F32) for value in (x, y, z))
    before, b.rounding = b.rounding, Rounding.NEAREST_EVEN
    product = b.fmul(x, y)
    total = b.fadd(product, z)
    # Knuth's two-sum: what the addition lost.
    part = b.fsub(total, product)
    error = b.fadd(b.fsub(product, b.fsub(total, part)), b.fsub(z, part))
    bits = b.bitcast(total, I32)
    is_inexact = b.and_(b.fcmp("une", error, 0.0), b.fcmp("ord", error, error))
    # Toward the error: one step if the sum is even and too far out, else the odd neighbour already.
    is_even = b.icmp("eq", b.and_(bits, 1), 0)
    away = b.icmp("slt", b.xor(b.bitcast(error, I32), bits), 0)
    down, up = b.sub(bits, 1), b.or_(bits, 1)
    odd = b.select(b.and_(is_inexact, is_even), b.select(away, down, up), bits)
    b.rounding = before
    result = b.bitcast(odd, F32)
    if before is Rounding.DOWN:
        # An exact zero then is the negative one.
        result = b.select(b.fcmp("oeq", total, 0.0), b.fadd(product, z), result)
    return b.fpcast(result, F16)


def fneg(b: BasicBuilder, x: V) -> V:
    return b.bitcast(b.xor(b.bitcast(x, x.type.bits), 1 << x.type.width - 1), x.type)


def fabs(b: BasicBuilder, x: V) -> V:
    return b.bitcast(b.and_(b.bitcast(x, x.type.bits), (1 << x.type.width - 1) - 1), x.type)


def _rounding_to_integer(b: BasicBuilder, name: str, x: Any) -> Any:
    if x.type is F16:
        # Else LLVM rounds before it widens, and without f16 in the processor a lane at a time.
        wide = b.intrinsic("arithmetic.fence", b.fpcast(x, F32))
        return b.fpcast(_rounding_to_integer(b, name, wide), F16)
    return b.intrinsic(name, x)


def floor(b: BasicBuilder, x: V) -> V:
    return _rounding_to_integer(b, "floor", x)


def ceil(b: BasicBuilder, x: V) -> V:
    return _rounding_to_integer(b, "ceil", x)


def ftrunc(b: BasicBuilder, x: V) -> V:
    return _rounding_to_integer(b, "trunc", x)


def rint(b: BasicBuilder, x: V) -> V:
    return _rounding_to_integer(b, "roundeven", x)


def fcmp(b: BasicBuilder, how: str, x: V, y: V | Number) -> Condition:
    y = b.same(x, y)
    if x.type is F16:
        x, y = b.fpcast(x, F32), b.fpcast(y, F32)
    return b.compared(f"fcmp {how}", x, y)


def fpcast(b: BasicBuilder, x: V, type: Type) -> V:
    if x.type is type:
        return x
    if x.type is BF16:
        wide = b.shl(b.zext(b.bitcast(x, I16), I32), 16)
        return b.fpcast(b.bitcast(wide, F32), type)
    if type is BF16:
        return _to_bf16(b, x)
    if type is F16:
        return _to_half(b, x)
    if type.width > x.type.width:
        return b.cast("fpext", x, type)
    return _narrowed(b, x, type)


def _narrowed(b: BasicBuilder, x: Any, type: Type) -> Any:
    if _is_rounded(b):
        return _rounded(b, "fptrunc", [x], type, x.type)
    return b.cast("fptrunc", x, type)


def _to_half(b: BasicBuilder, x: Any) -> Any:
    if x.type.width == 64:
        x = _odd_f32(b, x)
    if not b.host.narrows:
        return _narrowed(b, x, F16)
    mode = (Rounding.NEAREST_EVEN, Rounding.DOWN, Rounding.UP, Rounding.TOWARD_ZERO).index(b.rounding) | 8
    if isinstance(x, Uniform):
        whole = b.text.let(f"insertelement <4 x float> zeroinitializer, float {x.data}, i64 0")
        name = "llvm.x86.vcvtps2ph.128"
        b.text.declare(name, f"declare <8 x i16> @{name}(<4 x float>, i32 immarg)")
        done = b.text.let(f"call <8 x i16> @{name}(<4 x float> {whole}, i32 {mode})")
        return b.bitcast(Uniform(I16, b.text.let(f"extractelement <8 x i16> {done}, i64 0")), F16)
    return b.bitcast(b.each(I16, lambda _kind, part: _halves(b, part, mode), x), F16)


def _halves(b: BasicBuilder, part: str, mode: int) -> str:
    name = "llvm.x86.vcvtps2ph.256"
    b.text.declare(name, f"declare <8 x i16> @{name}(<8 x float>, i32 immarg)")
    done = []
    for first in (0, 8):
        order = ", ".join(f"i32 {first + n}" for n in range(8))
        half = b.text.let(f"shufflevector <16 x float> {part}, <16 x float> poison, <8 x i32> <{order}>")
        done.append(b.text.let(f"call <8 x i16> @{name}(<8 x float> {half}, i32 {mode})"))
    order = ", ".join(f"i32 {n}" for n in range(16))
    return b.text.let(f"shufflevector <8 x i16> {done[0]}, <8 x i16> {done[1]}, <16 x i32> <{order}>")


def _odd_f32(b: BasicBuilder, x: Any) -> Any:
    """f64 rounded to odd in f32: a second rounding is then right, whatever its direction."""
    before, b.rounding = b.rounding, Rounding.NEAREST_EVEN
    near = b.fpcast(x, F32)
    back = b.fpcast(near, x.type)
    bits = b.bitcast(near, I32)
    is_inexact = b.fcmp("one", back, x)
    is_even = b.icmp("eq", b.and_(bits, 1), 0)
    is_beyond = b.fcmp("ogt", b.fabs(back), b.fabs(x))
    b.rounding = before
    odd = b.select(is_beyond, b.sub(bits, 1), b.or_(bits, 1))
    return b.bitcast(b.select(b.and_(is_inexact, is_even), odd, bits), F32)


def _to_bf16(b: BasicBuilder, x: Any) -> Any:
    bits = b.bitcast(_odd_f32(b, x) if x.type.width == 64 else b.fpcast(x, F32), I32)
    is_negative = b.icmp("slt", bits, 0)
    odd = b.and_(b.lshr(bits, 16), 1)
    zero = b.and_(bits, 0)
    full = b.or_(zero, 0xFFFF)
    extra = {
        Rounding.NEAREST_EVEN: lambda: b.add(odd, 0x7FFF),
        Rounding.TOWARD_ZERO: lambda: zero,
        Rounding.UP: lambda: b.select(is_negative, zero, full),
        Rounding.DOWN: lambda: b.select(is_negative, full, zero),
    }[b.rounding]()
    rounded = b.lshr(b.add(bits, extra), 16)
    quiet = b.or_(b.lshr(bits, 16), 0x40)
    is_nan = b.icmp("ugt", b.and_(bits, 0x7FFFFFFF), 0x7F800000)
    return b.bitcast(b.trunc(b.select(is_nan, quiet, rounded), I16), BF16)


def fptosi(b: BasicBuilder, x: V, type: Type) -> V:
    return _to_integer(b, "fptosi", x, type, -(1 << type.width - 1), (1 << type.width - 1) - 1)


def fptoui(b: BasicBuilder, x: V, type: Type) -> V:
    return _to_integer(b, "fptoui", x, type, 0, (1 << type.width) - 1)


def _to_integer(b: BasicBuilder, opcode: str, x: Any, type: Type, low: int, high: int) -> Any:
    """Saturated. LLVM's own saturating conversions go lane by lane on x86, and those of LLVM 22 take the wrong half of a register
    for f64 when not optimising and only one lane is asked for.
    """
    if x.type is F16:
        x = b.fpcast(x, F32)
    number = b.cast(opcode, b.select(b.fcmp("ogt", x, float(low)), x, float(low)), type)
    number = b.select(b.fcmp("olt", x, float(high + 1)), number, high)  # for others the number is undefined
    return b.select(b.fcmp("uno", x, x), b.and_(number, 0), number)


def sitofp(b: BasicBuilder, x: V, type: Type) -> V:
    return _from_integer(b, "sitofp", x, type)


def uitofp(b: BasicBuilder, x: V, type: Type) -> V:
    return _from_integer(b, "uitofp", x, type)


def _from_integer(b: BasicBuilder, opcode: str, x: Any, type: Type) -> Any:
    if type is F16:
        # 16 bits are exact in f32; wider integers that matter to f16 are too, the others overflow it.
        return b.fpcast(_from_integer(b, opcode, x, F32), F16)
    if _is_rounded(b) and x.type.width > 16:
        return _rounded(b, opcode, [x], type, x.type)
    return b.cast(opcode, x, type)
