"""What a launch tells its kernel of the memory that it may use: bounds as parameters, for the allocations of its arguments.

An access whose address comes from an argument is first compared with the bounds of the allocation that the argument points
into: parameters are in the constant bank, so that this takes a subtraction and a comparison.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence

from ....fatbin.records import NamedTuple
from .known_bits import IMAGE

Span = tuple[int, int]
"""A start and an end."""
MOST, MOST_PARAMETERS = 128, 192
"""How many parameters for bounds there are until other addresses are looked up as if nothing was known of them, and at most: PTX
takes 4096 bytes of parameters, and those for arguments need half of them."""
NOWHERE = (0, 0)
_MASK = (1 << 64) - 1


class Bound(NamedTuple):
    """A number that a kernel compares with."""

    what: str
    """``low``, ``limit`` or ``lds``."""
    number: int
    """Of ``low`` the offset of what is compared, of the others how many bytes are accessed."""
    origin: int = IMAGE
    """The place of a pointer among the arguments, or the code object."""
    is_write: bool = False


class Bounds:
    """The bounds that a kernel asks for, in the order of its parameters."""

    def __init__(self, pointers: Iterable[int] = ()) -> None:
        self.wanted: dict[Bound, str] = {}
        """The names of their parameters."""
        self._pointers = {*pointers, IMAGE}

    def origins(self, places: Iterable[int]) -> tuple[int, ...]:
        """The pointers among the places that an address was computed from; none if it is not known which one counts."""
        found = tuple(sorted(self._pointers.intersection(places)))
        return found if len(found) <= 2 and len(self.wanted) < MOST else ()

    def name(self, bound: Bound) -> str:
        """The parameter of a bound."""
        return self.wanted.setdefault(bound, f"bound_{len(self.wanted)}")


class Memory(NamedTuple):
    """The memory that a launch may use."""

    live: Sequence[Span]
    """Sorted by their starts; none overlaps another."""
    read_only: Sequence[Span]
    """What of it is only read, in the same order; none overlaps another."""

    def around(self, address: int, *, is_write: bool) -> Span:
        """The memory around an address that may be used, or written to."""
        at = bisect_right(self.live, (address, _MASK)) - 1
        if at < 0 or self.live[at][1] <= address:
            return NOWHERE
        start, end = self.live[at]
        if is_write:
            after = bisect_right(self.read_only, (address, _MASK))
            if after and (last := self.read_only[after - 1][1]) > start:
                if last > address:
                    return NOWHERE
                start = last
            if after < len(self.read_only):
                end = min(end, self.read_only[after][0])
        return start, end

    def widest_written(self, start: int, size: int) -> Span:
        """The largest part of a code object that may be written to."""
        ends = [start, *(bound for span in self.read_only for bound in span if start < bound < start + size)]
        parts = [self.around(address, is_write=True) for address in ends]
        return max(parts, key=lambda span: span[1] - span[0])


NOTHING = Memory((), ())


def origins_of(wanted: Iterable[Bound]) -> tuple[int, ...]:
    """The places of the pointers among the arguments that bounds are of."""
    return tuple(sorted({bound.origin for bound in wanted if bound.what != "lds" and bound.origin != IMAGE}))


def values(wanted: Iterable[Bound], memory: Memory, arguments: memoryview, image: Span, lds: int) -> list[int]:
    """The parameters of a launch: ``image`` is where the code object is, and how large."""
    spans: dict[tuple[int, bool], Span] = {}
    found = []
    for what, number, origin, is_write in wanted:
        if what == "lds":
            found.append(max(lds - number + 1, 0))
            continue
        if (origin, is_write) not in spans:
            spans[origin, is_write] = _span(origin, memory, arguments, image, is_write=is_write)
        start, end = spans[origin, is_write]
        found.append((start - number) & _MASK if what == "low" else max(end - start - number + 1, 0))
    return found


def _span(origin: int, memory: Memory, arguments: memoryview, image: Span, *, is_write: bool) -> Span:
    if origin != IMAGE:
        return memory.around(int.from_bytes(arguments[origin : origin + 8], "little"), is_write=is_write)
    return memory.widest_written(*image) if is_write else memory.around(image[0], is_write=False)
