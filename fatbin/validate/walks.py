"""Follows the paths of control from one instruction on, for as far as a rule wants."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ..isa.instruction import Instruction
from .bodies import Body
from .reading import successors

State = TypeVar("State")
Step = Callable[[State, Instruction], "State | Instruction | None"]
"""What an instruction makes of the state in front of it: None where the path is of no more interest, and the instruction itself
where it is what was looked for. States must be hashable: where one comes again, its paths are not followed again."""


def first_after(body: Body, found: Instruction, state: State, step: Step[State]) -> tuple[Instruction, State] | None:
    """The instruction at which a step ends, on any path that leads on from another one, and the state in front of it."""
    reading = body.reading
    waiting, seen = [(place, state) for place in successors(found)], set[tuple[int, State]]()
    while waiting:
        at, state = waiting.pop()
        if (at, state) in seen:
            continue
        seen.add((at, state))
        while (after := reading.at(at)) is not None and after.is_known:
            outcome = step(state, after)
            if isinstance(outcome, Instruction):
                return outcome, state
            if outcome is None:
                break
            state = outcome
            if after.decoded.is_turn:
                waiting += [(place, state) for place in successors(after)]
                break
            at += after.size
    return None
