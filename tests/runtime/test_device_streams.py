"""Streams whose device goes on by itself: what it begins, what waits for its turn, errors, and times. The device here is a thread."""

from __future__ import annotations

import mmap
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue
from typing import ClassVar

import numpy as np
import pytest

import hipkit
from hipkit.runtime.devices.backend import Backend, DeviceKind, DeviceStream, Dispatch, Report
from hipkit.runtime.devices.cpu.engine import CpuBackend
from hipkit.runtime.errors import MemoryFault
from hipkit.runtime.kernels.kernel import LaunchableKernel
from hipkit.runtime.kernels.plan import Frame, PlainFrame, Plan
from hipkit.runtime.memory.storage import HostStorage

SIZE, PATIENCE = 64, 30.0


class Job:
    """What the thread does."""

    def __init__(self, dispatch: Dispatch | None) -> None:
        self.dispatch, self.report = dispatch, Report()
        self.ended, self.time = threading.Event(), 0
        self.error: BaseException | None = None

    def finish(self) -> Report:
        assert self.ended.wait(PATIENCE)
        if self.error is not None:
            raise self.error
        return self.report


class Threaded(DeviceStream):
    """A thread that does what it is given, one after the other, while its gate is open."""

    most = 1000

    def __init__(self, engine: Backend) -> None:
        self.engine, self.gate = engine, threading.Event()
        self.gate.set()
        self.given: SimpleQueue[Job] = SimpleQueue()
        self.jobs: list[Job] = []
        self.waited = 0
        threading.Thread(target=self._work, daemon=True).start()

    def _work(self) -> None:
        while True:
            job = self.given.get()
            assert self.gate.wait(PATIENCE)
            try:
                if job.dispatch is not None:
                    job.report = self.engine.run(job.dispatch)
            except BaseException as error:
                job.error = error
            job.time = time.perf_counter_ns()
            job.ended.set()

    def begin(self, dispatch: Dispatch) -> Callable[[], Report] | None:
        if self.is_full:
            return None
        return self._given(Job(dispatch)).finish

    def mark(self) -> Callable[[], int]:
        job = self._given(Job(None))
        return lambda: (job.finish(), job.time)[1]

    def _given(self, job: Job) -> Job:
        self.jobs.append(job)
        self.given.put(job)
        return job

    @property
    def begun(self) -> int:
        """The launches that have begun."""
        return sum(job.dispatch is not None for job in self.jobs)

    @property
    def is_done(self) -> bool:
        return all(job.ended.is_set() for job in self.jobs)

    @property
    def is_full(self) -> bool:
        return sum(not job.ended.is_set() for job in self.jobs) >= self.most


class AsynchronousDevice(hipkit.Device):
    """A device whose streams are threads."""

    made: list[Threaded]

    def _device_stream(self) -> Threaded:
        made = Threaded(self.backend)
        self.made = [*getattr(self, "made", ()), made]
        return made


@pytest.fixture
def device() -> Iterator[AsynchronousDevice]:
    made = AsynchronousDevice("gfx1100")
    yield made
    for stream in getattr(made, "made", ()):
        stream.gate.set()
    made.synchronize()


@pytest.fixture
def add(device: AsynchronousDevice, samples: Path) -> LaunchableKernel:
    kernel = hipkit.Module.load(samples / "vector_add", device)["vector_add"]
    assert isinstance(kernel, LaunchableKernel)
    return kernel


def numbers(buffer: hipkit.Buffer) -> list[float]:
    """What is in a buffer, without a stream."""
    found: list[float] = np.frombuffer(buffer.device.memory.read(buffer.address, 4 * SIZE), np.float32).tolist()
    return found


def value(buffer: hipkit.Buffer, at: int = 0) -> float:
    """One of its numbers."""
    return numbers(buffer)[at]


def closed(device: AsynchronousDevice, stream: hipkit.Stream) -> Threaded:
    """The device's stream of one of hipkit's, which does nothing yet."""
    stream.call(lambda: None)
    stream.synchronize()
    (made,) = device.made[-1:]
    made.gate.clear()
    return made


