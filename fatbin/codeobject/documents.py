"""The two encodings of metadata, msgpack and YAML, as plain values.

Producers may put anything beside what the code object's format defines: Tensile writes its own configuration, with
numbers as keys. What a file may hold is therefore all of msgpack, and what it may cost is bounded before anything is
built: nothing here recurses, and what nests deeper than :data:`DEEPEST` is passed over.
"""

from __future__ import annotations

import json
import struct
from math import isfinite
from typing import Any

from ..records import dataclass

DEEPEST = 64
"""How deep values are kept. What the format defines nests five deep."""
DEEP = "(nests too deep)"
"""What stands for the rest."""
MOST_YAML, MOST_VALUES = 1 << 22, 1 << 20
"""How many bytes of YAML are read, and how many values aliases may make of them."""
_LETTERS = 64
"""How many letters of text count as one more value."""
_DEEPEST_KEY = 3
"""How deep a list that is a key is kept as text: quotes in quotes grow by the power of their depth."""


@dataclass(frozen=True, slots=True)
class Extension:
    """A msgpack value of a type that is the producer's own; -1 is a timestamp."""

    type: int
    data: bytes


@dataclass(frozen=True, eq=False, slots=True)
class Key:
    """A key that Python's dictionaries cannot hold: a map or list, or true beside 1."""

    value: Any


def unpack_msgpack(data: bytes) -> Any:
    """The document that ``data`` is; raises :class:`ValueError` where it is damaged.

    A length that announces more than there is ends there, and costs no memory.
    """
    size = len(data)
    document, end = _library(data) or _Reader(data).document()
    if any(data[end:]):
        raise ValueError(f"{size - end} bytes follow the end of the document")
    return document


def _library(data: bytes) -> tuple[Any, int] | None:
    """What msgpack's reader, many times faster, makes of it; None for damage and for the sound values it refuses.

    It is stepped over once before it is built, where lengths that announce too much end.
    """
    import msgpack

    errors = (msgpack.UnpackException, ValueError, TypeError, OverflowError, RecursionError)
    try:
        reader = msgpack.Unpacker(max_buffer_size=len(data))
        reader.feed(data)
        reader.skip()
        end = reader.tell()
    except errors:
        return None
    for options in ({}, {"strict_map_key": False, "object_pairs_hook": _distinct}):
        try:
            return msgpack.unpackb(data[:end], unicode_errors="backslashreplace", ext_hook=Extension, **options), end
        except errors:
            continue
    return None


