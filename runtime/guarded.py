"""Runs a program below a process that ends all that it started: at a time limit, on Ctrl-C, and if hipkit is killed.

hipkit forks that process, the guard. It is a subreaper, so what a program leaves to itself stays below it and is found.
All stay in the process group that the shell made, so that the terminal treats them as one job.
"""

from __future__ import annotations

import ctypes
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from ..fatbin.errors import SIGNALLED

_PATIENCE = 2.0
"""Seconds that programs have to end after SIGTERM, and the guard to see them end after SIGKILL."""
_STEP = 0.01
_LONGEST = 1e8
"""Seconds that a timer can be set to."""
_SET_DEATH_SIGNAL, _SET_SUBREAPER = 1, 36
"""Linux's numbers of these requests to prctl."""


class _TimeIsUpError(Exception):
    pass


class _AbandonedError(Exception):
    """hipkit has ended, or wants an end at once."""


def run_guarded(command: list[str], environment: dict[str, str], limit: float | None) -> tuple[int, bool, bool]:
    """The exit code, whether the time limit has passed, and whether Ctrl-C came. Raises :class:`OSError` if it cannot start."""
    reader, writer = os.pipe()
    hipkit = os.getpid()
    guard = os.fork()
    if not guard:
        try:
            os.close(reader)
            os.write(writer, json.dumps(_guard(command, environment, limit, hipkit)).encode())
        finally:
            os._exit(0)
    os.close(writer)
    was_interrupted = False
    with open(reader, "rb") as pipe:
        while True:
            try:
                answer = pipe.read()
                break
            except KeyboardInterrupt:  # the program has it as well, and may want to end in its own way
                if was_interrupted:
                    os.kill(guard, signal.SIGTERM)
                was_interrupted = True
    os.waitpid(guard, 0)
    if not answer:  # the guard was killed, and the program with it
        return SIGNALLED + (signal.SIGINT if was_interrupted else signal.SIGKILL), False, was_interrupted
    code, is_late, error = json.loads(answer)
    if error is not None:
        raise OSError(*error)
    return code, is_late, was_interrupted


def dies_with_its_parent() -> Callable[[], None]:
    """What a child of this process calls before it starts its program (``preexec_fn``), so that it ends with this one."""
    parent = os.getpid()
    prctl = _prctl()

    def prepare() -> None:
        prctl(_SET_DEATH_SIGNAL, signal.SIGKILL)
        if os.getppid() != parent:  # it ended before that
            os._exit(1)

    return prepare


def _guard(
    command: list[str], environment: dict[str, str], limit: float | None, hipkit: int
) -> tuple[int, bool, tuple[int | None, str | None, str | None] | None]:
    interrupts: list[int] = []
    _handle(interrupts)
    if sys.platform == "linux":
        prctl = _prctl()
        prctl(_SET_SUBREAPER, 1)
        prctl(_SET_DEATH_SIGNAL, signal.SIGTERM)
    code, is_late = SIGNALLED + signal.SIGKILL, False
    try:
        if os.getppid() != hipkit:
            return code, is_late, None
        prepare = dies_with_its_parent() if sys.platform == "linux" else None
        program = subprocess.Popen(command, env=environment, preexec_fn=prepare)  # kept: one that goes away waits
        signal.setitimer(signal.ITIMER_REAL, min(limit or 0, _LONGEST))
        program.returncode = code = _wait_for(program.pid)
        signal.setitimer(signal.ITIMER_REAL, 0)
        if interrupts:
            _end_all(_PATIENCE)
    except OSError as error:
        return code, is_late, (error.errno, error.strerror, error.filename)
    except _TimeIsUpError:
        is_late = True
        with suppress(_AbandonedError):
            _end_all(_PATIENCE)
        _end_all(0)
    except _AbandonedError:
        _end_all(0)
    return code, is_late, None


def _handle(interrupts: list[int]) -> None:
    """Unlike what is ignored, what has a handler is as it was for the programs that are started."""

    def raises(error: type[Exception]) -> Callable[..., None]:
        def handler(*_: object) -> None:
            raise error

        return handler

    handlers = {
        signal.SIGINT: lambda number, _: interrupts.append(number),
        signal.SIGQUIT: lambda number, _: interrupts.append(number),
        signal.SIGHUP: raises(_AbandonedError),
        signal.SIGTERM: raises(_AbandonedError),
        signal.SIGALRM: raises(_TimeIsUpError),
    }
    for number, handler in handlers.items():
        if number in (signal.SIGTERM, signal.SIGALRM) or signal.getsignal(number) != signal.SIG_IGN:
            signal.signal(number, handler)


def _wait_for(program: int) -> int:
    """Its exit code. Others that end are children that it has left to itself."""
    while True:
        ended, status = os.waitpid(-1, 0)
        if ended == program:
            code = os.waitstatus_to_exitcode(status)
            return code if code >= 0 else SIGNALLED - code


def _end_all(patience: float) -> None:
    """End all processes below this one, those that do so in the time by SIGTERM."""
    if patience:
        _send(signal.SIGTERM)
        _send(signal.SIGCONT)
        if _are_gone(patience, again=False):
            return
    for number in (signal.SIGHUP, signal.SIGTERM):  # nothing is to keep this from its end
        signal.signal(number, signal.SIG_IGN)
    _are_gone(_PATIENCE, again=True)


def _are_gone(seconds: float, *, again: bool) -> bool:
    """Whether all are gone in some seconds; with ``again`` they are killed until they are: some may just have forked."""
    deadline = time.monotonic() + seconds
    while True:
        with suppress(ChildProcessError):
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        if again:
            _send(signal.SIGKILL)
        if not any(_below(os.getpid())):
            return True
        if time.monotonic() > deadline:
            return False
        time.sleep(_STEP)


def _send(number: signal.Signals) -> None:
    for process in _below(os.getpid()):
        with suppress(ProcessLookupError, PermissionError):
            os.kill(process, number)


def _below(top: int) -> Iterator[int]:
    """The processes that a process has started, and those that they have."""
    children: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            _, parent, *_ = stat.read_bytes().rpartition(b") ")[2].split()
            children.setdefault(int(parent), []).append(int(stat.parent.name))
    reached = [top]
    for process in reached:
        reached += children.get(process, ())
    yield from reached[1:]


def _prctl() -> Callable[[int, int], None]:
    function = ctypes.CDLL(None).prctl
    function.argtypes = [ctypes.c_int, *[ctypes.c_ulong] * 4]
    return lambda request, argument: function(request, argument, 0, 0, 0) and None