def test_launches_and_events_are_begun_by_the_thread_that_asks_for_them(
    device: AsynchronousDevice, add: LaunchableKernel
) -> None:
    one, total = device.full(SIZE, 1.0, np.float32), device.zeros(SIZE, np.float32)
    stream = device.stream()
    own = closed(device, stream)
    for _ in range(3):
        add.launch(1, SIZE, [total, one, total, SIZE], stream=stream)
    event = stream.record()
    assert own.begun == 3 and len(own.jobs) == 4
    assert not stream.query() and not event.query()
    own.gate.set()
    stream.synchronize()
    assert event.query()
    assert numbers(total) == [3.0] * SIZE


def test_what_the_host_does_comes_in_its_turn_and_launches_after_it_too(
    device: AsynchronousDevice, add: LaunchableKernel
) -> None:
    one, total = device.full(SIZE, 1.0, np.float32), device.zeros(SIZE, np.float32)
    stream = device.stream()
    own, seen = closed(device, stream), list[float]()
    add.launch(1, SIZE, [total, one, total, SIZE], stream=stream)
    stream.call(lambda: seen.append(value(total)))
    add.launch(1, SIZE, [total, one, total, SIZE], stream=stream)
    assert own.begun == 1, "the second comes after a call of the host"
    own.gate.set()
    stream.synchronize()
    assert seen == [1.0]
    assert value(total) == 2.0
    add.launch(1, SIZE, [total, one, total, SIZE], stream=stream)
    assert own.begun == 2
    stream.synchronize()
    assert value(total) == 3.0


def test_a_stream_that_waits_for_an_event_begins_nothing_before_it(
    device: AsynchronousDevice, add: LaunchableKernel
) -> None:
    one, total = device.full(SIZE, 1.0, np.float32), device.zeros(SIZE, np.float32)
    first, second = device.stream(), device.stream()
    own = closed(device, first)
    other = closed(device, second)
    other.gate.set()
    add.launch(1, SIZE, [total, one, total, SIZE], stream=first)
    second.wait(first.record())
    add.launch(1, SIZE, [total, total, total, SIZE], stream=second)
    assert (own.begun, other.begun) == (1, 0)
    own.gate.set()
    second.synchronize()
    assert value(total) == 2.0


def test_the_launch_that_fails_is_the_one_that_is_named_and_the_others_are_done(
    device: AsynchronousDevice, add: LaunchableKernel
) -> None:
    one, total = device.full(SIZE, 1.0, np.float32), device.zeros(SIZE, np.float32)
    short = device.zeros(SIZE - 1, np.float32)
    stream = device.stream()
    own = closed(device, stream)
    add.launch(1, SIZE, [total, one, total, SIZE], stream=stream)
    add.launch(1, SIZE, [short, one, total, SIZE], stream=stream, strict=False)
    add.launch(1, SIZE, [total, one, total, SIZE], stream=stream)
    assert own.begun == 3
    own.gate.set()
    with pytest.raises(MemoryFault, match="lane 31 of wave 1 .* reads 4 bytes .* of 252 bytes"):
        stream.synchronize()
    stream.synchronize()
    assert value(total, SIZE - 1) == 2.0


def test_events_have_the_device_s_time(device: AsynchronousDevice, add: LaunchableKernel) -> None:
    """The host looks much later than the device was done."""
    one, total = device.full(SIZE, 1.0, np.float32), device.zeros(SIZE, np.float32)
    stream = device.stream()
    own = closed(device, stream)
    start = stream.record()
    add.launch(1, SIZE, [total, one, total, SIZE], stream=stream)
    end = stream.record()
    own.gate.set()
    assert all(job.ended.wait(PATIENCE) for job in own.jobs)
    stream.synchronize()
    first, _, last = own.jobs
    assert end - start == (last.time - first.time) / 1e6


def test_a_full_stream_is_waited_for(
    device: AsynchronousDevice, add: LaunchableKernel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Threaded, "most", 4)
    one, total = device.full(SIZE, 1.0, np.float32), device.zeros(SIZE, np.float32)
    stream = device.stream()
    for _ in range(50):
        add.launch(1, SIZE, [total, one, total, SIZE], stream=stream)
        (own,) = device.made
        assert sum(not job.ended.is_set() for job in own.jobs) <= 4
        assert len(stream.queue._commands) <= 50
    stream.synchronize()
    assert value(total) == 50.0
    assert own.begun > 10


