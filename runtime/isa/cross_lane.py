"""DPP: sources that come from other lanes, by fixed patterns."""

from __future__ import annotations

from collections.abc import Callable

from ...fatbin.errors import UsageError
from ...fatbin.isa import Instruction
from ...fatbin.records import dataclass
from .builder import Builder
from .values import I32, Lane, Mask

Pattern = Callable[[int, int, int], int]
"""Lane, the control's low four bits, lanes of a wave -> the lane to read, or -1 for none."""


def _in_row(lane: int, shift: int) -> int:
    source = lane + shift
    return source if 0 <= source < 64 and source // 16 == lane // 16 else -1


_EACH: tuple[tuple[range, Pattern], ...] = (
    (range(0x101, 0x110), lambda lane, n, _: _in_row(lane, n)),  # row_shl
    (range(0x111, 0x120), lambda lane, n, _: _in_row(lane, -n)),  # row_shr
    (range(0x121, 0x130), lambda lane, n, _: lane & ~15 | (lane - n) & 15),  # row_ror
    (range(0x130, 0x131), lambda lane, n, lanes: lane + 1 if lane + 1 < lanes else -1),  # wave_shl:1
    (range(0x134, 0x135), lambda lane, n, lanes: (lane + 1) % lanes),  # wave_rol:1
    (range(0x138, 0x139), lambda lane, n, lanes: lane - 1),  # wave_shr:1
    (range(0x13C, 0x13D), lambda lane, n, lanes: (lane - 1) % lanes),  # wave_ror:1
    (range(0x140, 0x141), lambda lane, n, _: lane ^ 15),  # row_mirror
    (range(0x141, 0x142), lambda lane, n, _: lane ^ 7),  # row_half_mirror
    (range(0x142, 0x143), lambda lane, n, _: (lane & ~15) - 1),  # row_bcast:15
    (range(0x143, 0x144), lambda lane, n, _: (lane & ~31) - 1),  # row_bcast:31
    (range(0x150, 0x160), lambda lane, n, _: lane & ~15 | n),  # row_newbcast, row_share
    (range(0x160, 0x170), lambda lane, n, _: lane ^ n),  # row_xmask
)


def dpp_indices(control: int, lanes: int) -> list[int]:
    """For each lane the lane that a DPP control reads, or -1."""
    if control < 0x100:
        return [lane & ~3 | control >> 2 * (lane & 3) & 3 for lane in range(lanes)]
    for controls, pattern in _EACH:
        if control in controls:
            return [pattern(lane, control & 15, lanes) for lane in range(lanes)]
    raise UsageError(f"no DPP control is numbered {control:#x}")


@dataclass(frozen=True, slots=True)
class Dpp:
    """What the DPP fields of an instruction do to its first source."""

    indices: tuple[int, ...]
    enabled: int
    """The lanes that row_mask and bank_mask let be written."""
    reads_zero: bool
    """Whether lanes without a source read zero instead of not being written."""
    reads_inactive: bool

    def apply(self, b: Builder, value: Lane, active: Mask) -> tuple[Lane, Mask | None]:
        """The source as lanes see it, and which lanes may be written (None: all that are active)."""
        has_source = sum(1 << lane for lane, source in enumerate(self.indices) if source >= 0)
        sources = self._sources()
        moved = b.shuffle(value, sources)
        valid = b.constant_mask(has_source)
        if not self.reads_inactive:
            ones = b.select(active, b.lane(I32, 1), b.lane(I32, 0))
            are_on = b.icmp("ne", b.shuffle(ones, sources), 0)
            if isinstance(are_on, Mask):
                valid = b.and_(valid, are_on)
        everything = (1 << len(self.indices)) - 1
        written = b.constant_mask(self.enabled) if self.enabled != everything else None
        if self.reads_zero:
            return b.select(valid, moved, b.lane(value.type, 0)), written
        return moved, valid if written is None else b.and_(written, valid)

    def _sources(self) -> list[int]:
        """The lanes that are read; those without a source read one that goes on with the pattern, which may cost less."""
        apart = {source - lane for lane, source in enumerate(self.indices) if source >= 0}
        if len(apart) > 1:
            return [max(source, 0) for source in self.indices]
        (distance,) = apart or {0}
        return [
            lane & ~31 | (lane + distance) & 31 if source < 0 else source for lane, source in enumerate(self.indices)
        ]


def dpp_of(instruction: Instruction, lanes: int) -> Dpp | None:
    """The DPP control of an instruction; None without one."""
    selectors = instruction.constant("dpp8")
    if selectors is not None:
        indices = tuple(lane & ~7 | selectors >> 3 * (lane & 7) & 7 for lane in range(lanes))
        return Dpp(indices, (1 << lanes) - 1, reads_zero=True, reads_inactive=instruction.constant("fi") == 0xEA)
    control = instruction.constant("dpp_ctrl")
    if control is None:
        return None
    return Dpp(
        tuple(dpp_indices(control, lanes)),
        _enabled(instruction.constant("row_mask") or 0, instruction.constant("bank_mask") or 0, lanes),
        reads_zero=bool(instruction.constant("bound_ctrl")),
        reads_inactive=bool(instruction.constant("fi")),
    )


def _enabled(rows: int, banks: int, lanes: int) -> int:
    on = [rows >> lane // 16 & 1 and banks >> (lane % 16) // 4 & 1 for lane in range(lanes)]
    return sum(1 << lane for lane, bit in enumerate(on) if bit)
