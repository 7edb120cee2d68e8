"""Functions that come with hipkit as object files, for Linux on x86-64; other systems compile them.

They are those of ``native/ir/``, and of the library in IR (:mod:`.llvm.library`) the accesses that most kernels make.
``tools/native_objects.py`` writes them. They use what emitted code requires of a processor, and nothing else that some have;
the library also comes with vectors of 512 bits, which decide how emitted code passes arguments.
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from .....fatbin import digests
from ... import own_files
from .llvm.hosts import X86_64, this_host
from .processor import Processor

FOLDER = Path(__file__).parents[1] / "native" / "x86-64"
LIBRARY = FOLDER.parent / "library"
VECTORS = {"avx512": ("avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"), "avx2": ()}
"""What the library is compiled for, and the features that this takes beside those that all emitted code requires."""
SPACES = ("global", "lds", "flat", "buffer", "scratch")
"""The address spaces, of each of which the accesses are in one file, and those of whole waves in another."""
_DIGEST = digests.SIZE


def _is_for_this_system() -> bool:
    return this_host() is X86_64 and sys.platform == "linux"


def shipped(name: str) -> bytes | None:
    """The object file of a module in ``native/ir/``; None where this system has to compile it."""
    if not _is_for_this_system():
        return None
    try:
        _, image = unpacked((FOLDER / f"{name}.o.z").read_bytes())
    except OSError:
        return None
    own_files.check()
    return image


def shipped_access(name: str, host: Processor) -> bytes | None:
    """The object file of a function of the library, which is not compiled for the very processor; None where there is none."""
    vectors = "avx512" if host.has("avx512f") else "avx2"
    file = file_of(name, vectors)
    if file is None or not _is_for_this_system() or not all(map(host.has, VECTORS[vectors])):
        return None
    return _accesses(file).get(name)


def file_of(name: str, vectors: str) -> str | None:
    """The file of the library that a function is in, if any is. Those of whole waves are apart: a first launch has none of them."""
    space = next((space for space in SPACES if f".{space}." in name), None)
    if space is None:
        return None
    return f"{space}{'.every' if name.startswith('hk.every.') else ''}.{vectors}.z"


@cache
def _accesses(file: str) -> Mapping[str, bytes]:
    try:
        found = accesses_in((LIBRARY / file).read_bytes())
    except OSError:
        return {}
    own_files.check()
    return found


def accesses_in(file: bytes) -> dict[str, bytes]:
    """The object files in a file of the library, by the names of their functions."""
    _, content = unpacked(file)
    head, _, rest = content.partition(b"\n")
    words, found, start = head.decode().split(), dict[str, bytes](), 0
    for name, size in zip(words[::2], map(int, words[1::2]), strict=True):
        found[name] = rest[start : start + size]
        start += size
    return found


def packed_accesses(texts: bytes, images: Mapping[str, bytes]) -> bytes:
    """A file of the library, of object files that were made of ``texts``."""
    head = " ".join(f"{name} {len(image)}" for name, image in images.items())
    return packed(texts, head.encode() + b"\n" + b"".join(images.values()))


def packed(ir: bytes, image: bytes) -> bytes:
    """The file for an object file that was made of ``ir``."""
    return zlib.compress(digests.digest(ir).digest() + image, 9)


def unpacked(file: bytes) -> tuple[bytes, bytes]:
    """The digest of the IR that it was made of, and the object file."""
    content = zlib.decompress(file)
    return content[:_DIGEST], content[_DIGEST:]
