"""Groups the containers of files into libraries and units, each of which must have code for a GPU.

A unit is what a runtime selects from: a bundle, a fat binary, the code objects of one translation unit wherever they
are kept. A wheel, another package or a folder holds libraries; an ``ar`` archive is one. Files whose names differ in the
target alone are one library, whatever container they are, since whoever loads them picks the file by the target.

The kernels of Tensile, which rocBLAS and hipBLASLt load by name, are one library with a unit for each operation: it
works with those that there are for a GPU.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from ..fatbin.cached import cached_property
from ..fatbin.formats.bare_code import BareCode
from ..fatbin.formats.llvm_offload_table import KIND as OFFLOAD_BINARY
from ..fatbin.model import Container, Entry, File
from ..fatbin.opening import PACKAGES, Member
from ..fatbin.records import dataclass
from ..fatbin.source import Source
from ..fatbin.target import TargetID
from .gpus import Gpu
from .kpack_files import Kpacks, KpackUnits, Lookup, in_archive, on_disk

BARE = ("code-object", "cubin", "ptx", "spirv", "kpack")
"""Formats of which a file holds code for one target, as a rule."""
HOSTS = ("elf", "pe", "archive")
"""Formats of libraries that are loaded by their own name, so that a folder's name says nothing about them."""
TENSILE = re.compile(r"(?:TensileLibrary|TensileLiteLibrary|Kernels\.so|extop)[_-]")
"""How the files of Tensile's code begin (rocBLAS, hipBLASLt, and what else is built with Tensile or TensileLite)."""
TENSILE_NAME = "TensileLibrary_*"
_VARIANT = re.compile(
    r"_(?:fallback|CU[0-9]+)(?=_\*)"  # any GPU; GPUs with that many compute units
    r"|_(?:CUEfficiency|Experimental[A-Za-z]+)(?=_)"  # what is measured when the fastest kernel is looked for
)
"""What Tensile adds to the name of an operation that there are other kernels of."""
UNLINKED = ("__nv_relfatbin", "__nv_rel")
LINKED_VERSION = 2
"""Of the wrapper of what nvcc linked: it also names the parts, which the driver can link again."""
_TARGET = re.compile(
    r"gfx[0-9a-f]+(?:-[0-9]+)*(?:-generic)?(?:[:_-]?(?:xnack|sramecc)[+-]?)*|(?:sm|compute)_[0-9]+[af]?"
)


@dataclass(frozen=True)
class Unit:
    """Entries of which a device takes one. ``parts`` are what it can be linked from instead, all of them."""

    place: str
    entries: tuple[Entry, ...]
    parts: tuple[Unit, ...] = ()
    problem: str | None = None
    """Why there are no entries, where there should be some."""

    @property
    def targets(self) -> list[str]:
        """The distinct targets, in the order of the file."""
        named = [f"ptx {e.target}" if e.kind == "ptx" else e.target for e in self.entries if not e.is_host and e.size]
        return list(dict.fromkeys(target for target in named if target))


@dataclass(frozen=True)
class Library:
    """A library: its path, after a colon what an archive calls it, and its units."""

    name: str
    units: tuple[Unit, ...]
    works_with_some: bool = False
    """Whether it is of use to a GPU that some units have code for."""

    @cached_property
    def best(self) -> tuple[str | None, frozenset[str]]:
        """The AMD processor that most units have code for, and the places of these."""
        places: dict[str, set[str]] = {}
        for unit in self.units:
            for entry in unit.entries:
                processor = _processor(entry)
                if processor and entry.size and not entry.is_host:
                    places.setdefault(processor, set()).add(unit.place)
        best = max(sorted(places), key=lambda processor: len(places[processor]), default=None)
        return best, frozenset(places[best] if best else ())


def _processor(entry: Entry) -> str | None:
    try:
        return TargetID.parse(entry.target or "").processor
    except ValueError:
        return None


@dataclass
class _Draft:
    """A library in the making."""

    name: str
    format: str
    source: Source
    containers: list[Container]
    lookup: Lookup
    member_at: int = 0
    """Where in the name that of the member of a package begins."""

    @property
    def stem(self) -> str:
        """The name without the target, which files that stand for each other share."""
        return "".join(self._stem)

    @property
    def operation(self) -> tuple[str, str] | None:
        """Of Tensile's files, the folder and what they compute: with kernels for a GPU in particular, or with others."""
        folder, name = self._stem
        if self.format in HOSTS or "*" not in name or not TENSILE.match(name):
            return None
        return folder, _VARIANT.sub("", name).rpartition(".")[0]

    @property
    def _stem(self) -> tuple[str, str]:
        at = max(self.name.rfind("/") + 1, self.member_at)
        folder, name = self.name[:at], _TARGET.sub("*", self.name[at:])
        return folder if self.format in HOSTS else _TARGET.sub("*", folder), name


