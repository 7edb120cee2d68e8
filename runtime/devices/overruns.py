"""Reads past the end of memory that did not stop a launch: each is reported once."""

from __future__ import annotations

from .. import notes
from ..errors import MemoryFault
from ..profile import STRICT_VARIABLE


def tell_of(found: MemoryFault | None) -> None:
    """Report the first of a launch, if there was one."""
    if found is not None:
        notes.give(
            (found.kernel, found.code_address),
            f"{found}: it {'gets zeros' if found.is_read else 'is ignored'}; {STRICT_VARIABLE}=1 stops the kernel there",
        )
