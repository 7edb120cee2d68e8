"""What the API knows of the process: its devices, and which of them a thread uses."""

from __future__ import annotations

import os
import threading

from ..device import DEFAULT, Device
from ..memory import Allocation
from .errors import HipError

VARIABLE = "HIPKIT_DEVICES"
"""The environment variable that lists the devices, such as ``gfx942,gfx1100``."""


class _Current(threading.local):
    number: int = 0


_current = _Current()
_lock = threading.Lock()
_devices: list[Device] | None = None


def devices() -> list[Device]:
    """The devices, made when they are first asked for."""
    global _devices
    with _lock:
        if _devices is None:
            names = [name.strip() for name in os.environ.get(VARIABLE, DEFAULT).split(",")]
            _devices = [Device(name) for name in names if name]
        return _devices


def use(replaced: list[Device] | None) -> None:
    """Make these the devices; None looks at the environment again."""
    global _devices
    with _lock:
        _devices = replaced
    _current.number = 0


def device(number: int | None = None) -> Device:
    """The device of that number, or the current one."""
    known = devices()
    if not known:
        raise HipError(100, f"there is no device: {VARIABLE} is empty")
    number = _current.number if number is None else number
    if not isinstance(number, int) or not 0 <= number < len(known):
        raise HipError(101, f"device {number}: there are {len(known)}, counted from 0")
    return known[number]


def current() -> int:
    """The number of the thread's device."""
    return _current.number


def set_current(number: int) -> None:
    """Use another device in this thread."""
    device(number)
    _current.number = number


def owner_of(address: int) -> tuple[Device, Allocation] | None:
    """The device whose allocation an address is in: all share one address space."""
    for known in devices():
        if found := known.memory.find(address):
            return known, found
    return None
