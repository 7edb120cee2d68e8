"""Checks the result of an edit before it is written: its targets, its wrappers, and new findings."""

from __future__ import annotations

from collections import Counter

from ..errors import UnsupportedError, UsageError
from ..model import File, Finding
from ..opening import open_source
from ..source import Source
from ..walk import Walk
from .report import Report
from .request import editable_containers, targets_of


def refuse_damage(old: File, data: Source, report: Report) -> None:
    """Refuse a result that does not hold what the report says; only headers that lie let it come to that."""
    if not data.size:
        raise UsageError(f"{old.path}: nothing at all would be left; remove the file instead")
    new = reopened(old, data)
    expected = Counter(target for change in report.containers for target in (*change.kept, *change.added))
    there = Counter(target for container in editable_containers(new) for target in targets_of(container.entries))
    if expected != there:
        target = next(iter({**(expected - there), **(there - expected)}))
        raise _refused(old, 0, f"{target} would be there {there[target]} times, not {expected[target]}")
    wrapped = [sum(c.wrapper is not None for c in file.walk()) for file in (old, new)]
    if wrapped[1] < wrapped[0]:
        raise _refused(old, 0, f"{wrapped[0] - wrapped[1]} wrappers would lead nowhere")


def reopened(old: File, data: Source) -> File:
    """``data``, made from ``old``, as a file; refuses what reads worse than the old one."""
    data.name = old.path
    new = open_source(data, Walk(strict=False))
    known = {finding.rule for finding in _errors(old)}
    worse = next((finding for finding in _errors(new) if finding.rule not in known), None)
    if worse is not None:
        raise _refused(old, worse.offset or 0, worse.message)
    return new


def _errors(file: File) -> list[Finding]:
    """Everything wrong with a file."""
    found = [*file.findings, *(finding for container in file.walk() for finding in container.findings)]
    return [finding for finding in found if finding.severity == "error"]


def _refused(old: File, at: int, message: str) -> UnsupportedError:
    return UnsupportedError(
        f"its headers contradict each other, and the edit would damage it: {message}",
        source=old.path,
        offset=at,
        container="file",
        rule="edit",
    )
