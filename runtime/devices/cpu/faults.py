"""What a fault or a trap is told as: where, in which lane, at which address, and what is near it."""

from __future__ import annotations

from typing import Any

from ...errors import KernelError, MemoryFault, TrapError
from ..backend import Dispatch
from .code import Code
from .layout import BY_TRAP
from .structures import Context

_VERBS = ("reads", "writes", "changes")
_SPACES = ("global", "lds", "scratch")


def error(dispatch: Dispatch, code: Code, context: Context, why: int, ranges: Any) -> KernelError:
    """The error for what a worker's context says."""
    pc = context.fault_pc
    instruction = code.fetch(pc)
    place = f"{pc:#x}"
    group = tuple(context.fault_group)
    who = f"wave {context.fault_wave} in workgroup ({group[0]},{group[1]},{group[2]})"
    if why == BY_TRAP:
        return TrapError(f"kernel {dispatch.kernel}: {instruction} at {place}: {who} stopped itself")
    space = _SPACES[context.fault_space]
    address = context.fault_address
    message = (
        f"kernel {dispatch.kernel}: {instruction} at {place}: lane {context.fault_lane} of {who}"
        f" {_VERBS[context.fault_kind]} {context.fault_size} bytes at {address:#x}, {_near(dispatch, space, address, ranges)}"
    )
    return MemoryFault(
        message,
        kernel=dispatch.kernel,
        instruction=str(instruction),
        code_address=pc,
        line="",
        group=(group[0], group[1], group[2]),
        wave=context.fault_wave,
        lane=context.fault_lane,
        address=address,
        size=context.fault_size,
        space=space,
    )


def _near(dispatch: Dispatch, space: str, address: int, ranges: Any) -> str:
    if space == "lds":
        return f"outside the workgroup's {dispatch.lds} bytes of LDS"
    if space == "scratch":
        return f"outside the work-item's {dispatch.scratch} bytes of scratch memory"
    found = "which is in no live allocation"
    best: tuple[int, str] | None = None
    for low, size in ranges.tolist():
        for distance, where in ((address - (low + size), "behind"), (low - address, "in front of")):
            if distance >= 0 and (best is None or distance < best[0]):
                best = distance, f"{where} one of {size} bytes at {low:#x}"
    if best is None:
        return f"{found}; there are none"
    return f"{found}; the nearest is {best[0]} bytes away, {best[1]}"
