"""The state of a barrier across a grid, which cooperative launches pass in ``hidden_multigrid_sync_arg``.

Layout: ``__ockl_grid_sync`` in ROCm's device libraries, whose groups count arrivals in it.
"""

from __future__ import annotations

import struct

from ..devices.backend import Size

INFO = struct.Struct("<QIIQQIIIxxxx")
SYNC_SIZE = INFO.size
SYNC_ARGUMENT = "hidden_multigrid_sync_arg"


def grid_sync(grid: Size, items: Size) -> bytes:
    """The state for a grid that is alone: no barrier with other grids, no group has arrived."""
    groups, total = grid[0] * grid[1] * grid[2], items[0] * items[1] * items[2]
    return INFO.pack(0, 0, 1, 0, total, 0, 0, groups)
