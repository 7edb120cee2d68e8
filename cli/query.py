"""``hipkit query``."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Iterable
from typing import Any

import click

from ..scans.canned import CANNED
from .documents import document
from .options import memory_option, no_color_option
from .output import console, one_line

FORMATS = ("table", "csv", "json", "html")


_LONG = 1000
"""From how many rows on a table that fits is not looked at for what is too long."""


@click.command("query")
@click.argument("words", metavar="SCAN [SQL]", nargs=-1, required=True)
@click.option("--diff", "is_pair", is_flag=True, help="Compare two scans: SCAN is the old one and the new one.")
@click.option("--canned", type=click.Choice(list(CANNED)), help="A question that comes with hipkit.")
@click.option("--digest", is_flag=True, help="Print a hash of each table, the same for the same content.")
@click.option(
    "--format", "form", type=click.Choice(FORMATS), default="table", show_default=True, help="How rows are printed."
)
@memory_option("What a query may use of memory; what does not fit goes to temporary files.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON, as --format json does.")
@no_color_option
def command(
    words: tuple[str, ...], is_pair: bool, canned: str | None, digest: bool, form: str, memory: int, as_json: bool
) -> None:
    """Ask what `hipkit scan` has found, in SQL or by one of the questions that come with hipkit.

    The tables are files, containers, entries, codes, kernels, arguments, findings and instructions; docs/scan.md
    describes their columns, and `describe TABLE` lists them. With --diff two scans are given, whose tables are called
    old.files, new.files and so on. With --format csv rows are written as they come, however many there are.

    \b
    Questions:
      coverage      which GPUs each file has code for, and which it lacks
      growth        how many bytes of code each file and GPU has; with --diff, had
      duplicates    code that is there several times
      regressions   kernels that use more than they did (--diff)
      bytes-by-gpu  what each GPU costs
      findings      what is wrong, by rule

    \b
    Exit code:
      0  it was answered
      2  there is no such SCAN, or the SQL is wrong
      3  the packages for it are not installed: pip install 'hipkit[scan]'

    \b
    Examples:
      hipkit query scan --canned bytes-by-gpu
      hipkit query scan "select name, vgprs from kernels order by vgprs desc limit 10"
      hipkit query --diff old new --canned regressions --format csv
    """
    from ..fatbin.errors import UsageError
    from ..scans.queries import Scan

    scans, text = words[: 1 + is_pair], " ".join(words[1 + is_pair :])
    if len(scans) < 1 + is_pair:
        raise UsageError("--diff compares two scans: the old one and the new one")
    if bool(text) + bool(canned) + digest != 1:
        raise UsageError("give one of: a query in SQL, --canned, --digest")
    if digest and is_pair:
        raise UsageError("--digest is of one scan")
    with Scan(scans[-1], old=scans[0] if is_pair else None, memory=memory) as scan:
        rows: Iterable[tuple[Any, ...]]
        if digest:
            columns, rows = ["table", "digest"], scan.digest().items()
        else:
            columns, rows = scan.answer(scan.text_of(canned) if canned else text)
        _PRINTERS["json" if as_json else form](columns, rows)


def _table(columns: list[str], rows: Iterable[tuple[Any, ...]]) -> None:
    rows = list(rows)
    cells = [[_shown(value) for value in row] for row in rows]
    numbers = [any(isinstance(value, (int, float)) for value in column) for column in zip(*rows, strict=True)]
    widths = [max(map(len, column)) for column in zip(columns, *cells, strict=True)]
    if len(rows) >= _LONG and sum(widths) + 2 * len(widths) <= console().width:
        for row in (columns, *cells):
            aligned = (str.rjust if number else str.ljust for number in numbers)
            click.echo("  ".join(map(lambda align, cell, width: align(cell, width), aligned, row, widths)).rstrip())
    else:
        _folded(columns, cells, numbers or [False] * len(columns))


def _folded(columns: list[str], cells: list[list[str]], numbers: list[bool]) -> None:
    """A table whose cells go on in the next line where they are too long, which takes ten times as long."""
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False)
    for name, is_number in zip(columns, numbers, strict=True):
        table.add_column(name, justify="right" if is_number else "left", overflow="fold")
    for row in cells:
        table.add_row(*row)
    console().print(table)


def _shown(value: object) -> str:
    if value is None:
        return "-"
    return f"{value:,}" if isinstance(value, int) and not isinstance(value, bool) else one_line(str(value))


def _csv(columns: list[str], rows: Iterable[tuple[Any, ...]]) -> None:
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)


def _json(columns: list[str], rows: Iterable[tuple[Any, ...]]) -> None:
    click.echo(json.dumps(document("query", {"columns": columns, "rows": [list(row) for row in rows]}), default=str))


def _html(columns: list[str], rows: Iterable[tuple[Any, ...]]) -> None:
    from ..scans.page import page

    click.echo(page(columns, rows), nl=False)


_PRINTERS = {"table": _table, "csv": _csv, "json": _json, "html": _html}
