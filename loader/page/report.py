"""``hipkit.report``: the report page as an object, to write to a file or show in a notebook."""

from __future__ import annotations

import html
import os
from collections.abc import Iterable, Sequence
from pathlib import Path

from ...fatbin.cached import cached_property
from ...fatbin.model import File
from ...fatbin.opening import Readable, files_of
from ...fatbin.output import Staging
from ...fatbin.source import Source
from ...fatbin.wording import count
from ..survey import Survey, survey
from . import page, summary

_FRAME = "width:100%;height:48em;border:1px solid #8886"


class Report:
    """The page about what a survey of some files found."""

    def __init__(self, found: Survey, title: str) -> None:
        self.survey, self.title = found, title

    @cached_property
    def html(self) -> str:
        """The page: one file with its own style, script and data."""
        return page(self.survey, self.title)

    @property
    def summary(self) -> str:
        """How many libraries, targets, kernels and bytes there are, in one line."""
        return summary(self.survey)

    def write(self, path: str | os.PathLike[str], *, force: bool = False) -> int:
        """Write the page; ``force`` replaces a file that is there. Returns its size in bytes."""
        target = Path(path)
        # Names of kernels need not be text that can be encoded.
        data = self.html.encode(errors="backslashreplace")
        with Staging(force=force) as staging:
            staging.write(target, Source.from_bytes(data, str(target)))
        return len(data)

    def _repr_html_(self) -> str:
        """The page in a frame of its own: its style and script do not reach the notebook's."""
        return f'<iframe srcdoc="{html.escape(self.html)}" style="{_FRAME}"></iframe>'

    def __repr__(self) -> str:
        return f"<Report on {self.title}: {self.summary}>"


def report(
    what: Readable | Iterable[Readable], gpus: Sequence[str] = (), *, title: str | None = None, processes: int = 1
) -> Report:
    """A page of HTML about ``what``: a path, a folder, an opened file, or several.

    ``gpus`` are those to show coverage for, by default all that there is code for. Damage is among the findings.
    ``processes`` is as for :func:`hipkit.validate`.
    """
    several = [what] if isinstance(what, (str, os.PathLike, File)) else list(what)
    files = [file for each in several for file in files_of(each)]
    names = [each.path if isinstance(each, File) else os.fspath(each) for each in several]
    return Report(survey(files, gpus, processes=processes), title or title_of(names, len(files)))


def title_of(names: Sequence[str], files: int) -> str:
    """What a page about files is called that were given by these names, of files or folders."""
    if len(names) != 1:
        return f"{Path(names[0]).name} and {count(files - 1, 'other file')}" if names else "no files"
    [name] = names
    known = Path(name).resolve().name if name != "-" else "standard input"
    return f"{known}: {count(files, 'file')}" if Path(name).is_dir() else known
