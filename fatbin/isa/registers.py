"""The registers that source operands can name, and which of them belong to a register class.

Source: the operand encodings of the ISA manuals ("Scalar operands"); names are LLVM's.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from .model import Register

SGPR_COUNT, SGPR_COUNT_GFX10 = 102, 106
TTMP_FIRST, TTMP_LAST = 108, 123

_PAIRED = {
    102: ("flat_scratch", "FLAT_SCR"),
    104: ("xnack_mask", "XNACK_MASK"),
    106: ("vcc", "VCC"),
    108: ("tba", "TBA"),
    110: ("tma", "TMA"),
    126: ("exec", "EXEC"),
}
"""Encoding of the low half -> name and LLVM's name of registers of 64 bits whose halves can be named."""

_SINGLE = {
    235: "src_shared_base",
    236: "src_shared_limit",
    237: "src_private_base",
    238: "src_private_limit",
    239: "src_pops_exiting_wave_id",
    251: "src_vccz",
    252: "src_execz",
    253: "src_scc",
}
"""Read-only values, the same name whatever the width."""

M0, NULL = Register("m0", text="m0"), Register("null", text="null")
LDS_DIRECT = Register("src_lds_direct", text="src_lds_direct")

LLVM_NAMES = {"m0": "M0", "src_lds_direct": "LDS_DIRECT"} | {
    f"{name}{half}": f"{llvm}{half.upper()}" for name, llvm in _PAIRED.values() for half in ("", "_lo", "_hi")
}
"""LLVM's names of the registers that a register class may list one by one."""

ALWAYS_ALLOWED = frozenset({*_SINGLE.values(), "null", "src_flat_scratch_base_lo", "src_flat_scratch_base_hi"})
"""Registers that act as inline constants: no register class excludes them."""


@cache
def numbered(file: str, index: int, width: int = 1) -> Register:
    """A register of a numbered file, as ``v4`` or ``s[4:7]``."""
    text = f"{file}{index}" if width == 1 else f"{file}[{index}:{index + width - 1}]"
    return Register(file, index, width, text=text)


@cache
def vgpr_half(index: int, half: str) -> Register:
    """16 bits of a VGPR."""
    return Register("v", index, 1, half, f"v{index}.{half}")


def with_high_bits(register: Register, bits: int) -> Register:
    """A VGPR whose encoded number s_set_vgpr_msb extends."""
    if register.file != "v" or register.index >= 256 or not bits:
        return register
    index = register.index | bits << 8
    return vgpr_half(index, register.half) if register.half else numbered("v", index, register.width)


def pair(low_encoding: int, part: str = "") -> Register:
    """A register of 64 bits, or its half ``lo`` or ``hi``."""
    name, _ = _PAIRED[low_encoding]
    if not part:
        return Register(name, 0, 2, text=name)
    return Register(name, int(part == "hi"), 1, text=f"{name}_{part}")


def special(encoding: int, width: int, *, is_gfx11_plus: bool) -> Register | None:
    """The register with a name of its own that an encoding stands for; ``width`` is in bits."""
    if encoding in (124, 125):
        is_null = (encoding == 124) == is_gfx11_plus
        return NULL if is_null else (M0 if width <= 32 else None)
    if width > 64:
        return None
    if encoding == 230:
        return Register("src_flat_scratch_base", 0, 2 if width == 64 else 1, text="src_flat_scratch_base_lo")
    if encoding in _SINGLE:
        return Register(_SINGLE[encoding], 0, width // 32 or 1, text=_SINGLE[encoding])
    if width == 64:
        return pair(encoding) if encoding in _PAIRED else None
    if encoding == 231:
        return Register("src_flat_scratch_base", 1, text="src_flat_scratch_base_hi")
    if encoding == 254:
        return LDS_DIRECT
    if encoding & ~1 in _PAIRED:
        return pair(encoding & ~1, "hi" if encoding & 1 else "lo")
    return None


class RegisterClass:
    """The registers that an operand may name, from the tables' ranges."""

    def __init__(self, name: str, ranges: list[Any], named: list[str]) -> None:
        self.name = name
        self._ranges = {(file, width): range(first, last + 1, step) for file, width, first, last, step in ranges}
        self._named = frozenset(named)

    def __contains__(self, register: Register) -> bool:
        if register.half:
            return register.index * 2 + (register.half == "h") in self._ranges.get(("v", 0), ())
        if register.text in ALWAYS_ALLOWED or LLVM_NAMES.get(register.text) in self._named:
            return True
        return register.index in self._ranges.get((register.file, register.width), ())

    def count(self, file: str, width: int) -> int:
        """How many registers of a file and width it holds."""
        return len(self._ranges.get((file, width), ()))

    @property
    def only(self) -> tuple[str, int]:
        """File and width of a class of vector registers of one kind."""
        return next(iter(self._ranges))
