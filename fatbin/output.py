"""Writes files atomically, several at once, and refuses to overwrite existing ones."""

from __future__ import annotations

import contextlib
import itertools
import os
import re
import secrets
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from . import leftovers
from .errors import HipkitError, UsageError
from .source import Source

_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
_STAGED = re.compile(r"\..+\.(?P<mark>[0-9a-f]{8}-[0-9]+)\.[0-9a-f]{8}\.part", re.DOTALL)

OnProgress = Callable[[int], None]


def write_report(path: str, text: str) -> None:
    """Write a text to a file, which it replaces; to a device such as /dev/null as it is, and for ``-`` to stdout."""
    if path == "-":
        print(text, end="")
        return
    file = Path(path)
    mode = _mode(file)
    if mode is not None and stat.S_ISCHR(mode):
        file.write_text(text)
        return
    with Staging(force=True) as staging:
        staging.write(file, text.encode())


class Staging:
    """Files written beside where they belong, and moved there together when the ``with`` block ends well.

    ``force`` lets them replace existing files; without it that is a :class:`UsageError` and nothing is written.
    """

    def __init__(self, *, force: bool = False) -> None:
        self._force = force
        self._staged: dict[Path, str] = {}
        self._ready: set[Path] = set()
        self._sizes: dict[Path, int] = {}
        self._mark, self._numbers = leftovers.mark(), itertools.count(secrets.randbits(32))

    def write(
        self,
        path: Path,
        content: Source | bytes,
        on_progress: OnProgress = lambda count: None,
        *,
        like: Path | None = None,
    ) -> None:
        """Stage ``content`` to become ``path``, with the mode of the file ``like``.

        If that is the file to replace, its owner and times are kept as well. Until all of it is written, only the owner
        of the process may read what becomes such a file.
        """
        source = content if isinstance(content, Source) else Source.from_bytes(content)
        with self.file(path, like=like) as file:
            for count in source.write_to(file):
                on_progress(count)
        self._sizes[path] = source.size

    @contextlib.contextmanager
    def file(self, path: Path, *, like: Path | None = None) -> Iterator[int]:
        """The staged file that becomes ``path``, open to write for the ``with`` block; ``like`` as in :meth:`write`."""
        self.refuse_existing(path)
        staged = self._name(path)
        if self._staged.setdefault(path, staged) != staged:
            raise UsageError(f"{path}: would be written twice")
        try:
            self._prepare(path.parent)
            file = os.open(staged, _NEW, 0o666 if like is None else 0o600)
            try:
                yield file
            finally:
                os.close(file)
            if like is not None:
                _take_attributes(Path(staged), like.stat(), is_same=path.exists() and path.samefile(like))
        except OSError as error:
            raise _failed(path, error) from error

    def _name(self, path: Path) -> str:
        number = next(self._numbers) & 0xFFFFFFFF
        return os.path.join(path.parent, f".{_short(path.name)}.{self._mark}.{number:08x}.part")  # noqa: PTH118 - fast

    def described(self) -> list[dict[str, Any]]:
        """Each file with its size, for JSON; in the order of their names, since threads write in any."""
        return [{"path": str(path), "size": self._sizes[path]} for path in sorted(self._sizes)]

    def refuse_existing(self, path: Path) -> None:
        """Raise where ``path`` may not be written: for who wants to know before long work."""
        mode = _mode(path)
        if mode is None:
            return
        if stat.S_ISDIR(mode):
            raise UsageError(f"{path}: is a directory")
        if not stat.S_ISREG(mode) and not stat.S_ISLNK(mode):
            raise UsageError(f"{path}: is no regular file, which --force does not replace either")
        if not self._force:
            raise UsageError(f"{path}: already exists; --force replaces it")

    def _prepare(self, folder: Path) -> None:
        """Make a folder, and delete what killed processes have staged in it."""
        if folder not in self._ready:
            folder.mkdir(parents=True, exist_ok=True)
            leftovers.sweep(folder, _STAGED)
            self._ready.add(folder)

    def __enter__(self) -> Staging:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        try:
            if kind is None:
                for path in self._staged:
                    self.refuse_existing(path)
                for path in list(self._staged):
                    os.replace(self._staged[path], path)  # noqa: PTH105 - the same on Windows
                    del self._staged[path]
        except OSError as error:
            raise _failed(path, error) from error
        finally:
            for staged in self._staged.values():
                with contextlib.suppress(OSError):
                    os.unlink(staged)  # noqa: PTH108 - of as many as there are


def _short(name: str) -> str:
    """The beginning of a name, so that there is room for more in the 255 bytes that file systems have for it."""
    return os.fsdecode(os.fsencode(name)[:100])


def _mode(path: Path) -> int | None:
    """What kind of file is there, or where a link leads; a link where that is nowhere, None where there is nothing."""
    try:
        mode = os.lstat(path).st_mode
    except OSError:  # which writing would meet again
        return None
    if stat.S_ISLNK(mode):
        with contextlib.suppress(OSError):
            return path.stat().st_mode
    return mode


def _take_attributes(staged: Path, of: os.stat_result, *, is_same: bool) -> None:
    """Give a new file the mode of another; if it is to replace that one, also its owner and times."""
    mode = stat.S_IMODE(of.st_mode) if is_same else stat.S_IMODE(of.st_mode) & 0o777
    if is_same and hasattr(os, "chown"):
        try:
            os.chown(staged, of.st_uid, of.st_gid)
        except PermissionError:  # of another owner now: it may not act in the name of the first
            mode &= 0o777
    staged.chmod(mode)
    if is_same:
        os.utime(staged, ns=(of.st_atime_ns, of.st_mtime_ns))


def _failed(path: Path, error: OSError) -> HipkitError:
    in_the_way = next((parent for parent in path.parents if parent.exists() and not parent.is_dir()), None)
    reason = f"{in_the_way} is a file, and no folder" if in_the_way else error.strerror or error
    return UsageError(f"{path}: cannot be written: {reason}")
