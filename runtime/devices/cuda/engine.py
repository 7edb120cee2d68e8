"""The engine of a GPU of NVIDIA's: translates kernels to PTX, has the driver compile it, and launches that."""

from __future__ import annotations

import threading
import time
import weakref
from collections.abc import Callable, Sequence
from contextlib import nullcontext, suppress
from functools import cached_property, partial
from typing import Any

from ....fatbin.errors import HipkitError, UsageError
from ....fatbin.records import NamedTuple, replace
from ....loader.image import LoadedImage
from ...conditions import Conditions, conditions
from ...memory.device import DeviceMemory
from ..backend import (
    NO_CLUSTERS,
    Again,
    Backend,
    DeviceGraph,
    DeviceStream,
    Dispatch,
    DispatchFrame,
    Report,
    Size,
    Step,
)
from ..counters import Executed
from .amd_again import AmdAgain
from .amd_launches import POINTER, AmdLaunch, Compiled
from .bounds import NOWHERE, Memory, origins_of
from .counted import Counted
from .driver import Gpu
from .driver_stream import DriverStream, Lease
from .graph import CudaGraph
from .kept import image_digest, kept
from .launches import Launch, OwnAgain, OwnKernel, OwnLaunch
from .module import CudaImage
from .ptx_text import refuse
from .shared_memory import SharedMemoryLimit
from .start import EXACT_KINDS, FAST_KINDS, TENSOR_CORES_SINCE, Start, Translation

ENTRY = "kernel"
"""What every kernel is called in PTX, where not all characters of a name are allowed."""
_LARGEST_GRID = 65535
"""The most workgroups along y and z."""
_STATIC_LDS = 48 << 10
"""The most bytes of shared memory, its own and LDS, that a launch has without being asked for."""
_MOST_RECENT = 256


class _Translations:
    """What became of the kernels of a code object, until it is unloaded or gone."""

    def __init__(self, gpu: Gpu, forget: Callable[[], None]) -> None:
        self._gpu, self.generation, self._forget = gpu, gpu.generation, forget
        self.digest = ""
        """Of the code object, when one is to be translated."""
        self.known: dict[object, list[Compiled]] = {}

    def unload(self) -> None:
        """Have the driver unload the modules."""
        modules = [compiled.module for rows in self.known.values() for compiled in rows]
        self.known.clear()
        self._forget()
        self._gpu.when_idle(partial(_unload, self._gpu, self.generation, modules))


def _unload(gpu: Gpu, generation: int, modules: list[Any]) -> None:
    for module in modules if generation == gpu.generation else ():
        with suppress(HipkitError):  # where a fault has ended them already
            gpu.call("cuModuleUnload", module)


class _How(NamedTuple):
    """What the conditions of a launch say of its code."""

    is_checked: bool
    tile_kinds: frozenset[str]


class _Prepared(NamedTuple):
    """A kernel that was launched before, for a dispatch that is launched again."""

    dispatch: Dispatch
    how: _How
    generation: int
    kernel: Compiled
    threads: int
    parameter: int

    def is_for(self, dispatch: Dispatch, how: _How, generation: int) -> bool:
        """Whether it is what a launch needs now."""
        is_same = self.dispatch is dispatch and self.how == how and self.generation == generation
        return is_same and self.kernel.is_for(dispatch.arguments)


