"""Registrations that a libamdhip64 notes without Python: what is noted, and what is left of libraries that were closed."""

from __future__ import annotations

import ctypes
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable
from itertools import count, repeat
from pathlib import Path
from typing import Any

import pytest
from loading import BytesMemory

from hipkit.loader import noting, process_memory, stub
from hipkit.loader.process_memory import ProcessMemory
from hipkit.loader.registry import Kind, Registry, UnknownFunctionError
from hipkit.loader.replaying import replay

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the dynamic linker of Linux takes it")

ROOT = Path(__file__).parents[2]
P, INT = ctypes.c_void_p, ctypes.c_int
ARGUMENTS = {
    "__hipRegisterFatBinary": [P],
    "__hipRegisterFunction": [P, P, P, P, ctypes.c_uint, P, P, P, P, P],
    "__hipRegisterVar": [P, P, P, P, INT, ctypes.c_size_t, INT, INT],
    "__hipRegisterManagedVar": [P, P, P, P, ctypes.c_size_t, ctypes.c_uint],
    "__hipRegisterTexture": [P, P, P, P, INT, INT, INT],
    "__hipRegisterSurface": [P, P, P, P, INT, INT],
    "__hipUnregisterFatBinary": [P],
}
"""As the header of HIP declares them."""
_numbers = count(900)


class Wrapper(ctypes.Structure):
    _fields_ = (("magic", ctypes.c_uint), ("version", ctypes.c_uint), ("binary", P), ("reserved", P))


class Devices:
    """Devices that load nothing."""

    def __init__(self) -> None:
        self.memory = BytesMemory()
        self.settled = 0

    def settle(self) -> None:
        self.settled += 1


class Program:
    """What a compiler's constructors do, and what Python makes of it."""

    def __init__(self, folder: Path) -> None:
        self.library, self.slots = stub.load(f"libamdhip64.so.{next(_numbers)}", folder)
        self.registry = Registry(Devices())  # type: ignore[arg-type]
        self.refused: list[tuple[str, str]] = []
        self._kept: list[Any] = []
        for name, types in ARGUMENTS.items():
            function = getattr(self.library, name)
            function.argtypes, function.restype = types, P

    def __getattr__(self, name: str) -> Any:
        return getattr(self.library, f"__hip{name}")

    def wrapper(self, version: int = 1) -> int:
        self._kept.append(Wrapper(0x48495046, version, 0, 0))
        return ctypes.addressof(self._kept[-1])

    def text(self, name: str) -> int:
        self._kept.append(ctypes.create_string_buffer(name.encode()))
        return ctypes.addressof(self._kept[-1])

    def catch_up(self) -> None:
        replay(self.registry, [self.slots.log], lambda name, error: self.refused.append((name, str(error))))


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return Program(tmp_path)


def test_the_machine_code_is_what_the_source_assembles_to(tool: Callable[[str], object], tmp_path: Path) -> None:
    tool("clang-19")
    made = tmp_path / "noting_code.py"
    subprocess.run([sys.executable, ROOT / "tools" / "noting_code.py", made], check=True)
    assert made.read_text() == (ROOT / "loader" / "noting_code.py").read_text()


def test_the_source_and_python_agree_on_the_log() -> None:
    said = (ROOT / "loader" / "noting.s").read_text()
    assert noting.CAPACITY == 1 << 20
    for line in (".set    CAPACITY, 1 << 20", ".set    RECORDS, 64", ".set    RECORD_SHIFT, 6", ".set    GAP, 256"):
        assert line in said
    for name, call in zip(ARGUMENTS, noting.Call, strict=True):
        assert f"{name}, {int(call)}" in said or (call is noting.Call.MANAGED and "mov     $4, %edx" in said)


def test_every_argument_arrives_with_its_sign(program: Program) -> None:
    at = program.wrapper()
    handle = program.RegisterFatBinary(at)
    program.RegisterFunction(handle, 0x1000, 1, program.text("kernel"), 0xFFFFFFFF, 2, 3, 4, 5, 6)
    program.RegisterVar(handle, 0x10, 1, program.text("numbers"), 1, 1 << 40, -1, -2)
    program.RegisterTexture(handle, 0x20, 1, program.text("texture"), -3, 4, -5)
    program.RegisterSurface(handle, 0x30, 1, program.text("surface"), 6, -7)
    assert not program.registry.fat_binaries
    program.catch_up()
    [fat_binary] = program.registry.fat_binaries
    assert handle == at == fat_binary.handle
    assert [(row.host, row.name) for row in program.registry.functions] == [(0x1000, "kernel")]
    assert [(row.host, row.name, row.size, row.kind, row.attributes) for row in program.registry.variables] == [
        (0x10, "numbers", 1 << 40, Kind.VARIABLE, (1, -1, -2)),
        (0x20, "texture", 0, Kind.TEXTURE, (-3, 4, -5)),
        (0x30, "surface", 0, Kind.SURFACE, (6, -7)),
    ]
    assert program.refused == []
    assert program.slots.log.head.value == program.slots.log.taken


