"""Conditions such as ``vgpr>+10%`` of ``hipkit diff --fail-on``.

    CONDITION = MEASURE ("<" | ">") [LIMIT]
    LIMIT     = ("+" | "-") NUMBER ["%"]  a change, of the old value where there is a %
              | NUMBER                    a value of the new file

A MEASURE of kernels (``vgpr``, ``code``, …) holds where it does for one of them: a change for kernels that are in both
files, a value for all of the new one. ``size``, ``targets`` and ``kernels`` are of the whole. Without a LIMIT a
measure grew or fell at all; of ``targets`` and ``kernels``, one came or is gone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import TYPE_CHECKING

from .errors import UsageError
from .measures import BY_ID, MEASURES
from .records import dataclass

if TYPE_CHECKING:
    from .compare import Diff

_CONDITION = re.compile(r"\s*([a-z-]+)\s*([<>])\s*(?:([+-]?)\s*(\d{1,15}(?:\.\d{1,6})?)\s*(%?))?\s*")
WHOLES: dict[str, Callable[[Diff], tuple[int, int]]] = {
    "size": lambda diff: (diff.old.size, diff.new.size),
    "targets": lambda diff: (len(diff.old.targets), len(diff.new.targets)),
    "kernels": lambda diff: (diff.old.kernels, diff.new.kernels),
}
"""Measures of a whole file: old and new."""
MEANINGS = {"size": "bytes of device code", "targets": "targets", "kernels": "kernels"}
NAMES = (*(measure.id for measure in MEASURES), *WHOLES)


@dataclass(frozen=True)
class Violation:
    """A condition that holds, and where: ``what`` is a kernel with its target, or the whole."""

    condition: Condition
    what: str
    old: int | None
    new: int | None

    def __str__(self) -> str:
        change = "" if self.new is None else f": {'' if self.old is None else f'{self.old} → '}{self.new}"
        return f"{self.condition}: {self.what}{change}"


@dataclass(frozen=True)
class Condition:
    """One condition, as :meth:`parse` reads it."""

    text: str
    measure: str
    is_above: bool
    limit: Fraction | None
    is_change: bool
    is_percent: bool

    @classmethod
    def parse(cls, text: str) -> Condition:
        """The condition that ``text`` is. Raises :class:`UsageError` that says what there is to choose from."""
        match = _CONDITION.fullmatch(text)
        if not match:
            raise UsageError(f"{text!r} is no condition; write MEASURE>+N, MEASURE>+N%, MEASURE>N or the same with <")
        measure, sign, how, number, percent = match.groups()
        if measure not in NAMES:
            raise UsageError(f"{text!r}: {measure!r} is no measure; there are {', '.join(NAMES)}")
        if percent and not how:
            raise UsageError(f"{text!r}: a percentage is of the old value; write {measure}{sign}+{number}%")
        limit = None if number is None else Fraction(number) * (-1 if how == "-" else 1)
        return cls(text.strip(), measure, sign == ">", limit, bool(how) or number is None, bool(percent))

    def holds(self, old: int | None, new: int | None) -> bool:
        """Whether it does for one measure; what is not known breaks no condition."""
        if new is None or (self.is_change and old is None):
            return False
        limit = self.limit or Fraction(0)
        if not self.is_change:
            return new > limit if self.is_above else new < limit
        assert old is not None
        change, most = (new - old) * (100 if self.is_percent else 1), limit * (old if self.is_percent else 1)
        return change > most if self.is_above else change < most

    def violations(self, diff: Diff) -> Iterator[Violation]:
        """Where it holds."""
        if self.measure not in WHOLES:
            yield from self._of_kernels(diff)
        elif self.limit is None and self.measure != "size":
            yield from self._came_or_gone(diff)
        elif self.holds(*(both := WHOLES[self.measure](diff))):
            yield Violation(self, MEANINGS[self.measure], *both)

    def _of_kernels(self, diff: Diff) -> Iterator[Violation]:
        number = BY_ID[self.measure]
        for old, new in diff.matched:
            if self.holds(old.values[number], new.values[number]):
                yield Violation(self, f"{new.demangled} ({new.target})", old.values[number], new.values[number])
        if not self.is_change:
            for kernel in diff.added:
                if self.holds(None, kernel.values[number]):
                    yield Violation(self, f"{kernel.demangled} ({kernel.target})", None, kernel.values[number])

    def _came_or_gone(self, diff: Diff) -> Iterator[Violation]:
        what = "came" if self.is_above else "is gone"
        if self.measure == "targets":
            names = diff.targets_added if self.is_above else diff.targets_removed
        else:
            kernels = diff.added if self.is_above else diff.removed
            names = tuple(f"{kernel.demangled} ({kernel.target})" for kernel in kernels)
        for name in names:
            yield Violation(self, f"{name} {what}", None, None)

    def __str__(self) -> str:
        return self.text
