"""Generates libamdhip64.so.N: trampolines that jump through slots, which the process that loads it fills.

Every exported function is ``jmp *slot``. Before a slot is filled it leads to code that hands the number of the
function to the slot ``missing``; so a function that is not provided ends in an answer that can name it. ``quiet`` is
code that answers 0 and does nothing: what slots lead to when nothing is left to call.

What compilers call on behalf of programs is answered by code of the library's own, which notes it (``noting.s``), and the
sizes of a launch by code that calls Python only where it cannot answer (``configurations.s``).
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Iterable, Mapping
from pathlib import Path

from ..fatbin.errors import MissingError, UsageError
from ..fatbin.records import dataclass
from . import beside, noting_code
from . import shared_object as elf
from .exports import LIBRARY, NODE_OF, NODES
from .noting import LOG, LOG_SIZE, Log
from .shared_object import ALLOC, EXECUTE, WRITE, DynamicSymbols, Export, Section

NOT_SUPPORTED = 801
SLOTS, QUIET = "hipkit_stub_slots", "hipkit_stub_quiet"
FUNCTIONS: tuple[str, ...] = tuple(dict.fromkeys((*NODE_OF, *beside.SLOTS)))
"""What the slots are for, in their order. The first slot of the table is not one of them but ``missing``.

Those without a version here are exported by the libraries beside it, whose functions jump through these slots too.
"""

SLOT_OF = {"slot_of_push": "__hipPushCallConfiguration", "slot_of_pop": "__hipPopCallConfiguration"}
"""Functions whose code jumps through their slot where it cannot answer, by what it calls the slot."""
NOTED = frozenset(noting_code.ENTRIES) - set(SLOT_OF.values())
"""Functions that the library answers itself; their slots are not filled."""
STACKS_SIZE = 1 << 22
"""Bytes of the stacks of ``configurations.s``, after the log."""

_STEP = 16
_ENDBR = b"\xf3\x0f\x1e\xfa"
_ANSWERS = b"\x31\xc0\xc3".ljust(8, b"\xcc") + (b"\xb8" + struct.pack("<I", NOT_SUPPORTED) + b"\xc3").ljust(8, b"\xcc")
"""``quiet``, and after it what ``missing`` leads to at first: hipErrorNotSupported."""
_INITIAL_MISSING = 8
_OWN_CODE = 2 * _STEP * len(FUNCTIONS) + len(_ANSWERS)
"""Where in the text that begins which notes; what a program starts with is after it."""
DT = {
    "NEEDED": 1, "HASH": 4, "STRTAB": 5, "SYMTAB": 6, "RELA": 7, "RELASZ": 8, "RELAENT": 9, "STRSZ": 10, "SYMENT": 11,
    "SONAME": 14, "INIT_ARRAY": 25, "INIT_ARRAYSZ": 27, "GNU_HASH": 0x6FFFFEF5,
    "VERSYM": 0x6FFFFFF0, "RELACOUNT": 0x6FFFFFF9, "VERDEF": 0x6FFFFFFC, "VERDEFNUM": 0x6FFFFFFD,
}  # fmt: skip


@dataclass(frozen=True)
class Start:
    """Code that runs when the library is loaded, for a library that brings its own Python.

    ``code`` gets the displacement from a place in the code to a place in the data; ``imports`` are what it calls,
    through one pointer each at the start of the data.
    """

    imports: tuple[str, ...]
    needed: tuple[str, ...]
    data: bytes
    code: bytes
    fixups: tuple[tuple[int, int], ...]
    """Places in ``code`` of 32-bit displacements, and which places of the imports and then ``data`` they mean."""
    optional: tuple[str, ...] = ()
    """Imports that need not be there."""


def build(soname: str, start: Start | None = None) -> bytes:
    """The library as a file of the name ``soname``."""
    answered = SLOT_OF.values()
    exports = [
        Export(name, NODE_OF[name], ".text", _own(name) if name in answered else number * _STEP, _STEP)
        for number, name in enumerate(FUNCTIONS)
        if name in NODE_OF
    ]
    exports += [
        Export(SLOTS, "", ".slots", 0, 8 * (1 + len(FUNCTIONS)), elf.OBJECT),
        Export(QUIET, "", ".text", 2 * _STEP * len(FUNCTIONS), 4),
        Export(LOG, "", ".log", 0, LOG_SIZE, elf.OBJECT),
    ]
    symbols = DynamicSymbols(soname, start.imports if start else (), exports, NODES, start.optional if start else ())
    for text in start.needed if start else ():
        symbols.strings.add(text)
    of: dict[str, Section] = {}
    imports = len(start.imports) if start else 0
    relatives = 1 + len(FUNCTIONS) + bool(start)
    text_size = _OWN_CODE + len(noting_code.CODE) + (len(start.code) if start else 0)
    tables = symbols.sections(of)
    rows = 16 + (2 + len(start.needed) if start else 0)
    sections = [
        *tables,
        Section(
            ".rela.dyn", elf.RELA, ALLOC, (relatives + imports) * elf.RELOCATION_SIZE,
            lambda: _relocations(of, symbols, start), entry_size=elf.RELOCATION_SIZE, link=".dynsym",
        ),
        Section(".text", elf.PROGBITS, ALLOC | EXECUTE, text_size, lambda: _code(of, start), 16),
        Section(
            ".dynamic", elf.DYNAMIC, ALLOC | WRITE, rows * elf.DYNAMIC_SIZE,
            lambda: elf.dynamic(_dynamic(of, symbols, start, relatives)).ljust(rows * elf.DYNAMIC_SIZE, b"\0"),
            entry_size=elf.DYNAMIC_SIZE, link=".dynstr",
        ),
        Section(".slots", elf.PROGBITS, ALLOC | WRITE, 8 * (1 + len(FUNCTIONS)), lambda: bytes(8 * (1 + len(FUNCTIONS)))),
    ]  # fmt: skip
    if start:
        data = bytes(8 * imports) + start.data
        sections += [
            Section(".init_array", elf.INIT_ARRAY, ALLOC | WRITE, 8, lambda: bytes(8)),
            Section(".data", elf.PROGBITS, ALLOC | WRITE, len(data), lambda: data, 16),
        ]
    sections.append(Section(".log", elf.NOBITS, ALLOC | WRITE, LOG_SIZE + STACKS_SIZE, bytes, 64))
    of.update({section.name: section for section in sections})
    elf.layout(sections)
    return elf.write(sections)


def _own(name: str) -> int:
    """Where in the text the library's own code for a function begins."""
    return _OWN_CODE + noting_code.ENTRIES[name]


