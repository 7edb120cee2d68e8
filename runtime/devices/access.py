"""What the interpreter's loads and stores go through: who may touch which byte is asked each time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

READS, WRITES, UPDATES = "reads", "writes", "updates"
"""What an access does; an atomic operation does the last."""


class AccessError(Exception):
    """An access that memory refuses; whoever knows the wave and the instruction says where it happened."""

    def __init__(self, space: str, lane: int, address: int, size: int, does: str, why: str = "is not its own") -> None:
        super().__init__(f"lane {lane} {does} {size} bytes at {address:#x} of {space}: {why}")
        self.space, self.lane, self.address, self.size = space, lane, address, size
        self.does, self.why = does, why


class WaveMemory(Protocol):
    """Memory as the lanes of a wave see it. What is out of range raises :class:`AccessError`.

    ``lane`` says whose scratch memory is meant, and who is to blame; it is -1 for the wave as a whole.
    """

    def read(self, space: str, lane: int, address: int, size: int) -> bytes:
        """The bytes at an address of a space (see :class:`~hipkit.runtime.isa.builder.Space`)."""

    def write(self, space: str, lane: int, address: int, data: bytes) -> None:
        """Put bytes at an address of a space."""

    def update(self, space: str, lane: int, address: int, size: int, change: Callable[[bytes], bytes]) -> bytes:
        """Put what ``change`` makes of the bytes there in their place, before anybody else changes them; what was there."""


class NoMemory:
    """The memory of a wave that has none."""

    def read(self, space: str, lane: int, address: int, size: int) -> bytes:
        """Refused."""
        raise AccessError(space, lane, address, size, READS, why="there is no memory")

    def write(self, space: str, lane: int, address: int, data: bytes) -> None:
        """Refused."""
        raise AccessError(space, lane, address, len(data), WRITES, why="there is no memory")

    def update(self, space: str, lane: int, address: int, size: int, change: Callable[[bytes], bytes]) -> bytes:
        """Refused."""
        raise AccessError(space, lane, address, size, UPDATES, why="there is no memory")
