"""The registers that s_getreg and s_setreg name by number: which may be read and which written, on every engine.

Source: the table of names in LLVM's AMDGPUAsmUtils.cpp and the numbers in SIDefines.h.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter_ns
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .interpreter.running import RunningWave

ALL = range(9, 14)
REALTIME_HZ = 100_000_000
"""The rate of the clock that s_memrealtime reads."""
CYCLES = 0xFFFFF
"""The mask of the cycle counter's bits."""


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
    unknown: tuple[tuple[str, int], ...] = ()
    """Fields by their bits whose contents are not modelled: reading them is refused."""
    scalar: tuple[str, int] | None = None
    """The scalar register that it is, if it is one."""

    @property
    def is_zero(self) -> bool:
        """Whether it always reads zero."""
        return self.read is _zero

    @property
    def is_mode(self) -> bool:
        """Whether it decides how floats are computed."""
        return self.read is _mode

    @property
    def counts_cycles(self) -> bool:
        """Whether it is the low bits of a clock."""
        return self.read is _cycles


def _mode(wave: RunningWave) -> int:
    return wave.mode


def _cycles(_wave: RunningWave) -> int:
    return perf_counter_ns() & CYCLES


def _zero(_wave: RunningWave) -> int:
    """Zero: the device has one engine, one array and one unit of everything, and no exceptions."""
    return 0


def _set_nothing(_wave: RunningWave, _bits: int) -> None:
    """Zero, the scheduling mode: instructions are executed one after another."""


def _flat_scratch(number: int, name: str, index: int) -> HardwareRegister:
    scalar = "flat_scratch", index
    return HardwareRegister(
        number, name, range(10, 12), lambda wave: wave.state.number(*scalar),
        lambda wave, bits: wave.state.set_number(*scalar, bits), scalar=scalar,
    )  # fmt: skip


_EXCEPTIONS = (("EXCP", 0x1FF), ("EXCP_CYCLE", 0x3F << 16))
"""Bits in which hardware records floating-point exceptions."""
# No two resident waves share a slot, and programs may rely on that, so slots are not modelled.
_SLOT = (("WAVE_ID", 0xF), ("SIMD_ID", 3 << 4), ("TG_ID", 0xF << 16))
_SLOT_OF_GFX10 = (("WAVE_ID", 0x1F), ("SIMD_ID", 3 << 8))
_GROUP_SLOT = (("WG_ID", 0x1F << 16),)

REGISTERS = (
    HardwareRegister(1, "MODE", ALL, _mode, lambda wave, bits: wave.set_mode(bits)),
    HardwareRegister(3, "TRAPSTS", range(9, 12), _zero, unknown=_EXCEPTIONS),
    HardwareRegister(4, "HW_ID", range(9, 10), _zero, unknown=_SLOT),
    HardwareRegister(17, "EXCP_FLAG_PRIV", range(12, 14), _zero),
    HardwareRegister(18, "EXCP_FLAG_USER", range(12, 14), _zero, unknown=(("EXCP", 0x7F),)),
    HardwareRegister(20, "XCC_ID", range(9, 10), _zero, processors=("gfx940", "gfx941", "gfx942", "gfx950", "gfx9-4-generic")),
    _flat_scratch(20, "FLAT_SCR_LO", 0),
    _flat_scratch(21, "FLAT_SCR_HI", 1),
    HardwareRegister(23, "HW_ID1", range(10, 14), _zero, unknown=_SLOT_OF_GFX10),
    HardwareRegister(24, "HW_ID2", range(10, 14), _zero, unknown=_GROUP_SLOT),
    HardwareRegister(26, "SCHED_MODE", range(12, 14), _zero, _set_nothing),
    HardwareRegister(28, "IB_STS2", range(12, 13), _zero, processors=("gfx1250", "gfx1251", "gfx12-5-generic")),
    HardwareRegister(29, "SHADER_CYCLES", range(10, 14), _cycles),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class ModeBit:
    """A bit of MODE that changes instructions in a way that the engines do not support."""

    bit: int
    name: str
    majors: range


UNKNOWN_MODES = (
    ModeBit(23, "FP16_OVFL", ALL),
    ModeBit(27, "GPR_IDX_EN", range(9, 10)),
    ModeBit(28, "VSKIP", range(9, 10)),
)


def unknown_modes(bits: int, major: int) -> list[str]:
    """The names of unsupported bits that are set in MODE."""
    return [mode.name for mode in UNKNOWN_MODES if major in mode.majors and bits >> mode.bit & 1]


def unknown_mode_bits(major: int) -> int:
    """All of them in one number."""
    return sum(1 << mode.bit for mode in UNKNOWN_MODES if major in mode.majors)


def hardware_register(number: int, major: int, processor: str) -> HardwareRegister | None:
    """The register that a processor has under a number, if it is one of those."""
    for register in REGISTERS:
        is_there = major in register.majors and processor in (register.processors or (processor,))
        if register.number == number and is_there:
            return register
    return None