@pytest.mark.parametrize(("size", "alignment"), [(4, 4), (0, 1), (70001, 16), (12, 1 << 16), (8, 4096), (5000, 1024)])
def test_a_managed_variable_has_its_memory_before_python_hears_of_it(
    program: Program, size: int, alignment: int
) -> None:
    initial = ctypes.create_string_buffer(bytes(n % 251 for n in range(size)), max(size, 1))
    pointer = (P * 1)()
    handle = program.RegisterFatBinary(program.wrapper())
    cell = ctypes.addressof(pointer)
    program.RegisterManagedVar(handle, cell, ctypes.addressof(initial), program.text("counter"), size, alignment)
    address = pointer[0] or 0
    assert address and address % max(alignment, 256) == 0
    assert ctypes.string_at(address, size) == initial.raw[:size]
    memory = ProcessMemory()
    assert memory.room(address - 256, writable=True) >= size + 512
    program.catch_up()
    (row,) = program.registry.fat_binaries[0].managed
    assert (row.pointer, row.name, row.size, row.address) == (cell, "counter", size, address)
    program.RegisterManagedVar(handle, cell, ctypes.addressof(initial), program.text("again"), size, alignment)
    assert pointer[0] != address
    program.catch_up()
    assert pointer[0] == address, "of duplicates the first counts"
    base, length = row.memory.address, row.memory.size
    assert base <= address - 256 and address + size + 256 <= base + length
    program.UnregisterFatBinary(handle)
    del row
    program.catch_up()
    assert program.registry.fat_binaries == ()
    assert not pages_are_mapped(base, length)


