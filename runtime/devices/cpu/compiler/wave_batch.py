"""Wave batches: several waves of a workgroup that one call of compiled code executes, as one wave with all their lanes.

After a barrier the waves of a group are at one address. While their scalars are equal and all lanes are active, guards,
address arithmetic and branches are executed once for all of them, and rows of LDS that several waves read are loaded
once. A block is eligible if each of its instructions treats lanes independently; other blocks run wave by wave.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .....fatbin.isa import Instruction, Register
from ....isa.flow.liveness import is_across, keys
from ....isa.flow.regions import Block, Region
from ....isa.operations import Does, kind_of, read_by
from ....isa.rules import Rule
from ....isa.signatures import Kind
from ..layout import Registers
from .llvm.builder import LlvmBuilder
from .llvm.text import STRIP

Key = tuple[str, int]
_MASKS = frozenset((Kind.MASK, Kind.VCC))
_BATCHED = frozenset(("s_barrier_signal",))
_BATCHED_ENDS = frozenset((Does.BRANCH, Does.BRANCH_IF, Does.END, Does.BARRIER))


def batched_part(region: Region, *, in_any_order: bool = False) -> Region | None:
    """The eligible blocks that batches reach from the start or from a barrier.

    ``in_any_order``: those alone from which waves write nothing before the next barrier. A batch does the same there as its waves
    do in any order; elsewhere it could hide that the order matters. None if neither a barrier leads to one nor the region is short: then waves run long enough for batches not to pay.
    """
    repeated = region.blocks if _has_barriers(region) else set(region.entries())
    able = {block.start for block in region if _is_block_batchable(block, may_repeat=block.start in repeated)}
    if in_any_order:
        able -= _before_writes(region)
    behind = list(_after_barriers(region, able))
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


def _has_barriers(region: Region) -> bool:
    return any(kind_of(block.last).does is Does.BARRIER for block in region)


def _before_writes(region: Region) -> set[int]:
    """The blocks from which a wave may come to a write to memory, or to code outside, without a barrier in between."""
    before: dict[int, list[int]] = {start: [] for start in region.blocks}
    waiting = []
    for block in region:
        is_held = kind_of(block.last).does in (Does.BARRIER, Does.END)
        if any(_writes(instruction) for instruction in block.instructions) or (block.leaves and not is_held):
            waiting.append(block.start)
        for target in () if is_held else (*block.successors, block.resumes):
            if target in before:
                before[target].append(block.start)
    found = set(waiting)
    while waiting:
        fresh = [start for start in before[waiting.pop()] if start not in found]
        found.update(fresh)
        waiting += fresh
    return found


def _writes(instruction: Instruction) -> bool:
    kind = kind_of(instruction)
    return kind.access is not None and not kind.orders and not (kind.is_plain and instruction.writes)


def _after_barriers(region: Region, able: set[int]) -> Iterator[int]:
    for block in region:
        if block.resumes in able and kind_of(block.last).does is Does.BARRIER:
            yield block.resumes


def is_short(part: Region, region: Region) -> bool:
    """Whether waves reach their end or a barrier without a loop, and leave the batched part only for entries of the region.

    Then the scheduler takes as long to start a wave as the wave takes to run.
    """
    others = set(region.entries())
    ways = [(block.start, target) for block in part for target in block.successors]
    return part.start == region.start and all(
        start < target if target in part.blocks else target in others for start, target in ways
    )


def _is_block_batchable(block: Block, *, may_repeat: bool) -> bool:
    """Whether all instructions of a block are eligible, and masks of lanes are only used as masks.

    A mask that an instruction reads as a number, or that becomes EXEC, must be the same for all waves. If the guard for
    that fails, each wave repeats the block alone: so the block may not have stored anything yet. Where it is no entry of the region,
    code that begins with it is compiled then. That costs less than to leave the batch there each time, if barriers bring waves together
    again; so without barriers the block must be an entry.
    """
    masks: dict[Key, int] = {}
    may_begin_anew = may_repeat and not block.leaves
    for number, instruction in enumerate(block.instructions):
        if not is_batchable(instruction):
            return False
        asked = masks.keys() & set(_scalars(read_by(instruction))) - _masks_read(instruction)
        if (asked or any(register.file == "exec" for register in instruction.writes)) and not may_begin_anew:
            return False
        known = {masks[key] for key in asked}
        masks = {key: which for key, which in masks.items() if which not in known}
        written = set(_scalars(instruction.writes))
        changed = {masks[key] for key in masks.keys() & written}
        if any(which in changed and key not in written for key, which in masks.items()):
            return False  # it overwrites half of a mask
        masks = {key: which for key, which in masks.items() if which not in changed}
        if _makes_mask(instruction):
            masks.update(dict.fromkeys(written, number))
        may_begin_anew &= not _is_seen(instruction)
    return may_begin_anew or not masks.keys() & block.live_out.keys()


def _is_seen(instruction: Instruction) -> bool:
    """Whether an instruction has an effect outside the wave, so that it may not be repeated."""
    kind = kind_of(instruction)
    return kind.does is Does.SPECIAL or (kind.access is not None and not instruction.writes)


def _scalars(registers: Iterable[Register]) -> Iterator[Key]:
    return (key for key in keys(tuple(registers)) if key[0] not in ("v", "a", "exec", "scc"))


def _rules(instruction: Instruction) -> list[Rule | None]:
    """The rules of an instruction: two for a dual-issue one."""
    return [part.rule for part in kind_of(instruction).parts]


def _masks_read(instruction: Instruction) -> set[Key]:
    """The registers that an instruction reads as a mask of lanes: VCC, or the last source if it is an operand."""
    kinds = {term.kind for rule in _rules(instruction) if rule is not None for term in rule.takes}
    operand = instruction.operand("src2") if Kind.MASK in kinds else None
    if operand is not None and operand.register is not None:
        return set(keys((operand.register,)))
    return {key for key in _scalars(instruction.reads) if key[0] == "vcc" and _MASKS & kinds}


def _makes_mask(instruction: Instruction) -> bool:
    rules = [rule for rule in _rules(instruction) if rule is not None]
    return any(any(term.kind in _MASKS for term in rule.gives) or rule.name.startswith("v_cmpx_") for rule in rules)


def is_batchable(instruction: Instruction) -> bool:
    """Whether an instruction gives each lane the same result in a wider wave."""
    kind = kind_of(instruction)
    if kind.ends_block:
        return kind.does in _BATCHED_ENDS
    if kind.does is Does.SPECIAL:
        return kind.name in _BATCHED and kind.arrives
    if kind.does in (Does.NOTHING, Does.WAIT) or kind.orders:
        return True
    if kind.access is not None:
        return kind.is_plain
    return not is_across(instruction) and all(rule is not None and _is_by_lane(rule) for rule in _rules(instruction))


def _is_by_lane(rule: Rule) -> bool:
    terms = [*rule.takes, *rule.gives]
    if rule.scalar_like or rule.name.startswith("v_mbcnt"):
        return False
    if any(term.kind is Kind.EXEC for term in terms) and not rule.name.startswith(("s_", "v_cmpx_")):
        return False
    return rule.name.startswith("s_") or not any(
        term.kind is Kind.SCC or term.place == "u" or term.all_lanes for term in terms
    )


class WaveBatch:
    """The memory of the waves of a batch; ``count`` is 1 in code for single waves."""

    def __init__(self, b: LlvmBuilder, registers: Registers, count: int) -> None:
        self.b, self.registers, self.count = b, registers, count
        self._each = registers.lanes // STRIP

    def scalar_places(self, place: int) -> list[str]:
        """The addresses of one offset in each wave."""
        return [self._at(place + n * self.registers.wave_bytes) for n in range(self.count)]

    def strip_places(self, place: int) -> list[str]:
        """The addresses of the strips of a vector register, wave by wave."""
        each, wave_bytes = self._each, self.registers.wave_bytes
        return [self._at(place + 64 * (n % each) + n // each * wave_bytes) for n in range(self.b.strips)]

    def _at(self, place: int) -> str:
        return self.b.text.let(f"getelementptr i8, ptr %w, i64 {place}")

    def are_equal(self, keys: Iterable[Key]) -> str:
        """Emit the test whether all waves have equal scalar registers and all lanes active; the name of an i1."""
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
