"""What is known of where a word comes from: a sum of kernel arguments, and what else it may depend on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ....fatbin.records import NamedTuple

UNKNOWN = -1
"""Among what a word depends on: anything, an argument too."""
LOW, HIGH = -8, -4
"""The two words of the address of the arguments themselves; other words are named by their offset in the arguments, or by
:func:`pointed_to`."""
SHARED, PRIVATE = -16, -12
"""The upper words of flat addresses of LDS, and of a lane's own scratch memory; the lower ones are offsets."""
_MASK = 0xFFFFFFFF
_MOST_TERMS = 8
_REACH = 1 << 24
"""More than the bytes of any arguments, and how far from a pointer a word may be that is named by it."""
IMAGE = _REACH - 8
"""The lower word of the address at which the code object lies, and 4 more is the upper one: as if they were arguments."""
_DEEPEST = _REACH**3


class Origin(NamedTuple):
    """Where 32 bits come from: ``terms`` are summed, and nothing of what is ``hidden`` is known but that it had a part in it."""

    terms: frozenset[tuple[int, int]] = frozenset()
    """Words of arguments, each with how often it is added."""
    hidden: frozenset[int] = frozenset()
    constant: int | None = None
    """What is added to the terms, if all of that is known."""
    lanes: tuple[tuple[int, Origin], ...] = ()
    """The lanes of a vector register that come from elsewhere: compilers put scalar registers there."""

    @property
    def words(self) -> frozenset[int]:
        """All words that it depends on."""
        own = self.hidden | {word for word, _ in self.terms} if self.terms else self.hidden
        return own.union(*(lane.words for _, lane in self.lanes)) if self.lanes else own

    @property
    def is_plain(self) -> bool:
        """Whether it depends on no argument."""
        return not (self.terms or self.hidden or self.lanes)

    @property
    def whole(self) -> Origin:
        """The same of all lanes alike."""
        return mixed((self,)) if self.lanes else self

    def lane(self, number: int) -> Origin:
        """Of one lane."""
        return dict(self.lanes).get(number, self._replace(lanes=()))

    def with_lane(self, number: int, origin: Origin) -> Origin:
        """Of a register of which a lane has been written."""
        return self._replace(lanes=tuple(sorted({**dict(self.lanes), number: origin}.items())))


PLAIN, ZERO = Origin(), Origin(constant=0)
"""A number that depends on no argument."""
ANYTHING = Origin(hidden=frozenset((UNKNOWN,)))


def constant(number: int) -> Origin:
    """Of a number in the code."""
    return Origin(constant=number & _MASK)


def argument(word: int) -> Origin:
    """Of a word of the arguments."""
    return Origin(frozenset(((word, 1),)), constant=0)


def pointed_to(pointer: int, offset: int) -> int | None:
    """The name of the word at an offset from where a pointer leads, which is itself a word; None where it has none."""
    name = (pointer + 1) * _REACH + offset
    return name if 0 <= offset < _REACH - 4 and name < _DEEPEST else None


def led_to_by(word: int) -> tuple[int, int] | None:
    """The pointer and the offset that :func:`pointed_to` has named; None for a word of the arguments."""
    return (word // _REACH - 1, word % _REACH) if word >= _REACH else None


def added(x: Origin, y: Origin, sign: int = 1) -> Origin:
    """Of a sum, or a difference."""
    if x.lanes or y.lanes:
        return mixed((x, y))
    both = None if x.constant is None or y.constant is None else (x.constant + sign * y.constant) & _MASK
    if not y.terms:
        terms = x.terms
    else:
        total = Counter(dict(x.terms))
        for word, count in y.terms:
            total[word] += sign * count
        terms = frozenset((word, count) for word, count in total.items() if count)
        if len(terms) > _MOST_TERMS or any(abs(count) > 1 for _, count in terms):
            return mixed((x, y))
    return Origin(terms, x.hidden | y.hidden, both)


def mixed(origins: Iterable[Origin]) -> Origin:
    """Of what is computed in another way."""
    return Origin(hidden=frozenset().union(*(one.words for one in origins)))


def either(x: Origin, y: Origin) -> Origin:
    """Of one of two words."""
    if x == y:
        return x
    if x.lanes or y.lanes:
        numbers = sorted({number for number, _ in (*x.lanes, *y.lanes)})
        rest = either(x._replace(lanes=()), y._replace(lanes=()))
        return rest._replace(lanes=tuple((number, either(x.lane(number), y.lane(number))) for number in numbers))
    terms = x.terms & y.terms
    apart = frozenset(word for word, _ in x.terms ^ y.terms)
    return Origin(terms, x.hidden | y.hidden | apart, x.constant if x.constant == y.constant else None)


def masked(x: Origin, mask: int) -> Origin:
    """Of ``x & mask``; a pointer that is aligned downwards is one to the same."""
    if mask == _MASK:
        return x
    if mask == 0:
        return ZERO
    rest = ~mask & _MASK
    if not x.lanes and rest & (rest + 1) == 0 and rest < _ALIGNED:
        return x._replace(constant=None if x.constant is None else x.constant & mask)
    return mixed((x,))


_ALIGNED = 256
"""Allocations begin at multiples of this."""


def joined(x: Origin, y: Origin) -> Origin:
    """Of ``x | y``: bits are added to what has zeros there."""
    if x == ZERO:
        return y
    if y == ZERO:
        return x
    if x.is_plain and y.is_plain and x.constant is not None and y.constant is not None:
        return constant(x.constant | y.constant)
    if constant(_MASK) in (x, y):
        return constant(_MASK)
    if (x.is_plain or y.is_plain) and not (x.lanes or y.lanes):
        return added(x, y)._replace(constant=None)
    return mixed((x, y))
