"""``hipkit unbundle``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..fatbin.wording import human_size
from . import complete
from .documents import document
from .options import Opened, Outcome, jobs_option, no_color_option, processes
from .output import one_line, print_findings
from .progress import Bar

if TYPE_CHECKING:
    from ..fatbin.unbundle import Piece


@click.command("unbundle")
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path())
@click.option(
    "-o",
    "--output",
    "folder",
    metavar="DIR",
    required=True,
    type=click.Path(path_type=Path),
    help="Where to put them; made if need be.",
)
@click.option(
    "--target",
    "targets",
    multiple=True,
    metavar="TARGET",
    shell_complete=complete.targets,
    help="Only this target; may be given several times, or as a list with commas. gfx90a also means gfx90a:xnack+; gfx11* is a pattern.",
)
@click.option("--host", "include_host", is_flag=True, help="The host's entries too.")
@click.option("--all", "include_all", is_flag=True, help="Everything, empty entries too.")
@jobs_option
@click.option("--force", is_flag=True, help="Replace files that are there.")
@click.option("--json", "as_json", is_flag=True, help="Print what was written as JSON.")
@no_color_option
@click.pass_context
def command(
    ctx: click.Context,
    files: tuple[str, ...],
    folder: Path,
    targets: tuple[str, ...],
    include_host: bool,
    include_all: bool,
    jobs: int | None,
    force: bool,
    as_json: bool,
) -> None:
    """Write the code objects in FILE to DIR, one file each.

    Compressed content is inflated and its hash checked first. Files appear whole or not at all, and none is
    replaced without --force. Each is called FILE.CONTAINER.TARGET with a suffix for what it is.

    Without options every device's code is taken. A TARGET that FILE does not have is an error that
    says which ones it has.

    \b
    Exit code:
      0  all that was asked for is written
      1  a FILE does not have the TARGET, or there is no device code
      2  a FILE cannot be opened or is damaged, or a file is there already

    \b
    Examples:
      hipkit unbundle libfoo.so -o out
      hipkit unbundle libfoo.so -o out --target gfx942,gfx1100
      hipkit unbundle libfoo.so -o out --target gfx90a  # exit code 1: it has no such entry
    """
    from ..fatbin.output import Staging
    from ..fatbin.unbundle import pieces
    from ..fatbin.workers import in_threads, threads_for

    outcome = Outcome()
    wanted, threads = [target for option in targets for target in option.split(",")], processes(jobs)
    chosen: list[Piece] = []
    rows: list[dict[str, Any]] = []
    for file in Opened(files, outcome, strict=True):
        print_findings(file)
        found = pieces(file, targets=wanted, include_host=include_host, include_all=include_all, threads=threads)
        chosen += found
        rows += [_described(file.path, folder, piece) for piece in found]
    if not outcome.code and not chosen:
        click.echo("hipkit: no device code in what was given; --all takes empty and host entries too", err=True)
        outcome.at_least(1)
    sizes = [piece.entry.size for piece in chosen]
    total, threads = sum(sizes), threads_for(sizes, threads)
    with Staging(force=force) as staging, Bar(total) as bar, bar.on("unbundling", total, total) as advance:
        for _ in in_threads(
            lambda piece: staging.write(folder / piece.file_name, piece.content, advance), chosen, threads
        ):
            pass
    if as_json:
        click.echo(json.dumps(document("unbundle", {"folder": str(folder), "written": rows}), indent=2))
        ctx.exit(outcome.code)
    lines = [f"{folder / p.file_name}  {one_line(p.entry.id)}  {human_size(p.entry.size)}\n" for p in chosen]
    click.echo("".join(lines), nl=False)
    ctx.exit(outcome.code)


def _described(file: str, folder: Path, piece: Piece) -> dict[str, Any]:
    """A file that is written, for JSON: what it is called, and which entry of which FILE is in it."""
    entry = piece.entry
    path = str(folder / piece.file_name)
    return {"path": path, "size": piece.content.size, "file": file, "id": entry.id, "target": entry.target}
