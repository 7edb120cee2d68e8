"""``hipkit.covers``: whether every library has code for each of some GPUs."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator

from ..fatbin.cached import cached_property
from ..fatbin.errors import UsageError
from ..fatbin.model import File, Finding
from ..fatbin.opening import files_of
from ..fatbin.records import dataclass, field
from .gpus import Choice, Fit, Gpu, parse_gpu
from .libraries import Library, Unit, libraries


@dataclass(frozen=True)
class UnitCoverage:
    """What one GPU takes of one unit; where that is linked when the program starts, ``parts`` say of what."""

    unit: Unit
    choice: Choice
    parts: tuple[UnitCoverage, ...] = ()

    @property
    def fit(self) -> Fit:
        """How the code gets onto the GPU, or that none does."""
        if self.choice.fit is Fit.NONE and self.parts and all(part.fit is not Fit.NONE for part in self.parts):
            return Fit.JIT
        return self.choice.fit

    @property
    def why_not(self) -> str:
        """What the unit has instead, in a few words."""
        return self.unit.problem or f"has {', '.join(self.unit.targets)}"


@dataclass(frozen=True)
class LibraryCoverage:
    """A library and a GPU: :attr:`units` are those of its units that hold code of the GPU's vendor."""

    library: Library
    gpu: Gpu
    units: tuple[UnitCoverage, ...]

    @property
    def concerns(self) -> bool:
        """Whether the library holds code of that vendor at all."""
        return bool(self.units)

    @property
    def fit(self) -> Fit | None:
        """The worst of its units: a library runs when all of it does. None where it does not concern the GPU.

        One that works with some of them has the worst of those that it works with.
        """
        fits = [unit.fit for unit in self.units]
        if self.library.works_with_some:
            fits = [fit for fit in fits if fit is not Fit.NONE] or fits
        return max(fits, key=lambda fit: fit.order, default=None)

    @property
    def is_covered(self) -> bool:
        """Whether every unit has code for the GPU."""
        return self.concerns and not self.missing

    @property
    def missing(self) -> tuple[UnitCoverage, ...]:
        """The units without code for the GPU, which has to have it."""
        lacking = self._lacking
        return () if self.library.works_with_some and len(lacking) < len(self.units) else lacking

    @property
    def gaps(self) -> tuple[UnitCoverage, ...]:
        """Of a library that works with some of its units: those that the best covered GPU has, and this one has not."""
        if not self.library.works_with_some or self.missing:
            return ()
        _, places = self.library.best
        return tuple(unit for unit in self._lacking if unit.unit.place in places)

    @property
    def _lacking(self) -> tuple[UnitCoverage, ...]:
        return tuple(unit for unit in self.units if unit.fit is Fit.NONE)


@dataclass(frozen=True)
class Coverage:
    """What :func:`covers` found. It is true where every GPU is covered.

    A GPU is covered when some library holds code for it and every library with code of its vendor does.
    """

    gpus: tuple[Gpu, ...]
    libraries: tuple[Library, ...]
    results: tuple[LibraryCoverage, ...] = field(repr=False)
    """One for each library and GPU, libraries first."""
    findings: tuple[tuple[str, Finding], ...] = ()
    """What is damaged in the files, with their paths: the rest was looked at all the same."""

    def of(self, gpu: Gpu) -> list[LibraryCoverage]:
        """The results for one GPU, without the libraries that do not concern it."""
        return self._by_gpu.get(gpu, [])

    @cached_property
    def _by_gpu(self) -> dict[Gpu, list[LibraryCoverage]]:
        found: dict[Gpu, list[LibraryCoverage]] = {}
        for result in self.results:
            if result.concerns:
                found.setdefault(result.gpu, []).append(result)
        return found

    def is_covered(self, gpu: Gpu) -> bool:
        """Whether ``gpu`` runs all of it."""
        concerned = self.of(gpu)
        return bool(concerned) and all(result.is_covered for result in concerned)

    def gaps(self, gpu: Gpu) -> list[UnitCoverage]:
        """What ``gpu`` runs without, although another GPU has it."""
        return [gap for result in self.of(gpu) for gap in result.gaps]

    @property
    def uncovered(self) -> tuple[Gpu, ...]:
        """The GPUs that lack something."""
        return tuple(gpu for gpu in self.gpus if not self.is_covered(gpu))

    @property
    def is_damaged(self) -> bool:
        """Whether something could not be read as its format says."""
        return any(finding.severity == "error" for _, finding in self.findings)

    def __bool__(self) -> bool:
        return not self.uncovered

    def explain(self) -> str:
        """A line for every entry, library by library: what becomes of it on each GPU."""
        return "\n".join(line for result in self.results if result.concerns for line in _explained(result))


