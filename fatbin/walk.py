"""Finds containers in a range of bytes: at known offsets, and by their magic in the gaps.

Payloads are never searched: what a container claims is stepped over by its own size, so that text inside an entry
which looks like a header is not taken for one.
"""

from __future__ import annotations

import importlib
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Iterable
from typing import Protocol, cast

from .cached import cached_property
from .errors import SIZE_LIMIT, FormatError, OnDamage, raise_damage
from .model import Container, Finding, Severity
from .records import dataclass, field, values_of
from .sharing import excess
from .source import LARGEST_INFLATED, Source

DEEPEST = 8
"""Containers inside containers, at most: what nests deeper contains itself."""
BYTES_FOR_EACH_HEADER, MOST_SEARCHED = 256, 16
"""A file holds at most one container for each 256 of its bytes, and all of them are searched 16 times, since containers
nest."""
_LOOK = 32
"""Bytes that are searched in the time that a look at a known place takes."""
_PEEK = 64
_FIRST_CHUNK, _CHUNK = 1 << 12, 1 << 18
_NONE_LEFT = 1 << 62


class Reader(Protocol):
    """A format module, as far as the walk knows it."""

    def read(self, source: Source, on_damage: OnDamage) -> Container:
        """The container at the start of ``source``."""


@dataclass(frozen=True)
class Magic:
    """How a container that may stand anywhere begins, and the module that reads it.

    ``looks_right`` names a function of that module which tells a short magic from text that happens to spell it.
    """

    magic: bytes
    module: str
    looks_right: str | None = None

    @cached_property
    def reader(self) -> Reader:
        """The module, imported when the first such container is met: a file may hold a magic at every fourth byte."""
        return cast("Reader", importlib.import_module(f".formats.{self.module}", __package__))

    def matches(self, source: Source, at: int) -> bool:
        """Whether such a container begins at ``at``."""
        return source.read(at, len(self.magic)) == self.magic and self.is_followed(source, at)

    def is_followed(self, source: Source, at: int) -> bool:
        """Whether what comes after the magic at ``at`` makes it the beginning of a container."""
        return self._check is None or self._check(source, at)

    @cached_property
    def _check(self) -> Callable[[Source, int], bool] | None:
        return getattr(self.reader, self.looks_right) if self.looks_right else None


MAGICS = (
    Magic(b"__CLANG_OFFLOAD_BUNDLE__", "offload_bundle", "looks_right"),
    Magic(b"CCOB", "compressed_bundle", "looks_right"),
    Magic(b"\x10\xff\x10\xad", "llvm_offload"),
    Magic(b"\x50\xed\x55\xba", "cuda_fatbin", "looks_right"),
)


_LONGEST_MAGIC = max(len(magic.magic) for magic in MAGICS)
CODE = Magic(b"\x7fELF\x02\x01\x01", "bare_code", "looks_right")
"""Code without a container, which is found where no container claims the bytes; in an entry it is the content."""
SEARCHED = {magic.magic: magic for magic in (*MAGICS, CODE)}


def _skip_zeros(source: Source, start: int) -> int:
    """Like :meth:`Source.skip_zeros`, which reads far ahead; mostly there is little to skip."""
    head = source.read(start, _PEEK)
    skipped = len(head) - len(head.lstrip(b"\0"))
    return start + skipped if skipped < len(head) else source.skip_zeros(start)


def magic_at(source: Source, at: int = 0) -> Magic | None:
    """The container that begins at ``at``, going by its magic."""
    head = source.read(at, _LONGEST_MAGIC)
    return next((magic for magic in MAGICS if head.startswith(magic.magic) and magic.is_followed(source, at)), None)


def first_of(magic: bytes, source: Source, end: int) -> int | None:
    """Where the first container with a magic begins in front of ``end``, going by its header too."""
    hit = source.find_any([magic], 0, end)
    while hit is not None and not magic_at(source, hit[0]):
        hit = source.find_any([magic], hit[0] + 1, end)
    return hit and hit[0]


def _found_at(source: Source, at: int) -> Magic | None:
    return magic_at(source, at) or (CODE if CODE.matches(source, at) else None)


