"""Operands of vector instructions that move data between lanes or pick parts of registers: DPP, SDWA, byte selects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .base import View, printer

if TYPE_CHECKING:
    from ..form import Spec

_ROW_OPERATIONS = {0x100: "row_shl", 0x110: "row_shr", 0x120: "row_ror"}
_UNTIL_GFX10 = {
    0x130: ("wave_shl", "1"),
    0x134: ("wave_rol", "1"),
    0x138: ("wave_shr", "1"),
    0x13C: ("wave_ror", "1"),
    0x142: ("row_bcast", "15"),
    0x143: ("row_bcast", "31"),
}
_ROW_SHARE, _ROW_XMASK = 0x150, 0x160
"""Of all these, operands of 64 bits have only the first."""
_MIRRORS = {0x140: "row_mirror", 0x141: "row_half_mirror"}


@printer("DPPCtrl")
def dpp_control(view: View, spec: Spec) -> str:
    """Which lane each lane reads."""
    code, isa = view.own(spec), view.isa
    if isa.has("DPALU_DPP") and not _ROW_SHARE <= code <= _ROW_SHARE + 15 and _is_dp_alu(view):
        allowed = "row_share" if isa.has("GFX12") else "row_newbcast"
        return f" /* DP ALU dpp only supports {allowed} */"
    if code <= 0xFF:
        return f"quad_perm:[{','.join(str(code >> shift & 3) for shift in (0, 2, 4, 6))}]"
    if code in _MIRRORS:
        return _MIRRORS[code]
    if code in _UNTIL_GFX10:
        name, count = _UNTIL_GFX10[code]
        return f"/* {name} is not supported starting from GFX10 */" if isa.is_gfx10_plus else f"{name}:{count}"
    group, lanes = code & ~0xF, code & 0xF
    if group in _ROW_OPERATIONS and lanes:
        return f"{_ROW_OPERATIONS[group]}:{lanes}"
    if group in (_ROW_SHARE, _ROW_XMASK):
        return _row_share(view, group, lanes)
    return "/* Invalid dpp_ctrl value */"


def _row_share(view: View, group: int, count: int) -> str:
    isa = view.isa
    if group == _ROW_XMASK:
        return (
            f"row_xmask:{count}"
            if isa.is_gfx10_plus
            else ("/* row_xmask is not supported on ASICs earlier than GFX10 */")
        )
    if isa.has("GFX90AInsts"):
        return f"row_newbcast:{count}"
    if isa.is_gfx10_plus:
        return f"row_share:{count}"
    return " /* row_newbcast/row_share is not supported on ASICs earlier than GFX90A/GFX10 */"


def _is_dp_alu(view: View) -> bool:
    if view.form.has("dpalu32"):
        return view.isa.has("GFX1250Insts")
    classes = (spec.kind.register_class for spec in view.form.specs if spec.name in ("vdst", "src0", "src1", "src2"))
    return any(found and found.name in ("VReg_64", "VReg_64_Align2") for found in classes)


@printer("DPP8")
def dpp8(view: View, spec: Spec) -> str:
    """The lane that each of eight lanes reads."""
    code = view.own(spec)
    return f"dpp8:[{','.join(str(code >> 3 * lane & 7) for lane in range(8))}]"


@printer("DppBoundCtrl")
def bound_control(view: View, spec: Spec) -> str:
    """Whether lanes outside read zero."""
    return " bound_ctrl:1" if view.own(spec) else ""


@printer("DppFI")
def fetch_inactive(view: View, spec: Spec) -> str:
    """Whether inactive lanes are read too; DPP8 says so by its encoding."""
    return " fi:1" if view.own(spec) in (1, 0xEA) else ""


_SELECTS = ("BYTE_0", "BYTE_1", "BYTE_2", "BYTE_3", "WORD_0", "WORD_1", "DWORD")
_UNUSED = ("UNUSED_PAD", "UNUSED_SEXT", "UNUSED_PRESERVE")


def _select(view: View, spec: Spec) -> str:
    code = view.own(spec)
    return _SELECTS[code] if code < len(_SELECTS) else str(code)


@printer("SDWADstSel")
def sdwa_destination(view: View, spec: Spec) -> str:
    """The part of the destination that is written."""
    return f"dst_sel:{_select(view, spec)}"


@printer("SDWASrc0Sel")
def sdwa_source0(view: View, spec: Spec) -> str:
    """The part of the first source that is read."""
    return f"src0_sel:{_select(view, spec)}"


@printer("SDWASrc1Sel")
def sdwa_source1(view: View, spec: Spec) -> str:
    """The part of the second source that is read."""
    return f"src1_sel:{_select(view, spec)}"


@printer("SDWADstUnused")
def sdwa_unused(view: View, spec: Spec) -> str:
    """What becomes of the rest of the destination."""
    code = view.own(spec)
    return f"dst_unused:{_UNUSED[code % len(_UNUSED)]}"


@printer("BitOp3")
def bit_operation(view: View, spec: Spec) -> str:
    """The truth table of v_bitop3."""
    code = view.own(spec) & 0xFF
    if not code:
        return ""
    return f" bitop3:{code if code <= 10 else hex(code)}"


@printer("InterpSlot")
def interpolation_slot(view: View, spec: Spec) -> str:
    """Which of the three parameters of an attribute is meant."""
    code = view.own(spec)
    return ("p10", "p20", "p0")[code] if code < 3 else f"invalid_param_{code}"


@printer("InterpAttr")
def interpolation_attribute(view: View, spec: Spec) -> str:
    """The attribute that is interpolated."""
    return f"attr{view.own(spec)}"


@printer("InterpAttrChan")
def interpolation_channel(view: View, spec: Spec) -> str:
    """The channel of the attribute."""
    return f".{'xyzw'[view.own(spec) & 3]}"
