"""Demangles C++ names (Itanium ABI), with the text that llvm-cxxfilt prints.

Covers what names of functions are made of; what it does not know, and what would grow without bound, stays mangled.
Grammar: https://itanium-cxx-abi.github.io/cxx-abi/abi.html#mangling
"""

from __future__ import annotations

from functools import lru_cache

from .cursor import LONGEST, UnknownNameError


@lru_cache(maxsize=1 << 14)
def demangle(name: str) -> str:
    """``name`` as C++ writes it, or as it is where it is no mangled name."""
    if not name.startswith("_Z") or len(name) > LONGEST:
        return name
    from .names import Names  # slow to import, and names are often left as they are

    try:
        return Names(name[2:]).whole()
    except (UnknownNameError, IndexError, RecursionError):
        return name


def bare_name(readable: str) -> str:
    """A readable name without return type and parameters: ``ns::reduce<int>`` of ``void ns::reduce<int>(int*)``."""
    begin, inside = 0, list[str]()
    for at, letter in enumerate(readable):
        if readable.endswith("operator", 0, at):
            continue
        if letter == "(" and not inside and not readable.startswith("(anonymous", at):
            return readable[begin:at]
        if letter == " " and not inside:
            begin = at + 1
        elif letter in _OPEN:
            inside.append(letter)
        elif letter in _CLOSE and inside and (letter != ">" or inside[-1] == "<"):  # else it compares
            inside.pop()
    return readable[begin:]


def spellings(name: str) -> tuple[str, str, str]:
    """How people name a function: by its symbol, by its readable name, and by that without what it returns and takes."""
    readable = demangle(name)
    return name, readable, bare_name(readable)


def parameter_types(name: str) -> tuple[str, ...] | None:
    """The types of a function's parameters by its mangled name; None where that does not say."""
    text = demangle(name)
    if text == name or not text.endswith(")"):
        return None
    depth, end, found = 0, len(text) - 1, list[str]()
    for at in range(len(text) - 1, -1, -1):
        letter = text[at]
        depth += (letter in _CLOSE) - (letter in _OPEN)
        if (letter == "," and depth == 1) or not depth:
            found.append(text[at + 1 : end].strip())
            end = at
        if not depth:
            return tuple(reversed(found)) if found != [""] else ()
    return None


_OPEN, _CLOSE = "(<[{", ")>]}"
