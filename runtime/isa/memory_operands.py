"""What functions that carry out memory operations share: operands and places."""

from __future__ import annotations

from collections.abc import Callable

from ...fatbin.isa import Instruction, Operand, Register
from .addresses import ADDRESSES, Access, Located
from .builder import Builder
from .facts import Facts
from .state import State
from .values import I32, I64, Lane, Mask, Uniform

Execute = Callable[[Builder, State, Instruction, Facts], None]
FIRST_LANE = 1
"""What wave-wide accesses do is done by this lane, as a mask."""
ATOMICS = {
    "swap": "xchg", "add": "add", "sub": "sub", "smin": "min", "smax": "max", "umin": "umin", "umax": "umax",
    "and": "and", "or": "or", "xor": "xor", "inc": "uinc_wrap", "dec": "udec_wrap", "cmpswap": "cmpxchg",
    "csub": "usub_sat", "csub_u32": "usub_sat", "cond_sub_u32": "usub_cond", "fmin": "fmin", "fmax": "fmax",
    "fcmpswap": "fcmpxchg", "add_f32": "fadd", "add_f64": "fadd:64", "min_f64": "fmin:64", "max_f64": "fmax:64",
    "pk_add_f16": "pk_add_f16", "pk_add_bf16": "pk_add_bf16",
}  # fmt: skip
"""Atomic operations of memory by their names -> those of atomics.py, ``:64`` where the name does not say so."""
LDS_ATOMICS = {
    "add": "add", "sub": "sub", "rsub": "rsub", "inc": "uinc_wrap", "dec": "udec_wrap", "and": "and", "or": "or",
    "xor": "xor", "mskor": "mskor", "wrxchg": "xchg", "cmpst": "cmpxchg", "cmpstore": "cmpxchg", "wrap": "wrap",
    "sub_clamp": "usub_sat", "cond_sub": "usub_cond", "pk_add_f16": "pk_add_f16", "pk_add_bf16": "pk_add_bf16",
}  # fmt: skip
"""The same for those of LDS."""


def operand_of(instruction: Instruction, name: str) -> Operand:
    """An operand that the instruction must have."""
    found = instruction.operand(name)
    if found is None:
        raise AssertionError(f"{instruction} has no {name}")
    return found


def register_of(instruction: Instruction, *names: str, is_input: bool = False) -> Register:
    """The first of several operands that is there and a register."""
    for name in names:
        found = instruction.operand(name)
        if found is not None and isinstance(found.value, Register) and (is_input or found.is_output):
            return found.value
    raise AssertionError(f"{instruction} has none of {names}")


def locate(b: Builder, state: State, instruction: Instruction, facts: Facts) -> Located:
    """Where a vector memory instruction goes."""
    return ADDRESSES.of(Access(b, state, instruction, facts))


def joined(b: Builder, words: list[Lane]) -> Lane:
    """One or two I32 as one value."""
    return b.join(words[0], words[1]) if len(words) == 2 else words[0]


def lanes(state: State, start: Register, count: int) -> list[Lane]:
    """Successive vector registers."""
    return [state.vector(start.file, start.index + n) for n in range(count)]


def first_active(b: Builder, state: State) -> tuple[Mask, Uniform]:
    """The mask of the first active lane (none where none is active), and its number, I32."""
    bits = b.bits_of(state.exec)
    lowest = b.and_(bits, b.sub(b.uniform(I64, 0), bits))
    number = b.and_(b.trunc(b.cttz(bits), I32), b.lanes - 1)
    return b.mask_of(lowest), number
