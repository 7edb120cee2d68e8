"""``hipkit port``."""

from __future__ import annotations

import json
import sys
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..fatbin.wording import count, some_of
from .documents import document
from .options import Outcome, files_argument, is_single, json_option, no_color_option
from .output import line_width, one_line, print_lines, report

if TYPE_CHECKING:
    from ..porting.ported import Found, Place, Ported

NONE, STDIN = "-", "<stdin>"
MOST_PLACES = 6
"""Lines that a row names; --json has all."""
MOST_UNKNOWN = 12
"""Names that the last line of a file names."""
_GAP = "  "
_WIDEST = 120
"""Where the output is no terminal, sentences are broken as on one this wide."""
_INDENT = 6


@click.command("port")
@files_argument
@click.option(
    "--differences", "only_differences", is_flag=True, help="Leave out names that only the spelling differs of."
)
@json_option
@no_color_option
@click.pass_context
def command(ctx: click.Context, files: tuple[str, ...], only_differences: bool, as_json: bool) -> None:
    """List the names of CUDA's API in FILE: what HIP calls them, their codes, and what is different.

    FILE is a source in C, C++, CUDA or Python, or a folder of those. Names of the driver, the runtime, nvrtc and the
    complex numbers are found, with headers, functions of device code that HIP lacks or that do something else there, inline
    PTX, and sizes of warps that are written down. Comments are passed over; names in strings are marked with ".

    The code is the number of an enumerator or macro: one where both have the same, CUDA's → HIP's where not. Under a name
    stands what is different: other parameters, numbers and members, and what HIP does otherwise. The last column says
    whether hipkit's own runtime has the function: yes, an error (it always refuses), or no (not written yet).

    Of other libraries, such as cuBLAS, it says which of AMD's to use. Nothing is changed: hipify-clang and hipify-perl
    rewrite sources.

    \b
    Exit code:
      0  HIP has a counterpart for all of them
      1  it has none for a name
      2  a FILE cannot be read, or is no text

    \b
    Examples:
      hipkit port kernel.cu
      hipkit port --differences src/  # exit code 1: HIP has no counterpart for some
      hipkit port --json main.cpp | jq '.names[] | select(.hipkit != "yes")'
    """
    outcome = Outcome()
    every: list[dict[str, Found]] = []
    for ported in _sources(files, outcome):
        every.append({found.name: found for found in ported.names})
        outcome.at_least(1 if any(found.hip is None for found in ported.names) else 0)
        if as_json:
            from ..porting.describe import describe_ported

            facts = describe_ported(ported)
            if only_differences:
                facts["names"] = [name for name in facts["names"] if name["differences"]]
            click.echo(json.dumps(document("port", facts), indent=2 if is_single(files) else None))
        elif ported or ported.path in (*files, STDIN):  # in a folder most sources have none
            print_lines(lines(ported, line_width(), only_differences=only_differences))
    if len(every) > 1 and not as_json:
        names = list({name: found for each in every for name, found in each.items()}.values())
        print_lines(_broken(f"{count(len(every), 'source')}, {_summary(names)}", line_width(), 0))
    ctx.exit(outcome.code)


def _sources(files: Iterable[str], outcome: Outcome) -> Iterator[Ported]:
    """What each FILE names; one that cannot be read is reported on stderr."""
    from ..fatbin.errors import HipkitError
    from ..porting import reading
    from ..porting.ported import port, ported

    for file in files:
        is_folder = file != "-" and Path(file).is_dir()
        for each in reading.sources_in(file) if is_folder else (file,):
            try:
                if isinstance(each, HipkitError):
                    raise each
                if each == "-":
                    yield ported(reading.read_from(sys.stdin.buffer, STDIN), STDIN)
                else:
                    yield port(each)
            except HipkitError as error:
                report(error)
                outcome.at_least(error.exit_code)


def lines(ported: Ported, width: int, *, only_differences: bool) -> Iterator[str]:
    """The table of one source, with what is different under each name, and a summary."""
    yield click.style(one_line(ported.path), bold=True)
    shown = [found for found in ported.names if found.differences or not only_differences]
    if shown:
        yield from _table(shown, min(width, _WIDEST))
    if ported.unknown:
        yield from _broken(_unknown(ported.unknown), width, len(_GAP))
    yield from _broken(_summary(ported.names), width, len(_GAP))


def _table(shown: list[Found], width: int) -> Iterator[str]:
    rows = [
        (one_line(each.name), each.hip or NONE, _code(each), _runtime(each), _places(each.places)) for each in shown
    ]
    titles = ("CUDA", "HIP", "code", "hipkit", "lines")
    sizes = [max(map(len, column)) for column in zip(titles, *rows, strict=True)]
    is_wide = sum(sizes) + len(_GAP) * len(sizes) > width
    sizes[0] = 0 if is_wide else sizes[0]
    head = titles[1:] if is_wide else titles
    yield click.style(f"{_GAP}{_joined(head, sizes[1:] if is_wide else sizes)}", dim=True)
    for found, row in zip(shown, rows, strict=True):
        colour = "red" if found.hip is None else "yellow" if found.differences else None
        if is_wide:
            yield f"{_GAP}{click.style(row[0], fg=colour)}"
            yield f"{_GAP * 2}{_joined(row[1:], sizes[1:])}"
        else:
            yield f"{_GAP}{click.style(row[0], fg=colour)}{_joined(('', *row[1:]), (sizes[0] - len(row[0]), *sizes[1:]))}"
        for text in found.differences:
            yield from _broken(text, width, _INDENT)


def _broken(text: str, width: int, indent: int) -> list[str]:
    """A sentence, broken where it is too long for a line."""
    first, rest = " " * indent, " " * (indent + 2)
    size = max(min(width, _WIDEST), 40)
    return textwrap.wrap(text, size, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)


def _joined(cells: Iterable[str], sizes: Iterable[int]) -> str:
    return _GAP.join(f"{cell:<{size}}" for cell, size in zip(cells, sizes, strict=True)).rstrip()


def _code(found: Found) -> str:
    if found.value is None:
        return ""
    return str(found.value) if found.hip_value in (None, found.value) else f"{found.value} → {found.hip_value}"


def _runtime(found: Found) -> str:
    return {None: "", "yes": "yes", "refused": "error", "missing": "no"}[found.hipkit]


def _places(places: list[Place]) -> str:
    seen = dict.fromkeys(f'{place.line}"' if place.in_string else str(place.line) for place in places)
    more = f" +{len(seen) - MOST_PLACES}" if len(seen) > MOST_PLACES else ""
    return " ".join([*seen][:MOST_PLACES]) + more


def _unknown(unknown: dict[str, list[Place]]) -> str:
    """Names that look like CUDA's."""
    names = [one_line(name) for name in unknown]
    return f"no names of CUDA 11 to 13: {some_of(names, MOST_UNKNOWN)}"


def _summary(names: list[Found]) -> str:
    if not names:
        return "no names of CUDA's"
    without = sum(found.hip is None for found in names)
    unlike = sum(bool(found.differences) and found.hip is not None for found in names)
    functions = [found.hipkit for found in names if found.hipkit]
    parts = [f"{count(len(names), 'name')}: HIP has {len(names) - without}, {unlike} of them with differences"]
    parts += [f"none for {without}"] if without else []
    runs = f"; hipkit runs {functions.count('yes')} of {count(len(functions), 'function')}" if functions else ""
    return ", and ".join(parts) + runs
