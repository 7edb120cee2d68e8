"""Suppressions: findings that are known, one a line as ``RULE KERNEL PLACE``.

``*`` stands for anything in each, and what follows ``#`` is a comment.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from pathlib import Path

from ..fatbin.codeobject.demangle import spellings
from ..fatbin.errors import UsageError
from ..fatbin.records import dataclass
from .devices.findings import KernelFinding

_ANYTHING = "*"


@dataclass(frozen=True, slots=True)
class Suppression:
    """A finding that is not to be reported: patterns for its rule, kernel and place."""

    rule: str
    kernel: str
    place: str

    def matches(self, finding: KernelFinding) -> bool:
        """Whether it is this finding, by any of its sides."""
        if not (fnmatchcase(finding.rule, self.rule) or fnmatchcase(finding.tool, self.rule)):
            return False
        if not any(fnmatchcase(name, self.kernel) for name in _names(finding)):
            return False
        places = [site.place for site in finding.sites]
        return self.place == _ANYTHING or any(fnmatchcase(place, self.place) for place in places)

    def __str__(self) -> str:
        return f"{self.rule} {self.kernel} {self.place}"


def read(path: str) -> list[Suppression]:
    """The suppressions of a file. Raises :class:`UsageError` with the line of the first that is none."""
    try:
        lines = Path(path).read_text().splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"{path}: cannot be read: {getattr(error, 'strerror', None) or error}") from error
    found = []
    for number, line in enumerate(lines, 1):
        words = line.partition("#")[0].split()
        if words and len(words) != 3:
            raise UsageError(
                f"{path}:{number}: has {len(words)} words; a suppression is RULE KERNEL PLACE, with * for anything"
            )
        if words:
            found.append(Suppression(*words))
    return found


def left(findings: Iterable[KernelFinding], suppressions: Sequence[Suppression]) -> list[KernelFinding]:
    """The findings that no suppression names."""
    return [finding for finding in findings if not any(one.matches(finding) for one in suppressions)]


def suggested(findings: Iterable[KernelFinding]) -> str:
    """A file that suppresses findings, each with what it says."""
    lines = ["# RULE KERNEL PLACE: what `hipkit check --suppress` does not report."]
    for finding in findings:
        place = (
            f"*{Path(finding.where).name}" if finding.sites and finding.sites[0].line else finding.where or _ANYTHING
        )
        lines.append(f"{finding.rule} {_names(finding)[-1] or _ANYTHING} {place}  # {finding.text}")
    return "\n".join(lines) + "\n"


def _names(finding: KernelFinding) -> list[str]:
    """How a pattern may name the kernel: without spaces, which are between the words of a line."""
    return [name.replace(" ", "") for name in spellings(finding.kernel)]
