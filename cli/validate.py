"""``hipkit validate``."""

from __future__ import annotations

import json

import click

from .options import Outcome, files_argument, no_color_option, opened
from .output import SEVERITY_COLOURS, count, one_line, patience


@click.command("validate")
@files_argument
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="How findings are printed.",
)
@click.option("--explain", is_flag=True, help="Say of each rule why it matters.")
@no_color_option
@click.pass_context
def command(ctx: click.Context, files: tuple[str, ...], form: str, explain: bool) -> None:
    """Check FILE against the rules of its formats: bounds, overlaps, alignment, ids, hashes, wrappers.

    Compressed content is inflated to check it. The exit code is 1 if there is any error or warning, 2 if a FILE
    cannot be opened at all. Notes change nothing.

    --format json prints one document a line for each FILE: its path and its findings.

    \b
    Examples:
      hipkit validate libfoo.so
      hipkit validate --explain build/*.hsaco
    """
    from ..fatbin.describe import describe_finding
    from ..fatbin.validate.rules import RULES, validate

    outcome = Outcome()
    for file in opened(files, outcome):
        with patience(f"checking {file.path}"):
            found = validate(file)
        if any(finding.severity != "note" for finding in found):
            outcome.at_least(1)
        if form == "json":
            click.echo(json.dumps({"path": file.path, "findings": [describe_finding(finding) for finding in found]}))
            continue
        for finding in found:
            at = f"+{finding.offset:#x}" if finding.offset is not None else ""
            severity = click.style(finding.severity, fg=SEVERITY_COLOURS[finding.severity])
            click.echo(f"{one_line(file.path)}{at}: {severity}: {one_line(finding.message)} [{finding.rule}]")
            if explain and finding.rule in RULES:
                click.echo(f"    {RULES[finding.rule].explanation}")
        if not found:
            entries = sum(bool(entry.size) for entry in file.entries)
            where = count(len(list(file.walk())), "container")
            click.echo(f"{one_line(file.path)}: fine: {count(entries, 'piece')} of code in {where}")
    ctx.exit(outcome.code)
