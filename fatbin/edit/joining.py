"""``hipkit join``: restores the files that were split, and checks their hashes."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..errors import NotFoundError, UsageError
from ..formats import offload_bundle
from ..formats.compressed_bundle import CompressedBundle
from ..formats.kpack import read as read_kpack
from ..joined import padded, zeros
from ..opening import open_source
from ..output import Staging
from ..records import dataclass
from ..source import Source
from ..walk import Walk
from .changes import Changes
from .files import edited
from .recipe import Recipe, Step, digest, followed, part_of
from .report import Report
from .request import Request
from .splitting import RECIPE_FOLDER


@dataclass
class JoinedFile:
    """A file that was put together. ``is_exact``: it is the one that was split, byte for byte."""

    name: str
    output: str
    size: int
    targets: list[str]
    missing: list[str]
    is_exact: bool


@dataclass
class JoinReport:
    """What a join wrote."""

    folder: str
    files: list[JoinedFile]
    written: list[dict[str, Any]]

    def as_document(self) -> dict[str, object]:
        """The report for JSON: ``cli/schema/join.json`` describes it."""
        files = [vars(file) for file in self.files]
        return {"schema": "hipkit.join/1", "folder": self.folder, "files": files, "written": self.written}


def join(
    folder: str | os.PathLike[str], out: str | os.PathLike[str], *, partial: bool = False, force: bool = False
) -> JoinReport:
    """Put together what :func:`split` wrote to ``folder``; the files get the paths below ``out`` that they had.

    Where the files of some targets are not there any more, ``partial`` makes files without those targets.
    """
    root = Path(folder)
    if not root.is_dir():
        raise UsageError(f"{root}: is not a folder; join takes the one that split wrote")
    recipes = sorted((root / RECIPE_FOLDER).rglob("*.join"))
    if not recipes:
        raise NotFoundError(f"{root}: nothing that hipkit split is here: there is no {RECIPE_FOLDER}/*.join")
    files = []
    with Staging(force=force) as staging:
        for path in recipes:
            recipe = Recipe.parse(Source.from_path(path))
            name = path.relative_to(root / RECIPE_FOLDER).as_posix().removesuffix(".join")
            if recipe.name != name:
                raise UsageError(f"{path}: is the recipe of {recipe.name!r}, not of {name!r}")
            target = Path(out, *name.split("/"))
            staging.refuse_existing(target)
            data, missing = _joined(root, recipe, name, partial=partial)
            staging.write(target, data, like=root / name)
            targets = [piece[2] for piece in recipe.pieces if piece[2] not in missing]
            exact = recipe.is_original and not missing
            files.append(JoinedFile(name, str(target), data.size, targets, missing, exact))
    return JoinReport(str(folder), files, staging.described())


def _joined(root: Path, recipe: Recipe, name: str, *, partial: bool) -> tuple[Source, list[str]]:
    host = Source.from_path(root / name)
    if digest(host) != recipe.host:
        raise UsageError(f"{root / name}: was changed since it was split; split the changed file instead")
    pieces = _Pieces(root, recipe)
    if pieces.missing and not partial:
        lost = ", ".join(piece[0] for piece in recipe.pieces if piece[2] in pieces.missing)
        raise NotFoundError(f"{root}: {lost} not here; --partial joins without")
    data = followed(recipe.steps, recipe, host, pieces.makers(host))
    if not pieces.missing:
        if digest(data) != recipe.sha256:
            raise UsageError(f"{root / name}: what comes out is not what was split; its recipe is damaged")
        return data, []
    whole = open_source(data.sub(0, name=name), Walk())
    request = Request(drop=tuple(pieces.missing))
    made = edited(whole, Changes.of(whole, request, Report(name, "", "")))
    return data if made is None else made, pieces.missing


class _Pieces:
    """The files with device code that are there, each checked by its hash when it is first needed."""

    def __init__(self, root: Path, recipe: Recipe) -> None:
        self._recipe = recipe
        self._sources: dict[str, Source] = {}
        self._kernels: dict[str, dict[str, Source]] = {}
        self.missing: list[str] = []
        for path, expected, target in recipe.pieces:
            place = root.joinpath(*path.split("/"))
            if ".." in path.split("/") or Path(path).is_absolute():
                raise UsageError(f"{path!r}: leads out of the folder")
            if not place.is_file():
                self.missing.append(target)
                continue
            source = self._sources[target] = Source.from_path(place)
            if digest(source) != expected:
                raise UsageError(f"{place}: was changed since it was split")

    def makers(self, host: Source) -> dict[str, Callable[..., Source]]:
        """What makes the bytes of each kind of step that needs more than the host's file."""

        def ccob(_size: int, version: int, method: str, level: int | None, steps: list[Step]) -> Source:
            plain = followed(steps, self._recipe, host, self.makers(host))
            bundle = offload_bundle.read(plain)
            made = CompressedBundle.pack(bundle, version=version, method=method, level=level).to_source()
            # Without some targets it is another size: what is missing then is dropped, and with it the difference.
            return padded(made, _size) if self.missing else made

        return {"piece": self._piece, "kernel": self._kernel, "ccob": ccob}

    def _piece(self, size: int, target: str, at: int) -> Source:
        """Bytes of a piece as they stand in it; zeros for one that is missing."""
        return zeros(size) if target in self.missing else part_of(self._sources[target], at, size)

    def _kernel(self, size: int, target: str, id: str) -> Source:
        """A code object of an archive; zeros for one that is missing."""
        if target in self.missing:
            return zeros(size)
        if target not in self._kernels:
            entries = read_kpack(self._sources[target]).entries
            self._kernels[target] = {entry.id: entry.source for entry in entries}
        return self._kernels[target][id]
