"""``hipkit.compile``: kernels from a text, loaded."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from ..runtime.device import Device
from ..runtime.hip.state import devices
from ..runtime.module import Module
from . import compilers, device
from .errors import CompileError

_NAME = "source.hip"
_PROLOGUE = ("-include", "hip/hip_runtime.h")


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
    chosen = compilers.find(compiler)
    with tempfile.TemporaryDirectory(prefix="hipkit-cc-") as folder:
        path = Path(folder) / _NAME
        path.write_text(source, encoding="utf-8")
        try:
            made = device.compile_for(path, [str(on.target)], [*_PROLOGUE, *options], chosen)
        except CompileError as error:
            raise CompileError(str(error).replace(f"{folder}/", "")) from None
    if made.warnings:
        print(made.warnings.replace(f"{folder}/", ""), end="", file=sys.stderr)
    return Module.load(made.data, on)
