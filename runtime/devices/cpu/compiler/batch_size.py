"""How many waves a batch has (``wave_batch``)."""

from __future__ import annotations

from .llvm.text import STRIP

MOST_STRIPS, MOST_OF_SHORT = 8, 4
"""Most strips a batch may have, on hosts with registers of 512 bits and on others; with more, the host spills vector
registers."""


def batch_size_for(waves: int, lanes: int, *, has_long_vectors: bool) -> int:
    """The number of waves in a batch, for a group of ``waves``; 1 where batches are not possible."""
    most = (MOST_STRIPS if has_long_vectors else MOST_OF_SHORT) * STRIP // lanes
    return next((n for n in (8, 4, 2) if n <= most and waves % n == 0), 1)
