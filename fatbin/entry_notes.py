"""``hipkit.notes``: the notes of all code objects and cubins in a file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from . import notebook
from .codeobject.documents import plain
from .codeobject.elf64 import Elf64
from .codeobject.identify import identify
from .codeobject.notes import Note, notes_of
from .describe import describe_finding
from .errors import FormatError, HipkitError
from .model import Entry, File, Finding
from .opening import Readable, files_of
from .records import dataclass
from .source import Source


@dataclass(frozen=True)
class EntryNotes:
    """The notes of one entry, what each says, and what is wrong with them."""

    entry: Entry
    notes: tuple[Note, ...] = ()
    contents: tuple[Any, ...] = ()
    """Of each note: maps, lists, text and numbers; its bytes in hexadecimal where they cannot be decoded."""
    findings: tuple[Finding, ...] = ()

    def describe(self) -> dict[str, Any]:
        """All of it as plain values, ready for JSON."""
        return {
            "id": self.entry.id,
            "target": self.entry.target,
            "offset": self.entry.offset,
            "notes": [
                {
                    "owner": note.owner,
                    "type": note.type,
                    "type_name": note.type_name,
                    "offset": self.entry.source.origin + note.at,
                    "size": len(note.data),
                    "content": plain(content),
                }
                for note, content in zip(self.notes, self.contents, strict=True)
            ],
            "findings": [describe_finding(finding) for finding in self.findings],
        }

    def _repr_html_(self) -> str:
        rows = [(note.owner, note.type_name, len(note.data)) for note in self.notes]
        return notebook.table(f"notes of {self.entry.id}", ("owner", "type", "bytes"), rows)


def notes(what: Readable) -> list[EntryNotes]:
    """The notes of each code object and cubin in ``what``: a path, a folder or an opened file.

    What is damaged is among the findings.
    """
    return [found for file in files_of(what) for found in notes_in(file)]


def notes_in(file: File) -> Iterator[EntryNotes]:
    """The notes of each entry that may have some, one entry after the other."""
    for entry in file.entries:
        if entry.is_host or not entry.size:
            continue
        try:
            source = entry.source
            kind = getattr(identify(source), "kind", "")
        except HipkitError as error:  # a compressed container whose content is damaged
            yield EntryNotes(entry, findings=(Finding("payload", "error", str(error), None),))
            continue
        if kind in ("code-object", "cubin"):
            yield _read(entry, source, kind)


def _read(entry: Entry, source: Source, kind: str) -> EntryNotes:
    damage: list[FormatError] = []
    found: list[Note] = []
    try:
        found += notes_of(Elf64(source, kind, damage.append), damage.append)
    except FormatError as error:
        damage.append(error)
    findings = [Finding.from_damage(error) for error in damage]
    contents: list[Any] = []
    for note in found:
        try:
            contents.append(note.decoded())
        except ValueError as error:
            contents.append(note.data.hex())
            findings.append(Finding("note", "error", f"{note.type_name}: {error}", source.origin + note.at))
    return EntryNotes(entry, tuple(found), tuple(contents), tuple(findings))