def _code(of: Mapping[str, Section], start: Start | None) -> bytes:
    """A trampoline for each function, what each leads to until it is provided, and the answers."""
    here, slots = of[".text"].address, of[".slots"].address
    out = bytearray()
    for number in range(len(FUNCTIONS)):
        out += _jump(_ENDBR, here + len(out), slots + 8 * (1 + number))
    for number in range(len(FUNCTIONS)):
        out += _jump(_ENDBR + b"\xbf" + struct.pack("<I", number), here + len(out), slots)
    out += _ANSWERS
    places = {"log": of[".log"].address, "stacks": of[".log"].address + LOG_SIZE}
    places |= {slot: slots + 8 * (1 + FUNCTIONS.index(name)) for slot, name in SLOT_OF.items()}
    out += _linked(noting_code.CODE, here + len(out), 0, [(at, places[name]) for at, name in noting_code.FIXUPS])
    if start:
        out += _linked(start.code, here + len(out), of[".data"].address, start.fixups)
    return bytes(out)


def _linked(code: bytes, at: int, data: int, fixups: Iterable[tuple[int, int]]) -> bytes:
    """Code that is put at an address, with the displacements of what it names in the data."""
    linked = bytearray(code)
    for place, target in fixups:
        linked[place : place + 4] = struct.pack("<i", data + target - (at + place + 4))
    return bytes(linked)


def _jump(before: bytes, at: int, slot: int) -> bytes:
    """``before``, and a jump to where the slot says."""
    end = at + len(before) + 6
    return (before + b"\xff\x25" + struct.pack("<i", slot - end)).ljust(_STEP, b"\xcc")


