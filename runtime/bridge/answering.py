"""What programs get of each function of HIP: one that works, one that refuses, or none yet."""

from __future__ import annotations

from enum import Enum

from ...fatbin.records import dataclass
from ..hip.gate import why_refused
from .calls import Later, function_of
from .table import TABLE


class Support(Enum):
    """How far a function is there."""

    YES = "yes"
    REFUSED = "refused"
    MISSING = "missing"


@dataclass(frozen=True, slots=True)
class Answer:
    """Whether a function is there, and what it says where it refuses."""

    support: Support
    why: str = ""


def answer_of(name: str) -> Answer:
    """What a program gets that calls a function by this name."""
    if name not in TABLE or not Later(name).is_there:
        return Answer(Support.MISSING, "this function of HIP is not written yet")
    function = function_of(name)
    why = None if function is None else why_refused(function)
    return Answer(Support.YES) if why is None else Answer(Support.REFUSED, why)
