"""Containers one after another: where each stands when some of them have another size."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

from ..errors import UnsupportedError
from ..schema import align_up
from ..source import Source

LARGEST_ALIGNMENT = 4096


@dataclass(frozen=True)
class Slot:
    """A container at ``start`` of what holds it, ``size`` bytes long; ``content`` is the new one, if it changed."""

    start: int
    size: int
    content: bytes | None = None

    @property
    def end(self) -> int:
        """Where it ends."""
        return self.start + self.size

    @property
    def new_size(self) -> int:
        """How long it is from now on."""
        return self.size if self.content is None else len(self.content)


def alignment_of(slots: Sequence[Slot], most: int = LARGEST_ALIGNMENT) -> int:
    """The largest power of two, up to ``most``, that all places are multiples of."""
    together = most
    for slot in slots:
        together |= slot.start
    return together & -together


def packed_places(slots: Sequence[Slot], alignment: int) -> list[int]:
    """Where each goes, one after the other, if the first stays."""
    places: list[int] = []
    end = slots[0].start if slots else 0
    for slot in slots:
        places.append(align_up(end, alignment))
        end = places[-1] + slot.new_size
    return places


def fits_in_place(slots: Sequence[Slot], room: int) -> bool:
    """Whether each still ends before the next begins, and the last one within ``room``."""
    limits = [*(slot.start for slot in slots[1:]), room]
    return all(slot.start + slot.new_size <= limit for slot, limit in zip(slots, limits, strict=True))


def laid_out(source: Source, slots: Sequence[Slot], places: Sequence[int], *, tail: bool = True) -> bytes:
    """The bytes with each container at its place. What lies before the first, and after the last, is kept."""
    out = bytearray(source.read(0, slots[0].start))
    for slot, place in zip(slots, places, strict=True):
        out.extend(bytes(max(0, place - len(out))))
        content = source.read(slot.start, slot.size) if slot.content is None else slot.content
        out[place : place + len(content)] = content
    behind = source.read(slots[-1].end) if tail else b""
    return bytes(out) + (behind if any(behind) else b"")


def joined(source: Source, slots: Sequence[Slot]) -> bytes:
    """A file that is containers one after another, with some of them changed."""
    places = packed_places(slots, alignment_of(slots))
    for slot, following in itertools.pairwise(slots):
        if any(source.view(slot.end, following.start - slot.end)):
            raise UnsupportedError(
                f"{following.start - slot.end} bytes between two containers are none that hipkit knows",
                source=source.name,
                offset=source.origin + slot.end,
                container="file",
                field="gap",
            )
    last = slots[-1]
    # Zeros after the last one stay too: they were written for a reason that hipkit does not know.
    return laid_out(source, slots, places, tail=False) + source.read(last.end)
