"""Strings that HIP's functions return: ``str`` that also compares with bytes, as hip-python's results do."""

from __future__ import annotations


class Text(str):
    """Text that can be added to bytes, compared with bytes and decoded, as what hip-python gives in its place."""

    __slots__ = ()

    def decode(self, _encoding: str = "utf-8", _errors: str = "strict") -> str:
        """It is decoded already."""
        return str(self)

    def __bytes__(self) -> bytes:
        return self.encode()

    def __radd__(self, other: bytes) -> bytes:
        return other + self.encode() if isinstance(other, bytes) else NotImplemented

    def __eq__(self, other: object) -> bool:
        return super().__eq__(other.decode(errors="replace") if isinstance(other, bytes) else other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = str.__hash__
