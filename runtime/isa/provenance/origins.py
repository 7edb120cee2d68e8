"""What is known of where a word comes from: a sum of kernel arguments, and what else it may depend on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

UNKNOWN = -1
"""Among what a word depends on: anything, an argument too."""
LOW, HIGH = -8, -4
"""The two words of the address of the arguments themselves; other words are named by their offset in the arguments, or by
:func:`pointed_to`."""
_MASK = 0xFFFFFFFF
_MOST_TERMS = 8
_REACH = 1 << 24
"""More than the bytes of any arguments, and how far from a pointer a word may be that is named by it."""
_DEEPEST = _REACH**3


class Origin(NamedTuple):
    """Where 32 bits come from: ``terms`` are summed, and nothing of what is ``hidden`` is known but that it had a part in it."""

    terms: frozenset[tuple[int, int]] = frozenset()
    """Words of arguments, each with how often it is added."""
    hidden: frozenset[int] = frozenset()
    constant: int | None = None
    """What is added to the terms, if all of that is known."""

    @property
    def words(self) -> frozenset[int]:
        """All words that it depends on."""
        return self.hidden | {word for word, _ in self.terms} if self.terms else self.hidden

    @property
    def is_plain(self) -> bool:
        """Whether it depends on no argument."""
        return not (self.terms or self.hidden)


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
    if rest & (rest + 1) == 0 and rest < _ALIGNED:
        return x._replace(constant=None if x.constant is None else x.constant & mask)
    return mixed((x,))


_ALIGNED = 256
"""Allocations begin at multiples of this."""


def joined(x: Origin, y: Origin) -> Origin:
    """Of ``x | y``: bits are added to what has zeros there."""
    if x.constant == 0 and not x.terms and not x.hidden:
        return y
    if y.constant == 0 and not y.terms and not y.hidden:
        return x
    if x.is_plain or y.is_plain:
        return added(x, y)._replace(constant=None)
    return mixed((x, y))
