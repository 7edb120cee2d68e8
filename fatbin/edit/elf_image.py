"""Writes linked ELF files with new section contents, smaller or larger, at unchanged addresses.

Nothing that stays changes its address, so no relocation and no code does. Content that shrinks leaves whole pages
that nothing needs: they are cut out of the file, and the PT_LOAD around them becomes two. Content that grows back
into such a gap makes them one again. Content that fits nowhere gets a PT_LOAD of its own after all others.
What a longer table of program headers needs is taken from the room that was freed.
"""

from __future__ import annotations

import copy
from typing import Any

from construct import ConstructError

from ..elf_object import HEADER, SECTION
from ..joined import Joined
from ..records import dataclass
from ..schema import align_up
from ..source import Source
from .elf_headers import (
    EXECUTABLE,
    HEADER_SIZE,
    KIND,
    PF_R,
    PF_X,
    PROGRAM,
    PROGRAM_SIZE,
    PT_INTERP,
    PT_LOAD,
    PT_PHDR,
    SHARED,
    SHT_NULL,
    unsupported,
)
from .elf_layout import Layout
from .elf_linked import EMPTY, LinkedElf, Region

_WORD = (1 << 64) - 1
_ENDLESS = 1 << 62


@dataclass(frozen=True)
class _Moved:
    """A section whose content stands after everything else now, at ``address``."""

    number: int
    content: Source
    address: int


