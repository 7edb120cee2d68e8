"""Observed access patterns: quick code records them, fast code is specialised for them."""

from __future__ import annotations

import ctypes

from ..structures import Context, Site


class AccessPatterns:
    """A snapshot of the sites of one worker. Other workers may have observed something else: patterns are only hints."""

    def __init__(self, context: Context) -> None:
        size = len(context.sites) * ctypes.sizeof(Site)
        self._sites = ctypes.string_at(ctypes.addressof(context) + Context.sites.offset, size)
        self._count = len(context.sites)

    def of(self, pc: int, strips: int) -> int:
        """The pattern of the instruction at an address (see ``prelude.CONTIGUOUS``); 0 if its strips differ."""
        found = {pattern & 0xFF for pattern in self._met(pc, strips)}
        return found.pop() if len(found) == 1 else 0

    def are_alike(self, pc: int, strips: int) -> bool:
        """Whether all strips had the same pattern at the same offset in LDS."""
        return len(self._met(pc, strips)) == 1

    def _met(self, pc: int, strips: int) -> set[int]:
        return {self._pattern(pc + n) for n in range(strips)}

    def _pattern(self, place: int) -> int:
        at = place % self._count * ctypes.sizeof(Site) + Site.pattern.offset
        return int.from_bytes(self._sites[at : at + 8], "little")
