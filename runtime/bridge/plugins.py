"""Packages of Python whose library C++ opens, not an import, and that count GPUs where AMD's driver for Linux lists them."""

from __future__ import annotations

import sys
from pathlib import Path

from ...fatbin.records import dataclass


@dataclass(frozen=True)
class Plugin:
    """A package: how its folder begins, its library there, and the module and function that count GPUs for it."""

    folder: str
    library: str
    module: str
    function: str


PLUGINS = (Plugin("/jax_plugins/xla_rocm", "xla_rocm_plugin.so", "jax._src.hardware_utils", "num_available_amd_gpus"),)


def begun_by(path: str) -> tuple[Plugin, Path] | None:
    """The plugin whose package begins in a file, and its library if it has one there."""
    for plugin in PLUGINS:
        before, found, after = path.partition(plugin.folder)
        name, _, rest = after.partition("/")
        if found and rest.rpartition("/")[2].startswith("__init__."):
            library = Path(f"{before}{found}{name}") / plugin.library
            return (plugin, library) if library.is_file() else None
    return None


def have_devices_counted(plugin: Plugin) -> None:
    """Have the package count the devices of hipkit."""
    module = sys.modules.get(plugin.module)
    if hasattr(module, plugin.function):
        setattr(module, plugin.function, _devices)


def _devices(stop_at: int | None = None) -> int:
    from ..hip import state

    count = len(state.devices())
    return count if stop_at is None else min(count, stop_at)
