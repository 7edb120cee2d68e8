"""What each operation computes: one small rule each, by name, never by architecture or encoding."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from ..refused import REFUSED


@cache
def load() -> None:
    """Register every rule."""
    for module in pkgutil.iter_modules(__path__):
        importlib.import_module(f"{__name__}.{module.name}")


def reason_against(name: str) -> str:
    """Why an operation is refused, if it is on the list of those."""
    return f": {REFUSED[name]}" if name in REFUSED else ""
