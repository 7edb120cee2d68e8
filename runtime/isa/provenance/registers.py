"""Where the contents of registers come from, for waves at one place."""

from __future__ import annotations

from ....fatbin.records import dataclass, field
from ..flow.regions import Key
from ..state import State
from ..values import I1, I32, Lane, Mask, Uniform
from .builder import ALL_LANES
from .origins import ANYTHING, PLAIN, PRIVATE, SHARED, ZERO, Origin, argument, either
from .scratch import Scratch

_SCC: Key = ("scc", 0)
VECTORS = ("v", "a")
_APERTURES = {
    ("src_shared_base", 0): ZERO,
    ("src_shared_base", 1): argument(SHARED),
    ("src_private_base", 0): ZERO,
    ("src_private_base", 1): argument(PRIVATE),
    ("src_flat_scratch_base", 0): ZERO,
    ("src_flat_scratch_base", 1): argument(PRIVATE),
}
"""Where flat addresses of LDS and of scratch memory begin."""


@dataclass
class Registers(State):
    """The origin of each register, and of each word of scratch memory."""

    masks: int
    """How many scalar registers a mask takes."""
    origins: dict[Key, Origin] = field(default_factory=dict)
    """Of those that have been written."""
    rest: Origin | None = None
    """Of the others; None where nothing has written them: then nothing uses what vector registers hold."""
    kept: frozenset[Key] = frozenset()
    """The vector registers of which other lanes than the active ones are read later."""
    scratch: Scratch = field(default_factory=Scratch)

    @classmethod
    def unknown(cls, masks: int) -> Registers:
        """Of which nothing is known."""
        found = cls(masks, rest=ANYTHING)
        found.scratch.lose()
        return found

    def of(self, key: Key) -> Origin:
        """Where a register's contents come from."""
        if key in _APERTURES:
            return _APERTURES[key]
        return self.origins.get(key, self.rest or PLAIN)

    def put(self, key: Key, origin: Origin) -> None:
        """A register has been written."""
        self.origins[key] = origin

    def add(self, key: Key, origin: Origin) -> None:
        """A register may have been written, or in some lanes."""
        before = self._written(key)
        self.origins[key] = origin if before is None else either(before, origin)

    def _written(self, key: Key) -> Origin | None:
        """Where what has been written to a register comes from. Scalar registers may be those that waves begin with."""
        return self.origins.get(key, self.rest) or (None if key[0] in VECTORS else PLAIN)

    def write(self, key: Key, origin: Origin) -> None:
        """A register has been written in the active lanes."""
        is_part = key in self.kept and key[0] in VECTORS and self.exec.data != ALL_LANES
        (self.add if is_part else self.put)(key, origin)

    def copy(self) -> Registers:
        """The same, to be changed apart."""
        return Registers(self.masks, dict(self.origins), self.rest, scratch=self.scratch.copy())

    def meet(self, other: Registers) -> bool:
        """Waves come from another place too; returns whether that changes anything."""
        before = dict(self.origins), self.rest
        for key in self.origins.keys() | other.origins.keys():
            origin = other._written(key)
            if origin is not None:
                self.add(key, origin)
        self.rest = self.rest or other.rest
        is_other = self.scratch.meet(other.scratch)
        return before != (self.origins, self.rest) or is_other

    # State

    def scalar(self, file: str, index: int) -> Uniform:
        return Uniform(I32, (self.of((file, index)),))

    def set_scalar(self, file: str, index: int, value: Uniform) -> None:
        self.put((file, index), value.data[0])

    def vector(self, file: str, index: int, *, all_lanes: bool = False) -> Lane:
        return Lane(I32, (self.of((file, index)),))

    def set_vector(self, file: str, index: int, value: Lane, *, all_lanes: bool = False) -> None:
        (self.put if all_lanes else self.write)((file, index), value.data[0])

    def mask(self, file: str, index: int) -> Mask:
        is_whole = all(self.of((file, index + n)) == ALL_LANES[0] for n in range(self.masks))
        return Mask(ALL_LANES if is_whole else ())

    def set_mask(self, file: str, index: int, mask: Mask) -> None:
        for n in range(self.masks):
            self.put((file, index + n), mask.data[0] if mask.data else PLAIN)

    @property
    def scc(self) -> Uniform:
        return Uniform(I1, (self.of(_SCC),))

    def set_scc(self, value: Uniform) -> None:
        self.put(_SCC, value.data[0] if value.data else PLAIN)
