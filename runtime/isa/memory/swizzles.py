"""LDS instructions that access no memory: they move values between lanes."""

from __future__ import annotations

from ....fatbin.isa import Instruction, Register
from ..builder import Builder
from ..facts import Facts
from ..state import State
from ..values import I32, Lane, Mask


def _register(instruction: Instruction, name: str) -> Register:
    operand = instruction.operand(name)
    assert operand is not None
    assert isinstance(operand.value, Register)
    return operand.value


def _offset(instruction: Instruction) -> int:
    return instruction.constant("offset") or 0


def _lane(state: State, register: Register, *, all_lanes: bool = False) -> Lane:
    return state.vector(register.file, register.index, all_lanes=all_lanes)


def _only_from(b: Builder, active: Mask, value: Lane, index: Lane) -> Lane:
    """Zero where the lane that was read is inactive."""
    b.note_sources(index, active)
    return b.select(b.holds_at(active, index), value, b.lane(I32, 0))


def _numbers(b: Builder, state: State, instruction: Instruction) -> Lane:
    """The lane that an address in bytes names."""
    address = b.add(_lane(state, _register(instruction, "addr")), _offset(instruction))
    return b.and_(b.lshr(address, 2), b.lanes - 1)


def pull(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
    """ds_bpermute: each lane names the lane to read."""
    index = _numbers(b, state, instruction)
    value = b.permute(_lane(state, _register(instruction, "data0"), all_lanes=True), index)
    register = _register(instruction, "vdst")
    if "_fi" not in instruction.family.lower():
        value = _only_from(b, state.exec, value, index)
    state.set_vector(register.file, register.index, value)


def push(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
    """ds_permute: each lane names the lane that gets its value; the last one wins, and the others get zero."""
    index = _numbers(b, state, instruction)
    value = b.push(_lane(state, _register(instruction, "data0")), index, state.exec)
    register = _register(instruction, "vdst")
    state.set_vector(register.file, register.index, value)


def pattern(offset: int, lane: int) -> int:
    """The lane that ds_swizzle reads."""
    if offset >= 0xE000:
        return lane & ~31 | _reversed_bits(lane & 31, offset & 31)
    if offset >= 0xC000:
        mask, amount = offset & 31, offset >> 5 & 31
        moved = lane + (-amount if offset >> 10 & 1 else amount)
        return lane & ~31 | (lane & mask | moved & ~mask) & 31
    if offset & 0x8000:
        return lane & ~3 | offset >> 2 * (lane & 3) & 3
    return lane & ~31 | (lane & offset & 31 | offset >> 5 & 31) ^ offset >> 10 & 31


def _reversed_bits(lane: int, kept: int) -> int:
    """The order of a Fourier transform: the lane's bits backwards, but for those that the mask keeps."""
    backwards = int(f"{lane:05b}"[::-1], 2)
    return backwards >> kept.bit_count() | lane & kept


def swizzle(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
    """ds_swizzle: a fixed pattern."""
    indices = [pattern(_offset(instruction), lane) for lane in range(b.lanes)]
    source = _lane(state, _register(instruction, "addr"), all_lanes=True)
    value = _only_from(b, state.exec, b.shuffle(source, indices), b.constant_lanes(I32, indices))
    register = _register(instruction, "vdst")
    state.set_vector(register.file, register.index, value)
