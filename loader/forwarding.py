"""Generates the libraries beside libamdhip64: functions that jump through the slots of libamdhip64, which they need."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Mapping
from pathlib import Path

from ..fatbin.errors import UsageError
from . import shared_object as elf
from .beside import NO_VERSION, Library, library_of
from .shared_object import ALLOC, EXECUTE, WRITE, DynamicSymbols, Export, Section
from .stub import DT, FUNCTIONS, SLOTS

_STEP = 32
_LOAD, _JUMP = b"\xf3\x0f\x1e\xfa\x48\x8b\x05", b"\xff\xa0"
"""endbr64 and ``mov rax, [rip + …]``; ``jmp [rax + …]``."""


def build(soname: str) -> bytes:
    """The library as a file of the name ``soname``, which needs the libamdhip64 of the same release."""
    library = library_of(soname)
    if library is None:
        raise UsageError(f"{soname}: hipkit has no such library")
    nodes = [node for node in library.exports if node != NO_VERSION]
    exports = [
        Export(name, node, ".text", number * _STEP, _STEP)
        for number, (name, node) in enumerate(library.node_of.items())
    ]
    symbols = DynamicSymbols(soname, (SLOTS,), exports, nodes)
    needed = symbols.strings.add(library.runtime(soname))
    of: dict[str, Section] = {}
    sections = [
        *symbols.sections(of),
        Section(
            ".rela.dyn", elf.RELA, ALLOC, elf.RELOCATION_SIZE,
            lambda: elf.relocation(of[".data"].address, elf.R_X86_64_GLOB_DAT, symbol=symbols.number(SLOTS)),
            entry_size=elf.RELOCATION_SIZE, link=".dynsym",
        ),
        Section(".text", elf.PROGBITS, ALLOC | EXECUTE, _STEP * len(exports), lambda: _code(library, soname, of), 32),
        Section(
            ".dynamic", elf.DYNAMIC, ALLOC | WRITE, (15 if nodes else 12) * elf.DYNAMIC_SIZE,
            lambda: elf.dynamic(_dynamic(of, symbols, needed)), entry_size=elf.DYNAMIC_SIZE, link=".dynstr",
        ),
        Section(".data", elf.PROGBITS, ALLOC | WRITE, 8, lambda: bytes(8)),
    ]  # fmt: skip
    of.update({section.name: section for section in sections})
    elf.layout(sections)
    return elf.write(sections)


def load(soname: str, folder: Path) -> ctypes.CDLL:
    """A library of that name, written into ``folder`` and loaded: what asks for ``soname`` afterwards gets this one."""
    path = folder / soname
    path.write_bytes(build(soname))
    path.chmod(0o700)
    return ctypes.CDLL(str(path))


def _code(library: Library, soname: str, of: Mapping[str, Section]) -> bytes:
    """For each function: load where the slots are, and jump through its own."""
    out = bytearray()
    release = library.release(soname)
    for name in library.node_of:
        end = of[".text"].address + len(out) + len(_LOAD) + 4
        load = _LOAD + struct.pack("<i", of[".data"].address - end)
        jump = _JUMP + struct.pack("<i", 8 * (1 + FUNCTIONS.index(library.slot(name, release))))
        out += (load + jump).ljust(_STEP, b"\xcc")
    return bytes(out)


def _dynamic(of: Mapping[str, Section], symbols: DynamicSymbols, needed: int) -> list[tuple[int, int]]:
    rows = [
        ("NEEDED", needed), *symbols.entries(of),
        ("RELA", of[".rela.dyn"].address), ("RELASZ", of[".rela.dyn"].size), ("RELAENT", elf.RELOCATION_SIZE),
    ]  # fmt: skip
    return [(DT[tag], value) for tag, value in rows]
