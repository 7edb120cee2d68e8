"""Whether a kernel uses a value that it loads, or only stores it elsewhere, as a copy of a structure does with its padding.

The paths from the load are followed as far as a register may still have the value. Copies of registers have it too, as
does what has been shifted or combined bit by bit, and what a function keeps on its stack.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from types import MappingProxyType

from ...fatbin.flow_graph import keys_of
from ...fatbin.isa import Instruction
from ..isa.operations import Computation, kind_of

Place = tuple[str, int | str]
Value = frozenset[Place]
"""What has the value: registers, and places on the stack by their offset or, where that is not known, the text of their
address."""
Fetch = Callable[[int], "Instruction | None"]
"""The instruction at an address."""

_MOVES = frozenset(
    """v_mov_b32 v_mov_b64 v_mov_b16 v_pk_mov_b32 s_mov_b32 s_mov_b64 v_accvgpr_write_b32 v_accvgpr_read_b32 v_accvgpr_mov_b32
    v_readfirstlane_b32 v_readlane_b32 v_writelane_b32 v_cndmask_b32 v_cndmask_b16 v_swap_b32 v_perm_b32 v_lshl_or_b32
    v_and_or_b32 v_or_b32 v_or3_b32 v_and_b32 v_bfi_b32 v_bfe_u32 v_bfe_i32 v_alignbit_b32 v_alignbyte_b32
    v_bitop2_b32 v_bitop3_b32 v_bitop3_b16 v_pack_b32_f16""".split()
)
"""Operations whose results are made of bits of their operands."""
_SHIFTS = frozenset("v_lshlrev_b32 v_lshrrev_b32 v_lshlrev_b16 v_lshrrev_b16 v_lshlrev_b64 v_lshrrev_b64".split())
"""The same where they shift by whole bytes; a shift by one bit is a product."""
_CONDITIONS = ("src2", "sdst")
"""Operands of v_cndmask that choose one of the others."""
DATA = ("vdata", "data0", "data1", "sdata", "data")
"""Operands that are stored."""
_STACK = ("scratch_", "buffer_")
"""How instructions begin that compilers access a function's stack with."""
_DWORD = 4
_VARIABLE, _SAVED = "variable", "saved"
"""Places on the stack that are known by their offset, and registers that have the lanes which were active."""
_WIDENS = ("s_or_b", "s_or_saveexec_b", "s_xor_saveexec_b")
"""Operations that make more lanes active, or others for what compilers do with registers of all."""
MOST_STEPS = 20_000
"""How many instructions are looked at for one load."""


def is_used(fetch: Fetch, at: int, dwords: int, own: Mapping[int, int] = MappingProxyType({})) -> bool:
    """Whether the value of a load at an address is used; ``dwords`` has a bit for each of its dwords that is meant.

    ``own`` has the offsets in a lane's own memory that instructions access, as far as they are known.
    """
    load = fetch(at)
    if load is None:
        return True
    seen: dict[int, Value] = {}
    waiting = [(after, results_of(load, dwords)) for after in successors(load)]
    for _ in range(MOST_STEPS):
        if not waiting:
            return False
        place, value = waiting.pop()
        known = seen.get(place, frozenset())
        instruction = fetch(place)
        if instruction is None or not value or value <= known:
            continue
        seen[place] = value | known
        after = _after(instruction, in_same_lanes(instruction, value), own.get(place))
        if after is None:
            return True
        waiting += [(each, after) for each in successors(instruction)]
    return True


def is_exchange(instruction: Instruction) -> bool:
    """Whether an atomic operation puts a value in the place of another, whatever that is."""
    name = kind_of(instruction).name
    return "cmp" not in name and ("swap" in name or "xchg" in name)


def results_of(load: Instruction, dwords: int) -> Value:
    """The registers that a load writes; ``dwords`` has a bit for each of its dwords that is meant."""
    form = load.form
    outputs = [register for register, is_output in load.named_registers(form) if is_output] if form else []
    if not outputs:
        return frozenset()
    first = outputs[0]
    is_plain = "read2" not in load.family.lower() and "2addr" not in load.mnemonic
    numbers = [n for n in range(first.width) if not is_plain or dwords >> n & 1 or first.width == 1]
    return frozenset((first.file, first.index + n) for n in numbers)


