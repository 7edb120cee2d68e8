"""A transfer of the tensor data mover as builders see it: what a descriptor asks for, in bytes."""

from __future__ import annotations

from enum import IntEnum

from ...fatbin.records import NamedTuple
from .values import Uniform

DIMENSIONS = 5


class Refusal(IntEnum):
    """What a descriptor may ask for that is not carried out; 0 stands for none of it."""

    ITERATED_BOUNDS = 1
    CONTEXT = 2
    TYPE = 3
    INDEX_SIZE = 4
    INDICES = 5
    UNUSED_DIMENSION = 6
    EMPTY_ARRIVAL = 7
    ITERATED_DIMENSIONS = 8
    ITERATIONS = 9
    ITERATED_PADDING = 10


REASONS = {
    Refusal.ITERATED_BOUNDS: "iterations that leave the tensor: sources contradict each other about the bounds that later ones have",
    Refusal.CONTEXT: "the state of a transfer that is resumed (count, is_restore, is_store or User_null)",
    Refusal.TYPE: "a type other than 2",
    Refusal.INDEX_SIZE: "indices of 32 bits without gather mode: sources contradict each other about which of the two bits is which",
    Refusal.INDICES: "more indices than it has room for",
    Refusal.UNUSED_DIMENSION: "a dimension after one that is unused",
    Refusal.EMPTY_ARRIVAL: "an arrival at a barrier, and no elements: manuals do not say whether it arrives",
    Refusal.ITERATED_DIMENSIONS: "iterations of a tensor that has not two or three dimensions",
    Refusal.ITERATIONS: "more than 256 iterations: manuals do not say what the upper bits of iterate_count are",
    Refusal.ITERATED_PADDING: "padding and iterations: sources contradict each other about where later ones begin in LDS",
}
"""What each of them is."""


class Transfer(NamedTuple):
    """Where elements come from and go to, each number an I64; native/engine.h has them under the same names.

    Elements follow each other in LDS, innermost dimension first. An element whose position is not below ``tensor`` in some
    dimension is not in memory: a load gives zero for it, and a store leaves it out.
    """

    refused: Uniform
    """A :class:`Refusal`, or 0."""
    lds: Uniform
    memory: Uniform
    """Where the first element is."""
    size: Uniform
    """Bytes of an element."""
    rank: Uniform
    """How many dimensions are used."""
    tile: tuple[Uniform, ...]
    """How many elements are moved along each dimension: 1 where it is unused, and 0 where nothing is moved."""
    tensor: tuple[Uniform, ...]
    """How many there are from the first one on."""
    stride: tuple[Uniform, ...]
    """Bytes from one to the next in memory; along the first dimension that is ``size``."""
    iterations: Uniform
    """How often all of that is done."""
    lds_increment: Uniform
    memory_increment: Uniform
    """Bytes from where one iteration begins to where the next does."""
    interval: Uniform
    """After that many bytes a load leaves a gap in LDS; 0: never."""
    padding: Uniform
    """Bytes of the gap."""
    index_bits: Uniform
    """In gather mode the bits of an index, which stands for the position along the second dimension; otherwise 0."""
    indices: tuple[Uniform, ...]
    """The words that have the indices."""
