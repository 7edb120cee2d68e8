"""Applies all rules about code to one piece of code, in this process or in a worker process."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from ..codeobject.code_object import CodeObject
from ..describe_code import read_with_findings
from ..errors import FormatError
from ..model import Finding
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


def judge_bytes(data: bytes, options: Options, chosen: frozenset[str]) -> Judged:
    """What the chosen rules find in a piece of code. Never raises on bad bytes."""
    return judge(Source.from_bytes(data), options, chosen)


def judge(source: Source, options: Options, chosen: frozenset[str]) -> Judged:
    """The same of code that need not be in memory as a whole; its first byte is byte 0."""
    code, found = read_with_findings(source)
    if isinstance(code, CodeObject):
        for rule in of_scope("code", chosen):
            assert rule.check
            try:
                faults = list(rule.check(code, options))
            except FormatError as error:
                found.append(Finding.from_damage(error))
                continue
            found += [Finding(rule.id, rule.severity, fault.message, fault.offset) for fault in faults]
    if not isinstance(code, CodeObject):
        return Judged(tuple(dict.fromkeys(found)))
    return Judged(tuple(dict.fromkeys(found)), kernels_of(code), variables_of(code), not code.header.is_relocatable)
