"""The ELF file of a host with device code, as rules about files look at it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from ..codeobject.elf64 import Elf64
from ..errors import FormatError
from ..model import File

T = TypeVar("T")
_ET_REL = 1


def in_host(file: File, look: Callable[[Elf64], Iterable[T]]) -> list[T]:
    """What ``look`` finds in a linked host that registers device code; nothing in other files.

    What cannot be read is left out: the findings of reading the file have it.
    """
    if file.format != "elf" or all(container.wrapper is None for container in file.containers):
        return []
    try:
        elf = Elf64(file.source, "elf", lambda _error: None)
        return list(look(elf)) if elf.header.type != _ET_REL else []
    except FormatError:
        return []
