"""What several commands share: the FILE argument, --json, and opening what FILE names."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from .output import patience, report

if TYPE_CHECKING:
    from ..fatbin.model import File

F = TypeVar("F", bound=Callable[..., Any])


def files_argument(function: F) -> F:
    """FILE…: paths, folders, or ``-`` for standard input."""
    return click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path())(function)


def json_option(function: F) -> F:
    """--json, with what its documents are."""
    text = "Print JSON: one document for one FILE, one document a line for several."
    return click.option("--json", "as_json", is_flag=True, help=text)(function)


def no_color_option(function: F) -> F:
    """--no-color, which NO_COLOR in the environment does too."""

    def switch_off(ctx: click.Context, _parameter: click.Parameter, value: bool) -> None:
        if value or os.environ.get("NO_COLOR"):
            os.environ["NO_COLOR"] = "1"
            ctx.color = False

    return click.option(
        "--no-color",
        is_flag=True,
        expose_value=False,
        callback=switch_off,
        help="No colours; NO_COLOR=1 does the same.",
    )(function)


def allow_empty_option(function: F) -> F:
    """--allow-empty, for commands whose answer is about device code that there may not be."""
    text = "Let a FILE pass that holds no device code."
    return click.option("--allow-empty", is_flag=True, help=text)(function)


class Outcome:
    """The exit code of a command that looks at several files: the gravest of what it met."""

    def __init__(self) -> None:
        self.code = 0

    def at_least(self, code: int) -> None:
        """Leave with ``code`` unless something graver was met."""
        self.code = max(self.code, code)

    def look_at(self, file: File) -> None:
        """A damaged file is bad input, however much of it could be shown."""
        if file.is_damaged:
            self.at_least(2)


def opened(
    files: tuple[str, ...], outcome: Outcome, *, strict: bool = False, empty: int | None = None
) -> Iterator[File]:
    """Each FILE as a tree; for a folder, each file in it that holds device code.

    One that cannot be opened is reported on stderr, and the next is taken. So is one without device code where
    ``empty``, the exit code for it, is given.
    """
    from ..fatbin.errors import HipkitError, NotFoundError

    for file in files:
        trees, has_code = _open(file, strict), False
        try:
            while True:
                with patience(f"reading {file}"):
                    tree = next(trees, None)
                if tree is None:
                    break
                has_code = has_code or bool(tree.containers) or tree.is_damaged
                yield tree
        except HipkitError as error:
            report(error)
            outcome.at_least(error.exit_code)
        else:
            if empty is not None and not has_code:
                report(NotFoundError(f"{file}: holds no device code"))
                outcome.at_least(empty)


def _open(file: str, strict: bool) -> Iterator[File]:
    from ..fatbin import opening

    if file == "-":
        yield opening.open(sys.stdin.buffer, strict=strict, name="<stdin>")
    elif Path(file).is_dir():
        yield from opening.open_all(file, strict=strict)
    else:
        yield opening.open(file, strict=strict)


def check_content(file: File, outcome: Outcome) -> None:
    """What --verify does: inflate what is compressed, and note every hash that is wrong."""
    from ..fatbin.verify import verify

    with patience(f"checking {file.path}"):
        outcome.at_least(0 if verify(file) else 1)


def is_single(files: tuple[str, ...]) -> bool:
    """Whether FILE is one file, so that JSON output is one document and may be laid out for people."""
    return len(files) == 1 and not Path(files[0]).is_dir()
