"""Writes docs/man/*.1 from what ``--help`` says: ``python tools/man_pages.py``. The wheel installs them for ``man``."""

from __future__ import annotations

import inspect
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path

import click

from hipkit import __version__
from hipkit.cli.main import COMMANDS, cli

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "man"
DATE = "2026-11-23"
"""Of the release; a page that names the day on which it was made would never be up to date."""
VARIABLES_IN = ("docs/hip.md", "docs/engine.md")
"""The pages with tables of environment variables."""
MORE = {"HIPKIT_THIN_ARCHIVES": "`anywhere`: members of thin archives may lie outside of the folder of the archive"}
SEE_ALSO = {
    "split": ("join",), "join": ("split",), "bundle": ("unbundle", "edit"), "unbundle": ("bundle", "ls"),
    "inspect": ("ls", "notes", "disasm"), "ls": ("inspect",), "launch": ("run", "inspect"), "run": ("devices", "launch"),
    "validate": ("covers", "report"), "covers": ("validate", "devices"), "report": ("validate", "diff"),
    "port": ("run", "cc"),
}  # fmt: skip
_ROW = re.compile(r"^ +(\S.*?)(?:  +(.*))?$")
_VARIABLE = re.compile(r"^\| `(HIPKIT_\w+)` \| (.*) \|$", re.MULTILINE)
_LETTERS = {"\\": "\\e", "-": "\\-", "^": "\\(ha", "~": "\\(ti", "…": "..."}


def pages() -> dict[str, str]:
    """Each page by the name of its file."""
    found = {"hipkit.1": page("", cli)}
    for name in COMMANDS:
        command = cli.get_command(click.Context(cli), name)
        assert command is not None
        found[f"hipkit-{name}.1"] = page(name, command)
    return found


def page(name: str, command: click.Command) -> str:
    """The page of a command; of the whole where the name is empty."""
    title = f"hipkit-{name}" if name else "hipkit"
    whole = click.Context(cli, info_name="hipkit", **cli.context_settings)
    ctx = click.Context(command, info_name=name, parent=whole) if name else whole
    text = Help(command.help or "")
    lines = [f'.TH {plain(title.upper())} 1 "{DATE}" "hipkit {__version__}" "hipkit manual"']
    purpose = COMMANDS[name] if name else "Open, check, change and run GPU fat binaries and code objects."
    lines += [".nh", ".ad l", ".SH NAME", f"{plain(title)} \\- {plain(purpose[0].lower() + purpose[1:].rstrip('.'))}"]
    lines += [
        ".SH SYNOPSIS",
        f".B {plain(ctx.command_path)}",
        " ".join(map(marked_word, command.collect_usage_pieces(ctx))),
    ]
    lines += [".SH DESCRIPTION", *text.description]
    lines += [".SH OPTIONS", *_options(ctx, command)]
    if not name:
        lines += [".SH COMMANDS"]
        for each, what in COMMANDS.items():
            lines += [".TP", f"\\fBhipkit\\-{each}\\fR(1)", plain(what)]
    lines += [".SH EXIT STATUS", *text.codes]
    if not name:
        lines += [".SH ENVIRONMENT"]
        for variable, what in variables().items():
            lines += [".TP", f".B {plain(variable)}", marked(what)]
    lines += [".SH EXAMPLES", *text.examples]
    others = [f"hipkit-{each}" for each in SEE_ALSO.get(name, ())] if name else [f"hipkit-{each}" for each in COMMANDS]
    lines += [".SH SEE ALSO", ",\n".join(f".BR {plain(each)} (1)" for each in [*(["hipkit"] if name else []), *others])]
    return "\n".join(lines).replace(",\n.BR", " ,\n.BR") + "\n"


class Help:
    """The text of ``--help`` in parts: what is said, the exit codes, the examples."""

    def __init__(self, text: str) -> None:
        self.description: list[str] = []
        self.codes: list[str] = []
        self.examples: list[str] = []
        for part in inspect.cleandoc(text).split("\n\n"):
            first, *rest = part.removeprefix("\b\n").splitlines()
            if first.startswith("Exit code:"):
                said = first.removeprefix("Exit code:").strip()
                self.codes = [*([marked(said[0].upper() + said[1:])] if said else []), *_table(rest)]
            elif first == "Examples:":
                self.examples = [".EX", *(plain(line.strip()) for line in rest), ".EE"]
            elif rest and rest[0].startswith("  "):
                self.description += [".PP", marked(first), *_table(rest)]
            else:
                self.description += [".PP", marked(" ".join([first, *rest]))]
        del self.description[:1]  # a section begins with a paragraph


def _table(rows: list[str]) -> Iterator[str]:
    for row in rows:
        match = _ROW.match(row)
        assert match, row
        yield from (".TP", f".B {plain(match[1])}", marked(match[2] or ""))


def _options(ctx: click.Context, command: click.Command) -> Iterator[str]:
    for option in command.get_params(ctx):
        record = option.get_help_record(ctx) if isinstance(option, click.Option) else None
        if record:
            names = re.split(r"( |, )", record[0])
            yield from (".TP", "".join(name if name in (" ", ", ") else marked_word(name) for name in names))
            yield marked(record[1].replace("  [", " ["))


def variables() -> dict[str, str]:
    """The environment variables, as the documents describe them."""
    found = {name: what for path in VARIABLES_IN for name, what in _VARIABLE.findall((ROOT / path).read_text("utf-8"))}
    return dict(sorted({**found, **MORE}.items()))


def marked_word(word: str) -> str:
    """An option in bold, what stands for a value in italics."""
    return f"\\f{'B' if word.startswith('-') else 'I'}{plain(word)}\\fR"


def marked(text: str) -> str:
    """Text with what is in backticks in bold, in lines of which none is a request."""
    pieces = plain(text).split("`")
    bold = "".join(f"\\fB{piece}\\fR" if number % 2 else piece for number, piece in enumerate(pieces))
    lines = textwrap.wrap(bold, 79, break_long_words=False, break_on_hyphens=False)
    return "\n".join(map(_no_request, lines))


def plain(text: str) -> str:
    """Text whose signs are those that were written, and which is no request."""
    letters = (_LETTERS.get(letter, letter if ord(letter) < 128 else f"\\[u{ord(letter):04X}]") for letter in text)
    return _no_request("".join(letters))


def _no_request(line: str) -> str:
    return f"\\&{line}" if line[:1] in (".", "'") else line


def main() -> None:
    """Write all pages, and delete those of commands that are gone."""
    FOLDER.mkdir(exist_ok=True)
    written = pages()
    for name, text in written.items():
        (FOLDER / name).write_text(text, encoding="ascii")
    for path in FOLDER.glob("*.1"):
        if path.name not in written:
            path.unlink()


if __name__ == "__main__":
    main()
