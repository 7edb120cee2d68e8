"""Encodings that assemblers after LLVM 22 write, where LLVM 22 writes others of the same instruction.

A field that an instruction does not read holds what the assembler puts there: the third source of the first half of a scaled
matrix product names v0 in LLVM 22, and the constant 0 since. Processors read neither.
"""

from __future__ import annotations

import re
from dataclasses import replace

from .instructions import Row

_FIRST_HALF = re.compile(r"V_WMMA_(LD_)?SCALE")
_THIRD_SOURCE, _V0, _CONSTANT_0 = (bits << 50 for bits in (0x1FF, 0x100, 0x80))


def also_written(instruction: Row) -> tuple[Row, ...]:
    """The rows of an instruction's other encodings. They have its name, and come after it in the table."""
    if not _FIRST_HALF.match(instruction.name):
        return ()
    if instruction.value & instruction.mask & _THIRD_SOURCE != _V0:
        raise ValueError(f"{instruction.name}: the third source of its first half is not v0")
    return (replace(instruction, value=instruction.value & ~_THIRD_SOURCE | _CONSTANT_0),)
