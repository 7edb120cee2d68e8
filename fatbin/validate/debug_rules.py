"""The rules about debug information: folder names of the build machine, missing sections, functions without code."""

from __future__ import annotations

import itertools
import ntpath
import posixpath
import re
import struct
import zlib
from collections.abc import Iterator

from ..codeobject import dwarf
from ..codeobject.code_object import CodeObject
from ..codeobject.dwarf_paths import Named, paths_of
from ..codeobject.elf64 import SHF_EXEC, SHT_NOBITS, Section
from ..codeobject.source_lines import SourceLines
from ..inflate import LARGEST_WINDOW
from ..wording import some_of
from .instruction_rules import bodies_of
from .registry import Fault, Options, rule

_COMPRESSED, _HEADER = 0x800, struct.Struct("<IIQQ")
_ZLIB, _ZSTD = 1, 2
_OLD_PREFIX, _OLD_MAGIC, _OLD_HEADER = ".zdebug_", b"ZLIB", 12
_LARGEST = 64 << 20
"""Bytes of all debug sections that are read, inflated."""
_SECTIONS = (
    ".debug_info",
    ".debug_types",
    ".debug_abbrev",
    ".debug_line",
    ".debug_str",
    ".debug_line_str",
    ".debug_str_offsets",
)
_NEEDED = ((".debug_info", ".debug_abbrev"), (".debug_types", ".debug_abbrev"), (".debug_str_offsets", ".debug_str"))
"""Sections, and those without which they cannot be read."""
_SHOWN = 3
_LEFT_OUT = tuple((1 << bits) - less for bits in (32, 64) for less in (2, 1))
_SETS_ADDRESS = re.compile(rb"\0\x09\x02(.{8})", re.DOTALL)
"""What sets the address in a program of lines; other bytes may look like it."""
_WINDOWS = re.compile(r"[A-Za-z]:[\\/]")
_PUBLIC = re.compile(r"/(?:opt/rocm[^/]*|usr)(?:/|$)")
"""Where toolchains usually are."""


