"""Words of memory that a stream waits for, or writes."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import ClassVar

from ...fatbin.records import NamedTuple, dataclass
from ..memory.transfer import load, store
from .command import Command, Kind
from .operation import Operation
from .queue import AbandonedError

_NAP = 0.0001
"""Seconds between two looks at a word."""


class Word(NamedTuple):
    """A word of memory. A stream writes ``value`` to it, or waits until ``is_reached`` says that what it holds will do."""

    address: int
    size: int
    value: int = 0
    is_reached: Callable[[int], bool] | None = None


@dataclass(slots=True)
class WordOperations(Operation):
    """Waiting for words and writing words, one after the other."""

    kind: ClassVar[Kind] = Kind.CALLBACK
    words: Sequence[Word]
    given: object = None
    """What the API was given for it."""

    @property
    def name(self) -> str:
        return "memory operations"

    @property
    def details(self) -> dict[str, object]:
        return {
            "words": ", ".join(
                f"{'write' if word.is_reached is None else 'wait'} {word.address:#x}" for word in self.words
            )
        }

    def run(self) -> object:
        self._do(lambda: False)
        return None

    def command(self) -> Command:
        made = Operation.command(self)
        made.action = lambda: self._do(lambda: made.queue.is_abandoned)
        return made

    def _do(self, is_abandoned: Callable[[], bool]) -> None:
        for word in self.words:
            if word.is_reached is None:
                store(word.address, word.value, word.size)
                continue
            while not word.is_reached(load(word.address, word.size)):
                if is_abandoned():
                    raise AbandonedError(f"the value at {word.address:#x} never came")
                time.sleep(_NAP)
