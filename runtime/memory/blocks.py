"""Blocks of a device's memory: large ones have pages of their own, small ones share a slab with others of their size.

Every page belongs to devices alone, so that it can become shared with another process where it is. Around each block
is a gap that no block has.
"""

from __future__ import annotations

from functools import lru_cache

from ...fatbin.records import NamedTuple
from ...fatbin.schema import align_up
from .pages import Pages

ALIGNMENT = 256
GAP = 256
"""The least number of bytes on either side of a block that no block has."""
LARGEST_SMALL = 32 << 10
SLAB = 256 << 10

_zeros = lru_cache(maxsize=64)(bytes)
"""Zeros of a size, for the sizes that a program asks for again and again."""

_STEPS = [ALIGNMENT + GAP] * 2 + [1 << (n * GAP + GAP - 1).bit_length() for n in range(2, LARGEST_SMALL // GAP + 1)]
"""How far apart blocks are, by their size in multiples of :data:`GAP`, rounded up."""


class Block(NamedTuple):
    """A block: its address, the pages it is in, which size of block it is, and what is in it.

    The size is 0 for one with pages of its own.
    """

    address: int
    pages: Pages
    step: int
    view: memoryview


class Blocks:
    """The blocks that are in use, by address, and the free ones of each size. It has no lock: its owner does."""

    def __init__(self) -> None:
        self._used: dict[int, Block] = {}
        self._free: dict[int, list[Block]] = {}

    def allocate(self, size: int, alignment: int) -> int:
        """The address of a block of zeros, aligned to :data:`ALIGNMENT` at least."""
        if size <= LARGEST_SMALL and alignment <= ALIGNMENT:
            step = _STEPS[(size + GAP - 1) // GAP]
            free = self._free.get(step)
            if not free:
                free = self._free[step] = self._slab(step)
            block = free.pop()
            block[3][:size] = _zeros(size)
        else:
            alignment = max(alignment, ALIGNMENT)
            pages = Pages(GAP + alignment + size + GAP)
            block = Block(align_up(pages.address + GAP, alignment), pages, 0, pages.view)
        address = block[0]
        self._used[address] = block
        return address

    def free(self, address: int) -> None:
        """Take back the block at an address."""
        block = self._used.pop(address)
        if block.step:
            self._free[block.step].append(block)

    def share(self, address: int) -> Pages:
        """The pages that the block at an address is in."""
        return self._used[address].pages

    def _slab(self, step: int) -> list[Block]:
        pages = Pages(SLAB)
        starts = range(GAP, pages.size - step - GAP, step)
        return [Block(pages.address + at, pages, step, pages.view[at : at + step]) for at in reversed(starts)]
