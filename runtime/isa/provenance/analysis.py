"""Follows kernel arguments through the registers and the scratch memory of a kernel to the addresses of its accesses.

Every instruction is carried out by its rule, with a builder that computes where values come from. What depends on an
argument in another way than by addition is known to depend on it, so the address of an access is a sum of certain
arguments, or one of which nothing is said. Functions that a kernel calls are looked at for each call.
"""

from __future__ import annotations

from collections.abc import Mapping

from ....fatbin.isa import Instruction
from ....fatbin.records import NamedTuple
from ..facts import Facts
from ..flow.lift import Fetch
from ..flow.regions import Block, Key, Region
from ..not_carried_out import NoInstructionError
from ..operations import Does, kind_of
from .functions import Function
from .origins import IMAGE, PLAIN, PRIVATE, Origin, argument, constant, either
from .polling import polled
from .registers import Registers
from .steps import Steps, put_place

MOST_INSTRUCTIONS = 6000
"""How much of a function is looked at."""
_MOST_STEPS = 40_000
"""How many instructions are carried out, before nothing is said of the kernel."""
_DEEPEST = 16
"""How many functions may have been called and not have returned."""
_MAY_BE_IN_LDS = ("ds_", "flat_")
_TRIES = ("cmpst", "cmpswap", "condxchg")
"""Parts of the names of compare-and-swap."""
_IDS: dict[Key, Origin] = {("v", n): PLAIN for n in range(3)}
"""The vector registers that waves begin with."""
_STACK_POINTER: Key = ("s", 32)
_SWIZZLED = constant(1 << 31)
"""The second word of the buffer through which gfx9 and gfx10 access scratch memory."""

Addresses = dict[int, tuple[Origin, Origin]]
"""By address of an instruction, the two words of the address that it accesses."""


Chain = tuple[int, ...]
"""Where functions that have been called return to, the last one last."""


class _Call(NamedTuple):
    """A function as it was called, the registers that its blocks begin with, and those that it returns with."""

    target: int
    back: int
    registers: Registers
    read: frozenset[Key]
    """What is read after it."""
    known: dict[int, Registers]
    returned: Registers | None


class Provenance(NamedTuple):
    """What is known of the accesses of a kernel and of the functions that it calls."""

    addresses: Addresses
    polled: frozenset[int]
    """The loads that wait for other waves, by address."""
    may_try: bool
    """Whether there may be a compare-and-swap in LDS."""

    @property
    def own(self) -> dict[int, int]:
        """By instruction, the offset in scratch memory that it accesses, as far as that is one and known."""
        found = ((at, low) for at, (low, high) in self.addresses.items() if high == argument(PRIVATE) and low.is_plain)
        return {at: low.constant for at, low in found if low.constant is not None}


class _TooLongError(Exception):
    """A kernel is not looked at to its end."""


