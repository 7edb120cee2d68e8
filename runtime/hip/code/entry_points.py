"""Error codes of the launch functions: which code each returns for which exceeded limit. One row for each function.

Source: what AMD's own tests of the library say that it returns; for the releases before 7, what 6.3 does.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....fatbin.records import dataclass
from ...errors import LaunchError
from ...profile import Rule, profile
from ..errors import hipError_t

_VALUE, _SHAPE = hipError_t.hipErrorInvalidValue, hipError_t.hipErrorInvalidConfiguration
_TOO_LARGE = hipError_t.hipErrorCooperativeLaunchTooLarge
_OF_KERNELS = {
    "launch_bounds": hipError_t.hipErrorLaunchFailure,
    "arguments": hipError_t.hipErrorLaunchOutOfResources,
    "scratch": hipError_t.hipErrorLaunchOutOfResources,
    "cooperative": _TOO_LARGE,
    "cluster": hipError_t.hipErrorInvalidClusterSize,
    "grid of clusters": _SHAPE,
}
"""What all calls return for what a kernel was not compiled for or no wave has, and for a grid that does not fit as a whole."""
_OF_SHAPES = ("empty grid", "grid", "empty block", "block", "lds")
LIMITS = (*_OF_SHAPES, *_OF_KERNELS)


@dataclass(frozen=True, slots=True)
class EntryPoint:
    """A call that launches: its codes for the limits of a grid and its blocks, and which limits it looks at first."""

    name: str
    codes: tuple[hipError_t, ...]
    order: tuple[str, ...] = LIMITS
    stream: hipError_t = hipError_t.hipErrorContextIsDestroyed
    """For a stream that is none."""
    event: hipError_t = hipError_t.hipErrorInvalidHandle
    """For an event that is none."""

    def first(self, faults: Sequence[LaunchError]) -> tuple[hipError_t, LaunchError]:
        """The fault that the call names, and its code."""
        found = min(faults, key=lambda fault: self.order.index(fault.limit))
        if found.limit in _OF_KERNELS:
            return _OF_KERNELS[found.limit], found
        return self.codes[_OF_SHAPES.index(found.limit)], found


_BLOCK_FIRST = ("empty block", "block", "lds", "empty grid", "grid", *_OF_KERNELS)

_ROWS = (
    #                                                           empty grid grid       empty block block     lds
    EntryPoint("hipModuleLaunchKernel",                        (_VALUE,    _VALUE,    _VALUE,    _VALUE,    _VALUE)),
    EntryPoint("hipModuleLaunchCooperativeKernel",             (_VALUE,    _VALUE,    _VALUE,    _VALUE,    _VALUE)),
    EntryPoint("hipModuleLaunchCooperativeKernelMultiDevice",  (_VALUE,    _VALUE,    _VALUE,    _VALUE,    _VALUE)),
    EntryPoint("hipExtModuleLaunchKernel",                     (_VALUE,    _VALUE,    _SHAPE,    _SHAPE,    _VALUE), _BLOCK_FIRST),
    EntryPoint("hipDrvLaunchKernelEx",                         (_SHAPE,    _SHAPE,    _SHAPE,    _SHAPE,    _VALUE)),
    EntryPoint("hipLaunchKernelExC",                           (_SHAPE,    _SHAPE,    _SHAPE,    _SHAPE,    _VALUE)),
    EntryPoint("hipLaunchKernel",                              (_SHAPE,    _SHAPE,    _SHAPE,    _SHAPE,    _VALUE)),
    EntryPoint("hipExtLaunchKernel",                           (_SHAPE,    _SHAPE,    _SHAPE,    _SHAPE,    _VALUE)),
    EntryPoint("hipLaunchByPtr",                               (_SHAPE,    _SHAPE,    _SHAPE,    _SHAPE,    _VALUE)),
    EntryPoint("hipLaunchCooperativeKernel",                   (_SHAPE,    _SHAPE,    _SHAPE,    _SHAPE,    _TOO_LARGE)),
    EntryPoint("hipLaunchCooperativeKernelMultiDevice",        (_SHAPE,    _SHAPE,    _SHAPE,    _SHAPE,    _TOO_LARGE)),
    EntryPoint("hipExtLaunchMultiKernelMultiDevice",           (_SHAPE,    _SHAPE,    _SHAPE,    _SHAPE,    _VALUE)),
)  # fmt: skip
_ZEROS_FIRST = ("empty grid", "empty block", "lds", "block", "grid", *_OF_KERNELS)
_SHAPE_FIRST = ("grid", "block", "lds", "empty grid", "empty block", *_OF_KERNELS)

_ROWS_UNTIL_6 = (
    # An empty block makes the grid empty where that is given in blocks, which is found out first.
    #                                                           empty grid grid       empty block block     lds
    EntryPoint("hipModuleLaunchKernel",                        (_VALUE,    _SHAPE,    _VALUE,    _VALUE,    _VALUE), stream=_VALUE),
    EntryPoint("hipModuleLaunchCooperativeKernel",             (_VALUE,    _SHAPE,    _VALUE,    _VALUE,    _VALUE), stream=_VALUE),
    EntryPoint("hipModuleLaunchCooperativeKernelMultiDevice",  (_VALUE,    _SHAPE,    _SHAPE,    _VALUE,    _VALUE), stream=_VALUE),
    EntryPoint("hipExtModuleLaunchKernel",                     (_VALUE,    _VALUE,    _SHAPE,    _VALUE,    _VALUE), _ZEROS_FIRST, stream=_VALUE),
    EntryPoint("hipLaunchKernel",                              (_VALUE,    _SHAPE,    _VALUE,    _VALUE,    _VALUE), stream=_VALUE),
    EntryPoint("hipExtLaunchKernel",                           (_VALUE,    _SHAPE,    _VALUE,    _VALUE,    _VALUE), stream=_VALUE, event=_VALUE),
    EntryPoint("hipLaunchByPtr",                               (_VALUE,    _SHAPE,    _VALUE,    _VALUE,    _VALUE), stream=_VALUE),
    EntryPoint("hipLaunchCooperativeKernel",                   (_VALUE,    _SHAPE,    _VALUE,    _SHAPE,    _TOO_LARGE), _SHAPE_FIRST),
    EntryPoint("hipLaunchCooperativeKernelMultiDevice",        (_VALUE,    _SHAPE,    _SHAPE,    _VALUE,    _VALUE), stream=_VALUE),
    EntryPoint("hipExtLaunchMultiKernelMultiDevice",           (_VALUE,    _SHAPE,    _SHAPE,    _VALUE,    _VALUE), stream=_VALUE),
)  # fmt: skip
_BY_NAME = {row.name: row for row in _ROWS}
_UNTIL_6 = _BY_NAME | {row.name: row for row in _ROWS_UNTIL_6}


def entry_point(name: str) -> EntryPoint:
    """The row of a call, as the profile says."""
    return (_BY_NAME if profile()[Rule.LAUNCH_CODES] == 7 else _UNTIL_6)[name]
