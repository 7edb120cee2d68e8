"""Lists the files below a folder, each once, with symbolic links resolved."""

from __future__ import annotations

import errno
import os
from collections import deque
from collections.abc import Iterator
from pathlib import Path

from .records import dataclass


@dataclass(frozen=True)
class Loop:
    """A symbolic link that is not followed, because it leads back to where it is; ``target`` is where that is."""

    path: Path
    target: str


def files_in(top: str | os.PathLike[str]) -> Iterator[Path | Loop]:
    """Every regular file below ``top``, in the order of names: first what lies there, then what links lead to.

    However many links and names lead to a file, it comes once. A link that leads nowhere is passed over.
    """
    walk = _Walk()
    yield from walk.folder(Path(top))
    while walk.links:
        yield from walk.follow(walk.links.popleft())


class _Walk:
    """What was met, by its real path, and the links that are still to be followed."""

    def __init__(self) -> None:
        self.links: deque[Path] = deque()
        self._met: set[str] = set()

    def folder(self, top: Path) -> Iterator[Path]:
        """The files below ``top``; links are kept for later."""
        for folder, folders, names in os.walk(top):
            here, real = Path(folder), os.path.realpath(folder)
            if not self._is_new(real):
                folders.clear()
                continue
            folders.sort()
            self.links += [here / name for name in folders if (here / name).is_symlink()]
            for name in sorted(names):
                path = here / name
                if path.is_symlink():
                    self.links.append(path)
                elif path.is_file() and self._is_new(os.path.join(real, name)):  # noqa: PTH118 - as realpath has it
                    yield path

    def follow(self, link: Path) -> Iterator[Path | Loop]:
        """What ``link`` leads to, unless that was met or leads back here."""
        try:
            target = os.path.realpath(link, strict=True)
        except OSError as error:
            if error.errno == errno.ELOOP:
                yield Loop(link, str(link.readlink()))
            return
        if Path(target).is_dir():
            here = os.path.realpath(link.parent)
            if os.path.commonpath([here, target]) == target:
                yield Loop(link, target)
            else:
                yield from self.folder(link)
        elif Path(target).is_file() and self._is_new(target):
            yield link

    def _is_new(self, real: str) -> bool:
        if real in self._met:
            return False
        self._met.add(real)
        return True
