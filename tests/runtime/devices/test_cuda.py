"""A GPU of NVIDIA's as a device: its name, and the host's pages that its kernels use. What needs a GPU runs with
HIPKIT_TEST_CUDA in the environment: all tests that are for any kind of device."""

from __future__ import annotations

import gc
import mmap
import threading
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from driver_calls import Calls
from remote_device import RemoteStorage

import hipkit
from hipkit.runtime.device_names import DeviceName, named_devices
from hipkit.runtime.devices.backend import DeviceKind, Dispatch
from hipkit.runtime.devices.cuda import driver
from hipkit.runtime.devices.cuda.amd_launches import Compiled
from hipkit.runtime.devices.cuda.engine import CudaBackend, _check, _Translations
from hipkit.runtime.devices.cuda.host_pages import HostPages
from hipkit.runtime.devices.cuda.shared_memory import SharedMemoryLimit
from hipkit.runtime.devices.cuda.status import Statuses
from hipkit.runtime.errors import OutOfMemoryError
from hipkit.runtime.fitting import refuse_unless_it_fits
from hipkit.runtime.memory import transfer
from hipkit.runtime.memory.device import DeviceMemory
from hipkit.runtime.memory.storage import HostStorage

PAGE = mmap.PAGESIZE


class Recorded:
    """A GPU that notes what is asked of it, and takes no page twice, as the driver does."""

    generation = 0

    def __init__(self) -> None:
        self.registered: dict[int, int] = {}

    def attribute(self, _name: str) -> int:
        return 0

    def when_idle(self, action: Callable[[], object]) -> None:
        action()

    def call(self, name: str, start: int, *rest: Any) -> None:
        if name == "cuMemHostUnregister":
            del self.registered[start]
            return
        end = start + rest[0]
        assert all(end <= other or last <= start for other, last in self.registered.items())
        self.registered[start] = end


def described(name: DeviceName) -> tuple[str, int | None, str]:
    return name.target.processor if name.target else "", name.memory, name.place


def test_the_name_of_a_device_says_what_runs_its_kernels() -> None:
    found = named_devices("gfx1100@cuda:1, gfx942@16G@cuda, gfx90a@cuda:0@2G, gfx1201@1G")
    assert [described(one) for one in found] == [
        ("gfx1100", None, "cuda:1"),
        ("gfx942", 16 << 30, "cuda"),
        ("gfx90a", 2 << 30, "cuda:0"),
        ("gfx1201", 1 << 30, ""),
    ]
    assert [described(one) for one in named_devices("cuda:1, cuda@1G")] == [("", None, "cuda:1"), ("", 1 << 30, "cuda")]
    with pytest.raises(hipkit.UsageError, match="says twice"):
        named_devices("cuda:0@cuda:1")
    with pytest.raises(hipkit.UsageError, match="says twice"):
        named_devices("gfx1100@cuda:0@cuda:1")
    with pytest.raises(hipkit.UsageError, match="'rocm:0' is nothing that runs kernels"):
        hipkit.Device("gfx1100@rocm:0")


def test_pages_are_registered_once_and_as_long_as_something_uses_them() -> None:
    gpu = Recorded()
    pages = HostPages(gpu)  # type: ignore[arg-type]
    base = 0x7F0000000000
    pages.map(base + 8, 16)
    pages.map(base + 100, PAGE)  # the page before, and another
    assert gpu.registered == {base: base + PAGE, base + PAGE: base + 2 * PAGE}
    pages.map(base + 100, PAGE)
    pages.unmap(base + 8, 16)
    assert len(gpu.registered) == 2, "others use the page"
    pages.unmap(base + 100, PAGE)
    assert len(gpu.registered) == 2
    pages.unmap(base + 100, PAGE)
    assert gpu.registered == {}
    pages.map(base, 0)
    assert gpu.registered == {}


def test_a_copy_is_cut_where_registered_pages_begin_and_end() -> None:
    pages = HostPages(Recorded())  # type: ignore[arg-type]
    pages.map(PAGE, 2 * PAGE)
    assert pages.pieces(PAGE + 8, PAGE) == [(PAGE + 8, PAGE)]
    assert pages.pieces(0, 4 * PAGE) == [(0, PAGE), (PAGE, 2 * PAGE), (3 * PAGE, PAGE)]
    assert pages.pieces(4 * PAGE, 100) == [(4 * PAGE, 100)]


def test_a_hole_between_pages_is_registered_by_itself() -> None:
    gpu = Recorded()
    pages = HostPages(gpu)  # type: ignore[arg-type]
    for number in (1, 3):
        pages.map(number * PAGE, PAGE)
    pages.map(0, 5 * PAGE)
    assert sorted(gpu.registered.items()) == [(n * PAGE, (n + 1) * PAGE) for n in range(5)]


