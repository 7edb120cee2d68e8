"""``hipkit.validate`` and ``validate_set``: apply all rules to files, and to sets of files.

Damage that readers meet (bounds, truncation, bad streams) becomes findings when a file is opened, under the rule ids
of :mod:`.damage`; the other rules judge what could be read. The same code in several entries is judged once.
"""

from __future__ import annotations

import contextlib
import gc
import os
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from .. import rocm as releases
from ..codeobject.code_object import CodeObject
from ..codeobject.identify import identify
from ..describe_code import read_with_findings
from ..errors import FormatError, UsageError
from ..formats.bare_code import BareCode
from ..formats.compressed_bundle import BUNDLES
from ..garbage import no_collection
from ..joined import Joined
from ..measures import Measured
from ..model import Container, Entry, File, Finding, Findings
from ..opening import Member, with_members
from ..records import replace
from ..verify import verify
from ..workers import workers
from . import all_rules  # noqa: F401 - fills the table
from .bundle_rules import Built, kernels_of, variables_of
from .entry_rules import Held
from .judge import Judged, judge, judge_bytes
from .registry import RULES, Fault, Options, Rule, choose, of_scope
from .set_rules import Library, by_folder, libraries

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

WORTH_PROCESSES = 24 << 20
"""Bytes of code from which on the time that other processes take to start is won back."""
LARGEST_PIECE = 32 << 20
"""A larger piece of code is not held in memory as a whole, and not handed to another process."""
_IN_FLIGHT, _BYTES_IN_FLIGHT = 3, 96 << 20
"""How many pieces of code wait for each process at most, and how many bytes for all: they are held in memory."""


def validate(
    file: File | str | os.PathLike[str],
    *,
    check_content: bool = True,
    select: Iterable[str] = (),
    ignore: Iterable[str] = (),
    rocm: str | None = None,
    min_occupancy: int | None = None,
    thorough: bool = False,
    processes: int | Judges = 1,
    on_bytes: Callable[[int], None] = lambda count: None,
) -> list[Finding]:
    """Every finding about ``file``, what reading it found included.

    ``check_content`` inflates and checks hashes. ``select`` and ``ignore`` are ids of rules, or patterns of them;
    ``rocm`` is a release that has to read the file, such as ``6.1``. ``thorough`` applies the rules that take long, which
    otherwise ``select`` has to name. ``processes`` above 1 has other processes judge
    the code of large files; a script that asks for it needs the guard that :mod:`multiprocessing` describes. Calls
    that share their processes are given :class:`Judges`.
    ``on_bytes`` gets the number of bytes of code judged since its last call.
    """
    chosen, options = choose(select, ignore, thorough=thorough), options_of(rocm, min_occupancy)
    if not isinstance(file, File):
        from ..opening import open

        file = open(file, strict=False)
    if check_content:
        verify(file)
    held = list(_held(file, check_content))
    found = _around_code(file, held, options, chosen)
    with no_collection(), _judges(processes) as judges:
        found += _code(held, options, chosen, judges, on_bytes)
    return _ordered(finding for finding in found if finding.rule in chosen)


def around_code(file: File) -> list[Finding]:
    """What is wrong with a file, its containers and entries, but not in the code: that is :func:`.judge.judge`'s."""
    chosen = choose((), ())
    verify(file)
    found = _around_code(file, list(_held(file, check_content=True)), Options(), chosen)
    return _ordered(finding for finding in found if finding.rule in chosen)


def between(container: Container) -> tuple[list[Built], list[Finding]]:
    """The code objects of one bundle that rules compare, and what is wrong between them, as :func:`validate` finds it."""
    group = []
    for one in _held_in(container, "", check_content=True):
        if _is_compared(one):
            code, _ = read_with_findings(one.entry.source)
            if isinstance(code, CodeObject) and (kernels := kernels_of(code)):
                is_linked = not code.header.is_relocatable
                group.append((one, Judged((), kernels, variables_of(code), is_linked)))
    built = [_built(*pair) for pair in group]
    return built, _ordered(_between(group, Options(), choose((), ())) if group else ())


