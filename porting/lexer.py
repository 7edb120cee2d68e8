"""The words of a source in C, C++, CUDA or Python, without those of comments.

Every scan is linear in the length of the text: what is not closed ends with it, or with its line.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator

from ..fatbin.records import dataclass

_WORD = re.compile(r"[A-Za-z_]\w*", re.ASCII)
_C = re.compile(
    r"""(?P<line_comment>//(?:[^\n\\]|\\(?:.|\n|$))*)
    |(?P<comment>/\*)
    |^[ \t]*\#[ \t]*include[ \t]*[<"](?P<header>[^<>"\n]+)[>"]
    |(?:u8|[uUL])?R"(?P<raw>[^()\\\s"]{0,16})\(
    |(?P<string>(?:u8|[uUL])?"(?:[^"\\\n]|\\(?:.|\n))*"?)
    |'(?:[^'\\\n]|\\.)*'?
    |(?:\d|\.\d)(?:'?[\w.])*
    |(?P<word>[A-Za-z_]\w*)""",
    re.VERBOSE | re.MULTILINE | re.ASCII,
)
_PYTHON = re.compile(
    r"""(?P<line_comment>\#[^\n]*)
    |(?P<long>[rRbBuUfF]{0,2}(?P<quotes>\"\"\"|'''))
    |(?P<string>[rRbBuUfF]{0,2}(?:"(?:[^"\\\n]|\\(?:.|\n))*"?|'(?:[^'\\\n]|\\(?:.|\n))*'?))
    |(?:\d|\.\d)[\w.]*
    |(?P<word>[A-Za-z_]\w*)""",
    re.VERBOSE | re.ASCII,
)


@dataclass(frozen=True, slots=True)
class Word:
    """A word, and where it begins."""

    text: str
    at: int
    in_string: bool = False
    is_header: bool = False
    """Whether it is what ``#include`` names."""


class Lines:
    """The lines of a text: which one a place is in."""

    def __init__(self, text: str) -> None:
        self._starts = [0, *(match.end() for match in re.finditer(r"\n", text))]

    def place(self, at: int) -> tuple[int, int]:
        """The line and the column of a place, both from 1."""
        line = bisect_right(self._starts, at)
        return line, at - self._starts[line - 1] + 1


def words(text: str, *, is_python: bool = False) -> Iterator[Word]:
    """The words of a source in their order."""
    yield from _python(text) if is_python else _c(text)


def _c(text: str) -> Iterator[Word]:
    at = 0
    while match := _C.search(text, at):
        at = match.end()
        kind = match.lastgroup
        if kind == "word":
            yield Word(match[0], match.start())
        elif kind == "header":
            yield Word(match["header"], match.start("header"), is_header=True)
        elif kind == "comment":
            at = _after("*/", text, at)
        elif kind == "raw":
            inside, at = at, _after(f'){match["raw"]}"', text, at)
            yield from _inside(text, inside, text.rfind(")", inside, at) if at < len(text) else at)
        elif kind == "string":
            yield from _inside(text, match.start(), at)


def _python(text: str) -> Iterator[Word]:
    at = 0
    while match := _PYTHON.search(text, at):
        at = match.end()
        if match["word"]:
            yield Word(match[0], match.start())
        elif match["quotes"]:
            end = _after(match["quotes"], text, at)
            yield from _inside(text, at, end)
            at = end
        elif match["string"]:
            yield from _inside(text, match.start(), at)


def _after(what: str, text: str, at: int) -> int:
    found = text.find(what, at)
    return len(text) if found < 0 else found + len(what)


def _inside(text: str, start: int, end: int) -> Iterator[Word]:
    """The words of a string; kernels that are compiled later stand in some."""
    for match in _WORD.finditer(text, start, end):
        yield Word(match[0], match.start(), in_string=True)
