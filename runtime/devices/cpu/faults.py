"""The errors for faults that a worker's context records, with instruction, lane and address."""

from __future__ import annotations

import ctypes

from ....fatbin.errors import HipkitError
from ...errors import KernelError, MemoryFault
from ...isa.builder import Space
from ...isa.hardware_registers import unknown_modes
from ...isa.not_carried_out import NoInstructionError
from ...isa.transfer import REASONS
from ...isa.transfer import Refusal as TensorRefusal
from .. import places
from ..access import READS, UPDATES, WRITES
from ..backend import Dispatch
from ..places import (
    CLUSTER_BARRIER,
    GROUP_BARRIER,
    Place,
    Refusal,
    Who,
    deadlock,
    illegal,
    jump_fault,
    memory_fault,
    named_barrier,
    trap,
)
from . import layout, structures
from .compiler.code import Code
from .ranges import Ranges
from .structures import Context, Fault, Group

_SPACES = (Space.GLOBAL, Space.LDS, Space.SCRATCH, Space.FLAT, Space.BUFFER)
_DOES = (READS, WRITES, UPDATES)
_WHOLE_WAVE = 0xFFFFFFFF


def error(dispatch: Dispatch, code: Code, context: Context, why: int, ranges: Ranges) -> HipkitError:
    """The error for whatever aborted a launch."""
    place, who = _place_of(dispatch, code, context.fault)
    if why == structures.BY_TRAP:
        return trap(place, who)
    if why == structures.BY_MODE:
        return places.unknown_mode(place, who, unknown_modes(context.fault.address, code.facts.major)[0])
    if why == structures.BY_BARRIER:
        return places.no_such_barrier(place, who, context.fault.address)
    if why == structures.BY_TENSOR:
        return places.unknown_tensor(place, who, REASONS[TensorRefusal(context.fault.address)])
    return _memory_fault(place, who, context, context.fault, ranges)


def overrun(dispatch: Dispatch, code: Code, context: Context, ranges: Ranges) -> MemoryFault:
    """The fault that an access past the end of memory would have been."""
    place, who = _place_of(dispatch, code, context.overrun)
    return _memory_fault(place, who, context, context.overrun, ranges)


def _place_of(dispatch: Dispatch, code: Code, fault: Fault) -> tuple[Place, Who]:
    """The instruction and the wave."""
    x, y, z = fault.group
    return _place(dispatch, code, fault.pc), Who(fault.wave, (x, y, z))


def _place(dispatch: Dispatch, code: Code, pc: int) -> Place:
    return Place(dispatch, dispatch.image.base + layout.offset_of(pc), code.fetch(pc))


def _memory_fault(place: Place, who: Who, context: Context, fault: Fault, ranges: Ranges) -> MemoryFault:
    lane = -1 if fault.lane == _WHOLE_WAVE else fault.lane
    refusal = Refusal(
        _SPACES[fault.space], lane, who, fault.address, fault.size, _DOES[fault.kind], context.lds >> 32,
        context.private_high,
    )  # fmt: skip
    return memory_fault(place, refusal, ranges.around(place.dispatch.image))


def stuck(dispatch: Dispatch, context: Context, wave_bytes: int) -> KernelError:
    """The error for a group whose waves all wait at a barrier."""
    group = Group.from_address(context.group)
    waiting: dict[str, list[int]] = {}
    for n in range(group.waves):
        state = _word(group.memory + n * wave_bytes + layout.STATE, 4)
        if state == structures.AT_NAMED:
            waiting.setdefault(named_barrier(group.joined[n]), []).append(n)
        elif state == structures.AT_CLUSTER:
            waiting.setdefault(CLUSTER_BARRIER, []).append(n)
        elif state == structures.WAITING:
            waiting.setdefault(GROUP_BARRIER, []).append(n)
    x, y, z = group.id
    return deadlock(dispatch, (x, y, z), waiting, group.waves)


def astray(
    dispatch: Dispatch, code: Code, context: Context, missing: NoInstructionError, ranges: Ranges
) -> KernelError:
    """The error for a wave that has jumped to an address without an instruction."""
    x, y, z = Group.from_address(context.group).id
    who = Who(_word(context.wave + layout.NUMBER, 4), (x, y, z))
    base = dispatch.image.base
    if missing.found:
        return illegal(Place(dispatch, base + layout.offset_of(missing.address)), who, missing.found)
    jump, address = _word(context.wave + layout.LEFT_FROM), missing.address
    if address == layout.NOWHERE:
        address = _word(context.wave + layout.LEFT_FOR)
    else:
        address = (base + layout.offset_of(address)) & (1 << 64) - 1
    before = _place(dispatch, code, jump - 1) if jump else None
    return jump_fault(dispatch, before, who, address, ranges.around(dispatch.image))


def _word(address: int, size: int = 8) -> int:
    return int.from_bytes(ctypes.string_at(address, size), "little")
