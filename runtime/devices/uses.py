"""Whether a kernel uses a value that it loads, or only stores it elsewhere, as a copy of a structure does with its padding.

The paths from the load are followed as far as a register may still have the value. Copies of registers have it too, as
does what has been shifted or combined bit by bit, and what a function keeps on its stack.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...fatbin.flow_graph import keys_of
from ...fatbin.isa import Instruction
from ..isa.operations import kind_of

Value = frozenset[tuple[str, int | str]]
"""What has the value: registers, and places on the stack by the text of their address."""
Fetch = Callable[[int], "Instruction | None"]
"""The instruction at an address."""

_MOVES = frozenset(
    """v_mov_b32 v_mov_b64 v_mov_b16 v_pk_mov_b32 s_mov_b32 s_mov_b64 v_accvgpr_write_b32 v_accvgpr_read_b32 v_accvgpr_mov_b32
    v_readfirstlane_b32 v_readlane_b32 v_writelane_b32 v_cndmask_b32 v_cndmask_b16 v_swap_b32 v_perm_b32 v_lshl_or_b32
    v_and_or_b32 v_or_b32 v_or3_b32 v_and_b32 v_bfi_b32 v_bfe_u32 v_bfe_i32 v_alignbit_b32 v_alignbyte_b32
    v_pack_b32_f16""".split()
)
"""Operations whose results are made of bits of their operands."""
_SHIFTS = frozenset("v_lshlrev_b32 v_lshrrev_b32 v_lshlrev_b16 v_lshrrev_b16 v_lshlrev_b64 v_lshrrev_b64".split())
"""The same where they shift by whole bytes; a shift by one bit is a product."""
_CONDITIONS = ("src2", "sdst")
"""Operands of v_cndmask that choose one of the others."""
_DATA = ("vdata", "data0", "data1", "sdata", "data")
_STACK = ("scratch_", "buffer_")
"""How instructions begin that compilers access a function's stack with."""
_MOST_STEPS = 20_000


def is_used(fetch: Fetch, at: int, dwords: int) -> bool:
    """Whether the value of a load at an address is used; ``dwords`` has a bit for each of its dwords that is meant."""
    load = fetch(at)
    if load is None:
        return True
    seen: dict[int, Value] = {}
    waiting = [(after, _results(load, dwords)) for after in _successors(load)]
    for _ in range(_MOST_STEPS):
        if not waiting:
            return False
        place, value = waiting.pop()
        known = seen.get(place, frozenset())
        instruction = fetch(place)
        if instruction is None or not value or value <= known:
            continue
        seen[place] = value | known
        after = _after(instruction, value)
        if after is None:
            return True
        waiting += [(each, after) for each in _successors(instruction)]
    return True


def is_exchange(instruction: Instruction) -> bool:
    """Whether an atomic operation puts a value in the place of another, whatever that is."""
    name = kind_of(instruction).name
    return "cmp" not in name and ("swap" in name or "xchg" in name)


def _results(load: Instruction, dwords: int) -> Value:
    form = load.form
    outputs = [register for register, is_output in load.named_registers(form) if is_output] if form else []
    if not outputs:
        return frozenset()
    first = outputs[0]
    is_plain = "read2" not in load.family.lower() and "2addr" not in load.mnemonic
    numbers = [n for n in range(first.width) if not is_plain or dwords >> n & 1 or first.width == 1]
    return frozenset((first.file, first.index + n) for n in numbers)


def _after(instruction: Instruction, value: Value) -> Value | None:
    """What has the value after an instruction; None where it is used."""
    read, written = keys_of(instruction.reads) & value, keys_of(instruction.writes)
    name = kind_of(instruction).name
    is_on_stack = name.startswith(_STACK)
    place = ("stack", _place(instruction)) if is_on_stack else None
    if instruction.has("mayStore") and not instruction.has("mayLoad"):
        data = _named(instruction, _DATA)
        if read - data:
            return None
        if place is None:
            return value
        return value | {place} if read else value - {place}
    if not read:
        loads_it = place in value and instruction.has("mayLoad")
        return (value - written) | (written if loads_it else frozenset())
    if name in _SHIFTS and (instruction.constant("src0") or 1) % 8 == 0:
        return (value - written) | written
    if name not in _MOVES or (name.startswith("v_cndmask") and read & _named(instruction, _CONDITIONS)):
        return None
    return (value - written) | written


def _named(instruction: Instruction, names: tuple[str, ...]) -> frozenset[tuple[str, int]]:
    operands = (instruction.operand(name) for name in names)
    return keys_of([operand.register for operand in operands if operand and operand.register])


def _place(instruction: Instruction) -> str:
    """The address of an access, and what is added to it, as text."""
    return str(instruction).partition(",")[2]


def _successors(instruction: Instruction) -> Iterator[int]:
    """Where control goes on, calls left out: what they do is not followed."""
    target = None if instruction.has("isCall") else instruction.target
    if target is not None:
        yield target
    if not instruction.has("isBarrier") and not instruction.has("isReturn"):
        yield instruction.address + instruction.size
