"""Modifiers of sources and results: neg, abs, sext, op_sel, neg_lo, omod and similar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..model import ABS, NEG, OP_SEL_0, OP_SEL_1, SEXT, Constant
from .base import View, printer
from .regular import operand

if TYPE_CHECKING:
    from ..form import Spec

NEG_HI, DST_OP_SEL = ABS, OP_SEL_1
"""What packed instructions and destinations read two bits of modifiers as."""

_SOURCES = ("src0", "src1", "src2")
_MODIFIERS = tuple(f"{name}_modifiers" for name in _SOURCES)


@printer("OperandAndFPInputMods", reads=("next",))
def float_source(view: View, spec: Spec, after: str = "") -> str:
    """A source with ``-`` and ``|…|``; ``neg(…)`` for constants, where a minus would be read as part of the value."""
    bits, source = view.own(spec), view.form.specs[spec.index + 1]
    text = operand(view, source) + after
    if bits & ABS:
        text = f"|{text}|"
    if not bits & NEG:
        return text
    is_number = isinstance(view.value(source), Constant) and not text.startswith("lit")
    return f"neg({text})" if is_number and not bits & ABS else f"-{text}"


@printer("OperandAndFPInputModsVcc", reads=("next",))
def float_source_and_vcc(view: View, spec: Spec) -> str:
    """v_cndmask with DPP on gfx12: LLVM prints the unencoded VCC inside the modifiers."""
    return float_source(view, spec, f", {view.isa.vcc_text}")


@printer("OperandAndIntInputMods", reads=("next",))
def integer_source(view: View, spec: Spec) -> str:
    """A source that may be sign-extended."""
    text = operand(view, view.form.specs[spec.index + 1])
    return f"sext({text})" if view.own(spec) & SEXT else text


@printer("OModSI")
def output_modifier(view: View, spec: Spec) -> str:
    """What a result is multiplied by."""
    return ("", " mul:2", " mul:4", " div:2")[view.own(spec)]


def _modifier_values(view: View, default: int) -> list[int]:
    """The modifiers of each source; ``default`` for a source that has none."""
    named = view.form.named
    if view.form.has("IsWMMA", "IsSWMMAC"):
        return [view.raw(name) if name in named else default for name in _MODIFIERS]
    values = []
    for source, name in zip(_SOURCES, _MODIFIERS, strict=True):
        if source not in named:
            break
        values.append(view.raw(name) if name in named else default)
    if len(values) == 1 and "src2" in named and "src1" not in named:
        values += [default, view.raw("src2_modifiers")]
    return values


def _list(view: View, name: str, bit: int) -> str:
    """``name:[…]`` with one modifier bit of each source, left out where all have their default."""
    default = bit if bit == OP_SEL_1 else 0
    values = _modifier_values(view, int(bool(default)))
    bits = [int(bool(value & bit)) for value in values]
    has_destination = "vdst" in view.form.named or "sdst" in view.form.named
    selects_destination = has_destination and bool(bits) and bit == OP_SEL_0 and view.form.has("VOP3_OPSEL")
    destination = [int(bool(values[0] & DST_OP_SEL))] if selects_destination else []
    usual = int(bit == OP_SEL_1 and view.form.has("IsPacked"))
    if all(value == usual for value in bits) and not any(destination):
        return ""
    return f" {name}:[{','.join(map(str, bits + destination))}]"


@printer("OpSel", reads=_MODIFIERS)
def op_sel(view: View, _: Spec) -> str:
    """Which half of each source, and of the destination, is used."""
    return _list(view, "op_sel", OP_SEL_0)


@printer("OpSelHi", reads=_MODIFIERS)
def op_sel_hi(view: View, _: Spec) -> str:
    """Which half of each source makes the upper half of a packed result."""
    return _list(view, "op_sel_hi", OP_SEL_1)


@printer("NegLo", reads=_MODIFIERS)
def neg_lo(view: View, _: Spec) -> str:
    """Which sources are negated for the lower half."""
    return _list(view, "neg_lo", NEG)


@printer("NegHi", reads=_MODIFIERS)
def neg_hi(view: View, _: Spec) -> str:
    """Which sources are negated for the upper half."""
    return _list(view, "neg_hi", NEG_HI)


@printer("OpSelPermlane16", reads=_MODIFIERS)
def op_sel_permlane16(view: View, _: Spec) -> str:
    """Here the bits mean "fetch inactive lanes" and "bound control"."""
    return _pair(view.raw("src0_modifiers") & OP_SEL_0, view.raw("src1_modifiers") & OP_SEL_0)


@printer("OpSelCvtFP8", reads=_MODIFIERS)
def op_sel_convert_fp8(view: View, _: Spec) -> str:
    """Here two bits of the one source choose a byte."""
    bits = view.raw("src0_modifiers")
    return _pair(bits & OP_SEL_0, bits & OP_SEL_1)


def _pair(first: int, second: int) -> str:
    return f" op_sel:[{int(bool(first))},{int(bool(second))}]" if first or second else ""
