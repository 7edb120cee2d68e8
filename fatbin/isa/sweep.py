"""Surveys many runs of code at once, with numpy: the same tables as :class:`.decode.Decoder`, but no object for each instruction.

Only code in which all is as it should be gets an answer. What is wrong with the rest, the decoder finds out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from ..records import NamedTuple
from .decode import Decoder
from .encodings import CROOKED, END, FILES, INVALID, LITERAL, LONGEST, NAME, NAME_BITS, OTHERWISE, Encodings
from .model import Reach
from .reach import reach

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from .instruction import Decoded

Numbers = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]

_WINDOW = 1 << 15
"""How many words are looked at in one go: what is computed of them stays in the processor's cache."""
_AT_ONCE = 1 << 17
"""Words of several runs of code that are read together."""
_MOST_RUNS = 1 << 8
"""How many runs of code are read together at most."""
LONGEST_RUN = 1 << 20
"""Words of the longest run of code that is read in this way: memory is bounded."""
_MOST_ROUNDS = 64
"""Steps in all runs at once, after which instructions are followed one by one."""


class Swept(NamedTuple):
    """What is in a run of code whose instructions are all known, and whose control stays inside: what must be there
    for it, the rows of its encodings as bits, and where the first instruction is after which control may go elsewhere."""

    needs: Reach
    rows: int
    first_turn: int


class Sweep:
    """Reads code for one decoder. ``padding`` names the instructions that are no end although they stop a wave."""

    def __init__(self, decoder: Decoder, padding: Collection[str]) -> None:
        self._decoder, self._encodings = decoder, Encodings(decoder.isa, padding)

    def sweep(self, codes: list[bytes]) -> Iterator[Swept | None]:
        """What is in each run of code, in their order; None for those that have to be looked at more closely."""
        batch: list[bytes | None] = []
        room = _AT_ONCE
        for code in codes:
            words = len(code) >> 2
            if batch and (words > room or len(batch) == _MOST_RUNS):
                yield from self._batch(batch)
                batch, room = [], _AT_ONCE
            batch.append(code if words and not len(code) & 3 and words <= LONGEST_RUN else None)
            room -= words
        yield from self._batch(batch)

    def _batch(self, batch: list[bytes | None]) -> Iterator[Swept | None]:
        codes = [code for code in batch if code is not None]
        found = iter(_Batch(self._decoder, self._encodings, codes).found() if codes else ())
        for code in batch:
            yield None if code is None else next(found)


