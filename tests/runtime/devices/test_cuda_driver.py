"""What hipkit asks NVIDIA's driver of a GPU and of the code that it has loaded, with a driver that answers from a table."""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Callable, Iterable
from typing import Any, cast

import pytest
from driver_calls import Calls, Code
from hypothesis import given, settings
from hypothesis import strategies as st

import hipkit
from hipkit.fatbin.source import Source
from hipkit.runtime.devices.cuda import driver, launches
from hipkit.runtime.devices.cuda.driver import Gpu
from hipkit.runtime.devices.cuda.host_pages import HostPages
from hipkit.runtime.devices.cuda.model import CudaModel
from hipkit.runtime.devices.cuda.module import load_module
from hipkit.runtime.devices.cuda.storage import CudaStorage
from hipkit.runtime.devices.model import JitOptions
from hipkit.runtime.errors import DriverError
from hipkit.runtime.memory.device import DeviceMemory
from hipkit.runtime.memory.storage import Direction

PTX = b".version 8.0\n.target sm_80\n.global .u32 counter;\n.global .u32 unused;\n"


class Answering:
    """A GPU with a module of one kernel, whose arguments and variables are in tables."""

    generation = 0

    def __init__(self, **attributes: int) -> None:
        self.attributes, self.unloaded = attributes, list[object]()
        self.arguments = [(0, 8), (8, 4), (16, 24)]
        self.variables = {b"counter": (0x7000, 4)}
        self.broken: dict[str, str] = {}
        self.most_shared_memory = 0

    @property
    def driver(self) -> object:
        return self

    def attribute(self, name: str) -> int:
        return self.attributes.get(name, sum(name.encode()))

    def function_attribute(self, name: str, _function: object) -> int:
        return self.attribute(name)

    def allow_shared_memory(self, _function: object, size: int) -> None:
        if size > self.attribute("MAX_SHARED_MEMORY_PER_BLOCK_OPTIN"):
            raise DriverError("CUDA_ERROR_INVALID_VALUE", "cuFuncSetAttribute")
        self.most_shared_memory = size

    def jit_options(self, numbers: Iterable[int]) -> list[int]:
        return list(numbers)

    def renew(self) -> None:
        """No kernel was stopped."""

    def when_idle(self, action: Callable[[], object]) -> None:
        action()

    def call(self, name: str, *given: Any) -> Any:
        if name in self.broken:
            raise DriverError(self.broken[name], name)
        if name == "cuFuncGetParamInfo":
            if given[1] < len(self.arguments):
                return self.arguments[given[1]]
            raise DriverError("CUDA_ERROR_INVALID_VALUE", name)
        if name == "cuModuleGetGlobal":
            if given[1] in self.variables:
                return self.variables[given[1]]
            raise DriverError("CUDA_ERROR_NOT_FOUND", name)
        if name == "cuOccupancyMaxActiveBlocksPerMultiprocessor":
            function, items, lds = given
            assert function == 7 and lds <= self.most_shared_memory
            return 2048 // items
        if name == "cuModuleUnload":
            self.unloaded.append(given[0])
        return {"cuModuleGetFunctionCount": 1, "cuModuleEnumerateFunctions": ("f",), "cuFuncGetName": b"kernel",
                "cuModuleGetFunction": 7, "cuModuleLoadDataEx": "module", "cuMemGetInfo": (1, 2)}.get(name)  # fmt: skip


def loaded(gpu: Answering) -> Any:
    memory = DeviceMemory(storage=CudaStorage(cast("Gpu", gpu)))
    return load_module(cast("Gpu", gpu), Source.from_bytes(PTX, "k.ptx"), memory, JitOptions())


@pytest.mark.parametrize(("major", "minor"), [(7, 5), (8, 0), (8, 9), (9, 0), (10, 3), (12, 1)])
def test_a_gpu_is_the_target_of_its_compute_capability(major: int, minor: int) -> None:
    gpu = Answering(COMPUTE_CAPABILITY_MAJOR=major, COMPUTE_CAPABILITY_MINOR=minor)
    model = CudaModel(cast("Gpu", gpu))
    assert str(model.target) == f"sm_{major}{minor}"


def test_arguments_are_counted_until_the_driver_has_no_more() -> None:
    gpu = Answering(MAX_THREADS_PER_BLOCK=1024)
    kernel = loaded(gpu).kernels["kernel"].kernel
    assert [(row.offset, row.size) for row in kernel.arguments] == gpu.arguments
    assert kernel.kernarg_size == 40
    gpu.arguments = []
    assert loaded(gpu).kernels["kernel"].kernel.kernarg_size == 0
    gpu.broken["cuFuncGetParamInfo"] = "CUDA_ERROR_NOT_SUPPORTED"
    with pytest.raises(DriverError, match="NOT_SUPPORTED"):
        loaded(gpu)


