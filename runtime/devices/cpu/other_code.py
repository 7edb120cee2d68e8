"""Code of other code objects: a pointer to a function may lead there, as those of callbacks do."""

from __future__ import annotations

from collections.abc import Callable

from ....fatbin.records import NamedTuple
from ...memory import transfer
from ...memory.allocation import CodeSpan
from .layout import PLACE_SIGN, offset_of


class Segment(NamedTuple):
    """The instructions from one place to another, and their bytes."""

    start: int
    end: int
    code: bytes


class OtherCode:
    """The code that a device has loaded, by how far it is from a code object at ``base``."""

    def __init__(self, base: int, spans: Callable[[], list[CodeSpan]]) -> None:
        self._base, self._spans = base, spans
        self._used: dict[CodeSpan, bytes] = {}
        """What was found before, as it was then."""

    def segment(self, place: int) -> Segment | None:
        """The code that a place is in, which may be before the code object."""
        if not -PLACE_SIGN <= place < 2 * PLACE_SIGN:
            return None
        address = self._base + offset_of(place)
        for span in self._spans():
            if span.start <= address < span.end:
                code = self._used.setdefault(span, transfer.read(span.start, span.end - span.start))
                start = place - (address - span.start)
                return Segment(start, start + len(code), code)
        return None

    def forget_changed(self) -> bool:
        """Whether code that was found before is no longer there, or is other code now; then all of it is forgotten."""
        if not self._used:
            return False
        now = set(self._spans())
        if all(span in now and transfer.read(span.start, len(code)) == code for span, code in self._used.items()):
            return False
        self._used.clear()
        return True
