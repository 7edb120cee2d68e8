"""Functions of device code, with what is needed to follow values through them: which lanes' registers are read later."""

from __future__ import annotations

from ....fatbin.records import replace
from ..flow.lift import Fetch, lift
from ..flow.liveness import keys
from ..flow.regions import ALL_LANES, Block, Key, Region, backwards, renamed
from ..operations import Does, kind_of
from .registers import VECTORS

_Live = dict[Key, frozenset[int]]

_RETURNS_TO: list[Key] = [("s", 30), ("s", 31)]
"""Where compilers' functions return to; they go on in other code through other registers."""
_SAVES_ALL = ("s_or_saveexec_b64", "s_or_saveexec_b32")
_SAVES_OTHERS = ("s_xor_saveexec_b64", "s_xor_saveexec_b32")
_RESTORES = ("s_mov_b64", "s_mov_b32")
"""Operations that make all lanes active, or those that are not, and save which were; and those that restore them."""


class Function:
    """The code that a call reaches."""

    def __init__(self, entry: int, fetch: Fetch, most: int) -> None:
        self.region: Region = lift(entry, fetch, most)
        self._whole = frozenset[int]().union(*[_restored(self.region, block) for block in self.region])
        """The instructions before which code has made all lanes active."""
        self.reads: dict[Key, bool] = {}
        """What it reads of its caller, and of vector registers whether of other lanes than the active ones too."""
        self._calls: dict[int, dict[Key, bool]] = {}
        """By block that ends with a call, the same of the function that it calls."""
        self._returned: frozenset[Key] = frozenset()
        """The vector registers that are read of it where it has been called."""
        self.kept: dict[int, list[frozenset[Key]]] = {}
        """By block, for each instruction the vector registers that keep, if it writes them, something that is read later."""
        self._look()

    def learn(self, block: Block, reads: dict[Key, bool]) -> bool:
        """A block calls a function that reads these; returns whether that is new."""
        if self._calls.get(block.start) == reads:
            return False
        self._calls[block.start] = reads
        self._look()
        return True

    def learn_returned(self, read: frozenset[Key]) -> None:
        """Where the function is called, these vector registers are read after it."""
        if not read <= self._returned:
            self._returned |= read
            self._look()

    def read_after_call(self, block: Block) -> frozenset[Key]:
        """The vector registers that are read after the call that a block ends with, or by who has called the function."""
        after = self.region.blocks.get(block.resumes or 0) if kind_of(block.last).does is Does.CALL else None
        live = after.live_in if after is not None else {}
        return self._returned.union(key for key in live if key[0] in VECTORS)

    def kept_by_call(self, block: Block) -> frozenset[Key]:
        """The vector registers of which lanes are read later that were not active at the call that a block ends with."""
        after = self.region.blocks.get(block.resumes or 0)
        live = {} if after is None else _into(after, block)
        return frozenset(key for key, masks in live.items() if key[0] in VECTORS and masks - {block.numbers[-1]})

    def _look(self) -> None:
        region = self.region
        everything = dict.fromkeys(region.keys, False)
        returned = {key: False for key in everything if key[0] not in VECTORS or key in self._returned}
        returning = {block.start: returned for block in region if _returns(block)}
        _find_live(region, {**self._calls, **returning}, everything, self._whole)
        self.kept = {block.start: _kept(block, self._whole) for block in region}
        passing: dict[int, dict[Key, bool]] = {
            block.start: {} for block in region if kind_of(block.last).does is Does.JUMP
        }
        into = {block.start: (block.live_out, block.live_in) for block in region}
        _find_live(region, {**self._calls, **passing}, everything, self._whole)
        first = region.blocks[region.start]
        self.reads = {key: bool(masks - {first.numbers[0]}) for key, masks in first.live_in.items()}
        for block in region:
            block.live_out, block.live_in = into[block.start]


def _returns(block: Block) -> bool:
    """Whether a function returns at the end of a block, as compilers' do."""
    return kind_of(block.last).does is Does.JUMP and keys(block.last.reads) == _RETURNS_TO


def _restored(region: Region, block: Block) -> set[int]:
    """Have the lanes that are active again after code for others the number that they had before it. Returns the
    instructions of code that is for all lanes, as compilers save and load registers with."""
    saved: dict[Key, int] = {}
    whole: set[int] = set()
    for n, (instruction, effects) in enumerate(zip(block.instructions, block.effects, strict=True)):
        name, sources = kind_of(instruction).name, keys(instruction.reads)
        begin = saved.get(sources[0]) if effects.writes_exec and name in _RESTORES and sources else None
        if begin is not None:
            block.effects[n] = replace(effects, writes_exec=False)
            if kind_of(block.instructions[begin]).name in _SAVES_ALL:
                whole |= {one.address for one in block.instructions[begin + 1 : n]}
            _rename(region, block.numbers[n + 1], block.numbers[begin])
        for key in effects.overwrites:
            saved.pop(key, None)
        operand = instruction.operand("src0")
        if name in (*_SAVES_ALL, *_SAVES_OTHERS) and operand and getattr(operand.value, "bits", 0) == -1:
            saved[effects.overwrites[0]] = n
    return whole


def _rename(region: Region, number: int, other: int) -> None:
    for block in region:
        block.numbers = [other if one == number else one for one in block.numbers]
        block.within = {made: other if one == number else one for made, one in block.within.items() if made != number}


def _find_live(
    region: Region, reads: dict[int, dict[Key, bool]], everything: dict[Key, bool], whole: frozenset[int]
) -> None:
    """Find which lanes of registers are read later. Where a function is called that reads all, or one returns, only those
    lanes are taken to be read that are active there."""
    for block in region:
        block.live_out, block.live_in = {}, {}
    is_changing = True
    while is_changing:
        is_changing = False
        for block in reversed(list(region.blocks.values())):
            out = _read_after(block, reads.get(block.start, everything)) if block.leaves else {}
            for target in (*block.successors, *(() if block.resumes is None else (block.resumes,))):
                if target in region.blocks:
                    for key, masks in _into(region.blocks[target], block).items():
                        out[key] = out.get(key, frozenset()) | masks
            *_, into = backwards(block, out, whole)
            if out != block.live_out or into != block.live_in:
                block.live_out, block.live_in = out, into
                is_changing = True


def _read_after(block: Block, keys: dict[Key, bool]) -> _Live:
    """What the code reads that a block leaves for."""
    is_own = kind_of(block.last).does in (Does.CALL, Does.JUMP)
    return {
        key: frozenset((ALL_LANES if is_whole or not is_own else block.numbers[-1],)) for key, is_whole in keys.items()
    }


def _into(target: Block, source: Block) -> _Live:
    """The live-in registers of a block as its predecessor numbers masks."""
    return renamed(target.live_in, target.numbers[0], source.numbers[-1])


def _kept(block: Block, whole: frozenset[int]) -> list[frozenset[Key]]:
    after = backwards(block, block.live_out, whole)
    found = [
        frozenset(key for key, masks in next(after).items() if key[0] in VECTORS and masks - {block.numbers[n]})
        for n in range(len(block.instructions) - 1, -1, -1)
    ]
    return found[::-1]
