"""Copies streams that can be read only once, such as pipes, to memory or an unlinked temporary file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO

from .backing import Memory
from .errors import UsageError
from .scratch import Scratch
from .source import LARGEST_INFLATED, Source

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
    made = Scratch()
    while chunk := stream.read(_CHUNK):
        made.write(chunk)
        if made.size > LARGEST_INFLATED:
            raise UsageError(f"{name}: holds more than {LARGEST_INFLATED} bytes; save it to a file first")
    return Source(Memory(made.buffer()), made.size, name=name)
