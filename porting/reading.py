"""Sources as text: one file, standard input, or the sources below a folder."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from ..fatbin.errors import FormatError, HipkitError, UsageError
from ..fatbin.folder import Loop, files_in
from ..fatbin.wording import human_size

LARGEST = 64 << 20
"""The most bytes of a source."""
PYTHON = frozenset((".py", ".pyi", ".pyx", ".pxd"))
SOURCES = PYTHON | frozenset(
    ".c .cc .cpp .cxx .c++ .cu .cuh .h .hh .hpp .hxx .h++ .hip .inc .inl .ipp .tpp .txx .m .mm".split()
)
"""How the files of a folder end that are read."""


def is_python(path: str, text: str) -> bool:
    """Whether a source is in Python, as the name of its file says, or its first line."""
    return Path(path).suffix.lower() in PYTHON or bool(re.match(r"#!.*python", text[:200]))


def read(path: str | os.PathLike[str]) -> str:
    """The text of a file."""
    name = os.fspath(path)
    try:
        with Path(name).open("rb") as file:
            return read_from(file, name)
    except OSError as error:
        raise UsageError(f"{name}: cannot be read: {error.strerror or error}") from error


def read_from(file: BinaryIO, name: str) -> str:
    """The text of a file that is open."""
    data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise UsageError(f"{name}: more than {human_size(LARGEST)}, which is too much for a source")
    return text_of(data, name)


def text_of(data: bytes, name: str) -> str:
    """The text of a source. Names are ASCII, so that it may be in any encoding that keeps that, as for compilers."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", "replace")
    if (at := data.find(b"\0")) >= 0:
        raise FormatError("no source has a zero byte: this is no text", source=name, offset=at, container="source")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def sources_in(folder: str | os.PathLike[str]) -> Iterator[Path | HipkitError]:
    """The sources below a folder, and an error for each link that leads round."""
    for each in files_in(folder):
        if isinstance(each, Loop):
            yield UsageError(f"{each.path}: a symbolic link that leads back to {each.target}")
        elif each.suffix.lower() in SOURCES:
            yield each
