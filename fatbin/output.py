"""Writes files atomically, several at once, and refuses to overwrite existing ones."""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

from . import leftovers
from .errors import HipkitError, UsageError
from .source import Source

_CHUNK = 1 << 20
_STAGED = re.compile(r"\..+\.(?P<mark>[0-9a-f]{8}-[0-9]+)\.[0-9a-f]{8}\.part", re.DOTALL)

OnProgress = Callable[[int], None]


class Staging:
    """Files written beside where they belong, and moved there together when the ``with`` block ends well.

    ``force`` lets them replace existing files; without it that is a :class:`UsageError` and nothing is written.
    """

    def __init__(self, *, force: bool = False) -> None:
        self._force = force
        self._staged: dict[Path, Path] = {}
        self._swept: set[Path] = set()
        self._sizes: dict[Path, int] = {}

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
        self.refuse_existing(path)
        source = content if isinstance(content, Source) else Source.from_bytes(content)
        staged = path.with_name(f".{_short(path.name)}.{leftovers.mark()}.{secrets.token_hex(4)}.part")
        if self._staged.setdefault(path, staged) != staged:
            raise UsageError(f"{path}: would be written twice")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._sweep(path.parent)
            with open(staged, "xb", opener=_private if like is not None else None) as file:
                for at in range(0, source.size, _CHUNK):
                    on_progress(file.write(source.view(at, _CHUNK)))
            if like is not None:
                _take_attributes(staged, like.stat(), is_same=path.exists() and path.samefile(like))
            self._sizes[path] = source.size
        except OSError as error:
            raise _failed(path, error) from error

    def described(self) -> list[dict[str, Any]]:
        """Each file with its size, for JSON; in the order of their names, since threads write in any."""
        return [{"path": str(path), "size": self._sizes[path]} for path in sorted(self._sizes)]

    def refuse_existing(self, path: Path) -> None:
        """Raise where ``path`` may not be written: for who wants to know before long work."""
        if path.is_dir():
            raise UsageError(f"{path}: is a directory")
        if path.exists() and not path.is_file():
            raise UsageError(f"{path}: is no regular file, which --force does not replace either")
        if not self._force and os.path.lexists(path):
            raise UsageError(f"{path}: already exists; --force replaces it")

    def _sweep(self, folder: Path) -> None:
        """Delete what killed processes have staged in a folder."""
        if folder not in self._swept:
            self._swept.add(folder)
            leftovers.sweep(folder, _STAGED)

    def __enter__(self) -> Staging:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        try:
            if kind is None:
                for path in self._staged:
                    self.refuse_existing(path)
                for path, staged in self._staged.items():
                    os.replace(staged, path)  # noqa: PTH105 - the same on Windows
        except OSError as error:
            raise _failed(path, error) from error
        finally:
            for staged in self._staged.values():
                with contextlib.suppress(OSError):
                    staged.unlink(missing_ok=True)


def _short(name: str) -> str:
    """The beginning of a name, so that there is room for more in the 255 bytes that file systems have for it."""
    return os.fsdecode(os.fsencode(name)[:100])


def _private(name: str, flags: int) -> int:
    return os.open(name, flags, 0o600)


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
