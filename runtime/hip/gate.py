"""The one place that turns exceptions into HIP's codes, and remembers them."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable
from typing import Any

from ...fatbin.errors import FormatError, HipkitError, MissingError, NotFoundError, UnsupportedError, UsageError
from ...loader.select import NoCodeError
from ..errors import AddressError, ArgumentError, FaultError, KernelError, OutOfMemoryError, TimeLimitError, TrapError
from .errors import HipError, hipError_t

CODES: tuple[tuple[type[HipkitError], int], ...] = (
    (OutOfMemoryError, 2),
    (FaultError, 700),
    (TrapError, 710),
    (TimeLimitError, 702),
    (KernelError, 719),
    (NoCodeError, 209),
    (UnsupportedError, 801),
    (FormatError, 200),
    (NotFoundError, 500),
    (AddressError, 1),
    (ArgumentError, 1),
    (UsageError, 1),
    (MissingError, 999),
    (HipkitError, 719),
)
"""What an error means where nobody says otherwise: the first row that fits."""


class LastError(threading.local):
    """What went wrong last in a thread: the code, and hipkit's own words for it."""

    code: int = 0
    text: str = ""


last = LastError()
SUCCESS = (hipError_t(0),)


def code_of(error: HipkitError) -> int:
    """The code for an error."""
    if isinstance(error, HipError):
        return int(error.code)
    return next(code for kind, code in CODES if isinstance(error, kind))


def api(outputs: int = 0) -> Callable[[Callable[..., Any]], Callable[..., tuple[Any, ...]]]:
    """Make a function one of the API: it returns a tuple of the code and its outputs, which are None where it fails.

    The function itself returns None, its one output, or a tuple of them; an error is raised.
    """

    def gate(function: Callable[..., Any]) -> Callable[..., tuple[Any, ...]]:
        @functools.wraps(function)
        def call(*args: Any, **options: Any) -> tuple[Any, ...]:
            try:
                result = function(*args, **options)
            except HipkitError as error:
                code, last.text = code_of(error), str(error)
                if not isinstance(error, HipError) or error.stays:
                    last.code = code
                return hipError_t(code), *(None,) * outputs
            if not outputs:
                return SUCCESS
            return *SUCCESS, *(result if outputs > 1 else (result,))

        return call

    return gate
