"""Executes one instruction: reads and modifies sources, applies the rule, writes results back.

Everything that all operations share is here and nowhere else: modifiers, halves of registers, DPP, SDWA, the MODE's
denormals, clamp and omod, EXEC. Builder and state decide whether it happens now or becomes code.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...fatbin.isa import Instruction
from ...fatbin.records import replace
from . import from_index
from .builder import Builder
from .facts import Facts
from .not_carried_out import UnknownOperationError
from .operations import Computation, kind_of
from .refused import reason_against
from .results import Results
from .rules import Rule
from .semantics.division import whole
from .sources import Part, Sources
from .state import State


def execute(
    b: Builder,
    state: State,
    instruction: Instruction,
    facts: Facts,
    *,
    is_quotient: bool = False,
    suffix: str = "",
) -> None:
    """Execute an instruction other than control flow.

    ``is_quotient``: as the whole of the division that it ends. ``suffix``: only that operation of a pair.
    """
    kind = kind_of(instruction)
    if state.indexing is not None and kind.name.startswith("v_"):
        state, instruction = from_index.counted(state, instruction)
    if kind.access is not None:
        _refuse_what_is_not_there(instruction, facts)
        kind.access(b, state, instruction, facts)
        return
    # Both operations of a pair read before either writes.
    parts = [replace(part, rule=whole(_rule(instruction, part))) for part in kind.parts] if is_quotient else kind.parts
    pending = [_computed(b, state, instruction, part, facts) for part in parts if suffix in ("", part.suffix)]
    for results, values in pending:
        results.write(values)


def require(instruction: Instruction, facts: Facts) -> None:
    """Raise for an instruction that :func:`execute` does not support."""
    kind = kind_of(instruction)
    if kind.access is not None:
        _refuse_what_is_not_there(instruction, facts)
        return
    for part in kind.parts:
        _rule(instruction, part)


def approximations(instruction: Instruction) -> list[str]:
    """Why its results may differ from hardware's in their last bits; nothing where they are exact."""
    kind = kind_of(instruction)
    if kind.name.startswith("image_"):
        from .memory import image_operations  # slow to import

        if reason := image_operations.approximation(kind.name):
            return [reason]
    return [part.rule.approximate for part in kind.parts if part.rule is not None and part.rule.approximate]


def _refuse_what_is_not_there(instruction: Instruction, facts: Facts) -> None:
    """GDS is memory of the whole device, of which nothing in HIP knows; TFE reports pages that are not resident."""
    if _has_format(instruction):
        from .memory import image_operations  # slow to import

        image_operations.require(instruction, facts)
    if instruction.constant("gds"):
        raise UnknownOperationError(f"{instruction} at {instruction.address:#x}: GDS is not there")
    if "_tfe" in instruction.family.lower():
        raise UnknownOperationError(
            f"{instruction} at {instruction.address:#x}: the status that TFE asks for is not there"
        )


def _has_format(instruction: Instruction) -> bool:
    """Whether it accesses an image, or a buffer of items with a format."""
    return instruction.encoding in ("MIMG", "VIMAGE", "VSAMPLE") or "_format_" in instruction.family.lower()


def _rule(instruction: Instruction, computed: Computation) -> Rule:
    """The rule of an operation; raises for one without."""
    if computed.rule is None:
        name = computed.name
        raise UnknownOperationError(
            f"{instruction} at {instruction.address:#x}: {name} is not carried out by hipkit"
            f"{f': {reason}' if (reason := reason_against(name)) else ''}"
        )
    return computed.rule


def _computed(
    b: Builder, state: State, instruction: Instruction, computed: Computation, facts: Facts
) -> tuple[Results, list[Any]]:
    rule, part = _rule(instruction, computed), Part(instruction, computed.name, computed.suffix)
    sources = Sources(b, state, part, facts, rule)
    results = Results(b, state, part, facts, rule, sources)
    values = _packed(b, sources, results, rule) if rule.packed else _plain(b, sources, results, rule)
    return results, values


def _plain(b: Builder, sources: Sources, results: Results, rule: Rule) -> list[Any]:
    values = sources.fetch()
    is_clamped = bool(sources.field("clamp"))
    function = rule.clamped if is_clamped and rule.clamped else rule.function
    found = _apply(b, rule, function, values)
    return [results.finished(term, value, is_clamped, values) for term, value in zip(rule.gives, found, strict=True)]


def _packed(b: Builder, sources: Sources, results: Results, inner: Rule) -> list[Any]:
    is_clamped = bool(sources.field("clamp"))
    function = inner.clamped if is_clamped and inner.clamped else inner.function
    done = []
    for is_high in (False, True):
        values = sources.fetch_half(inner, is_high=is_high)
        (value,) = _apply(b, inner, function, values)
        done.append(results.finished(inner.gives[0], value, is_clamped, values))
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


__all__ = ["UnknownOperationError", "approximations", "execute", "require"]
