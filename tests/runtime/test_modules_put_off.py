"""A module at an address is loaded when it is first asked for something; what is wrong with its headers is said before."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from hip_calls import HANDSHAKE, OK, code, done, fresh

import hipkit
from hipkit.fatbin.codeobject import code_object
from hipkit.fatbin.codeobject.code_object import CodeObject
from hipkit.runtime import hip
from hipkit.runtime.bridge.embedded import explain
from hipkit.runtime.bridge.handles import HANDLES
from hipkit.runtime.hip.code import modules
from hipkit.runtime.hip.gate import last

_OS, _VERSION, _SEGMENT = 7, 8, 56
"""Where an ELF header has the operating system and its version, and the size of a program header."""


@pytest.fixture(autouse=True)
def device() -> Iterator[hipkit.Device]:
    with fresh("gfx942") as made:
        yield made[0]


@pytest.fixture
def kernels_read(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many kernels each code object has whose description was read."""
    found: list[int] = []
    kernels = code_object._kernels

    def count(*given: object) -> object:
        read = list(kernels(*given))  # type: ignore[arg-type]
        found.append(len(read))
        return read

    monkeypatch.setattr(code_object, "_kernels", count)
    return found


def image(data: bytes) -> ctypes.Array[ctypes.c_char]:
    return ctypes.create_string_buffer(data, len(data))


def loaded(data: bytes) -> hip.hipModule_t:
    """A module of a program's memory, which the program lets go at once."""
    memory = image(data)
    module: hip.hipModule_t = done(hip.hipModuleLoadData(ctypes.addressof(memory)))
    ctypes.memset(memory, 0, len(data))
    return module


def test_what_a_program_does_not_ask_for_is_neither_read_nor_in_the_devices_memory(
    device: hipkit.Device, kernels_read: list[int]
) -> None:
    before = device.memory.allocations
    first, second = (loaded(HANDSHAKE.read_bytes()) for _ in range(2))
    read = len(kernels_read)
    assert HANDLES.give(first) != HANDLES.give(second)  # what a C program has
    assert device.memory.allocations == before
    assert hip.hipModuleUnload(first) == OK
    assert (len(kernels_read), code(hip.hipModuleUnload(first)), code(hip.hipModuleGetFunction(first, "count"))) == (
        read,
        500,
        500,
    )
    with ThreadPoolExecutor(4) as threads:
        asked = [threads.submit(hip.hipModuleGetFunctionCount, second) for _ in range(8)]
        assert {done(each.result()) for each in asked} == {8}
    assert len(kernels_read) == read + 1
    assert len(device.memory.allocations) > len(before)
    function = done(hip.hipModuleGetFunction(second, "count"))
    assert hip.hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, None, None, None) == OK
    assert hip.hipModuleUnload(second) == OK
    assert device.memory.allocations == before


def test_a_module_that_lacks_a_kernel_is_not_loaded_to_say_so_and_says_it_when_asked(
    kernels_read: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Libraries with kernels in many files look for one in each."""
    suggested: list[str] = []
    missing = hipkit.Module.missing

    def noted(module: hipkit.Module, name: str) -> str:
        suggested.append(name)
        return missing(module, name)

    monkeypatch.setattr(hipkit.Module, "missing", noted)
    module = loaded(HANDSHAKE.read_bytes())
    read = len(kernels_read)
    assert code(hip.hipModuleGetFunction(module, "counts")) == 500
    for asked in ("hipModuleGetFunction", "hipGetLastError"):
        explain(asked, 500, last.text)
    assert (len(kernels_read), suggested) == (read, [])
    assert "did you mean count" in str(last.text)
    assert (len(kernels_read), suggested) == (read + 1, ["counts"])
    library = done(hip.hipLibraryLoadFromFile(str(HANDSHAKE), None, 0, None, 0))
    assert code(hip.hipLibraryGetKernel(library, "counts")) == code(hip.hipModuleGetFunction(module, "counts")) == 500
    assert code(hip.hipModuleGetFunction(module, "count")) == 0
    assert suggested == ["counts"]


def test_a_reset_ends_what_was_put_off() -> None:
    module = loaded(HANDSHAKE.read_bytes())
    assert hip.hipDeviceReset() == OK
    assert code(hip.hipModuleGetFunction(module, "count")) == 500


def test_a_thread_that_asks_while_another_one_unloads_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    module, known = loaded(HANDSHAKE.read_bytes()), modules._known

    def overtaken(handle: hip.hipModule_t | None) -> hip.hipModule_t:
        found = known(handle)
        found.unload()
        return found

    monkeypatch.setattr(modules, "_known", overtaken)
    assert code(hip.hipModuleGetFunctionCount(module)) == 500
    assert "another thread has unloaded" in str(last.text)


def test_damaged_headers_are_refused_at_once_and_damaged_kernels_where_they_are_asked_for() -> None:
    data = bytearray(HANDSHAKE.read_bytes())
    segments = CodeObject.read(bytes(data)).elf.segments
    last = max(n for n, segment in enumerate(segments) if segment.is_loaded)
    address = int.from_bytes(data[32:40], "little") + last * _SEGMENT + 16
    for place, size in ((address, 8), (_OS, 1), (_VERSION, 1)):
        damaged = bytearray(data)
        damaged[place : place + size] = bytes(size)
        memory = image(bytes(damaged))
        assert code(hip.hipModuleLoadData(ctypes.addressof(memory))) == code(hip.hipModuleLoadData(bytes(damaged))) != 0
    at = data.index(b"amdhsa.kernels")
    data[at - 1] = 0xC1  # no beginning of anything in MessagePack
    module = loaded(bytes(data))
    assert code(hip.hipModuleGetFunction(module, "count")) == code(hip.hipModuleLoadData(bytes(data))) != 0
