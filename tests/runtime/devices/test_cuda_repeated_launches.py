"""Launches of AMD's kernels that come again in a stream of a GPU of NVIDIA's: what was prepared for one is used for the next, and what
has changed since is seen. The kernels run as PTX on the machine of the tests, whose driver has done a launch when its call returns."""

from __future__ import annotations

import ctypes
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import hip_libraries
import numpy as np
import pytest
import reference
from driver_calls import Calls, Code, Failed
from hip_kernels import CACHE, FOLDER
from ptx_machine import Ran

import hipkit
from hipkit import check
from hipkit.runtime import hip, notes, profile
from hipkit.runtime.devices.backend import DeviceKind
from hipkit.runtime.devices.cuda import amd_again, driver
from hipkit.runtime.devices.cuda.driver_stream import MOST
from hipkit.runtime.devices.cuda.engine import CudaBackend
from hipkit.runtime.errors import KernelError, MemoryFault, TrapError
from hipkit.runtime.hip import state
from hipkit.runtime.hip.code.statics import registry
from hipkit.runtime.kernels import again
from hipkit.runtime.kernels.again import BegunLaunch
from hipkit.runtime.memory.host import HostMemory
from hipkit.runtime.memory.storage import HostStorage

BUILT = Path(__file__).parents[3] / "samples" / "built"
MOST_CALLS = 90
"""Functions, in Python or called from hipkit's, of a launch of four arguments that comes again, and of waiting for it."""


@pytest.fixture(params=["gfx1100", "gfx90a:xnack+"])
def ran(request: pytest.FixtureRequest) -> Iterator[Ran]:
    made = Ran(request.param)
    state.use([made.device])
    yield made
    state.use(None)


def loaded(name: str, ran: Ran, *options: str) -> hipkit.Module:
    """The kernels of a file, compiled for a device."""
    code = reference.device_code(FOLDER / f"{name}.hip", ran.device.target.processor, CACHE, options)
    return hipkit.Module.load(code, device=ran.device)


class Adding:
    """A kernel that adds, its memory, and launches of it in a stream."""

    def __init__(self, ran: Ran, size: int = 64) -> None:
        self.device = ran.device
        self.module = ran.load(BUILT / "vector_add")
        self.kernel = self.module["vector_add"]
        self.x, self.y, self.out = (self.device.zeros(size + 16, np.float32) for _ in range(3))
        self.x.copy_from(np.arange(size + 16, dtype="f4"))
        self.stream = self.device.stream()
        for _ in range(3):
            self.launch(1)
        self.stream.synchronize()
        assert self.has_come_again

    def launch(self, count: int, *places: Any) -> None:
        """Add the first elements of two arrays, or of what is at other places: where that is, is not looked at before."""
        given = places or (self.x, self.y, self.out)
        self.kernel.launch(1, 64, [*given, count], stream=self.stream, strict=False)

    def results(self) -> list[float]:
        self.stream.synchronize()
        found: list[float] = self.out.copy_to().tolist()
        self.out.copy_from(np.zeros(len(found), "f4"))
        return found

    @property
    def has_come_again(self) -> bool:
        """Whether the last launch was begun with what was prepared for one before."""
        return isinstance(self.stream.queue.last, BegunLaunch)


@pytest.fixture
def adding(ran: Ran) -> Adding:
    return Adding(ran)


def test_each_has_its_own_arguments(adding: Adding) -> None:
    for count in (5, 64, 0, 17):
        adding.launch(count)
        assert adding.has_come_again
        assert adding.results() == [float(n) if n < count else 0.0 for n in range(80)]


def test_pointers_may_be_others_each_time(adding: Adding) -> None:
    other = adding.device.array(np.arange(100, 180, dtype="f4"))
    for first in (adding.x, other, adding.x, other):
        adding.launch(64, first, adding.y, adding.out)
        assert adding.has_come_again
        assert adding.results()[:64] == first.copy_to()[:64].tolist()


def test_arguments_that_are_aligned_otherwise_have_a_translation_of_their_own(ran: Ran, adding: Adding) -> None:
    for offset, translations in ((4, 2), (16, 2), (20, 2), (64, 2), (2, 3), (0, 3), (6, 3)):
        for _ in range(2):
            adding.launch(8, adding.x, adding.y, adding.out.address + offset)
        assert adding.has_come_again
        found = np.frombuffer(b"".join(np.float32(n).tobytes() for n in adding.results())[offset:], "u1")[:32]
        assert np.frombuffer(found.tobytes(), "f4").tolist() == list(range(8)), offset
        assert len(ran.machine.texts) == translations, offset


