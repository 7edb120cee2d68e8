"""Launches on a GPU of NVIDIA's: what they pass, how they are waited for, and what has become of them."""

from __future__ import annotations

import ctypes
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from struct import Struct, pack_into
from typing import Any

from ....fatbin.records import NamedTuple
from ....fatbin.schema import align_up
from ...errors import FaultError, MemoryFault, TimeLimitError
from ...memory.device import DeviceMemory
from ..backend import Dispatch, Report, Size
from ..surroundings import Surroundings
from ..time_limit import check_time
from .bounds import Bound, Memory, values
from .driver import Gpu
from .driver_stream import MOST, DriverStream
from .kept import is_for
from .module import CudaImage
from .shared_memory import SharedMemoryLimit
from .status import Status
from .storage import CudaStorage

POINTER = "global_buffer"
"""What metadata call an argument that is a pointer."""
_FIRST_PAUSE, _LONGEST_PAUSE = 2e-6, 1e-3
_EXACT: dict[int, int] = {}
"""Nothing may be read past its end."""
_PATIENCE = 2.0
"""Seconds that a kernel has to end in when it is to."""
_MOST_PASSINGS = 256


class Passing:
    """The parameters of launches whose arguments are at one address, and where the driver finds them."""

    def __init__(self, dispatch: Dispatch, parameter: int, bounds: int) -> None:
        words = len(dispatch.setup.sgprs)
        self._layout = Struct(f"<QQ{words}I")
        self._arguments = align_up(self._layout.size, 16)
        self._data = memoryview(ctypes.create_string_buffer(self._arguments + parameter)).cast("B")
        self.numbers = (ctypes.c_uint64 * bounds)()
        """The address of the table of memory, and bounds."""
        self._end = self._arguments + len(dispatch.arguments) if parameter else self._arguments
        first, numbers = ctypes.addressof(ctypes.c_char.from_buffer(self._data)), ctypes.addressof(self.numbers)
        places = [first, first + 8, *range(first + 16, first + 16 + 4 * words, 4)]
        places += [first + self._arguments] if parameter else []
        places += range(numbers, numbers + 8 * bounds, 8)
        self._places = (ctypes.c_void_p * len(places))(*places)
        self.address = ctypes.addressof(self._places)
        self.memory: Memory | None = None
        self.made_of: tuple[list[bytes], int] | None = None
        """What the bounds were made of: memory, pointers among the arguments, and bytes of LDS."""

    def fill(self, dispatch: Dispatch, status: int) -> None:
        """Put in what a launch has of its own; ``status`` is where its record is."""
        self._layout.pack_into(self._data, 0, dispatch.image.base, status, *dispatch.setup.sgprs.values())
        if self._end > self._arguments:
            self._data[self._arguments : self._end] = dispatch.arguments


class Compiled(NamedTuple):
    """A kernel as the driver has it, for launches whose arguments are as aligned as those that it was translated for."""

    module: Any
    function: Any
    multiples: dict[int, int]
    shared_memory: SharedMemoryLimit
    bounds: tuple[Bound, ...] | None
    origins: tuple[int, ...]
    """Where the pointers among the arguments are that the bounds are of."""
    passings: dict[int, Passing]
    """By the addresses of arguments."""

    def is_for(self, arguments: memoryview) -> bool:
        return is_for(self.multiples, arguments)

    def passing(self, dispatch: Dispatch, parameter: int) -> Passing:
        """The parameters of a launch."""
        found = self.passings.get(dispatch.arguments_at)
        if found is None:
            if len(self.passings) >= _MOST_PASSINGS:
                self.passings.clear()
            count = 0 if self.bounds is None else 1 + len(self.bounds)
            found = self.passings[dispatch.arguments_at] = Passing(dispatch, parameter, count)
        return found


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


class OwnAgain:
    """Launches of a kernel of the driver's in one of its streams: all that one makes anew is the call of the driver."""

    def __init__(self, gpu: Gpu, dispatch: Dispatch, on: DriverStream) -> None:
        kernel = self._kernel = OwnKernel(dispatch)
        self._gpu, self._on, self._generation, self._arguments = gpu, on, gpu.generation, dispatch.arguments
        kernel.shared_memory.allow(dispatch.lds, partial(gpu.allow_shared_memory, kernel.function))
        self._launch = gpu.prepared(
            "cuLaunchKernel", kernel.function, *dispatch.groups, *dispatch.group_size, dispatch.lds, on.handle,
            kernel.parameters, 0,
        )  # fmt: skip

    def begin(self, arguments: bytearray) -> Callable[[], None] | None:
        """Have the driver begin one, where its stream has room."""
        gpu, on = self._gpu, self._on
        if on.begun - on.ended >= MOST or gpu.generation != self._generation:
            return None
        if arguments:
            self._arguments[:] = arguments
        gpu.launch_begun()
        try:
            self._launch()
        except BaseException:
            gpu.launch_ended()
            raise
        number = on.begun = on.begun + 1
        return lambda: self._finish(number)  # in half the time that a partial takes

    def _finish(self, number: int) -> None:
        try:
            self._on.wait(number)
        finally:
            self._on.waited(number)
            self._gpu.launch_ended()


