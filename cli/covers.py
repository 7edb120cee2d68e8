"""``hipkit covers``."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from ..fatbin.wording import count
from . import complete
from .documents import document
from .options import Opened, Outcome, allow_empty_option, files_argument, jobs_option, no_color_option
from .output import console, one_line, print_findings

if TYPE_CHECKING:
    from ..loader.covers import Coverage, LibraryCoverage
    from ..loader.gpus import Gpu

CELLS = {
    "native": ("yes", "green"), "generic": ("family", "green"), "jit": ("JIT", "yellow"), "none": ("NO", "red"),
}  # fmt: skip
LEGEND = {
    "family": "family: by code for its generic processor",
    "JIT": "JIT: by code that is compiled when it is loaded",
    "NO": "NO n/m: n of the m containers have no code for it",
    "gaps": "gaps n/m: runs, but without n of the m operations that the best covered GPU has kernels for",
}
_NARROWEST = 6
"""Columns of a GPU at least."""
MOST_MISSING = 8
"""Units that a summary names for one GPU; --explain and --json have all."""


@click.command("covers")
@files_argument
@click.option(
    "--gpu",
    "gpus",
    multiple=True,
    required=True,
    metavar="GPU",
    shell_complete=complete.all_gpus,
    help="A GPU that must be covered, such as gfx942, gfx90a:xnack+ or sm_90; may be given several times, or as a list with commas.",
)
@click.option("--if-any", is_flag=True, help="Where there is no code for any GPU of its vendor, let a GPU pass.")
@click.option("--no-gaps", is_flag=True, help="Fail where a GPU lacks operations of Tensile that another one has.")
@allow_empty_option
@click.option("--explain", is_flag=True, help="Say of each entry of each container why it fits or not.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON: one document for all FILEs.")
@jobs_option
@no_color_option
@click.pass_context
def command(
    ctx: click.Context,
    files: tuple[str, ...],
    gpus: tuple[str, ...],
    if_any: bool,
    no_gaps: bool,
    allow_empty: bool,
    explain: bool,
    as_json: bool,
    jobs: int | None,
) -> None:
    """Check that FILE has code for each GPU.

    FILE is a library, a wheel or other package, an archive, a code object, a library whose code is in .kpack files
    beside it, or a folder of those. Every library with code of the GPU's vendor must cover it, and in a library every
    container: each holds the kernels of another translation unit. Libraries for the other vendor do not count against
    it.

    Files whose names differ in the target alone are one library. Of the kernels of Tensile (rocBLAS, hipBLASLt) each
    GPU needs some: what the best covered GPU has beyond those is listed as gaps (--no-gaps).

    An AMD GPU takes code for itself, else for its family, else SPIR-V, as the HIP runtime does. Features that GPU does
    not name are as devices report them by default: sramecc on, xnack off. Name both to have both checked:
    --gpu gfx90a:xnack+,gfx90a:xnack-. An NVIDIA GPU takes a cubin of its major version that is not newer, else PTX,
    which the driver compiles (JIT). Code for sm_90a runs on sm_90 alone, code for sm_100f on its family.

    Only headers are read.

    \b
    Exit code:
      0  all of it runs on all of them
      1  a GPU is not covered, or a FILE holds no device code (--allow-empty)
      2  a FILE cannot be opened or is damaged

    \b
    Examples:
      hipkit covers libfoo.so --gpu gfx942 --gpu gfx1100
      hipkit covers dist/*.whl --gpu MI300X,gfx90a:xnack+,gfx90a:xnack- --explain  # exit code 1: no gfx90a
    """
    from ..loader.covers import coverage
    from ..loader.gpus import parse_gpu

    outcome = Outcome()
    asked = list(dict.fromkeys(parse_gpu(name) for option in gpus for name in option.split(",") if name.strip()))
    if not asked:
        raise click.UsageError("no GPU is named; write --gpu gfx942 or --gpu sm_90")
    trees = []
    for file in Opened(files, outcome, empty=0 if allow_empty or if_any else 1, jobs=jobs):
        outcome.look_at(file)
        if file.is_damaged:
            print_findings(file)
        trees.append(file)
    found = coverage(trees, asked)
    if as_json:
        from ..loader.describe_covers import describe_coverage

        click.echo(json.dumps(document("covers", describe_coverage(found)), indent=2))
    else:
        for line in lines(found, console().width, explain=explain):
            click.echo(line)
    passes = if_any or (allow_empty and not found.libraries)
    failed = [gpu for gpu in found.uncovered if found.of(gpu) or not passes]
    gaps = no_gaps and any(found.gaps(gpu) for gpu in asked)
    outcome.at_least(1 if failed or gaps else 0)
    ctx.exit(outcome.code)


def lines(coverage: Coverage, width: int, *, explain: bool) -> Iterator[str]:
    """The table of libraries and GPUs, the reasons, and a line for each GPU."""
    if explain:
        yield from (one_line(line) for line in coverage.explain().splitlines())
        yield ""
    if not coverage.libraries:
        yield "no device code in what was given"
        return
    yield from table(coverage, width)
    yield from _missing(coverage)
    for gpu in coverage.gpus:
        yield _summary(coverage, gpu)


def table(coverage: Coverage, width: int) -> Iterator[str]:
    """A row for each library, a column for each GPU; a row for both where that is wider than ``width``."""
    cells = {(result.library.name, result.gpu): _cell(result) for result in coverage.results}
    names = {library.name: _short(library.name, coverage) for library in coverage.libraries}
    first = min(max(map(len, names.values())), max(20, width // 2))
    columns = [
        (gpu, max(len(str(gpu)), *(len(cells[name, gpu][0]) for name in names), _NARROWEST)) for gpu in coverage.gpus
    ]
    if first + sum(size + 2 for _, size in columns) <= width:
        yield click.style(f"{'':{first}}" + "".join(f"  {gpu!s:<{size}}" for gpu, size in columns).rstrip(), dim=True)
        for name, shown in names.items():
            row, padding = f"{_cut(shown, first):<{first}}", 0
            for gpu, size in columns:
                text, colour = cells[name, gpu]
                row += f"{'':{padding}}  {click.style(text, fg=colour)}"
                padding = size - len(text)
            yield row
    else:
        for name, shown in names.items():
            yield one_line(shown)
            for gpu, _ in columns:
                text, colour = cells[name, gpu]
                if text != "-":
                    yield f"  {gpu!s:<26}  {click.style(text, fg=colour)}"
    for word in LEGEND:
        if any(text.split()[0] == word for text, _ in cells.values()):
            yield click.style(LEGEND[word], dim=True)


def _missing(coverage: Coverage) -> Iterator[str]:
    for gpu in coverage.gpus:
        missing = [(result, unit) for result in coverage.of(gpu) for unit in result.missing]
        for result, unit in missing[:MOST_MISSING]:
            name = _short(result.library.name, coverage)
            yield one_line(f"{gpu}: {name}: {unit.unit.place} {unit.why_not}")
        if len(missing) > MOST_MISSING:
            yield f"{gpu}: and {len(missing) - MOST_MISSING} more; --explain shows all"
        for result in coverage.of(gpu):
            yield from _gaps(result, coverage)


def _gaps(result: LibraryCoverage, coverage: Coverage) -> Iterator[str]:
    gaps = result.gaps
    if gaps:
        best, all_of_best = result.library.best
        name = _short(result.library.name, coverage)
        yield one_line(f"{result.gpu}: {name}: lacks {len(gaps)} of the {len(all_of_best)} operations of {best}:")
        yield from (one_line(f"  {gap.unit.place} {gap.why_not}") for gap in gaps[:MOST_MISSING])
        if len(gaps) > MOST_MISSING:
            yield f"  and {len(gaps) - MOST_MISSING} more; --json has all"


def _summary(coverage: Coverage, gpu: Gpu) -> str:
    concerned = coverage.of(gpu)
    lacking = sum(not result.is_covered for result in concerned)
    verdict = click.style("covered", fg="green") if coverage.is_covered(gpu) else click.style("NOT covered", fg="red")
    if not concerned:
        return f"{gpu}: {verdict}: no library has code for {gpu.vendor}'s GPUs"
    libraries = count(len(concerned), "library")
    lack = f"{lacking} of {libraries} with code for {gpu.vendor}'s GPUs lack{'s' * (lacking == 1)} some for this one"
    if lacking:
        return f"{gpu}: {verdict}: {lack}"
    gaps = len(coverage.gaps(gpu))
    but = f", with {count(gaps, 'gap')}: what needs these operations fails there, or is slower" if gaps else ""
    return f"{gpu}: {verdict} by {libraries} with code for {gpu.vendor}'s GPUs{but}"


def _cell(result: LibraryCoverage) -> tuple[str, str | None]:
    if result.fit is None:
        return "-", None
    text, colour = CELLS[result.fit.value]
    if result.gaps:
        return f"gaps {len(result.gaps)}/{len(result.library.best[1])}", "yellow"
    return f"{text} {len(result.missing)}/{len(result.units)}" if result.missing else text, colour


def _short(name: str, coverage: Coverage) -> str:
    """The name without the folder that all have in common."""
    if len(coverage.libraries) < 2:
        return one_line(name)
    first, last = min(names := [library.name for library in coverage.libraries]), max(names)
    same = next((at for at, (a, b) in enumerate(zip(first, last, strict=False)) if a != b), len(first))
    cut = max(first.rfind("/", 0, same), first.rfind(":", 0, same)) + 1
    return one_line(name[cut:])


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else "…" + text[len(text) - width + 1 :]