def test_memory_that_is_allocated_between_two_may_be_used(adding: Adding) -> None:
    for _ in range(3):
        new = adding.device.array(np.full(64, 7, "f4"))
        adding.launch(64, new, adding.y, adding.out)
        assert adding.has_come_again
        assert adding.results()[:64] == [7.0] * 64


def test_memory_that_is_freed_between_two_may_not(adding: Adding) -> None:
    freed = adding.device.allocate(256)
    adding.launch(64, freed, adding.y, adding.out)
    adding.stream.synchronize()
    adding.device.free(freed)
    adding.launch(64, freed, adding.y, adding.out)
    assert adding.has_come_again
    with pytest.raises(MemoryFault, match=r"reads 4 bytes at .*, which is in no allocation") as caught:
        adding.stream.synchronize()
    assert (caught.value.address, caught.value.kernel) == (freed, adding.kernel.name)


@pytest.mark.parametrize("is_pooled", [False, True])
def test_an_argument_that_was_freed_is_refused_where_arguments_are_looked_at(adding: Adding, is_pooled: bool) -> None:
    place = check(hip.hipMallocAsync(256, None)) if is_pooled else check(hip.hipMalloc(256))

    def launch() -> int:
        given = [int(place), adding.y.address, adding.out.address, 1]
        return int(hip.hipModuleLaunchKernel(hip.hipFunction_t(adding.kernel), 1, 1, 1, 64, 1, 1, 0, None, given)[0])

    assert [launch() for _ in range(4)] == [0, 0, 0, 0]
    assert (hip.hipFreeAsync(place, None) if is_pooled else hip.hipFree(place)) == (0,)
    assert launch() == hip.hipError_t.hipErrorInvalidValue


def test_memory_that_is_smaller_than_that_of_the_launch_before_is_all_that_may_be_used(adding: Adding) -> None:
    small = adding.device.zeros(32, np.float32)
    adding.launch(32, small, adding.y, adding.out)
    adding.launch(64, small, adding.y, adding.out)
    adding.launch(64)
    assert adding.has_come_again
    with pytest.raises(MemoryFault, match=f"{small.address + 128:#x}"):
        adding.stream.synchronize()


def test_a_fault_says_what_it_says_of_a_first_launch(adding: Adding) -> None:
    said, past = list[str](), [adding.x, adding.y, adding.out.address + 256, 64]
    for stream in (adding.stream, None) * 2:
        with pytest.raises(MemoryFault) as caught:
            adding.kernel.launch(1, 64, past, stream=stream, strict=False)
            assert stream is None or adding.has_come_again
            adding.stream.synchronize()
        said.append(str(caught.value))
    assert len(said) == 4 and len(set(said)) == 1
    adding.results()
    adding.launch(3)
    assert adding.has_come_again and adding.results()[:4] == [0.0, 1.0, 2.0, 0.0]


def test_each_of_several_faults_is_told_of(adding: Adding) -> None:
    commands = []
    for count, place in ((64, 0), (64, adding.x), (64, 8)):
        adding.launch(count, place, adding.y, adding.out)
        commands.append(adding.stream.queue.last)
    with pytest.raises(MemoryFault, match="0x0"):
        adding.stream.synchronize()
    assert [getattr(command.error, "address", None) for command in commands] == [0, None, 8]  # type: ignore[union-attr]


def test_an_unloaded_kernel_is_not_launched_and_the_next_at_its_place_is_another(ran: Ran, adding: Adding) -> None:
    adding.module.unload()
    with pytest.raises(hipkit.UsageError, match="unloaded"):
        adding.launch(64)
    again = Adding(ran)
    again.launch(9)
    assert again.has_come_again
    assert again.results()[:10] == [*map(float, range(9)), 0.0]


@pytest.mark.usefixtures("compilers")
def test_a_kernel_may_read_its_arguments_as_memory_and_nothing_behind_them(ran: Ran) -> None:
    kernel, stream = loaded("launches", ran)["behind_arguments"], ran.device.stream()
    out = ran.device.zeros(64, np.uint64)
    for _ in range(7):
        kernel.launch(1, 64, [out, 8], stream=stream)
    assert isinstance(stream.queue.last, BegunLaunch)
    stream.synchronize()
    assert set(out.copy_to().tolist()) == {8}
    kernel.launch(1, 64, [out, 9 * 64], stream=stream)
    with pytest.raises(MemoryFault):
        stream.synchronize()


