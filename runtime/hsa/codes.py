"""HSA's codes and numbers, as its headers have them."""

from __future__ import annotations

from enum import IntEnum

from ...fatbin.errors import HipkitError


class Status(IntEnum):
    """What a call returns."""

    SUCCESS = 0
    INFO_BREAK = 1
    ERROR = 0x1000
    ERROR_INVALID_ARGUMENT = 0x1001
    ERROR_INVALID_AGENT = 0x1004
    ERROR_OUT_OF_RESOURCES = 0x1008
    ERROR_NOT_INITIALIZED = 0x100B
    ERROR_INVALID_ISA = 0x100F
    ERROR_INVALID_ISA_NAME = 0x1017
    ERROR_INVALID_MEMORY_POOL = 40


class HsaError(HipkitError):
    """A call that fails with a code of HSA's."""

    def __init__(self, status: Status, message: str) -> None:
        super().__init__(message)
        self.status = status


class DeviceType(IntEnum):
    """What an agent is."""

    CPU = 0
    GPU = 1


class Segment(IntEnum):
    """What the memory of a pool is for."""

    GLOBAL = 0
    GROUP = 3


KERNARG, FINE_GRAINED, COARSE_GRAINED = 1, 2, 4
"""Flags of a pool of the global segment."""
