"""Streams that cannot be mapped, such as a pipe: copied once to memory or an unlinked temporary file."""

from __future__ import annotations

import mmap
import os
import tempfile
from pathlib import Path
from typing import BinaryIO

from .errors import UsageError
from .source import KEEP_IN_MEMORY, LARGEST_INFLATED, Memory, Source

_CHUNK = 1 << 20


def spool_pipe(path: Path) -> Source:
    """All that comes out of a named pipe, or of the shell's ``<(…)``. Raises where no process has it open to write."""
    file = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    with os.fdopen(file, "rb") as stream:
        os.set_blocking(file, True)
        source = spool(stream, str(path))
    if not source.size:
        raise UsageError(f"{path}: is a pipe that no process writes to")
    return source


def spool(stream: BinaryIO, name: str) -> Source:
    """All that ``stream`` still holds."""
    with tempfile.SpooledTemporaryFile(max_size=KEEP_IN_MEMORY, prefix="hipkit-") as file:
        size = 0
        while chunk := stream.read(_CHUNK):
            size += file.write(chunk)
            if size > LARGEST_INFLATED:
                raise UsageError(f"{name}: holds more than {LARGEST_INFLATED} bytes; save it to a file first")
        if size <= KEEP_IN_MEMORY:
            file.seek(0)
            return Source.from_bytes(file.read(), name)
        file.flush()
        mapped = mmap.mmap(file.fileno(), os.fstat(file.fileno()).st_size, access=mmap.ACCESS_READ)
        return Source(Memory(mapped), size, name=name)
