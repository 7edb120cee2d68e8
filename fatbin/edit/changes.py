"""The state of an edit: which containers change, their new content, and notes for the report."""

from __future__ import annotations

from collections.abc import Callable

from ..agreement import refuse_code_for_another
from ..errors import UsageError
from ..joined import same as same_content
from ..model import Container, Entry, File
from ..records import dataclass, field, replace
from ..source import Source
from . import containers
from .placing import Slot, joined
from .report import ContainerChange, Report
from .request import Request, editable_containers, targets_of
from .strip_debug import without_debug

OnProgress = Callable[[int], None]


@dataclass
class Changes:
    """The containers of one file, numbered, and what a request makes of each."""

    request: Request
    report: Report
    numbers: dict[int, int] = field(default_factory=dict)
    on_progress: OnProgress = lambda count: None

    @classmethod
    def of(cls, file: File, request: Request, report: Report, on_progress: OnProgress = lambda count: None) -> Changes:
        """The changes ``request`` asks of ``file``; refuses what cannot be meant."""
        editable = list(editable_containers(file))
        request.check(file, editable)
        return cls(request, report, {id(c): number for number, c in enumerate(editable)}, on_progress)

    def new_content(self, container: Container, place: str = "") -> Source | None:
        """The container as the request wants it; None where that is as it is."""
        if id(container) not in self.numbers:
            return None
        number, request = self.numbers[id(container)], self.request
        kept = [entry for entry in container.entries if request.keeps(entry)]
        dropped = [entry for entry in container.entries if entry not in kept]
        entries, replaced, notes = self._with_new_content(container, kept, number, place)
        added: list[Entry] = []
        for content in request.add:
            if content.is_for(number):
                new = containers.content_of(container, content.target, content.source, container.entries)
                entries, added = containers.inserted(entries, refuse_code_for_another(new)), [*added, new]
        if dropped and not targets_of(entries) and not request.drop_all:
            notes.append(f"container {number} has no code left; a program that uses its kernels will not find them")
        before = container.size
        same = len(entries) == len(container.entries) and all(
            a is b for a, b in zip(entries, container.entries, strict=True)
        )
        if same and not self._recompresses(container):
            self._note(container, number, place, kept, [], [], [], before, notes)
            return None
        made = containers.rewritten(container, entries, request.compress, request.level)
        if container.source is not None and same_content(made, container.source):
            self._note(container, number, place, kept, [], [], [], before, notes)
            return None
        self._note(container, number, place, kept, dropped, added, replaced, made.size, notes)
        self.on_progress(before)
        return made

    def _recompresses(self, container: Container) -> bool:
        return self.request.compress is not None and container.kind not in ("section-bundle", "text-bundle")

    def _with_new_content(
        self, container: Container, kept: list[Entry], number: int, place: str
    ) -> tuple[list[Entry], list[Entry], list[str]]:
        """Entries with what replaces them, with their own containers edited, and without debug information."""
        from ..unbundle import matches

        entries: list[Entry] = []
        replaced: list[Entry] = []
        notes: list[str] = []
        for entry in kept:
            new = entry
            for content in self.request.replace:
                if content.is_for(number) and matches(entry, content.target):
                    new = refuse_code_for_another(replace(entry, source=content.source))
                    replaced.append(new)
            inner = [c for c in container.containers if _is_inside(c, entry)]
            if inner and new is entry:
                changed = self._nested(entry, inner, place)
                new = replace(entry, source=changed) if changed else entry
            if self.request.strip_debug and not inner and not entry.is_host:
                stripped, note = without_debug(new.source)
                new = replace(new, source=stripped) if stripped else new
                notes += [f"{entry.target or entry.id}: {note}"] if note else []
            entries.append(new)
        return entries, replaced, notes

    def _nested(self, entry: Entry, inner: list[Container], place: str) -> Source | None:
        slots = []
        for container in inner:
            made = self.new_content(container, f"{place}[{entry.target or entry.id}]")
            slots.append(Slot(container.offset - entry.offset, container.size, made))
        if all(slot.content is None for slot in slots):
            return None
        made = joined(entry.source, slots)
        made.name = entry.id
        return made

    def _note(
        self,
        container: Container,
        number: int,
        place: str,
        kept: list[Entry],
        dropped: list[Entry],
        added: list[Entry],
        replaced: list[Entry],
        after: int,
        notes: list[str],
    ) -> None:
        self.report.containers.append(
            ContainerChange(
                number,
                container.kind,
                place,
                container.offset,
                targets_of(kept),
                targets_of(dropped),
                targets_of(added),
                targets_of(replaced),
                container.size,
                after,
                notes,
            )
        )


def refuse_empty(report: Report, request: Request) -> None:
    """Refuse an edit after which a file has no device code left, unless that was asked for by name."""
    if request.drop_all:
        return
    by_file: dict[str, list[ContainerChange]] = {}
    for change in report.containers:
        by_file.setdefault(change.place.partition("|")[0], []).append(change)
    for name, changes in by_file.items():
        had = [target for change in changes for target in (*change.kept, *change.dropped)]
        left = [target for change in changes for target in (*change.kept, *change.added)]
        if had and not left:
            what = f"{report.path}:{name}" if name else report.path
            raise UsageError(f"{what}: nothing would be left of {', '.join(sorted(set(had)))}; --drop-all does that")


def _is_inside(container: Container, entry: Entry) -> bool:
    start = entry.offset
    return container.inflated == entry.inflated and start <= container.offset < start + max(entry.size, 1)
