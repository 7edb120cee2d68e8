"""Whether the engine's files on disk are still those that this process began with.

Python and native code share structures in memory. What a long process has imported, and what it compiles or takes from the
cache later, must be of one version: hipkit may be installed anew meanwhile, which replaces its files.
"""

from __future__ import annotations

from pathlib import Path

from ...fatbin.errors import MissingError

_HERE = Path(__file__).parent / "cpu"
_SHARED = tuple(_HERE / name for name in ("structures.py", "layout.py", "native/ir/memory.ll", "native/ir/schedule.ll"))
"""Both sides of those structures. Each installation writes them anew, whatever its version."""


def _state(path: Path) -> tuple[int, int, int] | None:
    try:
        found = path.stat()
    except OSError:  # no file of its own, or between two installations
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns


_BEGUN = tuple(map(_state, _SHARED))


def check() -> None:
    """Raise :class:`MissingError` if the files have been replaced."""
    if tuple(map(_state, _SHARED)) != _BEGUN:
        raise MissingError("hipkit has been installed anew while this process ran: start the process again")
