"""For how many wait states the result of a matrix instruction must not be used in one way or another, on processors up to GFX9.

Source: LLVM's GCNHazardRecognizer, and its SISchedule for the passes that an instruction takes.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from ..isa.form import Form
from ..isa.instruction import Instruction
from ..isa.isa import Isa
from ..isa.waits import effect_of
from ..records import NamedTuple
from .distances import operand_bits

DOUBLE, PLAIN, FAST = "double", "plain", "fast"
"""Of doubles; of floats at the rate of other vector instructions, on GFX940; and all others."""


class Waits(NamedTuple):
    """How many wait states must pass after a matrix instruction before another one reads its result, stores it, overwrites it, or
    multiplies it; adds to a part of it, by the user's kind, or to just it; and before one overwrites what it adds to."""

    read: int
    stored: int
    overwritten: int
    multiplied: int
    added: dict[str, int]
    added_whole: int
    source: int

    @property
    def most(self) -> int:
        """After that many there is nothing to wait for."""
        return max(*self[:4], self.source)


def _added(fast: int, plain: int, double: int) -> dict[str, int]:
    return {FAST: fast, PLAIN: plain, DOUBLE: double}


def _gfx908(passes: int) -> Waits:
    return Waits(passes + 2, passes + 2, passes - 1, 4, _added(2, 2, 2), 0, passes - 3)


def _gfx90a(passes: int) -> Waits:
    late = passes + 3
    return Waits(late, late, late, late, _added(passes, passes, passes + 1), 0, passes - 1)


def _gfx940(passes: int) -> Waits:
    late, added = passes + 3, passes + 1
    return Waits(late, late, late, late, _added(added, added, added), _of_two(passes), passes - 1)


def _gfx950(passes: int) -> Waits:
    more = int(passes != _SHORTEST)
    late, added = passes + 3 + more, passes + 1 + more
    return Waits(late, late, late, late, _added(passes + 2, added, added), _of_two(passes), passes - 1)


def _gfx940_plain(passes: int) -> Waits:
    late = passes + 2
    return Waits(late, late, late, late, _added(0, passes, passes), _of_two(passes), 0)


_SHORTEST = 2


def _of_two(passes: int) -> int:
    """How long the result of the shortest ones takes before just it is added to: that of longer ones is forwarded."""
    return 2 if passes == _SHORTEST else 0


_OF_FAST = (("GFX950Insts", _gfx950), ("GFX940Insts", _gfx940), ("GFX90AInsts", _gfx90a), ("MAIInsts", _gfx908))
_OF_PLAIN = (("GFX940Insts", _gfx940_plain),)
_SMALL_DOUBLES = (
    ("GFX940Insts", Waits(6, 9, 6, 6, _added(0, 4, 4), 4, 0)),
    ("GFX90AInsts", Waits(6, 9, 6, 6, _added(0, 0, 4), 4, 0)),
)
_LARGE_DOUBLES = (
    ("GFX950Insts", Waits(19, 18, 11, 19, _added(0, 17, 17), 0, 0)),
    ("GFX940Insts", Waits(11, 18, 11, 11, _added(0, 9, 9), 0, 0)),
    ("GFX90AInsts", Waits(11, 18, 11, 11, _added(0, 0, 9), 0, 0)),
)
_XF32 = r"(?!.*xf32)"
_PLAIN = tuple(
    (re.compile(pattern), passes)
    for pattern, passes in (
        (rf"v_mfma_f32_4x4x{_XF32}.*f32", 2),
        (rf"v_mfma_f32_16x16x[14]{_XF32}.*f32", 8),
        (rf"v_mfma_f32_32x32x[12]{_XF32}.*f32", 16),
    )
)
_PASSES = tuple(
    (feature, re.compile(pattern), passes)
    for feature, pattern, passes in (
        ("GFX940Insts", r"v_mfma_.32_4x4x", 2),
        ("GFX940Insts", r"v_mfma_.32_16x16x[14]_", 8),
        ("GFX940Insts", r"v_s?mfmac?_(scale_)?.32_16x16x", 4),
        ("GFX940Insts", rf"v_mfma_.32_32x32x[124]_{_XF32}", 16),
        ("GFX940Insts", r"v_s?mfmac?_(scale_)?.32_32x32x", 8),
        ("MAIInsts", r"v_mfma_.32_4x4x", 2),
        ("MAIInsts", r"v_mfma_.32_16x16x", 8),
        ("MAIInsts", r"v_mfma_.32_32x32x", 16),
    )
)
_MIXED, _BYTES = "f8f6f4", 8
"""What multiplies numbers of 8, 6 or 4 bits, in twice the passes where either takes the registers of 8."""