def _around_code(file: File, held: list[Held], options: Options, chosen: frozenset[str]) -> list[Finding]:
    found = [*file.findings, *_faults([*of_scope("file", chosen), *of_scope("library", chosen)], file, options)]
    for container, where in with_members(file.containers):
        place, inflated = where or None, container.inflated
        found += [replace(finding, where=place, inflated=inflated) for finding in container.findings]
        found += _faults(of_scope("container", chosen), container, options, where=place, inflated=inflated)
        if isinstance(container, Member) and container.source is not None:
            library = File(where, container.format, container.source, container.containers)
            inside = container.source.inflated
            found += _faults(of_scope("library", chosen), library, options, where=place, inflated=inside)
    rules = of_scope("entry", chosen)
    for one in held:
        found += _faults(rules, one, options, where=one.member, inflated=one.entry.inflated)
    return found


def validate_set(
    files: Iterable[File] | list[Library], *, select: Iterable[str] = (), ignore: Iterable[str] = ()
) -> dict[str, list[Finding]]:
    """What is wrong between libraries of one folder, by folder. The files may be archives and wheels."""
    chosen = choose(select, ignore)
    known = [part for file in files for part in ([file] if isinstance(file, Library) else libraries([file]))]
    found: dict[str, list[Finding]] = {}
    for folder, groups in by_folder(known):
        findings = _ordered(_faults(of_scope("set", chosen), groups, Options()))
        if findings:
            found[folder] = findings
    return found


def options_of(rocm: str | None, min_occupancy: int | None) -> Options:
    """What a person asked for. Raises :class:`UsageError` for a text that names no release."""
    try:
        return Options(releases.parse(rocm) if rocm is not None else None, min_occupancy)
    except ValueError as error:
        raise UsageError(f"{rocm!r} is no release of ROCm that hipkit knows; expected one such as 6.1") from error


def _ordered(found: Iterable[Finding]) -> Findings:
    return Findings(
        sorted(dict.fromkeys(found), key=lambda finding: (finding.offset or 0, finding.rule, finding.message))
    )


def _faults(
    rules: list[Rule], what: object, options: Options, *, where: str | None = None, inflated: bool = False
) -> Iterator[Finding]:
    for rule in rules:
        assert rule.check
        faults: Iterable[Fault] = rule.check(what, options)
        for fault in faults:
            yield Finding(rule.id, rule.severity, fault.message, fault.offset, where, inflated)


def _held(file: File, check_content: bool) -> Iterator[Held]:
    """The entries with code that can be looked at."""
    for container, where in with_members(file.containers):
        yield from _held_in(container, where, check_content)


def _held_in(container: Container, where: str, check_content: bool) -> Iterator[Held]:
    for entry in container.entries:
        if not entry.is_host and entry.size and (check_content or not entry.inflated) and _is_readable(entry):
            named = entry.id if container.kind != BareCode.kind else ""
            place = ": ".join(filter(None, [where, named])) or None
            yield Held(container, entry, identify(entry.source), where or None, place)


def _is_readable(entry: Entry) -> bool:
    """Whether there is content; where a container's is damaged, its own check says so."""
    try:
        entry.source.view(0, 1)
    except FormatError:
        return False
    return True


class Judges:
    """Processes that judge code, for as many files as the ``with`` block looks at; started when there is enough to do.

    With ``with_figures`` they measure its kernels on the way: ``measured`` has the figures, by the ``id`` of the entry.
    """

    def __init__(self, processes: int, *, with_figures: bool = False) -> None:
        self._processes, self._met = processes, 0
        self.with_figures, self.measured = with_figures, dict[int, Measured]()
        self._running = contextlib.ExitStack()
        self._queue: _Queue | None = None

    def queue_for(self, held: list[Held]) -> _Queue | None:
        """Where the code of one more file is handed in; None while this process does it alone."""
        self._met += sum(one.entry.size for one in held)
        if self._queue is None and self._processes > 1 and self._met >= WORTH_PROCESSES:
            executor = self._running.enter_context(workers(self._processes, gc.disable))
            self._queue = _Queue(executor, self._processes, self.with_figures)
        return self._queue

    def __enter__(self) -> Judges:
        return self

    def __exit__(self, *error: object) -> None:
        self._running.__exit__(*error)  # type: ignore[arg-type]


