"""``hipkit notes``."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from .documents import document
from .options import Opened, Outcome, files_argument, is_single, json_option, no_color_option
from .output import SEVERITY_COLOURS, one_line, print_findings

if TYPE_CHECKING:
    from ..fatbin.entry_notes import EntryNotes


@click.command("notes")
@files_argument
@json_option
@no_color_option
@click.pass_context
def command(ctx: click.Context, files: tuple[str, ...], as_json: bool) -> None:
    """Show every note of the code objects and cubins in FILE, decoded: YAML of V2, msgpack since V3.

    Compressed content is inflated. What cannot be decoded is shown in hexadecimal.

    Keys that are no text are shown as JSON writes their value, 3 as "3"; where another key is called that, its type
    follows. Binary is hexadecimal.

    \b
    Exit code:
      0  all notes were decoded
      2  a FILE cannot be opened or is damaged, or a note cannot be decoded

    \b
    Examples:
      hipkit notes kernel.hsaco
      hipkit notes --json libfoo.so | jq '.entries[].notes[].type_name'
    """
    from ..fatbin.entry_notes import notes_in

    outcome = Outcome()
    for file in Opened(files, outcome, empty=0):
        entries: list[dict[str, Any]] = []
        for found in notes_in(file):
            if any(finding.severity == "error" for finding in found.findings):
                outcome.at_least(2)
            if as_json:
                entries.append(found.describe())
            else:
                for line in lines(found):
                    click.echo(line)
        if as_json:
            facts = {"path": file.path, "entries": entries}
            click.echo(json.dumps(document("notes", facts), indent=2 if is_single(files) else None))
        print_findings(file)
        outcome.look_at(file)
    ctx.exit(outcome.code)


def lines(found: EntryNotes) -> Iterator[str]:
    """The notes of one entry, indented as YAML is."""
    entry = found.entry
    yield click.style(f"{one_line(entry.target or entry.id)} at {entry.offset:#x}", bold=True)
    for note in found.describe()["notes"]:
        yield f"  {one_line(note['owner'])} {note['type_name']}, {note['size']} bytes at {note['offset']:#x}"
        yield from _value(note["content"], "    ")
    for finding in found.findings:
        severity = click.style(finding.severity, fg=SEVERITY_COLOURS[finding.severity])
        yield f"  {severity}: {one_line(finding.message)} [{finding.rule}]"


def _value(value: Any, indent: str) -> Iterator[str]:
    if isinstance(value, dict) and value:
        for key, inner in value.items():
            yield from _item(f"{indent}{one_line(str(key))}:", inner, indent)
    elif isinstance(value, list) and value:
        for inner in value:
            yield from _item(f"{indent}-", inner, indent)
    else:
        yield indent + _scalar(value)


def _item(head: str, value: Any, indent: str) -> Iterator[str]:
    """``head`` with a scalar after it, or with what is inside below it."""
    if not isinstance(value, (dict, list)) or not value:
        yield f"{head} {_scalar(value)}"
    elif isinstance(value, list) and not any(isinstance(inner, (dict, list)) for inner in value):
        yield f"{head} [{', '.join(map(_scalar, value))}]"
    elif head.endswith("-") and isinstance(value, dict):
        first, *rest = _value(value, f"{indent}  ")
        yield f"{head} {first.strip()}"
        yield from rest
    else:
        yield head
        yield from _value(value, f"{indent}  ")


def _scalar(value: Any) -> str:
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    return one_line(str(value)) if value not in ("", [], {}) else repr(value)
