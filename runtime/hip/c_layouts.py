"""Layouts of the structures of HIP's API for ``ctypes``, from the rows of ``declarations.py``.

``tools/api_header.py`` writes the declarations of hipkit's header from the same rows.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeVar

from ...fatbin.records import NamedTuple
from .declarations import ROWS

PLAIN: dict[str, tuple[str, Any]] = {
    "char": ("char", ctypes.c_char), "uchar": ("unsigned char", ctypes.c_ubyte), "ushort": ("unsigned short", ctypes.c_ushort),
    "int": ("int", ctypes.c_int), "uint": ("unsigned int", ctypes.c_uint), "longlong": ("long long", ctypes.c_longlong),
    "ulong": ("unsigned long long", ctypes.c_uint64), "size_t": ("size_t", ctypes.c_size_t),
    "uint32_t": ("uint32_t", ctypes.c_uint32), "uint64_t": ("uint64_t", ctypes.c_uint64),
    "float": ("float", ctypes.c_float), "dim3": ("dim3", ctypes.c_uint * 3),
}  # fmt: skip
"""Types that are no rows: what C and ctypes call them."""
_Class = TypeVar("_Class", bound=type)
_WORD = re.compile(r"[{};]|[^{};\s]+")
_DECLARATOR = re.compile(r"(\w+)(?:\[(\d+)\])?(?::(\d+))?")


class Addressed(ctypes.Structure):
    """A structure whose address is a handle."""

    def __int__(self) -> int:
        return ctypes.addressof(self)


class WithHandles(ctypes.Structure):
    """A structure whose fields take handles as objects."""

    def __setattr__(self, name: str, value: Any) -> None:
        super().__setattr__(name, int(value) if isinstance(value, Addressed) else value)


class Row(NamedTuple):
    """A declaration."""

    word: str
    """struct, union, typedef or function."""
    name: str
    tag: str
    content: str


class Field(NamedTuple):
    """A field: of a type that has a name, or with ``fields`` of its own."""

    name: str
    type: str
    length: int | None = None
    bits: int | None = None
    fields: tuple[Field, ...] = ()
    tag: str = ""


@cache
def rows() -> dict[str, Row]:
    """All declarations, by name or else by tag."""
    found = {}
    for line in re.sub(r"\n +", " ", ROWS).split("\n"):
        if line:
            word, head, content = f"{line} ".split(" ", 2)
            name, colon, tag = head.partition(":")
            found[name or tag] = Row(word, name, tag if colon else name, content.strip())
    return found


def fields_of(content: str) -> tuple[Field, ...]:
    """The fields of a structure or union."""
    return tuple(_fields(iter([*_WORD.findall(content), "}"])))


def _fields(words: Iterator[str]) -> Iterator[Field]:
    """Read up to the closing brace."""
    statement: list[str] = []
    inner: tuple[Field, ...] = ()
    for word in words:
        if word == "{":
            inner = tuple(_fields(words))
        elif word not in ("}", ";"):
            statement.append(word)
        else:
            type, *names = statement or [""]
            kind, _, tag = type.partition(":")
            if inner:
                yield Field(names[0] if names else "", kind, None, None, inner, tag)
            for name, length, bits in () if inner else map(_declarator, names):
                yield Field(name, type, length, bits)
            statement, inner = [], ()
            if word == "}":
                return


def _declarator(word: str) -> tuple[str, int | None, int | None]:
    name, length, bits = _DECLARATOR.fullmatch(word).groups()  # type: ignore[union-attr]
    return name, int(length) if length else None, int(bits) if bits else None


def layout(name: str, *classes: type, base: type = ctypes.Structure, **types: Any) -> list[tuple[Any, ...]]:
    """The ``_fields_`` of a structure.

    Where a field is of a type with the name of one of ``classes``, or with a name in ``types``, or points to it, it has that
    type. Structures in braces derive from ``base``.
    """
    return entries(rows()[name].content, types | {each.__name__: each for each in classes}, base)


def declared(*classes: type, base: type = ctypes.Structure, **types: Any) -> Callable[[_Class], _Class]:
    """Give a structure or union the fields of the declaration that has its name; the parameters are those of layout."""

    def completed(made: _Class) -> _Class:
        return _with_fields(made, layout(made.__name__, *classes, base=base, **types))

    return completed


def entries(content: str, known: dict[str, Any], base: type = ctypes.Structure) -> list[tuple[Any, ...]]:
    """The same for fields without a row."""
    return list(_entries(fields_of(content), known, base))


def _entries(fields: tuple[Field, ...], known: dict[str, Any], base: type) -> Iterator[tuple[Any, ...]]:
    for field in fields:
        type = _nested(field, known, base) if field.fields else type_of(field.type, known)
        type = type * field.length if field.length else type
        yield (field.name or ANONYMOUS, type, *((field.bits,) if field.bits else ()))


ANONYMOUS = "_anonymous"
"""The name in Python of a field that has none in C."""


def _nested(field: Field, known: dict[str, Any], base: type) -> Any:
    kind = ctypes.Union if field.type == "union" else base
    made = type(field.tag or field.name or ANONYMOUS, (kind,), {})
    return _with_fields(made, list(_entries(field.fields, known, base)))


def _with_fields(made: _Class, fields: list[tuple[Any, ...]]) -> _Class:
    if any(name == ANONYMOUS for name, *_ in fields):
        made._anonymous_ = (ANONYMOUS,)  # type: ignore[attr-defined]
    made._fields_ = fields  # type: ignore[attr-defined]
    return made


def type_of(word: str, known: dict[str, Any]) -> Any:
    """What ctypes has for a type of C; ``known`` has other types for some names."""
    if word in known:
        return known[word]
    if word in PLAIN:
        return PLAIN[word][1]
    if word.startswith("enum."):
        return ctypes.c_int
    if word.endswith("*"):
        pointed = known.get(word[:-1])
        return ctypes.POINTER(pointed) if pointed else ctypes.c_void_p
    row = rows()[word]
    if row.word == "function":
        return ctypes.c_void_p
    if row.word == "typedef":
        return type_of(row.content, known)
    base = ctypes.Union if row.word == "union" else ctypes.Structure
    return _with_fields(type(word, (base,), {}), entries(row.content, known))
