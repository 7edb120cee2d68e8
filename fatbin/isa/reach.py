"""What an instruction needs of its kernel: how far it reaches into the register files, and whether it uses scratch."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from .model import Register

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .form import Form
    from .instruction import Decoded

Reach = tuple[int, int, int, int]
"""How many VGPRs, AGPRs and SGPRs there must be, and whether there must be scratch memory."""
_NOTHING: Reach = (0, 0, 0, 0)
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
    vgprs, agprs, sgprs, scratch = map(max, zip(_NOTHING, *reaches, strict=True))
    return vgprs, agprs, sgprs, scratch


def _measured(form: Form, word: int) -> Reach:
    ends = [0, 0, 0]
    for values, place, mask in form.register_fields:
        value = values[word >> place & mask]
        if value.__class__ is Register:
            file = _FILES.get(value.file)
            if file is not None and value.index + value.width > ends[file]:
                ends[file] = value.index + value.width
    for spec in form.scattered_registers:
        value = form.value(spec, word)
        if value.__class__ is Register:
            file = _FILES.get(value.file)
            if file is not None:
                ends[file] = max(ends[file], value.index + value.width)
    return ends[0], ends[1], ends[2], form.is_scratch
