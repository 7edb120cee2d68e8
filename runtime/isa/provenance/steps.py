"""Carries single instructions out on origins. What an instruction makes of equal sources is computed once."""

from __future__ import annotations

from ....fatbin.errors import HipkitError
from ....fatbin.isa import Instruction
from ..execute import execute
from ..facts import Facts
from ..flow.liveness import Effects, keys
from ..flow.regions import Key
from ..operations import Does, OperationKind, kind_of
from ..values import Mode
from .builder import OriginBuilder
from .origins import ANYTHING, IMAGE, PLAIN, Origin, added, argument, constant
from .registers import VECTORS, Registers

_NO_EFFECT = (Does.WAIT, Does.NOTHING, Does.PAUSE, Does.BRANCH, Does.BRANCH_IF, Does.BARRIER, Does.END, Does.STOP)
_EXEC = "exec"

_Sources = tuple[int, tuple[Origin, ...], bool]


class Steps:
    """The instructions of a kernel, as they are carried out."""

    def __init__(self, facts: Facts) -> None:
        self._b = OriginBuilder(facts.lanes, Mode())
        self._facts = facts
        self._made: dict[_Sources, dict[Key, Origin]] = {}
        """By instruction and its sources, what it writes."""
        self._whole: dict[int, bool] = {}
        """By instruction, whether nothing stays of what the active lanes of its results held."""

    @property
    def accessed(self) -> tuple[Origin, Origin] | None:
        """The two words of the address that the last instruction has accessed."""
        return self._b.accessed

    def carry_out(self, instruction: Instruction, effects: Effects, now: Registers) -> None:
        """Have registers and scratch memory hold what an instruction leaves there."""
        self._b.accessed = None
        kind = kind_of(instruction)
        if kind.does in _NO_EFFECT:
            return
        if kind.name.startswith("s_getpc"):
            put_place(effects, now, instruction.address + instruction.size)
        elif kind.does is Does.COMPUTE and self._writes_whole(instruction, effects):
            self._compute(kind, instruction, effects, now)
        elif kind.does not in (Does.ACCESS, Does.COMPUTE) or not self._execute(instruction, now):
            if kind.does is Does.ACCESS and instruction.has("mayStore"):
                now.scratch.lose()
            _write_all(effects, now)

    def _writes_whole(self, instruction: Instruction, effects: Effects) -> bool:
        found = self._whole.get(instruction.address)
        if found is None:
            vectors = {key for key in keys(instruction.writes) if key[0] in VECTORS}
            found = self._whole[instruction.address] = vectors <= {*effects.writes_active, *effects.overwrites}
        return found

    def _compute(self, kind: OperationKind, instruction: Instruction, effects: Effects, now: Registers) -> None:
        reads = (*effects.reads, *effects.reads_all)
        sources = [now.of(key) for key in reads]
        made = None
        if _is_of_no_interest(kind, reads, sources):
            made = dict.fromkeys((*effects.overwrites, *effects.writes_active), PLAIN)
        else:
            place = instruction.address, tuple(sources), bool(now.exec.data)
            made = self._made.get(place)
            if made is None:
                made = self._made[place] = self._computed(instruction, effects, now)
        for key in effects.overwrites:
            now.put(key, made[key])
        for key in effects.writes_active:
            now.write(key, made[key])

    def _computed(self, instruction: Instruction, effects: Effects, now: Registers) -> dict[Key, Origin]:
        """What an instruction writes."""
        apart = _Noting(now.masks, now.origins.copy(), now.rest)
        is_done = self._execute(instruction, apart)
        written = (*effects.overwrites, *effects.writes_active)
        return {key: apart.of(key) if is_done and key in apart.written else ANYTHING for key in written}

    def _execute(self, instruction: Instruction, now: Registers) -> bool:
        """Carry an instruction out by its rule; returns whether there is one for it."""
        self._b.scratch = now.scratch
        try:
            execute(self._b, now, instruction, self._facts)
        except (HipkitError, TypeError, AssertionError):
            self._b.accessed = None  # images, and what is not carried out
            return False
        return True


class _Noting(Registers):
    """Registers that know which of them have been written."""

    def __init__(self, masks: int, origins: dict[Key, Origin], rest: Origin | None) -> None:
        super().__init__(masks, origins, rest)
        self.written: set[Key] = set()

    def put(self, key: Key, origin: Origin) -> None:
        self.written.add(key)
        super().put(key, origin)


def put_place(effects: Effects, now: Registers, at: int) -> None:
    """Write the address of an instruction to the pair of registers that one writes."""
    words = added(argument(IMAGE), constant(at)), argument(IMAGE + 4)
    for key, origin in zip(effects.overwrites, words, strict=True):
        now.put(key, origin)


def _is_of_no_interest(kind: OperationKind, reads: tuple[Key, ...], sources: list[Origin]) -> bool:
    """Whether an instruction makes a number that is not known of some that depend on no argument."""
    if kind.rule is not None and kind.rule.scalar_like:
        return False  # of a lane
    others = [one for key, one in zip(reads, sources, strict=True) if key[0] != _EXEC]
    return all(one.is_plain for one in others) and any(one.constant is None for one in others)


def _write_all(effects: Effects, now: Registers) -> None:
    """An instruction has written anything."""
    for key in effects.overwrites:
        now.put(key, ANYTHING)
    for key in effects.writes_active:
        now.write(key, ANYTHING)
    for key in () if effects.writes_active else effects.reads:
        if key[0] in VECTORS and key not in effects.overwrites:
            now.add(key, ANYTHING)
