"""The memory interface of the interpreter: it checks every access."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

READS, WRITES, UPDATES = "reads", "writes", "updates"
"""Kinds of access; the last is that of atomic operations."""


class AccessError(Exception):
    """A refused access; the engine adds wave and instruction to the message."""

    def __init__(self, space: str, lane: int, address: int, size: int, does: str, why: str = "is not its own") -> None:
        super().__init__(f"lane {lane} {does} {size} bytes at {address:#x} of {space}: {why}")
        self.space, self.lane, self.address, self.size = space, lane, address, size
        self.does, self.why = does, why


class StrangeTensorError(Exception):
    """A tensor's descriptor that asks for something that is not carried out."""


class WaveMemory(Protocol):
    """Memory as the lanes of a wave see it. What is out of range raises :class:`AccessError`.

    ``lane`` says whose scratch memory is meant, and who is to blame; it is -1 for the wave as a whole.
    """

    def read(self, space: str, lane: int, address: int, size: int) -> bytes:
        """The bytes at an address of a space (see :class:`~hipkit.runtime.isa.builder.Space`)."""

    def write(self, space: str, lane: int, address: int, data: bytes) -> None:
        """Put bytes at an address of a space."""

    def update(self, space: str, lane: int, address: int, size: int, change: Callable[[bytes], bytes]) -> bytes:
        """Atomically replace bytes by what ``change`` makes of them; returns the old ones."""

    @property
    def lds_kept(self) -> int:
        """How far LDS goes where copies past it are dropped, or else addresses."""


class NoMemory:
    """The memory of a wave without any: every access is refused."""

    def read(self, space: str, lane: int, address: int, size: int) -> bytes:
        raise AccessError(space, lane, address, size, READS, why="there is no memory")

    def write(self, space: str, lane: int, address: int, data: bytes) -> None:
        raise AccessError(space, lane, address, len(data), WRITES, why="there is no memory")

    def update(self, space: str, lane: int, address: int, size: int, change: Callable[[bytes], bytes]) -> bytes:
        raise AccessError(space, lane, address, size, UPDATES, why="there is no memory")

    @property
    def lds_kept(self) -> int:
        return 0