def _distinct(pairs: list[tuple[Any, Any]]) -> dict[Any, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("keys that are equal to Python")
    return found


_SCALARS = {
    0xCA: ">f", 0xCB: ">d", 0xCC: ">B", 0xCD: ">H", 0xCE: ">I", 0xCF: ">Q", 0xD0: ">b", 0xD1: ">h", 0xD2: ">i", 0xD3: ">q",
}  # fmt: skip
_CONSTANTS = {0xC0: None, 0xC2: False, 0xC3: True}
_BYTES, _TEXT, _EXTENSION, _LIST, _MAP = range(5)
_SIZED = {
    0xC4: (_BYTES, ">B"), 0xC5: (_BYTES, ">H"), 0xC6: (_BYTES, ">I"), 0xC7: (_EXTENSION, ">B"), 0xC8: (_EXTENSION, ">H"),
    0xC9: (_EXTENSION, ">I"), 0xD9: (_TEXT, ">B"), 0xDA: (_TEXT, ">H"), 0xDB: (_TEXT, ">I"), 0xDC: (_LIST, ">H"),
    0xDD: (_LIST, ">I"), 0xDE: (_MAP, ">H"), 0xDF: (_MAP, ">I"),
}  # fmt: skip


class _Reader:
    """msgpack, whatever it holds; ten times slower than the library."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def document(self) -> tuple[Any, int]:
        """The first value, and where it ends."""
        open_: list[tuple[int, int, list[Any]]] = []  # kind, how many values it has, and those that are read
        while True:
            kind, value = self._head()
            if kind >= _LIST:
                count = value * (kind - _LIST + 1)
                if len(open_) == DEEPEST:
                    self._pass_over(count)
                    value = DEEP
                else:
                    open_.append((kind, count, []))
                    if count:
                        continue
                    value = _closed(*open_.pop()[::2])
            while open_:
                kind, count, inner = open_[-1]
                inner.append(value)
                if len(inner) < count:
                    break
                value = _closed(kind, inner)
                open_.pop()
            else:
                return value, self.at

    def _head(self) -> tuple[int, Any]:
        """A value; of lists and maps only how many entries they have."""
        first = self._number(">B")
        if first < 0x80 or first >= 0xE0:
            return _BYTES, first - 0x100 * (first >= 0xE0)
        if first < 0xC0:
            kind, size = (_TEXT, first & 31) if first >= 0xA0 else (_LIST if first >= 0x90 else _MAP, first & 15)
        elif first in _CONSTANTS:
            return _BYTES, _CONSTANTS[first]
        elif first in _SCALARS:
            return _BYTES, self._number(_SCALARS[first])
        elif first in _SIZED:
            kind, form = _SIZED[first]
            size = self._number(form)
        elif first >= 0xD4:  # up to 0xd8, since all others are in the tables
            kind, size = _EXTENSION, 1 << first - 0xD4
        else:  # 0xc1
            raise ValueError(f"{first:#x} is no type of msgpack")
        if kind >= _LIST:
            return kind, size
        if kind == _EXTENSION:
            return kind, Extension(self._number(">b"), self._take(size))
        content = self._take(size)
        return kind, content.decode("utf-8", "backslashreplace") if kind == _TEXT else content

    def _pass_over(self, count: int) -> None:
        while count:
            kind, value = self._head()
            count += value * (kind - _LIST + 1) - 1 if kind >= _LIST else -1

    def _number(self, form: str) -> Any:
        return struct.unpack(form, self._take(struct.calcsize(form)))[0]

    def _take(self, size: int) -> bytes:
        content = self.data[self.at : self.at + size]
        if len(content) < size:
            raise ValueError("it ends in the middle: a length is larger than what is there")
        self.at += size
        return content


def _closed(kind: int, inner: list[Any]) -> Any:
    """A list or a map of which all is read."""
    if kind == _LIST:
        return inner
    found: dict[Any, Any] = {}
    types: dict[Any, type] = {}
    for key, value in zip(inner[::2], inner[1::2], strict=True):
        if isinstance(key, (list, dict)) or types.setdefault(key, type(key)) is not type(key):
            found[Key(key)] = value
        else:
            found[key] = value
    return found


def unpack_yaml(data: bytes) -> Any:
    """The document of a V2 note, all scalars as text; raises :class:`ValueError` where it is damaged.

    Tags mean nothing: no type of the format needs one. An alias is what it stands for, as long as that is complete
    and all of them together do not make small YAML large; else it is its own text.
    """
    import yaml

    if len(data) > MOST_YAML:
        raise ValueError(f"{len(data)} bytes of YAML are more than the {MOST_YAML} that are read")
    text = data.rstrip(b"\0").decode("utf-8", "backslashreplace")
    composer = _Composer()
    try:
        for event in yaml.parse(text, Loader=getattr(yaml, "CBaseLoader", yaml.BaseLoader)):
            composer.take(event, type(event).__name__)
    except (yaml.YAMLError, RecursionError, TypeError) as error:
        raise ValueError(" ".join(str(error).split())) from error
    return composer.document


class _Composer:
    """Values from the events of a YAML document."""

    def __init__(self) -> None:
        self.document: Any = None
        self._documents = self._values = self._passed_over = 0
        self._open: list[tuple[int, list[Any], str | None, int]] = []
        self._anchors: dict[str, tuple[Any, int]] = {}
        """What each stands for, and how many values it has."""

    def take(self, event: Any, name: str) -> None:
        """One event."""
        if name == "DocumentStartEvent":
            self._documents += 1
            if self._documents > 1:
                raise ValueError(f"a second document begins on line {event.start_mark.line + 1}")
        elif name in ("SequenceStartEvent", "MappingStartEvent"):
            if self._passed_over or len(self._open) == DEEPEST:
                self._passed_over += 1
            else:
                self._open.append((_LIST if name[0] == "S" else _MAP, [], event.anchor, self._values))
        elif name in ("SequenceEndEvent", "MappingEndEvent"):
            if self._passed_over:
                self._passed_over -= 1
                if not self._passed_over:
                    self._add(DEEP)
                return
            kind, inner, anchor, before = self._open.pop()
            self._add(_closed(kind, inner), anchor, before)
        elif name == "ScalarEvent" and not self._passed_over:
            self._add(event.value, event.anchor, self._values)
        elif name == "AliasEvent" and not self._passed_over:
            value, count = self._anchors.get(event.anchor, (f"*{event.anchor}", 1))
            if self._values + count > MOST_VALUES:
                value, count = f"*{event.anchor}", 1
            self._values += count
            self._add(value)

    def _add(self, value: Any, anchor: str | None = None, before: int = 0) -> None:
        self._values += 1 + len(value) // _LETTERS if isinstance(value, str) else 1
        if anchor:
            self._anchors[anchor] = value, self._values - before
        if self._open:
            self._open[-1][1].append(value)
        else:
            self.document = value


def plain(value: Any, room: int = DEEPEST) -> Any:
    """``value`` for JSON, which has fewer types.

    A key that is no text becomes the text that JSON has for it, 3 becomes "3"; where another key is called that, its
    type follows: "3 (int)". Binary is hexadecimal text, and numbers that JSON lacks are their names.
    """
    if isinstance(value, (dict, list)) and not room:
        return DEEP
    if isinstance(value, list):
        return [plain(inner, room - 1) for inner in value]
    if isinstance(value, dict):
        taken = {key: 0 for key in value if isinstance(key, str)}
        return {_key(key, taken, room - 1): plain(inner, room - 1) for key, inner in value.items()}
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, float) and not isfinite(value):
        return "NaN" if value != value else "Infinity" if value > 0 else "-Infinity"
    if isinstance(value, Extension):
        return {"type": value.type, "data": value.data.hex()}
    if value is None or isinstance(value, (str, int, float)):
        return value
    return plain(Extension(-1, value.to_bytes()))  # the one that msgpack makes an object of its own of


def _key(key: Any, taken: dict[str, int], room: int) -> str:
    if isinstance(key, str):
        return key
    value = key.value if isinstance(key, Key) else key
    shown = plain(value, min(room, _DEEPEST_KEY))
    text = first = shown if isinstance(shown, str) else json.dumps(shown)
    while text in taken:
        taken[first] += 1
        text = f"{first} ({type(value).__name__}{'' if taken[first] == 1 else f' {taken[first]}'})"
    taken[text] = 0
    return text
