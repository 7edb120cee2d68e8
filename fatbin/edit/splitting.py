"""Fat files taken apart: the host's file without device code, and a file for each target.

With ``kpack`` these are what ROCm's runtime looks for: a reference in the host's file says where, archives in
``.kpack`` hold the code. With ``bundle`` they are containers of the kind that the file had, for one target each.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path, PurePosixPath

from ..errors import UnsupportedError, UsageError
from ..formats.compressed_bundle import CompressedBundle
from ..formats.kpack import Kpack, KpackEntry, KpackReference
from ..formats.kpack_toc import pack
from ..model import Container, Entry, File
from ..opening import open_source
from ..output import Staging
from ..source import Source
from ..walk import Walk
from . import containers as writers
from .changes import Changes
from .elf_kpack import host_with_reference
from .files import edited
from .recipe import Part, Recipe, Step, digest, steps_for
from .report import Report
from .request import Request, editable_containers

KPACK_FOLDER, RECIPE_FOLDER = ".kpack", ".split"
FORMS = ("kpack", "bundle")
MANIFEST_VERSION = 1
REPACKING_LEVEL = 9
_ENDINGS = re.compile(r"\.(so[.0-9]*|dll|exe|pyd|hipfb|fatbin)$")
_PLAIN = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.:+-]{0,100}")
_SPLITS = ("offload-bundle", "compressed-bundle", "cuda-fatbin", "llvm-offload-binary", "kpack")
_SUFFIXES = {"cuda-fatbin": ".fatbin", "llvm-offload-binary": ".offload", "kpack": ".kpack"}


@dataclass
class SplitFile:
    """What became of one file: the host's part, and whether :func:`join` makes the same bytes again."""

    path: str
    host: str
    before: int
    after: int
    targets: list[str]
    is_exact: bool


