"""How far a command is: a bar with the fraction that is done, or a spinner; on stderr, if someone watches."""

from __future__ import annotations

import contextlib
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from .output import console, one_line

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

SHOWN_AFTER = 1.0
"""Seconds before something says how far the work is."""
INTERVAL = 0.1
"""Seconds from one drawing of a bar to the next, at least."""
_LONGEST = 48
"""Of what is being done, so that a bar has its place beside it."""

Advance = Callable[[int], None]


class Bar:
    """A bar of all that a command has to do: ``total`` bytes, say.

    It is there from a second on, while the command is busy in a block of :meth:`on`; between those blocks the line is
    free for what the command prints.
    """

    def __init__(self, total: int) -> None:
        self._total, self._done, self._what = total, 0.0, ""
        self._begun, self._last = time.monotonic(), 0.0
        self._drawn: tuple[Progress, TaskID] | None = None
        self._drawing: threading.Thread | None = None
        self._is_busy = False
        self._lock, self._over = threading.Lock(), threading.Event()

    def __enter__(self) -> Bar:
        if sys.stderr.isatty() and self._total:
            self._drawing = threading.Thread(target=self._draw_often, daemon=True)
            self._drawing.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._drawing:
            self._over.set()
            self._drawing.join()

    def advance(self, count: float) -> None:
        """More of the work is done; any thread may say so."""
        with self._lock:
            self._done = min(self._done + count, self._total)
            self._draw_if_due()

    @contextlib.contextmanager
    def on(self, what: str, size: int = 0, of: int = 0) -> Iterator[Advance]:
        """Show the bar while the block does ``size`` of the work, in steps that make ``of`` together."""
        end, part = self._done + size, size / of if of else 0.0
        self._what = one_line(what)
        self._show(is_busy=True)
        try:
            yield lambda count: self.advance(min(count * part, max(end - self._done, 0.0)))
            if size:
                self.advance(end - self._done)
        finally:
            self._show(is_busy=False)

    def _show(self, *, is_busy: bool) -> None:
        if self._drawing is None:
            return
        with self._lock:
            self._is_busy = is_busy
            self._draw_if_due()
            if not is_busy and self._drawn:
                self._drawn[0].stop()

    def _draw_often(self) -> None:
        """What the thread does that draws."""
        while not self._over.wait(INTERVAL):
            with self._lock:
                self._draw_if_due()

    def _draw_if_due(self) -> None:
        now = time.monotonic()
        if self._drawing and self._is_busy and now >= max(self._begun + SHOWN_AFTER, self._last + INTERVAL):
            with contextlib.suppress(OSError):  # the terminal is gone
                self._draw()
            self._last = time.monotonic()

    def _draw(self) -> None:
        if self._drawn is None:
            bar = _rich_bar()
            self._drawn = bar, bar.add_task("", total=self._total)
        bar, task = self._drawn
        what = self._what if len(self._what) <= _LONGEST else f"…{self._what[1 - _LONGEST :]}"
        bar.update(task, description=what, completed=self._done)
        bar.start()
        bar.refresh()


def _rich_bar() -> Progress:
    from rich.progress import BarColumn, DownloadColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        DownloadColumn(binary_units=True),
        TimeRemainingColumn(),
    )
    # Nothing is printed while it is there.
    return Progress(
        *columns,
        console=console(stderr=True),
        auto_refresh=False,
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
    )


@contextlib.contextmanager
def patience(what: str) -> Iterator[None]:
    """A spinner while the block runs, if it takes longer than a second, for work of which no fraction is known."""
    if not sys.stderr.isatty():
        yield
        return
    done = threading.Event()

    def show() -> None:
        if not done.wait(SHOWN_AFTER):
            with console(stderr=True).status(one_line(what)):
                done.wait()

    shown = threading.Thread(target=show, daemon=True)
    shown.start()
    try:
        yield
    finally:
        done.set()
        shown.join()
