"""Vector registers chosen when the code runs: by M0, or (gfx9) by the index that s_set_gpr_idx_on turns on."""

from __future__ import annotations

from ...fatbin.isa import Constant, Instruction, Register
from .builder import Builder
from .facts import Facts
from .not_carried_out import UnknownOperationError
from .state import State
from .values import I32, Lane, Uniform

INDEXING = frozenset(("v_movrels_b32", "v_movreld_b32", "v_movrelsd_b32", "v_movrelsd_2_b32", "s_set_gpr_idx_on"))
"""Operations that may access any vector register."""


def _value(b: Builder, state: State, instruction: Instruction, offset: Uniform | None) -> Lane:
    """The first source; a register, further on by an offset if there is one."""
    operand = instruction.operand("src0")
    assert operand is not None
    if any(instruction.operand(name) is not None for name in ("dpp_ctrl", "dpp8", "src0_sel")):
        raise UnknownOperationError(
            f"{instruction} at {instruction.address:#x}: registers that are chosen when the code runs are not read from "
            "other lanes or in parts"
        )
    value = operand.value
    if isinstance(value, Constant):
        return b.lane(I32, value.bits & 0xFFFFFFFF)
    if value.file not in ("v", "a"):
        return b.broadcast(state.scalar(value.file, value.index))
    if offset is None:
        return state.vector(value.file, value.index)
    return state.indexed(value.file, value.index, offset)


def _put(state: State, instruction: Instruction, offset: Uniform | None, value: Lane) -> None:
    operand = instruction.operand("vdst")
    assert operand is not None
    register = operand.value
    assert isinstance(register, Register)
    if offset is None:
        state.set_vector(register.file, register.index, value)
    else:
        state.set_indexed(register.file, register.index, offset, value)


def from_indexed(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
    """v_movrels: M0 counts from the source."""
    _put(state, instruction, None, _value(b, state, instruction, state.scalar("m0", 0)))


def to_indexed(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
    """v_movreld: M0 counts from the destination."""
    _put(state, instruction, state.scalar("m0", 0), _value(b, state, instruction, None))


def between_indexed(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
    """v_movrelsd: M0 counts from both."""
    offset = state.scalar("m0", 0)
    _put(state, instruction, offset, _value(b, state, instruction, offset))


def between_two_indices(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
    """v_movrelsd_2: the low bits of M0 count from the source, higher ones from the destination."""
    both = state.scalar("m0", 0)
    source, destination = b.and_(both, 0x3FF), b.and_(b.lshr(both, 16), 0x3FF)
    _put(state, instruction, destination, _value(b, state, instruction, source))


# The mode of gfx9


def turn_on(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
    """s_set_gpr_idx_on: from here on operands count from an index; M0 holds index and mode."""
    index, bits = instruction.operand("src0"), instruction.constant("src1") or 0
    assert index is not None
    _set(b, state, _index(b, state, index.value), bits & 15)


def change_index(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
    """s_set_gpr_idx_idx: another index."""
    index = instruction.operand("src0")
    assert index is not None
    mode = state.indexing[0] if state.indexing else 0
    _set(b, state, _index(b, state, index.value), mode)


def change_mode(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
    """s_set_gpr_idx_mode: other operands."""
    bits = instruction.constant("simm16") or 0
    _set(b, state, b.and_(state.scalar("m0", 0), 255), bits & 15)


def turn_off(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
    """s_set_gpr_idx_off: operands are what they say again."""
    state.indexing = None


def _index(b: Builder, state: State, value: Register | Constant) -> Uniform:
    if isinstance(value, Constant):
        return b.uniform(I32, value.bits & 255)
    return b.and_(state.scalar(value.file, value.index), 255)


def _set(b: Builder, state: State, index: Uniform, mode: int) -> None:
    state.indexing = (mode, index)
    kept = b.and_(state.scalar("m0", 0), 0xFFFF0F00)
    state.set_scalar("m0", 0, b.or_(b.or_(kept, index), mode << 12))
