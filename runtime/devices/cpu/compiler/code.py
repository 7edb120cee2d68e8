"""The compiled code of a kernel's target and registers: regions found by address and MODE, quick first, fast later."""

from __future__ import annotations

import ctypes
import hashlib
import json
import struct
import threading
import time
import weakref
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cached_property, partial

from .....fatbin.isa import Instruction
from .....loader.image import LoadedImage
from ....isa.facts import Facts
from ....isa.flow.lift import lift
from ....process import once, renew
from ..fetching import Checked, Fetcher
from ..layout import Registers
from ..structures import Region as Row
from .access_patterns import Ways
from .disk_cache import disk_cache, engine_digest
from .emit import Emitted, RegionEmitter, Span
from .jit import FAST, QUICK, jit
from .special import require
from .wave_batch import is_short, side_by_side

SMALLEST_TABLE, TABLE_START = 64, 8
"""Rows of a table at least, and where they begin: after the word that masks a hash."""


@dataclass
class Compiled:
    """One region for one MODE, as good as it has been compiled."""

    start: int
    mode: int
    entries: dict[int, int] = field(default_factory=dict)
    code: int = 0
    level: int = -1
    abreast: int = 1
    """How many waves it carries out side by side."""
    ways: Ways | None = None
    """What workers had met when it was compiled for speed."""
    ranks: set[int] = field(default_factory=lambda: {1})
    """For how many waves side by side there is code as well, or has been found to be none."""


@dataclass
class Use:
    """What all launches of a kernel have needed: the keys of code, and seconds since better code was last made of it."""

    keys: list[int]
    seconds: float = 0.0


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
        self._ranks: dict[int, Compiled] = {}
        """The same for waves that go side by side."""
        self.compile_seconds = 0.0
        self._checked = Checked(fetch, partial(require, facts=facts))
        self._uses: dict[int, Use] = {}
        self.added = 0.0
        """When something was last found missing."""
        self.failed: list[BaseException] = []
        """What went wrong beside: what was compiled quickly goes on being used then."""
        self._tables: list[ctypes.Array[ctypes.c_char]] = []
        self._loaded: list[str] = []
        # Who may still run it keeps it; at the end of the process it stays.
        weakref.finalize(self, _unload, self._loaded).atexit = False
        self.table = self.march = 0
        """Addresses: of the table, and of what runs waves side by side, if there is code for any."""
        self.lock, self._improving = threading.RLock(), threading.Lock()
        renew(self, "lock", "_improving")
        self._publish()

    def check(self, entry: int) -> None:
        """Refuse what static control flow reaches from an address and cannot be carried out; told once is enough."""
        if entry in self._checked:
            return
        disk = disk_cache()
        key = hashlib.sha256(self._digest + f"checked {entry}".encode()).hexdigest()
        if disk is None or disk.get(key) is None:
            self._checked.look(entry)
            if disk is not None:
                disk.put(key, b"")
        self._checked.add(entry)

    def add(self, key: int, abreast: int = 1) -> None:
        """Have what is missing compiled: the region from an address in a MODE.

        What there is on disk for waves that go ``abreast`` is fetched with it.
        """
        with self.lock:
            one = self.compiled.get(key)
            is_new = one is None
            if one is None:
                one = self._added(Compiled((key & (1 << 48) - 1) - 1, key >> 48))
            if self._add_rank(one, abreast) or is_new:
                self._publish()

    def _added(self, one: Compiled) -> Compiled:
        if not self._from_disk(one, FAST) and not (self.first == QUICK and self._from_disk(one, QUICK)):
            self.check(one.start)  # what only an indirect jump leads to; what is on disk was checked before
            self._compile(one, self.first)
        for entry in one.entries:
            self.compiled.setdefault(key_of(entry, one.mode), one)
        self.added = time.perf_counter()
        return one

    def _add_rank(self, one: Compiled, abreast: int) -> bool:
        """Whether there is code on disk, and was none in memory, for waves that go side by side."""
        if one.level < FAST or abreast in one.ranks:
            return False
        rank = Compiled(one.start, one.mode, abreast=abreast)
        is_there = self._from_disk(rank, FAST)
        if is_there or one.ways is None:
            one.ranks.add(abreast)  # nobody can make it where what was met is not known
        if is_there:
            self._put_rank(rank)
        return is_there

    def _put_rank(self, rank: Compiled) -> None:
        self.march = jit().function("hk_march")
        self._ranks.update({key_of(entry, rank.mode, rank.abreast): rank for entry in rank.entries})

    def use_of(self, entry: int) -> Use:
        """What launches from an entry have needed; they keep it up."""
        return self._uses.setdefault(entry, Use([entry]))

    def improve(self, key: int, met: Callable[[], Ways], done: Callable[[], None], abreast: int = 1) -> bool:
        """Have a region that was compiled quickly compiled for speed, beside everything else; whether it was one.

        ``met`` gives what workers have met in it, and ``done`` is called when they can be told of the better code.
        Then there is more of it for waves that go ``abreast``, where that is worth while.
        """
        one = self.compiled.get(key)
        if one is None or self.failed or not _may_be_better(one, abreast):
            return False
        if not self._improving.acquire(blocking=False):
            return False
        _background().submit(self._improve, one, one.ways or met(), done, abreast)
        return True

    def _improve(self, one: Compiled, ways: Ways, done: Callable[[], None], abreast: int) -> None:
        try:
            if one.level < FAST:
                better = Compiled(one.start, one.mode)
                self._compile(better, FAST, ways)
                with self.lock:
                    one.code, one.level, one.ways = better.code, FAST, ways
                    self._publish()
                done()
            if abreast not in one.ranks:
                self._make_rank(one, abreast, ways)
                done()
        except BaseException as error:
            self.failed.append(error)
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
        self._finish(one, emitted, level, begun)

    def _make_rank(self, one: Compiled, abreast: int, ways: Ways) -> None:
        """The same for waves that go side by side, if there is a block of loads that leaves them no choice, or no loop."""
        one.ranks.add(abreast)
        begun, whole = time.perf_counter(), lift(one.start, self.fetch)
        region = side_by_side(whole)
        if region is None:
            return
        is_brief = is_short(region, whole)
        emitter = RegionEmitter(
            region,
            self.facts,
            self.registers,
            one.mode,
            optimized=True,
            counters=None,
            ways=ways,
            abreast=abreast,
            fetches=is_brief,
        )
        emitted = emitter.emit()
        if emitter.is_straight or is_brief:
            rank = Compiled(one.start, one.mode, abreast=abreast)
            self._finish(rank, emitted, FAST, begun)
            with self.lock:
                self._put_rank(rank)
                self._publish()

    def _finish(self, one: Compiled, emitted: Emitted, level: int, begun: float) -> None:
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
        return hashlib.sha256(self._digest + repr((one.start, one.mode, level, one.abreast)).encode()).hexdigest()

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
        table = table_of({**self.compiled, **self._ranks})
        self._tables.append(table)
        self.table = ctypes.addressof(table) + TABLE_START