class CudaBackend(Backend):
    """Runs kernels as PTX."""

    def __init__(self, gpu: Gpu, memory: DeviceMemory | None = None) -> None:
        self._gpu, self._memory = gpu, memory
        self._lock = threading.Lock()
        self._known: weakref.WeakKeyDictionary[LoadedImage, _Translations] = weakref.WeakKeyDictionary()
        self._of_thread = threading.local()
        self._recent: dict[int, _Prepared] = {}
        """By the ids of dispatches that are launched again."""
        self._recent_own: dict[int, OwnKernel] = {}
        self._accepted: Conditions | None = None
        """The conditions under which recent launches were made."""

    def stream(self) -> DeviceStream:
        """A stream of the driver's."""
        return CudaStream(self, self._gpu)

    def run(self, dispatch: Dispatch, *, counting: bool = False, interpreted: bool = False) -> Report:
        """Launch a kernel and wait for its end."""
        if interpreted:
            raise refuse("interpreting instructions")
        if counting or conditions().has_coverage:
            return self._run_counted(dispatch, is_reported=counting)
        launch = self.launch(dispatch, may_load=True)
        assert launch is not None
        launch.begin(self._stream)
        return launch.finish(is_polled=True)

    def launch(self, dispatch: Dispatch, *, may_load: bool) -> Launch | None:
        """A launch; None where the driver has not got its kernel, and may not load it: it would wait until no kernel runs."""
        begun = time.perf_counter()
        if isinstance(dispatch.image, CudaImage):
            return OwnLaunch(self._gpu, self._own(dispatch))
        known = self._prepared(dispatch, may_load=may_load)
        return None if known is None else self._launch_of(dispatch, known, begun)

    def _launch_of(self, dispatch: Dispatch, known: _Prepared, begun: float) -> AmdLaunch:
        seconds = time.perf_counter() - begun  # before the launch counts its own
        launch = AmdLaunch(self._gpu, dispatch, known.kernel, self._memory, known.threads, known.parameter)
        launch.compile_seconds = seconds
        return launch

    def _run_counted(self, dispatch: Dispatch, *, is_reported: bool) -> Report:
        """Run a launch that counts; where it is to be reported, others of its kernel wait."""
        begun = time.perf_counter()
        if isinstance(dispatch.image, CudaImage):
            raise UsageError(f"{dispatch.kernel}: instructions of NVIDIA's GPUs are not counted")
        known = self._prepared(dispatch, may_load=True, is_counted=True)
        assert known is not None and known.kernel.counted is not None
        counted = known.kernel.counted
        with counted.lock if is_reported else nullcontext():
            if is_reported:
                self._executed(dispatch, counted)
            launch = self._launch_of(dispatch, known, begun)
            launch.begin(self._stream)
            try:
                report = launch.finish(is_polled=True)
            finally:
                executed = self._executed(dispatch, counted) if not self._gpu.is_broken else None
        if is_reported and executed is not None:
            executed.put_in(report)
        return report

    @staticmethod
    def _executed(dispatch: Dispatch, counted: Counted) -> Executed:
        """What waves have executed of a kernel since this was asked before."""
        from ..places import linked_address

        image = dispatch.image
        found = Executed(counted.counters, counted.take(), lambda at: linked_address(dispatch, image.base + at))
        if conditions().has_coverage:
            found.cover(image)
        return found

    def again(self, image: LoadedImage, make: Callable[[], DispatchFrame], on: DriverStream) -> Again:
        """What begins launches in a stream, as :meth:`~.DeviceStream.again` says."""
        gpu = self._gpu
        if isinstance(image, CudaImage):
            dispatch = make().dispatch
            _check_own(dispatch)
            return OwnAgain(gpu, dispatch, on)

        def find(given: Dispatch) -> _Prepared | None:
            return None if conditions().has_coverage else self._prepared(given, may_load=gpu.is_idle)

        return AmdAgain(gpu, self._memory, on, find, make)

    def _prepared(self, dispatch: Dispatch, *, may_load: bool, is_counted: bool = False) -> _Prepared | None:
        """The kernel of a dispatch as the driver has it; None where it has not, and may not load it."""
        if not is_counted and (known := self._recently(dispatch)) is not None:
            return known
        _check(dispatch)
        self._accepted = conditions()
        start = _start_of(dispatch, self._how, is_counted=is_counted)
        kernel = self._loaded(dispatch, start) or (self._load(dispatch, start) if may_load else None)
        if kernel is None:
            return None
        made = _Prepared(dispatch, self._how, self._gpu.generation, kernel, start.threads, start.parameter)
        return made if is_counted else self._note(made)

    def _own(self, dispatch: Dispatch) -> OwnKernel:
        """A kernel of the driver's, kept for dispatches that are launched again."""
        known = self._recent_own.get(id(dispatch)) if conditions() is self._accepted else None
        if known is not None and known.dispatch is dispatch:
            return known
        _check_own(dispatch)
        self._accepted = conditions()
        made = OwnKernel(dispatch)
        if dispatch.is_kept:
            if len(self._recent_own) >= _MOST_RECENT:
                self._recent_own.clear()
            if not dispatch.image.at_unload:
                dispatch.image.at_unload.append(self._recent_own.clear)
            self._recent_own[id(dispatch)] = made
        return made

    @property
    def _how(self) -> _How:
        current = conditions()
        kinds = (FAST_KINDS if current.has_fast_matrices else EXACT_KINDS) if self._has_tensor_cores else frozenset()
        return _How(self._memory is not None and not current.is_unchecked, kinds)

    @cached_property
    def _has_tensor_cores(self) -> bool:
        """Whether there are those whose instructions translations have."""
        return self._gpu.attribute("COMPUTE_CAPABILITY_MAJOR") >= TENSOR_CORES_SINCE

    def _recently(self, dispatch: Dispatch) -> _Prepared | None:
        found = self._recent.get(id(dispatch)) if conditions() is self._accepted else None
        is_known = found is not None and found.is_for(dispatch, self._how, self._gpu.generation)
        return found if is_known else None

    def _note(self, made: _Prepared) -> _Prepared:
        if made.dispatch.is_kept:
            if len(self._recent) >= _MOST_RECENT:
                self._recent.clear()
            self._recent[id(made.dispatch)] = made
        return made

    @property
    def _stream(self) -> DriverStream:
        """That of this thread: what is run as a whole is run in a thread of its own."""
        lease: Lease | None = getattr(self._of_thread, "lease", None)
        if lease is None or lease.stream.generation != self._gpu.generation:  # a fault has ended it
            lease = self._of_thread.lease = Lease(self._gpu)
        return lease.stream

    def _loaded(self, dispatch: Dispatch, start: Start) -> Compiled | None:
        """The kernel as the driver has it; None where it has not."""
        with self._lock:
            known = self._translations(dispatch.image).known.get(_key(dispatch, start), ())
            return next((compiled for compiled in known if compiled.is_for(dispatch.arguments)), None)

    def _load(self, dispatch: Dispatch, start: Start) -> Compiled:
        """Translate a kernel, and have the driver compile and load it."""
        with self._lock:
            translations = self._translations(dispatch.image)
            known = translations.known.setdefault(_key(dispatch, start), [])
            for compiled in known:
                if compiled.is_for(dispatch.arguments):  # another thread was faster
                    return compiled
            start = replace(start, pointers=self._pointers(dispatch))
            translations.digest = translations.digest or image_digest(dispatch.image)
            made = kept(translations.digest, dispatch, start, partial(_translation_of, dispatch, start))
            module = self._gpu.call("cuModuleLoadData", made.text.encode() + b"\0")
            function = self._gpu.call("cuModuleGetFunction", module, ENTRY.encode())
            limit, origins = SharedMemoryLimit(_STATIC_LDS - made.shared), origins_of(made.bounds or ())
            counted = None if made.counters is None else Counted(self._gpu, module, made.counters)
            known.append(Compiled(module, function, made.multiples, limit, made.bounds, origins, {}, counted))
            return known[-1]

    def _pointers(self, dispatch: Dispatch) -> list[int]:
        """Where the arguments have pointers, as far as it can be seen."""
        rows = dispatch.image.kernels[dispatch.kernel].kernel.arguments
        found = {row.offset for row in rows if row.kind == POINTER and row.offset is not None}
        memory, data = Memory(self._memory.reach.table() if self._memory is not None else (), ()), dispatch.arguments
        for at in range(0, len(data) - 7, 8):
            if memory.around(int.from_bytes(data[at : at + 8], "little"), is_write=False) != NOWHERE:
                found.add(at)
        return sorted(found)

    def _translations(self, image: LoadedImage) -> _Translations:
        found = self._known.get(image)
        if found is None or found.generation != self._gpu.generation:
            found = self._known[image] = _Translations(self._gpu, self._recent.clear)
            image.at_unload.append(found.unload)
            weakref.finalize(image, found.unload)
        return found


