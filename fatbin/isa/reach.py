"""The resources that an instruction needs: highest registers of each file, and scratch."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from .model import Reach, Register
from .operands import FILES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .form import Form
    from .instruction import Decoded

_NOTHING = Reach()
_new = tuple.__new__
"""Makes a Reach in half the time that calling it takes."""
_OF: attrgetter[Reach | None] = attrgetter("reach")


def reach(decoded: Decoded) -> Reach:
    """What must be there for one instruction; remembered with it."""
    found = decoded.reach
    if found is None:
        form = decoded.form
        found = decoded.reach = _NOTHING if form is None else _measured(form, decoded.word)
    return found


def furthest(different: Iterable[Decoded]) -> Reach:
    """What must be there for all of them."""
    reaches = set(map(_OF, different))
    if None in reaches:
        reaches |= {reach(decoded) for decoded in different if decoded.reach is None}
        reaches.discard(None)
    # Mixed from different instructions: the largest of each.
    return Reach(*map(max, zip(_NOTHING, *reaches, strict=True)))


def _measured(form: Form, word: int) -> Reach:
    ends, crooked = [0, 0, 0, 0], 0
    for runs, place, mask in form.register_fields:
        file, end, is_crooked = runs[word >> place & mask]
        if end > ends[file]:
            ends[file] = end
        crooked |= is_crooked
    for spec in form.scattered_registers:
        value, kind = form.resolve(spec, word)
        if value.__class__ is Register:
            crooked |= not kind.begins_right(spec.raw(word), value)
            number = FILES.get(value.file)
            if number is not None:
                ends[number] = max(ends[number], value.index + value.width)
    offsets, unit = form.lds_offsets
    # The first byte at an offset counts: how many there are is not known here.
    lds = 1 + unit * max(spec.raw(word) for spec in offsets) if offsets else 0
    return _new(Reach, (ends[0], ends[1], ends[2], form.is_scratch, crooked, lds))
