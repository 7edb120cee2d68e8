"""Where the registers of a wave are in its memory, as emitted code and native/ find them."""

from __future__ import annotations

from ....fatbin.records import dataclass
from ....fatbin.schema import align_up
from ...isa.facts import facts_of
from ...isa.hardware_registers import FP16_OVFL, MODE_BELOW
from ..backend import WaveSetup
from .structures import WAVE_VECTORS, Wave

SLOTS = {"s": 0, "vcc": 106, "ttmp": 108, "m0": 124, "ib_sts2": 125, "exec": 126}
"""The slot of the first register of each scalar file, among the scalars of a wave."""
FLAT_SCRATCH, SCC, MODE = Wave.flat_scratch.offset, Wave.scc.offset, Wave.mode.offset
PC, STATE, NUMBER = Wave.pc.offset, Wave.state.offset, Wave.number.offset
LOOP_GUARDS, LEFT_FROM, LEFT_FOR = Wave.loop_guards.offset, Wave.left_from.offset, Wave.left_for.offset
VECTORS = WAVE_VECTORS
"""The offset of the vector registers in a wave."""

PAGE = 4096

_SEPARATE_ACCUMULATORS = 256
_OVFL_AT = 10
"""Where FP16_OVFL is in keys of regions (``schedule.h``): after the other bits of MODE that code is compiled for."""
PLACE_SIGN = 1 << 47
"""The sign bit of a 48-bit offset in the code object: offsets before its start are negative."""
NOWHERE = PLACE_SIGN - 4
"""Stands for an address too far from the code object for a 48-bit offset."""
NO_SLOT = (1 << 64) - 1
"""Stands for the slot of an id that the kernel does not ask for."""


def offset_of(place: int) -> int:
    """The offset that 48 bits stand for, which is negative before the code object; one that is negative already stays so."""
    return ((place & 2 * PLACE_SIGN - 1) ^ PLACE_SIGN) - PLACE_SIGN


@dataclass(frozen=True, slots=True)
class Registers:
    """The layout of the registers in the memory of a wave."""

    lanes: int
    vectors: int
    """The number of vector registers, accumulators included."""
    accumulators_at: int
    """The number of the first accumulator among them."""

    def scalar(self, file: str, index: int) -> int | None:
        """The offset of a scalar register in a wave; None for one without memory."""
        if file in SLOTS:
            return 4 * (SLOTS[file] + index)
        if file == "flat_scratch":
            return FLAT_SCRATCH + 4 * index
        return {"scc": SCC, "mode": MODE}.get(file)

    def vector(self, file: str, index: int) -> int:
        """The offset of a vector register in a wave."""
        number = index + (self.accumulators_at if file == "a" else 0)
        return VECTORS + number * self.lanes * 4

    def has(self, file: str, index: int) -> bool:
        return index + (self.accumulators_at if file == "a" else 0) < self.vectors

    @property
    def wave_bytes(self) -> int:
        """The distance between waves: whole pages plus half a page. At multiples of 4 KiB a load would alias an earlier
        store (4K aliasing) and stall."""
        size = VECTORS + self.vectors * self.lanes * 4
        return align_up(size - PAGE // 2, PAGE) + PAGE // 2


ON_DEMAND = {
    "hk_image": "images",
    "hk_move_tile": "tensors",
    "hk_run_batches": "wave_batch",
    "hk_barrier": "barriers",
    "hk_serve": "mailbox",
    "hk_post": "mailbox",
    "hk_join": "mailbox",
    "hk_end_of_group": "checks",
    "hk_expand_lines": "checks",
    "hk_note_access": "checks",
    "hk_note_barrier": "sync",
    "hk_note_end": "sync",
    "hk_note_fence": "checks",
    "hk_note_sources": "sync",
    "hk_note_undefined": "checks",
    "hk_note_written": "written",
    "hk_take_records": "checks",
}
"""Native functions that few launches need, with their files: they are compiled on first use."""


def is_of_library(name: str) -> bool:
    """Whether code may call a function that is compiled on first use: one of these, or one in IR."""
    return name.startswith("hk.") or name in ON_DEMAND


def key_mode(mode: int) -> int:
    """The bits of MODE that code is compiled for, together."""
    return mode & MODE_BELOW | (mode >> FP16_OVFL & 1) << _OVFL_AT


def mode_of(bits: int) -> int:
    """MODE with the bits that :func:`key_mode` put together where they belong."""
    return bits & MODE_BELOW | (bits >> _OVFL_AT & 1) << FP16_OVFL


def registers_of(setup: WaveSetup, processor: str) -> Registers:
    """The registers of the waves of a dispatch to a processor."""
    separate = facts_of(processor, setup.lanes).has_separate_accumulators
    vectors = setup.vgprs + (_SEPARATE_ACCUMULATORS if separate else 0)
    at = setup.vgprs if separate or setup.accum_offset is None else setup.accum_offset
    return Registers(setup.lanes, vectors, at)
