"""Launches that a structure of C describes."""

from __future__ import annotations

from typing import Any

from ....fatbin.errors import UsageError
from ....fatbin.records import replace
from ...kernels.launch import Launch
from ..gate import api
from ..structures import HIP_LAUNCH_CONFIG, hipLaunchAttribute, hipLaunchConfig_t
from .launching import asked, start
from .modules import function_of, hipFunction_t

hipLaunchAttributeIgnore, hipLaunchAttributeAccessPolicyWindow = 0, 1
hipLaunchAttributeCooperative, hipLaunchAttributePriority = 2, 8
hipLaunchAttributeClusterDimension = 4
_KNOWN_ATTRIBUTES = (
    hipLaunchAttributeIgnore, hipLaunchAttributeCooperative, hipLaunchAttributePriority, hipLaunchAttributeClusterDimension,
)  # fmt: skip


@api()
def hipDrvLaunchKernelEx(
    config: HIP_LAUNCH_CONFIG | None, f: hipFunction_t | None, params: Any = None, extra: Any = None
) -> None:
    """Of the attributes of a launch the cooperative one and that of clusters change it; unknown ones are refused."""
    if not isinstance(config, HIP_LAUNCH_CONFIG):
        raise UsageError("it takes a HIP_LAUNCH_CONFIG")
    launch = asked(
        (config.gridDimX, config.gridDimY, config.gridDimZ), (config.blockDimX, config.blockDimY, config.blockDimZ),
        config.sharedMemBytes,
    )  # fmt: skip
    launch = with_attributes(launch, config.attrs, config.numAttrs)
    start("hipDrvLaunchKernelEx", f, launch, config.stream, params, extra)


@api()
def hipLaunchKernelExC(config: hipLaunchConfig_t | None, fPtr: Any, args: Any = None) -> None:
    """``fPtr`` is an address of the host, or a function of a module."""
    if not isinstance(config, hipLaunchConfig_t):
        raise UsageError("it takes a hipLaunchConfig_t")
    grid, block = ((size.x, size.y, size.z) for size in (config.gridDim, config.blockDim))
    launch = with_attributes(asked(grid, block, int(config.dynamicSmemBytes)), config.attrs, config.numAttrs)
    start("hipLaunchKernelExC", function_of(fPtr), launch, config.on, args)


def with_attributes(launch: Launch, attributes: Any, count: int) -> Launch:
    """What a list of attributes makes of a launch."""
    for number in range(count):
        row: hipLaunchAttribute = attributes[number]
        if row.id not in _KNOWN_ATTRIBUTES:
            raise UsageError(f"{row.id} is no attribute of a launch that this knows")
        if row.id == hipLaunchAttributeCooperative:
            launch = replace(launch, is_cooperative=bool(row.value.cooperative))
        if row.id == hipLaunchAttributeClusterDimension:
            size = row.value.clusterDim
            launch = replace(launch, cluster=(size.x, size.y, size.z))
    return launch
