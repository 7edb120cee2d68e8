"""The builder that emits PTX: one thread for each lane, one warp for a wave of 32.

It proves that semantics do not depend on what a lane value is: about thirty operations, enough for integer and f32
arithmetic with global memory and LDS. The others are refused by name.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

from ....fatbin.errors import UnsupportedError
from ...isa.builder import Address, Builder, Number, Space
from ...isa.values import F32, I1, I16, I32, I64, Lane, Mask, Mode, Rounding, Type, Uniform, Value

LANES = 32
WARP = "0xffffffff"
ROUNDINGS = {Rounding.NEAREST_EVEN: "rn", Rounding.UP: "rp", Rounding.DOWN: "rm", Rounding.TOWARD_ZERO: "rz"}
CLASSES = {I1: ("pred", "%p"), I16: ("b16", "%h"), I32: ("b32", "%r"), F32: ("b32", "%r"), I64: ("b64", "%d")}
"""The kind of register that a type is kept in, whatever the bits mean, and how such registers are called."""
ORDERED = {"oeq": "eq", "one": "ne", "olt": "lt", "ole": "le", "ogt": "gt", "oge": "ge", "ord": "num", "uno": "nan"}
FLOAT_COMPARES = ORDERED | {f"u{how}": f"{how}u" for how in ("lt", "le", "gt", "ge")} | {"ueq": "equ", "une": "neu"}
SPACES = {Space.GLOBAL: ("global", I64), Space.LDS: ("shared", I32)}
LDS = "lds"
"""The name of the workgroup's LDS in the text."""


def refuse(what: str) -> UnsupportedError:
    """The error for what this builder has not."""
    return UnsupportedError(
        f"{what} is not written for PTX; the CPU device runs it", source="PTX", offset=0, container="kernel", rule="ptx"
    )


def _two(form: str) -> Any:
    """An operation of two operands; ``{w}`` is their width, ``{round}`` the rounding in force."""

    def emit(b: PtxBuilder, x: Value, y: Value | Number) -> Any:
        return b.result(x, form, x, y)

    return emit


def _shift(form: str) -> Any:
    def emit(b: PtxBuilder, x: Value, count: Value | Number) -> Any:
        # Counts have 32 bits, whatever is shifted.
        if isinstance(count, Value) and count.type is not I32:
            count = b.trunc(count, I32) if count.type.width > I32.width else b.zext(count, I32)
        text = count.data if isinstance(count, Value) else str(int(count))
        return b.made(x.type, type(x), f"{form} {{}}, {x.data}, {text}", x.type.width)

    return emit


def _one(form: str) -> Any:
    def emit(b: PtxBuilder, x: Value) -> Any:
        return b.result(x, form, x)

    return emit


def _count(form: str) -> Any:
    """Counts of bits have 32 bits themselves."""

    def emit(b: PtxBuilder, x: Value) -> Any:
        found = b.made(I32, type(x), f"{form} {{}}, {x.data}", x.type.width)
        return b.zext(found, x.type) if x.type is I64 else found

    return emit


def _convert(signed: str) -> Any:
    def emit(b: PtxBuilder, x: Value, type_: Type) -> Any:
        if x.type is type_:
            return x
        if x.type is I1:
            one, zero = (b.constant(type_, number) for number in (1, 0))
            return b.made(type_, type(x), f"selp.b{{w}} {{}}, {one}, {zero}, {x.data}", type_.width)
        return b.made(type_, type(x), f"cvt.{signed}{type_.width}.{signed}{x.type.width} {{}}, {x.data}")

    return emit


def _refused(name: str) -> Any:
    def emit(_b: PtxBuilder, *_values: object, **_options: object) -> None:
        raise refuse(name)

    return emit


