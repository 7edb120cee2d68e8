"""Finding containers in a byte range: at the places that are known, and by their headers in the gaps between.

Payloads are never searched: what a container claims is stepped over by its own size, so that text inside an entry
which looks like a header is not taken for one.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Protocol, cast

from .errors import FormatError, OnDamage, raise_damage
from .model import Container, Finding, Severity
from .source import LARGEST_INFLATED, Source

DEEPEST = 8
"""Containers inside containers, at most: what nests deeper contains itself."""
_PEEK = 64
_PIECE = 1 << 18


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

    @property
    def reader(self) -> Reader:
        """The module, imported when the first such container is met."""
        return cast("Reader", importlib.import_module(f".formats.{self.module}", __package__))

    def matches(self, source: Source, at: int) -> bool:
        """Whether such a container begins at ``at``."""
        if source.read(at, len(self.magic)) != self.magic:
            return False
        if self.looks_right is None:
            return True
        check: Callable[[Source, int], bool] = getattr(self.reader, self.looks_right)
        return check(source, at)


MAGICS = (
    Magic(b"__CLANG_OFFLOAD_BUNDLE__", "offload_bundle", "looks_right"),
    Magic(b"CCOB", "compressed_bundle", "looks_right"),
    Magic(b"\x10\xff\x10\xad", "llvm_offload"),
    Magic(b"\x50\xed\x55\xba", "cuda_fatbin", "looks_right"),
)


CODE = Magic(b"\x7fELF\x02\x01\x01", "bare_code", "looks_right")
"""Code without a container, which is found where no container claims the bytes; in an entry it is the content."""
SEARCHED = (*MAGICS, CODE)


def magic_at(source: Source, at: int = 0) -> Magic | None:
    """The container that begins at ``at``, going by its magic."""
    return next((magic for magic in MAGICS if magic.matches(source, at)), None)


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
    for start in range(0, source.size, _PIECE):
        piece = source.read(start, _PIECE + len(CODE.magic) - 1)
        at = piece.find(CODE.magic)
        while at >= 0:
            if CODE.matches(source, start + at):
                return True
            at = piece.find(CODE.magic, at + 1)
    return False


@dataclass
class Budget:
    """What may still be met in one file, however it is nested; a sound file comes nowhere near."""

    containers: int = 1 << 17
    archives: int = 1 << 10
    inflated_bytes: int = LARGEST_INFLATED

    def take(self, what: str, amount: int, source: Source) -> None:
        """Use up some of it, or refuse to go on."""
        left: int = getattr(self, what) - amount
        if left < 0:
            allowed = getattr(Budget, what)
            message = f"more than {allowed} {what.replace('_', ' ')} in one file: it is made to be opened for ever"
            raise source.error(message, container="file", rule="size-limit")
        setattr(self, what, left)


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
        found: list[Container] = []
        starts = sorted(known)
        at = 0
        while (start := self._next(source, at, starts, dedicated)) is not None:
            container = self._read(source, start, start in starts or dedicated, depth)
            if container is None or container.size == 0:
                at = start + 4
                continue
            found.append(container)
            at = start + container.size
            for inside in [known for known in starts if start < known < at]:
                self._note("overlap", "error", "a wrapper points into the middle of a container", source, inside)
                starts.remove(inside)
        return found

    def _next(self, source: Source, at: int, starts: list[int], dedicated: bool) -> int | None:
        """Where the next container begins: the next known place, or a header in the gap before it."""
        end = next((start for start in starts if start >= at), source.size)
        unknown_from = gap = source.skip_zeros(at) if dedicated else at
        while gap < end:
            hit = source.find_any([magic.magic for magic in SEARCHED], gap, end)
            if hit is None:
                break
            if _found_at(source, hit[0]):
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
        try:
            return self.read(magic.reader, source.sub(at), depth)
        except FormatError as error:
            if must_read:
                self.damage(error)
            return None

    def read(self, reader: Reader, source: Source, depth: int = 0) -> Container:
        """The container at the start of ``source``, with those inside it and with the damage found on the way."""
        damage: list[FormatError] = []
        container = reader.read(source, raise_damage if self.strict else damage.append)
        container.findings += [Finding.from_damage(error) for error in damage]
        self.budget.take("containers", 1, source)
        container.containers += self._nested(container, depth + 1)
        return container

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
            if entry.inflated or entry.size < 4 or place in self._seen or not magic_at(entry.source):
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
