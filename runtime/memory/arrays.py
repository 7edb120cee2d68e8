"""Converts arrays of other libraries (DLPack, buffer protocol) to numpy arrays without a copy."""

from __future__ import annotations

import array
import ctypes
from typing import TYPE_CHECKING, Any

from ...fatbin.errors import UsageError

if TYPE_CHECKING:
    from numpy.typing import NDArray

_INTERFACE = "__array_interface__"
_CPU = 1
"""kDLCPU, the kind of device whose memory the host reads."""
_BYTES = (bytes, bytearray, memoryview, array.array, ctypes.Array)
"""Types of Python's own that have the buffer protocol; Python 3.12 can ask any object."""
_VALUE: Any = ctypes.c_int.__mro__[-2]
"""The base of the types of ctypes: numbers and structures have the buffer protocol, and are values."""


def shared(value: Any) -> NDArray[Any] | None:
    """The memory of ``value`` as an array; None for what is no array.

    Understood are numpy's arrays and whatever has ``__array_interface__``, the buffer protocol or DLPack.
    """
    kind = type(value)
    if hasattr(kind, _INTERFACE) or _INTERFACE in getattr(value, "__dict__", ()):
        return _from_numpy(value)
    if isinstance(value, _BYTES) or (hasattr(kind, "__buffer__") and not isinstance(value, _VALUE)):
        return _from_buffer(value)
    return _from_dlpack(value) if hasattr(kind, "__dlpack__") else None


def contents(value: Any, dtype: Any = None) -> NDArray[Any]:
    """Any value as an array without gaps, copied where that is needed; lists of numbers become one of ``dtype``."""
    import numpy as np

    found = shared(value)
    try:
        made = np.asarray(value, dtype, order="C") if found is None else np.asarray(found, order="C")
    except (TypeError, ValueError) as error:
        raise UsageError(f"{type(value).__name__} is no array of numbers: {error}") from error
    if made.dtype.hasobject or made.dtype.kind in "US":
        raise UsageError(f"{type(value).__name__} is no array of numbers; pass one, or a list of numbers")
    return made


def _from_numpy(value: Any) -> NDArray[Any] | None:
    import numpy as np

    return None if isinstance(value, np.generic) else np.asarray(value)


def _from_buffer(value: Any) -> NDArray[Any]:
    import numpy as np

    try:
        return np.asarray(memoryview(value))
    except (BufferError, ValueError, TypeError) as error:
        if hasattr(value, "__dlpack__"):  # such as jax's arrays, which have no buffer where a GPU has them
            return _from_dlpack(value)
        raise UsageError(f"{type(value).__name__}: numpy cannot read its elements: {error}") from error


def _from_dlpack(value: Any) -> NDArray[Any]:
    import numpy as np

    try:
        device, _ = value.__dlpack_device__()
    except (BufferError, TypeError, ValueError) as error:  # such as torch's device "meta", which has no memory
        raise UsageError(f"{type(value).__name__}: {error}") from error
    if device != _CPU:
        raise UsageError(f"{type(value).__name__} is not in the host's memory; move it to the CPU first")
    try:
        found = np.from_dlpack(value)
        # Before version 2.1 numpy takes all of DLPack's for read-only, though they may be written to.
        if not found.flags.writeable and hasattr(value, "numpy"):
            found = np.asarray(value.numpy())
    except (BufferError, RuntimeError, TypeError, ValueError) as error:
        if (unknown := _of_other_type(value)) is not None:
            return unknown
        raise UsageError(f"{type(value).__name__}: {str(error).strip()}") from error
    return found


def _of_other_type(value: Any) -> NDArray[Any] | None:
    """The array of a value whose type numpy lacks; None where that is not why numpy refuses it."""
    from . import dlpack

    try:
        return dlpack.read(value)
    except (BufferError, RuntimeError, TypeError, ValueError):
        return None
