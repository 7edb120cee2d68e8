"""Runs a dispatch one instruction at a time, in Python: for stepping through, and as the second opinion of tests."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from itertools import islice
from time import perf_counter
from typing import NamedTuple, Protocol

import numpy as np

from ....fatbin.errors import HipkitError
from ....fatbin.isa import Instruction, Operand, decode
from ...errors import DeadlockError, FaultError, KernelError, TimeLimitError
from ...isa import semantics
from ...isa.architected import require_registers
from ...isa.builders.memory import AccessError
from ...isa.execute import execute
from ...isa.facts import Facts, facts_of
from ...isa.naming import operation
from ...isa.rules import RULES
from ..backend import Backend, Dispatch, Report
from ..places import Place, Refusal, memory_fault
from .checked_memory import HostMemory, Spans
from .control import Control, control_of
from .running import RunningGroup, RunningWave, Status, start_group
from .tracing import Snapshot, Tracer

RESIDENT = 16
"""Workgroups that take turns, unless all of them must."""
SLICE = 1000
"""Instructions of a wave until the next has its turn."""
_LONGEST, _SHORTEST = 20, 4
"""Bytes of an instruction."""


class LiveMemory(Protocol):
    """The device's memory, as far as an engine asks."""

    def table(self) -> Spans:
        """What is allocated now, as pairs of start and end by address; the same object while nothing changes."""

    def kept(self) -> Spans:
        """What of it may only be read."""


class Interpreter(Backend):
    """A device's engine that compiles nothing."""

    def __init__(self, memory: LiveMemory, tracer: Tracer | None = None) -> None:
        self._live, self._kept = memory.table, memory.kept
        self.tracer = tracer

    def run(self, dispatch: Dispatch, *, counting: bool = False, interpreted: bool = True) -> Report:
        """Carry a dispatch out to its end."""
        report, start = Report(), perf_counter()
        with np.errstate(all="ignore"):
            _Run(
                dispatch,
                HostMemory(self._live, dispatch.readable, self._kept),
                self.tracer,
                report if counting else None,
                report,
            ).to_the_end()
        report.run_seconds = perf_counter() - start
        return report


class KeptInstruction(Instruction):
    """An instruction that is carried out again and again: what its bytes say is worked out once."""

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
    """An instruction ready to be carried out; ``control`` is None for rules and memory operations."""

    instruction: Instruction
    control: Control | None


@dataclass(slots=True)
class _Clock:
    """A time limit."""

    dispatch: Dispatch
    start: float

    def check(self) -> None:
        """Stop the launch if its time is over, or if whoever launched wants to."""
        limit = self.dispatch.timeout
        if limit is not None and perf_counter() - self.start > limit:
            raise TimeLimitError(f"kernel {self.dispatch.kernel} ran longer than the {limit:g} seconds it was given")
        if self.dispatch.poll is not None:
            self.dispatch.poll()


class _Run:
    """One dispatch."""

    def __init__(
        self,
        dispatch: Dispatch,
        host: HostMemory,
        tracer: Tracer | None,
        counted: Report | None,
        report: Report,
    ) -> None:
        semantics.load()
        self.dispatch, self._tracer, self._counted, self._report = dispatch, tracer, counted, report
        self._host = host
        self._facts: Facts = facts_of(dispatch.target.processor, dispatch.setup.lanes)
        self._fetched: dict[tuple[int, int], _Fetched] = {}

    def to_the_end(self) -> None:
        """Every workgroup, in order; those that have started take turns."""
        x, y, z = self.dispatch.groups
        numbers = iter(range(x * y * z))
        most = x * y * z if self.dispatch.is_cooperative else RESIDENT
        clock = _Clock(self.dispatch, perf_counter())
        resident: list[RunningGroup] = []
        while True:
            resident += [start_group(self.dispatch, n, self._host) for n in islice(numbers, most - len(resident))]
            if not resident:
                return
            has_moved = False
            for group in resident:
                for wave in group.waves:
                    if wave.can_go_on:
                        self._take_turn(wave)
                        clock.check()
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
        except AccessError as error:
            refusal = Refusal(
                error.space, error.lane, wave.number, wave.group.id, error.address, error.size, error.is_write
            )
            raise memory_fault(self._place(instruction), refusal, self._host.spans, self._host.kept) from None
        except KernelError:
            raise
        except HipkitError as error:
            error.args = (f"kernel {self.dispatch.kernel}: {error}",)
            raise

    def _place(self, instruction: Instruction) -> Place:
        return Place(self.dispatch, instruction.address, instruction)

    def _fetch(self, wave: RunningWave) -> _Fetched:
        key = wave.pc, wave.vgpr_msbs
        found = self._fetched.get(key)
        if found is None:
            found = self._fetched[key] = self._decoded(wave)
        return found

    def _decoded(self, wave: RunningWave) -> _Fetched:
        code = self._code(wave)
        target = self.dispatch.target
        instruction = next(iter(decode(code, target, wave.pc, features=self._facts.features)))
        if not instruction.is_known:
            place = Place(self.dispatch, wave.pc)
            raise KernelError(f"{place}: {instruction} is no instruction of {target.processor}")
        if wave.vgpr_msbs:
            instruction = instruction.in_context(vgpr_msbs=wave.vgpr_msbs)
        require_registers(instruction, self._facts)
        name = operation(instruction)
        rule = RULES.get(name)
        if rule is not None and rule.approximate:
            self._report.approximate[instruction.mnemonic] = rule.approximate
        return _Fetched(KeptInstruction(instruction), control_of(name))

    def _code(self, wave: RunningWave) -> bytes:
        """The bytes at which a wave goes on, as many as there are of the longest instruction."""
        for size in range(_LONGEST, 0, -_SHORTEST):
            if self._host.holds(wave.pc, size, is_write=False):
                return ctypes.string_at(wave.pc, size)
        group = ",".join(map(str, wave.group.id))
        raise FaultError(
            f"kernel {self.dispatch.kernel}: wave {wave.number} in workgroup ({group}) goes on at {wave.pc:#x}, "
            "where there is no code"
        )

    def _deadlock(self, group: RunningGroup) -> DeadlockError:
        waiting = [str(wave.number) for wave in group.waves if wave.status is Status.WAITING]
        return DeadlockError(
            f"kernel {self.dispatch.kernel}: in workgroup ({','.join(map(str, group.id))}) wave"
            f"{'s' if len(waiting) > 1 else ''} {', '.join(waiting)} of {len(group.waves)} wait at a barrier that "
            "no other wave will reach"
        )
