"""``hipkit.compile``: kernels from a text, loaded."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from ..cc.rtc import INCLUDED, Source
from .device import Device
from .hip.state import devices
from .module import Module

_NAME = "source.hip"


def compile(
    source: str,
    gpu: Device | str | None = None,
    options: Sequence[str] = (),
    *,
    compiler: str | None = None,
) -> Module:
    """The kernels of a text in HIP, compiled and loaded.

    ``gpu`` is a device, or the GPU of a new one; by default the first of :func:`hipkit.devices`. ``options`` are those of
    clang, such as ``-O1`` or ``-DN=16``. ``hip/hip_runtime.h`` is included. ``compiler`` is as for ``hipkit cc``.
    Raises :class:`~hipkit.CompileError` with what the compiler says; what it warns of goes to standard error.
    """
    on = gpu if isinstance(gpu, Device) else devices()[0] if gpu is None else Device(gpu)
    text = Source(source.encode(), _NAME, defaults=INCLUDED)
    text.compile(options, str(on.target), compiler)
    if text.log:
        print(text.log, end="", file=sys.stderr)
    return Module.load(text.code, on)
