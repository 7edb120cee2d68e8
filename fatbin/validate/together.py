"""Reads the functions of a code object all at once, where that is worth it and numpy is installed."""

from __future__ import annotations

import sys
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

from .reading import STOPS

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..isa.decode import Decoder
    from ..isa.sweep import Sweep, Swept

FROM, FIRST_FROM = 1 << 13, 1 << 20
"""Bytes of code that are worth it; and how many there must have been in all before numpy is imported."""


class Together:
    """The functions of a code object, and what was found when all were read that nothing was known of."""

    def __init__(self, unread: Callable[[], dict[bytes, bytes]]) -> None:
        """``unread`` gives the code that nothing is known of, by its hash."""
        self._unread = unread
        self._found: dict[Decoder, dict[bytes, Swept]] = {}

    def swept(self, decoder: Decoder, digest: bytes) -> Swept | None:
        """What is in a function as a decoder reads it; None where it has to be looked at by itself."""
        if decoder not in self._found:
            self._found[decoder] = self._read(decoder)
        return self._found[decoder].get(digest)

    def _read(self, decoder: Decoder) -> dict[bytes, Swept]:
        unread = self._unread()
        codes = list(unread.values())
        if not _is_worth(sum(map(len, codes))):
            return {}
        found = zip(unread, _sweep_for(decoder).sweep(codes), strict=True)
        return {digest: swept for digest, swept in found if swept is not None}


_met = 0
"""How many bytes of code there were to read."""


def _is_worth(size: int) -> bool:
    global _met
    _met += size
    return size >= FROM and ("numpy" in sys.modules or _met >= FIRST_FROM) and has_numpy()


@cache
def has_numpy() -> bool:
    """Whether numpy is installed."""
    return find_spec("numpy") is not None


@cache
def _sweep_for(decoder: Decoder) -> Sweep:
    from ..isa.sweep import Sweep

    return Sweep(decoder, STOPS)
