"""Sets of registers as the bits of an integer, so that many are joined and compared at once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from .model import Register

FIRST = {"s": 0, "vcc": 106, "ttmp": 108, "m0": 124, "scc": 125, "exec": 126, "v": 128, "a": 128 + 1024}
"""The bit of the first register of each file."""
VCC, SCC, VECTORS = FIRST["vcc"], FIRST["scc"], FIRST["v"]
_PAIRS, _SINGLE = ("vcc", "exec"), ("m0", "scc")


def bits_of(register: Register, first: Mapping[str, int] = FIRST) -> int:
    """The bits of a register or a run of them; none where ``first`` lacks its file."""
    bit = first.get(register.file)
    return 0 if bit is None else (1 << register.width) - 1 << bit + register.index


def names_of(bits: int) -> list[str]:
    """The registers of bits, such as ``v3``."""
    return [_name(number) for number in range(bits.bit_length()) if bits >> number & 1]


@cache
def _name(number: int) -> str:
    file = max((file for file, first in FIRST.items() if first <= number), key=FIRST.__getitem__)
    index = number - FIRST[file]
    if file in _PAIRS:
        return f"{file}_{'hi' if index else 'lo'}"
    return file if file in _SINGLE else f"{file}{index}"
