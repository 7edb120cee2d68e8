"""The compiled code of a code object: regions by address and MODE, quick code first, fast code once a region is hot."""

from __future__ import annotations

import ctypes
import json
import struct
import threading
import time
import weakref
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING

from .....fatbin import digests
from .....fatbin.cached import cached_property
from .....fatbin.fork import renew
from .....fatbin.garbage import no_collection
from .....fatbin.records import NamedTuple, dataclass, field
from .....loader.image import LoadedImage
from ....isa.facts import Facts
from ....process import start_thread
from ...counters import Counters
from ...disk_cache import disk_cache, engine_digest
from ..fetching import Checked, Fetcher
from ..layout import Registers, mode_of
from ..structures import ANY_ORDER
from ..structures import Region as Row
from .access_patterns import AccessPatterns
from .emitted import LONG, Emitted
from .jit import FAST, QUICK, jit

if TYPE_CHECKING:
    from .....fatbin.cache_folder import DiskCache
    from .....fatbin.isa import Instruction
    from ....isa.flow.partition import Outline
    from ....isa.flow.regions import Part
    from ....isa.flow.regions import Region as LiftedRegion
    from ....isa.flow.yield_points import YieldPoints
    from ....isa.provenance.analysis import Provenance
    from ....isa.provenance.origins import Origin
    from .instruction_functions import InstructionFunctions

FAST_SECONDS, GAIN = 60e-6, 4
"""Seconds that fast code takes to compile, by instruction and lane. A long region must have run that long divided by GAIN
before it is compiled: what has run for a while mostly goes on for some time."""
LIBRARY_WORTH, TUNING_WORTH = 0.02, 1.0
"""The same for the functions of the library that code calls. They take 0.2 seconds, but a program with small launches or many
accesses by lane takes up to three times as long until then; not with code that ships, which only lacks what few processors have."""
_PARTIAL = b"partial"
"""What the cache has for code of which a part was checked before it runs."""
SMALLEST_TABLE, TABLE_START = 64, 8
"""The fewest rows of a table, and the offset of the first: the word before it is the mask for hashes."""


@dataclass
class Compiled:
    """The best code so far for one region in one MODE."""

    start: int
    mode: int
    entries: dict[int, int] = field(default_factory=dict)
    code: int = 0
    level: int = -1
    batches: int = 1
    """How many waves one call executes, with ``ANY_ORDER`` where it is the same in which order they come; 1: a single one."""
    worth: float = 0.0
    """How many seconds it must have run before it is improved."""
    patterns: AccessPatterns | None = None
    """The access patterns that its fast code was compiled for."""
    unlinked: tuple[bytes, Emitted] | None = None
    """What it was linked from, if functions of the library that it calls may become better."""
    unset: Sequence[tuple[str, int]] | None = None
    """The registers that it may read before it writes them, where it begins; None: perhaps all."""
    tried: set[int] = field(default_factory=lambda: {1, 1 | ANY_ORDER})
    """The kinds of batches that have been tried: for those there is batch code, or the region is not eligible."""


def _go_on() -> None:
    """Stop nothing."""


@dataclass
class Use:
    """What all launches of a kernel have run: keys of regions, and seconds since regions of it were last improved."""

    keys: list[int]
    seconds: float = 0.0
    enough: float = 0.0
    """How many seconds are to pass until a region may be worth it, where none was."""


class Cut(NamedTuple):
    """A part of a function that is cut into several: the starts of both."""

    part: int
    function: int


