"""Which registers of a wave are poisoned: those that its code may read before it writes them, and the launch does not set."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence
from typing import Any

from .layout import NO_SLOT, SLOTS, VECTORS, Registers
from .structures import Launch, Range

_LINE = 64
"""Waves are written in whole lines: a wide load from one that was just stored in pieces would stall."""
_SCALARS = 4 * (SLOTS["exec"] + 2)


def poison(launch: Launch, registers: Registers, unset: Sequence[tuple[str, int]] | None) -> Any:
    """Have all of a launch's waves begin with poison in some registers, or in all of them; what must live as long."""
    if unset is None:
        parts = [(0, _SCALARS), (VECTORS, registers.vectors * registers.lanes * 4)]
    else:
        parts = _joined({line for start, end in _places(launch, registers, unset) for line in range(start, end, _LINE)})
    rows = (Range * len(parts))(*[Range(*part) for part in parts])
    launch.unset, launch.unset_count = ctypes.addressof(rows), len(parts)
    return rows


def _places(launch: Launch, registers: Registers, unset: Sequence[tuple[str, int]]) -> Iterator[tuple[int, int]]:
    """The starts and ends, in a wave, of what has registers that nothing sets."""
    ids = {place.low for place in (*launch.ids, launch.wave_id) if place.low != NO_SLOT}
    item_ids = 1 if launch.packs_ids else launch.id_count
    for file, index in unset:
        if file in ("v", "a"):
            at = registers.vector(file, index)
            if registers.has(file, index) and not (file == "v" and index < item_ids):
                yield at, at + registers.lanes * 4
        elif file in SLOTS and file != "exec":
            slot = SLOTS[file] + index
            if slot >= launch.sgpr_count and slot not in ids:
                yield 4 * slot // _LINE * _LINE, 4 * slot + 4


def _joined(lines: set[int]) -> list[tuple[int, int]]:
    """Lines that follow one another as one part: its start, and how many bytes it has."""
    starts = sorted(line for line in lines if line - _LINE not in lines)
    ends = sorted(line + _LINE for line in lines if line + _LINE not in lines)
    return [(start, end - start) for start, end in zip(starts, ends, strict=True)]
