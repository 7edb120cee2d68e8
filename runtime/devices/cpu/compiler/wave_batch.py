"""Waves of a group that are carried out side by side, as one wave with the lanes of all of them.

Where a group has passed a barrier, its waves are at one place. While their scalars are equal and all lanes are active,
what an instruction does for one wave it does for all: then tests, sums of places and branches are needed but once, and
what several waves read is read once. That goes for blocks of which no instruction tells lanes or waves apart; a block
that has one is for each wave alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .....fatbin.isa import Instruction, Register
from ....isa import control, semantics
from ....isa.dual import halves
from ....isa.flow.lift import Block, Region
from ....isa.flow.liveness import is_across, keys
from ....isa.memory import operations as memory_operations
from ....isa.naming import operation
from ....isa.rules import RULES, Rule
from ..layout import Registers
from .llvm.builder import LlvmBuilder
from .llvm.text import STRIP
from .special import SPECIAL

Key = tuple[str, int]
MOST_STRIPS, MOST_OF_SHORT = 8, 4
"""Of the waves that go side by side: beyond, the host has too few registers for what a block computes, be they of 512
bits or shorter."""
_MASKS = frozenset(("m", "vcc"))
_SPECIAL = frozenset(("s_barrier_signal",))


def how_many(waves: int, lanes: int, *, has_long_vectors: bool) -> int:
    """How many waves of a group go side by side."""
    most = (MOST_STRIPS if has_long_vectors else MOST_OF_SHORT) * STRIP // lanes
    return next((n for n in (8, 4, 2) if n <= most and waves % n == 0), 1)


def side_by_side(region: Region) -> Region | None:
    """The blocks that may be carried out for several waves at once, from barriers and the start on.

    None where that would be for a loop that does not wait: waves have enough to do in it without one another.
    """
    entries = set(region.entries())
    able = {block.start for block in region if _are_able(block, is_entry=block.start in entries)}
    behind = list(_behind_barriers(region, able))
    found = dict.fromkeys([*behind, *able.intersection((region.start,))])
    waiting = list(found)
    while waiting:
        block = region.blocks[waiting.pop()]
        after = able.intersection((*block.successors, block.resumes)) - found.keys()
        found.update(dict.fromkeys(after))
        waiting += after
    if not found:
        return None
    part = Region(min(found), {start: region.blocks[start] for start in sorted(found)})
    return part if behind or is_short(part, region) else None


def _behind_barriers(region: Region, able: set[int]) -> Iterator[int]:
    for block in region:
        if block.resumes in able and operation(block.last) in control.BARRIERS:
            yield block.resumes


def is_short(part: Region, region: Region) -> bool:
    """Whether waves come to their end or to a barrier without a loop, and nowhere where there is no other code for them.

    Then what the scheduler does for each wave takes as long as the wave.
    """
    others = set(region.entries())
    ways = [(block.start, target) for block in part for target in block.successors]
    return part.start == region.start and all(
        start < target if target in part.blocks else target in others for start, target in ways
    )


def _are_able(block: Block, *, is_entry: bool) -> bool:
    """Whether that is so of all instructions, and masks of lanes are used as such.

    A mask that somebody wants as a number, or for EXEC, must be the same for all waves. If it turns out not to be, each
    wave begins the block anew, alone: so there must be a way in, and nothing that others see may have been done.
    """
    masks: dict[Key, int] = {}
    may_begin_anew = is_entry and not block.leaves
    for number, instruction in enumerate(block.instructions):
        if not is_able(instruction):
            return False
        asked = masks.keys() & set(_scalars(instruction.reads)) - _masks_read(instruction)
        if (asked or any(register.file == "exec" for register in instruction.writes)) and not may_begin_anew:
            return False
        known = {masks[key] for key in asked}
        masks = {key: which for key, which in masks.items() if which not in known}
        written = set(_scalars(instruction.writes))
        changed = {masks[key] for key in masks.keys() & written}
        if any(which in changed and key not in written for key, which in masks.items()):
            return False  # a half of one
        masks = {key: which for key, which in masks.items() if which not in changed}
        if _makes_mask(instruction):
            masks.update(dict.fromkeys(written, number))
        may_begin_anew &= not _is_seen(instruction)
    return may_begin_anew or not masks.keys() & block.live_out.keys()


def _is_seen(instruction: Instruction) -> bool:
    """Whether others may see that it was done, once or twice."""
    name = operation(instruction)
    return name in SPECIAL or (memory_operations.find(name) is not None and not instruction.writes)


def _scalars(registers: Iterable[Register]) -> Iterator[Key]:
    return (key for key in keys(tuple(registers)) if key[0] not in ("v", "a", "exec", "scc"))


def _rules(instruction: Instruction) -> list[Rule | None]:
    """Those of what it does."""
    semantics.load()
    names = [part.name for part in halves(instruction)] if instruction.encoding == "VOPD" else [operation(instruction)]
    return [RULES.get(name) for name in names]


def _masks_read(instruction: Instruction) -> set[Key]:
    """The registers that it takes for a mask of lanes: VCC, or the last source where there is an operand for it."""
    sources = {token for rule in _rules(instruction) if rule is not None for token in rule.sources}
    operand = instruction.operand("src2") if "m" in sources else None
    if operand is not None and operand.register is not None:
        return set(keys((operand.register,)))
    return {key for key in _scalars(instruction.reads) if key[0] == "vcc" and _MASKS & sources}


def _makes_mask(instruction: Instruction) -> bool:
    rules = [rule for rule in _rules(instruction) if rule is not None]
    return any(_MASKS.intersection(rule.results) or rule.name.startswith("v_cmpx_") for rule in rules)


def is_able(instruction: Instruction) -> bool:
    """Whether an instruction does for each lane what it would do in a wider wave, and nothing else."""
    name = operation(instruction)
    if control.ends_block(instruction):
        return name in control.CONDITIONS or name == "s_branch" or name in control.ENDS or name in control.BARRIERS
    if name in SPECIAL:
        return name in _SPECIAL
    if name in control.IGNORED or name in control.WAITS or name in memory_operations.ORDERS:
        return True
    if memory_operations.find(name) is not None:
        return memory_operations.is_plain(name)
    return not is_across(instruction) and all(rule is not None and _is_by_lane(rule) for rule in _rules(instruction))


def _is_by_lane(rule: Rule) -> bool:
    tokens = [*rule.sources, *rule.results]
    if rule.scalar_like or rule.name.startswith("v_mbcnt"):
        return False
    if "exec" in tokens and not rule.name.startswith(("s_", "v_cmpx_")):
        return False
    return rule.name.startswith("s_") or not any(token == "c" or token.startswith(("u:", "all:")) for token in tokens)


class Rank:
    """The memory of waves that are side by side; of one wave, it is that wave's."""

    def __init__(self, b: LlvmBuilder, registers: Registers, count: int) -> None:
        self.b, self.registers, self.count = b, registers, count
        self._each = registers.lanes // STRIP

    def scalar_places(self, place: int) -> list[str]:
        """Where something of every wave is."""
        return [self._at(place + n * self.registers.wave_bytes) for n in range(self.count)]

    def strip_places(self, place: int) -> list[str]:
        """Where the strips of a vector register are."""
        each, apart = self._each, self.registers.wave_bytes
        return [self._at(place + 64 * (n % each) + n // each * apart) for n in range(self.b.strips)]

    def _at(self, place: int) -> str:
        return self.b.text.let(f"getelementptr i8, ptr %w, i64 {place}")

    def are_equal(self, keys: Iterable[Key]) -> str:
        """Whether all waves have the same in scalar registers, and all their lanes are active; the name of an i1."""
        words = [self.registers.scalar(*key) for key in keys if key[0] not in ("v", "a")]
        active = [self.registers.scalar("exec", n) for n in range(self.registers.lanes // 32)]
        let, unlike = self.b.text.let, "zeroinitializer"
        places = {place for place in (*words, *active) if place is not None}
        for start in sorted({place // 64 * 64 for place in places}):
            mask = ", ".join(f"i32 {-1 if start + 4 * n in places else 0}" for n in range(STRIP))
            first, *others = [let(f"load <16 x i32>, ptr {at}, align 4") for at in self.scalar_places(start)]
            differs = "zeroinitializer"
            for other in others:
                differs = let(f"or <16 x i32> {differs}, {let(f'xor <16 x i32> {first}, {other}')}")
            unlike = let(f"or <16 x i32> {unlike}, {let(f'and <16 x i32> {differs}, <{mask}>')}")
        is_unlike = let(f"icmp ne <16 x i32> {unlike}, zeroinitializer")
        is_so = let(f"icmp eq i16 {let(f'bitcast <16 x i1> {is_unlike} to i16')}, 0")
        for place in active:
            assert place is not None
            is_full = let(f"icmp eq i32 {let(f'load i32, ptr {self._at(place)}')}, -1")
            is_so = let(f"and i1 {is_so}, {is_full}")
        return is_so