def test_a_page_that_several_have_parts_of_is_registered_by_itself() -> None:
    """The pages between go with their user: the system may have mapped others there by the time that the last one ends."""
    gpu = Recorded()
    pages = HostPages(gpu)  # type: ignore[arg-type]
    first, second = (PAGE + 100, 4 * PAGE), (5 * PAGE + 200, 16)
    pages.map(*first)
    assert gpu.registered == {PAGE: 2 * PAGE, 2 * PAGE: 5 * PAGE, 5 * PAGE: 6 * PAGE}
    pages.map(*second)
    pages.unmap(*first)
    assert gpu.registered == {5 * PAGE: 6 * PAGE}
    pages.unmap(*second)
    assert gpu.registered == {}


def test_what_ends_while_pages_are_registered_is_unregistered_by_the_next_call() -> None:
    """The collector ends objects in any thread, at any place."""

    class Collecting(Recorded):
        def call(self, name: str, start: int, *rest: Any) -> None:
            super().call(name, start, *rest)
            if start == 2 * PAGE:
                pages.unmap(PAGE, 8)

    gpu = Collecting()
    pages = HostPages(gpu)  # type: ignore[arg-type]
    pages.map(PAGE, 8)
    pages.map(2 * PAGE, 8)
    assert pages.pieces(PAGE, 8) == [(PAGE, 8)]
    assert gpu.registered == {2 * PAGE: 3 * PAGE}


def test_nothing_stays_registered_where_the_driver_does_not_take_all() -> None:
    class Full(Recorded):
        def call(self, name: str, start: int, *rest: Any) -> None:
            if name == "cuMemHostRegister" and start == 2 * PAGE:
                raise OutOfMemoryError("the GPU has no room")
            super().call(name, start, *rest)

    gpu = Full()
    pages = HostPages(gpu)  # type: ignore[arg-type]
    with pytest.raises(OutOfMemoryError):
        pages.map(PAGE + 8, 2 * PAGE)
    assert gpu.registered == {}


def test_what_ended_with_a_context_is_not_registered_again() -> None:
    gpu = Recorded()
    pages = HostPages(gpu)  # type: ignore[arg-type]
    pages.map(PAGE, PAGE)
    pages.map(3 * PAGE, PAGE)
    gpu.registered.clear()
    gpu.generation += 1
    pages.unmap(PAGE, PAGE)
    assert gpu.registered == {}
    pages.renew()
    assert gpu.registered == {3 * PAGE: 4 * PAGE}


def test_the_page_of_a_thread_s_launches_is_unregistered_with_the_thread() -> None:
    gpu = Recorded()
    pages = HostPages(gpu)  # type: ignore[arg-type]
    statuses = Statuses(pages, 64)
    assert list(gpu.registered) == [statuses.addresses[0]]
    del statuses
    gc.collect()
    assert gpu.registered == {}


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    made = Calls()
    monkeypatch.setattr(driver, "bindings", lambda: made)
    return made


def test_a_gpu_begins_anew_after_a_kernel_was_stopped(calls: Calls) -> None:
    gpu = driver.Gpu(0)
    gpu.renew()
    assert "cuDevicePrimaryCtxReset" not in calls.made, "nothing was stopped"
    calls.broken.add("cuStreamSynchronize")
    with pytest.raises(hipkit.FaultError, match="CUDA_ERROR_ILLEGAL_ADDRESS"):
        gpu.call("cuStreamSynchronize", 0)
    assert gpu.is_broken
    gpu.renew()
    assert (gpu.is_broken, gpu.generation) == (False, 1)
    calls.made.clear()
    gpu.call("cuMemFree", 0)
    assert calls.made == ["cuCtxSetCurrent", "cuMemFree"], "the new context is that of the thread"


def test_nothing_more_is_done_where_a_kernel_does_not_end(calls: Calls) -> None:
    gpu = driver.Gpu(0)
    gpu.hang("busy")
    with pytest.raises(hipkit.FaultError, match="kernel busy does not end"):
        gpu.call("cuMemAlloc", 16)
    gpu.renew()
    with pytest.raises(hipkit.FaultError, match="kernel busy does not end"):
        gpu.call("cuMemAlloc", 16)


