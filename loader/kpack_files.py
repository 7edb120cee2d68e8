"""Finds the ``.kpack`` files of a library whose device code was split off.

A reference says where to look, relative to the library; ``@GFXARCH@`` stands for each spelling of a GPU's target.
"""

from __future__ import annotations

import posixpath
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path, PurePosixPath

from ..fatbin.binary import KpackLink
from ..fatbin.errors import HipkitError
from ..fatbin.model import Container, Entry
from ..fatbin.opening import Member, open

PLACEHOLDER = "@GFXARCH@"
MOST_PATHS = 64
"""Search paths of one reference that are looked at; real ones have one or two."""

Lookup = Callable[[str], tuple[str, Container] | None]
"""The kpack at a relative path, and what it is called; None where there is none."""
KpackUnits = tuple[str, list[Entry], str | None]
"""Where a translation unit is, its entries, and what keeps it from having any."""


class Kpacks:
    """Finds the entries of kpack'd libraries, and remembers which libraries there were."""

    def __init__(self, spellings: Sequence[str]) -> None:
        self._spellings = list(dict.fromkeys(spellings))
        self._libraries: set[str] = set()

    def units_of(self, containers: list[Container], lookup: Lookup) -> Iterator[KpackUnits]:
        """The translation units of the references among ``containers``."""
        for top in containers:
            for container in top.walk():
                if isinstance(container, KpackLink):
                    yield from self._units(container, lookup)

    def is_looked_at(self, containers: list[Container]) -> bool:
        """Whether a ``.kpack`` holds code of a library that was met, and so is no library of its own."""
        keys = [str(entry.attributes.get("key")) for container in containers for entry in container.entries]
        return any(key in self._libraries or key.rpartition("#")[0] in self._libraries for key in keys)

    def _units(self, link: KpackLink, lookup: Lookup) -> Iterator[KpackUnits]:
        self._libraries.add(link.name or "")
        keyed: dict[str, list[Entry]] = {}
        met: set[str] = set()
        for path in self._paths(link):
            found = lookup(path)
            if found is None or found[0] in met:
                continue
            met.add(found[0])
            for entry in found[1].entries:
                key = str(entry.attributes.get("key"))
                if key == link.name or key.rpartition("#")[0] == link.name:
                    keyed.setdefault(key, []).append(entry)
        for key, entries in keyed.items():
            yield f"{key} in {', '.join(sorted(met))}", entries, None
        if not keyed:
            paths = ", ".join(link.search_paths)
            lack = f"nothing there is for {link.name}" if met else "there is no such file"
            yield f"{link.section}", [], f"its device code should be in {paths}, but {lack}"

    def _paths(self, link: KpackLink) -> Iterator[str]:
        for path in link.search_paths[:MOST_PATHS]:
            if PLACEHOLDER not in path:
                yield path
                continue
            for spelling in self._spellings:
                yield path.replace(PLACEHOLDER, spelling)


def on_disk(folder: Path | None) -> Lookup:
    """Looks in the file system, from ``folder``; paths that are not relative lead nowhere."""

    def look(path: str) -> tuple[str, Container] | None:
        if folder is None or "\0" in path or PurePosixPath(path).is_absolute() or Path(path).is_absolute():
            return None
        file = Path(posixpath.normpath((folder / path).as_posix()))
        try:
            if not file.is_file():  # a pipe would be waited for
                return None
            with file.open("rb") as stream:
                if stream.read(4) != b"KPAK":
                    return None
            opened = open(file, strict=False)
        except (OSError, HipkitError):
            return None
        return (str(file), opened.containers[0]) if opened.containers else None

    return look


def in_archive(archive: str, members: Mapping[str, Member], of: Member) -> Lookup:
    """Looks among the members of an archive, from the one that is ``of``."""

    def look(path: str) -> tuple[str, Container] | None:
        name = posixpath.normpath(posixpath.join(posixpath.dirname(of.name or ""), path))
        member = members.get(name)
        if member is None or member.format != "kpack" or not member.containers:
            return None
        return f"{archive}:{name}", member.containers[0]

    return look
