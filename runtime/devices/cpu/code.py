"""The compiled code of a kernel's target and registers: regions found by address and MODE, quick first, fast later."""

from __future__ import annotations

import ctypes
import hashlib
import json
import struct
import threading
import time
import weakref
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cached_property, partial

from ....fatbin.errors import HipkitError
from ....fatbin.isa import Instruction, decode
from ....loader.image import LoadedImage
from ...forks import renew
from ...isa.execute import UnknownOperationError
from ...isa.facts import Facts
from ...isa.lift import lift
from ...isa.reach import reachable
from ...once import once
from .disk_cache import disk_cache, engine_digest
from .emit import Emitted, RegionEmitter, Span, require
from .jit import FAST, QUICK, jit
from .layout import Registers
from .structures import Region as Row
from .ways import Ways

SMALLEST_TABLE = 64


@dataclass
class Compiled:
    """One region for one MODE, as good as it has been compiled."""

    start: int
    mode: int
    entries: dict[int, int] = field(default_factory=dict)
    code: int = 0
    level: int = -1


@dataclass
class Use:
    """What all launches of a kernel have needed: the keys of code, and seconds since better code was last made of it."""

    keys: list[int]
    seconds: float = 0.0


class Fetcher:
    """Instructions by address, decoded when they are first asked for."""

    def __init__(self, start: int, code: bytes, processor: str, features: tuple[str, ...]) -> None:
        self.start, self.code, self.processor, self.features = start, code, processor, features
        self._known: dict[int, Instruction] = {}
        self._going: dict[int, Iterator[Instruction]] = {}

    def __call__(self, address: int) -> Instruction:
        """The instruction at an address."""
        known = self._known.get(address)
        if known is not None:
            return known
        if not 0 <= address - self.start < len(self.code):
            raise HipkitError(f"the wave goes on at {address:#x} of the code object, where it has no code")
        going = self._going.pop(address, None)
        if going is None:
            rest = self.code[address - self.start :]
            going = iter(decode(rest, self.processor, address=address, features=self.features))
        found = self._known[address] = next(going)
        if not found.is_known:
            raise UnknownOperationError(f"{found} at {address:#x} is no instruction of {self.processor}")
        self._going[address + found.size] = going
        return found


