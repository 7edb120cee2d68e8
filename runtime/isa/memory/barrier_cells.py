"""Barriers in LDS: a cell of 64 bits counts arrivals; the last one of a phase changes the phase, which others look at.

The fields are those of the CDNA5 manual, with the width that programs assume and AMD's simulator has: 29 bits of arrivals that
are still to come after the next one, 3 bits of the phase, which counts down, 16 bits that the count begins again with. What an
arrival does that counts for more than is left of a phase no two sources say alike; here it ends one phase.
"""

from __future__ import annotations

from ..builder import Builder
from ..values import Uniform

_PHASE_AT, _START_AT = 29, 32
_PENDING, _PHASE, _START = (1 << 29) - 1, 7 << 29, (1 << 16) - 1
_COUNT, _KEPT = (1 << 32) - 1, 0xFFFFFFFF_00000000


def arrived(b: Builder, cell: Uniform, count: Uniform) -> Uniform:
    """The cell after ``count`` arrivals, both I64."""
    pending, count = b.and_(cell, _PENDING), b.and_(count, _COUNT)
    phase = b.and_(b.sub(cell, 1 << _PHASE_AT), _PHASE)
    start = b.and_(b.lshr(cell, _START_AT), _START)
    begun = b.or_(b.and_(cell, _KEPT), b.or_(phase, start))
    return b.select(b.icmp("ugt", count, pending), begun, b.sub(cell, count))
