"""``hipkit scan``."""

from __future__ import annotations

import contextlib
import json
from typing import TYPE_CHECKING, Any

import click

from ..fatbin.wording import count, human_size
from ..scans.tables import NOT_LOOKED_INTO, WHAT
from .documents import document
from .options import allow_empty_option, jobs_option, memory_option, no_color_option, processes
from .output import one_line
from .progress import Bar

if TYPE_CHECKING:
    from ..scans.scanning import Progress

_SHOWN_ERRORS = 10
_FAILED_FILES = "select path, error from files where error is not null order by path"
_FAILED = """
select path, error from files where error is not null
union all
select min(path), count(distinct code) || ' pieces of code could not be read; scan again'
from entries join files using (content) where code is not null and code not in (select code from codes) group by content
union all
select home[1], count(*) || ' bundles could not be compared; scan again' from uncompared group by home[1]
order by path
"""


def _tables(_ctx: click.Context, _parameter: click.Parameter, value: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in value.split(","))
    if unknown := [name for name in names if name not in WHAT]:
        raise click.BadParameter(f"{unknown[0]!r}: expected some of {','.join(WHAT)}")
    return names


@click.command("scan")
@click.argument("files", metavar="PATH...", nargs=-1, required=True, type=click.Path())
@click.option(
    "-o", "--output", "to", metavar="SCAN", required=True, type=click.Path(), help="The folder for the tables."
)
@click.option(
    "--what", "tables", metavar="NAMES", default=",".join(WHAT), show_default=True, callback=_tables,
    help="What is looked at.",
)  # fmt: skip
@jobs_option
@click.option(
    "--since", metavar="SCAN", type=click.Path(exists=True, file_okay=False), help="Take over what another scan knows."
)
@click.option(
    "--cluster", metavar="WHERE", default="local", show_default=True,
    help="Who works: `local`, the address of a Dask scheduler, or a YAML file with a cluster's class and arguments.",
)  # fmt: skip
@memory_option("What a process may use of memory.")
@click.option(
    "--resume/--no-resume", default=True, show_default=True, help="Go on with what is in SCAN, or delete it first."
)
@click.option("--dashboard", is_flag=True, help="Have Dask run the processes, and print the link of its dashboard.")
@click.option("--json", "as_json", is_flag=True, help="Print what was found as JSON.")
@allow_empty_option
@no_color_option
@click.pass_context
def command(
    ctx: click.Context,
    files: tuple[str, ...],
    to: str,
    tables: tuple[str, ...],
    jobs: int | None,
    since: str | None,
    cluster: str,
    memory: int,
    resume: bool,
    dashboard: bool,
    as_json: bool,
    allow_empty: bool,
) -> None:
    """Read every file below PATH into tables, which `hipkit query` asks: files, containers, entries, codes, kernels,
    arguments, findings, instructions.

    PATH is a file, a folder, a URL that fsspec can read (https://, s3://, gs://), pip:NAME or pip:NAME==VERSION for a project's
    wheels on pip's index, or the URL of a Debian repository's Packages file; of files at URLs only the parts that
    matter are read. SCAN is a folder of Parquet files. Files that were seen and have not changed are not opened again, code
    that is in several files is looked at once, and a scan that was stopped goes on where it was. A file that ends the
    process that reads it costs no other; the table of files says why it could not be read.

    \b
    Exit code:
      0  all was read
      1  there is no device code (--allow-empty)
      2  a PATH cannot be found, or a file could not be read; the others are in SCAN
      3  the packages for it are not installed: pip install 'hipkit[scan]'

    \b
    Examples:
      hipkit scan dist/ -o scan
      hipkit scan lib/ dist/*.whl -o scan --what containers,entries,kernels --jobs 2
      hipkit scan dist/ -o new --since scan
    """
    from ..scans.scanning import scan

    with _Bars() as bars:
        found = scan(
            files, to=to, tables=tables, jobs=processes(jobs), cluster=cluster, memory=memory, since=since, resume=resume,
            on_progress=bars.show, on_link=_show_link if dashboard else None,
        )  # fmt: skip
    with found:
        numbers = _numbers(found)
        failed = found.rows(_FAILED if set(tables) - NOT_LOOKED_INTO else _FAILED_FILES)
    if as_json:
        click.echo(
            json.dumps(document("scan", {"scan": to, **numbers, "failed": [list(row) for row in failed]}), indent=2)
        )
    else:
        click.echo(_summary(to, numbers))
    for path, why in failed[:_SHOWN_ERRORS]:
        click.echo(f"hipkit: {one_line(why if path in why else f'{path}: {why}')}", err=True)
    if len(failed) > _SHOWN_ERRORS:
        click.echo(
            f"hipkit: {len(failed) - _SHOWN_ERRORS} more files could not be read: the table of files names them",
            err=True,
        )
    ctx.exit(2 if failed else int(not numbers["entries"] and not allow_empty))


def _numbers(found: Any) -> dict[str, int]:
    rows = found.rows(
        "select (select count(*) from files), (select count(*) from files where content is not null),"
        " (select count(code) from entries), (select count(distinct code) from entries),"
        " (select coalesce(sum(size), 0)::bigint from entries where code is not null), (select count(*) from kernels),"
        " (select count(*) from findings)"
    )
    names = ("files", "files_with_code", "entries", "codes", "bytes", "kernels", "findings")
    return dict(zip(names, rows[0], strict=True))


def _summary(to: str, numbers: dict[str, int]) -> str:
    size, codes = human_size(numbers["bytes"]), numbers["codes"]
    return (
        f"{to}: {count(numbers['files'], 'file')}, {numbers['files_with_code']} with device code; "
        f"{count(numbers['entries'], 'piece')} of code ({size}), {codes} of them different; "
        f"{count(numbers['kernels'], 'kernel')}, {count(numbers['findings'], 'finding')}"
    )


def _show_link(link: str) -> None:
    click.echo(f"dashboard: {link}", err=True)


class _Bars(contextlib.ExitStack):
    """A bar for each phase of the scan."""

    _phase = ""
    _done = 0

    def show(self, progress: Progress) -> None:
        """Draw how far it is."""
        if progress.phase != self._phase:
            self.close()
            self._phase, self._done = progress.phase, 0
            bar = self.enter_context(Bar(progress.total))
            titles = {
                "files": f"reading {count(progress.files, 'file')}",
                "code": "looking at code",
                "bundles": "comparing code",
            }
            self._advance = self.enter_context(bar.on(titles[progress.phase], progress.total, progress.total))
        self._advance(progress.done - self._done)
        self._done = progress.done