def _judges(processes: int | Judges) -> contextlib.AbstractContextManager[Judges]:
    return contextlib.nullcontext(processes) if isinstance(processes, Judges) else Judges(processes)


def _code(
    held: list[Held],
    options: Options,
    chosen: frozenset[str],
    judges: Judges,
    on_bytes: Callable[[int], None],
) -> Iterator[Finding]:
    """What is wrong with the code in the entries; each piece of code is judged once."""
    queue, with_figures = judges.queue_for(held), judges.with_figures
    judged: dict[bytes, Judged | Future[Judged]] = {}
    pieces, counted = list[tuple[Held, bytes]](), 0
    for one in held:
        source = one.entry.source
        digest = source.digest("sha1")
        pieces.append((one, digest))
        if digest not in judged:
            if source.size > LARGEST_PIECE:
                judged[digest] = judge(Joined(source).source(), options, chosen, with_figures)
            elif queue:
                judged[digest] = queue.judge(source.read(), options, chosen)
            else:
                judged[digest] = judge_bytes(source.read(), options, chosen, with_figures)
        counted = _count(pieces, judged, counted, on_bytes)
    bundles: dict[int, list[tuple[Held, Judged]]] = {}
    for one, digest in pieces:
        result = judged[digest]
        found = result if isinstance(result, Judged) else result.result()
        counted = _count(pieces, judged, counted, on_bytes)
        if found.measured is not None:
            judges.measured[id(one.entry)] = found.measured
        yield from found.at(one.entry.source, one.where)
        if _is_compared(one) and found.kernels:
            bundles.setdefault(id(one.container), []).append((one, found))
    for group in bundles.values():
        yield from _between(group, options, chosen)


def _count(
    pieces: list[tuple[Held, bytes]],
    judged: dict[bytes, Judged | Future[Judged]],
    counted: int,
    on_bytes: Callable[[int], None],
) -> int:
    """Report the bytes of the pieces that were judged since the first ``counted``, up to one that is not; the new count."""
    size = 0
    while counted < len(pieces):
        one, digest = pieces[counted]
        result = judged[digest]
        if not isinstance(result, Judged) and not result.done():
            break
        size, counted = size + one.entry.source.size, counted + 1
    if size:
        on_bytes(size)
    return counted


def _is_compared(one: Held) -> bool:
    """Whether its code is compared with the other code of its container."""
    return one.container.kind in BUNDLES and one.is_amd


def _built(one: Held, judged: Judged) -> Built:
    return Built(one.entry, judged.kernels, judged.variables, judged.is_linked)


def _between(group: list[tuple[Held, Judged]], options: Options, chosen: frozenset[str]) -> Iterator[Finding]:
    """What is wrong between the code objects of one bundle."""
    first = group[0][0]
    built = [_built(*pair) for pair in group]
    if len(built) > 1:
        rules = of_scope("bundle", chosen)
        yield from _faults(rules, built, options, where=first.member, inflated=first.entry.inflated)


class _Queue:
    """Hands code to other processes, and no more at once than they get through."""

    def __init__(self, workers: Executor, processes: int, with_figures: bool) -> None:
        self._workers, self._busy, self._room = workers, dict[Any, int](), _IN_FLIGHT * processes
        self._with_figures = with_figures

    def judge(self, data: bytes, options: Options, chosen: frozenset[str]) -> Future[Judged]:
        """A piece of code, some time."""
        from concurrent.futures import FIRST_COMPLETED, wait

        while len(self._busy) >= self._room or (self._busy and sum(self._busy.values()) + len(data) > _BYTES_IN_FLIGHT):
            left = wait(self._busy, return_when=FIRST_COMPLETED).not_done
            self._busy = {future: size for future, size in self._busy.items() if future in left}
        future = self._workers.submit(judge_bytes, data, options, chosen, self._with_figures)
        self._busy[future] = len(data)
        return future


__all__ = ["RULES", "Judges", "around_code", "between", "options_of", "validate", "validate_set"]
