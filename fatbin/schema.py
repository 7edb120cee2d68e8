"""Parses with construct, and turns its errors into FormatError with offset and field."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any, BinaryIO

from .source import Source, SourceStream

if TYPE_CHECKING:
    from construct import Construct

FLOAT_FORMATS = {2: "<e", 4: "<f", 8: "<d"}
"""What :mod:`struct` calls the floats of each size, lowest byte first."""


def parse(schema: Construct, source: Source, offset: int = 0, *, container: str) -> Any:
    """``schema`` read from ``source`` at ``offset``."""
    return parse_stream(schema, source.stream(offset), source, container=container)


def parse_stream(schema: Construct, stream: BinaryIO | io.BufferedIOBase, source: Source, *, container: str) -> Any:
    """``schema`` read from ``stream``, whose positions are offsets in ``source``."""
    from construct import ConstructError  # slow to import, and this module is imported for less

    start = stream.tell()
    try:
        return schema.parse_stream(stream)
    except (ConstructError, UnicodeDecodeError) as error:
        if isinstance(stream, SourceStream) and stream.failed is not None:
            raise stream.failed from error
        # construct's path reads "(parsing) -> entries -> id"; its last line is the reason.
        field = (getattr(error, "path", "") or "").removeprefix("(parsing)").strip(" ->").replace(" -> ", ".")
        reason = str(error).rpartition("\n")[2]
        if "less than specified amount" in reason:
            reason = f"the file ends here, at {source.origin + source.size:#x}, inside the header"
        at = max(start, min(stream.tell(), source.size))
        raise source.error(reason, at=at, container=container, field=field or "header", rule="truncated") from error


def span(source: Source, offset: int, size: int, *, container: str, field: str) -> Source:
    """``size`` bytes of ``source`` from ``offset``, or an error that says how far they reach beyond it."""
    if offset + size > source.size:
        raise source.error(
            f"needs {size:#x} bytes from {source.origin + offset:#x}, but its data ends at "
            f"{source.origin + source.size:#x}",
            at=min(offset, source.size),
            container=container,
            field=field,
            rule="bounds",
        )
    return source.sub(offset, size)


def align_up(value: int, alignment: int) -> int:
    """The next multiple of ``alignment`` at or above ``value``."""
    return -(-value // alignment) * alignment
