"""Edits the device code of ELF files: writes sections with containers again, and updates pointers to them."""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence

from ..binary import ROLES
from ..elf_object import ElfObject, ObjectSection
from ..errors import UnsupportedError
from ..joined import Joined, padded, rest_of
from ..model import Container
from ..source import Source
from . import elf_pointers
from .changes import Changes
from .elf_headers import RELOCATABLE, SHT_SYMTAB
from .elf_image import ElfImage
from .placing import Slot, alignment_of, fits_in_place, joined, laid_out, packed_places

_TYPE_AT = 16
_SYMBOL = struct.Struct("<IBBHQQ")
_SECTION_SYMBOL = 3

MOVED_TABLE = "the program headers had to move; llvm-strip and patchelf take that, GNU's strip and objcopy do not"
"""What :data:`Report.notes` say, after the name of a file, where its table of program headers is elsewhere now."""

NewContent = Mapping[int, Source]
"""What containers become, by their ``id``; those that stay as they are have none."""


def edit_elf(source: Source, containers: Sequence[Container], changes: Changes, place: str) -> Source | None:
    """The file with its containers as ``changes`` has them; None where they all stay."""
    made: dict[int, Source] = {}
    for container in containers:
        new = changes.new_content(container, f"{place}|{container.section or ''}")
        if new is not None:
            made[id(container)] = new
    return with_containers(source, containers, made, changes.report.notes) if made else None


def with_containers(source: Source, containers: Sequence[Container], made: NewContent, notes: list[str]) -> Source:
    """The file with new content for some of its containers; ``notes`` gets what a person should know."""
    whole = [c for c in containers if id(c) in made and c.kind == "section-bundle"]
    is_object = int.from_bytes(source.read(_TYPE_AT, 2), "little") == RELOCATABLE
    if whole:
        if len(made) > 1 or not is_object:
            raise _refused(whole[0], "a bundle in sections of a file that is linked, or holds others besides")
        return made[id(whole[0])]
    if is_object:
        return _object(source, containers, made)
    image = ElfImage(source)
    for number, inside in _by_section(image, containers).items():
        if any(id(c) in made for c in inside):
            _fill_section(image, number, inside, made, notes)
    data = image.to_source()
    if image.has_moved_table:
        notes.append(f"{source.name}: {MOVED_TABLE}")
    return data


def _by_section(image: ElfImage, containers: Sequence[Container]) -> dict[int, list[Container]]:
    found: dict[int, list[Container]] = {}
    for container in sorted(containers, key=lambda c: c.offset):
        number = image.section_at(container.offset - image.source.origin)
        if number is not None and container.entries:
            found.setdefault(number, []).append(container)
    return found


def _fill_section(
    image: ElfImage, number: int, inside: Sequence[Container], made: NewContent, notes: list[str]
) -> None:
    section = image.sections[number]
    content = image.source.sub(section.offset, section.size)
    slots = [Slot(c.offset - content.origin, c.size, made.get(id(c))) for c in inside]
    role = ROLES.get(image.names[number])
    dedicated = role is not None and role.dedicated
    alignment = max(min(section.align, 1 << 16), 1) if section.align & (section.align - 1) == 0 else 1
    alignment = max(alignment, alignment_of(slots) if len(slots) > 1 else 1) if dedicated else 1
    found = elf_pointers.references(image, number)
    starts = {section.addr + slot.start for slot in slots}
    lost = next((r for r in found if r.value not in starts), None)
    may_move = dedicated and lost is None and all(c.wrapper is not None for c in inside)
    places = packed_places(slots, alignment)
    end = places[-1] + slots[-1].new_size
    in_place = [slot.start for slot in slots]
    sizes = {section.addr + slot.start: slot.new_size for slot in slots}
    if places == in_place or may_move:
        new = laid_out(content, slots, places)
        new = new.sub(0, end) if dedicated else new
        if new.size <= image.room(number):
            image.replace(number, new)
            base = section.addr
        elif may_move:
            base = image.move(number, new, alignment)
            notes.append(f"{image.names[number]} was moved after everything else: it does not fit where it was")
        else:
            raise _refused(inside[0], _why_not(lost, image.names[number]))
        moved = {section.addr + slot.start: base + place for slot, place in zip(slots, places, strict=True)}
        elf_pointers.redirect(image, found, moved)
    elif fits_in_place(slots, section.size if not dedicated else image.room(number)):
        new = laid_out(content, _zeroed(slots), in_place)
        image.replace(number, new.sub(0, min(new.size, max(end_of(slots), 1))) if dedicated else new)
    else:
        raise _refused(inside[0], _why_not(lost, image.names[number]))
    elf_pointers.resize_symbols(image, number, sizes)


def end_of(slots: Sequence[Slot]) -> int:
    """Where the last container ends, each being where it was."""
    return slots[-1].start + slots[-1].new_size


def _zeroed(slots: Sequence[Slot]) -> list[Slot]:
    """The slots with what is left free filled with zeros."""
    return [Slot(s.start, s.size, s.content and padded(s.content, s.size)) for s in slots[:-1]] + [slots[-1]]


def _why_not(lost: elf_pointers.Reference | None, section: str) -> str:
    reason = "no wrapper points at it, so what refers to it is not known"
    if lost is not None:
        reason = f"{lost.what} at {lost.at:#x} points into the middle of {section}"
    return f"it becomes larger than there is room for, and cannot be moved: {reason}. Keep less, or compress it"


def _refused(container: Container, message: str) -> UnsupportedError:
    assert container.source
    return UnsupportedError(
        message,
        source=container.source.name,
        offset=container.offset,
        container=container.kind,
        field=container.section or "",
        rule="edit",
    )


def _object(source: Source, containers: Sequence[Container], made: NewContent) -> Source:
    """A relocatable object: its sections may have any size, but what points into them stays as it is."""
    elf = ElfObject(source)
    for number, section in enumerate(elf.sections):
        held = section.content
        if held is None or not held.size:
            continue
        inside = [c for c in containers if c.entries and held.origin <= c.offset < held.origin + held.size]
        inside.sort(key=lambda c: c.offset)
        if not any(id(c) in made for c in inside):
            continue
        slots = [Slot(c.offset - held.origin, c.size, made.get(id(c))) for c in inside]
        if section.name == ".llvm.offloading":  # read by the linker from one header to the next
            elf.replace(section, joined(held, slots))
            continue
        if not fits_in_place(slots, 1 << 62):
            raise _refused(inside[0], "it becomes larger, and another container of the object lies after it")
        new = laid_out(held, _zeroed(slots), [slot.start for slot in slots], tail=False)
        elf.replace(section, Joined(new, rest_of(held, slots[-1].end)).source())
        _resize_symbols(elf.sections, number, slots)
    return elf.to_source()


def _resize_symbols(sections: Sequence[ObjectSection], number: int, slots: Sequence[Slot]) -> None:
    sizes = {slot.start: (slot.size, slot.new_size) for slot in slots}
    for table in sections:
        if table.header.type != SHT_SYMTAB or table.content is None:
            continue
        out = bytearray(table.content.view())
        for index, (_, info, _, home, value, size) in enumerate(_SYMBOL.iter_unpack(table.content.view())):
            if home == number and size and value in sizes and info & 15 != _SECTION_SYMBOL:
                struct.pack_into("<Q", out, index * _SYMBOL.size + 16, sizes[value][1])
        table.content = Source.from_bytes(bytes(out))
