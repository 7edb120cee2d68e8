"""Rules about operands that an encoding has room for, and that hardware does not have."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial

from ..codeobject.code_object import CodeObject
from ..isa.instruction import Instruction
from .bodies import Body
from .encoded import Wanted, bits, places
from .instruction_rules import bodies_of, fault_at
from .registry import Fault, Options, rule
from .sequences import meet

_SMALLEST_OVERLAP = 5
"""Registers of a result from which on hardware writes it while it still reads the sum."""
_UNNAMED = re.compile(r"hwreg\(\d")
_REMARK = "/*"
"""What begins LLVM's remarks on operands."""
_WAVE_32, _WAVE_64 = 32, 64
_WORD = 4
_Judge = Callable[[Instruction], str | None]
"""Says what is wrong with an instruction, if anything is."""


def _is_matrix(name: str) -> bool:
    return name.startswith("v_mfma")


def _is_of_register(name: str) -> bool:
    return name.startswith(("s_getreg", "s_setreg"))


def _is_dpp(name: str) -> bool:
    return "_dpp" in name and "dpp8" not in name and "_e64" not in name


def _is_dual(name: str) -> bool:
    return name.startswith("v_dual_")


def _is_scalar_load(name: str) -> bool:
    return name.startswith(("s_load_", "s_buffer_load_"))


def _masks_32_lanes(name: str) -> bool:
    return name.endswith("_saveexec_b32") or name == "s_or_b32"


def _masks_64_lanes(name: str) -> bool:
    return name.endswith("_saveexec_b64") or name == "s_or_b64"


def _masks_lanes(found: Instruction) -> bool:
    """Whether it changes which lanes are active, as compilers begin and end what some lanes execute."""
    result = found.operand("sdst")
    return "_saveexec_" in found.mnemonic or bool(result and result.register and result.register.file == "exec")


def _first(code: CodeObject, wanted: Wanted, fault: _Judge) -> Iterator[tuple[Body, Instruction, str]]:
    """The first instruction of each function that has a fault."""
    for body in bodies_of(code).all:
        if body.glance.rows & bits(body.decoders[0].isa, wanted):
            found = body.found((wanted, fault), partial(_first_in, body, wanted, fault))
            if found:
                yield body, *found


def _first_in(body: Body, wanted: Wanted, fault: _Judge) -> tuple[Instruction, str] | None:
    for found in places(body, wanted):
        why = fault(found)
        if why and found.address in body.reached_at:
            return found, why
    return None


@rule(
    "code",
    "operand-overlap",
    "error",
    "The result of a matrix instruction lies partly on the registers of its sum, which it overwrites while it reads them.",
    "kernel 'k': at +0x40, v_mfma_f32_32x32x2_f32 v[0:15], v20, v21, v[2:17] writes part of v[2:17]",
)
def operand_overlap(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """The third source of a matrix instruction is its result, or apart from it."""
    for body, found, why in _first(code, _is_matrix, _overlap):
        yield fault_at(code, body, found.address, f"{found} {why}")


def _overlap(found: Instruction) -> str | None:
    result, sum_of = found.operand("vdst"), found.operand("src2")
    one, other = result and result.register, sum_of and sum_of.register
    if not one or not other or one.width < _SMALLEST_OVERLAP or one.index == other.index:
        return None
    return f"writes part of {other.text}" if meet(one, other) else None


def _names_none(found: Instruction) -> str | None:
    return "names" if _UNNAMED.search(str(found)) else None


def _reads_in_no_way(found: Instruction) -> str | None:
    return "reads lanes in no way" if _REMARK in str(found) else None


@rule(
    "code",
    "hardware-register",
    "warning",
    "The processor has no hardware register of this number: what is read is not defined, what is written is lost.",
    "kernel 'k': at +0x10, s_getreg_b32 s2, hwreg(55) names a register that gfx942 does not have",
)
def hardware_register(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Hardware registers are ones that LLVM knows."""
    for body, found, why in _first(code, _is_of_register, _names_none):
        assert code.target
        yield fault_at(
            code, body, found.address, f"{found} {why} a register that {code.target.processor} does not have"
        )


@rule(
    "code",
    "lane-control",
    "error",
    "The field that says which lane each lane reads has a value that the processor does not have: results are not defined.",
    "kernel 'k': at +0x10, v_add_f32_dpp v0, v1, v2 /* Invalid dpp_ctrl value */ … reads lanes in no way that gfx942 has",
)
def lane_control(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """DPP controls are ones that the processor has."""
    for body, found, why in _first(code, _is_dpp, _reads_in_no_way):
        assert code.target
        yield fault_at(code, body, found.address, f"{found} {why} that {code.target.processor} has")


@rule(
    "code",
    "wave-size",
    "error",
    "The code masks lanes for waves of another size than the descriptor says: half of the lanes are not masked, or do not "
    "run.",
    "kernel 'k': at +0x20, s_and_saveexec_b32 s2, vcc_lo is for waves of 32, the descriptor says 64",
)
def wave_size(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Masks of lanes have as many bits as a wave has lanes."""
    for body in bodies_of(code).all:
        descriptor = body.kernel.descriptor if body.kernel else None
        if descriptor is None or descriptor.generation is None or len(descriptor.generation.wave_sizes) < 2:
            continue
        size = descriptor.wavefront_size
        for found in places(body, _masks_32_lanes if size == _WAVE_64 else _masks_64_lanes):
            if _masks_lanes(found) and found.address in body.reached_at:
                message = f"{found} is for waves of {_WAVE_32 + _WAVE_64 - size}, the descriptor says {size}"
                yield fault_at(code, body, found.address, message)
                break
        # Two operations in one instruction are for waves of 32 alone.
        for found in places(body, _is_dual) if size == _WAVE_64 else ():
            if found.address in body.reached_at:
                yield fault_at(
                    code, body, found.address, f"{found} is for waves of {_WAVE_32}, the descriptor says {size}"
                )
                break


@rule(
    "code",
    "replayed-load",
    "note",
    "With xnack on, a load that meets a missing page is executed again. This one overwrites its own address, and may cross "
    "a page's end: it may then load from elsewhere. Newer releases of LLVM avoid such loads.",
    "kernel 'k': at +0x0, s_load_dwordx4 s[0:3], s[0:1], 0x18 overwrites its address, and xnack is on",
    is_thorough=True,
)
def replayed_load(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Where loads may be executed again, those that may be cut in two leave their address as it is."""
    if code.target is None or not dict(code.target.features).get("xnack"):
        return
    found = list(_first(code, _is_scalar_load, _overwrites_address))
    for body, load, why in found[:1]:
        more = f"; {len(found) - 1} more functions have such loads" if len(found) > 1 else ""
        yield fault_at(code, body, load.address, f"{load} {why}, and xnack is on{more}")


def _overwrites_address(found: Instruction) -> str | None:
    result, base = (operand and operand.register for operand in (found.operand("sdst"), found.operand("sbase")))
    # A load that is aligned to its size is in one page. Arguments, like most data, are at multiples of 16.
    is_aligned = result and not (found.constant("offset") or 0) % (_WORD * result.width)
    return "overwrites its address" if result and base and not is_aligned and meet(result, base) else None
