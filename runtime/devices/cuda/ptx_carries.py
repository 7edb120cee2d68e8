"""Numbers of 64 bits that instructions make of two words: GPUs of NVIDIA's compute them at once where that is seen.

They are sums of two words with a carry between them, and words with their sign. What a pair of words is is known by the names
of both, so that addresses are seen whole: accesses then have constant offsets from one register.
"""

from __future__ import annotations

from typing import Any

from ....fatbin.records import NamedTuple
from ...isa.values import I32, I64, Mask, Mode, Type, Value
from .ptx_shuffles import PtxShuffles
from .ptx_text import THREADS


class _Sum(NamedTuple):
    """What was added."""

    x: Any
    y: Any
    total: str


class Whole(NamedTuple):
    """A sum of 64 bits whose upper word a value is."""

    total: str
    """The lower word, as it was computed before."""
    both: str
    low: Any
    """The lower word of this sum: the same number."""


class PtxCarries(PtxShuffles):
    """Adds pairs of words as one number: the rules add words, compare, and add the carry."""

    def __init__(self, mode: Mode, lanes: int = THREADS) -> None:
        super().__init__(mode, lanes)
        self._sums: dict[str, _Sum] = {}
        """What totals are the sums of."""
        self._carries: dict[str, _Sum] = {}
        """The sums that conditions say of whether they carry, in the lanes that are active."""
        self._carried: dict[str, _Sum] = {}
        """The same for words that are 1 where a sum carries, and else 0."""
        self.wholes: dict[str, Whole] = {}
        """The sums that words are the upper halves of."""
        self._signs: dict[str, str] = {}
        """The words that others have the signs of, in each of their bits."""
        self._extended: dict[str, Any] = {}
        """The words that numbers of 64 bits are, with their sign."""
        self._constants: dict[str, str] = {}
        """Numbers of 64 bits that are constants."""

    def begin_block(self) -> None:
        super().begin_block()
        for known in (self._sums, self.wholes, self._signs, self._extended, self._constants):
            known.clear()
        self.forget_carries()

    def forget_carries(self) -> None:
        """Other lanes are active."""
        self._carries.clear()
        self._carried.clear()

    def add(self, x: Any, y: Any) -> Any:
        low = self._carried.get(y.data) if isinstance(y, Value) else None
        high = self._sums.get(x.data)
        if low is not None and high is not None:
            x, y = (high.y, high.x) if self._crosses(low, high) else (high.x, high.y)
            both = super().add(self.join(low.x, x), self.join(low.y, y))
            lower, upper = self.split(both)
            self.wholes[upper.data] = Whole(low.total, both.data, lower)
            return upper
        found = super().add(x, y)
        if x.type is I32:
            self._sums[found.data] = _Sum(x, self._value(x, y), found.data)
        return found

    def ashr(self, x: Any, y: Any) -> Any:
        found = super().ashr(x, y)
        if x.type is I32 and self.text(y, I32) == "31":
            self._signs[found.data] = x.data
        return found

    def _are_one(self, low: Any, high: Any) -> bool:
        """Whether two words are known to be one number."""
        whole = self.wholes.get(high.data)
        is_sum = whole is not None and low.data in (whole.total, whole.low.data)
        return is_sum or self._signs.get(high.data) == low.data

    def join(self, low: Any, high: Any) -> Any:
        whole = self.wholes.get(high.data)
        if whole is not None and self._are_one(low, high):
            return low.__class__(I64, whole.both)
        if self._signs.get(high.data) != low.data:
            return super().join(low, high)
        found = self.sext(low, I64)
        self._extended[found.data] = low
        return found

    def zext(self, x: Any, type: Type) -> Any:
        found = super().zext(x, type)
        if type is I64 and x.data.isdigit():
            self._constants[found.data] = x.data
        return found

    def shl(self, x: Any, count: Any) -> Any:
        low, by = self._extended.get(x.data), self.text(count, I32)
        by = self._constants.get(by, by)
        if low is None or not by.isdigit() or int(by) >= I32.width - 1:
            return super().shl(x, count)
        return self.made(I64, type(x), f"mul.wide.s32 {{}}, {low.data}, {1 << int(by)}")

    def _crosses(self, low: _Sum, high: _Sum) -> bool:
        """Whether the operands of the upper sum are those of the lower one the other way round, as far as that can be seen."""

        def fit(*pairs: tuple[Any, Any]) -> int:
            alike = sum(bool(one.data.isdigit() == other.data.isdigit()) for one, other in pairs)
            return alike + len(pairs) * sum(self._are_one(one, other) for one, other in pairs)

        return fit((low.x, high.y), (low.y, high.x)) > fit((low.x, high.x), (low.y, high.y))

    def icmp(self, how: str, x: Any, y: Any) -> Any:
        found = super().icmp(how, x, y)
        total = self._sums.get(x.data)
        if how == "ult" and total is not None and isinstance(y, Value) and y.data in (total.x.data, total.y.data):
            self._carries[found.data] = total
        return found

    def and_(self, x: Any, y: Any) -> Any:
        if not isinstance(x, Mask) and x.type in (I32, I64) and x.data.isdigit():
            mask = self.text(y, x.type)
            if mask.isdigit():  # such as the count of a shift
                return x.__class__(x.type, str(int(x.data) & int(mask)))
        found = super().and_(x, y)
        if isinstance(x, Mask) and (total := self._carries.get(x.data)) is not None:
            self._carries[found.data] = total
        return found

    def select(self, condition: Any, x: Any, y: Any) -> Any:
        found = super().select(condition, x, y)
        total = self._carries.get(condition.data)
        if total is not None and x.type is I32 and (x.data, y.data) == ("1", "0"):
            self._carried[found.data] = total
        return found

    def _value(self, like: Any, operand: Any) -> Any:
        """An operand as a value, and of the shape of another."""
        if isinstance(operand, Value):
            return operand
        return like.__class__(like.type, self.constant(like.type, operand))
