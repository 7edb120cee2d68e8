"""Numbers of a few bits, one after another in registers."""

from __future__ import annotations

from ..builder import Builder
from ..values import Lane
from .common import constant


def places(words: list[Lane], width: int) -> int:
    """How many numbers of a width registers hold."""
    return 32 * len(words) // width


def number_at(b: Builder, words: list[Lane], index: int, width: int) -> Lane:
    """One of the numbers, I32."""
    word, place = divmod(width * index, 32)
    low = b.lshr(words[word], place) if place else words[word]
    if place + width > 32:
        low = b.or_(low, b.shl(words[word + 1], 32 - place))
    return b.and_(low, (1 << width) - 1)


def in_registers(b: Builder, numbers: list[Lane], width: int) -> list[Lane]:
    """The registers with numbers of a width, whose other bits are zero."""
    words = [constant(b, numbers[0], 0) for _ in range(len(numbers) * width // 32)]
    for index, number in enumerate(numbers):
        word, place = divmod(width * index, 32)
        words[word] = b.or_(words[word], b.shl(number, place) if place else number)
        if place + width > 32:
            words[word + 1] = b.or_(words[word + 1], b.lshr(number, 32 - place))
    return words
