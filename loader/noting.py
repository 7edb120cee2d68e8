"""Reads the log of registration calls that the code of ``noting.s`` has written."""

from __future__ import annotations

import ctypes
import time
from enum import IntEnum

from ..fatbin.records import NamedTuple

LOG = "hipkit_stub_log"
CAPACITY = 1 << 20
"""How many calls have room between two times that Python reads them."""
_WORDS, _FIRST = 8, 8
LOG_SIZE = 8 * (_FIRST + _WORDS * CAPACITY)
_HEAD, _TAIL, _LOST = range(3)
_PATIENCE = 1000
"""How often a call that has begun is looked at again. The thread of one may be missing: in a child of fork."""
_WAIT = 0.001


class Call(IntEnum):
    """What was called."""

    FAT_BINARY = 1
    FUNCTION = 2
    VARIABLE = 3
    MANAGED = 4
    TEXTURE = 5
    SURFACE = 6
    UNREGISTER = 7


class Note(NamedTuple):
    """A call: its arguments in their order, without the third. Where a function has fewer, the others mean nothing."""

    call: Call
    handle: int
    second: int
    fourth: int
    fifth: int
    sixth: int
    seventh: int
    eighth: int

    @property
    def name(self) -> str:
        """The function that was called."""
        return _NAMES[self.call]


_NAMES = {
    Call.FAT_BINARY: "__hipRegisterFatBinary", Call.FUNCTION: "__hipRegisterFunction", Call.VARIABLE: "__hipRegisterVar",
    Call.MANAGED: "__hipRegisterManagedVar", Call.TEXTURE: "__hipRegisterTexture", Call.SURFACE: "__hipRegisterSurface",
    Call.UNREGISTER: "__hipUnregisterFatBinary",
}  # fmt: skip


class Log:
    """The log of a stub that is loaded into this process."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self._words = (ctypes.c_uint64 * (LOG_SIZE // 8)).in_dll(library, LOG)
        self.head = ctypes.c_uint64.from_buffer(self._words, 8 * _HEAD)
        """How many calls were noted. Each call of the API compares it with :attr:`taken`."""
        self.taken = self._lost = 0

    def take(self) -> tuple[list[Note], int]:
        """What came since the last time, and how many calls there was no room for. One thread at a time calls this."""
        words = self._words
        notes: list[Note] = []
        head = words[_HEAD]
        while self.taken != head:
            at = _FIRST + self.taken % CAPACITY * _WORDS
            if self._is_written(at):
                call, *arguments = words[at : at + _WORDS]
                notes.append(Note(Call(call), *arguments))
                words[at] = 0
            self.taken += 1
            words[_TAIL] = self.taken
        lost, self._lost = words[_LOST] - self._lost, words[_LOST]
        return notes, lost

    def _is_written(self, at: int) -> bool:
        """Whether a call that has begun is there, after a while where it is just being written."""
        for _ in range(_PATIENCE):
            if self._words[at]:
                return True
            time.sleep(_WAIT)
        return False
