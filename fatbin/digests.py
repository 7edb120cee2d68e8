"""The digest that caches go by: BLAKE2b of 32 bytes, without OpenSSL, which ``hashlib`` loads in three milliseconds."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hashlib import blake2b
else:
    try:
        from _blake2 import blake2b
    except ImportError:  # another Python than CPython
        from hashlib import blake2b

SIZE = 32
"""Its bytes."""


def digest(data: bytes = b"") -> blake2b:
    """Of ``data``, and of what it is updated with."""
    return blake2b(data, digest_size=SIZE)
