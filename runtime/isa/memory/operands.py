"""Operands and addresses, for all functions that execute memory operations."""

from __future__ import annotations

from collections.abc import Callable

from ....fatbin.isa import Instruction, Operand, Register
from ..builder import Builder
from ..facts import Facts
from ..state import State
from ..values import I32, I64, Lane, Mask, Type, Uniform
from .addresses import ADDRESSES, Access, Located

Execute = Callable[[Builder, State, Instruction, Facts], None]
FIRST_LANE = 1
"""The lane that executes accesses of the whole wave, as a mask."""
ATOMICS = {
    "swap": "xchg", "add": "add", "sub": "sub", "smin": "min", "smax": "max", "umin": "umin", "umax": "umax",
    "and": "and", "or": "or", "xor": "xor", "inc": "uinc_wrap", "dec": "udec_wrap", "cmpswap": "cmpxchg",
    "csub": "usub_sat", "csub_u32": "usub_sat", "cond_sub_u32": "usub_cond", "fmin": "fmin", "fmax": "fmax",
    "fcmpswap": "fcmpxchg", "add_f32": "fadd", "add_f64": "fadd", "min_f64": "fmin", "max_f64": "fmax",
    "pk_add_f16": "pk_add_f16", "pk_add_bf16": "pk_add_bf16",
}  # fmt: skip
"""Atomic operations of memory by their names without ``_x2`` -> those of atomics.py."""
LDS_ATOMICS = {
    "add": "add", "sub": "sub", "rsub": "rsub", "inc": "uinc_wrap", "dec": "udec_wrap", "and": "and", "or": "or",
    "xor": "xor", "mskor": "mskor", "wrxchg": "xchg", "cmpst": "cmpxchg", "cmpstore": "cmpxchg", "wrap": "wrap",
    "sub_clamp": "usub_sat", "cond_sub": "usub_cond",
}  # fmt: skip
"""Atomic operations of LDS by their names -> those of atomics.py."""


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


def locate(
    b: Builder, state: State, instruction: Instruction, facts: Facts, type: Type = I32, count: int = 1
) -> Located:
    """The addresses of a vector memory instruction, whose items are of a type or ``count`` words."""
    return ADDRESSES.of(Access(b, state, instruction, facts, type.width // 8, count))


def load_words(b: Builder, state: State, at: Located, count: int) -> list[Lane]:
    """Successive words of each lane; zero is read for each that is outside its buffer."""
    if at.within is None or count == 1:
        return [at.zeroed(b, word) for word in b.load_words(at.space, at.address, count, at.mask)]
    zero, whole = b.lane(I32, 0), at.within(4 * (count - 1))
    words = b.load_words(at.space, at.address, count, b.and_(state.exec, whole))
    words = [b.select(whole, word, zero) for word in words]

    def by_themselves() -> list[Lane]:
        found = []
        for n, (word, mask) in enumerate(zip(words, _partly(b, at, count, whole), strict=True)):
            part = b.load(at.space, at.address.moved(4 * n), I32, mask)
            found.append(b.select(mask, part, word))
        return found

    return _at_the_end(b, state, at, whole, by_themselves, words)


def store_words(b: Builder, state: State, at: Located, words: list[Lane]) -> None:
    """Write successive words of each lane, those that are inside its buffer."""
    if at.within is None or len(words) == 1:
        b.store_words(at.space, at.address, words, at.mask)
        return
    whole = at.within(4 * (len(words) - 1))
    b.store_words(at.space, at.address, words, b.and_(state.exec, whole))

    def by_themselves() -> list[Lane]:
        for n, (word, mask) in enumerate(zip(words, _partly(b, at, len(words), whole), strict=True)):
            b.store(at.space, at.address.moved(4 * n), word, mask)
        return []

    _at_the_end(b, state, at, whole, by_themselves, [])


def _at_the_end(
    b: Builder, state: State, at: Located, whole: Mask, function: Callable[[], list[Lane]], otherwise: list[Lane]
) -> list[Lane]:
    """``function()`` where some lane has only some of its words inside the buffer."""

    def looked_at() -> list[Lane]:
        return b.rarely(b.any(b.and_(at.mask, b.not_(whole))), function, otherwise)

    return b.rarely(b.any(b.and_(state.exec, b.not_(whole))), looked_at, otherwise)


def _partly(b: Builder, at: Located, count: int, whole: Mask) -> list[Mask]:
    """For each word the active lanes that have it inside their buffer, and not all others."""
    assert at.within is not None
    split = b.and_(at.mask, b.not_(whole))
    return [b.and_(split, at.within(4 * n)) for n in range(count)]


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