@pytest.mark.usefixtures("compilers")
def test_addresses_that_lie_in_memory_are_looked_up_in_what_is_allocated_now(ran: Ran) -> None:
    kernel, stream = loaded("launches", ran)["follow"], ran.device.stream()
    where, out = ran.device.zeros(1, np.uint64), ran.device.zeros(64, np.uint32)
    for value in range(4):
        address = ran.device.allocate(256)
        ran.device.memory.write(address, np.full(64, value, np.uint32).tobytes())
        where.copy_from(np.array([address], np.uint64))
        kernel.launch(1, 64, [where, out], stream=stream)
        stream.synchronize()
        assert set(out.copy_to().tolist()) == {value}
    assert isinstance(stream.queue.last, BegunLaunch)
    ran.device.free(address)
    kernel.launch(1, 64, [where, out], stream=stream)
    with pytest.raises(MemoryFault, match=f"{address:#x}"):
        stream.synchronize()


@pytest.mark.usefixtures("compilers")
def test_a_trap_is_that_of_its_launch(ran: Ran) -> None:
    kernel, stream, commands = loaded("faults", ran)["traps_in_lane"], ran.device.stream(), []
    for lane in (99, 99, 99, 5, 99):
        kernel.launch(1, 32, [lane], stream=stream)
        commands.append(stream.queue.last)
    with pytest.raises(TrapError, match="trap 2 in wave 0"):
        stream.synchronize()
    assert [command.error is None for command in commands if command] == [True, True, True, False, True]


@pytest.mark.usefixtures("compilers")
def test_a_launch_with_more_lds_has_it(ran: Ran) -> None:
    module = loaded("overreads", ran)
    values, out = ran.device.array(np.arange(1, 65, dtype="u4")), ran.device.zeros(65, np.uint32)
    stream = ran.device.stream()
    for lds in (256, 256, 256, 512, 512, 512, 64 << 10, 64 << 10, 64 << 10):
        module["into_lds"].launch(1, 64, [values, out, 0], lds=lds, stream=stream, strict=False)
        stream.synchronize()
    assert isinstance(stream.queue.last, BegunLaunch)
    # A translation that there was not: its function has not been allowed so much before.
    module["into_lds"].launch(1, 64, [values, out.address + 2, 0], lds=64 << 10, stream=stream, strict=False)
    stream.synchronize()
    assert isinstance(stream.queue.last, BegunLaunch)
    module["into_lds"].launch(1, 64, [values, out, 0], lds=128, stream=stream)
    with pytest.raises(MemoryFault):
        stream.synchronize()


@pytest.mark.usefixtures("compilers")
def test_arguments_that_a_kernel_finds_in_registers_are_each_launch_s() -> None:
    ran, options = Ran("gfx942"), ("-mllvm", "-amdgpu-kernarg-preload-count=4")
    module = loaded("launches", ran, *options)
    out, stream = ran.device.zeros(64, np.uint32), ran.device.stream()
    descriptor = module["add"].info.descriptor
    assert descriptor is not None and descriptor["kernarg_preload.length"] >= 4
    for first in range(1, 6):
        module["add"].launch(1, 64, [out, np.uint32(first), np.uint32(7)], stream=stream)
    stream.synchronize()
    assert isinstance(stream.queue.last, BegunLaunch)
    assert set(out.copy_to().tolist()) == {sum(1000 * first + 7 for first in range(1, 6))}


def test_a_destroyed_stream_launches_nothing(adding: Adding) -> None:
    adding.stream.close()
    with pytest.raises(hipkit.UsageError, match="destroyed"):
        adding.launch(1)


def test_while_the_stream_captures_launches_become_nodes(adding: Adding) -> None:
    adding.results()
    with adding.stream.capturing() as graph:
        adding.launch(4)
        adding.launch(2, adding.x, adding.x, adding.out)
    assert len(graph.nodes) == 2
    assert adding.results()[:5] == [0.0] * 5
    graph.instantiate().launch(adding.stream)
    assert adding.results()[:5] == [0.0, 2.0, 2.0, 3.0, 0.0]
    adding.launch(3)
    assert adding.has_come_again


def test_whether_accesses_are_checked_is_asked_each_time(ran: Ran, adding: Adding) -> None:
    with hipkit.unchecked():
        for _ in range(3):
            adding.launch(5)
            assert adding.has_come_again
        adding.stream.synchronize()
    assert ["find_memory" in text for text in ran.machine.texts] == [True, False]
    adding.launch(64, 0, adding.y, adding.out)
    with pytest.raises(MemoryFault):
        adding.stream.synchronize()


