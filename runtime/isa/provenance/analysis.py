"""Follows kernel arguments through the registers and the scratch memory of a kernel to the addresses of its accesses.

Every instruction is carried out by its rule, with a builder that computes where values come from. What depends on an
argument in another way than by addition is known to depend on it, so the address of an access is a sum of certain
arguments, or one of which nothing is said. Functions that a kernel calls are looked at for each call.
"""

from __future__ import annotations

from collections.abc import Mapping

from ....fatbin.errors import HipkitError
from ....fatbin.isa import Instruction
from ..execute import execute
from ..facts import Facts
from ..flow.lift import Fetch
from ..flow.liveness import Effects
from ..flow.regions import Block, Key
from ..not_carried_out import NoInstructionError
from ..operations import Does, OperationKind, kind_of
from ..values import Mode
from .builder import OriginBuilder
from .functions import Function
from .origins import ANYTHING, IMAGE, PLAIN, Origin, added, argument, constant, either
from .registers import VECTORS, Registers

MOST_INSTRUCTIONS = 6000
"""How much of a function is looked at."""
_MOST_STEPS = 100_000
"""How many instructions are carried out, before nothing is said of the kernel."""
_DEEPEST = 16
"""How many functions may have been called and not have returned."""
_NO_EFFECT = (Does.WAIT, Does.NOTHING, Does.PAUSE, Does.BRANCH, Does.BRANCH_IF, Does.BARRIER, Does.END, Does.STOP)
_IDS: dict[Key, Origin] = {("v", n): PLAIN for n in range(3)}
"""The vector registers that waves begin with."""
_STACK_POINTER: Key = ("s", 32)
_EXEC = "exec"
_SWIZZLED = constant(1 << 31)
"""The second word of the buffer through which gfx9 and gfx10 access scratch memory."""

Addresses = dict[int, tuple[Origin, Origin]]
"""By address of an instruction, the two words of the address that it accesses."""


class _TooLongError(Exception):
    """A kernel is not looked at to its end."""


