"""Errors for launches that take too long, or that are stopped: the same for every engine."""

from __future__ import annotations

import time

from ..errors import KernelError, TimeLimitError
from .backend import Dispatch


def stopped(dispatch: Dispatch) -> KernelError:
    """The error for a launch that a thread has stopped."""
    return KernelError(f"kernel {dispatch.kernel} was stopped")


def check_time(dispatch: Dispatch, begun: float, *, is_preparing: bool = False) -> None:
    """Raise if a launch is past its time limit; ``is_preparing`` if most of the time so far went into compiling it."""
    limit = dispatch.timeout
    if limit is None or time.perf_counter() - begun <= limit:
        return
    if is_preparing:
        raise TimeLimitError(
            f"kernel {dispatch.kernel} was stopped after the {limit:g} seconds it was given: hipkit was still compiling it"
        )
    raise TimeLimitError(
        f"kernel {dispatch.kernel} ran longer than the {limit:g} seconds it was given, and was stopped"
    )
