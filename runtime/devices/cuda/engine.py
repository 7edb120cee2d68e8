"""The engine of a GPU of NVIDIA's: translates kernels to PTX, has the driver compile it, and launches that."""

from __future__ import annotations

import ctypes
import threading
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from ....fatbin.errors import HipkitError, UsageError
from ....loader.image import LoadedImage
from ...conditions import conditions
from ...errors import FaultError, MemoryFault, TimeLimitError
from ...isa.facts import facts_of
from ...memory.device import DeviceMemory
from ..backend import Backend, Dispatch, Report, Size
from ..cpu.fetching import Fetcher
from ..cpu.layout import registers_of
from ..surroundings import Surroundings
from ..time_limit import check_time
from .bounds import NOWHERE, Bound, Memory, values
from .calls import addressed_in
from .driver import Gpu
from .host_pages import host_pages
from .kept import image_digest, is_for, kept
from .memory_table import MemoryTable
from .module import CudaImage
from .ptx import refuse
from .ptx_kernel import Start, translated
from .shared_memory import SharedMemoryLimit
from .status import Status
from .storage import CudaStorage

ENTRY = "kernel"
"""What every kernel is called in PTX, where not all characters of a name are allowed."""
_LARGEST_GRID = 65535
"""The most workgroups along y and z."""
_STATIC_LDS = 48 << 10
"""The most bytes of shared memory that a launch has without being asked for."""
_MOST_LDS, _NON_BLOCKING = 8, 1
"""CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES and CU_STREAM_NON_BLOCKING."""
_POINTER = "global_buffer"
_FIRST_PAUSE, _LONGEST_PAUSE = 2e-6, 1e-3
_EXACT: dict[int, int] = {}
"""Nothing may be read past its end."""
_PATIENCE = 2.0
"""Seconds that a kernel has to end in when it is to."""


class _Passed(NamedTuple):
    """What a launch passes after the arguments, and what that was made of."""

    key: tuple[bytes, int, int]
    memory: Memory
    numbers: ctypes.Array[ctypes.c_uint64]


class _Compiled(NamedTuple):
    """A kernel as the driver has it, for launches whose arguments are as aligned as those that it was translated for."""

    module: Any
    function: Any
    multiples: dict[int, int]
    shared_memory: SharedMemoryLimit
    bounds: tuple[Bound, ...] | None
    last: list[_Passed]
    """What the last launch was given for them."""

    def is_for(self, arguments: memoryview) -> bool:
        return is_for(self.multiples, arguments)


class _Translations:
    """What became of the kernels of a code object, until it is unloaded or gone."""

    def __init__(self, gpu: Gpu) -> None:
        self._gpu, self.generation = gpu, gpu.generation
        self.digest = ""
        """Of the code object, when one is to be translated."""
        self.known: dict[object, list[_Compiled]] = {}

    def unload(self) -> None:
        """Have the driver unload the modules."""
        modules = [compiled.module for rows in self.known.values() for compiled in rows]
        self.known.clear()
        self._gpu.when_idle(partial(_unload, self._gpu, self.generation, modules))


def _unload(gpu: Gpu, generation: int, modules: list[Any]) -> None:
    for module in modules if generation == gpu.generation else ():
        with suppress(HipkitError):  # where a fault has ended them already
            gpu.call("cuModuleUnload", module)


class _Means:
    """What a thread launches with: a stream of the driver's, and the record of its launches."""

    def __init__(self, gpu: Gpu) -> None:
        self.generation = gpu.generation
        self.stream = gpu.call("cuStreamCreate", _NON_BLOCKING)
        self.status = Status(host_pages(gpu))
        self.table = MemoryTable(gpu, self.status.address)


_SPARE: weakref.WeakKeyDictionary[Gpu, list[_Means]] = weakref.WeakKeyDictionary()
"""Those of threads that have ended, for others: the driver unregisters no page while a kernel runs."""


