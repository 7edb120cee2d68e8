"""Why code traps, as debug information has it: clang puts the text into the name of a function that is inlined at the trap.

It does so since release 21, for checks of ``-fsanitize=`` and for ``__builtin_verbose_trap``.
"""

from __future__ import annotations

import re
from typing import Any

from ..records import NamedTuple

PREFIX = "__clang_trap_msg$"
"""How the names of such functions begin; category and text follow, separated by a dollar."""
_CHECKS = re.compile(rb"-fsanitize=([\w,-]+)")


class TrapReason(NamedTuple):
    """What clang says of a trap; empty texts where it says nothing."""

    category: str
    text: str
    checks: tuple[str, ...]
    """Which checks of ``-fsanitize=`` the unit was compiled with, where its options are recorded."""


def reason_of(name: str, checks: tuple[str, ...]) -> TrapReason | None:
    """What the name of an inlined function says; None for any other function."""
    if not name.startswith(PREFIX):
        return None
    category, _, text = name.removeprefix(PREFIX).partition("$")
    return TrapReason(category, text, checks)


def checks_of(unit: Any) -> tuple[str, ...]:
    """The checks that the options of a unit name, as ``-grecord-command-line`` and `hipkit cc` record them."""
    producer = unit.get_top_DIE().attributes.get("DW_AT_producer")
    found = _CHECKS.findall(producer.value) if producer is not None else []
    return tuple(dict.fromkeys(name.decode() for names in found for name in names.split(b",")))
