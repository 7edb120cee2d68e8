"""The operations of an instruction: one, or with VOPD two."""

from __future__ import annotations

import re

from ...fatbin.isa import Instruction
from .naming import operation, operation_of
from .sources import Part

NAMES = re.compile(r"v_dual_(\w+?)(?:_e32)?_x_(\w+)")


def parts_of(instruction: Instruction) -> list[Part]:
    """The operations of an instruction: two for a pair, else one."""
    if instruction.encoding == "VOPD":
        return halves(instruction)
    return [Part(instruction, operation(instruction))]


def halves(instruction: Instruction) -> list[Part]:
    """The two operations; operands of the first end in X, of the second in Y."""
    name = operation_of(instruction.family)
    found = NAMES.match(name)
    if found is None:
        raise AssertionError(f"{instruction.family} does not name two operations")
    return [Part(instruction, f"v_{found[1]}", "X"), Part(instruction, f"v_{found[2]}", "Y")]
