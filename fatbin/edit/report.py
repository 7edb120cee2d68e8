"""The report of an edit: kept and dropped targets of each container, sizes before and after."""

from __future__ import annotations

from dataclasses import asdict

from ..records import dataclass, field

SCHEMA = "hipkit.edit/1"
"""Of the documents that ``as_document`` makes; grows when something in them changes its meaning."""


@dataclass(frozen=True)
class ContainerChange:
    """What became of one container; ``place`` is what it is in, as ``MEMBER|SECTION``. Sizes are in the file."""

    number: int
    kind: str
    place: str
    offset: int
    kept: list[str]
    dropped: list[str]
    added: list[str]
    replaced: list[str]
    before: int
    after: int
    notes: list[str] = field(default_factory=list)

    @property
    def member(self) -> str:
        """The member of an archive or a wheel that holds it; empty where the file does."""
        return self.place.partition("|")[0]

    @property
    def section(self) -> str:
        """The section that holds it, or an empty text."""
        return self.place.partition("|")[2]

    @property
    def is_changed(self) -> bool:
        """Whether it is another than before."""
        return bool(self.dropped or self.added or self.replaced or self.before != self.after)

    def as_document(self) -> dict[str, object]:
        """The change for JSON."""
        document = asdict(self)
        document.pop("place")
        return {
            "number": document.pop("number"),
            "member": self.member or None,
            "section": self.section or None,
            **document,
        }


@dataclass
class Report:
    """What an edit did to a file; :attr:`notes` are what a person should know about the result."""

    path: str
    output: str
    format: str
    before: int = 0
    after: int = 0
    containers: list[ContainerChange] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    @property
    def saved(self) -> int:
        """By how many bytes the file became smaller."""
        return self.before - self.after

    def as_document(self) -> dict[str, object]:
        """The report for JSON: ``cli/schema/edit.json`` describes it."""
        document = {"schema": SCHEMA, **asdict(self)}
        document["containers"] = [change.as_document() for change in self.containers]
        return document
