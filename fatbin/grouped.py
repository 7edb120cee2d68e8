"""Groups findings with the same message about different places."""

from __future__ import annotations

import re
from collections.abc import Iterable

from .model import Finding
from .records import dataclass

FEW = 4
"""Equal findings up to this number are each shown."""
PLACES = 3
"""Places that are named of more."""
_NUMBER = re.compile(r"(?<![\w.:])(?:0x[0-9a-f]+|\d+)(?!\w)")


@dataclass(frozen=True)
class Group:
    """Findings of one rule whose messages differ in numbers alone: the first few, and how many there are."""

    places: tuple[Finding, ...]
    count: int

    @property
    def first(self) -> Finding:
        """The one that stands for all."""
        return self.places[0]

    @property
    def more(self) -> str:
        """Words for the others, after the message of the first; nothing where there are none."""
        if self.count == 1:
            return ""
        named = ", ".join(map(_place, self.places[1:]))
        return f" ({self.count} like this one, such as at {named})"


def grouped(findings: Iterable[Finding]) -> list[Group]:
    """``findings`` in their order, where more than a few equal ones are one, at the place of the first."""
    alike: dict[tuple[str, str, str], list[Finding]] = {}
    ordered = [(finding, alike.setdefault(_shape(finding), [])) for finding in findings]
    for finding, same in ordered:
        same.append(finding)
    found = []
    for finding, same in ordered:
        if len(same) <= FEW:
            found.append(Group((finding,), 1))
        elif finding is same[0]:
            found.append(Group(tuple(same[:PLACES]), len(same)))
    return found


def _shape(finding: Finding) -> tuple[str, str, str]:
    return finding.rule, finding.severity, _NUMBER.sub("#", finding.message)


def _place(finding: Finding) -> str:
    at = f"+{finding.offset:#x}" if finding.offset is not None else ""
    return (f"{finding.where}{at}" if finding.where else at) or "the whole file"
