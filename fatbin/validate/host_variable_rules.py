"""The rule about variables of the device as the host registers them: the size that its code passes, against the device's.

Clang writes, for each variable, ``lea name(%rip), %rcx`` and ``mov $size, %r9d`` in front of the call of
``__hipRegisterVar``, for x86-64. What it writes without optimisation is not looked at.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator

from ..codeobject.code_object import CodeObject
from ..codeobject.elf64 import SHF_EXEC, SHT_NOBITS, Elf64
from ..describe_code import read_with_findings
from ..model import Container, File
from .host_elf import in_host
from .registry import Fault, Options, rule

_X86_64, _JUMP_SLOT = 62, 7
_REGISTERS = "__hipRegisterVar"
_STUB = re.compile(rb"\xff\x25(.{4})", re.DOTALL)
"""The jump through the table of addresses by which code gets to a function of another file."""
_CALL = re.compile(rb"\x48\x8d\x0d(.{4})\x41\xb9(.{4})(?=.{0,12}?\xe8(.{4}))", re.DOTALL)
_NAME_END, _SIZE_END, _AFTER = 7, 13, 12
_MOST_CODE, _LONGEST_NAME, _MOST_NAMED = 64 << 20, 4096, 3
_DISPLACEMENT = struct.Struct("<i")


@rule(
    "library",
    "host-variable",
    "error",
    "The host registers a variable of the device with another size than it has there: the two were compiled from different "
    "sources, and copies between them write or read too much.",
    "the host registers 'gain' with 16 bytes, the device's has 4",
    is_thorough=True,
)
def host_variable(file: File, _options: Options) -> Iterator[Fault]:
    """Variables have the size that the host registers them with."""
    registered = dict(in_host(file, _registered))
    sizes = _sizes(file.containers) if registered else {}
    wrong = [(name, size) for name, size in registered.items() if name in sizes and size not in sizes[name]]
    for name, size in wrong[:_MOST_NAMED]:
        there = " or ".join(map(str, sorted(sizes[name])))
        yield Fault(f"the host registers {name!r} with {size} bytes, the device's has {there}")


def _registered(elf: Elf64) -> Iterator[tuple[str, int]]:
    """The names of variables, and the sizes that they are registered with."""
    if elf.header.machine != _X86_64:
        return
    executable = [section for section in elf.sections if section.flags & SHF_EXEC and section.type != SHT_NOBITS]
    if sum(section.size for section in executable) > _MOST_CODE:
        return
    code = [(section.address, bytes(elf.content(section))) for section in executable]
    stubs = _stubs(elf, code)
    for address, data in code if stubs else ():
        for found in _CALL.finditer(data):
            at = found.start()
            calls = (
                found.end() + n for n in range(_AFTER + 1) if data[found.end() + n : found.end() + n + 1] == b"\xe8"
            )
            if any(address + at + 5 + _signed(data[at + 1 : at + 5]) in stubs for at in calls):
                name = _text(elf, address + at + _NAME_END + _signed(found[1]))
                if name:
                    yield name, int.from_bytes(found[2], "little")


def _stubs(elf: Elf64, code: list[tuple[int, bytes]]) -> set[int]:
    """Where the function that registers variables is called through."""
    symbols = elf.dynamic_symbols
    numbers = {number for number, symbol in enumerate(symbols, 1) if symbol.name == _REGISTERS}
    if not numbers:
        return set()
    slots = {found.place for found in elf.relocations if found.type == _JUMP_SLOT and found.symbol in numbers}
    jumps = ((address + found.start(), found) for address, data in code for found in _STUB.finditer(data))
    # Code that keeps track of jumps has an instruction of 4 bytes in front.
    return {at - before for at, found in jumps if at + 6 + _signed(found[1]) in slots for before in (0, 4)}


def _signed(data: bytes) -> int:
    return int(_DISPLACEMENT.unpack(data)[0]) if len(data) == _DISPLACEMENT.size else 0


def _text(elf: Elf64, address: int) -> str:
    place = elf.offset_of(address)
    data = elf.source.read(place, _LONGEST_NAME) if place is not None else b""
    name, end, _ = data.partition(b"\0")
    return name.decode("utf-8", "replace") if end else ""


def _sizes(containers: list[Container]) -> dict[str, set[int]]:
    """The sizes of variables in the code for any GPU."""
    found: dict[str, set[int]] = {}
    for container in (inner for outer in containers for inner in outer.walk()):
        for entry in container.entries:
            code = read_with_findings(entry.source)[0] if entry.size and not entry.is_host else None
            for variable in code.variables if isinstance(code, CodeObject) else ():
                found.setdefault(variable.name, set()).add(variable.size)
    return found
