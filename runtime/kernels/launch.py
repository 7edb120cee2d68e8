"""The configuration of a launch (grid, block, LDS), and the checks against the limits of the device."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Protocol

from ...fatbin.codeobject.generations import BY_PROCESSOR
from ...fatbin.codeobject.kernel import DEFAULT_GROUP, Kernel
from ...fatbin.records import dataclass, field
from ...fatbin.target import TargetID
from ..devices.backend import NO_CLUSTERS, Size
from ..devices.residency import most_resident_groups
from ..errors import LaunchError

LARGEST_BLOCK = DEFAULT_GROUP
LARGEST_GRID = 1 << 32
"""Work-items along an axis are fewer."""


class Limits(Protocol):
    """What the rules for launches ask of a device."""

    @property
    def target(self) -> TargetID:
        """The GPU that it is."""

    @property
    def lds(self) -> int:
        """Bytes of LDS that a workgroup may have."""


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
    cluster: Size | None = None
    """Blocks of a cluster along each axis; None where the launch does not say."""
    drops_past_lds: bool = False
    """Whether writes past LDS do nothing, as on hardware, whatever programs may do."""

    items: Size = field(init=False, compare=False)
    """Work-items in all, along each axis."""

    def __post_init__(self) -> None:
        (x, y, z), (width, height, depth) = self.grid, self.block
        object.__setattr__(self, "items", self.total or (x * width, y * height, z * depth))

    def configuration_faults(self, device: Limits) -> Iterator[LaunchError]:
        """The rules that it breaks on a device whatever the kernel is."""
        for rule in CONFIGURATION_RULES:
            if fault := rule(self, device):
                yield LaunchError(fault[1], fault[0])

    def kernel_faults(self, kernel: Kernel, device: Limits) -> Iterator[LaunchError]:
        """The rules that it breaks with a kernel on a device."""
        for rule in KERNEL_RULES:
            if fault := rule(self, kernel, device):
                yield LaunchError(fault[1], fault[0])

    def faults(self, kernel: Kernel, device: Limits) -> Iterator[LaunchError]:
        """All that is wrong with it, in the order in which it is checked."""
        return chain(self.configuration_faults(device), self.kernel_faults(kernel, device))


@lru_cache(maxsize=1024)
def launch_of(
    grid: Size, block: Size, lds: int, strict: bool, timeout: float | None = None, is_cooperative: bool = False,
    cluster: Size | None = None, drops_past_lds: bool = False,
) -> Launch:  # fmt: skip
    """A launch that has been asked for before is the same object: what was found out about it still holds."""
    return Launch(grid, block, lds, timeout, is_cooperative, strict, cluster=cluster, drops_past_lds=drops_past_lds)


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


MOST_ARGUMENTS = 1 << 20
"""Bytes of arguments of a kernel. HIP promises 4 KiB; what a damaged file says is allocated for every launch."""


def _empty_grid(launch: Launch, _device: Limits) -> Fault | None:
    if min(launch.grid) <= 0:
        return "empty grid", f"the grid {_times(launch.grid)} is empty; each of its sizes is at least 1"
    return None


def _empty_block(launch: Launch, _device: Limits) -> Fault | None:
    if min(launch.block) <= 0:
        return "empty block", f"the block {_times(launch.block)} is empty; each of its sizes is at least 1"
    return None


def _grid(launch: Launch, _device: Limits) -> Fault | None:
    if max(launch.items) >= LARGEST_GRID:
        return "grid", f"{_times(launch.items)} work-items: along each axis there are fewer than 2^32"
    return None


def _block_size(launch: Launch, _device: Limits) -> Fault | None:
    count = launch.block[0] * launch.block[1] * launch.block[2]
    if count > LARGEST_BLOCK:
        return "block", f"a block of {_times(launch.block)} has {count} work-items; {LARGEST_BLOCK} is the most"
    return None


def _dynamic_lds(launch: Launch, device: Limits) -> Fault | None:
    if launch.lds < 0:
        return "lds", f"{launch.lds} bytes of LDS; there cannot be fewer than none"
    if launch.lds > device.lds:
        return "lds", f"{launch.lds} bytes of LDS asked for; {device.target} has {device.lds}"
    return None


def _launch_bounds(launch: Launch, kernel: Kernel, _device: Limits) -> Fault | None:
    count, largest = launch.block[0] * launch.block[1] * launch.block[2], kernel.max_workgroup_size
    if largest and count > largest:
        return "launch_bounds", (
            f"a block of {_times(launch.block)} has {count} work-items, and the kernel was compiled for {largest} at most "
            "(__launch_bounds__, --gpu-max-threads-per-block)"
        )
    return None


def _required_block(launch: Launch, kernel: Kernel, _device: Limits) -> Fault | None:
    required = kernel.metadata.get(".reqd_workgroup_size")
    if required and tuple(required) != launch.block and not _is_whole_grid(launch, required):
        return "launch_bounds", f"it was compiled for blocks of {_times(required)}, not {_times(launch.block)}"
    return None


def _is_whole_grid(launch: Launch, required: Sequence[object]) -> bool:
    """Whether the block is smaller than required because the grid is, to whose size HIP cuts a block."""
    sides = zip(launch.block, launch.items, required, strict=False)
    return all(size == need or (size == items and isinstance(need, int) and size < need) for size, items, need in sides)


def _lds(launch: Launch, kernel: Kernel, device: Limits) -> Fault | None:
    static, most = kernel.lds or 0, device.lds
    if static + launch.lds > most:
        return (
            "lds",
            f"{static} bytes of LDS of its own and {launch.lds} asked for; {device.target} has {most}",
        )
    return None


def _arguments(_launch: Launch, kernel: Kernel, _device: Limits) -> Fault | None:
    size = kernel.kernarg_size or 0
    if size > MOST_ARGUMENTS:
        return "arguments", f"{size} bytes of arguments; {MOST_ARGUMENTS} is the most"
    return None


def _scratch(_launch: Launch, kernel: Kernel, device: Limits) -> Fault | None:
    known, descriptor = BY_PROCESSOR.get(device.target.processor), kernel.descriptor
    size, lanes = (descriptor.private_segment_fixed_size, descriptor.wavefront_size) if descriptor else (0, 0)
    if known and size * lanes > known.wave_scratch:
        return (
            "scratch",
            f"{size} bytes of scratch, for {lanes} lanes; a wave of {device.target} has {known.wave_scratch}",
        )
    return None


def _uniform(launch: Launch, kernel: Kernel, _device: Limits) -> Fault | None:
    partial = any(count % size for count, size in zip(launch.items, launch.block, strict=True))
    if partial and kernel.metadata.get(".uniform_work_group_size"):
        return (
            "grid",
            f"{_times(launch.items)} work-items are not blocks of {_times(launch.block)}, which it was compiled for",
        )
    return None


def _cooperative(launch: Launch, kernel: Kernel, device: Limits) -> Fault | None:
    if not launch.is_cooperative:
        return None
    most, count = (
        most_resident_groups(kernel, device.target.processor, launch.block, launch.lds),
        launch.grid[0] * launch.grid[1] * launch.grid[2],
    )
    if most is not None and count > most:
        return "cooperative", (
            f"a cooperative grid of {_times(launch.grid)} has {count} blocks, and {device.target} holds {most} "
            f"of {_times(launch.block)} work-items at once: they could not wait for each other"
        )
    return None


def cluster_of(launch: Launch, kernel: Kernel) -> Size:
    """The blocks of a cluster along each axis: as the launch says, else as the kernel was compiled."""
    return launch.cluster or _compiled_clusters(kernel) or NO_CLUSTERS


def _compiled_clusters(kernel: Kernel) -> Size | None:
    """The clusters that the code of a kernel assumes; None where it finds out, zeros where it assumes that there are none."""
    found = kernel.metadata.get(_CLUSTER_DIMS)
    if not found or not _is_size(found):
        return None
    x, y, z = found if any(found) else NO_CLUSTERS
    return x, y, z


_CLUSTER_DIMS = ".cluster_dims"


def _is_size(value: object) -> bool:
    """Whether metadata has a size there: three numbers."""
    return isinstance(value, list) and len(value) == 3 and all(type(count) is int for count in value)


def _clusters(launch: Launch, kernel: Kernel, device: Limits) -> Fault | None:
    dims, compiled = cluster_of(launch, kernel), _compiled_clusters(kernel)
    known, text = BY_PROCESSOR.get(device.target.processor), f"clusters of {_times(dims)} blocks"
    if (stated := kernel.metadata.get(_CLUSTER_DIMS)) and not _is_size(stated):
        return "cluster", f"its metadata says {_CLUSTER_DIMS} {stated!r}, which is no size of clusters"
    if compiled not in (None, dims):
        return "cluster", f"{text}: it was compiled for clusters of {_times(compiled)}"
    if dims == NO_CLUSTERS:
        return None
    if known is None or known.largest_cluster == 1:
        return "cluster", f"{text}: {device.target} has no clusters"
    if min(dims) <= 0 or dims[0] * dims[1] * dims[2] > known.largest_cluster:
        return "cluster", f"{text}: a cluster has 1 to {known.largest_cluster} blocks"
    return None


def _whole_clusters(launch: Launch, kernel: Kernel, _device: Limits) -> Fault | None:
    dims = cluster_of(launch, kernel)
    if min(dims) > 0 and any(count % size for count, size in zip(launch.grid, dims, strict=True)):
        return "grid of clusters", f"a grid of {_times(launch.grid)} blocks is not whole clusters of {_times(dims)}"
    return None


CONFIGURATION_RULES: tuple[Callable[[Launch, Limits], Fault | None], ...] = (
    _empty_grid,
    _empty_block,
    _grid,
    _block_size,
    _dynamic_lds,
)
KERNEL_RULES: tuple[Callable[[Launch, Kernel, Limits], Fault | None], ...] = (
    _launch_bounds,
    _required_block,
    _uniform,
    _lds,
    _arguments,
    _scratch,
    _cooperative,
    _clusters,
    _whole_clusters,
)
"""What a launch must keep to, in the order it is checked."""


def _times(sizes: Sequence[int]) -> str:
    return " x ".join(str(size) for size in sizes)
