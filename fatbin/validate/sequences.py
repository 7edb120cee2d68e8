"""Looks at the instructions of a function once, in the order of its code, for some that must not stand as they do.

What is known of an encoding, or of an instruction's bits, is worked out once: functions have hundreds of thousands.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator

from ..isa.form import Form
from ..isa.instruction import Decoded, Instruction
from ..isa.model import Constant, Register
from ..isa.waits import effect_of
from ..records import NamedTuple
from . import matrix_waits
from .distances import states_of
from .matrix_waits import Result
from .reading import Reading, successors, turn_of

MATRIX_WAIT, CLAUSE_CONTENT, SCALAR_SOURCES = "matrix-wait", "clause-content", "scalar-sources"
_NUMBERED = 63
"""The bits of s_clause that say how many instructions follow the first."""
_SINCE, _MOST_SCALARS = 10, 2
"""The first generation whose vector instructions may read two scalar values."""
_SOURCES, _SCALAR_FILES = ("src0", "src1", "src2"), ("s", "vcc")
_UNCOUNTED = ("v_readlane", "v_writelane", "v_dual_")
"""Instructions that have a rule of their own for these sources."""


class Odd(NamedTuple):
    """A fault that a rule reports, and where in the function."""

    rule: str
    at: int
    message: str


class _Trait(NamedTuple):
    """What matters of an encoding."""

    is_matrix: bool
    is_memory: bool
    is_calculation: bool
    is_clause: bool
    counts: bool


class _Clause(NamedTuple):
    """The instructions that a clause still counts, and whether none of them was met."""

    begun: Instruction
    left: int
    is_first: bool


@functools.cache
def _trait(form: Form) -> _Trait:
    name, is_memory, is_vector = form.mnemonic, form.has("mayLoad", "mayStore"), form.has("VALU")
    is_matrix = matrix_waits.is_matrix(name)
    return _Trait(
        is_matrix=is_matrix,
        is_memory=is_memory,
        is_calculation=is_vector and not is_memory,
        is_clause=name == "s_clause",
        counts=is_vector and not is_matrix and not name.startswith(_UNCOUNTED),
    )


def odd_sequences(reading: Reading) -> Iterator[Odd]:
    """What is wrong, reached or not."""
    isa = reading.decoder.isa
    most = _MOST_SCALARS if isa.major >= _SINCE else 1
    dull = set[Decoded]()  # instructions that are of no interest by themselves: nearly all
    results, clause = list[Result](), None
    for found in reading.decoder.instructions(reading.code, 0):
        decoded = found.decoded
        if decoded in dull and not results and clause is None:
            continue
        if decoded.form is None:
            results, clause = [], None
            continue
        trait = _trait(decoded.form)
        if results:
            yield from _used_early(found, decoded.form, results)
            results = _later(results, found)
        if trait.is_matrix:
            result = matrix_waits.result_of(found, decoded.form)
            results += [result] if result else []
        if clause:
            if trait.is_calculation and not clause.is_first:
                message = f"{clause.begun} counts {found}, which is no access to memory"
                yield Odd(CLAUSE_CONTENT, clause.begun.address, message)
            clause = _counted(clause, trait)
        if trait.is_clause:
            clause = _Clause(found, 1 + ((found.constant("simm16") or 0) & _NUMBERED), is_first=True)
        count = _scalars(found, decoded.form, most) if trait.counts and decoded not in dull else 0
        if count > most:
            message = f"{found} reads {count} scalar values, {isa.processor} brings {most}"
            yield Odd(SCALAR_SOURCES, found.address, message)
        elif not trait.is_matrix and not trait.is_clause:
            dull.add(decoded)
        if decoded.is_turn:
            clause = None
            if results and turn_of(decoded).jump is not None:
                yield from _after_jump(reading, found, results)
            if not found.mnemonic.startswith("s_cbranch"):  # after which the next instruction may come
                results = []


def _used_early(found: Instruction, form: Form, results: list[Result]) -> Iterator[Odd]:
    """What of matrix instructions' results, and of what they add to, an instruction uses too soon."""
    effect = effect_of(found)
    used = effect.reads | effect.writes | effect.results
    for result in results:
        if not used & (result.registers | result.source):
            continue
        needed = matrix_waits.needed(found, form, result, is_memory=_trait(form).is_memory)
        if result.passed < needed:
            after = f"after {result.passed} wait states, it takes {needed}"
            yield Odd(MATRIX_WAIT, found.address, f"{found} uses the result of {result.matrix} {after}")


def _later(results: list[Result], found: Instruction) -> list[Result]:
    """The results that are not there after one more instruction."""
    later = [result._replace(passed=result.passed + states_of(found)) for result in results]
    return [result for result in later if result.passed < result.waits.most]


def _after_jump(reading: Reading, found: Instruction, results: list[Result]) -> Iterator[Odd]:
    """The same where a branch leads to."""
    waiting = [(found.address + (turn_of(found.decoded).jump or 0), results)]
    seen = set[tuple[int, ...]]()
    while waiting:
        at, results = waiting.pop()
        while results and (key := (at, *(result.passed for result in results))) not in seen:
            seen.add(key)
            after = reading.at(at)
            if after is None or after.form is None:
                break
            yield from _used_early(after, after.form, results)
            results = _later(results, after)
            if after.decoded.is_turn:
                waiting += [(place, results) for place in successors(after)]
                break
            at += after.size


def _counted(clause: _Clause, trait: _Trait) -> _Clause | None:
    """The rest of a clause; none of one that begins with something else than memory, which may be anything."""
    is_over = clause.left <= 1 or (clause.is_first and not trait.is_memory)
    return None if is_over else clause._replace(left=clause.left - 1, is_first=False)


def _scalars(found: Instruction, form: Form, most: int) -> int:
    """How many different scalar registers and literals the sources are, if they may be too many; registers that overlap
    are one."""
    named = sum(register.file in _SCALAR_FILES for register, is_output in found.named_registers(form) if not is_output)
    registers, literals = [register for register in form.implicit_reads if register.file == "vcc"], set[int]()
    if named + len(registers) + (found.size > form.size) <= most:
        return 0
    for operand in map(found.operand, _SOURCES):
        if operand and isinstance(operand.value, Constant):
            literals |= {operand.value.bits} if operand.value.literal else set()
            continue
        register = operand and operand.register
        if register and register.file in _SCALAR_FILES and not any(meet(register, other) for other in registers):
            registers.append(register)
    return len(registers) + len(literals)


def meet(one: Register, other: Register) -> bool:
    """Whether two runs of registers have some in common."""
    is_apart = one.index + one.width <= other.index or other.index + other.width <= one.index
    return one.file == other.file and not is_apart
