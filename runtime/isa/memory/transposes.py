"""Loads that exchange rows and columns on the way: lanes load rows of a tile, and get columns of it.

A tile is as many rows as a lane has elements. Successive lanes load one row after another; each then has, of every
row, the element of its own column.
"""

from __future__ import annotations

from ....fatbin.isa import Instruction
from ..builder import Builder
from ..facts import Facts
from ..not_carried_out import UnknownOperationError
from ..state import State
from ..values import I32, I64, Lane
from .operands import Execute, locate, register_of


def _load(words: int, width: int, columns: int, waves: tuple[int, ...] = (32, 64)) -> Execute:
    """``columns`` of a tile; that many lanes hold all its rows together."""
    rows = 32 * words // width
    lanes_each = columns // rows
    """Lanes that a row takes."""

    def load(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
        if b.lanes not in waves:
            raise UnknownOperationError(
                f"{instruction} at {instruction.address:#x}: how it exchanges elements among {b.lanes} lanes is not "
                "documented"
            )
        at = locate(b, state, instruction, facts, count=words)
        loaded = b.load_words(at.space, at.address, words, at.mask)
        column = [lane % columns for lane in range(b.lanes)]
        is_split = width == 8 and facts.splits_rows_of_bytes
        elements = []
        for row in range(rows):
            if is_split:
                sources = [_split_row(lane, row) for lane in range(b.lanes)]
            else:
                sources = [lane - n + row * lanes_each + n // rows for lane, n in enumerate(column)]
            moved = [b.shuffle(word, sources) for word in loaded]
            elements.append(_element(b, moved, [n % rows * width for n in column], width))
        register = register_of(instruction, "vdst")
        for n, word in enumerate(_packed(b, elements, width, words)):
            state.set_vector(register.file, register.index + n, word)

    return load


def _split_row(lane: int, row: int) -> int:
    """The lane that loads a row of the tile of a lane: of eight rows the first four and the last are eight lanes apart."""
    return lane // 16 * 16 + lane % 16 // 8 * 4 + row // 4 * 8 + row % 4


def _element(b: Builder, words: list[Lane], places: list[int], width: int) -> Lane:
    """In each lane the bits from a place on, I32."""
    found = words[0]
    for first in range(max(1, len(words) - 1)):
        pair = b.join(words[first], words[min(first + 1, len(words) - 1)])
        shifts = b.constant_lanes(I64, [max(0, place - 32 * first) % 64 for place in places])
        part = b.trunc(b.lshr(pair, shifts), I32)
        later = b.constant_mask(sum(1 << lane for lane, place in enumerate(places) if place >= 32 * first))
        found = b.select(later, part, found)
    return b.and_(found, (1 << width) - 1)


def _packed(b: Builder, elements: list[Lane], width: int, count: int) -> list[Lane]:
    words = [b.lane(I32, 0)] * count
    for n, element in enumerate(elements):
        word, place = divmod(n * width, 32)
        words[word] = b.or_(words[word], b.shl(element, place))
        if place + width > 32:
            words[word + 1] = b.or_(words[word + 1], b.lshr(element, 32 - place))
    return words


OPERATIONS: dict[str, Execute] = {
    "ds_read_b64_tr_b16": _load(2, 16, 16),
    "ds_read_b64_tr_b8": _load(2, 8, 16),
    "ds_read_b64_tr_b4": _load(2, 4, 16),
    "ds_read_b96_tr_b6": _load(3, 6, 16),
    "ds_load_tr16_b128": _load(4, 16, 8, waves=(32,)),
    "ds_load_tr8_b64": _load(2, 8, 8, waves=(32,)),
    "global_load_tr_b128": _load(4, 16, 8, waves=(32,)),
    "global_load_tr_b64": _load(2, 8, 8, waves=(32,)),
}
"""The functions that execute these operations, by name."""
