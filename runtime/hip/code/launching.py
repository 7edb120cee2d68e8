"""Launching kernels of modules."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from math import prod
from operator import gt
from types import MappingProxyType
from typing import Any

from ....fatbin.errors import FormatError, HipkitError, UsageError
from ....fatbin.records import replace
from ...errors import KernelError, LaunchError
from ...kernels.kernel import KernelDevice, KernelLaunch, LaunchableKernel
from ...kernels.launch import LARGEST_BLOCK, Launch, launch_of
from ...profile import Rule, profile
from ...properties import MOST_BLOCKS
from ...streams.stream import Stream
from .. import state
from ..errors import HipError, hipError_t
from ..events import hipEvent_t, known_event
from ..gate import DONE, api, enter, failed, failures, observers, of_kernels
from ..state import StreamLike, hipStream_t
from .entry_points import entry_point
from .kernel_arguments import is_strict, packed
from .modules import hipFunction_t

hipExtAnyOrderLaunch = 1


class ApiLaunch(KernelLaunch):
    """A launch whose failure is heard of later, by a call that has another subject: it says which kernel failed."""

    symbol: int | None = None
    """The address of the host that stood for the kernel."""
    attributes: Mapping[int, bytes] = MappingProxyType({})
    """What a node of a graph was given, by the number of each attribute."""

    def run(self) -> object:
        """Launch it, and wait for its end."""
        try:
            return KernelLaunch.run(self)
        except HipkitError as error:
            if (failure := self.failure(error)) is error:
                raise
            raise failure from error

    def failure(self, error: HipkitError) -> HipkitError:
        """The error with the kernel's name."""
        if isinstance(error, (FormatError, UsageError)):
            # The arguments are checked: what is wrong now is what the kernel did, or an instruction that is refused.
            return KernelError(f"{self.kernel.demangled}: {error}")
        of_kernels.add(error)
        if (name := self.kernel.demangled) not in str(error):
            error.args = (f"{name}: {error}", *error.args[1:])
        return error


@enter
def hipModuleLaunchKernel(
    f: hipFunction_t | None,
    gridDimX: int,
    gridDimY: int,
    gridDimZ: int,
    blockDimX: int,
    blockDimY: int,
    blockDimZ: int,
    sharedMemBytes: int = 0,
    stream: StreamLike = None,
    kernelParams: Any = None,
    extra: Any = None,
) -> tuple[hipError_t]:
    """Have a stream launch a kernel.

    ``kernelParams`` has a value for each argument: numbers, values of ctypes or numpy types, addresses of the device,
    pointers of ctypes to values, or as in C an array of addresses of the values. ``extra`` has packed arguments:
    ``[HIP_LAUNCH_PARAM_BUFFER_POINTER, buffer, HIP_LAUNCH_PARAM_BUFFER_SIZE, size, HIP_LAUNCH_PARAM_END]``, or is a
    tuple of values as ``kernelParams`` takes them.
    """
    # What the decorator does takes a fifth of the time of a launch that comes again, and mostly there is nothing to report.
    if (
        stream.__class__ is hipStream_t
        and f.__class__ is hipFunction_t
        and extra is None
        and not (observers or failures)
    ):
        key = gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, stream.stream
        try:
            if launched_again(f.kernel, key, kernelParams):
                return DONE
        except HipkitError as error:
            return failed("hipModuleLaunchKernel", error)
    size = gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes
    return _launch(f, size, stream, kernelParams, extra)


@api(rest_of="hipModuleLaunchKernel")
def _launch(f: hipFunction_t | None, size: tuple[int, ...], stream: StreamLike, params: Any, extra: Any) -> None:
    on = known_stream(stream)
    key = None if on is None else (*size, on)
    if extra is None and isinstance(f, hipFunction_t) and launched_again(f.kernel, key, params):
        return
    grid, block, shared = size[:3], size[3:6], size[6]
    if profile()[Rule.BLOCKS_ALONG_AN_AXIS_ARE_LIMITED] and any(map(gt, grid, MOST_BLOCKS)):
        raise UsageError(f"a grid of {grid}; a device takes {MOST_BLOCKS} blocks at most")
    start("hipModuleLaunchKernel", f, asked(grid, block, shared), stream, params, extra, key=key)


@api()
def hipModuleLaunchCooperativeKernel(
    f: hipFunction_t | None,
    gridDimX: int,
    gridDimY: int,
    gridDimZ: int,
    blockDimX: int,
    blockDimY: int,
    blockDimZ: int,
    sharedMemBytes: int = 0,
    stream: StreamLike = None,
    kernelParams: Any = None,
) -> None:
    """The grid must fit on the device as a whole, since its blocks wait for each other."""
    launch = asked((gridDimX, gridDimY, gridDimZ), (blockDimX, blockDimY, blockDimZ), sharedMemBytes)
    start("hipModuleLaunchCooperativeKernel", f, replace(launch, is_cooperative=True), stream, _given(f, kernelParams))


