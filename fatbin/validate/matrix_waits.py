"""For how many wait states the result of a matrix instruction must not be read, written, or multiplied again, on processors up to GFX9.

Source: LLVM's GCNHazardRecognizer, and its SISchedule for the passes that an instruction takes.
"""

from __future__ import annotations

import re

from ..isa.form import Form
from ..isa.instruction import Instruction
from ..isa.waits import effect_of
from ..records import NamedTuple
from .distances import operand_bits


class _Row(NamedTuple):
    """Instructions of processors with a feature: the passes that they take, and how many wait states more the result takes."""

    feature: str
    pattern: re.Pattern[str]
    passes: int
    more: int


_XF32 = r"(?!.*xf32)"
_ROWS = tuple(
    _Row(feature, re.compile(pattern), passes, more)
    for feature, pattern, passes, more in (
        ("GFX90AInsts", r"v_mfma_f64_4x4x", 4, 2),
        ("GFX90AInsts", r"v_mfma_f64_16x16x", 8, 3),
        ("GFX940Insts", rf"v_mfma_f32_4x4x{_XF32}.*f32", 2, 2),
        ("GFX940Insts", rf"v_mfma_f32_16x16x[14]{_XF32}.*f32", 8, 2),
        ("GFX940Insts", rf"v_mfma_f32_32x32x[12]{_XF32}.*f32", 16, 2),
        ("GFX940Insts", r"v_mfma_.32_4x4x", 2, 3),
        ("GFX940Insts", r"v_mfma_.32_16x16x[14]_", 8, 3),
        ("GFX940Insts", r"v_mfma_(scale_)?.32_16x16x", 4, 3),
        ("GFX940Insts", rf"v_mfma_.32_32x32x[124]_{_XF32}", 16, 3),
        ("GFX940Insts", r"v_mfma_(scale_)?.32_32x32x", 8, 3),
        ("GFX940Insts", r"v_smfmac_.32_16x16x", 4, 3),
        ("GFX940Insts", r"v_smfmac_.32_32x32x", 8, 3),
        ("GFX90AInsts", r"v_mfma_.32_4x4x", 2, 3),
        ("GFX90AInsts", r"v_mfma_.32_16x16x", 8, 3),
        ("GFX90AInsts", r"v_mfma_.32_32x32x", 16, 3),
        ("MAIInsts", r"v_mfma_.32_4x4x", 2, 2),
        ("MAIInsts", r"v_mfma_.32_16x16x", 8, 2),
        ("MAIInsts", r"v_mfma_.32_32x32x", 16, 2),
    )
)
_FOR_FACTORS = (("GFX90AInsts", 63), ("MAIInsts", 4))
"""The most wait states that a matrix instruction needs whose factor the result is, by feature."""


def is_matrix(name: str) -> bool:
    """Whether an instruction is one of these."""
    return name.startswith(("v_mfma", "v_smfmac"))


def states_of_result(form: Form) -> int:
    """The wait states that the result of a matrix instruction takes; 0 for others."""
    rows = (row for row in _ROWS if row.pattern.match(form.mnemonic) and form.isa.has(row.feature))
    found = next(rows, None)
    return found.passes + found.more if found else 0


def factors(found: Instruction) -> int:
    """The registers that a matrix instruction multiplies, as bits."""
    return operand_bits(found, "src0", "src1")


def states_of_factor(form: Form) -> int:
    """The wait states before a result may be a factor, if the result does not take fewer."""
    return next(most for feature, most in _FOR_FACTORS if form.isa.has(feature))


def used(found: Instruction) -> int:
    """The registers that another instruction must not use too soon, as bits: what it reads, and from GFX90A on what it writes."""
    effect = effect_of(found)
    overwrites = bool(found.form and found.form.isa.has("GFX90AInsts"))
    return effect.reads | (effect.writes | effect.results if overwrites else 0)
