"""Rule and the table of rules."""

from __future__ import annotations

import fnmatch
from collections.abc import Callable, Iterable
from typing import Any, Literal, TypeVar

from ..errors import UsageError
from ..model import Severity
from ..records import dataclass, field
from ..wording import offered

Scope = Literal["reading", "container", "entry", "code", "bundle", "library", "file", "set"]
"""What a rule checks: the reading of a file, one container, one entry and its content, one code object, all code objects
of a bundle, a program or library, alone or in a package, one file as a whole, or several files that a program loads
together."""

SCOPES: dict[Scope, str] = {
    "reading": "Damage found while a file is read",
    "container": "Containers",
    "entry": "Entries and their content",
    "code": "Code objects and kernels",
    "bundle": "Code objects of one bundle",
    "library": "Programs and libraries, also those in packages",
    "file": "Files and packages",
    "set": "Sets of files",
}
"""In the order in which rules are listed, with a heading."""


@dataclass(frozen=True)
class Fault:
    """What a check found; the rule it belongs to adds id and severity. ``offset`` None means the whole."""

    message: str
    offset: int | None = None


@dataclass(frozen=True)
class Options:
    """What a person asks of the rules: which ROCm has to read the file, and how many waves are too few."""

    rocm: tuple[int, int] | None = None
    min_occupancy: int | None = None


@dataclass(frozen=True)
class Rule:
    """A rule as ``hipkit validate`` knows it.

    ``explanation`` is why it matters, ``example`` what a finding looks like or what to do about one.
    """

    id: str
    severity: Severity
    explanation: str
    example: str
    scope: Scope
    check: Callable[..., Iterable[Fault]] | None = field(default=None, repr=False, compare=False)
    is_thorough: bool = False
    """Whether it takes long, and is applied only where that is asked for."""


RULES: dict[str, Rule] = {}

Check = TypeVar("Check", bound=Callable[..., Iterable[Fault]])


def rule(
    scope: Scope, id: str, severity: Severity, explanation: str, example: str, *, is_thorough: bool = False
) -> Callable[[Check], Check]:
    """Register the decorated check under ``id``."""

    def register(check: Check) -> Check:
        RULES[id] = Rule(id, severity, explanation, example, scope, check, is_thorough)
        return check

    return register


def damage(id: str, explanation: str, example: str, severity: Severity = "error") -> None:
    """Register what readers report by themselves."""
    RULES[id] = Rule(id, severity, explanation, example, "reading")


def of_scope(scope: Scope, chosen: frozenset[str] | None = None) -> list[Rule]:
    """The rules that look at one kind of thing; of ``chosen`` ones, where that is given."""
    return [rule for rule in RULES.values() if rule.scope == scope and (chosen is None or rule.id in chosen)]


LISTED = "`hipkit validate --list-rules` lists them"


def choose(select: Iterable[str], ignore: Iterable[str], *, thorough: bool = False) -> frozenset[str]:
    """The ids that patterns such as ``descriptor-*`` leave. Raises :class:`UsageError` for one that names no rule."""
    usual = (id for id, rule in RULES.items() if thorough or not rule.is_thorough)
    wanted = [id for pattern in select for id in _matching(pattern)]
    dropped = {id for pattern in ignore for id in _matching(pattern)}
    return frozenset(wanted or usual) - dropped


def _matching(pattern: str) -> list[str]:
    found = fnmatch.filter(RULES, pattern)
    if not found:
        raise UsageError(f"there is no rule {pattern!r}; {offered(pattern, RULES, LISTED)}")
    return found


def row(found: Rule) -> dict[str, Any]:
    """A rule as plain values."""
    return {
        "id": found.id, "severity": found.severity, "scope": found.scope, "explanation": found.explanation,
        "example": found.example,
    }  # fmt: skip
