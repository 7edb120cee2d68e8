"""Functions of comgr as C calls them: those whose callbacks get handles, and those that differ between releases."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ...fatbin.errors import HipkitError
from ..comgr import code, functions
from ..hip.gate import last
from .handles import HANDLES

_ITERATING = frozenset(("amd_comgr_iterate_map_metadata", "amd_comgr_iterate_symbols"))


def function(name: str) -> Callable[..., tuple[Any, ...]]:
    """What answers a row: it returns comgr's code for success, and the results."""
    base, _, release = name.partition("@")
    found: Callable[..., Any] = getattr(functions, base, None) or getattr(code, base)
    if release:
        found = partial(found, int(release))
    elif base in _ITERATING:
        found = partial(found, HANDLES)
    return partial(_answer, found)


def refuse(name: str, error: HipkitError) -> int:
    """The code of a call that fails, whose reason ``hipkit run -v`` shows."""
    last.text = f"{name.partition('@')[0]}: {error}"
    return functions.code_of(error)


def _answer(found: Callable[..., Any], *given: Any) -> tuple[Any, ...]:
    made = found(*given)
    return (0, *(made if isinstance(made, tuple) else () if made is None else (made,)))
