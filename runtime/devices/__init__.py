"""Backends, which execute kernels, and what they share: error messages, products, time limits.

:func:`kind_for` is the one place that knows which kinds of device there are.
"""

from __future__ import annotations

import importlib
from functools import partial
from typing import Any

from ...fatbin.errors import UsageError
from ...fatbin.garbage import no_collection
from ...fatbin.target import TargetID
from ..device_names import cuda_number
from ..memory.device import DeviceMemory
from ..memory.storage import HostStorage, Storage
from .backend import Backend, DeviceKind
from .model import Model


def _cpu_engine(target: TargetID, memory: DeviceMemory) -> Backend:
    del target  # every target runs on the host's processor
    # The CPU's engine needs LLVM, which is slow to import and not there on every system that reads files.
    with no_collection():
        backend: Backend = importlib.import_module(".cpu.engine", __package__).CpuBackend(memory)
    return backend


CPU = DeviceKind(HostStorage, _cpu_engine)
"""The processor of this machine, and its memory."""


def _cuda_storage(number: int) -> Storage:
    storage: Storage = _of_cuda("storage").CudaStorage(_of_cuda("driver").gpu(number))
    return storage


def _cuda_engine(number: int, target: TargetID, memory: DeviceMemory) -> Backend:
    del target  # kernels say what they are compiled for
    backend: Backend = _of_cuda("engine").CudaBackend(_of_cuda("driver").gpu(number), memory)
    return backend


def _cuda_model(number: int) -> Model:
    model: Model = _of_cuda("model").CudaModel(_of_cuda("driver").gpu(number))
    return model


def _of_cuda(module: str) -> Any:
    return importlib.import_module(f".cuda.{module}", __package__)


def kind_for(target: TargetID, place: str = "") -> DeviceKind:
    """The kind of device that behaves like the GPU ``target``: on this machine's processor, or on ``place``, as ``cuda:0``."""
    del target  # every place runs all targets, or refuses a kernel
    if not place:
        return CPU
    number = cuda_number(place)
    if number is None:
        raise UsageError(f"{place!r} is nothing that runs kernels; there is cuda:0, the first of NVIDIA's GPUs")
    return DeviceKind(partial(_cuda_storage, number), partial(_cuda_engine, number))


def cuda_kind(number: int) -> DeviceKind:
    """One of NVIDIA's GPUs as itself."""
    model, storage = partial(_cuda_model, number), partial(_cuda_storage, number)
    return DeviceKind(storage, partial(_cuda_engine, number), model)