class _Batch:
    """Runs of code, each followed by zeros, so that no instruction of one sees another's bytes."""

    def __init__(self, decoder: Decoder, table: Encodings, codes: list[bytes]) -> None:
        self._decoder, self._table, self._codes = decoder, table, codes
        lengths = np.array([len(code) >> 2 for code in codes], np.int64)
        self._starts = np.concatenate(([0], np.cumsum(lengths + LONGEST)[:-1]))
        self._ends = self._starts + lengths
        self._words = np.frombuffer(bytes(4 * LONGEST).join([*codes, b""]), "<u4").astype(np.int64)
        self._size = len(self._words)
        self._rows, self._steps = np.full(self._size, -1, np.int64), np.ones(self._size, np.uint8)
        self._otherwise: dict[int, Decoded] = {}

    def found(self) -> list[Swept | None]:
        """What is in each run."""
        for start in range(0, self._size - LONGEST, _WINDOW):
            self._decode(np.arange(start, min(start + _WINDOW, self._size - LONGEST)))
        for word in range(LONGEST):
            self._steps[self._ends + word] = 1
        places, owners, firsts = self._followed()
        rows, steps = self._rows[places], self._steps[places]
        is_wrong = np.zeros(len(self._codes), bool)
        is_wrong[owners[(rows < 0) | (places + steps > self._ends[owners])]] = True
        rows[rows < 0] = self._table.any_row
        self._table.prepare(rows)
        turns = self._turns(is_wrong, places, owners, rows)
        is_wrong |= ~self._table.is_turn[rows[np.append(firsts[1:], len(places)) - 1]]
        met = self._met(owners, rows)
        needs, packed = self._needs(places, owners, rows, met), np.packbits(met, axis=1, bitorder="little")
        return [
            None if wrong else Swept(Reach(*need), int.from_bytes(bits, "little") << 1, turn)
            for wrong, need, bits, turn in zip(is_wrong.tolist(), needs, packed, turns, strict=True)
        ]

    def _decode(self, at: Numbers) -> None:
        """The rows and lengths of what may begin at words, whether anything does or not."""
        table, words = self._table, self._words
        choice = table.choices_of(words[at])
        while len(at):
            rows = table.candidates[choice]
            some = np.flatnonzero(rows >= 0)
            at, choice, rows = at[some], choice[some], rows[some]
            matches = words[at] & table.masks[0][rows] == table.values[0][rows]
            for word in range(1, table.most_fixed):
                matches &= words[at + word] & table.masks[word][rows] == table.values[word][rows]
            hits, misses = np.flatnonzero(matches), np.flatnonzero(~matches)
            invalid = hits[self._try(at[hits], rows[hits])]
            # Of each of LLVM's tables at most one encoding is tried.
            choice = np.concatenate((choice[misses] + 1, table.next_table[choice[invalid]]))
            at = np.concatenate((at[misses], at[invalid]))

    def _try(self, at: Numbers, rows: Numbers) -> Numbers:
        """Notes the instructions whose fields are valid; which of them are none of these encodings after all."""
        table = self._table
        table.prepare(rows)
        flags = table.flags[rows]
        for which, meanings in table.fields(table.checked, self._words, at, rows):
            flags[which] |= meanings
        undecided = flags & (INVALID | OTHERWISE)
        if undecided.any():
            self._decode_otherwise(at[undecided & OTHERWISE != 0])
            good = np.flatnonzero(undecided == 0)
            at, rows, flags = at[good], rows[good], flags[good]
        self._rows[at] = rows
        self._steps[at] = table.steps[rows] + ((flags & LITERAL != 0) & table.takes_literal[rows])
        return np.flatnonzero(undecided == INVALID)

    def _decode_otherwise(self, places: Numbers) -> None:
        """What the arrays do not say: the decoder does."""
        owners = np.searchsorted(self._starts, places, "right") - 1
        for place, owner in zip(places.tolist(), owners.tolist(), strict=True):
            offset = (place - int(self._starts[owner])) * 4
            decoded = self._decoder.one(self._codes[owner], offset)
            if decoded:
                self._otherwise[place] = decoded
                self._rows[place] = decoded.form.row if decoded.form else -1
                self._steps[place] = decoded.step

    def _followed(self) -> tuple[Numbers, Numbers, Numbers]:
        """Where instructions begin, the runs they are in, and which is the first of each run.

        At a word that no instruction before it can reach into, one begins; from those words on they are followed, in
        all places at once.
        """
        steps = self._steps
        begins = np.ones(self._size, bool)
        for back in range(1, int(steps.max())):
            begins[back:] &= steps[:-back] <= back
        at = np.flatnonzero(begins)
        for _ in range(_MOST_ROUNDS):
            at = at + steps[at]
            at = at[at < self._size]
            at = at[~begins[at]]
            begins[at] = True
            if not len(at):
                break
        self._follow(begins, at.tolist())
        for word in range(LONGEST):
            begins[self._ends + word] = False
        self._begins, places = begins, np.flatnonzero(begins)
        return places, np.searchsorted(self._starts, places, "right") - 1, np.searchsorted(places, self._starts)

    def _follow(self, begins: Flags, waiting: list[int]) -> None:
        """The rest, one by one: where instructions of several words follow each other without an end."""
        steps = self._steps.tobytes()
        for at in waiting:
            at += steps[at]
            while at < self._size and not begins[at]:
                begins[at] = True
                at += steps[at]

    def _turns(self, is_wrong: Flags, places: Numbers, owners: Numbers, rows: Numbers) -> list[int]:
        """Marks the runs out of which control leads; where the first turn of each is, in bytes."""
        table = self._table
        turns = np.flatnonzero(table.is_turn[rows])
        places, owners, rows = places[turns], owners[turns], rows[turns]
        starts, ends, after = self._starts[owners], self._ends[owners], places + self._steps[places]
        distance = (self._words[places] & 0xFFFF ^ 0x8000) - 0x8000
        target = np.where(table.jumps[rows], after + distance, places)
        wrong = table.is_padding[rows] | (table.goes_on[rows] & (after >= ends)) | (target < starts) | (target >= ends)
        wrong |= ~self._begins[np.where(wrong, places, target)]
        is_wrong[owners[wrong]] = True
        first = np.searchsorted(owners, np.arange(len(self._codes)))
        turn = np.append(places, 0)[first] - self._starts
        return [at * 4 for at in turn.tolist()]

    def _needs(self, places: Numbers, owners: Numbers, rows: Numbers, met: Flags) -> Iterator[list[int]]:
        """What must be there for each run: the largest of each number of a :class:`Reach`."""
        table, count = self._table, len(self._codes)
        named = np.zeros((count, len(FILES) + 1, END + 1), bool)
        crooked, scratch = np.zeros(count, bool), np.zeros(count, bool)
        scratch |= met[:, table.is_scratch].any(axis=1)
        by_number = named.reshape(-1)
        for which, meanings in table.fields(table.named, self._words, places, rows):
            by_number[(owners[which] << NAME_BITS) + (meanings & NAME)] = True
            is_crooked = meanings & CROOKED != 0
            if is_crooked.any():
                crooked[owners[which][is_crooked]] = True
        most = [self._last(named[:, file]) for file in FILES]
        most += [scratch.astype(np.int64), crooked.astype(np.int64), self._shared(places, owners, rows)]
        for place, decoded in self._otherwise.items():
            if self._begins[place]:
                owner = np.searchsorted(self._starts, place, "right") - 1
                for have, need in zip(most, reach(decoded), strict=True):
                    have[owner] = max(int(have[owner]), need)
        return map(list, zip(*(have.tolist() for have in most), strict=True))

    @staticmethod
    def _last(is_named: Flags) -> Numbers:
        """The largest number that is marked for each run; 0 for none."""
        width = is_named.shape[1]
        last: Numbers = width - 1 - np.argmax(is_named[:, ::-1], axis=1)
        last[~is_named.any(axis=1)] = 0
        return last

    def _shared(self, places: Numbers, owners: Numbers, rows: Numbers) -> Numbers:
        """How many bytes of LDS constant offsets reach in each run."""
        table = self._table
        shared = np.flatnonzero(table.lds_units[rows])
        rows, words = rows[shared], self._words[places[shared]]
        narrow = np.maximum(words & 0xFF, words >> 8 & 0xFF)
        offsets = np.where(table.has_two_offsets[rows], narrow, words & 0xFFFF)
        most = np.zeros(len(self._codes), np.int64)
        np.maximum.at(most, owners[shared], 1 + table.lds_units[rows] * offsets)
        return most

    def _met(self, owners: Numbers, rows: Numbers) -> Flags:
        """The rows that each run has instructions of."""
        met = np.zeros((len(self._codes), len(self._table.flags)), bool)
        met[owners, rows] = True
        return met