def holds_code(source: Source) -> bool:
    """Whether code without a container lies somewhere in ``source``."""
    for start in range(0, source.size, _CHUNK):
        piece = source.read(start, _CHUNK + len(CODE.magic) - 1)
        at = piece.find(CODE.magic)
        while at >= 0:
            if CODE.matches(source, start + at):
                return True
            at = piece.find(CODE.magic, at + 1)
    return False


@dataclass
class Budget:
    """What may still be met in one file, however it is nested; a sound file comes nowhere near.

    ``headers`` are the places where a container is tried, ``searched_bytes`` those in which one is looked for: both
    grow with the file and with what is inflated from it.
    """

    containers: int = 1 << 17
    archives: int = 1 << 10
    inflated_bytes: int = LARGEST_INFLATED
    headers: int = field(default=1 << 11, init=False)
    searched_bytes: int = field(default=1 << 20, init=False)

    def __post_init__(self) -> None:
        self._allowed = values_of(self)
        self._is_open = False

    def begin(self, source: Source) -> None:
        """Allow as much as the whole file, which ``source`` is, is worth; what is in it begins nothing anew."""
        if not self._is_open:
            self._is_open = True
            self._allow(source.size)

    def _allow(self, size: int) -> None:
        for what, more in (("headers", size // BYTES_FOR_EACH_HEADER), ("searched_bytes", size * MOST_SEARCHED)):
            setattr(self, what, getattr(self, what) + more)
            self._allowed[what] += more

    def inflate(self, source: Source) -> None:
        """Use up what ``source`` inflates to, which is worth as much as a file of its size."""
        self.take("inflated_bytes", source.size, source)
        self._allow(source.size)

    def take(self, what: str, amount: int, source: Source) -> None:
        """Use up some of it, or refuse to go on."""
        left: int = getattr(self, what) - amount
        if left < 0:
            allowed = self._allowed[what]
            message = f"more than {allowed} {what.replace('_', ' ')} in one file: it is made to be opened for ever"
            raise source.error(message, container="file", rule=SIZE_LIMIT)
        setattr(self, what, left)


class Search:
    """Finds magics from one place on to the next, and reads no byte again that it has just read."""

    def __init__(self, source: Source, needles: Collection[bytes]) -> None:
        self._source, self._overlap = source, max(map(len, needles)) - 1
        self._piece, self._at, self._size, self._next = b"", 0, 0, dict.fromkeys(needles, 0)

    def first(self, start: int, end: int) -> tuple[int, bytes] | None:
        """The first of the magics that lies between ``start`` and ``end``: its place, and which one it is."""
        while start < end:
            if not self._at <= start < self._at + self._size:
                # After a container the next one mostly begins at once. Larger pieces still fit the processor's cache.
                self._size = _CHUNK if self._size and start == self._at + self._size else _FIRST_CHUNK
                self._piece, self._at = self._source.read(start, self._size + self._overlap), start
                self._next = dict.fromkeys(self._next, 0)
            from_here = start - self._at
            hits = [self._hit(needle, from_here) for needle in self._next]
            place, needle = min(hits)
            if place < _NONE_LEFT:
                return (self._at + place, needle) if self._at + place + len(needle) <= end else None
            start = self._at + self._size
        return None

    def _hit(self, needle: bytes, start: int) -> tuple[int, bytes]:
        known = self._next[needle]
        if known <= start:
            found = self._piece.find(needle, start)
            known = self._next[needle] = found if found >= 0 else _NONE_LEFT
        return known, needle


class Walk:
    """One walk over one file: collects findings and stops at bounds that a sound file never meets.

    ``strict`` raises damage where it is met; otherwise it becomes findings, of the container or of the file.
    """

    def __init__(self, *, strict: bool = True, budget: Budget | None = None) -> None:
        self.strict = strict
        self.budget = budget or Budget()
        self.findings: list[Finding] = []
        self._seen: set[tuple[int, int, bool]] = set()

    def containers(
        self, source: Source, *, known: Collection[int] = (), dedicated: bool = True, depth: int = 0
    ) -> list[Container]:
        """The containers in ``source``. ``known`` are places in it where one begins, whatever else is found.

        ``dedicated`` ranges hold nothing but containers and padding, so anything else is worth a finding; elsewhere
        a magic without a sound header after it is just data.
        """
        self.budget.begin(source)
        self.budget.take("searched_bytes", source.size + _LOOK * len(known), source)
        found: list[Container] = []
        starts, search, at = sorted(set(known)), Search(source, SEARCHED), 0
        certain = set(starts)
        while (start := self._next(source, at, starts, search, dedicated)) is not None:
            container = self._read(source, start, start in certain or dedicated, depth)
            if container is None or container.size == 0:
                at = start + 4
                continue
            found.append(container)
            at = start + container.size
            for inside in starts[bisect_right(starts, start) : bisect_left(starts, at)]:
                self._note("overlap", "error", "a wrapper points into the middle of a container", source, inside)
        return found

    def _next(self, source: Source, at: int, starts: list[int], search: Search, dedicated: bool) -> int | None:
        """Where the next container begins: the next known place, or a header in the gap before it."""
        place = bisect_left(starts, at)
        end = starts[place] if place < len(starts) else source.size
        unknown_from = gap = _skip_zeros(source, at) if dedicated else at
        while gap < end:
            hit = search.first(gap, end)
            if hit is None:
                break
            if SEARCHED[hit[1]].is_followed(source, hit[0]):
                self._unknown(source, unknown_from, hit[0], dedicated)
                return hit[0]
            gap = hit[0] + 1
        self._unknown(source, unknown_from, end, dedicated)
        return end if end < source.size else None

    def _unknown(self, source: Source, start: int, end: int, dedicated: bool) -> None:
        if dedicated and start < end and any(source.view(start, min(end - start, _PEEK))):
            first = source.read(start, 8).hex(" ")
            message = f"{end - start} bytes that are no container hipkit knows, beginning {first}"
            self._note("unknown-content", "warning", message, source, start)

    def _read(self, source: Source, at: int, must_read: bool, depth: int) -> Container | None:
        magic = _found_at(source, at)
        if magic is None:
            return None
        self.budget.take("headers", 1, source)
        try:
            return self.read(magic.reader, source.sub(at), depth)
        except FormatError as error:
            if error.rule == "payload":  # a stream that was followed to find its end
                self.budget.take("searched_bytes", source.size - at, source)
            if must_read:
                self.damage(error)
            return None

    def read(self, reader: Reader, source: Source, depth: int = 0) -> Container:
        """The container at the start of ``source``, with those inside it and with the damage found on the way."""
        self.budget.begin(source)
        damage: list[FormatError] = []
        container = reader.read(source, raise_damage if self.strict else damage.append)
        container.findings += [Finding.from_damage(error) for error in damage]
        self._drop_excess(container)
        self.budget.take("containers", 1, source)
        container.containers += self._nested(container, depth + 1)
        return container

    def _drop_excess(self, container: Container) -> None:
        """Leave out the entries from which on they are the same bytes again and again."""
        found = excess(container, container.entries)
        if found is not None:
            kept, error = found
            if self.strict:
                raise error
            container.findings.append(Finding.from_damage(error))
            del container.entries[kept:]

    def damage(self, error: FormatError) -> None:
        """Raise ``error``, or note it as a finding of the file."""
        if self.strict:
            raise error
        self.findings.append(Finding.from_damage(error))

    def _nested(self, container: Container, depth: int) -> Iterable[Container]:
        """Containers that are entries of a container. Those in compressed content are met when it is inflated."""
        found: list[Container] = []
        for entry in container.entries:
            place = (entry.offset, entry.size, entry.inflated)
            if container.is_packed(entry) or entry.size < 4 or place in self._seen or not magic_at(entry.source):
                continue
            self._seen.add(place)
            if depth > DEEPEST:
                message = f"nested more than {DEEPEST} deep: it seems to contain itself"
                self.damage(entry.source.error(message, container=container.kind, rule="recursion"))
                break
            found += self.containers(entry.source, depth=depth)
        return found

    def _note(self, rule: str, severity: Severity, message: str, source: Source, at: int) -> None:
        self.findings.append(Finding(rule, severity, message, source.origin + at))