@pytest.mark.usefixtures("compilers")
def test_what_is_read_past_the_end_by_programs_as_they_are_is_zero_and_told_of_once(
    ran: Ran, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(notes, "_write", said.append)
    monkeypatch.setattr(notes, "_given", set())
    module = loaded("overreads", ran)
    try:
        profile.use(profile.Profile(is_program=True, is_strict=False))
        values, out = ran.device.array(np.arange(1, 65, dtype="u4")), ran.device.zeros(64, np.uint32)
        stream = ran.device.stream()
        for at in (0, 0, 0, 40, 40):
            module["by_lane"].launch(1, 64, [values, out, at], stream=stream)
            stream.synchronize()
        assert isinstance(stream.queue.last, BegunLaunch)
        assert out.copy_to().tolist() == [*range(41, 65), *[0] * 40]
        (note,) = said
        assert note.startswith("kernel by_lane: ")
    finally:
        profile.use(None)


@pytest.mark.usefixtures("compilers")
def test_what_a_library_launches_again_has_the_arguments_that_it_has_then(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """From its own code: arguments are where it has them, in memory that it allocates and frees each time."""
    request.addfinalizer(lambda: state.use(None))
    request.addfinalizer(registry().unload)
    begun = list[BegunLaunch]()

    class Noted(BegunLaunch):
        def __init__(self, *given: Any, **options: Any) -> None:
            super().__init__(*given, **options)
            begun.append(self)

    monkeypatch.setattr(again, "BegunLaunch", Noted)
    state.use([Ran("gfx942").device])
    library = hipkit.load_library(hip_libraries.library("vadd"))
    for count in (64, 64, 64, 3, 50, 64):
        a, b, c = np.arange(count, dtype="f4"), np.full(count, count, "f4"), np.zeros(64, "f4")
        assert library.run_vadd(*(one.ctypes.data_as(ctypes.c_void_p) for one in (a, b, c)), count) == 0, hip.gate.last
        expected = a + 2 * b + np.arange(count) % 4 + 1 + np.float32(0.5)
        assert (c[:count] == expected).all() and not c[count:].any()
    assert len(begun) == 4


# ------------------------------------------------------------------------------------ a driver that begins and does nothing


class NotReady(Code):
    name = "CUDA_ERROR_NOT_READY"


class Beginning(Calls):
    """A driver that notes where the arguments of launches are in memory."""

    def __init__(self) -> None:
        super().__init__()
        self.memory: list[int] = []
        self.is_busy = False

    def cuStreamQuery(self, _stream: object) -> tuple[Code]:  # noqa: N802 - the driver's name
        self.made.append("cuStreamQuery")
        return (NotReady(self.is_busy),)

    def cuLaunchKernel(self, _function: object, *given: Any) -> tuple[Code]:  # noqa: N802 - the driver's name
        self.made.append("cuLaunchKernel")
        if "cuLaunchKernel" in self.broken:
            return (Failed(1),)
        places = (ctypes.c_uint64 * 8).from_address(given[8])
        sgprs = [ctypes.c_uint32.from_address(place).value for place in places[2:4]]
        self.memory.append(sgprs[0] | sgprs[1] << 32)
        return (Code(0),)


class Far(HostStorage):
    """Memory that counts as a GPU's."""

    is_host = False


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Beginning, hipkit.Device, Any, int]]:
    calls = Beginning()
    monkeypatch.setattr(driver, "bindings", lambda: calls)
    gpu = driver.Gpu(0)
    device = hipkit.Device("gfx1100", kind=DeviceKind(Far, lambda _, memory: CudaBackend(gpu, memory)))
    state.use([device])
    kernel = hipkit.Module.load(BUILT / "vector_add", device)["vector_add"]
    yield calls, device, kernel, device.allocate(256)
    state.use(None)


def count_in(address: int) -> int:
    """The last argument of a launch, in memory."""
    return ctypes.c_int32.from_address(address + 24).value


def test_launches_that_run_keep_their_arguments(begun: Any) -> None:
    calls, device, kernel, place = begun
    calls.is_busy = True
    stream = device.stream()
    for count in range(MOST):
        kernel.launch(1, 16, [place, place, place, count], stream=stream)
    assert len(set(calls.memory)) == MOST
    assert [count_in(address) for address in calls.memory] == list(range(MOST))
    stream.synchronize()


