"""``hipkit unbundle``: selects entries of a file and names the output files."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath

from .codeobject.identify import identify
from .errors import NotFoundError
from .model import Container, Entry, File
from .product_names import processor_named
from .records import dataclass
from .source import Source
from .target import TargetID
from .workers import in_threads, threads_for

SUFFIXES = {
    "code-object": ".hsaco",
    "cubin": ".cubin",
    "ptx": ".ptx",
    "bitcode": ".bc",
    "spirv": ".spv",
    "host-object": ".o",
}
_UNSAFE = re.compile(r"[^A-Za-z0-9._+-]")
_LONGEST = 120


@dataclass(frozen=True)
class Piece:
    """An entry to take out, and the plain file name it gets: never a path, whatever its id says."""

    entry: Entry
    container: Container
    file_name: str

    @property
    def content(self) -> Source:
        """What to write."""
        return self.container.content(self.entry)


def pieces(
    file: File,
    *,
    targets: Collection[str] = (),
    include_host: bool = False,
    include_all: bool = False,
    threads: int = 1,
) -> list[Piece]:
    """What to take out of ``file``: by default each device's code, ``targets`` narrows it.

    A target is a target id (``gfx90a`` also means ``gfx90a:xnack+``), an SM (``sm_80``), a pattern (``gfx9*``)
    or a whole entry id. Raises :class:`NotFoundError` where one of them matches nothing. ``threads`` inflate.
    """
    found = list(_all(file))
    chosen = [
        (number, container, entry)
        for number, container, entry in found
        if (not targets or any(matches(entry, target) for target in targets))
        and (include_all or targets or ((include_host or not entry.is_host) and entry.size))
    ]
    _refuse_unmatched(file, targets, [entry for _, _, entry in found])
    return list(_named(file, chosen, threads))


def matches(entry: Entry, wanted: str) -> bool:
    """Whether a person who writes ``wanted`` means ``entry``."""
    if wanted in (entry.id, entry.target) or (entry.target and fnmatchcase(entry.target, wanted)):
        return True
    try:
        return bool(entry.target) and TargetID.parse(processor_named(wanted)).selects(
            TargetID.parse(entry.target or "")
        )
    except ValueError:
        return False


def _all(file: File) -> Iterator[tuple[int, Container, Entry]]:
    """Every entry that is code itself; one that is again a container is represented by what is in it."""
    for number, container in enumerate(c for c in file.walk() if c.entries):
        inner = {(c.offset, c.inflated) for c in container.containers}
        for entry in container.entries:
            if (entry.offset, entry.inflated) not in inner:
                yield number, container, entry


def _refuse_unmatched(file: File, targets: Collection[str], entries: list[Entry]) -> None:
    there = sorted({entry.target for entry in entries if entry.target})
    for target in targets:
        if not any(matches(entry, target) for entry in entries):
            have = f"it has {', '.join(there)}" if there else "it has no device code"
            raise NotFoundError(f"{file.path}: no entry for {target!r}; {have}")


def _named(file: File, chosen: list[tuple[int, Container, Entry]], threads: int) -> Iterator[Piece]:
    stem = _safe(PurePosixPath(Path(file.path).as_posix()).name)
    taken: set[str] = set()
    threads = threads_for([entry.size for _, _, entry in chosen], threads)
    suffixes = in_threads(lambda found: _suffix(found[1], found[2]), chosen, threads)
    for (number, container, entry), suffix in zip(chosen, suffixes, strict=True):
        label = entry.target or (entry.id if entry.triple is None else f"{entry.kind}-{entry.triple}")
        name = base = f"{stem}.{number}.{_safe(label)}"
        copy = 1
        while name.lower() in taken:  # some file systems know no case
            copy += 1
            name = f"{base}-{copy}"
        taken.add(name.lower())
        yield Piece(entry, container, name + suffix)


def _suffix(container: Container, entry: Entry) -> str:
    identity = identify(container.content(entry)) if entry.size else None
    return SUFFIXES.get(identity.kind, ".bin") if identity else ".bin"


def _safe(text: str) -> str:
    return _UNSAFE.sub("_", text)[:_LONGEST].lstrip(".-") or "file"
