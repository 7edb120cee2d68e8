"""Memory operations that only gfx10.3 and later have: addresses by lane, and blocks of up to 32 registers."""

from __future__ import annotations

from ....fatbin.isa import Instruction
from ..builder import Address, Builder, Space
from ..facts import Facts
from ..state import State
from ..values import I32, I64, Mask
from .addresses import Access
from .operands import Execute, locate, register_of

_MOST = 32
"""Registers of a block."""


def _by_lane(b: Builder, state: State, instruction: Instruction, facts: Facts) -> Address:
    access = Access(b, state, instruction, facts)
    base = access.uniform("saddr", 2)
    return Address(b.mul(b.lane_ids(), 4), base if base is not None else b.uniform(I64, 0), access.offset())


def _load_by_lane(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
    found = b.load(Space.GLOBAL, _by_lane(b, state, instruction, facts), I32, state.exec)
    register = register_of(instruction, "vdst")
    state.set_vector(register.file, register.index, found)


def _store_by_lane(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
    register = register_of(instruction, "vdata", is_input=True)
    word = state.vector(register.file, register.index)
    b.store(Space.GLOBAL, _by_lane(b, state, instruction, facts), word, state.exec)


def _chosen(b: Builder, state: State, n: int) -> Mask:
    """The active lanes, or none: whether M0 has the bit of a register."""
    is_chosen = b.icmp("ne", b.and_(state.scalar("m0", 0), 1 << n), 0)
    return b.mask_of(b.select(is_chosen, b.bits_of(state.exec), b.uniform(I64, 0)))


def _load_block(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
    at = locate(b, state, instruction, facts)
    register = register_of(instruction, "vdst")
    for n in range(_MOST):
        mask = _chosen(b, state, n)
        found = b.load(at.space, at.address.moved(4 * n), I32, mask)
        before = state.vector(register.file, register.index + n)
        state.set_vector(register.file, register.index + n, b.select(mask, found, before))


def _store_block(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
    at = locate(b, state, instruction, facts)
    register = register_of(instruction, "vdata", is_input=True)
    for n in range(_MOST):
        word = state.vector(register.file, register.index + n)
        b.store(at.space, at.address.moved(4 * n), word, _chosen(b, state, n))


OPERATIONS: dict[str, Execute] = {
    "global_load_dword_addtid": _load_by_lane,
    "global_store_dword_addtid": _store_by_lane,
    **{f"{space}_load_block": _load_block for space in ("global", "scratch")},
    **{f"{space}_store_block": _store_block for space in ("global", "scratch")},
}
"""The functions that execute these operations, by name."""
