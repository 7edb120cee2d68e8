"""A driver of NVIDIA's that notes its calls and does nothing."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any


class Code(int):
    """What a call of the driver returns first."""

    name = "CUDA_SUCCESS"


class Failed(Code):
    name = "CUDA_ERROR_ILLEGAL_ADDRESS"


class Attributes:
    """The driver's numbers of attributes."""

    def __getattr__(self, name: str) -> str:
        return name


VALUES = {
    "cuDeviceGetCount": 1,
    "cuDeviceGet": 1,
    "cuDevicePrimaryCtxRetain": 1,
    "cuDeviceGetAttribute": 0,
    "cuStreamCreate": 5,
    "cuMemAlloc": 1 << 40,
    "cuModuleGetFunction": 7,
}


class Calls:
    """A driver that notes its calls, and answers those of :attr:`broken` that a kernel was stopped."""

    CUresult = Failed

    def __init__(self) -> None:
        self.made: list[str] = []
        self.broken: set[str] = set()
        self.CUdevice_attribute = Attributes()
        self._at_addresses: list[Any] = []

    def cuGetProcAddress(self, name: bytes, _release: int, _flags: int) -> tuple[Code, int, int]:  # noqa: N802 - the driver's name
        """Of functions that hipkit calls by their addresses."""
        known: dict[str, tuple[int, Callable[..., Any]]] = {
            "cuLaunchKernelEx": (4, self._launch),
            "cuStreamSynchronize": (1, lambda stream: self.cuStreamSynchronize(stream)),
        }
        count, call = known[name.decode()]
        made = ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_void_p] * count)(lambda *given: int(call(*given)[0]))
        self._at_addresses.append(made)
        return Code(0), ctypes.cast(made, ctypes.c_void_p).value or 0, 0

    def _launch(self, size: int, function: int, parameters: int, _extra: int | None) -> tuple[Code]:
        groups_threads_lds = (ctypes.c_uint * 7).from_address(size)
        stream = ctypes.c_uint64.from_address(size + 32).value
        found: tuple[Code] = self.cuLaunchKernel(function, *groups_threads_lds, stream, parameters, 0)
        return found

    def __getattr__(self, name: str) -> Any:
        def call(*_arguments: object) -> tuple[object, ...]:
            self.made.append(name)
            if name in self.broken:
                return (Failed(1),)
            return (Code(0), VALUES[name]) if name in VALUES else (Code(0),)

        return call
