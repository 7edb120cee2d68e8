"""Memory that is not the host's: what a storage does, that nothing uses its addresses as pointers, and what is tested on it."""

from __future__ import annotations

import ast
import gc
import itertools
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from ptx_machine import Machine
from recording import device
from remote_device import REMOTE, RemoteStorage

import hipkit
from hipkit.fatbin.errors import UnsupportedError, UsageError
from hipkit.runtime.devices.cuda.storage import CudaStorage
from hipkit.runtime.errors import FaultError
from hipkit.runtime.memory import transfer
from hipkit.runtime.memory.boxes import Box
from hipkit.runtime.memory.device import DeviceMemory
from hipkit.runtime.memory.host import MemoryKind, host_memory
from hipkit.runtime.memory.storage import HostStorage, Storage
from hipkit.runtime.streams.copying import Staging

ROOT = Path(__file__).parents[2]
VECTOR_ADD = ROOT / "samples" / "built" / "vector_add"

Place = Callable[[int], int]
"""Gives the address of that many new bytes."""


@pytest.fixture
def places() -> dict[str, Place]:
    """Memory of the host, of a device that has the host's, of two that have their own, and of a GPU of NVIDIA's."""
    found: dict[str, Place] = {"host": lambda size: host_memory().allocate(size).address}
    memories: dict[str, Storage] = {"cpu": HostStorage(), "one": RemoteStorage(), "other": RemoteStorage()}
    memories["gpu"] = CudaStorage(Machine())  # type: ignore[arg-type]
    for name, storage in memories.items():
        found[name] = DeviceMemory(storage=storage).allocate
    return found


PAIRS = [
    *itertools.product(("host", "cpu", "one", "other"), repeat=2),
    *(("host", "gpu"), ("gpu", "host"), ("gpu", "gpu"), ("one", "gpu"), ("gpu", "cpu")),
]


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_bytes_go_from_any_memory_to_any(places: dict[str, Place], pair: tuple[str, str]) -> None:
    size = (4 << 20) + 5  # more than goes through the host at once
    source, destination = (places[name](size + 3) for name in pair)
    data = np.random.default_rng(0).integers(0, 256, size, np.uint8).tobytes()
    transfer.write(source, data)
    transfer.copy(destination + 3, source, size)
    assert transfer.read(destination, size + 3) == b"\0\0\0" + data


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_boxes_go_from_any_memory_to_any(places: dict[str, Place], pair: tuple[str, str]) -> None:
    source, destination = (places[name](1000) for name in pair)
    data = np.arange(1000, dtype=np.uint16).astype(np.uint8)
    transfer.write(source, data.tobytes())
    transfer.copy_box(Box(destination + 2, 16, 64), Box(source + 1, 20, 100), (7, 3, 2))
    found = np.frombuffer(transfer.read(destination, 1000), np.uint8)
    expected = np.zeros(1000, np.uint8)
    for z, y in itertools.product(range(2), range(3)):
        to, origin = 2 + 64 * z + 16 * y, 1 + 100 * z + 20 * y
        expected[to : to + 7] = data[origin : origin + 7]
    assert found.tolist() == expected.tolist()


@pytest.mark.parametrize("where", ["host", "cpu", "one", "gpu"])
@pytest.mark.parametrize("pattern", [b"\x12", b"\x34\x12", b"\x78\x56\x34\x12", b"12345678"], ids=len)
def test_fills(places: dict[str, Place], where: str, pattern: bytes) -> None:
    place = places[where](100)
    transfer.fill(place + 4, pattern, 5)
    assert transfer.read(place, 100) == bytes(4) + pattern * 5 + bytes(96 - 5 * len(pattern))
    transfer.fill(place, b"\0", 100)
    transfer.fill_box(Box(place, 16, 48), pattern, (7, 2, 2))
    rows = [transfer.read(place + at, 16) for at in (0, 16, 32, 48, 64)]
    row = (pattern * 7)[:7].ljust(16, b"\0")
    assert rows == [row, row, bytes(16), row, row]


@pytest.mark.parametrize("where", ["host", "cpu", "one"])
@pytest.mark.parametrize("size", [4, 8])
def test_words(places: dict[str, Place], where: str, size: int) -> None:
    place = places[where](24)
    transfer.store(place + 8, -2, size)
    assert transfer.load(place + 8, size) == (1 << 8 * size) - 2
    assert transfer.read(place, 24) == bytes(8) + b"\xfe" + b"\xff" * (size - 1) + bytes(16 - size)


