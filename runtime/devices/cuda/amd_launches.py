"""Launches of AMD's kernels on a GPU of NVIDIA's: what they pass, and what has become of them."""

from __future__ import annotations

import ctypes
import time
from struct import Struct, pack_into
from typing import Any

from ....fatbin.records import NamedTuple
from ....fatbin.schema import align_up
from ...errors import FaultError, MemoryFault, TimeLimitError
from ...memory.device import DeviceMemory
from ..backend import Dispatch, Report
from ..surroundings import Surroundings
from .bounds import Bound, Memory, values
from .counted import Counted
from .driver import Gpu
from .driver_stream import DriverStream
from .kept import is_for
from .launches import Launch
from .shared_memory import SharedMemoryLimit
from .status import Status
from .storage import CudaStorage

POINTER = "global_buffer"
"""What metadata call an argument that is a pointer."""
EXACT: dict[int, int] = {}
"""Nothing may be read past its end."""
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
        self.status = self._data[8:16].cast("Q")
        """The address of the launch's record."""
        self.sgprs = self._data[16 : self._layout.size]
        self.arguments = self._data[self._arguments : self._end]
        """None where the kernel loads them from memory."""
        self.bounds = memoryview(self.numbers).cast("B")[8:]
        self.memory: Memory | None = None
        self.made_of: tuple[list[bytes], int] | None = None
        """What the bounds were made of: memory, pointers among the arguments, and bytes of LDS."""

    def fill(self, dispatch: Dispatch, status: int) -> None:
        """Put in what a launch has of its own; ``status`` is where its record is."""
        self._layout.pack_into(self._data, 0, dispatch.image.base, status, *dispatch.setup.sgprs.values())
        if self.arguments:
            self.arguments[:] = dispatch.arguments


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
    counted: Counted | None = None
    """What its launches count."""

    def is_for(self, arguments: memoryview) -> bool:
        return is_for(self.multiples, arguments)

    @property
    def parameters(self) -> int:
        """How many parameters come after the arguments."""
        return 0 if self.bounds is None else 1 + len(self.bounds)

    def passing(self, dispatch: Dispatch, parameter: int) -> Passing:
        """The parameters of a launch."""
        found = self.passings.get(dispatch.arguments_at)
        if found is None:
            if len(self.passings) >= _MOST_PASSINGS:
                self.passings.clear()
            found = self.passings[dispatch.arguments_at] = Passing(dispatch, parameter, self.parameters)
        return found


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
        status = self._status = on.statuses.begin(on.begun)
        passing = kernel.passing(dispatch, self._parameter)
        passing.fill(dispatch, status.address)
        if kernel.bounds is None:
            self._start(on, (self._threads, 1, 1), passing.address)
            return
        assert self._memory is not None
        reach, rooms = self._memory.reach, rooms_of(dispatch, self._memory)
        passing.numbers[0] = on.table.begin(on.begun, reach, dispatch.readable, on.handle, rooms)
        try:
            self._pass_bounds(on, passing, kernel.bounds)
            self._start(on, (self._threads, 1, 1), passing.address)
        except BaseException:
            on.table.cancel()
            raise

    def _pass_bounds(self, on: DriverStream, passing: Passing, bounds: tuple[Bound, ...]) -> None:
        dispatch, memory = self._dispatch, on.table.memory
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
            raise FaultError(f"{wrong_argument(self._dispatch, self._memory)}{fault}") from fault
        except TimeLimitError:  # others may have waited for a wave that was stopped
            recorded(self._status, self._dispatch, self._on, self._memory)
            raise
        finally:
            if self._kernel.bounds is not None:
                self._on.table.end()
            self._ended()
        overrun = recorded(self._status, self._dispatch, self._on, self._memory)
        return Report(self.compile_seconds, time.perf_counter() - self._begun_at, overrun=overrun)


def rooms_of(dispatch: Dispatch, memory: DeviceMemory) -> dict[int, int]:
    """How much a launch may read from an address on, where that is more than was asked for."""
    storage = memory.storage
    return storage.rooms if dispatch.granule and isinstance(storage, CudaStorage) else EXACT


def recorded(status: Status, dispatch: Dispatch, on: DriverStream, memory: DeviceMemory | None) -> MemoryFault | None:
    """Raise what has stopped a wave of a launch; returns a read past the end that has not."""
    if not status.has_entries:
        return None
    live, read_only = on.table.memory
    code = memory.reach.code() if memory is not None else ()
    around = Surroundings(dispatch.image, live, read_only, code, dispatch.readable)
    if (error := status.error(dispatch, around)) is not None:
        raise error
    return status.overrun(dispatch, around)


def wrong_argument(dispatch: Dispatch, memory: DeviceMemory | None) -> str:
    """The first argument that is no address that the kernel may use: the driver does not say what was accessed."""
    table = () if memory is None else memory.reach.table()
    for number, row in enumerate(dispatch.image.kernels[dispatch.kernel].kernel.arguments):
        if row.kind == POINTER and row.offset is not None and table:
            address = int.from_bytes(dispatch.arguments[row.offset : row.offset + 8], "little")
            if address and not any(start <= address < end for start, end in table):
                why = Surroundings(dispatch.image, table).why_not(address, 1, is_write=False)
                return f"argument {number} is {address:#x}, {why}: "
    return ""
