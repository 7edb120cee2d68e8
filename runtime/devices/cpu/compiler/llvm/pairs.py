"""64-bit integers of lanes as two 32-bit halves, the form in which code adds, shifts and masks addresses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .....isa.values import I64, Lane


class Pair(Lane):
    """An I64 for each lane as two I32, joined only when an instruction needs the whole."""

    __slots__ = ("_join", "_joined", "high", "low")

    def __init__(self, low: Lane, high: Lane, join: Callable[[Lane, Lane], Lane]) -> None:
        self.type, self.low, self.high = I64, low, high
        self._join = join
        self._joined: Lane | None = None

    @property
    def data(self) -> Any:
        """The strips of the whole."""
        if self._joined is None:
            self._joined = self._join(self.low, self.high)
        return self._joined.data
