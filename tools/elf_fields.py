"""ELF files whose fields are read and written by name, with nothing checked: for faults that are planted in them."""

from __future__ import annotations

import struct
from typing import NamedTuple

from code_objects import DYNSYM, SECTION, SECTIONS_AT, SEGMENT, SYMBOL, SYMTAB, descriptor_at, segments, symbols

PT_LOAD, PT_DYNAMIC, PT_GNU_STACK = 1, 2, 0x6474E551
TABLES = {".dynsym": DYNSYM, ".symtab": SYMTAB}


class _Layout(NamedTuple):
    form: struct.Struct
    names: tuple[str, ...]


_SECTION = _Layout(SECTION, ("name", "type", "flags", "addr", "offset", "size", "link", "info", "align", "entsize"))
_SEGMENT = _Layout(SEGMENT, ("type", "flags", "offset", "vaddr", "paddr", "filesz", "memsz", "align"))
_SYMBOL = _Layout(SYMBOL, ("name", "info", "other", "shndx", "value", "size"))


class Elf:
    """An ELF64 file that is changed field by field."""

    def __init__(self, data: bytes) -> None:
        self.data = bytearray(data)

    def get(self, format: str, at: int) -> int:
        return int(struct.unpack_from("<" + format, self.data, at)[0])

    def put(self, format: str, at: int, value: int) -> None:
        struct.pack_into("<" + format, self.data, at, value)

    def _read(self, layout: _Layout, at: int, field: str) -> int:
        return int(layout.form.unpack_from(self.data, at)[layout.names.index(field)])

    def _write(self, layout: _Layout, at: int, fields: dict[str, int]) -> None:
        before = dict(zip(layout.names, layout.form.unpack_from(self.data, at), strict=True))
        layout.form.pack_into(self.data, at, *(before | fields).values())

    def header(self, name: str) -> int:
        """Where the header of a section is."""
        start, count = self.get("Q", SECTIONS_AT), self.get("H", 60)
        names = self._read(_SECTION, start + 64 * self.get("H", 62), "offset")
        places = range(start, start + 64 * count, 64)
        return next(at for at in places if self.text(names + self.get("I", at)) == name)

    def text(self, at: int) -> str:
        return self.data[at : self.data.index(0, at)].decode()

    def section(self, name: str, field: str) -> int:
        return self._read(_SECTION, self.header(name), field)

    def set_section(self, name: str, **fields: int) -> None:
        self._write(_SECTION, self.header(name), fields)

    def segments(self, type: int) -> list[int]:
        """Where the program headers of a type are."""
        return [at for at, row in segments(self.data) if row[0] == type]

    def segment(self, at: int, field: str) -> int:
        return self._read(_SEGMENT, at, field)

    def set_segment(self, at: int, **fields: int) -> None:
        self._write(_SEGMENT, at, fields)

    def symbols(self, table: str = ".dynsym") -> dict[str, int]:
        """The symbols of a table by name: where each is."""
        return {name: at for name, (at, _) in symbols(self.data, TABLES[table]).items()}

    def symbol(self, at: int, field: str) -> int:
        return self._read(_SYMBOL, at, field)

    def set_symbol(self, at: int, **fields: int) -> None:
        self._write(_SYMBOL, at, fields)

    def offset(self, address: int) -> int:
        """Where in the file an address is."""
        for _, (type, _, offset, start, _, size, *_) in segments(self.data):
            if type == 1 and start <= address < start + size:
                return address - start + offset
        raise ValueError(hex(address))

    def dynamic(self) -> dict[int, int]:
        """The tags of the dynamic table: where the value of each is."""
        start = self.section(".dynamic", "offset")
        places = range(start, start + self.section(".dynamic", "size"), 16)
        return {self.get("Q", at): at + 8 for at in places}

    def descriptor(self, kernel: str) -> int:
        """Where in the file the descriptor of a kernel is."""
        return descriptor_at(self.data, kernel)

    def kernels(self) -> list[str]:
        return sorted(name[:-3] for name in self.symbols() if name.endswith(".kd"))

    def code(self, name: str) -> range:
        """The words of a function, by where they are in the file."""
        at = self.symbols()[name]
        start = self.offset(self.symbol(at, "value"))
        return range(start, start + self.symbol(at, "size"), 4)

    def bits(self, at: int, first: int, count: int, value: int) -> None:
        """A field of a word."""
        mask = (1 << count) - 1 << first
        self.put("I", at, self.get("I", at) & ~mask | value << first)

    def field(self, at: int, first: int, count: int) -> int:
        return self.get("I", at) >> first & (1 << count) - 1

    def done(self) -> bytes:
        return bytes(self.data)
