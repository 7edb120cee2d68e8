"""What emitted code must know of the processor that it runs on: one row for each kind."""

from __future__ import annotations

import platform
from dataclasses import dataclass

from .....isa.values import Rounding


@dataclass(frozen=True)
class Host:
    """A kind of processor. ``features`` are LLVM's names of what emitted code uses whatever else there is."""

    name: str
    features: tuple[str, ...]
    needs: str
    """The same in words."""
    control: str
    """LLVM's function that sets the control word of floating point."""
    takes: str
    """What that takes: the word, or a pointer to it."""
    words: dict[Rounding, int]
    """The control word for each rounding, exceptions masked, subnormals kept."""
    is_ordered: bool
    """Whether accesses of memory are seen in their order, but for loads that overtake stores."""
    narrows: bool
    """Whether f32 becomes f16 by an instruction that names the rounding, in vectors of eight."""


X86_64 = Host(
    "x86-64", ("avx2", "f16c", "fma"), "AVX2, F16C and FMA, as nearly all since 2013 have",
    "llvm.x86.sse.ldmxcsr", "ptr",
    {Rounding.NEAREST_EVEN: 0x1F80, Rounding.DOWN: 0x3F80, Rounding.UP: 0x5F80, Rounding.TOWARD_ZERO: 0x7F80},
    is_ordered=True, narrows=True,
)  # fmt: skip
ARM64 = Host(
    "arm64", (), "nothing beside",
    "llvm.aarch64.set.fpcr", "i64",
    {Rounding.NEAREST_EVEN: 0, Rounding.UP: 1 << 22, Rounding.DOWN: 2 << 22, Rounding.TOWARD_ZERO: 3 << 22},
    is_ordered=False, narrows=False,
)  # fmt: skip
MACHINES = {"x86_64": X86_64, "amd64": X86_64, "aarch64": ARM64, "arm64": ARM64}
"""By what Python calls them, in small letters."""


def this_host() -> Host | None:
    """The kind of processor that this is; None for one that nothing is compiled for."""
    return MACHINES.get(platform.machine().lower())
