"""Reads a linked ELF file for an edit, and finds the bytes that new section content may use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..records import dataclass
from ..schema import align_up
from ..source import Source
from .elf_headers import (
    EXECUTABLE,
    HEADER_SIZE,
    PAGE,
    PF_X,
    PROGRAM,
    PROGRAM_SIZE,
    PT_LOAD,
    PT_PHDR,
    SHARED,
    SHF_ALLOC,
    SHT_NOBITS,
    SHT_NULL,
    X86_64,
    is_loaded,
    read_header,
    read_sections,
    read_segments,
    section_names,
    unsupported,
)

EMPTY = Source.from_bytes(b"")
_LARGEST_UNIT = 1 << 21


@dataclass
class Region:
    """A replaced section: the bytes [start, end) of the old file become :attr:`length` others.

    What follows in memory begins at ``follower``; where ``gap`` is true it is a PT_LOAD of its own by now.
    """

    section: Any
    segment: Any
    start: int
    end: int
    follower: int | None
    gap: Any = None
    new: Source = EMPTY
    may_split: bool = True
    table_size: int = 0
    length: int = 0
    splits: bool = False

    @property
    def growth(self) -> int:
        """By how many bytes the file becomes longer here."""
        return self.length - (self.end - self.start)

    @property
    def address(self) -> int:
        """Where the section is in memory."""
        return int(self.section.addr)

    @property
    def table_at(self) -> int:
        """The address of the table of program headers, if it is here."""
        return align_up(self.address + self.new.size, 8)

    @property
    def live_end(self) -> int:
        """Where what is needed here ends in memory."""
        return self.table_at + self.table_size if self.table_size else self.address + self.new.size


class LinkedElf:
    """A shared object or executable: its headers, and the room there is around its sections."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.header = read_header(source)
        if self.header.type not in (EXECUTABLE, SHARED):
            raise unsupported(source, f"type {self.header.type} is no linked file", 16, "type")
        self.segments = read_segments(source, self.header)
        self.sections = read_sections(source, self.header)
        self.names = section_names(source, self.header, self.sections)
        self.loads = sorted((s for s in self.segments if s.type == PT_LOAD), key=lambda s: s.vaddr)
        aligns = [s.align for s in self.loads if 0 < s.align <= _LARGEST_UNIT]
        # On x86-64 every page has 4096 bytes, whatever larger alignment a linker wrote.
        self.unit = PAGE if self.header.machine == X86_64 else max([PAGE, *aligns])

    def section_at(self, offset: int) -> int | None:
        """The number of the section that holds the byte at ``offset`` of the file."""
        for number, section in enumerate(self.sections):
            if _has_content(section) and section.offset <= offset < section.offset + section.size:
                return number
        return None

    def offset_of(self, address: int) -> int | None:
        """Where in the old file the byte at ``address`` is."""
        for load in self.loads:
            if load.vaddr <= address < load.vaddr + load.filesz:
                return int(load.offset + address - load.vaddr)
        return None

    def front_room(self) -> int:
        """Where the first thing after the file's header begins, program headers aside."""
        return min([o for o, size in self._used() if o >= HEADER_SIZE and size], default=0)

    def left_table(self) -> list[Any]:
        """The program headers that stayed in place when the table was moved away."""
        count = (self.front_room() - HEADER_SIZE) // PROGRAM_SIZE
        data = self.source.read(HEADER_SIZE, count * PROGRAM_SIZE)
        found = [PROGRAM.parse(data[at : at + PROGRAM_SIZE]) for at in range(0, len(data), PROGRAM_SIZE)]
        return found if any(s.type == PT_LOAD and s.offset == 0 for s in found) else []

    def region(self, number: int) -> Region:
        """What section ``number`` and the bytes that are free after it are."""
        section = self.sections[number]
        segment = next((s for s in self.loads if _holds(s, section)), None)
        if segment is None:
            message = f"section {self.names[number]!r} is in no PT_LOAD segment"
            raise unsupported(self.source, message, section.offset, "section")
        end, segment_end = section.addr + section.size, segment.vaddr + segment.filesz
        self._refuse_overlap(number, section)
        behind = [s.addr for n, s in enumerate(self.sections) if n != number and is_loaded(s) and s.addr >= end]
        inside = [address for address in behind if address < segment_end]
        if inside:
            follower = min(inside)
            stop = segment.offset + follower - segment.vaddr
            live = self._live_between(section.offset + section.size, stop)
            if live is not None:
                stop, follower = live, follower - (stop - live)
            return Region(section, segment, section.offset, stop, follower)
        live = self._live_between(section.offset + section.size, segment.offset + segment.filesz)
        if live is not None:
            return Region(section, segment, section.offset, live, segment.vaddr + live - segment.offset)
        gap = next((s for s in self.loads if s.vaddr > segment.vaddr), None)
        if gap is not None and self._is_gap(segment, gap):
            follower = min(a for a in [*behind, gap.vaddr + gap.filesz] if a >= gap.vaddr)
            stop = gap.offset + follower - gap.vaddr
            if self.source.skip_zeros(gap.offset, stop) < stop:
                follower, stop = gap.vaddr, gap.offset
            return Region(section, segment, section.offset, stop, follower, gap)
        return self._last_region(section, segment, gap)

    def _refuse_overlap(self, number: int, section: Any) -> None:
        """What lies inside a section that is replaced would be lost."""
        end = section.offset + section.size
        others = [(s.offset, s.size) for n, s in enumerate(self.sections) if n != number and _has_content(s)]
        others += [(s.offset, s.filesz) for s in self.segments if s.type not in (PT_LOAD, PT_PHDR)]
        lost = next((at for at, size in others if size and at < end and section.offset < at + size), None)
        if lost is not None:
            message = f"something else is inside section {self.names[number]!r}, at {lost:#x}"
            raise unsupported(self.source, message, lost, "section", "overlap")

    def _is_gap(self, first: Any, second: Any) -> bool:
        """Whether two segments are one that was cut in two."""
        unit = self.unit
        return bool(
            second.flags in (first.flags, first.flags & ~PF_X)
            and first.memsz == first.filesz
            and second.vaddr % unit == 0
            and second.offset == align_up(first.offset + first.filesz, unit)
        )

    def _last_region(self, section: Any, segment: Any, following: Any) -> Region:
        """A section that is the last of its segment in the file: zeros after it may go too."""
        segment_end = segment.offset + segment.filesz
        used = [o for o, size in self._used() if o >= segment_end and size]
        stop = min([*used, self.source.size])
        if self.source.skip_zeros(segment_end, stop) < stop:
            stop = segment_end
        limit = following.vaddr // self.unit * self.unit if following else None
        if segment.memsz > segment.filesz:
            limit = segment.vaddr + segment.filesz  # memory without content begins where the file's part ends
        region = Region(section, segment, section.offset, stop, limit)
        region.gap = None
        return region

    def _live_between(self, start: int, end: int) -> int | None:
        """The first byte between two sections that is not zero, if the table of program headers is not all there is."""
        table = self.header.phoff, self.header.phoff + self.header.phnum * PROGRAM_SIZE
        for low, high in ((start, min(end, table[0])), (max(start, table[1]), end)):
            if low < high and (found := self.source.sub(low, high - low).skip_zeros()) < high - low:
                return low + found
        return None

    def _used(self) -> Iterator[tuple[int, int]]:
        """Offset and size of everything in the file that a header speaks of, other than program headers."""
        yield from ((s.offset, s.filesz) for s in self.segments if s.type != PT_PHDR)
        yield from ((s.offset, s.size) for s in self.sections if _has_content(s))
        yield self.header.shoff, len(self.sections)


def _has_content(section: Any) -> bool:
    return section.type not in (SHT_NULL, SHT_NOBITS)


def _holds(segment: Any, section: Any) -> bool:
    """Whether a segment loads a section from where it stands in the file."""
    return bool(
        section.flags & SHF_ALLOC
        and section.type != SHT_NOBITS
        and segment.vaddr <= section.addr
        and section.addr + section.size <= segment.vaddr + segment.filesz
        and section.addr - section.offset == segment.vaddr - segment.offset
    )
