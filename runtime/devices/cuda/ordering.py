"""Which waits of a kernel order its accesses to memory for other waves.

GPUs of AMD's have waves wait for accesses that they have begun; those of NVIDIA's take fences, which cost much more. A wait
becomes one only where an access is on its way that others look at, or that was to look at what others do.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from enum import Enum, auto

from ....fatbin.records import NamedTuple, dataclass, field
from ...isa.flow.regions import Region


class Event(Enum):
    """What happens to global memory that waves share."""

    WRITE = auto()
    LOOK = auto()
    """A load or an atomic operation, of which others write the memory meanwhile."""


class For(Enum):
    """What a wait is for."""

    LOADS = auto()
    STORES = auto()
    BOTH = auto()
    """Before gfx10, where the same counter has both: most are for loads."""
    CACHES = auto()
    """To be written back, or to hold nothing old."""


class Wait(NamedTuple):
    """A wait for accesses."""

    line: int
    """Where its fence goes, if it needs one."""
    what: For


class _Begun(NamedTuple):
    """What may be on its way."""

    is_written: bool = False
    is_looked_at: bool = False
    """Since the last fence for the whole GPU."""
    is_awaited: bool = False
    """It is looked at, and not waited for."""


@dataclass
class Ordering:
    """The events of each block of a kernel, by where it starts."""

    events: dict[int, list[Event | Wait]] = field(default_factory=lambda: defaultdict(list))
    unrolled: dict[int, list[Event | Wait]] = field(default_factory=dict)
    """Of loops the events of several iterations at once, which are carried out instead of those of one."""
    entered: Collection[int] = ()
    """The blocks that waves come to from anywhere: functions, and what follows a call."""

    @property
    def is_shared(self) -> bool:
        """Whether the kernel looks at what other waves write meanwhile, or writes what others look at."""
        return any(
            event is Event.LOOK or (isinstance(event, Wait) and event.what in (For.STORES, For.CACHES))
            for events in self.events.values()
            for event in events
        )

    def fences(self, region: Region) -> dict[int, str]:
        """The fences of waits, by line."""
        if not self.is_shared:
            return {}
        before = {region.start: _Begun()} | dict.fromkeys(self.entered, _Begun(*[True] * 3))
        waiting = list(before)
        found: dict[int, str] = {}
        while waiting:
            start = waiting.pop()
            after, fences = _after(before[start], self.events.get(start, ()))
            found |= fences  # more may be on its way than when the block was met before
            if start in self.unrolled:
                other, fences = _after(before[start], self.unrolled[start])
                after, found = _either(after, other), found | fences
            block = region.blocks[start]
            for target in (*block.successors, *([] if block.resumes is None else [block.resumes])):
                if target in self.entered:
                    continue
                known = before.get(target)
                joined = after if known is None else _either(known, after)
                if joined != known and target in region.blocks:
                    before[target] = joined
                    waiting.append(target)
        return found


def _either(one: _Begun, other: _Begun) -> _Begun:
    return _Begun(*(x or y for x, y in zip(one, other, strict=True)))


def _after(begun: _Begun, events: Sequence[Event | Wait]) -> tuple[_Begun, dict[int, str]]:
    """What is on its way after a block, and the fences in it."""
    fences = {}
    for event in events:
        if event is Event.WRITE:
            begun = begun._replace(is_written=True)
        elif event is Event.LOOK:
            begun = begun._replace(is_looked_at=True, is_awaited=True)
        elif isinstance(event, Wait) and _is_for_all(event.what, begun):
            fences[event.line] = "membar.gl"
            begun = _Begun()
        elif isinstance(event, Wait) and begun.is_awaited:
            fences[event.line] = "membar.cta"
            begun = begun._replace(is_awaited=False)
    return begun, fences


def _is_for_all(what: For, begun: _Begun) -> bool:
    """Whether a wait is for something that waves of other workgroups do or look at."""
    if what is For.CACHES:
        return begun.is_written or begun.is_looked_at
    return begun.is_written and what is not For.LOADS


__all__ = ["Event", "For", "Ordering", "Wait"]
