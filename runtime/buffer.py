"""Buffers: device memory or pinned memory as a Python object, with numpy and DLPack interfaces."""

from __future__ import annotations

import warnings
from operator import index
from typing import TYPE_CHECKING, Any, Protocol

from ..fatbin.errors import UsageError
from .contents import Contents
from .memory import arrays, dlpack, transfer
from .memory.host import HostAllocation, MemoryKind, host_memory
from .memory.storage import Direction
from .pool import MemoryPool, PoolOwner
from .streams.copying import Copy, Path, policy
from .streams.operation import Fill
from .streams.stream import Stream

if TYPE_CHECKING:
    from numpy.typing import NDArray


class UnsynchronizedAccessWarning(UserWarning):
    """The host looks at memory that a kernel may still be writing to."""


class BufferOwner(PoolOwner, Protocol):
    """What buffers ask of their device."""

    reaches_host: bool

    @property
    def contents(self) -> Contents:
        """Another one after each reset."""

    @property
    def pool(self) -> MemoryPool:
        """The pool of allocations in the order of streams."""


class Buffer:
    """``nbytes`` of memory of a device: ``Device.buffer()`` makes one, ``with`` frees it.

    It is an argument of kernels, and a source or destination of copies. With a ``stream``, the memory comes from a
    pool and belongs to what the stream is given from then on. ``shape`` and ``dtype`` are those of the array that it
    stands for; without them it is a number of bytes, of any type.
    """

    def __init__(
        self,
        device: BufferOwner,
        nbytes: int,
        *,
        stream: Stream | None = None,
        pool: MemoryPool | None = None,
        shape: tuple[int, ...] | None = None,
        dtype: Any = None,
    ) -> None:
        self.device, self.nbytes, self.stream = device, nbytes, stream
        self.shape, self.dtype = (nbytes,) if shape is None else shape, dtype
        self._pool = pool or (device.pool if stream is not None else None)
        self._contents = device.contents
        size = max(nbytes, 1)
        self.address = self._pool.allocate(size, stream) if self._pool is not None else device.allocate(size)

    @property
    def is_free(self) -> bool:
        """Whether :meth:`close` was called."""
        return not self.address

    def copy_from(self, source: Any, *, stream: Stream | None = None) -> Buffer:
        """Copy an array, or another buffer, into it, from its beginning; with ``stream`` in its order.

        Arrays are whatever has the buffer protocol, DLPack or ``__array_interface__``, and lists of numbers.
        """
        if isinstance(source, Buffer):
            copy = Copy(self._at(source.nbytes), index(source), source.nbytes)
        else:
            array = arrays.contents(source, self.dtype)
            self._check_elements(array)
            at, size = int(array.ctypes.data), int(array.nbytes)
            copy = Copy(self._at(size), at, size, Direction.HOST_TO_DEVICE, self._path(at, size, True), array)
        self._submit(copy, stream)
        return self

    def copy_to(self, destination: Any = None, *, stream: Stream | None = None) -> Any:
        """Copy it into an array, by default a new one of its shape and type; with ``stream`` in its order."""
        import numpy as np

        if destination is None:
            destination = np.empty(self.shape, self.dtype or np.uint8)
        array = arrays.shared(destination)
        if array is None or not array.flags.c_contiguous or not array.flags.writeable:
            raise UsageError("the array has gaps or is read-only; pass one that can be copied into as a whole")
        self._check_elements(array)
        at, size = int(array.ctypes.data), int(array.nbytes)
        self._submit(
            Copy(at, self._at(size), size, Direction.DEVICE_TO_HOST, self._path(at, size, False), array), stream
        )
        return destination

    def fill(self, value: Any, *, width: int | None = None, stream: Stream | None = None) -> Buffer:
        """Write a value into each element; into each byte where the buffer has no type, or each ``width`` bytes: 1, 2 or 4."""
        if width is None and self.dtype is not None:
            return self._fill_elements(value, stream)
        width = width or 1
        if width not in (1, 2, 4) or self.nbytes % width:
            raise UsageError(f"a buffer of {self.nbytes} bytes is not filled with values of {width}")
        operation = Fill(self._at(self.nbytes), value, self.nbytes // width, width)
        if stream is None:
            self.device.null_stream.queue.do(operation.command())
        else:
            stream.queue.enqueue(operation)
        return self

    def view(self, dtype: Any = None) -> NDArray[Any]:
        """Its memory as an array, without a copy, when the device is done: device and host share it.

        With ``dtype`` all of it is one row of such elements.
        """
        self._wait()
        self._at(0)
        return self._shown(transfer.view(self.address, self.nbytes), dtype)

    def close(self) -> None:
        """Free it, in the order of its stream where it has one, else when the device is done.

        A stream that is closed does what it was given before the memory is free.
        """
        if self.address and self._contents is self.device.contents:
            if self._pool is not None:
                self._pool.free(self.address, self.stream)
            else:
                self.device.streams.finish()
                self.device.free(self.address)
        self.address = 0

    def _fill_elements(self, value: Any, stream: Stream | None) -> Buffer:
        import numpy as np

        try:
            element = np.array(value, self.dtype)
        except (OverflowError, TypeError, ValueError) as error:
            raise UsageError(f"{value!r} is no {self.dtype}: {error}") from error
        if element.ndim:
            raise UsageError(
                f"a buffer is filled with one number, not with {list(element.shape)}; copy_from takes arrays"
            )
        data = element.tobytes()
        for width in (1, 2, 4):
            pattern = data[:width]
            if data == pattern * (len(data) // width):
                return self.fill(int.from_bytes(pattern, "little"), width=width, stream=stream)
        return self.copy_from(np.full(self.shape, element), stream=stream)

    def _check_elements(self, array: NDArray[Any]) -> None:
        if self.dtype not in (None, array.dtype) and array.dtype != "u1":
            raise UsageError(f"the buffer is of {self.dtype}, the array of {array.dtype}; convert it with astype")

    def _shown(self, array: NDArray[Any], dtype: Any) -> NDArray[Any]:
        if dtype is not None:
            return array.view(dtype)
        return array if self.dtype is None else array.view(self.dtype).reshape(self.shape)

    def _wait(self) -> None:
        self.device.synchronize()

    def _at(self, size: int) -> int:
        if not self.address:
            raise UsageError("the buffer is freed")
        if size > self.nbytes:
            raise UsageError(f"{size} bytes do not fit into a buffer of {self.nbytes}")
        return self.address

    def _path(self, host: int, size: int, to_device: bool) -> Path:
        if host_memory().find(host) is not None:
            return Path.PINNED
        direction = Direction.HOST_TO_DEVICE if to_device else Direction.DEVICE_TO_HOST
        return policy().path(direction, size, reaches_host=self.device.reaches_host)

    def _submit(self, copy: Copy, stream: Stream | None) -> None:
        is_waited_for = copy.path not in (Path.DEVICE, Path.PINNED)
        if stream is None or (is_waited_for and stream.queue.capture is None):
            (stream or self.device.null_stream).queue.do(copy.command())
        else:
            stream.queue.enqueue(copy)

    def __index__(self) -> int:
        return self._at(0)

    def __len__(self) -> int:
        return self.shape[0]

    @property
    def __array_interface__(self) -> dict[str, Any]:
        interface: dict[str, Any] = self.view().__array_interface__
        return interface

    def __dlpack__(self, **options: Any) -> Any:
        return dlpack.write(self.view(), options)

    def __dlpack_device__(self) -> tuple[int, int]:
        return 1, 0  # kDLCPU: the host reads it where it is

    def __buffer__(self, _flags: int) -> memoryview:
        return self.view().data

    def __enter__(self) -> Buffer:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def __repr__(self) -> str:
        what = f"{self.nbytes} bytes" if self.dtype is None else f"{list(self.shape)} {self.dtype}"
        return f"<{type(self).__name__} of {what} at {self.address:#x}, {self.device.target}>"


class PinnedBuffer(Buffer):
    """Page-locked memory of the host: ``Device.pinned_buffer()`` makes one. Kernels and host use it at once.

    Looking at it while a kernel may still write to it warns :class:`UnsynchronizedAccessWarning`.
    """

    def __init__(
        self, device: BufferOwner, nbytes: int, *, shape: tuple[int, ...] | None = None, dtype: Any = None, **about: Any
    ) -> None:
        self.device, self.nbytes, self.stream, self._pool = device, nbytes, None, None
        self.shape, self.dtype = (nbytes,) if shape is None else shape, dtype
        kind = about.pop("kind", MemoryKind.PINNED)
        self.allocation: HostAllocation = host_memory().allocate(max(nbytes, 1), kind, device=device.number, **about)
        self.address = self.allocation.device_address

    def view(self, dtype: Any = None) -> NDArray[Any]:
        """Its memory as an array, without a copy. It does not wait for kernels that write to it: the program does."""
        self._at(0)
        if (used := self.allocation.unseen_use) is not None:
            warnings.warn(
                f"the host looks at {self.nbytes} bytes of pinned memory at {self.allocation.address:#x}, and no thread has "
                f"waited for kernel {used.name} of {used.queue!r}, which may write to them: synchronize the stream first",
                UnsynchronizedAccessWarning, stacklevel=2,
            )  # fmt: skip
        return self._shown(transfer.view(self.allocation.address, self.nbytes), dtype)

    def close(self) -> None:
        """Free the memory when the work of the device is done."""
        # The device may have begun anew, and its pinned memory be gone.
        if self.address and host_memory().find(self.allocation.address) is self.allocation:
            self.device.streams.finish()
            host_memory().remove(self.allocation.address, self.allocation.kind)
        self.address = 0

    def _submit(self, copy: Copy, stream: Stream | None) -> None:
        on_host = Copy(copy.destination, copy.source, copy.size, Direction.HOST_TO_HOST, Path.HOST, copy.keeps)
        super()._submit(on_host, stream)
