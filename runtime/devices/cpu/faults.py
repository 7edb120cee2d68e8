"""What a fault or a trap is told as: where, in which lane, at which address, and what is near it."""

from __future__ import annotations

from ...errors import KernelError, TrapError
from ...isa.builder import Space
from ..backend import Dispatch
from ..places import Place, Refusal, memory_fault
from .code import Code
from .layout import BY_TRAP, READ
from .ranges import Ranges
from .structures import Context

_SPACES = (Space.GLOBAL, Space.LDS, Space.SCRATCH)


def error(dispatch: Dispatch, code: Code, context: Context, why: int, ranges: Ranges) -> KernelError:
    """The error for what a worker's context says."""
    place = Place(dispatch, dispatch.image.base + context.fault_pc, code.fetch(context.fault_pc))
    x, y, z = context.fault_group
    if why == BY_TRAP:
        return TrapError(
            f"{place}: trap {context.fault_address} in wave {context.fault_wave} of workgroup ({x},{y},{z}): "
            "an assertion, __builtin_trap, or code that cannot be reached"
        )
    refusal = Refusal(
        _SPACES[context.fault_space], context.fault_lane, context.fault_wave, (x, y, z), context.fault_address,
        context.fault_size, context.fault_kind != READ,
    )  # fmt: skip
    return memory_fault(place, refusal, ranges.live, ranges.kept)
