"""Links object files of x86-64 in memory, without LLVM: a run that finds all its code on disk loads none of it.

Emitted code has the large code model, so its relocations are 64 bits wide, and nothing unwinds it. What this linker
does not know (other processors, writable data, other relocations) it refuses: LLVM links that.
"""

from __future__ import annotations

import ctypes
import mmap
import struct
from collections.abc import Iterator, Mapping, Sequence

from .....fatbin.codeobject.elf64 import (
    HEADER,
    RELA,
    SECTION,
    SHF_ALLOC,
    SHF_WRITE,
    SHN_ABS,
    SHN_UNDEF,
    SHT_REL,
    SHT_RELA,
    SHT_SYMTAB,
    STB_GLOBAL,
    STB_LOCAL,
    STT_FUNC,
    STT_NOTYPE,
    STT_OBJECT,
    SYMBOL,
)  # fmt: skip

_EM_X86_64 = 62
_MACHINE_AT = 18
_SHT_PROGBITS, _SHT_X86_64_UNWIND, _SHF_TLS = 1, 0x70000001, 1 << 10
_STT_SECTION = 3
_TYPES = (STT_NOTYPE, STT_OBJECT, STT_FUNC, _STT_SECTION)
R_X86_64_64, R_X86_64_PC64 = 1, 24
_WORD = struct.Struct("<Q")
_ALL = (1 << 64) - 1


class Refused(Exception):  # noqa: N818 - not an error: LLVM takes over
    """What is not known here, or not sound."""


class Code:
    """Memory that code runs in, until nothing refers to it."""

    def __init__(self, size: int) -> None:
        flags, access = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, mmap.PROT_READ | mmap.PROT_WRITE
        self.bytes = mmap.mmap(-1, max(size, 1), flags, access)
        self._start = ctypes.c_char.from_buffer(self.bytes)
        self.address = ctypes.addressof(self._start)
        self.symbols: dict[str, int] = {}

    def seal(self) -> None:
        """From now on it can be run and not written."""
        protect = ctypes.CDLL(None).mprotect
        protect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
        if protect(self.address, len(self.bytes), mmap.PROT_READ | mmap.PROT_EXEC):
            raise Refused("the system does not let memory be run")


class _Object:
    """An object file; ``places`` says where each section that is loaded begins in the memory of all."""

    def __init__(self, image: bytes) -> None:
        if image[:6] != b"\x7fELF\2\1" or int.from_bytes(image[_MACHINE_AT : _MACHINE_AT + 2], "little") != _EM_X86_64:
            raise Refused("it is no ELF file of x86-64")
        self.image, self.places = image, dict[int, int]()
        self.sections = _sections(image)
        self.symbols = _symbols(image, self.sections)

    def place(self, end: int) -> int:
        """Give the sections their places from ``end`` on; returns where the last one ends."""
        for index, (_, type, flags, _, _, size, _, _, alignment, _) in enumerate(self.sections):
            if not (flags & SHF_ALLOC and size) or type == _SHT_X86_64_UNWIND:
                continue
            is_sound = size <= len(self.image) and alignment <= mmap.PAGESIZE
            if type != _SHT_PROGBITS or flags & (SHF_WRITE | _SHF_TLS) or not is_sound:
                raise Refused("a section of this kind is not known")
            self.places[index] = -(-end // max(alignment, 1)) * max(alignment, 1)
            end = self.places[index] + size
        return end

    def copy(self, code: Code) -> None:
        """Put the sections into their places."""
        for index, at in self.places.items():
            offset, size = self.sections[index][4:6]
            code.bytes[at : at + size] = self.image[offset : offset + size]

    def defined(self, base: int) -> Iterator[tuple[str, int]]:
        """Name and address of what it has for others."""
        for name, info, section, value in self.symbols:
            if section == SHN_UNDEF or info >> 4 == STB_LOCAL:
                continue
            if info >> 4 != STB_GLOBAL or info & 0xF not in _TYPES or section not in self.places:
                raise Refused("a symbol of this kind is not known")
            yield name.decode(), base + self.places[section] + value

    def relocate(self, code: Code, known: Mapping[str, int]) -> None:
        """Write the addresses of symbols where they are used."""
        for _, type, _, _, at, size, _, target, _, _ in self.sections:
            if target not in self.places or type not in (SHT_REL, SHT_RELA):
                continue
            if type == SHT_REL:
                raise Refused("relocations without addends are not known")
            start, length = self.places[target], self.sections[target][5]
            for offset, info, addend in RELA.iter_unpack(self.image[at : at + size]):
                kind, place = info & 0xFFFFFFFF, start + offset
                if kind not in (R_X86_64_64, R_X86_64_PC64) or offset + _WORD.size > length:
                    raise Refused(f"relocation {kind} at {offset:#x} is not known")
                value = self._address(info >> 32, code.address, known) + addend
                _WORD.pack_into(code.bytes, place, (value - (code.address + place) * (kind == R_X86_64_PC64)) & _ALL)

    def _address(self, index: int, base: int, known: Mapping[str, int]) -> int:
        name, info, section, value = self.symbols[index]
        if section in self.places and info & 0xF in _TYPES:
            return base + self.places[section] + int(value)
        if section == SHN_ABS:
            return int(value)
        if section != SHN_UNDEF:
            raise Refused("a symbol of this kind is not known")
        return known[name.decode()]


class _Process(dict[str, int]):
    """Addresses by name; what is not there is looked up in the libraries of this process."""

    def __missing__(self, name: str) -> int:
        function = getattr(ctypes.CDLL(None), name)
        return ctypes.cast(function, ctypes.c_void_p).value or 0


def _sections(image: bytes) -> list[tuple[int, ...]]:
    header = HEADER.unpack_from(image)
    table, count = header[11], header[17]
    return list(SECTION.iter_unpack(image[table : table + count * SECTION.size]))


def _symbols(image: bytes, sections: Sequence[tuple[int, ...]]) -> list[tuple[bytes, int, int, int]]:
    """Name, info, section and value of each."""
    return [
        (image[start : image.index(b"\0", start)], info, section, value)
        for _, type, _, _, at, size, link, *_ in sections
        if type == SHT_SYMTAB
        for name, info, _, section, value, _ in SYMBOL.iter_unpack(image[at : at + size])
        for start in (sections[link][4] + name,)
    ]


def undefined(image: bytes) -> list[str]:
    """The names that an object file, of any processor, uses and does not define."""
    return [name.decode() for name, _, section, _ in _symbols(image, _sections(image)) if name and section == SHN_UNDEF]


def link(images: Sequence[bytes], exports: Sequence[str], library: Mapping[str, int]) -> Code:
    """Object files, linked with each other, with ``library`` and with this process; ``symbols`` are the ``exports``.

    Raises :class:`Refused` for what this linker does not know.
    """
    try:
        objects = [_Object(image) for image in images]
        end = 0
        for one in objects:
            end = one.place(end)
        code = Code(end)
        pairs = [pair for one in objects for pair in one.defined(code.address)]
        own = dict(pairs)
        if len(own) < len(pairs):
            raise Refused("two files define the same")
        known = _Process({**library, **own})
        for one in objects:
            one.copy(code)
            one.relocate(code, known)
        code.symbols = {name: own[name] for name in exports}
    except (struct.error, ValueError, LookupError, AttributeError, OSError) as error:
        raise Refused(str(error)) from error
    code.seal()
    return code
