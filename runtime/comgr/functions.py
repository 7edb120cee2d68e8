"""The functions of comgr: each returns what C gets through pointers, or raises.

Buffers are addresses. Of a text or of data a program asks for the size first, without a buffer.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Sequence
from typing import Any, TypeVar

from ...cc.action_step import Data, Kind, Request
from ...cc.actions import carry_out
from ...fatbin.codeobject.demangle import demangle
from ...fatbin.errors import HipkitError, UsageError
from ...fatbin.target import ISA, PROCESSORS, TargetID
from .objects import RELEASES, TEXTS, ActionInfo, DataHandle, DataSet, FailedError, Handle, Status

_H = TypeVar("_H", bound=Handle)
_LOG = "comgr.log"


def code_of(error: HipkitError) -> Status:
    """What a call that fails returns."""
    return Status.INVALID_ARGUMENT if isinstance(error, UsageError) else Status.ERROR


def require(handle: Any, kind: type[_H]) -> _H:
    """What a handle stands for. Raises :class:`UsageError` where it is none, or destroyed."""
    if not isinstance(handle, kind) or handle.is_destroyed:
        raise UsageError(f"{handle!r} is no handle of {kind.__name__}")
    return handle


def put(data: bytes, size: int, room: int) -> None:
    """Write as much of ``data`` as there is room for, or how large it is where there is no buffer."""
    if not size:
        raise UsageError("there is no pointer to a size")
    place = ctypes.c_size_t.from_address(size)
    if room:
        ctypes.memmove(room, data, min(len(data), place.value))
    else:
        place.value = len(data)


def put_text(text: bytes, size: int, room: int) -> None:
    """As :func:`put`, with the 0 that ends a text."""
    put(text + b"\0", size, room)


def amd_comgr_status_string(status: int) -> str:
    if status not in list(Status):
        raise UsageError(f"{status} is no status")
    return TEXTS[Status(status)]


def amd_comgr_get_version(release: int) -> tuple[int, int]:
    """The version of the interface, of which programs look at the first number."""
    return RELEASES[release].version


def amd_comgr_get_isa_count() -> int:
    return len(PROCESSORS)


def amd_comgr_get_isa_name(index: int) -> str:
    if index >= len(PROCESSORS):
        raise UsageError(f"there are {len(PROCESSORS)} ISAs, and none of number {index}")
    return ISA + list(PROCESSORS)[index]


def amd_comgr_create_data(kind: int) -> DataHandle:
    if kind not in list(Kind) or kind == Kind.UNDEF:
        raise UsageError(f"{kind} is no kind of data")
    return DataHandle(Data(Kind(kind)))


def amd_comgr_release_data(data: Any) -> None:
    require(data, DataHandle).is_destroyed = True


def amd_comgr_get_data_kind(data: Any) -> int:
    return require(data, DataHandle).data.kind


def amd_comgr_set_data(data: Any, size: int, content: int) -> None:
    if not size or not content:
        raise UsageError("there is no data")
    require(data, DataHandle).data.content = ctypes.string_at(content, size)


def amd_comgr_set_data_from_file_slice(data: Any, descriptor: int, offset: int, size: int) -> None:
    handle = require(data, DataHandle)
    try:
        content = os.pread(descriptor, size, offset)
    except OSError as error:
        raise UsageError(f"file descriptor {descriptor} cannot be read: {error}") from error
    if len(content) != size or not size:
        raise UsageError(f"the file has {len(content)} of {size} bytes from {offset} on")
    handle.data.content = content


def amd_comgr_set_data_name(data: Any, name: bytes | None) -> None:
    require(data, DataHandle).data.name = os.fsdecode(name or b"")


def amd_comgr_get_data(data: Any, size: int, room: int) -> None:
    handle = require(data, DataHandle)
    if not handle.data.content:
        raise UsageError("the data has no content yet")
    put(handle.data.content, size, room)


def amd_comgr_get_data_name(data: Any, size: int, room: int) -> None:
    put_text(os.fsencode(require(data, DataHandle).data.name), size, room)


def amd_comgr_demangle_symbol_name(mangled: Any) -> DataHandle:
    name = require(mangled, DataHandle).data.content.rstrip(b"\0").decode(errors="surrogateescape")
    return DataHandle(Data(Kind.BYTES, "", demangle(name).encode(errors="surrogateescape")))


def amd_comgr_create_data_set() -> DataSet:
    return DataSet()


def amd_comgr_destroy_data_set(data_set: Any) -> None:
    require(data_set, DataSet).is_destroyed = True


def amd_comgr_data_set_add(data_set: Any, data: Any) -> None:
    """The same name twice is refused, as AMD's does."""
    content, added = require(data_set, DataSet).content, require(data, DataHandle)
    if not added.data.name:
        raise UsageError("the data has no name")
    if any(one is added for one in content):
        raise UsageError("the data is in the set already")
    content.append(added)


def amd_comgr_data_set_remove(data_set: Any, kind: int) -> None:
    found = require(data_set, DataSet)
    removed = list(found.of(kind))
    found.content = [one for one in found.content if one not in removed]


def amd_comgr_action_data_count(data_set: Any, kind: int) -> int:
    return len(list(require(data_set, DataSet).of(kind)))


def amd_comgr_action_data_get_data(data_set: Any, kind: int, index: int) -> DataHandle:
    found = list(require(data_set, DataSet).of(kind))
    if index >= len(found):
        raise UsageError(f"the set has {len(found)} of this kind, and none of number {index}")
    return DataHandle(found[index].data)  # a handle of its own, which its user releases