def addresses(entry: int, fetch: Fetch, facts: Facts, at_entry: Mapping[Key, Origin]) -> Addresses:
    """Where the addresses of the accesses of a kernel come from; ``at_entry`` are the registers that waves begin with."""
    analysis = _Analysis(fetch, facts)
    try:
        return analysis.run(entry, Registers(facts.lanes // 32, {**_IDS, **at_entry}))
    except (NoInstructionError, _TooLongError):
        return {}  # without an instruction it is a fault of the first wave


class _Analysis:
    def __init__(self, fetch: Fetch, facts: Facts) -> None:
        self._fetch, self._facts = fetch, facts
        self._b = OriginBuilder(facts.lanes, Mode())
        self._functions: dict[int, Function] = {}
        self._returned: dict[tuple[int, int], tuple[Registers, Registers | None]] = {}
        """By call, the registers that it was last looked at with, and those that it returns with."""
        self._learnt: dict[Function, bool] = {}
        """Those of which something was found that matters to what was looked at before."""
        self._active: set[int] = set()
        """The functions that have been called and have not returned."""
        self._steps = self._stack_shift = 0
        self._is_open = False
        """Whether code is called or jumped to that is not known, so that functions may be called from there too."""

    def run(self, entry: int, registers: Registers) -> Addresses:
        """What all of a kernel accesses."""
        if registers.of(("s", 1)) == _SWIZZLED:
            self._stack_shift = self._facts.lanes.bit_length() - 1  # a buffer's offsets count all lanes
        own: Addresses = {}
        of_functions: Addresses = {}
        self._function(entry, registers, None, 0, (own, of_functions))
        return own if self._is_open else {**of_functions, **own}

    def _lifted(self, entry: int) -> Function:
        if entry not in self._functions:
            self._functions[entry] = Function(entry, self._fetch, MOST_INSTRUCTIONS)
        return self._functions[entry]

    def _function(
        self,
        entry: int,
        registers: Registers,
        back: int | None,
        depth: int,
        found: tuple[Addresses, Addresses] | None,
    ) -> Registers | None:
        """Go through the blocks until nothing changes; returns the registers with which it goes ``back``."""
        function = self._lifted(entry)
        if function.region.uses_indices:
            self._is_open = True
            return None
        known: dict[int, Registers] = {}
        while not known or self._is_news(function):
            known = self._settled(function, registers, depth)
        returned: Registers | None = None
        for start, at_start in known.items():
            block, now = function.region.blocks[start], at_start.copy()
            self._through(function, block, now, found[bool(depth)] if found else None)
            for _ in self._after(function, block, now, depth, found) if found else ():
                pass
            then = self._leaving(block, now, back, depth, found)
            if then is not None and returned is None:
                returned = then.copy()
            elif then is not None and returned is not None:
                returned.meet(then)
        return returned

    def _settled(self, function: Function, registers: Registers, depth: int) -> dict[int, Registers]:
        """The registers that each block begins with, once nothing changes any more."""
        entry = function.region.start
        known = {entry: registers.copy()}
        waiting = {entry}
        while waiting:
            start = min(waiting)
            waiting.remove(start)
            block, now = function.region.blocks[start], known[start].copy()
            self._through(function, block, now, None)
            for target, then in self._after(function, block, now, depth, None):
                before = known.get(target)
                if before is None:
                    known[target] = then.copy()
                if before is None or before.meet(then):
                    waiting.add(target)
        return known

    def _is_news(self, function: Function) -> bool:
        """Whether it has been found since the last question which functions are called, and what they read."""
        return self._learnt.pop(function, False)

    def _after(
        self, function: Function, block: Block, now: Registers, depth: int, found: tuple[Addresses, Addresses] | None
    ) -> list[tuple[int, Registers]]:
        """Where waves go on after a block, and with what."""
        targets = [(target, now) for target in block.successors]
        if block.resumes is not None:
            is_call = kind_of(block.last).does is Does.CALL
            then = self._called(function, block, now, depth, found) if is_call else now
            targets.append((block.resumes, then))
        return [(target, then) for target, then in targets if target in function.region.blocks]

    def _called(
        self, function: Function, block: Block, now: Registers, depth: int, found: tuple[Addresses, Addresses] | None
    ) -> Registers:
        """The registers after a call."""
        target, back = _target(block.last, now), block.resumes
        then = None
        if target is not None and back is not None:
            at_call = now.copy()
            _put_place(block.effects[-1], at_call, back)
            then = self._result(target, at_call, back, depth + 1, found)
            if then is not None and function.learn(block, self._functions[target].reads):
                self._learnt[function] = True
        if then is None:
            self._is_open = True
            return Registers.unknown(now.masks)
        then = then.copy()
        for key in function.kept_by_call(block):
            if key in now.origins or now.rest is not None:
                then.add(key, now.of(key))
        stack = now.of(_STACK_POINTER)
        if stack.is_plain and stack.constant is not None:
            then.scratch.pop(stack.constant >> self._stack_shift)
        return then

    def _result(
        self, target: int, at_call: Registers, back: int, depth: int, found: tuple[Addresses, Addresses] | None
    ) -> Registers | None:
        """The registers with which a called function returns; None where that is not known."""
        before = self._returned.get((target, back))
        if before is not None and found is None and before[0] == at_call:
            return before[1]
        if depth > _DEEPEST or target in self._active:
            return None
        self._active.add(target)
        try:
            then = self._function(target, at_call, back, depth, found)
        except NoInstructionError:
            then = None
        self._active.remove(target)
        self._returned[target, back] = at_call, then
        return then

    def _leaving(
        self, block: Block, now: Registers, back: int | None, depth: int, found: tuple[Addresses, Addresses] | None
    ) -> Registers | None:
        """The registers where a block returns."""
        self._is_open |= block.falls_out is not None
        if kind_of(block.last).does is not Does.JUMP:
            return None
        target = _target(block.last, now)
        if target is not None and target == back:
            return now
        if target is not None and back is not None:
            return self._result(target, now, back, depth + 1, found)  # instead of calling what it ends with
        self._is_open = True
        return None

    def _through(self, function: Function, block: Block, now: Registers, found: Addresses | None) -> None:
        self._steps += len(block.instructions)
        if self._steps > _MOST_STEPS:
            raise _TooLongError
        self._b.scratch = now.scratch
        for instruction, effects, kept in zip(
            block.instructions, block.effects, function.kept[block.start], strict=True
        ):
            now.kept = kept
            self._step(instruction, effects, now)
            if found is not None and self._b.accessed is not None:
                before = found.get(instruction.address, self._b.accessed)
                low, high = (either(*pair) for pair in zip(before, self._b.accessed, strict=True))
                found[instruction.address] = low, high

    def _step(self, instruction: Instruction, effects: Effects, now: Registers) -> None:
        """Carry an instruction out."""
        self._b.accessed = None
        kind = kind_of(instruction)
        if kind.does in _NO_EFFECT:
            return
        if kind.name.startswith("s_getpc"):
            _put_place(effects, now, instruction.address + instruction.size)
            return
        if kind.does in (Does.ACCESS, Does.COMPUTE):
            if kind.does is Does.COMPUTE and not _is_of_a_lane(kind) and _is_of_no_interest(effects, now):
                self._write(effects, now, PLAIN)
                return
            try:
                execute(self._b, now, instruction, self._facts)
                return
            except (HipkitError, TypeError, AssertionError):
                self._b.accessed = None  # images, and what is not carried out
        if kind.does is Does.ACCESS and instruction.has("mayStore"):
            now.scratch.lose()
        self._write(effects, now, ANYTHING)

    @staticmethod
    def _write(effects: Effects, now: Registers, origin: Origin) -> None:
        for key in effects.overwrites:
            now.put(key, origin)
        for key in effects.writes_active:
            now.write(key, origin)
        for key in () if effects.writes_active else effects.reads:
            if key[0] in VECTORS and key not in effects.overwrites and origin is not PLAIN:
                now.add(key, origin)


def _is_of_a_lane(kind: OperationKind) -> bool:
    """Whether an operation leaves all lanes but one as they are, or reads one."""
    return kind.rule is not None and kind.rule.scalar_like


def _is_of_no_interest(effects: Effects, now: Registers) -> bool:
    """Whether an instruction makes a number that is not known of some that depend on no argument."""
    sources = [now.of(key) for key in (*effects.reads, *effects.reads_all) if key[0] != _EXEC]
    return all(one.is_plain for one in sources) and any(one.constant is None for one in sources)


def _put_place(effects: Effects, now: Registers, at: int) -> None:
    """Write the address of an instruction to the pair of registers that one writes."""
    for key, origin in zip(
        effects.overwrites, (added(argument(IMAGE), constant(at)), argument(IMAGE + 4)), strict=True
    ):
        now.put(key, origin)


def _target(instruction: Instruction, now: Registers) -> int | None:
    """Where a jump or a call goes, as far from where the code object begins; None where that is not known."""
    if instruction.target is not None:
        return instruction.target
    for register in instruction.reads:
        if register.file == "s" and register.width == 2:
            low = now.of((register.file, register.index))
            is_known = low.terms == argument(IMAGE).terms and not low.hidden and low.constant is not None
            return low.constant if is_known else None
    return None