class AmdLaunch(Launch):
    """A launch of a kernel that was translated."""

    def __init__(
        self, gpu: Gpu, dispatch: Dispatch, kernel: Compiled, memory: DeviceMemory | None, threads: int, parameter: int
    ) -> None:
        super().__init__(gpu, dispatch, kernel.function, kernel.shared_memory)
        self._kernel, self._memory, self._threads, self._parameter = kernel, memory, threads, parameter
        self.compile_seconds = 0.0

    def begin(self, on: DriverStream) -> None:
        dispatch, kernel = self._dispatch, self._kernel
        status = self._status = on.status()
        passing = kernel.passing(dispatch, self._parameter)
        passing.fill(dispatch, status.address)
        if kernel.bounds is None:
            self._start(on, (self._threads, 1, 1), passing.address)
            return
        assert self._memory is not None
        storage = self._memory.storage
        rooms = storage.rooms if dispatch.granule and isinstance(storage, CudaStorage) else _EXACT
        on.table.begin(self._memory.reach, dispatch.readable, on.handle, rooms)
        try:
            self._pass_bounds(on, passing, kernel.bounds)
            self._start(on, (self._threads, 1, 1), passing.address)
        except BaseException:
            on.table.cancel()
            raise

    def _pass_bounds(self, on: DriverStream, passing: Passing, bounds: tuple[Bound, ...]) -> None:
        dispatch, memory = self._dispatch, on.table.memory
        passing.numbers[0] = on.table.address(on.begun)
        pointers = [bytes(dispatch.arguments[at : at + 8]) for at in self._kernel.origins]
        if passing.memory is not memory or passing.made_of != (pointers, dispatch.lds):
            whole = dispatch.image.base, dispatch.image.size
            found = values(bounds, memory, dispatch.arguments, whole, dispatch.lds)
            pack_into(f"<{len(found)}Q", passing.numbers, ctypes.sizeof(ctypes.c_uint64), *found)
            passing.memory, passing.made_of = memory, (pointers, dispatch.lds)

    def finish(self, *, is_polled: bool = False) -> Report:
        try:
            self._wait(self._status, is_polled=is_polled)
        except FaultError as fault:
            raise FaultError(f"{self._wrong_argument()}{fault}") from fault
        except TimeLimitError:  # others may have waited for a wave that was stopped
            self._raise_recorded()
            raise
        finally:
            if self._kernel.bounds is not None:
                self._on.table.end()
            self._ended()
        overrun = self._raise_recorded()
        return Report(self.compile_seconds, time.perf_counter() - self._begun_at, overrun=overrun)

    def _raise_recorded(self) -> MemoryFault | None:
        """Raise what has stopped a wave; returns a read past the end that has not."""
        status = self._status
        if not status.has_entries:
            return None
        around = self._around()
        if (error := status.error(self._dispatch, around)) is not None:
            raise error
        return status.overrun(self._dispatch, around)

    def _around(self) -> Surroundings:
        live, read_only = self._on.table.memory
        code = self._memory.reach.code() if self._memory is not None else ()
        return Surroundings(self._dispatch.image, live, read_only, code, self._dispatch.readable)

    def _wrong_argument(self) -> str:
        """The first argument that is no address that the kernel may use: the driver does not say what was accessed."""
        dispatch = self._dispatch
        table = () if self._memory is None else self._memory.reach.table()
        for number, row in enumerate(dispatch.image.kernels[dispatch.kernel].kernel.arguments):
            if row.kind == POINTER and row.offset is not None and table:
                address = int.from_bytes(dispatch.arguments[row.offset : row.offset + 8], "little")
                if address and not any(start <= address < end for start, end in table):
                    why = Surroundings(dispatch.image, table).why_not(address, 1, is_write=False)
                    return f"argument {number} is {address:#x}, {why}: "
        return ""
