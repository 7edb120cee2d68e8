"""Processors and their features, and the predicates that say which instructions a processor has."""

from __future__ import annotations

from itertools import product
from typing import Any

from .families import FAMILIES, RENAMED, Family
from .tblgen import Target, names

Condition = str | list[Any]
"""A feature, or ``["all", …]``, ``["any", …]``, ``["not", condition]``."""

_SWITCHES = (("WavefrontSize32", "WavefrontSize64"), ("RealTrue16Insts", ""))
"""Features that a caller may set otherwise than a processor has them."""


def feature_name(record_name: str) -> str:
    """LLVM's record name without the word that all of them start with."""
    return record_name.removeprefix("Feature")


def processors(target: Target) -> dict[str, set[str]]:
    """The features of each processor, with all they imply."""
    found = {}
    for record in target.of("Processor"):
        features: set[str] = set()
        pending = names(record["Features"])
        while pending:
            name = pending.pop()
            if name not in features:
                features.add(name)
                pending += names(target.records[name]["Implies"])
        found[record["Name"]] = {feature_name(name) for name in features}
    return found | {name: found[of] for name, of in RENAMED.items()}


def implications(target: Target) -> dict[str, list[str]]:
    """What each switchable feature brings with it, by LLVM's command-line name of the feature."""
    switchable = {name for pair in _SWITCHES for name in pair if name}
    records = [r for r in target.of("SubtargetFeature") if feature_name(r["!name"]) in switchable]
    return {r["Name"]: [feature_name(r["!name"]), *map(feature_name, names(r["Implies"]))] for r in records}


def condition(target: Target, predicate: str) -> Condition:
    """The features that a predicate asks for; an empty ``all`` where it concerns only the compiler."""
    record = target.records[predicate]
    if not record.get("AssemblerMatcherPredicate"):
        return ["all"]
    return _simplify(record["AssemblerCondDag"])


def _simplify(node: Any) -> Condition:
    if node["kind"] == "def":
        return feature_name(node["def"])
    operator = {"all_of": "all", "any_of": "any", "not": "not"}[node["operator"]["def"]]
    arguments = [_simplify(argument) for argument, _ in node["args"]]
    if operator == "all" and len(arguments) == 1:
        return arguments[0]
    return [operator, *arguments]


def holds(condition: Condition, features: set[str]) -> bool:
    """Whether a processor with these features meets the condition."""
    if isinstance(condition, str):
        return condition in features
    if condition[0] == "not":
        return not holds(condition[1], features)
    return (all if condition[0] == "all" else any)(holds(part, features) for part in condition[1:])


def variants(features: set[str]) -> list[set[str]]:
    """A processor's features with every setting of the switches."""
    bare = features - {name for pair in _SWITCHES for name in pair}
    return [bare | set(chosen) - {""} for chosen in product(*_SWITCHES)]


def family_of(processor: str) -> Family | None:
    """The family whose tables the processor uses; None before gfx900."""
    import re

    return next((f for f in FAMILIES if re.fullmatch(f.processors, processor)), None)


def mode_name(record_name: str) -> str:
    """A mode's name; the source leaves the one of waves of 32 lanes without."""
    return "Wave32Mode" if record_name.startswith("anonymous") else record_name


def hardware_modes(target: Target) -> list[tuple[str, list[Condition]]]:
    """The modes that choose between register classes, and the conditions under which each holds."""
    return [
        (mode_name(r["!name"]), [condition(target, p) for p in names(r["Predicates"])]) for r in target.of("HwMode")
    ]
