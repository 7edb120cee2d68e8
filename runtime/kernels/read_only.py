"""Finds kernels that write through an argument that their metadata marks as read-only."""

from __future__ import annotations

import json

from ...fatbin import digests
from ...fatbin.codeobject.code_object import CodeObject
from ...fatbin.codeobject.elf64 import Symbol
from ...fatbin.codeobject.kernel import Argument, Kernel
from ...fatbin.records import NamedTuple
from ..devices.disk_cache import disk_cache, sources_digest

LARGEST = 16 << 10
"""Bytes of code that are looked at: larger kernels would begin noticeably later."""
_READ_ONLY = "read_only"
_POINTER = "global_buffer"


class Write(NamedTuple):
    """A write through an argument: the argument, and the instruction's address in the code object."""

    argument: Argument
    address: int
    instruction: str


def read_only(kernel: Kernel) -> dict[int, Argument]:
    """The arguments that a kernel says it only reads what they point at, by their offsets."""
    return {
        row.offset: row
        for row in kernel.arguments
        if row.kind == _POINTER and _READ_ONLY in (row.access, row.actual_access) and row.offset is not None
    }


def wrong_writes(code: CodeObject, kernel: Kernel) -> list[Write]:
    """The writes of a kernel through arguments that it says it only reads.

    They are kept on disk, for to find them takes as long as all else of a first launch whose code is compiled.
    """
    wanted = read_only(kernel)
    symbol = next((symbol for symbol in code.symbols if symbol.name == kernel.name and symbol.size), None)
    if not wanted or symbol is None or symbol.size > LARGEST or kernel.descriptor is None or code.target is None:
        return []
    disk = disk_cache()
    if disk is None:
        return [Write(wanted[offset], address, text) for offset, address, text in _found(code, kernel, symbol)]
    about = (sources_digest(), code.target, symbol.value, kernel.kernarg_size, kernel.descriptor, kernel.arguments)
    key = digests.digest(repr(about).encode() + code.bytes_at(symbol.value, symbol.size)).hexdigest()
    kept = disk.get(key)
    if kept is None:
        kept = json.dumps(_found(code, kernel, symbol)).encode()
        disk.put(key, kept)
    return [Write(wanted[offset], address, text) for offset, address, text in json.loads(kept)]


def _found(code: CodeObject, kernel: Kernel, symbol: Symbol) -> list[tuple[int, int, str]]:
    """The first write through each such argument: the argument's offset, the instruction and its address."""
    from ...fatbin.disassembly import Function  # which decodes instructions
    from ...fatbin.isa import decode
    from .argument_flow import ArgumentFlow

    assert code.target is not None  # who asks has looked
    function = Function(kernel.name, symbol.value, code.bytes_at(symbol.value, symbol.size), symbol.section)
    wanted, found = read_only(kernel), dict[int, tuple[int, int, str]]()
    instructions = list(decode(function.code, code.target, function.address))
    for instruction, offset in ArgumentFlow(kernel, function).writes(instructions):
        if offset in wanted:
            found.setdefault(offset, (offset, instruction.address, str(instruction)))
    return list(found.values())