@pytest.mark.parametrize("began_anew", [False, True])
def test_modules_are_unloaded_unless_the_driver_has_begun_anew(began_anew: bool) -> None:
    """Its new modules may have the handles of old ones."""
    unloaded, waiting = list[object](), list[Callable[[], object]]()
    gpu = SimpleNamespace(generation=3, when_idle=waiting.append, call=lambda *given: unloaded.append(given))
    forgotten = list[bool]()
    translations = _Translations(cast("Any", gpu), lambda: forgotten.append(True))
    for key in ("one", "other"):
        translations.known[key] = [Compiled(f"module {key}", "function", {}, SharedMemoryLimit(), None, (), {})]
    translations.unload()
    assert (forgotten, unloaded, translations.known) == ([True], [], {}), "a kernel may be running"
    gpu.generation += began_anew
    for action in waiting:
        action()
    modules = () if began_anew else ("module one", "module other")
    assert unloaded == [("cuModuleUnload", module) for module in modules]


def test_nothing_more_is_done_where_the_driver_begins_nothing_anew(calls: Calls) -> None:
    """Its handles mean nothing by then: it would not even refuse them."""
    gpu = driver.Gpu(0)
    translations = _Translations(gpu, lambda: None)
    translations.known["key"] = [Compiled("module", "function", {}, SharedMemoryLimit(), None, (), {})]
    calls.broken |= {"cuStreamSynchronize", "cuDevicePrimaryCtxRetain"}
    with pytest.raises(hipkit.FaultError):
        gpu.call("cuStreamSynchronize", 0)
    with pytest.raises(hipkit.FaultError, match="begins nothing anew before the process has ended"):
        gpu.renew()
    calls.made.clear()
    translations.unload()
    gpu.renew()
    with pytest.raises(hipkit.FaultError, match="begins nothing anew"):
        gpu.call("cuMemAlloc", 16)
    assert calls.made == []


def test_a_fault_is_explained_by_the_arguments(calls: Calls, samples: Path) -> None:
    """The driver says that there was one, and not where."""
    gpu = driver.Gpu(0)
    kind = DeviceKind(HostStorage, lambda _target, memory: CudaBackend(gpu, memory))
    device = hipkit.Device("gfx1100", kind=kind)
    kernel = hipkit.Module.load(samples / "vector_add", device)["vector_add"]
    place, freed = device.allocate(64), device.allocate(64)
    device.free(freed)
    calls.broken.add("cuStreamSynchronize")
    with pytest.raises(
        hipkit.FaultError, match=rf"argument 1 is {freed:#x}, which is in no .*CUDA_ERROR_ILLEGAL_ADDRESS"
    ):
        kernel.launch(1, 16, [place, freed, place, 16], strict=False)
    calls.broken.clear()
    kernel.launch(1, 16, [place, place, place, 16])
    calls.broken.add("cuStreamSynchronize")
    with pytest.raises(hipkit.FaultError, match="^a kernel was stopped"):
        kernel.launch(1, 16, [place, place, place, 16])


def test_what_the_driver_waits_with_is_done_when_no_kernel_runs(calls: Calls) -> None:
    gpu = driver.Gpu(0)
    done: list[int] = []
    gpu.launch_begun()
    gpu.launch_begun()
    gpu.when_idle(lambda: done.append(1))
    gpu.launch_ended()
    gpu.when_idle(lambda: done.append(2))
    assert done == []
    gpu.launch_ended()
    assert done == [1, 2]
    gpu.when_idle(lambda: gpu.when_idle(lambda: done.append(4)) or done.append(3))  # type: ignore[func-returns-value]
    assert done == [1, 2, 3, 4]


def test_pages_are_unregistered_while_a_kernel_runs_only_if_they_may_be_others(calls: Calls) -> None:
    gpu = driver.Gpu(0)
    pages = HostPages(gpu)
    pages.map(PAGE, PAGE)
    pages.map(4 * PAGE, PAGE)
    calls.made.clear()
    gpu.launch_begun()
    pages.unmap(PAGE, PAGE)
    pages.unmap(4 * PAGE, PAGE)
    pages.map(2 * PAGE, PAGE)
    assert calls.made == ["cuMemHostRegister"]
    pages.map(PAGE + 8, 8)
    assert calls.made[1:] == ["cuMemHostUnregister", "cuMemHostRegister"]
    gpu.launch_ended()
    assert calls.made[3:] == ["cuMemHostUnregister"]


def test_a_thread_launches_with_what_one_before_it_has_left(calls: Calls) -> None:
    backend = CudaBackend(driver.Gpu(0))
    places = []
    for _ in range(3):
        thread = threading.Thread(target=lambda: places.append(backend._stream.handle))
        thread.start()
        thread.join()
        gc.collect()
    assert calls.made.count("cuStreamCreate") == calls.made.count("cuMemHostRegister") == 1
    assert places == [places[0]] * 3


def test_pages_are_registered_again_in_a_new_context() -> None:
    gpu = Recorded()
    pages = HostPages(gpu)  # type: ignore[arg-type]
    pages.map(PAGE, PAGE)
    gpu.registered.clear()
    gpu.generation += 1
    pages.renew()
    assert gpu.registered == {PAGE: 2 * PAGE}
    pages.renew()


