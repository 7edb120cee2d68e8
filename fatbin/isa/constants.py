"""Constants in source operands: which values have an encoding of their own, and how values print for each type.

Source: the ISA manuals' table of source operands, and the formatting rules of LLVM's assembly syntax.
"""

from __future__ import annotations

INTEGER_FIRST, INTEGER_ZERO, INTEGER_LAST_POSITIVE, INTEGER_LAST = 128, 128, 192, 208
FLOAT_FIRST, FLOAT_LAST = 240, 248
LITERAL, LITERAL64 = 255, 254

_FLOATS = ("0.5", "-0.5", "1.0", "-1.0", "2.0", "-2.0", "4.0", "-4.0", "0.15915494")
_BITS = {
    "f16": (0x3800, 0xB800, 0x3C00, 0xBC00, 0x4000, 0xC000, 0x4400, 0xC400, 0x3118),
    "bf16": (0x3F00, 0xBF00, 0x3F80, 0xBF80, 0x4000, 0xC000, 0x4080, 0xC080, 0x3E22),
    "f32": (
        0x3F000000, 0xBF000000, 0x3F800000, 0xBF800000, 0x40000000, 0xC0000000, 0x40800000, 0xC0800000, 0x3E22F983,
    ),
    "f64": (
        0x3FE0000000000000, 0xBFE0000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x4000000000000000,
        0xC000000000000000, 0x4010000000000000, 0xC010000000000000, 0x3FC45F306DC9C882,
    ),
}  # fmt: skip
"""Bits of the inline floating-point constants, in the order of their encodings."""

_TEXTS = {format_: dict(zip(bits, _FLOATS, strict=True)) for format_, bits in _BITS.items()}
_TEXTS["f64"][0x3FC45F306DC9C882] = "0.15915494309189532"

_FORMATS = {
    "BF16": "bf16", "V2BF16": "bf16", "FP16": "f16", "INT16": "f16", "V2FP16": "f16", "V2FP16_SPLAT": "f16",
    "FP64": "f64", "INT64": "f64",
}  # fmt: skip
"""What an inline floating-point constant is for an operand type; every other type reads 32 bits."""


def base_type(operand_type: str) -> str:
    """``REG_IMM_FP16`` and ``REG_INLINE_C_FP16`` are both ``FP16``."""
    for prefix in ("REG_IMM_NOINLINE_", "REG_IMM_", "REG_INLINE_C_", "REG_INLINE_AC_"):
        if operand_type.startswith(prefix):
            return operand_type.removeprefix(prefix)
    return operand_type


def inline_bits(code: int, operand_type: str, *, is_gfx11_plus: bool) -> int:
    """The value of an inline constant's encoding as an operand of this type reads it; integers are signed."""
    if code <= INTEGER_LAST:
        return code - INTEGER_ZERO if code <= INTEGER_LAST_POSITIVE else INTEGER_LAST_POSITIVE - code
    if operand_type == "REG_IMM_NOINLINE_V2FP16":
        return _BITS["f32"][code - FLOAT_FIRST]
    name = base_type(operand_type)
    bits = _BITS[_FORMATS.get(name, "f32")][code - FLOAT_FIRST]
    return bits << 16 | bits if name == "V2FP16_SPLAT" and is_gfx11_plus else bits


def signed(value: int, width: int) -> int:
    """The low bits of a value as a signed number."""
    value &= (1 << width) - 1
    return value - (1 << width) if value >> (width - 1) else value


def _is_inline_integer(value: int) -> bool:
    return -16 <= value <= 64


def needs_lit(literal: int, operand_type: str, *, is_gfx11_plus: bool) -> bool:
    """Whether a literal must be marked, because its bare text would be read as an inline constant."""
    name = base_type(operand_type)
    if operand_type == "REG_IMM_NOINLINE_V2FP16" or name in ("REGISTER", "FP64"):
        return False
    if name == "INT64":
        return _is_inline_integer(literal) or literal in _BITS["f64"]
    if operand_type == "REG_IMM_V2BF16" or (name.startswith("V2") and name in ("V2FP16_SPLAT", "V2FP16", "V2INT16")):
        return _needs_lit_packed(literal, operand_type, name, is_gfx11_plus=is_gfx11_plus)
    if name in ("FP16", "BF16", "V2BF16"):
        format_ = "f16" if name == "FP16" else "bf16"
        return _is_inline_integer(signed(literal, 16)) or literal & 0xFFFF in _BITS[format_]
    return _is_inline_integer(signed(literal, 32)) or literal in _BITS["f32"]


def _needs_lit_packed(literal: int, operand_type: str, name: str, *, is_gfx11_plus: bool) -> bool:
    if operand_type == "REG_INLINE_C_V2FP16":
        return _is_inline_integer(signed(literal, 16)) or literal & 0xFFFF in _BITS["f16"]
    if _is_inline_integer(signed(literal, 32)):
        return True
    if name == "V2FP16_SPLAT" and is_gfx11_plus:
        return literal & 0xFFFF == literal >> 16 and literal & 0xFFFF in _BITS["f16"]
    format_ = {"V2INT16": "f32", "V2BF16": "bf16"}.get(name, "f16")
    return literal in _BITS[format_]


def text(value: int, operand_type: str, *, is_gfx11_plus: bool) -> str:
    """How a constant of a source operand prints."""
    if operand_type in ("UNKNOWN", "PCREL"):
        return str(value)
    name = base_type(operand_type)
    if name in ("INT64", "FP64"):
        return _text64(value, is_float=name == "FP64")
    if name in ("FP16", "BF16"):
        return _text16(value, "f16" if name == "FP16" else "bf16")
    plain = signed(value, 32)
    if _is_inline_integer(plain):
        return str(plain)
    bits = value & 0xFFFFFFFF
    if name in ("V2FP16", "V2FP16_SPLAT", "V2BF16"):
        return _packed_float(bits, operand_type, name, is_gfx11_plus=is_gfx11_plus) or hex(bits)
    if bits in _TEXTS["f32"]:
        return _TEXTS["f32"][bits]
    return hex(bits & 0xFFFF) if name == "INT16" else hex(bits)


def _text16(value: int, format_: str) -> str:
    plain = signed(value, 16)
    if _is_inline_integer(plain):
        return str(plain)
    known = _TEXTS[format_].get(value & 0xFFFF)
    if known:
        return known
    return hex(value & (0xFFFF if format_ == "f16" else 0xFFFFFFFF))


def _packed_float(bits: int, operand_type: str, name: str, *, is_gfx11_plus: bool) -> str | None:
    if operand_type == "REG_IMM_NOINLINE_V2FP16":
        return None
    if name == "V2FP16_SPLAT" and is_gfx11_plus:
        return _TEXTS["f16"].get(bits & 0xFFFF) if bits & 0xFFFF == bits >> 16 else None
    return _TEXTS["bf16" if name == "V2BF16" else "f16"].get(bits)


def _text64(value: int, *, is_float: bool) -> str:
    plain = signed(value, 64)
    if _is_inline_integer(plain):
        return str(plain)
    bits = value & 0xFFFFFFFFFFFFFFFF
    return _TEXTS["f64"].get(bits) or literal64(bits, is_float=is_float)


def literal64(bits: int, *, is_float: bool) -> str:
    """A literal of 64 bits: only the upper half is written for floats whose lower half is zero."""
    return hex(bits >> 32) if is_float and not bits & 0xFFFFFFFF else hex(bits)