@api()
def hipExtModuleLaunchKernel(
    f: hipFunction_t | None,
    globalWorkSizeX: int,
    globalWorkSizeY: int,
    globalWorkSizeZ: int,
    localWorkSizeX: int,
    localWorkSizeY: int,
    localWorkSizeZ: int,
    sharedMemBytes: int = 0,
    hStream: StreamLike = None,
    kernelParams: Any = None,
    extra: Any = None,
    startEvent: hipEvent_t | None = None,
    stopEvent: hipEvent_t | None = None,
    flags: int = 0,
) -> None:
    """The grid is counted in work-items; ``stopEvent`` happens with the kernel, not after a marker of its own."""
    items = (globalWorkSizeX, globalWorkSizeY, globalWorkSizeZ)
    block = (localWorkSizeX, localWorkSizeY, localWorkSizeZ)
    if flags not in (0, hipExtAnyOrderLaunch):
        raise UsageError(f"flags {flags:#x}; there is hipExtAnyOrderLaunch")
    # A block larger than the grid is as large as the grid; one that is too large for a device stays so.
    if prod(block) <= LARGEST_BLOCK:
        x, y, z = (min(size, count) if count > 0 else size for size, count in zip(block, items, strict=True))
        block = x, y, z
    blocks = tuple(-(-count // max(size, 1)) for count, size in zip(items, block, strict=True))
    launch = asked(blocks, block, sharedMemBytes)
    if items != launch.items and min(block) > 0:
        launch = replace(launch, total=items)
    start("hipExtModuleLaunchKernel", f, launch, hStream, kernelParams, extra, events=(startEvent, stopEvent))


def start(
    call: str,
    function: hipFunction_t | None,
    launch: Launch,
    stream: StreamLike,
    kernel_params: Any,
    extra: Any = None,
    *,
    events: tuple[hipEvent_t | None, hipEvent_t | None] = (None, None),
    on_any_device: bool = False,
    key: Hashable = None,
) -> None:
    """What all calls that launch have in common, in the order in which HIP looks at things."""
    on = _stream(call, stream)
    device = state.device()
    if on.device is not device:
        device = state.device_of(on)
        if not on_any_device:
            _refuse(call, list(launch.configuration_faults(device)))
            raise HipError(
                hipError_t.hipErrorInvalidHandle,
                f"{on!r} is of device {device.number}, and the thread uses {state.current()}",
            )
    operation = operation_of(call, function, launch, device, kernel_params, extra)
    before, after = events
    if before is not None:
        known_event(before, entry_point(call).event).event.record(on)
    command = on.queue.enqueue(operation)
    if key is not None:
        operation.kernel.launches.note(key, operation, on.queue)
    if after is not None:
        event = known_event(after, entry_point(call).event).event
        if command is None:
            event.record(on)
        else:
            event.marker.bind(command)


def known_stream(handle: StreamLike) -> Stream | None:
    """The stream of the usual handles; others may be wrong."""
    if handle is None:
        return state.stream_of(None)
    return handle.stream if handle.__class__ is hipStream_t else None


def launched_again(kernel: LaunchableKernel, key: Hashable, params: Any) -> bool:
    """Launch a kernel as it was launched before; False where it was not, or that is no longer possible."""
    again = kernel.launches.known.get(key)
    if again is None or again.profile is not profile() or not state.is_current(kernel.device):
        return False
    given = (again.nothing if params is None else None) or packed(kernel, params, None, strict=again.is_strict)
    if not again.add(given):
        again.launch(given)
    return True


def operation_of(
    call: str,
    function: hipFunction_t | None,
    launch: Launch,
    device: KernelDevice,
    kernel_params: Any,
    extra: Any = None,
) -> ApiLaunch:
    """A launch on a device, checked and with its arguments packed; ``call`` is whose codes it is refused with."""
    # The very same launch was found to be possible before.
    is_checked = isinstance(function, hipFunction_t) and function.kernel.possible_launch is launch
    if not is_checked:
        _refuse(call, list(launch.configuration_faults(device)))
    kernel = _kernel(function, device)
    arguments = packed(kernel, kernel_params, extra, strict=launch.strict)
    if not is_checked:
        _refuse(call, list(launch.kernel_faults(kernel.info, device)))
        kernel.accept(launch)
    return ApiLaunch(kernel, launch, arguments)


def _stream(call: str, handle: StreamLike) -> Stream:
    """The stream that a call launches in; its code for a bad handle is looked up only where the handle may be one."""
    if isinstance(handle, hipStream_t) and not handle.stream.queue.is_ended:
        return handle.stream
    if handle is None:
        return state.stream_of(None)
    return state.stream_of(handle, entry_point(call).stream)


def _refuse(call: str, faults: list[LaunchError]) -> None:
    if faults:
        code, first = entry_point(call).first(faults)
        raise HipError(code, str(first)) from first


def asked(grid: Any, block: Any, shared: int) -> Launch:
    """A launch of a size, as strict as the thread's calls are."""
    return launch_of(grid, block, shared, is_strict())


def _given(function: hipFunction_t | None, params: Any) -> Any:
    """No parameters are none, where the kernel takes none."""
    takes_none = isinstance(function, hipFunction_t) and not function.kernel.arguments
    return () if params is None and takes_none else params


def streams_of_devices(call: str, handles: list[StreamLike]) -> list[Stream]:
    """The streams of a launch on several devices, each of another one; the null stream cannot say of which it is."""
    found = []
    for handle in handles:
        if handle in (None, 0):
            raise HipError(hipError_t.hipErrorInvalidHandle, "the null stream cannot say for which device it is")
        found.append(state.stream_of(handle, entry_point(call).stream))
    if len({id(stream.device) for stream in found}) < len(found):
        raise HipError(hipError_t.hipErrorInvalidDevice, "two of the streams are of the same device")
    return found


def _kernel(function: hipFunction_t | None, device: KernelDevice) -> LaunchableKernel:
    if function is None:
        raise HipError(hipError_t.hipErrorInvalidHandle, "there is no function")
    if not isinstance(function, hipFunction_t):
        raise HipError(hipError_t.hipErrorInvalidHandle, f"{function!r} is no function")
    kernel = function.kernel
    if not kernel.module.is_loaded:
        raise HipError(hipError_t.hipErrorInvalidHandle, f"the module of {kernel.demangled} is unloaded")
    if kernel.device is not device:
        raise HipError(
            hipError_t.hipErrorInvalidHandle,
            f"{kernel.demangled} is loaded on {kernel.device!r}, and the launch is for {device!r}",
        )
    return kernel
