"""Tracing: the registers that each instruction changes, for stepping through a kernel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from .....fatbin.isa import Instruction
from .....fatbin.records import dataclass
from ...places import Place
from .machine import Wave
from .running import RunningWave

_HALVES = ("_lo", "_hi")
_SHOWN = 8
"""The most lanes of a vector register in a line of text."""


@dataclass(frozen=True, slots=True)
class Change:
    """A register that an instruction has changed: numbers, or arrays with one for each lane."""

    register: str
    before: int | NDArray[Any]
    after: int | NDArray[Any]

    def __str__(self) -> str:
        if isinstance(self.before, int) or isinstance(self.after, int):
            return f"{self.register}: {self.before:#x} -> {self.after:#x}"
        lanes = np.flatnonzero(self.before != self.after)
        shown = " ".join(f"[{lane}] {self.before[lane]:#x} -> {self.after[lane]:#x}" for lane in lanes[:_SHOWN])
        more = f" and {len(lanes) - _SHOWN} more" if len(lanes) > _SHOWN else ""
        return f"{self.register}: {shown}{more}"


class Tracer(Protocol):
    """Called for every instruction; an exception stops the launch."""

    def before(self, wave: RunningWave, instruction: Instruction) -> None:
        """The wave is about to carry an instruction out."""

    def after(self, wave: RunningWave, instruction: Instruction, changes: list[Change]) -> None:
        """The wave has executed the instruction, which has changed these registers."""


class TextTracer:
    """Prints a line for each instruction, and one for each register that it changed."""

    def __init__(self, write: Callable[[str], object]) -> None:
        self._write = write

    def before(self, wave: RunningWave, instruction: Instruction) -> None:
        """Print the instruction, with its wave and workgroup."""
        group = wave.group
        place = Place(group.dispatch, instruction.address, instruction)
        who = f"({','.join(map(str, group.id))}).{wave.number}"
        self._write(f"{who} {place.address:#x}: {instruction}{f'  ; {place.line}' if place.line else ''}")

    def after(self, wave: RunningWave, instruction: Instruction, changes: list[Change]) -> None:
        """Print the changed registers."""
        for change in changes:
            self._write(f"    {change}")


class Snapshot:
    """A copy of the registers of a wave."""

    def __init__(self, state: Wave) -> None:
        self._scalars = {file: words.copy() for file, words in state.scalars.items()}
        self._vectors = {file: rows.copy() for file, rows in state.vectors.items()}
        self._carry = state.has_carry

    def changes(self, state: Wave) -> Iterator[Change]:
        """The registers that have changed since."""
        for file, words in state.scalars.items():
            before = self._scalars[file]
            for n in np.flatnonzero(words != before).tolist():
                yield Change(_name(file, n, len(words)), int(before[n]), int(words[n]))
        if state.has_carry != self._carry:
            yield Change("scc", int(self._carry), int(state.has_carry))
        for file, rows in state.vectors.items():
            old = self._vectors[file]
            for n in np.flatnonzero((rows != old).any(axis=1)).tolist():
                yield Change(f"{file}{n}", old[n].copy(), rows[n].copy())


def _name(file: str, n: int, count: int) -> str:
    if count == 1:
        return file
    return file + _HALVES[n] if count == len(_HALVES) else f"{file}{n}"