def test_the_host_s_view_is_of_its_own_memory_alone(places: dict[str, Place]) -> None:
    assert transfer.view(places["cpu"](4), 4).tolist() == [0] * 4
    with pytest.raises(UsageError, match="the host cannot look"):
        transfer.view(places["one"](4), 4)


def test_an_address_is_the_host_s_again_when_its_allocation_is_freed() -> None:
    memory = DeviceMemory(storage=RemoteStorage())
    address = memory.allocate(64)
    assert not transfer.storage_at(address + 63).is_host
    assert transfer.storage_at(address + 64).is_host
    memory.free(address)
    assert transfer.storage_at(address).is_host


def test_memory_without_handles_cannot_be_shared() -> None:
    memory = DeviceMemory(storage=RemoteStorage())
    with pytest.raises(UnsupportedError, match="cannot be shared with another process"):
        memory.pages_of(memory.allocate(64))


def test_what_kernels_use_of_the_host_is_mapped_as_long_as_they_may() -> None:
    device = hipkit.Device("gfx1100", kind=REMOTE)
    storage = device.memory.storage
    assert isinstance(storage, RemoteStorage)
    before = storage.mapped.copy()
    pinned = device.pinned_buffer(100)
    assert storage.mapped - before == {(pinned.address, 100): 1}
    pinned.close()
    assert storage.mapped == before
    later = hipkit.Device("gfx1100", kind=REMOTE)
    array = np.zeros(64, np.uint8)
    host_memory().register(int(array.ctypes.data), 64)
    try:
        assert (int(array.ctypes.data), 64) in later.memory.storage.mapped  # type: ignore[attr-defined]
    finally:
        host_memory().remove(int(array.ctypes.data), MemoryKind.REGISTERED)
    with hipkit.Module.load(VECTOR_ADD, device) as module:
        a, b, c = (np.ones(100, np.float32) for _ in range(3))
        module["vector_add"].launch(1, 128, [a, b, c, 100])
    assert c.tolist() == [2.0] * 100
    lent = {(int(array.ctypes.data), array.nbytes) for array in (a, b, c)}
    assert not lent & set(storage.mapped)


def test_a_device_that_ends_leaves_nothing_mapped_or_allocated() -> None:
    """Else what comes to the addresses later would be taken for what was there."""
    known = host_memory().allocate(64)
    of = hipkit.Device("gfx942", kind=REMOTE)
    later, address, storage = host_memory().allocate(64), of.allocate(64), of.memory.storage
    assert isinstance(storage, RemoteStorage)
    assert {tuple(one.span) for one in (known, later)} <= set(storage.mapped)
    assert transfer.storage_at(address) is storage
    del of
    gc.collect()
    assert not storage.mapped
    assert transfer.storage_at(address).is_host
    with pytest.raises(AssertionError):
        storage.fill(address, b"\0", 1)
    for one in (known, later):
        host_memory().remove(one.address, MemoryKind.PINNED)


def test_host_memory_that_is_found_twice_is_mapped_once() -> None:
    """A thread may allocate while another makes the device."""
    of = hipkit.Device("gfx942", kind=REMOTE)
    made = host_memory().allocate(64)
    of.memory.reach.host_added(made)
    host_memory().remove(made.address, MemoryKind.PINNED)
    of.memory.reach.host_added(made)  # the device's thread comes late
    assert isinstance(of.memory.storage, RemoteStorage)
    assert tuple(made.span) not in of.memory.storage.mapped


def test_a_copy_of_nothing_needs_no_staging_buffer() -> None:
    Staging().copy(0, 0, 0, 4096)


class NothingMapped(RemoteStorage):
    """Memory of a device whose kernels use none of the host's."""

    def map(self, address: int, size: int) -> None: ...

    def unmap(self, address: int, size: int) -> None: ...


def test_kernels_may_use_memory_of_the_host_only_where_it_is_mapped() -> None:
    device = hipkit.Device("gfx1100", kind=REMOTE._replace(storage=NothingMapped))
    with hipkit.Module.load(VECTOR_ADD, device) as module, pytest.raises(FaultError, match="in no allocation"):
        module["vector_add"].launch(1, 128, [np.ones(100, np.float32)] * 3 + [100])


# --------------------------------------------------------------------------------------- addresses are not pointers

POINTERS = {"from_address", "string_at", "memmove", "memset"}
OF_THE_HOST = {
    "memory/storage.py memory/transfer.py memory/boxes.py": "the host's own memory, where a storage says it is that",
    "memory/undefined.py devices/written.py": "bits that the host keeps of its own memory",
    "memory/dlpack.py": "arrays of the host, as their owners describe them",
    "memory/pages.py memory/interprocess.py memory/cache_model.py": "pages and pinned memory of the host",
    "linking.py hiprtc/functions.py comgr/functions.py comgr/code.py hsa/attributes.py":
        "what a program gives to compilers and linkers, and buffers that it has results put into",
    "hip/images/texture_bindings.py hip/code/registration.py hip/code/kernel_arguments.py hip/code/jit_options.py"
    " hip/memory/managed.py kernels/kernarg.py":
        "structures that a C program passes",
}  # fmt: skip
"""Files that use addresses as pointers, and what is there. Beside them may the CPU's engine, and the bridge to C."""


