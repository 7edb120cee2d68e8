"""Reads sources: which names of CUDA's they have, what HIP has for each, and whether hipkit's runtime has that."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable

from ..fatbin.records import dataclass, field
from . import hip_api, reading
from .differences import differences
from .lexer import Lines, Word, words
from .names import Kind, Name, name_of
from .notes import SAME, notes_on
from .other_names import DEFINED, HEADERS, MODULES, NAMESPACES, Library, library_of, library_with

_OWN = re.compile(r"(cuda|cu)[A-Z][a-z]\w+|cudaError\w+|CUDA_ERROR_\w+|CU_[A-Z]\w+|nvrtc[A-Z]\w+")
"""What looks like a name of CUDA's; where the table has none of that name, it is the program's own or another library's."""
_INLINE = frozenset(("asm", "__asm__"))
_PACKAGES = frozenset(module.partition(".")[0] for module in MODULES)
_BY_PLACE = NAMESPACES | _INLINE | _PACKAGES
"""Words of which it depends on what stands beside them whether they are of CUDA's."""
_LINE = 200
"""Characters of a line that are looked at around a word."""
_PTX = "inline PTX has no counterpart: functions of HIP's, or AMD's assembler"
_IS_32 = re.compile(r"\b(\w+)\b\s{0,8}[=({ ]\s{0,8}32\b")
_WARP = re.compile(r"warp_?(size|width)", re.I)
_FIXED = "a warp of 32 is written down: waves of gfx9 have 64 lanes"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a name stands: its line and column, from 1, and whether that is in a string."""

    line: int
    column: int
    in_string: bool = False


@dataclass(slots=True)
class Found:
    """A name of CUDA's in a source. ``hip`` is None where HIP has none for it."""

    kind: Kind
    name: str
    hip: str | None
    differences: list[str] = field(default_factory=list)
    value: int | None = None
    hip_value: int | None = None
    signature: str | None = None
    """How CUDA declares a function."""
    hip_signature: str | None = None
    hipkit: str | None = None
    """Of a function: ``yes``, ``refused`` or ``missing``, for what hipkit's runtime does with it."""
    places: list[Place] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Ported:
    """What was found in a source, in the order in which it comes first."""

    path: str
    names: list[Found]
    unknown: dict[str, list[Place]]
    """Names that look like CUDA's, and that no release declares."""

    def __bool__(self) -> bool:
        return bool(self.names)


def port(path: str | os.PathLike[str]) -> Ported:
    """The names of CUDA's in a source, with HIP's."""
    return ported(reading.read(path), os.fspath(path))


def ported(text: str, path: str) -> Ported:
    """What a text names. The name of its file, or its first line, says of which language it is."""
    is_python = reading.is_python(path, text)
    reader = _Reader(Lines(text), text)
    for word in words(text, is_python=is_python):
        reader.take(word, is_python=is_python)
    if not is_python:
        reader.take_widths()
    names = sorted(reader.found.values(), key=lambda found: (found.places[0].line, found.places[0].column))
    _ask_runtime(names)
    return Ported(path, names, reader.unknown)


