"""Launch plan: what launches of a kernel with one configuration share, prepared once."""

from __future__ import annotations

import ctypes
import mmap
from collections.abc import Callable
from typing import Protocol

from ...fatbin.records import NamedTuple, replace
from ...fatbin.schema import align_up
from ...loader.image import LoadedImage
from ...loader.symbols import LoadedKernel
from ..contents import Contents
from ..devices.backend import NO_CLUSTERS, NO_REGISTERS, Again, Backend, DeviceStream, Dispatch, Report, Size
from ..memory.blocks import ALIGNMENT
from ..memory.device import DeviceMemory
from ..memory.storage import Storage
from ..services.grid_sync import SYNC_ARGUMENT, SYNC_SIZE, grid_sync
from ..services.host import PROVIDED, Session
from .abi import PRELOADED_ENTRY, Pointers, preloaded, scratch_size, wave_setup
from .hidden import Hidden
from .kernarg import Packed, Signature, put_hidden
from .launch import Limits
from .packet import PACKET, QUEUE_SIZE, Packet, queue_bytes

KERNARG_STEP = 16
MOST_PLANS, MOST_FRAMES = 64, 64
"""Shapes of a kernel that are remembered, and frames of each that wait for the next launch."""


class Shape(NamedTuple):
    """All of a launch but the kernel and its arguments."""

    grid: Size
    block: Size
    items: Size
    """Work-items in all, along each axis."""
    lds: int
    timeout: float | None
    is_cooperative: bool
    kernarg: int
    """Bytes of arguments, hidden ones included."""
    granule: int = 0
    """See :class:`~.devices.backend.Dispatch`."""
    cluster: Size = NO_CLUSTERS
    drops_past_lds: bool = False


class LaunchDevice(Limits, Protocol):
    """What launches ask of their device."""

    @property
    def memory(self) -> DeviceMemory: ...

    @property
    def contents(self) -> Contents:
        """What is loaded on it, and the services of the host for its kernels."""

    @property
    def backend(self) -> Backend:
        """The engine that carries dispatches out."""


class Launched(NamedTuple):
    """A loaded kernel on its device."""

    image: LoadedImage
    loaded: LoadedKernel
    signature: Signature
    device: LaunchDevice


class Plan:
    """Launches of one kernel with one shape. Each that runs has a frame of its own, and leaves it to the next."""

    def __init__(self, kernel: Launched, shape: Shape) -> None:
        self.kernel, self.shape = kernel, shape
        self._frames: list[Frame | PlainFrame] = []
        self._begun: dict[int, tuple[DeviceStream, Frame | PlainFrame]] = {}
        """The frames of launches that a device's stream has begun, by their numbers."""
        self._number = 0
        hidden = [row.kind for row in kernel.signature.hidden]
        self._wanted = hidden if any(kind in PROVIDED for kind in hidden) else None

    def run(self, packed: Packed, *, counting: bool = False, interpreted: bool = False) -> Report:
        """Carry out one launch."""
        try:
            frame = self._frames.pop()
        except IndexError:
            frame = self._frame()
        if self._wanted is None:
            report = frame.run(packed, None, counting, interpreted)
        else:
            with self.kernel.device.contents.services.session(
                self._wanted, self.kernel.image.code.printf_formats
            ) as session:
                report = frame.run(packed, session, counting, interpreted)
        self._leave(frame)
        return report

    def begin(self, packed: Packed, stream: DeviceStream) -> Callable[[], Report] | None:
        """Have a device's stream begin a launch, which needs nothing of the host: what waits for its end, or None."""
        if self._wanted is not None or packed.pointers or self.shape.is_cooperative:
            return None
        frame = self._free_frame(stream)
        finish = frame.begin(packed, stream)
        if finish is None:
            self._leave(frame)
            return None
        if isinstance(frame, PlainFrame):  # the device has copied all that it needs of it
            self._leave(frame)
            return finish
        number = self._number = self._number + 1
        self._begun[number] = stream, frame

        def ended() -> Report:
            report = finish()
            if (left := self._begun.pop(number, None)) is not None:
                self._leave(left[1])
            return report

        return ended

    def again(self, stream: DeviceStream) -> Again | None:
        """What begins launches in a device's stream as :meth:`begin` does, one thread at a time; None where none is begun."""
        if self._wanted is not None or self.shape.is_cooperative or self.shape.timeout is not None:
            return None
        hidden = [row.offset for row in self.kernel.signature.hidden if row.offset is not None and row.size]
        if hidden and min(hidden) < self.kernel.signature.end:
            return None  # those that callers pass are not in one piece
        return stream.again(self.kernel.image, self._frame)

    def dispatch(self, packed: Packed) -> Dispatch | None:
        """A dispatch of its own with these arguments; None where it has more than arguments."""
        shape, loaded = self.shape, self.kernel.loaded
        if loaded.kernel.descriptor is not None or shape.is_cooperative or shape.timeout is not None:
            return None
        return PlainFrame(self.kernel, shape).filled(packed)

    def _free_frame(self, stream: DeviceStream) -> Frame | PlainFrame:
        """A frame that no launch looks at: launches that have ended need theirs no more, also where none has waited for them."""
        if not self._frames and self._begun and stream.is_done:
            for number in [number for number, (on, _) in list(self._begun.items()) if on is stream]:
                if (left := self._begun.pop(number, None)) is not None:
                    self._leave(left[1])
        try:
            return self._frames.pop()
        except IndexError:
            return self._frame()

    def _leave(self, frame: Frame | PlainFrame) -> None:
        """Leave a frame to the next launch. After an error it is not left: it is unknown what still looks at it."""
        if len(self._frames) < MOST_FRAMES:
            self._frames.append(frame)

    def _frame(self) -> Frame | PlainFrame:
        loaded = self.kernel.loaded
        if loaded.kernel.descriptor is not None:
            return Frame(self.kernel, self.shape)
        return PlainFrame(self.kernel, self.shape)


