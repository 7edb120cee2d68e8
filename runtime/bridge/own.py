"""Functions that are not in the flat API as C has them: what they take depends on what they take, or has no device."""

from __future__ import annotations

import ctypes
import math
import struct
from typing import Any

from .. import hip

_LAST_POOL_FLAG = 3


def hipMemPoolGetAttribute(mem_pool: Any, attr: int, value: int) -> tuple[Any, ...]:
    """Flags of a pool are ints, amounts are 64 bits wide."""
    return hip.hipMemPoolGetAttribute(mem_pool, attr, _pool_value(attr, value))


def hipMemPoolSetAttribute(mem_pool: Any, attr: int, value: int) -> tuple[Any, ...]:
    """Flags of a pool are ints, amounts are 64 bits wide."""
    return hip.hipMemPoolSetAttribute(mem_pool, attr, _pool_value(attr, value))


def hipMemPoolSetAccess(mem_pool: Any, desc_list: int, count: int) -> tuple[Any, ...]:
    """An array of descriptions, and how many there are."""
    rows = (hip.hipMemAccessDesc * count).from_address(desc_list) if desc_list else None
    return hip.hipMemPoolSetAccess(mem_pool, rows, count)


def _pool_value(attribute: int, address: int) -> Any:
    type = ctypes.c_int if attribute <= _LAST_POOL_FLAG else ctypes.c_uint64
    return type.from_address(address) if address else None


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
