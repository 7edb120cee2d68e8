"""Source lines of instructions, from DWARF line tables.

pyelftools reads DWARF; objects whose debug sections still have to be relocated give no lines.
"""

from __future__ import annotations

import bisect
from collections.abc import Iterator
from typing import Any

from ..cached import cached_property
from ..source import Source
from .dwarf_allowance import allow
from .line_rows import LineRows, Rows, SourceLine, file_names, sound
from .trap_reasons import PREFIX, TrapReason, checks_of, reason_of

_HEADERS = ("include/hip/", "include/hipkit/")
"""The folders of HIP's own headers, whose functions stand for instructions."""
_MOST_WITHOUT_LINE = 16
"""How many rows one after another may have the line 0, which compilers give to instructions that are of no line alone."""
_MOST_OF_CALLS = 1 << 20
"""Bytes of debug information of which all inlined calls are read for one line: it takes some five seconds for each megabyte."""
_MOST_OF_TRAPS = 4 << 20
"""The same for a trap, of which a launch has one."""
_MOST_KEPT = 1 << 12
"""The most addresses whose line of the program is kept."""
_INLINED = "DW_TAG_inlined_subroutine"
_END = 1 << 64
"""The end of all addresses."""


def _is_of_hip(line: SourceLine) -> bool:
    """Whether a line is in one of HIP's own headers, which stand for instructions."""
    return any(folder in line.file for folder in _HEADERS)


