"""The errors for instructions and modes that hipkit does not execute."""

from __future__ import annotations

from ...fatbin.errors import HipkitError
from .facts import Facts
from .hardware_registers import unknown_modes


class UnknownOperationError(HipkitError):
    """An instruction that hipkit does not support, or not yet."""


class NoInstructionError(HipkitError):
    """There is no instruction at an address: no code, or bytes that ``found`` describes.

    The engine adds the wave that reached it.
    """

    def __init__(self, address: int, found: str = "") -> None:
        super().__init__(f"there is no instruction at {address:#x} of the code object")
        self.address, self.found = address, found


def require_mode(mode: int, facts: Facts) -> None:
    """Raise for bits of MODE that the kernel descriptor sets and the engine does not support."""
    for name in unknown_modes(mode, facts.major):
        raise UnknownOperationError(f"MODE.{name}, which the kernel descriptor sets, is not carried out")
