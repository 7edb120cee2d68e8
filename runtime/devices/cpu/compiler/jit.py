"""Compiles LLVM IR text to machine code in memory. LLVM is loaded when something has to be compiled."""

from __future__ import annotations

import ctypes
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from .....fatbin import digests
from .....fatbin.errors import MissingError
from .....fatbin.fork import hold
from .....fatbin.garbage import no_collection
from .....fatbin.records import dataclass
from ....process import machine, once, start_thread
from ... import own_files
from ...disk_cache import disk_cache, engine_digest
from .. import layout
from ..structures import Launch
from .compilation import FAST as FAST
from .compilation import QUICK as QUICK
from .compilation import Llvm
from .linker import Refused, link, undefined
from .llvm.hosts import MACHINES, this_host
from .native_objects import shipped, shipped_access
from .processor import Processor, processor

if TYPE_CHECKING:
    from .instruction_functions import InstructionFunction

_LOCK = threading.RLock()
hold(_LOCK)
when_used: list[Callable[[], object]] = []
"""Called after each compilation, since LLVM creates global objects when it first needs them."""
MOST_IDLE = 256
"""Regions without a user that stay linked."""
_SMALLEST = "define void @nothing() { ret void }"


@contextmanager
def _alone() -> Iterator[None]:
    """Hold the lock. A finalizer of the program's that ran meanwhile could wait for a launch, which waits for the lock."""
    with no_collection(), _LOCK:
        yield


def rest() -> None:
    """Wait for the running compilation, and block all later ones: LLVM is about to be torn down."""
    _LOCK.acquire()


@dataclass
class Region:
    """Linked code; ``users`` counts loads without an unload."""

    digest: bytes
    name: str
    address: int = 0
    users: int = 0


