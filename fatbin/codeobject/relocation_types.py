"""AMDGPU relocation types: what each computes and writes, one row each.

Source: "Relocation Records" in LLVM's user guide for AMDGPU. ROCm's loader fills in ABS32_LO, ABS32_HI, ABS64 and
RELATIVE64 and refuses the others, which linkers resolve; they mean the same here as to a linker.
"""

from __future__ import annotations

from collections.abc import Callable

from ..records import NamedTuple, dataclass


class Operands(NamedTuple):
    """What a relocation computes with, in the words of the user guide; all are addresses in memory but the addend.

    ``base`` is the distance between where the code is and where it was linked for; ``slot`` is where an address of
    the symbol stands.
    """

    symbol: int
    addend: int
    place: int
    base: int
    slot: int


def _always(_value: int) -> bool:
    return True


def _signed_32(value: int) -> bool:
    return -(1 << 31) <= value < 1 << 31


def _either_32(value: int) -> bool:
    return -(1 << 31) <= value < 1 << 32


def _signed_16(value: int) -> bool:
    return -(1 << 15) <= value < 1 << 15


@dataclass(frozen=True, slots=True)
class RelocationType:
    """A type: how many bytes it writes, which, and whether they can hold the value. ``compute`` may be negative."""

    number: int
    name: str
    size: int
    compute: Callable[[Operands], int]
    fits: Callable[[int], bool] = _always
    names_symbol: bool = True
    wants_slot: bool = False

    def bytes_of(self, value: int) -> bytes:
        """The low bytes of a value, as they are written."""
        return (value & ((1 << 8 * self.size) - 1)).to_bytes(self.size, "little")


def _absolute(o: Operands) -> int:
    return o.symbol + o.addend


def _relative(o: Operands) -> int:
    return o.symbol + o.addend - o.place


def _to_slot(o: Operands) -> int:
    return o.slot + o.addend - o.place


_ROWS = (
    RelocationType(1, "R_AMDGPU_ABS32_LO", 4, _absolute),
    RelocationType(2, "R_AMDGPU_ABS32_HI", 4, lambda o: _absolute(o) >> 32),
    RelocationType(3, "R_AMDGPU_ABS64", 8, _absolute),
    RelocationType(4, "R_AMDGPU_REL32", 4, _relative, _signed_32),
    RelocationType(5, "R_AMDGPU_REL64", 8, _relative),
    RelocationType(6, "R_AMDGPU_ABS32", 4, _absolute, _either_32),
    RelocationType(7, "R_AMDGPU_GOTPCREL", 4, _to_slot, _signed_32, wants_slot=True),
    RelocationType(8, "R_AMDGPU_GOTPCREL32_LO", 4, _to_slot, wants_slot=True),
    RelocationType(9, "R_AMDGPU_GOTPCREL32_HI", 4, lambda o: _to_slot(o) >> 32, wants_slot=True),
    RelocationType(10, "R_AMDGPU_REL32_LO", 4, _relative),
    RelocationType(11, "R_AMDGPU_REL32_HI", 4, lambda o: _relative(o) >> 32),
    RelocationType(13, "R_AMDGPU_RELATIVE64", 8, lambda o: o.base + o.addend, names_symbol=False),
    # The distance of a branch, in words from the instruction after it.
    RelocationType(14, "R_AMDGPU_REL16", 2, lambda o: (_relative(o) - 4) // 4, _signed_16),
)
TYPES = {row.number: row for row in _ROWS}
R_AMDGPU_NONE, R_AMDGPU_RELATIVE64 = 0, 13
