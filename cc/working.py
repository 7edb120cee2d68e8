"""The folders in which compilers and linkers work."""

from __future__ import annotations

from contextlib import AbstractContextManager

from ..fatbin.leftovers import passing_folder

PREFIX = "hipkit-cc-"


def working_folder() -> AbstractContextManager[str]:
    """A new folder for the ``with`` block."""
    return passing_folder(PREFIX)
