"""What compiling a region takes, together: it is imported when the first region is compiled that is not on disk."""

from __future__ import annotations

from ....isa.flow.lift import lift
from .emit import RegionEmitter
from .wave_batch import batched_part, is_short

__all__ = ["RegionEmitter", "batched_part", "is_short", "lift"]