def libraries(files: Iterable[File], gpus: Sequence[Gpu]) -> Iterator[Library]:
    """The libraries in ``files`` that hold device code. ``gpus`` say which ``.kpack`` files are looked for."""
    kpacks = Kpacks([spelling for gpu in gpus for spelling in gpu.spellings])
    drafts = [draft for file in files for draft in _drafts(file)]
    linked = {id(draft): list(kpacks.units_of(draft.containers, draft.lookup)) for draft in drafts}
    together: dict[tuple[str, bool], list[_Draft]] = {}
    for draft in drafts:
        if draft.format == "kpack" and kpacks.is_looked_at(draft.containers):
            continue
        operation = draft.operation
        together.setdefault((operation[0], True) if operation else (draft.stem, False), []).append(draft)
    for (stem, is_tensile), given in together.items():
        group = list({draft.name: draft for draft in given}.values())
        if is_tensile:
            units = list(_tensile_units(group))
            stem += TENSILE_NAME
        elif group[0].format in BARE:
            units = _bare_units(group)
        else:
            units = _alternatives([_units(draft, linked[id(draft)]) for draft in group])
        if units := [unit for unit in units if unit.targets or unit.problem]:
            yield Library(group[0].name if len(group) == 1 else stem, tuple(units), is_tensile)


def _drafts(file: File) -> Iterator[_Draft]:
    folder = None if file.source.path is None else Path(file.path).parent
    if file.format in PACKAGES:
        yield from _in_package(file.path, file.containers, file.path)
    else:
        yield _Draft(file.path, file.format, file.source, file.containers, on_disk(folder))


def _in_package(path: str, members: list[Container], archive: str) -> Iterator[_Draft]:
    found = [member for member in members if isinstance(member, Member) and member.source]
    names = {member.name or "": member for member in found}
    for member in found:
        name = f"{path}:{member.name}"
        assert member.source
        if member.format in PACKAGES:
            yield from _in_package(name, member.containers, archive)
        else:
            lookup = in_archive(path, names, member)
            yield _Draft(name, member.format, member.source, member.containers, lookup, len(path) + 1)


def _bare_units(group: list[_Draft]) -> list[Unit]:
    """Of files that are code themselves: one unit, or for kpack one for each translation unit."""
    keyed: dict[str, list[Entry]] = {}
    for draft in group:
        for container in draft.containers:
            for entry in container.entries:
                key = entry.attributes.get("key") if draft.format == "kpack" else None
                keyed.setdefault(str(key or "the code"), []).append(entry)
    return [Unit(place, tuple(entries)) for place, entries in keyed.items()]


def _tensile_units(group: list[_Draft]) -> Iterator[Unit]:
    """A unit for each operation."""
    operations: dict[str, list[Entry]] = {}
    for draft in group:
        assert draft.operation
        entries = operations.setdefault(draft.operation[1], [])
        entries += [entry for container in draft.containers for inner in container.walk() for entry in inner.entries]
    for operation, entries in operations.items():
        yield Unit(operation, tuple(entries))


def _alternatives(files: list[list[Unit]]) -> list[Unit]:
    """The units of files of which one is loaded: the first of each are one, and so on.

    A file with fewer of them has all of its code in those.
    """
    if len(files) == 1:
        return files[0]
    files = [units for units in files if units]
    found = []
    for number in range(max(map(len, files), default=0)):
        row = [units[min(number, len(units) - 1)] for units in files]
        entries = tuple(entry for unit in row for entry in unit.entries)
        problem = next((unit.problem for unit in row if unit.problem), None) if not entries else None
        found.append(Unit(row[0].place, entries, tuple(part for unit in row for part in unit.parts), problem))
    return found


def _units(draft: _Draft, kpacked: list[KpackUnits]) -> list[Unit]:
    units = [Unit(place, tuple(entries), problem=problem) for place, entries, problem in kpacked]
    unlinked: list[Unit] = []
    linked: list[int] = []
    bare: dict[str, list[Entry]] = {}
    previous: Container | None = None
    for container, where in _leaves(draft.containers, ""):
        unit = Unit(f"{container.kind} at {container.offset:#x}{where}", tuple(container.entries))
        if container.kind == BareCode.kind:
            bare.setdefault(where, []).extend(container.entries)
            continue
        if container.kind == OFFLOAD_BINARY and previous and _continues(units[-1], previous, container):
            units[-1] = Unit(units[-1].place, units[-1].entries + unit.entries)
        elif container.section in UNLINKED:
            unlinked.append(unit)
        else:
            if unit.entries and _is_link_result(container, draft.source):
                linked.append(len(units))
            units.append(unit)
            previous = container
    # The library itself chooses among code objects that have no container.
    units += [Unit(f"{len(entries)} code objects{where}", tuple(entries)) for where, entries in bare.items()]
    if not linked:
        return units + unlinked
    for index in linked:
        units[index] = Unit(units[index].place, units[index].entries, tuple(u for u in unlinked if u.targets))
    return units


def _leaves(containers: list[Container], where: str) -> Iterator[tuple[Container, str]]:
    """Every container with entries of its own, and words for what it is in."""
    for container in containers:
        inside = f" in {container.section}" if container.section else ""
        if container.name and not container.entries:
            inside = f" of {container.name}{where}"
        if container.entries:
            yield container, inside + where if container.section else where
        yield from _leaves(container.containers, where if container.entries else inside or where)


def _continues(unit: Unit, previous: Container, container: Container) -> bool:
    """Whether an offload binary of one image belongs with those before it, which have images for other targets."""
    if previous.kind != container.kind or previous.section != container.section:
        return False
    there = {(entry.kind, entry.triple, entry.target) for entry in unit.entries}
    return not any((entry.kind, entry.triple, entry.target) in there for entry in container.entries)


def _is_link_result(container: Container, source: Source) -> bool:
    if container.kind != "cuda-fatbin" or container.wrapper is None:
        return False
    at = container.wrapper - source.origin + 4
    return at >= 0 and int.from_bytes(source.read(at, 4), "little") == LINKED_VERSION
