"""Descriptors of the tensor data mover as words, and what a transfer does by the manual's pseudocode, in numpy."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product
from typing import Any

import numpy as np
from instructions import Assembler, Engine, load_program

LDS = 2048
"""Bytes of LDS that the program has."""
_HEAD = 128
_LINE = 128
"""Bytes that a wave moves at once."""


@dataclass
class Tile:
    """A descriptor. Dimensions begin with the innermost one; strides of the others, in elements."""

    tile: tuple[int, ...]
    tensor: tuple[int, ...]
    strides: tuple[int, ...] = ()
    size: int = 4
    """Bytes of an element."""
    lds: int = 0
    start: int = 0
    """Where the tile begins in memory."""
    gap: tuple[int, int] | None = None
    """Words between gaps, and words of one."""
    rows: tuple[int, ...] | None = None
    """Gather mode: the positions of rows."""
    index_bits: int = 32
    count: int = 1
    barrier: int | None = None
    iterations: tuple[int, int, int] | None = None
    """How many, and the elements between two in LDS and in memory."""
    more: dict[int, int] = field(default_factory=dict)
    """Bits that are set in words beside those."""

    def words(self, memory: int) -> list[int]:
        """All four groups; ``memory`` is where the tensor is."""
        bits = 0

        def put(word: int, low: int, width: int, value: int) -> None:
            nonlocal bits
            assert 0 <= value < 1 << width
            bits |= value << 32 * word + low

        put(0, 0, 2, self.count)
        put(1, 0, 32, self.lds)
        put(2, 0, 57, memory + self.start)
        put(3, 30, 2, 2)
        put(4, 16, 2, self.size.bit_length() - 1)
        if self.barrier is not None:
            put(4, 18, 1, 1)
            put(5, 0, 16, self.barrier >> 3)
        if self.gap is not None:
            put(4, 20, 1, 1)
            put(4, 22, 3, self.gap[0].bit_length() - 2)
            put(4, 25, 7, self.gap[1] - 1)
        for value, (word, low) in zip(self.tensor, ((5, 16), (6, 16), (12, 0), (13, 0), (17, 16)), strict=False):
            put(word, low, 32, value)
        for value, (word, low) in zip(self.tile, ((7, 16), (8, 0), (8, 16), (15, 16), (18, 16)), strict=False):
            put(word, low, 16, value)
        for value, (word, low) in zip(self.strides, ((9, 0), (10, 16), (14, 0), (16, 0)), strict=False):
            put(word, low, 48, value)
        if self.rows is not None:
            put(0, 30, 2, 2 | (self.index_bits == 32))
            for n, row in enumerate(self.rows):
                word, part = divmod(n * self.index_bits, 32)
                put(12 + word, part, self.index_bits, row)
        if self.iterations is not None:
            count, in_lds, in_memory = self.iterations
            put(4, 19, 1, 1)
            put(13, 0, 32, in_lds)
            put(14, 0, 48, in_memory)
            put(15, 16, 16, count - 1)
        for word, value in self.more.items():
            bits |= value << 32 * word
        return [bits >> 32 * n & 0xFFFFFFFF for n in range(20)]


def moved(tile: Tile, lds: np.ndarray, memory: np.ndarray, *, is_store: bool) -> tuple[np.ndarray, np.ndarray]:
    """What LDS and the tensor's memory hold, as bytes, after a transfer."""
    lds, memory = lds.copy(), memory.copy()
    strides = (1, *tile.strides)
    count, in_lds, in_memory = tile.iterations or (1, 0, 0)
    for n in range(count if tile.count else 0):
        at, since = tile.lds + n * in_lds * tile.size, 0
        for outer in product(*(range(extent) for extent in reversed(tile.tile))):
            position = list(reversed(outer))
            if tile.rows is not None:
                position[1] = tile.rows[position[1]]
            is_inside = all(x < extent for x, extent in zip(position, tile.tensor, strict=True))
            if is_inside or not is_store:
                place = n * in_memory + sum(x * stride for x, stride in zip(position, strides, strict=True))
                there = slice(tile.start + tile.size * place, tile.start + tile.size * (place + 1))
                here = slice(at, at + tile.size)
                if is_store:
                    memory[there] = lds[here]
                else:
                    lds[here] = memory[there] if is_inside else 0
            at += tile.size
            since += tile.size
            if tile.gap is not None and not is_store and since >= 4 * tile.gap[0]:
                since, at = 0, at + 4 * tile.gap[1]
    return lds, memory


def carried_out(
    assembler: Assembler,
    engine: Engine,
    instruction: str,
    tile: Tile,
    lds: np.ndarray,
    memory: np.ndarray,
    *,
    memory_at: int | None = None,
    **more: Any,
) -> tuple[np.ndarray, np.ndarray]:
    """What they hold after an instruction whose groups are s[4:7], s[8:15], s[16:19] and s[20:23]; no lane is active in it."""
    loaded = load_program(assembler, _program(instruction), "gfx1250", engine=engine)
    address = loaded.memory.allocate(_HEAD + 2 * LDS)
    tensor = loaded.memory.allocate(len(memory))
    words = tile.words(tensor if memory_at is None else memory_at)
    head = np.array(words, "<u4").tobytes().ljust(_HEAD, b"\0")
    loaded.memory.write(address, head + lds.tobytes() + bytes(LDS))
    loaded.memory.write(tensor, memory.tobytes())
    engine(loaded.memory).run(loaded.dispatch([address & 0xFFFFFFFF, address >> 32], lds=LDS, **more))
    found = loaded.memory.read(address + _HEAD + LDS, LDS)
    return np.frombuffer(found, np.uint8), np.frombuffer(loaded.memory.read(tensor, len(memory)), np.uint8)


def _program(instruction: str) -> str:
    lines = ["v_and_b32 v1, 0x3ff, v0", "v_lshlrev_b32 v1, 2, v1"]
    lines += ["s_load_b128 s[4:7], s[0:1], 0", "s_load_b256 s[8:15], s[0:1], 16"]
    lines += ["s_load_b128 s[16:19], s[0:1], 48", "s_load_b128 s[20:23], s[0:1], 64", "s_wait_kmcnt 0"]
    for at in range(0, LDS, _LINE):
        lines += [f"global_load_b32 v2, v1, s[0:1] offset:{_HEAD + at}", "s_wait_loadcnt 0"]
        lines += [f"ds_store_b32 v1, v2 offset:{at}"]
    lines += ["s_wait_dscnt 0", "s_mov_b32 s30, exec_lo", "s_mov_b32 exec_lo, 0", instruction, "s_wait_tensorcnt 0"]
    lines += ["s_mov_b32 exec_lo, s30"]
    for at in range(0, LDS, _LINE):
        lines += [f"ds_load_b32 v2, v1 offset:{at}", "s_wait_dscnt 0"]
        lines += [f"global_store_b32 v1, v2, s[0:1] offset:{_HEAD + LDS + at}"]
    return "\n".join([*lines, "s_endpgm"])
