"""Printing: text that cannot take over a terminal, sizes people can read, colours that switch off."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from rich.console import Console

    from ..fatbin.model import Container, File, Finding

_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""What moves the cursor, changes the direction of text, or cannot be encoded."""
SEVERITY_COLOURS = {"error": "red", "warning": "yellow", "note": "cyan"}


def one_line(text: str) -> str:
    """``text`` with control characters spelled out: what a file calls itself moves no cursor and reverses no text."""
    return _CONTROL.sub(lambda match: match[0].encode("unicode_escape").decode(), text)


def print_lines(lines: Iterable[str], *, err: bool = False) -> None:
    """Print many lines at once: each by itself would be written, and its colours looked for, by itself."""
    text = "\n".join(lines)
    if text:
        click.echo(text, err=err)


def line_width() -> int:
    """How long a line may be: no output but a terminal breaks any, unless COLUMNS says so."""
    import shutil

    return shutil.get_terminal_size().columns if sys.stdout.isatty() or "COLUMNS" in os.environ else 4096


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
    """An error of ours, on one line of stderr; what a compiler says has its own lines."""
    if getattr(error, "is_of_a_tool", False):
        click.echo("\n".join(map(one_line, str(error).splitlines())), err=True)
    else:
        click.echo(f"hipkit: {one_line(str(error))}", err=True)


def print_findings(file: File) -> None:
    """The findings of a file and of everything in it, each on one line of stderr, in the form compilers use."""
    from ..fatbin.grouped import grouped

    found: dict[str, list[Finding]] = {file.path: list(file.findings)}
    for place, finding in _found(file.containers, file.path):
        found.setdefault(place, []).append(finding)
    lines = []
    for place, findings in found.items():
        for group in grouped(findings):
            finding, message = group.first, one_line(group.first.message + group.more)
            at = f"+{finding.offset:#x}" if finding.offset is not None else ""
            severity = click.style(finding.severity, fg=SEVERITY_COLOURS[finding.severity])
            lines.append(f"{one_line(place)}{at}: {severity}: {message} [{finding.rule}]")
    print_lines(lines, err=True)


def _found(containers: Iterable[Container], place: str) -> Iterator[tuple[str, Finding]]:
    """The findings of containers, with the file and the archive members that they are in."""
    for container in containers:
        inside = f"{place}:{container.name}" if container.kind == "member" else place
        yield from ((inside, finding) for finding in container.findings)
        yield from _found(container.containers, inside)
