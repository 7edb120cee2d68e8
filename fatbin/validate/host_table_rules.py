"""Rules about tables of a host's ELF that the dynamic loader and the unwinder read: versions, functions that run first, frames."""

from __future__ import annotations

import struct
from array import array
from collections.abc import Iterator

from ..codeobject.elf64 import SHF_ALLOC, SHT_NOBITS, SHT_RELA, Elf64, Section
from ..model import File
from .host_elf import in_host
from .registry import Fault, Options, rule

_SHT_DYNAMIC, _SHT_VERNEED, _DT_NULL, _DT_NEEDED = 6, 0x6FFFFFFE, 0, 1
_ARRAYS = (14, 15)
"""The types of sections with addresses of functions that run before all others, or after them."""
_DYNAMIC, _NEED, _PLACE, _RELA = struct.Struct("<QQ"), struct.Struct("<HHIII"), struct.Struct("<Q"), 24
_MOST_NEEDS, _LONGEST_NAME = 1 << 12, 4096
_FRAMES, _HEAD, _ROW = ".eh_frame_hdr", 12, 8
_USUAL_HEAD = bytes((1, 0x1B, 0x03, 0x3B))
"""The version of the table of frames, and how its numbers are written: 4 bytes each, counted from the table."""


@rule(
    "library",
    "version-need",
    "error",
    "The file needs versions of symbols from a library that it does not name as needed, so that the loader loads the library "
    "only if something else needs it; else it stops the program, or finds no such symbol.",
    "needs versions of libamdhip64.so.6, which is not among the libraries that it needs: patchelf removed it.",
)
def version_need(file: File, _options: Options) -> Iterator[Fault]:
    """The libraries whose versions are needed are needed."""
    for name in in_host(file, _missing):
        yield Fault(f"needs versions of {name}, which is not among the libraries that it needs")


def _section(elf: Elf64, kind: int) -> Section | None:
    return next((section for section in elf.sections if section.type == kind and section.flags & SHF_ALLOC), None)


def _missing(elf: Elf64) -> list[str]:
    """The libraries whose versions are needed, and which are not."""
    needs, dynamic = _section(elf, _SHT_VERNEED), _section(elf, _SHT_DYNAMIC)
    if not needs or not dynamic:
        return []
    rows = bytes(elf.content(dynamic))
    needed = set()
    for tag, value in _DYNAMIC.iter_unpack(rows[: len(rows) // _DYNAMIC.size * _DYNAMIC.size]):
        if tag == _DT_NULL:
            break
        if tag == _DT_NEEDED:
            needed.add(_text(elf, dynamic.link, value))
    return [name for name in _versioned(elf, needs) if name not in needed] if needed else []


def _versioned(elf: Elf64, needs: Section) -> Iterator[str]:
    """The libraries whose versions are needed."""
    data, at = bytes(elf.content(needs)), 0
    for _ in range(_MOST_NEEDS):
        if at + _NEED.size > len(data):
            return
        _, _, name, _, step = _NEED.unpack_from(data, at)
        yield _text(elf, needs.link, name)
        if not step:
            return
        at += step


def _text(elf: Elf64, table: int, at: int) -> str:
    if not 0 < table < len(elf.sections):
        return ""
    section = elf.sections[table]
    data = elf.source.read(min(section.offset + at, elf.source.size), _LONGEST_NAME)
    return data.partition(b"\0")[0].decode("utf-8", "replace")


@rule(
    "library",
    "initialiser-left-out",
    "error",
    "A pointer that the loader fills in follows the list of functions that run first, or last, and is in no section: the list "
    "was made shorter, so that its last function never runs. HIP code is registered by such functions.",
    "a relocation fills the 8 bytes after .init_array, which are in no section: the last function of the list was cut off.",
)
def initialiser_left_out(file: File, _options: Options) -> Iterator[Fault]:
    """No pointer stands between the list of functions that run first and what follows it."""
    for name in in_host(file, _cut_short):
        yield Fault(f"a relocation fills the 8 bytes after {name}, which are in no section")


def _cut_short(elf: Elf64) -> Iterator[str]:
    placed = [section for section in elf.sections if section.flags & SHF_ALLOC and section.size]
    arrays = [next((section for section in placed if section.type == kind), None) for kind in _ARRAYS]
    for section in filter(None, arrays):  # linkers write one of each
        end = section.address + section.size
        if any(other.address <= end < other.address + other.size for other in placed):
            continue
        for table in elf.sections:
            if table.type == SHT_RELA and table.flags & SHF_ALLOC and _fills(bytes(elf.content(table)), end):
                yield section.name


def _fills(table: bytes, place: int) -> bool:
    """Whether a table has a relocation of a place."""
    wanted = _PLACE.pack(place)
    at = table.find(wanted)
    while at >= 0 and at % _RELA:
        at = table.find(wanted, at + 1)
    return at >= 0


@rule(
    "library",
    "frame-order",
    "error",
    "Unwinders look functions up in .eh_frame_hdr by bisection, and its rows are not in order: they do not find some "
    "functions, and an exception that is thrown through one ends the program.",
    ".eh_frame_hdr has 2 of its 41 functions out of order: link again, rather than to move code in the file.",
)
def frame_order(file: File, _options: Options) -> Iterator[Fault]:
    """The table of frames is in the order of the functions."""
    yield from map(Fault, in_host(file, _out_of_order))


def _out_of_order(elf: Elf64) -> Iterator[str]:
    section = next((found for found in elf.sections if found.name == _FRAMES), None)
    data = bytes(elf.content(section)) if section and section.type != SHT_NOBITS else b""
    if len(data) < _HEAD or data[:4] != _USUAL_HEAD:
        return
    count = int.from_bytes(data[8:_HEAD], "little")
    if _HEAD + count * _ROW > len(data):
        yield f"{_FRAMES} is said to have {count} functions, and has {(len(data) - _HEAD) // _ROW}"
        return
    starts = array("i", data[_HEAD : _HEAD + count * _ROW])[::2].tolist()
    wrong = sum(one != other for one, other in zip(starts, sorted(starts), strict=True))
    if wrong:
        yield f"{_FRAMES} has {wrong} of its {count} functions out of order"
