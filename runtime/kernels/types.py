"""C type names in metadata and debug information, and the numpy types they correspond to."""

from __future__ import annotations

import re
from functools import lru_cache

NAMES = {
    "bool": "b1", "_Bool": "b1",
    "char": "i1", "signed char": "i1", "int8_t": "i1", "unsigned char": "u1", "uchar": "u1", "uint8_t": "u1",
    "short": "i2", "int16_t": "i2", "unsigned short": "u2", "ushort": "u2", "uint16_t": "u2",
    "int": "i4", "int32_t": "i4", "unsigned int": "u4", "unsigned": "u4", "uint": "u4", "uint32_t": "u4",
    "long": "i8", "long long": "i8", "long int": "i8", "long long int": "i8", "int64_t": "i8", "ptrdiff_t": "i8",
    "unsigned long": "u8", "unsigned long long": "u8", "long unsigned int": "u8", "long long unsigned int": "u8",
    "ulong": "u8", "uint64_t": "u8", "size_t": "u8",
    "short int": "i2", "short unsigned int": "u2",
    "half": "f2", "_Float16": "f2", "__half": "f2", "__fp16": "f2", "float": "f4", "double": "f8",
}  # fmt: skip
"""Kind and size: ``b`` truth, ``i`` and ``u`` integers, ``f`` floats."""
ANYTHING = frozenset(("void", "char", "unsigned char", "uchar", "uint8_t", "std::byte", "byte"))
"""What a pointer to it may point at bytes of any type."""

_VECTOR = re.compile(r"HIP_vector_type<(?P<element>[\w ]+), (?P<count>\d)u?>|(?P<name>[a-z]+)(?P<length>\d+)")
"""Vectors as HIP's headers have them, and as OpenCL does."""
_QUALIFIERS = re.compile(r"\b(?:const|volatile|restrict|__restrict|__restrict__|__global|__constant)\b")


@lru_cache(maxsize=1024)
def element_of(name: str | None) -> str | None:
    """What the pointer type or reference ``name`` points at, without qualifiers; None where that is no plain name."""
    plain = _plain(name)
    return plain.rstrip("*& ") if plain.endswith(("*", "&")) and plain.count("*") + plain.count("&") == 1 else None


@lru_cache(maxsize=1024)
def is_pointer(name: str | None) -> bool:
    """Whether the type ``name`` is a pointer or a reference."""
    return bool(name) and _plain(name).endswith(("*", "&"))


@lru_cache(maxsize=1024)
def kind_of(name: str | None) -> str | None:
    """Kind and size of the type ``name``, as :data:`NAMES` has them; None for what it does not know."""
    return NAMES.get(_plain(name))


@lru_cache(maxsize=1024)
def vector_of(name: str | None) -> tuple[str, int] | None:
    """The type of the elements of the vector type ``name``, and how many it has; None for any other type."""
    found = _VECTOR.fullmatch(_plain(name))
    element = found and (found["element"] or found["name"])
    return (element, int(found["count"] or found["length"])) if found and element and kind_of(element) else None


@lru_cache(maxsize=1024)
def pointee_size(name: str | None) -> int:
    """How many bytes a value has that the pointer type ``name`` points at; 1 where that is not known."""
    element = element_of(name)
    kind = None if element is None or element in ANYTHING else kind_of(element)
    return int(kind[1:]) if kind else 1


def _plain(name: str | None) -> str:
    return " ".join(_QUALIFIERS.sub(" ", name or "").split())
