"""What commands of streams access, and the races between them: numbers of bytes as arrays, and their intersections."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...fatbin.fork import hold
from ...fatbin.records import dataclass, field, replace
from ..conditions import observers
from ..memory.allocation import given_anew
from .findings import ERROR, FINDINGS, KernelFinding, Site
from .happens_before import Clock, Noted, Span

Array = NDArray[Any]
SiteOf = Callable[[int, str], Site]
"""The place of an instruction, by its number; the text says what it did."""
_lock = hold(threading.Lock())
"""Held while commands are compared with those that are remembered."""
_MOST = 256
"""The most commands that are remembered."""
_MOST_PAIRS = 16
"""The most findings of two commands."""


@dataclass(frozen=True, slots=True)
class Spans:
    """Pieces of memory, in the order of their addresses, none of which overlaps another."""

    low: Array
    high: Array
    site: Array
    is_atomic: Array

    @classmethod
    def of(cls, pieces: Iterable[tuple[int, int]]) -> Spans:
        """Pieces of a copy or a fill, the overlapping ones as one."""
        joined: list[list[int]] = []
        for low, high in sorted(pieces):
            if joined and low <= joined[-1][1]:
                joined[-1][1] = max(high, joined[-1][1])
            else:
                joined.append([low, high])
        found = np.array(joined, np.uint64).reshape(-1, 2)
        return cls(found[:, 0], found[:, 1], np.zeros(len(found), np.int64), np.zeros(len(found), bool))

    def without(self, low: int, high: int) -> Spans:
        """Those that do not touch some bytes."""
        kept = (self.high <= low) | (self.low >= high)
        return self if kept.all() else Spans(self.low[kept], self.high[kept], self.site[kept], self.is_atomic[kept])

    def meets(self, other: Spans) -> tuple[Array, Array]:
        """The numbers of pieces that overlap one of ``other``, and the first one that each does."""
        first = np.searchsorted(other.high, self.low, "right")
        inside = np.minimum(first, max(len(other.low) - 1, 0))
        overlaps = (first < len(other.low)) & (other.low[inside] < self.high) if len(other.low) else first < 0
        (own,) = overlaps.nonzero()
        return own, first[own]


@dataclass(slots=True)
class Accesses:
    """What a command has written and read."""

    writes: Spans
    reads: Spans
    site_of: SiteOf
    is_kernel: bool = False
    marks_stores: bool = True
    """Whether it is known which stores of a kernel are atomic."""

    def forget(self, low: int, high: int) -> None:
        """Some memory is another's from now on."""
        self.writes, self.reads = self.writes.without(low, high), self.reads.without(low, high)


@dataclass(slots=True)
class Remembered:
    """The commands that others may still race with."""

    commands: list[Noted] = field(default_factory=list)
    _of_thread: threading.local = field(default_factory=threading.local)

    def kernel(self, accesses: Accesses) -> None:
        """Note what a kernel has accessed that this thread runs."""
        self._of_thread.kernel = accesses

    def ended(self, noted: Noted, waiting: Iterable[Noted], host: Clock) -> None:
        """A command has ended: report its races with others."""
        noted.accesses = self._of_thread.__dict__.pop("kernel", None) or _of_spans(noted)
        if noted.accesses is None:
            return
        seen = Noted("the host")
        seen.clock = host
        later = (seen, *waiting)
        with _lock:
            for other in self.commands:
                if not (noted.comes_after(other) or other.comes_after(noted)):
                    FINDINGS.add(_races(noted, other))
            kept = [one for one in (*self.commands, noted) if not all(each.comes_after(one) for each in later)]
            self.commands = kept[-_MOST:]

    def clear(self) -> None:
        """Other conditions are to be used."""
        self.commands = []

    def forget(self, address: int, size: int) -> None:
        """Memory is allocated, or freed: what was done there concerns no other command."""
        with _lock:
            accesses = [one.accesses for one in self.commands if one.accesses is not None]
        for each in accesses:
            each.forget(address, address + size)


