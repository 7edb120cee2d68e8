"""LDS instructions with special addresses: append and consume counters, M0, two offsets."""

from __future__ import annotations

from ....fatbin.isa import Instruction
from ..builder import Address, Builder, Space
from ..facts import Facts
from ..state import State
from ..values import I32, I64, Lane, Type, Uniform
from .operands import LDS_ATOMICS, Execute, first_active, joined, lanes, register_of

LDS_BITS = 18
"""Bits of M0 that are an address: no LDS is larger, and compilers put whole pointers there."""


def offset_of(instruction: Instruction) -> int:
    """The offset field."""
    return instruction.constant("offset") or 0


def base_of(b: Builder, state: State) -> Uniform:
    """The address in LDS that M0 holds."""
    return b.and_(state.scalar("m0", 0), (1 << LDS_BITS) - 1)


def of_each_lane(b: Builder, state: State, instruction: Instruction, size: int = 4) -> Address:
    """Successive items for successive lanes, from the address that M0 and the instruction give."""
    return Address(b.mul(b.lane_ids(), size), base_of(b, state), offset_of(instruction))


def _count(how: str) -> Execute:
    """A counter goes up or down by the number of active lanes; they all get what it was."""

    def count(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
        first, number = first_active(b, state)
        active = b.broadcast(b.trunc(b.ctpop(b.bits_of(state.exec)), I32))
        address = Address(b.lane(I32, 0), base_of(b, state), offset_of(instruction))
        old = b.atomic(how, Space.LDS, address, [active], first)
        register = register_of(instruction, "vdst")
        state.set_vector(register.file, register.index, b.broadcast(b.readlane(old, number)))

    return count


def _read_by_lane(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
    register = register_of(instruction, "vdst")
    found = b.load(Space.LDS, of_each_lane(b, state, instruction), I32, state.exec)
    state.set_vector(register.file, register.index, found)


def _write_by_lane(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
    register = register_of(instruction, "data0", is_input=True)
    word = state.vector(register.file, register.index)
    b.store(Space.LDS, of_each_lane(b, state, instruction), word, state.exec)


def _exchange_marked(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
    """ds_condxchg32: two words, each replaced where the new one has its top bit set, which is not written."""
    start = register_of(instruction, "addr", is_input=True)
    address = b.and_(b.add(state.vector(start.file, start.index), offset_of(instruction)), 0xFFF8)
    data = lanes(state, register_of(instruction, "data0", is_input=True), 2)
    target = register_of(instruction, "vdst")
    found = [
        b.atomic("condxchg", Space.LDS, Address(address, None, 4 * n), [word], state.exec)
        for n, word in enumerate(data)
    ]
    for n, word in enumerate(found):
        state.set_vector(target.file, target.index + n, word)


def _from_second(how: str, type: Type) -> Execute:
    """The place of a lane is changed with what another place holds, some words away."""

    def update(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
        start = register_of(instruction, "addr", is_input=True)
        first = state.vector(start.file, start.index)
        field = offset_of(instruction)
        if field >> 15:
            # The distance is in the upper half of the address.
            distance: Lane = b.shl(b.ashr(first, 17), 2)
        else:
            distance = b.lane(I32, 4 * ((field & 0x7FFF ^ 0x4000) - 0x4000) & 0xFFFFFFFF)
        place = b.and_(first, 0xFFFF)
        other = b.and_(b.add(place, distance), 0xFFFF)
        value = joined(b, b.load_words(Space.LDS, Address(other), type.width // 32, state.exec))
        b.atomic(how, Space.LDS, Address(place), [value], state.exec)

    return update


def _direct(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
    """A place of LDS for all lanes; M0 also says how wide it is and whether it has a sign."""
    m0 = state.scalar("m0", 0)
    address = b.and_(m0, 0xFFFF)
    first, number = first_active(b, state)
    word = b.readlane(b.load(Space.LDS, Address(b.lane(I32, 0), b.and_(address, 0xFFFC)), I32, first), number)
    kind = b.and_(b.lshr(m0, 16), 7)
    shifted = b.lshr(word, b.shl(b.and_(address, 3), 3))
    found = word
    for code, width, is_signed in ((0, 8, False), (1, 16, False), (4, 8, True), (5, 16, True)):
        part = b.shl(shifted, 32 - width)
        value = b.ashr(part, 32 - width) if is_signed else b.lshr(part, 32 - width)
        found = b.select(b.icmp("eq", kind, code), value, found)
    register = register_of(instruction, "vdst")
    state.set_vector(register.file, register.index, b.broadcast(found))


_SECOND = {
    **{f"{name}_{kind}": LDS_ATOMICS[name] for name in ("add", "sub", "rsub", "inc", "dec") for kind in ("u",)},
    **{f"{name}_b": LDS_ATOMICS[name] for name in ("and", "or", "xor")},
    **{f"{name}_{kind}": prefix + name
       for name in ("min", "max") for kind, prefix in (("i", ""), ("u", "u"), ("f", "f"))},
    "write_b": "xchg",
}  # fmt: skip

OPERATIONS: dict[str, Execute] = {
    "ds_append": _count("add"),
    "ds_consume": _count("sub"),
    "ds_read_addtid_b32": _read_by_lane,
    "ds_write_addtid_b32": _write_by_lane,
    "ds_condxchg32_b64": _exchange_marked,
    "lds_direct_load": _direct,
    "ds_direct_load": _direct,
    "ds_add_src2_f32": _from_second("fadd", I32),
    **{f"ds_{name[:-1]}src2_{name[-1]}{type.width}": _from_second(how, type)
       for name, how in _SECOND.items() for type in (I32, I64)},
}  # fmt: skip
"""The functions that execute these operations, by name."""
