"""How much of DWARF may be read, against hostile sections that loop, and pyelftools' reader with that limit."""

from __future__ import annotations

import io
from typing import Any

READS_FOR_EACH_BYTE, READS_MORE = 1, 1 << 16
"""How many reads there may be. pyelftools takes two for five bytes of what compilers write."""
BYTES_FOR_EACH_ABBREVIATION_READ = 4
"""Of all sections: abbreviations are a few in a hundred bytes of what compilers write, and take a read for each byte."""
_SECTIONS = ("debug_info_sec", "debug_line_sec", "debug_str_sec", "debug_line_str_sec")
_ABBREVIATIONS = ("debug_abbrev_sec",)


class TooManyReadsError(Exception):
    """The sections are made to be read for ever."""


class Allowance:
    """How many reads, or bytes, are left, for all sections of one file."""

    def __init__(self, reads: int) -> None:
        self.left = reads

    def spend(self, count: int = 1) -> None:
        """Take some, or raise :class:`TooManyReadsError`."""
        self.left -= count
        if self.left < 0:
            raise TooManyReadsError


class _Metered(io.BytesIO):
    def __init__(self, data: bytes, allowance: Allowance) -> None:
        super().__init__(data)
        self._allowance = allowance

    def read(self, size: int | None = -1, /) -> bytes:
        self._allowance.spend()
        return super().read(size)


def allow(dwarf: Any) -> None:
    """Put the sections of ``dwarf`` under allowances that grow with their size: abbreviations, and all others."""
    names = _SECTIONS + _ABBREVIATIONS
    size = sum(section.size for name in names if (section := getattr(dwarf, name)) is not None)
    _put_under(Allowance(READS_FOR_EACH_BYTE * size + READS_MORE), dwarf, _SECTIONS)
    _put_under(Allowance(size // BYTES_FOR_EACH_ABBREVIATION_READ + READS_MORE), dwarf, _ABBREVIATIONS)


def _put_under(allowance: Allowance, dwarf: Any, names: tuple[str, ...]) -> None:
    for name in names:
        section = getattr(dwarf, name)
        if section is not None:
            section.stream.seek(0)
            setattr(dwarf, name, section._replace(stream=_Metered(section.stream.read(), allowance)))
