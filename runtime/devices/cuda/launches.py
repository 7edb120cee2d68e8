"""Launches on a GPU of NVIDIA's: how they are begun and waited for; and those of the driver's own kernels."""

from __future__ import annotations

import ctypes
import time
from abc import ABC, abstractmethod
from functools import partial
from typing import Any

from ...conditions import conditions
from ..backend import Again, Dispatch, Finish, Report, Size
from ..time_limit import check_time
from .driver import Gpu, thread
from .driver_stream import MOST, MOST_LAUNCHES, DriverStream
from .module import CudaImage
from .shared_memory import SharedMemoryLimit
from .status import Status

_FIRST_PAUSE, _LONGEST_PAUSE = 2e-6, 1e-3
_PATIENCE = 2.0
"""Seconds that a kernel has to end in when it is to."""


class Launch(ABC):
    """A launch, whose kernel the driver has."""

    def __init__(self, gpu: Gpu, dispatch: Dispatch, function: Any, shared_memory: SharedMemoryLimit) -> None:
        self._gpu, self._dispatch, self._function = gpu, dispatch, function
        self._begun_at = time.perf_counter()
        # Other threads may launch it with more or less.
        shared_memory.allow(dispatch.lds, partial(gpu.allow_shared_memory, function))

    @abstractmethod
    def begin(self, on: DriverStream) -> None:
        """Have the driver begin it."""

    @abstractmethod
    def finish(self, *, is_polled: bool = False) -> Report:
        """Wait for its end, ``is_polled`` while what it asks of the host is done and time is looked at. Raises what has stopped it."""

    def _start(self, on: DriverStream, threads: Size, parameters: int) -> None:
        dispatch = self._dispatch
        where = (self._function, *dispatch.groups, *threads, dispatch.lds, on.handle, parameters)
        self._gpu.launch_begun()
        try:
            if dispatch.is_cooperative:
                self._gpu.call("cuLaunchCooperativeKernel", *where)
            else:
                self._gpu.call("cuLaunchKernel", *where, 0)
        except BaseException:
            self._gpu.launch_ended()
            raise
        self._on, self._number = on, on.launched()

    def _wait(self, status: Status | None, *, is_polled: bool) -> None:
        dispatch = self._dispatch
        if is_polled and (dispatch.timeout is not None or dispatch.poll is not None):
            self._poll(status)
        else:
            self._on.wait(self._number)

    def _poll(self, status: Status | None) -> None:
        pause = _FIRST_PAUSE
        try:
            while not self._gpu.is_done(self._on.handle):
                check_time(self._dispatch, self._begun_at)
                if self._dispatch.poll is not None:
                    self._dispatch.poll()
                time.sleep(pause)
                pause = min(pause * 2, _LONGEST_PAUSE)
        except BaseException:
            self._stop(status)
            raise

    def _stop(self, status: Status | None) -> None:
        """Have the waves of the kernel end; one that does not ends what can be done on the GPU."""
        if status is not None:
            status.stop()
        last = time.perf_counter() + _PATIENCE
        while not self._gpu.is_done(self._on.handle):
            if time.perf_counter() > last:
                self._gpu.hang(self._dispatch.kernel)
                return
            time.sleep(_LONGEST_PAUSE)

    def _ended(self) -> None:
        self._on.waited(self._number)
        self._gpu.launch_ended()


class OwnKernel:
    """A kernel of the driver's, and where the driver finds the arguments of a dispatch of it, whatever these are by then."""

    def __init__(self, dispatch: Dispatch) -> None:
        image, arguments = dispatch.image, dispatch.arguments
        assert isinstance(image, CudaImage)
        self.dispatch, self.function = dispatch, image.functions[dispatch.kernel]
        self.shared_memory = image.shared_memory[dispatch.kernel]
        rows, kind = image.kernels[dispatch.kernel].kernel.arguments, ctypes.c_ubyte * max(1, len(arguments))
        is_copied = arguments.readonly or not arguments
        self._data = kind.from_buffer_copy(bytes(arguments) or b"\0") if is_copied else kind.from_buffer(arguments)
        first = ctypes.addressof(self._data)
        self._places = (ctypes.c_void_p * max(1, len(rows)))(*(first + (row.offset or 0) for row in rows))
        self.parameters = ctypes.addressof(self._places)


class OwnLaunch(Launch):
    """A launch of a kernel of the driver's."""

    def __init__(self, gpu: Gpu, kernel: OwnKernel) -> None:
        super().__init__(gpu, kernel.dispatch, kernel.function, kernel.shared_memory)
        self._parameters = kernel.parameters

    def begin(self, on: DriverStream) -> None:
        self._start(on, self._dispatch.group_size, self._parameters)

    def finish(self, *, is_polled: bool = False) -> Report:
        try:
            self._wait(None, is_polled=is_polled)
        finally:
            self._ended()
        return Report(run_seconds=time.perf_counter() - self._begun_at)


class OwnAgain(Again):
    """Launches of a kernel of the driver's in one of its streams: all that one makes anew is the call of the driver."""

    takes_more = True

    def __init__(self, gpu: Gpu, dispatch: Dispatch, on: DriverStream) -> None:
        kernel = self._kernel = OwnKernel(dispatch)
        self._gpu, self._on, self._generation, self._arguments = gpu, on, gpu.generation, dispatch.arguments
        kernel.shared_memory.allow(dispatch.lds, partial(gpu.allow_shared_memory, kernel.function))
        self._launch = gpu.prepared_launch(
            kernel.function, dispatch.groups, dispatch.group_size, dispatch.lds, on.handle, kernel.parameters
        )
        self._bare = self._launch.bare
        self._conditions = conditions()

    def begin(self, arguments: bytearray) -> Finish | None:
        """Have the driver begin one, where its stream has room."""
        gpu, on = self._gpu, self._on
        if on.begun - on.ended >= MOST or on.number - on.known >= MOST_LAUNCHES:
            return None
        if gpu.generation != self._generation or conditions() is not self._conditions:
            return None
        if arguments:
            self._arguments[:] = arguments
        gpu.launch_begun()
        try:
            self._launch.checked()
        except BaseException:
            gpu.launch_ended()
            raise
        on.begun += 1
        on.number = number = on.number + 1
        return OwnLaunches(gpu, on, number)

    def more(self, arguments: bytearray, before: Finish) -> bool:
        """Have the driver begin one more."""
        on, gpu = self._on, self._gpu
        if (
            before.__class__ is not OwnLaunches
            or on.number - on.known >= MOST_LAUNCHES
            or gpu.generation != self._generation
            or conditions() is not self._conditions
            or thread.current is not gpu.mark
        ):
            return False
        if arguments:
            self._arguments[:] = arguments
        if self._bare():
            return False  # what the driver answers then is raised where it is begun by itself
        before.last = on.number = on.number + 1
        return True


class OwnLaunches:
    """Launches of the driver's own kernels that came one after the other in one of its streams, and are waited for together."""

    def __init__(self, gpu: Gpu, on: DriverStream, number: int) -> None:
        self._gpu, self._on, self.last = gpu, on, number
        """The number of the last one."""

    def __call__(self) -> None:
        """Wait for the end of all."""
        on = self._on
        try:
            if on.known < self.last:
                on.wait(self.last)
        finally:
            on.ended += 1
            self._gpu.launch_ended()
