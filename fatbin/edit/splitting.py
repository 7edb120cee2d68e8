"""``hipkit split``: writes the host file without device code, and a file for each target.

With ``kpack`` these are what ROCm's runtime looks for: a reference in the host's file says where, archives in
``.kpack`` hold the code. With ``bundle`` they are containers of the kind that the file had, for one target each.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path, PurePosixPath
from typing import Any

from ..errors import UsageError
from ..formats.compressed_bundle import CompressedBundle
from ..formats.kpack import KpackReference
from ..formats.kpack_toc import pack
from ..joined import same
from ..model import Container
from ..opening import open_source
from ..output import Staging
from ..records import dataclass, field
from ..source import Source
from ..walk import Walk
from .changes import Changes
from .checking import reopened
from .elf_kpack import host_with_reference
from .files import edited
from .pieces import KPACK_FOLDER, Pieces, bundles, kpacks
from .recipe import Part, Recipe, Step, digest, steps_for
from .report import Report
from .request import Request
from .split_input import Input, can_be_kpack, device_entries, inputs_of, unit_of

RECIPE_FOLDER = ".split"
FORMS = ("kpack", "bundle")
MANIFEST_VERSION = 1
REPACKING_LEVEL = 9
_ENDINGS = re.compile(r"\.(so[.0-9]*|dll|exe|pyd|hipfb|fatbin)$")


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
    written: list[dict[str, Any]] = field(default_factory=list)

    def as_document(self) -> dict[str, object]:
        """The report for JSON: ``cli/schema/split.json`` describes it."""
        return {
            "schema": "hipkit.split/1",
            "folder": self.folder,
            "files": [vars(file) for file in self.files],
            "pieces": [{"path": path, "target": target, "size": size} for path, target, size in self.pieces],
            "notes": self.notes,
            "written": self.written,
        }


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
    inputs = inputs_of(paths, prefix)
    form = form or _usual_form(inputs)
    if form not in FORMS:
        raise UsageError(f"{form!r} is not how hipkit splits; it is one of {', '.join(FORMS)}")
    group = group or (_stem(inputs[0].path.name) if len(inputs) == 1 else Path(folder).resolve().name)
    report = SplitReport(str(folder))
    exact = {each.name: _made_reproducible(each, report) for each in inputs}
    pieces = kpacks(inputs, group) if form == "kpack" else bundles(inputs, group)
    for each in inputs:
        each.host = _kpacked(each, group) if form == "kpack" else _emptied(each)
        if each.host.size:
            reopened(each.file, each.host)
    root = Path(folder)
    with Staging(force=force) as staging:
        for each in inputs:
            staging.write(root / each.name, each.host, like=each.path)
            recipe = _recipe(each, pieces, is_original=exact[each.name])
            staging.write(root / RECIPE_FOLDER / f"{each.name}.join", recipe.to_bytes())
            targets = sorted({e.target for c in each.containers() for e in c.entries if e.target and not e.is_host})
            size = each.path.stat().st_size
            report.files.append(SplitFile(str(each.path), each.name, size, each.host.size, targets, exact[each.name]))
        for target, path in pieces.paths.items():
            staging.write(root / path, pieces.data[target])
            report.pieces.append((path, target, pieces.data[target].size))
        if form == "kpack":
            staging.write(root / KPACK_FOLDER / f"{group}.kpm", _manifest(group, pieces))
    report.written = staging.described()
    return report


def _stem(name: str) -> str:
    """What is left of a file's name without what says that it is a library or a program."""
    return _ENDINGS.sub("", name) or name


def _usual_form(inputs: Sequence[Input]) -> str:
    return "kpack" if all(can_be_kpack(each) for each in inputs) else "bundle"


