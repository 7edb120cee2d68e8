"""What an instruction reads and writes: its operands, and the registers that it uses without naming them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import registers
from .model import Register

if TYPE_CHECKING:
    from .features import Features

_SINGLE = {
    "SCC": Register("scc", text="scc"),
    "M0": registers.M0,
    "MODE": Register("mode", text="mode"),
    "FLAT_SCR": registers.pair(102),
    "ASYNCcnt": Register("asynccnt", text="asynccnt"),
    "TENSORcnt": Register("tensorcnt", text="tensorcnt"),
}
_MASKS = {"VCC": 106, "EXEC": 126}


def implicit(isa: Features, names: list[str]) -> tuple[Register, ...]:
    """Registers by LLVM's names. Lane masks have the width of a wave."""
    return tuple(
        registers.pair(_MASKS[name], "" if isa.mask_width == 2 else "lo") if name in _MASKS else _SINGLE[name]
        for name in names
    )


def distinct(found: list[Register]) -> tuple[Register, ...]:
    """Each once, in order; the register that reads as zero and swallows writes is none."""
    return tuple(dict.fromkeys(register for register in found if register.file != "null"))
