"""Register classes as ranges: which registers an operand may name."""

from __future__ import annotations

import re

FILES = {"VGPR": "v", "AGPR": "a", "SGPR": "s", "TTMP": "ttmp"}

Range = tuple[str, int, int, int, int]
"""File, width in registers, first, last and step; width 0 is half a register."""

_PART = re.compile(r"(VGPR|AGPR|SGPR|TTMP)(\d+)(?:_(LO16|HI16))?$")


def _place(name: str) -> tuple[str, int, int] | None:
    """File, width and index of a register by its LLVM name; None for one that stands alone, such as VCC."""
    if name.startswith("SGPR_NULL"):
        return None
    match = _PART.match(name)
    if match and match[3]:
        return FILES[match[1]], 0, int(match[2]) * 2 + (match[3] == "HI16")
    parts = [_PART.match(part) for part in name.split("_")]
    first = parts[0]
    if first is None or not all(parts):
        return None
    return FILES[first[1]], len(parts), int(first[2])


def compress(registers: list[str]) -> tuple[list[Range], list[str]]:
    """A class as ranges of numbered registers and the names of the others."""
    numbered: dict[tuple[str, int], list[int]] = {}
    named = []
    for name in registers:
        place = _place(name)
        if place is None:
            named.append(name)
        else:
            numbered.setdefault(place[:2], []).append(place[2])
    ranges = []
    for (file, width), indices in numbered.items():
        indices.sort()
        step = indices[1] - indices[0] if len(indices) > 1 else 1
        whole = indices == list(range(indices[0], indices[-1] + 1, step))
        if not whole:
            raise ValueError(f"{file} registers of width {width} are no range: {indices}")
        ranges.append((file, width, indices[0], indices[-1], step))
    return ranges, named
