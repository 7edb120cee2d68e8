"""Temporary files named by process id, so that a later process can delete those of a killed one."""

from __future__ import annotations

import contextlib
import functools
import os
import re
import signal
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
    sweep(where, _FOLDER)
    with passing_folder(f"hipkit-{mark()}-", where) as folder:
        yield Path(folder)


@contextlib.contextmanager
def passing_folder(prefix: str, where: Path | None = None) -> Iterator[str]:
    """A new folder for the ``with`` block, which Ctrl-C does not leave there, whenever it comes.

    The name is known before the folder is made; ``tempfile`` forgets a folder where Ctrl-C comes in between.
    """
    import secrets
    import shutil

    folder = Path(where or _place(), prefix + secrets.token_hex(4))
    is_ours = True
    try:
        try:
            folder.mkdir(0o700)
        except FileExistsError:
            is_ours = False
            raise
        yield str(folder)
    finally:
        if is_ours:
            try:
                shutil.rmtree(folder, ignore_errors=True)
            except KeyboardInterrupt:
                shutil.rmtree(folder, ignore_errors=True)
                raise


def _place() -> str:
    """Where temporary files go. Ctrl-C waits meanwhile: ``tempfile`` tries it out, once, with a file of its own."""
    import tempfile

    if tempfile.tempdir is not None or os.name != "posix":
        return tempfile.gettempdir()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        return tempfile.gettempdir()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_FOLDER = re.compile(r"hipkit-(?P<mark>[0-9a-f]{8}-[0-9]+)-[^/]+")