def uses_pointers(path: Path) -> bool:
    tree = ast.parse(path.read_text())
    return any(isinstance(node, ast.Attribute) and node.attr in POINTERS for node in ast.walk(tree))


def test_only_these_files_use_an_address_as_a_pointer() -> None:
    runtime = Path(hipkit.__file__).parent / "runtime"
    found = {str(path.relative_to(runtime)) for path in runtime.rglob("*.py") if uses_pointers(path)}
    outside = {name for name in found if not name.startswith(("devices/cpu/", "bridge/"))}
    assert outside == {name for names in OF_THE_HOST for name in names.split()}


def test_a_dispatch_is_for_what_its_code_was_compiled_for() -> None:
    for file, of_device, of_code in (
        ("matmul.gfx9-4-generic.v6.hsaco", "gfx942", "gfx9-4-generic"),
        ("matmul.gfx942.v4.hsaco", "gfx942", "gfx942"),
    ):
        on, backend = device(of_device, None)
        kernel = hipkit.Module.load(VECTOR_ADD.parent / file, on)["matmul"]
        a, b, c = (np.zeros((32, 32), np.float32) for _ in range(3))
        kernel.launch((2, 2), (16, 16), [a, b, c, np.int32(32)])
        [dispatch] = backend.dispatches
        assert (dispatch.processor, dispatch.target.processor) == (of_code, of_device)


# ------------------------------------------------------------------------------------------------ what is tested on it

REST = {
    "devices isa": "each tests one engine, or rules below all engines",
    "test_abi.py test_arguments.py test_formatting.py test_host_threads.py test_profile.py test_services.py test_memory.py "
    "test_explanations.py test_triton_tensors.py": "run no kernel",
    "test_architected_state.py test_hip_runs.py test_kernels.py test_lookback.py test_modes.py test_order.py "
    "test_progress.py test_refused.py test_checks.py test_conditions.py test_early_reads.py test_fences.py test_forgotten_barriers.py test_lds_records.py test_race_rows.py test_standstill.py test_strays.py test_stream_races.py test_undefined_reads.py test_unordered_stores.py test_stress.py test_time_limit.py test_whole_words.py": "test the compiling engine",
    "test_absent_libraries.py test_bridge.py test_edited_programs.py test_ipc.py test_leaving.py test_linker_lock.py test_load_library.py "
    "test_preloaded_release.py test_process_ends.py test_fitting_devices.py test_guarded.py test_findings_of_python.py test_run_program.py test_imports_of_a_run.py test_triton.py test_inductor.py promises/test_queues_and_workers.py": "are of whole processes",
    "test_textures.py": "many seconds in the interpreter; arrays and texture references are tested on both",
    "test_comgr.py test_hiprtc.py": "are of what compiles kernels",
    "test_modules_put_off.py": "is of code that AMD's libraries load, before it runs",
    "test_hip_types.py test_hip_python_wheel.py": "are of types and names, which no device changes",
    "test_backends.py test_device_streams.py": "are of the backends themselves",
}
"""Files and folders whose tests run on the CPU's device alone, and why."""
LEAST = 300
"""Tests that run on every kind of device, at least."""


def functions_of(path: Path) -> list[ast.FunctionDef]:
    return [n for n in ast.parse(path.read_text()).body if isinstance(n, ast.FunctionDef) and n.name.startswith("test")]


def is_cpu_only(test: ast.FunctionDef) -> bool:
    return any("cpu_only" in ast.unparse(decorator) for decorator in test.decorator_list)


def test_every_file_of_tests_is_for_every_backend_or_says_why_not() -> None:
    folder = Path(__file__).parent
    files = {str(path.relative_to(folder)): path for path in folder.rglob("test_*.py")}
    on_all = {name for name, path in files.items() if "pytest.mark.any_backend" in path.read_text()} - {
        "test_backends.py"
    }
    rest = {entry for entries in REST for entry in entries.split()}
    assert [name for name in files if name not in on_all and name not in rest and name.split("/")[0] not in rest] == []
    assert on_all & rest == set()
    assert sum(not is_cpu_only(test) for name in on_all for test in functions_of(files[name])) >= LEAST
