"""Operands of memory instructions: offsets, cache policy, buffer formats, image dimensions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import constants, load
from ..model import Constant
from .base import View, printer
from .formats import buffer_format

if TYPE_CHECKING:
    from ..form import Spec


@printer("Offset")
def offset(view: View, spec: Spec) -> str:
    """The offset of a buffer or LDS instruction."""
    bits = view.own(spec)
    if not bits:
        return ""
    is_signed = view.isa.has("GFX12") and view.form.has("MUBUF", "MTBUF")
    return f" offset:{constants.signed(bits, 24) if is_signed else bits & 0xFFFF}"


@printer("FlatOffset")
def flat_offset(view: View, spec: Spec) -> str:
    """The offset of a flat, global or scratch instruction."""
    bits = view.own(spec)
    if not bits:
        return ""
    isa = view.isa
    if not isa.has("GFX12") and not view.form.has("FlatGlobal", "FlatScratch"):
        return f" offset:{bits & 0xFFFF}"
    width = 12 if isa.has("GFX10") else 24 if isa.has("GFX12") else 13
    return f" offset:{constants.signed(bits, width)}"


@printer("SMEMOffset")
def scalar_offset(view: View, spec: Spec) -> str:
    """The offset of a scalar memory instruction."""
    value = view.value(spec)
    return hex(int(value)) if isinstance(value, Constant) else value.text


_TEMPORAL_HINTS = ("RT", "NT", "HT", "LU", "NT_RT", "RT_NT", "NT_HT", "NT_WB")
_SCOPES = ("", " scope:SCOPE_SE", " scope:SCOPE_DEV", " scope:SCOPE_SYS")
_SCOPE_DEVICE, _SCOPE_SYSTEM = 2, 3
_TH_LAST_USE, _TH_RESERVED = 3, 7
_TH_RETURN, _TH_NON_TEMPORAL, _TH_CASCADE = 1, 2, 4


@printer("CPol")
def cache_policy(view: View, spec: Spec, access: str) -> str:
    """How caches treat the access: bits by name, and from gfx12 on a temporal hint and a scope."""
    bits = view.own(spec)
    return _hints(bits, access) if view.isa.has("GFX12") else _policy_bits(view, bits)


def _policy_bits(view: View, bits: int) -> str:
    isa = view.isa
    is_gfx940 = isa.has("GFX940Insts")
    text = ""
    if bits & 1:
        text += " sc0" if is_gfx940 and not view.form.has("SMRD") else " glc"
    if bits & 2:
        text += " nt" if is_gfx940 else " slc"
    if bits & 4 and isa.is_gfx10_plus:
        text += " dlc"
    if bits & 16 and isa.has("GFX90AInsts"):
        text += " sc1" if is_gfx940 else " scc"
    return text + (" /* unexpected cache policy bit */" if bits & ~23 else "")


def _hints(bits: int, access: str) -> str:
    hint, scope = bits & 7, bits >> 3 & 3
    text = " scale_offset" if bits & 0x800 else ""
    if hint:
        name = _atomic_hint(hint, scope) if access == "atomic" else _hint(hint, scope, access)
        text += f" th:{name}"
    return text + _SCOPES[scope] + (" nv" if bits & 0x20 else "")


def _hint(hint: int, scope: int, access: str) -> str:
    is_store = access == "store"
    if hint == _TH_RESERVED and not is_store:
        return hex(hint)
    name = _TEMPORAL_HINTS[hint]
    if hint == _TH_LAST_USE:
        name = "BYPASS" if scope == _SCOPE_SYSTEM else "WB" if is_store else "LU"
    return f"TH_{access.upper()}_{name}"


def _atomic_hint(hint: int, scope: int) -> str:
    if hint & _TH_CASCADE:
        if scope < _SCOPE_DEVICE:
            return f"TH_ATOMIC_{hint:#x}"
        return f"TH_ATOMIC_CASCADE_{'NT' if hint & _TH_NON_TEMPORAL else 'RT'}"
    if hint & _TH_NON_TEMPORAL:
        return "TH_ATOMIC_NT_RETURN" if hint & _TH_RETURN else "TH_ATOMIC_NT"
    return "TH_ATOMIC_RETURN"


@printer("SymbolicFormat")
def typed_format(view: View, spec: Spec) -> str:
    """The data format of a typed buffer instruction."""
    return buffer_format(view.own(spec), view.isa)


@printer("Dim")
def dimension(view: View, spec: Spec) -> str:
    """The kind of image."""
    code = view.own(spec)
    name = next((row[3] for row in load.shared()["dimensions"] if row[0] == code), str(code))
    return f" dim:SQ_RSRC_IMG_{name}"


@printer("R128A16")
def r128_or_a16(view: View, spec: Spec) -> str:
    """One bit, of which processors make two things."""
    if not view.own(spec):
        return ""
    return " a16" if view.isa.has("R128A16") else " r128"
