"""All imports that compiling a region needs, loaded when a region is not in the disk cache."""

from __future__ import annotations

from ....isa.flow.lift import lift_part
from ....isa.flow.partition import outlines
from ....isa.flow.yield_points import BeforeStores
from .emit import RegionEmitter
from .instruction_functions import InstructionFunctions
from .llvm.text import STRIP
from .region_size import is_crowded
from .wave_batch import batched_part, is_short

__all__ = [
    "STRIP",
    "BeforeStores",
    "InstructionFunctions",
    "RegionEmitter",
    "batched_part",
    "is_crowded",
    "is_short",
    "lift_part",
    "outlines",
]