def provenance(entry: int, fetch: Fetch, facts: Facts, at_entry: Mapping[Key, Origin]) -> Provenance:
    """Where the addresses of the accesses of a kernel come from; ``at_entry`` are the registers that waves begin with."""
    analysis = _Analysis(fetch, facts)
    is_whole = True
    try:
        found = analysis.run(entry, Registers(facts.lanes // 32, {**_IDS, **at_entry}))
    except (NoInstructionError, _TooLongError):
        found, is_whole = {}, False  # without an instruction it is a fault of the first wave
    regions = analysis.regions()
    return Provenance(found, polled(regions, found), not (is_whole and analysis.is_closed) or any(map(_tries, regions)))


def _tries(region: Region) -> bool:
    """Whether a function has a compare-and-swap that may be in LDS."""
    names = (instruction.mnemonic for block in region for instruction in block.instructions)
    return any(name.startswith(_MAY_BE_IN_LDS) and any(part in name for part in _TRIES) for name in names)


class _Analysis:
    def __init__(self, fetch: Fetch, facts: Facts) -> None:
        self._fetch, self._facts = fetch, facts
        self._steps = Steps(facts)
        self._functions: dict[int, Function] = {}
        self._called_so: dict[tuple[int, Chain], _Call] = {}
        """By function and chain of calls, with what it was last called."""
        self._own: Addresses = {}
        self._of_functions: Addresses = {}
        self._learnt: dict[Function, bool] = {}
        """Those of which something was found that matters to what was looked at before."""
        self._active: set[int] = set()
        """The functions that have been called and have not returned."""
        self._count = self._stack_shift = 0
        self._is_open = False
        """Whether code is called or jumped to that is not known, so that functions may be called from there too."""

    def run(self, entry: int, registers: Registers) -> Addresses:
        """What all of a kernel accesses."""
        if registers.of(("s", 1)) == _SWIZZLED:
            self._stack_shift = self._facts.lanes.bit_length() - 1  # a buffer's offsets count all lanes
        function = self._lifted(entry)
        if not function.region.uses_indices:
            self._is_open |= any(_leaves(block) for block in function.region)
            self._record(function, self._settled(function, registers, ()), ())
        return self._own if self._is_open else {**self._of_functions, **self._own}

    @property
    def is_closed(self) -> bool:
        """Whether all code that a kernel executes has been looked at."""
        return not self._is_open and not any(region.uses_indices for region in self.regions())

    def regions(self) -> list[Region]:
        """The functions that have been looked at."""
        return [function.region for function in self._functions.values()]

    def _lifted(self, entry: int) -> Function:
        if entry not in self._functions:
            self._functions[entry] = Function(entry, self._fetch, MOST_INSTRUCTIONS)
        return self._functions[entry]

    def _settled(self, function: Function, registers: Registers, chain: Chain) -> dict[int, Registers]:
        """The registers that each block begins with, once nothing changes any more."""
        known: dict[int, Registers] = {}
        while not known or self._learnt.pop(function, False):
            known = self._gone_through(function, registers, chain)
        return known

    def _gone_through(self, function: Function, registers: Registers, chain: Chain) -> dict[int, Registers]:
        entry = function.region.start
        known = {entry: registers.copy()}
        waiting = {entry}
        while waiting:
            start = min(waiting)
            waiting.remove(start)
            block, now = function.region.blocks[start], known[start].copy()
            self._through(function, block, now, None)
            for target, then in self._after(function, block, now, chain):
                before = known.get(target)
                if before is None:
                    known[target] = then.copy()
                if before is None or before.meet(then):
                    waiting.add(target)
        return known

    def _record(self, function: Function, known: dict[int, Registers], chain: Chain) -> None:
        """Note what a function accesses, and what those do that it calls."""
        for start, registers in known.items():
            block, now = function.region.blocks[start], registers.copy()
            self._through(function, block, now, self._of_functions if chain else self._own)
            target, back = self._goes_to(block, now, chain)
            call = None if target is None or back is None else self._called_so.get((target, (*chain, back)))
            if call is not None:
                self._record(self._functions[call.target], call.known, (*chain, call.back))

    @staticmethod
    def _goes_to(block: Block, now: Registers, chain: Chain) -> tuple[int | None, int | None]:
        """The function that a block calls or ends with, and where that returns to."""
        does = kind_of(block.last).does
        if does is Does.CALL:
            return _target(block.last, now), block.resumes
        target = _target(block.last, now) if does is Does.JUMP else None
        back = chain[-1] if chain else None
        return (None if target == back else target), back

    def _after(self, function: Function, block: Block, now: Registers, chain: Chain) -> list[tuple[int, Registers]]:
        """Where waves go on after a block, and with what."""
        targets = [(target, now) for target in block.successors]
        if block.resumes is not None:
            is_call = kind_of(block.last).does is Does.CALL
            targets.append((block.resumes, self._called(function, block, now, chain) if is_call else now))
        return [(target, then) for target, then in targets if target in function.region.blocks]

    def _called(self, function: Function, block: Block, now: Registers, chain: Chain) -> Registers:
        """The registers after a call."""
        target, back = self._goes_to(block, now, chain)
        then = None
        if target is not None and back is not None:
            at_call = now.copy()
            put_place(block.effects[-1], at_call, back)
            then = self._result(target, at_call, function.read_after_call(block), (*chain, back))
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

    def _result(self, target: int, at_call: Registers, read: frozenset[Key], chain: Chain) -> Registers | None:
        """The registers with which a called function returns; None where that is not known."""
        before = self._called_so.get((target, chain))
        if before is not None and before.registers == at_call and read <= before.read:
            return before.returned
        if len(chain) > _DEEPEST or target in self._active:
            return None
        self._active.add(target)
        try:
            function = self._lifted(target)
            function.learn_returned(read)
            known = {} if function.region.uses_indices else self._settled(function, at_call, chain)
        except NoInstructionError:
            return None
        finally:
            self._active.remove(target)
        returned = self._returned(function, known, chain)
        self._called_so[target, chain] = _Call(target, chain[-1], at_call, read, known, returned)
        return returned

    def _returned(self, function: Function, known: dict[int, Registers], chain: Chain) -> Registers | None:
        """The registers with which a function returns, of all places where it does."""
        found: Registers | None = None
        for start, registers in known.items():
            block = function.region.blocks[start]
            self._is_open |= block.falls_out is not None
            if kind_of(block.last).does is not Does.JUMP:
                continue
            now = registers.copy()
            self._through(function, block, now, None)
            target, back = self._goes_to(block, now, chain)
            then: Registers | None = now
            if _target(block.last, now) is None:
                then = None
            elif target is not None and back is not None:
                then = self._result(
                    target, now, function.read_after_call(block), chain
                )  # instead of calling what it ends with
            self._is_open |= then is None
            if then is not None and found is not None:
                found.meet(then)
            elif then is not None:
                found = then.copy()
        return found

    def _through(self, function: Function, block: Block, now: Registers, found: Addresses | None) -> None:
        self._count += len(block.instructions)
        if self._count > _MOST_STEPS:
            raise _TooLongError
        for instruction, effects, kept in zip(
            block.instructions, block.effects, function.kept[block.start], strict=True
        ):
            now.kept = kept
            self._steps.carry_out(instruction, effects, now)
            accessed = self._steps.accessed
            if found is not None and accessed is not None:
                before = found.get(instruction.address, accessed)
                found[instruction.address] = either(before[0], accessed[0]), either(before[1], accessed[1])


def _leaves(block: Block) -> bool:
    """Whether a block of a kernel goes on in code that is not looked at with it."""
    return block.falls_out is not None or kind_of(block.last).does is Does.JUMP


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
