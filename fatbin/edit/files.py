"""Edits whole files by their kind; archives and wheels member by member."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..errors import UnsupportedError
from ..model import Container, File
from ..source import Source
from . import ar_archive, wheel
from .changes import Changes
from .elf_host import edit_elf
from .pe_host import edit_pe
from .placing import Slot, joined
from .strip_debug import without_debug

WHOLE_FILE = "is code for one target by itself, which an edit does not take away"
"""What :data:`Report.notes` say, after the name of a file that is no container."""

Edit = Callable[[Source, Sequence[Container], Changes, str], "Source | None"]


def edited(file: File, changes: Changes) -> Source | None:
    """``file`` as ``changes`` has it; None where all of it stays as it is."""
    return _edited(file.format, file.source, file.containers, changes, "")


def _edited(
    format: str, source: Source, containers: Sequence[Container], changes: Changes, place: str
) -> Source | None:
    edit = _EDITS.get(format)
    if edit is None:
        raise UnsupportedError(
            f"hipkit does not edit files of the kind {format}",
            source=source.name,
            offset=source.origin,
            container="file",
            rule="edit",
        )
    return edit(source, containers, changes, place)


def _walked(source: Source, containers: Sequence[Container], changes: Changes, place: str) -> Source | None:
    """A file that is containers one after another."""
    slots = [Slot(c.offset - source.origin, c.size, changes.new_content(c, place)) for c in containers]
    if all(slot.content is None for slot in slots):
        return None
    return joined(source, slots)


def _single(_source: Source, containers: Sequence[Container], changes: Changes, place: str) -> Source | None:
    """A file that is one container."""
    return changes.new_content(containers[0], place) if containers else None


def _code(source: Source, containers: Sequence[Container], changes: Changes, _place: str) -> Source | None:
    """A code object by itself: only its debug information can go."""
    if not all(changes.request.keeps(entry) for container in containers for entry in container.entries):
        changes.report.notes.append(f"{source.name}: {WHOLE_FILE}")
    if not changes.request.strip_debug:
        return None
    stripped, note = without_debug(source)
    changes.report.notes += [note] if note else []
    return stripped


def _members(containers: Sequence[Container], changes: Changes, place: str) -> list[tuple[Container, Source]]:
    """Each member that changed, and what it is now."""
    found = []
    for member in containers:
        assert member.source
        format = getattr(member, "format", "")
        inner = f"{place}{'!' if place else ''}{member.name}"
        new = _edited(format, member.source, member.containers, changes, inner)
        if new is not None:
            found.append((member, new))
    return found


def _archive(source: Source, containers: Sequence[Container], changes: Changes, place: str) -> Source | None:
    changed = _members(containers, changes, place)
    if not changed:
        return None
    return ar_archive.with_members(source, {m.source.origin: new for m, new in changed if m.source})


def _zip(source: Source, containers: Sequence[Container], changes: Changes, place: str) -> Source | None:
    changed = _members(containers, changes, place)
    if not changed:
        return None
    return wheel.with_members(source, {str(member.name): new for member, new in changed}, changes.report.notes)


_EDITS: dict[str, Edit] = {
    "offload-bundle": _walked,
    "compressed-bundle": _walked,
    "llvm-offload-binary": _walked,
    "cuda-fatbin": _walked,
    "kpack": _single,
    "text-bundle": _single,
    "code-object": _code,
    "cubin": _code,
    "ptx": _code,
    "bitcode": _code,
    "spirv": _code,
    "host-object": _code,
    "elf": edit_elf,
    "pe": edit_pe,
    "coff": edit_pe,
    "archive": _archive,
    "zip": _zip,
}
