"""``hipkit diff``."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import click

from ..fatbin.wording import count, human_size
from . import complete
from .documents import document
from .options import Outcome, jobs_option, no_color_option, processes, readable
from .output import console, one_line
from .progress import Bar

if TYPE_CHECKING:
    from ..fatbin.compare import Diff, KernelChange, Side
    from ..fatbin.measures import KernelFigures
    from ..fatbin.thresholds import Violation

MOST_SHOWN = 25
"""Kernels of each kind that are shown without --all."""
COLOURS = {"worse": "red", "mixed": "yellow", "better": "green", "changed": "cyan"}


@click.command("diff")
@click.argument("old", metavar="OLD", type=click.Path())
@click.argument("new", metavar="NEW", type=click.Path())
@click.option(
    "--fail-on",
    "conditions",
    multiple=True,
    metavar="CONDITION",
    shell_complete=complete.measures,
    help="Leave with 1 where this holds, such as 'vgpr>+10%' or 'targets<'; may be given several times.",
)
@click.option(
    "--kernel",
    metavar="PATTERN",
    shell_complete=complete.kernels,
    help="Only kernels of this name; * and ? are wildcards.",
)
@click.option(
    "--target",
    "targets",
    multiple=True,
    metavar="TARGET",
    shell_complete=complete.targets,
    help="Only this target; may be given several times, or as a list with commas.",
)
@click.option("--all", "show_all", is_flag=True, help=f"Show every kernel, and not the first {MOST_SHOWN}.")
@jobs_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@no_color_option
@click.pass_context
def command(
    ctx: click.Context,
    old: str,
    new: str,
    conditions: tuple[str, ...],
    kernel: str | None,
    targets: tuple[str, ...],
    show_all: bool,
    jobs: int | None,
    as_json: bool,
) -> None:
    """Show what changed from OLD to NEW: targets, kernels, and what those cost; what got worst comes first.

    OLD and NEW are anything that `inspect` reads, or folders. Kernels are compared by their symbols, then by their
    readable names without what compilers add to make them unique.

    A CONDITION is MEASURE>CHANGE or MEASURE<CHANGE. MEASURE is vgpr, agpr, sgpr, lds, scratch, spills, code, occupancy
    or kernarg of any kernel, or size, targets or kernels of the whole. CHANGE is +N or -N, or +N% or -N% of the old
    value; N without a sign is a limit for the new value, and without CHANGE any does: `targets<` says that one is gone.

    \b
    Exit code:
      0  no CONDITION holds
      1  a CONDITION holds
      2  OLD or NEW cannot be opened or is damaged

    \b
    Examples:
      hipkit diff build-old/libfoo.so build/libfoo.so
      hipkit diff old.hsaco new.hsaco --fail-on 'vgpr>+10%' --fail-on 'scratch>0'
      hipkit diff build-old/libfoo.so build/libfoo.so --fail-on 'kernels>+0'  # exit code 1: there are more
    """
    from ..fatbin.compare import diff, work
    from ..fatbin.thresholds import Condition

    outcome = Outcome()
    parsed = [Condition.parse(text) for text in conditions]
    wanted = [target for option in targets for target in option.split(",") if target]
    sides = readable(old), readable(new)
    total = work(*sides)
    with Bar(total) as bar, bar.on("comparing", total, total) as advance:
        found = diff(*sides, kernel=kernel, targets=wanted, processes=processes(jobs), on_bytes=advance)
    failed = [violation for condition in parsed for violation in condition.violations(found)]
    for side in (found.old, found.new):
        _print_damage(side)
        outcome.at_least(2 if side.is_damaged else 0)
    outcome.at_least(1 if failed else 0)
    if as_json:
        from ..fatbin.describe_diff import describe_diff

        click.echo(json.dumps(document("diff", describe_diff(found, failed)), indent=2))
    else:
        for line in lines(found, failed, console().width, MOST_SHOWN if not show_all else None):
            click.echo(line)
    ctx.exit(outcome.code)


def _print_damage(side: Side) -> None:
    for finding in side.findings:
        if finding.severity == "error":
            at = f"+{finding.offset:#x}" if finding.offset is not None else ""
            click.echo(f"{one_line(side.path)}{at}: error: {one_line(finding.message)} [{finding.rule}]", err=True)


def lines(diff: Diff, failed: Sequence[Violation], width: int, most: int | None) -> Iterator[str]:
    """All that is shown: kernels that changed, came and went, targets, the conditions that hold, a summary."""
    width = min(width, 160)
    yield from _changes(diff.changed, width, most)
    lost, come = set(diff.targets_removed), set(diff.targets_added)
    yield from _named("only in OLD", [k for k in diff.removed if k.target not in lost], "red", width, most)
    yield from _named("only in NEW", [k for k in diff.added if k.target not in come], "cyan", width, most)
    yield from _targets(diff)
    for violation in failed[: most or len(failed)]:
        yield click.style("failed ", fg="red") + one_line(str(violation))
    if most and len(failed) > most:
        yield click.style("failed ", fg="red") + f"and {len(failed) - most} times more"
    yield summary(diff, failed)


def summary(diff: Diff, failed: Sequence[Violation]) -> str:
    """One line."""
    verdicts = diff.verdicts
    parts = [
        click.style(f"{verdicts[name]} {name}", fg=colour) for name, colour in COLOURS.items() if verdicts[name]
    ]  # fmt: skip
    same = len(diff.matched) - len(diff.changed)
    parts += [f"{number} {what}" for number, what in ((len(diff.added), "added"), (len(diff.removed), "removed"))]
    size = f"{human_size(diff.old.size)} → {human_size(diff.new.size)}"
    verdict = f"; {click.style(f'{len(failed)} failed', fg='red')}" if failed else ""
    return f"{count(diff.new.kernels, 'kernel')}: {', '.join([*parts, f'{same} the same'])}; {size} of code{verdict}"


def _changes(changes: Sequence[KernelChange], width: int, most: int | None) -> Iterator[str]:
    shown = changes[: most or len(changes)]
    if not shown:
        return
    columns = [
        (number, delta.measure.title)
        for number, delta in {_number(delta.measure.id): delta for change in shown for delta in change.deltas}.items()
    ]
    columns.sort()
    table = [[_cell(change, number) for number, _ in columns] for change in shown]
    sizes = [
        max(len(title), *(len(row[place]) for row in table)) + 2 for place, (_, title) in enumerate(columns)
    ]  # fmt: skip
    fits = sum(sizes) + 2 <= width
    if fits and columns:
        yield click.style("".join(f"{t:>{s}}" for (_, t), s in zip(columns, sizes, strict=True)), dim=True)
    for change, row in zip(shown, table, strict=True):
        yield _title(change, width)
        if fits and row:
            yield "".join(
                f"{'':{size - len(text)}}{_coloured(change, number, text)}"
                for text, size, (number, _) in zip(row, sizes, columns, strict=True)
            )
        elif row:
            words = [f"{d.measure.title} {_value(d.old)}→{_value(d.new)}" for d in change.deltas]
            yield from textwrap.wrap("  ".join(words), width - 2, initial_indent="  ", subsequent_indent="  ")
        if change.takes_others:
            yield one_line(_cut(f"  arguments were {change.old.signature or 'none'}", width))
            yield one_line(_cut(f"  arguments are  {change.new.signature or 'none'}", width))
    if len(changes) > len(shown):
        yield f"… and {len(changes) - len(shown)} more that changed; --all shows them"


def _number(id: str) -> int:
    from ..fatbin.measures import BY_ID

    return BY_ID[id]


def _title(change: KernelChange, width: int) -> str:
    verdict = click.style(f"{change.verdict:<7}", fg=COLOURS[change.verdict])
    name = _cut(one_line(change.new.demangled), width - 10 - len(change.target))
    return f"{verdict} {click.style(name, bold=True)}  {one_line(change.target)}"


def _cell(change: KernelChange, number: int) -> str:
    old, new = change.old.values[number], change.new.values[number]
    return _value(new) if old == new else f"{_value(old)}→{_value(new)}"


def _coloured(change: KernelChange, number: int, text: str) -> str:
    from ..fatbin.measures import MEASURES

    delta = next((delta for delta in change.deltas if delta.measure is MEASURES[number]), None)
    if delta is None:
        return click.style(text, dim=True)
    return click.style(text, fg="red" if delta.badness > 0 else "green" if delta.badness < 0 else "cyan")


def _named(what: str, kernels: Sequence[KernelFigures], colour: str, width: int, most: int | None) -> Iterator[str]:
    """A line for each name, with the targets it is for."""
    groups: dict[str, list[str]] = {}
    for kernel in kernels:
        groups.setdefault(kernel.stable_name, []).append(kernel.target)
    shown = list(groups.items())[: most or len(groups)]
    for name, targets in shown:
        where = one_line(targets[0] if len(targets) == 1 else f"{targets[0]} and {len(targets) - 1} more")
        yield f"{click.style(what, fg=colour)} {_cut(one_line(name), width - len(what) - 3 - len(where))}  {where}"
    if len(groups) > len(shown):
        yield f"… and {len(groups) - len(shown)} more {what}; --all shows them"


def _targets(diff: Diff) -> Iterator[str]:
    for target in diff.targets_removed:
        yield f"{click.style('target only in OLD', fg='red')} {one_line(target)}, {human_size(diff.old.targets[target])}"
    for target in diff.targets_added:
        yield f"{click.style('target only in NEW', fg='cyan')} {one_line(target)}, {human_size(diff.new.targets[target])}"


def _value(value: int | None) -> str:
    return "-" if value is None else str(value)


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: max(width, 2) - 1] + "…"
