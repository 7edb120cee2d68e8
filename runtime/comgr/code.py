"""comgr's functions that look into code objects: metadata, symbols, places and instructions."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any, ClassVar, Protocol

from ...cc.action_step import Kind
from ...fatbin.codeobject.code_object import CodeObject
from ...fatbin.codeobject.elf64 import SHN_UNDEF, Symbol
from ...fatbin.errors import HipkitError, UsageError
from ...fatbin.isa import decode
from ...fatbin.opening import open as open_file
from ...fatbin.target import ISA, TargetID
from .functions import put_text, require, target_of
from .isas import metadata_of
from .objects import (
    DataHandle,
    Disassembler,
    FailedError,
    Metadata,
    MetadataKind,
    SymbolHandle,
    SymbolInfo,
)

_LONGEST = 20
"""Bytes of an instruction, at most."""
_EACH_METADATA = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_void_p)
_EACH_SYMBOL = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint64, ctypes.c_void_p)
_READ = ctypes.CFUNCTYPE(ctypes.c_uint64, ctypes.c_uint64, ctypes.c_void_p, ctypes.c_uint64, ctypes.c_void_p)
_SHOW = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_void_p)
_ANNOTATE = ctypes.CFUNCTYPE(None, ctypes.c_uint64, ctypes.c_void_p)
_WITH_CODE = (Kind.RELOCATABLE, Kind.EXECUTABLE, Kind.BYTES)


class Handles(Protocol):
    """The handles that C has."""

    def give(self, thing: Any) -> int:
        """The handle of an object."""
        ...

    def forget(self, thing: Any) -> None:
        """End it."""
        ...


class CodeObjectInfo(ctypes.Structure):
    """What amd_comgr_lookup_code_object fills in, for the ISA that is named."""

    _fields_: ClassVar = [("isa", ctypes.c_char_p), ("size", ctypes.c_size_t), ("offset", ctypes.c_uint64)]


def amd_comgr_get_data_isa_name(data: Any, size: int, room: int) -> None:
    target = _code_object(data).target
    if target is None:
        raise FailedError("the code object names no target")
    put_text(f"{ISA}{target}".encode(), size, room)


def amd_comgr_get_isa_metadata(name: bytes | None) -> Metadata:
    target = target_of(name or b"")
    return Metadata(metadata_of((name or b"").decode(), target))


def amd_comgr_get_data_metadata(data: Any) -> Metadata:
    code = _code_object(data)
    for note in code.notes:
        if note.is_metadata:
            try:
                return Metadata(note.decoded())
            except ValueError as error:
                raise FailedError(f"the metadata cannot be decoded: {error}") from error
    raise FailedError("the code object has no metadata")


def amd_comgr_destroy_metadata(metadata: Any) -> None:
    require(metadata, Metadata).is_destroyed = True


def amd_comgr_get_metadata_kind(metadata: Any) -> int:
    return require(metadata, Metadata).kind


def amd_comgr_get_metadata_string(metadata: Any, size: int, room: int) -> None:
    put_text(require(metadata, Metadata).text, size, room)


def amd_comgr_get_metadata_map_size(metadata: Any) -> int:
    return len(require(metadata, Metadata).require(MetadataKind.MAP))


def amd_comgr_get_metadata_list_size(metadata: Any) -> int:
    return len(require(metadata, Metadata).require(MetadataKind.LIST))


def amd_comgr_metadata_lookup(metadata: Any, key: bytes | None) -> Metadata:
    content = require(metadata, Metadata).require(MetadataKind.MAP)
    name = (key or b"").decode(errors="surrogateescape")
    if name not in content:
        raise FailedError(f"the map has no key {name!r}")
    return Metadata(content[name])


def amd_comgr_index_list_metadata(metadata: Any, index: int) -> Metadata:
    content = require(metadata, Metadata).require(MetadataKind.LIST)
    if index >= len(content):
        raise UsageError(f"the list has {len(content)}, and none of number {index}")
    return Metadata(content[index])


def amd_comgr_iterate_map_metadata(handles: Handles, metadata: Any, callback: int, user: int) -> None:
    """Call back with each key and value, whose handles hold for the call, until one answers with a failure."""
    content = require(metadata, Metadata).require(MetadataKind.MAP)
    call = _EACH_METADATA(_required(callback))
    for key, value in content.items():
        pair = Metadata(key), Metadata(value)
        code = call(*map(handles.give, pair), user)
        for one in pair:
            handles.forget(one)
        if code:
            raise FailedError("the callback failed")


def amd_comgr_iterate_symbols(handles: Handles, data: Any, callback: int, user: int) -> None:
    """Call back with each symbol, until one answers with a failure."""
    call = _EACH_SYMBOL(_required(callback))
    for symbol in _symbols(data):
        if call(handles.give(SymbolHandle(symbol)), user):
            raise FailedError("the callback failed")


def amd_comgr_symbol_lookup(data: Any, name: bytes | None) -> SymbolHandle:
    wanted = (name or b"").decode(errors="surrogateescape")
    found = next((symbol for symbol in _symbols(data) if symbol.name == wanted), None)
    if found is None:
        raise FailedError(f"there is no symbol {wanted!r}")
    return SymbolHandle(found)


def amd_comgr_symbol_get_info(symbol: Any, attribute: int, value: int) -> None:
    """Write what is asked for where ``value`` points."""
    found: Symbol = require(symbol, SymbolHandle).symbol
    if not value or attribute not in list(SymbolInfo):
        raise UsageError(f"{attribute} is nothing that a symbol has, or there is no room for it")
    name = found.name.encode(errors="surrogateescape")
    numbers: dict[SymbolInfo, Any] = {
        SymbolInfo.NAME_LENGTH: ctypes.c_uint64(len(name)),
        SymbolInfo.TYPE: ctypes.c_int(found.type),
        SymbolInfo.SIZE: ctypes.c_uint64(found.size),
        SymbolInfo.IS_UNDEFINED: ctypes.c_bool(found.section == SHN_UNDEF),
        SymbolInfo.VALUE: ctypes.c_uint64(found.value),
    }
    made: Any = ctypes.create_string_buffer(name) if attribute == SymbolInfo.NAME else numbers[SymbolInfo(attribute)]
    ctypes.memmove(value, ctypes.addressof(made), ctypes.sizeof(made))


def amd_comgr_lookup_code_object(data: Any, rows: int, count: int) -> None:
    """Fill in where in a bundle the code objects for the named ISAs are; 0 for those that it has not."""
    handle = require(data, DataHandle)
    if not rows or handle.data.kind not in (Kind.FATBIN, Kind.EXECUTABLE, Kind.BYTES):
        raise UsageError("the data is no bundle and no code object, or there are no rows")
    try:
        entries = open_file(handle.data.content).entries
    except HipkitError as error:
        raise UsageError(str(error)) from error
    places = {target: entry for entry in entries if not entry.is_host and (target := _target(entry.target))}
    for row in (CodeObjectInfo * count).from_address(rows):
        found = places.get(target_of(row.isa or b""))
        row.size, row.offset = (found.size, found.offset or 0) if found else (0, 0)


def amd_comgr_map_elf_virtual_address_to_code_object_offset(data: Any, address: int) -> tuple[int, int, int]:
    """Where in the file an address is, how many bytes follow it there, and whether it has no bytes in the file."""
    for segment in _code_object(data).segments:
        within = address - segment.address
        if segment.is_loaded and 0 <= within < segment.memory_size:
            has_none = within >= segment.file_size
            return segment.offset + within, (segment.memory_size if has_none else segment.file_size) - within, has_none
    raise FailedError(f"{address:#x} is in no segment")


def amd_comgr_create_disassembly_info(isa: bytes | None, read: int, show: int, annotate: int) -> Disassembler:
    callbacks = _READ(_required(read)), _SHOW(_required(show)), _ANNOTATE(_required(annotate))
    return Disassembler(str(target_of(isa or b"")), *callbacks)


def amd_comgr_destroy_disassembly_info(info: Any) -> None:
    require(info, Disassembler).is_destroyed = True


def amd_comgr_disassemble_instruction(info: Any, address: int, user: int) -> int:
    """Read, decode and show one instruction; how many bytes it has."""
    found = require(info, Disassembler)
    room = ctypes.create_string_buffer(_LONGEST)
    count = found.read(address, ctypes.addressof(room), _LONGEST, user)
    instruction = next(iter(decode(room.raw[: min(count, _LONGEST)], found.processor, address)), None)
    if instruction is None or not instruction.is_known:
        raise FailedError(f"there is no instruction at {address:#x}")
    found.show(f"\t{instruction}".encode(), user)
    if instruction.target is not None:
        found.annotate(instruction.target, user)
    return instruction.size


def _target(text: str | None) -> TargetID | None:
    """What an entry of a bundle is for; None where that is no target of AMD's."""
    try:
        return TargetID.parse(text) if text else None
    except ValueError:
        return None


def _required(callback: int) -> int:
    if not callback:
        raise UsageError("a callback is a null pointer")
    return callback


def _code_object(data: Any) -> CodeObject:
    handle = require(data, DataHandle)
    if handle.data.kind not in _WITH_CODE:
        raise UsageError(f"data of the kind {handle.data.kind.name} is no code object")
    try:
        return CodeObject.read(handle.data.content, lambda *_: None)
    except HipkitError as error:
        raise UsageError(str(error)) from error


def _symbols(data: Any) -> Sequence[Symbol]:
    """Those that a linker sees of what is not linked, and those that a loader sees of what is."""
    if require(data, DataHandle).data.kind not in (Kind.RELOCATABLE, Kind.EXECUTABLE):
        raise UsageError("the data is neither relocatable nor executable")
    elf = _code_object(data).elf
    found = elf.symbols if elf.header.is_relocatable else elf.dynamic_symbols
    return [symbol for symbol in found if symbol.name]
