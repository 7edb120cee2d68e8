"""The properties of host processors that emitted code depends on: one row for each kind."""

from __future__ import annotations

from ......fatbin.records import dataclass
from .....isa.values import Rounding
from .....process import machine


@dataclass(frozen=True)
class Host:
    """A kind of processor. ``features`` are LLVM's names of those that emitted code requires."""

    name: str
    features: tuple[str, ...]
    needs: str
    """The required features in words, for messages."""
    control: str
    """LLVM's function that sets the control word of floating point."""
    takes: str
    """The type of its argument: the word, or a pointer to it."""
    words: dict[Rounding, int]
    """The control word for each rounding, exceptions masked, subnormals kept."""
    is_ordered: bool
    """Whether the only reordering of memory accesses is that of a load with an earlier store (TSO)."""
    narrows: bool
    """Whether an instruction narrows eight f32 to f16 with the rounding mode as an operand."""
    divides_alike: bool
    """Whether a quotient that is no number is the numerator or else the denominator, quieted, or else negative, as on a GPU."""


X86_64 = Host(
    "x86-64", ("avx2", "f16c", "fma"), "AVX2, F16C and FMA, as nearly all since 2013 have",
    "llvm.x86.sse.ldmxcsr", "ptr",
    {Rounding.NEAREST_EVEN: 0x1F80, Rounding.DOWN: 0x3F80, Rounding.UP: 0x5F80, Rounding.TOWARD_ZERO: 0x7F80},
    is_ordered=True, narrows=True, divides_alike=True,
)  # fmt: skip
ARM64 = Host(
    "arm64", (), "nothing beside",
    "llvm.aarch64.set.fpcr", "i64",
    {Rounding.NEAREST_EVEN: 0, Rounding.UP: 1 << 22, Rounding.DOWN: 2 << 22, Rounding.TOWARD_ZERO: 3 << 22},
    is_ordered=False, narrows=False, divides_alike=False,
)  # fmt: skip
MACHINES = {"x86_64": X86_64, "amd64": X86_64, "aarch64": ARM64, "arm64": ARM64}
"""By the lower-case name in ``machine()`` of :mod:`~hipkit.runtime.process`."""


def this_host() -> Host | None:
    """The kind of this machine; None if emitted code does not support it."""
    return MACHINES.get(machine().lower())
