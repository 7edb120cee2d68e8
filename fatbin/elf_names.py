"""pyelftools with a limit on section names, against hostile files whose names overlap."""

from __future__ import annotations

from typing import Any

from elftools.elf.elffile import ELFFile

from .source import Source, SourceStream

NAMES_ALLOWED = 4
"""How many bytes of different names there may be for each byte of a file. A header has 64, and names seldom overlap."""


class NamedOnceElf(ELFFile):  # type: ignore[misc]  # pyelftools has no types that are looked at
    """Reads each name once, and no more of them than :data:`NAMES_ALLOWED`; else raises a ``FormatError``."""

    def __init__(self, stream: SourceStream, source: Source) -> None:
        self._names: dict[int, str] = {}
        self._whole, self._room = source, NAMES_ALLOWED * source.size
        super().__init__(stream)

    def _get_section_name(self, section_header: Any) -> str:
        at = section_header["sh_name"]
        if at not in self._names:
            name = super()._get_section_name(section_header)
            self._room -= len(name)
            if self._room < 0:
                message = f"they have more than {NAMES_ALLOWED} times the file's bytes: it is made to be read for ever"
                raise self._whole.error(message, container="elf", field="section names", rule="size-limit")
            self._names[at] = name
        return self._names[at]
