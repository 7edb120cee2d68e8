"""Rules about instructions that follow too soon on what they need, or overwrite: hardware does not wait there, on processors up to GFX9.

Source of the wait states: LLVM's GCNHazardRecognizer (of wide stores with its pull requests 197267 and 203770), and "Manually
Inserted Wait States" in the ISA manuals.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Iterator, Sequence

from ..codeobject.code_object import CodeObject
from ..isa.instruction import Instruction
from ..isa.register_bits import FIRST, bits_of
from ..isa.waits import effect_of
from ..records import dataclass
from .bodies import Body
from .distances import EXEC, VCC, operand_bits, states_of
from .encoded import Wanted, places
from .instruction_rules import bodies_of, fault_at
from .matrix_waits import added, factors, is_double, is_matrix
from .registry import Fault, Options, rule
from .walks import first_after

_LAST = 9
"""The last generation whose hardware does not wait."""
_VECTORS = ("v", "a")


def _divides(name: str) -> bool:
    return name.startswith("v_div_fmas")


def _takes_a_lane(name: str) -> bool:
    return name.startswith(("v_readlane", "v_writelane"))


def _crosses_lanes(name: str) -> bool:
    return "_dpp" in name


def _lane(found: Instruction) -> int:
    """The scalar register that says which lane, as bits."""
    return operand_bits(found, "src1")


def _first_source(found: Instruction) -> int:
    """The vector register that is read in other lanes, as bits."""
    return operand_bits(found, "src0")


def _accesses_memory(name: str) -> bool:
    return name.startswith(("buffer_", "tbuffer_", "image_", "global_", "flat_", "scratch_"))


def _scalars(found: Instruction) -> int:
    """The scalar registers that it names: descriptors, addresses, offsets."""
    named = (operand.register for operand in found.operands if not operand.is_output)
    scalars = (bits_of(register) for register in named if register and register.file not in _VECTORS)
    return functools.reduce(operator.or_, scalars, 0)


def _reads_a_lane(name: str) -> bool:
    return name.startswith(("v_readlane", "v_readfirstlane"))


def _swaps_lanes(name: str) -> bool:
    return name.startswith(("v_permlane16_swap", "v_permlane32_swap"))


def _uses_m0(name: str) -> bool:
    """What the index, the offset or the message is in M0 for."""
    return name.startswith(_WITH_M0)


_WITH_M0 = (
    "s_movrel", "s_sendmsg", "s_ttracedata", "v_interp", "ds_read_addtid", "ds_write_addtid", "ds_gws", "ds_ordered",
)  # fmt: skip


def _loads_to_lds(name: str) -> bool:
    return name.startswith(("buffer_load", "global_load", "scratch_load")) and "_lds" in name


def _reads_setting(name: str) -> bool:
    return name.startswith(("s_getreg", "s_setreg"))


def _setting(found: Instruction) -> int:
    """The hardware register that s_setreg or s_getreg names, as a bit above those of registers."""
    return 1 << _SETTINGS + ((found.constant("simm16") or 0) & 63)


_SETTINGS = FIRST["a"] + 1024


def _sources(found: Instruction) -> int:
    """All vector registers that it reads, as bits."""
    return effect_of(found).reads >> FIRST["v"] << FIRST["v"]


def _plain_sources(found: Instruction) -> int:
    """Those of them that are no accumulators."""
    return _sources(found) & (1 << FIRST["a"]) - 1


def _reads_accumulator(name: str) -> bool:
    return name.startswith("v_accvgpr_read")


def _takes_to_accumulator(name: str) -> bool:
    return is_matrix(name) or name.startswith("v_accvgpr_write")


def _multiplies_doubles(name: str) -> bool:
    return name.startswith(("v_fma_f64", "v_fmac_f64"))


def _matrix_of_doubles(found: Instruction) -> int:
    return _DOUBLES if is_double(found.mnemonic) else 0


_DOUBLES = 1 << _SETTINGS + 64
"""A bit above those of registers: what multiplies doubles is in use."""


def _uses_memory(name: str) -> bool:
    return _accesses_memory(name) or name.startswith("ds_")


def _written_to_accumulator(found: Instruction) -> int:
    return effect_of(found).writes if found.mnemonic.startswith("v_accvgpr_write") else 0


def _read_from_accumulator(found: Instruction) -> int:
    return effect_of(found).writes if _reads_accumulator(found.mnemonic) else 0


def _written_for_matrix(found: Instruction) -> int:
    """What a vector instruction writes that has not what matrix and dot products have for their own kind."""
    return 0 if found.has("IsDOT") or is_matrix(found.mnemonic) else _written_by_vector(found)


def _written_by_vector(found: Instruction) -> int:
    return effect_of(found).writes if found.has("VALU") else 0


def _written_by_scalar(found: Instruction) -> int:
    return effect_of(found).writes if found.has("SALU") else 0


def _set(found: Instruction) -> int:
    return _setting(found) if found.mnemonic.startswith("s_setreg") else 0


@dataclass(frozen=True)
class Hazard:
    """An instruction, the registers of it that must have been written in no such way for some wait states, and the feature that the
    processors have, or lack, where that is so."""

    wanted: Wanted
    registers: Callable[[Instruction], int]
    states: int
    written: Callable[[Instruction], int] = _written_by_vector
    feature: str = ""
    lacking: str = ""


HAZARDS = (
    Hazard(_divides, lambda _: VCC, 4),
    Hazard(_takes_a_lane, _lane, 4),
    Hazard(_crosses_lanes, _first_source, 2),
    Hazard(_crosses_lanes, lambda _: EXEC, 5),
    Hazard(_accesses_memory, _scalars, 5),
    Hazard(is_matrix, _sources, 2, _written_for_matrix, "GFX90AInsts"),
    Hazard(is_matrix, lambda _: EXEC, 4, feature="GFX90AInsts"),
    Hazard(_takes_to_accumulator, _plain_sources, 2, feature="MAIInsts", lacking="GFX90AInsts"),
    Hazard(_takes_to_accumulator, lambda _: EXEC, 4, feature="MAIInsts", lacking="GFX90AInsts"),
    Hazard(_multiplies_doubles, lambda _: _DOUBLES, 2, _matrix_of_doubles, "GFX90AInsts"),
    Hazard(is_matrix, added, 1, _written_to_accumulator, "MAIInsts", "GFX90AInsts"),
    Hazard(is_matrix, factors, 3, _written_to_accumulator, "MAIInsts", "GFX90AInsts"),
    Hazard(_reads_accumulator, _sources, 3, _written_to_accumulator, "MAIInsts", "GFX90AInsts"),
    Hazard(_uses_memory, _sources, 2, _read_from_accumulator, "MAIInsts", "GFX90AInsts"),
    Hazard(_swaps_lanes, _sources, 2),
    Hazard(_swaps_lanes, lambda _: EXEC, 4),
    Hazard(_reads_a_lane, _first_source, 1, feature="GFX940Insts"),
    Hazard(lambda name: _takes_a_lane(name) or _reads_a_lane(name), lambda _: EXEC, 4, feature="GFX940Insts"),
)

SCALAR_HAZARDS = (
    Hazard(_uses_m0, lambda _: 1 << FIRST["m0"], 1, _written_by_scalar),
    # LLVM waits on GFX940 too, but most of the kernels that AMD has written by hand for gfx942 and gfx950 do not.
    Hazard(_loads_to_lds, lambda _: 1 << FIRST["m0"], 1, _written_by_scalar, lacking="GFX940Insts"),
    Hazard(_reads_setting, _setting, 2, _set),
)


@rule(
    "code",
    "vector-wait",
    "error",
    "An instruction needs a register that a vector instruction has written just before. Up to GFX9, hardware does not wait for "
    "it there: code must put other instructions or s_nop in between.",
    "kernel 'k': at +0x28, v_div_fmas_f32 v0, v1, v2, v3 needs what v_cmp_lt_f32_e32 vcc, v1, v2 writes 0 wait states before, "
    "it takes 4",
    is_thorough=True,
)
def vector_wait(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Between a write by a vector instruction and what needs it at once are as many wait states as it takes."""
    return _too_soon(code, HAZARDS)