def covers(
    what: str | os.PathLike[str] | File | Iterable[str | os.PathLike[str] | File], gpus: Iterable[str | Gpu]
) -> Coverage:
    """Whether ``what`` covers ``gpus``: a path, a folder, an opened file, or several.

    A GPU is ``gfx942``, ``gfx90a:xnack+`` (features that are not named are as devices report them by default:
    sramecc on, xnack off), or ``sm_90``. Headers are read, and nothing is inflated beyond tables of contents.
    """
    asked = list(dict.fromkeys(gpu if isinstance(gpu, Gpu) else parse_gpu(gpu) for gpu in _each(gpus)))
    if not asked:
        raise UsageError("no GPU is named; give at least one, such as gfx942 or sm_90")
    several = [what] if isinstance(what, (str, os.PathLike, File)) else list(what)
    files = [file for each in several for file in files_of(each)]
    return coverage(files, asked)


def coverage(files: list[File], gpus: list[Gpu]) -> Coverage:
    """What :func:`covers` gives for files that are open."""
    found = tuple(libraries(files, gpus))
    results = tuple(_result(library, gpu) for library in found for gpu in gpus)
    findings = tuple(
        (file.path, finding)
        for file in files
        for finding in [*file.findings, *(finding for container in file.walk() for finding in container.findings)]
        if finding.severity == "error"
    )
    return Coverage(tuple(gpus), found, results, findings)


def _each(gpus: Iterable[str | Gpu]) -> Iterable[str | Gpu]:
    return [gpus] if isinstance(gpus, str) else gpus


def _result(library: Library, gpu: Gpu) -> LibraryCoverage:
    concerned = [
        _unit(unit, gpu)
        for unit in library.units
        if any(map(gpu.is_for, unit.entries)) or (unit.problem and gpu.vendor == "AMD")
    ]
    return LibraryCoverage(library, gpu, tuple(concerned))


def _unit(unit: Unit, gpu: Gpu) -> UnitCoverage:
    return UnitCoverage(unit, gpu.choose(unit.entries), tuple(_unit(part, gpu) for part in unit.parts))


def _explained(result: LibraryCoverage) -> Iterator[str]:
    for unit in result.units:
        yield f"{result.library.name}: {unit.unit.place}, on {result.gpu}: {FITS[unit.fit]}"
        yield from _unit_explained(unit)
        if unit.fit is Fit.JIT and unit.choice.fit is Fit.NONE:
            for part in unit.parts:
                yield f"  linked when it is loaded, with {part.unit.place}"
                yield from (f"  {line}" for line in _unit_explained(part))


def _unit_explained(unit: UnitCoverage) -> Iterator[str]:
    if unit.unit.problem:
        yield f"  {unit.unit.problem}"
    for verdict in unit.choice.verdicts:
        yield f"  {verdict.entry.id} {verdict.reason}"


FITS = {
    Fit.NATIVE: "covered",
    Fit.GENERIC: "covered by code for its family",
    Fit.JIT: "covered by code that is compiled when it is loaded (JIT)",
    Fit.NONE: "NOT covered",
}
"""What is said of each."""
