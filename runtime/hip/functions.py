"""The functions of the API by name: the file of one is imported when it is first asked for."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

from .gate import FUNCTIONS
from .homes import HOME_OF


def function_named(name: str) -> Callable[..., Any] | None:
    """None where the API has no function of that name."""
    if name in HOME_OF:
        importlib.import_module(f".{HOME_OF[name]}", __package__)
    return FUNCTIONS.get(name)


def all_functions() -> dict[str, Callable[..., Any]]:
    """All of them, from every file of the API."""
    for home in dict.fromkeys(HOME_OF.values()):
        importlib.import_module(f".{home}", __package__)
    return FUNCTIONS
