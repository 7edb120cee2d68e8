"""What several commands share: the FILE argument, --json, and opening what FILE names."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from ..fatbin.records import NamedTuple
from ..fatbin.wording import size_of
from . import complete
from .output import report
from .progress import Advance, Bar

if TYPE_CHECKING:
    from ..fatbin.folder import Loop
    from ..fatbin.model import File

F = TypeVar("F", bound=Callable[..., Any])
FAILING = {"error": frozenset({"error"}), "warning": frozenset({"error", "warning"})}
"""What --fail-on means."""


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


def jobs_option(function: F) -> F:
    """--jobs, for commands that look at many or at large files."""
    text = "Processes for much work.  [default: one a core]"
    return click.option("--jobs", metavar="N", type=click.IntRange(1), help=text)(function)


def memory_option(text: str) -> Callable[[F], F]:
    """--memory, a size such as 2G."""
    return click.option("--memory", metavar="SIZE", default="2G", show_default=True, callback=_size, help=text)


def _size(_ctx: click.Context, _parameter: click.Parameter, value: str) -> int:
    found = size_of(value)
    if found is None:
        raise click.BadParameter(f"{value!r} is no size; expected one such as 2G or 500M")
    return found


def processes(jobs: int | None) -> int:
    """How many processes --jobs means."""
    return jobs or os.cpu_count() or 1


def allow_empty_option(function: F) -> F:
    """--allow-empty, for commands whose answer is about device code that there may not be."""
    text = "Let a FILE pass that holds no device code."
    return click.option("--allow-empty", is_flag=True, help=text)(function)


def format_option(function: F) -> F:
    """--format, for commands that report findings."""
    forms = click.Choice(["text", "json", "sarif", "junit"])
    text = "How findings are written."
    return click.option("--format", "form", type=forms, default="text", show_default=True, help=text)(function)


def fail_on_option(default: str) -> Callable[[F], F]:
    """--fail-on, for commands that report findings."""
    text = "The least severity that gives exit code 1."
    return click.option("--fail-on", type=click.Choice(list(FAILING)), default=default, show_default=True, help=text)


def programs_device_option(function: F) -> F:
    """--device, for commands that run programs."""
    text = "Which device programs see; by default one that fits each."
    return click.option("--device", "--gpu", metavar="GPU", shell_complete=complete.gpu, help=text)(function)


def programs_timeout_option(function: F) -> F:
    """--timeout, for commands that run programs."""
    seconds = click.FloatRange(min=0, min_open=True)
    return click.option("--timeout", type=seconds, metavar="SECONDS", help="Stop it after this.")(function)


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


class Opened:
    """Each FILE as a tree; for a folder, each file in it that holds device code. To be iterated over once.

    One that cannot be opened is reported on stderr, and the next is taken. So is one without device code where
    ``empty``, the exit code for it, is given. ``jobs`` is what --jobs says. A bar shows how much of all files is done:
    is read, or, where ``is_work`` says that each is worked on with :meth:`working`, is worked on.
    """

    def __init__(
        self,
        files: tuple[str, ...],
        outcome: Outcome,
        *,
        strict: bool = False,
        empty: int | None = None,
        jobs: int | None = 1,
        is_work: bool = False,
    ) -> None:
        self._files, self._outcome, self._strict, self._empty, self._jobs = files, outcome, strict, empty, jobs
        self._is_work, self._size, self._bar = is_work, 0, Bar(0)

    def __iter__(self) -> Iterator[File]:
        from ..fatbin.errors import HipkitError, NotFoundError
        from ..fatbin.many_files import trees

        parts = [_Part.of(file) for file in self._files]
        work = [part for each in parts for part in each]
        jobs = processes(self._jobs) if all(part.is_regular for part in work) else 1
        with Bar(sum(part.size for part in work)) as self._bar:
            counted = None if self._is_work else self._bar.advance
            found = trees(partial(_read, strict=self._strict), work, jobs, counted)
            for file, each in zip(self._files, parts, strict=True):
                says_why = False
                for part in each:
                    with self._bar.on(f"reading {Path(part.name).name}"):
                        tree = next(found)
                    self._size = part.size if self._is_work else 0
                    if isinstance(tree, HipkitError):
                        report(tree)
                        self._outcome.at_least(tree.exit_code)
                        says_why = True
                    elif tree:
                        says_why = says_why or bool(tree.containers) or tree.is_damaged
                        yield tree
                    self._bar.advance(self._size)
                if self._empty is not None and not says_why:
                    report(NotFoundError(f"{file}: holds no device code"))
                    self._outcome.at_least(self._empty)

    @contextlib.contextmanager
    def working(self, what: str, of: int = 0) -> Iterator[Advance]:
        """Show the bar while the block works on the tree that came last, in steps that make ``of`` together."""
        with self._bar.on(what, self._size, of) as advance:
            yield advance
        self._size = 0


class _Part(NamedTuple):
    """A file that FILE means: FILE itself, or one in a folder."""

    name: str
    size: int
    is_regular: bool
    """Whether another process can read it as well as this one."""
    found: Path | Loop | None = None
    """Set for one in a folder."""

    @classmethod
    def of(cls, file: str) -> list[_Part]:
        if file == "-" or not Path(file).is_dir():
            is_regular = file != "-" and Path(file).is_file()
            return [cls(file, _size_of(Path(file)) if is_regular else 0, is_regular)]
        from ..fatbin.folder import Loop, files_in

        found = ((each, each.path if isinstance(each, Loop) else each) for each in files_in(file))
        return [cls(str(path), _size_of(path), is_regular=True, found=each) for each, path in found]


def _size_of(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:  # which is said of it when it is read
        return 0


def _read(part: _Part, *, strict: bool) -> File | None:
    from ..fatbin import opening, workers

    with workers.reading(part.size):
        if part.found:
            return opening.open_found(part.found, strict=strict)
        what = readable(part.name, strict=strict)
        return opening.open(what, strict=strict) if isinstance(what, str) else what


def readable(name: str, *, strict: bool = True) -> str | File:
    """What a FILE means: ``-`` what standard input holds."""
    from ..fatbin import opening

    return opening.open(sys.stdin.buffer, strict=strict, name="<stdin>") if name == "-" else name


def check_content(file: File, outcome: Outcome, found: Opened) -> None:
    """What --verify does: inflate what is compressed, and note every hash that is wrong."""
    from ..fatbin.verify import verify

    with found.working(f"checking {Path(file.path).name}"):
        outcome.at_least(0 if verify(file) else 1)


def is_single(files: tuple[str, ...]) -> bool:
    """Whether FILE is one file, so that JSON output is one document and may be laid out for people."""
    return len(files) == 1 and not Path(files[0]).is_dir()
