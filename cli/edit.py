"""``hipkit edit``."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..fatbin.wording import count, human_size
from . import complete
from .options import no_color_option
from .output import one_line
from .progress import patience

if TYPE_CHECKING:
    from ..fatbin.edit.report import ContainerChange, Report
    from ..fatbin.edit.request import Content

_MANY = "May be given several times, or as a list with commas."


@click.command("edit")
@click.argument("file", metavar="FILE", type=click.Path())
@click.option("-o", "--output", metavar="OUT", type=click.Path(path_type=Path), help="The file to write.")
@click.option("--in-place", is_flag=True, help="Replace FILE itself, instead of writing OUT.")
@click.option(
    "--keep", metavar="T", multiple=True, shell_complete=complete.targets, help=f"Keep only these targets. {_MANY}"
)
@click.option(
    "--drop", metavar="T", multiple=True, shell_complete=complete.targets, help=f"Take these targets out. {_MANY}"
)
@click.option("--drop-all", is_flag=True, help="Take every target out; without it, that is refused.")
@click.option(
    "--replace", metavar="T=FILE", multiple=True, shell_complete=complete.target_file, help="Give a target other code."
)
@click.option("--add", metavar="T=FILE", multiple=True, shell_complete=complete.processor_file, help="Add a target.")
@click.option("--compress", metavar="METHOD", help="Compress anew: zstd, zlib, lz4 (CUDA) or none.")
@click.option("--level", type=int, metavar="N", help="The compression level: zstd 1 to 22, zlib 0 to 9.")
@click.option("--strip-debug", is_flag=True, help="Take debug information out of AMD code objects.")
@click.option("--force", is_flag=True, help="Replace OUT if it is there.")
@click.option("--json", "as_json", is_flag=True, help="Print what was done as JSON.")
@no_color_option
def command(
    file: str,
    output: Path | None,
    in_place: bool,
    keep: tuple[str, ...],
    drop: tuple[str, ...],
    drop_all: bool,
    replace: tuple[str, ...],
    add: tuple[str, ...],
    compress: str | None,
    level: int | None,
    strip_debug: bool,
    force: bool,
    as_json: bool,
) -> None:
    """Write FILE again with other device code: fewer targets, or other ones.

    FILE is an ELF or PE binary, an object, a static library, a wheel, or a bundle, CCOB, CUDA fat binary, offload
    binary or .kpack. Everything else in it stays as it was, and it works as before; it becomes smaller by what goes.

    T is a target such as gfx942:xnack-, a pattern such as gfx11*, or sm_90; gfx90a also means gfx90a:xnack+. --keep
    leaves code for another vendor's GPUs alone. Where FILE has several containers, T@1 is the second one's.

    \b
    Exit code:
      0  the file is written
      1  a target that is named is not there
      2  FILE, a target or an option is wrong, or OUT is there already

    \b
    Examples:
      hipkit edit libfoo.so -o small/libfoo.so --keep gfx942,gfx11*
      hipkit edit foo.whl -o small/foo.whl --drop gfx1100
      hipkit edit libfoo.so --in-place --compress zstd --level 19 --strip-debug
    """
    from ..fatbin import edit
    from ..fatbin.edit.request import Request
    from ..fatbin.output import Staging

    request = Request(
        _targets(keep), _targets(drop), _contents("--replace", replace), _contents("--add", add),
        compress, level, strip_debug, drop_all,
    )  # fmt: skip
    target = edit.output_path(Path(file), output, in_place=in_place)
    with Staging(force=force or in_place) as staging:
        staging.refuse_existing(target)
        with patience(f"editing {file}"):
            data, report = edit.apply(file, request)
            staging.write(target, data, like=Path(file))
    report.output = str(target)
    if as_json:
        click.echo(json.dumps({**report.as_document(), "written": staging.described()}, indent=2))
        return
    for line in lines(report):
        click.echo(line)
    for note in [*report.notes, *(note for change in report.containers for note in change.notes)]:
        click.echo(f"{click.style('note', fg='cyan')}: {one_line(note)}", err=True)


def lines(report: Report) -> Iterator[str]:
    """What was done: a line for each container that changed, or for each such member, then the file."""
    rows = [("", "kept", "dropped", "before", "after")]
    groups: dict[str, list[ContainerChange]] = {}
    for change in report.containers:
        if change.is_changed:
            groups.setdefault(change.member or f"{change.section or change.kind} {change.number}", []).append(change)
    rows += [_row(name, changes) for name, changes in groups.items()]
    if len(rows) > 1:
        widths = [max(len(row[column]) for row in rows) for column in range(5)]
        for row in rows:
            left = [text.ljust(width) for text, width in zip(row[:3], widths[:3], strict=True)]
            right = [text.rjust(width) for text, width in zip(row[3:], widths[3:], strict=True)]
            yield "  ".join([*left, *right]).rstrip()
    untouched = sum(not change.is_changed for change in report.containers)
    if untouched:
        yield f"{count(untouched, 'container')} left as {'it is' if untouched == 1 else 'they are'}"
    share = f", {100 * report.saved / report.before:.0f} % smaller" if report.saved > 0 and report.before else ""
    yield f"{one_line(report.output)}  {human_size(report.before)} -> {human_size(report.after)}{share}"


def _row(name: str, changes: list[ContainerChange]) -> tuple[str, str, str, str, str]:
    kept = [target for change in changes for target in change.kept]
    added = [f"+{target}" for change in changes for target in change.added]
    dropped = [target for change in changes for target in change.dropped]
    before, after = (sum(getattr(change, which) for change in changes) for which in ("before", "after"))
    return _shortened(name), _listed([*kept, *added]), _listed(dropped), human_size(before), human_size(after)


def _listed(targets: list[str]) -> str:
    """Some targets, or how many there are."""
    different = list(dict.fromkeys(targets))
    return one_line(" ".join(different)) if 0 < len(different) <= 3 else str(len(different) or "none")


def _shortened(name: str) -> str:
    """A member as a person reads it: without its folders."""
    return one_line(name.rpartition("/")[2])


def _targets(given: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(part for text in given for part in text.split(",") if part)


def _contents(option: str, given: tuple[str, ...]) -> tuple[Content, ...]:
    from ..fatbin.edit.request import Content
    from ..fatbin.errors import UsageError
    from ..fatbin.source import Source

    found = []
    for text in given:
        target, equals, path = text.partition("=")
        if not equals:
            raise UsageError(f"{option} {text!r}: must be TARGET=FILE, such as gfx942=kernel.hsaco")
        found.append(Content.of(target, Source.from_path(path)))
    return tuple(found)
