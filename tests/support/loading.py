"""What code is loaded into in tests: memory that notices every access outside a reservation."""

from __future__ import annotations

from hipkit.fatbin.errors import MissingError

FILL = 0xCC


class BytesMemory:
    """Reservations are bytearrays; an access that is not inside one is a failure of the test."""

    def __init__(self, base: int = 0x7E00_0000_0000, limit: int = 64 << 20) -> None:
        self.next, self.limit = base, limit
        self.reserved: dict[int, bytearray] = {}

    def reserve(self, size: int, alignment: int) -> int:
        assert size > 0 and alignment > 0 and alignment & (alignment - 1) == 0
        if size > self.limit:
            raise MissingError(f"no room for {size} bytes")
        base = -(-self.next // alignment) * alignment
        self.reserved[base] = bytearray([FILL]) * size
        self.next = base + size + 4096
        return base

    def write(self, address: int, data: bytes | memoryview) -> None:
        block, at = self._find(address, len(data))
        block[at : at + len(data)] = data

    def read(self, address: int, size: int) -> bytes:
        block, at = self._find(address, size)
        return bytes(block[at : at + size])

    def seal(self, address: int, size: int, name: str) -> None:
        self._find(address, size)

    def release(self, address: int) -> None:
        del self.reserved[address]

    def word(self, address: int, size: int = 8) -> int:
        return int.from_bytes(self.read(address, size), "little")

    def _find(self, address: int, size: int) -> tuple[bytearray, int]:
        for base, block in self.reserved.items():
            if base <= address and address + size <= base + len(block):
                return block, address - base
        raise AssertionError(f"{size} bytes at {address:#x} are in no reservation")