class Jit:
    """Compiles modules for this host, and links them with the library of native functions."""

    def __init__(self) -> None:
        _check()
        self.host: Processor = processor()
        """The properties of this machine that compiled code depends on."""
        self.has_long_vectors = self.host.has("avx512f")
        """Whether a strip of sixteen lanes is one register."""
        self._llvm: Llvm | None = None
        self._levels: set[int] = set()
        """Those that LLVM has compiled at, where C may end the process."""
        self._trackers: dict[str, Any] = {}
        self._unneeded: deque[str] = deque()
        self._regions: dict[bytes, Region] = {}
        self._named: dict[str, Region] = {}
        self._idle: dict[str, Region] = {}
        """Regions without users, the longest unused first."""
        self._count = 0
        self._library: dict[str, int] = {}
        self._quick: set[str] = set()
        """The functions of the library whose code is not optimised for this very processor yet."""
        self._shipped: set[str] = set()
        """Those of which optimised code for others has been linked."""
        self._callers: dict[str, bytes] = {}
        """Object files of functions of instructions that may call those."""
        self._improved = 0
        """How often the library has been improved."""
        self._failed: BaseException | None = None
        self._begin()

    def _begin(self) -> None:
        """Load the library in a thread, while the caller continues until it needs a function of it.

        The thread holds the lock when this returns: callers wait for it, as do a fork and the end of Python. Where C may
        end the process (`when_used`), this waits until LLVM, if it had to compile, has created its global objects.
        """
        is_held = threading.Event()

        def load() -> None:
            with _alone():
                is_held.set()
                try:
                    self._load_library()
                except BaseException as error:
                    self._failed = error

        thread = start_thread(load, "hipkit library", daemon=False)
        if thread is None:
            load()
            return
        is_held.wait()
        if when_used:
            thread.join()

    def _load_library(self) -> None:
        """Link the scheduler and the slow paths of memory accesses."""
        self._add(_EXPORTS[0], QUICK)

    def function(self, name: str, level: int = QUICK) -> int:
        """The address of a function of the library; compiles it on first use, at ``level`` at least."""
        known = self._library.get(name)  # without the lock, which another thread may hold for long to compile
        if known is not None and (level == QUICK or name not in self._quick):
            return known
        with _alone():
            if self._failed is not None:
                raise self._failed
            if name not in self._library or (level > QUICK and name in self._quick):
                self._add(name, level)
            return self._library[name]

    def _add(self, name: str, level: int) -> None:
        """Link a function, with those of the same files. Optimised code that is there is taken at any level."""
        names, files = _beside(name)
        parts = files or names
        ready = [(files and shipped(part)) or self._on_disk(part, FAST) for part in parts]
        images = [image for image in ready if image]
        if len(images) == len(parts):
            level = FAST
        else:
            made = self._native if files else self._access
            images = [made(part, level) for part in parts]
        for other in dict.fromkeys(other for image in images for other in undefined(image)):
            if layout.is_of_library(other) and other not in names:
                self.function(other, level)
        found = self._link(f"{name}.{level}", images, names)
        # Which are quick is known before others find them, and no longer only after.
        self._quick.update(names if level == QUICK else ())
        self._library.update(found)
        self._quick.difference_update(names if level > QUICK else ())

    @property
    def has_quick_library(self) -> bool:
        """Whether there are functions of the library whose code is not optimised for this very processor."""
        return bool(self._quick)

    @property
    def has_slow_library(self) -> bool:
        """Whether there are some whose code is not optimised at all."""
        return not self._quick <= self._shipped

    def improve_library(self, names: Iterable[str] | None = None) -> None:
        """Optimise functions of the library, or all. What was linked before calls the old ones, until it is loaded again."""
        with _alone():  # which the library is loaded under
            names = list(self._quick if names is None else self._quick.intersection(names))
        for name in names:  # meanwhile others may compile
            self.function(name, FAST)
        with _alone():
            callers, self._callers = self._callers, {}
            self._improved += 1
            self._link_functions(callers)

    def _native(self, name: str, level: int) -> bytes:
        return self._cached(name, level, partial(self._compile_native, name, level))

    def _access(self, name: str, level: int) -> bytes:
        if level == QUICK and (image := shipped_access(name, self.host)) is not None:
            self._shipped.add(name)
            return image
        return self._cached(name, level, partial(self._compile_function, name, level))

    def _compile_function(self, name: str, level: int) -> bytes:
        from .llvm import library  # slow to import: not where all code is on disk

        return self.compile(library.module(name), level)

    def define(self, functions: Sequence[InstructionFunction]) -> None:
        """Link functions of instructions, and compile those that are not on disk."""
        with _alone():
            new = [one for one in functions if one.name not in self._library]
            for needed in dict.fromkeys(needed for one in new for needed in one.needs):
                self.function(needed)
            self._link_functions(
                {one.name: self._cached(one.name, QUICK, partial(self.compile, one.text, QUICK)) for one in new}
            )

    def find(self, names: Sequence[str], needs: Sequence[str]) -> bool:
        """Link functions of instructions that are on disk; returns whether all are. ``needs``: what they call."""
        with _alone():
            images = {name: self._on_disk(name, QUICK) for name in names if name not in self._library}
            found = {name: image for name, image in images.items() if image is not None}
            if len(found) < len(images):
                return False
            for needed in needs:
                self.function(needed)
            self._link_functions(found)
            return True

    def _link_functions(self, images: Mapping[str, bytes]) -> None:
        if images:
            first = f"{next(iter(images))}.{self._improved}"
            self._library.update(self._link(first, list(images.values()), list(images)))
            if self._quick:
                self._callers.update(images)

    def _compile_native(self, name: str, level: int) -> bytes:
        """The object file of a module in native/ir/, which clang has already optimised."""
        from importlib import resources

        text = resources.files(__package__.rpartition(".")[0]) / "native" / "ir" / f"{name}.ll"
        ir = text.read_text()
        own_files.check()
        return self.compile(ir, level, is_optimized=True)

    def _cached(self, name: str, level: int, compiled: Callable[[], bytes]) -> bytes:
        """The object file of a part of the library, from the disk cache if it is there."""
        image = self._on_disk(name, level)
        if image is None:
            image = compiled()
            if disk := disk_cache():
                disk.put(self._disk_key(name, level), image)
        return image

    def _on_disk(self, name: str, level: int) -> bytes | None:
        disk = disk_cache()
        return disk.get(self._disk_key(name, level)) if disk else None

    def _disk_key(self, name: str, level: int) -> str:
        return digests.digest(repr((name, level, self.host, engine_digest())).encode()).hexdigest()

    def _link(self, name: str, images: Sequence[bytes], exports: Sequence[str]) -> dict[str, int]:
        others = {symbol: address for symbol, address in self._library.items() if symbol not in exports}
        try:
            code = link(images, exports, others)
        except Refused:
            self._trackers[name], addresses = self.load_llvm(FAST).link(name, images, exports, others)
            return addresses
        self._trackers[name] = code
        return code.symbols

    def load_llvm(self, level: int = QUICK) -> Llvm:
        """LLVM, which this thread loads if none has.

        A thread that starts others to compile calls this first, with their level, so that C's exit handlers know of what
        LLVM makes for it.
        """
        with _alone():
            if self._llvm is None:
                self._llvm = Llvm()
            if when_used and level not in self._levels:
                self._levels.add(level)
                self.compile(_SMALLEST, level)
            return self._llvm

    def compile(
        self, text: str, level: int, keep: Callable[[bytes], object] | None = None, *, is_optimized: bool = False
    ) -> bytes:
        """Compile IR to an object file, and have ``keep`` keep it; ``is_optimized`` skips the optimiser.

        The end of the process waits for both: where programs are short, the next one has what was compiled too late for this one.
        """
        # LLVM's objects are destroyed inside as well: while the lock is free, no thread uses LLVM, and the process may fork.
        with _alone():
            image = self.load_llvm(level).compile(text, level, is_optimized=is_optimized)
            for call in when_used:
                call()
            if keep is not None:
                keep(image)
            return image

    def load(self, image: bytes, name: str, needs: Sequence[str]) -> tuple[int, str]:
        """Link an object file: the address of its function ``name``, and the key for :meth:`unload`.

        ``needs`` are the library functions that it calls. Equal files are linked once: LLVM never frees all of a link.
        """
        digest = digests.digest(b"%d" % self._improved + image).digest()
        with _alone():
            self._take_back()
            region = self._regions.get(digest)
            if region is None:
                for needed in needs:
                    self.function(needed)
                self._count += 1
                region = Region(digest, f"region{self._count}")
                region.address = self._link(region.name, [image], (name,))[name]
                self._regions[digest] = self._named[region.name] = region
            self._idle.pop(region.name, None)
            region.users += 1
            return region.address, region.name

    def unload(self, loaded: Sequence[str]) -> None:
        """Release regions. The next load unlinks them: LLVM may be busy now."""
        self._unneeded.extend(loaded)

    def _take_back(self) -> None:
        """Unlink regions without users, except the most recent ones: their module may be loaded again."""
        while self._unneeded:
            region = self._named[self._unneeded.popleft()]
            region.users -= 1
            if not region.users:
                self._idle[region.name] = region
        while len(self._idle) > MOST_IDLE:
            name, region = next(iter(self._idle.items()))
            del self._idle[name], self._named[name], self._regions[region.digest], self._trackers[name]


