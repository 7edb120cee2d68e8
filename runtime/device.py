"""Device: a GPU that kernels are compiled for, its memory, its streams, and the engine that executes launches."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Sequence
from math import prod
from operator import index
from typing import TYPE_CHECKING, Any

from ..fatbin import notebook
from ..fatbin.errors import UsageError
from ..fatbin.extras import require
from ..fatbin.model import Entry
from ..fatbin.target import TargetID
from ..fatbin.wording import count
from ..loader.select import Selection, device_target
from .buffer import Buffer, PinnedBuffer
from .contents import Contents
from .context import Context
from .device_names import DEFAULT, cuda_number
from .devices import cuda_kind, kind_for
from .devices.backend import Backend, DeviceKind, DeviceStream
from .devices.model import AmdModel
from .graphs import capture
from .memory import arrays
from .memory.cache_model import release_to_system
from .memory.device import DeviceMemory
from .memory.host import host_memory
from .pool import MemoryPool
from .profile import profile
from .properties import properties_of
from .services.output import Write, write_out
from .streams.event import Event
from .streams.stream import Stream
from .streams.stream_set import StreamSet

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Device:
    """A device that behaves like the GPU ``target``, on this machine's processor.

    ``target`` is a processor or a target id such as ``gfx90a:xnack+``, and after an ``@`` what runs its kernels instead, such as
    ``gfx1100@cuda:0``; or ``cuda:0``, a GPU of NVIDIA's as itself. ``capacity`` is how much memory it has.
    ``kind`` is where its memory is and what carries launches out, by default this machine's; ``backend`` is an engine
    instead of the kind's, ``write`` takes what kernels print.
    """

    def __init__(
        self,
        target: str | TargetID = DEFAULT,
        *,
        capacity: int | None = None,
        kind: DeviceKind | None = None,
        backend: Backend | None = None,
        write: Write = write_out,
        number: int = 0,
    ) -> None:
        self.number = number
        named, _, place = str(target).partition("@")
        if (own := cuda_number(named)) is not None:
            kind = kind or cuda_kind(own)
        elif not place:
            require("run", "running kernels")
        self.model = kind.model() if kind and kind.model else AmdModel(device_target(named))
        """The GPU that it behaves like."""
        self.target = self.model.target
        self._kind = kind or (kind_for(self.target, place) if place else kind_for(self.target))
        self.memory = DeviceMemory(capacity, self._kind.storage())
        self.memory.reach.add_host(host_memory(), lambda: self.number)
        self.contents = Contents(self.memory, write)
        self._backend = backend
        self.reaches_host = True
        """Whether it reaches the host's memory; if not, every copy of that goes through a staging buffer."""
        self.streams = StreamSet(capture.begin, self._after_waiting, self._device_stream)
        self.pools: list[MemoryPool] = []
        self.default_pool = MemoryPool(self)
        self.pool = self.default_pool
        """Where allocations in the order of streams come from unless they name another pool."""
        self._of_thread = threading.local()

    @classmethod
    def fitting(cls, entries: Iterable[Entry], **options: Any) -> Device:
        """A device that runs one of ``entries``: the default one if it does, else one for the first that can run."""
        from .fitting import fitting_device

        return cls(fitting_device(entries), **options)

    @property
    def backend(self) -> Backend:
        """The engine that runs the kernels; it is made on first use."""
        if self._backend is None:
            with self.streams.ordering:
                self._backend = self._backend or self._kind.engine(self.target, self.memory)
        return self._backend

    # Streams

    def _device_stream(self) -> DeviceStream | None:
        """A new stream of the GPU's own; None where threads of the host run the kernels."""
        return None if self.memory.storage.is_host else self.backend.stream()

    @property
    def null_stream(self) -> Stream:
        """The stream of work that names none; it is made on first use."""
        if self.streams.null is None:
            with self.streams.ordering:
                if self.streams.null is None:
                    Stream(self, is_null=True)
        assert self.streams.null is not None
        return self.streams.null

    @property
    def thread_stream(self) -> Stream:
        """The stream that stands for the null stream in this thread where a program asks for one each: blocking."""
        stream: Stream | None = getattr(self._of_thread, "stream", None)
        if stream is None or stream.is_destroyed:
            stream = self._of_thread.stream = Stream(self)
        return stream

    def stream(self, *, non_blocking: bool = False, priority: int = 0) -> Stream:
        """A new stream; the null stream waits for it, and it for that, unless it is ``non_blocking``."""
        return Stream(self, non_blocking=non_blocking, priority=priority)

    def synchronize(self) -> None:
        """Wait for everything in all streams. Raises the first error since the last call that reported one."""
        self.streams.synchronize()

    @property
    def is_idle(self) -> bool:
        """Whether all commands of all streams are done."""
        return all(stream.is_idle for stream in self.streams)

    def _after_waiting(self) -> None:
        """A thread has waited for a stream: what kernels wrote is visible, and pools give back what they need not keep."""
        if profile().switches:
            release_to_system()
        for pool in self.pools:
            if pool.blocks.free:
                pool.release()

    def stop(self, thread: int | None = None) -> None:
        """Stop the kernels that run, in one thread or in all; they end with an error."""
        if self._backend is not None:
            self._backend.stop(thread)

    def reset(self) -> None:
        """Begin anew: what is in flight is done, then its streams, modules, memory and pools end."""
        self.streams.finish()
        self.streams.end()
        for module in list(self.contents.modules):
            module.unload()
        for peer in self.memory.reach.peers:
            self.memory.reach.remove_peer(peer)
        self.memory.clear()
        self.memory.storage.renew()
        for pool in self.pools:
            pool.is_destroyed = True
            pool.blocks.clear()
        self.contents = Contents(self.memory, self.contents.services.write)
        self.pools, self._of_thread = [], threading.local()
        self.default_pool = self.pool = MemoryPool(self)

    @property
    def name(self) -> str:
        """The product that it stands for."""
        return self.model.name

    @property
    def properties(self) -> dict[str, object]:
        """Its properties, by the names that HIP's structure has for them."""
        return properties_of(self)

    @property
    def wave_size(self) -> int:
        """The number of lanes that a wave usually has."""
        return self.model.wave_size

    @property
    def has_images(self) -> bool:
        """Whether its kernels can read textures: GPUs that are only for computing have no instructions for it."""
        return self.model.images is not None

    @property
    def lds(self) -> int:
        """The most bytes of LDS that a workgroup may have."""
        return self.model.lds

    def select(self, entries: Iterable[Entry]) -> Selection:
        """The entry that the device takes of ``entries``, and why it does not take the others."""
        return self.model.select(entries)

    def allocate(self, size: int) -> int:
        """The address of ``size`` new bytes; they are zero unless HIPKIT_POISON says otherwise."""
        return self.memory.allocate(size, is_undefined=True)

    def free(self, address: int) -> None:
        """End the allocation at an address."""
        self.memory.free(address)

    def buffer(self, what: Any, *, stream: Stream | None = None, pool: MemoryPool | None = None) -> Buffer:
        """A new buffer: of a number of bytes, or with what is in an array. With ``stream`` it comes from a pool."""
        if isinstance(what, int):
            return Buffer(self, _number_of_bytes(what), stream=stream, pool=pool)
        array = arrays.contents(what)
        made = self.empty(array.shape, array.dtype, stream=stream, pool=pool)
        return made.copy_from(array, stream=stream)

    def empty(
        self,
        shape: int | Sequence[int],
        dtype: Any = "f8",
        *,
        stream: Stream | None = None,
        pool: MemoryPool | None = None,
    ) -> Buffer:
        """A new buffer for an array of a shape and a type, as numpy names them."""
        import numpy as np

        known = np.dtype(dtype)
        if known.hasobject:
            raise UsageError(f"{known} is no type of numbers")
        sizes = (index(shape),) if hasattr(shape, "__index__") else tuple(map(index, shape))
        if min(sizes, default=0) < 0:
            raise UsageError(f"the shape {sizes} has a negative size")
        return Buffer(self, prod(sizes) * known.itemsize, stream=stream, pool=pool, shape=sizes, dtype=known)

    def zeros(self, shape: int | Sequence[int], dtype: Any = "f8", *, stream: Stream | None = None) -> Buffer:
        """A new buffer of zeros."""
        return self.empty(shape, dtype, stream=stream).fill(0, stream=stream)

    def full(
        self, shape: int | Sequence[int], value: Any, dtype: Any = None, *, stream: Stream | None = None
    ) -> Buffer:
        """A new buffer that has ``value`` in each element."""
        import numpy as np

        return self.buffer(np.full(shape, value, dtype), stream=stream)

    def array(self, what: Any, dtype: Any = None, *, stream: Stream | None = None) -> Buffer:
        """A new buffer with a copy of an array or a list of numbers, in another type if one is given."""
        array = arrays.contents(what)
        return self.buffer(array if dtype is None else array.astype(dtype, copy=False), stream=stream)

    def pinned_buffer(self, what: Any, *, coherent: bool = True) -> PinnedBuffer:
        """A new buffer of page-locked memory of the host: of a number of bytes, or with what is in an array."""
        if isinstance(what, int):
            return PinnedBuffer(self, _number_of_bytes(what), is_coherent=coherent)
        array = arrays.contents(what)
        made = PinnedBuffer(self, array.nbytes, shape=array.shape, dtype=array.dtype, is_coherent=coherent)
        made.copy_from(array)
        return made

    def event(self, *, timing: bool = True) -> Event:
        """A new event; one without ``timing`` is not compared with others."""
        return Event(self, timing=timing)

    def new_pool(self, *, threshold: int = 0) -> MemoryPool:
        """A new pool of device memory, which keeps up to ``threshold`` free bytes at a synchronisation."""
        return MemoryPool(self, threshold=threshold)

    def context(self) -> Context:
        """A context of it: while ``with`` it is current, the flat API of this thread uses the device."""
        return Context(self, self.number)

    def upload(self, array: NDArray[Any]) -> int:
        """The address of a new allocation with the contents of ``array``."""
        import numpy as np

        data = np.ascontiguousarray(array)
        address = self.memory.allocate(max(1, data.nbytes))
        self.memory.write(address, data.view(np.uint8).reshape(-1).data if data.nbytes else b"")
        return address

    def download(self, address: int, shape: int | tuple[int, ...], dtype: Any) -> NDArray[Any]:
        """A new array with the contents of the memory at ``address``."""
        import numpy as np

        array = np.empty(shape, dtype)
        array.reshape(-1).view(np.uint8)[:] = np.frombuffer(self.memory.read(address, array.nbytes), np.uint8)
        return array

    def _repr_html_(self) -> str:
        return notebook.facts(repr(self), self.properties.items())

    def __repr__(self) -> str:
        return f"<Device {self.number}: {self.name}, {self.target}>"


class Devices(list[Device]):
    """A list that notebooks show as a table."""

    def _repr_html_(self) -> str:
        rows = ((each.number, each.name, each.target, each.wave_size, each.lds) for each in self)
        return notebook.table(count(len(self), "device"), ("", "name", "target", "wave size", "LDS"), rows)


def _number_of_bytes(size: int) -> int:
    if size < 0:
        raise UsageError(f"{size} is no number of bytes")
    return size
