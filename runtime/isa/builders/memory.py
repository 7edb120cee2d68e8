"""What the interpreter's loads and stores go through: who may touch which byte is asked each time."""

from __future__ import annotations

from typing import Protocol


class AccessError(Exception):
    """An access that memory refuses; whoever knows the wave and the instruction says where it happened."""

    def __init__(self, space: str, lane: int, address: int, size: int, *, is_write: bool, why: str) -> None:
        super().__init__(f"lane {lane}: {size} bytes at {address:#x} of {space}: {why}")
        self.space, self.lane, self.address, self.size = space, lane, address, size
        self.is_write, self.why = is_write, why


class WaveMemory(Protocol):
    """Memory as the lanes of a wave see it. What is out of range raises :class:`AccessError`.

    ``lane`` says whose scratch memory is meant, and who is to blame; it is -1 for the wave as a whole.
    """

    def read(self, space: str, lane: int, address: int, size: int) -> bytes:
        """The bytes at an address of a space (see :class:`~hipkit.runtime.isa.builder.Space`)."""

    def write(self, space: str, lane: int, address: int, data: bytes) -> None:
        """Put bytes at an address of a space."""


class NoMemory:
    """The memory of a wave that has none."""

    def read(self, space: str, lane: int, address: int, size: int) -> bytes:
        """Refused."""
        raise AccessError(space, lane, address, size, is_write=False, why="there is no memory")

    def write(self, space: str, lane: int, address: int, data: bytes) -> None:
        """Refused."""
        raise AccessError(space, lane, address, len(data), is_write=True, why="there is no memory")