def _after(instruction: Instruction, value: Value, own: int | None) -> Value | None:
    """What has the value after an instruction; None where it is used. ``own``: the offset that it accesses on the stack."""
    read, written = keys_of(instruction.reads) & value, keys_of(instruction.writes)
    kind = kind_of(instruction)
    if instruction.has("mayStore") and not instruction.has("mayLoad"):
        return _after_store(instruction, value, own)
    if not read:
        loads = instruction.has("mayLoad") and not instruction.has("mayStore")
        places = places_on_stack(instruction, own, results_of(instruction, -1)) if loads else {}
        return (value - written) | {register for place, register in places.items() if place in value}
    if len(kind.parts) > 1:
        return _after_pair(instruction, kind.parts, value - written, value)
    if not _moves(kind.name, instruction.constant("src0")):
        return None
    if kind.name.startswith("v_cndmask") and read & _named(instruction, _CONDITIONS):
        return None
    return (value - written) | written


def _moves(name: str, first: int | None) -> bool:
    """Whether the result of an operation is made of bits of its operands; ``first`` is the first one, if that is a number."""
    return name in _MOVES or (name in _SHIFTS and (first or 1) % 8 == 0)


def _after_pair(instruction: Instruction, parts: tuple[Computation, ...], others: Value, value: Value) -> Value | None:
    """The same of an instruction that is two operations, each of which has operands of its own."""
    for part in parts:
        first, second, third, result = (name + part.suffix for name in ("src0", "vsrc1", "vsrc2", "vdst"))
        if value & _named(instruction, (third,)):
            return None
        if value & _named(instruction, (first, second)):
            if not _moves(part.name, instruction.constant(first)):
                return None
            others |= _named(instruction, (result,))
    return others


def _after_store(instruction: Instruction, value: Value, own: int | None) -> Value | None:
    data = _named(instruction, DATA)
    if keys_of(instruction.reads) & value - data:
        return None
    places = places_on_stack(instruction, own, data)
    return (value - places.keys()) | {place for place, register in places.items() if register in value}


def places_on_stack(instruction: Instruction, own: int | None, registers: Collection[Place]) -> dict[Place, Place]:
    """The places on the stack that an instruction accesses, with the registers of which it stores or loads them."""
    if kind_of(instruction).name.startswith(_STACK):
        place = str(instruction).partition(",")[2]
        return {("stack", f"{place} {n}"): register for n, register in enumerate(sorted(registers))}
    if own is None:
        return {}
    return {(_VARIABLE, own + _DWORD * n): register for n, register in enumerate(sorted(registers))}


def in_same_lanes(instruction: Instruction, value: Value) -> Value:
    """What has the value in the lanes that have loaded it. Once others are active, or only some of them, variables may be
    used by those alone that have one."""
    if not any(register.file == "exec" for register in instruction.writes):
        return value
    name, sources = kind_of(instruction).name, keys_of(instruction.reads)
    if name.startswith(_WIDENS):
        return value | {(_SAVED, index) for file, index in keys_of(instruction.writes) if file == "s"}
    if name.startswith("s_mov_b") and {(_SAVED, index) for _, index in sources} <= value:
        return value - {(_SAVED, index) for _, index in sources}
    return frozenset(one for one in value if one[0] != _VARIABLE)


def _named(instruction: Instruction, names: tuple[str, ...]) -> frozenset[tuple[str, int]]:
    operands = (instruction.operand(name) for name in names)
    return keys_of([operand.register for operand in operands if operand and operand.register])


def successors(instruction: Instruction) -> Iterator[int]:
    """Where control goes on, calls left out: what they do is not followed."""
    target = None if instruction.has("isCall") else instruction.target
    if target is not None:
        yield target
    if not instruction.has("isBarrier") and not instruction.has("isReturn"):
        yield instruction.address + instruction.size
