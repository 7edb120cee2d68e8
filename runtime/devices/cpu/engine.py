"""The CPU device's engine: workers carry groups out, code found missing is compiled, the launching thread watches."""

from __future__ import annotations

import ctypes
import os
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from ...errors import TimeLimitError
from ...isa.execute import UnknownOperationError, approximations
from ...isa.facts import facts_of
from ..backend import Backend, Dispatch, Report
from . import faults, layout
from .apertures import apertures
from .code import Code, Fetcher, key_of
from .jit import QUICK, jit
from .layout import Registers
from .slots import Slots
from .structures import NOWHERE, Context, Launch
from .workers import Workers

if TYPE_CHECKING:
    from .tracing import Tracer

SLOTS, MOST_SLOTS = 16, 4096
"""Workgroups that a worker has started at once: usually, and where those wait for others that have not started."""
BUDGET = 1 << 16
"""Turns of loops that a wave may take before others run."""
POLL, POLLED_LOOK = 0.0005, 0.1
"""Seconds between two times that the host serves waves, and between looks of the launching thread meanwhile."""
FIRST_LOOK, NEXT_LOOK = 0.002, 0.005
"""Seconds between looks of the launching thread at what the workers do."""
QUIET = 0.01
"""Seconds without missing code before better code is made."""
COUNTERS = 1 << 16


class CpuBackend(Backend):
    """Runs dispatches on the host's cores.

    ``first`` is how code is compiled when it is first met: quickly, and better later where it pays, or well at once.
    """

    def __init__(self, memory: Any, workers: int | None = None, *, first: int = QUICK) -> None:
        self.memory, self.first = memory, first
        self.tracer: Tracer | None = None
        """Is told of every instruction of launches that are interpreted."""
        self.workers = workers or len(os.sched_getaffinity(0))
        self._codes: dict[tuple[Any, ...], Code] = {}
        self._contexts: list[Context] = []
        self._lock = threading.Lock()

    def run(self, dispatch: Dispatch, *, counting: bool = False, interpreted: bool = False) -> Report:
        """Carry a dispatch out to its end."""
        if interpreted:
            from .interpret import Interpreter

            return Interpreter(self.memory, self.tracer).run(dispatch, counting=counting)
        running = Running(self, dispatch, counting=counting)
        try:
            with self.memory.watched(running.show_ranges):
                running.go()
        finally:
            running.close()
        return running.report

    def code_for(self, dispatch: Dispatch, registers: Registers, *, counting: bool) -> Code:
        """The compiled code of a dispatch's code object, from earlier launches if there were any."""
        image = dispatch.image
        key = (id(image), image.base, registers, counting)
        known = self._codes.get(key)
        if known is None:
            processor = (
                dispatch.image.code.target.processor if dispatch.image.code.target else dispatch.target.processor
            )
            facts = facts_of(processor, dispatch.setup.lanes)
            code = ctypes.string_at(image.base, image.size)
            known = self._codes[key] = Code(
                Fetcher(0, code, processor, facts.features),
                facts,
                registers,
                image,
                counting=counting,
                first=self.first,
            )
        return known

    def take_contexts(self, count: int) -> list[Context]:
        """As many workers' contexts; they are large, and kept for later launches by :meth:`give_contexts`."""
        with self._lock:
            return [self._contexts.pop() if self._contexts else Context() for _ in range(count)]

    def give_contexts(self, contexts: list[Context]) -> None:
        """A launch needs them no more."""
        with self._lock:
            self._contexts += contexts