class Code:
    """All regions of one loaded code object, for one wave size and number of registers."""

    def __init__(
        self,
        fetch: Fetcher,
        facts: Facts,
        registers: Registers,
        image: LoadedImage,
        *,
        counting: bool,
        first: int = QUICK,
        checks: frozenset[str] = frozenset(),
    ) -> None:
        self.first, self.checks = first, checks
        self.image = image  # a reference, so that no other image gets its address
        self.fetch, self.facts, self.registers = fetch, facts, registers
        self.counters = Counters() if counting else None
        self.compiled: dict[int, Compiled] = {}
        self._batches: dict[int, Compiled] = {}
        """Batch code, by key."""
        self.compile_seconds = 0.0
        self._parts: dict[int, Outline] = {}
        """The parts of functions, by their starts."""
        self._cuts: dict[int, Cut] = {}
        """Where functions of several parts are entered: the part, and its function."""
        self._checked = Checked(fetch, self._require)
        self._uses: dict[int, Use] = {}
        self._provenance: dict[int, Provenance] = {}
        """By the entry of a kernel."""
        self._functions: dict[int, InstructionFunctions] = {}
        """The functions of single instructions, by MODE."""
        self.added = 0.0
        """When a worker last met code that was missing."""
        self.failed: list[BaseException] = []
        """Errors of the background compiler; the quick code stays in use."""
        self._tables: list[ctypes.Array[ctypes.c_char]] = []
        self._loaded: list[str] = []
        # A worker that runs the code holds a reference to it. It is not unloaded at the end of the process.
        weakref.finalize(self, _unload, self._loaded).atexit = False
        self.table = self.run_batches = 0
        """Addresses: of the table of regions, and of ``hk_run_batches`` once there is batch code (else 0)."""
        self.lock, self._improving = threading.RLock(), threading.Lock()
        renew(self, "lock", "_improving")
        self._publish()

    def _require(self, instruction: Instruction) -> None:
        self._required(instruction, self.facts)

    @cached_property
    def _required(self) -> Callable[[Instruction, Facts], None]:
        from ....isa.required import require  # code on disk has been checked

        return require

    def check(self, entry: int, meanwhile: Callable[[], None] = _go_on) -> None:
        """Refuse the first unsupported instruction that static control flow reaches from an address; cached on disk.

        Where it reaches very many, the rest is left to :meth:`_compile`. ``meanwhile`` is called now and then, and may raise to stop.
        """
        if entry in self._checked:
            return
        disk = self._disk(entry)
        key = digests.digest(self._digest + f"checked {entry}".encode()).hexdigest()
        kept = disk.get(key) if disk is not None else None
        if kept is None:
            self._checked.look(entry, meanwhile)
            if disk is not None:
                disk.put(key, _PARTIAL if self._checked.is_partial else b"")
        self._checked.is_partial |= kept == _PARTIAL
        self._checked.add(entry)

    def add(self, key: int, batches: int = 1) -> None:
        """Load or compile the region of a key. Batch code of this kind is loaded with it if it is on disk."""
        with self.lock:
            one = self.compiled.get(key)
            is_new = one is None
            if one is None:
                one = self._added(_place_of(key), key >> 48)
            if self._add_batch(one, batches) or is_new:
                self._publish()

    def _added(self, address: int, mode: int) -> Compiled:
        start, _ = self._cuts.get(address, Cut(address, address))
        one = self._with_code(Compiled(start, mode))
        if address not in one.entries:  # what the disk has there is a part of another function
            del self._cuts[address]
            one = self._with_code(Compiled(address, mode))
        for entry in one.entries:
            self.compiled.setdefault(key_of(entry, one.mode), one)
        self.added = time.perf_counter()
        return one

    def _with_code(self, one: Compiled) -> Compiled:
        if not self._from_disk(one, FAST) and not (self.first == QUICK and self._from_disk(one, QUICK)):
            if not self._checked.is_partial:
                # Not yet checked are targets of indirect jumps; cached code was checked when it was compiled.
                self.check(self._function_of(one.start))
            self._compile(one, self.first)
        return one

    def _add_batch(self, one: Compiled, batches: int) -> bool:
        """Load batch code from disk; returns whether it was there and is new in memory."""
        if one.level < FAST or batches in one.tried:
            return False
        batch = Compiled(one.start, one.mode, batches=batches)
        is_there = self._from_disk(batch, FAST)
        if is_there or one.patterns is None:
            one.tried.add(batches)  # without observed patterns it cannot be compiled either
        if is_there:
            self._put_batch(batch)
        return is_there

    def _put_batch(self, batch: Compiled) -> None:
        self.run_batches = jit().function("hk_run_batches", FAST)
        self._batches.update({key_of(entry, batch.mode, batch.batches): batch for entry in batch.entries})

    def provenance(self, entry: int, at_entry: Mapping[tuple[str, int], Origin]) -> Provenance:
        """Where the addresses of the accesses of a kernel come from, found once."""
        from ....isa.provenance.analysis import provenance  # for checked launches alone

        with self.lock:
            if entry not in self._provenance:
                self._provenance[entry] = provenance(entry, self.fetch, self.facts, at_entry)
            return self._provenance[entry]

    def forget_others(self) -> None:
        """Forget what was made of other code objects where one has been unloaded since, and perhaps another one is there now."""
        if not self.fetch.forget_others():
            return
        with self.lock:
            for known in (self.compiled, self._batches):
                for key in [key for key, one in known.items() if not self.fetch.is_own(one.start)]:
                    del known[key]
            for use in self._uses.values():
                use.keys[:] = [key for key in use.keys if self.fetch.is_own(_place_of(key))]
            self._parts = {start: part for start, part in self._parts.items() if self.fetch.is_own(start)}
            self._cuts = {start: cut for start, cut in self._cuts.items() if self.fetch.is_own(start)}
            self._checked = Checked(self.fetch, self._require)
            self._publish()

    def use_of(self, entry: int) -> Use:
        """The record of a kernel, by its entry; each launch updates it."""
        return self._uses.setdefault(entry, Use([entry]))

    def improve(
        self,
        key: int,
        seconds: float,
        met: Callable[[], AccessPatterns],
        done: Callable[[], None],
        batches: int = 1,
    ) -> bool:
        """Compile fast code and batch code for a region in the background; returns whether that was started.

        ``seconds`` is how long the region has run; ``met`` gives the observed access patterns; ``done`` publishes the new
        code to running workers.
        """
        one = self.compiled.get(key)
        if one is None or self.failed:
            return False
        is_worth = seconds >= one.worth and _may_be_better(one, batches)
        enough = LIBRARY_WORTH if jit().has_slow_library else TUNING_WORTH
        if not is_worth and (one.unlinked is None or seconds < enough):
            return False
        if not self._improving.acquire(blocking=False):
            return False
        jit().load_llvm(FAST)
        work = (
            partial(self._improve, one, one.patterns or met(), done, batches)
            if is_worth
            else partial(self._link_again, done)
        )
        if start_thread(work, "hipkit-compiler", daemon=False) is None:
            self._improving.release()
            return False
        return True

    def _improve(self, one: Compiled, patterns: AccessPatterns, done: Callable[[], None], batches: int) -> None:
        try:
            if one.level < FAST:
                better = Compiled(one.start, one.mode)
                self._compile(better, FAST, patterns)
                with self.lock:
                    one.code, one.unlinked, one.level, one.patterns = better.code, better.unlinked, FAST, patterns
                    self._publish()
                done()
            if batches not in one.tried:
                self._make_batch(one, batches, patterns)
                done()
        except BaseException as error:
            self.failed.append(error)
        finally:
            self._improving.release()

    def _unlinked(self) -> list[tuple[Compiled, bytes, Emitted]]:
        """All code that may be linked with better functions of the library, and what it is linked from."""
        with self.lock:
            known = {id(one): one for one in (*self.compiled.values(), *self._batches.values())}
        return [(one, *one.unlinked) for one in known.values() if one.unlinked is not None]

    def _link_again(self, done: Callable[[], None]) -> None:
        """Optimise the library, and link all code with it that was linked with what it was before."""
        try:
            # What is hot has fast code by now: the functions that it calls come first.
            hot = [emitted.needs for one, _, emitted in self._unlinked() if one.level == FAST]
            for names in (chain.from_iterable(hot), None):
                if jit().has_quick_library:
                    jit().improve_library(names)
                with self.lock:
                    for one, image, emitted in self._unlinked():
                        self._link(one, image, emitted)
                    self._publish()
                done()
        except BaseException as error:
            self.failed.append(error)
        finally:
            self._improving.release()

    def _compile(self, one: Compiled, level: int, patterns: AccessPatterns | None = None) -> None:
        """Lift, emit and compile a region."""
        begun = time.perf_counter()
        with no_collection():
            from .compiling import RegionEmitter  # slow to import, and code on disk does without

        region = self._lifted(one)
        if self._checked.is_partial:
            for block in region:
                for instruction in block.instructions:
                    self._checked.require(instruction)
        functions = self._functions_for(one.mode) if level == QUICK and region.length >= LONG else None
        emitter = RegionEmitter(
            region,
            self.facts,
            self.registers,
            mode_of(one.mode),
            optimized=level > 0,
            counters=self.counters,
            patterns=patterns,
            functions=functions,
            checks=self.checks,
            has_long_vectors=jit().has_long_vectors,
        )
        emitted = emitter.emit()
        jit().define(list(emitter.called.values()))
        self._finish(one, emitted, level, begun)

    def _lifted(self, one: Compiled) -> LiftedRegion:
        from .compiling import lift_part

        is_entry = key_of(one.start, one.mode) in self._uses
        return lift_part(
            self._part(one.start), yields=self._yield_points, is_entry=is_entry, keeps_lanes="sync" in self.checks
        )

    @cached_property
    def _yield_points(self) -> YieldPoints | None:
        """What finds where waves let others go on first."""
        from .compiling import BeforeStores

        if "race" in self.checks:
            from ....isa.flow.look_points import after_looks

            return after_looks(self.facts)
        return None if self.checks else BeforeStores()

    def _part(self, start: int) -> Part:
        """The part that begins at an address, which is where a function begins, or one of its parts."""
        from .compiling import outlines

        if start not in self._parts:
            function = self._function_of(start)
            parts = outlines(function, self.fetch, self._checked.ordinary.follow)
            self._parts.update((part.start, part) for part in parts)
            if len(parts) > 1:
                for part in parts:
                    self._cuts.update(dict.fromkeys((part.start, *part.others), Cut(part.start, function)))
        return self._parts[start].part(self.fetch)

    def _function_of(self, start: int) -> int:
        """Where the function begins that a part is of."""
        return self._cuts[start].function if start in self._cuts else start

    def _functions_for(self, mode: int) -> InstructionFunctions:
        """The functions of single instructions in a MODE, which the regions of this code share."""
        from .compiling import InstructionFunctions

        found = self._functions.get(mode)
        if found is None:
            found = self._functions[mode] = InstructionFunctions(
                self.facts, self.registers, mode_of(mode), checks=self.checks
            )
        return found

    def _make_batch(self, one: Compiled, batches: int, patterns: AccessPatterns) -> None:
        """Compile batch code, if the region has a fast path or is short."""
        one.tried.add(batches)
        from .compiling import STRIP, RegionEmitter, batched_part, is_crowded, is_short

        begun, whole = time.perf_counter(), self._lifted(one)
        region = batched_part(whole, in_any_order=bool(batches & ANY_ORDER))
        if region is None or is_crowded(whole, self.facts.lanes // STRIP):
            return
        is_brief = is_short(region, whole)
        emitter = RegionEmitter(
            region,
            self.facts,
            self.registers,
            mode_of(one.mode),
            optimized=True,
            counters=None,
            patterns=patterns,
            batch_size=batches & ~ANY_ORDER,
            fetches=is_brief,
            yields=whole.yields,
        )
        emitted = emitter.emit()
        if emitter.has_fast_path or is_brief:
            batch = Compiled(one.start, one.mode, batches=batches)
            self._finish(batch, emitted, FAST, begun)
            with self.lock:
                self._put_batch(batch)
                self._publish()

    def _finish(self, one: Compiled, emitted: Emitted, level: int, begun: float) -> None:
        image = jit().compile(emitted.text, level, partial(self._to_disk, one, emitted, level))
        self._take(one, emitted, image, level)
        self.compile_seconds += time.perf_counter() - begun

    def _take(self, one: Compiled, emitted: Emitted, image: bytes, level: int) -> None:
        if level == QUICK and emitted.length >= LONG:
            one.worth = emitted.length * self.registers.lanes * FAST_SECONDS / GAIN
        self._link(one, image, emitted)
        one.entries, one.level, one.unset = emitted.entries, level, emitted.unset

    def _link(self, one: Compiled, image: bytes, emitted: Emitted) -> None:
        one.code, loaded = jit().load(image, emitted.name, emitted.needs)
        one.unlinked = (image, emitted) if jit().has_quick_library else None
        self._loaded.append(loaded)

    # The disk

    @cached_property
    def _digest(self) -> bytes:
        """The part of disk keys that all regions share."""
        digest = digests.digest(self.fetch.code)
        about = (
            self.facts,
            self.registers,
            tuple(jit().host),
            engine_digest(),
            *sorted(self.checks),
        )
        digest.update(repr(about).encode())
        return digest.digest()

    def _disk(self, start: int) -> DiskCache | None:
        """Where code is kept; other code objects are elsewhere in the next process."""
        return disk_cache() if self.fetch.is_own(start) else None

    def _disk_key(self, one: Compiled, level: int) -> str:
        return digests.digest(self._digest + repr((one.start, one.mode, level, one.batches)).encode()).hexdigest()

    def _from_disk(self, one: Compiled, level: int) -> bool:
        disk = self._disk(one.start)
        if disk is None or self.counters is not None:
            return False
        payload = disk.get(self._disk_key(one, level))
        if payload is None:
            return False
        head, _, image = payload.partition(b"\n")
        name, entries, cuts, *rest = json.loads(head)
        emitted = Emitted(name, "", {int(address): n for address, n in entries.items()}, *rest)
        if not jit().find(emitted.functions, emitted.needs):
            return False
        self._take(one, emitted, image, level)
        for entry, *cut in cuts:
            self._cuts.setdefault(entry, Cut(*cut))
        return True

    def _to_disk(self, one: Compiled, emitted: Emitted, level: int, image: bytes) -> None:
        disk = self._disk(one.start)
        if disk is not None and self.counters is None:
            # The part that a function begins with is met first, and says where the others are entered.
            cuts = [(entry, *cut) for entry, cut in self._cuts.items() if cut.function == one.start]
            parts = [
                emitted.name,
                emitted.entries,
                cuts,
                emitted.needs,
                emitted.functions,
                emitted.length,
                emitted.unset,
            ]
            head = json.dumps(parts).encode()
            disk.put(self._disk_key(one, level), head + b"\n" + image)

    # The table that workers read

    def _publish(self) -> None:
        """Build a new table; workers may still read the old ones, so those stay."""
        table = table_of({**self.compiled, **self._batches})
        self._tables.append(table)
        self.table = ctypes.addressof(table) + TABLE_START


def table_of(published: Mapping[int, Compiled]) -> ctypes.Array[ctypes.c_char]:
    """The hash table that workers look regions up in; its rows begin at :data:`TABLE_START`."""
    size = SMALLEST_TABLE
    while size < 2 * len(published) + 2:
        size *= 2
    table = ctypes.create_string_buffer(TABLE_START + size * ctypes.sizeof(Row))
    struct.pack_into("<Q", table, 0, size - 1)
    for key, one in published.items():
        at = ((key >> 2) * 0x9E3779B97F4A7C15 & (1 << 64) - 1) >> 40
        while struct.unpack_from("<Q", table, TABLE_START + (at & size - 1) * ctypes.sizeof(Row))[0]:
            at += 1
        entry = one.entries[_place_of(key)]
        place = TABLE_START + (at & size - 1) * ctypes.sizeof(Row)
        struct.pack_into("<QQQ", table, place, key, one.code, entry)
    return table


def _may_be_better(one: Compiled, batches: int) -> bool:
    return one.level < FAST or (one.patterns is not None and batches not in one.tried)


def _unload(loaded: list[str]) -> None:
    if loaded:
        jit().unload(loaded)


def _place_of(key: int) -> int:
    """The place of a key in the code object."""
    return (key & (1 << 48) - 1) - 1


def key_of(address: int, mode: int, batches: int = 0) -> int:
    """The key of a region: its address in the code object, :func:`~..layout.key_mode`, and the kind of batches (0: single waves)."""
    return address + 1 | mode << 48 | batches << 59
