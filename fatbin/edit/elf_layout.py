"""Plans the layout of an edited ELF file: pages to remove, and program headers for the rest."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

from ..records import dataclass
from ..schema import align_up
from .elf_headers import (
    EXECUTABLE,
    HEADER_SIZE,
    PF_X,
    PROGRAM_SIZE,
    PT_DYNAMIC,
    PT_INTERP,
    PT_LOAD,
    PT_PHDR,
    SHARED,
    SHF_EXECINSTR,
    is_loaded,
    unsupported,
)
from .elf_linked import LinkedElf, Region


@dataclass
class Piece:
    """A PT_LOAD to be: ``anchor`` is an offset in the old file, and the address that belongs there."""

    header: Any
    start: int
    filesz: int
    memsz: int
    anchor: tuple[int, int]


class Layout:
    """Where everything goes. ``has_tail``: a segment is added after all others.

    :attr:`pieces` are the PT_LOADs to be. Their table goes to :attr:`table_at` of the file, or after the content of
    the region :attr:`home`. :attr:`drops_own`: the header that describes the table is left out.
    """

    def __init__(self, file: LinkedElf, regions: Sequence[Region], *, has_tail: bool) -> None:
        self._file, self._regions, self._has_tail = file, sorted(regions, key=lambda r: r.address), has_tail
        self.drops_own = False
        self.home: Region | None = None
        self.table_at = HEADER_SIZE
        self.pieces: list[Piece] = []
        for region in regions:
            region.may_split, region.table_size = True, 0
        while not self._settles():
            pass

    def moved(self, offset: int) -> int:
        """Where what was at ``offset`` of the old file is in the new one."""
        return offset + sum(region.growth for region in self._regions if region.end <= offset)

    def place(self, region: Region) -> int:
        """The offset in the new file of a region."""
        return region.start + sum(other.growth for other in self._regions if other.start < region.start)

    def _settles(self) -> bool:
        """Work out the segments and where their table goes; False where one of them changed the other."""
        for region in self._regions:
            self._fill(region)
        self.pieces = self._loads()
        others = sum(1 for s in self._file.segments if s.type != PT_LOAD)
        count = len(self.pieces) + others + self._has_tail
        self.home = next((r for r in self._regions if r.table_size), None)
        if self._fits_at_front(count) and (self.home is None or not self.home.splits):
            if self.home is None:
                return True
            # What the table takes left nothing to cut out: then there is no need of it either.
            self.home.table_size, self.home.may_split = 0, False
            return False
        if self.home is not None:
            size, self.home.table_size = self.home.table_size, count * PROGRAM_SIZE
            return bool(size >= count * PROGRAM_SIZE)
        if self._fits_at_front(count - 1) and self._can_do_without_own():
            # A table that stays where it was pleases more tools.
            self.drops_own = True
            return True
        if self._stays(count):
            self.table_at = self._file.header.phoff
            return True
        self._choose_home(count)
        return False

    def _choose_home(self, count: int) -> None:
        """Find room for the table of program headers, or give up a cut to need none."""
        # A cut may become smaller by what the table takes, never larger.
        size = count * PROGRAM_SIZE
        for region in self._regions:
            if self._has_place(region, size) and (region.splits or self._has_tail):
                region.table_size = size
                return
        split = next((r for r in self._regions if r.splits), None)
        if split is None:
            message = f"there is no room for {count} program headers: drop a target, or add less"
            raise unsupported(self._file.source, message, self._file.header.phoff, "program headers")
        split.may_split = False

    def _has_place(self, region: Region, size: int) -> bool:
        end = region.table_at + size
        if region.follower is not None and end > region.follower:
            return False
        if self._file.header.type == EXECUTABLE or any(s.type == PT_INTERP for s in self._file.segments):
            # Linux before 5.18 takes the table to lie as far from the first segment as in the file.
            first, here = self._file.loads[0], region.segment
            return bool(first.vaddr - first.offset == here.vaddr - here.offset)
        return True

    def _fits_at_front(self, count: int) -> bool:
        """Whether the table fits after the file's header, where it is or was."""
        if HEADER_SIZE + count * PROGRAM_SIZE > self._file.front_room():
            return False
        return bool(self._file.header.phoff == HEADER_SIZE) or bool(self._file.left_table())

    def _can_do_without_own(self) -> bool:
        """Whether the header that says where the headers are has no reader: that of a shared library."""
        kinds = [s.type for s in self._file.segments]
        header = self._file.header
        # A program that is linked statically has an entry point, and looks for it.
        is_library = header.type == SHARED and header.entry == 0 and PT_INTERP not in kinds and PT_DYNAMIC in kinds
        return bool(is_library and PT_PHDR in kinds and header.phoff == HEADER_SIZE)

    def _stays(self, count: int) -> bool:
        """Whether the table can remain where it is."""
        start, end = self._file.header.phoff, self._file.header.phoff + self._file.header.phnum * PROGRAM_SIZE
        touched = any(r.start < end and start < r.end for r in self._regions)
        return count <= self._file.header.phnum and not touched

    def _fill(self, region: Region) -> None:
        """Work out how many bytes a region becomes: its content, the table, and zeros."""
        region.splits = False
        region.length = region.live_end - region.address
        if self._is_last(region):
            old = region.end - region.start
            steps = -(-(region.length - old) // self._file.unit)  # how many units more, or less
            if not region.may_split:
                steps = max(steps, 0)
            region.length = max(region.length, old + steps * self._file.unit)
            return
        assert region.follower is not None
        resume = region.follower // self._file.unit * self._file.unit
        pause = align_up(region.live_end, self._file.unit)
        if region.may_split and pause < resume:
            region.splits = True
            region.length = max(region.length, pause - region.address) + region.follower - resume
        else:
            region.length = max(region.length, region.follower - region.address)

    def _is_last(self, region: Region) -> bool:
        return region.gap is None and (
            region.follower is None or region.follower >= region.segment.vaddr + region.segment.filesz
        )

    def _loads(self) -> list[Piece]:
        """The PT_LOADs as they will be."""
        pieces = [Piece(s, s.vaddr, s.filesz, s.memsz, (s.offset, s.vaddr)) for s in self._file.loads]
        for region in self._regions:
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
                resume = region.follower // self._file.unit * self._file.unit
                piece.filesz = piece.memsz = region.live_end - piece.start
                header = self._without_code(piece.header, resume, end)
                rest = Piece(header, resume, end - resume, memory_end - resume, (region.end, region.follower))
                pieces.insert(at + 1, rest)
            else:
                piece.filesz, piece.memsz = end - piece.start, memory_end - piece.start
        return [piece for piece in pieces if piece.memsz]

    def _without_code(self, header: Any, start: int, end: int) -> Any:
        """What the second part of a segment has for flags: it cannot be run if all that is known to be in it is data."""
        there = [s.flags for s in self._file.sections if is_loaded(s) and start <= s.addr < end]
        made = copy.copy(header)
        if there and not any(flags & SHF_EXECINSTR for flags in there):
            made.flags = header.flags & ~PF_X
        return made
