"""The data of ``hipkit report``: libraries, targets, kernels, coverage and findings of files, in columns.

Kernels are columns of numbers and indexes into tables of strings, since libraries have a hundred thousand of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from ..fatbin.errors import HipkitError
from ..fatbin.measures import MEASURES, Piece, pieces
from ..fatbin.model import Entry, File, Finding, code_size
from ..fatbin.records import dataclass, field
from ..fatbin.target import PROCESSORS, TargetID
from ..fatbin.validate.registry import RULES
from ..fatbin.validate.rules import Judges, validate, validate_set
from .covers import Coverage, coverage
from .gpus import Gpu, parse_gpu
from .libraries import Unit

MOST_GPUS = 64
"""Columns of the coverage matrix where the caller does not say which GPUs matter."""
Progress = Callable[[int], None]


class Strings:
    """A table of distinct strings."""

    def __init__(self) -> None:
        self.all: list[str] = []
        self._numbers: dict[str, int] = {}

    def number(self, text: str) -> int:
        """The index of ``text``, which is added where it is new."""
        number = self._numbers.get(text)
        if number is None:
            number = self._numbers[text] = len(self.all)
            self.all.append(text)
        return number


@dataclass
class Survey:
    """What :func:`survey` found; ``describe()`` is all of it as plain values."""

    coverage: Coverage
    pieces: list[tuple[int, str, str, int, int]] = field(default_factory=list)
    """Of each piece of code: its library, target, kind, size, and how many kernels."""
    kernels: dict[str, list[int | None]] = field(default_factory=dict)
    strings: Strings = field(default_factory=Strings)
    findings: list[tuple[str, Finding]] = field(default_factory=list)

    @property
    def kernel_count(self) -> int:
        """How many kernels there are, each of one target."""
        return len(self.kernels["name"])

    @property
    def size(self) -> int:
        """Bytes of device code, inflated."""
        return sum(size for _, _, _, size, _ in self.pieces)

    @property
    def targets(self) -> list[str]:
        """The distinct targets."""
        return sorted({target for _, target, _, _, _ in self.pieces})

    def describe(self) -> dict[str, Any]:
        met = {finding.rule for _, finding in self.findings}
        return {
            "libraries": [library.name for library in self.coverage.libraries],
            "pieces": self.pieces,
            "kernels": self.kernels,
            "strings": self.strings.all,
            "measures": [
                {"id": m.id, "title": m.title, "meaning": m.meaning, "more": m.more_is_better} for m in MEASURES
            ],
            "findings": [(path, f.severity, f.rule, f.message, f.offset, f.where) for path, f in self.findings],
            "rules": {id: (rule.explanation, rule.example) for id, rule in RULES.items() if id in met},
            "gpus": [str(gpu) for gpu in self.coverage.gpus],
            "fits": list(self._fits()),
        }

    def _fits(self) -> Iterator[list[str | None]]:
        """For each library, how each GPU is covered."""
        step = len(self.coverage.gpus)
        results = self.coverage.results
        for at in range(0, len(results), step or 1):
            yield [result.fit.value if result.fit else None for result in results[at : at + step]]


def survey(
    files: Sequence[File],
    gpus: Sequence[str] = (),
    *,
    processes: int = 1,
    advance: Progress = lambda size: None,
) -> Survey:
    """Read all the code in ``files`` and check it. ``gpus`` are those to tell coverage for, by default all named.

    ``processes`` is as for :func:`hipkit.validate`. ``advance`` gets the sizes of what was checked, in bytes; together they
    are about :func:`work`.
    """
    asked = [parse_gpu(text) for text in gpus] or gpus_named(files)
    found = Survey(coverage(list(files), asked))
    columns = ("piece", "name", "symbol", "signature", "limit", *(measure.id for measure in MEASURES))
    found.kernels = {column: [] for column in columns}
    with Judges(processes, with_figures=True) as judges:
        for file in files:
            found.findings += [(file.path, finding) for finding in _checked(file, judges, advance)]
    for number, library in enumerate(found.coverage.libraries):
        for piece in pieces(_entries(library.units), known=judges.measured):
            _add(found, number, piece)
    for folder, together in validate_set(files).items():
        found.findings += [(folder, finding) for finding in together]
    found.findings.sort(key=lambda pair: ("error", "warning", "note").index(pair[1].severity))
    return found


def work(files: Iterable[File]) -> int:
    """How many bytes a survey of ``files`` looks at."""
    return sum(map(code_size, files))


def gpus_named(files: Iterable[File]) -> list[Gpu]:
    """The GPUs that some entry of ``files`` is made for: all members, of a family."""
    names: dict[str, None] = {}
    for entry in (entry for file in files for entry in file.entries):
        if entry.is_host or not entry.size or not entry.target:
            continue
        if entry.target.startswith("sm_"):
            names[entry.target.rstrip("af")] = None
        else:
            names.update(dict.fromkeys(_devices(entry.target)))
    gpus: dict[str, Gpu] = {}
    for name in names:
        try:
            gpu = parse_gpu(name)
        except HipkitError:
            continue  # a processor that does not exist, which validate says
        gpus.setdefault(str(gpu), gpu)
    ordered = sorted(gpus.values(), key=lambda gpu: (gpu.vendor, len(str(gpu).partition(":")[0]), str(gpu)))
    return ordered[:MOST_GPUS]


def _devices(text: str) -> list[str]:
    try:
        target = TargetID.parse(text)
    except ValueError:
        return []
    known = PROCESSORS.get(target.processor)
    if known is None:
        return []
    processors = [p.name for p in PROCESSORS.values() if p.generic == known.name] if known.is_generic else [known.name]
    return [str(TargetID(processor, target.features)) for processor in processors]


def _entries(units: Iterable[Unit]) -> Iterator[Entry]:
    for unit in units:
        yield from unit.entries
        yield from _entries(unit.parts)


def _add(found: Survey, library: int, piece: Piece) -> None:
    kernels, strings, number = found.kernels, found.strings, len(found.pieces)
    found.pieces.append((library, piece.target, piece.entry.kind, piece.entry.size, len(piece.kernels)))
    for kernel in piece.kernels:
        kernels["piece"].append(number)
        kernels["name"].append(strings.number(kernel.demangled))
        kernels["symbol"].append(strings.number(kernel.name))
        kernels["signature"].append(strings.number(kernel.signature))
        kernels["limit"].append(None if kernel.limited_by is None else strings.number(kernel.limited_by))
        for measure, value in zip(MEASURES, kernel.values, strict=True):
            kernels[measure.id].append(value)


def _checked(file: File, judges: Judges, advance: Progress) -> list[Finding]:
    """What validate finds; content that cannot be inflated is a finding too."""
    try:
        return validate(file, processes=judges, on_bytes=advance)
    except HipkitError as error:
        return [*file.findings, Finding("payload", "error", str(error))]
