"""A driver of NVIDIA's that notes its calls and does nothing."""

from __future__ import annotations

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
}


class Calls:
    """A driver that notes its calls, and answers those of :attr:`broken` that a kernel was stopped."""

    def __init__(self) -> None:
        self.made: list[str] = []
        self.broken: set[str] = set()
        self.CUdevice_attribute = Attributes()

    def __getattr__(self, name: str) -> Any:
        def call(*_arguments: object) -> tuple[object, ...]:
            self.made.append(name)
            if name in self.broken:
                return (Failed(1),)
            return (Code(0), VALUES[name]) if name in VALUES else (Code(0),)

        return call