class PlainFrame:
    """A dispatch of code that takes its arguments and nothing else: that of NVIDIA's GPUs."""

    def __init__(self, kernel: Launched, shape: Shape) -> None:
        self._memory, self._backend = kernel.device.memory, kernel.device.backend
        self._arguments = self.given = memoryview(bytearray(shape.kernarg))
        self.dispatch = Dispatch(
            image=kernel.image, kernel=kernel.loaded.name, entry=0, target=kernel.device.target, setup=NO_REGISTERS,
            groups=shape.grid, group_size=shape.block, items=shape.items, lds=shape.lds, scratch=0,
            is_cooperative=shape.is_cooperative, timeout=shape.timeout, arguments=self._arguments, is_kept=True,
        )  # fmt: skip

    def filled(self, packed: Packed) -> Dispatch:
        """The dispatch, with these arguments."""
        self._arguments[:] = packed.data
        return self.dispatch

    def begin(self, packed: Packed, stream: DeviceStream) -> Callable[[], Report] | None:
        """Have a device's stream begin a launch with these arguments."""
        return stream.begin(self.filled(packed))

    def run(self, packed: Packed, _session: Session | None, counting: bool, interpreted: bool) -> Report:
        """Carry out one launch with these arguments."""
        with self._memory.reach.lend([pointer.piece for pointer in packed.pointers]):
            return self._backend.run(self.filled(packed), counting=counting, interpreted=interpreted)


