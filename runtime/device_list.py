"""The devices that a program sees: those in ``HIPKIT_DEVICES``, by default one gfx942."""

from __future__ import annotations

import os

from .device import Device
from .device_names import DEFAULT, VARIABLE, named_devices


def from_environment() -> list[Device]:
    """The devices of this process."""
    return devices_of(os.environ.get(VARIABLE, DEFAULT))


def devices_of(text: str) -> list[Device]:
    """The devices of a list, or of the file of that name."""
    named = named_devices(text)
    return [
        Device("@".join(filter(None, (str(one.target or ""), one.place))), capacity=one.memory, number=number)
        for number, one in enumerate(named)
    ]
