"""What happens around a command: outputs that are closed, full or of another encoding, too little memory, Ctrl-C."""

from __future__ import annotations

import errno
import io
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ..fatbin.errors import SIGNALLED, HipkitError, MissingError, UsageError

INTERRUPTED = SIGNALLED + signal.SIGINT
"""The exit code of a command that Ctrl-C ended, as shells give it."""


class _Closed(io.TextIOBase):
    """Stands for a standard stream that the caller has closed."""

    encoding = "utf-8"

    def write(self, _text: str) -> int:
        raise OSError(errno.EBADF, "it is closed")


def prepare_outputs() -> None:
    """Make the standard streams take any text: what their encoding lacks is spelled out."""
    if sys.stdout is None:
        sys.stdout = _Closed()
    if sys.stderr is None:  # then the exit code has to say it
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115 - as long as the process
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def take_interrupts() -> None:
    """Let Ctrl-C end the command as an exception does, from now on."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def end_in_order() -> None:
    """Let SIGTERM end the command as an exception does, so that it deletes what it has begun, and ends what it waits for."""
    signal.signal(signal.SIGTERM, lambda number, _frame: sys.exit(SIGNALLED + number))


@contextmanager
def explained(leave: Callable[[int], object]) -> Iterator[None]:
    """Turn what goes wrong in the block into one line on stderr and an exit code, which ``leave`` takes."""
    try:
        with _as_errors_of_ours():
            yield
    except HipkitError as error:
        from .output import report

        report(error)
        leave(error.exit_code)
    except KeyboardInterrupt:
        leave(INTERRUPTED)
    except BrokenPipeError:  # the reader went away, as `hipkit ls … | head` does: nothing is wrong
        _drop_output()
        leave(0)


@contextmanager
def _as_errors_of_ours() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise _explained(error) from error
    except MemoryError as error:
        raise MissingError(
            "there is not enough memory for this; a larger machine, or fewer files at once, may do"
        ) from error


def _explained(error: OSError) -> HipkitError:
    why = error.strerror or str(error)
    if error.filename is None:
        _drop_output()
        return UsageError(f"the output cannot be written: {why}")
    names = " and ".join(os.fsdecode(name) for name in (error.filename, error.filename2) if name is not None)
    kind = MissingError if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EMFILE, errno.ENFILE) else UsageError
    return kind(f"{names}: {why}")


def _drop_output() -> None:
    """Let the interpreter's end not try once more to write what cannot be written."""
    if not isinstance(sys.stdout, _Closed):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
