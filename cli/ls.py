"""``hipkit ls``."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from .documents import document
from .options import (
    Opened,
    Outcome,
    check_content,
    files_argument,
    is_single,
    jobs_option,
    json_option,
    no_color_option,
)
from .output import one_line, print_findings

if TYPE_CHECKING:
    from ..fatbin.model import Container, Entry, File


@click.command("ls")
@files_argument
@json_option
@click.option("--verify", is_flag=True, help="Inflate what is compressed and check its hash.")
@jobs_option
@no_color_option
@click.pass_context
def command(ctx: click.Context, files: tuple[str, ...], as_json: bool, verify: bool, jobs: int | None) -> None:
    """List every entry of FILE, one a line: where it is, its id, its size.

    FILE is anything that holds device code: an ELF or PE binary, an object, an archive, a wheel, a .deb, .rpm or
    tar, a bundle, a code object, a .kpack, a CUDA fat binary, or a folder of them. `-` is standard input.

    The place is a URI that ROCm's tools take. Compressed content has no place of its own in the file: the
    URI is that of what is compressed, and after `|inflated+` stands where it is in the inflated content.

    \b
    Exit code:
      0  all was listed
      1  --verify, and a hash is wrong
      2  a FILE cannot be opened or is damaged; the others are shown

    \b
    Examples:
      hipkit ls libfoo.so
      hipkit ls --json *.whl | jq .containers
    """
    outcome = Outcome()
    found = Opened(files, outcome, empty=0, jobs=jobs, is_work=verify)
    for file in found:
        if verify:
            check_content(file, outcome, found)
        if as_json:
            from ..fatbin.describe import describe

            click.echo(json.dumps(document("inspect", describe(file)), indent=2 if is_single(files) else None))
        else:
            for line in lines(file):
                click.echo(line)
            print_findings(file)
        outcome.look_at(file)
    ctx.exit(outcome.code)


def lines(file: File) -> Iterator[str]:
    """One line an entry, its columns aligned within the file."""
    rows = [
        (one_line(place(container, entry)), one_line(entry.id), str(entry.size))
        for container in file.walk()
        for entry in container.entries
    ]
    widths = [max((len(row[column]) for row in rows), default=0) for column in range(3)]
    for where, id, size in rows:
        yield f"{where:<{widths[0]}}  {id:<{widths[1]}}  {size:>{widths[2]}}"


def place(container: Container, entry: Entry) -> str:
    """The entry's URI, or where in which inflated container it is."""
    if entry.uri:
        return entry.uri
    if entry.stored:
        return f"{entry.stored.uri or entry.stored.name}|inflated"
    outer = container.source.uri if container.source and not container.inflated else None
    return f"{outer or (container.source or entry.source).name}|inflated+{entry.offset:#x}"
