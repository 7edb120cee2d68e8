"""Direct loads from global memory to LDS, and stores from LDS."""

from __future__ import annotations

from ....fatbin.isa import Instruction
from ....fatbin.records import replace
from ..builder import Address, Builder, Space
from ..facts import Facts
from ..state import State
from ..values import I8, I16, I32, Type
from .addresses import Access
from .lds import of_each_lane
from .operands import Execute, load_words, locate, register_of

_PARTS = {"ubyte": (I8, False), "sbyte": (I8, True), "ushort": (I16, False), "sshort": (I16, True)}
_WORDS = {"dword": 1, "dwordx3": 3, "dwordx4": 4}


def _load(count: int, type: Type = I32, *, is_signed: bool = False) -> Execute:
    """Each lane fills its own words of LDS; something smaller fills a word too."""

    def load(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
        at = locate(b, state, instruction, facts, type, count)
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


def _place_of_lane(b: Builder, state: State, instruction: Instruction, facts: Facts) -> Address:
    """Where in LDS a lane says that its item is; the offset is that of the address in memory, too."""
    register = register_of(instruction, "vdst", "vdata", is_input=True)
    return Address(state.vector(register.file, register.index), None, Access(b, state, instruction, facts).offset())


def _load_for_lane(count: int, type: Type = I32) -> Execute:
    def load(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
        at, place = locate(b, state, instruction, facts, type, count), _place_of_lane(b, state, instruction, facts)
        kept = b.kept_in_lds(place, type.width // 8 * count, at.mask)
        at = replace(at, mask=kept)
        if type is I32:
            b.store_words(Space.LDS, place, load_words(b, state, at, count), kept)
        else:
            b.store(Space.LDS, place, b.load(at.space, at.address, type, kept), kept)

    return load


def _store_of_lane(count: int, type: Type = I32) -> Execute:
    def store(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
        at, place = locate(b, state, instruction, facts, type, count), _place_of_lane(b, state, instruction, facts)
        if type is I32:
            b.store_words(at.space, at.address, b.load_words(Space.LDS, place, count, state.exec), at.mask)
        else:
            b.store(at.space, at.address, b.load(Space.LDS, place, type, state.exec), at.mask)

    return store


def _named(name: str, execute: Execute) -> dict[str, Execute]:
    return {f"buffer_load_{name}_lds": execute} | {
        f"{space}_load_lds_{name}": execute for space in ("global", "scratch")
    }


OPERATIONS: dict[str, Execute] = {"buffer_store_lds_dword": _store}
"""The functions that execute these operations, by name."""
for _bits, _items in {8: (1, I8), 32: (1, I32), 64: (2, I32), 128: (4, I32)}.items():
    # Each workgroup of a cluster that M0 names asks for the same, and hardware merges what comes at about the same time.
    for _space in ("global", "cluster"):
        OPERATIONS[f"{_space}_load_async_to_lds_b{_bits}"] = _load_for_lane(*_items)
    OPERATIONS[f"global_store_async_from_lds_b{_bits}"] = _store_of_lane(*_items)
for _name, _count in _WORDS.items():
    OPERATIONS |= _named(_name, _load(_count))
for _name, (_type, _is_signed) in _PARTS.items():
    OPERATIONS |= _named(_name, _load(1, _type, is_signed=_is_signed))