class SourceLines:
    """The lines of a code object's source; none where there is no DWARF, or where it is damaged."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._latest: tuple[int, int, SourceLine | None] = (0, 0, None)
        """From where to where the line goes that was asked for last: instructions mostly come one after another."""
        self._of_program: dict[int, SourceLine | None] = {}
        self._lines = LineRows(lambda: self._dwarf, source.size)

    @cached_property
    def _dwarf(self) -> Any:
        from ..elf import open_elf

        elf = open_elf(self._source)
        if not elf.has_dwarf_info():
            return None
        info = elf.get_dwarf_info(relocate_dwarf_sections=False)
        allow(info)
        return info

    @property
    def rows(self) -> Rows:
        """Addresses in order, and the line that begins at each; None where a sequence ends."""
        return self._lines.all

    def line_at(self, address: int) -> SourceLine | None:
        """The source line that the instruction at ``address`` comes from; its number is 0 where it comes from none alone."""
        start, end, line = self._latest
        if not start <= address < end:
            start, end, line = self._latest = self.span_at(address)
        return line

    def nearest_line(self, address: int) -> SourceLine | None:
        """The line to show for the instruction at ``address``: the last one before it where it comes from none alone."""
        addresses, lines = self._lines.around(address)
        line, at = self.line_at(address), bisect.bisect_right(addresses, address)
        if line is None or line.line:
            return line
        before = reversed(lines[max(at - _MOST_WITHOUT_LINE, 0) : at])
        return next((each for each in before if each is None or each.line), None) or line

    def program_line(self, address: int) -> SourceLine | None:
        """The line to show of the program: where a header of HIP was inlined, that of the call.

        All calls of a unit are read for one: those that are asked for again and again are kept.
        """
        with self._lines.reading:
            if address not in self._of_program:
                if len(self._of_program) == _MOST_KEPT:
                    self._of_program.clear()
                self._of_program[address] = self._line_of_program(address)
            return self._of_program[address]

    def _line_of_program(self, address: int) -> SourceLine | None:
        if self._is_at_reasoned_trap(address):
            line = next(iter(self.inlined_at(address)), None)
        else:
            line = self.nearest_line(address)
        if line is None or not _is_of_hip(line) or self._has_many_calls:
            return line
        return next((call for call in self.inlined_at(address) if not _is_of_hip(call)), line)

    def trap_reason(self, address: int) -> TrapReason | None:
        """Why the code traps at an address, if debug information says so, or which checks it was compiled with."""
        with self._lines.reading:
            found = [each for each in sound(self._trap_reasons(address)) if each is not None]
        return found[-1] if found else None

    def _is_at_reasoned_trap(self, address: int) -> bool:
        """Whether the line 0 of an address is that of the reason of a trap: the line is that of the call."""
        line = self.line_at(address)
        if line is None or line.line or not self._has_reasons:
            return False
        reason = self.trap_reason(address)
        return reason is not None and bool(reason.category or reason.text)

    @cached_property
    def _has_reasons(self) -> bool:
        """Whether reasons of traps are anywhere in the debug information, and that is read in seconds."""
        if self._dwarf is None or self._dwarf.debug_info_sec.size > _MOST_OF_TRAPS:
            return False
        names = self._dwarf.debug_str_sec
        return names is not None and PREFIX.encode() in names.stream.getvalue()

    def _trap_reasons(self, address: int) -> Iterator[TrapReason | None]:
        """Of the unit around an address, and of the functions that are inlined there, from the outermost on."""
        for unit, entries in self._inlined_entries(address, with_calls=self._has_reasons):
            checks = checks_of(unit) if _spans(unit.get_top_DIE(), address) else ()
            yield TrapReason("", "", checks) if checks else None
            for entry in entries:
                name = entry.get_DIE_from_attribute("DW_AT_abstract_origin").attributes.get("DW_AT_name")
                yield reason_of(name.value.decode("utf-8", "replace"), checks) if name is not None else None

    @property
    def _has_many_calls(self) -> bool:
        """Whether to find a call takes longer than its line is worth: 22 seconds of CPU with RCCL's debug information."""
        return self._dwarf is not None and self._dwarf.debug_info_sec.size > _MOST_OF_CALLS

    def span_at(self, address: int) -> tuple[int, int, SourceLine | None]:
        """From where to where the code around ``address`` comes from one line, and which that is."""
        addresses, lines = self._lines.around(address)
        if not addresses:
            return address, address + 1, None
        found = bisect.bisect_right(addresses, address)
        start = addresses[found - 1] if found else 0
        end = addresses[found] if found < len(addresses) else _END
        return start, end, lines[found - 1] if found else None

    def spans(self, address: int) -> Iterator[tuple[int, SourceLine | None]]:
        """For code from ``address`` on: where what comes from one line ends, and which line that is."""
        addresses, lines = self.rows
        first = bisect.bisect_right(addresses, address)
        line = lines[first - 1] if first else None
        for at in range(first, len(addresses)):
            yield addresses[at], line
            line = lines[at]
        yield _END, line

    def inlined_at(self, address: int) -> list[SourceLine]:
        """The lines of the calls whose inlined code an address is in, the innermost first."""
        with self._lines.reading:
            return sound(self._inlined(address))[::-1]

    def _inlined(self, address: int) -> Iterator[SourceLine]:
        for unit, entries in self._inlined_entries(address):
            program = self._dwarf.line_program_for_CU(unit)
            names = file_names(program.header, unit) if program is not None else {}
            for entry in entries:
                file, line = (entry.attributes.get(f"DW_AT_call_{part}") for part in ("file", "line"))
                if line is not None:
                    yield SourceLine(names.get(file.value if file else 0, "?"), line.value)

    def _inlined_entries(self, address: int, *, with_calls: bool = True) -> Iterator[tuple[Any, Iterator[Any]]]:
        """The units that an address may be in, each with the entries of the calls inlined there, the outermost first."""
        for unit in self._dwarf.iter_CUs() if self._dwarf is not None else ():
            if _spans(unit.get_top_DIE(), address, otherwise=True):
                entries = unit.iter_DIEs() if with_calls else ()
                yield unit, (each for each in entries if each.tag == _INLINED and _spans(each, address))


def _spans(entry: Any, address: int, *, otherwise: bool = False) -> bool:
    """Whether an address is between those that an entry may have; ``otherwise`` where it has none."""
    low, high = (entry.attributes.get(f"DW_AT_{which}_pc") for which in ("low", "high"))
    if low is None or high is None:
        pieces = entry.attributes.get("DW_AT_ranges")
        if pieces is None or otherwise:
            return otherwise
        return any(start <= address < end for start, end in _pieces(entry, pieces))
    end = high.value if high.form == "DW_FORM_addr" else low.value + high.value
    return bool(low.value <= address < end)


def _pieces(entry: Any, pieces: Any) -> Iterator[tuple[int, int]]:
    """The addresses of an entry whose code is in several places, as starts and ends."""
    base = entry.cu.get_top_DIE().attributes.get("DW_AT_low_pc")
    start = base.value if base is not None else 0
    for one in entry.dwarfinfo.range_lists().get_range_list_at_offset(pieces.value, entry.cu):
        if not hasattr(one, "begin_offset"):
            start = one.base_address
        else:
            added = 0 if one.is_absolute else start
            yield added + one.begin_offset, added + one.end_offset
