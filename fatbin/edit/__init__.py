"""``hipkit.edit``, ``split`` and ``join``: drop, keep, add, replace, recompress and strip targets of files.

What is not device code stays byte for byte where that can be; what cannot be done right is refused before anything
is written.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from ..errors import UsageError
from ..model import File
from ..opening import open_source
from ..output import Staging
from ..source import Source
from ..walk import Walk
from ..wording import some_of
from .changes import Changes, OnProgress, refuse_empty
from .checking import refuse_damage
from .elf_host import MOVED_TABLE
from .files import WHOLE_FILE, edited
from .report import ContainerChange, Report
from .request import Content, Request

__all__ = ["ContainerChange", "Content", "Report", "Request", "apply", "edit"]

_OF_FILES = (MOVED_TABLE, WHOLE_FILE)

Contents = Mapping[str, "bytes | str | os.PathLike[str]"]


def edit(
    path: str | os.PathLike[str],
    out: str | os.PathLike[str] | None = None,
    *,
    keep: Sequence[str] = (),
    drop: Sequence[str] = (),
    replace: Contents | None = None,
    add: Contents | None = None,
    compress: str | None = None,
    level: int | None = None,
    strip_debug: bool = False,
    drop_all: bool = False,
    in_place: bool = False,
    force: bool = False,
) -> Report:
    """Write the file at ``path`` again with other device code, to ``out`` or with ``in_place`` over itself.

    ``keep`` and ``drop`` take target ids, patterns and SMs; ``replace`` and ``add`` map them to content: bytes, or
    the path of a file. The new file appears whole or not at all. The report says what was done and what it saved.
    """
    request = Request(
        tuple(keep),
        tuple(drop),
        _contents(replace),
        _contents(add),
        compress,
        level,
        strip_debug,
        drop_all,
    )
    target = output_path(Path(path), None if out is None else Path(out), in_place=in_place)
    with Staging(force=force or in_place) as staging:
        staging.refuse_existing(target)
        data, report = apply(path, request)
        report.output = str(target)
        staging.write(target, data, like=Path(path))
    return report


def apply(
    path: str | os.PathLike[str], request: Request, on_progress: OnProgress = lambda count: None
) -> tuple[Source, Report]:
    """The file at ``path`` as ``request`` wants it, and what was done; writes nothing."""
    source = Source.from_path(path)
    file: File = open_source(source, Walk())
    report = Report(str(path), "", file.format, source.size)
    changes = Changes.of(file, request, report, on_progress)
    data = edited(file, changes)
    refuse_empty(report, request)
    if data is not None:
        refuse_damage(file, data, report)
    report.notes = _folded(report.notes)
    report.after = source.size if data is None else data.size
    return source if data is None else data, report


def _folded(notes: list[str]) -> list[str]:
    """Notes that say the same of several files as one."""
    folded = [note for note in notes if not note.endswith(_OF_FILES)]
    for text in _OF_FILES:
        names = [note.removesuffix(f": {text}").rpartition("/")[2] for note in notes if note.endswith(text)]
        folded += [f"{some_of(names, 3)}: {text}"] if names else []
    return folded


def output_path(path: Path, out: Path | None, *, in_place: bool) -> Path:
    """Where to write: ``out``, or ``path`` itself if that was asked for."""
    if out is None and not in_place:
        raise UsageError(f"{path}: say where to write: give --output FILE, or --in-place")
    if out is not None and in_place:
        raise UsageError(f"{path}: --output {out} and --in-place are different places to write to; give one of them")
    if not path.is_file():
        raise UsageError(f"{path}: is {'no regular file' if path.exists() else 'not there'}")
    if out is not None and out.exists() and out.samefile(path):
        raise UsageError(f"{path}: would be written over itself; --in-place does that")
    return path.resolve() if out is None else out


def _contents(given: Contents | None) -> tuple[Content, ...]:
    return tuple(
        Content.of(target, content if isinstance(content, bytes) else Source.from_path(content))
        for target, content in (given or {}).items()
    )