def test_variables_are_those_that_the_driver_finds() -> None:
    gpu = Answering()
    image = loaded(gpu)
    assert {name: (row.address, row.size) for name, row in image.variables.items()} == {"counter": (0x7000, 4)}
    image.unload()
    image.unload()
    assert gpu.unloaded == ["module"]
    gpu.broken["cuModuleGetGlobal"] = "CUDA_ERROR_INVALID_CONTEXT"
    with pytest.raises(DriverError, match="INVALID_CONTEXT"):
        loaded(gpu)


def test_how_many_blocks_a_multiprocessor_holds_is_asked_of_the_driver() -> None:
    gpu = Answering(MAX_SHARED_MEMORY_PER_BLOCK_OPTIN=1000, MULTIPROCESSOR_COUNT=132)
    image, model = loaded(gpu), CudaModel(cast("Gpu", gpu))
    held = [model.groups_of_unit(image, "kernel", 256, lds) for lds in (0, 1000, 1001, 500)]
    assert (held, gpu.most_shared_memory, model.units) == ([8, 8, 0, 8], 1000, 132)


def test_attributes_of_kernels_are_the_drivers() -> None:
    gpu = Answering(NUM_REGS=40, BINARY_VERSION=90, PTX_VERSION=80, CACHE_MODE_CA=1)
    found = CudaModel(cast("Gpu", gpu)).attributes(loaded(gpu), "kernel")
    assert {name: found[name] for name in ("numRegs", "binaryVersion", "ptxVersion", "cacheModeCA")} == {
        "numRegs": 40, "binaryVersion": 90, "ptxVersion": 80, "cacheModeCA": 1,
    }  # fmt: skip
    assert found["constSizeBytes"] == gpu.attribute("CONST_SIZE_BYTES")


def test_a_module_without_kernels_is_not_asked_for_them() -> None:
    gpu = Answering()
    gpu.broken["cuModuleEnumerateFunctions"] = "CUDA_ERROR_INVALID_VALUE"
    with pytest.raises(DriverError):
        loaded(gpu)
    call = gpu.call
    gpu.call = lambda name, *given: 0 if name == "cuModuleGetFunctionCount" else call(name, *given)  # type: ignore[method-assign]
    assert loaded(gpu).kernels == {}


def test_pages_of_the_host_are_registered_for_kernels_in_all_contexts() -> None:
    """CU_MEMHOSTREGISTER_PORTABLE is 1, CU_MEMHOSTREGISTER_DEVICEMAP is 2."""
    gpu, asked = Answering(PAGEABLE_MEMORY_ACCESS=0), list[tuple[object, ...]]()
    gpu.call = lambda *given: asked.append(given)  # type: ignore[method-assign]
    HostPages(cast("Gpu", gpu)).map(0x10000, 4096)
    assert asked == [("cuMemHostRegister", 0x10000, 4096, 1 | 2)]


