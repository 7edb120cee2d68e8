"""Several GPUs of NVIDIA's: calls in the context of the right one, copies from one to another, and use of each other's memory."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from driver_calls import Calls, Code
from hip_calls import OK, code, done, fresh

import hipkit
from hipkit.runtime import hip
from hipkit.runtime.devices.cuda import driver
from hipkit.runtime.devices.cuda.host_pages import host_pages, when_all_idle
from hipkit.runtime.devices.cuda.storage import CudaStorage
from hipkit.runtime.memory import transfer
from hipkit.runtime.memory.device import DeviceMemory

PTX = Path(__file__).parent / "cuda" / "kernels.ptx"


class Enabled(Code):
    name = "CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED"


class Names:
    """What a header names: a structure, or numbers, which are called what they are."""

    def __call__(self) -> SimpleNamespace:
        return SimpleNamespace()

    def __getattr__(self, name: str) -> str:
        return name


class Several(Calls):
    """A driver with three GPUs, of which the last is no peer of the others. It notes in which context a call is made."""

    def __init__(self) -> None:
        super().__init__()
        self.context = 0
        self.called: list[tuple[str, int, tuple[Any, ...]]] = []
        self.enabled: set[tuple[int, int]] = set()
        self._allocated = 1 << 40

    def __getattr__(self, name: str) -> Any:
        if name.startswith("CU"):
            return Names()

        def call(*arguments: Any) -> tuple[object, ...]:
            self.called.append((name, self.context, arguments))
            return self.answer(name, *arguments)

        return call

    def answer(self, name: str, *arguments: Any) -> tuple[object, ...]:
        if name == "cuDeviceGetCount":
            return Code(0), 3
        if name in ("cuDeviceGet", "cuDevicePrimaryCtxRetain"):
            return Code(0), arguments[0] + (100 if name == "cuDevicePrimaryCtxRetain" else 0)
        if name == "cuCtxSetCurrent":
            self.context = arguments[0]
        if name == "cuDeviceCanAccessPeer":
            return Code(0), int(2 not in arguments)
        if name == "cuCtxEnablePeerAccess":
            pair = self.context, arguments[0]
            if pair in self.enabled:
                return (Enabled(704),)
            self.enabled.add(pair)
        if name == "cuMemAlloc":
            self._allocated += 1 << 24
            return Code(0), self._allocated
        if name == "cuDeviceGetAttribute":
            return Code(0), 0
        if name == "cuMemGetInfo":
            return Code(0), 1 << 30, 1 << 30
        return Code(0), 5

    def contexts(self, name: str) -> list[int]:
        return [context for called, context, _ in self.called if called == name]


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Several:
    made = Several()
    monkeypatch.setattr(driver, "bindings", lambda: made)
    monkeypatch.setattr(driver, "gpu", driver.Gpu)
    return made


def test_a_thread_that_uses_two_gpus_in_turn_is_in_the_context_of_each(calls: Several) -> None:
    first, second = driver.Gpu(0), driver.Gpu(1)
    for _ in range(2):
        first.call("cuMemAlloc", 4)
        first.call("cuMemAlloc", 4)
        second.call("cuMemAlloc", 4)
    assert calls.contexts("cuMemAlloc") == [100, 100, 101] * 2
    assert len(calls.contexts("cuCtxSetCurrent")) == 4


def test_the_driver_copies_from_one_gpu_to_another(calls: Several) -> None:
    memories = [DeviceMemory(storage=CudaStorage(driver.Gpu(number))) for number in (0, 1)]
    source, destination = (memory.allocate(1 << 23) for memory in memories)
    calls.called.clear()
    transfer.copy(destination, source, 1 << 23)
    copies = [(context, arguments) for name, context, arguments in calls.called if name.startswith("cuMemcpy")]
    assert copies == [(101, (destination, source, 1 << 23))]


def test_kernels_use_the_memory_of_a_gpu_that_is_a_peer(calls: Several) -> None:
    with fresh("gfx942@cuda:0", "gfx942@cuda:1", "gfx942@cuda:2", "gfx942"):
        can = [[hip.hipDeviceCanAccessPeer(mine, other)[1] for other in range(4)] for mine in range(4)]
        assert can == [[0, 1, 0, 0], [1, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
        assert hip.hipDeviceGetP2PAttribute(hip.hipDevP2PAttrAccessSupported, 0, 1) == (0, 1)
        assert hip.hipDeviceGetP2PAttribute(hip.hipDevP2PAttrAccessSupported, 0, 2) == (0, 0)
        assert not calls.enabled
        for _ in range(2):  # the driver answers the second time that it is enabled already
            assert hip.hipDeviceEnablePeerAccess(1, 0) == OK
            assert hip.hipDeviceDisablePeerAccess(1) == OK
        assert calls.enabled == {(100, 101)}
        assert [code(hip.hipDeviceEnablePeerAccess(other, 0)) for other in (2, 3)] == [217, 217]
        assert "cannot use the memory of device 3" in hip.explain_last_error()


def test_a_page_is_registered_once_for_all_gpus(calls: Several) -> None:
    first, second = (host_pages(driver.Gpu(number)) for number in (0, 1))
    first.map(0x10000, 0x1000)
    second.map(0x10000, 0x2000)
    registered = [arguments[:2] for name, _, arguments in calls.called if name == "cuMemHostRegister"]
    assert registered == [(0x10000, 0x1000), (0x11000, 0x1000)]
    first.unmap(0x10000, 0x1000)
    assert not calls.contexts("cuMemHostUnregister")
    second.unmap(0x10000, 0x2000)
    assert len(calls.contexts("cuMemHostUnregister")) == 2


def test_a_gpu_more_does_not_hide_that_the_context_of_another_is_new(calls: Several) -> None:
    first, second = driver.Gpu(0), driver.Gpu(1)
    host_pages(first).map(0x10000, 0x1000)
    first.generation += 1
    host_pages(second).map(0x20000, 0x1000)
    registered = [arguments[0] for name, _, arguments in calls.called if name == "cuMemHostRegister"]
    assert registered == [0x10000, 0x10000, 0x20000]


def test_what_waits_for_all_gpus_is_done_when_none_of_them_runs_a_kernel(calls: Several) -> None:
    gpus, done = [driver.Gpu(number) for number in (0, 1, 2)], list[str]()
    when_all_idle(gpus, lambda: done.append("at once"))
    assert done == ["at once"]
    gpus[1].launch_begun()
    when_all_idle(gpus, lambda: done.append("later"))
    gpus[2].launch_begun()
    gpus[1].launch_ended()
    gpus[0].launch_begun()
    gpus[2].launch_ended()
    assert done == ["at once"]
    gpus[0].launch_ended()
    assert done == ["at once", "later"]


def test_a_pool_is_for_devices_that_can_use_its_memory(calls: Several) -> None:
    with fresh("gfx942@cuda:0", "gfx942@cuda:1", "gfx942@cuda:2"):
        pool = hipkit.check(hip.hipDeviceGetDefaultMemPool(0))
        for other, expected in ((1, 0), (2, 217)):
            place = hip.hipMemLocation(hip.hipMemLocationTypeDevice, other)
            assert code(hip.hipMemPoolSetAccess(pool, hip.hipMemAccessDesc(place, 3), 1)) == expected
        assert calls.enabled == {(101, 100)}


@pytest.mark.gpu
@pytest.mark.parametrize("name", ["cuda:{}", "gfx942@cuda:{}"])
def test_a_kernel_adds_what_two_gpus_have(name: str, samples: Path) -> None:
    if driver.bindings().cuDeviceGetCount()[1] < 2:
        pytest.skip("there is one GPU")
    values = np.arange(1000, dtype=np.float32)
    with fresh(name.format(0), name.format(1)) as (first, second):
        assert hip.hipDeviceCanAccessPeer(0, 1) == (0, 1)
        file = PTX if name.startswith("cuda") else samples / "vector_add.ccob2"
        kernel = hipkit.Module.load(file, first)["vector_add"]
        far, near, total = second.buffer(values), first.buffer(values), first.zeros(1000, np.float32)
        given = [far.address, near.address, total.address, 1000]
        if kernel.info.arguments[0].kind == "global_buffer":
            with pytest.raises(hipkit.HipkitError, match="in no live allocation"):
                kernel.launch(4, 256, given)
        assert hip.hipDeviceEnablePeerAccess(1, 0) == OK
        kernel.launch(4, 256, given)
        assert np.array_equal(total.copy_to(), 2 * values)
        assert hip.hipMemcpyPeer(far.address, 1, total.address, 0, total.nbytes) == OK
        assert np.array_equal(far.copy_to(), 2 * values)


@pytest.mark.gpu
@pytest.mark.parametrize("is_pool_first", [False, True])
def test_a_kernel_reads_memory_of_another_gpus_pool(is_pool_first: bool) -> None:
    if driver.bindings().cuDeviceGetCount()[1] < 2:
        pytest.skip("there is one GPU")
    values = np.arange(1000, dtype=np.float32)
    with fresh("cuda:0", "cuda:1") as (first, second):
        kernel, total = hipkit.Module.load(PTX, first)["vector_add"], first.zeros(1000, np.float32)
        if is_pool_first:
            far = second.pool.allocate(4000)
        assert hip.hipDeviceEnablePeerAccess(1, 0) == OK
        if not is_pool_first:
            far = second.pool.allocate(4000)
        second.memory.write(far, values.tobytes())
        kernel.launch(4, 256, [far, far, total.address, 1000])
        assert np.array_equal(total.copy_to(), 2 * values)


def test_a_pool_is_open_to_peers_before_and_after_it_is_there(calls: Several, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = calls.answer

    def answer(name: str, *arguments: Any) -> tuple[object, ...]:
        if name == "cuMemAllocFromPoolAsync":
            return plain("cuMemAlloc", *arguments)
        return (Code(0), 1) if name == "cuDeviceGetAttribute" else plain(name, *arguments)

    monkeypatch.setattr(calls, "answer", answer)
    with fresh("cuda:0", "cuda:1") as (first, second):
        del first, second
        assert hip.hipSetDevice(0) == OK
        assert hip.hipDeviceEnablePeerAccess(1, 0) == OK
        assert hip.hipSetDevice(1) == OK
        assert calls.contexts("cuMemPoolSetAccess") == []
        done(hip.hipMallocAsync(64))
        assert calls.contexts("cuMemPoolSetAccess") == [101]
        assert hip.hipSetDevice(0) == OK
        done(hip.hipMallocAsync(64))
        assert hip.hipSetDevice(1) == OK
        assert hip.hipDeviceEnablePeerAccess(0, 0) == OK
        assert calls.contexts("cuMemPoolSetAccess") == [101, 100]
