"""Temporary files named by process id, so that a later process can delete those of a killed one."""

from __future__ import annotations

import contextlib
import functools
import os
import re
import stat
from collections.abc import Iterator
from pathlib import Path

_MARK = re.compile(r"([0-9a-f]{8})-([0-9]+)")


def mark() -> str:
    """This process, as a part of the name of what it makes and means to delete: ``HOST-PID``."""
    return f"{_host()}-{os.getpid()}"


def sweep(folder: Path, pattern: re.Pattern[str]) -> None:
    """Delete the files and folders of this user that ``pattern`` describes, if the process that made them has ended.

    The group of the pattern that is called ``mark`` has what :func:`mark` returned there.
    """
    with contextlib.suppress(OSError), os.scandir(folder) as found:
        for entry in found:
            name = pattern.fullmatch(entry.name)
            if name is not None and _has_ended(name["mark"]):
                with contextlib.suppress(OSError):
                    _delete(entry)


def _delete(entry: os.DirEntry[str]) -> None:
    status = entry.stat(follow_symlinks=False)
    if status.st_uid != os.getuid():
        return
    if stat.S_ISDIR(status.st_mode):
        import shutil

        shutil.rmtree(entry.path)
    elif stat.S_ISREG(status.st_mode):
        Path(entry.path).unlink()


def _has_ended(text: str) -> bool:
    """Whether it is the mark of a process of this host, and that is not there any more."""
    found = _MARK.fullmatch(text)
    if found is None or found[1] != _host() or os.name != "posix":
        return False
    try:
        os.kill(int(found[2]), 0)
    except ProcessLookupError:
        return True
    except (OSError, OverflowError):
        return False
    return False


@functools.cache
def _host() -> str:
    import hashlib
    import socket

    return hashlib.blake2b(socket.gethostname().encode(), digest_size=4).hexdigest()


@contextlib.contextmanager
def temporary_folder(where: Path) -> Iterator[Path]:
    """A new folder for the ``with`` block, which also deletes those that killed processes left there."""
    import tempfile

    sweep(where, _FOLDER)
    with tempfile.TemporaryDirectory(prefix=f"hipkit-{mark()}-", dir=where) as folder:
        yield Path(folder)


_FOLDER = re.compile(r"hipkit-(?P<mark>[0-9a-f]{8}-[0-9]+)-[^/]+")
