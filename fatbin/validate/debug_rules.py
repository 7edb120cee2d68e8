"""The rule of debug information: what it tells about the machine that built the code."""

from __future__ import annotations

import posixpath
import re
import zlib
from collections.abc import Iterator

from ..codeobject.code_object import CodeObject
from .registry import Fault, Options, rule

_PATH = re.compile(rb"(?:(?<=\0)|\A)((?:/|[A-Za-z]:[\\/])[\x20-\x7e]{2,1023})\0")
_COMPRESSED, _HEADER = 0x800, 24
_LARGEST = 64 << 20
_SECTIONS = (".debug_str", ".debug_line_str", ".debug_line", ".debug_info")
_SHOWN = 3
_PUBLIC = re.compile(r"/(?:opt/rocm[^/]*|usr)(?:/|$)")
"""Where everybody's toolchain is."""


@rule(
    "code",
    "debug-paths",
    "note",
    "Debug information names folders of the machine that built the code; -ffile-prefix-map=/home/me/src=. hides them.",
    "debug information names 2 private folders: /home/me/src, /home/me/third-party",
)
def debug_paths(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Paths in debug information are relative, or those of public toolchains."""
    found: dict[str, None] = {}
    for section in code.sections:
        if section.name in _SECTIONS:
            for match in _PATH.finditer(_content(code, section.name)):
                text = match[1].decode("ascii")
                if not _PUBLIC.match(text):
                    found.setdefault(text)
    folders = sorted({_folder(path) for path in found})
    if folders:
        shown = ", ".join(folders[:_SHOWN]) + (f" and {len(folders) - _SHOWN} more" if len(folders) > _SHOWN else "")
        place = next(s.offset for s in code.sections if s.name in _SECTIONS)
        what = "1 private folder" if len(folders) == 1 else f"{len(folders)} private folders"
        yield Fault(f"debug information names {what}: {shown}", code.source.origin + place)


def _folder(path: str) -> str:
    """The folder of a file; a path that names no file is one."""
    return posixpath.dirname(path) if "." in posixpath.basename(path) else path.rstrip("/")


def _content(code: CodeObject, name: str) -> bytes:
    """The content of a section, unpacked; nothing where that fails, since the code does not depend on it."""
    section = next(s for s in code.sections if s.name == name)
    data = bytes(code.elf.content(section)[:_LARGEST])
    if section.flags & _COMPRESSED:
        try:
            return zlib.decompressobj().decompress(data[_HEADER:], _LARGEST)
        except zlib.error:
            return b""
    return data
