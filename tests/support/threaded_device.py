"""A device whose streams go on by themselves: each is a thread, with a gate that holds it back."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from queue import SimpleQueue

import numpy as np

import hipkit
from hipkit.runtime.devices.backend import Backend, DeviceStream, Dispatch, Report

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
