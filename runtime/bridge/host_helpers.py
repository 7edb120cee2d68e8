"""What libamdhip64 exports for host code that has nothing to do with devices: half floats to floats and back."""

from __future__ import annotations

import math
import struct


def __gnu_h2f_ieee(bits: int) -> float:
    """The float that a half is."""
    value: float = struct.unpack("<e", struct.pack("<H", bits))[0]
    return value


def __gnu_f2h_ieee(value: float) -> int:
    """The half that is nearest to a float."""
    try:
        bits: int = struct.unpack("<H", struct.pack("<e", value))[0]
    except OverflowError:
        return 0xFC00 if math.copysign(1, value) < 0 else 0x7C00
    return bits
