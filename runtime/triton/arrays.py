"""What kernels of Triton may be given for a pointer: tensors, numpy's arrays, and memory that is allocated here.

The memory that a kernel may use is all of what an array is a part of, as on a GPU: the storage of a tensor, and the array
that owns the memory of a view.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from ...fatbin.records import NamedTuple
from ...fatbin.schema import align_up

_WORD = 4


class HostArray(np.ndarray[Any, Any]):
    """An array of numpy with the methods that Triton asks of an argument which is a pointer."""

    def data_ptr(self) -> int:
        """The address of its first element."""
        return int(self.ctypes.data)

    def ptr_range(self) -> int:
        """How many bytes a kernel may use from there; Triton uses 32-bit offsets below 2 GiB."""
        start, size = span_of(self)
        return start + size - self.data_ptr()


class Span(NamedTuple):
    """Memory by address and size."""

    address: int
    size: int


class Lent(NamedTuple):
    """Memory of the host that a kernel may use while it runs; it is used in place."""

    piece: Span

    def finish(self) -> None:
        """Return at once: the results are where they belong."""


def allocate(size: int, alignment: int) -> HostArray:
    """Memory of zeros at a multiple of ``alignment``."""
    room = np.zeros(size + alignment, "u1").view(HostArray)
    start = align_up(room.data_ptr(), alignment) - room.data_ptr()
    return room[start : start + size].view(HostArray)


def span_of(value: Any) -> Span:
    """All the memory that an argument with ``data_ptr`` is a part of."""
    if hasattr(value, "untyped_storage"):
        storage = value.untyped_storage()
        return Span(storage.data_ptr(), storage.nbytes())
    base = getattr(value, "base", None)  # of Triton's own wrapper too, which gives a tensor another type
    if isinstance(base, np.ndarray) or hasattr(base, "data_ptr"):
        return span_of(base)
    return _bounds(value) if isinstance(value, np.ndarray) else Span(value.data_ptr(), 0)


def whole_words(span: Span) -> Span:
    """The words that a span is in: atomic operations on halves are carried out on words, and memory comes in those."""
    start = span.address // _WORD * _WORD
    return Span(start, align_up(span.address + span.size, _WORD) - start)


def _bounds(array: np.ndarray[Any, Any]) -> Span:
    """The memory that its elements are in."""
    if not array.size:
        return Span(int(array.ctypes.data), 0)
    reach = [(count - 1) * step for count, step in zip(array.shape, array.strides, strict=True)]
    low, high = sum(step for step in reach if step < 0), sum(step for step in reach if step > 0)
    return Span(int(array.ctypes.data) + low, high - low + array.itemsize)


def accept_arrays() -> None:
    """Have Triton's kernels take arrays of numpy wherever they take tensors, once and for all."""
    from triton.runtime.jit import JITFunction

    run = JITFunction.run
    if getattr(run, "takes_arrays", False):
        return

    @functools.wraps(run)
    def with_arrays(self: Any, *args: Any, **options: Any) -> Any:
        return run(self, *map(_pointer, args), **{name: _pointer(value) for name, value in options.items()})

    with_arrays.takes_arrays = True  # type: ignore[attr-defined]
    JITFunction.run = with_arrays


def _pointer(value: Any) -> Any:
    if isinstance(value, tuple):
        parts = [_pointer(part) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    return value.view(HostArray) if type(value) is np.ndarray and value.ndim else value
