"""Loads, stores and atomics: the size and type that each moves, and the function that executes it."""

from __future__ import annotations

from functools import lru_cache

from ....fatbin.isa import Instruction, Register
from ....fatbin.patterns import pattern
from ....fatbin.records import dataclass
from .. import indexed
from ..builder import Builder
from ..facts import Facts
from ..state import State
from ..values import I8, I16, I32, I64, Lane, Type
from . import scalar as scalar_memory
from .atomics import operand_count
from .operands import (
    ATOMICS,
    LDS_ATOMICS,
    Execute,
    joined,
    lanes,
    load_words,
    locate,
    operand_of,
    register_of,
    store_words,
)


@dataclass(frozen=True, slots=True)
class Item:
    """The data of each lane: ``count`` words, or something smaller in part of a register."""

    count: int = 1
    type: Type = I32
    is_signed: bool = False
    half: str = ""
    """``l`` or ``h`` where only half of the register is read or written."""


_SIZES = {"ubyte": (I8, False), "sbyte": (I8, True), "byte": (I8, False), "ushort": (I16, False),
          "sshort": (I16, True), "short": (I16, False), "u8": (I8, False), "i8": (I8, True), "b8": (I8, False),
          "u16": (I16, False), "i16": (I16, True), "b16": (I16, False)}  # fmt: skip
_WORDS = {"dword": 1, "dwordx2": 2, "dwordx3": 3, "dwordx4": 4, "b32": 1, "b64": 2, "b96": 3, "b128": 4}

_PLAIN = pattern(
    r"(?:global|flat|scratch|buffer|ds|cluster)_(load|store|read|write)_(?:monitor_)?(dwordx?\d?|[us]?byte|[us]?short|[iu]8|[iu]16|b\d+)(_d16)?(_hi)?"
)
_TWICE = pattern(r"ds_(read|write|wrxchg)2(st64)?_b(32|64)")
_ATOMIC = pattern(r"(?:global|flat|scratch|buffer)_atomic_(\w+)")

_OF_WAVES_AND_REGISTERS = ("s_", "v_")
"""How the names begin of operations that are in _SPECIAL, or access no memory."""
_LDS_ATOMIC = pattern(r"ds_(\w+?)_(u|i|b|f)(32|64)")


