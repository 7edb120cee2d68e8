"""The interface of memory that code is loaded into: a device's, or in tests a bytearray."""

from __future__ import annotations

from typing import Protocol

_CHUNK = bytes(1 << 20)


class Memory(Protocol):
    """Memory with addresses as kernels see them."""

    def reserve(self, size: int, alignment: int) -> int:
        """The address of ``size`` bytes that nothing else uses, a multiple of ``alignment``, which is a power of two.

        Raises a :class:`~hipkit.HipkitError` where there is no room; what is in the bytes does not matter.
        """

    def write(self, address: int, data: bytes | memoryview) -> None:
        """Put ``data`` at ``address``, inside one reservation."""

    def read(self, address: int, size: int) -> bytes:
        """``size`` bytes from ``address``, inside one reservation."""

    def seal(self, address: int, size: int, name: str) -> None:
        """What is there now is the code of a file of that name: kernels do not write to it, until it is given back."""

    def release(self, address: int) -> None:
        """Give back what :meth:`reserve` returned ``address`` for."""


def write_zeros(memory: Memory, address: int, size: int) -> None:
    """Zeros at ``address``, in pieces: a kernel's global arrays may have gigabytes of them."""
    while size > 0:
        piece = min(size, len(_CHUNK))
        memory.write(address, memoryview(_CHUNK)[:piece])
        address, size = address + piece, size - piece
