"""torch.compile's kernels of Triton for tensors on the CPU, made for hipkit's device while its driver is active.

With ``torch._inductor.config.cpu_backend = "triton"`` torch's Inductor asks Triton for the target ``("cpu", "", 32)``, which no
compiler of Triton's own takes. What Inductor knows of the CPU is a class that torch lets others register: ours names the
processor and the lanes of the device, so that Inductor asks for ``("cpu", "gfx942", 64)``, also in the processes that compile
for it, and keeps what it made for each processor apart.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

from .names import CPU, GROUP

if TYPE_CHECKING:
    from ..device import Device

_INTERFACES = "torch._dynamo.device_interface"
_TAG = "hipkit:"
_ANSWERS = {
    "torch._inductor.runtime.hints": ("DeviceProperties.create",),
    "torch.utils._triton": ("has_triton", "triton_backend", "triton_hash_with_backend"),
}
"""Functions of torch that keep what they were answered first about a device or of Triton's driver."""
_PROPERTIES = {
    "multi_processor_count": "multiProcessorCount", "warp_size": "warpSize", "regs_per_multiprocessor": "regsPerBlock",
    "max_threads_per_multi_processor": "maxThreadsPerMultiProcessor",
}  # fmt: skip
"""Inductor's names, and HIP's."""


class _Follower(MetaPathFinder):
    """Reports the device to torch: at once, or when torch imports the module that keeps it."""

    def __init__(self) -> None:
        self.current: Callable[[], Device] | None = None
        self._torchs: Any = None

    def follow(self, current: Callable[[], Device] | None) -> None:
        """Have torch know of this device, or of none."""
        self.current = current
        if _INTERFACES in sys.modules:
            self._report(sys.modules[_INTERFACES])
        elif self not in sys.meta_path:
            sys.meta_path.insert(0, self)

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Where the module of torch is, as others find it, with a loader that reports the device when it has been executed."""
        del path, target
        if name != _INTERFACES:
            return None
        sys.meta_path.remove(self)
        spec = find_spec(name)
        if spec is not None and spec.loader is not None:
            execute = spec.loader.exec_module

            def execute_and_report(module: ModuleType) -> None:
                execute(module)
                self._report(module)

            spec.loader.exec_module = execute_and_report  # type: ignore[method-assign]
        return spec

    def _report(self, interfaces: Any) -> None:
        if entry_points(group=GROUP, name=CPU):  # a compiler for the CPU itself, which then is Inductor's
            return
        if self._torchs is None:
            self._torchs = interfaces.get_interface_for_device(CPU)
        device = self.current and self.current()
        interfaces.register_interface_for_device(CPU, _interface(device, self._torchs) if device else self._torchs)
        _forget()
        _tag(device.target.processor if device else "")
        warnings.filterwarnings("ignore", "Could not find an active CPU backend")


_FOLLOWER = _Follower()
follow = _FOLLOWER.follow


def changed(current: Callable[[], Device]) -> None:
    """Report another device, if torch follows this one."""
    if _FOLLOWER.current == current:
        follow(current)


def _interface(device: Device, torchs: Any) -> type:
    """torch's interface of the CPU, but for what is asked of a GPU: that is answered for the device."""

    def properties(_: object = None) -> Any:
        return SimpleNamespace(**{name: device.properties[its] for name, its in _PROPERTIES.items()})

    answers = {
        "device": nullcontext,  # where Inductor measures: nothing is switched
        "get_device_properties": staticmethod(properties),
        "get_compute_capability": staticmethod(lambda _=None: device.target.processor),
        "raise_if_triton_unavailable": staticmethod(lambda _=None: None),
    }
    worker = type("Worker", (torchs.Worker,), {"get_device_properties": staticmethod(properties)})
    return type("HipkitInterface", (torchs,), {"Worker": worker} | answers)


def _forget() -> None:
    """Have torch ask anew what it asked of another driver or device."""
    for module, names in _ANSWERS.items():
        for name in names:
            found: Any = sys.modules.get(module)
            for part in name.split("."):
                found = getattr(found, part, None)
            if hasattr(found, "cache_clear"):
                found.cache_clear()


def _tag(processor: str) -> None:
    """Keep the graphs that torch stores for this processor apart from those for others."""
    from torch.compiler import config

    others = [part for part in config.cache_key_tag.split(";") if part and not part.startswith(_TAG)]
    config.cache_key_tag = ";".join([*others, *([_TAG + processor] if processor else [])])
