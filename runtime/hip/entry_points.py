"""Which code each call that launches returns for which limit, and which of several it names: one row a call.

Source: what AMD's own tests of the library say that it returns.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..errors import LaunchError

INVALID_VALUE, INVALID_CONFIGURATION, LAUNCH_FAILURE, TOO_LARGE = 1, 9, 719, 720
LIMITS = ("empty grid", "grid", "empty block", "block", "lds", "launch_bounds", "cooperative")


@dataclass(frozen=True, slots=True)
class EntryPoint:
    """A call that launches: the codes of :data:`LIMITS` in their order, and which limits it looks at first."""

    name: str
    codes: tuple[int, ...]
    order: tuple[str, ...] = LIMITS

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
)  # fmt: skip
_BY_NAME = {row.name: row for row in _ROWS}


def entry_point(name: str) -> EntryPoint:
    """The row of a call."""
    return _BY_NAME[name]