class _Lease:
    """The means of a thread, until it ends."""

    def __init__(self, gpu: Gpu) -> None:
        spare, found = _SPARE.setdefault(gpu, []), None
        while spare and (found is None or found.generation != gpu.generation):
            with suppress(IndexError):  # another thread was as fast
                found = spare.pop()
        self.means = _Means(gpu) if found is None or found.generation != gpu.generation else found
        weakref.finalize(self, spare.append, self.means).atexit = False


class CudaBackend(Backend):
    """Runs kernels as PTX."""

    def __init__(self, gpu: Gpu, memory: DeviceMemory | None = None) -> None:
        self._gpu, self._memory = gpu, memory
        self._lock = threading.Lock()
        self._known: weakref.WeakKeyDictionary[LoadedImage, _Translations] = weakref.WeakKeyDictionary()
        self._of_thread = threading.local()

    def run(self, dispatch: Dispatch, *, counting: bool = False, interpreted: bool = False) -> Report:
        """Launch a kernel and wait for its end."""
        begun = time.perf_counter()
        if isinstance(dispatch.image, CudaImage):
            _check_own(dispatch, is_counted=counting or interpreted)
            self._launch_own(dispatch, dispatch.image)
            return Report(run_seconds=time.perf_counter() - begun)
        _check(dispatch, is_counted=counting or interpreted)
        start = _start_of(dispatch, is_checked=self._memory is not None and not conditions().is_unchecked)
        translation = self._translation(dispatch, start)
        self._allow(dispatch.lds, translation.function, translation.shared_memory)
        compiled = time.perf_counter()
        means = self._means
        means.status.begin()
        words = map(ctypes.c_uint32, dispatch.setup.sgprs.values())
        given: list[Any] = [ctypes.c_uint64(dispatch.image.base), ctypes.c_uint64(means.status.address), *words]
        if start.parameter:
            data = bytes(dispatch.arguments).ljust(start.parameter, b"\0")
            given.append((ctypes.c_ubyte * start.parameter).from_buffer_copy(data))
        try:
            with self._gpu.launching(), self._checked(dispatch, translation) as bounds:
                places = [*map(ctypes.addressof, given), *range(*bounds)]
                self._launch(dispatch, translation.function, (start.threads, 1, 1), places)
                self._wait(dispatch, compiled, means.status)
        except FaultError as fault:
            raise FaultError(f"{self._wrong_argument(dispatch)}{fault}") from fault
        except TimeLimitError:  # others may have waited for a wave that was stopped
            self._raise_recorded(dispatch, means.status)
            raise
        overrun = self._raise_recorded(dispatch, means.status)
        return Report(compiled - begun, time.perf_counter() - compiled, overrun=overrun)

    def _raise_recorded(self, dispatch: Dispatch, status: Status) -> MemoryFault | None:
        """Raise what has stopped a wave; returns a read past the end that has not."""
        if not status.has_entries:
            return None
        around = self._around(dispatch)
        if (error := status.error(dispatch, around)) is not None:
            raise error
        return status.overrun(dispatch, around)

    @contextmanager
    def _checked(self, dispatch: Dispatch, kernel: _Compiled) -> Iterator[tuple[int, int, int]]:
        """While a kernel runs that is checked: where what it takes after its arguments is, the table of memory, and bounds."""
        if kernel.bounds is None:
            yield 0, 0, 1
            return
        assert self._memory is not None
        table, image = self._means.table, dispatch.image
        rooms = (
            self._memory.storage.rooms if dispatch.granule and isinstance(self._memory.storage, CudaStorage) else _EXACT
        )
        with table.watching(self._memory.reach, dispatch.readable, self._means.stream, rooms):
            whole, memory = (image.base, image.size), table.memory
            key = bytes(dispatch.arguments), dispatch.lds, table.address
            passed = kernel.last[0] if kernel.last else None
            if passed is None or passed.key != key or passed.memory is not memory:
                numbers = table.address, *values(kernel.bounds, memory, dispatch.arguments, whole, dispatch.lds)
                passed = _Passed(key, memory, (ctypes.c_uint64 * len(numbers))(*numbers))
                kernel.last[:] = [passed]
            first = ctypes.addressof(passed.numbers)
            yield first, first + ctypes.sizeof(passed.numbers), 8

    def _around(self, dispatch: Dispatch) -> Surroundings:
        """What there was for the last launch of this thread."""
        live, read_only = self._means.table.memory
        code = self._memory.reach.code() if self._memory is not None else ()
        return Surroundings(dispatch.image, live, read_only, code, dispatch.readable)

    def _wrong_argument(self, dispatch: Dispatch) -> str:
        """The first argument that is no address that the kernel may use: the driver does not say what was accessed."""
        table = () if self._memory is None else self._memory.reach.table()
        for number, row in enumerate(dispatch.image.kernels[dispatch.kernel].kernel.arguments):
            if row.kind == _POINTER and row.offset is not None and table:
                address = int.from_bytes(dispatch.arguments[row.offset : row.offset + 8], "little")
                if address and not any(start <= address < end for start, end in table):
                    why = Surroundings(dispatch.image, table).why_not(address, 1, is_write=False)
                    return f"argument {number} is {address:#x}, {why}: "
        return ""

    def _launch_own(self, dispatch: Dispatch, image: CudaImage) -> None:
        """Launch a kernel of the driver's, and wait for its end."""
        function = image.functions[dispatch.kernel]
        self._allow(dispatch.lds, function, image.shared_memory[dispatch.kernel])
        data = (ctypes.c_ubyte * max(1, len(dispatch.arguments))).from_buffer_copy(bytes(dispatch.arguments) or b"\0")
        rows = image.kernels[dispatch.kernel].kernel.arguments
        begun = time.perf_counter()
        places = [ctypes.addressof(data) + (row.offset or 0) for row in rows]
        with self._gpu.launching():
            self._launch(dispatch, function, dispatch.group_size, places)
            self._wait(dispatch, begun, None)

    def _allow(self, lds: int, function: Any, limit: SharedMemoryLimit) -> None:
        """Have launches with that much shared memory allowed, whatever other threads launch meanwhile."""
        limit.allow(lds, partial(self._gpu.call, "cuFuncSetAttribute", function, _MOST_LDS))

    def _launch(self, dispatch: Dispatch, function: Any, threads: Size, places: list[int]) -> None:
        pointers = (ctypes.c_void_p * max(1, len(places)))(*places)
        where = (function, *dispatch.groups, *threads, dispatch.lds, self._means.stream, ctypes.addressof(pointers))
        if dispatch.is_cooperative:
            self._gpu.call("cuLaunchCooperativeKernel", *where)
        else:
            self._gpu.call("cuLaunchKernel", *where, 0)

    def _wait(self, dispatch: Dispatch, begun: float, status: Status | None) -> None:
        """Until the kernel has ended; what it asks of the host is done meanwhile."""
        stream, pause = self._means.stream, _FIRST_PAUSE
        if dispatch.timeout is None and dispatch.poll is None:
            self._gpu.call("cuStreamSynchronize", stream)
            return
        try:
            while not self._gpu.is_done(stream):
                check_time(dispatch, begun)
                if dispatch.poll is not None:
                    dispatch.poll()
                time.sleep(pause)
                pause = min(pause * 2, _LONGEST_PAUSE)
        except BaseException:
            self._end(dispatch, status)
            raise

    def _end(self, dispatch: Dispatch, status: Status | None) -> None:
        """Have the waves of a kernel end; one that does not ends what can be done on the GPU."""
        if status is not None:
            status.stop()
        last = time.perf_counter() + _PATIENCE
        while not self._gpu.is_done(self._means.stream):
            if time.perf_counter() > last:
                self._gpu.hang(dispatch.kernel)
                return
            time.sleep(_LONGEST_PAUSE)

    @property
    def _means(self) -> _Means:
        """Those of this thread: streams of hipkit run their commands in threads of their own."""
        lease: _Lease | None = getattr(self._of_thread, "lease", None)
        if lease is None or lease.means.generation != self._gpu.generation:  # a fault has ended them
            lease = self._of_thread.lease = _Lease(self._gpu)
        return lease.means

    def _translation(self, dispatch: Dispatch, start: Start) -> _Compiled:
        """The kernel as the driver has it, compiled on first use."""
        setup = dispatch.setup
        key = (
            dispatch.entry, dispatch.processor, tuple(setup.sgprs), setup.group_ids, setup.wave_id, setup.scratch_offset,
            setup.packs_item_ids, setup.item_ids, setup.mode, dispatch.group_size, dispatch.scratch, start.parameter,
            start.items, start.is_limited, start.is_served, start.is_checked, start.is_lenient,
        )  # fmt: skip
        with self._lock:
            translations = self._translations(dispatch.image)
            known = translations.known.setdefault(key, [])
            for compiled in known:
                if compiled.is_for(dispatch.arguments):
                    return compiled
            facts = facts_of(dispatch.processor, setup.lanes)
            fetch = Fetcher.of_image(dispatch.image, facts, registers_of(setup, dispatch.processor))
            addressed = partial(addressed_in, dispatch.image)
            start = replace(start, pointers=self._pointers(dispatch))
            make = partial(translated, dispatch.entry - dispatch.image.base, fetch, facts, start, addressed)
            translations.digest = translations.digest or image_digest(dispatch.image)
            made = kept(translations.digest, dispatch, start, make)
            module = self._gpu.call("cuModuleLoadData", made.text.encode() + b"\0")
            function = self._gpu.call("cuModuleGetFunction", module, ENTRY.encode())
            known.append(_Compiled(module, function, made.multiples, SharedMemoryLimit(_STATIC_LDS), made.bounds, []))
            return known[-1]

    def _pointers(self, dispatch: Dispatch) -> list[int]:
        """Where the arguments have pointers, as far as it can be seen."""
        rows = dispatch.image.kernels[dispatch.kernel].kernel.arguments
        found = {row.offset for row in rows if row.kind == _POINTER and row.offset is not None}
        memory, data = Memory(self._memory.reach.table() if self._memory is not None else (), ()), dispatch.arguments
        for at in range(0, len(data) - 7, 8):
            if memory.around(int.from_bytes(data[at : at + 8], "little"), is_write=False) != NOWHERE:
                found.add(at)
        return sorted(found)

    def _translations(self, image: LoadedImage) -> _Translations:
        found = self._known.get(image)
        if found is None or found.generation != self._gpu.generation:
            found = self._known[image] = _Translations(self._gpu)
            image.at_unload.append(found.unload)
            weakref.finalize(image, found.unload)
        return found


