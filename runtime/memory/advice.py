"""Advice on managed memory (hipMemAdvise): stored by page, the last one wins."""

from __future__ import annotations

import mmap
from collections.abc import Hashable

from ...fatbin.schema import align_up

Span = tuple[int, int]


class Advice:
    """What was said about one allocation. ``what`` names the kind of advice, and parts of memory are spans of bytes."""

    def __init__(self) -> None:
        self._said: dict[Hashable, list[tuple[Span, object]]] = {}

    def say(self, what: Hashable, span: Span, value: object) -> None:
        """Something about the pages of a span, whatever was said about them before."""
        begin, end = span[0] // mmap.PAGESIZE * mmap.PAGESIZE, align_up(span[1], mmap.PAGESIZE)
        kept = [row for row in self._said.get(what, ()) if not (begin <= row[0][0] and row[0][1] <= end)]
        self._said[what] = [*kept, ((begin, end), value)]

    def of(self, what: Hashable, span: Span, otherwise: object) -> object:
        """The last advice on all of a span, if that is the same everywhere; else ``otherwise``."""
        values, open_spans = [], [span]
        for said, value in reversed(self._said.get(what, [])):
            left = [part for one in open_spans for part in _without(one, said)]
            if left != open_spans:
                values.append(value)
            open_spans = left
        if open_spans or not values or any(value != values[0] for value in values):
            return otherwise
        return values[0]

    def kinds(self) -> list[Hashable]:
        """The kinds of advice that were given."""
        return list(self._said)


def _without(span: Span, taken: Span) -> list[Span]:
    """The parts of ``span`` outside ``taken``."""
    parts = [(span[0], min(span[1], taken[0])), (max(span[0], taken[1]), span[1])]
    return [part for part in parts if part[0] < part[1]] if max(span[0], taken[0]) < min(span[1], taken[1]) else [span]
