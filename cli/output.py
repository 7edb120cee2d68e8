"""Printing: text that cannot take over a terminal, sizes people can read, colours that switch off."""

from __future__ import annotations

import contextlib
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from rich.console import Console

    from ..fatbin.model import Container, File, Finding

_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""What moves the cursor, changes the direction of text, or cannot be encoded."""
SPINNER_AFTER = 1.0
"""Seconds before a spinner says that something is going on."""
PROGRESS_FROM = 64 << 20
"""Work on fewer bytes ends before a bar would be drawn."""
SEVERITY_COLOURS = {"error": "red", "warning": "yellow", "note": "cyan"}


def one_line(text: str) -> str:
    """``text`` with control characters spelled out: what a file calls itself moves no cursor and reverses no text."""
    return _CONTROL.sub(lambda match: match[0].encode("unicode_escape").decode(), text)


def human_size(size: int) -> str:
    """``size`` in the largest binary unit that leaves three digits or fewer before the point."""
    value = float(size)
    for unit in ("B", "KiB", "MiB"):
        if value < 1000:
            return f"{value:.0f} {unit}" if unit == "B" else f"{value:.1f} {unit}"
        value /= 1024
    return f"{value:.1f} GiB"


def count(number: int, noun: str) -> str:
    """``number`` of something, in the right number."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun.replace('entry', 'entrie')}s"


def console(*, stderr: bool = False) -> Console:
    """A rich console; it follows NO_COLOR and --no-color, and breaks no lines where the output is no terminal."""
    from rich.console import Console

    stream = sys.stderr if stderr else sys.stdout
    width = None if stream.isatty() or "COLUMNS" in os.environ else 4096

    class Plain(Console):
        def on_broken_pipe(self) -> None:
            """Raise it, as other printing does; rich would exit with 1."""
            raise BrokenPipeError

    return Plain(file=stream, highlight=False, width=width, markup=False, emoji=False)


def report(error: Exception) -> None:
    """An error of ours, on one line of stderr."""
    click.echo(f"hipkit: {one_line(str(error))}", err=True)


def print_findings(file: File) -> None:
    """The findings of a file and of everything in it, each on one line of stderr, in the form compilers use."""
    from ..fatbin.grouped import grouped

    found: dict[str, list[Finding]] = {file.path: list(file.findings)}
    for place, finding in _found(file.containers, file.path):
        found.setdefault(place, []).append(finding)
    for place, findings in found.items():
        for group in grouped(findings):
            finding, message = group.first, one_line(group.first.message + group.more)
            at = f"+{finding.offset:#x}" if finding.offset is not None else ""
            severity = click.style(finding.severity, fg=SEVERITY_COLOURS[finding.severity])
            click.echo(f"{one_line(place)}{at}: {severity}: {message} [{finding.rule}]", err=True)


def _found(containers: Iterable[Container], place: str) -> Iterator[tuple[str, Finding]]:
    """The findings of containers, with the file and the archive members that they are in."""
    for container in containers:
        inside = f"{place}:{container.name}" if container.kind == "member" else place
        yield from ((inside, finding) for finding in container.findings)
        yield from _found(container.containers, inside)


@contextlib.contextmanager
def patience(what: str) -> Iterator[None]:
    """A spinner on stderr while the block runs, if someone watches and it takes longer than a second."""
    if not sys.stderr.isatty():
        yield
        return
    import threading

    done = threading.Event()

    def spin() -> None:
        if not done.wait(SPINNER_AFTER):
            with console(stderr=True).status(one_line(what)):
                done.wait()

    spinner = threading.Thread(target=spin, daemon=True)
    spinner.start()
    try:
        yield
    finally:
        done.set()
        spinner.join()


@contextlib.contextmanager
def watched(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar where there is enough to do for one, else a spinner; on stderr, if someone watches."""
    if total >= PROGRESS_FROM:
        with progress(what, total) as on_count:
            yield on_count
    else:
        with patience(what):
            yield lambda count: None


@contextlib.contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on stderr while the block runs, if someone watches and there is enough to do."""
    if total < PROGRESS_FROM or not sys.stderr.isatty():
        yield lambda count: None
        return
    from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeRemainingColumn

    columns = TextColumn("{task.description}"), BarColumn(), DownloadColumn(binary_units=True), TimeRemainingColumn()
    with Progress(*columns, console=console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda count: bar.advance(task, count)
