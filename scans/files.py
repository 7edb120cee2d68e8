"""What a scan says of one file: its containers, its entries, and what is wrong with them."""

from __future__ import annotations

import hashlib
import time

from ..fatbin.errors import HipkitError
from ..fatbin.model import Container, Entry, File, Finding
from ..fatbin.opening import Member, open_listed, with_members
from ..fatbin.source import Source
from ..fatbin.walk import Walk
from .places import SHA256, Place, has_changed
from .remote import source_of
from .tables import Rows

HASH = "sha256"


def opened(place: Place) -> File | None:
    """The file's tree; None where it is no file that can hold device code."""
    return open_listed(place.path, source_of(place), Walk(strict=False))


def look_at_file(place: Place, what: frozenset[str], rows: Rows) -> None:
    """Add what is in a file to the rows. A file that cannot be read is a row that says why."""
    begun, error = time.perf_counter(), None
    mine = Rows()
    content = format = None
    try:
        file = opened(place)
        if file is not None and (file.containers or file.findings):
            format, content = file.format, _content(place, file.source)
            _describe(file, content, what, mine)
            file.close()
        if has_changed(place):
            error = "it changed while it was read"
    except (HipkitError, OSError) as problem:
        error = str(problem)
    except Exception as problem:  # what no reader expects of a hostile file costs that file, not the scan
        error = f"{type(problem).__name__}: {problem}"
    if error is None:
        rows.extend(mine)
    rows.add(
        "files", path=place.path, size=place.size, stamp=place.stamp, content=content if error is None else None,
        format=format, error=error, seconds=time.perf_counter() - begun,
    )  # fmt: skip


def _content(place: Place, source: Source) -> str:
    if place.stamp.startswith(SHA256):
        return place.stamp.removeprefix(SHA256)
    if place.is_remote:
        return "at:" + hashlib.sha256(repr(place).encode()).hexdigest()
    return source.digest(HASH).hex()


def _describe(file: File, content: str, what: frozenset[str], rows: Rows) -> None:
    found = _findings(file) if "findings" in what else []
    parents: dict[int, int] = {}
    for number, (container, member) in enumerate(with_members(file.containers)):
        parents.update((id(inner), number) for inner in container.containers)
        _add_container(rows, content, number, container, parents.get(id(container)), member)
        for at, entry in enumerate(container.entries):
            _add_entry(rows, content, number, at, entry)
    for finding in found:
        rows.add(
            "findings", content=content, rule=finding.rule, severity=finding.severity, message=finding.message,
            offset=finding.offset, place=finding.where,
        )  # fmt: skip


def _findings(file: File) -> list[Finding]:
    from ..fatbin.validate.rules import around_code  # slow to import, and not asked for by all

    return around_code(file)


def _add_container(
    rows: Rows, content: str, number: int, container: Container, parent: int | None, member: str
) -> None:
    is_archive = container.kind == Member.kind
    hashed = None if is_archive or container.source is None else container.source.digest(HASH).hex()
    rows.add(
        "containers", content=content, container=number, parent=parent, kind=container.kind, member=member or None,
        section=container.section, offset=container.offset, size=container.size, inflated=container.inflated,
        version=container.version, compression=container.compression, uncompressed_size=container.uncompressed_size,
        checksum=container.hash.value, hash=hashed,
    )  # fmt: skip


def _add_entry(rows: Rows, content: str, container: int, number: int, entry: Entry) -> None:
    rows.add(
        "entries", content=content, container=container, entry=number, id=entry.id, kind=entry.kind, triple=entry.triple,
        target=entry.target, offset=entry.offset, size=entry.size, stored_size=entry.stored.size if entry.stored else None,
        code=_hash(entry),
    )  # fmt: skip


def _hash(entry: Entry) -> str | None:
    """Of the code; none where there is no code, or it cannot be inflated: a finding says so."""
    if entry.is_host or not entry.size:
        return None
    try:
        return entry.source.digest(HASH).hex()
    except HipkitError:
        return None
