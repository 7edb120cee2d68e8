"""Registers, constants and literals, with the remarks LLVM makes on operands that an encoding should not have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .. import constants
from ..model import Constant, Register
from ..registers import with_high_bits
from ..resize import address_names
from .base import View, printer

if TYPE_CHECKING:
    from ..form import Spec


def register(view: View, spec: Spec, found: Register) -> str:
    """A register; from v256 on it shows the number that is encoded, and the whole one as a comment."""
    if view.vgpr_msbs:
        found = with_high_bits(found, spec.high_bits(view.vgpr_msbs))
    if found.file == "v" and found.index >= 256:
        return f"{_numbered(found, found.index % 256)} /*{_numbered(found, found.index)}*/"
    return found.text


def _numbered(found: Register, index: int) -> str:
    if found.half:
        return f"v{index}.{found.half}"
    return f"v{index}" if found.width == 1 else f"v[{index}:{index + found.width - 1}]"


def constant(view: View, spec: Spec, value: Constant) -> str:
    """A constant as its operand's type reads it."""
    is_gfx11_plus = view.isa.is_gfx11_plus
    if value.literal == 64 and not value.bits >> 32:
        return f"lit64({value.bits:#x})"
    if value.literal == 32 and constants.needs_lit(value.bits, spec.kind.type, is_gfx11_plus=is_gfx11_plus):
        return f"lit({value.bits:#x})"
    bits = value.code if spec.kind.is_misread and value.code >= 0 else value.bits
    text = constants.text(bits, spec.kind.type, is_gfx11_plus=is_gfx11_plus)
    return f"{text}/*Invalid immediate*/" if spec.kind.type == "REGISTER" else text


@printer("Operand", is_shared=True)
@printer("RegularOperand", is_shared=True)
@printer("VOPDst", is_shared=True)
@printer("VINTRPDst", is_shared=True)
def operand(view: View, spec: Spec, *_: Any) -> str:
    """An operand in any register file or a constant."""
    value, kind = view.form.resolve(spec, view.word)
    if isinstance(value, Constant):
        return constant(view, spec, value)
    text = register(view, spec, value)
    if kind.register_class is None or kind.allows(value):
        return text
    return f"{text}/*Invalid register, operand has '{kind.register_class.name}' register class*/"


@printer("AVLdSt32Align2RegOp")
def first_of_pair(view: View, spec: Spec) -> str:
    """Data of global wave sync: one register is named, though some processors want an even one."""
    value = view.value(spec)
    if not isinstance(value, Register):
        return operand(view, spec)
    return register(view, spec, Register(value.file, value.index, 1, text=f"{value.file}{value.index}"))


@printer("Addresses")
def addresses(view: View, _: Spec) -> str:
    """The addresses of an image instruction that has a field for each."""
    names = address_names(view.form, view.word)
    texts = [operand(view, view.form.named[name]) for name in names]
    return f"[{', '.join(texts)}]" if len(texts) > 1 else "".join(texts)


_VERSIONS = {0: "UC_VERSION_GFX7", 4: "UC_VERSION_GFX10", 6: "UC_VERSION_GFX11", 9: "UC_VERSION_GFX12"}
_VERSION_BITS = {0x2000: "UC_VERSION_W64_BIT", 0x4000: "UC_VERSION_W32_BIT", 0x8000: "UC_VERSION_MDP_BIT"}


def _version(bits: int) -> str:
    """What s_version says the code was made for."""
    if bits & ~0xE0FF:
        return hex(bits)
    text, is_sum = _VERSIONS.get(bits & 0xFF, str(bits & 0xFF)), False
    for bit, name in _VERSION_BITS.items():
        if bits & bit:
            text, is_sum = f"({text})|{name}" if is_sum else f"{text}|{name}", True
    return text


@printer("U16ImmOperand")
def immediate16(view: View, spec: Spec) -> str:
    """Bits in hexadecimal, unless they say what the code was made for."""
    bits = view.own(spec)
    return _version(bits) if spec.kind.decoder[0] == "version" else hex(bits)


@printer("U32ImmOperand")
def immediate32(view: View, spec: Spec) -> str:
    """A literal that the instruction always has."""
    return hex(view.own(spec) & 0xFFFFFFFF)


@printer("FP64ImmOperand")
def immediate64(view: View, spec: Spec) -> str:
    """A literal of 64 bits that the instruction always has."""
    bits = view.own(spec)
    return constants.literal64(bits, is_float=True) if bits >> 32 else f"lit64({bits:#x})"


@printer("NamedBit")
def named_bit(view: View, spec: Spec, name: str) -> str:
    """A word that is there or not."""
    return f" {name}" if view.own(spec) else ""


@printer("GDS")
def global_data_share(view: View, spec: Spec) -> str:
    """Whether the access is to the global data share; a dead bit on processors without one."""
    return " gds" if view.own(spec) and view.isa.has("GDS") else ""


@printer("NamedInt")
def named_number(view: View, spec: Spec, name: str, in_hexadecimal: bool, always: bool) -> str:
    """``name:value``, left out when 0 unless the syntax wants it always."""
    value = int(view.value(spec)) if spec.kind.decoder[0] == "smem_offset" else view.own(spec)  # type: ignore[arg-type]
    if not value and not always:
        return ""
    return f" {name}:{hex(value) if in_hexadecimal else value}"
