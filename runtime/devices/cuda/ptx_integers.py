"""Whole numbers of 8 to 64 bits, and conditions, in PTX."""

from __future__ import annotations

from typing import Any

from ...isa.builder import Number
from ...isa.values import I1, I8, I16, I32, I64, Lane, Mask, Type, Uniform, Value
from .ptx_text import PtxText


def _two(form: str, *, wraps: bool = True) -> Any:
    """An operation of two operands; ``{w}`` is their width. One that ``wraps`` may leave more than an I8 has."""

    def emit(b: PtxIntegers, x: Value, y: Value | Number) -> Any:
        found = b.result(x, form, x, y)
        return b.narrow(found) if wraps and x.type is I8 else found

    return emit


def _signed(form: str) -> Any:
    """One that looks at the sign."""

    def emit(b: PtxIntegers, x: Value, y: Value | Number) -> Any:
        if x.type is not I8:
            return b.result(x, form, x, y)
        found = b.result(b.sext(x, I16), form, b.sext(x, I16), b.sext(b.same(x, y), I16))
        return b.trunc(found, I8)

    return emit


def _shift(form: str) -> Any:
    def emit(b: PtxIntegers, x: Value, count: Value | Number) -> Any:
        if x.type is I8:
            wide = b.sext(x, I16) if form.startswith("shr.s") else b.zext(x, I16)
            by = b.zext(count, I16) if isinstance(count, Value) else count
            return b.trunc(emit(b, wide, by), I8)
        # Counts have 32 bits, whatever is shifted.
        if isinstance(count, Value) and count.type is not I32:
            count = b.trunc(count, I32) if count.type.width > I32.width else b.zext(count, I32)
        text = count.data if isinstance(count, Value) else str(int(count))
        return b.made(x.type, type(x), f"{form} {{}}, {x.data}, {text}", x.type.width)

    return emit