def _relocations(of: Mapping[str, Section], symbols: DynamicSymbols, start: Start | None) -> bytes:
    code, slots = of[".text"].address, of[".slots"].address
    missing, answers, notes = (code + at for at in (_STEP * len(FUNCTIONS), 2 * _STEP * len(FUNCTIONS), _OWN_CODE))
    targets = [answers + _INITIAL_MISSING]
    for number, name in enumerate(FUNCTIONS):
        targets.append(code + _own(name) if name in NOTED else missing + _STEP * number)
    places = [(slots + 8 * number, target) for number, target in enumerate(targets)]
    if start:
        places.append((of[".init_array"].address, notes + len(noting_code.CODE)))
    out = b"".join(elf.relocation(at, elf.R_X86_64_RELATIVE, target) for at, target in places)
    for number, name in enumerate(start.imports if start else ()):
        place = of[".data"].address + 8 * number
        out += elf.relocation(place, elf.R_X86_64_GLOB_DAT, symbol=symbols.number(name))
    return out


def _dynamic(
    of: Mapping[str, Section], symbols: DynamicSymbols, start: Start | None, relatives: int
) -> list[tuple[int, int]]:
    rows = [("NEEDED", symbols.strings.add(name)) for name in (start.needed if start else ())]
    if start:
        rows += [
            ("INIT_ARRAY", of[".init_array"].address), ("INIT_ARRAYSZ", of[".init_array"].size),
        ]  # fmt: skip
    rows += [
        *symbols.entries(of),
        ("RELA", of[".rela.dyn"].address), ("RELASZ", of[".rela.dyn"].size),
        ("RELAENT", elf.RELOCATION_SIZE), ("RELACOUNT", relatives),
    ]  # fmt: skip
    return [(DT[tag], value) for tag, value in rows]


class Slots:
    """The slots of a stub that is loaded into this process."""

    def __init__(self, library: ctypes.CDLL) -> None:
        try:
            words = ctypes.c_void_p * (1 + len(FUNCTIONS))
            self._words = words.in_dll(library, SLOTS)
            self._quiet = ctypes.cast(getattr(library, QUIET), ctypes.c_void_p).value
            self.log = Log(library)
        except (ValueError, AttributeError) as error:
            raise UsageError(f"{library} is no stub of hipkit: {error}") from error

    def fill(self, functions: Mapping[str, int], missing: int) -> None:
        """Lead functions to the addresses that are given, and all others to ``missing(number of the function)``.

        Those that the library answers itself stay as they are.
        """
        unknown = sorted(set(functions) - set(FUNCTIONS) | set(functions) & NOTED)
        if unknown:
            raise UsageError(f"{unknown[0]} is no function that {LIBRARY} exports and leaves to others")
        self._words[0] = missing
        for number, name in enumerate(FUNCTIONS, 1):
            if name in functions:
                self._words[number] = functions[name]

    def silence(self) -> None:
        """Lead every function to code that does nothing: for when those who answer are about to go away."""
        for number in range(len(self._words)):
            self._words[number] = self._quiet


def load(soname: str, folder: Path, *, for_all: bool = False) -> tuple[ctypes.CDLL, Slots]:
    """A stub of that name, written into ``folder`` and loaded: what asks for ``soname`` afterwards gets this one.

    ``for_all`` has it answer libraries as well that name nothing they want their functions from. Otherwise stubs of
    several releases keep out of each other's way.
    """
    path = folder / soname
    path.write_bytes(build(soname))
    path.chmod(0o700)
    try:
        library = ctypes.CDLL(str(path), mode=ctypes.RTLD_GLOBAL if for_all else ctypes.RTLD_LOCAL)
    except OSError as error:
        raise MissingError(f"{soname}: this system does not load it ({error}); it is for Linux on x86-64") from error
    _refuse_another(soname)
    return library, Slots(library)


def _refuse_another(soname: str) -> None:
    """A library that was loaded before under the same name would get all the calls."""
    try:
        Slots(ctypes.CDLL(soname))
    except UsageError as error:
        raise UsageError(
            f"this process has loaded a {soname} already that is not hipkit's: load what needs hipkit before what needs "
            "that one, or in a process of its own"
        ) from error
