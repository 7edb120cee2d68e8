"""Hidden kernel arguments: their offsets and sizes by code object version.

Source: "Code Object Metadata" in LLVM's user guide, and what llc 15 (V2 to V4) and llc 22 (V4 to V6) write.
"""

from __future__ import annotations

PREFIX = "hidden_"

_OLD = (
    (0, 8, ("hidden_global_offset_x",)),
    (8, 8, ("hidden_global_offset_y",)),
    (16, 8, ("hidden_global_offset_z",)),
    (24, 8, ("hidden_printf_buffer", "hidden_hostcall_buffer", "hidden_none")),
    (32, 8, ("hidden_default_queue", "hidden_none")),
    (40, 8, ("hidden_completion_action", "hidden_none")),
    (48, 8, ("hidden_multigrid_sync_arg", "hidden_none")),
)
_NEW = (
    (0, 4, ("hidden_block_count_x",)),
    (4, 4, ("hidden_block_count_y",)),
    (8, 4, ("hidden_block_count_z",)),
    (12, 2, ("hidden_group_size_x",)),
    (14, 2, ("hidden_group_size_y",)),
    (16, 2, ("hidden_group_size_z",)),
    (18, 2, ("hidden_remainder_x",)),
    (20, 2, ("hidden_remainder_y",)),
    (22, 2, ("hidden_remainder_z",)),
    (40, 8, ("hidden_global_offset_x",)),
    (48, 8, ("hidden_global_offset_y",)),
    (56, 8, ("hidden_global_offset_z",)),
    (64, 2, ("hidden_grid_dims",)),
    (72, 8, ("hidden_printf_buffer",)),
    (80, 8, ("hidden_hostcall_buffer",)),
    (88, 8, ("hidden_multigrid_sync_arg",)),
    (96, 8, ("hidden_heap_v1",)),
    (104, 8, ("hidden_default_queue",)),
    (112, 8, ("hidden_completion_action",)),
    (120, 4, ("hidden_dynamic_lds_size",)),
    (192, 4, ("hidden_private_base",)),
    (196, 4, ("hidden_shared_base",)),
    (200, 8, ("hidden_queue_ptr",)),
)
LAYOUTS = {2: _OLD, 3: _OLD, 4: _OLD, 5: _NEW, 6: _NEW}
"""Offset from the first hidden argument, size, and which kinds may stand there."""
