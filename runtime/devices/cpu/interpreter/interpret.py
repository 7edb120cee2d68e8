"""The engine that interprets a dispatch, one instruction at a time, in Python."""

from __future__ import annotations

from itertools import islice
from math import prod
from threading import get_ident
from time import perf_counter

import numpy as np

from .....fatbin.errors import HipkitError
from .....fatbin.isa import Instruction, Operand, decode
from .....fatbin.records import NamedTuple, dataclass
from ....errors import DeadlockError, KernelError, MemoryFault
from ....isa.execute import execute
from ....isa.facts import Facts, facts_of
from ....isa.not_carried_out import NoInstructionError, UnknownOperationError, require_mode
from ....isa.operations import kind_of
from ....isa.required import require, require_special
from ...access import AccessError, StrangeTensorError
from ...backend import Backend, Dispatch, Report, clusters_of
from ...places import (
    CLUSTER_BARRIER,
    GROUP_BARRIER,
    Place,
    Refusal,
    Who,
    deadlock,
    illegal,
    jump_fault,
    memory_fault,
    named_barrier,
    unknown_tensor,
)
from ...time_limit import check_time, stopped
from ..apertures import apertures
from ..fetching import Checked, Fetcher
from ..layout import registers_of
from .checked_memory import GlobalMemory, LiveMemory
from .control import Control, control_of
from .running import RunningGroup, RunningWave, Status, start_cluster
from .tracing import Snapshot, Tracer

RESIDENT = 16
"""Workgroups that are started at once; in a cooperative launch, all are."""
SLICE = 1000
"""Instructions that a wave executes before the next one runs."""
_NAMES = {Status.WAITING: GROUP_BARRIER, Status.AT_CLUSTER: CLUSTER_BARRIER}


class Interpreter(Backend):
    """An engine that interprets instructions one at a time."""

    def __init__(self, memory: LiveMemory, tracer: Tracer | None = None) -> None:
        self._memory = memory
        self.tracer = tracer
        self._clocks: dict[int, _Clock] = {}
        """Those of running dispatches, by the thread that launched them."""

    def run(self, dispatch: Dispatch, *, counting: bool = False, interpreted: bool = True) -> Report:
        """Carry a dispatch out to its end."""
        report, start = Report(), perf_counter()
        clock = self._clocks[get_ident()] = _Clock(dispatch, start)
        try:
            with np.errstate(all="ignore"):
                _Run(
                    dispatch,
                    GlobalMemory(
                        self._memory, dispatch.readable, dispatch.granule, drops_past_lds=dispatch.drops_past_lds
                    ),
                    self.tracer,
                    report if counting else None,
                    report,
                    clock,
                ).to_the_end()
        finally:
            del self._clocks[get_ident()]
        report.run_seconds = perf_counter() - start
        return report

    def stop(self, thread: int | None = None) -> None:
        """Stop the running dispatch of one thread, or all."""
        for runner, clock in list(self._clocks.items()):
            if thread in (None, runner):
                clock.is_stopped = True


class CachedInstruction(Instruction):
    """An instruction whose operands are decoded once and cached."""

    def __init__(self, found: Instruction) -> None:
        super().__init__(found.address, found.decoded)
        self.vgpr_msbs = found.vgpr_msbs
        self._found = found
        self._operands: tuple[Operand, ...] | None = None
        self._by_name: dict[str, Operand | None] = {}

    def __str__(self) -> str:
        return str(self._found)

    @property
    def operands(self) -> tuple[Operand, ...]:
        """Every operand in LLVM's order."""
        if self._operands is None:
            self._operands = self._found.operands
        return self._operands

    def operand(self, name: str) -> Operand | None:
        """The operand with a name."""
        if name not in self._by_name:
            self._by_name[name] = self._found.operand(name)
        return self._by_name[name]


class _Fetched(NamedTuple):
    """A fetched instruction; ``control`` is None for rules and memory operations."""

    instruction: Instruction
    control: Control | None


@dataclass(slots=True)
class _Clock:
    """A time limit."""

    dispatch: Dispatch
    start: float
    is_stopped: bool = False

    def check(self) -> None:
        """Raise if the time limit has passed, or if a thread stops the launch."""
        if self.is_stopped:
            raise stopped(self.dispatch)
        check_time(self.dispatch, self.start)
        if self.dispatch.poll is not None:
            self.dispatch.poll()


