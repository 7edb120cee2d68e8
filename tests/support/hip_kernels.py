"""The kernels of tests/runtime/kernels, compiled and loaded."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import reference

import hipkit
from hipkit.runtime.devices.cpu.engine import CpuBackend

FOLDER = Path(__file__).parents[1] / "runtime" / "kernels"
CACHE = Path(reference.CACHE)


def code_of(name: str, target: str, *options: str) -> bytes:
    """The file of that name, compiled."""
    code: bytes = reference.device_code(FOLDER / f"{name}.hip", target, CACHE, options)
    return code


def loaded(name: str, target: str, *options: str, workers: int | None = None, write: Any = None) -> hipkit.Module:
    """The file of that name on a device of its own; ``workers`` are how many threads carry groups out."""
    return hipkit.Module.load(code_of(name, target, *options), device=device(target, workers, write))


def device(target: str, workers: int | None = None, write: Any = None) -> hipkit.Device:
    """A device whose engine has so many workers, and whose kernels print to ``write``."""
    options: dict[str, Any] = {"write": write} if write is not None else {}
    made = hipkit.Device(target, **options)
    made._backend = CpuBackend(made.memory, workers)
    return made
