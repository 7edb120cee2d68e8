"""Launches on several devices with one call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....fatbin.errors import UsageError
from ....fatbin.records import replace
from ...device import Device
from ...kernels.launch import launch_of
from .. import state
from ..gate import api
from ..structures import hipFunctionLaunchParams, hipLaunchParams
from .kernel_arguments import is_strict
from .launching import asked, start, streams_of_devices
from .modules import hipFunction_t
from .registration import arguments_at
from .statics import registry

hipCooperativeLaunchMultiDeviceNoPreSync, hipCooperativeLaunchMultiDeviceNoPostSync = 1, 2
_ALL_FLAGS = hipCooperativeLaunchMultiDeviceNoPreSync | hipCooperativeLaunchMultiDeviceNoPostSync


@api()
def hipLaunchCooperativeKernelMultiDevice(
    launchParamsList: Sequence[hipLaunchParams] | None, numDevices: int, flags: int = 0
) -> None:
    """Each row has a stream of a device of its own."""
    _start("hipLaunchCooperativeKernelMultiDevice", launchParamsList, numDevices, flags, is_cooperative=True)


@api()
def hipExtLaunchMultiKernelMultiDevice(
    launchParamsList: Sequence[hipLaunchParams] | None, numDevices: int, flags: int = 0
) -> None:
    """Each row has a stream of a device of its own."""
    _start("hipExtLaunchMultiKernelMultiDevice", launchParamsList, numDevices, flags, is_cooperative=False)


@api()
def hipModuleLaunchCooperativeKernelMultiDevice(
    launchParamsList: Sequence[hipFunctionLaunchParams], numDevices: int, flags: int = 0
) -> None:
    """Each row has a stream of a device of its own, and all have the same shape."""
    call = "hipModuleLaunchCooperativeKernelMultiDevice"
    rows = list(launchParamsList or ())[:numDevices]
    if not rows or len(rows) != numDevices or flags not in range(4):
        raise UsageError(f"{numDevices} devices, {len(rows)} rows of parameters, flags {flags}")
    shapes = {(row.grid, row.block, row.sharedMem) for row in rows}
    if len(shapes) > 1:
        raise UsageError("all devices are given the same grid, block and LDS")
    streams_of_devices(call, [row.hStream for row in rows])
    for row in rows:
        launch = replace(asked(row.grid, row.block, row.sharedMem), is_cooperative=True)
        start(call, row.function, launch, row.hStream, row.kernelParams, on_any_device=True)


def _start(call: str, given: Sequence[hipLaunchParams] | None, count: int, flags: int, *, is_cooperative: bool) -> None:
    rows = list(given or ())[: max(count, 0)]
    if not 0 < count <= len(state.devices()) or len(rows) != count or not 0 <= flags <= _ALL_FLAGS:
        raise UsageError(f"{count} devices of {len(state.devices())}, {len(rows)} launches, flags {flags}")
    streams = streams_of_devices(call, [row.stream for row in rows])
    kernels = [_kernel(row.func, state.device_of(stream)) for row, stream in zip(rows, streams, strict=True)]
    if not flags & hipCooperativeLaunchMultiDeviceNoPreSync:
        for stream in streams:
            stream.synchronize()
    for row, kernel in zip(rows, kernels, strict=True):
        launch = launch_of(row.gridDim, row.blockDim, row.sharedMem, is_strict(), is_cooperative=is_cooperative)
        start(call, kernel, launch, row.stream, arguments_at(row.args), on_any_device=True)


def _kernel(what: Any, device: Device) -> hipFunction_t:
    return what if isinstance(what, hipFunction_t) else hipFunction_t(registry().kernel(int(what or 0), device))