class CudaStream(DeviceStream):
    """A stream of the driver's that a stream of hipkit has: kernels that need nothing of the host go on without it."""

    def __init__(self, engine: CudaBackend, gpu: Gpu) -> None:
        self._engine, self._gpu = engine, gpu
        self._lease = Lease(gpu)

    @property
    def _stream(self) -> DriverStream:
        if self._lease.stream.generation != self._gpu.generation:  # a fault has ended it
            self._lease = Lease(self._gpu)
        return self._lease.stream

    @property
    def is_full(self) -> bool:
        return self._stream.is_full

    @property
    def is_done(self) -> bool:
        return self._stream.is_done

    def begin(self, dispatch: Dispatch) -> Callable[[], Report] | None:
        on = self._stream
        if on.is_full or dispatch.timeout is not None or dispatch.poll is not None or conditions().has_coverage:
            return None
        if (launch := self._engine.launch(dispatch, may_load=self._gpu.is_idle)) is None:
            return None
        launch.begin(on)
        return launch.finish

    def again(self, image: LoadedImage, make: Callable[[], DispatchFrame]) -> Again:
        return self._engine.again(image, make, self._stream)

    def graph(self, steps: Sequence[Step]) -> DeviceGraph | None:
        dispatches = [step for step in steps if isinstance(step, Dispatch)]
        if not all(isinstance(dispatch.image, CudaImage) for dispatch in dispatches):
            return None
        for dispatch in dispatches:
            _check_own(dispatch)
        return CudaGraph(self._gpu, steps, _driver_stream_of)

    @property
    def driver_stream(self) -> DriverStream:
        """The driver's stream that it is now: after a fault another one."""
        return self._stream

    def mark(self) -> Callable[[], int]:
        on = self._stream
        return partial(on.time, on.record())


