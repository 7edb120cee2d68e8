"""Launches of one of AMD's kernels that come again in a stream of the driver's: what does not depend on arguments or on what is
allocated was done before."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from struct import Struct
from typing import Any, Protocol

from ...conditions import conditions
from ...errors import FaultError
from ...memory.device import DeviceMemory
from ..backend import Again, Dispatch, DispatchFrame, Finish
from ..overruns import tell_of
from .amd_launches import Compiled, Passing, recorded, rooms_of, wrong_argument
from .bounds import NOTHING, Memory, values
from .driver import Gpu
from .driver_stream import MOST, DriverStream
from .status import Status

_MOST_POINTERS = 64
"""Sets of pointers that bounds are remembered for."""
_FEW_FRAMES = 4
"""Launches that may run before it is asked whether they have ended, and their frames are free."""


class Entered(Protocol):
    """A kernel as the driver has it, and how it is entered."""

    @property
    def kernel(self) -> Compiled: ...

    @property
    def threads(self) -> int:
        """Threads of a block."""

    @property
    def parameter(self) -> int:
        """Bytes of arguments that are a parameter."""


class AmdAgain(Again):
    """Launches of a kernel in a stream of the driver's.

    ``find`` gives the kernel for the arguments of a dispatch, if the driver has it; ``make`` makes frames, which are alike.
    """

    def __init__(
        self, gpu: Gpu, memory: DeviceMemory | None, on: DriverStream, find: Callable[[Dispatch], Entered | None],
        make: Callable[[], DispatchFrame],
    ) -> None:  # fmt: skip
        self._gpu, self._memory, self._on, self._find, self._make = gpu, memory, on, find, make
        self._generation, self._conditions = gpu.generation, conditions()
        self._kernels: list[_Kernel] = []
        """Under these conditions, by the alignment of arguments; that of the last launch comes first."""
        self._spare: list[DispatchFrame] = []
        self._rooms: Mapping[int, int] = {}

    def begin(self, arguments: bytearray) -> Finish | None:
        """Have the driver begin one, where its stream has room and the driver has the kernel for these arguments."""
        on = self._on
        if on.begun - on.ended >= MOST or self._gpu.generation != self._generation:
            return None
        if conditions() is not self._conditions:
            self._conditions, self._kernels = conditions(), []
        ready = self._kernels[0].ready(arguments) if self._kernels else None
        if ready is None and (ready := self._other(arguments)) is None:
            return None
        status = on.statuses.begin(on.begun)
        ready.passing.status[0] = status.address
        kernel, table, gpu, memory = ready.kernel, on.table, self._gpu, self._memory
        if kernel.is_checked:
            assert memory is not None
            ready.passing.numbers[0] = table.begin(on.begun, memory.reach, ready.readable, on.handle, self._rooms)
        gpu.launch_begun()
        try:
            if kernel.is_checked:
                kernel.pass_bounds(ready, table.memory)
            ready.launch()
        except BaseException:
            gpu.launch_ended()
            if kernel.is_checked:
                table.cancel()
            raise
        number = on.launched()
        kernel.running[number] = ready
        return lambda: self._finish(number, ready, status)

    def _other(self, arguments: bytearray) -> _Ready | None:
        """A frame for a kernel that the last launch was not of."""
        for number, kernel in enumerate(self._kernels[1:], 1):
            if (ready := kernel.ready(arguments)) is not None:
                self._kernels.insert(0, self._kernels.pop(number))
                return ready
        frame = self._spare.pop() if self._spare else self._make()
        frame.given[:] = arguments[: len(frame.given)]
        self._spare.append(frame)
        if (found := self._find(frame.dispatch)) is None:
            return None
        if self._memory is not None:
            self._rooms = rooms_of(frame.dispatch, self._memory)
        compiled = found.kernel
        compiled.shared_memory.allow(frame.dispatch.lds, partial(self._gpu.allow_shared_memory, compiled.function))
        self._kernels.insert(0, _Kernel(self._gpu, self._on, found, self._frame))
        return self._kernels[0].ready(arguments)

    def _frame(self) -> DispatchFrame:
        return self._spare.pop() if self._spare else self._make()

    def _finish(self, number: int, ready: _Ready, status: Status) -> None:
        on, kernel = self._on, ready.kernel
        try:
            try:
                if on.known < number:
                    on.wait(number)
            except FaultError as fault:
                raise FaultError(f"{wrong_argument(ready.dispatch, self._memory)}{fault}") from fault
            if status.has_entries:
                tell_of(recorded(status, ready.dispatch, on, self._memory))
        finally:
            if kernel.is_checked:
                on.table.end()
            if kernel.running.pop(number, None) is not None:
                kernel.free.append(ready)
            on.ended += 1  # from now on the record may be another launch's
            self._gpu.launch_ended()


class _Kernel:
    """A translation, and the frames of its launches."""

    def __init__(self, gpu: Gpu, on: DriverStream, entered: Entered, make: Callable[[], DispatchFrame]) -> None:
        kernel = entered.kernel
        self._gpu, self._on, self._entered, self._make = gpu, on, entered, make
        self.is_checked, self._is_for = kernel.bounds is not None, kernel.is_for
        self._pointers = _at(sorted({*kernel.multiples, *kernel.origins}))
        self._known: dict[tuple[int, ...], bytes | None] = {}
        """The bounds that follow from pointers; None for some that are aligned, and have not been looked up."""
        self._memory: Memory = NOTHING
        """What they were looked up in."""
        self.free: list[_Ready] = []
        self.running: dict[int, _Ready] = {}
        """By the numbers of launches."""

    def ready(self, arguments: bytearray) -> _Ready | None:
        """A frame with these arguments; None where they are aligned otherwise."""
        ready = self.free.pop() if self.free else self._new()
        ready.put(arguments)
        ready.pointers = self._pointers(ready.arguments)
        if ready.pointers not in self._known and not self._is_known(ready):
            self.free.append(ready)
            return None
        return ready

    def _is_known(self, ready: _Ready) -> bool:
        if not self._is_for(ready.arguments):
            return False
        if len(self._known) >= _MOST_POINTERS:
            self._known.clear()
        self._known[ready.pointers] = None
        return True

    def pass_bounds(self, ready: _Ready, memory: Memory) -> None:
        """Pass the bounds of what the pointers of a launch point into."""
        if memory is not self._memory:
            self._known.clear()
            self._memory = memory
        bounds = self._known.get(ready.pointers)
        if bounds is None:
            dispatch, wanted = ready.dispatch, self._entered.kernel.bounds or ()
            whole = dispatch.image.base, dispatch.image.size
            bounds = b"".join(
                n.to_bytes(8, "little") for n in values(wanted, memory, ready.arguments, whole, dispatch.lds)
            )
            self._known[ready.pointers] = bounds
        if bounds is not ready.bounds:
            ready.passing.bounds[:] = ready.bounds = bounds

    def _new(self) -> _Ready:
        if len(self.running) >= _FEW_FRAMES and self._on.is_done:
            with suppress(KeyError):  # threads that wait for them take some as well
                while True:
                    self.free.append(self.running.popitem()[1])
        return self.free.pop() if self.free else _Ready(self._gpu, self._on, self, self._entered, self._make())


class _Ready:
    """A frame, and the call of the driver's that begins its launch."""

    def __init__(self, gpu: Gpu, on: DriverStream, kernel: _Kernel, entered: Entered, frame: DispatchFrame) -> None:
        dispatch, compiled = frame.dispatch, entered.kernel
        self.kernel, self._frame, self.dispatch, self.arguments = kernel, frame, dispatch, dispatch.arguments
        self._given, self._size = frame.given, len(frame.given)
        passing = self.passing = Passing(dispatch, entered.parameter, compiled.parameters)
        passing.fill(dispatch, 0)
        self.readable, self.pointers = dispatch.readable, tuple[int, ...]()
        self.bounds = b""
        self._preloaded = dispatch.setup.preloaded
        self.launch = gpu.prepared_launch(
            compiled.function, dispatch.groups, (entered.threads, 1, 1), dispatch.lds, on.handle, passing.address
        ).checked

    def put(self, arguments: bytearray) -> None:
        """The arguments that the caller passes, where the kernel finds them."""
        passing = self.passing
        self._given[:] = arguments[: self._size]
        if passing.arguments:
            passing.arguments[:] = self.arguments
        if self._preloaded is not None:
            _, start, end = self._preloaded
            passing.sgprs[start - end :] = self.arguments[start:end]  # the last of them have arguments


def _at(places: Sequence[int]) -> Callable[[Any], tuple[int, ...]]:
    """Reads the words at these places, none of which overlap."""
    form, end = "<", 0
    for place in places:
        form, end = f"{form}{place - end}xQ", place + 8
    return Struct(form).unpack_from
