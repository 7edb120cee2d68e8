"""Emission of long blocks in the order of :mod:`....isa.flow.accumulation`.

The registers stay in the memory of the wave: what few instructions need at a time is loaded and stored. The additions of a group
are emitted strip by strip.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Mapping, Sequence

from .....fatbin.isa import Instruction
from .....fatbin.records import NamedTuple
from ....isa.flow.accumulation import Group, Item, Settle, Step, ordered
from ....isa.flow.liveness import Effects, Key, is_across, keys
from ....isa.flow.regions import Block
from ....isa.operations import Does, kind_of
from .llvm.fast_paths import defined
from .region_size import WINDOW
from .wave import EmittedWave

CAPACITY, CAPACITY_OF_SHORT = 24, 4
"""How many strips a group adds to where a strip is one of 32 registers of the host, and elsewhere, where it is two of 16 or four of 32:
the other registers hold what is added."""
MOST_SPARE = 256
"""How many strips of spare registers there are: 16 KB, half of a first-level cache."""
_GOES_ON = frozenset((Does.ACCESS, Does.COMPUTE, Does.NOTHING, Does.WAIT))
_VECTORS = frozenset(("v", "a"))
_OF_ALL = frozenset((("exec", 0), ("exec", 1), ("mode", 0)))
"""What all operations on vectors read. Nothing waits where these change."""
_NAME = re.compile(r"%[\w.]+")
_PURE = re.compile(r"\s*(?:store <16 x i32> %|%\S+ = (?!call(?! .*@llvm\.)|atomicrmw|cmpxchg|load volatile))")
_RELOADED = 'call void asm sideeffect "", "~{memory}"()'
"""Without it LLVM would keep what was stored, and spill it."""


class Operation(NamedTuple):
    """An instruction of a block, by its number, or one operation of a pair (``suffix`` X or Y)."""

    number: int
    suffix: str = ""


class Order(NamedTuple):
    """The operations of a block, and the parts of its order, which count operations."""

    operations: Sequence[Operation]
    parts: Sequence[Step | Group | Settle]

    @classmethod
    def as_is(cls, block: Block) -> Order:
        """The order that a block has."""
        numbers = range(len(block.instructions))
        return cls([Operation(n) for n in numbers], [Step(n, {}) for n in numbers])


def order_of(
    block: Block, in_place: Container[int], *, strips: int, has_long_vectors: bool, is_checked: bool = False
) -> Order:
    """The order of a block; as it is where each instruction is checked.

    ``in_place``: the addresses of instructions that belong together with others.
    """
    if is_checked:
        return Order.as_is(block)
    operations, items = list[Operation](), list[Item]()
    for n, (instruction, effects) in enumerate(zip(block.instructions, block.effects, strict=True)):
        halves = _halves(instruction, effects)
        operations += [Operation(n, suffix) for suffix in ("X", "Y")] if halves else [Operation(n)]
        items += halves or [_item(instruction, effects, in_place)]
    capacity = CAPACITY if has_long_vectors else CAPACITY_OF_SHORT
    return Order(operations, ordered(items, capacity, MOST_SPARE // strips))


def _item(instruction: Instruction, effects: Effects, in_place: Container[int]) -> Item:
    kind, writes = kind_of(instruction), frozenset(keys(instruction.writes))
    return Item(
        frozenset(effects.reads + effects.reads_all),
        writes,
        frozenset(effects.reads_all + effects.overwrites),
        may_wait=(
            kind.does is Does.COMPUTE
            and bool(writes)
            and writes <= frozenset(effects.reads)
            and all(file in _VECTORS for file, _ in writes)
            and not is_across(instruction)
            and instruction.address not in in_place
            and all(part.rule is not None for part in kind.parts)
        ),
        stops=kind.does not in _GOES_ON or effects.writes_exec,
    )


def _halves(instruction: Instruction, effects: Effects) -> list[Item]:
    """The two operations of a pair, of which neither reads what the other writes; nothing for other instructions."""
    parts = kind_of(instruction).parts
    if len(parts) != 2 or any(part.rule is None for part in parts):
        return []
    found, known = list[Item](), set(_OF_ALL)
    for part in parts:
        reads, writes = set[Key](), set[Key]()
        for operand in instruction.operands:
            if operand.name.endswith(part.suffix) and operand.register is not None:
                (writes if operand.is_output else reads).update(keys((operand.register,)))
        assert part.rule is not None
        may_wait = any(term.is_old for term in part.rule.takes)
        reads |= writes if may_wait else set()
        known |= reads | writes
        found.append(Item(frozenset(reads), frozenset(writes), may_wait=may_wait))
    one, other = found
    is_apart = not (one.writes & (other.reads | other.writes) or other.writes & one.reads)
    return found if is_apart and known.issuperset(effects.reads) else []


class OrderedBlock:
    """Emits a block with ``operation``, which takes the number of an instruction and the suffix of an operation."""

    def __init__(self, order: Order, block: Block, state: EmittedWave, operation: Callable[[int, str], None]) -> None:
        self._order, self._block, self._state, self._operation = order, block, state, operation
        self._since = 0
        """How many operations were emitted since registers were stored."""

    def emit(self) -> None:
        """Emit all operations but the one that ends the block."""
        for part in self._order.parts:
            match part:
                case Step():
                    self._step(part)
                    self._since += 1
                    if self._since >= WINDOW or self._state.changed >= WINDOW:
                        self._store()
                case Group(steps):
                    self._group(steps)
                case Settle(names):
                    self._settle(names)

    def _step(self, step: Step) -> None:
        self._state.names = step.names
        self._operation(*self._order.operations[step.number])
        self._state.names = {}

    def _group(self, steps: Sequence[Step]) -> None:
        self._store()
        state, lines = self._state, self._state.b.text.lines
        state.strip_of, mark = {}, len(lines)
        for step in steps:
            self._step(step)
        state.flush_all(self._block)
        lines[mark:] = by_strips(lines[mark:], state.strip_of)
        self._store()

    def _settle(self, names: Mapping[Key, Key]) -> None:
        for key, spare in names.items():
            self._state.settle(key, spare)
            if self._state.changed >= WINDOW:
                self._store()

    def _store(self) -> None:
        self._state.flush_all(self._block)
        self._state.b.text.do(_RELOADED)
        self._since = 0


def by_strips(lines: Sequence[str], strip_of: dict[str, int]) -> list[str]:
    """Lines of IR that compute with registers, those of one strip after those of another.

    So the values of one strip at a time are in registers of the host. Lines are left as they are where one takes several strips.
    """
    common, of_strips = list[str](), dict[int, list[str]]()
    for line in lines:
        strips = {strip_of[name] for name in _NAME.findall(line) if name in strip_of}
        if not _PURE.match(line) or len(strips) > 1 or (not strips and " = " not in line):
            return list(lines)
        if not strips:
            common.append(line)
            continue
        (strip,) = strips
        of_strips.setdefault(strip, []).append(line)
        if " = " in line:
            strip_of[defined(line)] = strip
    return [*common, *(line for _, own in sorted(of_strips.items()) for line in own)]


def emit_ordered(
    block: Block, in_place: Container[int], state: EmittedWave, operation: Callable[[int, str], None], has_long_vectors: bool,
    *, is_checked: bool,
) -> None:  # fmt: skip
    """Emit a block in its order; see :class:`OrderedBlock` for ``operation``."""
    order = order_of(block, in_place, strips=state.b.strips, has_long_vectors=has_long_vectors, is_checked=is_checked)
    OrderedBlock(order, block, state, operation).emit()
