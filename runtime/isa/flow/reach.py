"""All instructions that static control flow reaches from an address, calls with known targets included."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ....fatbin.errors import HipkitError
from ....fatbin.flow import CLOBBERED, Words, destination, step
from ....fatbin.isa import Instruction
from ..operations import Does, kind_of

Fetch = Callable[[int], Instruction]


def reachable(entry: int, fetch: Fetch) -> Iterator[Instruction]:
    """Each instruction once. What only an indirect jump leads to is not among them."""
    known: dict[int, Words] = {entry: {}}
    seen: set[int] = set()
    waiting = [entry]
    while waiting:
        address = waiting.pop()
        words = dict(known[address])
        while True:
            try:
                instruction = fetch(address)
            except HipkitError:  # after a call that does not return there may be no code
                break
            if address not in seen:
                seen.add(address)
                yield instruction
            if not kind_of(instruction).ends_block:
                step(instruction, words)
                address += instruction.size
                if address in known and not _is_news(known, address, words):
                    break
                continue
            for target, facts in _continuations(instruction, words):
                if _is_news(known, target, facts):
                    waiting.append(target)
            break


def _is_news(known: dict[int, Words], address: int, words: Words) -> bool:
    """Merge the constants known on a path to an address; returns whether fewer are known than before, or it is the first."""
    before = known.get(address)
    met = dict(words) if before is None else dict(words.items() & before.items())
    known[address] = met
    return before is None or len(met) < len(before)


def _continuations(instruction: Instruction, words: Words) -> Iterator[tuple[int, Words]]:
    """The successors of the last instruction of a block, with the scalars that are known there."""
    does, following = kind_of(instruction).does, instruction.address + instruction.size
    if does in (Does.END, Does.STOP):
        return
    if does in (Does.JUMP, Does.CALL):
        target = destination(instruction, words)
        if target is not None:
            yield target, {}
        if does is Does.CALL:
            yield following, {index: value for index, value in words.items() if index not in CLOBBERED}
        return
    if instruction.target is not None:
        yield instruction.target, dict(words)
    if does is not Does.BRANCH:
        after = dict(words)
        step(instruction, after)
        yield following, after
