"""Rules about instructions that follow too soon on what they need, or overwrite: hardware does not wait there, on processors up to GFX9.

Source of the wait states: LLVM's GCNHazardRecognizer (of wide stores with its pull requests 197267 and 203770), and "Manually
Inserted Wait States" in the ISA manuals.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Iterator

from ..codeobject.code_object import CodeObject
from ..isa.instruction import Instruction
from ..isa.register_bits import FIRST, bits_of
from ..isa.waits import effect_of
from ..records import dataclass
from .bodies import Body
from .encoded import Wanted, following, places
from .instruction_rules import bodies_of, fault_at
from .reading import turn_of
from .registry import Fault, Options, rule

_LAST = 9
"""The last generation whose hardware does not wait."""
_VECTORS = ("v", "a")
_EXEC, _VCC = 3 << FIRST["exec"], 3 << FIRST["vcc"]


def _divides(name: str) -> bool:
    return name.startswith("v_div_fmas")


def _takes_a_lane(name: str) -> bool:
    return name.startswith(("v_readlane", "v_writelane"))


def _crosses_lanes(name: str) -> bool:
    return "_dpp" in name


def _lane(found: Instruction) -> int:
    """The scalar register that says which lane, as bits."""
    operand = found.operand("src1")
    register = operand and operand.register
    return bits_of(register) if register else 0


def _first_source(found: Instruction) -> int:
    """The vector register that is read in other lanes, as bits."""
    operand = found.operand("src0")
    register = operand and operand.register
    return bits_of(register) if register else 0


def _accesses_memory(name: str) -> bool:
    return name.startswith(("buffer_", "tbuffer_", "image_", "global_", "flat_", "scratch_"))


def _scalars(found: Instruction) -> int:
    """The scalar registers that it names: descriptors, addresses, offsets."""
    named = (operand.register for operand in found.operands if not operand.is_output)
    scalars = (bits_of(register) for register in named if register and register.file not in _VECTORS)
    return functools.reduce(operator.or_, scalars, 0)


@dataclass(frozen=True)
class Hazard:
    """An instruction, the registers of it that must have been written by no vector instruction for some wait states."""

    wanted: Wanted
    registers: Callable[[Instruction], int]
    states: int


HAZARDS = (
    Hazard(_divides, lambda _: _VCC, 4),
    Hazard(_takes_a_lane, _lane, 4),
    Hazard(_crosses_lanes, _first_source, 2),
    Hazard(_crosses_lanes, lambda _: _EXEC, 5),
    Hazard(_accesses_memory, _scalars, 5),
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
    for body in bodies_of(code).all:
        for hazard in HAZARDS if body.decoders[0].isa.major <= _LAST else ():
            for found in places(body, hazard.wanted):
                cause = _cause(body, found, hazard)
                if cause and found.address in body.reached_at:
                    writer, states = cause
                    message = (
                        f"{found} needs what {writer} writes {states} wait states before, it takes {hazard.states}"
                    )
                    yield fault_at(code, body, found.address, message)
                    break


def _cause(body: Body, found: Instruction, hazard: Hazard) -> tuple[Instruction, int] | None:
    """The vector instruction that writes too shortly before one, and how many wait states are in between."""
    needed, states, at = hazard.registers(found), 0, found.address
    while needed and states < hazard.states:
        before = body.reading.last_before(at)
        if before is None or before.form is None or turn_of(before).jump is not None or before.is_turn:
            return None
        at -= before.size
        writer = Instruction(at, before)
        if before.form.has("VALU") and effect_of(writer).writes & needed:
            return writer, states
        needed &= ~effect_of(writer).writes
        states += _states_of(writer)
    return None


def _states_of(found: Instruction) -> int:
    """How many wait states an instruction is."""
    return 1 + ((found.constant("simm16") or 0) if found.mnemonic == "s_nop" else 0)


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
    needed, states, data = _states_after(store), 0, store.operand("vdata")
    stored = data.register if data else None
    if stored is None or stored.width <= _WIDE:
        return None
    for after in following(body, store, needed):
        if states >= needed:
            break
        if after.has("VALU") and effect_of(after).writes & bits_of(stored):
            return after, states
        states += _states_of(after)
    return None


def _states_after(store: Instruction) -> int:
    assert store.form
    offset = store.operand("soffset")
    _, with_register, without = next(row for row in _AFTER_STORE if not row[0] or store.form.isa.has(row[0]))
    return with_register if offset and offset.register else without
