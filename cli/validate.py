"""``hipkit validate``."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING

import click

from ..fatbin.wording import count
from . import complete, reports
from .options import (
    FAILING,
    Opened,
    Outcome,
    allow_empty_option,
    fail_on_option,
    files_argument,
    format_option,
    jobs_option,
    no_color_option,
    processes,
)
from .output import SEVERITY_COLOURS, console, one_line, print_lines
from .reports import Report

if TYPE_CHECKING:
    from ..fatbin.model import File
    from ..fatbin.validate.registry import Rule

UNSUPPORTED = "unsupported"
"""The rule of what hipkit cannot judge."""


def _list_rules(ctx: click.Context, _parameter: click.Parameter, value: bool) -> None:
    """The table of rules, in place of everything else."""
    if not value or ctx.resilient_parsing:  # Tab prints no table
        return
    from rich.table import Table

    from ..fatbin.validate.registry import SCOPES, of_scope
    from ..fatbin.validate.rules import RULES

    for scope, title in SCOPES.items():
        table = Table(title=title, title_justify="left", box=None, padding=(0, 2, 0, 0), show_header=False)
        table.add_column(no_wrap=True, min_width=max(map(len, RULES)))
        table.add_column(no_wrap=True, min_width=len("warning"))
        table.add_column()
        for rule in of_scope(scope):
            table.add_row(rule.id, rule.severity, rule.explanation, style=None)
        console().print(table)
        click.echo()
    ctx.exit()


@click.command("validate")
@files_argument
@click.option(
    "--rule",
    "select",
    metavar="ID",
    multiple=True,
    shell_complete=complete.rules,
    help="Only rules with this id; * stands for anything.",
)
@click.option(
    "--ignore",
    metavar="ID",
    multiple=True,
    shell_complete=complete.rules,
    help="No rules with this id; * stands for anything.",
)
@format_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON, as --format json does.")
@fail_on_option("warning")
@click.option("--rocm", metavar="VERSION", help="Report what this release of ROCm cannot read, such as 6.1.")
@click.option("--min-occupancy", metavar="WAVES", type=click.IntRange(1, 64), help="Report kernels with fewer waves.")
@click.option(
    "--thorough", is_flag=True, help="Apply also the rules that take long: they follow all paths of the code."
)
@jobs_option
@allow_empty_option
@click.option(
    "--together", is_flag=True, help="Check also that libraries of one folder or archive are for the same GPUs."
)
@click.option("--explain", is_flag=True, help="Say of each finding why it matters, and what to do.")
@click.option(
    "--list-rules", is_flag=True, is_eager=True, expose_value=False, callback=_list_rules, help="Print all rules."
)
@no_color_option
@click.pass_context
def command(
    ctx: click.Context,
    files: tuple[str, ...],
    select: tuple[str, ...],
    ignore: tuple[str, ...],
    form: str,
    as_json: bool,
    fail_on: str,
    rocm: str | None,
    min_occupancy: int | None,
    thorough: bool,
    jobs: int | None,
    allow_empty: bool,
    together: bool,
    explain: bool,
) -> None:
    """Check FILE against rules: containers, ids, hashes, wrappers; code objects, kernels and their instructions;
    wheels by their tags. A folder means every file below it. With --together, or where --rule names rules of sets,
    libraries of one folder are checked against each other as well.

    Compressed content is inflated to check it. Errors and warnings give exit code 1 (--fail-on); notes change nothing.

    Findings that differ in numbers alone are one, with their count and the first few places, if there are many.
    --json prints one document a line for each FILE: its path and its findings. sarif is one SARIF 2.1.0 log,
    junit one XML document with a test for each file and rule.

    \b
    Exit code:
      0  no finding of the severity of --fail-on
      1  such a finding, or a FILE without device code (--allow-empty)
      2  a FILE cannot be opened at all, or is of a kind that hipkit does not read

    \b
    Examples:
      hipkit validate libfoo.so
      hipkit validate --explain build/*.hsaco
      hipkit validate --rocm 6.1 --fail-on error --format sarif dist/*.whl >hipkit.sarif  # exit code 1: 6.1 reads no CCOB v3
      hipkit validate --together --min-occupancy 4 lib/
      hipkit validate --thorough build/*.hsaco
    """
    from ..fatbin.model import code_size
    from ..fatbin.validate.registry import RULES, choose
    from ..fatbin.validate.rules import Judges, options_of, validate, validate_set
    from ..fatbin.validate.set_rules import Library, libraries

    if as_json:
        if form not in ("text", "json"):
            raise click.UsageError(f"--json and --format {form} are different formats; give one of them")
        form = "json"
    chosen = choose(select, ignore, thorough=thorough)
    options_of(rocm, min_occupancy)  # so that a wrong one is reported before anything is read
    outcome, found, known = Outcome(), list[Report](), list[Library]()

    def take(report: Report, file: File | None) -> None:
        if any(finding.rule == UNSUPPORTED for finding in report.findings):
            outcome.at_least(2)
        if any(finding.severity in FAILING[fail_on] for finding in report.findings):
            outcome.at_least(1)
        if form == "json":
            click.echo(reports.as_json(report))
        elif form == "text":
            _print(report, file, explain)
        else:
            found.append(report)

    with Judges(processes(jobs)) as judges:
        files_found = Opened(files, outcome, empty=0 if allow_empty else 1, is_work=True)
        for file in files_found:
            with files_found.working(f"checking {PurePath(file.path).name}", code_size(file)) as on_bytes:
                findings = validate(
                    file,
                    select=select,
                    ignore=ignore,
                    rocm=rocm,
                    min_occupancy=min_occupancy,
                    thorough=thorough,
                    processes=judges,
                    on_bytes=on_bytes,
                )
            known += libraries([file])
            take(Report(file.path, findings), file)
    has_sets = together or bool(select)  # rules of sets that --rule names
    if has_sets:
        for folder, findings in validate_set(known, select=select, ignore=ignore).items():
            take(Report(folder, findings), None)
    rules = [rule for rule in RULES.values() if rule.id in chosen and (has_sets or rule.scope != "set")]
    if form == "sarif":
        click.echo(reports.as_sarif(found, rules))
    elif form == "junit":
        click.echo(reports.as_junit(found, rules, FAILING[fail_on]))
    ctx.exit(outcome.code)


def _print(report: Report, file: File | None, explain: bool) -> None:
    """The findings, each on a line; of a file without any, what was looked at."""
    from ..fatbin.grouped import grouped
    from ..fatbin.validate.registry import RULES

    severities = {severity: click.style(severity, fg=colour) for severity, colour in SEVERITY_COLOURS.items()}
    lines = []
    for group in grouped(report.findings):
        lines.append(reports.as_line(report.path, group, severities[group.first.severity]))
        rule: Rule | None = RULES.get(group.first.rule)
        if explain and rule:
            lines.append(f"    {rule.explanation}\n    For example: {rule.example}")
    print_lines(lines)
    if file and file.containers and not report.findings:
        entries = sum(bool(entry.size) for entry in file.entries)
        where = count(len(list(file.walk())), "container")
        click.echo(f"{one_line(report.path)}: fine: {count(entries, 'piece')} of code in {where}")
