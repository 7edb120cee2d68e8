"""Shapes, integers, comparisons and choices as LLVM IR: what the other operations are emitted with."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from .....isa.builder import Builder, Condition, Number, V
from .....isa.values import I1, I32, I64, Lane, Mask, Mode, Rounding, Type, Uniform, Value
from . import prelude
from . import text as ir
from .constants import FOLDS, constant_of, is_zero
from .hosts import X86_64, Host, this_host
from .pairs import Pair
from .text import Text


class BasicBuilder(Builder):
    """Emits IR into ``text``. The function has a wave ``%w`` and a context ``%c``; native/engine.h defines both."""

    buffer = "%lanes.buffer"
    """An alloca with a value for each lane: operations with variable lane numbers index it."""
    stored = "%stored"
    """An alloca: whether the wave has stored anything since the last full fence."""
    guard_batch: Callable[[str], None]
    """Emits a guard: the batch diverges unless the i1 of this name holds."""

    def __init__(self, lanes: int, *, inline: bool, host: Host | None = None, batch_size: int = 1) -> None:
        self.lanes, self.host = lanes * batch_size, host or this_host() or X86_64
        self.divides_alike = self.host.divides_alike
        self.batch_size = batch_size
        """The number of waves in the batch; they have equal scalars, and all their lanes are active."""
        self.inline = inline
        """Whether common access patterns are inlined: faster code, slower compilation."""
        self.mode, self.rounding = Mode(), Rounding.NEAREST_EVEN
        self.pc = 0
        """The address of the instruction being emitted."""
        self.active: Mask | None = None
        """EXEC, once an instruction has read it."""
        self.text = Text()
        self.cache: dict[Any, Any] = {}
        """What was computed before in this block, by how."""
        self.definitions: dict[str, str] = {}
        """Functions that the module defines, by name."""
        self.locals: dict[str, str] = {}
        """Memory of the function beside the buffer: types by name."""
        self.shared_functions: dict[str, tuple[list[Type], str]] = {}
        """Those among them that :meth:`shared` defines: the types of their results, and the text to call them."""

    @property
    def strips(self) -> int:
        """How many vectors a value of all lanes takes."""
        return self.lanes // ir.STRIP

    def context(self, field: str) -> Uniform:
        """A 64-bit field of the context."""
        place = self.text.let(f"getelementptr i8, ptr %c, i64 {prelude.CONTEXT[field]}")
        return Uniform(I64, self.text.let(f"load i64, ptr {place}{prelude.fixed(field)}"))

    # Shapes

    def uniform(self, type: Type, number: Number) -> Uniform:
        return Uniform(type, ir.number(type, number))

    def broadcast(self, value: Uniform) -> Lane:
        if not value.data.startswith("%"):
            return Lane(value.type, (ir.splat(value.type, value.data),) * self.strips)
        known = self.cache.get(("broadcast", value.data))
        if known is None:
            kind = ir.vector(value.type)
            first = self.text.let(f"insertelement {kind} poison, {ir.scalar(value.type)} {value.data}, i64 0")
            all_ = self.text.let(f"shufflevector {kind} {first}, {kind} poison, <16 x i32> zeroinitializer")
            known = Lane(value.type, (all_,) * self.strips)
            if value.type is I64:
                low, high = self.split(value)
                known = Pair(self.broadcast(low), self.broadcast(high), partial(_given, known))
            self.cache["broadcast", value.data] = known
        return known

    def lane_ids(self) -> Lane:
        return self.constant_lanes(I32, range(self.lanes))

    def constant_lanes(self, type: Type, numbers: Any) -> Lane:
        numbers = list(numbers)
        chunks = [numbers[n : n + ir.STRIP] for n in range(0, self.lanes, ir.STRIP)]
        return Lane(type, tuple(ir.constants(type, chunk) for chunk in chunks))

    # Emission over shapes

    def same(self, like: Value, value: Any) -> Any:
        """A number as a constant of the shape and type of another value."""
        if isinstance(value, Value):
            return value
        constant = ir.number(like.type, value)
        if isinstance(like, Lane):
            return Lane(like.type, (ir.splat(like.type, constant),) * self.strips)
        return Uniform(like.type, constant)

    def each(self, result: Type, emit: Callable[..., str], *values: Any) -> Any:
        """``emit`` for each strip of lanes, or once; strips that are the same are computed once."""
        first = values[0]
        if isinstance(first, Uniform):
            return Uniform(result, emit(ir.scalar, *(value.data for value in values)))
        strips = list(zip(*(value.data for value in values), strict=True))
        if len(set(strips)) == 1:
            done = (emit(ir.vector, *strips[0]),) * len(strips)
        else:
            done = tuple([emit(ir.vector, *strip) for strip in strips])
        return Mask(done) if isinstance(first, Mask) else Lane(result, done)

    def binary(self, opcode: str, x: Any, y: Any) -> Any:
        y = self.same(x, y)
        if isinstance(x, Mask):
            return Mask(
                tuple(self.text.let(f"{opcode} <16 x i1> {p}, {q}") for p, q in zip(x.data, y.data, strict=True))
            )
        let, type = self.text.let, x.type
        return self.each(type, lambda kind, p, q: let(f"{opcode} {kind(type)} {p}, {q}"), x, y)

    def intrinsic(self, name: str, *values: Any, extra: str = "", result: Type | None = None) -> Any:
        x = values[0]
        type = result or x.type
        operands = [x, *(self.same(x, value) for value in values[1:])]

        def emit(kind: Callable[[Type], str], *parts: str) -> str:
            suffix = ir.suffix(x.type, is_vector=kind is ir.vector)
            full = f"llvm.{name}.{suffix}"
            arguments = ", ".join(f"{kind(x.type)} {part}" for part in parts)
            types = ", ".join(kind(x.type) for _ in parts)
            extra_type = ", i1" if extra else ""
            self.text.declare(full, f"declare {kind(type)} @{full}({types}{extra_type})")
            return self.text.let(f"call {kind(type)} @{full}({arguments}{extra})")

        return self.each(type, emit, *operands)

    # Integers

    def add(self, x: V, y: V | Number) -> V:
        if is_zero(y):
            return x
        if isinstance(x, Pair) and (pair := self._as_pair(y)) is not None:
            low = self.binary("add", x.low, pair.low)
            carry = self.icmp("ult", low, x.low)
            high = self.binary("add", x.high, pair.high)
            return Pair(low, self.select(carry, self.binary("add", high, 1), high), self.whole)
        return self._folded("add", x, y)

    def _as_pair(self, y: Any) -> Pair | None:
        """A number or a value of lanes as halves, if it has them."""
        constant = constant_of(y)
        if constant is not None:
            bits = constant & (1 << 64) - 1
            return Pair(self.lane(I32, bits & 0xFFFFFFFF), self.lane(I32, bits >> 32), self.whole)
        return y if isinstance(y, Pair) else None

    def _by_halves(self, opcode: str, x: Any, y: Any) -> Any:
        """An operation on each bit by itself."""
        if isinstance(x, Pair) and (pair := self._as_pair(y)) is not None:
            return Pair(self.binary(opcode, x.low, pair.low), self.binary(opcode, x.high, pair.high), self.whole)
        return self._folded(opcode, x, y)

    def _shifted_pair(self, x: Pair, count: int, how: str) -> Pair:
        """A shift by a constant."""
        if count == 0:
            return x
        none = self.lane(I32, 0) if how != "ashr" else self.binary("ashr", x.high, 31)
        if how == "shl":
            if count >= 32:
                return Pair(self.lane(I32, 0), self.shl(x.low, count - 32), self.whole)
            high = self.binary("or", self.binary("shl", x.high, count), self.binary("lshr", x.low, 32 - count))
            return Pair(self.binary("shl", x.low, count), high, self.whole)
        if count >= 32:
            return Pair(x.high if count == 32 else self.binary(how, x.high, count - 32), none, self.whole)
        low = self.binary("or", self.binary("lshr", x.low, count), self.binary("shl", x.high, 32 - count))
        return Pair(low, self.binary(how, x.high, count), self.whole)

    def sub(self, x: V, y: V | Number) -> V:
        return x if is_zero(y) else self._folded("sub", x, y)

    def mul(self, x: V, y: V | Number) -> V:
        return self._folded("mul", x, y)

    def and_(self, x: V, y: V | Number) -> V:
        return self._by_halves("and", x, y)

    def or_(self, x: V, y: V | Number) -> V:
        return x if is_zero(y) else self._by_halves("or", x, y)

    def xor(self, x: V, y: V | Number) -> V:
        return x if is_zero(y) else self._by_halves("xor", x, y)

    def shl(self, x: V, count: V | Number) -> V:
        if constant_of(count) == 0:
            return x
        if isinstance(x, Pair) and (constant := constant_of(count)) is not None:
            return self._shifted_pair(x, constant, "shl")
        return self._folded("shl", x, count)

    def lshr(self, x: V, count: V | Number) -> V:
        if constant_of(count) == 0:
            return x
        if isinstance(x, Pair) and (constant := constant_of(count)) is not None:
            return self._shifted_pair(x, constant, "lshr")
        return self._folded("lshr", x, count)

    def ashr(self, x: V, count: V | Number) -> V:
        if constant_of(count) == 0:
            return x
        if isinstance(x, Pair) and (constant := constant_of(count)) is not None:
            return self._shifted_pair(x, constant, "ashr")
        return self.binary("ashr", x, count)

    def _folded(self, opcode: str, x: Any, y: Any) -> Any:
        """Computed now where both are constants for the wave: addresses, masks and literals mostly are."""
        y = self.same(x, y)
        if isinstance(x, Uniform) and x.data.isdigit() and y.data.isdigit():
            return Uniform(x.type, ir.number(x.type, FOLDS[opcode](int(x.data), int(y.data))))
        if isinstance(x, Lane) and x.type is I32:
            p, q = constant_of(x), constant_of(y)
            if p is not None and q is not None:
                return self.lane(I32, FOLDS[opcode](p, q))
        return self.binary(opcode, x, y)

    def not_(self, x: V) -> V:
        if isinstance(x, Mask):
            return Mask(tuple(self.text.let(f"xor <16 x i1> {part}, splat (i1 true)") for part in x.data))
        return self.binary("xor", x, -1 if x.type is not I1 else 1)

    def umin(self, x: V, y: V | Number) -> V:
        return self.intrinsic("umin", x, y)

    def umax(self, x: V, y: V | Number) -> V:
        return self.intrinsic("umax", x, y)

    def smin(self, x: V, y: V | Number) -> V:
        return self.intrinsic("smin", x, y)

    def smax(self, x: V, y: V | Number) -> V:
        return self.intrinsic("smax", x, y)

    def uadd_sat(self, x: V, y: V | Number) -> V:
        return self.intrinsic("uadd.sat", x, y)

    def usub_sat(self, x: V, y: V | Number) -> V:
        return self.intrinsic("usub.sat", x, y)

    def sadd_sat(self, x: V, y: V | Number) -> V:
        return self.intrinsic("sadd.sat", x, y)

    def ssub_sat(self, x: V, y: V | Number) -> V:
        return self.intrinsic("ssub.sat", x, y)

    def ctlz(self, x: V) -> V:
        return self.intrinsic("ctlz", x, extra=", i1 false")

    def cttz(self, x: V) -> V:
        return self.intrinsic("cttz", x, extra=", i1 false")

    def ctpop(self, x: V) -> V:
        return self.intrinsic("ctpop", x)

    def bitreverse(self, x: V) -> V:
        return self.intrinsic("bitreverse", x)

    def funnel(self, high: V, low: V, count: V) -> V:
        return self.intrinsic("fshr", high, low, count)

    def cast(self, opcode: str, x: Any, type: Type) -> Any:
        if x.type is type:
            return x
        if isinstance(x, Uniform) and x.data.isdigit() and opcode in ("zext", "trunc"):
            return Uniform(type, ir.number(type, int(x.data)))
        if isinstance(x, Lane) and type is I64 and x.type is I32:
            high = self.lane(I32, 0) if opcode == "zext" else self.binary("ashr", x, 31)
            return Pair(x, high, partial(self.whole, extends=opcode))
        if isinstance(x, Pair) and opcode == "trunc":
            return self.cast("trunc", x.low, type)
        let, source = self.text.let, x.type
        return self.each(type, lambda kind, part: let(f"{opcode} {kind(source)} {part} to {kind(type)}"), x)

    def zext(self, x: V, type: Type) -> V:
        return self.cast("zext", x, type)

    def sext(self, x: V, type: Type) -> V:
        return self.cast("sext", x, type)

    def trunc(self, x: V, type: Type) -> V:
        return self.cast("trunc", x, type)

    def join(self, low: V, high: V) -> V:
        if isinstance(low, Uniform):
            known = self.cache.get(("join", low.data, high.data))
            if known is None:
                known = self.cache["join", low.data, high.data] = super().join(low, high)
                self.cache["split", known.data] = (low, high)
            return known
        halves: tuple[Any, Any] = (low, high)
        whole = self.cache.get(("whole", low.data, high.data))
        return whole if whole is not None else Pair(*halves, self.whole)

    def whole(self, low: Lane, high: Lane, extends: str = "") -> Lane:
        """``extends``: by which cast the high halves follow from the low ones, which LLVM sees then."""
        known = self.cache.get(("whole", low.data, high.data))
        if known is None:
            if set(high.data) == {ir.splat(I32, "0")}:
                extends = "zext"
            known = self._extended(extends, low) if extends else self._interleaved(low, high)
            self.cache["whole", low.data, high.data] = known
            self.cache["split", known.data] = (low, high)
        return known

    def _extended(self, opcode: str, low: Any) -> Lane:
        let = self.text.let
        return self.each(I64, lambda _kind, part: let(f"{opcode} <16 x i32> {part} to <16 x i64>"), low)

    def _interleaved(self, low: Any, high: Any) -> Lane:
        order = ", ".join(f"i32 {n}, i32 {n + 16}" for n in range(16))

        def emit(_kind: Any, p: str, q: str) -> str:
            both = self.text.let(f"shufflevector <16 x i32> {p}, <16 x i32> {q}, <32 x i32> <{order}>")
            return self.text.let(f"bitcast <32 x i32> {both} to <16 x i64>")

        return self.each(I64, emit, low, high)

    def split(self, x: V) -> tuple[V, V]:
        if isinstance(x, Pair):
            return x.low, x.high
        known = self.cache.get(("split", x.data))
        if known is None:
            known = super().split(x) if isinstance(x, Uniform) else (self._every_other(x, 0), self._every_other(x, 1))
            self.cache["split", x.data] = known
            if isinstance(x, Lane):
                self.cache["whole", known[0].data, known[1].data] = x
        return known

    def _every_other(self, x: Any, first: int) -> Lane:
        order = ", ".join(f"i32 {n}" for n in range(first, 32, 2))

        def emit(_kind: Any, part: str) -> str:
            words = self.text.let(f"bitcast <16 x i64> {part} to <32 x i32>")
            return self.text.let(f"shufflevector <32 x i32> {words}, <32 x i32> poison, <16 x i32> <{order}>")

        return self.each(I32, emit, x)

    # Choices

    def icmp(self, how: str, x: V, y: V | Number) -> Condition:
        return self.compared(f"icmp {how}", x, y)

    def compared(self, opcode: str, x: Any, y: Any) -> Any:
        y = self.same(x, y)
        if isinstance(x, Uniform):
            return Uniform(I1, self.text.let(f"{opcode} {ir.scalar(x.type)} {x.data}, {y.data}"))
        kind = ir.vector(x.type)
        return Mask(tuple(self.text.let(f"{opcode} {kind} {p}, {q}") for p, q in zip(x.data, y.data, strict=True)))

    def select(self, condition: Condition, x: V, y: V) -> V:
        if isinstance(x, Pair) and isinstance(y, Pair):
            return Pair(self.select(condition, x.low, y.low), self.select(condition, x.high, y.high), self.whole)
        y = self.same(x, y)
        if isinstance(condition, Uniform):
            c = condition.data
            if isinstance(x, Mask):
                return Mask(tuple(self.text.let(f"select i1 {c}, <16 x i1> {p}, <16 x i1> {q}")
                                  for p, q in zip(x.data, y.data, strict=True)))  # fmt: skip
            type, let = x.type, self.text.let
            return self.each(type, lambda kind, p, q: let(f"select i1 {c}, {kind(type)} {p}, {kind(type)} {q}"), x, y)
        kind = "<16 x i1>" if isinstance(x, Mask) else ir.vector(x.type)
        done = tuple(
            p if p == q else self.text.let(f"select <16 x i1> {c}, {kind} {p}, {kind} {q}")
            for c, p, q in zip(condition.data, x.data, y.data, strict=True)
        )
        return Mask(done) if isinstance(x, Mask) else Lane(x.type, done)


def _given(whole: Lane, _low: Lane, _high: Lane) -> Lane:
    """What two halves are known to be halves of."""
    return whole