def test_what_no_thread_waits_for_is_seen_all_the_same(device: AsynchronousDevice, add: LaunchableKernel) -> None:
    one, total = device.full(SIZE, 1.0, np.float32), device.zeros(SIZE, np.float32)
    stream = device.stream()
    own = closed(device, stream)
    add.launch(1, SIZE, [total, one, total, SIZE], stream=stream)
    time.sleep(0.05)
    assert not stream.is_idle and stream.queue._running is None, "no thread waits while the device has something to do"
    own.gate.set()
    deadline = time.perf_counter() + PATIENCE
    while not stream.query():
        assert time.perf_counter() < deadline
        time.sleep(0.001)
    assert value(total) == 1.0


def test_a_device_that_begins_anew_waits_for_what_it_has_begun(
    device: AsynchronousDevice, add: LaunchableKernel
) -> None:
    one, total = device.full(SIZE, 1.0, np.float32), device.zeros(SIZE, np.float32)
    stream = device.stream()
    own = closed(device, stream)
    add.launch(1, SIZE, [total, one, total, SIZE], stream=stream)
    threading.Timer(0.05, own.gate.set).start()
    device.reset()
    assert [job.ended.is_set() for job in own.jobs] == [True]


@pytest.mark.parametrize("how", [{"counting": True}, {"interpreted": True}])
def test_what_only_the_host_s_engine_does_is_not_begun(
    device: AsynchronousDevice, add: LaunchableKernel, how: dict[str, bool]
) -> None:
    one, total = device.full(SIZE, 1.0, np.float32), device.zeros(SIZE, np.float32)
    stream = device.stream()
    add.launch(1, SIZE, [total, one, total, SIZE], stream=stream, **how)
    stream.synchronize()
    assert device.made[-1].begun == 0
    assert value(total) == 1.0


def test_a_failed_begin_is_an_error_of_the_launch(
    device: AsynchronousDevice, add: LaunchableKernel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a device refuses to begin is done in its turn, which says why."""

    def refuse(_stream: Threaded, _dispatch: Dispatch) -> None:
        raise hipkit.HipkitError("not this one")

    monkeypatch.setattr(Threaded, "begin", refuse)
    one, total = device.full(SIZE, 1.0, np.float32), device.zeros(SIZE, np.float32)
    stream = device.stream()
    add.launch(1, SIZE, [total, one, total, SIZE], stream=stream)
    stream.synchronize()
    assert value(total) == 1.0


def test_launches_that_have_ended_leave_what_they_showed_their_kernels(
    device: AsynchronousDevice, add: LaunchableKernel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where none has waited for them; those that have not ended keep it."""
    made, frame_of = list[Plan](), Plan._frame

    def noted(plan: Plan) -> Frame | PlainFrame:
        made.append(plan)
        return frame_of(plan)

    monkeypatch.setattr(Plan, "_frame", noted)
    one, total = device.full(SIZE, 1.0, np.float32), device.zeros(SIZE, np.float32)
    stream = device.stream()
    for _ in range(10):
        add.launch(1, SIZE, [total, one, total, SIZE], stream=stream)
        (own,) = device.made[-1:]
        assert all(job.ended.wait(PATIENCE) for job in own.jobs)
    assert len(made) == 1
    own.gate.clear()
    for _ in range(5):
        add.launch(1, SIZE, [total, one, total, SIZE], stream=stream)
    assert len(made) == 5
    own.gate.set()
    stream.synchronize()
    assert value(total) == 15.0
    for _ in range(5):
        add.launch(1, SIZE, [total, one, total, SIZE], stream=stream)
    stream.synchronize()
    assert len(made) == 5 and value(total) == 20.0


class Registering(HostStorage):
    """Memory whose host pages have to be registered."""

    is_host = False
    mapped: ClassVar[list[tuple[int, int]]] = []

    def map(self, address: int, size: int) -> None:
        self.mapped.append((address, size))


def test_what_a_launch_shows_its_kernel_is_in_pages_of_its_own(samples: Path) -> None:
    """PyTorch cannot copy memory of which some pages are registered."""
    kind = DeviceKind(Registering, lambda _target, memory: CpuBackend(memory))
    device = hipkit.Device("gfx1100", kind=kind)
    Registering.mapped.clear()
    kernel = hipkit.Module.load(samples / "vector_add", device)["vector_add"]
    place = device.allocate(4 * SIZE)
    kernel.launch(1, SIZE, [place, place, place, SIZE])
    (block,) = Registering.mapped
    assert block[0] % mmap.PAGESIZE == 0
