"""A program that uses comgr: AMD's or hipkit's, through ctypes. It prints what it got as JSON.

``python comgr_client.py LIBRARY RELEASE TASK [FILE]``
"""

from __future__ import annotations

import ctypes
import json
import sys
from ctypes import byref, c_char_p, c_int, c_size_t, c_uint64, c_void_p
from pathlib import Path
from typing import Any

SOURCE, INCLUDE, LOG, BC, RELOCATABLE, EXECUTABLE, BYTES, FATBIN = 1, 2, 5, 6, 7, 8, 9, 16
HIP = {2: 4, 3: 3}
_BOTH = {"PREPROCESS": 0, "TO_BC": 2}
ACTIONS = {
    2: {**_BOTH, "LINK_BC": 4, "CODEGEN": 6, "TO_ASSEMBLY": 7, "LINK_MORE": 8, "LINK": 9, "ASSEMBLE": 10,
        "DISASSEMBLE": 12, "DISASSEMBLE_BYTES": 13, "TO_FATBIN": 14, "WITH_LIBRARY": 15, "TO_RELOCATABLE": 16,
        "TO_EXECUTABLE": 17, "PRECOMPILED": 1},
    3: {**_BOTH, "LINK_BC": 3, "CODEGEN": 4, "TO_ASSEMBLY": 5, "LINK_MORE": 6, "LINK": 7, "ASSEMBLE": 8,
        "DISASSEMBLE": 10, "DISASSEMBLE_BYTES": 11, "WITH_LIBRARY": 12, "TO_RELOCATABLE": 13, "TO_EXECUTABLE": 14,
        "PRECOMPILED": 1},
}  # fmt: skip
_HANDLE = c_uint64
_EACH = ctypes.CFUNCTYPE(c_int, c_uint64, c_uint64, c_void_p)
_SYMBOL = ctypes.CFUNCTYPE(c_int, c_uint64, c_void_p)
_READ = ctypes.CFUNCTYPE(c_uint64, c_uint64, c_void_p, c_uint64, c_void_p)
_SHOW = ctypes.CFUNCTYPE(None, c_char_p, c_void_p)
_ADDRESS = ctypes.CFUNCTYPE(None, c_uint64, c_void_p)


class ComgrError(Exception):
    """A call that failed, with its code."""


class Client:
    """Calls of one library."""

    def __init__(self, library: str, release: int) -> None:
        self.library, self.release = ctypes.CDLL(library), release

    def call(self, name: str, *args: Any) -> None:
        """Call a function; raise where it fails."""
        code = getattr(self.library, f"amd_comgr_{name}")(*args)
        if code:
            raise ComgrError(f"{name}: {code}")

    def made(self, name: str, *args: Any) -> int:
        """The handle or number that a function gives."""
        out = c_uint64(0)
        self.call(name, *args, byref(out))
        return out.value

    def text(self, name: str, *args: Any) -> bytes:
        """A text or data that a function gives in two calls."""
        size = c_size_t(0)
        self.call(name, *args, byref(size), None)
        room = ctypes.create_string_buffer(size.value)
        self.call(name, *args, byref(size), room)
        return room.raw

    def data(self, kind: int, name: str, content: bytes) -> c_uint64:
        """A piece of data."""
        handle = _HANDLE(self.made("create_data", c_int(kind)))
        self.call("set_data", handle, c_size_t(len(content)), content)
        if name:
            self.call("set_data_name", handle, name.encode())
            assert self.text("get_data_name", handle) == name.encode() + b"\0"
        return handle

    def new_set(self, *content: c_uint64) -> c_uint64:
        """A set of data."""
        made = _HANDLE(self.made("create_data_set"))
        for one in content:
            self.call("data_set_add", made, one)
        return made

    def info(self, isa: str, options: list[bytes], language: int = 0) -> c_uint64:
        """How an action is to be done."""
        made = _HANDLE(self.made("create_action_info"))
        self.call("action_info_set_isa_name", made, isa.encode())
        self.call("action_info_set_language", made, c_int(language))
        self.call("action_info_set_logging", made, True)
        self.call("action_info_set_option_list", made, (c_char_p * len(options))(*options), c_size_t(len(options)))
        assert self.made("action_info_get_option_list_count", made) == len(options)
        return made

    def all_of(self, data_set: c_uint64, kind: int) -> list[bytes]:
        """The content of all of a kind."""
        count = self.made("action_data_count", data_set, c_int(kind))
        handles = [_HANDLE(self.made("action_data_get_data", data_set, c_int(kind), c_size_t(n))) for n in range(count)]
        return [self.text("get_data", handle) for handle in handles]

    def action(self, name: str, info: c_uint64, inputs: c_uint64) -> c_uint64:
        """The results of an action."""
        result = self.new_set()
        try:
            self.call("do_action", c_int(ACTIONS[self.release][name]), info, inputs, result)
        except ComgrError as error:
            log = b"".join(self.all_of(result, LOG)).decode()
            raise ComgrError(f"{name}: {error}: {log}") from None
        return result

    def tree(self, node: c_uint64) -> Any:
        """Metadata as plain values."""
        kind = self.made("get_metadata_kind", node)
        if kind == 1:
            return self.text("get_metadata_string", node).rstrip(b"\0").decode()
        if kind == 3:
            out = []
            for number in range(self.made("get_metadata_list_size", node)):
                value = _HANDLE(self.made("index_list_metadata", node, c_size_t(number)))
                out.append(self.tree(value))
                self.call("destroy_metadata", value)
            return out
        found = {}

        def each(key: int, value: int, _user: int | None) -> int:
            found[self.tree(_HANDLE(key))] = self.tree(_HANDLE(value))
            return 0

        self.call("iterate_map_metadata", node, _EACH(each), None)
        assert len(found) == self.made("get_metadata_map_size", node)
        return found

    def symbol(self, handle: int) -> dict[str, Any]:
        """What a symbol has."""
        symbol, out = _HANDLE(handle), {}
        for number, name in ((2, "type"), (3, "size"), (4, "is undefined"), (5, "value")):
            room = c_uint64(0)
            self.call("symbol_get_info", symbol, c_int(number), byref(room))
            out[name] = ctypes.c_int32(room.value).value if number == 2 else room.value
        length = c_uint64(0)
        self.call("symbol_get_info", symbol, c_int(0), byref(length))
        name = ctypes.create_string_buffer(length.value + 1)
        self.call("symbol_get_info", symbol, c_int(1), name)
        return {"name": name.value.decode(), **out}

    def disassembly(self, isa: str, code: bytes) -> list[Any]:
        """Each instruction of some code: its text, its size, and the addresses in it."""
        out: list[Any] = []
        words: list[Any] = []

        def read(start: int, to: int, size: int, _user: int | None) -> int:
            data = code[start : start + size]
            ctypes.memmove(to, data, len(data))
            return len(data)

        callbacks = (
            _READ(read), _SHOW(lambda text, _: words.append(text.decode().strip())), _ADDRESS(lambda at, _: words.append(at))
        )  # fmt: skip
        info = _HANDLE(self.made("create_disassembly_info", isa.encode(), *callbacks))
        at = 0
        while at < len(code):
            words.clear()
            size = self.made("disassemble_instruction", info, c_uint64(at), None)
            out.append([at, size, *words])
            at += size
        self.call("destroy_disassembly_info", info)
        return out


