"""Reassembles messages that lanes send in several hostcall packets.

A packet's first word says whether it begins or ends a message, how many words it carries and which message it belongs
to; the host answers the first with the id. Layout: ``__ockl_fprintf_*`` in ROCm's device libraries.
"""

from __future__ import annotations

import itertools

from ...fatbin.errors import HipkitError

BEGIN, END = 1, 2
LENGTH_SHIFT, LENGTH_MASK = 5, 7
ID_SHIFT = 8


class ProtocolError(HipkitError):
    """What a kernel sent makes no sense."""


class Messages:
    """Messages that are under way."""

    def __init__(self) -> None:
        self._open: dict[int, list[int]] = {}
        self._ids = itertools.count(1)

    def add(self, words: tuple[int, ...]) -> tuple[int, list[int] | None]:
        """Take a packet: the first word of the answer, and the whole message if this was its end."""
        descriptor, *payload = words
        length = descriptor >> LENGTH_SHIFT & LENGTH_MASK
        if descriptor & BEGIN:
            number = next(self._ids)
            self._open[number] = []
            descriptor = number << ID_SHIFT | descriptor & END
        number = descriptor >> ID_SHIFT
        message = self._open.get(number)
        if message is None:
            raise ProtocolError(f"a kernel has sent a piece of the message {number}, which was never begun")
        message += payload[:length]
        if descriptor & END:
            return 0, self._open.pop(number)
        return number << ID_SHIFT, None

    @property
    def unfinished(self) -> int:
        """How many messages were begun and not ended."""
        return len(self._open)