def _of_spans(noted: Noted) -> Accesses | None:
    if not noted.spans:
        return None
    writes, reads = (Spans.of(_pieces(noted.spans, is_written)) for is_written in (True, False))
    return Accesses(writes, reads, partial(_site_of_host, noted))


def _pieces(spans: Iterable[Span], is_written: bool) -> Iterator[tuple[int, int]]:
    return ((low, high) for low, high, writes in spans if writes is is_written)


def _site_of_host(noted: Noted, _number: int, does: str) -> Site:
    """Where the program asked for a copy or a fill."""
    assert noted.caller is not None
    return noted.caller(f"{does} by a {noted.name}")


def _races(noted: Noted, other: Noted) -> Iterator[KernelFinding]:
    """The races of two commands that nothing orders: one finding for each pair of places."""
    now, before = noted.accesses, other.accesses
    assert now is not None
    assert before is not None
    pairs: dict[tuple[bool, int, bool, int], tuple[int, int]] = {}
    for is_write, was_write in ((True, True), (True, False), (False, True)):
        own, others = (now.writes if is_write else now.reads), (before.writes if was_write else before.reads)
        for mine, theirs in (own.meets(others), others.meets(own)[::-1]):
            if _may_order(now, before, own, others, mine, theirs, is_write, was_write):
                return
            for a, b in (
                zip(mine, theirs, strict=True) if len(mine) <= _MOST_PAIRS else _different(own, others, mine, theirs)
            ):
                if own.is_atomic[a] and others.is_atomic[b]:
                    continue
                key = (is_write, int(own.site[a]), was_write, int(others.site[b]))
                address = int(max(own.low[a], others.low[b]))
                count = pairs[key][1] if key in pairs else 0
                pairs[key] = (address, count + 1)
    for (is_write, site, was_write, earlier), (address, count) in list(pairs.items())[:_MOST_PAIRS]:
        sites = (
            _named(noted, now.site_of(site, _does(is_write))),
            _named(other, before.site_of(earlier, _does(was_write))),
        )
        yield KernelFinding(
            "race", "race", ERROR, noted.name if now.is_kernel else other.name if before.is_kernel else "",
            "two commands of different streams access the same memory, and nothing orders them",
            sites, f"at {address:#x}", "an event that one stream waits for would order them, or waiting on the host", count,
        )  # fmt: skip


def _may_order(
    now: Accesses,
    before: Accesses,
    own: Spans,
    others: Spans,
    mine: Array,
    theirs: Array,
    is_write: bool,
    was_write: bool,
) -> bool:
    """Whether two kernels may wait for each other: one reads atomically what the other one writes so, or may."""
    are_atomic = own.is_atomic[mine] & others.is_atomic[theirs]
    if before.is_kernel and now.is_kernel:
        if not now.marks_stores and is_write and not was_write:
            are_atomic |= others.is_atomic[theirs]
        if not before.marks_stores and was_write and not is_write:
            are_atomic |= own.is_atomic[mine]
    return bool(are_atomic.any())


def _different(own: Spans, others: Spans, mine: Array, theirs: Array) -> Iterator[tuple[int, int]]:
    """One of each kind of pair: of two instructions, atomic or not."""
    kinds = (own.site[mine] << 14) + (others.site[theirs] << 2) + own.is_atomic[mine] * 2 + others.is_atomic[theirs]
    _, first = np.unique(kinds, return_index=True)
    return ((int(mine[n]), int(theirs[n])) for n in first)


def _does(is_write: bool) -> str:
    return "writes" if is_write else "reads"


def _named(noted: Noted, site: Site) -> Site:
    """The place, with the stream."""
    return replace(site, does=f"{site.does} in stream {noted.queue}")


REMEMBERED = Remembered()
"""Of this process."""
observers.append(REMEMBERED.clear)
given_anew.append(REMEMBERED.forget)
