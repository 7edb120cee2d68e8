"""What is loaded as one: the libraries in some files, and in each the units that must each have code for a GPU.

A unit is what a runtime selects from: a bundle, a fat binary, the code objects of one translation unit wherever they
are kept. A wheel, another package or a folder holds libraries; an ``ar`` archive is one. Bare code objects and
``.kpack`` files whose names differ in the target alone are one library, since whoever loads them picks the file by the
target.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from ..fatbin.formats.llvm_offload_table import KIND as OFFLOAD_BINARY
from ..fatbin.model import Container, Entry, File
from ..fatbin.opening import PACKAGES, Member
from ..fatbin.source import Source
from .gpus import Gpu
from .kpack_files import Kpacks, KpackUnits, Lookup, in_archive, on_disk

BARE = ("code-object", "cubin", "ptx", "spirv", "kpack")
"""Formats of which a file holds code for one target, as a rule."""
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


@dataclass
class _Draft:
    """A library in the making."""

    name: str
    format: str
    source: Source
    containers: list[Container]
    lookup: Lookup
    stem: str = field(init=False)

    def __post_init__(self) -> None:
        self.stem = _TARGET.sub("*", self.name) if self.format in BARE else self.name


def libraries(files: Iterable[File], gpus: Sequence[Gpu]) -> Iterator[Library]:
    """The libraries in ``files`` that hold device code. ``gpus`` say which ``.kpack`` files are looked for."""
    kpacks = Kpacks([spelling for gpu in gpus for spelling in gpu.spellings])
    drafts = [draft for file in files for draft in _drafts(file)]
    linked = {id(draft): list(kpacks.units_of(draft.containers, draft.lookup)) for draft in drafts}
    together: dict[str, list[_Draft]] = {}
    for draft in drafts:
        if draft.format == "kpack" and kpacks.is_looked_at(draft.containers):
            continue
        together.setdefault(draft.stem, []).append(draft)
    for stem, group in together.items():
        name = group[0].name if len(group) == 1 else stem
        units = _bare_units(group) if group[0].format in BARE else _units(group[0], linked[id(group[0])])
        if units := [unit for unit in units if unit.targets or unit.problem]:
            yield Library(name, tuple(units))


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
            yield _Draft(name, member.format, member.source, member.containers, in_archive(path, names, member))


def _bare_units(group: list[_Draft]) -> list[Unit]:
    """Of files that are code themselves: one unit, or for kpack one for each translation unit."""
    keyed: dict[str, list[Entry]] = {}
    for draft in group:
        for container in draft.containers:
            for entry in container.entries:
                key = entry.attributes.get("key") if draft.format == "kpack" else None
                keyed.setdefault(str(key or "the code"), []).append(entry)
    return [Unit(place, tuple(entries)) for place, entries in keyed.items()]


def _units(draft: _Draft, kpacked: list[KpackUnits]) -> list[Unit]:
    units = [Unit(place, tuple(entries), problem=problem) for place, entries, problem in kpacked]
    unlinked: list[Unit] = []
    linked: list[int] = []
    previous: Container | None = None
    for container, where in _leaves(draft.containers, ""):
        unit = Unit(f"{container.kind} at {container.offset:#x}{where}", tuple(container.entries))
        if container.kind == OFFLOAD_BINARY and previous and _continues(units[-1], previous, container):
            units[-1] = Unit(units[-1].place, units[-1].entries + unit.entries)
        elif container.section in UNLINKED:
            unlinked.append(unit)
        else:
            if unit.entries and _is_link_result(container, draft.source):
                linked.append(len(units))
            units.append(unit)
            previous = container
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
