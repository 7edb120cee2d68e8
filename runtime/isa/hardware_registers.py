"""The registers that s_getreg and s_setreg name by number: which may be read and which written, on every engine.

Source: the table of names in LLVM's AMDGPUAsmUtils.cpp and the numbers in SIDefines.h.
"""

from __future__ import annotations

from enum import Enum

from ...fatbin.records import dataclass

ALL = range(9, 14)
REALTIME_HZ = 100_000_000
"""The rate of the clock that s_memrealtime reads: a steady one, with the host's resolution."""
CYCLES = 0xFFFFF
"""The mask of the cycle counter's bits."""


class Content(Enum):
    """What a hardware register holds."""

    ZERO = "zero"
    """The device has one engine, one array and one unit of everything, and no exceptions."""
    MODE = "mode"
    """How floats are computed."""
    CYCLES = "cycles"
    """The low bits of a clock."""
    CLUSTER = "cluster"
    """The group's place in its cluster, as ttmp6 has it; zero where it is in none."""
    SCALAR = "scalar"
    """A scalar register that has a number here too."""


@dataclass(frozen=True, slots=True)
class HardwareRegister:
    """A register: on which generations it has its number, what it holds, and whether instructions may write it."""

    number: int
    name: str
    majors: range
    content: Content
    is_writable: bool = False
    processors: tuple[str, ...] = ()
    """Only on these, where not all of a generation have it."""
    unknown: tuple[tuple[str, int], ...] = ()
    """Fields by their bits whose contents are not modelled: reading them is refused."""
    scalar: tuple[str, int] | None = None
    """The scalar register that it is, if it is one."""


def _flat_scratch(number: int, name: str, index: int) -> HardwareRegister:
    return HardwareRegister(number, name, range(10, 12), Content.SCALAR, True, scalar=("flat_scratch", index))


_EXCEPTIONS = (("EXCP", 0x1FF), ("EXCP_CYCLE", 0x3F << 16))
"""Bits in which hardware records floating-point exceptions."""
# No two resident waves share a slot, and programs may rely on that, so slots are not modelled.
_SLOT = (("WAVE_ID", 0xF), ("SIMD_ID", 3 << 4), ("TG_ID", 0xF << 16))
_SLOT_OF_GFX10 = (("WAVE_ID", 0x1F), ("SIMD_ID", 3 << 8))
_GROUP_SLOT = (("WG_ID", 0x1F << 16),)

REGISTERS = (
    HardwareRegister(1, "MODE", ALL, Content.MODE, True),
    HardwareRegister(3, "TRAPSTS", range(9, 12), Content.ZERO, unknown=_EXCEPTIONS),
    HardwareRegister(4, "HW_ID", range(9, 10), Content.ZERO, unknown=_SLOT),
    HardwareRegister(17, "EXCP_FLAG_PRIV", range(12, 14), Content.ZERO),
    HardwareRegister(18, "EXCP_FLAG_USER", range(12, 14), Content.ZERO, unknown=(("EXCP", 0x7F),)),
    HardwareRegister(20, "XCC_ID", range(9, 10), Content.ZERO, processors=("gfx940", "gfx941", "gfx942", "gfx950", "gfx9-4-generic")),
    _flat_scratch(20, "FLAT_SCR_LO", 0),
    _flat_scratch(21, "FLAT_SCR_HI", 1),
    HardwareRegister(23, "HW_ID1", range(10, 14), Content.ZERO, unknown=_SLOT_OF_GFX10),
    HardwareRegister(24, "HW_ID2", range(10, 14), Content.ZERO, unknown=_GROUP_SLOT),
    HardwareRegister(26, "SCHED_MODE", range(12, 14), Content.ZERO, True),
    HardwareRegister(28, "IB_STS2", range(12, 13), Content.CLUSTER, processors=("gfx1250", "gfx1251", "gfx12-5-generic"), scalar=("ib_sts2", 0)),
    HardwareRegister(29, "SHADER_CYCLES", range(10, 14), Content.CYCLES),
)  # fmt: skip


MODE_BELOW, FP16_OVFL = 0x3FF, 23
"""The bits of MODE that code is compiled for: a mask of the lower ones, and the number of one more."""
COMPUTES = MODE_BELOW | 1 << FP16_OVFL
"""They all; the others change no result, as the one that gfx1250's kernels begin with setting."""


@dataclass(frozen=True, slots=True)
class ModeBit:
    """A bit of MODE that changes instructions in a way that the engines do not support."""

    bit: int
    name: str
    majors: range


UNKNOWN_MODES = (
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
