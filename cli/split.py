"""``hipkit split``."""

from __future__ import annotations

import json
from pathlib import Path

import click

from ..fatbin.wording import human_size
from .options import no_color_option
from .output import one_line
from .progress import patience


@click.command("split")
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path())
@click.option("-o", "--output", "folder", metavar="DIR", required=True, type=click.Path(path_type=Path), help="Where to put everything; made if need be.")  # fmt: skip
@click.option("--as", "form", type=click.Choice(["kpack", "bundle"]), help="What to put the device code into; kpack for HIP in ELF files unless given.")  # fmt: skip
@click.option("--group", metavar="NAME", help="What the files with device code begin with; FILE's name unless given.")
@click.option("--prefix", metavar="DIR", type=click.Path(path_type=Path), help="Keep the paths of FILEs from here on; from the folder they are all in unless given.")  # fmt: skip
@click.option("--force", is_flag=True, help="Replace files that are there.")
@click.option("--json", "as_json", is_flag=True, help="Print what was done as JSON.")
@no_color_option
def command(
    files: tuple[str, ...],
    folder: Path,
    form: str | None,
    group: str | None,
    prefix: Path | None,
    force: bool,
    as_json: bool,
) -> None:
    """Take FILEs apart: the host's part without device code, and one file with the code for each target.

    As kpack, ROCm's runtime finds the code by itself: the host's file says where to look, and archives are in
    .kpack/GROUP-TARGET.kpack. A program needs only those of the GPUs it runs on. As bundle, the code for a target
    is in GROUP-TARGET.hipfb (or .fatbin for CUDA), in the format it had, for other tools to use.

    `hipkit join DIR` puts FILEs together again, with the help of DIR/.split.

    \b
    Exit code:
      0  everything is written
      2  a FILE has no device code or is damaged, an option is wrong, or a file is there already

    \b
    Examples:
      hipkit split libfoo.so -o parts
      hipkit split lib/liba.so lib/libb.so -o parts --prefix . --group math
    """
    from ..fatbin.edit.splitting import split

    with patience(f"splitting {', '.join(files)}"):
        report = split(files, folder, form=form, group=group, prefix=prefix, force=force)
    if as_json:
        click.echo(json.dumps(report.as_document(), indent=2))
        return
    rows = [(file.host, "host", f"{human_size(file.before)} -> {human_size(file.after)}") for file in report.files]
    rows += [(path, target, human_size(size)) for path, target, size in report.pieces]
    widths = [max(len(row[column]) for row in rows) for column in range(2)]
    for path, target, size in rows:
        click.echo(f"{one_line(path):<{widths[0]}}  {one_line(target):<{widths[1]}}  {size}")
    for note in report.notes:
        click.echo(f"{click.style('note', fg='cyan')}: {one_line(note)}", err=True)
