"""Finds the shared library (libpython) of the running interpreter."""

from __future__ import annotations

import sys
import sysconfig
from pathlib import Path

from ..fatbin.errors import MissingError


def python_library() -> Path:
    """The shared library of this interpreter. Raises :class:`MissingError` where it has none."""
    variables = sysconfig.get_config_vars()
    name = str(variables.get("INSTSONAME"))
    is_shared = bool(variables.get("Py_ENABLE_SHARED"))
    for folder in ("LIBDIR", "LIBPL"):
        path = Path(str(variables.get(folder))) / name
        if is_shared and path.is_file():
            return path
    package = f"libpython{variables.get('py_version_short')}"
    remedy = f"install {name} (Debian: apt install {package})" if is_shared else "use one built with --enable-shared"
    raise MissingError(
        f"{sys.executable} has no shared library, which programs that run as processes of their own need; "
        f"{remedy}, or load a shared library with hipkit.load_library"
    )
