"""Matrix instructions on random registers (matrix_instructions.hip): what two devices give, and how far apart that may be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import hipkit

SOURCE = Path(__file__).parent / "matrix_instructions.hip"
TARGETS = ("gfx908", "gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201")
ROOM, RESULTS = 64, 128
"""Bytes for a lane of A or B, and of C or D, which are enough for every instruction."""
GROUP = 64
ERROR_BITS = 22
"""Sums of K products are off by at most K / 2**22 of what the magnitudes of all products, and of C, come to; and what the CPU's device
does, which rounds K times to nearest, by K / 2**24."""


class Difference(NamedTuple):
    """How results of one kernel differ from those of the CPU's device."""

    kernel: str
    elements: int
    is_equal: bool
    share: float
    """The largest error, as a share of what it may be; of whole numbers 0 or infinite."""


def build(compiler: Callable[..., Any], folder: Path) -> None:
    """The code objects for all GPUs."""
    for target in TARGETS:
        compiler(
            "-x", "hip", "--cuda-device-only", f"--offload-arch={target}", "-nogpulib", "-nogpuinc", "-O2",
            "--no-gpu-bundle-output", SOURCE, "-o", folder / f"matrix_instructions.{target}.hsaco",
        )  # fmt: skip


def differences(file: Path, target: str, device: hipkit.Device, groups: int, *, floats: bool) -> list[Difference]:
    """Those of a device, for the kernels of floats or of whole numbers."""
    mine, peer = hipkit.Module.load(file, device=device), hipkit.Module.load(file, device=hipkit.Device(target))
    names = sorted(name for name in peer.kernels if name.startswith("float_") == floats)
    return [_difference(mine, peer, name, groups) for name in names]


def _difference(mine: hipkit.Module, peer: hipkit.Module, name: str, groups: int) -> Difference:
    _, kind, depth = name.split("_")
    numbers = np.random.default_rng(int(depth))
    lanes = groups * GROUP
    a, b = (_elements(numbers, kind, lanes * ROOM) for _ in range(2))
    c = _added(numbers, kind, lanes * RESULTS)
    found, wanted = (_given(module, name, a, b, c, groups) for module in (mine, peer))
    written = np.flatnonzero(wanted != 0)
    if not name.startswith("float_"):
        is_equal = np.array_equal(found, wanted)
        return Difference(name, len(written), is_equal, 0.0 if is_equal else np.inf)
    is_equal = np.array_equal(found, wanted)
    sizes = _given(peer, name, _magnitudes(a, kind), _magnitudes(b, kind), np.abs(c.view("f4")), groups).view("f4")
    allowed = sizes.astype("f8") * int(depth) * (2.0**-ERROR_BITS + 2.0**-24) + 2.0**-126
    errors = np.abs(found.view("f4").astype("f8") - wanted.view("f4").astype("f8"))
    assert np.isfinite(errors).all()
    return Difference(name, len(written), is_equal, float((errors / allowed).max()))


def _given(module: hipkit.Module, name: str, a: Any, b: Any, c: Any, groups: int) -> Any:
    device = module.device
    buffers = [device.array(one) for one in (a, b, c)]
    d = device.zeros(groups * GROUP * RESULTS // 4, np.uint32)
    module[name].launch(groups, GROUP, [*buffers, d])
    found = d.copy_to()
    for buffer in (*buffers, d):
        buffer.close()
    return found


def _elements(numbers: Any, kind: str, size: int) -> Any:
    """Random numbers of very different sizes."""
    if kind in ("i8", "i4"):
        return numbers.integers(0, 256, size, np.uint8)
    if kind in ("fp8", "bf8"):  # neither infinite, nor NaN, in either flavour
        return numbers.integers(1, 0x78, size, np.uint8) | numbers.integers(0, 2, size, np.uint8) << 7
    reach = 8 if kind == "f16" else 20
    values = numbers.standard_normal(size // 2) * 2.0 ** numbers.integers(-reach, reach // 2, size // 2)
    if kind == "f16":
        return values.astype(np.float16)
    return (values.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)


def _added(numbers: Any, kind: str, size: int) -> Any:
    if kind in ("i8", "i4"):
        return numbers.integers(0, 1 << 32, size // 4, np.uint32)
    return (numbers.standard_normal(size // 4) * 2.0 ** numbers.integers(-16, 8, size // 4)).astype(np.float32)


def _magnitudes(values: Any, kind: str) -> Any:
    return np.abs(values) if kind == "f16" else values & (0x7FFF if kind == "bf16" else 0x7F)
