"""Products of matrices by tensor cores, in PTX.

Registers of AMD's waves hold other elements than ``mma`` takes and gives, so that all of them go through shared memory, of which
each warp has a piece. There, four registers of a row of A (a column of B) are next to each other, and eight such rows make one of the
matrices that ``ldmatrix`` loads. ``mma`` takes B in place of its A, and A in place of its B: it then gives successive rows of the
result, which lanes of AMD's have in successive registers. Which elements along K meet is the same for A and B; in what order they
are does not matter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cached_property, lru_cache

from ....fatbin.records import dataclass
from ...isa.tiles import DEPTHS, WORD, Held, Tiles
from ...isa.values import F32, I1, I32, Lane, Mode, Uniform
from .accumulators import Accumulator
from .ptx_images import PtxImages
from .ptx_text import THREADS, WARP
from .start import TENSOR_CORES_SINCE

TILES = "tiles"
"""The shared memory of all warps for this, and with a % the register with the address of the warp's own."""
_CHUNK = 4
"""Registers that are next to each other in shared memory."""
_ROW, _MATRIX = _CHUNK * WORD, 8 * _CHUNK * WORD
"""Bytes of a row of what ``ldmatrix`` loads, and of all of it."""
_LANES = 16
"""Lanes whose results are next to each other."""
_HEIGHT, _WIDTH = 16, 8
"""What ``mma`` gives: columns and rows of AMD's."""


