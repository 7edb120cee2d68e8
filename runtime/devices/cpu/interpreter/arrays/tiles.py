"""Transfers of tensors in Python, element by element: the reference for native/tensors.c."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ......fatbin.records import NamedTuple
from .....isa.transfer import REASONS, Refusal
from ....access import StrangeTensorError


class Asked(NamedTuple):
    """A transfer as numbers; see :class:`~......isa.transfer.Transfer`."""

    refused: int
    lds: int
    memory: int
    size: int
    rank: int
    tile: tuple[int, ...]
    tensor: tuple[int, ...]
    stride: tuple[int, ...]
    iterations: int
    lds_increment: int
    memory_increment: int
    interval: int
    padding: int
    index_bits: int
    indices: tuple[int, ...]


class Element(NamedTuple):
    """Where an element is in LDS, and in memory; None where it is past the ends of the tensor."""

    lds: int
    memory: int | None


def elements(asked: Asked, *, is_store: bool) -> Iterator[Element]:
    """All that are moved, in their order. A store has none that are not in memory."""
    if refused := asked.refused or (_is_doubtful(asked) and Refusal.ITERATED_BOUNDS):
        raise StrangeTensorError(REASONS[Refusal(refused)])
    if not asked.tile[0] or (is_store and not all(asked.tensor)):
        return
    for n in range(asked.iterations):
        memory, lds = asked.memory + n * asked.memory_increment, asked.lds + n * asked.lds_increment
        for at, place in _of_tile(asked, len(asked.tile) - 1, 0, memory, is_store=is_store):
            gaps = at // asked.interval * asked.padding if asked.interval else 0
            yield Element(lds + at + gaps, place)


def _of_tile(
    asked: Asked, last: int, at: int, memory: int | None, *, is_store: bool
) -> Iterator[tuple[int, int | None]]:
    """Those of the dimensions up to one: how many bytes of elements precede each, and its place in memory."""
    bytes_of_part = asked.size
    for extent in asked.tile[:last]:
        bytes_of_part *= extent
    position = _positions(asked) if last == 1 else int
    for n in range(asked.tile[last]):
        where, is_in = position(n), memory is not None and position(n) < asked.tensor[last]
        place = memory + where * asked.stride[last] if is_in and memory is not None else None
        if place is None and is_store:
            continue
        if last:
            yield from _of_tile(asked, last - 1, at + n * bytes_of_part, place, is_store=is_store)
        else:
            yield at + n * asked.size, place


def _positions(asked: Asked) -> Callable[[int], int]:
    """The position of a row along the second dimension."""
    if not asked.index_bits:
        return int
    if asked.index_bits == 32:
        return asked.indices.__getitem__
    return lambda row: asked.indices[row // 2] >> 16 * (row & 1) & 0xFFFF


def _is_doubtful(asked: Asked) -> bool:
    """Whether it is not known which elements later iterations move."""
    for n in range(1, asked.iterations):
        rest = n * asked.memory_increment
        for k in reversed(range(asked.rank)):
            if not rest:
                break
            stride = asked.stride[k]
            if not stride or (k and stride < asked.stride[k - 1]):
                return True
            if rest // stride and rest // stride + asked.tile[k] > asked.tensor[k]:
                return True
            rest %= stride
    return False
