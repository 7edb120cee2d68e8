"""Parser of ``HIPKIT_DEVICES``: a list of targets or products with memory sizes.

Devices are separated by commas, or one a line in a file that the variable names: a processor, a
target id, or a GPU of NVIDIA's such as ``cuda:0``, and after an ``@`` how much memory it has, such as ``gfx942@16G,gfx90a:xnack+``, or what runs its kernels,
such as ``gfx1100@cuda:0``.
"""

from __future__ import annotations

import re
from pathlib import Path

from ..fatbin.errors import UsageError
from ..fatbin.records import NamedTuple
from ..fatbin.target import TargetID
from ..fatbin.wording import size_of
from ..loader.select import device_target

VARIABLE = "HIPKIT_DEVICES"
DEFAULT = "gfx942"
"""The device where nothing says which."""


_CUDA = re.compile(r"cuda(?::(\d{1,3}))?")


class DeviceName(NamedTuple):
    """A device of a list: its target, how much memory it has where that is said, and what runs its kernels if not this
    machine's processor. A GPU of NVIDIA's as itself is a place without a target."""

    target: TargetID | None
    memory: int | None = None
    place: str = ""


def named_devices(text: str) -> list[DeviceName]:
    """The devices of a list, or of the file of that name."""
    file = Path(text)
    if "/" in text or (text and file.is_file()):
        try:
            lines = file.read_text().splitlines()
        except (OSError, UnicodeDecodeError) as error:
            raise UsageError(f"{VARIABLE}={text}: this list of devices cannot be read: {error}") from error
        text = ",".join(line.partition("#")[0] for line in lines)
    return [_device(name.strip()) for name in filter(str.strip, text.split(","))]


def _device(text: str) -> DeviceName:
    name, *parts = map(str.strip, text.split("@"))
    if cuda_number(name) is not None:
        name, parts = "", [*parts, name]
    places = [part for part in parts if cuda_number(part) is not None]
    sizes = [part for part in parts if part and part not in places]
    if max(len(places), len(sizes)) > 1:
        raise UsageError(f"{VARIABLE}: {text!r} says twice how much memory the device has, or what runs its kernels")
    return DeviceName(device_target(name) if name else None, _bytes(sizes[0]) if sizes else None, "".join(places))


def cuda_number(place: str) -> int | None:
    """Which of NVIDIA's GPUs ``cuda:1`` is, or ``cuda``, which is the first; None for another text."""
    found = _CUDA.fullmatch(place)
    return int(found[1] or 0) if found else None


def _bytes(text: str) -> int:
    found = size_of(text)
    if found is None:
        raise UsageError(f"{VARIABLE}: {text!r} is no amount of memory; write 16G or 512M")
    return found
