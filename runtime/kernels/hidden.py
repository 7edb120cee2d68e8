"""Values of hidden kernel arguments, such as block counts and the hostcall buffer."""

from __future__ import annotations

from ...fatbin.records import dataclass, field
from ..devices.backend import Size

GRID_DIMS = 3
"""Launches have three dimensions, whatever their sizes."""
AXES = "xyz"


@dataclass(frozen=True, slots=True)
class Hidden:
    """A launch as its hidden arguments tell it.

    ``addresses`` are those of what the host provides (``hidden_hostcall_buffer`` and so on); what is not there is 0.
    """

    group_size: Size
    items: Size
    dynamic_lds: int = 0
    private_base: int = 0
    """The upper half of the addresses that stand for scratch; only processors older than gfx9 ask for it."""
    shared_base: int = 0
    addresses: dict[str, int] = field(default_factory=dict)

    def values(self) -> dict[str, int]:
        """Every hidden argument by its name in the metadata."""
        values = dict.fromkeys(("hidden_none", "hidden_default_queue", "hidden_completion_action"), 0)
        for axis, size, items in zip(AXES, self.group_size, self.items, strict=True):
            values[f"hidden_block_count_{axis}"] = items // size
            values[f"hidden_group_size_{axis}"] = size
            values[f"hidden_remainder_{axis}"] = items % size
            values[f"hidden_global_offset_{axis}"] = 0
        values["hidden_grid_dims"] = GRID_DIMS
        values["hidden_dynamic_lds_size"] = self.dynamic_lds
        values["hidden_private_base"], values["hidden_shared_base"] = self.private_base, self.shared_base
        for name in SERVED:
            values[name] = self.addresses.get(name, 0)
        return values


SERVED = (
    "hidden_printf_buffer",
    "hidden_hostcall_buffer",
    "hidden_multigrid_sync_arg",
    "hidden_heap_v1",
    "hidden_queue_ptr",
)
"""Hidden arguments that are the address of something the host provides."""
