"""Places containers of new sizes one after another."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from ..errors import UnsupportedError
from ..joined import Joined, rest_of
from ..records import dataclass
from ..schema import align_up
from ..source import Source

LARGEST_ALIGNMENT = 4096


@dataclass(frozen=True)
class Slot:
    """A container at ``start`` of what holds it, ``size`` bytes long; ``content`` is the new one, if it changed."""

    start: int
    size: int
    content: Source | None = None

    @property
    def end(self) -> int:
        """Where it ends."""
        return self.start + self.size

    @property
    def new_size(self) -> int:
        """How long it is from now on."""
        return self.size if self.content is None else self.content.size


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


def laid_out(source: Source, slots: Sequence[Slot], places: Sequence[int], *, tail: bool = True) -> Source:
    """The content with each container at its place. What lies before the first, and after the last, is kept."""
    out = Joined(source.sub(0, slots[0].start))
    for slot, place in zip(slots, places, strict=True):
        out.pad(place)
        assert out.size == place, (out.size, place)
        out.add(source.sub(slot.start, slot.size) if slot.content is None else slot.content)
    behind = rest_of(source, slots[-1].end)
    if tail and behind.skip_zeros() < behind.size:
        out.add(behind)
    return out.source(source.name)


def joined(source: Source, slots: Sequence[Slot]) -> Source:
    """A file that is containers one after another, with some of them changed."""
    places = packed_places(slots, alignment_of(slots))
    for slot, following in itertools.pairwise(slots):
        if source.skip_zeros(slot.end, following.start) < following.start:
            raise UnsupportedError(
                f"{following.start - slot.end} bytes between two containers are none that hipkit knows",
                source=source.name,
                offset=source.origin + slot.end,
                container="file",
                field="gap",
            )
    # Zeros after the last one stay too: they were written for a reason that hipkit does not know.
    return Joined(laid_out(source, slots, places, tail=False), rest_of(source, slots[-1].end)).source(source.name)
