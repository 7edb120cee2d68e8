"""Where in a program the host's code is, for findings about it. Who runs programs says how that is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .findings import Site

SiteOfHost = Callable[[str], "Site"]
"""The place of a call, which is looked up when it is asked for; the text says what the program did there."""


def _unknown() -> SiteOfHost:
    from .findings import Site

    return lambda does: Site(does, program="the program")


class Caller:
    """How the place is found that the host's code is at now."""

    def __init__(self) -> None:
        self.now: Callable[[], SiteOfHost] = _unknown


CALLER = Caller()