class _Reader:
    """What one source has, by name."""

    def __init__(self, lines: Lines, text: str) -> None:
        self._lines, self._text = lines, text
        self.found: dict[str, Found] = {}
        self.unknown: dict[str, list[Place]] = {}
        self._others: set[str] = set()
        """Words that are no names of CUDA's, wherever they stand."""

    def take(self, word: Word, *, is_python: bool) -> None:
        """Note a word, if it is a name of CUDA's."""
        if word.text in self._others:
            return
        known = self.found.get(word.text)
        if known is None or word.is_header != (known.kind is Kind.HEADER):
            known = self._made(word, is_python)
        if known is not None:
            self.found.setdefault(known.name, known).places.append(self._place(word))
        elif _OWN.fullmatch(word.text):
            if word.in_string:
                return
            self.unknown.setdefault(word.text, []).append(self._place(word))
        elif not word.is_header and word.text not in _BY_PLACE and library_of(word.text) is None:
            self._others.add(word.text)

    def take_widths(self) -> None:
        """Note where a size of warps is a number."""
        for match in _IS_32.finditer(self._text):
            if _WARP.search(match[1]) and match[1] != "warpSize" and not self._is_comment(match.start()):
                name = f"{match[1]} 32"
                found = self.found.setdefault(name, Found(Kind.SYNTAX, name, "warpSize", [_FIXED]))
                found.places.append(self._place(Word(name, match.start())))

    def _is_comment(self, at: int) -> bool:
        return bool(re.search(r"//|^\s*\*|/\*", self._before(at)))

    def _before(self, at: int) -> str:
        """What stands before a place in its line."""
        return self._text[max(0, at - _LINE) : at].rpartition("\n")[2]

    def _place(self, word: Word) -> Place:
        return Place(*self._lines.place(word.at), word.in_string)

    def _made(self, word: Word, is_python: bool) -> Found | None:
        if word.is_header:
            return _header(word.text)
        if (name := name_of(word.text)) is not None:
            return _of_table(name, word.text)
        if is_python and word.text in _PACKAGES and not word.in_string and (module := self._module(word)):
            return Found(
                Kind.LIBRARY, module, MODULES[module], [_MODULE] if MODULES[module] else ["Python has no module for it"]
            )
        if word.text in DEFINED:
            return Found(Kind.SYNTAX, word.text, DEFINED[word.text], list(notes_on(word.text)))
        if SAME.fullmatch(word.text):
            return Found(Kind.DEVICE, word.text, word.text, list(notes_on(word.text)))
        if word.text in _INLINE and not is_python and self._is_ptx(word):
            return Found(Kind.SYNTAX, "asm", None, [_PTX])
        return self._of_library(word)

    def _of_library(self, word: Word) -> Found | None:
        library = library_of(word.text)
        if library is None or word.in_string or (word.text in NAMESPACES and not self._goes_on(word, "::")):
            return None
        return _library(library, f"{library.name}'s names")

    def _goes_on(self, word: Word, text: str) -> bool:
        return self._text.startswith(text, word.at + len(word.text))

    def _is_ptx(self, word: Word) -> bool:
        """Whether an ``asm`` has PTX in it: a register with a percent sign, or an operation with its type."""
        after = self._text[word.at : word.at + 2 * _LINE]
        return bool(re.search(r'"[^"]*(?:%%?\w+|\w+\.(?:[busf]\d+|sync|global|shared|aligned))', after))

    def _module(self, word: Word) -> str | None:
        """The longest module that a dotted name begins with."""
        before, after = self._before(word.at), self._text[word.at : word.at + _LINE].partition("\n")[0]
        dotted = re.match(r"[\w.]+", after)
        if dotted is None or before.endswith("."):
            return None
        imported = re.match(r"([\w.]+)\s+import\s+(\w+)", after) if re.match(r"\s*from\s+$", before) else None
        given = f"{imported[1]}.{imported[2]}" if imported else dotted[0]
        return next((module for module in MODULES if f"{given}.".startswith(f"{module}.")), None)


_MODULE = "hip-python's functions return tuples as cuda-python's do; hipkit.runtime.hip has the same"


def _of_table(name: Name, word: str) -> Found:
    found = Found(name.kind, word, name.hip, differences(name), name.value)
    if name.signatures:
        found.signature = name.signatures[0]
    if name.hip is not None and name.kind is Kind.FUNCTION:
        declared = hip_api.functions().get(name.hip)
        found.hip_signature = declared.of("").replace("(", " (", 1).replace("  ", " ") if declared else None
    elif name.hip is not None:
        found.hip_value = hip_api.values().get(name.hip)
    return found


def _header(header: str) -> Found | None:
    if header in HEADERS:
        hip = HEADERS[header]
        return Found(Kind.HEADER, header, hip, [] if hip else ["HIP has none"])
    library = library_with(header)
    return None if library is None else _library(library, header)


def _library(library: Library, name: str) -> Found:
    texts = [library.difference] if library.difference else []
    texts += ["the names are the same"] if library.keeps_names else []
    return Found(Kind.LIBRARY, name, library.hip, texts or ([] if library.hip else ["AMD has no such library"]))


def _ask_runtime(names: Iterable[Found]) -> None:
    """Say of each function what hipkit's runtime does with it."""
    asked = [found for found in names if found.kind is Kind.FUNCTION and found.hip and _is_called(found.hip)]
    if asked:
        from ..runtime.bridge.answering import Support, answer_of

        for found in asked:
            answer = answer_of(found.hip or "")
            found.hipkit = answer.support.value
            if answer.support is not Support.YES:
                found.differences.append(f"hipkit answers with an error: {answer.why}")


def _is_called(hip: str) -> bool:
    """Whether a function is one of the libraries: others are in headers alone."""
    return (hip in hip_api.functions() and not hip.startswith("make_")) or hip_api.is_exported(hip)
