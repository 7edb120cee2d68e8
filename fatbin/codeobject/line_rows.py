"""The rows of all line tables of a code object, or of the sequence that an address is in: which line begins at which address."""

from __future__ import annotations

import bisect
import posixpath
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from typing import Any, TypeVar

from ..cached import cached_property
from ..fork import renew
from ..records import NamedTuple
from .line_program import rows_of, sequences_of

BYTES_FOR_EACH_ROW, MORE_ROWS = 4, 1 << 12
"""More rows than a file has instructions are not read."""
_MOST_AT_ONCE = 1 << 18
"""Bytes of line programs that are read whole for one address: half a second. Of larger ones its sequence is looked for."""
_MOST_TRIED = 4
"""How many sequences are tried that begin before an address: those of code that was removed may have any."""
_NEWEST_WITHOUT_FILE_ZERO = 4


class SourceLine(NamedTuple):
    """A line of a source file, as the compiler called it."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


Rows = tuple[list[int], list[SourceLine | None]]
"""Addresses in order, and the line that begins at each; None where a sequence ends."""
_Lines = Iterator[tuple[int, SourceLine | None]]


class LineRows:
    """The rows of what ``dwarf`` gives, for a file of ``size`` bytes."""

    def __init__(self, dwarf: Callable[[], Any], size: int) -> None:
        self._dwarf = dwarf
        self.reading = threading.RLock()
        """One thread at a time reads: pyelftools has one place at which it is in the file."""
        renew(self, "reading")
        self._most = size // BYTES_FOR_EACH_ROW + MORE_ROWS
        self._all: Rows | None = None
        self._latest: Rows = [], []
        """The rows of the sequence that was looked for last."""

    @property
    def all(self) -> Rows:
        """All rows."""
        if self._all is None:
            with self.reading:
                every = (row for number in range(len(self._programs)) for row in self._lines_of(number))
                self._all = self._all or self._sorted(every)
        return self._all

    def around(self, address: int) -> Rows:
        """The rows of the sequence that an address is in, none where it is in none; of a small object all."""
        if self._all is not None or self._sequences is None:
            return self.all
        with self.reading:
            if not _is_within(self._latest, address):
                self._latest = self._find_sequence(self._sequences, address)
            return self._latest

    def _sorted(self, rows: _Lines) -> Rows:
        # Where a sequence ends, another may begin.
        found = sorted(sound(islice(rows, self._most)), key=lambda row: row[0] * 2 + (row[1] is not None))
        return [address for address, _ in found], [line for _, line in found]

    def _find_sequence(self, sequences: list[tuple[int, int, int]], address: int) -> Rows:
        at = bisect.bisect_right(sequences, (address, len(self._programs), 0))
        for _, number, first in reversed(sequences[max(at - _MOST_TRIED, 0) : at]):
            rows = self._sorted(_until_end(self._lines_of(number, first)))
            if _is_within(rows, address):
                return rows
        return [], []

    @cached_property
    def _sequences(self) -> list[tuple[int, int, int]] | None:
        """The first address of each sequence, the number of its program, and where it begins there; None where all rows
        are read at once."""
        with self.reading, suppress(Exception):  # as in sound()
            return self._find_sequences()
        return None

    def _find_sequences(self) -> list[tuple[int, int, int]] | None:
        dwarf = self._dwarf()
        section = dwarf.debug_line_sec if dwarf is not None else None
        if section is None or section.size <= _MOST_AT_ONCE:
            return None
        found = []
        for number, (program, _) in enumerate(self._programs):
            if (begun := sequences_of(program)) is None:
                return None
            found += [(address, number, first) for address, first in begun]
        return sorted(found)

    @cached_property
    def _programs(self) -> list[tuple[Any, Any]]:
        """The line programs, each with its first unit."""
        return sound(self._read_programs())

    def _read_programs(self) -> Iterator[tuple[Any, Any]]:
        read, dwarf = set(), self._dwarf()
        for unit in dwarf.iter_CUs() if dwarf is not None else ():
            program = dwarf.line_program_for_CU(unit)
            if program is not None and program.program_start_offset not in read:
                read.add(program.program_start_offset)
                yield program, unit

    def _lines_of(self, number: int, first: int = 0) -> _Lines:
        """The rows of a program from where a sequence begins."""
        program, unit = self._programs[number]
        names, known = file_names(program.header, unit), dict[tuple[int, int], SourceLine]()
        for address, file, line, is_end in rows_of(program, first):
            if is_end:
                yield address, None
                continue
            found = known.get((file, line))
            if found is None:
                found = known[file, line] = SourceLine(names.get(file, "?"), line)
            yield address, found


def _is_within(rows: Rows, address: int) -> bool:
    """Whether an address is in the code of a sequence."""
    return bool(rows[0]) and rows[0][0] <= address < rows[0][-1]


def _until_end(rows: _Lines) -> _Lines:
    """The rows of the first sequence."""
    for row in rows:
        yield row
        if row[1] is None:
            return


T = TypeVar("T")


def sound(found: Iterator[T]) -> list[T]:
    """As much of ``found`` as comes before pyelftools stumbles over damage, in whatever way it does."""
    kept: list[T] = []
    with suppress(Exception):  # what is lost is a convenience; the code itself is there
        kept.extend(found)
    return kept


def file_names(header: Any, unit: Any) -> dict[int, str]:
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