class Running:
    """A dispatch that is being carried out."""

    def __init__(self, backend: CpuBackend, dispatch: Dispatch, *, counting: bool) -> None:
        self.backend, self.dispatch, self.counting = backend, dispatch, counting
        setup = dispatch.setup
        separate = facts_of(dispatch.target.processor, setup.lanes).has_separate_accumulators
        vectors = setup.vgprs + (256 if separate else 0)
        at = setup.vgprs if separate or setup.accum_offset is None else setup.accum_offset
        self.registers = Registers(setup.lanes, vectors, at)
        self.code = backend.code_for(dispatch, self.registers, counting=counting)
        self.compile_before = self.code.compile_seconds
        self.report = Report()
        self.errors: list[BaseException] = []
        self.group_count = dispatch.groups[0] * dispatch.groups[1] * dispatch.groups[2]
        self.counters = (ctypes.c_uint64 * COUNTERS)()
        self._tables: list[Any] = []
        self._showing = threading.Lock()
        self._shown: Any = None
        self.launch = self._launch()
        count = min(backend.workers, self.group_count)
        self.slots = [self._slots(count) for _ in range(count)]
        self.contexts = backend.take_contexts(count)
        for context, slots in zip(self.contexts, self.slots, strict=True):
            self._prepare(context, slots)
        self.workers = Workers(self._work, self.contexts)

    def show_ranges(self) -> None:
        """Let workers see what is allocated now, if that has changed.

        They look into old tables until they see the new one, so all are kept. What has been freed meanwhile stays
        usable for an instruction that has just used it, until the launch ends: that is not noticed.
        """
        import numpy as np

        with self._showing:
            table = self.backend.memory.table()
            if table is self._shown:
                return
            self._shown = table
            both = np.concatenate([table, np.array(self.dispatch.readable, dtype=np.uint64).reshape(-1, 2)])
            both = both[np.argsort(both[:, 0], kind="stable")]
            both[:, 1] -= both[:, 0]
            # In front of the first row: how many there are.
            words = np.concatenate([np.array([len(both)], np.uint64), both.reshape(-1)])
            self._tables.append(words)
            self.launch.ranges = words.ctypes.data + 8

    def _launch(self) -> Launch:
        dispatch, setup = self.dispatch, self.dispatch.setup
        launch = Launch(group_count=self.group_count)
        launch.groups[:], launch.group_size[:], launch.items[:] = dispatch.groups, dispatch.group_size, dispatch.items
        launch.lanes, launch.vectors = setup.lanes, self.registers.vectors
        size = dispatch.group_size[0] * dispatch.group_size[1] * dispatch.group_size[2]
        launch.waves = -(-size // setup.lanes)
        launch.wave_bytes, launch.entry = self.registers.wave_bytes, dispatch.entry - dispatch.image.base
        launch.lds_size, launch.scratch_size = dispatch.lds, -(-dispatch.scratch // 4) * 4
        for place, where in zip(launch.ids, setup.group_ids, strict=True):
            place.low = NOWHERE
            if where is not None:
                file, index, place.shift, width = where
                place.low, place.mask = layout.SLOTS[file] + index, (1 << width) - 1
        launch.packs_ids, launch.id_count = setup.packs_item_ids, setup.item_ids
        launch.mode = setup.mode & layout.MODE_BITS
        for index, value in setup.sgprs.items():
            launch.sgprs[index] = value
        launch.sgpr_count = max(setup.sgprs, default=-1) + 1
        self._ids = (ctypes.c_uint32 * (3 * launch.waves * launch.lanes))()
        launch.id_vectors = ctypes.addressof(self._ids)
        ctypes.CFUNCTYPE(None, ctypes.c_void_p)(jit().function("hk_prepare"))(ctypes.addressof(launch))
        launch.budget = BUDGET
        launch.regions = self.code.table
        return launch

    def _slots(self, workers: int) -> Slots:
        launch = self.launch
        count = min(SLOTS, -(-self.group_count // workers))
        if self.dispatch.is_cooperative:
            count = -(-self.group_count // workers)
        scratch = launch.waves * launch.lanes * launch.scratch_size
        return Slots(count, launch.waves * launch.wave_bytes, launch.lds_size, scratch)

    def _prepare(self, context: Context, slots: Slots) -> None:
        ctypes.memset(ctypes.addressof(context), 0, ctypes.sizeof(context))
        context.lds_size, context.scratch_size = self.launch.lds_size, self.launch.scratch_size
        context.private_high = apertures().private
        context.launch, context.counters = ctypes.addressof(self.launch), ctypes.addressof(self.counters)
        context.slot_count, context.slots = slots.count, ctypes.addressof(slots.groups)
        context.lanes, context.code_base = self.launch.lanes, self.dispatch.image.base

    # Carrying out

    def go(self) -> None:
        """Compile the first region, start the workers, and watch them."""
        self.show_ranges()
        with self._naming_the_kernel():
            self.code.check(self.launch.entry)
            self.code.add(key_of(self.launch.entry, self.dispatch.setup.mode & layout.MODE_BITS))
        self.launch.regions = self.code.table
        begun = time.perf_counter()
        try:
            self.workers.start()
            self._watch(begun)
        except BaseException:
            self.launch.aborted = layout.BY_HOST
            self.workers.stop()
            raise
        self.report.run_seconds = time.perf_counter() - begun
        self.report.compile_seconds = self.code.compile_seconds - self.compile_before
        self._raise()
        if self.counting:
            self._count()

    @contextmanager
    def _naming_the_kernel(self) -> Iterator[None]:
        try:
            yield
        except UnknownOperationError as error:
            raise UnknownOperationError(f"kernel {self.dispatch.kernel}: {error}") from error

    def _watch(self, begun: float) -> None:
        wait, poll, limit = FIRST_LOOK, self.dispatch.poll, self.dispatch.timeout
        seen: Counter[int] = Counter()
        looked = begun
        while not self.workers.wait(POLL if poll else wait):
            if poll:
                poll()
                self.show_ranges()
            if limit is not None and time.perf_counter() - begun > limit:
                raise TimeLimitError(f"kernel {self.dispatch.kernel} ran longer than {limit:g} s and was stopped")
            # Waves that wait for the host run the same code all the time; it is not worth being fast.
            if not poll or time.perf_counter() - looked > POLLED_LOOK:
                wait, looked = NEXT_LOOK, time.perf_counter()
                self._improve(seen)
        if poll:
            poll()

    def _improve(self, seen: Counter[int]) -> None:
        """Compile for speed what workers were met in more than once; not while they wait for code at all."""
        seen.update(context.running for context in self.contexts)
        if time.perf_counter() - self.code.added < QUIET:
            return
        for key, count in seen.most_common(3):
            if count > 1 and self.code.improve(key, self._publish):
                return

    def _publish(self) -> None:
        """Let workers find code that was not there before."""
        self.launch.regions = self.code.table

    def _work(self, context: Context) -> None:
        work = ctypes.CFUNCTYPE(ctypes.c_uint32, ctypes.c_void_p)(jit().function("hk_work"))
        try:
            status = layout.MISSING
            while status in (layout.MISSING, layout.CROWDED):
                with self.workers.inside() as may:
                    if not may:
                        return
                    status = work(ctypes.addressof(context))
                    if status == layout.CROWDED:
                        self._make_room(context)
                if status == layout.MISSING:
                    with self._naming_the_kernel():
                        self.code.add(context.missing)
                    self._publish()
        except BaseException as error:
            self.errors.append(error)
            self.launch.aborted = layout.BY_HOST

    def _make_room(self, context: Context) -> None:
        """Slots for groups that those which have started may be waiting for."""
        slots = self.slots[self.contexts.index(context)]
        if slots.count < MOST_SLOTS:
            slots.grow(min(4 * slots.count, MOST_SLOTS))
            context.slots, context.slot_count, context.rounds = ctypes.addressof(slots.groups), slots.count, 0

    def _raise(self) -> None:
        if self.errors:
            raise self.errors[0]
        if self.launch.aborted in (layout.BY_FAULT, layout.BY_TRAP):
            context = next(context for context in self.contexts if context.fault_pc)
            raise faults.error(self.dispatch, self.code, context, self.launch.aborted, self._tables[-1])

    def _count(self) -> None:
        totals: Counter[str] = Counter()
        for start, number in (self.code.counters or {}).items():
            count = self.counters[number]
            for instruction in self.code.blocks.get(start, ()) if count else ():
                totals[instruction.mnemonic] += count
                for why in approximations(instruction):
                    self.report.approximate[instruction.mnemonic] = why
        self.report.counts = dict(totals.most_common())

    def close(self) -> None:
        """Give back what only this launch needed."""
        for slots in self.slots:
            slots.close()
        self.backend.give_contexts(self.contexts)
