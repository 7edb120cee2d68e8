"""Where the text goes that kernels print."""

from __future__ import annotations

import sys
from collections.abc import Callable
from enum import IntEnum


class Stream(IntEnum):
    """Where text goes, as device code numbers it."""

    STDOUT = 0
    STDERR = 1


Write = Callable[[Stream, bytes], None]


def write_out(stream: Stream, text: bytes) -> None:
    """Text to the program's own stdout or stderr, after what Python has printed."""
    file = sys.stderr if stream is Stream.STDERR else sys.stdout
    file.flush()
    buffer = getattr(file, "buffer", None)
    if buffer is None:
        file.write(text.decode(errors="replace"))
    else:
        buffer.write(text)
    file.flush()