def table_of(published: Mapping[int, Compiled]) -> ctypes.Array[ctypes.c_char]:
    """The hash table in which workers look code up; it begins at :data:`TABLE_START`."""
    size = SMALLEST_TABLE
    while size < 2 * len(published) + 2:
        size *= 2
    table = ctypes.create_string_buffer(TABLE_START + size * ctypes.sizeof(Row))
    struct.pack_into("<Q", table, 0, size - 1)
    for key, one in published.items():
        at = ((key >> 2) * 0x9E3779B97F4A7C15 & (1 << 64) - 1) >> 40
        while struct.unpack_from("<Q", table, TABLE_START + (at & size - 1) * ctypes.sizeof(Row))[0]:
            at += 1
        entry = one.entries[(key & (1 << 48) - 1) - 1]
        place = TABLE_START + (at & size - 1) * ctypes.sizeof(Row)
        struct.pack_into("<QQQ", table, place, key, one.code, entry)
    return table


def _may_be_better(one: Compiled, abreast: int) -> bool:
    return one.level < FAST or (one.ways is not None and abreast not in one.ranks)


def _unload(loaded: list[str]) -> None:
    if loaded:
        jit().unload(loaded)


@partial(once, in_each_process=True)
def _background() -> ThreadPoolExecutor:
    """The thread that compiles for speed. A process that ends waits for the one region that it is at."""
    return ThreadPoolExecutor(1, "hipkit-compiler")


def key_of(address: int, mode: int, abreast: int = 0) -> int:
    """The key that workers look code up by: an address in the code object, the MODE in force, and how many waves."""
    return address + 1 | mode << 48 | abreast << 58
