"""The registers that s_getreg and s_setreg name by number, as far as they mean something here.

Source: the table of names in LLVM's AMDGPUAsmUtils.cpp and the numbers in SIDefines.h.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter_ns
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .running import RunningWave

ALL = range(9, 14)
REALTIME_HZ = 100_000_000
"""The rate of the clock that s_memrealtime reads."""
CYCLES = 0xFFFFF
"""The bits that the counter of cycles has."""


def realtime() -> int:
    """The clock of constant rate."""
    return perf_counter_ns() * REALTIME_HZ // 1_000_000_000


@dataclass(frozen=True, slots=True)
class HardwareRegister:
    """A register: on which generations it has its number, how it is read, and how written if it can be."""

    number: int
    name: str
    majors: range
    read: Callable[[RunningWave], int]
    write: Callable[[RunningWave, int], None] | None = None
    processors: tuple[str, ...] = ()
    """Only on these, where not all of a generation have it."""

    @property
    def is_zero(self) -> bool:
        """Whether there is never anything in it."""
        return self.read is _zero

    @property
    def is_mode(self) -> bool:
        """Whether it decides how floats are computed."""
        return self.read is _mode

    @property
    def counts_cycles(self) -> bool:
        """Whether it is the low bits of a clock."""
        return self.read is _cycles


def _scalar(file: str, index: int) -> Callable[[RunningWave], int]:
    return lambda wave: wave.state.number(file, index)


def _set_scalar(file: str, index: int) -> Callable[[RunningWave, int], None]:
    return lambda wave, number: wave.state.set_number(file, index, number)


def _mode(wave: RunningWave) -> int:
    return wave.mode


def _cycles(_wave: RunningWave) -> int:
    return perf_counter_ns() & CYCLES


def _zero(_wave: RunningWave) -> int:
    """Of a device with one engine, one array and one unit of everything, and with no exceptions."""
    return 0


REGISTERS = (
    HardwareRegister(1, "MODE", ALL, _mode, lambda wave, bits: wave.set_mode(bits)),
    HardwareRegister(3, "TRAPSTS", range(9, 12), _zero),
    HardwareRegister(4, "HW_ID", range(9, 10), _zero),
    HardwareRegister(17, "EXCP_FLAG_PRIV", range(12, 14), _zero),
    HardwareRegister(18, "EXCP_FLAG_USER", range(12, 14), _zero),
    HardwareRegister(20, "XCC_ID", range(9, 10), _zero, processors=("gfx940", "gfx941", "gfx942", "gfx950", "gfx9-4-generic")),
    HardwareRegister(20, "FLAT_SCR_LO", range(10, 12), _scalar("flat_scratch", 0), _set_scalar("flat_scratch", 0)),
    HardwareRegister(21, "FLAT_SCR_HI", range(10, 12), _scalar("flat_scratch", 1), _set_scalar("flat_scratch", 1)),
    HardwareRegister(23, "HW_ID1", range(10, 14), _zero),
    HardwareRegister(24, "HW_ID2", range(10, 14), _zero),
    HardwareRegister(28, "IB_STS2", range(12, 13), _zero, processors=("gfx1250", "gfx1251", "gfx12-5-generic")),
    HardwareRegister(29, "SHADER_CYCLES", range(10, 14), _cycles),
)  # fmt: skip


def hardware_register(number: int, major: int, processor: str) -> HardwareRegister | None:
    """The register that a processor has under a number, if it is one of those."""
    for register in REGISTERS:
        is_there = major in register.majors and processor in (register.processors or (processor,))
        if register.number == number and is_there:
            return register
    return None
