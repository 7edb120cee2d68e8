"""Direct loads from global memory to LDS, and stores from LDS."""

from __future__ import annotations

from ....fatbin.isa import Instruction
from ..builder import Builder, Space
from ..facts import Facts
from ..state import State
from ..values import I8, I16, I32, Type
from .lds import of_each_lane
from .operands import Execute, load_words, locate

_PARTS = {"ubyte": (I8, False), "sbyte": (I8, True), "ushort": (I16, False), "sshort": (I16, True)}
_WORDS = {"dword": 1, "dwordx3": 3, "dwordx4": 4}


def _load(count: int, type: Type = I32, *, is_signed: bool = False) -> Execute:
    """Each lane fills its own words of LDS; something smaller fills a word too."""

    def load(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
        at = locate(b, state, instruction, facts, type)
        if type is I32:
            words = load_words(b, state, at, count)
        else:
            part = b.load(at.space, at.address, type, at.mask)
            words = [at.zeroed(b, b.sext(part, I32) if is_signed else b.zext(part, I32))]
        place = of_each_lane(b, state, instruction, 4 * count)
        b.store_words(Space.LDS, place, words, state.exec)

    return load


def _store(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
    at = locate(b, state, instruction, facts)
    word = b.load(Space.LDS, of_each_lane(b, state, instruction), I32, state.exec)
    b.store(at.space, at.address, word, at.mask)


def _named(name: str, execute: Execute) -> dict[str, Execute]:
    return {f"buffer_load_{name}_lds": execute} | {
        f"{space}_load_lds_{name}": execute for space in ("global", "scratch")
    }


OPERATIONS: dict[str, Execute] = {"buffer_store_lds_dword": _store}
"""The functions that execute these operations, by name."""
for _name, _count in _WORDS.items():
    OPERATIONS |= _named(_name, _load(_count))
for _name, (_type, _is_signed) in _PARTS.items():
    OPERATIONS |= _named(_name, _load(1, _type, is_signed=_is_signed))
