"""Finds the libraries that a program needs (DT_NEEDED), as Linux's dynamic linker does (``man ld.so``)."""

from __future__ import annotations

import os
import struct
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from ..fatbin.errors import UsageError
from ..fatbin.records import dataclass, field
from . import dynamic
from .beside import is_hip
from .exports import NODE_OF

CACHE = Path("/etc/ld.so.cache")
SYSTEM_FOLDERS = (
    "/lib/x86_64-linux-gnu", "/usr/lib/x86_64-linux-gnu", "/lib64", "/usr/lib64", "/lib", "/usr/lib",
    "/usr/local/lib", "/opt/rocm/lib",
)  # fmt: skip
_CACHE_MAGIC = b"glibc-ld.so.cache1.1"
_CACHE_HEADER, _CACHE_ROW = struct.Struct("<20sII20x"), struct.Struct("<iIIIQ")
_LIB = "lib/x86_64-linux-gnu" if Path("/lib/x86_64-linux-gnu").is_dir() else "lib64"


@dataclass(frozen=True)
class Needs:
    """What a program or library asks the dynamic linker for; ``folders`` are where it wants others looked for.

    ``insists`` says that these go before those of the environment.
    """

    names: tuple[str, ...]
    folders: tuple[str, ...]
    insists: bool = False
    machine: int = field(default=0, compare=False)

    @classmethod
    def of(cls, path: Path) -> Needs:
        """What the file at ``path`` needs."""
        found = dynamic.read(path)
        home = str(path.resolve().parent)
        insists = bool(found.rpath) and not found.runpath  # which has DT_RPATH passed over
        folders = (found.runpath or found.rpath).split(":")
        return cls(found.needed, tuple(_expanded(f, home) for f in folders if f), insists, found.machine)


@dataclass(frozen=True)
class Needed:
    """A file that the dynamic linker brings into the process, and for which other."""

    path: Path
    needs: Needs
    wanted_by: Needed | None = None

    @property
    def insisted(self) -> Iterator[str]:
        """The folders of DT_RPATH that what it wants is looked for in first: its own, and of those that want it."""
        if self.needs.folders and not self.needs.insists:
            return
        one: Needed | None = self
        while one is not None:
            if one.needs.insists:
                yield from one.needs.folders
            one = one.wanted_by


def closure(path: Path, environment: Mapping[str, str] | None = None) -> list[Needed]:
    """The file and all that is loaded with it, in the order of loading, under the variables of an environment."""
    environment = os.environ if environment is None else environment
    found = [Needed(path, Needs.of(path))]
    seen = {path.resolve()}
    names: set[str] = set()
    machine = found[0].needs.machine
    for name in filter(None, environment.get("LD_PRELOAD", "").replace(":", " ").split()):
        _add(name, found[0], found, seen, names, environment, machine)
    for one in found:  # which grows meanwhile
        for name in one.needs.names:
            _add(name, one, found, seen, names, environment, machine)
    return found


def _add(
    name: str, by: Needed, found: list[Needed], seen: set[Path], names: set[str], environment: Mapping[str, str],
    machine: int,
) -> None:  # fmt: skip
    if name in names or is_hip(name):
        return
    names.add(name)
    for path in _places(name, by, environment):
        try:
            needs = Needs.of(path)
        except UsageError:
            continue  # the linker passes over what is for another machine; of damage it says what is wrong
        if needs.machine != machine:
            continue
        if path.resolve() not in seen:
            seen.add(path.resolve())
            found.append(Needed(path, needs, by))
        return


def hip_libraries(path: Path, environment: Mapping[str, str] | None = None) -> list[str]:
    """The libraries of HIP that a file and all that it brings with it ask for, such as ``libamdhip64.so.6``."""
    names = (name for one in closure(path, environment) for name in one.needs.names)
    return list(dict.fromkeys(name for name in names if is_hip(name)))


def is_overridden(name: str, wanted: Needed, folder: Path, environment: Mapping[str, str]) -> bool:
    """Whether what asks for ``name`` gets another than that in ``folder``, which ``LD_LIBRARY_PATH`` begins with."""
    first = next(_places(name, wanted, {**environment, "LD_LIBRARY_PATH": str(folder)}), None)
    return first is None or first != folder / name


def is_library(path: Path) -> bool:
    """Whether a file is a shared library that the kernel cannot start: position independent, and for no linker."""
    try:
        return dynamic.read(path).is_library
    except UsageError:
        return False  # what it is then, starting it says


def uses_hip(path: Path) -> bool:
    """Whether a file calls functions of HIP's runtime, whatever library it names for them."""
    return not dynamic.undefined(path).keys().isdisjoint(NODE_OF)


def _places(name: str, by: Needed, environment: Mapping[str, str]) -> Iterator[Path]:
    """The files that a name may mean for the file that asks, in the order of the linker."""
    home = str(by.path.resolve().parent)
    if "/" in name:
        yield Path(_expanded(name, home))
        return
    folders = [*by.insisted, *(_expanded(f, home) for f in environment.get("LD_LIBRARY_PATH", "").split(":"))]
    if not by.needs.insists:
        folders += by.needs.folders
    yield from (file for folder in folders if folder and (file := Path(folder, name)).is_file())
    yield from (file for text in _cached().get(name, ()) if (file := Path(text)).is_file())
    yield from (file for folder in SYSTEM_FOLDERS if (file := Path(folder, name)).is_file())


def _expanded(folder: str, home: str) -> str:
    if "$" not in folder:
        return folder
    for name, value in (("ORIGIN", home), ("LIB", _LIB), ("PLATFORM", "x86_64")):
        folder = folder.replace(f"${{{name}}}", value).replace(f"${name}", value)
    return folder


@cache
def _cached() -> Mapping[str, list[str]]:
    """What ldconfig has found, by name; those for particular processors last."""
    try:
        data = CACHE.read_bytes()
    except OSError:
        return {}
    return read_cache(data)


def read_cache(data: bytes) -> Mapping[str, list[str]]:
    """The names and paths of a file such as ``/etc/ld.so.cache``; none where it is damaged or of another form."""
    start = data.find(_CACHE_MAGIC)  # after a table of the old form, if there is one
    rows: list[tuple[bool, str, str]] = []
    try:
        _, count, _ = _CACHE_HEADER.unpack_from(data, start) if start >= 0 else (b"", 0, 0)
        for number in range(count):
            row = _CACHE_ROW.unpack_from(data, start + _CACHE_HEADER.size + number * _CACHE_ROW.size)
            key, value = (_text(data, start + at) for at in row[1:3])
            rows.append((row[4] != 0, key, value))
    except (struct.error, ValueError):
        return {}
    found: dict[str, list[str]] = {}
    for _, key, value in sorted(rows, key=lambda row: row[0]):
        found.setdefault(key, []).append(value)
    return found


def _text(data: bytes, at: int) -> str:
    return data[at : data.index(b"\0", at)].decode(errors="surrogateescape")
