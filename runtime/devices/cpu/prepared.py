"""A dispatch that is ready to run: the caller's thread begins each launch, and helpers join if it takes longer.

The caller's thread is a worker like the others, but comes back now and then to look after the launch: Ctrl-C, the time
limit, code to be made faster. Where waves ask the host for something, it does nothing but answer.
"""

from __future__ import annotations

import ctypes
import itertools
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from math import prod
from typing import TYPE_CHECKING

from ....fatbin.garbage import no_collection
from ....fatbin.schema import align_up
from ...conditions import Order, conditions
from ...errors import KernelError, MemoryFault
from ...isa.not_carried_out import NoInstructionError, UnknownOperationError, require_mode
from ...memory.undefined import UNDEFINED
from ..backend import Dispatch, Report, RunningKernel, clusters_of
from ..counters import MOST, Executed
from ..happens_before import ORDER
from ..time_limit import check_time, stopped
from . import layout, structures
from .apertures import apertures
from .compiler.access_patterns import AccessPatterns
from .compiler.batch_size import batch_size_for
from .compiler.code import key_of
from .compiler.jit import jit, publish
from .layout import registers_of
from .ranges import Ranges
from .shared import Shared
from .slots import Slots
from .structures import Context, Launch, Site
from .workers import Workers

if TYPE_CHECKING:
    from ..early_reads import EarlyRead
    from .checks import LaunchChecks
    from .standstill import Standstill
    from .strays import Strays

_AT_AN_INSTRUCTION = (
    structures.BY_FAULT, structures.BY_TRAP, structures.BY_MODE, structures.BY_BARRIER, structures.BY_TENSOR,
)  # fmt: skip
"""Why a launch is aborted for what an instruction of a wave does."""
SLOTS, MOST_SLOTS = 16, 4096
"""The slots for started workgroups of a worker: usually, and at most, if started groups wait for others."""
LARGEST_CHUNK, CHUNKS = 256, 64
"""The most workgroups that a worker takes at a time, and the least number of times it takes some, to balance load."""
LEAST_RUN_BITS, MOST_RUN_BITS, RUNS = 6, 10, 64
"""log2 of the least and the most workgroups of a run, which stay together in a random order, and the least number of runs."""
BUDGET = 1 << 14
"""Loop iterations after which a wave yields to others."""
WORK_BETWEEN_LOOKS = 1 << 14
"""Units of work, counted in iterations and waves, between two readings of the clock."""
BRIEF, LONG = 1 << 19, 1 << 24
"""Ticks of the processor's clock (one to four per nanosecond) that the caller's thread works before it asks for helpers,
and between its returns to Python while helpers share the work."""
POLL = 0.0005
"""Seconds between two polls for waves that ask the host for a service."""
WAIT, LOOK = 0.005, 0.004
"""Seconds that the caller waits for helpers at a time, and between two samples of the running regions."""
QUIET = 0.01
"""Seconds after the last missing region before hot regions are recompiled."""
WORTH, WORTH_SERVED = 0.004, 0.1
"""Seconds that a kernel has run in total before it is recompiled without sampling; the second for kernels that may have
spent the time waiting for the host."""
SHORT, ALONE_AGAIN = 0.0002, 64
"""A launch that helpers finish in under SHORT seconds counts as short; after ALONE_AGAIN short ones in a row the caller
tries without them."""
_SHUFFLED = itertools.count()
"""Numbers the launches whose groups are in a random order."""
WORTH_A_LINE = 2.0
"""Seconds after which a running kernel is reported with its source line: the first one of a code object reads all lines."""


