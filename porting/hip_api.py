"""What HIP declares, as the headers say that hipkit compiles programs with."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from ..cc.headers import OWN
from ..fatbin.records import dataclass
from ..loader.exports import NODE_OF
from .names import hip_values

_COMMENT = re.compile(r"//[^\n]*|^\s*#.*$", re.M)
_FUNCTION = re.compile(r"^([\w ]+?[ *]+)((?:hip|make_hip)\w+)\(([^;{}]*)\)\s*;", re.M)
_DEFAULT = re.compile(r"\s*HIPKIT_DEFAULT\(.*\)$")
_NUMBER = re.compile(r"(?:\(\w+ ?\*?\))?(-?(?:0[xX][0-9a-fA-F]+|\d+))")
_STRUCTURE = re.compile(r"^typedef (?:struct|union) ?(\w*) \{\n(.*?)^\} (\w+);", re.M | re.S)
_ALIAS = re.compile(r"^typedef ([^{};()]+[ *])(\w+);", re.M)
_PLAIN = {
    "cuuint64_t": "unsigned long long", "uint64_t": "unsigned long long", "unsigned long": "unsigned long long",
    "cuuint32_t": "unsigned int", "uint32_t": "unsigned int",
    "hipTexRef": "textureReference *",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Signature:
    """How a function of HIP is declared."""

    returns: str
    parameters: tuple[str, ...]
    defaults: int = 0
    """How many parameters at the end have a default in C++."""

    def of(self, name: str) -> str:
        """The declaration, under a name."""
        return f"{self.returns}{'' if self.returns.endswith('*') else ' '}{name}({', '.join(self.parameters)})"


def is_declared(name: str) -> bool:
    """Whether hipkit's headers have a name."""
    return name in _words() or name.removesuffix("f") in _words()  # macros make the functions of floats


def is_exported(name: str) -> bool:
    """Whether AMD's libamdhip64 has a function."""
    return name in NODE_OF


@cache
def functions() -> dict[str, Signature]:
    """The functions, by name."""
    found = {}
    for header, has_names in (("hipkit/api/functions.h", False), ("hip/hiprtc.h", True)):
        for returns, name, inside in _FUNCTION.findall(_COMMENT.sub("", _text(header))):
            parameters = [word.strip() for word in re.sub(r"\s+", " ", inside).split(",")]
            defaults = sum("HIPKIT_DEFAULT" in word for word in parameters)
            bare = [_DEFAULT.sub("", word) for word in parameters]
            types = [re.sub(r"(?<=[ *])\w+$", "", word).strip() if has_names else word for word in bare]
            given = tuple(word for word in types if word != "void")
            found[name] = Signature(returns.strip(), given, max(defaults, _cxx_defaults().get(name, 0)))
    return found


@cache
def _cxx_defaults() -> dict[str, int]:
    """How many parameters have a default in the templates of C++ that allocate."""
    rows = re.findall(r"HIPKIT_ALLOCATING\((\w+), \(([^)]*)\)", _text("hipkit/api/overloads.h"))
    return {name: parameters.count("=") for name, parameters in reversed(rows)}


@cache
def values() -> dict[str, int]:
    """The enumerators and macros that are numbers."""
    found = {name: value for name, value in hip_values().items() if value is not None}
    for header in ("hipkit/api/enumerations.h", "hip/hiprtc.h"):
        pairs = re.findall(r"\b(\w+) = (-?(?:0x[0-9a-fA-F]+|\d+))\b", _text(header))
        found.update((name, int(value, 0)) for name, value in pairs)
    macros = dict(re.findall(r"^#define (\w+) (.+)$", _text("hipkit/api/flags.h"), re.M))
    for name, value in macros.items():
        while value in macros:
            value = macros[value]
        if value in found:
            found[name] = found[value]
        elif match := _NUMBER.fullmatch(
            value.strip("()") if value.count("(") == 1 else value[1:-1] if value[0] == "(" else value
        ):
            found[name] = int(match[1], 0)
    return found


@cache
def members() -> dict[str, frozenset[str]]:
    """The members of each structure, those of structures inside it among them."""
    found: dict[str, frozenset[str]] = {}
    for tag, inside, name in _STRUCTURE.findall(_text("hipkit/api/structures.h")):
        names = frozenset(re.findall(r"(\w+)(?:\[\w+\])*(?: : \d+)?\s*[,;]", inside))
        found[name] = names
        if tag:
            found[tag] = names
    return found


def resolved(kind: str) -> str:
    """A type without what says the same in other words: tags, constness, and names that stand for types."""
    bare = re.sub(r"\b(const|struct|enum|union)\b ?", "", kind)
    for word, other in _PLAIN.items():
        bare = re.sub(rf"\b{word}\b(?! long)", other, bare)
    known = _aliases()
    for _ in range(4):
        bare = re.sub(r"\b\w+\b", lambda word: known.get(word[0], word[0]), bare)
    return bare.replace(" ", "")


@cache
def _aliases() -> dict[str, str]:
    found = {name: re.sub(r"\b(const|struct|enum|union)\b ?", "", kind).strip() for kind, name in _all_aliases()}
    return {name: kind for name, kind in found.items() if name != kind}


def _all_aliases() -> Iterator[tuple[str, str]]:
    for header in ("hipkit/api/structures.h", "hipkit/api/enumerations.h"):
        text = _text(header)
        yield from _ALIAS.findall(text)
        yield from re.findall(r"^typedef (?:struct|union|enum) (\w+) \{\n[^}]*^\} (\w+);", text, re.M)
    for name, value in re.findall(r"^#define (hip\w+) (hip\w+)$", _text("hipkit/api/flags.h"), re.M):
        yield value, name


@cache
def _words() -> frozenset[str]:
    return frozenset(word for path in OWN.rglob("*.h") for word in re.findall(r"\w+", path.read_text(encoding="utf-8")))


@cache
def _text(header: str) -> str:
    return (OWN / header).read_text(encoding="utf-8")
