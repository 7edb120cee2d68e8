"""C++ names of kernels as they are written in the source: the Itanium ABI's mangling, undone as llvm-cxxfilt does it.

Covers what names of functions are made of; what it does not know, and what would grow without bound, stays mangled.
Grammar: https://itanium-cxx-abi.github.io/cxx-abi/abi.html#mangling
"""

from __future__ import annotations

from functools import lru_cache

from .cursor import LONGEST, UnknownNameError
from .names import Names


@lru_cache(maxsize=1 << 14)
def demangle(name: str) -> str:
    """``name`` as C++ writes it, or as it is where it is no mangled name."""
    if not name.startswith("_Z") or len(name) > LONGEST:
        return name
    try:
        return Names(name[2:]).whole()
    except (UnknownNameError, IndexError, RecursionError):
        return name