def _check() -> None:
    """Raise :class:`MissingError` if this host cannot run compiled code."""
    host = this_host()
    if host is None:
        kinds = " or ".join(dict.fromkeys(known.name for known in MACHINES.values()))
        raise MissingError(
            f"compiled kernels need a processor of the kind {kinds}; this one is {machine() or 'unknown'}."
            " `--interpret` runs them without"
        )
    if lacking := [name for name in host.features if not processor().has(name)]:
        raise MissingError(
            f"compiled kernels need an {host.name} processor with {host.needs};"
            f" this one lacks {', '.join(lacking)}. `--interpret` runs them without"
        )


_ALWAYS = ("memory", "schedule")
"""The native files that each launch needs."""
_EXPORTS = (
    "hk_work",
    "hk_prepare",
    "hk_publish",
    "hk_find",
    "hk_find_written",
    "hk_find_flat",
    "hk_find_flat_written",
    "hk_checked",
    "hk_fault",
    "hk_gather",
    "hk_scatter",
    "hk_place",
    "hk_signal",
    "hk_stop",
)


def _beside(name: str) -> tuple[Sequence[str], Sequence[str]]:
    """The functions that are linked with one of the library, and their native files: none if it is written in IR."""
    if name in _EXPORTS:
        return _EXPORTS, _ALWAYS
    if name not in layout.ON_DEMAND:
        return (name,), ()
    file = layout.ON_DEMAND[name]
    return tuple(other for other, its in layout.ON_DEMAND.items() if its == file), (file,)


def publish(launch: Launch, field: str, table: int) -> None:
    """Publish a table to running workers: a worker that sees its address sees its contents."""
    _publisher()(ctypes.addressof(launch) + getattr(Launch, field).offset, table)


@once
def _publisher() -> Callable[[int, int], None]:
    return ctypes.PYFUNCTYPE(None, ctypes.c_void_p, ctypes.c_uint64)(jit().function("hk_publish"))


@once
def jit() -> Jit:
    """The compiler of this process."""
    made = Jit()
    # Never collected: llvmlite destroys what it made as Python ends, unless it was imported before the end had begun.
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(made))
    return made
