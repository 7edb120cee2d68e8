"""The driver of Triton's backend ``hipkit``: which device there is, and how kernels are loaded and launched on it.

Every ``import triton`` imports this file, so it imports hipkit's runtime only when the driver is made.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from triton.backends.compiler import GPUTarget
from triton.backends.driver import DriverBase

from .names import BACKEND

if TYPE_CHECKING:
    from ..device import Device
    from ..kernels.kernel import LaunchableKernel
    from ..module import Module

_CHOICE = "TRITON_DEFAULT_BACKEND"
_MILLISECONDS = 1000


class HipkitDriver(DriverBase):  # type: ignore[misc]
    """Launches kernels on ``devices``, by default those of the flat API; Triton makes one if it is asked to by name."""

    def __init__(self, devices: Sequence[Device | str] = ()) -> None:
        super().__init__()
        from ..device import Device
        from ..hip import state
        from .arrays import accept_arrays
        from .launcher import Launcher

        self.devices = [one if isinstance(one, Device) else Device(one) for one in devices] or state.devices()
        self.utils = Utilities(self.devices, self.get_current_device)
        self.launcher_cls: Callable[[Any, Any], Launcher] = Launcher
        self._current = 0
        accept_arrays()

    @classmethod
    def is_active(cls) -> bool:
        """Whether Triton is to choose it by itself: only where it is named in the environment."""
        return os.environ.get(_CHOICE) == BACKEND

    def get_current_target(self) -> Any:
        """The target that Triton compiles for, of AMD's backend."""
        device = self.current_device()
        return GPUTarget("hip", device.target.processor, device.wave_size)

    def current_device(self) -> Device:
        """The device that kernels are launched on."""
        return self.devices[self._current]

    def get_current_device(self) -> int:
        """The number of the device that kernels are launched on."""
        return self._current

    def set_current_device(self, number: int) -> None:
        """Launch kernels on another device from now on."""
        self.devices[number]  # or IndexError
        self._current = number
        from .inductor import changed

        changed(self.current_device)

    def get_current_stream(self, device: object = None) -> int:
        """The null stream: each launch has ended when it returns."""
        del device
        return 0

    def get_device_capability(self, device: int | None = None) -> tuple[int, int]:
        """Major and minor version of a device, as torch gives them for AMD's GPUs."""
        properties = self.devices[self._current if device is None else device].properties
        return int(str(properties["major"])), int(str(properties["minor"]))

    def get_active_torch_device(self) -> Any:
        """Where tensors have to be: the CPU."""
        import torch

        return torch.device("cpu")

    def get_device_interface(self) -> type[DeviceInterface]:
        """Events and waiting, for benchmarks."""
        return DeviceInterface

    def get_benchmarker(self) -> Any:
        """How the autotuner measures."""
        from triton.testing import do_bench

        return do_bench

    def get_empty_cache_for_benchmark(self) -> None:
        """What :meth:`clear_cache` takes; there is nothing to clear, as the host's caches are not a GPU's."""

    def clear_cache(self, cache: None) -> None:
        """Called between measurements."""

    def map_python_to_cpp_type(self, ty: str) -> str:
        """The C++ type of one of Triton's types, as AMD's driver has it."""
        from triton.backends.amd.driver import ty_to_cpp

        return str(ty_to_cpp(ty))

    def assemble_tensormap_to_arg(self, _maps: object, args: Any) -> Any:
        """The arguments as they are: there are no tensor maps."""
        return args

    def allocate_default_profile_scratch(self, size: int, alignment: int, stream: object) -> Any:
        """Memory that an instrumented kernel writes its profile to."""
        from .arrays import allocate

        del stream
        return allocate(size, alignment)


def _first_device() -> Device:
    from ..hip import state

    return state.devices()[0]


if HipkitDriver.is_active():  # Triton makes its driver only later, and torch may ask before
    from .inductor import follow

    follow(_first_device)


class Utilities:
    """Loads kernels and tells about devices, under the names that Triton calls."""

    def __init__(self, devices: Sequence[Device], current: Callable[[], int]) -> None:
        self._devices, self._current = devices, current

    def load_binary(
        self, name: str, code: bytes, shared: int, device: int
    ) -> tuple[Module, LaunchableKernel, int, int, int]:
        """The module and its kernel, the vector registers that it uses and spills, and how large its blocks may be."""
        from ..module import Module

        del shared
        module = Module.load(code, self._devices[device])
        kernel = module[name]
        info = kernel.info
        return module, kernel, info.vgprs or 0, info.vgpr_spills or 0, info.max_workgroup_size or _ANY_BLOCK

    def unload_module(self, module: Module) -> None:
        """Give the memory of a module back."""
        module.unload()

    def get_device_properties(self, device: int | None) -> dict[str, object]:
        """Properties under the names that Triton asks for; of the current device for None, the index of torch's CPU."""
        one = self._devices[self._current() if device is None else device]
        found = one.properties
        return {name: found[its] for name, its in _PROPERTIES.items()} | {
            "arch": one.target.processor, "sharedMemPerBlock": found["sharedMemPerBlock"],
        }  # fmt: skip


_ANY_BLOCK = 1024
_PROPERTIES = {
    "max_shared_mem": "sharedMemPerBlock", "max_num_regs": "regsPerBlock", "warpSize": "warpSize",
    "multiprocessor_count": "multiProcessorCount", "sm_clock_rate": "clockRate", "mem_clock_rate": "memoryClockRate",
    "mem_bus_width": "memoryBusWidth", "max_threads_per_sm": "maxThreadsPerMultiProcessor",
    "cooperativeLaunch": "cooperativeLaunch",
}  # fmt: skip
"""Triton's names, and HIP's."""


class Event:
    """A point in time. Launches have ended when they return, so that it is the host's time."""

    def __init__(self, enable_timing: bool = False) -> None:
        del enable_timing
        self._at = 0.0

    def record(self, stream: object = None) -> None:
        """Note the time."""
        del stream
        self._at = time.perf_counter()

    def synchronize(self) -> None:
        """Return at once."""

    def elapsed_time(self, end: Event) -> float:
        """The milliseconds from this event to another; never 0, since Triton divides by it."""
        return max((end._at - self._at) * _MILLISECONDS, 1e-6)


class DeviceInterface:
    """What benchmarks ask of ``torch.cuda``."""

    Event = Event

    @staticmethod
    def synchronize(device: object = None) -> None:
        """Return at once: no launch is under way."""

    @staticmethod
    def current_device() -> int:
        """The number of the device that kernels are launched on."""
        from triton.runtime.driver import driver

        return int(driver.active.get_current_device())