class Prepared:
    """The state of a dispatch that all its launches reuse."""

    @no_collection()
    def __init__(self, shared: Shared, dispatch: Dispatch, *, counting: bool) -> None:
        setup = dispatch.setup
        self.registers = registers_of(setup, dispatch.processor)
        self.checks: LaunchChecks | None = None
        self.conditions = conditions()
        self._early = self._early_reads(dispatch)
        counting = counting or bool(self._early)
        self.shared, self.dispatch, self.counting = shared, dispatch, counting
        checks = self.conditions.checks_in_code(dispatch.kernel)
        noted = checks | {"written"} if self.conditions.has_coverage else checks
        if "init" in checks and not UNDEFINED.begin():
            noted -= {"init"}  # code may take it for granted that there are bits for all memory
        self.code = shared.code_for(dispatch, self.registers, counting=counting, checks=noted)
        if checks:
            from .checks import LaunchChecks, possible
            from .strays import provenance_of

            tools = self.conditions.checks if self.conditions.is_checked(dispatch.kernel) else frozenset()
            tools = possible(tools, dispatch)
            known = provenance_of(dispatch, self.code) if "race" in tools else None
            self.checks = LaunchChecks(dispatch, self.code.facts, tools, known, finds_undefined="init" in checks)
        self._strays: Strays | None = None
        is_exact = "mem" in self.conditions.checks and self.conditions.is_checked(dispatch.kernel)
        if is_exact:
            from .strays import Strays

            self._strays = Strays(dispatch, self.code)
        clusters = clusters_of(dispatch)
        self.group_count = clusters[0] * clusters[1] * clusters[2]
        """Of clusters, where there are some: one worker runs all groups of one."""
        # What checks note is in the order of one worker.
        self.worker_count = min(shared.workers, self.group_count) if self.checks is None else 1
        self.errors: list[BaseException] = []
        self.bytes = ctypes.sizeof(Launch)
        self.has_grown = True
        """Whether :attr:`bytes` has grown since the cache last looked at it."""
        self._counts = (ctypes.c_uint64 * (MOST if self.code.counters is not None else 0))()
        self._with_helpers = ALONE_AGAIN if self.worker_count > 1 and dispatch.is_cooperative else 0
        """How many more launches begin with helpers, until the caller's thread tries alone again."""
        self._begun = self._preparing = self._looked = 0.0
        """When the launch began, the seconds of it that checking and compiling took, and when this last looked at it."""
        self._seen: Counter[int] = Counter()
        self._use = self.code.use_of(key_of(dispatch.entry - dispatch.image.base, layout.key_mode(setup.mode)))
        self._has_code = self.is_stopped = False
        self._standstill: Standstill | None = None
        self.launch = self._launch()
        self.ranges = Ranges(self.launch, shared.memory, dispatch.readable, dispatch.image if is_exact else None)
        self.slots: list[Slots] = []
        self.contexts: list[Context] = []
        self._add_worker()
        self._first = ctypes.addressof(self.contexts[0])

    # Preparation

    def _early_reads(self, dispatch: Dispatch) -> list[EarlyRead]:
        """What the check of waits looks for: whether it is executed."""
        if "wait" not in self.conditions.checks or not self.conditions.is_checked(dispatch.kernel):
            return []
        from ..early_reads import early_reads

        return early_reads(dispatch.image.code, dispatch.kernel)

    def _launch(self) -> Launch:
        dispatch, setup = self.dispatch, self.dispatch.setup
        launch = Launch(group_count=self.group_count)
        launch.groups[:], launch.group_size[:], launch.items[:] = dispatch.groups, dispatch.group_size, dispatch.items
        launch.lanes, launch.vectors = setup.lanes, self.registers.vectors
        size = dispatch.group_size[0] * dispatch.group_size[1] * dispatch.group_size[2]
        launch.waves = -(-size // setup.lanes)
        launch.batch_size = 1
        if self.checks is not None:
            launch.checks = self.checks.address
        elif not self.counting:
            launch.batch_size = batch_size_for(launch.waves, setup.lanes, has_long_vectors=jit().has_long_vectors)
        launch.wave_bytes, launch.entry = self.registers.wave_bytes, dispatch.entry - dispatch.image.base
        launch.lds_size, launch.scratch_size = dispatch.lds, align_up(dispatch.scratch, 4)
        for place, where in zip((*launch.ids, launch.wave_id), (*setup.group_ids, setup.wave_id), strict=True):
            place.low = layout.NO_SLOT
            if where is not None:
                file, index, place.shift, width = where
                place.low, place.mask = layout.SLOTS[file] + index, (1 << width) - 1
        launch.named_barriers, launch.cluster_size = setup.named_barriers, prod(dispatch.cluster)
        launch.cluster[:], launch.clusters[:] = dispatch.cluster, clusters_of(dispatch)
        launch.packs_ids, launch.id_count = setup.packs_item_ids, setup.item_ids
        launch.mode = setup.mode
        self._put_sgprs(launch)
        self._put_conditions(launch)
        self._ids = (ctypes.c_uint32 * (3 * launch.waves * launch.lanes))()
        launch.id_vectors = ctypes.addressof(self._ids)
        launch.budget, launch.chunk, launch.look = BUDGET, self._chunk(), WORK_BETWEEN_LOOKS
        launch.granule, launch.drops_past_lds = dispatch.granule, dispatch.drops_past_lds
        if self.conditions.has_coverage:
            from ..written import WRITTEN

            launch.written = WRITTEN.address
        return launch

    def _chunk(self) -> int:
        """The most groups that a worker takes at a time: few enough for all workers to finish at about the same time."""
        if self.dispatch.is_cooperative:
            return 1
        return max(1, min(LARGEST_CHUNK, self.group_count // (self.worker_count * CHUNKS)))

    def _put_sgprs(self, launch: Launch) -> None:
        sgprs = self._sgprs = dict(self.dispatch.setup.sgprs)
        for index, value in sgprs.items():
            launch.sgprs[index] = value
        # The scratch offset of a wave is zero, since each wave has scratch of its own.
        offset = self.dispatch.setup.scratch_offset
        launch.sgpr_count = max((*sgprs, -1 if offset is None else offset), default=-1) + 1

    def _put_conditions(self, launch: Launch) -> None:
        poison = self.conditions.poison
        order = self.conditions.schedule.order
        launch.order, launch.poison = order, structures.LEFT_OVER
        self._is_shuffled = order == Order.AT_RANDOM
        most_bits = (self.group_count // RUNS).bit_length() - 1
        launch.run_bits = min(most_bits, MOST_RUN_BITS) if most_bits >= LEAST_RUN_BITS else 0
        # Where there are runs, groups whose waves take turns at random run without batches, and others in order.
        is_any = order == Order.REVERSED or (self._is_shuffled and not launch.run_bits)
        launch.batch_kind = launch.batch_size | (structures.ANY_ORDER if is_any else 0)
        if poison is not None:
            launch.poison = structures.PATTERN if poison.seed is None else structures.RANDOM
            launch.poison_word = poison.word

    def _shuffle(self, launch: Launch) -> None:
        """Choose another random order of groups for each launch."""
        import math
        import random  # slow to import, and most launches are in order

        rng = random.Random(f"{self.conditions.schedule.seed} {next(_SHUFFLED)}")
        count = self.group_count >> launch.run_bits
        launch.order_seed, launch.group_first = rng.getrandbits(64), rng.randrange(count)
        launch.group_start = rng.randrange(self.group_count)
        # Its product with the number of a run has 64 bits.
        steps = (rng.randrange(1, count) for _ in itertools.count()) if 1 < count < 1 << 32 else iter((1,))
        launch.group_step = next(step for step in steps if math.gcd(step, count) == 1)
        for context in self.contexts:
            context.block.next = 0  # of the launch before

    def _add_worker(self) -> None:
        """Add a worker: a context with slots of its own."""
        launch = self.launch
        each = -(-self.group_count // self.worker_count)
        count = (each if self.dispatch.is_cooperative else min(SLOTS, each)) * launch.cluster_size
        scratch = launch.waves * launch.lanes * launch.scratch_size
        wave_memory = launch.waves * launch.wave_bytes
        slots = Slots(count, wave_memory, launch.lds_size, scratch, is_checked=self.checks is not None)
        context = self.shared.take_context()
        context.lds_size, context.scratch_size = launch.lds_size, launch.scratch_size
        context.lds_kept = launch.lds_size if launch.drops_past_lds else 1 << 63
        context.private_high, context.launch = apertures().private, ctypes.addressof(launch)
        context.counters = ctypes.addressof(self._counts)
        context.slot_count, context.slots = slots.count, ctypes.addressof(slots.groups)
        context.lanes, context.code_base = launch.lanes, self.dispatch.image.base
        self.contexts.append(context)
        self.slots.append(slots)
        self.bytes += ctypes.sizeof(context) + slots.bytes
        self.has_grown = True

    # Running

    def run(self) -> Report:
        """Run one launch to its end. After an error the object cannot be used again."""
        memory, launch, changed = self.shared.memory, self.launch, self.ranges.show
        self._begun, self._preparing = time.perf_counter(), 0.0
        if not self._has_code:
            self._check()  # before the first use of the library, which LLVM may still be compiling
        memory.watch(changed)
        try:
            changed()
            is_other = self._strays is not None and self._strays.begin(launch, self.ranges)
            if self.ranges.are_sites_old or is_other:
                self._forget_sites()
            if self.dispatch.setup.sgprs != self._sgprs:
                self._put_sgprs(launch)
            if self._is_shuffled:
                self._shuffle(launch)
            if self.checks is not None:
                self.checks.begin()
                for context in self.contexts:
                    context.undefined, context.spare_records = self.checks.state.undefined, self.checks.spare
                for slots in self.slots:
                    slots.forget()
            return self._go()
        except KernelError as error:
            if self.conditions.is_checked(self.dispatch.kernel):
                from ..findings import FINDINGS, of_fault

                FINDINGS.add(of_fault(error, self.dispatch.kernel, self.conditions.checks))
            raise
        finally:
            memory.unwatch(changed)
            if self._strays is not None:
                self._report_strays(self._strays)
            if self.checks is not None:
                self._report(self.checks)
            if self.conditions.has_coverage and (executed := self._executed) is not None:
                executed.cover(self.dispatch.image)
            if self._early and (executed := self._executed) is not None:
                self._report_early_reads(executed)

    def _report_early_reads(self, executed: Executed) -> None:
        from ..early_reads import findings
        from ..findings import FINDINGS

        FINDINGS.add(findings(self._early, executed.by_address(), self.dispatch.image, self.dispatch.kernel))
        ctypes.memset(self._counts, 0, ctypes.sizeof(self._counts))

    def _report_strays(self, strays: Strays) -> None:
        from ..findings import FINDINGS

        FINDINGS.add(strays.findings(self.ranges))

    def _report(self, checks: LaunchChecks) -> None:
        """Report what the checks have found, also in a launch that a fault ended."""
        from ..findings import FINDINGS

        checks.settle(self.contexts[0])
        FINDINGS.add(checks.findings(self.dispatch, self.code, self.ranges))
        if ORDER.is_on and ORDER.is_concurrent and (accesses := checks.accesses(self.dispatch, self.code)) is not None:
            from ..accesses import REMEMBERED

            REMEMBERED.kernel(accesses)
        checks.end(span for slots in self.slots for span in (*slots.lds, *slots.scratch))

    @no_collection()
    def _check(self) -> None:
        with self._naming_the_kernel():
            require_mode(self.dispatch.setup.mode, self.code.facts)
            self.code.check(self.launch.entry, lambda: check_time(self.dispatch, self._begun, is_preparing=True))
        self._preparing += time.perf_counter() - self._begun

    def _check_time(self) -> None:
        """Raise if the time limit has passed; most of the time since the launch began may have gone into compiling."""
        limit = self.dispatch.timeout
        check_time(self.dispatch, self._begun, is_preparing=limit is not None and self._preparing > limit / 2)

    def _forget_sites(self) -> None:
        """Clear the sites: the allocations that they cache may be gone."""
        self.ranges.forget_old()
        for context in self.contexts:
            ctypes.memset(ctypes.addressof(context) + Context.sites.offset, 0, 4096 * ctypes.sizeof(Site))

    def _go(self) -> Report:
        launch, code, dispatch = self.launch, self.code, self.dispatch
        code.forget_others()
        compiled_before = code.compile_seconds
        if not self._has_code:
            # If there is no code at an address, the wave that reaches it raises a better error.
            with self._naming_the_kernel(), suppress(NoInstructionError):
                for key in self._use.keys:
                    self._add(key)
                    self._check_time()
            if launch.poison:
                from .unset import poison

                entry = code.compiled.get(self._use.keys[0])
                self._unset = poison(launch, self.registers, None if entry is None else entry.unset)
            ctypes.CFUNCTYPE(None, ctypes.c_void_p)(jit().function("hk_prepare"))(ctypes.addressof(launch))
            self._has_code = True
        launch.regions, launch.run_batches, launch.next_group = code.table, code.run_batches, 0
        begun = self._looked = time.perf_counter()
        if self._with_helpers or dispatch.poll is not None:
            self._share(begun)
        else:
            status = self.shared.work(self._first, BRIEF)
            while status in (structures.MISSING, structures.CROWDED):
                self._after(self.contexts[0], status)
                self._look()
                status = self.shared.work(self._first, BRIEF)
            if status == structures.PAUSED:
                self._share(begun)
            elif status == structures.ABORTED:
                self._raise()
        report = Report(code.compile_seconds - compiled_before, time.perf_counter() - begun)
        if (executed := self._executed) is not None:
            executed.put_in(report)
        if launch.has_overrun:
            report.overrun = self._overrun()
        # Several workers may have waited for the same code, and each has subtracted that time.
        self._use.seconds = max(self._use.seconds + report.run_seconds, 0.0)
        if self._use.seconds > max(WORTH_SERVED if dispatch.poll else WORTH, self._use.enough):
            self._was_worth()
        return report

    def _was_worth(self) -> None:
        """Recompile the regions of a kernel whose short launches have taken long enough in total."""
        use = self._use
        # What took the time is not known: each region is taken to have its part.
        seconds = use.seconds / len(use.keys)
        if any(self._make_better(key, seconds) for key in (self.contexts[0].running, *use.keys)):
            use.seconds = use.enough = 0.0
        else:
            use.enough = 1.25 * use.seconds

    @contextmanager
    def _naming_the_kernel(self) -> Iterator[None]:
        try:
            yield
        except UnknownOperationError as error:
            raise UnknownOperationError(f"kernel {self.dispatch.kernel}: {error}") from error

    def _share(self, begun: float) -> None:
        """Continue the launch on the caller's thread and helpers."""
        while len(self.contexts) < self.worker_count:
            self._add_worker()
        if self.checks is not None and "sync" in self.checks.tools:
            from .standstill import Standstill

            self._standstill = Standstill(self.dispatch, self.launch, self.ranges, self.code, self.checks.state)
        if self.dispatch.poll:
            workers = Workers(self._help, self.contexts)
        else:
            workers = Workers(self._help, self.contexts[1:], ctypes.addressof)
        self.workers = workers
        try:
            started = workers.start()
            if not (self.dispatch.poll and started):
                self._lead()
                workers.dismiss()
            while not workers.wait(POLL if self.dispatch.poll else WAIT):
                self._look()
            if self.dispatch.poll:
                self.dispatch.poll()
        except BaseException:
            self.launch.aborted = structures.BY_HOST
            workers.stop()
            raise
        self._raise()
        if self.worker_count > 1 and self.code.added < begun:
            is_short = time.perf_counter() - begun <= SHORT and not self.dispatch.is_cooperative
            self._with_helpers = max(self._with_helpers - 1, 0) if is_short else ALONE_AGAIN

    def _lead(self) -> None:
        """Run the caller's own worker until there is no work left."""
        context, work, status = self.contexts[0], self.shared.work, structures.PAUSED
        while status not in (structures.FINISHED, structures.ABORTED):
            status = self._after(context, work(self._first, LONG))
            self._look()
            self._look_for_standstill(status)

    def _look_for_standstill(self, status: int) -> None:
        if self._standstill is not None and status == structures.PAUSED:
            self._standstill.look(self.contexts[0], self.slots[0])

    def _help(self, context: Context, status: int = structures.PAUSED) -> None:
        """Run a helper's worker; ``status`` is why it returned, if native code has already run it."""
        work = self.shared.work
        try:
            self._after(context, status)
            while status not in (structures.FINISHED, structures.ABORTED):
                with self.workers.inside() as may:
                    if not may:
                        return
                    status = work(ctypes.addressof(context), LONG if self._standstill is not None else 0)
                    self._look_for_standstill(status)
                self._after(context, status)
        except BaseException as error:
            self.errors.append(error)
            self.launch.aborted = structures.BY_HOST

    def _after(self, context: Context, status: int) -> int:
        """Handle the status with which a worker has returned."""
        if status == structures.MISSING:
            self._compile(context)
        elif status == structures.CROWDED:
            self._make_room(context)
        return status

    def _compile(self, context: Context) -> None:
        begun = time.perf_counter()
        try:
            with self._naming_the_kernel():
                self._add(context.missing)
        except NoInstructionError as missing:
            from . import faults

            raise faults.astray(self.dispatch, self.code, context, missing, self.ranges) from None
        self._use.seconds -= time.perf_counter() - begun
        if context.missing not in self._use.keys:
            self._use.keys.append(context.missing)
        self._publish()

    def _add(self, key: int) -> None:
        begun = time.perf_counter()
        self.code.add(key, self.launch.batch_kind)
        self._preparing += time.perf_counter() - begun

    def _publish(self) -> None:
        """Publish new code to running workers."""
        publish(self.launch, "regions", self.code.table)
        publish(self.launch, "run_batches", self.code.run_batches)

    def _make_room(self, context: Context) -> None:
        """Add slots: the groups in the present ones may wait for groups that have not started."""
        slots = self.slots[self.contexts.index(context)]
        if slots.count < MOST_SLOTS:
            before = slots.bytes
            slots.grow(min(4 * slots.count, MOST_SLOTS))
            context.slots, context.slot_count, context.rounds = ctypes.addressof(slots.groups), slots.count, 0
            self.bytes += slots.bytes - before
            self.has_grown = True

    # Supervision

    def _look(self) -> None:
        poll, now = self.dispatch.poll, time.perf_counter()
        if poll:
            poll()
            self.ranges.show()
        self._check_time()
        # Waves that wait for the host spin in the same code all the time, so its samples count later.
        if now - self._looked > (WORTH_SERVED if poll else LOOK):
            self._looked = now
            self._improve(now)

    def _improve(self, now: float) -> None:
        """Recompile the region that was sampled most, unless workers have just waited for missing code."""
        seen = self._seen
        seen.update(context.running for context in self.contexts)
        if now - self.code.added < QUIET:
            return
        for key, count in seen.most_common(3):
            if count > 1 and self._make_better(key, count * LOOK):
                return

    def _make_better(self, key: int, seconds: float) -> bool:
        return self.code.improve(
            key, seconds, lambda: AccessPatterns(self.contexts[0]), self._publish, self.launch.batch_kind
        )

    def _raise(self) -> None:
        if not self.errors and not self.is_stopped and not self.launch.aborted:
            return
        from . import faults  # slow to import

        if self.errors:
            raise self.errors[0]
        if self.is_stopped:
            raise stopped(self.dispatch)
        if self.launch.aborted in _AT_AN_INSTRUCTION:
            context = next(context for context in self.contexts if context.fault.pc)
            with self._naming_the_kernel():
                raise faults.error(self.dispatch, self.code, context, self.launch.aborted, self.ranges)
        if self.launch.aborted == structures.BY_DEADLOCK:
            context = next(context for context in self.contexts if context.is_stuck)
            raise faults.stuck(self.dispatch, context, self.launch.wave_bytes)

    def _overrun(self) -> MemoryFault | None:
        """The access past the end of memory that a worker has recorded; this dispatch records no further one."""
        from . import faults

        for context in self.contexts:
            if context.overrun.pc:
                return faults.overrun(self.dispatch, self.code, context, self.ranges)
        return None

    @property
    def _executed(self) -> Executed | None:
        """What its waves have executed, if that is counted."""
        counters = self.code.counters
        return Executed(counters, self._counts, self._linked) if counters is not None else None

    def _linked(self, address: int) -> int:
        from ..places import linked_address

        return linked_address(self.dispatch, self.dispatch.image.base + layout.offset_of(address))

    def running(self) -> RunningKernel:
        """The launch that runs, with the source line of the region that its first worker is in."""
        seconds = time.perf_counter() - self._begun
        region = self.contexts[0].running if self._has_code and seconds >= WORTH_A_LINE else 0
        return RunningKernel(self.dispatch.kernel, seconds, partial(self._line, region), (self, self._begun))

    def _line(self, region: int) -> str:
        """The source line of a region by its key; empty where none runs."""
        from ..places import Place

        return Place(self.dispatch, self.dispatch.image.base + layout.offset_of(region - 1)).line if region else ""

    def stop(self) -> None:
        """Abort the launch from another thread; it ends with an error."""
        self.is_stopped = True
        self.launch.aborted = structures.BY_HOST

    def close(self) -> None:
        """Free its memory, and recycle its contexts."""
        for slots in self.slots:
            slots.close()
        self.shared.give_contexts(self.contexts)
        if self.checks is not None:
            self.checks.close()
