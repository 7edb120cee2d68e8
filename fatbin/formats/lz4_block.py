"""Decompresses LZ4 blocks in pieces, for blocks too large for memory.

Layout: lz4_Block_format.md of LZ4.
"""

from __future__ import annotations

from ..scratch import Scratch

_FURTHEST = 1 << 16
"""How far back a match may reach."""
_PIECE = 1 << 20
_LONG_LITERALS, _LONG_MATCH, _SHORTEST_MATCH = 15, 15, 4


def inflate(data: memoryview, most: int) -> Scratch:
    """The content of a block. Raises ValueError where it is damaged, or larger than ``most``."""
    made, recent, at = Scratch(most), bytearray(), 0
    try:
        while True:
            token, at = data[at], at + 1
            count, at = _length(data, at, token >> 4, _LONG_LITERALS)
            while count:
                step = min(count, _PIECE)
                if at + step > len(data):
                    raise ValueError("it ends inside a literal")
                recent += data[at : at + step]
                at, count = at + step, count - step
                _flush(made, recent, most)
            if at == len(data):
                break
            offset, at = data[at] | data[at + 1] << 8, at + 2
            count, at = _length(data, at, token & 15, _LONG_MATCH)
            _repeat(made, recent, offset, count + _SHORTEST_MATCH, most)
    except IndexError as error:
        raise ValueError("it ends inside a sequence") from error
    made.write(recent)
    return made


def _length(data: memoryview, at: int, short: int, long: int) -> tuple[int, int]:
    """A number that goes on in the bytes that follow if it is large, and where those end."""
    while short >= long:
        more, at = data[at], at + 1
        short += more
        if more < 255:
            break
    return short, at


def _repeat(made: Scratch, recent: bytearray, offset: int, count: int, most: int) -> None:
    """Copy what was ``offset`` bytes ago, which may be part of the copy itself."""
    if not 0 < offset <= len(recent):
        raise ValueError(f"a match {offset} bytes back, where there are {len(recent)}")
    while count:
        step = min(count, _PIECE)
        pattern = bytes(recent[len(recent) - offset :][:step])
        recent += (pattern * -(-step // len(pattern)))[:step]
        count -= step
        _flush(made, recent, most)


def _flush(made: Scratch, recent: bytearray, most: int) -> None:
    if made.size + len(recent) > most:
        raise ValueError(f"it holds more than {most} bytes")
    if len(recent) > 4 * _PIECE:
        made.write(recent[:-_FURTHEST])
        del recent[:-_FURTHEST]
