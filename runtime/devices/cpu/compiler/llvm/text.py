"""IR as text: names, types and constants."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence

from .....isa.values import BF16, F16, F32, F64, Type

STRIP = 16
"""Lanes in a vector of the emitted code: it compiles fastest, and fits the widest registers."""

SCALAR_TYPES = {"f16": "half", "bf16": "i16", "f32": "float", "f64": "double"}


def scalar(type: Type) -> str:
    """LLVM's name of a type; BF16 is kept as an integer."""
    return SCALAR_TYPES.get(type.text, type.text)


def vector(type: Type, count: int = STRIP) -> str:
    """LLVM's name of a strip of a type."""
    return f"<{count} x {scalar(type)}>"


def suffix(type: Type, *, is_vector: bool) -> str:
    """The part of an intrinsic's name that a type gives."""
    name = "i16" if type is BF16 else type.text
    return f"v{STRIP}{name}" if is_vector else name


_PATTERNS = {F16: ("<e", "<H", "0xH{:04X}"), F32: ("<f", "<I", ""), F64: ("<d", "<Q", "0x{:016X}")}


def number(type: Type, value: float) -> str:
    """A constant of a type: integers wrap, floats are given by their bits."""
    if type not in _PATTERNS:
        wrapped = int(value) & ((1 << type.width) - 1)
        return str(wrapped) if type.width > 1 else ("true" if wrapped else "false")
    pack, unpack, form = _PATTERNS[type]
    (bits,) = struct.unpack(unpack, struct.pack(pack, value))
    return float_bits(type, bits) if type is F32 else form.format(bits)


def float_bits(type: Type, bits: int) -> str:
    """A float constant by its bits; IR spells a float as the double of the same value."""
    if type is F64:
        return f"0x{bits:016X}"
    if type is F16:
        return f"0xH{bits:04X}"
    if bits & 0x7F800000 == 0x7F800000:
        # Conversion would quieten a NaN: widen by hand.
        wide = (bits & 0x80000000) << 32 | 0x7FF << 52 | (bits & 0x7FFFFF) << 29
    else:
        (wide,) = struct.unpack("<Q", struct.pack("<d", struct.unpack("<f", struct.pack("<I", bits))[0]))
    return f"0x{wide:016X}"


def splat(type: Type, text: str) -> str:
    """A vector constant with one value everywhere."""
    return f"splat ({scalar(type)} {text})"


def constants(type: Type, values: Sequence[int]) -> str:
    """A vector constant of integers."""
    return "<" + ", ".join(f"{scalar(type)} {number(type, value)}" for value in values) + ">"


class Text:
    """Lines of a function body, and fresh names."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._count = 0
        self.declared: dict[str, str] = {}
        """Declarations of functions that the module calls and does not define, by name."""

    def name(self) -> str:
        """A fresh name."""
        self._count += 1
        return f"%t{self._count}"

    def let(self, line: str) -> str:
        """Emit ``%new = line`` and return the name."""
        self._count += 1
        name = f"%t{self._count}"
        self.lines.append(f"  {name} = {line}")
        return name

    def do(self, line: str) -> None:
        """Emit a line without a result."""
        self.lines.append(f"  {line}")

    def add(self, lines: str) -> None:
        """Emit lines as they are."""
        self.lines += lines.splitlines()

    def label(self, name: str) -> None:
        """Start a basic block."""
        self.lines.append(f"{name}:")

    def declare(self, name: str, declaration: str) -> str:
        """Declare a function; returns its name."""
        self.declared.setdefault(name, declaration)
        return name


Emit = Callable[[str], str]


def without_repeats(text: str) -> str:
    """Declarations once; intrinsics may be declared by several parts."""
    seen: set[str] = set()
    kept = []
    for line in text.splitlines():
        if line.startswith("declare"):
            if line in seen:
                continue
            seen.add(line)
        kept.append(line)
    return "\n".join(kept) + "\n"
