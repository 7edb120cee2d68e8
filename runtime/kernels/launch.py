"""Launches: checked, their arguments packed, handed to the device's engine, and their results brought back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING

from ...fatbin.codeobject.kernel import DEFAULT_GROUP
from ...fatbin.errors import UsageError
from ..devices.backend import Report, Size
from ..errors import ArgumentError, LaunchError
from .kernarg import Packed
from .plan import MOST_PLANS, Plan, Shape
from .residency import most_resident_groups

if TYPE_CHECKING:
    from ..device import Device
    from .kernel import LaunchableKernel

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

    items: Size = field(init=False, compare=False)
    """Work-items in all, along each axis."""

    def __post_init__(self) -> None:
        (x, y, z), (width, height, depth) = self.grid, self.block
        object.__setattr__(self, "items", self.total or (x * width, y * height, z * depth))

    def check(self, kernel: LaunchableKernel) -> None:
        """Raise :class:`LaunchError` for what the device or the kernel cannot do."""
        if not kernel.module.is_loaded:
            raise UsageError(f"{kernel.demangled}: its module is unloaded")
        if kernel.checked is self:
            return
        for fault in chain(self.configuration_faults(kernel.module.device), self.kernel_faults(kernel)):
            raise LaunchError(f"{kernel.demangled}: {fault}", fault.limit)
        self.check_writes(kernel)
        kernel.checked = self

    def check_writes(self, kernel: LaunchableKernel) -> None:
        """Where it is strict, raise :class:`ArgumentError` for a kernel that writes through what it says it reads."""
        if self.strict and kernel.wrong_write:
            raise ArgumentError(kernel.wrong_write)

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

    def run_packed(
        self, kernel: LaunchableKernel, packed: Packed, *, counting: bool = False, interpreted: bool = False
    ) -> Report:
        """Run it, now and in this thread, with arguments that were packed when it was asked for."""
        launch = replace(self, lds=self.lds + packed.dynamic_lds) if packed.dynamic_lds else self
        launch.check(kernel)
        report = launch.plan(kernel, len(packed.data)).run(packed, counting=counting, interpreted=interpreted)
        if packed.pointers:
            packed.finish()
        return report

    def plan(self, kernel: LaunchableKernel, kernarg: int) -> Plan:
        """What all launches of this shape have in common; ``kernarg`` is how many bytes of arguments there are."""
        recent = kernel.recent
        if recent is not None and recent[0] is self and recent[1] == kernarg:
            return recent[2]
        shape = Shape(self.grid, self.block, self.items, self.lds, self.timeout, self.is_cooperative, kernarg)
        plan = kernel.plans.get(shape)
        if plan is None:
            if len(kernel.plans) >= MOST_PLANS:
                kernel.plans.clear()
            plan = kernel.plans[shape] = Plan(kernel, shape)
        kernel.recent = self, kernarg, plan
        return plan


@lru_cache(maxsize=1024)
def launch_of(
    grid: Size, block: Size, lds: int, strict: bool, timeout: float | None = None, is_cooperative: bool = False
) -> Launch:
    """A launch that has been asked for before is the same object: what was found out about it still holds."""
    return Launch(grid, block, lds, timeout, is_cooperative, strict)


def size_of(value: int | Sequence[int], what: str) -> Size:
    """A grid or block as three numbers; what is left out is 1."""
    if value.__class__ is int:
        return value, 1, 1
    if value.__class__ is tuple and tuple(map(type, value)) == (int, int, int):
        return value
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
