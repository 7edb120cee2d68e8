"""pyelftools' DWARF reader with a limit on reads, against hostile sections that loop."""

from __future__ import annotations

import io
from typing import Any

READS_FOR_EACH_BYTE, READS_MORE = 1, 1 << 16
"""How many reads there may be. pyelftools takes two for five bytes of what compilers write."""
_SECTIONS = ("debug_info_sec", "debug_abbrev_sec", "debug_line_sec", "debug_str_sec", "debug_line_str_sec")


class TooManyReadsError(Exception):
    """The sections are made to be read for ever."""


class Allowance:
    """How many reads are left, for all sections of one file."""

    def __init__(self, reads: int) -> None:
        self.left = reads

    def spend(self) -> None:
        """Take one, or raise :class:`TooManyReadsError`."""
        self.left -= 1
        if self.left < 0:
            raise TooManyReadsError


class _Metered(io.BytesIO):
    def __init__(self, data: bytes, allowance: Allowance) -> None:
        super().__init__(data)
        self._allowance = allowance

    def read(self, size: int | None = -1, /) -> bytes:
        self._allowance.spend()
        return super().read(size)


def allow(dwarf: Any) -> Allowance:
    """Put all sections of ``dwarf`` under one allowance, which grows with their size."""
    there = [(name, section) for name in _SECTIONS if (section := getattr(dwarf, name)) is not None]
    allowance = Allowance(READS_FOR_EACH_BYTE * sum(section.size for _, section in there) + READS_MORE)
    for name, section in there:
        section.stream.seek(0)
        setattr(dwarf, name, section._replace(stream=_Metered(section.stream.read(), allowance)))
    return allowance