@rule(
    "code",
    "scalar-wait",
    "warning",
    "An instruction needs M0 that a scalar instruction has written just before, or s_getreg or s_setreg what s_setreg has. Up to GFX9, AMD's "
    "manuals and LLVM want another instruction or s_nop in between.",
    "kernel 'k': at +0x28, buffer_load_dword off, s[20:23], 0 lds needs what s_add_u32 m0, 0x100, s48 writes 0 wait states "
    "before, it takes 1",
    is_thorough=True,
)
def scalar_wait(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Between a write of M0 or of a hardware register and what needs it at once are as many wait states as it takes."""
    return _too_soon(code, SCALAR_HAZARDS)


def _too_soon(code: CodeObject, hazards: Sequence[Hazard]) -> Iterator[Fault]:
    """The first instruction of each kind, in each function, that comes too soon."""
    for body in bodies_of(code).all:
        for hazard in _those_of(body, hazards):
            for found in places(body, hazard.wanted):
                cause = _cause(body, found, hazard)
                if cause and found.address in body.reached_at:
                    writer, states = cause
                    message = (
                        f"{found} needs what {writer} writes {states} wait states before, it takes {hazard.states}"
                    )
                    yield fault_at(code, body, found.address, message)
                    break


def _those_of(body: Body, hazards: Sequence[Hazard]) -> list[Hazard]:
    """Those that the processor has."""
    isa = body.decoders[0].isa
    rows = hazards if isa.major <= _LAST else ()
    return [
        row for row in rows if (not row.feature or isa.has(row.feature)) and not (row.lacking and isa.has(row.lacking))
    ]


def _cause(body: Body, found: Instruction, hazard: Hazard) -> tuple[Instruction, int] | None:
    """The instruction that writes too shortly before one on some path, and how many wait states are in between."""
    waiting = [(found.address, hazard.registers(found), 0)]
    seen = set(waiting)
    while waiting:
        at, needed, states = waiting.pop()
        for writer in body.reading.before(at) if needed and states < hazard.states else ():
            if hazard.written(writer) & needed and writer.address in body.reached_at:
                return writer, states
            after = writer.address, needed & ~effect_of(writer).writes, states + states_of(writer)
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    return None


_WIDE = 2
"""Stores of more registers have the hazard."""
_AFTER_STORE = (("GFX940Insts", 1, 2), ("", 0, 1))
"""How many wait states a store needs for its data, with an SGPR for the offset and without, by a feature of the processor."""


@rule(
    "code",
    "store-data",
    "error",
    "A vector instruction overwrites what a store of more than 8 bytes just before it stores. Up to GFX9, hardware reads that late "
    "and does not wait: what is stored may be the new value. Code must put other instructions or s_nop in between.",
    "kernel 'k': at +0x28, v_mov_b32_e32 v3, 0 overwrites what global_store_dwordx4 v0, v[2:5], s[4:5] at +0x20 stores, after 0 "
    "wait states, it takes 2",
    is_thorough=True,
)
def store_data(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Between a wide store and a vector instruction that overwrites its data are as many wait states as it takes."""
    for body in bodies_of(code).all:
        for store in places(body, _stores) if body.decoders[0].isa.major <= _LAST else ():
            fault = _overwriting(body, store)
            if fault and store.address in body.reached_at:
                after, states = fault
                message = (
                    f"{after} overwrites what {store} at +{store.address:#x} stores, after {states} wait states, "
                    f"it takes {_states_after(store)}"
                )
                yield fault_at(code, body, after.address, message)


def _stores(name: str) -> bool:
    """Also atomics that take two numbers of 8 bytes."""
    return _accesses_memory(name) and ("_store_" in name or "_cmpswap_x2" in name)


def _overwriting(body: Body, store: Instruction) -> tuple[Instruction, int] | None:
    """The vector instruction that overwrites too soon what a wide store stores, and how many wait states are in between."""
    needed, data = _states_after(store), store.operand("vdata")
    stored = data.register if data else None
    if stored is None or stored.width <= _WIDE:
        return None
    bits = bits_of(stored)

    def step(states: int, found: Instruction) -> int | Instruction | None:
        if states >= needed:
            return None
        if found.has("VALU") and effect_of(found).writes & bits:
            return found
        return states + states_of(found)

    return first_after(body, store, 0, step)


def _states_after(store: Instruction) -> int:
    assert store.form
    offset = store.operand("soffset")
    _, with_register, without = next(row for row in _AFTER_STORE if not row[0] or store.form.isa.has(row[0]))
    return with_register if offset and offset.register else without
