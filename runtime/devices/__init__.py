"""What carries kernels out: backends, and where in a kernel something happened.

:func:`engine_for` is the one place that knows which engines there are.
"""

from __future__ import annotations

import importlib

from ...fatbin.target import TargetID
from ..memory.device import DeviceMemory
from .backend import Backend


def engine_for(target: TargetID, memory: DeviceMemory) -> Backend:
    """The engine for a device of this machine that behaves like the GPU ``target``."""
    del target  # every target runs on the host's processor
    # The CPU's engine needs LLVM, which is slow to import and not there on every system that reads files.
    backend: Backend = importlib.import_module(".cpu.engine", __package__).CpuBackend(memory)
    return backend
