"""Finds the shared library (libpython) of the running interpreter."""

from __future__ import annotations

import sys
import sysconfig
from pathlib import Path

from ..fatbin.errors import MissingError


def python_library() -> Path:
    """The shared library of this interpreter. Raises :class:`MissingError` where it has none."""
    variables = sysconfig.get_config_vars()
    for folder in ("LIBDIR", "LIBPL"):
        path = Path(str(variables.get(folder))) / str(variables.get("INSTSONAME"))
        if variables.get("Py_ENABLE_SHARED") and path.is_file():
            return path
    raise MissingError(
        f"{sys.executable} has no shared library, which programs that run as processes of their own need; "
        "use a Python that was built with --enable-shared, or load a shared library with hipkit.load_library"
    )