def is_matrix(name: str) -> bool:
    """Whether an instruction is one of these."""
    return name.startswith(("v_mfma", "v_smfmac"))


def is_double(name: str) -> bool:
    """Whether it is one of doubles."""
    return name.startswith("v_mfma_f64")


@cache
def _kind(isa: Isa, name: str) -> tuple[str, int]:
    """The kind of a matrix instruction, and the passes that it takes: 0 where that is not known."""
    if is_double(name):
        return DOUBLE, 0
    plain = [passes for pattern, passes in _PLAIN if pattern.match(name)] if isa.has("GFX940Insts") else []
    found = [passes for feature, pattern, passes in _PASSES if isa.has(feature) and pattern.match(name)]
    return (PLAIN, plain[0]) if plain else (FAST, found[0] if found else 0)


@cache
def _waits(isa: Isa, name: str, *, is_long: bool) -> Waits | None:
    if is_double(name):
        rows = _SMALL_DOUBLES if "_4x4x" in name else _LARGE_DOUBLES
        return next((waits for feature, waits in rows if isa.has(feature)), None)
    kind, passes = _kind(isa, name)
    formulas: tuple[tuple[str, Callable[[int], Waits]], ...] = _OF_PLAIN if kind == PLAIN else _OF_FAST
    formula = next((formula for feature, formula in formulas if isa.has(feature)), None)
    return formula(passes << is_long) if formula and passes else None


def waits_of(found: Instruction, form: Form) -> Waits | None:
    """What a matrix instruction takes; None for others."""
    name = form.mnemonic
    return _waits(form.isa, name, is_long=_MIXED in name and _multiplies_bytes(found)) if is_matrix(name) else None


def _multiplies_bytes(found: Instruction) -> bool:
    operands = map(found.operand, ("src0", "src1"))
    return any(operand and operand.register and operand.register.width == _BYTES for operand in operands)


def factors(found: Instruction) -> int:
    """The registers that a matrix instruction multiplies, as bits, and the indices of a sparse one."""
    return operand_bits(found, "src0", "src1", *(("src2",) if found.mnemonic.startswith("v_smfmac") else ()))


def added(found: Instruction) -> int:
    """The registers that a matrix instruction adds to, as bits."""
    return operand_bits(found, "vdst" if found.mnemonic.startswith("v_smfmac") else "src2")


class Result(NamedTuple):
    """The result of a matrix instruction that is not there yet, and how many wait states have passed since."""

    matrix: Instruction
    waits: Waits
    registers: int
    source: int
    passed: int


def result_of(found: Instruction, form: Form) -> Result | None:
    """That of a matrix instruction; None for others."""
    waits = waits_of(found, form)
    return Result(found, waits, effect_of(found).writes, added(found), 0) if waits else None


def needed(found: Instruction, form: Form, result: Result, *, is_memory: bool) -> int:
    """How many wait states an instruction must be away from one whose result, or source, it uses; 0 if it does not."""
    waits, bits = result.waits, result.registers
    if is_matrix(form.mnemonic):
        return max(waits.multiplied if factors(found) & bits else 0, _to_add(found, form, result))
    effect = effect_of(found)
    written = effect.writes | effect.results
    return max(
        (waits.stored if is_memory else waits.read) if effect.reads & bits else 0,
        waits.overwritten if written & bits else 0,
        waits.source if written & result.source else 0,
    )


def _to_add(found: Instruction, form: Form, result: Result) -> int:
    """The same for the matrix that a matrix instruction adds to."""
    kind, bits = _kind(form.isa, form.mnemonic)[0], added(found)
    if bits == result.registers:
        is_same = kind != DOUBLE or form.mnemonic == result.matrix.mnemonic
        return result.waits.added_whole if is_same else 0
    return result.waits.added[kind] if bits & result.registers else 0
