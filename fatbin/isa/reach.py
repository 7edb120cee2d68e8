"""What an instruction needs of its kernel: how far it reaches into the register files, and whether it uses scratch."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from .model import Reach, Register

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .form import Form
    from .instruction import Decoded

_NOTHING = Reach()
_FILES = {"v": 0, "a": 1, "s": 2}
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
        reaches = {reach(decoded) for decoded in different}
    # Mixed from different instructions: the largest of each.
    return Reach(*map(max, zip(_NOTHING, *reaches, strict=True)))


def _measured(form: Form, word: int) -> Reach:
    ends, crooked = [0, 0, 0], 0
    for values, place, mask in form.register_fields:
        raw = word >> place & mask
        value = values[raw]
        if value.__class__ is Register:
            file = _FILES.get(value.file)
            if file is not None and value.index + value.width > ends[file]:
                ends[file] = value.index + value.width
            if value.width > 1 and not values.kind.begins_right(raw, value):
                crooked = 1
    for spec in form.scattered_registers:
        value = form.value(spec, word)
        if value.__class__ is Register:
            file = _FILES.get(value.file)
            if file is not None:
                ends[file] = max(ends[file], value.index + value.width)
    return Reach(ends[0], ends[1], ends[2], form.is_scratch, crooked, _lds_offset(form, word))


def _lds_offset(form: Form, word: int) -> int:
    """How many bytes of LDS there are up to an instruction's constant offset, the first byte there included; or 0."""
    offsets, unit = form.lds_offsets
    return 1 + unit * max(spec.raw(word) for spec in offsets) if offsets else 0
