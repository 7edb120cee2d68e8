"""Which code each call that launches returns for which limit, and which of several it names: one row a call.

Source: what AMD's own tests of the library say that it returns; for the releases before 7, what 6.3 does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...errors import LaunchError
from ...profile import profile

INVALID_HANDLE, CONTEXT_IS_DESTROYED = 400, 709
LIMITS = ("empty grid", "grid", "empty block", "block", "lds", "launch_bounds", "cooperative")


@dataclass(frozen=True, slots=True)
class EntryPoint:
    """A call that launches: the codes of :data:`LIMITS` in their order, and which limits it looks at first."""

    name: str
    codes: tuple[int, ...]
    order: tuple[str, ...] = LIMITS
    stream: int = CONTEXT_IS_DESTROYED
    """For a stream that is none."""
    event: int = INVALID_HANDLE
    """For an event that is none."""

    def first(self, faults: Sequence[LaunchError]) -> tuple[int, LaunchError]:
        """The fault that the call names, and its code."""
        found = min(faults, key=lambda fault: self.order.index(fault.limit))
        return self.codes[LIMITS.index(found.limit)], found


_BLOCK_FIRST = ("empty block", "block", "lds", "empty grid", "grid", "launch_bounds", "cooperative")

_ROWS = (
    #                                              empty grid  grid  empty block  block  lds  bounds  cooperative
    EntryPoint("hipModuleLaunchKernel",                       (1, 1, 1, 1, 1, 719, 720)),
    EntryPoint("hipModuleLaunchCooperativeKernel",            (1, 1, 1, 1, 1, 719, 720)),
    EntryPoint("hipModuleLaunchCooperativeKernelMultiDevice", (1, 1, 1, 1, 1, 719, 720)),
    EntryPoint("hipExtModuleLaunchKernel",                    (1, 1, 9, 9, 1, 719, 720), _BLOCK_FIRST),
    EntryPoint("hipDrvLaunchKernelEx",                        (9, 9, 9, 9, 1, 719, 720)),
    EntryPoint("hipLaunchKernelExC",                          (9, 9, 9, 9, 1, 719, 720)),
    EntryPoint("hipLaunchKernel",                             (9, 9, 9, 9, 1, 719, 720)),
    EntryPoint("hipExtLaunchKernel",                          (9, 9, 9, 9, 1, 719, 720)),
    EntryPoint("hipLaunchByPtr",                              (9, 9, 9, 9, 1, 719, 720)),
    EntryPoint("hipLaunchCooperativeKernel",                  (9, 9, 9, 9, 720, 719, 720)),
    EntryPoint("hipLaunchCooperativeKernelMultiDevice",       (9, 9, 9, 9, 720, 719, 720)),
    EntryPoint("hipExtLaunchMultiKernelMultiDevice",          (9, 9, 9, 9, 1, 719, 720)),
)  # fmt: skip
_ZEROS_FIRST = ("empty grid", "empty block", "lds", "block", "grid", "launch_bounds", "cooperative")
_SHAPE_FIRST = ("grid", "block", "lds", "empty grid", "empty block", "launch_bounds", "cooperative")

_ROWS_UNTIL_6 = (
    # An empty block makes the grid empty where that is told in blocks, which is found out first.
    #                                              empty grid  grid  empty block  block  lds  bounds  cooperative
    EntryPoint("hipModuleLaunchKernel",                       (1, 9, 1, 1, 1, 719, 720), stream=1),
    EntryPoint("hipModuleLaunchCooperativeKernel",            (1, 9, 1, 1, 1, 719, 720), stream=1),
    EntryPoint("hipModuleLaunchCooperativeKernelMultiDevice", (1, 9, 9, 1, 1, 719, 720), stream=1),
    EntryPoint("hipExtModuleLaunchKernel",                    (1, 1, 9, 1, 1, 719, 720), _ZEROS_FIRST, stream=1),
    EntryPoint("hipLaunchKernel",                             (1, 9, 1, 1, 1, 719, 720), stream=1),
    EntryPoint("hipExtLaunchKernel",                          (1, 9, 1, 1, 1, 719, 720), stream=1, event=1),
    EntryPoint("hipLaunchByPtr",                              (1, 9, 1, 1, 1, 719, 720), stream=1),
    EntryPoint("hipLaunchCooperativeKernel",                  (1, 9, 1, 9, 720, 719, 720), _SHAPE_FIRST),
    EntryPoint("hipLaunchCooperativeKernelMultiDevice",       (1, 9, 9, 1, 1, 719, 720), stream=1),
    EntryPoint("hipExtLaunchMultiKernelMultiDevice",          (1, 9, 9, 1, 1, 719, 720), stream=1),
)  # fmt: skip
_BY_NAME = {row.name: row for row in _ROWS}
_UNTIL_6 = _BY_NAME | {row.name: row for row in _ROWS_UNTIL_6}


def entry_point(name: str) -> EntryPoint:
    """The row of a call, as the profile says."""
    return (_BY_NAME if profile()["launch codes"] == 7 else _UNTIL_6)[name]
