"""Cross-lane operations, loads, stores and atomics on numpy arrays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np

from .....isa.builder import Address, Builder, Number, Space
from .....isa.images.access import Image, ImageAccess
from .....isa.memory.atomics import UPDATES
from .....isa.transfer import Transfer
from .....isa.values import I1, I32, I64, Lane, Mask, Type, Uniform
from ....access import READS, AccessError, WaveMemory
from .texels import StrangeImageError, Texels
from .tiles import Asked, elements
from .values import DTYPES, Array, array, bits, constant, expect


class ArrayMemory(Builder):
    """Constants, shapes, lanes and memory."""

    memory: WaveMemory

    def uniform(self, type: Type, number: Number) -> Uniform:
        return Uniform(type, constant(type, number))

    def broadcast(self, value: Uniform) -> Lane:
        return Lane(value.type, np.repeat(expect("broadcast", value, Uniform), self.lanes))

    def lane_ids(self) -> Lane:
        return Lane(I32, np.arange(self.lanes, dtype=np.uint32))

    def constant_lanes(self, type: Type, numbers: Sequence[int]) -> Lane:
        if len(numbers) != self.lanes:
            raise ValueError(f"{len(numbers)} constants for {self.lanes} lanes")
        mask = (1 << type.width) - 1
        return Lane(type, array(type, [number & mask for number in numbers]))

    def readlane(self, x: Lane, index: Uniform) -> Uniform:
        data = expect("readlane", x, Lane)
        # As an array: what is taken out of one as a number may lose the bits of a NaN.
        at = int(expect("readlane", index, Uniform, I32))
        return Uniform(x.type, data[at : at + 1].reshape(()))

    def writelane(self, x: Lane, value: Uniform, index: Uniform) -> Lane:
        data = expect("writelane", x, Lane).copy()
        data[int(expect("writelane", index, Uniform, I32))] = expect("writelane", value, Uniform, x.type)
        return Lane(x.type, data)

    def permute(self, x: Lane, index: Lane) -> Lane:
        return Lane(x.type, expect("permute", x, Lane)[expect("permute", index, Lane, I32)])

    def push(self, x: Lane, index: Lane, mask: Mask) -> Lane:
        values, places = expect("push", x, Lane), expect("push", index, Lane, I32)
        found = np.zeros_like(values)
        for lane in np.flatnonzero(mask.data):
            found[places[lane]] = values[lane]
        return Lane(x.type, found)

    def shuffle(self, x: Lane, indices: Sequence[int]) -> Lane:
        if len(indices) != self.lanes or min(indices) < 0:
            raise ValueError(f"shuffle of {self.lanes} lanes by {list(indices)}")
        return Lane(x.type, expect("shuffle", x, Lane)[list(indices)])

    def load(self, space: str, address: Address, type: Type, mask: Mask) -> Lane:
        size, found = type.width // 8, [0] * self.lanes
        for lane, place in self._active(space, address, mask):
            found[lane] = int.from_bytes(self.memory.read(space, lane, place, size), "little")
        data = array(type.bits, found)
        return Lane(type, data if data.dtype == DTYPES[type] else data.view(DTYPES[type]))

    def store(self, space: str, address: Address, value: Lane, mask: Mask) -> None:
        size, data = value.type.width // 8, bits(value)
        for lane, place in self._active(space, address, mask):
            self.memory.write(space, lane, place, int(data[lane]).to_bytes(size, "little"))

    def load_words(self, space: str, address: Address, count: int, mask: Mask) -> list[Lane]:
        found = np.zeros((self.lanes, count), np.uint32)
        for lane, place in self._active(space, address, mask):
            found[lane] = np.frombuffer(self.memory.read(space, lane, place, 4 * count), "<u4")
        return [Lane(I32, np.ascontiguousarray(found[:, n])) for n in range(count)]

    def store_words(self, space: str, address: Address, words: Sequence[Lane], mask: Mask) -> None:
        data = np.stack([expect("store", word, Lane, I32) for word in words], axis=1).astype("<u4")
        for lane, place in self._active(space, address, mask):
            self.memory.write(space, lane, place, data[lane].tobytes())

    def kept_in_lds(self, address: Address, size: int, mask: Mask) -> Mask:
        places = expect("kept_in_lds", address.resolve(self, I32), Lane, I32).astype(np.uint64)
        return Mask(expect("kept_in_lds", mask, Mask) & (places + size <= self.memory.lds_kept))

    def atomic(self, how: str, space: str, address: Address, operands: Sequence[Lane], mask: Mask) -> Lane:
        type = operands[0].type
        size, found = type.width // 8, np.zeros(self.lanes, DTYPES[type])
        values = [expect(f"atomic {how}", operand, Lane, type) for operand in operands]

        def changed(lane: int, before: bytes) -> bytes:
            found[lane] = int.from_bytes(before, "little")
            old = Uniform(type, found[lane : lane + 1].reshape(()))
            own = [Uniform(type, value[lane : lane + 1].reshape(())) for value in values]
            new = expect(f"atomic {how}", UPDATES[how](self, old, *own), Uniform, type)
            return int(new).to_bytes(size, "little")

        for lane, place in self._active(space, address, mask):
            self.memory.update(space, lane, place, size, partial(changed, lane))
        return Lane(type, found)

    def image(self, access: ImageAccess, image: Image, words: Sequence[Lane], mask: Mask) -> list[Lane]:
        fields = tuple(int(expect("image", field, Uniform, I32)) for field in image)
        given = np.stack([expect("image", word, Lane, I32) for word in words], axis=1).tolist()
        found = np.zeros((access.results, self.lanes), np.uint32)
        for lane in np.flatnonzero(expect("image", mask, Mask)).tolist():
            texels = Texels(
                access,
                fields,
                partial(self.memory.read, Space.GLOBAL, lane),
                partial(self.memory.write, Space.GLOBAL, lane),
            )
            try:
                components = texels.carried_out(given[lane])
            except StrangeImageError as error:
                raise AccessError(Space.GLOBAL, lane, texels.base, 0, READS, why=str(error)) from error
            found[:, lane] = components
        return [Lane(I32, row) for row in found]

    def move_tile(self, transfer: Transfer, *, is_store: bool) -> None:
        asked = Asked(*(_numbers(values) for values in transfer))
        for place, memory in elements(asked, is_store=is_store):
            if memory is None:
                self.memory.write(Space.LDS, -1, place, bytes(asked.size))
                continue
            here, there = (Space.LDS, place), (Space.GLOBAL, memory)
            (source, start), (target, end) = (here, there) if is_store else (there, here)
            self.memory.write(target, -1, end, self.memory.read(source, -1, start, asked.size))

    def lookup(self, table: Sequence[int], index: Uniform) -> Uniform:
        return self.uniform(I32, table[int(expect("lookup", index, Uniform, I32))])

    def _active(self, space: str, address: Address, mask: Mask) -> list[tuple[int, int]]:
        """The active lanes and their addresses."""
        wide = I32 if space in (Space.LDS, Space.SCRATCH) else I64
        places = address.resolve(self, wide).data.tolist()
        return [(lane, places[lane]) for lane in np.flatnonzero(expect("memory", mask, Mask)).tolist()]

    def load_uniforms(
        self, address: Uniform, count: int, mask: Uniform | None = None, type: Type = I32
    ) -> list[Uniform]:
        if mask is not None and not expect("load_uniforms", mask, Uniform, I1):
            return [self.uniform(type, 0) for _ in range(count)]
        place, size = int(expect("load_uniforms", address, Uniform, I64)), type.width // 8
        read = np.frombuffer(self.memory.read(Space.GLOBAL, -1, place, size * count), f"<u{size}")
        data = read.astype(f"u{size}")
        return [Uniform(type, data[n : n + 1].reshape(())) for n in range(count)]

    def fence(self, *, is_full: bool) -> None:
        """Does nothing: accesses are executed in order."""


def bits_of_value(value: Lane | Uniform | Mask) -> Array:
    """The bits of a value as integers, for tracing and tests."""
    return bits(value) if value.type is not I1 else value.data.astype(np.uint8)


def _numbers(values: Uniform | tuple[Uniform, ...]) -> Any:
    """Values of the wave as Python's integers."""
    if isinstance(values, tuple):
        return tuple(map(_numbers, values))
    return int(expect("move_tile", values, Uniform, I64))
