"""What the threads of this process do that are not hipkit's: whether one may go on without being woken by another."""

from __future__ import annotations

import threading
from collections.abc import Collection
from pathlib import Path

from ..fatbin.records import NamedTuple
from .process import machine

OWN = "hipkit"
"""How the names of hipkit's own threads begin."""
_TASKS = Path("/proc/self/task")
_RUNNING = "running"
_ASLEEP, _GONE = "S", "ZX"
"""The states of threads that wait, and that have ended."""
_NO_TIMEOUT = 0xFFFFFFFF


class _Wait(NamedTuple):
    """A system call that may end by itself: which argument says when, and what that is where it never does."""

    argument: int
    never: int
    bits: int = 64


_ALWAYS = _Wait(-1, 0)
_BY_POINTER = {"futex": _Wait(3, 0), "select": _Wait(4, 0), "pselect6": _Wait(4, 0), "ppoll": _Wait(2, 0)}
_KINDS = {
    **_BY_POINTER,
    "nanosleep": _ALWAYS,
    "clock_nanosleep": _ALWAYS,
    "rt_sigtimedwait": _Wait(2, 0),
    "poll": _Wait(2, _NO_TIMEOUT, 32),
    "epoll_wait": _Wait(3, _NO_TIMEOUT, 32),
    "epoll_pwait": _Wait(3, _NO_TIMEOUT, 32),
    "epoll_pwait2": _Wait(3, 0),
}
_NUMBERS = {
    "x86_64": {
        "futex": 202, "select": 23, "pselect6": 270, "ppoll": 271, "nanosleep": 35, "clock_nanosleep": 230,
        "rt_sigtimedwait": 128, "poll": 7, "epoll_wait": 232, "epoll_pwait": 281, "epoll_pwait2": 441,
    },
    "": {
        "futex": 98, "pselect6": 72, "ppoll": 73, "nanosleep": 101, "clock_nanosleep": 115, "rt_sigtimedwait": 137,
        "epoll_pwait": 22, "epoll_pwait2": 441,
    },
}  # fmt: skip
"""The numbers of system calls, of x86-64 and of the processors that came after it."""


def may_go_on(waiting: Collection[int]) -> bool:
    """Whether a thread of the program may do something by itself: one that runs, or sleeps for some time.

    ``waiting`` are threads, by the system's number, that wait for a launch. Who waits for a lock, or for input, is woken
    by someone else.
    """
    # One thread may wake another that was looked at before, and then wait itself: none has moved between two looks.
    seen = _all_wait(waiting)
    return seen is None or seen != _all_wait(waiting)


def _all_wait(waiting: Collection[int]) -> dict[int, int] | None:
    """How often each of the threads has begun to wait, if all of them wait to be woken."""
    own = {thread.native_id for thread in threading.enumerate() if thread.name.startswith(OWN)}
    seen = dict[int, int]()
    for number in _threads():
        if number not in own and number not in waiting:
            began = _waits_to_be_woken(number)
            if began is None:
                return None
            seen[number] = began
    return seen


def _threads() -> list[int]:
    try:
        return [int(task.name) for task in _TASKS.iterdir()]
    except OSError:
        return []


def _waits_to_be_woken(number: int) -> int | None:
    """How often a thread has begun to wait, if it waits for someone else to wake it, or has ended and is listed still."""
    try:
        called = (_TASKS / str(number) / "syscall").read_text()
        lines = (_TASKS / str(number) / "status").read_text(errors="replace").splitlines()
    except OSError:
        return None  # it has just ended, or the system does not say
    said = {name: value.strip() for name, _, value in (line.partition(":") for line in lines)}
    state = said["State"][0]
    # D: it waits for a disk, a page of its own memory, or until the child that it has started runs.
    if state not in _GONE and (state != _ASLEEP or called.startswith(_RUNNING) or _ends_by_itself(called)):
        return None
    return int(said["voluntary_ctxt_switches"])


def _ends_by_itself(called: str) -> bool:
    """Whether a system call that sleeps has a time at which it ends."""
    call, *arguments = called.split()
    wait = _WAITS.get(int(call))
    if wait is None:
        return False
    return wait.argument < 0 or int(arguments[wait.argument], 16) & (1 << wait.bits) - 1 != wait.never


def _waits() -> dict[int, _Wait]:
    numbers = _NUMBERS.get(machine(), _NUMBERS[""])
    return {number: _KINDS[name] for name, number in numbers.items()}


_WAITS = _waits()
