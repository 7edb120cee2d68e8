"""``hipkit.diff``: compares the targets and kernels of two builds."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from functools import partial
from pathlib import Path

from . import notebook
from .cached import cached_property
from .codeobject.demangle import spellings
from .folder import Loop, files_in
from .measures import MEASURES, KernelFigures, Measure, pieces_of
from .model import File, Finding, code_size
from .opening import Readable, open, open_found
from .records import NamedTuple, dataclass, field
from .workers import OnCount, count, in_order

WORTH_PROCESSES = 64 << 20
"""Bytes of each side from which on the time that other processes take to start is won back."""
MOST = 10.0
"""How often its old value a change counts for at most, so that what comes from nothing is not all there is."""


class Delta(NamedTuple):
    """A measure that changed; ``badness`` is above 0 where it got worse."""

    measure: Measure
    old: int | None
    new: int | None

    @property
    def badness(self) -> float:
        """How much worse it got: the relative change, weighed."""
        if self.old is None or self.new is None:
            return 0.0
        change = (self.new - self.old) / max(self.old, self.measure.floor)
        return self.measure.weight * min(MOST, max(-MOST, -change if self.measure.more_is_better else change))

    def __str__(self) -> str:
        return f"{self.measure.title} {self.old}→{self.new}"


class KernelChange(NamedTuple):
    """A kernel that is in both files, and not the same."""

    old: KernelFigures
    new: KernelFigures

    @property
    def target(self) -> str:
        """What it is compiled for."""
        return self.new.target

    @property
    def deltas(self) -> list[Delta]:
        """The measures that changed."""
        both = zip(MEASURES, self.old.values, self.new.values, strict=True)
        return [Delta(measure, old, new) for measure, old, new in both if old != new]

    @property
    def takes_others(self) -> bool:
        """Whether its arguments changed: whoever launches it must change too."""
        return self.old.signature != self.new.signature

    @property
    def badness(self) -> float:
        """What changes are ordered by: the gravest of its deltas, and a little of the others."""
        found = [delta.badness for delta in self.deltas]
        worst = max(found, default=0.0)
        return worst + 0.01 * sum(found) if worst > 0 else sum(found)

    @property
    def verdict(self) -> str:
        """``worse``, ``better``, ``mixed``, or ``changed`` where no figure says which."""
        found = [delta.badness for delta in self.deltas]
        worse, better = any(one > 0 for one in found), any(one < 0 for one in found)
        return ("mixed" if better else "worse") if worse else "better" if better else "changed"


@dataclass(frozen=True)
class Side:
    """One of the two files: the bytes of device code for each target, and how many kernels."""

    path: str
    targets: dict[str, int]
    kernels: int
    findings: tuple[Finding, ...] = ()

    @property
    def size(self) -> int:
        """Bytes of device code, inflated."""
        return sum(self.targets.values())

    @property
    def is_damaged(self) -> bool:
        """Whether something could not be read as its format says."""
        return any(finding.severity == "error" for finding in self.findings)


@dataclass(frozen=True)
class Diff:
    """What :func:`diff` found. ``changed`` has the worst first; it is true where anything differs."""

    old: Side
    new: Side
    matched: tuple[tuple[KernelFigures, KernelFigures], ...] = field(repr=False)
    added: tuple[KernelFigures, ...] = field(repr=False)
    removed: tuple[KernelFigures, ...] = field(repr=False)

    @cached_property
    def changed(self) -> tuple[KernelChange, ...]:
        """The kernels that are in both and differ, worst first."""
        pairs = (KernelChange(old, new) for old, new in self.matched)
        found = [pair for pair in pairs if pair.old.values != pair.new.values or pair.takes_others]
        return tuple(sorted(found, key=lambda change: (-change.badness, change.new.name, change.target)))

    @property
    def targets_added(self) -> tuple[str, ...]:
        """The targets that only the new file has."""
        return tuple(target for target in self.new.targets if target not in self.old.targets)

    @property
    def targets_removed(self) -> tuple[str, ...]:
        """The targets that only the old file has."""
        return tuple(target for target in self.old.targets if target not in self.new.targets)

    @property
    def verdicts(self) -> dict[str, int]:
        """How many kernels got worse, mixed, better, or changed."""
        counts = dict.fromkeys(("worse", "mixed", "better", "changed"), 0)
        for change in self.changed:
            counts[change.verdict] += 1
        return counts

    def _repr_html_(self) -> str:
        kernels = (*self.matched, *self.removed, *self.added)
        rows = [(each.new, each.verdict, ", ".join(map(str, each.deltas))) for each in self.changed]
        rows += [(kernel, "removed", "") for kernel in self.removed] + [(kernel, "added", "") for kernel in self.added]
        return notebook.table(
            f"{self.old.path} → {self.new.path}: {len(rows)} of {len(kernels)} kernels differ",
            ("kernel", "target", "verdict", "measures"),
            ((kernel.demangled, kernel.target, verdict, measures) for kernel, verdict, measures in rows),
        )

    def __bool__(self) -> bool:
        return bool(self.changed or self.added or self.removed or self.old.targets != self.new.targets)


def diff(
    old: Readable,
    new: Readable,
    *,
    kernel: str | None = None,
    targets: Sequence[str] = (),
    strict: bool = False,
    processes: int = 1,
    on_bytes: OnCount = lambda count: None,
) -> Diff:
    """What changed from ``old`` to ``new``: paths, folders or opened files.

    ``kernel`` is a name or a pattern; ``targets`` are as for ``hipkit unbundle --target``. Kernels are the same that
    have one symbol, else one name without what compilers add to make it unique. ``strict`` raises damage, which
    otherwise is among the findings. With several ``processes`` each reads one of the two, if they are large; a script
    that asks for it needs the guard that :mod:`multiprocessing` describes. ``on_bytes`` gets the number of bytes of files
    compared since its last call; :func:`work` is how many there are.
    """
    side = partial(_side, kernel=kernel, targets=targets, strict=strict)
    is_large = min(map(_size, (old, new))) >= WORTH_PROCESSES
    (before, old_kernels), (after, new_kernels) = in_order(side, (old, new), processes if is_large else 1, on_bytes)
    matched, removed, added = match(old_kernels, new_kernels)
    return Diff(before, after, tuple(matched), tuple(added), tuple(removed))


def work(old: Readable, new: Readable) -> int:
    """How many bytes of files a diff reads."""
    return _size(old) + _size(new)


def _size(what: Readable) -> int:
    """The bytes of what another process can read; 0 of what only this one can."""
    return 0 if isinstance(what, File) else sum(size for _, size in _named(what))


def _named(what: str | os.PathLike[str]) -> Iterator[tuple[Path | Loop | None, int]]:
    """The files of a folder with their sizes; the size alone of one that is none."""
    if not Path(what).is_dir():
        yield None, Path(what).stat().st_size if Path(what).is_file() else 0
        return
    for found in files_in(what):
        yield found, found.stat().st_size if isinstance(found, Path) and found.is_file() else 0


def _opened(what: Readable, *, strict: bool) -> Iterator[tuple[File | None, int]]:
    """The files that ``what`` means with their sizes, those without device code too."""
    if isinstance(what, File):
        yield what, 0
        return
    for found, size in _named(what):
        yield open_found(found, strict=strict) if found else open(what, strict=strict), size


def _side(what: Readable, kernel: str | None, targets: Sequence[str], strict: bool) -> tuple[Side, list[KernelFigures]]:
    sizes: dict[str, int] = {}
    kernels: list[KernelFigures] = []
    findings: list[Finding] = []
    for file, size in _opened(what, strict=strict):
        steps = _Steps(size, code_size(file) if file else 0)
        if file is None:
            steps.end()
            continue
        findings += [*file.findings, *(finding for container in file.walk() for finding in container.findings)]
        for piece in pieces_of(file, targets=targets):
            sizes[piece.target] = sizes.get(piece.target, 0) + piece.entry.size
            findings += piece.findings
            kernels += [each for each in piece.kernels if kernel is None or is_named(each, kernel)]
            steps.take(piece.entry.size)
        steps.end()
    path = what.path if isinstance(what, File) else os.fspath(what)
    return Side(path, dict(sorted(sizes.items())), len(kernels), tuple(findings)), kernels


class _Steps:
    """Counts the bytes of a file while the code in it, ``of`` bytes, is read piece by piece."""

    def __init__(self, size: int, of: int) -> None:
        self._size, self._of, self._done, self._counted = size, of, 0, 0

    def take(self, piece: int) -> None:
        """One more piece is read."""
        self._done += piece
        self._count(min(self._size * self._done // max(self._of, 1), self._size))

    def end(self) -> None:
        """All is read."""
        self._count(self._size)

    def _count(self, until: int) -> None:
        count(until - self._counted)
        self._counted = until


def is_named(kernel: KernelFigures, wanted: str) -> bool:
    """Whether a person who writes ``wanted`` means ``kernel``: any of its spellings, or a pattern."""
    return any(fnmatchcase(text, wanted) for text in spellings(kernel.name))


Matches = tuple[list[tuple[KernelFigures, KernelFigures]], list[KernelFigures], list[KernelFigures]]


def match(old: Iterable[KernelFigures], new: Iterable[KernelFigures]) -> Matches:
    """Pairs of kernels that are the same, then those only in ``old``, then those only in ``new``.

    Of several with one name, as each unit that instantiates a template has one, the first goes with the first.
    """
    pairs, only_old, only_new = _pair(old, new, lambda kernel: (kernel.target, kernel.name))
    more, only_old, only_new = _pair(only_old, only_new, lambda kernel: (kernel.target, kernel.stable_name))
    return pairs + more, only_old, only_new


def _pair(
    old: Iterable[KernelFigures], new: Iterable[KernelFigures], key: Callable[[KernelFigures], tuple[str, str]]
) -> Matches:
    waiting: dict[tuple[str, str], list[KernelFigures]] = defaultdict(list)
    for kernel in old:
        waiting[key(kernel)].append(kernel)
    for group in waiting.values():
        group.reverse()
    pairs, only_new = [], []
    for kernel in new:
        group = waiting[key(kernel)]
        if group:
            pairs.append((group.pop(), kernel))
        else:
            only_new.append(kernel)
    return pairs, [kernel for group in waiting.values() for kernel in reversed(group)], only_new
