"""Executes one instruction: reads and modifies sources, applies the rule, writes results back.

Everything that all operations share is here and nowhere else: modifiers, halves of registers, DPP, SDWA, the MODE's
denormals, clamp and omod, EXEC. Builder and state decide whether it happens now or becomes code.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...fatbin.isa import Instruction
from . import indexed, semantics
from .builder import Builder
from .dual import parts_of
from .facts import Facts
from .memory import image_operations as image_operations
from .memory import operations as memory_operations
from .naming import operation
from .refused import UnknownOperationError, reason_against
from .results import Results
from .rules import RULES, Rule
from .sources import Part, Sources
from .state import State


def execute(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
    """Execute an instruction other than control flow."""
    name = operation(instruction)
    if state.indexing is not None and name.startswith("v_"):
        indexed.move(b, state, instruction, name)
        return
    if access := memory_operations.find(name):
        _refuse_what_is_not_there(instruction, facts)
        access(b, state, instruction, facts)
        return
    parts = parts_of(instruction)
    # Both operations of a pair read before either writes.
    pending = [_computed(b, state, part, facts) for part in parts]
    for results, values in pending:
        results.write(values)


def require(instruction: Instruction, facts: Facts) -> None:
    """Raise for an instruction that :func:`execute` does not support."""
    name = operation(instruction)
    if memory_operations.find(name):
        _refuse_what_is_not_there(instruction, facts)
        return
    for part in parts_of(instruction):
        rule_of(part.name, instruction)


def approximations(instruction: Instruction) -> list[str]:
    """Why its results may differ from hardware's in their last bits; nothing where they are exact."""
    name = operation(instruction)
    if reason := image_operations.approximation(name):
        return [reason]
    parts = parts_of(instruction)
    rules = (RULES.get(part.name) for part in parts)
    return [rule.approximate for rule in rules if rule is not None and rule.approximate]


def _refuse_what_is_not_there(instruction: Instruction, facts: Facts) -> None:
    """GDS is memory of the whole device, of which nothing in HIP knows; TFE reports pages that are not resident."""
    image_operations.require(instruction, facts)
    if instruction.constant("gds"):
        raise UnknownOperationError(f"{instruction} at {instruction.address:#x}: GDS is not there")
    if "_tfe" in instruction.family.lower():
        raise UnknownOperationError(
            f"{instruction} at {instruction.address:#x}: the status that TFE asks for is not there"
        )


def rule_of(name: str, instruction: Instruction) -> Rule:
    """The rule of an operation; raises for one without."""
    semantics.load()
    rule = RULES.get(name)
    if rule is None:
        raise UnknownOperationError(
            f"{instruction} at {instruction.address:#x}: {name} is not carried out by hipkit"
            f"{f': {reason}' if (reason := reason_against(name)) else ''}"
        )
    return rule


def _computed(b: Builder, state: State, part: Part, facts: Facts) -> tuple[Results, list[Any]]:
    rule = rule_of(part.name, part.instruction)
    sources = Sources(b, state, part, facts, rule)
    results = Results(b, state, part, facts, rule, sources)
    values = _packed(b, sources, results, rule) if rule.packed else _plain(b, sources, results, rule)
    return results, values


def _plain(b: Builder, sources: Sources, results: Results, rule: Rule) -> list[Any]:
    values = sources.fetch()
    is_clamped = bool(sources.field("clamp"))
    function = rule.clamped if is_clamped and rule.clamped else rule.function
    found = _apply(b, rule, function, values)
    return [results.finished(term, value, is_clamped) for term, value in zip(rule.gives, found, strict=True)]


def _packed(b: Builder, sources: Sources, results: Results, inner: Rule) -> list[Any]:
    is_clamped = bool(sources.field("clamp"))
    function = inner.clamped if is_clamped and inner.clamped else inner.function
    done = []
    for is_high in (False, True):
        (value,) = _apply(b, inner, function, sources.fetch_half(inner, is_high=is_high))
        done.append(results.finished(inner.gives[0], value, is_clamped))
    return [results.joined(*done)]


def _apply(b: Builder, rule: Rule, function: Callable[..., Any], values: list[Any]) -> tuple[Any, ...]:
    before = b.rounding
    if rule.rounded is not None:
        b.rounding = b.mode.rounding(rule.rounded)
    try:
        found = function(b, *values)
    finally:
        b.rounding = before
    return found if isinstance(found, tuple) else (found,)


__all__ = ["UnknownOperationError", "approximations", "execute", "require", "rule_of"]