class Frame:
    """What a dispatch shows its kernel beside memory: arguments, packet, queue, and the state of grid-wide barriers."""

    def __init__(self, kernel: Launched, shape: Shape) -> None:
        self._kernel, self._shape = kernel, shape
        self._memory = kernel.device.memory
        self._backend = kernel.device.backend
        block = self._block = _Block(shape.kernarg, self._memory.storage)
        self._hidden = self._hidden_arguments()
        self.dispatch = self._dispatch()
        descriptor = kernel.loaded.kernel.descriptor
        assert descriptor is not None  # the loader refuses kernels without one
        self._preloaded = preloaded(descriptor)
        block.put(block.queue, queue_bytes(0, 0))
        packet = Packet(
            shape.block, shape.items, self.dispatch.scratch, self.dispatch.lds, kernel.loaded.descriptor, block.kernarg
        )
        self._packet = packet.to_bytes()
        self.given = block.arguments[: kernel.signature.end if kernel.signature.rows else shape.kernarg]
        """The arguments that callers pass."""
        self._fill(Packed(bytearray(shape.kernarg)), None)

    def _hidden_arguments(self) -> list[tuple[int, bytes]]:
        """Those that do not change, as offset and bytes: in one piece where nothing lies between them."""
        shape, kernel = self._shape, self._kernel
        addresses = {"hidden_queue_ptr": self._block.queue}
        if shape.is_cooperative:
            addresses[SYNC_ARGUMENT] = self._block.sync
        packed = Packed(bytearray(shape.kernarg))
        put_hidden(
            kernel.loaded.kernel, packed, Hidden(shape.block, shape.items, shape.lds, addresses=addresses).values()
        )
        spans = [
            (row.offset, row.offset + row.size)
            for row in kernel.signature.hidden
            if row.offset is not None and row.size
        ]
        if spans and min(spans)[0] >= kernel.signature.end:
            return [(min(spans)[0], bytes(packed.data[min(spans)[0] :]))]
        return [(start, bytes(packed.data[start:end])) for start, end in spans]

    def _dispatch(self) -> Dispatch:
        kernel, shape, block = self._kernel, self._shape, self._block
        descriptor = kernel.loaded.kernel.descriptor
        assert descriptor is not None  # the loader refuses kernels without one
        scratch = scratch_size(descriptor)
        pointers = Pointers(
            dispatch_packet=block.packet, queue=block.queue, kernarg=block.kernarg, scratch=scratch,
            arguments=bytes(shape.kernarg),
        )  # fmt: skip
        return Dispatch(
            image=kernel.image,
            kernel=kernel.loaded.name,
            entry=kernel.loaded.entry + (PRELOADED_ENTRY if preloaded(descriptor) else 0),
            target=kernel.device.target,
            setup=wave_setup(descriptor, pointers),
            groups=shape.grid,
            group_size=shape.block,
            items=shape.items,
            lds=(kernel.loaded.kernel.lds or 0) + shape.lds,
            scratch=scratch,
            is_cooperative=shape.is_cooperative,
            timeout=shape.timeout,
            readable=block.readable,
            arguments=block.arguments,
            arguments_at=block.kernarg,
            granule=shape.granule,
            cluster=shape.cluster,
            drops_past_lds=shape.drops_past_lds,
            is_kept=True,
        )

    def begin(self, packed: Packed, stream: DeviceStream) -> Callable[[], Report] | None:
        """Have a device's stream begin a launch with these arguments."""
        self._fill(packed, None)
        return stream.begin(self.dispatch)

    def run(self, packed: Packed, session: Session | None, counting: bool, interpreted: bool) -> Report:
        """Carry out one launch with these arguments."""
        block, dispatch = self._block, self.dispatch
        self._fill(packed, session)
        if session is not None and session.has_work:
            dispatch = replace(dispatch, poll=session.poll, is_kept=False)
        lent = [pointer.piece for pointer in packed.pointers] if packed.pointers else []
        if self._shape.is_cooperative:
            block.put(block.sync, grid_sync(self._shape.grid, self._shape.items))
            lent.append((block.sync, SYNC_SIZE))
        if not lent:
            return self._backend.run(dispatch, counting=counting, interpreted=interpreted)
        with self._memory.reach.lend(lent):
            return self._backend.run(dispatch, counting=counting, interpreted=interpreted)

    def _fill(self, packed: Packed, session: Session | None) -> None:
        block = self._block
        view = block.arguments
        view[:] = packed.data
        for start, data in self._hidden:
            view[start : start + len(data)] = data
        if session is not None:
            for row in self._kernel.signature.hidden:
                if row.kind in session.addresses and row.offset is not None and row.size:
                    view[row.offset : row.offset + row.size] = session.addresses[row.kind].to_bytes(row.size, "little")
        block.put(block.packet, self._packet)
        if self._preloaded:
            first, start, end = self._preloaded
            sgprs = self.dispatch.setup.sgprs
            for number, at in enumerate(range(start, end, 4), first):
                sgprs[number] = int.from_bytes(view[at : at + 4], "little")


class _Block:
    """Kernarg, packet, queue and barrier state of one launch, each after a guard gap, so that an overrun faults.

    They are in memory of the host, which is mapped for the kernels of ``storage``: in pages of its own where these are registered
    with a driver, which copies from no memory of which some pages are.
    """

    def __init__(self, kernarg_size: int, storage: Storage) -> None:
        # Compilers load four words where three are left: arguments are allocated in steps of as much.
        sizes = (align_up(kernarg_size, KERNARG_STEP), PACKET.size, QUEUE_SIZE, SYNC_SIZE)
        room = sum(size + 2 * ALIGNMENT for size in sizes) + ALIGNMENT
        data = bytearray(room) if storage.is_host else mmap.mmap(-1, align_up(room, mmap.PAGESIZE))
        self._base = at = ctypes.addressof(ctypes.c_char.from_buffer(data))
        self._view, self._storage = memoryview(data), storage
        storage.map(self._base, self._view.nbytes)
        places = []
        for size in sizes:
            at = align_up(at + ALIGNMENT, ALIGNMENT)
            places.append(at)
            at += size
        self.kernarg, self.packet, self.queue, self.sync = places
        self.readable = tuple((start, start + size) for start, size in zip(places[:3], sizes[:3], strict=True) if size)
        start = self.kernarg - self._base
        self.arguments = self._view[start : start + kernarg_size]

    def put(self, address: int, data: bytes) -> None:
        start = address - self._base
        self._view[start : start + len(data)] = data

    def __del__(self) -> None:
        self._storage.unmap(self._base, self._view.nbytes)
