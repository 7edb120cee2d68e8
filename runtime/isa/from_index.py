"""Instructions of gfx9 while s_set_gpr_idx_on has operands count from an index."""

from __future__ import annotations

from ...fatbin.isa import Instruction, Operand
from ...fatbin.isa.form import Form, Spec
from ...fatbin.records import replace
from .not_carried_out import UnknownOperationError
from .operations import kind_of
from .state import State
from .values import Lane, Mask, Uniform

_BITS = {"src0": 1, "src1": 2, "src2": 4, "vdst": 8}
"""The operands that the bits of the mode of s_set_gpr_idx have count from the index."""
_ENCODINGS = frozenset(("VOP1", "VOP2", "VOP3", "VOP3P"))
"""Without DPP and SDWA, which read other lanes, or parts."""
_AWAY = 1 << 16
"""Added to the numbers of registers that count from the index."""


class _Counted(Instruction):
    """An instruction while an index is on: the numbers of vector registers that count from it are moved away."""

    __slots__ = ("mode",)
    mode: int

    def _operand(self, form: Form, spec: Spec) -> Operand:
        operand = super()._operand(form, spec)
        register = operand.register
        if register is None or register.file not in ("v", "a") or not self.mode & _BITS.get(spec.name, 0):
            return operand
        return replace(operand, value=replace(register, index=register.index + _AWAY))


class _FromIndex(State):
    """The registers of a wave, those that are moved away at the index."""

    def __init__(self, state: State, index: Uniform) -> None:
        self._state, self._index = state, index

    def vector(self, file: str, index: int, *, all_lanes: bool = False) -> Lane:
        if index >= _AWAY:
            return self._state.indexed(file, index - _AWAY, self._index)
        return self._state.vector(file, index, all_lanes=all_lanes)

    def set_vector(self, file: str, index: int, value: Lane, *, all_lanes: bool = False) -> None:
        if index >= _AWAY:
            self._state.set_indexed(file, index - _AWAY, self._index, value, all_lanes=all_lanes)
        else:
            self._state.set_vector(file, index, value, all_lanes=all_lanes)

    def scalar(self, file: str, index: int) -> Uniform:
        return self._state.scalar(file, index)

    def set_scalar(self, file: str, index: int, value: Uniform) -> None:
        self._state.set_scalar(file, index, value)

    def mask(self, file: str, index: int) -> Mask:
        return self._state.mask(file, index)

    def set_mask(self, file: str, index: int, mask: Mask) -> None:
        self._state.set_mask(file, index, mask)

    @property
    def scc(self) -> Uniform:
        return self._state.scc

    def set_scc(self, value: Uniform) -> None:
        self._state.set_scc(value)


def counted(state: State, instruction: Instruction) -> tuple[State, Instruction]:
    """The registers and an instruction, as they are while an index is on.

    Compilers only move registers then; assembly also computes, and writes lanes.
    """
    assert state.indexing is not None
    kind = kind_of(instruction)
    mode, index = state.indexing
    is_plain = instruction.encoding in _ENCODINGS and not instruction.has("IsMAI")
    # What the manuals do not say: whether the destination of a v_mac counts where it is a source.
    is_clear = kind.rule is not None and (kind.rule.scalar_like or not kind.takes_old)
    if not (is_plain and is_clear):
        raise UnknownOperationError(
            f"{instruction} at {instruction.address:#x}: with s_set_gpr_idx on this instruction is not carried out"
        )
    found = _Counted(instruction.address, instruction.decoded)
    found.mode = mode
    return _FromIndex(state, index), found
