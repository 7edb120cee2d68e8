"""The native functions as object files that come with hipkit, for Linux on x86-64: other systems compile ``native/ir/``.

``tools/native_objects.py`` writes them. They use what emitted code requires of a processor, and nothing else that some have.
"""

from __future__ import annotations

import hashlib
import sys
import zlib
from pathlib import Path

from .. import own_files
from .llvm.hosts import X86_64, this_host

FOLDER = Path(__file__).parents[1] / "native" / "x86-64"
_DIGEST = hashlib.sha256().digest_size


def shipped(name: str) -> bytes | None:
    """The object file of a module in ``native/ir/``; None where this system has to compile it."""
    if this_host() is not X86_64 or sys.platform != "linux":
        return None
    try:
        _, image = unpacked((FOLDER / f"{name}.o.z").read_bytes())
    except OSError:
        return None
    own_files.check()
    return image


def packed(ir: bytes, image: bytes) -> bytes:
    """The file for an object file that was made of ``ir``."""
    return zlib.compress(hashlib.sha256(ir).digest() + image, 9)


def unpacked(file: bytes) -> tuple[bytes, bytes]:
    """The SHA-256 of the IR that it was made of, and the object file."""
    content = zlib.decompress(file)
    return content[:_DIGEST], content[_DIGEST:]
