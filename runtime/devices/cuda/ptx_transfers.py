"""The tensor data mover in PTX: the lanes of a wave share the elements of a tile among them.

Of each plane of a tile, which has its two inner dimensions, lane n moves the elements n, n + 32, ...; of one that is stored, those of
each row. The other dimensions, and iterations, are loops of the whole wave. EXEC does not count, and addresses need not be aligned: a descriptor promises nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import reduce

from ....fatbin.records import NamedTuple, dataclass
from ...isa.builder import Address, Space
from ...isa.transfer import DIMENSIONS, Refusal, Transfer
from ...isa.values import I1, I8, I16, I32, I64, Lane, Mask, Uniform
from .ptx_memory import PtxMemory
from .ptx_stops import stop
from .ptx_text import STATUS, WARP
from .status import STOP, Why

_TYPES = (I8, I16, I32, I64)
"""What an element is moved as; each is twice as large as the one before."""
_PLANE = 2
"""The dimensions that lanes share."""
_ITERATED = 3
"""What iterates has as many dimensions at most; else it was refused."""
_BEYOND = 1 << 40
"""Stands for all numbers that are so large: they are past the end of LDS, and products of them have room."""
_LAST = (1 << 32) - 8
"""An offset in LDS that no element has room at; it stands for those that have more than 32 bits."""


@dataclass(frozen=True)
class _Tile:
    """A transfer, and what follows from it."""

    asked: Transfer
    is_store: bool
    extents: tuple[Uniform, ...]
    """How many elements are visited along each dimension. A store visits those alone that are in the tensor; of rows that are
    gathered it visits all."""
    pitches: tuple[Uniform, ...]
    """Bytes from one element to the next in LDS along each dimension, where there are no gaps."""


class _Plane(NamedTuple):
    """What the wave knows of the elements that it moves next, but for their place along the two inner dimensions."""

    lds: Uniform
    """Where the iteration begins in LDS."""
    at: Uniform
    """How many bytes of elements come before."""
    memory: Uniform
    is_past: Uniform
    """Whether a load that goes on past LDS has got there; it is written on the way."""
    is_inside: Uniform | None = None
    """Whether they are in the tensor; None where they are."""


class PtxTransfers(PtxMemory):
    """The operation of the tensor data mover."""

    def move_tile(self, transfer: Transfer, *, is_store: bool) -> None:
        self.flush()
        self._refuse(transfer)
        before, self.alignment, self.is_of_wave = self.alignment, 1, True
        self._alignments.clear()
        tile, end = self._tile(transfer, is_store=is_store), self.label()
        self.do(f"bar.warp.sync {WARP}")  # what a lane has written to LDS another one stores
        self.do(f"@{self._is_empty(tile).data} bra.uni {end}")
        with self._turns(transfer.iterations) as number:
            lds = self.add(transfer.lds, self.mul(number, transfer.lds_increment))
            memory = self.add(transfer.memory, self.mul(number, transfer.memory_increment))
            after, is_past = self.label(), self.made(I1, Uniform, "setp.ne.u32 {}, 0, 0")
            self._move(tile, DIMENSIONS - 1, _Plane(lds, self.uniform(I64, 0), memory, is_past), after)
            self.put(after)
        self.put(end)
        # It is done when the instruction is: who sees an arrival sees the elements, and of a store others than the workgroup do.
        self.do("membar.gl" if is_store else "membar.cta")
        self.do(f"bar.warp.sync {WARP}")
        self._alignments.clear()
        self.alignment, self.is_of_wave = before, False

    # What is not carried out

    def _refuse(self, transfer: Transfer) -> None:
        """End the wave where it is not carried out."""
        reason: Uniform = self.made(I64, Uniform, f"mov.b64 {{}}, {transfer.refused.data}")
        self._look_for_doubts(transfer, reason)
        stopped = self.label()
        self.do(f"@{self.icmp('ne', reason, 0).data} bra.uni {stopped}")
        lines, self.lines = self.lines, [f"{stopped}:"]
        self.do(f"st.relaxed.sys.global.b32 [{STATUS}+{STOP}], 1")
        stop(self, Why.TENSOR, self.site, reason)
        self.cold += self.lines
        self.lines = lines

    def _look_for_doubts(self, transfer: Transfer, reason: Uniform) -> None:
        """Refuse what iterates where it is not known which elements later iterations move: each lane looks at some of them."""
        after = self.label()
        is_plain = self.or_(self.icmp("ne", reason, 0), self.icmp("ule", transfer.iterations, 1))
        self.do(f"@{is_plain.data} bra.uni {after}")
        with self._turns(transfer.iterations, self.lanes) as first:
            number = self.add(self.broadcast(first), self.zext(self.lane_ids(), I64))
            is_doubtful = self.and_(self._is_doubtful(transfer, number), self.icmp("ult", number, transfer.iterations))
            self.do(f"@{self.any(is_doubtful).data} mov.b64 {reason.data}, {int(Refusal.ITERATED_BOUNDS)}")
        self.put(after)

    def _is_doubtful(self, transfer: Transfer, number: Lane) -> Mask:
        """Whether bounds may go on from where the first iteration begins, or begin anew: that counts along any dimension."""
        rest, found = self.mul(number, transfer.memory_increment), []
        for n in reversed(range(_ITERATED)):
            stride, counts = transfer.stride[n], self.icmp("ult", self.uniform(I64, n), transfer.rank)
            is_odd = self.icmp("eq", stride, 0)
            if n:
                is_odd = self.or_(is_odd, self.icmp("ult", stride, transfer.stride[n - 1]))
            along = self._divided(rest, self.umax(stride, 1))
            leaves = self.icmp("ugt", self.add(along, transfer.tile[n]), transfer.tensor[n])
            leaves = self.or_(self.and_(leaves, self.icmp("ne", along, 0)), is_odd)
            found.append(self.and_(self.and_(leaves, self.icmp("ne", rest, 0)), counts))
            rest = self.select(counts, self.sub(rest, self.mul(along, stride)), rest)
        doubtful: Mask = reduce(self.or_, found)
        return doubtful

    # What is moved

    def _tile(self, transfer: Transfer, *, is_store: bool) -> _Tile:
        extents = list(transfer.tile)
        if is_store:
            gathers = self.icmp("ne", transfer.index_bits, 0)
            extents = [self.umin(*pair) for pair in zip(transfer.tile, transfer.tensor, strict=True)]
            extents[1] = self.select(gathers, transfer.tile[1], extents[1])
        pitches = [transfer.size]
        for extent in transfer.tile[:-1]:
            pitches.append(self.umin(self.mul(pitches[-1], extent), _BEYOND))
        return _Tile(transfer, is_store, tuple(extents), tuple(pitches))

    def _is_empty(self, tile: _Tile) -> Uniform:
        """Whether no element is visited."""
        found: Uniform = reduce(self.or_, (self.icmp("eq", extent, 0) for extent in tile.extents))
        return found

    @contextmanager
    def _turns(self, count: Uniform, step: int = 1) -> Iterator[Uniform]:
        """A loop of the whole wave: gives the numbers below a count, or one of ``step`` of them."""
        number: Uniform = self.made(I64, Uniform, "mov.b64 {}, 0")
        again, after = self.label(), self.label()
        self.put(again)
        self.do(f"@{self.icmp('uge', number, count).data} bra.uni {after}")
        yield number
        self.flush()
        self.do(f"add.s64 {number.data}, {number.data}, {step}")
        self.do(f"bra.uni {again}")
        self.put(after)

    def _move(self, tile: _Tile, last: int, plane: _Plane, after: str) -> None:
        """Move the elements of the dimensions up to one; a load that is past LDS, and may be, goes on at a label."""
        if last < _PLANE:
            self._move_plane(tile, plane, after)
            return
        with self._turns(tile.extents[last]) as number:
            at = self.add(plane.at, self.mul(number, tile.pitches[last]))
            memory = self.add(plane.memory, self.mul(number, tile.asked.stride[last]))
            is_inside = plane.is_inside
            if not tile.is_store:
                is_in = self.icmp("ult", number, tile.asked.tensor[last])
                is_inside = is_in if is_inside is None else self.and_(is_inside, is_in)
            self._move(tile, last - 1, plane._replace(at=at, memory=memory, is_inside=is_inside), after)

    def _move_plane(self, tile: _Tile, plane: _Plane, after: str) -> None:
        """Move the elements of the two inner dimensions. Of those that a store moves to one place the last one stays there: it moves no
        elements of two rows at once."""
        length, rows = (self.trunc(extent, I32) for extent in tile.extents[:_PLANE])
        pitch = self.and_(self.add(length, self.lanes - 1), -self.lanes & 0xFFFFFFFF) if tile.is_store else length
        count = self.mul(pitch, rows)  # the length and the number of rows have 16 bits each
        with self._turns(self.zext(count, I64), self.lanes) as first:
            if self.is_lenient and not tile.is_store:
                self._leave_past_lds(tile, plane, first, after)
            number = self.add(self.broadcast(self.trunc(first, I32)), self.lane_ids())
            row = self.made(I32, Lane, f"div.u32 {{}}, {number.data}, {pitch.data}")
            column = self.sub(number, self.mul(row, pitch))
            where = self.and_(self.icmp("ult", number, count), self.icmp("ult", column, length))
            self._move_elements(tile, plane, (self.zext(column, I64), self.zext(row, I64)), where)
            if tile.is_store:
                self.flush()
                self.do(f"bar.warp.sync {WARP}")

    def _leave_past_lds(self, tile: _Tile, plane: _Plane, first: Uniform, after: str) -> None:
        """Go on elsewhere if what came before was all past LDS. The first elements that are there are moved as others are: so it is
        noted that there are some."""
        self.do(f"@{plane.is_past.data} bra.uni {after}")
        at = self._with_gaps(tile, plane, self.add(plane.at, self.mul(first, tile.asked.size)))
        low = self.trunc(self.umin(at, _LAST), I32)
        self.do(f"setp.ge.u32 {plane.is_past.data}, {low.data}, {self._limit(Space.LDS, 1)}")

    def _move_elements(self, tile: _Tile, plane: _Plane, position: Sequence[Lane], where: Mask) -> None:
        """Move an element of each lane."""
        asked, (column, row) = tile.asked, position
        at = self.broadcast(plane.at)
        for one, pitch in zip(position, tile.pitches, strict=False):
            at = self.add(at, self.mul(one, pitch))
        lds = self.trunc(self.umin(self._with_gaps(tile, plane, at), _LAST), I32)
        row = self._gathered(asked, row)
        memory = self.broadcast(plane.memory)
        for one, stride in zip((column, row), asked.stride, strict=False):
            memory = self.add(memory, self.mul(one, stride))
        is_inside = self.and_(where, self.icmp("ult", row, asked.tensor[1]))
        is_inside = self.and_(is_inside, self.icmp("ult", column, asked.tensor[0]))
        if plane.is_inside is not None:
            is_inside = self.and_(is_inside, plane.is_inside)
        done = self.label()
        for number, type_ in enumerate(_TYPES):
            other = done if type_ is _TYPES[-1] else self.label()
            self.do(f"@{self.icmp('ne', asked.size, 1 << number).data} bra.uni {other}")
            self._alignments.clear()
            source, target = (Space.GLOBAL, Address(memory)), (Space.LDS, Address(lds))
            if tile.is_store:
                source, target = target, source
            value = self.load(*source, type_, is_inside)
            self.store(*target, value, is_inside if tile.is_store else where)
            self.do(f"bra.uni {done}")
            if other != done:
                self.put(other)
        self.put(done)

    def _with_gaps(self, tile: _Tile, plane: _Plane, at: Lane | Uniform) -> Lane | Uniform:
        """Where an element is in LDS; ``at`` is how many bytes of elements come before it."""
        asked = tile.asked
        at = self.umin(at, _BEYOND)
        found: Lane | Uniform = self.add(at, plane.lds)
        if tile.is_store:  # which leaves none
            return found
        never = self.icmp("eq", asked.interval, 0)
        gaps = self._divided(at, self.select(never, self.uniform(I64, _BEYOND + 1), asked.interval))
        return self.add(found, self.mul(gaps, asked.padding))  # type: ignore[no-any-return]

    def _gathered(self, transfer: Transfer, row: Lane) -> Lane:
        """The positions of rows along the second dimension."""
        found: Lane = self.made(I64, Lane, f"mov.b64 {{}}, {row.data}")
        after = self.label()
        self.do(f"@{self.icmp('eq', transfer.index_bits, 0).data} bra.uni {after}")
        is_short = self.icmp("eq", transfer.index_bits, 16)
        number = self.select(is_short, self.lshr(row, 1), row)
        word = self.broadcast(self.uniform(I64, 0))
        for n, index in enumerate(transfer.indices):
            word = self.select(self.icmp("eq", number, n), self.broadcast(index), word)
        half = self.and_(self.lshr(word, self.shl(self.and_(row, 1), 4)), 0xFFFF)
        self.do(f"mov.b64 {found.data}, {self.select(is_short, half, word).data}")
        self.put(after)
        return found

    def _divided(self, x: Lane | Uniform, by: Uniform) -> Lane | Uniform:
        found: Lane | Uniform = self.made(I64, type(x), f"div.u64 {{}}, {x.data}, {by.data}")
        return found
