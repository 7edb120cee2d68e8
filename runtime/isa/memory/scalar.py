"""Memory operations of the whole wave: loads, stores and atomics of scalar registers. EXEC changes nothing."""

from __future__ import annotations

from collections.abc import Callable

from ....fatbin.isa import Instruction, Register
from ..builder import Address, Builder, Space
from ..facts import Facts
from ..state import State
from ..values import I8, I16, I32, I64, Lane, Mask, Type, Uniform
from .addresses import ADDRESSES
from .atomics import operand_count
from .operands import ATOMICS, FIRST_LANE, Execute, joined, register_of


def _load(count: int, type: Type = I32, *, is_signed: bool = False) -> Execute:
    def load(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
        address, within = ADDRESSES.scalar(b, state, instruction, facts, type, count)
        register = register_of(instruction, "sdst", "sdata")
        if type is I32:
            words = _loaded(b, address, count, within)
        else:
            (part,) = b.load_uniforms(address, 1, within(0) if within else None, type)
            words = [b.sext(part, I32) if is_signed else b.zext(part, I32)]
        if register.file != "null":
            for n, found in enumerate(words):
                state.set_scalar(register.file, register.index + n, found)

    return load


def _loaded(b: Builder, address: Uniform, count: int, within: Callable[[int], Uniform] | None) -> list[Uniform]:
    """Load successive words; those outside the buffer read zero."""
    if within is None or count == 1:
        return b.load_uniforms(address, count, within(0) if within else None)
    whole = within(4 * (count - 1))

    def by_themselves() -> list[Uniform]:
        return [b.load_uniforms(b.add(address, 4 * n), 1, within(4 * n))[0] for n in range(count)]

    return b.rarely(b.not_(whole), by_themselves, b.load_uniforms(address, count, whole))


def _place(b: Builder, state: State, instruction: Instruction, facts: Facts) -> tuple[Address, Callable[[int], Mask]]:
    """The address for one lane, and a mask of it by number of bytes: empty past the end of a buffer."""
    base, within = ADDRESSES.scalar(b, state, instruction, facts, I32)

    def mask(further: int) -> Mask:
        return b.constant_mask(FIRST_LANE) if within is None else b.mask_of(b.zext(within(further), I64))

    return Address(b.lane(I32, 0), base), mask


def _words(b: Builder, state: State, register: Register, count: int) -> list[Lane]:
    return [b.broadcast(state.scalar(register.file, register.index + n)) for n in range(count)]


def _store(count: int, *, is_bounded: bool) -> Execute:
    def store(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
        address, mask = _place(b, state, instruction, facts)
        register = register_of(instruction, "sdata", is_input=True)
        words, whole = _words(b, state, register, count), mask(4 * (count - 1))
        b.store_words(Space.GLOBAL, address, words, whole)
        if is_bounded and count > 1:
            for n, word in enumerate(words):
                b.store(Space.GLOBAL, address.moved(4 * n), word, b.and_(mask(4 * n), b.not_(whole)))

    return store


def _atomic(how: str, type: Type) -> Execute:
    words = type.width // 32
    count = words * operand_count(how)

    def atomic(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
        address, mask = _place(b, state, instruction, facts)
        register = register_of(instruction, "sdata", "sdst", is_input=True)
        data = _words(b, state, register, count)
        operands = [joined(b, data[n : n + words]) for n in range(0, count, words)]
        b.fence(is_full=False)
        inside = mask(4 * (words - 1))
        old: Uniform = b.readlane(b.atomic(how, Space.GLOBAL, address, operands, inside), b.uniform(I32, 0))
        b.fence(is_full=False)
        if instruction.operand("sdst") is None:
            return
        for n, word in enumerate(b.split(old) if words == 2 else (old,)):
            state.set_scalar(register.file, register.index + n, word)

    return atomic


_KINDS = ("", "buffer_")
_COUNTS = {"": 1, "x2": 2, "x3": 3, "x4": 4, "x8": 8, "x16": 16}
_PARTS = {"i8": (I8, True), "u8": (I8, False), "i16": (I16, True), "u16": (I16, False)}
_UPDATES = "swap cmpswap add sub smin umin smax umax and or xor inc dec".split()

OPERATIONS: dict[str, Execute] = {
    **{f"s_{kind}load_dword{suffix}": _load(count) for kind in _KINDS for suffix, count in _COUNTS.items()},
    **{f"s_{kind}load_{name}": _load(1, type, is_signed=is_signed)
       for kind in _KINDS for name, (type, is_signed) in _PARTS.items()},
    **{f"s_{kind}store_dword{suffix}": _store(_COUNTS[suffix], is_bounded=bool(kind))
       for kind in _KINDS for suffix in ("", "x2", "x4")},
    **{f"s_{kind}atomic_{name}{suffix}": _atomic(ATOMICS[name], type)
       for kind in _KINDS for name in _UPDATES for suffix, type in (("", I32), ("_x2", I64))},
}  # fmt: skip
"""The functions that execute these operations, by name."""
