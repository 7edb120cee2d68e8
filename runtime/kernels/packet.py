"""The HSA dispatch packet and queue structure that kernels can read.

Layouts: hsa_kernel_dispatch_packet_t of hsa.h, amd_queue_t of amd_hsa_queue.h.
"""

from __future__ import annotations

import struct

from ...fatbin.records import dataclass
from ..devices.backend import Size

PACKET = struct.Struct("<HHHHHHIIIIIQQQQ")
QUEUE = struct.Struct("<IIQQIIQI20xII")
KERNEL_DISPATCH = 2
SYSTEM_FENCES = 2 << 9 | 2 << 11
"""Acquire and release at system scope, in the header."""
DIMENSIONS = 3
QUEUE_SIZE = 256
"""Bytes of an amd_queue_t."""


@dataclass(frozen=True, slots=True)
class Packet:
    """A kernel dispatch packet."""

    group_size: Size
    items: Size
    scratch: int
    lds: int
    kernel_object: int
    kernarg: int

    def to_bytes(self) -> bytes:
        return PACKET.pack(
            KERNEL_DISPATCH | SYSTEM_FENCES, DIMENSIONS, *self.group_size, 0, *self.items, self.scratch, self.lds,
            self.kernel_object, self.kernarg, 0, 0,
        )  # fmt: skip


def queue_bytes(group_base: int, private_base: int, base_address: int = 0) -> bytes:
    """A queue, with the upper halves of the addresses that stand for LDS and scratch at 0x40 and 0x44."""
    data = QUEUE.pack(1, 1, base_address, 0, 1, 0, 0, 0, group_base, private_base)
    return data + bytes(QUEUE_SIZE - len(data))
