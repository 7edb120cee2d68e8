"""The options for what kernels must not rely on: ``--poison`` and ``--schedule``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click

from ..runtime import conditions
from . import complete

_POISON = "--poison"


class VariedCommand(click.Command):
    """A command whose ``--poison`` has its value after ``=`` alone: what follows may be the program."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Give ``--poison`` without a value the usual one, where it stands before the program."""
        with_values = {
            name for one in self.params if isinstance(one, click.Option) and not one.is_flag for name in one.opts
        }
        given, at = list(args), 0
        while at < len(given) and given[at].startswith("-") and given[at] != "--":
            if given[at] == _POISON:
                given[at] = f"{_POISON}={conditions.BYTE:#x}"
            at += 2 if given[at] in with_values else 1
        return super().parse_args(ctx, given)


poison_option = click.option(
    _POISON,
    metavar="[=BYTE|random:SEED]",
    help="Fill registers, LDS, scratch and new device memory with this before a kernel has them (0xa5).",
)
schedule_option = click.option(
    "--schedule",
    metavar="ORDER",
    help="Run groups and waves in this order: order, reverse, random:SEED, or random:SEED:RUNS to run it as often.",
)

unchecked_option = click.option(
    "--unchecked",
    "is_unchecked",
    is_flag=True,
    help="On a GPU of NVIDIA's, do not check what kernels access: faster, but a wrong access ends all work there.",
)

coverage_option = click.option(
    "--coverage",
    metavar="FILE",
    shell_complete=complete.file,
    help="Write which lines of kernels ran, as lcov does; `-` is stdout.",
)


def variables(poison: str | None, schedule: str | None) -> Iterator[dict[str, str]]:
    """For each run what the environment has to say."""
    conditions.Poison.parse(poison or "")
    text, runs = schedule or "", 1
    if text.count(":") == 2:
        text, _, count = text.rpartition(":")
        if not count.isdigit() or not int(count):
            raise click.BadParameter(f"{schedule}: {count!r} is no number of runs", param_hint="--schedule")
        runs = int(count)
    asked = conditions.Schedule.parse(text)
    for run in range(runs):
        given: dict[str, Any] = {conditions.POISON_VARIABLE: poison, conditions.SCHEDULE_VARIABLE: text}
        if runs > 1:
            given[conditions.SCHEDULE_VARIABLE] = f"random:{asked.seed + run}"
        yield {name: value for name, value in given.items() if value}