class PtxBuilder(Builder):
    """Emits into ``lines``. All 32 threads of a warp run every instruction; EXEC only decides what has effect."""

    lanes = LANES

    def __init__(self, mode: Mode) -> None:
        self.mode, self.rounding = mode, Rounding.NEAREST_EVEN
        self.lines: list[str] = []
        self.counts = dict.fromkeys(("pred", "b16", "b32", "b64"), 0)

    # Text

    def do(self, line: str) -> None:
        """An instruction without a result."""
        self.lines.append(f"\t{line};")

    def register(self, type_: Type) -> str:
        """A register that nothing else uses."""
        if type_ not in CLASSES:
            raise refuse(f"a value of type {type_.text}")
        kind, prefix = CLASSES[type_]
        self.counts[kind] += 1
        return f"{prefix}{self.counts[kind] - 1}"

    def made(self, type_: Type, shape: Callable[..., Any], form: str, width: int = 0) -> Any:
        """An instruction whose result takes the place of ``{}``."""
        name = self.register(type_)
        self.do(form.replace("{w}", str(width)).replace("{round}", ROUNDINGS[self.rounding]).replace("{}", name))
        return shape(name) if shape is Mask else shape(type_, name)

    def result(self, like: Value, form: str, *operands: Value | Number) -> Any:
        """An instruction whose operands and result have one type and shape."""
        texts = [self.text(operand, like.type) for operand in operands]
        kind = form.replace("b{w}", "pred") if like.type is I1 else form
        return self.made(like.type, type(like), f"{kind} {{}}, {', '.join(texts)}", like.type.width)

    def text(self, value: Value | Number, type_: Type) -> str:
        """An operand."""
        return str(value.data) if isinstance(value, Value) else self.constant(type_, value)

    def constant(self, type_: Type, number: Number) -> str:
        """A constant as an operand; predicates have none, so it goes to a register."""
        if type_ is F32:
            return f"0x{struct.unpack('<I', struct.pack('<f', number))[0]:08x}"
        if type_ is I1:
            name = self.register(I1)
            self.do(f"setp.ne.u32 {name}, {int(bool(number))}, 0")
            return name
        if type_ not in CLASSES:
            raise refuse(f"a constant of type {type_.text}")
        return str(int(number) & (1 << type_.width) - 1)

    # Constants and shapes

    def uniform(self, type: Type, number: Number) -> Uniform:
        return Uniform(type, self.constant(type, number))

    def broadcast(self, value: Uniform) -> Lane:
        return Lane(value.type, value.data)

    def lane_ids(self) -> Lane:
        found: Lane = self.made(I32, Lane, "mov.u32 {}, %laneid")
        return found

    # Whole numbers

    add, sub, mul = _two("add.s{w}"), _two("sub.s{w}"), _two("mul.lo.s{w}")
    and_, or_, xor, not_ = _two("and.b{w}"), _two("or.b{w}"), _two("xor.b{w}"), _one("not.b{w}")
    shl, lshr, ashr = _shift("shl.b{w}"), _shift("shr.u{w}"), _shift("shr.s{w}")
    umin, umax, smin, smax = _two("min.u{w}"), _two("max.u{w}"), _two("min.s{w}"), _two("max.s{w}")
    ctlz, ctpop, bitreverse = _count("clz.b{w}"), _count("popc.b{w}"), _one("brev.b{w}")
    zext, sext, trunc = _convert("u"), _convert("s"), _convert("u")

    def cttz(self, x: Any) -> Any:
        return self.ctlz(self.bitreverse(x))

    def icmp(self, how: str, x: Any, y: Any) -> Any:
        relation, kind = (how, "b") if how in ("eq", "ne") else (how[1:], how[0])
        return self._compared(f"setp.{relation}.{kind}{x.type.width}", x, y)

    def _compared(self, form: str, x: Value, y: Value | Number) -> Any:
        shape = Mask if isinstance(x, Lane) else Uniform
        return self.made(I1, shape, f"{form} {{}}, {x.data}, {self.text(y, x.type)}")

    def select(self, condition: Any, x: Any, y: Any) -> Any:
        if x.type is I1:
            return self.or_(self.and_(x, condition), self.and_(y, self.not_(condition)))
        return self.made(x.type, type(x), f"selp.b{{w}} {{}}, {x.data}, {y.data}, {condition.data}", x.type.width)

    # Floats: of 32 bits

    def bitcast(self, x: Any, type: Type) -> Any:
        if type not in CLASSES:
            raise refuse(f"a value of type {type.text}")
        return x.__class__(type, x.data)

    fadd, fsub, fmul = _two("add.{round}.f32"), _two("sub.{round}.f32"), _two("mul.{round}.f32")
    fdiv, sqrt = _two("div.{round}.f32"), _one("sqrt.{round}.f32")

    def fma(self, x: Any, y: Any, z: Any) -> Any:
        return self.result(x, "fma.{round}.f32", x, y, z)

    def fneg(self, x: Any) -> Any:
        return self.bitcast(self.xor(self.bitcast(x, I32), 1 << 31), F32)

    def fabs(self, x: Any) -> Any:
        return self.bitcast(self.and_(self.bitcast(x, I32), (1 << 31) - 1), F32)

    def fcmp(self, how: str, x: Any, y: Any) -> Any:
        return self._compared(f"setp.{FLOAT_COMPARES[how]}.f32", x, y)

    # Lanes

    def mask_of(self, bits: Uniform) -> Mask:
        own: Uniform = self.lshr(self.trunc(bits, I32), self.lane_ids())
        found: Mask = self._compared("setp.ne.b32", Lane(I32, self.and_(own, 1).data), 0)
        return found

    def bits_of(self, mask: Mask) -> Uniform:
        bits = self.made(I32, Uniform, f"vote.sync.ballot.b32 {{}}, {mask.data}, {WARP}")
        found: Uniform = self.zext(bits, I64)
        return found

    def constant_mask(self, bits: int) -> Mask:
        return self.mask_of(self.uniform(I64, bits))

    def any(self, mask: Mask) -> Uniform:
        found: Uniform = self.made(I1, Uniform, f"vote.sync.any.pred {{}}, {mask.data}, {WARP}")
        return found

    def readlane(self, x: Lane, index: Uniform) -> Uniform:
        return Uniform(x.type, self.permute(x, Lane(I32, index.data)).data)

    def permute(self, x: Lane, index: Lane) -> Lane:
        if x.type.width != I32.width:
            raise refuse(f"permute of {x.type.text}")
        found: Lane = self.made(x.type, Lane, f"shfl.sync.idx.b32 {{}}, {x.data}, {index.data}, 31, {WARP}")
        return found

    def writelane(self, x: Lane, value: Uniform, index: Uniform) -> Lane:
        is_there = self.icmp("eq", self.lane_ids(), index)
        found: Lane = self.select(is_there, self.broadcast(value), x)
        return found

    # Memory

    def load(self, space: str, address: Address, type: Type, mask: Mask) -> Lane:
        return self._loaded(*self._place(space, address), type, mask, Lane)  # type: ignore[no-any-return]

    def _loaded(self, space: str, place: str, type_: Type, mask: Value | None, shape: type[Value]) -> Any:
        found = self.made(type_, shape, "mov.b{w} {}, 0", type_.width)
        guard = f"@{mask.data} " if mask is not None else ""
        self.do(f"{guard}ld.{space}.b{type_.width} {found.data}, [{place}]")
        return found

    def store(self, space: str, address: Address, value: Lane, mask: Mask) -> None:
        name, place = self._place(space, address)
        self.register(value.type)  # refuses what has no register of its width
        self.do(f"@{mask.data} st.{name}.b{value.type.width} [{place}], {value.data}")

    def _place(self, space: str, address: Address) -> tuple[str, str]:
        if space not in SPACES:
            raise refuse(f"{space} memory")
        name, type_ = SPACES[space]
        total = address.resolve(self, type_)
        if space == Space.LDS:
            total = self.add(total, self.made(I32, Lane, f"mov.u32 {{}}, {LDS}"))
        return name, total.data

    def load_uniforms(
        self, address: Uniform, count: int, mask: Uniform | None = None, type: Type = I32
    ) -> list[Uniform]:
        places = [f"{address.data}+{4 * n}" for n in range(count)]
        return [self._loaded("global", place, type, mask, Uniform) for place in places]

    def fence(self, *, is_full: bool) -> None:
        self.do("membar.gl" if is_full else "membar.cta")

    # What there is no need for yet

    uadd_sat, usub_sat, sadd_sat, ssub_sat = map(_refused, ("uadd_sat", "usub_sat", "sadd_sat", "ssub_sat"))
    floor, ceil, ftrunc, rint = map(_refused, ("floor", "ceil", "ftrunc", "rint"))
    fpcast, fptosi, fptoui, sitofp, uitofp = map(_refused, ("fpcast", "fptosi", "fptoui", "sitofp", "uitofp"))
    constant_lanes, shuffle, push, atomic = map(_refused, ("constant_lanes", "shuffle", "push", "atomic"))


__all__ = ["LANES", "LDS", "PtxBuilder", "refuse"]
