"""Loads that wait for other waves: their value is loaded again and again from one place until it is what a branch waits for, and
nothing is stored in between.

A compiler loads once what a program loads so without an atomic operation. Where atomic loads look like others, these are known
to be atomic.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from ....fatbin.isa import Instruction
from ....fatbin.records import dataclass, field
from ..flow.liveness import Effects
from ..flow.regions import Block, Key, Region
from ..operations import Does, kind_of
from .origins import PRIVATE, Origin, argument

_ADDRESSES = ("vaddr", "saddr", "addr")
_NOT_LOOKED_AT = ("exec", "mode")
_WORD = 4
_PAIR = 2

_Addresses = Mapping[int, tuple[Origin, Origin]]


@dataclass
class _Quiet:
    """A block that stores nothing but in scratch memory, at known offsets, and waits for nothing."""

    block: Block
    written: set[Key] = field(default_factory=set)
    stored: set[int] = field(default_factory=set)
    """The offsets of words."""


def polled(regions: Iterable[Region], addresses: _Addresses) -> frozenset[int]:
    """The loads of functions that are so, by address."""
    return frozenset(at for region in regions for at in _polled(region, addresses))


def _polled(region: Region, addresses: _Addresses) -> Iterator[int]:
    quiet = {one.block.start: one for block in region if (one := _quiet(block, addresses)) is not None}
    for one in quiet.values():
        if not _reached_again(one, quiet, set(), set()):
            continue
        for n, instruction in enumerate(one.block.instructions):
            if _is_load(instruction) and _offset(instruction, addresses) is None:
                registers, words = set[Key](), set[int]()
                names = (instruction.operand(name) for name in _ADDRESSES)
                keys = {key for operand in names if operand and operand.register for key in _keys(operand.register)}
                is_one_place = _sources(one.block, n, keys, addresses, registers, words)
                is_again = is_one_place and _reached_again(one, quiet, registers, words)
                if is_again and _decides(instruction, _round(one, quiet), addresses):
                    yield instruction.address


def _quiet(block: Block, addresses: _Addresses) -> _Quiet | None:
    found = _Quiet(block)
    for instruction, effects in zip(block.instructions, block.effects, strict=True):
        kind = kind_of(instruction)
        if kind.does in (Does.BARRIER, Does.CALL, Does.JUMP, Does.END, Does.STOP):
            return None
        if kind.does is Does.ACCESS and instruction.has("mayStore"):
            at = _offset(instruction, addresses)
            if at is None or instruction.has("mayLoad"):
                return None
            found.stored |= _words(instruction, at)
        found.written |= _written(effects, instruction)
    return found


def _reached_again(one: _Quiet, quiet: Mapping[int, _Quiet], registers: set[Key], words: set[int]) -> bool:
    """Whether control comes from a block to itself through blocks that leave these registers and words as they are."""
    seen: set[int] = set()
    waiting = [one.block.start]
    while waiting:
        at = quiet.get(waiting.pop())
        if at is None or at.written & registers or at.stored & words:
            continue
        for target in at.block.successors:
            if target == one.block.start:
                return True
            if target not in seen:
                seen.add(target)
                waiting.append(target)
    return False


def _round(one: _Quiet, quiet: Mapping[int, _Quiet]) -> list[Block]:
    """The blocks through which control comes from a block to itself."""
    after = _reachable(one.block.start, {start: at.block.successors for start, at in quiet.items()})
    before: dict[int, list[int]] = {}
    for start in after:
        for target in quiet[start].block.successors:
            before.setdefault(target, []).append(start)
    return [quiet[start].block for start in _reachable(one.block.start, before) & after]


def _reachable(start: int, targets: Mapping[int, Sequence[int]]) -> set[int]:
    """What is reached from a place, and that itself, as far as it is in the map."""
    seen, waiting = {start}, [start]
    while waiting:
        new = {target for target in targets.get(waiting.pop(), ()) if target in targets} - seen
        seen |= new
        waiting += new
    return seen


def _decides(load: Instruction, blocks: Iterable[Block], addresses: _Addresses) -> bool:
    """Whether a branch of the blocks may depend on what was loaded, whichever way it takes through registers and scratch memory."""
    known: set[Key | int] = {key for register in load.writes for key in _keys(register)}
    pairs = [pair for block in blocks for pair in zip(block.instructions, block.effects, strict=True)]
    size = 0
    while size < len(known):
        size = len(known)
        for instruction, effects in pairs:
            kind, at = kind_of(instruction), _offset(instruction, addresses)
            words = set() if at is None else _words(instruction, at)
            if known.isdisjoint((*effects.reads, *effects.reads_all, *words)):
                continue
            if kind.does is Does.BRANCH_IF:
                return True
            known |= _written(effects, instruction)
            known |= words if instruction.has("mayStore") else set()
    return False


def _sources(
    block: Block, before: int, keys: set[Key], addresses: _Addresses, registers: set[Key], words: set[int]
) -> bool:
    """Collect what registers have been made of in a block: registers from before it, and words of scratch memory. Returns
    whether that is all."""
    for key in keys:
        n = next((n for n in range(before - 1, -1, -1) if key in _written_by(block, n)), None)
        if n is None:
            registers.add(key)
            continue
        instruction, kind = block.instructions[n], kind_of(block.instructions[n])
        if kind.does is Does.ACCESS:
            at = _offset(instruction, addresses)
            if at is None or not _is_load(instruction):
                return False
            words |= _words(instruction, at)
        elif kind.does is Does.COMPUTE:
            effects = block.effects[n]
            reads = {one for one in (*effects.reads, *effects.reads_all) if one[0] not in _NOT_LOOKED_AT}
            if not _sources(block, n, reads, addresses, registers, words):
                return False
        else:
            return False
    return True


def _written_by(block: Block, n: int) -> set[Key]:
    return _written(block.effects[n], block.instructions[n])


def _written(effects: Effects, instruction: Instruction) -> set[Key]:
    return {*effects.overwrites, *effects.writes_active, *(key for one in instruction.writes for key in _keys(one))}


def _keys(register: object) -> list[Key]:
    file, index, width = (getattr(register, name) for name in ("file", "index", "width"))
    return [(file, index + n) for n in range(width)]


def _is_load(instruction: Instruction) -> bool:
    is_access = kind_of(instruction).does is Does.ACCESS and not instruction.mnemonic.startswith("s_")
    return is_access and instruction.has("mayLoad") and not instruction.has("mayStore")


def _offset(instruction: Instruction, addresses: _Addresses) -> int | None:
    """Where in scratch memory an instruction accesses; None where it does not, or that is not known."""
    low, high = addresses.get(instruction.address, (None, None))
    if low is None or high != argument(PRIVATE) or not low.is_plain:
        return None
    return low.constant


def _words(instruction: Instruction, at: int) -> set[int]:
    """The offsets of the words that may be accessed from one on."""
    widest = max((register.width for register in (*instruction.reads, *instruction.writes)), default=1)
    return {at // _WORD * _WORD + _WORD * n for n in range(max(widest, _PAIR) + 1)}
