"""Streams that cannot be mapped, such as a pipe: copied once to memory or an unlinked temporary file."""

from __future__ import annotations

import mmap
import os
import tempfile
from typing import BinaryIO

from .errors import UsageError
from .source import KEEP_IN_MEMORY, LARGEST_INFLATED, Memory, Source

_CHUNK = 1 << 20


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