@dataclass
class SplitReport:
    """What a split wrote: host files, and for each piece its path, target and size."""

    folder: str
    files: list[SplitFile] = field(default_factory=list)
    pieces: list[tuple[str, str, int]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def as_document(self) -> dict[str, object]:
        """The report for JSON: ``cli/schema/split.json`` describes it."""
        return {
            "schema": "hipkit.split/1",
            "folder": self.folder,
            "files": [vars(file) for file in self.files],
            "pieces": [{"path": path, "target": target, "size": size} for path, target, size in self.pieces],
            "notes": self.notes,
        }


@dataclass
class _Input:
    """A file to split; ``name`` is its path from the prefix, by which kpacks know it."""

    path: Path
    name: str
    file: File
    host: bytes = b""

    @property
    def source(self) -> Source:
        return self.file.source

    def containers(self) -> list[Container]:
        return list(editable_containers(self.file))


@dataclass
class _Pieces:
    """The files with device code: bytes for each target, and where in them an entry is."""

    paths: dict[str, str] = field(default_factory=dict)
    data: dict[str, bytes] = field(default_factory=dict)
    steps: dict[tuple[str, int, int], Step] = field(default_factory=dict)
    """By input, number of container and of entry: what the recipe has for it; sizes are those of the content."""

    def number(self, target: str) -> int:
        return list(self.paths).index(target)


def split(
    paths: Sequence[str | os.PathLike[str]],
    folder: str | os.PathLike[str],
    *,
    form: str | None = None,
    group: str | None = None,
    prefix: str | os.PathLike[str] | None = None,
    force: bool = False,
) -> SplitReport:
    """Write the files at ``paths`` without their device code below ``folder``, and that code in a file per target.

    ``form`` is ``kpack`` or ``bundle``; left out, it is ``kpack`` for HIP in ELF files and ``bundle`` for all else.
    ``group`` names the pieces. Files keep their paths from ``prefix``, by default the folder that all are in.
    """
    inputs = _inputs(paths, prefix)
    form = form or _usual_form(inputs)
    if form not in FORMS:
        raise UsageError(f"{form!r} is not how hipkit splits; it is one of {', '.join(FORMS)}")
    group = group or (_stem(inputs[0].path.name) if len(inputs) == 1 else Path(folder).resolve().name)
    report = SplitReport(str(folder))
    exact = {each.name: _made_reproducible(each, report) for each in inputs}
    pieces = _kpacks(inputs, group) if form == "kpack" else _bundles(inputs, group)
    for each in inputs:
        each.host = _kpacked(each, group) if form == "kpack" else _emptied(each)
    root = Path(folder)
    with Staging(force=force) as staging:
        for each in inputs:
            staging.write(root / each.name, each.host)
            recipe = _recipe(each, pieces, is_original=exact[each.name])
            staging.write(root / RECIPE_FOLDER / f"{each.name}.join", recipe.to_bytes())
            targets = sorted({e.target for c in each.containers() for e in c.entries if e.target and not e.is_host})
            size = each.path.stat().st_size
            report.files.append(SplitFile(str(each.path), each.name, size, len(each.host), targets, exact[each.name]))
        for target, path in pieces.paths.items():
            staging.write(root / path, pieces.data[target])
            report.pieces.append((path, target, len(pieces.data[target])))
        if form == "kpack":
            staging.write(root / KPACK_FOLDER / f"{group}.kpm", _manifest(group, pieces))
    for each in inputs:
        (root / each.name).chmod(each.path.stat().st_mode & 0o777)
    return report


def _stem(name: str) -> str:
    """What is left of a file's name without what says that it is a library or a program."""
    return _ENDINGS.sub("", name) or name


def _inputs(paths: Sequence[str | os.PathLike[str]], prefix: str | os.PathLike[str] | None) -> list[_Input]:
    if not paths:
        raise UsageError("nothing to split: name a file")
    whole = [Path(path).resolve() for path in paths]
    root = Path(prefix).resolve() if prefix is not None else Path(os.path.commonpath([path.parent for path in whole]))
    found: list[_Input] = []
    for given, path in zip(paths, whole, strict=True):
        if not path.is_relative_to(root):
            raise UsageError(f"{os.fspath(given)}: is not below the prefix {root}")
        name = PurePosixPath(path.relative_to(root)).as_posix()
        if any(each.name == name for each in found):
            raise UsageError(f"{os.fspath(given)}: is named twice")
        each = _Input(Path(given), name, open_source(Source.from_path(given), Walk()))
        _check(each)
        found.append(each)
    return found


def _check(each: _Input) -> None:
    """Refuse what cannot be taken apart."""
    if each.file.format in ("zip", "archive"):
        raise _unsupported(each, f"is a {each.file.format}; unpack it and split the files in it")
    device = [e for c in each.containers() for e in c.entries if e.target and not e.is_host]
    if not device:
        raise UsageError(f"{each.path}: has no device code to split off")
    named = next((e.target for e in device if e.target and not _PLAIN.fullmatch(e.target)), None)
    if named is not None:
        raise _unsupported(each, f"has a target {named!r}, which cannot be part of a file's name")
    odd = next((c for c in each.containers() if c.kind not in _SPLITS), None)
    if odd is not None:
        raise _unsupported(each, f"has a {odd.kind}, which hipkit does not split; it splits {', '.join(_SPLITS)}")
    whole = next((c for c in each.containers() for e in c.entries if e.inflated and e.stored is None), None)
    if whole is not None and not isinstance(whole, CompressedBundle):
        raise _unsupported(each, f"has a {whole.kind} that is compressed as a whole; edit --compress none first")
    nested = next((c for c in each.containers() if c.containers), None)
    if nested is not None:
        raise _unsupported(each, f"has containers inside a {nested.kind}, which hipkit does not split")


def _usual_form(inputs: Sequence[_Input]) -> str:
    return "kpack" if all(_can_be_kpack(each) for each in inputs) else "bundle"


def _can_be_kpack(each: _Input) -> bool:
    kinds = {container.kind for container in each.containers()}
    wrapped = all(container.wrapper is not None for container in each.containers())
    return each.file.format == "elf" and kinds <= {"offload-bundle", "compressed-bundle"} and wrapped


def _made_reproducible(each: _Input, report: SplitReport) -> bool:
    """Whether what is compressed can be compressed again to the same bytes; else the file is made so that it can."""
    packed = [c for c in each.containers() if isinstance(c, CompressedBundle)]
    if all(_level_of(c) != REPACKING_LEVEL for c in packed):
        return True
    # Harder than by default: so that it takes no more room than it had.
    request = Request(compress=packed[0].compression, level=REPACKING_LEVEL)
    made = edited(each.file, Changes.of(each.file, request, Report(str(each.path), "", "")))
    assert made is not None
    each.file = open_source(Source.from_bytes(made, str(each.path)), Walk())
    report.notes.append(
        f"{each.path}: its compressed bundles were not compressed as hipkit does it; after a join they hold the same "
        "code, compressed anew"
    )
    return False


def _level_of(container: CompressedBundle) -> int | None:
    """The level that a bundle was compressed with: the default, or else the one that this splitter compresses with."""
    assert container.version and container.compression and container.source
    made = CompressedBundle.pack(container.bundle, version=container.version, method=container.compression)
    return None if made.to_bytes() == container.source.read() else REPACKING_LEVEL


def _entries(each: _Input) -> Iterator[tuple[int, Container, int, Entry]]:
    """Each device's entry with its number and that of its container."""
    for number, container in enumerate(each.containers()):
        for index, entry in enumerate(container.entries):
            if entry.target and not entry.is_host:
                yield number, container, index, entry


# The pieces.


def _kpacks(inputs: Sequence[_Input], group: str) -> _Pieces:
    """An archive for each target, with the code of every file."""
    pieces, kernels = _Pieces(), dict[str, list[KpackEntry]]()
    for each in inputs:
        if not _can_be_kpack(each):
            raise _unsupported(each, "only HIP bundles with wrappers in ELF files become kpacks; use --as bundle")
        for number, container, index, entry in _entries(each):
            assert entry.target
            key = f"{each.name}#{unit_of(each.containers(), container)}"
            made = KpackEntry.make(f"{key}:{entry.target}", entry.data)
            of_target = kernels.setdefault(entry.target, [])
            if any(other.id == made.id for other in of_target):
                raise _unsupported(each, f"container {number} has two entries for {entry.target}; use --as bundle")
            of_target.append(made)
            pieces.steps[each.name, number, index] = ["kernel", entry.size, entry.target, made.id]
    for target, entries in sorted(kernels.items()):
        pieces.paths[target] = f"{KPACK_FOLDER}/{group}-{target}.kpack"
        archive = Kpack(list(entries), compression="zstd", group_name=group, gfx_arch_family=target)
        pieces.data[target] = archive.to_bytes()
    return pieces


def unit_of(containers: Sequence[Container], container: Container) -> int:
    """The index by which kpacks know a container: that of its wrapper."""
    wrappers = sorted(c.wrapper for c in containers if c.wrapper is not None)
    assert container.wrapper is not None
    return wrappers.index(container.wrapper)


def _bundles(inputs: Sequence[_Input], group: str) -> _Pieces:
    """For each target the containers with its entries alone, one behind another; those of every file in turn."""
    pieces = _Pieces()
    out: dict[str, bytearray] = {}
    kinds: dict[str, str] = {}
    for each in inputs:
        for number, container in enumerate(each.containers()):
            for target in dict.fromkeys(e.target for e in container.entries if e.target and not e.is_host):
                data = out.setdefault(target, bytearray())
                kinds.setdefault(target, container.kind)
                data.extend(bytes(-len(data) % writers.PIECE_ALIGNMENT))
                made, places = _alone(container, target)
                for index, (at, size) in places.items():
                    pieces.steps[each.name, number, index] = ["piece", size, target, len(data) + at]
                data += made
    for target in sorted(out):
        suffix = _SUFFIXES.get(kinds[target], ".hipfb")
        pieces.paths[target] = f"{group}-{target}{suffix}"
        pieces.data[target] = bytes(out[target])
    return pieces


def _alone(container: Container, target: str) -> tuple[bytes, dict[int, tuple[int, int]]]:
    """The container with the entries for one target, and where their bytes are in it, as they are stored."""
    plain = container.bundle if isinstance(container, CompressedBundle) else container
    chosen = [n for n, e in enumerate(plain.entries) if e.target == target and not e.is_host]
    kept = [e for n, e in enumerate(plain.entries) if n in chosen or e.is_host]
    made = writers.rewritten(plain, [replace(e, at=None) if plain.kind == "offload-bundle" else e for e in kept])
    places: dict[int, tuple[int, int]] = {}
    search = 0
    for index in chosen:
        stored = (plain.entries[index].stored or plain.entries[index].source).read()
        at = made.find(stored, search)
        assert at >= 0, (container.kind, index)
        places[index], search = (at, len(stored)), at + len(stored)
    return made, places


# The host's file.


def _emptied(each: _Input) -> bytes:
    made = edited(each.file, Changes.of(each.file, Request(drop_all=True), Report(str(each.path), "", "")))
    assert made is not None
    return made


def _kpacked(each: _Input, group: str) -> bytes:
    up = "../" * each.name.count("/")
    reference = KpackReference(each.name, (f"{up}{KPACK_FOLDER}/{group}-@GFXARCH@.kpack",))
    containers = each.containers()
    units = {id(c): unit_of(containers, c) for c in containers}
    return host_with_reference(each.source, containers, reference.to_bytes(), units)


def _manifest(group: str, pieces: _Pieces) -> bytes:
    """What ROCm's tools read to know which archives there are."""
    counts: dict[str, int] = {}
    for step in pieces.steps.values():
        counts[str(step[2])] = counts.get(str(step[2]), 0) + 1
    files = {
        target: {"file": PurePosixPath(path).name, "size": len(pieces.data[target]), "kernel_count": counts[target]}
        for target, path in pieces.paths.items()
    }
    return pack({"format_version": MANIFEST_VERSION, "component_name": group, "prefix": "", "kpack_files": files})


# The way back.


def _recipe(each: _Input, pieces: _Pieces, *, is_original: bool) -> Recipe:
    host = Source.from_bytes(each.host, each.name)
    parts: list[Part] = []
    literals = b""
    for number, container in enumerate(each.containers()):
        own = {index: pieces.steps[each.name, number, index] for _, c, index, _ in _entries(each) if c is container}
        if isinstance(container, CompressedBundle):
            bundle = container.inflated_source()
            inner = _entry_parts(container, own, 0)
            steps, inner_literals = steps_for(bundle, Source.from_bytes(b""), inner)
            steps = [[s[0], s[1], s[2] + len(literals)] if s[0] == "literal" else s for s in steps]
            literals += inner_literals
            parts.append(
                Part(
                    container.offset - each.source.origin,
                    container.size,
                    ["ccob", container.size, container.version, container.compression, _level_of(container), steps],
                )
            )
        else:
            parts += _entry_parts(container, own, each.source.origin)
    steps, own_literals = steps_for(each.source, host, parts)
    steps = [[s[0], s[1], s[2] + len(literals)] if s[0] == "literal" else s for s in steps]
    used = sorted({str(step[2]) for key, step in pieces.steps.items() if key[0] == each.name})
    named = [[pieces.paths[target], digest(pieces.data[target]), target] for target in used]
    whole = digest(each.source.view())
    recipe = Recipe(each.name, each.source.size, whole, digest(each.host), is_original, steps, literals + own_literals)
    recipe.pieces = named
    return recipe


def _entry_parts(container: Container, steps: Mapping[int, Step], origin: int) -> list[Part]:
    parts = []
    for index, step in steps.items():
        entry = container.entries[index]
        place = entry.stored or entry.source
        if place.size:
            parts.append(Part(place.origin - origin, place.size, step))
    return parts


def _unsupported(each: _Input, message: str) -> UnsupportedError:
    return UnsupportedError(message, source=str(each.path), offset=0, container="file", rule="split")