def test_translations_are_unloaded_with_the_code_object(samples: Path) -> None:
    unloaded = []
    device = hipkit.Device("gfx1100")
    module = hipkit.Module.load(samples / "vector_add", device)
    module.images[0].at_unload.append(lambda: unloaded.append(module.images[0].is_loaded))
    module.unload()
    module.unload()
    assert unloaded == [False]


def test_memory_that_the_driver_owns_is_known_while_it_is_lent() -> None:
    memory = DeviceMemory(storage=RemoteStorage())
    address = memory.storage.allocate(64, 256)
    memory.adopt(address, 16)
    assert transfer.storage_at(address + 15) is memory.storage
    assert memory.find(address + 8) is not None
    assert memory.used == 16
    transfer.write(address, b"0123456789abcdef")
    assert transfer.read(address + 8, 4) == b"89ab"
    with pytest.raises(hipkit.AddressError):
        memory.check(address + 8, 16)
    memory.free(address)
    assert memory.find(address + 8) is None
    assert transfer.storage_at(address + 15).is_host


def test_programs_of_amds_do_not_run_on_the_gpu_as_itself(samples: Path) -> None:
    with pytest.raises(hipkit.UsageError, match=r"its code is for GPUs of AMD's, and cuda:0 runs none"):
        refuse_unless_it_fits(samples / "vector_add", "cuda:0")


@pytest.mark.parametrize(
    ("groups", "cluster", "missing"),
    [
        ((1 << 30, 65535, 65535), 1, None),
        ((1, 65536, 1), 1, "more than 65535 workgroups along y or z"),
        ((1, 1, 65536), 1, "more than 65535 workgroups along y or z"),
        ((2, 1, 1), 2, "clusters of workgroups"),
    ],
)
def test_what_a_gpu_of_nvidias_has_not_is_refused_by_name(
    groups: tuple[int, int, int], cluster: int, missing: str | None
) -> None:
    with pytest.raises(hipkit.UnsupportedError, match=missing) if missing else nullcontext():
        _check(cast("Dispatch", SimpleNamespace(groups=groups, cluster=(cluster, 1, 1))))


def test_a_limit_of_shared_memory_is_told_once_and_never_lowered() -> None:
    limit, told = SharedMemoryLimit(48 << 10), list[int]()
    for size in (0, 1 << 10, 48 << 10, 64 << 10, 50 << 10, 64 << 10, 96 << 10, 1):
        limit.allow(size, told.append)
    assert told == [64 << 10, 96 << 10]


def test_a_limit_that_the_driver_refuses_is_asked_for_again() -> None:
    limit, told = SharedMemoryLimit(), list[int]()

    def refuse(_size: int) -> None:
        raise OutOfMemoryError("the device has less")

    with pytest.raises(OutOfMemoryError):
        limit.allow(64, refuse)
    limit.allow(64, told.append)
    assert told == [64]


def test_a_limit_that_another_thread_has_raised_is_not_told_again() -> None:
    limit, told = SharedMemoryLimit(), list[int]()

    class Slow:
        """Another thread has the lock, and raises the limit meanwhile."""

        def __enter__(self) -> None:
            limit._limit = 64

        def __exit__(self, *_: object) -> None: ...

    limit._lock = cast("threading.Lock", Slow())
    for size in (64, 63, 65):
        limit.allow(size, told.append)
        limit._limit = 0
    assert told == [65]


def test_launches_of_one_kernel_with_other_sizes_keep_their_shared_memory() -> None:
    """The limit is a property of the function: one thread is in the middle of raising it when another asks for less."""
    limit, inside, go_on = SharedMemoryLimit(48 << 10), threading.Event(), threading.Event()
    of_function = 48 << 10
    told: list[int] = []

    def tell(size: int) -> None:
        nonlocal of_function
        inside.set()
        assert go_on.wait(10)
        of_function = size
        told.append(size)

    def launch(size: int) -> None:
        limit.allow(size, tell)
        assert of_function >= size, "the driver would refuse this launch"
        ended.append(size)

    ended: list[int] = []
    first = threading.Thread(target=launch, args=(96 << 10,))
    first.start()
    assert inside.wait(10)
    second = threading.Thread(target=launch, args=(64 << 10,))
    second.start()
    second.join(0.05)
    assert not ended, "neither has been allowed yet"
    third = threading.Thread(target=launch, args=(48 << 10,))
    third.start()
    third.join(10)
    assert ended == [48 << 10], "this one needs no more than there is"
    go_on.set()
    first.join(10)
    second.join(10)
    assert (sorted(ended), told) == ([48 << 10, 64 << 10, 96 << 10], [96 << 10])
