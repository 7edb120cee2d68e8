"""Which devices a program sees: ``HIPKIT_DEVICES``, by default one gfx942.

Devices are separated by commas, or one a line in a file that the variable names: a processor or a
target id, and after an ``@`` how much memory it has, such as ``gfx942@16G,gfx90a:xnack+``.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from ..fatbin.errors import UsageError
from .device import DEFAULT, Device

VARIABLE = "HIPKIT_DEVICES"
_SIZE = re.compile(r"(\d+(?:\.\d+)?)\s*([KMGT]?)(?:i?B)?", re.IGNORECASE)
_UNITS = {"": 0, "K": 10, "M": 20, "G": 30, "T": 40}


def from_environment() -> list[Device]:
    """The devices of this process."""
    return devices_of(os.environ.get(VARIABLE, DEFAULT))


def devices_of(text: str) -> list[Device]:
    """The devices of a list, or of the file of that name."""
    file = Path(text)
    if "/" in text or (text and file.is_file()):
        try:
            lines = file.read_text().splitlines()
        except (OSError, UnicodeDecodeError) as error:
            raise UsageError(f"{VARIABLE}={text}: this list of devices cannot be read: {error}") from error
        text = ",".join(line.partition("#")[0] for line in lines)
    return [_device(name.strip(), number) for number, name in enumerate(filter(str.strip, text.split(",")))]


def _device(text: str, number: int) -> Device:
    target, _, size = text.partition("@")
    return Device(target.strip(), capacity=_bytes(size) if size else None, number=number)


def _bytes(text: str) -> int:
    found = _SIZE.fullmatch(text.strip())
    if found is None:
        raise UsageError(f"{VARIABLE}: {text!r} is no amount of memory; write 16G or 512M")
    return int(float(found[1]) * (1 << _UNITS[found[2].upper()]))
