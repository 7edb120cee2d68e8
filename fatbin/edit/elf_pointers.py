"""Pointers into a section of a linked ELF file (relocations, wrappers, symbols), and changing them."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ..elf import RELOCATIONS
from ..formats import hip_wrapper
from ..records import dataclass
from .elf_headers import SHF_ALLOC, SHT_DYNSYM, SHT_NOBITS, SHT_REL, SHT_RELA, SHT_RELR, SHT_SYMTAB, unsupported
from .elf_image import ElfImage

_MACHINES = {62: "EM_X86_64", 183: "EM_AARCH64", 21: "EM_PPC64", 243: "EM_RISCV"}
_RELA, _SYMBOL, _WORD = struct.Struct("<QQq"), struct.Struct("<IBBHQQ"), struct.Struct("<Q")
_INFO_SECTION = 3  # the type of symbols that stand for a section


@dataclass(frozen=True)
class Reference:
    """Something that holds the address ``value``; ``at`` is where in the file. ``what`` is for messages."""

    what: str
    at: int
    value: int

    def to_bytes(self, value: int) -> bytes:
        """What to write at :attr:`at` to point at ``value``."""
        return _WORD.pack(value)


def references(image: ElfImage, number: int) -> list[Reference]:
    """Everything known to point into section ``number``. Code that does so by itself is not; compilers make none."""
    section = image.sections[number]
    low, high = section.addr, section.addr + section.size

    def inside(value: int) -> bool:
        return bool(low <= value < high)

    found = [*_wrappers(image, inside), *_symbols(image, number, inside)]
    for table in image.sections:
        if table.type == SHT_RELA and table.flags & SHF_ALLOC:
            found += _relative(image, table, inside)
        elif table.type == SHT_RELR:
            found += _packed(image, table, inside)
        elif table.type == SHT_REL and table.flags & SHF_ALLOC and table.size:
            raise unsupported(image.source, "relocations without addends are not known", table.offset, "relocations")
    return list({(r.at, r.value): r for r in found}.values())


def redirect(image: ElfImage, found: list[Reference], moved: Mapping[int, int]) -> None:
    """Point each reference to where the container at its address is now."""
    for reference in found:
        if moved.get(reference.value, reference.value) != reference.value:
            image.patch(reference.at, reference.to_bytes(moved[reference.value]))


def wrapper_places(image: ElfImage) -> Iterator[tuple[int, int]]:
    """Each wrapper: its offset in the file and its address."""
    for number, section in enumerate(image.sections):
        if image.names[number] in hip_wrapper.SECTIONS and section.type != SHT_NOBITS:
            source = image.source.sub(section.offset, section.size)
            for wrapper in hip_wrapper.read_all(source).wrappers:
                at = wrapper.offset - image.source.origin
                yield at, section.addr + at - section.offset


def _wrappers(image: ElfImage, inside: Callable[[int], bool]) -> Iterator[Reference]:
    """What stands in wrappers themselves: all there is in a file that is loaded where it was linked to be."""
    for at, _ in wrapper_places(image):
        place = at + hip_wrapper.POINTER_AT
        value = int.from_bytes(image.source.view(place, 8), "little")
        if inside(value):
            yield Reference("a wrapper", place, value)


def _relative(image: ElfImage, table: Any, inside: Callable[[int], bool]) -> Iterator[Reference]:
    types = RELOCATIONS.get(_MACHINES.get(image.header.machine, ""))
    if types is None:
        message = f"machine {image.header.machine} has relocations that hipkit does not know"
        raise unsupported(image.source, message, 18, "machine")
    content = image.source.view(table.offset, table.size // _RELA.size * _RELA.size)
    for index, (place, info, addend) in enumerate(_RELA.iter_unpack(content)):
        kind, symbol = info & 0xFFFFFFFF, info >> 32
        if inside(addend) and (kind == types.relative or (kind == types.absolute and symbol == 0)):
            yield Reference("a relocation", table.offset + index * _RELA.size + 16, addend)
            at = image.offset_of(place)
            if at is not None and inside(value := int.from_bytes(image.source.view(at, 8), "little")):
                yield Reference("a relocated place", at, value)


def _packed(image: ElfImage, table: Any, inside: Callable[[int], bool]) -> Iterator[Reference]:
    """Relocations of SHT_RELR: places in whose content the address itself stands."""
    at = 0
    for (word,) in _WORD.iter_unpack(image.source.view(table.offset, table.size // 8 * 8)):
        if word & 1:
            places = [at + 8 * bit for bit in range(63) if word >> (bit + 1) & 1]
            at += 8 * 63
        else:
            places, at = [word], word + 8
        for place in places:
            offset = image.offset_of(place)
            if offset is not None and inside(value := int.from_bytes(image.source.view(offset, 8), "little")):
                yield Reference("a relocated place", offset, value)


def _symbols(image: ElfImage, number: int, inside: Callable[[int], bool]) -> Iterator[Reference]:
    for table in image.sections:
        if table.type not in (SHT_SYMTAB, SHT_DYNSYM):
            continue
        content = image.source.view(table.offset, table.size // _SYMBOL.size * _SYMBOL.size)
        for index, (_, info, _, home, value, _) in enumerate(_SYMBOL.iter_unpack(content)):
            if home == number and inside(value) and info & 15 != _INFO_SECTION:
                yield Reference("a symbol", table.offset + index * _SYMBOL.size + 8, value)


def resize_symbols(image: ElfImage, number: int, sizes: Mapping[int, int]) -> None:
    """Give the symbols that name a container its new size; ``sizes`` is by old address. One of no size keeps that."""
    for table in image.sections:
        if table.type not in (SHT_SYMTAB, SHT_DYNSYM):
            continue
        content = image.source.view(table.offset, table.size // _SYMBOL.size * _SYMBOL.size)
        for index, (_, _, _, home, value, size) in enumerate(_SYMBOL.iter_unpack(content)):
            if home == number and size and value in sizes:
                image.patch(table.offset + index * _SYMBOL.size + 16, _WORD.pack(sizes[value]))
