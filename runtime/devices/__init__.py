"""Backends, which execute kernels, and what they share: error messages, products, time limits.

:func:`kind_for` is the one place that knows which kinds of device there are.
"""

from __future__ import annotations

import importlib

from ...fatbin.target import TargetID
from ..memory.device import DeviceMemory
from ..memory.storage import HostStorage
from .backend import Backend, DeviceKind


def _cpu_engine(target: TargetID, memory: DeviceMemory) -> Backend:
    del target  # every target runs on the host's processor
    # The CPU's engine needs LLVM, which is slow to import and not there on every system that reads files.
    backend: Backend = importlib.import_module(".cpu.engine", __package__).CpuBackend(memory)
    return backend


CPU = DeviceKind(HostStorage, _cpu_engine)
"""The processor of this machine, and its memory."""


def kind_for(target: TargetID) -> DeviceKind:
    """The kind of device that behaves like the GPU ``target`` on this machine."""
    del target  # there is one kind
    return CPU