def pages_are_mapped(address: int, size: int) -> bool:
    """Whether the system knows these pages; others may be mapped next to them."""
    pages = -(-size // 4096)
    return bool(ctypes.CDLL(None).mincore(P(address), ctypes.c_size_t(pages * 4096), (ctypes.c_ubyte * pages)()) == 0)


@pytest.mark.parametrize(("size", "alignment", "why"), [(8, 3, "3 is no alignment"), (8, 0, "0 is no alignment"), ((1 << 64) - 1, 8, "there is no memory"), (1 << 62, 8, "there is no memory")])  # fmt: skip
def test_a_managed_variable_that_cannot_be_leaves_its_pointer_alone(
    program: Program, size: int, alignment: int, why: str
) -> None:
    pointer = (P * 1)()
    handle = program.RegisterFatBinary(program.wrapper())
    program.RegisterManagedVar(handle, ctypes.addressof(pointer), 0, program.text("x"), size, alignment)
    assert pointer[0] is None
    program.catch_up()
    assert [name for name, _ in program.refused] == ["__hipRegisterManagedVar"]
    assert why in program.refused[0][1]


def test_libraries_with_many_kernels_are_looked_at_once(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """librocblas registers hundreds of fat binaries and thousands of kernels before its program begins."""
    names = [f"kernel_{number}_{'x' * (number % 300)}" for number in range(3000)]
    texts = ctypes.create_string_buffer(b"".join(name.encode() + b"\0" for name in names))
    starts = [0]
    for name in names:
        starts.append(starts[-1] + len(name) + 1)
    for first in range(0, len(names), 100):
        handle = program.RegisterFatBinary(program.wrapper())
        for number in range(first, first + 100):
            text = ctypes.addressof(texts) + starts[number]
            program.RegisterFunction(handle, 0x1000 + number, 1, text, 0, 0, 0, 0, 0, 0)
    calls: list[str] = []

    def counted(function: Callable[..., Any], what: Callable[..., str]) -> Callable[..., Any]:
        def call(*rest: Any) -> Any:
            calls.append(what(*rest))
            return function(*rest)

        return call

    monkeypatch.setattr(process_memory, "_read_maps", counted(process_memory._read_maps, lambda: "maps"))
    monkeypatch.setattr(ProcessMemory, "_copy", counted(ProcessMemory._copy, lambda *rest: str(rest[-1])))
    program.catch_up()
    assert [row.name for row in program.registry.functions] == names
    assert calls.count("maps") == 1
    assert calls.count("wrapper") == 30
    blocks = len(texts) // (64 << 10) + 2
    assert calls.count("name of a kernel") <= 3 * blocks, "each block, and a long name that reaches into the next"


def test_a_name_that_changes_is_read_anew_the_next_time(program: Program) -> None:
    handle = program.RegisterFatBinary(program.wrapper())
    name = ctypes.create_string_buffer(b"one")
    for host, text in enumerate((b"one", b"two")):
        name.value = text
        program.RegisterFunction(handle, host, 1, ctypes.addressof(name), 0, 0, 0, 0, 0, 0)
        program.catch_up()
    assert [row.name for row in program.registry.functions] == ["one", "two"]


def test_what_was_closed_before_it_was_looked_at_leaves_nothing(program: Program) -> None:
    gone, stays = 0xDEAD0000, program.wrapper()
    pointer, initial = (P * 1)(), ctypes.c_int(7)
    program.RegisterFatBinary(gone)
    program.RegisterFunction(gone, 0x1000, 0, 0xDEAD1000, 0, 0, 0, 0, 0, 0)
    program.RegisterManagedVar(gone, ctypes.addressof(pointer), ctypes.addressof(initial), 0xDEAD2000, 4, 4)
    program.RegisterFatBinary(stays)
    program.RegisterFunction(stays, 0x2000, 0, program.text("kernel"), 0, 0, 0, 0, 0, 0)
    program.UnregisterFatBinary(gone)
    pages = (pointer[0] or 0) & ~4095
    assert pages_are_mapped(pages, 4096)
    program.catch_up()
    assert [row.handle for row in program.registry.fat_binaries] == [stays]
    assert [row.host for row in program.registry.functions] == [0x2000]
    assert program.refused == []
    assert not pages_are_mapped(pages, 4096)


def test_a_library_that_is_loaded_where_another_was_is_another(program: Program) -> None:
    """The same addresses, with other names in them: registered, looked at, closed, and registered again."""
    at, name = program.wrapper(), program.text("first")
    for called in (b"first", b"again"):
        program.UnregisterFatBinary(at)
        ctypes.memmove(name, called, 5)
        program.RegisterFatBinary(at)
        program.RegisterFunction(at, 0x1000, 0, name, 0, 0, 0, 0, 0, 0)
        program.catch_up()
        assert [row.name for row in program.registry.functions] == [called.decode()]


def test_what_belongs_to_a_refused_fat_binary_says_so_later(program: Program) -> None:
    handle = program.RegisterFatBinary(program.wrapper(version=9))
    program.catch_up()
    program.RegisterFunction(handle, 0x1000, 0, program.text("kernel"), 0, 0, 0, 0, 0, 0)
    program.catch_up()
    (first, why), (second, then) = program.refused
    assert (first, second) == ("__hipRegisterFatBinary", "__hipRegisterFunction")
    assert "version: 9 is not known" in why
    assert then == "nothing can be registered: its fat binary was refused"
    with pytest.raises(UnknownFunctionError, match="a fat binary was refused: .*version: 9"):
        program.registry.kernel(0x1000, 0)


def test_threads_that_register_at_the_same_time_lose_nothing(program: Program) -> None:
    handle, each = program.RegisterFatBinary(program.wrapper()), 1000
    name = program.text("kernel")

    def register(first: int) -> None:
        for host in range(first, first + each):
            program.RegisterFunction(handle, host, 0, name, 0, 0, 0, 0, 0, 0)

    threads = [threading.Thread(target=register, args=(1 + n * each,)) for n in range(4)]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        program.catch_up()
    program.catch_up()
    assert sorted(row.host for row in program.registry.functions) == list(range(1, 1 + 4 * each))


def test_the_log_is_used_again_and_what_it_has_no_room_for_is_an_error(program: Program) -> None:
    register = program.library["__hipUnregisterFatBinary"]
    register.argtypes, register.restype = [P], P

    def call(times: int) -> None:
        deque(map(register, repeat(0x1000, times)), maxlen=0)

    call(10)
    assert len(program.slots.log.take()[0]) == 10
    handle = program.RegisterFatBinary(program.wrapper())
    call(noting.CAPACITY + 4)
    program.RegisterFunction(handle, 0x1000, 0, program.text("lost"), 0, 0, 0, 0, 0, 0)
    program.catch_up()
    (refused,) = program.refused
    assert refused[1].startswith(
        f"6 calls that register device code were lost, more than {noting.CAPACITY} came at once"
    )
    with pytest.raises(UnknownFunctionError, match="6 calls that register device code were lost"):
        program.registry.kernel(0x1000, 0)
    program.RegisterFunction(handle, 0x1000, 0, program.text("kernel"), 0, 0, 0, 0, 0, 0)
    program.catch_up()
    assert [row.name for row in program.registry.functions] == ["kernel"]
    assert len(program.refused) == 1
