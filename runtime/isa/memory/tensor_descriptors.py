"""Bit fields of the descriptors of the tensor data mover, and the transfer that one asks for.

Sources: AMD's "CDNA5 Instruction Set Architecture", section 10.11, as quoted by others, and what Triton's compiler writes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..builder import Builder
from ..transfer import DIMENSIONS, Refusal, Transfer
from ..values import I32, I64, Uniform

Parts = tuple[tuple[int, int, int], ...]
"""Pieces of a field, the lowest first: word, lowest bit, width."""

GROUPS = (4, 8, 4, 4)
"""How many words each group of a descriptor has; the last two may be absent, and are zeros then."""
FIELDS: Mapping[str, Parts] = {
    "count": ((0, 0, 2),),
    "is_restore": ((0, 2, 1),),
    "is_store": ((0, 3, 1),),
    "user_null": ((0, 10, 1),),
    "index_size": ((0, 30, 1),),
    "gather_mode": ((0, 31, 1),),
    "lds_addr": ((1, 0, 32),),
    "global_addr": ((2, 0, 32), (3, 0, 25)),
    "type": ((3, 30, 2),),
    "workgroup_mask": ((4, 0, 16),),
    "data_size": ((4, 16, 2),),
    "atomic_barrier_enable": ((4, 18, 1),),
    "iterate_enable": ((4, 19, 1),),
    "pad_enable": ((4, 20, 1),),
    "early_timeout": ((4, 21, 1),),
    "pad_interval": ((4, 22, 3),),
    "pad_amount": ((4, 25, 7),),
    "atomic_barrier_address": ((5, 0, 16),),
    "tensor_dim0": ((5, 16, 16), (6, 0, 16)),
    "tensor_dim1": ((6, 16, 16), (7, 0, 16)),
    "tile_dim0": ((7, 16, 16),),
    "tile_dim1": ((8, 0, 16),),
    "tile_dim2": ((8, 16, 16),),
    "tensor_dim0_stride": ((9, 0, 32), (10, 0, 16)),
    "tensor_dim1_stride": ((10, 16, 16), (11, 0, 32)),
    "tensor_dim2": ((12, 0, 32),),
    "tensor_dim3": ((13, 0, 32),),
    "tensor_dim2_stride": ((14, 0, 32), (15, 0, 16)),
    "tile_dim3": ((15, 16, 16),),
    "tensor_dim3_stride": ((16, 0, 32), (17, 0, 16)),
    "tensor_dim4": ((17, 16, 16), (18, 0, 16)),
    "tile_dim4": ((18, 16, 16),),
    # Where it iterates:
    "lds_addr_increment": ((13, 0, 32),),
    "global_addr_increment": ((14, 0, 32), (15, 0, 16)),
    "iterate_count": ((15, 16, 16),),
}
"""All words are numbered through. Which workgroups of a cluster take part (``workgroup_mask``) and how long they wait for each
other (``early_timeout``) is of no interest where no workgroup is in a cluster."""
FIRST_INDEX, INDEX_WORDS = 12, 8
"""In gather mode, these words hold indices."""
IMAGE = 2
"""The type of all descriptors."""
_MOST_ITERATIONS = 255


def encoded(fields: Mapping[str, int]) -> list[int]:
    """The words of a descriptor with some fields; the others are 0. Numbers lose what a field has no room for."""
    words = [0] * sum(GROUPS)
    for name, value in fields.items():
        for word, low, width in FIELDS[name]:
            words[word] |= (value & (1 << width) - 1) << low
            value >>= width
    return words


class Descriptor:
    """The fields of one, each an I64."""

    def __init__(self, b: Builder, words: Sequence[Uniform]) -> None:
        self._b, self._words = b, words

    def __getitem__(self, name: str) -> Uniform:
        b, found, shift = self._b, None, 0
        for word, low, width in FIELDS[name]:
            part = b.lshr(self._words[word], low) if low else self._words[word]
            part = b.zext(b.and_(part, (1 << width) - 1) if low + width < 32 else part, I64)
            part = b.shl(part, shift) if shift else part
            found = part if found is None else b.or_(found, part)
            shift += width
        assert found is not None
        return found

    def has(self, name: str) -> Uniform:
        """Whether a field is not zero."""
        return self._is("ne", self[name], 0)

    def arrival(self) -> tuple[Uniform, Uniform]:
        """Whether a barrier is arrived at when the transfer is done, and its address in LDS, I32."""
        b = self._b
        arrives = b.and_(self.has("count"), self.has("atomic_barrier_enable"))
        return arrives, b.trunc(b.shl(self["atomic_barrier_address"], 3), I32)

    def transfer(self, *, is_store: bool) -> Transfer:
        """What it asks for."""
        b = self._b
        one, zero = b.uniform(I64, 1), b.uniform(I64, 0)
        gathers = self.has("gather_mode")
        iterates = b.and_(self.has("iterate_enable"), b.not_(gathers))
        used = self._used(gathers, iterates)
        iterations = b.select(iterates, b.add(self["iterate_count"], 1), one)
        pads = b.uniform(I64, 0) if is_store else self["pad_enable"]
        shift = self["data_size"]
        strides = [self[f"tensor_dim{n}_stride"] for n in range(DIMENSIONS - 1)]
        tile, tensor = [self["tile_dim0"]], [self["tensor_dim0"]]
        for n in range(1, DIMENSIONS):
            is_used = self._is("ne", used[n], 0)
            # No index is no row, and no extent is none that is used.
            tile.append(b.select(b.or_(is_used, gathers), used[n], one) if n == 1 else b.select(is_used, used[n], one))
            tensor.append(b.select(b.or_(is_used, gathers) if n == 1 else is_used, self[f"tensor_dim{n}"], one))
        tile[0] = b.select(self.has("count"), tile[0], zero)
        rank = self._rank(used)
        return Transfer(
            refused=self._refused(used, rank, gathers, iterates, b.select(self._is("ne", pads, 0), iterations, one)),
            lds=self["lds_addr"],
            memory=self["global_addr"],
            size=b.shl(one, shift),
            rank=rank,
            tile=tuple(tile),
            tensor=tuple(tensor),
            stride=(b.shl(one, shift), *(b.shl(stride, shift) for stride in strides)),
            iterations=iterations,
            lds_increment=b.shl(self["lds_addr_increment"], shift),
            memory_increment=b.shl(self["global_addr_increment"], shift),
            interval=b.select(self._is("ne", pads, 0), b.shl(b.uniform(I64, 8), self["pad_interval"]), zero),
            padding=b.shl(b.add(self["pad_amount"], 1), 2),
            index_bits=b.select(gathers, b.shl(b.add(self["index_size"], 1), 4), zero),
            indices=tuple(b.zext(word, I64) for word in self._words[FIRST_INDEX : FIRST_INDEX + INDEX_WORDS]),
        )

    def _used(self, gathers: Uniform, iterates: Uniform) -> list[Uniform]:
        """The extents of the tile. Gather mode has two dimensions, and one that iterates has another use for the fourth."""
        b, zero = self._b, self._b.uniform(I64, 0)
        extents = [self[f"tile_dim{n}"] for n in range(DIMENSIONS)]
        extents[3] = b.select(iterates, zero, extents[3])
        return [*extents[:2], *(b.select(gathers, zero, extent) for extent in extents[2:])]

    def _rank(self, used: Sequence[Uniform]) -> Uniform:
        b, rank = self._b, self._b.uniform(I64, 0)
        for n, extent in enumerate(used):
            rank = b.select(self._is("ne", extent, 0), b.uniform(I64, n + 1), rank)
        return rank

    def _refused(
        self, used: Sequence[Uniform], rank: Uniform, gathers: Uniform, iterates: Uniform, padded: Uniform
    ) -> Uniform:
        """The first thing that it asks for and that is not carried out; ``padded``: how many iterations leave gaps."""
        b = self._b
        restores = [self.has(name) for name in ("is_restore", "is_store", "user_null")]
        most = b.select(self.has("index_size"), b.uniform(I64, 8), b.uniform(I64, 16))
        skips = b.icmp("eq", b.uniform(I64, 0), 1)
        for n, extent in enumerate(used[1:], 1):
            skips = b.or_(skips, b.and_(self._is("eq", extent, 0), self._is("ugt", rank, n)))
        is_empty = b.or_(self._is("eq", used[0], 0), b.and_(gathers, self._is("eq", used[1], 0)))
        reasons = {
            Refusal.CONTEXT: b.or_(self._is("ugt", self["count"], 1), b.or_(restores[0], b.or_(restores[1], restores[2]))),
            Refusal.TYPE: self._is("ne", self["type"], IMAGE),
            Refusal.INDEX_SIZE: b.and_(self.has("index_size"), b.not_(gathers)),
            Refusal.INDICES: b.and_(gathers, self._is("ugt", used[1], most)),
            Refusal.UNUSED_DIMENSION: b.and_(skips, b.not_(gathers)),
            Refusal.EMPTY_ARRIVAL: b.and_(is_empty, self.has("atomic_barrier_enable")),
            Refusal.ITERATED_DIMENSIONS: b.and_(iterates, self._is("ugt", b.sub(rank, 2), 1)),
            Refusal.ITERATIONS: b.and_(iterates, self._is("ugt", self["iterate_count"], _MOST_ITERATIONS)),
            Refusal.ITERATED_PADDING: self._is("ugt", padded, 1),
        }  # fmt: skip
        found = b.uniform(I64, 0)
        for reason, applies in reversed(reasons.items()):
            found = b.select(applies, b.uniform(I64, reason), found)
        return b.select(self.has("count"), found, b.uniform(I64, 0))

    def _is(self, how: str, x: Uniform, y: Uniform | int) -> Uniform:
        found = self._b.icmp(how, x, y)
        assert isinstance(found, Uniform)
        return found
