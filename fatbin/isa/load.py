"""Loads the generated tables: encodings of a processor family, and features of each processor.

The files in ``tables/`` are compressed, and written by ``tools/isa_tables``. Each part is read when it is first asked for, so
that a launch does not wait for what only a disassembly needs: columns of texts and numbers take next to no time, the rest is
JSON.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ..errors import UsageError
from ..target import PROCESSORS, TargetID

FOLDER = Path(__file__).parent / "tables"
NUMBERS = "BHIQ"
"""The sizes of unsigned numbers that a column may have, as :mod:`array` names them: 1, 2, 4 and 8 bytes, the lowest first."""
TEXTS, JSON = "texts", "json"


class NotDecodedError(UsageError):
    """Code for a processor that these tables do not cover; the code may well be sound."""


class Content(dict[str, Any]):
    """The parts of a table by their names; :attr:`forms` says how each is written.

    A file has a line for each part, with its name, its form and its size, an empty line, and then the parts.
    """

    def __init__(self, file: bytes) -> None:
        super().__init__()
        head, _, self._parts = file.partition(b"\n\n")
        self.forms: dict[str, str] = {}
        self._places: dict[str, slice] = {}
        start = 0
        for line in head.decode().splitlines():
            name, form, size = line.split()
            self.forms[name], self._places[name] = form, slice(start, start + int(size))
            start += int(size)

    def __missing__(self, name: str) -> Any:
        form, part = self.forms[name], self._parts[self._places[name]]
        found = self[name] = _numbers(form, part) if form in NUMBERS else _READ[form](part)
        return found


def _numbers(size: str, part: bytes) -> Sequence[int]:
    found = array(size, part)
    if sys.byteorder == "big":
        found.byteswap()
    return found


_READ: dict[str, Callable[[bytes], Any]] = {TEXTS: lambda part: part.decode().split("\n"), JSON: json.loads}


@cache
def table(name: str) -> Content:
    """A table file by its name without suffix."""
    return Content(zlib.decompress((FOLDER / f"{name}.table.z").read_bytes()))


@cache
def shared() -> Content:
    """What the families share: processors, features, flags, image dimensions."""
    return table("shared")


def known_processors() -> list[str]:
    """The processors whose instructions can be decoded."""
    return list(shared()["processors"])


def processor_of(target: str | TargetID) -> str:
    """The processor that a target names.

    Raises :class:`NotDecodedError` for one without tables, such as those before gfx900.
    """
    name = target.processor if isinstance(target, TargetID) else TargetID.parse(target).processor
    if name in shared()["processors"]:
        return name
    if name in PROCESSORS:
        raise NotDecodedError(f"instructions of {name} are not decoded: hipkit has tables for gfx900 to gfx1251")
    raise NotDecodedError(f"unknown processor {name!r}; instructions are decoded for {', '.join(known_processors())}")


def features_of(processor: str, changes: tuple[str, ...] = ()) -> frozenset[str]:
    """LLVM's features of a processor, with changes such as ``+wavefrontsize64`` or ``-real-true16``.

    Without a change, processors that have both wave sizes are read as LLVM's disassembler reads them: 32 lanes.
    """
    features = set(shared()["processors"][processor][1])
    for change in changes:
        sign, name = change[0], change[1:].lower()
        switched = shared()["switches"].get(name)
        if sign not in "+-" or switched is None:
            known = ", ".join(shared()["switches"])
            raise UsageError(f"not a feature to switch: {change!r}; expected + or - and one of {known}")
        features = features | set(switched) if sign == "+" else features - set(switched)
    _choose_wave_size(features)
    return frozenset(features)


def _choose_wave_size(features: set[str]) -> None:
    """Exactly one wave size: 32 lanes from gfx10 on, unless 64 is asked for alone. LLVM lets gfx1250 be asked too."""
    small, large = "WavefrontSize32", "WavefrontSize64"
    if {small, large} <= features:
        features.remove(small if features & {"GFX9", "GFX1250Insts"} else large)
        features.add("AssemblerPermissiveWavesize")
    elif not features & {small, large}:
        features.add(large if "GFX9" in features else small)


def holds(condition: Any, features: frozenset[str]) -> bool:
    """Whether features meet a condition: a name, or ``["all" | "any" | "not", condition…]``."""
    if isinstance(condition, str):
        return condition in features
    if condition[0] == "not":
        return not holds(condition[1], features)
    return (all if condition[0] == "all" else any)(holds(part, features) for part in condition[1:])
