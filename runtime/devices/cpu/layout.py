"""Where things are in the memory that emitted code, native/ and Python share; native/engine.h says the same in C."""

from __future__ import annotations

from dataclasses import dataclass

from ...isa.facts import facts_of
from ..backend import WaveSetup

SLOTS = {"s": 0, "vcc": 106, "ttmp": 108, "m0": 124, "exec": 126}
"""Scalar files in a wave's scalars: the first register's place."""
FLAT_SCRATCH, SCC, MODE, PC, STATE, NUMBER, LOOP_GUARDS, CAME, GOING = 512, 520, 524, 528, 536, 544, 552, 560, 568
VECTORS = 576
"""Where a wave's vector registers begin, and the size of what is before them."""

PAGE = 4096

GO_ON, END, BARRIER, YIELD, WAIT, STOP, DIVERGED = range(7)
"""How a region ends, in the upper 16 bits of what it returns."""
FINISHED, MISSING, ABORTED, CROWDED, PAUSED = range(5)
"""How a worker returns to Python."""
NOT_ABORTED, BY_HOST, BY_FAULT, BY_TRAP, BY_DEADLOCK, BY_MODE = range(6)
READY, WAITING, ENDED = range(3)
"""What a wave does."""
READ, WRITE, ATOMIC = range(3)
_SEPARATE_ACCUMULATORS = 256
MODE_BITS = 0x3FF
PLACE_SIGN = 1 << 47
"""The highest bit of a place in the code object, which those before its beginning have."""
NOWHERE = PLACE_SIGN - 4
"""The place of what is too far from the code object for one."""
WAVE_WORK = 64
"""What a wave costs beside its turns, of the work until somebody looks at the clock."""


@dataclass(frozen=True, slots=True)
class Registers:
    """How the vector registers of a wave are kept."""

    lanes: int
    vectors: int
    """How many there are, accumulators included."""
    accumulators_at: int
    """The number of the first accumulator among them."""

    def scalar(self, file: str, index: int) -> int | None:
        """The place of a scalar register in a wave, or None for one that is not kept there."""
        if file in SLOTS:
            return 4 * (SLOTS[file] + index)
        if file == "flat_scratch":
            return FLAT_SCRATCH + 4 * index
        return {"scc": SCC, "mode": MODE}.get(file)

    def vector(self, file: str, index: int) -> int:
        """The place of a vector register in a wave."""
        number = index + (self.accumulators_at if file == "a" else 0)
        return VECTORS + number * self.lanes * 4

    def has(self, file: str, index: int) -> bool:
        """Whether there is a vector register of that number."""
        return index + (self.accumulators_at if file == "a" else 0) < self.vectors

    @property
    def wave_bytes(self) -> int:
        """From one wave to the next. The host takes places that are whole pages apart for the same, and has what is
        loaded wait for what was just stored there: so it is half a page more than that."""
        size = VECTORS + self.vectors * self.lanes * 4
        return -(-(size - PAGE // 2) // PAGE) * PAGE + PAGE // 2


ON_DEMAND = {
    "hk_image": "images",
    "hk_run_batches": "wave_batch",
    "hk_serve": "mailbox",
    "hk_post": "mailbox",
    "hk_join": "mailbox",
}
"""Native functions that not every launch needs, and the file that each is in: they are compiled with the first that
does."""


def registers_of(setup: WaveSetup, processor: str) -> Registers:
    """The registers of the waves of a dispatch to a processor."""
    separate = facts_of(processor, setup.lanes).has_separate_accumulators
    vectors = setup.vgprs + (_SEPARATE_ACCUMULATORS if separate else 0)
    at = setup.vgprs if separate or setup.accum_offset is None else setup.accum_offset
    return Registers(setup.lanes, vectors, at)
