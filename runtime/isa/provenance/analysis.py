"""Follows kernel arguments through the registers of a kernel to the addresses of its accesses.

Every instruction is carried out by its rule, with a builder that computes where values come from. What depends on an
argument in another way than by addition is known to depend on it, so the address of an access is a sum of certain
arguments, or one of which nothing is said.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ....fatbin.errors import HipkitError
from ....fatbin.isa import Instruction
from ..execute import execute
from ..facts import Facts
from ..flow.lift import Fetch, lift
from ..flow.liveness import Effects
from ..flow.regions import Block, Key, Region, backwards
from ..not_carried_out import NoInstructionError
from ..operations import Does, kind_of
from ..state import State
from ..values import I1, I32, Lane, Mask, Mode, Uniform
from .builder import OriginBuilder
from .origins import ANYTHING, PLAIN, Origin, either

MOST_INSTRUCTIONS = 6000
"""How much of a kernel is looked at."""
_NO_EFFECT = (Does.WAIT, Does.NOTHING, Does.PAUSE, Does.BRANCH, Does.BRANCH_IF, Does.BARRIER, Does.END, Does.STOP)
_VECTORS = ("v", "a")

Addresses = dict[int, tuple[Origin, Origin]]
"""By address of an instruction, the two words of the address that it accesses."""


@dataclass
class _Registers(State):
    """Where the contents of registers come from, for waves at one place."""

    masks: int
    """How many scalar registers a mask takes."""
    origins: dict[Key, Origin] = field(default_factory=dict)
    """Of those that are not plain numbers, or other than ``rest``."""
    rest: Origin = PLAIN
    kept: frozenset[Key] = frozenset()
    """The vector registers of which other lanes than the active ones are read later."""

    def of(self, key: Key) -> Origin:
        """Where a register's contents come from."""
        return self.origins.get(key, self.rest)

    def put(self, key: Key, origin: Origin) -> None:
        """A register has been written."""
        if origin == self.rest:
            self.origins.pop(key, None)
        else:
            self.origins[key] = origin

    def copy(self) -> _Registers:
        return _Registers(self.masks, dict(self.origins), self.rest)

    def meet(self, other: _Registers) -> bool:
        """Waves come from another place too; returns whether that changes anything."""
        before = dict(self.origins), self.rest
        rest = either(self.rest, other.rest)
        found = {key: either(self.of(key), other.of(key)) for key in self.origins.keys() | other.origins.keys()}
        self.origins, self.rest = {key: one for key, one in found.items() if one != rest}, rest
        return before != (self.origins, rest)

    # State

    def scalar(self, file: str, index: int) -> Uniform:
        return Uniform(I32, (self.of((file, index)),))

    def set_scalar(self, file: str, index: int, value: Uniform) -> None:
        self.put((file, index), value.data[0])

    def vector(self, file: str, index: int, *, all_lanes: bool = False) -> Lane:
        return Lane(I32, (self.of((file, index)),))

    def set_vector(self, file: str, index: int, value: Lane, *, all_lanes: bool = False) -> None:
        key, origin = (file, index), value.data[0]
        self.put(key, origin if all_lanes or key not in self.kept else either(self.of(key), origin))

    @property
    def exec(self) -> Mask:
        return Mask(())

    def set_exec(self, mask: Mask) -> None:
        pass

    def mask(self, file: str, index: int) -> Mask:
        return Mask(())

    def set_mask(self, file: str, index: int, mask: Mask) -> None:
        for n in range(self.masks):
            self.put((file, index + n), PLAIN)

    @property
    def scc(self) -> Uniform:
        return Uniform(I1, (PLAIN,))

    def set_scc(self, value: Uniform) -> None:
        pass


def addresses(entry: int, fetch: Fetch, facts: Facts, at_entry: Mapping[Key, Origin]) -> Addresses:
    """Where the addresses of the accesses of a kernel come from; ``at_entry`` are the registers that waves begin with."""
    try:
        region = lift(entry, fetch, MOST_INSTRUCTIONS)
    except NoInstructionError:
        return {}  # a fault of the first wave
    if region.uses_indices:
        return {}
    return _Analysis(region, facts).run(at_entry)


class _Analysis:
    def __init__(self, region: Region, facts: Facts) -> None:
        self._region, self._facts = region, facts
        self._b = OriginBuilder(facts.lanes, Mode())
        self._kept = {block.start: _kept(block) for block in region}

    def run(self, at_entry: Mapping[Key, Origin]) -> Addresses:
        """Go through the blocks until nothing changes."""
        known = {self._region.start: _Registers(self._facts.lanes // 32, dict(at_entry))}
        waiting = {self._region.start}
        while waiting:
            start = min(waiting)
            waiting.remove(start)
            block, now = self._region.blocks[start], known[start].copy()
            self._through(block, now, None)
            for target, then in self._after(block, now):
                before = known.get(target)
                if before is None:
                    known[target] = then.copy()
                if before is None or before.meet(then):
                    waiting.add(target)
        found: Addresses = {}
        for start, registers in known.items():
            self._through(self._region.blocks[start], registers.copy(), found)
        return found

    def _after(self, block: Block, now: _Registers) -> list[tuple[int, _Registers]]:
        """Where waves go on after a block, and with what."""
        targets = [(target, now) for target in block.successors]
        if block.resumes is not None:
            is_call = kind_of(block.last).does is Does.CALL
            targets.append((block.resumes, _Registers(now.masks, rest=ANYTHING) if is_call else now))
        return [(target, then) for target, then in targets if target in self._region.blocks]

    def _through(self, block: Block, now: _Registers, found: Addresses | None) -> None:
        for instruction, effects, kept in zip(block.instructions, block.effects, self._kept[block.start], strict=True):
            now.kept = kept
            self._step(instruction, effects, now)
            if found is not None and self._b.accessed is not None:
                found[instruction.address] = self._b.accessed

    def _step(self, instruction: Instruction, effects: Effects, now: _Registers) -> None:
        """Carry an instruction out."""
        self._b.accessed = None
        kind = kind_of(instruction)
        if kind.does in _NO_EFFECT:
            return
        if kind.does in (Does.ACCESS, Does.COMPUTE):
            if kind.does is Does.COMPUTE and all(now.of(key).is_plain for key in (*effects.reads, *effects.reads_all)):
                self._write(effects, now, PLAIN)
                return
            try:
                execute(self._b, now, instruction, self._facts)
                return
            except (HipkitError, TypeError, AssertionError):
                self._b.accessed = None  # images, and what is not carried out
        self._write(effects, now, ANYTHING)

    @staticmethod
    def _write(effects: Effects, now: _Registers, origin: Origin) -> None:
        for key in effects.overwrites:
            now.put(key, origin)
        for key in effects.writes_active:
            now.put(key, either(now.of(key), origin) if key in now.kept else origin)
        for key in () if effects.writes_active else effects.reads:
            if key[0] in _VECTORS and key not in effects.overwrites and origin is not PLAIN:
                now.put(key, either(now.of(key), origin))


def _kept(block: Block) -> list[frozenset[Key]]:
    """For each instruction the vector registers that keep, if it writes them, something that is read later."""
    after = backwards(block, block.live_out)
    found = [
        frozenset(key for key, masks in next(after).items() if key[0] in _VECTORS and masks - {block.numbers[n]})
        for n in range(len(block.instructions) - 1, -1, -1)
    ]
    return found[::-1]