class ElfImage(LinkedElf):
    """A shared object or executable to change: :meth:`replace`, :meth:`patch`, then :meth:`to_bytes`."""

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self._regions: dict[int, Region] = {}
        self._patches: list[tuple[int, bytes]] = []
        self._behind: list[_Moved] = []
        self._renamed: dict[int, str] = {}
        self.has_moved_table = False
        """Whether the program headers are elsewhere than directly after the file's header, since it was last written."""

    def room(self, number: int) -> int:
        """How large the content of a section may become where it is."""
        region = self._region(number)
        return _ENDLESS if region.follower is None else region.follower - region.address

    def replace(self, number: int, content: Source) -> None:
        """Give a section other content at its address; :meth:`room` says how much fits."""
        assert content.size <= self.room(number), (content.size, self.room(number))
        self._region(number).new = content

    def move(self, number: int, content: Source, alignment: int) -> int:
        """Give a section other content in a new segment after all others; the address it has there."""
        ends = [s.vaddr + s.memsz for s in self.loads] + [m.address + m.content.size for m in self._behind]
        address = align_up(max(ends), max(8 if self._behind else self.unit, alignment))
        self.replace(number, EMPTY)
        self._behind.append(_Moved(number, content, address))
        return address

    def patch(self, offset: int, data: bytes) -> None:
        """Change bytes in place; ``offset`` counts in the old file."""
        self._patches.append((offset, data))

    def rename(self, number: int, name: str) -> None:
        """Call a section something else."""
        self._renamed[number] = name

    def to_source(self) -> Source:
        """The file as it is now."""
        layout = Layout(self, list(self._regions.values()), has_tail=bool(self._behind))
        try:
            return self._written(layout)
        except ConstructError as error:
            message = f"the headers contradict each other: {str(error).splitlines()[-1]}"
            raise self.source.error(message, container=KIND, field="header", rule="edit") from error

    def _region(self, number: int) -> Region:
        if number not in self._regions:
            self._regions[number] = self.region(number)
        return self._regions[number]

    def _written(self, layout: Layout) -> Source:
        out = self._content()
        names = self._append_names(out)
        tail = align_up(out.size, self.unit)
        segments = self._segments(layout, self._append(out, tail))
        table_at, address = layout.table_at, None
        if layout.home is not None:
            address = layout.home.table_at
            table_at = layout.place(layout.home) + address - layout.home.address
            self._check_place(table_at, address)
        elif table_at == HEADER_SIZE:
            segments = self._as_left(segments)
        self._set_table(segments, table_at, address)
        self.has_moved_table = table_at != HEADER_SIZE
        header = copy.copy(self.header)
        header.phoff, header.phnum, header.shoff = table_at, len(segments), layout.moved(header.shoff)
        out.patch(0, HEADER.build(header))
        built = b"".join(PROGRAM.build(s) for s in segments)
        out.patch(table_at, built)
        rows = bytearray()
        for number in range(len(self.sections)):
            made = self._section(number, layout, tail)
            made.update(names.get(number, {}))
            rows += SECTION.build(made)
        out.patch(header.shoff, bytes(rows))
        return out.source(self.source.name)

    def _content(self) -> Joined:
        """The file with patches and regions in it, its headers as they were."""
        patched = Joined(self.source)
        for at, data in self._patches:
            patched.patch(at, data)
        old = patched.source()
        out, at = Joined(), 0
        for region in sorted(self._regions.values(), key=lambda r: r.start):
            out.add(old.sub(at, region.start - at))
            start = out.size
            out.add(region.new)
            out.pad(start + region.length)
            at = region.end
        out.add(old.sub(at))
        return out

    def _append_names(self, out: Joined) -> dict[int, dict[str, int]]:
        """Put a longer table of section names after everything; what changes in the headers for it."""
        if not self._renamed:
            return {}
        section = self.sections[self.header.shstrndx]
        names = bytearray(self.source.read(section.offset, section.size))
        changed = {}
        for number, name in self._renamed.items():
            changed[number] = {"name": len(names)}
            names += name.encode() + b"\0"
        changed[self.header.shstrndx] = {"offset": out.size, "size": len(names)}
        out.add(bytes(names))
        return changed

    def _append(self, out: Joined, start: int) -> Any:
        """Put moved sections after everything, at ``start``; the segment that loads them."""
        if not self._behind:
            return None
        first = self._behind[0].address
        for moved in self._behind:
            out.pad(start + moved.address - first)
            out.add(moved.content)
        size = out.size - start
        made = copy.copy(self._regions[self._behind[0].number].segment)
        made.update({"offset": start, "vaddr": first, "paddr": first, "filesz": size, "memsz": size})
        made.update({"align": self.unit, "flags": made.flags & ~PF_X})
        return made

    def _check_place(self, offset: int, address: int) -> None:
        """Linux before 5.18 takes a program's table to lie as far from its first segment as in the file."""
        is_program = self.header.type == EXECUTABLE or any(s.type == PT_INTERP for s in self.segments)
        if is_program and address - offset != self.loads[0].vaddr - self.loads[0].offset:
            message = "there is no place for more program headers where every Linux finds those of a program"
            raise unsupported(self.source, message, self.header.phoff, "program headers")

    def _segments(self, layout: Layout, tail: Any) -> list[Any]:
        """The program headers: each PT_LOAD's pieces where it was, the others at their new offsets."""
        loads: list[Any] = []
        for piece in layout.pieces:
            made = copy.copy(piece.header)
            old, address = piece.anchor
            made.offset = layout.moved(old) - (address - piece.start)
            made.paddr = (piece.header.paddr + piece.start - piece.header.vaddr) & _WORD
            made.vaddr, made.filesz, made.memsz = piece.start, piece.filesz, piece.memsz
            if made.align and (made.vaddr - made.offset) % made.align:
                made.align = self.unit
            loads.append(made)
        loads += [tail] if tail is not None else []
        found: list[Any] = []
        for segment in self.segments:
            if segment.type == PT_LOAD:
                found += loads
                loads = []
            elif segment.type != PT_PHDR or not layout.drops_own:
                made = copy.copy(segment)
                made.offset = layout.moved(segment.offset)
                found.append(made)
        return [*self._own_header(len(found)), *found]

    def _own_header(self, count: int) -> list[Any]:
        """The header of the headers themselves, which a library lost when it was cut, if there is room as it left it."""
        kinds = [s.type for s in self.segments]
        fits = HEADER_SIZE + (count + 1) * PROGRAM_SIZE == self.front_room() and self.header.phoff == HEADER_SIZE
        if not fits or PT_PHDR in kinds or PT_INTERP in kinds or self.header.type != SHARED:
            return []
        made = PROGRAM.parse(bytes(PROGRAM_SIZE))
        made.update({"type": PT_PHDR, "flags": PF_R, "align": 8})
        return [made]

    def _as_left(self, segments: list[Any]) -> list[Any]:
        """The program headers with the alignments they had before a cut, where the file is as it was then."""
        if self.header.phoff == HEADER_SIZE:
            return segments
        left = self.left_table()[: len(segments)]
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
                loads = [s for s in segments if s.type == PT_LOAD and s.offset <= offset < s.offset + s.filesz]
                if not loads:
                    raise unsupported(self.source, "PT_PHDR would be in no segment", offset, "program headers")
                address = loads[0].vaddr + offset - loads[0].offset
            segment.paddr = (segment.paddr + address - segment.vaddr) & _WORD
            segment.offset, segment.vaddr = offset, address
            segment.filesz = segment.memsz = len(segments) * PROGRAM_SIZE

    def _section(self, number: int, layout: Layout, tail: int) -> Any:
        made = copy.copy(self.sections[number])
        moved = next((m for m in self._behind if m.number == number), None)
        if moved is not None:
            made.addr, made.size = moved.address, moved.content.size
            made.offset = tail + moved.address - self._behind[0].address
        elif number in self._regions:
            made.offset, made.size = layout.place(self._regions[number]), self._regions[number].new.size
        elif made.type != SHT_NULL:
            made.offset = layout.moved(made.offset)
        return made


def _facts(segment: Any) -> tuple[int, ...]:
    """What a program header says, other than an alignment that a cut makes smaller."""
    values = dict(segment)
    return tuple(values[name] for name in ("type", "flags", "offset", "vaddr", "paddr", "filesz", "memsz"))
