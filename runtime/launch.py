"""Launches: checked, their arguments packed, handed to the device's engine, and their results brought back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING, Any

from ..fatbin.codeobject.kernel import DEFAULT_GROUP
from ..fatbin.errors import UsageError
from ..fatbin.schema import align_up
from .abi import Pointers, scratch_size, wave_setup
from .devices.backend import Dispatch, Report, Size
from .errors import LaunchError
from .hidden import Hidden
from .kernarg import Packed, pack, put_hidden
from .memory import ALIGNMENT
from .packet import PACKET, QUEUE_SIZE, Packet, queue_bytes
from .residency import most_resident_groups
from .services.grid_sync import SYNC_ARGUMENT, SYNC_SIZE, grid_sync
from .services.host import Session

if TYPE_CHECKING:
    from .device import Device
    from .kernel import LaunchableKernel

KERNARG_STEP = 16
LARGEST_BLOCK = DEFAULT_GROUP
LARGEST_GRID = 1 << 32
"""Work-items along an axis are fewer."""


@dataclass(frozen=True, slots=True)
class Launch:
    """How a kernel is to be launched; ``grid`` is in blocks."""

    grid: Size
    block: Size
    lds: int = 0
    timeout: float | None = None
    is_cooperative: bool = False
    strict: bool = True
    total: Size | None = None
    """Work-items in all, where the last block of an axis is not full."""

    @property
    def items(self) -> Size:
        """Work-items in all, along each axis."""
        if self.total is not None:
            return self.total
        x, y, z = (blocks * size for blocks, size in zip(self.grid, self.block, strict=True))
        return x, y, z

    def check(self, kernel: LaunchableKernel) -> None:
        """Raise :class:`LaunchError` for what the device or the kernel cannot do."""
        if not kernel.module.is_loaded:
            raise UsageError(f"{kernel.demangled}: its module is unloaded")
        for fault in chain(self.configuration_faults(kernel.module.device), self.kernel_faults(kernel)):
            raise LaunchError(f"{kernel.demangled}: {fault}", fault.limit)

    def configuration_faults(self, device: Device) -> Iterator[LaunchError]:
        """What no kernel can be launched with on a device."""
        for rule in CONFIGURATION_RULES:
            if fault := rule(self, device):
                yield LaunchError(fault[1], fault[0])

    def kernel_faults(self, kernel: LaunchableKernel) -> Iterator[LaunchError]:
        """What this kernel cannot be launched with."""
        for rule in KERNEL_RULES:
            if fault := rule(self, kernel):
                yield LaunchError(fault[1], fault[0])

    def run(
        self, kernel: LaunchableKernel, args: Sequence[Any], *, counting: bool = False, interpreted: bool = False
    ) -> Report:
        """Check it, run it, and bring the results back."""
        self.check(kernel)
        packed = pack(kernel.info, args, kernel.module.device.memory, strict=self.strict)
        return self.run_packed(kernel, packed, counting=counting, interpreted=interpreted)

    def run_packed(
        self, kernel: LaunchableKernel, packed: Packed, *, counting: bool = False, interpreted: bool = False
    ) -> Report:
        """Run it with arguments that are packed."""
        launch = self
        if packed.dynamic_lds:
            launch = replace(self, lds=self.lds + packed.dynamic_lds)
        launch.check(kernel)
        device = kernel.module.device
        hidden = [row.kind for row in kernel.info.arguments if row.is_hidden]
        with (
            device.services.session(hidden, kernel.image.code.printf_formats) as session,
            launch.dispatched(kernel, packed, session) as dispatch,
        ):
            report = device.backend.run(dispatch, counting=counting, interpreted=interpreted)
        packed.finish()
        return report

    @contextmanager
    def dispatched(self, kernel: LaunchableKernel, packed: Packed, session: Session) -> Iterator[Dispatch]:
        """The dispatch, whose memory is there while the block runs."""
        device, info = kernel.module.device, kernel.info
        descriptor = info.descriptor
        assert descriptor is not None  # the loader refuses kernels without one
        lds, scratch = (info.lds or 0) + self.lds, scratch_size(descriptor)
        block = _Block(len(packed.data))
        addresses = {"hidden_queue_ptr": block.queue, **session.addresses}
        lent = [pointer.piece for pointer in packed.pointers]
        if self.is_cooperative:
            block.put(block.sync, grid_sync(self.grid, self.items))
            addresses[SYNC_ARGUMENT] = block.sync
            lent.append((block.sync, SYNC_SIZE))
        hidden = Hidden(self.block, self.items, self.lds, addresses=addresses)
        put_hidden(info, packed, hidden.values())
        packet = Packet(self.block, self.items, scratch, lds, kernel.loaded.descriptor, block.kernarg)
        block.put(block.kernarg, packed.data)
        block.put(block.packet, packet.to_bytes())
        block.put(block.queue, queue_bytes(0, 0))
        pointers = Pointers(
            dispatch_packet=block.packet, queue=block.queue, kernarg=block.kernarg, scratch=scratch,
            arguments=bytes(packed.data),
        )  # fmt: skip
        with device.memory.lend(lent):
            yield Dispatch(
                image=kernel.image,
                kernel=kernel.name,
                entry=kernel.loaded.entry,
                target=device.target,
                setup=wave_setup(descriptor, pointers),
                groups=self.grid,
                group_size=self.block,
                items=self.items,
                lds=lds,
                scratch=scratch,
                is_cooperative=self.is_cooperative,
                timeout=self.timeout,
                readable=block.readable,
                poll=session.poll if session.has_work else None,
            )


class _Block:
    """What a dispatch shows its kernel beside memory: arguments, packet, queue, and the state of grid-wide barriers."""

    def __init__(self, kernarg_size: int) -> None:
        import numpy as np

        # Compilers load four words where three are left: arguments are allocated in steps of as much.
        sizes = (align_up(kernarg_size, KERNARG_STEP), PACKET.size, QUEUE_SIZE, SYNC_SIZE)
        # Each behind a gap, like allocations.
        self._data = np.zeros(sum(size + 2 * ALIGNMENT for size in sizes) + ALIGNMENT, np.uint8)
        self._base = at = int(self._data.ctypes.data)
        places = []
        for size in sizes:
            at = -(-(at + ALIGNMENT) // ALIGNMENT) * ALIGNMENT
            places.append(at)
            at += size
        self.kernarg, self.packet, self.queue, self.sync = places
        self.readable = tuple((start, start + size) for start, size in zip(places[:3], sizes[:3], strict=True) if size)

    def put(self, address: int, data: bytes | bytearray) -> None:
        """Write to it."""
        import numpy as np

        start = address - self._base
        self._data[start : start + len(data)] = np.frombuffer(data, np.uint8) if data else ()


def size_of(value: int | Sequence[int], what: str) -> Size:
    """A grid or block as three numbers; what is left out is 1."""
    numbers = tuple(value) if isinstance(value, Sequence) else (value,)
    if not 1 <= len(numbers) <= 3:
        raise LaunchError(f"a {what} has one to three sizes, not {len(numbers)}", what)
    try:
        x, y, z = (int(number.__index__()) for number in (*numbers, 1, 1)[:3])
    except AttributeError as error:
        raise LaunchError(f"the sizes of a {what} are whole numbers, not {numbers}", what) from error
    return x, y, z


Fault = tuple[str, str]
"""Which limit is broken, and how."""


def _empty_grid(launch: Launch, _device: Device) -> Fault | None:
    if min(launch.grid) <= 0:
        return "empty grid", f"the grid {_times(launch.grid)} is empty; each of its sizes is at least 1"
    return None


def _empty_block(launch: Launch, _device: Device) -> Fault | None:
    if min(launch.block) <= 0:
        return "empty block", f"the block {_times(launch.block)} is empty; each of its sizes is at least 1"
    return None


def _grid(launch: Launch, _device: Device) -> Fault | None:
    if max(launch.items) >= LARGEST_GRID:
        return "grid", f"{_times(launch.items)} work-items: along each axis there are fewer than 2^32"
    return None


def _block_size(launch: Launch, _device: Device) -> Fault | None:
    count = launch.block[0] * launch.block[1] * launch.block[2]
    if count > LARGEST_BLOCK:
        return "block", f"a block of {_times(launch.block)} has {count} work-items; {LARGEST_BLOCK} is the most"
    return None


def _dynamic_lds(launch: Launch, device: Device) -> Fault | None:
    if launch.lds < 0:
        return "lds", f"{launch.lds} bytes of LDS; there cannot be fewer than none"
    if launch.lds > device.lds:
        return "lds", f"{launch.lds} bytes of LDS asked for; {device.target} has {device.lds}"
    return None


def _launch_bounds(launch: Launch, kernel: LaunchableKernel) -> Fault | None:
    count, largest = launch.block[0] * launch.block[1] * launch.block[2], kernel.info.max_workgroup_size
    if largest and count > largest:
        return "launch_bounds", (
            f"a block of {_times(launch.block)} has {count} work-items, and the kernel was compiled for {largest} at most "
            "(__launch_bounds__, --gpu-max-threads-per-block)"
        )
    return None


def _required_block(launch: Launch, kernel: LaunchableKernel) -> Fault | None:
    required = kernel.info.metadata.get(".reqd_workgroup_size")
    if required and tuple(required) != launch.block:
        return "launch_bounds", f"it was compiled for blocks of {_times(required)}, not {_times(launch.block)}"
    return None


def _lds(launch: Launch, kernel: LaunchableKernel) -> Fault | None:
    static, most = kernel.info.lds or 0, kernel.module.device.lds
    if static + launch.lds > most:
        return (
            "lds",
            f"{static} bytes of LDS of its own and {launch.lds} asked for; {kernel.module.device.target} has {most}",
        )
    return None


def _uniform(launch: Launch, kernel: LaunchableKernel) -> Fault | None:
    partial = any(count % size for count, size in zip(launch.items, launch.block, strict=True))
    if partial and kernel.info.metadata.get(".uniform_work_group_size"):
        return (
            "grid",
            f"{_times(launch.items)} work-items are not blocks of {_times(launch.block)}, which it was compiled for",
        )
    return None


def _cooperative(launch: Launch, kernel: LaunchableKernel) -> Fault | None:
    if not launch.is_cooperative:
        return None
    most, count = (
        most_resident_groups(kernel, launch.block, launch.lds),
        launch.grid[0] * launch.grid[1] * launch.grid[2],
    )
    if most is not None and count > most:
        return "cooperative", (
            f"a cooperative grid of {_times(launch.grid)} has {count} blocks, and {kernel.module.device.target} holds {most} "
            f"of {_times(launch.block)} work-items at once: they could not wait for each other"
        )
    return None


CONFIGURATION_RULES: tuple[Callable[[Launch, Device], Fault | None], ...] = (
    _empty_grid,
    _empty_block,
    _grid,
    _block_size,
    _dynamic_lds,
)
KERNEL_RULES: tuple[Callable[[Launch, LaunchableKernel], Fault | None], ...] = (
    _launch_bounds,
    _required_block,
    _uniform,
    _lds,
    _cooperative,
)
"""What a launch must keep to, in the order it is checked."""


def _times(sizes: Sequence[int]) -> str:
    return " x ".join(str(size) for size in sizes)
