"""Where a wave stores to global memory through a pointer that it has loaded through, but not what it has loaded itself.

Waves of a workgroup often do the same for a block with fewer elements than the group has lanes, as Triton's do: all load the block,
and one stores it. On hardware all have loaded before one has what it waits for, and stores.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....fatbin.isa import Instruction
from ....fatbin.records import NamedTuple
from ..operations import Does, kind_of
from .liveness import Effects, Key, keys
from .regions import Block, Region

_ENCODINGS = frozenset(("GLOBAL", "FLAT", "MUBUF"))
_BASES = ("srsrc", "rsrc", "saddr", "sbase")


class Place(NamedTuple):
    """Where an instruction loads or stores: the scalar registers of its pointer, and the vector registers of its addresses."""

    pointer: tuple[Key, ...]
    addresses: tuple[Key, ...]


class Load(NamedTuple):
    """A load since the last barrier whose pointer is still in the same registers."""

    pointer: tuple[Key, ...]
    addresses: tuple[Key, ...] | None
    """None where they have changed."""
    has_lanes: bool
    """Whether the same lanes are active since then."""


Loads = frozenset[Load]


def in_place_stores(region: Region) -> Iterator[int]:
    """Addresses of stores through a pointer that the wave has loaded through since a barrier, one in a block.

    Where the lanes that have loaded from an address store to it, each mostly has its own. Not in loops of one block.
    """
    before = _loads_before(region)
    for block in region:
        if block.start not in block.successors:
            point = _first_store(block, before[block.start])
            if point is not None:
                yield point


def _first_store(block: Block, loads: Loads) -> int | None:
    for instruction, effects in zip(block.instructions, block.effects, strict=True):
        if (
            loads
            and _is_access(instruction)
            and not instruction.has("mayLoad")
            and _is_other(_place(instruction), loads)
        ):
            return instruction.address
        loads = _after(instruction, effects, loads)
    return None


def _is_other(store: Place, loads: Loads) -> bool:
    """Whether a store is through the pointer of a load, but to none of their addresses in the lanes that loaded."""
    same = [
        load for load in loads if load.pointer == store.pointer and (load.pointer or load.addresses == store.addresses)
    ]
    return bool(same) and not any(load.addresses == store.addresses and load.has_lanes for load in same)


def _loads_before(region: Region) -> dict[int, Loads]:
    """For each block, the loads that a wave may have made since a barrier when it gets there from within the region."""
    before: dict[int, Loads] = {start: frozenset() for start in region.blocks}
    waiting = list(region)
    while waiting:
        block = waiting.pop()
        loads = before[block.start]
        for instruction, effects in zip(block.instructions, block.effects, strict=True):
            loads = _after(instruction, effects, loads)
        for target in block.successors:
            if target in before and not loads <= before[target]:
                before[target] |= loads
                waiting.append(region.blocks[target])
    return before


def _after(instruction: Instruction, effects: Effects, loads: Loads) -> Loads:
    if kind_of(instruction).does is Does.BARRIER:
        return frozenset()
    is_load = _is_access(instruction) and bool(instruction.writes)
    if not loads and not is_load:
        return loads
    written = {*effects.overwrites, *effects.writes_active}
    kept = {load for known in loads for load in _kept(known, written, writes_exec=effects.writes_exec)}
    if is_load:
        kept.update(_kept(Load(*_place(instruction), has_lanes=True), written, writes_exec=False))
    return frozenset(kept)


def _kept(load: Load, written: set[Key], *, writes_exec: bool) -> Iterator[Load]:
    """The load, with what is known of it after an instruction; nothing if its pointer is gone."""
    has_addresses = load.addresses is not None and written.isdisjoint(load.addresses)
    if written.isdisjoint(load.pointer) and (load.pointer or has_addresses):
        yield Load(load.pointer, load.addresses if has_addresses else None, load.has_lanes and not writes_exec)


def _is_access(instruction: Instruction) -> bool:
    """Whether it loads from global memory or stores to it."""
    kind = kind_of(instruction)
    return kind.access is not None and (instruction.encoding in _ENCODINGS or kind.name.startswith("s_load_"))


def _place(instruction: Instruction) -> Place:
    pointers = (instruction.operand(name) for name in _BASES)
    pointer = next((one.register for one in pointers if one is not None and one.register is not None), None)
    addresses = instruction.operand("vaddr")
    register = addresses.register if addresses is not None else None
    return Place(tuple(keys((pointer,))) if pointer else (), tuple(keys((register,))) if register else ())