def _made_reproducible(each: Input, report: SplitReport) -> bool:
    """Whether what is compressed can be compressed again to the same bytes; else the file is made so that it can."""
    packed = [c for c in each.containers() if isinstance(c, CompressedBundle)]
    if all(_level_of(c) != REPACKING_LEVEL for c in packed):
        return True
    # Harder than by default: so that it takes no more room than it had.
    request = Request(compress=packed[0].compression, level=REPACKING_LEVEL)
    made = edited(each.file, Changes.of(each.file, request, Report(str(each.path), "", "")))
    assert made is not None
    each.file = open_source(made.sub(0, name=str(each.path)), Walk())
    report.notes.append(
        f"{each.path}: its compressed bundles were not compressed as hipkit does it; after a join they hold the same "
        "code, compressed anew"
    )
    return False


def _level_of(container: CompressedBundle) -> int | None:
    """The level that a bundle was compressed with: the default, or else the one that this splitter compresses with."""
    assert container.version and container.compression and container.source
    made = CompressedBundle.pack(container.bundle, version=container.version, method=container.compression)
    return None if same(made.to_source(), container.source) else REPACKING_LEVEL


# The host's file.


def _emptied(each: Input) -> Source:
    made = edited(each.file, Changes.of(each.file, Request(drop_all=True), Report(str(each.path), "", "")))
    assert made is not None
    return made


def _kpacked(each: Input, group: str) -> Source:
    up = "../" * each.name.count("/")
    reference = KpackReference(each.name, (f"{up}{KPACK_FOLDER}/{group}-@GFXARCH@.kpack",))
    containers = each.containers()
    units = {id(c): unit_of(containers, c) for c in containers}
    return host_with_reference(each.source, containers, reference.to_bytes(), units)


def _manifest(group: str, pieces: Pieces) -> bytes:
    """What ROCm's tools read to know which archives there are."""
    counts: dict[str, int] = {}
    for step in pieces.steps.values():
        counts[str(step[2])] = counts.get(str(step[2]), 0) + 1
    files = {
        target: {"file": PurePosixPath(path).name, "size": pieces.data[target].size, "kernel_count": counts[target]}
        for target, path in pieces.paths.items()
    }
    return pack({"format_version": MANIFEST_VERSION, "component_name": group, "prefix": "", "kpack_files": files})


# The way back.


def _recipe(each: Input, pieces: Pieces, *, is_original: bool) -> Recipe:
    host = each.host.sub(0, name=each.name)
    parts: list[Part] = []
    literals = b""
    for number, container in enumerate(each.containers()):
        own = {
            index: pieces.steps[each.name, number, index] for _, c, index, _ in device_entries(each) if c is container
        }
        if isinstance(container, CompressedBundle):
            bundle = container.inflated_source()
            inner = _entry_parts(container, own)
            steps, inner_literals = steps_for(bundle, Source.from_bytes(b""), inner)
            steps = [[s[0], s[1], s[2] + len(literals)] if s[0] == "literal" else s for s in steps]
            literals += inner_literals
            parts.append(
                Part(
                    container.offset,
                    container.size,
                    ["ccob", container.size, container.version, container.compression, _level_of(container), steps],
                )
            )
        else:
            parts += _entry_parts(container, own)
    steps, own_literals = steps_for(each.source, host, parts)
    steps = [[s[0], s[1], s[2] + len(literals)] if s[0] == "literal" else s for s in steps]
    used = sorted({str(step[2]) for key, step in pieces.steps.items() if key[0] == each.name})
    named = [[pieces.paths[target], digest(pieces.data[target]), target] for target in used]
    whole = digest(each.source)
    recipe = Recipe(each.name, each.source.size, whole, digest(each.host), is_original, steps, literals + own_literals)
    recipe.pieces = named
    return recipe


def _entry_parts(container: Container, steps: Mapping[int, Step]) -> list[Part]:
    """Where entries are in the file, which is split as a whole, or in what a bundle inflates to."""
    parts = []
    for index, step in steps.items():
        entry = container.entries[index]
        place = entry.stored or entry.source
        if place.size:
            parts.append(Part(place.origin, place.size, step))
    return parts