def _driver_stream_of(on: DeviceStream) -> DriverStream:
    assert isinstance(on, CudaStream)
    return on.driver_stream


def _translation_of(dispatch: Dispatch, start: Start) -> Translation:
    from .translating import translation_of  # which takes long to import

    return translation_of(dispatch, start)


def _key(dispatch: Dispatch, start: Start) -> object:
    """What launches have in common that run the same translation."""
    setup = dispatch.setup
    return (
        dispatch.entry, dispatch.processor, tuple(setup.sgprs), setup.group_ids, setup.wave_id, setup.scratch_offset,
        setup.packs_item_ids, setup.item_ids, setup.mode, setup.named_barriers, dispatch.group_size, dispatch.scratch, start.parameter,
        start.items, start.is_limited, start.is_served, start.is_checked, start.is_lenient, start.is_counted, start.tile_kinds,
    )  # fmt: skip


def _start_of(dispatch: Dispatch, how: _How, *, is_counted: bool) -> Start:
    return Start(
        ENTRY, dispatch.setup, dispatch.group_size, dispatch.scratch, dispatch.arguments, dispatch.arguments_at,
        is_limited=dispatch.timeout is not None, is_served=dispatch.poll is not None,
        items=dispatch.items if dispatch.items != _whole(dispatch) else None, is_checked=how.is_checked,
        is_lenient=bool(dispatch.granule), is_counted=is_counted, tile_kinds=how.tile_kinds,
    )  # fmt: skip


def _whole(dispatch: Dispatch) -> Size:
    """Work-items where all workgroups are full."""
    x, y, z = (count * size for count, size in zip(dispatch.groups, dispatch.group_size, strict=True))
    return x, y, z


def _check_own(dispatch: Dispatch) -> None:
    """Refuse what launches of the driver's have not."""
    _refuse_what_is_observed()
    if conditions().has_coverage:
        raise UsageError(f"{dispatch.kernel}: instructions of NVIDIA's GPUs are not counted")
    if dispatch.items != _whole(dispatch):
        raise UsageError(f"{dispatch.kernel}: CUDA launches whole blocks, and the last one is not full")


def _check(dispatch: Dispatch) -> None:
    """Refuse by name what this device has not."""
    _refuse_what_is_observed()
    missing = {
        "clusters of workgroups": dispatch.cluster != NO_CLUSTERS,
        f"more than {_LARGEST_GRID} workgroups along y or z": max(dispatch.groups[1:]) > _LARGEST_GRID,
    }
    for what, is_asked in missing.items():
        if is_asked:
            raise refuse(what)


def _refuse_what_is_observed() -> None:
    """Refuse what would show faults of kernels: nothing is found where nothing looks."""
    for what in conditions().of_the_cpu_device:
        raise refuse(what)
