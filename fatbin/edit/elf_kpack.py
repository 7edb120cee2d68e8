"""Replaces the bundles of an ELF file by a reference to .kpack files (``hipkit split``)."""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence

from ..binary import KPACK_SECTION
from ..errors import UnsupportedError
from ..formats import hip_wrapper
from ..model import Container
from ..source import Source
from . import elf_pointers
from .elf_image import ElfImage

_MAGIC = next(number for number, name in hip_wrapper.MAGICS.items() if name == "HIPK")
_PLAIN = struct.pack("<I", next(number for number, name in hip_wrapper.MAGICS.items() if name == "HIPF"))
_RESERVED_AT = 16


def host_with_reference(
    source: Source, containers: Sequence[Container], reference: bytes, units: Mapping[int, int]
) -> Source:
    """The file with ``reference`` where its bundles were; ``units`` are their indexes, by the containers' ``id``.

    Only whole files are split: what is at an offset of the file is there in ``source``.
    """
    image = ElfImage(source)
    numbers = {image.section_at(container.offset) for container in containers}
    number = next(iter(numbers))
    if len(numbers) != 1 or number is None:
        raise UnsupportedError(
            "the bundles are in several sections, and a kpack reference is one",
            source=source.name,
            offset=containers[0].offset,
            container="elf",
            rule="split",
        )
    wrappers = [at for at, _ in elf_pointers.wrapper_places(image) if source.read(at, 4) == _PLAIN]
    if len(wrappers) != len(containers):
        raise UnsupportedError(
            f"{len(wrappers)} wrappers for {len(containers)} bundles: which is which unit of a kpack is not clear",
            source=source.name,
            offset=(wrappers or [0])[0],
            container="elf",
            rule="split",
        )
    section = image.sections[number]
    starts = {section.addr + c.offset - section.offset for c in containers}
    found = elf_pointers.references(image, number)
    lost = next((r for r in found if r.value not in starts), None)
    if lost is not None:
        raise UnsupportedError(
            f"{lost.what} points into the middle of the bundles",
            source=source.name,
            offset=lost.at,
            container="elf",
            rule="split",
        )
    place = section.addr
    if len(reference) <= image.room(number):
        image.replace(number, Source.from_bytes(reference))
    else:
        place = image.move(number, Source.from_bytes(reference), 8)
    image.rename(number, KPACK_SECTION)
    elf_pointers.redirect(image, found, dict.fromkeys(starts, place))
    elf_pointers.resize_symbols(image, number, dict.fromkeys(starts, len(reference)))
    for container in containers:
        assert container.wrapper is not None
        image.patch(container.wrapper, struct.pack("<I", _MAGIC))
        image.patch(container.wrapper + _RESERVED_AT, struct.pack("<Q", units[id(container)]))
    return image.to_source()
