"""The state of a region's code emission that the functions for single instructions use."""

from __future__ import annotations

from .....fatbin.isa import Register
from ....isa.facts import Facts
from ..layout import Registers
from .llvm.builder import LlvmBuilder
from .wave import EmittedWave
from .wave_batch import WaveBatch


class Emission:
    """The builder, the registers of the wave, and where they are in memory."""

    b: LlvmBuilder
    facts: Facts
    registers: Registers
    batch: WaveBatch
    state: EmittedWave

    def set_address(self, register: Register | None, offset: int) -> None:
        """Write the address of an offset in the code object to two scalar registers."""
        assert register is not None
        address = self.b.add(self.b.context("code_base"), offset)
        for n, word in enumerate(self.b.split(address)):
            self.state.set_scalar(register.file, register.index + n, word)
