"""Verifies content that listing does not read: hashes and compressed streams."""

from __future__ import annotations

from collections.abc import Callable

from .errors import FormatError
from .model import Container, File, Finding, Hash


def verify(file: File, on_container: Callable[[Container], None] = lambda container: None) -> bool:
    """Inflate what is compressed, compare every hash, and add a finding where one is wrong; True if none is."""
    sound = True
    for container in file.walk():
        try:
            if container.verify() is Hash.WRONG:
                message = "the stored hash is not that of the content: one of them was changed"
                container.findings.append(Finding("hash", "error", message, container.offset))
                sound = False
        except FormatError as error:
            container.findings.append(Finding.from_damage(error))
            sound = False
        on_container(container)
    return sound
