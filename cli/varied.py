"""The options for what kernels must not rely on: ``--poison`` and ``--schedule``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click

from ..runtime import conditions

poison_option = click.option(
    "--poison",
    is_flag=False,
    flag_value=f"{conditions.BYTE:#x}",
    metavar="[=BYTE|random:SEED]",
    help="Fill registers, LDS, scratch and new allocations with this before a kernel has them (0xa5).",
)
schedule_option = click.option(
    "--schedule",
    metavar="ORDER",
    help="Run groups and waves in this order: order, reverse, random:SEED, or random:SEED:RUNS to run it as often.",
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
