"""CUDA's names, as ``names.tsv`` has them: what HIP calls each, its value or signature, and the releases that have it."""

from __future__ import annotations

import re
from enum import Enum
from functools import cache
from importlib import resources

from ..fatbin.records import dataclass

OLDEST, NEWEST = 11, 13
"""The releases of CUDA whose headers the table is from."""
_VERSION = re.compile(r"_v\d+$|_pt[ds]s?z?$|_st$")
"""How the headers end names for which programs write others."""


class Kind(Enum):
    """What a name is."""

    FUNCTION = "function"
    ENUMERATOR = "enumerator"
    TYPE = "type"
    MACRO = "macro"
    DEVICE = "device function"
    HEADER = "header"
    LIBRARY = "library"
    SYNTAX = "syntax"


_KINDS = {"f": Kind.FUNCTION, "e": Kind.ENUMERATOR, "t": Kind.TYPE, "m": Kind.MACRO, "d": Kind.DEVICE}
_OF_HIP = "h"
"""Rows of HIP's names that hipkit's headers do not have."""


@dataclass(frozen=True, slots=True)
class Name:
    """A name of CUDA's. ``hip`` is None where HIP has none for it."""

    kind: Kind
    name: str
    hip: str | None
    code: str = ""
    """The value of an enumerator or macro, the signatures of a function, the members of a structure."""
    first: int = OLDEST
    last: int = NEWEST

    @property
    def value(self) -> int | None:
        """The number that an enumerator or macro stands for."""
        return int(self.code) if self.kind in (Kind.ENUMERATOR, Kind.MACRO) and self.code else None

    @property
    def signatures(self) -> list[str]:
        """How releases declare a function: the usual one first, then the newest where it differs."""
        return self.code.split(" | ") if self.kind is Kind.FUNCTION and self.code else []

    @property
    def members(self) -> list[str]:
        """The members of a structure."""
        return self.code.split() if self.kind is Kind.TYPE else []


def name_of(word: str) -> Name | None:
    """The row of a word of a source; None for what is no name of CUDA's.

    A name with a version, or one that waits in the stream of a thread, is that without where it has no row of its own.
    """
    table = _tables()[0]
    found = table.get(word)
    while found is None and (match := _VERSION.search(word)):
        word = word[: match.start()]
        found = table.get(word)
    return found


def hip_values() -> dict[str, int | None]:
    """The names of HIP that hipkit's headers lack, with the values of those that have one."""
    return _tables()[1]


def one_for(hip: str) -> list[str]:
    """The enumerators for which HIP has this one."""
    return _tables()[2].get(hip, [])


def all_names() -> dict[str, Name]:
    """The table."""
    return _tables()[0]


@cache
def _tables() -> tuple[dict[str, Name], dict[str, int | None], dict[str, list[str]]]:
    table: dict[str, Name] = {}
    added: dict[str, int | None] = {}
    shared: dict[str, list[str]] = {}
    text = resources.files(__package__).joinpath("names.tsv").read_text(encoding="utf-8")
    for line in text.splitlines():
        if line.startswith("#"):
            continue
        kind, name, hip, code, releases = (*line.split("\t"), "", "", "")[:5]
        if kind == _OF_HIP:
            added[name] = int(code, 0) if code else None
            continue
        row = _row(kind, name, hip, code, releases)
        table[name] = row
        if row.kind is Kind.ENUMERATOR and row.hip:
            shared.setdefault(row.hip, []).append(name)
    return table, added, shared


def _row(kind: str, name: str, hip: str, code: str, releases: str) -> Name:
    first, _, last = releases.partition("-")
    known = None if hip == "-" else re.sub("^(make_)?cuda", r"\1hip", name) if hip == "=" else hip
    return Name(_KINDS[kind], name, known, code, int(first or OLDEST), int(last or NEWEST))