def test_frames_of_launches_that_have_ended_are_used_again(begun: Any) -> None:
    calls, device, kernel, place = begun
    stream = device.stream()
    for _ in range(3):
        for count in range(4 * MOST):
            kernel.launch(1, 16, [place, place, place, count], stream=stream)
            assert count_in(calls.memory[-1]) == count
        stream.synchronize()
    assert len(set(calls.memory)) <= 2 * amd_again._FEW_FRAMES
    assert calls.made.count("cuLaunchKernel") == 12 * MOST


def test_a_launch_that_the_driver_refuses_fails_where_it_is_waited_for(begun: Any) -> None:
    calls, device, kernel, place = begun
    stream = device.stream()
    for _ in range(3):
        kernel.launch(1, 16, [place, place, place, 1], stream=stream)
    stream.synchronize()
    on = stream.queue.device_stream._stream
    calls.broken |= {"cuLaunchKernel", "cuStreamSynchronize"}
    kernel.launch(1, 16, [place, place, place, 1], stream=stream)
    with pytest.raises(KernelError, match="a kernel was stopped"):
        stream.synchronize()
    assert calls.made.count("cuLaunchKernel") >= 5, "it was tried in both ways"
    assert on.begun == on.ended and not on.table._running


def test_the_bounds_of_a_launch_are_those_of_its_own_pointers(begun: Any) -> None:
    _calls, device, kernel, _place = begun
    places = [device.allocate(256 * size) for size in (1, 2, 3)]
    stream, seen = device.stream(), []
    for place in (*places, *places, places[0]):
        kernel.launch(1, 16, [place, place, place, 16], stream=stream)
        stream.synchronize()
    own = next(known for known in kernel.launches.known.values() if known)._again
    for place in (*places, places[0]):
        kernel.launch(1, 16, [place, place, place, 16], stream=stream)
        stream.synchronize()
        (ready,) = own._kernels[0].free
        seen.append({number for number in ready.passing.numbers if number in places})
    assert seen == [{place} for place in (*places, places[0])]


def test_a_kernel_that_the_host_has_a_part_in_is_looked_after_each_time(begun: Any) -> None:
    calls, device, _kernel, place = begun
    kernel = hipkit.Module.load(BUILT / "hello.gfx1100.v5.hsaco", device)["hello"]
    stream = device.stream()
    for number in range(4):
        kernel.launch(1, 1, [place, float(number)], stream=stream)
        stream.synchronize()
        assert not isinstance(stream.queue.last, BegunLaunch)
    assert calls.made.count("cuLaunchKernel") == calls.made.count("cuStreamQuery") == 4


@pytest.mark.parametrize("how", ["hipModuleLaunchKernel", "hipLaunchKernel"])
def test_it_takes_few_calls_of_python(begun: Any, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a program that runs as it is: hipkit does not look before the launch whether arguments are addresses."""
    profile.use(profile.Profile(is_program=True, is_strict=False))
    known = HostMemory()
    monkeypatch.setattr(again, "host_memory", lambda: known)
    _calls, _device, kernel, place = begun
    function, stream = hip.hipFunction_t(kernel), check(hip.hipStreamCreate())
    values = [*(ctypes.c_uint64(place) for _ in range(3)), ctypes.c_int32(16)]
    array = (ctypes.c_void_p * 4)(*map(ctypes.addressof, values))

    def launch() -> None:
        if how == "hipLaunchKernel":
            check(hip.hipLaunchKernel(function, (1, 1, 1), (16, 1, 1), ctypes.addressof(array), 0, stream))
        else:
            check(hip.hipModuleLaunchKernel(function, 1, 1, 1, 16, 1, 1, 0, stream, [place, place, place, 16], None))

    seen, repetitions = Counter[str](), 20

    def note(frame: FrameType, event: str, what: Any) -> None:
        if event in ("call", "c_call") and frame.f_globals["__name__"].startswith("hipkit."):
            seen[frame.f_code.co_name if event == "call" else what.__qualname__] += 1

    for _ in range(2 * amd_again._FEW_FRAMES):
        launch()
    check(hip.hipStreamSynchronize(stream))
    sys.setprofile(note)
    try:
        for _ in range(repetitions):
            launch()
        check(hip.hipStreamSynchronize(stream))
    finally:
        sys.setprofile(None)
    assert seen.total() / repetitions <= MOST_CALLS, (seen.total() / repetitions, seen)
