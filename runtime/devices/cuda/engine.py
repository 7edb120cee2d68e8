"""The engine of a GPU of NVIDIA's: translates kernels to PTX, has the driver compile it, and launches that."""

from __future__ import annotations

import ctypes
import threading
import time
import weakref
from functools import partial
from typing import Any, NamedTuple

from ....fatbin.errors import UsageError
from ....loader.image import LoadedImage
from ...isa.facts import facts_of
from ..backend import Backend, Dispatch, Report, Size
from ..cpu.fetching import Fetcher
from ..cpu.layout import registers_of
from ..time_limit import check_time
from .calls import addressed_in
from .driver import Gpu
from .module import CudaImage
from .ptx import refuse
from .ptx_kernel import Start, translated

ENTRY = "kernel"
"""What every kernel is called in PTX, where not all characters of a name are allowed."""
_LARGEST_GRID = 65535
"""The most workgroups along y and z."""
_STATIC_LDS = 48 << 10
"""The most bytes of shared memory that a launch has without being asked for."""
_MOST_LDS, _NON_BLOCKING = 8, 1
"""CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES and CU_STREAM_NON_BLOCKING."""
_FIRST_PAUSE, _LONGEST_PAUSE = 2e-6, 1e-3


class _Compiled(NamedTuple):
    """A kernel as the driver has it, for launches whose arguments are as aligned as those that it was translated for."""

    function: Any
    multiples: dict[int, int]

    def is_for(self, arguments: memoryview) -> bool:
        return all(not int.from_bytes(arguments[at : at + 8], "little") % of for at, of in self.multiples.items())


class CudaBackend(Backend):
    """Runs kernels as PTX. Accesses are not checked: a fault ends the GPU's context."""

    def __init__(self, gpu: Gpu) -> None:
        self._gpu = gpu
        self._lock = threading.Lock()
        self._known: weakref.WeakKeyDictionary[LoadedImage, dict[object, list[_Compiled]]] = weakref.WeakKeyDictionary()
        self._of_thread = threading.local()

    def run(self, dispatch: Dispatch, *, counting: bool = False, interpreted: bool = False) -> Report:
        """Launch a kernel and wait for its end."""
        begun = time.perf_counter()
        if isinstance(dispatch.image, CudaImage):
            _check_own(dispatch, is_counted=counting or interpreted)
            self._launch(dispatch, dispatch.image)
            return Report(run_seconds=time.perf_counter() - begun)
        _check(dispatch, is_counted=counting or interpreted)
        start = _start_of(dispatch)
        function = self._function(dispatch, start)
        if dispatch.lds > _STATIC_LDS:
            self._gpu.call("cuFuncSetAttribute", function, _MOST_LDS, dispatch.lds)
        compiled = time.perf_counter()
        values: list[Any] = [ctypes.c_uint64(dispatch.image.base), *map(ctypes.c_uint32, dispatch.setup.sgprs.values())]
        if start.parameter:
            values.append(
                (ctypes.c_ubyte * start.parameter).from_buffer_copy(
                    bytes(dispatch.arguments).ljust(start.parameter, b"\0")
                )
            )
        pointers = (ctypes.c_void_p * len(values))(*map(ctypes.addressof, values))
        stream = self._stream()
        self._gpu.call(
            "cuLaunchKernel", function, *dispatch.groups, start.threads, 1, 1, dispatch.lds, stream,
            ctypes.addressof(pointers), 0,
        )  # fmt: skip
        self._wait(dispatch, stream, compiled)
        return Report(compile_seconds=compiled - begun, run_seconds=time.perf_counter() - compiled)

    def _launch(self, dispatch: Dispatch, image: CudaImage) -> None:
        """Launch a kernel of the driver's, and wait for its end."""
        function, stream = image.functions[dispatch.kernel], self._stream()
        if dispatch.lds:
            self._gpu.call("cuFuncSetAttribute", function, _MOST_LDS, dispatch.lds)
        data = (ctypes.c_ubyte * max(1, len(dispatch.arguments))).from_buffer_copy(bytes(dispatch.arguments) or b"\0")
        places = [
            ctypes.addressof(data) + int(row.offset or 0) for row in image.kernels[dispatch.kernel].kernel.arguments
        ]
        pointers = (ctypes.c_void_p * max(1, len(places)))(*places)
        begun = time.perf_counter()
        where = (function, *dispatch.groups, *dispatch.group_size, dispatch.lds, stream, ctypes.addressof(pointers))
        if dispatch.is_cooperative:
            self._gpu.call("cuLaunchCooperativeKernel", *where)
        else:
            self._gpu.call("cuLaunchKernel", *where, 0)
        self._wait(dispatch, stream, begun)

    def _wait(self, dispatch: Dispatch, stream: object, begun: float) -> None:
        if dispatch.timeout is None:
            self._gpu.call("cuStreamSynchronize", stream)
            return
        pause = _FIRST_PAUSE
        while not self._gpu.is_done(stream):
            check_time(dispatch, begun)
            time.sleep(pause)
            pause = min(pause * 2, _LONGEST_PAUSE)

    def _stream(self) -> object:
        """The stream of this thread: those of hipkit run their commands in threads of their own."""
        found: object = getattr(self._of_thread, "stream", None)
        if found is None:
            found = self._of_thread.stream = self._gpu.call("cuStreamCreate", _NON_BLOCKING)
        return found

    def _function(self, dispatch: Dispatch, start: Start) -> Any:
        """The kernel as the driver has it, compiled on first use."""
        setup = dispatch.setup
        key = (
            dispatch.entry, dispatch.processor, tuple(setup.sgprs), setup.group_ids, setup.wave_id, setup.scratch_offset,
            setup.packs_item_ids, setup.item_ids, setup.mode, dispatch.group_size, dispatch.scratch, start.parameter,
            start.items,
        )  # fmt: skip
        with self._lock:
            known = self._known.setdefault(dispatch.image, {}).setdefault(key, [])
            for compiled in known:
                if compiled.is_for(dispatch.arguments):
                    return compiled.function
            facts = facts_of(dispatch.processor, setup.lanes)
            fetch = Fetcher.of_image(dispatch.image, facts, registers_of(setup, dispatch.processor))
            addressed = partial(addressed_in, dispatch.image)
            made = translated(dispatch.entry - dispatch.image.base, fetch, facts, start, addressed)
            module = self._gpu.call("cuModuleLoadData", made.text.encode() + b"\0")
            function = self._gpu.call("cuModuleGetFunction", module, ENTRY.encode())
            known.append(_Compiled(function, made.multiples))
            return function


def _start_of(dispatch: Dispatch) -> Start:
    return Start(
        ENTRY, dispatch.setup, dispatch.group_size, dispatch.scratch, dispatch.arguments, dispatch.arguments_at,
        dispatch.items if dispatch.items != _whole(dispatch) else None,
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
        "printf, malloc and other services of the host": dispatch.poll is not None,
        "a cooperative launch": dispatch.is_cooperative,
        f"more than {_LARGEST_GRID} workgroups along y or z": max(dispatch.groups[1:]) > _LARGEST_GRID,
    }
    for what, is_asked in missing.items():
        if is_asked:
            raise refuse(what)