class Code:
    """All regions of one code object in memory, for one shape of waves."""

    def __init__(
        self,
        fetch: Fetcher,
        facts: Facts,
        registers: Registers,
        image: LoadedImage,
        *,
        counting: bool,
        first: int = QUICK,
    ) -> None:
        self.first = first
        self.image = image  # kept, so that nobody else's can be taken for it
        self.fetch, self.facts, self.registers = fetch, facts, registers
        self.counters: dict[Span, int] | None = {} if counting else None
        self.blocks: dict[Span, list[Instruction]] = {}
        self.compiled: dict[int, Compiled] = {}
        self.compile_seconds = 0.0
        self._checked: set[int] = set()
        self._uses: dict[int, Use] = {}
        self.added = 0.0
        """When something was last found missing."""
        self._tables: list[ctypes.Array[ctypes.c_char]] = []
        self._loaded: list[str] = []
        # Who may still run it keeps it; at the end of the process it stays.
        weakref.finalize(self, _unload, self._loaded).atexit = False
        self.table = 0
        self.lock, self._improving = threading.RLock(), threading.Lock()
        renew(self, "lock", "_improving")
        self._publish()

    def check(self, entry: int) -> None:
        """Refuse what static control flow reaches from an entry and cannot be carried out; told once is enough."""
        if entry in self._checked:
            return
        disk = disk_cache()
        key = hashlib.sha256(self._digest + f"checked {entry}".encode()).hexdigest()
        if disk is None or disk.get(key) is None:
            for instruction in reachable(entry, self.fetch):
                require(instruction, self.facts)
            if disk is not None:
                disk.put(key, b"")
        self._checked.add(entry)

    def add(self, key: int) -> None:
        """Have what is missing compiled: the region from an address in a MODE."""
        with self.lock:
            if key in self.compiled:
                return
            one = Compiled((key & (1 << 48) - 1) - 1, key >> 48)
            if not self._from_disk(one, FAST) and not (self.first == QUICK and self._from_disk(one, QUICK)):
                self._compile(one, self.first)
            for entry in one.entries:
                self.compiled.setdefault(key_of(entry, one.mode), one)
            self._publish()
            self.added = time.perf_counter()

    def use_of(self, entry: int) -> Use:
        """What launches from an entry have needed; they keep it up."""
        return self._uses.setdefault(entry, Use([entry]))

    def improve(self, key: int, met: Callable[[], Ways], done: Callable[[], None]) -> bool:
        """Have a region that was compiled quickly compiled for speed, beside everything else; whether it was one.

        ``met`` gives what workers have met in it, and ``done`` is called when they can be told of the better code.
        """
        one = self.compiled.get(key)
        if one is None or one.level >= FAST or not self._improving.acquire(blocking=False):
            return False
        _background().submit(self._improve, one, met(), done)
        return True

    def _improve(self, one: Compiled, ways: Ways, done: Callable[[], None]) -> None:
        try:
            better = Compiled(one.start, one.mode)
            self._compile(better, FAST, ways)
            with self.lock:
                one.code, one.level = better.code, FAST
                self._publish()
            done()
        finally:
            self._improving.release()

    def _compile(self, one: Compiled, level: int, ways: Ways | None = None) -> None:
        """Lift, emit and compile a region."""
        begun = time.perf_counter()
        region = lift(one.start, self.fetch)
        emitter = RegionEmitter(
            region, self.facts, self.registers, one.mode, optimized=level > 0, counters=self.counters, ways=ways
        )
        emitted = emitter.emit()
        if self.counters is not None:
            self.blocks.update({(block.start, block.end): block.instructions for block in region})
        image = jit().compile(emitted.text, level)
        self._take(one, emitted, image, level)
        self._to_disk(one, emitted, image)
        self.compile_seconds += time.perf_counter() - begun

    def _take(self, one: Compiled, emitted: Emitted, image: bytes, level: int) -> None:
        one.code, loaded = jit().load(image, emitted.name, emitted.needs)
        self._loaded.append(loaded)
        one.entries, one.level = emitted.entries, level

    # The disk

    @cached_property
    def _digest(self) -> bytes:
        """What all regions of this code have in common."""
        digest = hashlib.sha256(self.fetch.code)
        digest.update(repr((self.facts, self.registers, jit().host, engine_digest())).encode())
        return digest.digest()

    def _disk_key(self, one: Compiled, level: int) -> str:
        return hashlib.sha256(self._digest + repr((one.start, one.mode, level)).encode()).hexdigest()

    def _from_disk(self, one: Compiled, level: int) -> bool:
        disk = disk_cache()
        if disk is None or self.counters is not None:
            return False
        payload = disk.get(self._disk_key(one, level))
        if payload is None:
            return False
        head, _, image = payload.partition(b"\n")
        name, entries, needs = json.loads(head)
        emitted = Emitted(name, "", {int(address): n for address, n in entries.items()}, tuple(needs))
        self._take(one, emitted, image, level)
        return True

    def _to_disk(self, one: Compiled, emitted: Emitted, image: bytes) -> None:
        disk = disk_cache()
        if disk is not None and self.counters is None:
            head = json.dumps([emitted.name, emitted.entries, emitted.needs]).encode()
            disk.put(self._disk_key(one, one.level), head + b"\n" + image)

    # The table that workers read

    def _publish(self) -> None:
        """A new table; old ones stay for those who still look into them."""
        size = SMALLEST_TABLE
        while size < 2 * len(self.compiled) + 2:
            size *= 2
        table = ctypes.create_string_buffer(8 + size * ctypes.sizeof(Row))
        struct.pack_into("<Q", table, 0, size - 1)
        for key, one in self.compiled.items():
            at = ((key >> 2) * 0x9E3779B97F4A7C15 & (1 << 64) - 1) >> 40
            while struct.unpack_from("<Q", table, 8 + (at & size - 1) * 24)[0]:
                at += 1
            entry = one.entries[(key & (1 << 48) - 1) - 1]
            struct.pack_into("<QQQ", table, 8 + (at & size - 1) * 24, key, one.code, entry)
        self._tables.append(table)
        self.table = ctypes.addressof(table) + 8


def _unload(loaded: list[str]) -> None:
    if loaded:
        jit().unload(loaded)


@partial(once, in_each_process=True)
def _background() -> ThreadPoolExecutor:
    """The thread that compiles for speed. A process that ends waits for the one region that it is at."""
    return ThreadPoolExecutor(1, "hipkit-compiler")


def key_of(address: int, mode: int) -> int:
    """The key that workers look code up by: an address in the code object, and the MODE in force."""
    return address + 1 | mode << 48