def _start_of(dispatch: Dispatch, *, is_checked: bool) -> Start:
    return Start(
        ENTRY, dispatch.setup, dispatch.group_size, dispatch.scratch, dispatch.arguments, dispatch.arguments_at,
        is_limited=dispatch.timeout is not None, is_served=dispatch.poll is not None,
        items=dispatch.items if dispatch.items != _whole(dispatch) else None, is_checked=is_checked, is_lenient=bool(dispatch.granule),
    )  # fmt: skip


def _whole(dispatch: Dispatch) -> Size:
    """Work-items where all workgroups are full."""
    x, y, z = (count * size for count, size in zip(dispatch.groups, dispatch.group_size, strict=True))
    return x, y, z


def _check_own(dispatch: Dispatch, *, is_counted: bool) -> None:
    """Refuse what launches of the driver's have not."""
    if is_counted:
        raise UsageError(f"{dispatch.kernel}: instructions of NVIDIA's GPUs are not counted or interpreted")
    if dispatch.items != _whole(dispatch):
        raise UsageError(f"{dispatch.kernel}: CUDA launches whole blocks, and the last one is not full")


def _check(dispatch: Dispatch, *, is_counted: bool) -> None:
    """Refuse by name what this device has not."""
    missing = {
        "counting or interpreting instructions": is_counted,
        f"more than {_LARGEST_GRID} workgroups along y or z": max(dispatch.groups[1:]) > _LARGEST_GRID,
    }
    for what, is_asked in missing.items():
        if is_asked:
            raise refuse(what)