@rule(
    "code",
    "debug-paths",
    "note",
    "Debug information contains folder names of the machine that built the code; -ffile-prefix-map=/home/me/src=. "
    "hides them.",
    "debug information names 2 private folders: /home/me/src, /home/me/third-party",
)
def debug_paths(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Paths in debug information are relative, or those of public toolchains."""
    sections = {section.name.replace(_OLD_PREFIX, ".debug_", 1): section for section in code.sections}
    present = [name for name in _SECTIONS if name in sections]
    if not present:
        return
    folders = sorted(
        {folder for named in set(paths_of(_contents(code, sections, present))) if (folder := _private(named))}
    )
    if folders:
        what = "1 private folder" if len(folders) == 1 else f"{len(folders)} private folders"
        place = min(sections[name].offset for name in present)
        yield Fault(f"debug information names {what}: {some_of(folders, _SHOWN)}", code.source.origin + place)


def _private(named: Named) -> str | None:
    """The folder of an absolute path that is no public one's."""
    text = named.path.decode("utf-8", "backslashreplace")
    is_windows = _WINDOWS.match(text)
    if not is_windows and not text.startswith("/"):
        return None
    folder = text if named.is_folder else (ntpath if is_windows else posixpath).dirname(text)
    return None if _PUBLIC.match(text) else folder.rstrip("/") or "/"


def _contents(code: CodeObject, sections: dict[str, Section], names: list[str]) -> dict[str, bytes]:
    """The contents of sections, unpacked; nothing of what cannot be, since the code does not depend on it."""
    found, room = {}, _LARGEST
    for name in names:
        found[name] = _content(code, sections[name], room)
        room -= len(found[name])
    return found


def _content(code: CodeObject, section: Section, room: int) -> bytes:
    if section.type == SHT_NOBITS:
        return b""
    data = bytes(code.elf.content(section)[:room])
    if section.flags & _COMPRESSED and len(data) >= _HEADER.size:
        return _inflated(_HEADER.unpack_from(data)[0], data[_HEADER.size :], room)
    if section.name.startswith(_OLD_PREFIX) and data.startswith(_OLD_MAGIC):
        return _inflated(_ZLIB, data[_OLD_HEADER:], room)
    return data


def _inflated(method: int, data: bytes, room: int) -> bytes:
    import zstandard

    if room <= 0:  # to zlib, 0 is no limit
        return b""
    try:
        if method == _ZLIB:
            return zlib.decompressobj().decompress(data, room)
        if method == _ZSTD:
            return zstandard.ZstdDecompressor(max_window_size=LARGEST_WINDOW).stream_reader(data).read(room)
    except (zlib.error, zstandard.ZstdError):
        return b""
    return b""


@rule(
    "code",
    "debug-sections",
    "warning",
    "A section of debug information refers to another one that is not there: debuggers and profilers can read neither.",
    "there is .debug_info, and no .debug_abbrev: strip removes all of them with -g",
)
def debug_sections(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Debug sections that others need are there."""
    names = {section.name.replace(_OLD_PREFIX, ".debug_", 1): section for section in code.sections}
    for name, needed in _NEEDED:
        if name in names and names[name].size and needed not in names:
            yield Fault(f"there is {name}, and no {needed}", code.source.origin + names[name].offset)


@rule(
    "code",
    "debug-places",
    "warning",
    "Debug information has a function at an address where no code is: it was made for another file, or the code was moved "
    "after it was linked, so that debuggers and profilers show wrong lines.",
    "debug information has 'k' at 0x101500, where there is no code",
    is_thorough=True,
)
def debug_places(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """The functions and lines that debug information describes are in code; linkers put those that they leave out at 0 or -1."""
    bodies = bodies_of(code)
    if code.header.is_relocatable or not bodies.has_code:
        return
    places = dwarf.places(code.elf).items()
    wrong = [(name, at) for name, at in places if at and at not in _LEFT_OUT and not bodies.is_code(at)]
    for name, at in wrong[:_SHOWN]:
        yield Fault(f"debug information has {name!r} at {at:#x}, where there is no code", code.source.origin)
    for at in itertools.islice(_lines_elsewhere(code), 1):
        yield Fault(f"debug information has lines of code at {at:#x}, where there is no code", code.source.origin)


def _lines_elsewhere(code: CodeObject) -> Iterator[int]:
    """The addresses of lines where there is no code. Programs of lines are run only where they may begin at one."""
    bodies = bodies_of(code)
    lines = next((section for section in code.sections if section.name == ".debug_line"), None)
    data = bytes(code.elf.content(lines)) if lines and not lines.flags & _COMPRESSED else b""
    starts = (int.from_bytes(found[1], "little") for found in _SETS_ADDRESS.finditer(data))
    if all(at in (0, *_LEFT_OUT) or bodies.is_code(at) for at in starts):
        return
    # The lines of functions that were left out are from 0 on.
    first = min((section.address for section in code.sections if section.flags & SHF_EXEC), default=0)
    for at, line in zip(*SourceLines(code.source).rows, strict=True):
        if line is not None and at > first and at < _LEFT_OUT[0] and not bodies.is_code(at):
            yield at


@rule(
    "code",
    "debug-units",
    "warning",
    "A unit of debug information does not begin with an entry of a unit, as its abbreviations have it: they are those of "
    "another one, and debuggers can read nothing of it.",
    "the unit at 0x0 of .debug_info does not begin with an entry of a unit: a tool joined .debug_abbrev wrongly.",
    is_thorough=True,
)
def debug_units(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """The abbreviations of each unit fit it."""
    info = next((section for section in code.sections if section.name == ".debug_info"), None)
    for at in itertools.islice(dwarf.misread(code.elf), _SHOWN if info else 0):
        place = info.offset if info else 0
        message = f"the unit at {at:#x} of .debug_info does not begin with an entry of a unit"
        yield Fault(message, code.source.origin + place + at)
