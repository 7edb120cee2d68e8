"""``hipkit report``."""

from __future__ import annotations

import json
from pathlib import Path

import click

from ..fatbin.wording import human_size
from . import complete
from .documents import document
from .options import Opened, Outcome, files_argument, jobs_option, no_color_option, processes
from .progress import Bar


@click.command("report")
@files_argument
@click.option(
    "-o",
    "--output",
    metavar="PAGE",
    required=True,
    type=click.Path(path_type=Path, dir_okay=False),
    help="The page to write.",
)
@click.option(
    "--gpu",
    "gpus",
    multiple=True,
    metavar="GPU",
    shell_complete=complete.all_gpus,
    help="A GPU to show coverage for, as for `covers`; may be given several times. By default all that FILE has code for.",
)
@click.option("--title", help="The title of the page; by default the names of the files.")
@jobs_option
@click.option("--force", is_flag=True, help="Replace a page that is there.")
@click.option("--json", "as_json", is_flag=True, help="Print what was written, and what the page counts, as JSON.")
@no_color_option
@click.pass_context
def command(
    ctx: click.Context,
    files: tuple[str, ...],
    output: Path,
    gpus: tuple[str, ...],
    title: str | None,
    jobs: int | None,
    force: bool,
    as_json: bool,
) -> None:
    """Write one page of HTML about FILE: where its bytes are, what its kernels cost, what is wrong with it.

    The page has a map of bytes by library, target and kernel, tables that sort and filter, histograms, the findings of
    `validate`, and which GPU each library covers. It is one file that needs no network, for a browser or an archive.

    \b
    Exit code:
      0  PAGE is written, whatever it says
      2  a FILE cannot be opened or is damaged, or PAGE is there already

    \b
    Examples:
      hipkit report libfoo.so -o report.html
      hipkit report dist/*.whl -o report.html --gpu gfx942 --gpu gfx1100
    """
    from ..fatbin.output import Staging
    from ..loader.page.report import Report, title_of
    from ..loader.survey import survey, work

    outcome = Outcome()
    Staging(force=force).refuse_existing(output)
    trees = []
    for file in Opened(files, outcome, empty=0):
        outcome.look_at(file)
        trees.append(file)
    if outcome.code and not trees:
        ctx.exit(outcome.code)
    wanted = [name for option in gpus for name in option.split(",") if name.strip()]
    total = work(trees)
    with Bar(total) as bar, bar.on("reading and checking", total, total) as advance:
        found = survey(trees, wanted, processes=processes(jobs), advance=advance)
    report = Report(found, title or title_of(files, len(trees)))
    size = report.write(output, force=force)
    if as_json:
        facts = {
            "files": [file.path for file in trees], "libraries": len(found.coverage.libraries),
            "targets": found.targets, "kernels": found.kernel_count, "code_size": found.size,
            "findings": len(found.findings), "written": [{"path": str(output), "size": size}],
        }  # fmt: skip
        click.echo(json.dumps(document("report", facts), indent=2))
    else:
        click.echo(f"{output}  {human_size(size)}: {report.summary}")
    ctx.exit(outcome.code)
