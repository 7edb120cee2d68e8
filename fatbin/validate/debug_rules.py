"""The rule about debug information: folder names of the build machine."""

from __future__ import annotations

import ntpath
import posixpath
import re
import struct
import zlib
from collections.abc import Iterator

from ..codeobject.code_object import CodeObject
from ..codeobject.dwarf_paths import Named, paths_of
from ..codeobject.elf64 import SHT_NOBITS, Section
from ..inflate import LARGEST_WINDOW
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
_SHOWN = 3
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
        shown = ", ".join(folders[:_SHOWN]) + (f" and {len(folders) - _SHOWN} more" if len(folders) > _SHOWN else "")
        what = "1 private folder" if len(folders) == 1 else f"{len(folders)} private folders"
        place = min(sections[name].offset for name in present)
        yield Fault(f"debug information names {what}: {shown}", code.source.origin + place)


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
