"""Parser of ``HIPKIT_DEVICES``: a list of targets or products with memory sizes.

Devices are separated by commas, or one a line in a file that the variable names: a processor or a
target id, and after an ``@`` how much memory it has, such as ``gfx942@16G,gfx90a:xnack+``.
"""

from __future__ import annotations

from pathlib import Path

from ..fatbin.errors import UsageError
from ..fatbin.target import TargetID
from ..fatbin.wording import size_of
from ..loader.select import device_target

VARIABLE = "HIPKIT_DEVICES"


def named_devices(text: str) -> list[tuple[TargetID, int | None]]:
    """The devices of a list, or of the file of that name: the target of each, and its memory where that is said."""
    file = Path(text)
    if "/" in text or (text and file.is_file()):
        try:
            lines = file.read_text().splitlines()
        except (OSError, UnicodeDecodeError) as error:
            raise UsageError(f"{VARIABLE}={text}: this list of devices cannot be read: {error}") from error
        text = ",".join(line.partition("#")[0] for line in lines)
    return [_device(name.strip()) for name in filter(str.strip, text.split(","))]


def _device(text: str) -> tuple[TargetID, int | None]:
    target, _, size = text.partition("@")
    return device_target(target.strip()), _bytes(size) if size else None


def _bytes(text: str) -> int:
    found = size_of(text)
    if found is None:
        raise UsageError(f"{VARIABLE}: {text!r} is no amount of memory; write 16G or 512M")
    return found