class PtxIntegers(PtxText):
    """The operations on whole numbers."""

    add, sub, mul = _two("add.s{w}"), _two("sub.s{w}"), _two("mul.lo.s{w}")
    and_, or_, xor = (_two(f"{name}.b{{w}}", wraps=False) for name in ("and", "or", "xor"))
    shl, lshr, ashr = _shift("shl.b{w}"), _shift("shr.u{w}"), _shift("shr.s{w}")
    umin, umax = _two("min.u{w}", wraps=False), _two("max.u{w}", wraps=False)
    smin, smax = _signed("min.s{w}"), _signed("max.s{w}")

    def not_(self, x: Any) -> Any:
        found = self.result(x, "not.b{w}", x)
        return self.narrow(found) if x.type is I8 else found

    def narrow(self, x: Any) -> Any:
        """An I8 without what is above its bits."""
        return self.made(I8, type(x), f"and.b16 {{}}, {x.data}, 255")

    def uadd_sat(self, x: Any, y: Any) -> Any:
        total = self.add(x, y)
        return self.select(self.icmp("ult", total, x), self.same(x, -1), total)

    def usub_sat(self, x: Any, y: Any) -> Any:
        return self.select(self.icmp("ult", x, y), self.same(x, 0), self.sub(x, y))

    def sadd_sat(self, x: Any, y: Any) -> Any:
        y = self.same(x, y)
        total = self.add(x, y)
        return self._within(x, self.and_(self.xor(x, total), self.xor(y, total)), total)

    def ssub_sat(self, x: Any, y: Any) -> Any:
        y = self.same(x, y)
        difference = self.sub(x, y)
        return self._within(x, self.and_(self.xor(x, y), self.xor(x, difference)), difference)

    def _within(self, x: Any, overflows: Any, found: Any) -> Any:
        """The limit on the side of ``x`` where the sign of ``overflows`` says that a sum went past it."""
        limit = self.xor(self.ashr(x, x.type.width - 1), (1 << x.type.width - 1) - 1)
        return self.select(self.icmp("slt", overflows, 0), limit, found)

    def ctlz(self, x: Any) -> Any:
        if x.type.width < I32.width:
            wide = self.ctlz(self.zext(x, I32))
            return self.trunc(self.sub(wide, I32.width - x.type.width), x.type)
        return self._count("clz", x)

    def cttz(self, x: Any) -> Any:
        return self.ctlz(self.bitreverse(x))

    def ctpop(self, x: Any) -> Any:
        if x.type.width < I32.width:
            return self.trunc(self.ctpop(self.zext(x, I32)), x.type)
        return self._count("popc", x)

    def bitreverse(self, x: Any) -> Any:
        if x.type.width < I32.width:
            reversed_ = self.bitreverse(self.zext(x, I32))
            return self.trunc(self.lshr(reversed_, I32.width - x.type.width), x.type)
        return self.result(x, "brev.b{w}", x)

    def _count(self, name: str, x: Any) -> Any:
        """Counts of bits have 32 bits themselves."""
        found = self.made(I32, type(x), f"{name}.b{x.type.width} {{}}, {x.data}")
        return self.zext(found, x.type) if x.type is not I32 else found

    def zext(self, x: Any, type: Type) -> Any:
        return self._converted("u", x, type)

    def sext(self, x: Any, type: Type) -> Any:
        return self._converted("s", x, type)

    def trunc(self, x: Any, type: Type) -> Any:
        if type is I1 and x.type is not I1:
            return self._compared(f"setp.ne.b{max(x.type.width, 16)}", self.and_(x, 1), 0)
        if type is I8 and x.type is not I8:
            return self.narrow(self.trunc(x, I16))
        return self._converted("u", x, type)

    def _converted(self, sign: str, x: Any, to: Type) -> Any:
        if x.type is to:
            return x
        if x.type is I1:
            one, zero = (self.constant(to, number) for number in (1 if sign == "u" else -1, 0))
            return self.made(to, type(x), f"selp.b{{w}} {{}}, {one}, {zero}, {x.data}", max(to.width, 16))
        if x.type is I8 and sign == "u":
            x = type(x)(I16, x.data)  # whose upper half is zero
            return x if to is I16 else self._converted(sign, x, to)
        return self.made(to, type(x), f"cvt.{sign}{to.width}.{sign}{x.type.width} {{}}, {x.data}")

    def join(self, low: Any, high: Any) -> Any:
        words = [self._in_register(word) for word in (low, high)]
        return self.made(I64, type(low), f"mov.b64 {{}}, {{{words[0]}, {words[1]}}}")

    def split(self, x: Any) -> tuple[Any, Any]:
        if x.data.isdigit():
            low, high = (type(x)(I32, str(int(x.data) >> shift & 0xFFFFFFFF)) for shift in (0, 32))
            return low, high
        low, high = (self.fresh(I32, type(x)) for _ in range(2))
        self.do(f"mov.b64 {{{low.data}, {high.data}}}, {x.data}")
        return low, high

    def _in_register(self, x: Value) -> str:
        """The register with a value, also where it is a constant."""
        if not x.data.isdigit():
            return str(x.data)
        return str(self.made(x.type, Uniform, f"mov.b{{w}} {{}}, {x.data}", max(x.type.width, 16)).data)

    def icmp(self, how: str, x: Any, y: Any) -> Any:
        if x.type is I1:
            differ = self.xor(x, y)
            return differ if how == "ne" else self.not_(differ)
        relation, kind = (how, "b") if how in ("eq", "ne") else (how[1:], how[0])
        if x.type is I8 and kind == "s":
            x, y = self.sext(x, I16), self.sext(self.same(x, y), I16)
        return self._compared(f"setp.{relation}.{kind}{max(x.type.width, 16)}", x, y)

    def _compared(self, form: str, x: Value, y: Value | Number) -> Any:
        shape = Mask if isinstance(x, (Lane, Mask)) else Uniform
        return self.made(I1, shape, f"{form} {{}}, {x.data}, {self.text(y, x.type)}")

    def select(self, condition: Any, x: Any, y: Any) -> Any:
        if x.type is I1:
            return self.or_(self.and_(x, condition), self.and_(y, self.not_(condition)))
        width = max(x.type.width, 16)
        return self.made(x.type, type(x), f"selp.b{{w}} {{}}, {x.data}, {y.data}, {condition.data}", width)
