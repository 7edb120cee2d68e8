"""Two vector results between which EXEC is written, and that one instruction takes: in waves of 64 on GFX11, it may get a mixture.

Source of the distances: LLVM's GCNHazardRecognizer.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..isa.instruction import Instruction
from ..isa.register_bits import FIRST, bits_of
from ..isa.waits import effect_of
from ..records import NamedTuple
from .bodies import Body
from .distances import EXEC, is_memory, waits_for_vectors
from .encoded import places
from .walks import first_after

_VECTORS = FIRST["v"]
_MOST_AROUND, _MOST_AFTER = 2, 4
"""How many other vector instructions are around the write of EXEC at most, and how many after the second result."""


class Mixed(NamedTuple):
    """An instruction that takes two results, the first of them, and the write of EXEC that follows that."""

    user: Instruction
    first: Instruction
    between: Instruction


class _State(NamedTuple):
    """What is left of the first result, and what each vector instruction since the write of EXEC has written."""

    first: int
    since: tuple[int, ...]


def mixed_results(body: Body) -> Iterator[Mixed]:
    """The instructions that take such results."""
    for between in places(body, _may_write_lanes):
        if effect_of(between).writes & EXEC and between.address in body.reached_at:
            for first, distance in _before(body, between):
                user = _user(body, between, _vectors(effect_of(first).writes), distance)
                if user:
                    yield Mixed(user, first, between)


def _may_write_lanes(name: str) -> bool:
    return name.startswith("s_") and ("_b64" in name or "exec" in name)


def _vectors(bits: int) -> int:
    return bits >> _VECTORS << _VECTORS


def _before(body: Body, between: Instruction) -> Iterator[tuple[Instruction, int]]:
    """The vector instructions in front of the write of EXEC, and how many others come after each."""
    waiting, seen = [(between.address, 0)], set[tuple[int, int]]()
    while waiting:
        at, passed = waiting.pop()
        for found in body.reading.before(at):
            if (found.address, passed) in seen or is_memory(found) or waits_for_vectors(found):
                continue
            seen.add((found.address, passed))
            is_vector = found.has("VALU")
            if is_vector and found.address in body.reached_at:
                yield found, passed
            if passed + is_vector <= _MOST_AROUND and not effect_of(found).writes & EXEC:
                waiting.append((found.address, passed + is_vector))


def _user(body: Body, between: Instruction, first: int, distance: int) -> Instruction | None:
    """The instruction that takes the first result and one after the write of EXEC."""

    def step(state: _State, found: Instruction) -> _State | Instruction | None:
        if is_memory(found) or waits_for_vectors(found):
            return None
        effect = effect_of(found)
        if not found.has("VALU"):
            return None if effect.writes & EXEC else state
        if effect.reads & state.first and _is_near(found, state, distance):
            return found
        left, written = state.first & ~effect.writes, _vectors(effect.writes)
        since = (*(bits & ~written for bits in state.since), written)
        return _State(left, since) if left and len(since) <= _MOST_AROUND + _MOST_AFTER + 1 else None

    found = first_after(body, between, _State(first, ()), step) if first else None
    return found[0] if found else None


def _is_near(found: Instruction, state: _State, distance: int) -> bool:
    """Whether one source is the first result, and the last of the results since the write of EXEC that another one is, if any, is as near as
    hardware does not see to it."""
    since, sources = state.since, _sources(found)
    numbers = [max((number for number, bits in enumerate(since) if bits & source), default=None) for source in sources]
    number = max((number for number in numbers if number is not None), default=None)
    is_first = any(source & state.first and known is None for source, known in zip(sources, numbers, strict=True))
    if number is None or not is_first:
        return False
    return distance + number <= _MOST_AROUND and len(since) - number - 1 <= _MOST_AFTER


def _sources(found: Instruction) -> list[int]:
    """The vector registers of each source, as bits."""
    named = found.named_registers(found.form) if found.form else ()
    return [bits for register, is_output in named if not is_output and (bits := _vectors(bits_of(register)))]
