"""Functions of hiprtc whose C interface differs from the Python API: those with counted arrays of texts."""

from __future__ import annotations

import ctypes
from typing import Any

from ...fatbin.errors import UsageError
from .. import hiprtc
from .handles import HANDLES


def hiprtcCreateProgram(src: bytes | None, name: bytes | None, count: int, headers: int, names: int) -> tuple[Any, ...]:
    """Arrays of texts, and how many there are."""
    if count > 0 and not (headers and names):
        raise UsageError("there are no headers, or no names of them")
    return hiprtc.hiprtcCreateProgram(src, name, count, _texts(headers, count), _texts(names, count))


def hiprtcCompileProgram(program: Any, count: int, options: int) -> tuple[Any, ...]:
    """An array of texts, and how many there are."""
    if count < 0 or (count and not options):
        raise UsageError("there are no options")
    return hiprtc.hiprtcCompileProgram(program, count, _texts(options, count))


def hiprtcDestroyProgram(program: int) -> tuple[Any, ...]:
    """A pointer to the handle, which ends."""
    handle = ctypes.c_void_p.from_address(program).value if program else None
    result = hiprtc.hiprtcDestroyProgram(HANDLES.take(handle) if handle else None)
    if not result[0]:
        HANDLES.end(handle or 0)
    return result


def hiprtcLinkCreate(count: int, options: int, values: int) -> tuple[Any, ...]:
    """Arrays of options and of their values."""
    if count and not (options and values):
        raise UsageError("there are no options, or no values of them")
    return hiprtc.hiprtcLinkCreate()


def _texts(address: int, count: int) -> list[bytes]:
    if count <= 0:
        return []
    texts = [text for text in (ctypes.c_char_p * count).from_address(address) if text is not None]
    if len(texts) != count:
        raise UsageError("a text is a null pointer")
    return texts