@lru_cache(maxsize=1024)
def find(name: str) -> Execute | None:
    """The function that executes a memory operation; None for other names."""
    if plain := _PLAIN.fullmatch(name):
        item = _item(plain[2], bool(plain[3]), bool(plain[4]))
        return _load(item) if plain[1] in ("load", "read") else _store(item)
    if twice := _TWICE.fullmatch(name):
        return _twice(twice[1], 64 if twice[2] else 1, int(twice[3]) // 32)
    if name in _SPECIAL:
        return _SPECIAL[name]
    if name.startswith(_OF_WAVES_AND_REGISTERS):
        return None
    from . import rare  # slow to import: not for kernels that load and store alone

    if name in rare.OPERATIONS:
        return rare.OPERATIONS[name]
    if atomic := _ATOMIC.fullmatch(name):
        how = atomic[1].removesuffix("_x2")
        if how in ATOMICS:
            return _atomic(ATOMICS[how], I64 if atomic[1].endswith(("_x2", "64")) else I32)
    return rare.find_image(name) or _lds_atomic(name)


def is_plain(name: str) -> bool:
    """Whether it loads or stores for each lane, in global memory or LDS, or loads for the wave."""
    if name.startswith(("s_load_", "s_buffer_load_")):
        return True
    plain, twice = _PLAIN.fullmatch(name), _TWICE.fullmatch(name)
    return name.startswith(("global_", "ds_")) and (plain is not None or (twice is not None and twice[1] != "wrxchg"))


def _item(what: str, is_d16: bool, is_high: bool) -> Item:
    half = "h" if is_high else "l" if is_d16 or what == "short_d16" else ""
    if what in _WORDS:
        return Item(_WORDS[what])
    type, is_signed = _SIZES[what]
    return Item(1, type, is_signed, half)


def _lds_atomic(name: str) -> Execute | None:
    if name in ("ds_pk_add_f16", "ds_pk_add_bf16"):
        return _atomic(name.removeprefix("ds_"), I32)
    found = _LDS_ATOMIC.fullmatch(name)
    if found is None:
        return None
    base, kind, type = found[1], found[2], I64 if found[3] == "64" else I32
    if base in ("min", "max"):
        return _atomic({"u": "u", "f": "f"}.get(kind, "") + base, type)
    if base not in LDS_ATOMICS:
        return None
    how = LDS_ATOMICS[base]
    if kind == "f":
        how = {"add": "fadd", "cmpxchg": "fcmpxchg"}[how]
    # Up to gfx10 the value to compare with comes first, later the new one.
    return _atomic(how, type, is_swapped=base == "cmpst")


# Loads and stores


def _load(item: Item) -> Execute:
    def load(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
        at = locate(b, state, instruction, facts, item.type, item.count)
        register = register_of(instruction, "vdst", "vdata")
        if item.type is I32:
            for n, word in enumerate(load_words(b, state, at, item.count)):
                state.set_vector(register.file, register.index + n, word)
            return
        value = at.zeroed(b, b.load(at.space, at.address, item.type, at.mask))
        wide: Lane = b.sext(value, I32) if item.is_signed else b.zext(value, I32)
        half = item.half or register.half
        if half:
            part = b.and_(wide, 0xFFFF)
            if facts.loads_clear_other_half:
                state.set_vector(register.file, register.index, b.shl(part, 16) if half == "h" else part)
                return
            before = state.vector(register.file, register.index)
            if half == "h":
                wide = b.or_(b.and_(before, 0xFFFF), b.shl(part, 16))
            else:
                wide = b.or_(b.and_(before, 0xFFFF0000), part)
        state.set_vector(register.file, register.index, wide)

    return load


def _store(item: Item) -> Execute:
    def store(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
        at = locate(b, state, instruction, facts, item.type, item.count)
        register = register_of(instruction, "vdata", "data0", is_input=True)
        words = lanes(state, register, item.count)
        if item.type is I32:
            store_words(b, state, at, words)
            return
        is_high = item.half == "h" or register.half == "h"
        word = b.lshr(words[0], 16) if is_high else words[0]
        b.store(at.space, at.address, b.trunc(word, item.type), at.mask)

    return store


def _twice(what: str, stride: int, words: int) -> Execute:
    """Two places of LDS, at offsets counted in items."""

    def access(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
        base = locate(b, state, instruction, facts)
        places = [
            base.address.moved(int(operand_of(instruction, f"offset{n}").value) * 4 * words * stride)  # type: ignore[arg-type]
            for n in (0, 1)
        ]
        data = (
            [lanes(state, register_of(instruction, f"data{n}", is_input=True), words) for n in (0, 1)]
            if what != "read"
            else []
        )
        if what == "write":
            for place, value in zip(places, data, strict=True):
                b.store_words(base.space, place, value, base.mask)
            return
        found: list[Lane] = []
        for n, place in enumerate(places):
            if what == "read":
                found += b.load_words(base.space, place, words, base.mask)
            else:
                old = b.atomic("xchg", base.space, place, [joined(b, data[n])], base.mask)
                found += b.split(old) if words == 2 else [old]
        register = register_of(instruction, "vdst")
        for n, word in enumerate(found):
            state.set_vector(register.file, register.index + n, word)

    return access


# Atomics


def _atomic(how: str, type: Type, *, is_swapped: bool = False) -> Execute:
    words = 2 if type is I64 else 1
    takes_two = operand_count(how) == 2

    def atomic(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
        at = locate(b, state, instruction, facts, count=words)
        if words == 2:
            at = at.whole(b, state.exec, 8)
        operands = _atomic_operands(b, state, instruction, words, takes_two=takes_two)
        if is_swapped:
            operands.reverse()
        b.fence(is_full=False)
        old = b.atomic(how, at.space, at.address, operands, at.mask)
        b.fence(is_full=False)
        destination = next((o.register for o in instruction.operands if o.is_output), None)
        if destination is None:
            return
        for n, word in enumerate(b.split(old) if words == 2 else (old,)):
            state.set_vector(destination.file, destination.index + n, at.zeroed(b, word))

    return atomic


def _atomic_operands(b: Builder, state: State, instruction: Instruction, words: int, *, takes_two: bool) -> list[Lane]:
    second = instruction.operand("data1")
    first = register_of(instruction, "vdata", "data0", is_input=True)
    if takes_two and second is None:
        both = lanes(state, first, 2 * words)
        return [joined(b, both[:words]), joined(b, both[words:])]
    operands = [joined(b, lanes(state, first, words))]
    if takes_two and second is not None and isinstance(second.value, Register):
        operands.append(joined(b, lanes(state, second.value, words)))
    return operands


# Caches


def _nothing(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
    """Prefetches and hints change no value."""


def _cache(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
    """Cache operations: memory of the host is coherent, so only their ordering of accesses matters."""
    b.fence(is_full=True)


ORDERS = frozenset(
    "buffer_gl0_inv buffer_gl1_inv buffer_inv buffer_invl2 buffer_wbinvl1 buffer_wbinvl1_vol buffer_wbl2 global_inv"
    " global_wb global_wbinv s_dcache_inv s_dcache_inv_vol s_dcache_wb s_dcache_wb_vol s_dcache_discard"
    " s_dcache_discard_x2 s_gl1_inv s_icache_inv".split()
)
"""Operations that write back or invalidate caches."""

_SPECIAL: dict[str, Execute] = {
    "v_movrels_b32": indexed.from_indexed,
    "v_movreld_b32": indexed.to_indexed,
    "v_movrelsd_b32": indexed.between_indexed,
    "v_movrelsd_2_b32": indexed.between_two_indices,
    "s_set_gpr_idx_on": indexed.turn_on,
    "s_set_gpr_idx_idx": indexed.change_index,
    "s_set_gpr_idx_mode": indexed.change_mode,
    "s_set_gpr_idx_off": indexed.turn_off,
    **scalar_memory.OPERATIONS,
    **dict.fromkeys(
        ("s_prefetch_data", "s_prefetch_data_pc_rel", "s_prefetch_inst", "s_prefetch_inst_pc_rel",
         "s_buffer_prefetch_data", "s_atc_probe", "s_atc_probe_buffer", "s_atc_probe_opt", "s_atc_probe_buffer_opt"), _nothing),
    **dict.fromkeys(ORDERS, _cache),
}  # fmt: skip
