"""Edits the device code of PE files: writes sections with containers again, and updates wrappers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..binary import ROLES
from ..errors import UnsupportedError
from ..formats import hip_wrapper
from ..model import Container
from ..source import Source
from .changes import Changes
from .pe_image import KIND, PeImage
from .placing import Slot, alignment_of, fits_in_place, laid_out, packed_places


def edit_pe(source: Source, containers: Sequence[Container], changes: Changes, place: str) -> Source | None:
    """The file with its containers as ``changes`` has them; None where they all stay."""
    made: dict[int, Source] = {}
    for container in containers:
        new = changes.new_content(container, f"{place}|{container.section or ''}")
        if new is not None:
            made[id(container)] = new
    return with_containers(source, containers, made, changes.report.notes) if made else None


def with_containers(
    source: Source, containers: Sequence[Container], made: Mapping[int, Source], notes: list[str]
) -> Source:
    """The file with new content for some of its containers."""
    image = PeImage(source)
    sections: dict[int, list[Container]] = {}
    for container in sorted(containers, key=lambda c: c.offset):
        number = image.section_at(container.offset - source.origin)
        if number is not None and container.entries:
            sections.setdefault(number, []).append(container)
    for number, inside in sections.items():
        if any(id(c) in made for c in inside):
            _fill_section(image, number, inside, made, notes)
    return image.to_source()


def _fill_section(
    image: PeImage, number: int, inside: Sequence[Container], made: Mapping[int, Source], notes: list[str]
) -> None:
    section = image.sections[number]
    content = image.source.sub(section.offset, section.size)
    slots = [Slot(c.offset - content.origin, c.size, made.get(id(c))) for c in inside]
    role = ROLES.get(inside[0].section or "")
    dedicated = role is not None and role.dedicated
    low, high = section.address, section.address + section.size
    found = {place: value for place, value in image.pointers() if low <= value < high}
    starts = {section.address + slot.start for slot in slots}
    known = all(c.wrapper is not None for c in inside) and set(found.values()) <= starts
    may_move = image.is_image and dedicated and known
    places = packed_places(slots, alignment_of(slots)) if dedicated else [slot.start for slot in slots]
    in_place = [slot.start for slot in slots]
    if places != in_place and not may_move:
        places = in_place
        if not fits_in_place(slots, image.room(number)):
            raise _refused(image, inside[0], "a container becomes larger, and what points past it is not known")
    new = laid_out(content, slots, places, tail=not dedicated)
    base = section.address
    if new.size <= image.room(number):
        image.replace(number, new)
    elif may_move:
        base = image.move(number, new)
        notes.append(f"{inside[0].section} became a new section after the others: it does not fit where it was")
    else:
        raise _refused(image, inside[0], "it becomes larger than there is room for; keep less, or compress it")
    moved = {section.address + slot.start: base + place for slot, place in zip(slots, places, strict=True)}
    wrappers = {c.wrapper - image.source.origin + hip_wrapper.POINTER_AT for c in inside if c.wrapper is not None}
    for place in {*found, *wrappers} if image.is_image else ():
        value = int.from_bytes(image.source.view(place, 8), "little") - image.base
        if moved.get(value, value) != value:
            image.patch(place, (image.base + moved[value]).to_bytes(8, "little"))


def _refused(image: PeImage, container: Container, message: str) -> UnsupportedError:
    return UnsupportedError(
        message,
        source=image.source.name,
        offset=container.offset,
        container=KIND,
        field=container.section or "",
        rule="edit",
    )
