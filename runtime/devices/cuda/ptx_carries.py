"""Sums of two words with a carry between them: GPUs of NVIDIA's add 64 bits at once where that is seen."""

from __future__ import annotations

from typing import Any, NamedTuple

from ...isa.values import I32, Mask, Mode, Value
from .ptx_lanes import PtxLanes
from .ptx_text import THREADS


class _Sum(NamedTuple):
    """What was added."""

    x: Any
    y: Any


class PtxCarries(PtxLanes):
    """Adds pairs of words as one number: the rules add words, compare, and add the carry."""

    def __init__(self, mode: Mode, lanes: int = THREADS) -> None:
        super().__init__(mode, lanes)
        self._sums: dict[str, _Sum] = {}
        """What totals are the sums of."""
        self._carries: dict[str, _Sum] = {}
        """The sums that conditions say of whether they carry, in the lanes that are active."""
        self._carried: dict[str, _Sum] = {}
        """The same for words that are 1 where a sum carries, and else 0."""

    def begin_block(self) -> None:
        super().begin_block()
        self._sums.clear()
        self.forget_carries()

    def forget_carries(self) -> None:
        """Other lanes are active."""
        self._carries.clear()
        self._carried.clear()

    def add(self, x: Any, y: Any) -> Any:
        low = self._carried.get(y.data) if isinstance(y, Value) else None
        high = self._sums.get(x.data)
        if low is not None and high is not None:
            return self.split(super().add(self.join(low.x, high.x), self.join(low.y, high.y)))[1]
        found = super().add(x, y)
        if x.type is I32:
            self._sums[found.data] = _Sum(x, self._value(x, y))
        return found

    def icmp(self, how: str, x: Any, y: Any) -> Any:
        found = super().icmp(how, x, y)
        total = self._sums.get(x.data)
        if how == "ult" and total is not None and isinstance(y, Value) and y.data in (total.x.data, total.y.data):
            self._carries[found.data] = total
        return found

    def and_(self, x: Any, y: Any) -> Any:
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
