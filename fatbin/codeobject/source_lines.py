"""Source lines of instructions, from DWARF line tables.

pyelftools reads DWARF; objects whose debug sections still have to be relocated give no lines.
"""

from __future__ import annotations

import bisect
import posixpath
from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple, TypeVar

from ..cached import cached_property
from ..source import Source
from .dwarf_allowance import allow
from .line_program import rows_of

BYTES_FOR_EACH_ROW, MORE_ROWS = 4, 1 << 12
"""More rows than a file has instructions are not read."""
_NEWEST_WITHOUT_FILE_ZERO = 4


class SourceLine(NamedTuple):
    """A line of a source file, as the compiler called it."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


class SourceLines:
    """The lines of a code object's source; none where there is no DWARF, or where it is damaged."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._latest: tuple[int, int, SourceLine | None] = (0, 0, None)
        """From where to where the line goes that was asked for last: instructions mostly come one after another."""

    @cached_property
    def _dwarf(self) -> Any:
        from ..elf import open_elf

        elf = open_elf(self._source)
        if not elf.has_dwarf_info():
            return None
        info = elf.get_dwarf_info(relocate_dwarf_sections=False)
        allow(info)
        return info

    @cached_property
    def rows(self) -> tuple[list[int], list[SourceLine | None]]:
        """Addresses in order, and the line that begins at each; None where a sequence ends."""
        most = self._source.size // BYTES_FOR_EACH_ROW + MORE_ROWS
        rows = sorted(_sound(islice(self._read_rows(), most)), key=lambda row: (row[0], row[1] is not None))
        return [address for address, _ in rows], [line for _, line in rows]

    def line_at(self, address: int) -> SourceLine | None:
        """The source line that the instruction at ``address`` comes from."""
        start, end, line = self._latest
        if start <= address < end:
            return line
        addresses, lines = self.rows
        found = bisect.bisect_right(addresses, address)
        line = lines[found - 1] if found else None
        self._latest = (
            addresses[found - 1] if found else 0,
            addresses[found] if found < len(addresses) else address + 1,
            line,
        )
        return line

    def _read_rows(self) -> Iterator[tuple[int, SourceLine | None]]:
        if self._dwarf is None:
            return
        read = set()
        for unit in self._dwarf.iter_CUs():
            program = self._dwarf.line_program_for_CU(unit)
            if program is None or program.program_start_offset in read:
                continue
            read.add(program.program_start_offset)
            names = _file_names(program.header, unit)
            for row in rows_of(program):
                yield row.address, None if row.is_end else SourceLine(names.get(row.file, "?"), row.line)


T = TypeVar("T")


def _sound(found: Iterator[T]) -> Iterator[T]:
    """As much of ``found`` as comes before pyelftools stumbles over damage, in whatever way it does."""
    try:
        yield from found
    except Exception:  # what is lost is a convenience; the code itself is there
        return


def _file_names(header: Any, unit: Any) -> dict[int, str]:
    """The file names of a line program by number."""
    is_old = header.version <= _NEWEST_WITHOUT_FILE_ZERO
    folder = unit.get_top_DIE().attributes.get("DW_AT_comp_dir")
    base = folder.value.decode("utf-8", "replace") if folder else ""
    folders = [name.decode("utf-8", "replace") for name in header.include_directory]
    folders = [base, *folders] if is_old else folders
    found = {}
    for number, entry in enumerate(header.file_entry, 1 if is_old else 0):
        name = entry.name.decode("utf-8", "replace")
        inside = folders[entry.dir_index] if entry.dir_index < len(folders) else ""
        found[number] = posixpath.normpath(posixpath.join(base, inside, name))
    return found
