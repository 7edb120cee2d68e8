"""Functions of OpenCL C by their names in code, and definitions for them in terms of hipkit's templates."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ..fatbin.records import dataclass
from .opencl_functions import FUNCTIONS

PREFIX = "hipkit_opencl."
"""Before a function's name in code, where it is defined."""
_NUMBERS = {
    "b": "bool", "c": "signed char", "h": "unsigned char", "s": "short", "t": "unsigned short", "i": "int", "j": "unsigned",
    "l": "long", "m": "unsigned long", "f": "float", "d": "double", "Dh": "hipkit_opencl::half", "v": "void",
}  # fmt: skip
_NAMED = {"memory_order": "unsigned", "memory_scope": "unsigned", "ocl_event": "hipkit_opencl::Event"}
"""Types that are called by a name."""
_TYPES = {
    "char": "signed char", "uchar": "unsigned char", "ushort": "unsigned short", "uint": "unsigned",
    "ulong": "unsigned long", "half": "hipkit_opencl::half",
}  # fmt: skip
"""What C++ calls the types that names of functions have in them, where that differs."""
_CONVERT = re.compile(r"convert_(u?(?:char|short|int|long)|half|float|double)\d*(_sat)?(?:_(rt[ezpn]))?")
_LOAD = re.compile(r"(vload|vloada?_half)(\d*)")
_STORE = re.compile(r"(vstorea?_half)\d*(?:_(rt[ezpn]))?|(vstore)\d+")
_ADDRESS_SPACE_CAST = re.compile(r"__(to_(?:global|local|private))")
_ELEMENT = re.compile(r"_Z(\d+)")
_REFUSED = {
    "images": re.compile(r"_Z\d+(?:read|write|get)_image\w*|\w*ocl_(?:image|sampler)\w*"),
    "pipes": re.compile(
        r"__(?:reserve|commit|read|write|sub_group|work_group|get)\w*_pipe_?\w*|_Z\d+is_valid_reserve_id\w*"
    ),
    "kernels that kernels enqueue": re.compile(
        r"__enqueue_kernel\w*|__get_kernel\w+"
        r"|_Z\d+(?:enqueue_marker|get_default_queue|ndrange_[123]D|\w*user_event|(?:retain|release|is_valid)_event|capture_event)\w*"
    ),
}
"""By the name in code, what OpenCL has and hipkit's library does not."""


@dataclass(frozen=True)
class Function:
    """A function of OpenCL C: its name, and its parameters' types as C++ has them."""

    name: str
    parameters: tuple[str, ...]


def refused(name: str) -> str | None:
    """What a function belongs to that hipkit's library does not have."""
    return next((what for what, pattern in _REFUSED.items() if pattern.fullmatch(name)), None)


def plain(name: str) -> str:
    """A function's name as sources have it."""
    found = _ELEMENT.match(name)
    return name[found.end() : found.end() + int(found[1])] if found else name


def is_known(name: str) -> bool:
    """Whether the library has a function, by its name in code."""
    return _definition(name, 0) is not None


def definitions(names: Iterable[str]) -> str:
    """Source in HIP that defines those of the functions, named as in code, that OpenCL has; empty where there is none."""
    lines = [line for number, name in enumerate(sorted(names)) if (line := _definition(name, number))]
    return "".join(['#include "functions.h"\n', *lines]) if lines else ""


def _definition(name: str, number: int) -> str | None:
    function = read(name)
    called = _called(function.name) if function else None
    if function is None or called is None:
        return None
    parameters = ", ".join(f"{type_} p{n}" for n, type_ in enumerate(function.parameters))
    arguments = ", ".join(f"p{n}" for n in range(len(function.parameters)))
    return (
        f'__device__ auto hipkit_opencl_{number}({parameters}) __asm__("{PREFIX}{name}");\n'
        f"__device__ auto hipkit_opencl_{number}({parameters}) {{ return hipkit_opencl::{called}({arguments}); }}\n"
    )


def _called(name: str) -> str | None:
    """The template, with its arguments, that does what a function is to do."""
    if found := _CONVERT.fullmatch(name):
        return f"convert<{_TYPES.get(found[1], found[1])}, {str(bool(found[2])).lower()}, {_rounding(found[3])}>"
    if found := _LOAD.fullmatch(name):
        return f"{found[1]}<{found[2] or 1}>"
    if found := _STORE.fullmatch(name):
        return found[3] or f"{found[1]}<{_rounding(found[2])}>"
    return name if name in FUNCTIONS else None


def _rounding(name: str | None) -> str:
    return f"hipkit_opencl::Rounding::{name or 'none'}"


def read(name: str) -> Function | None:
    """The function that a name in code stands for; None for a name that is not made as those of OpenCL's functions are."""
    if found := _ADDRESS_SPACE_CAST.fullmatch(name):
        return Function(found[1], ("void *",))
    found = _ELEMENT.match(name)
    if found is None:
        return None
    end = found.end() + int(found[1])
    try:
        parameters = tuple(_Types(name[end:]))
    except (LookupError, ValueError):
        return None
    return Function(name[found.end() : end], () if parameters == ("void",) else parameters)


class _Types:
    """The types at the end of a name, as the C++ ABI of Itanium writes them with clang's qualifiers."""

    _QUALIFIERS = re.compile(r"(?:U3AS(?P<space>\d))?r?(?P<volatile>V)?(?P<const>K)?")
    _AGAIN = re.compile(r"S([0-9A-Z]*)_")
    _VECTOR = re.compile(r"Dv(\d+)_")
    _NUMBER = re.compile("|".join(_NUMBERS))
    _NAME = re.compile(r"(\d+)")

    def __init__(self, text: str) -> None:
        self._text, self._at = text, 0
        self._seen: list[str] = []

    def __iter__(self) -> Iterator[str]:
        while self._at < len(self._text):
            yield self._next()

    def _taken(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self._text, self._at)
        if found is not None:
            self._at = found.end()
        return found

    def _next(self) -> str:
        if found := self._taken(self._AGAIN):
            return self._seen[int(found[1], 36) + 1 if found[1] else 0]
        if found := self._taken(self._NUMBER):
            return _NUMBERS[found[0]]
        if self._text.startswith("P", self._at):
            self._at += 1
            return self._remembered(f"{self._pointed()} *")
        if self._text.startswith("U7_Atomic", self._at):
            self._at += len("U7_Atomic")
            return self._remembered(self._next())
        if found := self._taken(self._VECTOR):
            return self._remembered(f"hipkit_opencl::Vector<{self._next()}, {found[1]}>")
        found = self._taken(self._NAME)
        if found is None:
            raise ValueError(f"{self._text[self._at :]}: is no type of OpenCL")
        name = self._text[self._at : self._at + int(found[1])]
        self._at += int(found[1])
        return self._remembered(_NAMED[name])

    def _pointed(self) -> str:
        """What a pointer points to. It counts as qualified in any case: of the generic memory nothing is written."""
        found = self._taken(self._QUALIFIERS)
        assert found is not None  # it may be empty
        words = ["const"] if found["const"] else []
        words += ["volatile"] if found["volatile"] else []
        words += [f"__attribute__((address_space({found['space']})))"] if found["space"] else []
        return self._remembered(" ".join([*words, self._next()]))

    def _remembered(self, type_: str) -> str:
        self._seen.append(type_)
        return type_
