"""Partition: cutting a function that is too long for one region into parts, each instruction in one of them.

Compilers place the blocks of a loop one after the other. So parts are stretches of code in the order of addresses, and the
cuts between them are where the fewest loops go on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate

from ....fatbin.records import NamedTuple
from .lift import MOST_INSTRUCTIONS, Fetch, Follow, continuations, leaders_of, one_by_one, walk
from .regions import Part

MOST_OF_FUNCTION = 1 << 16
"""The most instructions of a function that are looked at; what it leads to beyond them is partitioned when a wave gets there."""
SMALL = 4
"""A part of fewer instructions than the most divided by this is small. Two small ones do not follow each other, so that the
search for cuts takes linear time."""


class Outline(NamedTuple):
    """A part of which the instructions are not decoded yet: where it begins, their addresses, and where else it is entered."""

    start: int
    addresses: list[int]
    others: tuple[int, ...] = ()

    def part(self, fetch: Fetch) -> Part:
        """The part."""
        return Part(self.start, {address: fetch(address) for address in self.addresses}, self.others)


def partition(start: int, fetch: Fetch, most: int = MOST_INSTRUCTIONS, whole: int = MOST_OF_FUNCTION) -> list[Part]:
    """The parts of the function that begins at an address, at most ``most`` instructions each."""
    return [outline.part(fetch) for outline in outlines(start, fetch, one_by_one, most, whole)]


def outlines(
    start: int, fetch: Fetch, follow: Follow, most: int = MOST_INSTRUCTIONS, whole: int = MOST_OF_FUNCTION
) -> list[Outline]:
    """The same without the instructions."""
    found, ends = walk(start, fetch, whole, follow)
    if len(found) <= most:
        return [Outline(start, [*found])]
    pieces = list(_pieces(found, leaders_of(start, ends.values()), most))
    number = {piece[0]: n for n, piece in enumerate(pieces)}
    edges = [
        (n, number[target])
        for n, piece in enumerate(pieces)
        for target in (continuations(ends[piece[-1]]) if piece[-1] in ends else [found[piece[-1]]])
        if target in number
    ]
    sizes = [*map(len, pieces)]
    part_of, stretches = [0] * len(pieces), list(_stretches(sizes, _depths(sizes, edges, most), most))
    for part, (first, last) in enumerate(stretches):
        part_of[first:last] = [part] * (last - first)
    entries: list[set[int]] = [set() for _ in stretches]
    for source, target in edges:
        if part_of[source] != part_of[target]:
            entries[part_of[target]].add(pieces[target][0])
    entries[part_of[number[start]]].add(start)
    return [
        _outline([address for piece in pieces[first:last] for address in piece], into, start)
        for (first, last), into in zip(stretches, entries, strict=True)
    ]


def _outline(addresses: list[int], entries: set[int], start: int) -> Outline:
    first = start if start in entries else min(entries)
    return Outline(first, addresses, tuple(sorted(entries - {first})))


def _pieces(found: dict[int, int], leaders: set[int], most: int) -> Iterator[list[int]]:
    """The addresses of each block, in their order; blocks that are too long in several pieces."""
    piece: list[int] = []
    for address in sorted(found):
        if piece and (len(piece) == most or address in leaders or found[piece[-1]] != address):
            yield piece
            piece = []
        piece.append(address)
    yield piece


def _depths(sizes: Sequence[int], edges: Sequence[tuple[int, int]], most: int) -> list[int]:
    """Before each piece, and after the last, how many loops a cut there would divide that would fit in a part."""
    ends: dict[int, int] = {}
    for source, target in edges:
        if target <= source:
            ends[target] = max(ends.get(target, target), source)
    upto, changes = [0, *accumulate(sizes)], [0] * (len(sizes) + 1)
    for head, end in ends.items():
        if upto[end + 1] - upto[head] <= most:
            changes[head + 1] += 1
            changes[end + 1] -= 1
    return list(accumulate(changes))


def _stretches(sizes: Sequence[int], depths: Sequence[int], most: int) -> Iterator[tuple[int, int]]:
    """Where each stretch of pieces begins and ends: where the fewest loops are divided, and of such places at the last."""
    first, was_small = 0, False
    while first < len(sizes):
        size, last, best, small = 0, first, first + 1, True
        while last < len(sizes) and size + sizes[last] <= most:
            size += sizes[last]
            last += 1
            is_small = size * SMALL < most
            if depths[last] <= depths[best] or (small and was_small):
                best, small = last, is_small
        yield first, best
        first, was_small = best, small
