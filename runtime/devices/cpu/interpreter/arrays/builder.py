"""The builder of the interpreter: computes each operation on numpy arrays. Slow, and the reference for others."""

from __future__ import annotations

from .....isa.values import Mode, Rounding
from ....access import NoMemory, WaveMemory
from .floats import ArrayFloats
from .integers import ArrayIntegers
from .memory import ArrayMemory


class NumpyBuilder(ArrayIntegers, ArrayFloats, ArrayMemory):
    """Carries operations out at once.

    A :class:`~hipkit.runtime.isa.values.Lane` holds an array with an element for each lane, a Uniform an array without
    dimensions, a Mask an array of bools. It refuses, with TypeError or ValueError, what has no meaning that every
    builder shares: operands of different shapes or types, and shift counts beyond the width.
    """

    def __init__(self, lanes: int, mode: Mode | None = None, memory: WaveMemory | None = None) -> None:
        self.lanes = lanes
        self.mode = mode or Mode()
        self.rounding = Rounding.NEAREST_EVEN
        self.memory: WaveMemory = memory or NoMemory()
