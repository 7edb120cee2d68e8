"""Traces of stream commands and API calls in the JSON format of Perfetto and Chrome.

``with hipkit.trace("run.json"):`` records what happens in the block; calls of the flat API have a row for each thread.
"""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ..fatbin.output import Staging
from ..fatbin.wording import count
from .streams.command import Command, observers
from .streams.queue import Queue

_MICROSECONDS = 1000
_HOST = 0
"""The process of the trace that threads of the host belong to; devices follow."""


class Trace:
    """What was recorded. :attr:`commands` are all that ended meanwhile, in that order."""

    def __init__(self) -> None:
        self.commands: list[Command] = []
        self.calls: list[tuple[str, int, int, int, int]] = []
        """Calls of the flat API: name, thread, begin, end, code."""

    def __repr__(self) -> str:
        return f"<Trace of {count(len(self.commands), 'command')}, {count(len(self.calls), 'call')}>"

    def events(self) -> list[dict[str, Any]]:
        """The events of the file, kernels by the names that people gave them."""
        from ..fatbin.codeobject.demangle import demangle

        rows: list[dict[str, Any]] = []
        names: dict[tuple[int, int | None], str] = {}
        for command in self.commands:
            queue = command.queue
            assert isinstance(queue, Queue)
            process = queue.device.number + 1
            names.setdefault((process, None), f"device {queue.device.number}: {queue.device.target}")
            row = 0 if queue.is_null else queue.number
            names.setdefault((process, row), "null stream" if queue.is_null else f"stream {queue.number}")
            about = {**(command.details or {}), "waited_us": (command.begun - command.queued) / _MICROSECONDS}
            if command.error is not None:
                about["error"] = str(command.error)
            shown = demangle(command.name)
            if shown != command.name:
                about["symbol"] = command.name
            rows.append(_span(shown, command.kind.value, command.begun, command.ended, process, row, about))
        for name, thread, begun, ended, code in self.calls:
            names.setdefault((_HOST, None), "host")
            names.setdefault((_HOST, thread), f"thread {thread}")
            rows.append(_span(name, "call", begun, ended, _HOST, thread, {"code": code}))
        return [*(_named(place, name) for place, name in names.items()), *rows]

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the trace to a file."""
        text = json.dumps({"traceEvents": self.events(), "displayTimeUnit": "ns"})
        with Staging(force=True) as staging:
            staging.write(Path(path), text.encode())


@contextmanager
def trace(path: str | os.PathLike[str] | None = None) -> Iterator[Trace]:
    """Record what happens while the block runs; with ``path``, into a file, also where the block ends in an error."""
    recorded = Trace()
    end = record(recorded)
    try:
        yield recorded
    finally:
        end()
        if path is not None:
            recorded.save(path)


def record(recorded: Trace) -> Callable[[], None]:
    """Record into a trace what happens, until the function that is returned is called."""
    from .hip.gate import observers as of_calls

    ended = recorded.commands.append

    def called(name: str, begun: int, ended: int, code: int) -> None:
        recorded.calls.append((name, threading.get_native_id(), begun, ended, code))

    def end() -> None:
        observers.remove(ended)
        of_calls.remove(called)

    observers.append(ended)
    of_calls.append(called)
    return end


def _span(
    name: str, kind: str, begun: int, ended: int, process: int, row: int, about: dict[str, Any]
) -> dict[str, Any]:
    return {
        "name": name, "cat": kind, "ph": "X", "ts": begun / _MICROSECONDS, "dur": (ended - begun) / _MICROSECONDS,
        "pid": process, "tid": row, "args": about,
    }  # fmt: skip


def _named(place: tuple[int, int | None], name: str) -> dict[str, Any]:
    process, row = place
    kind = "process_name" if row is None else "thread_name"
    return {"name": kind, "ph": "M", "pid": process, "tid": row or 0, "args": {"name": name}}