class _Run:
    """One dispatch."""

    def __init__(
        self,
        dispatch: Dispatch,
        memory: GlobalMemory,
        tracer: Tracer | None,
        counted: Report | None,
        report: Report,
        clock: _Clock,
    ) -> None:
        self._clock = clock
        self.dispatch, self._tracer, self._counted, self._report = dispatch, tracer, counted, report
        self._memory = memory
        self._facts: Facts = facts_of(dispatch.processor, dispatch.setup.lanes)
        registers = registers_of(dispatch.setup, dispatch.processor)
        self._fetcher = Fetcher.of_image(dispatch.image, self._facts, registers, memory.code)
        self._checked = Checked(self._fetcher, self._require)
        self._fetched: dict[tuple[int, int], _Fetched] = {}

    def to_the_end(self) -> None:
        """Run all workgroups in order; the started ones take turns."""
        self._check(self.dispatch.entry)
        x, y, z = clusters_of(self.dispatch)
        numbers, each = iter(range(x * y * z)), prod(self.dispatch.cluster)
        most = x * y * z * each if self.dispatch.is_cooperative else max(RESIDENT, each)
        resident: list[RunningGroup] = []
        while True:
            for n in islice(numbers, (most - len(resident)) // each):
                resident += start_cluster(self.dispatch, n, self._memory)
            if not resident:
                return
            has_moved = False
            for group in resident:
                for wave in group.waves:
                    if wave.can_go_on:
                        self._take_turn(wave)
                        self._clock.check()
                        has_moved = True
            resident = [group for group in resident if group.alive]
            if resident and not has_moved:
                raise self._deadlock(resident[0])

    def _take_turn(self, wave: RunningWave) -> None:
        wave.status = Status.READY
        for _ in range(SLICE):
            self._step(wave)
            if wave.status is not Status.READY:
                return

    def _step(self, wave: RunningWave) -> None:
        fetched = self._fetch(wave)
        instruction = fetched.instruction
        if self._counted is not None:
            counts = self._counted.counts
            counts[instruction.mnemonic] = counts.get(instruction.mnemonic, 0) + 1
        wave.pc += instruction.size
        wave.last = instruction
        wave.steps += 1
        if self._tracer is None:
            self._carry_out(wave, fetched)
            return
        self._tracer.before(wave, instruction)
        snapshot = Snapshot(wave.state)
        self._carry_out(wave, fetched)
        self._tracer.after(wave, instruction, list(snapshot.changes(wave.state)))

    def _carry_out(self, wave: RunningWave, fetched: _Fetched) -> None:
        instruction = fetched.instruction
        try:
            if fetched.control is not None:
                fetched.control(wave, instruction)
            else:
                execute(wave.b, wave.state, instruction, self._facts)
            if self._memory.overrun is not None and self._report.overrun is None:
                self._report.overrun = self._fault(wave, instruction, self._memory.overrun)
        except AccessError as error:
            raise self._fault(wave, instruction, error) from None
        except StrangeTensorError as error:
            who = Who(wave.number, wave.group.id)
            refused = unknown_tensor(self._place(instruction), who, str(error))
            refused.args = (f"kernel {self.dispatch.kernel}: {refused}",)
            raise refused from None
        except KernelError:
            raise
        except HipkitError as error:
            error.args = (f"kernel {self.dispatch.kernel}: {error}",)
            raise

    def _fault(self, wave: RunningWave, instruction: Instruction, error: AccessError) -> MemoryFault:
        windows = apertures()
        refusal = Refusal(
            error.space, error.lane, Who(wave.number, wave.group.id), error.address, error.size, error.does,
            windows.shared, windows.private,
        )  # fmt: skip
        return memory_fault(self._place(instruction), refusal, self._memory.around(self.dispatch.image))

    def _place(self, instruction: Instruction) -> Place:
        return Place(self.dispatch, instruction.address, instruction)

    def _fetch(self, wave: RunningWave) -> _Fetched:
        key = wave.pc, wave.vgpr_msbs
        found = self._fetched.get(key)
        if found is None:
            found = self._fetched[key] = self._decoded(wave)
        return found

    def _decoded(self, wave: RunningWave) -> _Fetched:
        base = self.dispatch.image.base
        try:
            found = self._fetcher(wave.pc - base)
        except NoInstructionError as missing:
            raise self._astray(wave, missing) from None
        if wave.pc - base not in self._checked:
            self._check(wave.pc)
        (instruction,) = decode(found.data, self._facts.processor, wave.pc, features=self._facts.features)
        if wave.vgpr_msbs:
            instruction = instruction.in_context(vgpr_msbs=wave.vgpr_msbs)
        kind = kind_of(instruction)
        if kind.rule is not None and kind.rule.approximate:
            self._report.approximate[instruction.mnemonic] = kind.rule.approximate
        return _Fetched(CachedInstruction(instruction), control_of(kind.name))

    def _check(self, pc: int) -> None:
        """Refuse by name what static control flow reaches from an address and is not carried out."""
        try:
            require_mode(self.dispatch.setup.mode, self._facts)
            self._checked.look(pc - self.dispatch.image.base, self._clock.check)
        except UnknownOperationError as error:
            raise UnknownOperationError(f"kernel {self.dispatch.kernel}: {error}") from error

    def _astray(self, wave: RunningWave, missing: NoInstructionError) -> KernelError:
        who = Who(wave.number, wave.group.id)
        if missing.found:
            return illegal(Place(self.dispatch, wave.pc), who, missing.found)
        jump = self._place(wave.last) if wave.last is not None else None
        return jump_fault(self.dispatch, jump, who, wave.pc, self._memory.around(self.dispatch.image))

    def _require(self, instruction: Instruction) -> None:
        """What an instruction needs that is not there; control operations that are only here are carried out as well."""
        if control_of(kind_of(instruction).name) is None:
            require(instruction, self._facts)
        else:
            require_special(instruction, self._facts)

    def _deadlock(self, group: RunningGroup) -> DeadlockError:
        waiting: dict[str, list[int]] = {}
        for wave in group.waves:
            if not wave.can_go_on and wave.status is not Status.ENDED:
                name = _NAMES.get(wave.status) or named_barrier(wave.joined)
                waiting.setdefault(name, []).append(wave.number)
        return deadlock(self.dispatch, group.id, waiting, len(group.waves))
