"""Observed access patterns: quick code records them, fast code is specialised for them."""

from __future__ import annotations

import ctypes

from .....fatbin.records import NamedTuple
from ..structures import Context, Site


class Observed(NamedTuple):
    """The pattern of an instruction (see ``prelude.CONTIGUOUS``); 0 if there is none, or its strips differ."""

    pattern: int
    is_partial: bool
    """Whether some strips had no pattern: mostly, none of their lanes were active."""

    @property
    def of_all(self) -> int:
        """The pattern, if all strips had it."""
        return 0 if self.is_partial else self.pattern


class AccessPatterns:
    """A snapshot of the sites of one worker. Other workers may have observed something else: patterns are only hints."""

    def __init__(self, context: Context) -> None:
        size = len(context.sites) * ctypes.sizeof(Site)
        self._sites = ctypes.string_at(ctypes.addressof(context) + Context.sites.offset, size)
        self._count = len(context.sites)

    def of(self, pc: int, strips: int) -> Observed:
        """The pattern of the instruction at an address."""
        found = [pattern & 0xFF for pattern in self._met(pc, strips)]
        seen = set(found) - {0}
        return Observed(seen.pop() if len(seen) == 1 else 0, is_partial=0 in found)

    def are_alike(self, pc: int, strips: int) -> bool:
        """Whether all strips had the same pattern at the same offset in LDS."""
        return len(set(self._met(pc, strips))) == 1

    def _met(self, pc: int, strips: int) -> list[int]:
        return [self._pattern(pc + n) for n in range(strips)]

    def _pattern(self, place: int) -> int:
        at = place % self._count * ctypes.sizeof(Site) + Site.pattern.offset
        return int.from_bytes(self._sites[at : at + 8], "little")