def inspected(client: Client, path: Path, code: tuple[int, int]) -> dict[str, Any]:
    """All that comgr tells of a code object; ``code`` is where some of its code is."""
    content = path.read_bytes()
    data = client.data(EXECUTABLE, "code", content)
    isa = client.text("get_data_isa_name", data).rstrip(b"\0").decode()
    metadata = _HANDLE(client.made("get_data_metadata", data))
    symbols: list[Any] = []

    def each(symbol: int, _user: int | None) -> int:
        symbols.append(client.symbol(symbol))
        return 0

    client.call("iterate_symbols", data, _SYMBOL(each), None)
    again = [client.symbol(client.made("symbol_lookup", data, symbol["name"].encode())) for symbol in symbols]
    assert again == symbols
    version = _HANDLE(client.made("metadata_lookup", metadata, b"amdhsa.version"))
    mangled = client.data(BYTES, "", b"_Z5scaleIfLi3EEvPT_")
    plain = client.text("get_data", _HANDLE(client.made("demangle_symbol_name", mangled))).decode().rstrip("\0")
    return {
        "isa": isa,
        "metadata": client.tree(metadata),
        "version": client.tree(version),
        "symbols": symbols,
        "demangled": plain,
        "code": client.disassembly(isa, content[code[0] : code[0] + code[1]]),
    }


def isas(client: Client, names: list[str]) -> dict[str, Any]:
    """What comgr tells of each ISA, or how it refuses its name; of all that it has where none is named."""
    found: dict[str, Any] = {}
    for name in names or _isa_names(client):
        try:
            node = _HANDLE(client.made("get_isa_metadata", name.encode()))
        except ComgrError as error:
            found[name] = str(error)
        else:
            found[name] = client.tree(node)
            client.call("destroy_metadata", node)
    return found


def _isa_names(client: Client) -> list[str]:
    names = []
    for number in range(client.made("get_isa_count")):
        text = c_char_p()
        client.call("get_isa_name", c_size_t(number), byref(text))
        names.append((text.value or b"").decode())
    return names


def main() -> None:
    """Do what the command line says."""
    library, release, task, *rest = sys.argv[1:]
    client = Client(library, int(release))
    if task == "inspect":
        print(json.dumps(inspected(client, Path(rest[0]), (int(rest[1]), int(rest[2])))))
    if task == "isas":
        print(json.dumps(isas(client, rest)))


if __name__ == "__main__":
    main()
