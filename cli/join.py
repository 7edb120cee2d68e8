"""``hipkit join``."""

from __future__ import annotations

import json
from pathlib import Path

import click

from ..fatbin.wording import human_size
from .options import no_color_option
from .output import one_line
from .progress import patience


@click.command("join")
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@click.option("-o", "--output", "out", metavar="OUT", required=True, type=click.Path(path_type=Path), help="The folder to put the files into; made if need be.")  # fmt: skip
@click.option("--partial", is_flag=True, help="Leave out targets whose files are not there any more.")
@click.option("--force", is_flag=True, help="Replace files that are there.")
@click.option("--json", "as_json", is_flag=True, help="Print what was done as JSON.")
@no_color_option
def command(folder: Path, out: Path, partial: bool, force: bool, as_json: bool) -> None:
    """Put together what `hipkit split` wrote to DIR: the files that were split, byte for byte.

    Each file is checked by its hash. A CCOB that hipkit cannot compress to the bytes it had holds the same code,
    compressed anew; `split` says so.

    \b
    Exit code:
      0  the files are written
      1  nothing in DIR was split
      2  a file is missing, changed or there already

    \b
    Examples:
      hipkit join parts -o whole
      hipkit join parts -o whole --partial
    """
    from ..fatbin.edit.joining import join

    with patience(f"joining {folder}"):
        report = join(folder, out, partial=partial, force=force)
    if as_json:
        click.echo(json.dumps(report.as_document(), indent=2))
        return
    for file in report.files:
        what = "as it was before the split" if file.is_exact else "compressed anew"
        if file.missing:
            what = f"without {' '.join(file.missing)}"
        click.echo(f"{one_line(file.output)}  {human_size(file.size)}, {one_line(what)}")