@dataclass(frozen=True)
class Panel:
    """A, or B, in shared memory: as many of its registers at once as one ``mma`` takes along K."""

    held: Held
    order: tuple[int, ...]
    """Where the rows of a block are."""
    is_paired: bool
    """Whether both lanes of a thread are of one row, and what they hold is next to each other."""

    @cached_property
    def each(self) -> int:
        """Registers of a lane at once; more than there are where zeros are missing to a whole row."""
        groups, words = self.held.groups, self.held.words
        return max(min(words, 2 * _CHUNK // groups), _CHUNK // groups)

    @cached_property
    def chunks(self) -> int:
        """Into how many parts along K they fall: one or two."""
        return self.each * self.held.groups // _CHUNK

    @cached_property
    def steps(self) -> int:
        """How often some registers go."""
        return -(-self.held.words // self.each)

    @cached_property
    def rows(self) -> int:
        """Of all blocks."""
        return self.held.size * self.held.blocks

    @property
    def size(self) -> int:
        """Bytes."""
        return self.chunks * self.rows * _ROW

    def at(self, lane: int, word: int) -> int:
        """Where a lane has one of its registers."""
        row, block, group = self.held.place(lane)
        if self.is_paired:
            upper, lower = divmod(group, self.held.groups // 2)
            group = 2 * lower + upper
        chunk, place = divmod(group * self.each + word, _CHUNK)
        return (chunk * self.rows + block * self.held.size + self.order[row]) * _ROW + place * WORD


class Results:
    """The result in shared memory: successive registers of a lane next to each other, for as many lanes and registers as fit at once."""

    def __init__(self, tiles: Tiles, lanes: int) -> None:
        self.lanes = lanes
        self.where = {place: (lane, item) for item, row in enumerate(tiles.places) for lane, place in enumerate(row)}
        first = sorted(
            (item // _CHUNK, lane, item % _CHUNK, row)
            for (row, column, block), (lane, item) in self.where.items()
            if not column and not block
        )
        self.rows = [row for *_, row in first]
        """The rows of a block in the order in which lanes have them."""
        self.chunks = 2 * THREADS // lanes
        """Runs of a lane's registers at once."""
        # Those that a half of a warp writes at once are in different banks.
        apart = first[_CHUNK][1] // _LANES
        self.stride = _LANES * _ROW + 64 // apart
        self.size = self.lanes // _LANES * self.chunks * self.stride

    def at(self, lane: int, item: int) -> int:
        """Where a lane finds an item."""
        chunk = item // _CHUNK % self.chunks
        return (
            lane % _LANES * _ROW + (lane // _LANES + self.lanes // _LANES * chunk) * self.stride + item % _CHUNK * WORD
        )

    def of_threads(self, row: int, column: int, block: int) -> Callable[[int], int]:
        """Where threads put the two items that ``mma`` gives them of one column; ``row`` counts as :attr:`rows` does."""

        def at(thread: int) -> int:
            across, pair = divmod(thread, 4)
            rows = self.rows[row + 2 * pair : row + 2 * pair + 2]
            first, second = (self.at(*self.where[one, column + across, block]) for one in rows)
            assert second == first + WORD
            return first

        return at


_results = lru_cache(maxsize=64)(Results)
_Tile = tuple[int, int, int]
_Sums = dict[_Tile, list[Uniform]]
"""What each ``mma`` gives."""
_Fragments = dict[tuple[Panel, tuple[str, ...]], list[Uniform]]
"""The registers that ``mma`` takes, by how and which registers of lanes they were."""


class _Multiplication:
    """One product on its way."""

    def __init__(self, b: PtxImages, tiles: Tiles) -> None:
        self.b, self.tiles = b, tiles
        self.results = results = _results(tiles, b.lanes)
        order = tuple(results.rows.index(row) for row in range(tiles.left.size))
        is_paired = all(side.groups > 1 and side.lanes == 2 * THREADS for side in (tiles.left, tiles.right))
        self.panels = (
            Panel(tiles.left, order, is_paired),
            Panel(tiles.right, tuple(range(tiles.right.size)), is_paired),
        )
        self.starts = 0, self.panels[0].size
        self.size = max(sum(panel.size for panel in self.panels), results.size)
        self.zero: Uniform = b.made(I32, Uniform, "mov.b32 {}, 0")
        self.places: dict[tuple[int, ...], Uniform] = {}
        """What threads add to the start of their warp's piece, by what the bits of their numbers add."""

    def fresh(self) -> _Sums:
        """Registers for sums."""
        type_ = I32 if self.tiles.is_integer else F32
        return {tile: [self.b.fresh(type_, Uniform) for _ in range(4)] for tile in _tiles(self.tiles)}

    def add(self, sides: Sequence[Sequence[Lane]], known: _Fragments, before: _Sums | None, sums: _Sums) -> None:
        """Add the product to sums, in other or the same registers. ``known`` is what earlier products have loaded."""
        for step in range(self.panels[0].steps):
            given = [
                words[step * panel.each : (step + 1) * panel.each]
                for panel, words in zip(self.panels, sides, strict=True)
            ]
            keys = [
                (panel, tuple(word.data for word in words)) for panel, words in zip(self.panels, given, strict=True)
            ]
            missing = [n for n in (0, 1) if keys[n] not in known]
            if missing:
                self._wait()
                for n in missing:
                    self._store(self.panels[n], given[n], self.starts[n])
                self._wait()
            known |= {keys[n]: self._load(self.panels[n], self.starts[n]) for n in missing}
            fragments = [known[key] for key in keys]
            for tile, made in sums.items():
                self._multiply(fragments, tile, before[tile] if before else [self.zero] * 4, made)
            before = sums

    def _wait(self) -> None:
        self.b.do(f"bar.warp.sync {WARP}")

    # Shared memory

    def _place(self, at: Callable[[int], int], count: int = THREADS, start: int = 0) -> str:
        """What each thread accesses, in bytes from the start of the warp's piece: a sum of what each bit of its number adds."""
        b, first = self.b, at(0)
        adds = tuple(at(1 << bit) - first for bit in range((count - 1).bit_length()))
        assert all(at(t) - first == sum(add for bit, add in enumerate(adds) if t >> bit & 1) for t in range(count))
        if adds not in self.places:
            found, own = Uniform(I32, f"%{TILES}"), b.thread_ids()
            for mask, shift, factor in _runs(adds):
                part = own if mask == THREADS - 1 else b.and_(own, mask)
                part = b.lshr(part, shift) if shift else part
                found = b.add(found, b.mul(part, factor) if factor > 1 else part)
            self.places[adds] = found
        return f"[{self.places[adds].data}+{start + first}]"

    def _store(self, panel: Panel, words: Sequence[Lane], start: int) -> None:
        """Registers of lanes into shared memory."""
        missing = [self.zero] * (panel.each - len(words))
        rows = [[*map(self._named, half), *missing] for half in zip(*map(self.b.halves, words), strict=True)]
        if panel.is_paired and 2 * panel.each <= _CHUNK:
            rows = [rows[0] + rows[1]]
        for first, row in zip(range(0, self.b.lanes, THREADS), rows, strict=False):
            count = min(panel.held.lanes - first, THREADS)
            if count <= 0:
                return
            guard = self._guard(count)
            for n in range(0, len(row), _CHUNK):
                place = self._place(lambda t, word=n, first=first: panel.at(first + t, word), count, start)  # type: ignore[misc]
                self._put(guard, place, row[n : n + _CHUNK])

    def _guard(self, count: int) -> str:
        """What an instruction begins with that is for the first threads."""
        if count == THREADS:
            return ""
        return f"@{self.b.made(I1, Uniform, f'setp.lt.u32 {{}}, {self.b.thread_ids().data}, {count}').data} "

    def _put(self, guard: str, place: str, words: Sequence[Uniform]) -> None:
        count = f".v{len(words)}" if len(words) > 1 else ""
        self.b.do(f"{guard}st.shared{count}.b32 {place}, {_several(words) if count else words[0].data}")

    def _named(self, word: Uniform) -> Uniform:
        """A number in a register: constants cannot be stored together."""
        if word.data.startswith("%"):
            return word
        found: Uniform = self.b.made(I32, Uniform, f"mov.b32 {{}}, {word.data}")
        return found

    def _load(self, panel: Panel, start: int) -> list[Uniform]:
        """The registers that ``mma`` takes: of each part along K eight rows after the other."""
        found = list[Uniform]()
        while left := panel.size // _MATRIX - len(found):
            made = [self.b.fresh(I32, Uniform) for _ in range(min(left, 4))]
            place = self._place(lambda t: t * _ROW, start=start + len(found) * _MATRIX)
            self.b.do(f"ldmatrix.sync.aligned.m8n8.x{len(made)}.shared.b16 {_several(made)}, {place}")
            found += made
        return found

    # Tensor cores

    def _multiply(
        self, fragments: Sequence[Sequence[Uniform]], tile: _Tile, before: Sequence[Uniform], made: Sequence[Uniform]
    ) -> None:
        tiles, (row, column, block) = self.tiles, tile
        firsts = tiles.left_blocks[block] * tiles.left.size + row, block * tiles.right.size + column
        left, right = (
            [
                fragment[(chunk * panel.rows + first) // _WIDTH + n]
                for chunk in range(panel.chunks)
                for n in range(count)
            ]
            for panel, fragment, first, count in zip(self.panels, fragments, firsts, (1, 2), strict=True)
        )
        types = (
            f"s32.{tiles.right.kind}.{tiles.left.kind}.s32"
            if tiles.is_integer
            else f"f32.{tiles.right.kind}.{tiles.left.kind}.f32"
        )
        deep = _CHUNK * DEPTHS[tiles.right.kind] * self.panels[0].chunks
        operands = ", ".join(map(_several, (made, right, left, before)))
        self.b.do(f"mma.sync.aligned.m16n8k{deep}.row.col.{types} {operands}")

    # Results

    def items(self, sums: _Sums) -> list[Lane]:
        """The result as lanes have it."""
        results, found = self.results, list[Lane]()
        each = _CHUNK * results.chunks
        for first in range(0, len(self.tiles.places), each):
            self._wait()
            for (row, column, block), words in sums.items():
                for n in (0, 1):
                    at = results.of_threads(row, column + _WIDTH * n, block)
                    if results.where[results.rows[row], column, block][1] // each == first // each:
                        self._put("", self._place(at), words[2 * n : 2 * n + 2])
            self._wait()
            for item in range(first, first + each, _CHUNK):
                found += self._take(item)
        return found

    def _take(self, item: int) -> list[Lane]:
        """Some successive items of lanes."""
        made = [self.b.fresh(I32 if self.tiles.is_integer else F32, Lane) for _ in range(_CHUNK)]
        for half, words in enumerate(zip(*map(self.b.halves, made), strict=True)):
            place = self._place(lambda t, first=half * THREADS: self.results.at(first + t, item))  # type: ignore[misc]
            self.b.do(f"ld.shared.v4.b32 {_several(words)}, {place}")
        return made


class PtxTiles(PtxImages):
    """Multiplies by tensor cores."""

    tile_bytes = 0
    """Shared memory that a warp needs for it."""

    def __init__(self, mode: Mode, lanes: int = THREADS) -> None:
        super().__init__(mode, lanes)
        self._fragments: _Fragments = {}
        self.accumulator: Accumulator | None = None
        """What the instruction that is carried out adds to, if there."""
        self.has_sum = False
        """Whether there is a sum for it already."""
        self._of_accumulators: dict[Accumulator, _Sums] = {}

    def begin_block(self) -> None:
        self._fragments.clear()
        super().begin_block()

    def multiplied(self, tiles: Tiles, left: Sequence[Lane], right: Sequence[Lane]) -> list[Lane]:
        one = self._begun(tiles)
        sums = one.fresh()
        one.add((left, right), self._fragments, None, sums)
        return one.items(sums)

    def accumulated(self, tiles: Tiles, left: Sequence[Lane], right: Sequence[Lane]) -> bool:
        if self.accumulator is None:
            return False
        assert tiles == self.accumulator.tiles
        one, sums = self._begun(tiles), self._sum_of(self.accumulator)
        one.add((left, right), self._fragments, sums if self.has_sum else None, sums)
        return True

    def _begun(self, tiles: Tiles) -> _Multiplication:
        self.flush()
        self.generation = max(self.generation, 10 * TENSOR_CORES_SINCE)
        one = _Multiplication(self, tiles)
        self.tile_bytes = max(self.tile_bytes, one.size)
        return one

    def _sum_of(self, accumulator: Accumulator) -> _Sums:
        """The registers of a sum, which are the same everywhere."""
        if accumulator not in self._of_accumulators:
            self._of_accumulators[accumulator] = _Multiplication(self, accumulator.tiles).fresh()
        return self._of_accumulators[accumulator]

    def begin_sum(self, accumulator: Accumulator) -> None:
        """Have a sum be zero."""
        for words in self._sum_of(accumulator).values():
            for word in words:
                self.do(f"mov.b32 {word.data}, 0")

    def settled(self, accumulator: Accumulator) -> list[Lane]:
        """The sum as lanes have it."""
        return self._begun(accumulator.tiles).items(self._sum_of(accumulator))


def _tiles(tiles: Tiles) -> Iterator[_Tile]:
    """The first row, in the order of the results, the first column, and the block of each ``mma``."""
    for block in range(len(tiles.left_blocks)):
        for column in range(0, tiles.right.size, _HEIGHT):
            for row in range(0, tiles.left.size, _WIDTH):
                yield row, column, block


def _runs(adds: Sequence[int]) -> list[tuple[int, int, int]]:
    """Bits of a number as masks, how far the number under a mask is shifted to the right, and what it is multiplied by then, so that
    each bit adds what it is to."""
    found: dict[Fraction, int] = {}
    for bit, add in enumerate(adds):
        if add:
            factor = Fraction(add, 1 << bit)
            found[factor] = found.get(factor, 0) | 1 << bit
    return [(mask, factor.denominator.bit_length() - 1, factor.numerator) for factor, mask in found.items()]


def _several(words: Sequence[Uniform]) -> str:
    return f"{{{', '.join(word.data for word in words)}}}"
