"""Rules about functions that do not end, or do not come back: barriers, return addresses, loops."""

from __future__ import annotations

import bisect
from collections.abc import Iterable, Iterator

from ..codeobject.code_object import CodeObject
from ..isa.instruction import Instruction
from ..isa.model import Register
from ..isa.use import use_of
from .bodies import Body
from .encoded import bits, places
from .instruction_rules import bodies_of, fault_at
from .reading import UNSURE, Reading, turn_of
from .registry import Fault, Options, rule

_SPLIT = 12
"""The first generation whose barriers are two instructions."""
_MOST_ADDRESSES = 4
"""Pairs of registers with return addresses that are looked at in a function; the calling convention has one."""


def _signals(name: str) -> bool:
    return name.startswith("s_barrier_signal")


def _waits(name: str) -> bool:
    return name.startswith("s_barrier_wait")


def _calls(name: str) -> bool:
    return name in ("s_swappc_b64", "s_call_b64")


def _swaps(name: str) -> bool:
    return name == "s_swappc_b64"


def _returns(name: str) -> bool:
    return name == "s_setpc_b64"


def _halts(name: str) -> bool:
    return name in UNSURE


def _restores(name: str) -> bool:
    return name in ("v_readlane_b32", "v_readfirstlane_b32", "s_mov_b32", "s_mov_b64")


@rule(
    "code",
    "barrier-halves",
    "error",
    "A barrier of two instructions has one of them alone: a wait without a signal never ends, and after a signal without a "
    "wait the wave goes on before the others have arrived.",
    "kernel 'k': it signals barriers and waits for none: s_barrier_wait was lost",
)
def barrier_halves(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """A kernel that calls nothing has both halves of barriers, or neither."""
    for body in bodies_of(code).all:
        isa = body.decoders[0].isa
        if body.kernel is None or isa.major < _SPLIT:
            continue
        signals, waits, calls = (bool(body.glance.rows & bits(isa, wanted)) for wanted in (_signals, _waits, _calls))
        if signals != waits and not calls:
            what = "it signals barriers and waits for none" if signals else "it waits for barriers and signals none"
            yield fault_at(code, body, 0, what)


@rule(
    "code",
    "return-address",
    "error",
    "The function returns to an address in registers that a call in it overwrites, and nothing restores them: it returns to "
    "itself for ever.",
    "function 'f': at +0x18, it returns to s[30:31], which s_swappc_b64 s[30:31], s[4:5] at +0x14 has overwritten",
)
def return_address(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """After a call, a function returns to an address that it has kept elsewhere."""
    for body in bodies_of(code).all:
        isa = body.decoders[0].isa
        if body.kernel or not all(body.glance.rows & bits(isa, wanted) for wanted in (_swaps, _returns)):
            continue
        known = dict[Register, tuple[Instruction | None, frozenset[int]]]()
        for back in places(body, _returns):
            target = back.operand("src0") or back.operand("sdst")
            if target is None or target.register is None or len(known) > _MOST_ADDRESSES:
                continue
            if target.register not in known:
                known[target.register] = _overwritten(body, target.register)
            call, after = known[target.register]
            if call and back.address in after:
                message = f"it returns to {target}, which {call} at +{call.address:#x} has overwritten"
                yield fault_at(code, body, back.address, message)
                break


def _overwritten(body: Body, address: Register) -> tuple[Instruction | None, frozenset[int]]:
    """The first call that overwrites registers which nothing restores, and the ends of blocks that control gets to after
    such calls."""
    calls = [
        found
        for found in places(body, _swaps)
        if (result := found.operand("sdst")) and result.register == address and found.address in body.reached_at
    ]
    if not calls or any(_writes(found, address) for found in places(body, _restores)):
        return None, frozenset()
    if any(_writes(found, address) for found in body.reached() if not found.has("isCall")):
        return None, frozenset()
    after = _graph(body.reading, *(call.address + call.size for call in calls))
    return calls[0], frozenset(at for at, _ in after.values())


def _writes(found: Instruction, register: Register) -> bool:
    return bool(use_of(found).writes >> register.index & (1 << register.width) - 1)


def _graph(reading: Reading, *starts: int) -> dict[int, tuple[int, list[int]]]:
    """By number, the turns that control gets to: the offset of each, and the numbers of those that may be next."""
    turns = reading.survey.turns
    numbers, found, waiting = [at * 4 for at, _ in turns], dict[int, tuple[int, list[int]]](), list[int]()

    def number_of(offset: int) -> Iterable[int]:
        number = bisect.bisect_left(numbers, offset)
        return (number,) if 0 <= offset < len(reading.code) and number < len(turns) else ()

    waiting += [number for start in starts for number in number_of(start)]
    while waiting:
        number = waiting.pop()
        if number in found:
            continue
        at, decoded = numbers[number], turns[number][1]
        turn = turn_of(decoded)
        after = [at + turn.jump] if turn.jump is not None else []
        after += [at + decoded.size] if turn.goes_on and turn.is_known else []
        found[number] = at, [other for offset in after for other in number_of(offset)]
        waiting += found[number][1]
    return found


@rule(
    "code",
    "endless-loop",
    "warning",
    "Control gets to a loop without an exit: a wave in it never ends, and the kernel neither.",
    "kernel 'k': at +0x1c, no path leads from s_branch 65534 to an end of the kernel",
    is_thorough=True,
)
def endless_loop(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """From everywhere in a function a path leads to an end of it."""
    for body in bodies_of(code).all:
        if not body.reading.survey.turns:
            continue
        graph = _graph(body.reading, 0)
        if graph.keys() - _that_end(body.reading, graph, set()):
            stuck = graph.keys() - _that_end(body.reading, graph, set(_halting(body)))
            if stuck:
                number = min(stuck)
                at, last = graph[number][0], Instruction(0, body.reading.survey.turns[number][1])
                who = "kernel" if body.kernel else "function"
                yield fault_at(code, body, at, f"no path leads from {last} to an end of the {who}")


def _halting(body: Body) -> Iterator[int]:
    """The turns in front of which an instruction stands that control need not go on after."""
    offsets = [at * 4 for at, _ in body.reading.survey.turns]
    return (bisect.bisect_left(offsets, found.address) for found in places(body, _halts))


def _that_end(reading: Reading, graph: dict[int, tuple[int, list[int]]], halting: set[int]) -> set[int]:
    """The turns from which a path leads out of the function. A call may: it need not come back."""
    before = dict[int, list[int]]()
    for number, (_, after) in graph.items():
        for other in after:
            before.setdefault(other, []).append(number)
    waiting = [
        number for number, (_, after) in graph.items() if not after or number in halting or _may_end(reading, number)
    ]
    found = set[int]()
    while waiting:
        number = waiting.pop()
        if number not in found:
            found.add(number)
            waiting += before.get(number, ())
    return found


def _may_end(reading: Reading, number: int) -> bool:
    turn = turn_of(reading.survey.turns[number][1])
    return turn.is_unsure or not turn.is_known