@pytest.mark.parametrize(("ends_after", "has_record"), [(3, True), (3, False), (None, True)])
def test_a_kernel_that_is_to_end_is_told_so_and_waited_for(
    ends_after: int | None, has_record: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that does not end in time ends what can be done on the GPU."""
    monkeypatch.setattr(driver, "bindings", Calls)
    monkeypatch.setattr(launches, "_PATIENCE", 0.05)
    gpu, asked, told = driver.Gpu(0), itertools.count(1), list[str]()
    monkeypatch.setattr(gpu, "is_done", lambda _stream: ends_after is not None and next(asked) > ends_after)
    launch = launches.OwnLaunch.__new__(launches.OwnLaunch)
    launch._gpu = gpu
    launch._on = cast("Any", type("On", (), {"handle": 5}))
    launch._dispatch = cast("Any", type("Dispatch", (), {"kernel": "busy"}))
    status = type("Record", (), {"stop": lambda _self: told.append("stop")})()
    launch._stop(status if has_record else None)
    assert told == ["stop"] * has_record
    if ends_after is None:
        with pytest.raises(hipkit.FaultError, match="kernel busy does not end"):
            gpu.call("cuMemAlloc", 16)
    else:
        assert next(asked) == ends_after + 2
        gpu.call("cuMemAlloc", 16)


class Holding(Answering):
    """A GPU whose memory is the host's; it refuses what is not allocated."""

    is_broken = False

    def __init__(self) -> None:
        super().__init__(PAGEABLE_MEMORY_ACCESS=0)
        self.held: dict[int, ctypes.Array[ctypes.c_char]] = {}
        self.registered: dict[int, int] = {}

    def call(self, name: str, *given: Any) -> Any:
        if name == "cuMemAlloc":
            memory = ctypes.create_string_buffer(given[0] + 512)
            start = -(-ctypes.addressof(memory) // 256) * 256
            ctypes.memset(start, 0xEE, given[0])
            self.held[start] = memory
            return start
        if name == "cuMemFree":
            del self.held[given[0]]
        elif name == "cuMemHostRegister":
            self.registered[given[0]] = given[0] + given[1]
        elif name == "cuMemHostUnregister":
            del self.registered[given[0]]
        elif name.startswith("cuMemcpy"):
            to, start, size = given
            host = {"cuMemcpyHtoD": start, "cuMemcpyDtoH": to}.get(name)
            if host is None:
                assert to + size <= start or start + size <= to, "the driver says nothing of what overlaps"
            else:  # nor does it take what is partly registered
                assert all(last <= host or host + size <= first or first <= host < host + size <= last
                           for first, last in self.registered.items())  # fmt: skip
            ctypes.memmove(to, start, size)
        elif name.startswith("cuMemset"):
            address, value, count = given
            pattern = value.to_bytes(int(name.removeprefix("cuMemsetD")) // 8, "little") * count
            ctypes.memmove(address, pattern, len(pattern))
        return None


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_memory_of_a_gpu_is_copied_and_filled_as_bytes_are(data: st.DataObject) -> None:
    gpu = Holding()
    storage = CudaStorage(cast("Gpu", gpu))
    size = 300
    address = storage.allocate(size, data.draw(st.sampled_from([1, 256, 512, 4096])))
    expected = bytearray(size)
    host = ctypes.create_string_buffer(size)
    pages = st.sampled_from([(0, 0), (0, 1), (0, 8192)])
    first, mapped = data.draw(pages)
    storage.map(ctypes.addressof(host) + first, mapped)
    for _ in range(data.draw(st.integers(1, 6))):
        at, count = data.draw(st.integers(0, size)), data.draw(st.integers(0, size))
        to = data.draw(st.integers(0, size))
        count = min(count, size - max(at, to))
        match data.draw(st.sampled_from(["within", "to", "fill"])):
            case "within":
                storage.copy(address + to, address + at, count, Direction.DEVICE_TO_DEVICE)
                expected[to : to + count] = expected[at : at + count]
            case "to":
                host.raw = data.draw(st.binary(min_size=size, max_size=size))
                storage.copy(address + to, ctypes.addressof(host) + at, count, Direction.HOST_TO_DEVICE)
                expected[to : to + count] = bytes(host)[at : at + count]
            case _:
                pattern = data.draw(st.binary(min_size=1, max_size=9))
                storage.fill(address + to, pattern, count // len(pattern))
                filled = pattern * (count // len(pattern))
                expected[to : to + len(filled)] = filled
        storage.copy(ctypes.addressof(host), address, size, Direction.DEVICE_TO_HOST)
        assert bytes(host) == expected
    assert len(gpu.held) == 1, "what is copied by way of other memory leaves none behind"
    storage.unmap(ctypes.addressof(host) + first, mapped)
    storage.free(address)
    assert not gpu.held and not gpu.registered


@pytest.mark.parametrize("alignment", [1, 256, 512, 65536])
def test_memory_of_a_gpu_begins_where_it_was_asked_to(alignment: int) -> None:
    storage = CudaStorage(cast("Gpu", Holding()))
    for size in (0, 1, 255, 256, 257):
        address = storage.allocate(size, alignment)
        assert address % alignment == 0
        assert storage.rooms.get(address, size) >= size
        assert ctypes.string_at(address, max(size, 1)) == bytes(max(size, 1))
        storage.free(address)
        assert address not in storage.rooms
    gpu = Holding()
    lent = CudaStorage(cast("Gpu", gpu))
    address = lent.allocate(16, alignment)
    lent.lend(address)
    lent.free(address)
    assert gpu.held, "the driver gives it back by itself"
    lent.free(address)
    assert not gpu.held


def test_memory_that_was_lost_with_a_context_is_not_given_back() -> None:
    for is_broken, generations in ((True, 0), (False, 1)):
        gpu = Holding()
        storage = CudaStorage(cast("Gpu", gpu))
        address = storage.allocate(16, 4096)
        gpu.is_broken = is_broken
        gpu.generation += generations
        storage.free(address)
        assert gpu.held


def test_functions_are_looked_up_once_by_their_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []

    class Looking(Calls):
        def cuGetProcAddress(self, name: bytes, release: int, flags: int) -> Any:  # noqa: N802 - the driver's name
            asked.append(name)
            return super().cuGetProcAddress(name, release, flags) if name != b"cuLaunchKernelEx" else (Code(0), 0, 1)

    monkeypatch.setattr(driver, "bindings", Looking)
    gpu = Gpu(0)
    for _ in range(2):
        gpu.prepared("cuStreamSynchronize", ctypes.c_void_p(5))()
    assert asked == [b"cuStreamSynchronize"]
    with pytest.raises(hipkit.MissingError, match="the NVIDIA driver has no cuLaunchKernelEx, which CUDA 12 has"):
        gpu.prepared_launch(7, (1, 1, 1), (32, 1, 1), 0, 5, 0)
