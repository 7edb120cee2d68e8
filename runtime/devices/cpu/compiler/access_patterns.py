"""How the lanes of accesses lay when quick code met them: what code for speed is made for."""

from __future__ import annotations

import ctypes

from ..structures import Context, Site


class Ways:
    """What one worker has met until now. Others go on writing, and what is read may be old: it is no more than a hint."""

    def __init__(self, context: Context) -> None:
        size = len(context.sites) * ctypes.sizeof(Site)
        self._sites = ctypes.string_at(ctypes.addressof(context) + Context.sites.offset, size)
        self._count = len(context.sites)

    def of(self, pc: int, strips: int) -> int:
        """The way of the instruction at an address, if all strips went the same."""
        found = {way & 0xFF for way in self._met(pc, strips)}
        return found.pop() if len(found) == 1 else 0

    def are_alike(self, pc: int, strips: int) -> bool:
        """Whether all strips were at one place of LDS."""
        return len(self._met(pc, strips)) == 1

    def _met(self, pc: int, strips: int) -> set[int]:
        return {self._way(pc + n) for n in range(strips)}

    def _way(self, place: int) -> int:
        at = place % self._count * ctypes.sizeof(Site) + Site.way.offset
        return int.from_bytes(self._sites[at : at + 8], "little")
