"""Linked ELF files with the content of sections replaced: smaller on disk where there is less, larger where more.

Nothing that stays changes its address, so no relocation and no code does. Content that shrinks leaves whole pages
that nothing needs: they are cut out of the file, and the PT_LOAD around them becomes two. Content that grows back
into such a gap makes them one again. Content that fits nowhere gets a PT_LOAD of its own behind all others.
What a longer table of program headers needs is taken from the room that was freed.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from construct import ConstructError

from ..elf_object import HEADER, SECTION
from ..errors import FormatError
from ..schema import align_up
from ..source import Source
from .elf_headers import (
    EXECUTABLE,
    HEADER_SIZE,
    KIND,
    PAGE,
    PF_X,
    PROGRAM,
    PROGRAM_SIZE,
    PT_INTERP,
    PT_LOAD,
    PT_PHDR,
    SHARED,
    SHF_ALLOC,
    SHF_EXECINSTR,
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

_LARGEST_UNIT = 1 << 21
_WORD = (1 << 64) - 1


@dataclass
class _Region:
    """A replaced section: the bytes [start, end) of the old file become ``content``.

    What follows in memory begins at ``follower``; where ``gap`` is true it is a PT_LOAD of its own by now.
    """

    section: Any
    segment: Any
    start: int
    end: int
    follower: int | None
    gap: Any = None
    new: bytes = b""
    may_split: bool = True
    table_size: int = 0
    content: bytearray = field(default_factory=bytearray)
    splits: bool = False

    @property
    def address(self) -> int:
        return int(self.section.addr)

    @property
    def table_at(self) -> int:
        """The address of the table of program headers, if it is here."""
        return align_up(self.address + len(self.new), 8)

    @property
    def live_end(self) -> int:
        """Where what is needed here ends in memory."""
        return self.table_at + self.table_size if self.table_size else self.address + len(self.new)


@dataclass
class _Piece:
    """A PT_LOAD to be: ``anchor`` is an offset in the old file, and the address that belongs there."""

    header: Any
    start: int
    filesz: int
    memsz: int
    anchor: tuple[int, int]


class ElfImage:
    """A shared object or executable to change: :meth:`replace`, :meth:`patch`, then :meth:`to_bytes`."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.header = read_header(source)
        if self.header.type not in (EXECUTABLE, SHARED):
            raise unsupported(source, f"type {self.header.type} is no linked file", 16, "type")
        self.segments = read_segments(source, self.header)
        self.sections = read_sections(source, self.header)
        self.names = section_names(source, self.header, self.sections)
        self._loads = sorted((s for s in self.segments if s.type == PT_LOAD), key=lambda s: s.vaddr)
        aligns = [s.align for s in self._loads if 0 < s.align <= _LARGEST_UNIT]
        # On x86-64 every page has 4096 bytes, whatever larger alignment a linker wrote.
        self.unit = PAGE if self.header.machine == X86_64 else max([PAGE, *aligns])
        self._regions: dict[int, _Region] = {}
        self._patches: dict[int, bytes] = {}
        self._appended: list[tuple[Any, bytes, int]] = []
        self._renamed: dict[int, str] = {}
        self._tail_start = 0

    def section_at(self, offset: int) -> int | None:
        """The number of the section that holds the byte at ``offset`` of the file."""
        for number, section in enumerate(self.sections):
            if _has_content(section) and section.offset <= offset < section.offset + section.size:
                return number
        return None

    def offset_of(self, address: int) -> int | None:
        """Where in the old file the byte at ``address`` is."""
        for load in self._loads:
            if load.vaddr <= address < load.vaddr + load.filesz:
                return int(load.offset + address - load.vaddr)
        return None

    def room(self, number: int) -> int:
        """How large the content of a section may become where it is."""
        region = self._region(number)
        if region.follower is None:
            return 1 << 62
        return region.follower - region.address

    def replace(self, number: int, content: bytes) -> None:
        """Give a section other content at its address; :meth:`room` says how much fits."""
        region = self._region(number)
        assert len(content) <= self.room(number), (len(content), self.room(number))
        region.new = content
        self._regions[number] = region

    def move(self, number: int, content: bytes, alignment: int) -> int:
        """Give a section other content in a new segment behind all others; the address it has there."""
        address = self._end_of_memory(max(alignment, 1))
        self._regions[number] = self._region(number)
        self._appended.append((self.sections[number], content, address))
        return address

    def patch(self, offset: int, data: bytes) -> None:
        """Change bytes in place; ``offset`` counts in the old file."""
        self._patches[offset] = data

    def rename(self, number: int, name: str) -> None:
        """Call a section something else."""
        self._renamed[number] = name

    def to_bytes(self) -> bytes:
        """The file as bytes."""
        for region in self._regions.values():
            region.may_split, region.table_size = True, 0
        while True:
            pieces, table = self._settle()
            if table is not None:
                break
        try:
            return self._written(pieces, table)
        except ConstructError as error:
            message = f"the headers contradict each other: {str(error).splitlines()[-1]}"
            raise self.error(message, 0, "header") from error

    # How the file will be laid out.

    def _region(self, number: int) -> _Region:
        if number in self._regions:
            return self._regions[number]
        section = self.sections[number]
        segment = next((s for s in self._loads if _holds(s, section)), None)
        if segment is None:
            message = f"section {self.names[number]!r} is in no PT_LOAD segment"
            raise unsupported(self.source, message, section.offset, "section")
        end, segment_end = section.addr + section.size, segment.vaddr + segment.filesz
        self._refuse_overlap(number, section)
        behind = [s.addr for n, s in enumerate(self.sections) if n != number and is_loaded(s) and s.addr >= end]
        inside = [address for address in behind if address < segment_end]
        if inside:
            follower = min(inside)
            return _Region(section, segment, section.offset, segment.offset + follower - segment.vaddr, follower)
        gap = next((s for s in self._loads if s.vaddr > segment.vaddr), None)
        if gap is not None and self._is_gap(segment, gap):
            follower = min(a for a in [*behind, gap.vaddr + gap.filesz] if a >= gap.vaddr)
            stop = gap.offset + follower - gap.vaddr
            if any(self.source.view(gap.offset, stop - gap.offset)):
                follower, stop = gap.vaddr, gap.offset
            return _Region(section, segment, section.offset, stop, follower, gap)
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

    def _last_region(self, section: Any, segment: Any, following: Any) -> _Region:
        """A section that is the last of its segment in the file: zeros behind it may go too."""
        segment_end = segment.offset + segment.filesz
        used = [o for o, size in self._used() if o >= segment_end and size]
        stop = min([*used, self.source.size])
        if any(self.source.view(segment_end, stop - segment_end)):
            stop = segment_end
        limit = following.vaddr // self.unit * self.unit if following else None
        if segment.memsz > segment.filesz:
            limit = segment.vaddr + segment.filesz  # memory without content begins where the file's part ends
        region = _Region(section, segment, section.offset, stop, limit)
        region.gap = None
        return region

    def _used(self) -> Iterator[tuple[int, int]]:
        """Offset and size of everything in the file that a header speaks of, other than program headers."""
        yield from ((s.offset, s.filesz) for s in self.segments)
        yield from ((s.offset, s.size) for s in self.sections if _has_content(s))
        yield self.header.shoff, len(self.sections)

    def _is_last(self, region: _Region) -> bool:
        return region.gap is None and (
            region.follower is None or region.follower >= region.segment.vaddr + region.segment.filesz
        )

    def _settle(self) -> tuple[list[_Piece], tuple[int, _Region | None] | None]:
        """The segments, and where their table goes; None for that where it has to be worked out again."""
        for region in self._regions.values():
            self._fill(region)
        pieces = self._pieces()
        count = len(pieces) + sum(1 for s in self.segments if s.type != PT_LOAD) + bool(self._appended)
        home = next((r for r in self._regions.values() if r.table_size), None)
        if self._fits_at_front(count) and (home is None or not home.splits):
            if home is None:
                return pieces, (HEADER_SIZE, None)
            # What the table takes left nothing to cut out: then there is no need of it either.
            home.table_size, home.may_split = 0, False
            return pieces, None
        if home is not None:
            if home.table_size >= count * PROGRAM_SIZE:
                return pieces, (0, home)
            home.table_size = count * PROGRAM_SIZE
            return pieces, None
        if self._stays(count):
            return pieces, (self.header.phoff, None)
        self._choose_home(count)
        return pieces, None

    def _choose_home(self, count: int) -> None:
        """Find room for the table of program headers, or give up a cut to need none."""
        # A cut may become smaller by what the table takes, never larger.
        size = count * PROGRAM_SIZE
        for region in self._regions.values():
            if self._has_place(region, size) and (region.splits or self._appended):
                region.table_size = size
                return
        split = next((r for r in self._regions.values() if r.splits), None)
        if split is None:
            message = f"there is no room for {count} program headers: drop a target, or add less"
            raise unsupported(self.source, message, self.header.phoff, "program headers")
        split.may_split = False

    def _has_place(self, region: _Region, size: int) -> bool:
        end = region.table_at + size
        if region.follower is not None and end > region.follower:
            return False
        if self.header.type == EXECUTABLE or any(s.type == PT_INTERP for s in self.segments):
            # Linux before 5.18 takes the table to lie as far behind the first segment as in the file.
            first, here = self._loads[0], region.segment
            return bool(first.vaddr - first.offset == here.vaddr - here.offset)
        return True

    def _fits_at_front(self, count: int) -> bool:
        """Whether the table fits behind the file's header, where it is or was."""
        room = min([o for o, size in self._used() if o >= HEADER_SIZE and size], default=0)
        if HEADER_SIZE + count * PROGRAM_SIZE > room:
            return False
        return bool(self.header.phoff == HEADER_SIZE) or bool(self._left_table(room))

    def _left_table(self, room: int) -> list[Any]:
        """The program headers that stayed behind when the table was moved away."""
        count = (room - HEADER_SIZE) // PROGRAM_SIZE
        data = self.source.read(HEADER_SIZE, count * PROGRAM_SIZE)
        found = [PROGRAM.parse(data[at : at + PROGRAM_SIZE]) for at in range(0, len(data), PROGRAM_SIZE)]
        return found if any(s.type == PT_LOAD and s.offset == 0 for s in found) else []

    def _stays(self, count: int) -> bool:
        """Whether the table can remain where it is."""
        start, end = self.header.phoff, self.header.phoff + self.header.phnum * PROGRAM_SIZE
        touched = any(r.start < end and start < r.end for r in self._regions.values())
        return count <= self.header.phnum and not touched

    def _fill(self, region: _Region) -> None:
        """Make the bytes that a region becomes."""
        region.splits = False
        made = region.content = bytearray(region.new)
        if region.table_size:
            made.extend(bytes(region.live_end - region.address - len(made)))
        if self._is_last(region):
            old = region.end - region.start
            steps = -(-(len(made) - old) // self.unit)  # how many units more, or less
            if not region.may_split:
                steps = max(steps, 0)
            made.extend(bytes(old + steps * self.unit - len(made)))
            return
        assert region.follower is not None
        resume = region.follower // self.unit * self.unit
        pause = align_up(region.live_end, self.unit)
        if region.may_split and pause < resume:
            region.splits = True
            made.extend(bytes(pause - region.address - len(made)))
            made.extend(bytes(region.follower - resume))
        else:
            made.extend(bytes(region.follower - region.address - len(made)))

    def _pieces(self) -> list[_Piece]:
        """The PT_LOADs as they will be."""
        pieces = [_Piece(s, s.vaddr, s.filesz, s.memsz, (s.offset, s.vaddr)) for s in self._loads]
        for region in sorted(self._regions.values(), key=lambda r: r.address):
            at = max(n for n, p in enumerate(pieces) if p.start <= region.address)
            piece = pieces[at]
            if self._is_last(region):
                filesz = region.live_end - piece.start
                piece.memsz = filesz if piece.memsz == piece.filesz else piece.memsz
                piece.filesz = filesz
                continue
            assert region.follower is not None
            end, memory_end = piece.start + piece.filesz, piece.start + piece.memsz
            if region.gap is not None:
                other = pieces.pop(at + 1)
                end, memory_end = other.start + other.filesz, other.start + other.memsz
            if region.splits:
                resume = region.follower // self.unit * self.unit
                piece.filesz = piece.memsz = region.live_end - piece.start
                header = self._without_code(piece.header, resume, end)
                rest = _Piece(header, resume, end - resume, memory_end - resume, (region.end, region.follower))
                pieces.insert(at + 1, rest)
            else:
                piece.filesz, piece.memsz = end - piece.start, memory_end - piece.start
        return [piece for piece in pieces if piece.memsz]

    def _without_code(self, header: Any, start: int, end: int) -> Any:
        """What the second part of a segment has for flags: it can be run only if there is code in it."""
        code = [s for s in self.sections if s.flags & SHF_EXECINSTR and start <= s.addr < end]
        made = copy.copy(header)
        made.flags = header.flags if code else header.flags & ~PF_X
        return made

    def _end_of_memory(self, alignment: int) -> int:
        ends = [s.vaddr + s.memsz for s in self._loads]
        ends += [address + len(content) for _, content, address in self._appended]
        return align_up(max(ends), max(self.unit if not self._appended else 8, alignment))

    # The file as it will be.

    def _moved(self, offset: int) -> int:
        """Where what was at ``offset`` of the old file is in the new one."""
        shift = 0
        for region in self._regions.values():
            if region.end <= offset:
                shift += len(region.content) - (region.end - region.start)
        return offset + shift

    def _written(self, pieces: list[_Piece], table: tuple[int, _Region | None]) -> bytes:
        out = bytearray()
        old = bytearray(self.source.view())
        for at, data in self._patches.items():
            old[at : at + len(data)] = data
        at = 0
        for region in sorted(self._regions.values(), key=lambda r: r.start):
            out += old[at : region.start]
            out += region.content
            at = region.end
        out += old[at:]
        names = self._append_names(out)
        tail = self._append(out)
        table_at, home = table
        if home is not None:
            table_at = self._place(home) + home.table_at - home.address
        header = copy.copy(self.header)
        segments = self._segments(pieces, tail)
        if home is None and table_at == HEADER_SIZE:
            segments = self._as_left(segments)
        address = home.table_at if home else None
        self._set_table(segments, table_at, address)
        header.phoff, header.phnum, header.shoff = table_at, len(segments), self._moved(header.shoff)
        out[:HEADER_SIZE] = HEADER.build(header)
        built = b"".join(PROGRAM.build(s) for s in segments)
        out[table_at : table_at + len(built)] = built
        for number, section in enumerate(self.sections):
            row = header.shoff + number * SECTION.sizeof()
            made = self._section(number, section)
            made.update(names.get(number, {}))
            out[row : row + SECTION.sizeof()] = SECTION.build(made)
        return bytes(out)

    def _append_names(self, out: bytearray) -> dict[int, dict[str, int]]:
        """Put a longer table of section names behind everything; what changes in the headers for it."""
        if not self._renamed:
            return {}
        section = self.sections[self.header.shstrndx]
        names = bytearray(self.source.read(section.offset, section.size))
        changed = {}
        for number, name in self._renamed.items():
            changed[number] = {"name": len(names)}
            names += name.encode() + b"\0"
        changed[self.header.shstrndx] = {"offset": len(out), "size": len(names)}
        out += names
        return changed

    def _append(self, out: bytearray) -> Any:
        """Put moved sections behind everything; the segment that loads them."""
        self._tail_start = align_up(len(out), self.unit)
        if not self._appended:
            return None
        first = self._appended[0][2]
        start = self._tail_start
        out.extend(bytes(start - len(out)))
        for _, content, address in self._appended:
            out.extend(bytes(start + address - first - len(out)))
            out += content
        size = len(out) - start
        source = self._region_of(self._appended[0][0]).segment
        made = copy.copy(source)
        made.update({"offset": start, "vaddr": first, "paddr": first, "filesz": size, "memsz": size})
        made.update({"align": self.unit, "flags": source.flags & ~PF_X})
        return made

    def _region_of(self, section: Any) -> _Region:
        return next(r for r in self._regions.values() if r.section is section)

    def _place(self, region: _Region) -> int:
        """The offset in the new file of a region."""
        before = [r for r in self._regions.values() if r.start < region.start]
        return region.start + sum(len(r.content) - (r.end - r.start) for r in before)

    def _segments(self, pieces: list[_Piece], tail: Any) -> list[Any]:
        """The program headers: each PT_LOAD's pieces where it was, the others at their new offsets."""
        loads: list[Any] = []
        for piece in pieces:
            made = copy.copy(piece.header)
            old, address = piece.anchor
            made.offset = self._moved(old) - (address - piece.start)
            made.paddr = (piece.header.paddr + piece.start - piece.header.vaddr) & _WORD
            made.vaddr, made.filesz, made.memsz = piece.start, piece.filesz, piece.memsz
            if made.align > 1 and (made.vaddr - made.offset) % made.align:
                made.align = self.unit
            loads.append(made)
        if tail is not None:
            loads.append(tail)
        found: list[Any] = []
        for segment in self.segments:
            if segment.type == PT_LOAD:
                found += loads
                loads = []
                continue
            made = copy.copy(segment)
            made.offset = self._moved(segment.offset)
            found.append(made)
        return found

    def _as_left(self, segments: list[Any]) -> list[Any]:
        """The program headers with the alignments they had before a cut, where the file is as it was then."""
        if self.header.phoff == HEADER_SIZE:
            return segments
        room = min([o for o, size in self._used() if o >= HEADER_SIZE and size], default=0)
        left = self._left_table(room)[: len(segments)]
        same = len(left) == len(segments) and all(
            _facts(a) == _facts(b) for a, b in zip(left, segments, strict=True) if a.type != PT_PHDR
        )
        return left if same else segments

    def _set_table(self, segments: list[Any], offset: int, address: int | None) -> None:
        """What the table of program headers says of itself."""
        for segment in segments:
            if segment.type != PT_PHDR:
                continue
            if address is None:
                load = next(
                    (s for s in segments if s.type == PT_LOAD and s.offset <= offset < s.offset + s.filesz), None
                )
                if load is None:
                    raise unsupported(self.source, "PT_PHDR would be in no segment", offset, "program headers")
                address = load.vaddr + offset - load.offset
            segment.paddr = (segment.paddr + address - segment.vaddr) & _WORD
            segment.offset, segment.vaddr = offset, address
            segment.filesz = segment.memsz = len(segments) * PROGRAM_SIZE

    def _section(self, number: int, section: Any) -> Any:
        made = copy.copy(section)
        for moved, content, address in self._appended:
            if moved is section:
                load = self._appended[0][2]
                made.addr, made.size = address, len(content)
                made.offset = self._tail_start + address - load
                return made
        if number in self._regions:
            region = self._regions[number]
            made.offset, made.size = self._place(region), len(region.new)
        elif section.type != SHT_NULL:
            made.offset = self._moved(section.offset)
        return made

    def error(self, message: str, at: int, what: str) -> FormatError:
        """A :class:`FormatError` about the byte at ``at``."""
        return self.source.error(message, at=at, container=KIND, field=what, rule="edit")


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


def _facts(segment: Any) -> tuple[int, ...]:
    """What a program header says, other than an alignment that a cut makes smaller."""
    values = dict(segment)
    return tuple(values[name] for name in ("type", "flags", "offset", "vaddr", "paddr", "filesz", "memsz"))
