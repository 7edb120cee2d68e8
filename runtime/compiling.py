"""``hipkit.compile``: kernels from a text, loaded."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from ..cc.opencl_kernels import compile_text
from ..cc.rtc import INCLUDED, Source
from ..fatbin.errors import UsageError
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
    language: str = "hip",
) -> Module:
    """The kernels of a text in HIP, or in OpenCL C (``language="opencl"``), compiled and loaded.

    ``gpu`` is a device, or the GPU of a new one; by default the first of :func:`hipkit.devices`. ``options`` are those of
    clang, such as ``-O1`` or ``-DN=16``. ``hip/hip_runtime.h`` is included in HIP. ``compiler`` is as for ``hipkit cc``.
    Raises :class:`~hipkit.CompileError` with what the compiler says; what it warns of goes to standard error.
    """
    if language not in _LANGUAGES:
        raise UsageError(
            f"{language!r} is no language that kernels are compiled from; name one of {', '.join(_LANGUAGES)}"
        )
    on = gpu if isinstance(gpu, Device) else devices()[0] if gpu is None else Device(gpu)
    code, log = _LANGUAGES[language](source, str(on.target), options, compiler)
    if log:
        print(log, end="", file=sys.stderr)
    return Module.load(code, on)


def _from_hip(source: str, gpu: str, options: Sequence[str], compiler: str | None) -> tuple[bytes, str]:
    text = Source(source.encode(), _NAME, defaults=INCLUDED)
    text.compile(options, gpu, compiler)
    return text.code, text.log


_LANGUAGES = {"hip": _from_hip, "opencl": compile_text}
