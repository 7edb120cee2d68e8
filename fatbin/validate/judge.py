"""Applies all rules about code to one piece of code, in this process or in a worker process."""

from __future__ import annotations

from collections.abc import Iterable

from ..codeobject.code_object import CodeObject
from ..codeobject.read import DeviceCode
from ..describe_code import read_with_findings
from ..errors import FormatError
from ..measures import Measured, measure
from ..model import Finding
from ..records import dataclass, field, replace
from ..source import Source
from . import all_rules  # noqa: F401 - fills the table, in another process too
from .bundle_rules import Kernels, Variables, kernels_of, variables_of
from .registry import Options, of_scope


@dataclass(frozen=True)
class Judged:
    """What was found in one piece of code; offsets count from its start."""

    findings: tuple[Finding, ...] = ()
    kernels: Kernels = field(default_factory=dict, repr=False)
    variables: Variables = field(default_factory=dict, repr=False)
    is_linked: bool | None = None
    """Of a code object, whether loaders take it."""
    measured: Measured | None = field(default=None, repr=False)
    """The figures of its kernels, where they were asked for."""

    def at(self, source: Source, where: str | None) -> list[Finding]:
        """The findings with offsets that count as those of ``source`` do, which is the code in its place."""
        return [
            replace(
                found,
                offset=None if found.offset is None else found.offset + source.origin,
                where=where,
                inflated=source.inflated,
            )
            for found in self.findings
        ]


def judge_bytes(data: bytes, options: Options, chosen: frozenset[str], with_figures: bool = False) -> Judged:
    """What the chosen rules find in a piece of code. Never raises on bad bytes."""
    return judge(Source.from_bytes(data), options, chosen, with_figures)


def judge(source: Source, options: Options, chosen: frozenset[str], with_figures: bool = False) -> Judged:
    """The same of code that need not be in memory as a whole; its first byte is byte 0."""
    code, damage = read_with_findings(source)
    judged = judge_read(code, damage, options, chosen)
    return replace(judged, measured=measure(code, damage)) if with_figures else judged


def judge_read(code: DeviceCode | None, damage: Iterable[Finding], options: Options, chosen: frozenset[str]) -> Judged:
    """The same of what :func:`read_with_findings` gave."""
    found = list(damage)
    if not isinstance(code, CodeObject):
        return Judged(tuple(dict.fromkeys(found)))
    for rule in of_scope("code", chosen):
        assert rule.check
        try:
            faults = list(rule.check(code, options))
        except FormatError as error:
            found.append(Finding.from_damage(error))
            continue
        found += [Finding(rule.id, rule.severity, fault.message, fault.offset) for fault in faults]
    return Judged(tuple(dict.fromkeys(found)), kernels_of(code), variables_of(code), not code.header.is_relocatable)