def amd_comgr_create_action_info() -> ActionInfo:
    return ActionInfo()


def amd_comgr_destroy_action_info(info: Any) -> None:
    require(info, ActionInfo).is_destroyed = True


def amd_comgr_action_info_set_isa_name(info: Any, name: bytes | None) -> None:
    found = require(info, ActionInfo)
    if name:
        target_of(name)
    found.isa = name or b""


def amd_comgr_action_info_get_isa_name(info: Any, size: int, room: int) -> None:
    put_text(require(info, ActionInfo).isa, size, room)


def amd_comgr_action_info_set_options(info: Any, options: bytes | None) -> None:
    """Options in one text, with spaces between them."""
    require(info, ActionInfo).options = (options or b"").split()


def amd_comgr_action_info_get_options(info: Any, size: int, room: int) -> None:
    put_text(b" ".join(require(info, ActionInfo).options), size, room)


def amd_comgr_action_info_set_option_list(info: Any, options: int, count: int) -> None:
    require(info, ActionInfo).options = _texts(options, count)


def amd_comgr_action_info_get_option_list_count(info: Any) -> int:
    return len(require(info, ActionInfo).options)


def amd_comgr_action_info_get_option_list_item(info: Any, index: int, size: int, room: int) -> None:
    put_text(_item(require(info, ActionInfo).options, index), size, room)


def amd_comgr_action_info_set_bundle_entry_ids(info: Any, entries: int, count: int) -> None:
    require(info, ActionInfo).bundle_entries = _texts(entries, count)


def amd_comgr_action_info_get_bundle_entry_id_count(info: Any) -> int:
    return len(require(info, ActionInfo).bundle_entries)


def amd_comgr_action_info_get_bundle_entry_id(info: Any, index: int, size: int, room: int) -> None:
    put_text(_item(require(info, ActionInfo).bundle_entries, index), size, room)


def amd_comgr_action_info_set_working_directory_path(info: Any, path: bytes | None) -> None:
    require(info, ActionInfo).folder = path or b""


def amd_comgr_action_info_get_working_directory_path(info: Any, size: int, room: int) -> None:
    put_text(require(info, ActionInfo).folder, size, room)


def amd_comgr_action_info_set_logging(info: Any, is_logging: int) -> None:
    require(info, ActionInfo).is_logging = bool(is_logging)


def amd_comgr_action_info_get_logging(info: Any) -> int:
    return int(require(info, ActionInfo).is_logging)


def amd_comgr_action_info_set_device_lib_linking(info: Any, _is_linked: int) -> None:
    """What is compiled from HIP has what it calls of the device library, whatever is asked."""
    require(info, ActionInfo)


def amd_comgr_action_info_set_vfs(info: Any, _is_in_memory: int) -> None:
    """Where the inputs of an action lie meanwhile is hipkit's choice."""
    require(info, ActionInfo)


def amd_comgr_action_info_set_language(release: int, info: Any, language: int) -> None:
    if language >= len(RELEASES[release].languages):
        raise UsageError(f"{language} is no language")
    require(info, ActionInfo).language = language


def amd_comgr_action_info_get_language(_release: int, info: Any) -> int:
    return require(info, ActionInfo).language


def amd_comgr_do_action(release: int, kind: int, info: Any, inputs: Any, result: Any) -> None:
    """Carry out an action. Its results, and what the tools said if that is wanted, are added to ``result``."""
    asked, made = require(info, ActionInfo), require(result, DataSet)
    numbers = RELEASES[release]
    if kind >= len(numbers.actions):
        raise UsageError(f"{kind} is no action")
    given = [one.data for one in require(inputs, DataSet).content]
    request = Request(
        target_of(asked.isa) if asked.isa else None,
        numbers.languages[asked.language],
        [os.fsdecode(option) for option in asked.options],
        [os.fsdecode(entry) for entry in asked.bundle_entries],
        os.fsdecode(asked.folder),
    )
    try:
        made.content += [DataHandle(data) for data in carry_out(numbers.actions[kind], request, given)]
    except HipkitError as error:
        request.log = request.log or [f"{error}\n"]
        raise error if isinstance(error, UsageError) else FailedError(str(error)) from error
    finally:
        if asked.is_logging:
            text = "".join(request.log).encode(errors="surrogateescape")
            made.content.append(DataHandle(Data(Kind.LOG, _LOG, text or b"\n")))


def target_of(name: bytes) -> TargetID:
    """The target of an ISA by its name. Raises :class:`UsageError` where there is none."""
    text = name.decode(errors="replace")
    if text.startswith(ISA):
        try:
            target = TargetID.parse(text.removeprefix(ISA))
        except ValueError:
            target = None
        if target is not None and target.processor in PROCESSORS and not target.unsupported_features:
            return target
    raise UsageError(f"{text!r} is no name of an ISA, such as {ISA}gfx942")


def _texts(address: int, count: int) -> list[bytes]:
    if not count:
        return []
    texts = list((ctypes.c_char_p * count).from_address(address)) if address else [None]
    if None in texts:
        raise UsageError("a text is a null pointer")
    return [text for text in texts if text is not None]


def _item(texts: Sequence[bytes], index: int) -> bytes:
    if index >= len(texts):
        raise UsageError(f"there are {len(texts)}, and none of number {index}")
    return texts[index]
