"""MODE, which code is translated for: what is reached with several values of it is translated once for each."""

from __future__ import annotations

from collections.abc import Iterator

from ....fatbin.flow import Words, step
from ....fatbin.isa import Constant, Instruction
from ....fatbin.records import NamedTuple, replace
from ...isa import control
from ...isa.facts import Facts
from ...isa.flow.lift import find_live
from ...isa.flow.regions import Block, Region
from ...isa.hardware_registers import COMPUTES, unknown_modes
from ...isa.not_carried_out import require_mode
from ...isa.operations import Does, kind_of
from .ptx import refuse

ANY_VALUE = 8
"""The bits of the widest field that code may set to any value: rounding and denormals. Wider ones may get back what code states."""
MOST_INSTRUCTIONS = 1 << 16
_APART = 1 << 32
"""How far apart the copies of a block are: addresses within a code object are below."""
_M32 = 0xFFFFFFFF
_LEAVES = (Does.CALL, Does.JUMP)


class Field(NamedTuple):
    """Bits of MODE."""

    low: int
    width: int

    @property
    def mask(self) -> int:
        """Its bits."""
        return (1 << self.width) - 1 << self.low

    def of(self, mode: int) -> int:
        """What it is in MODE."""
        return (mode & self.mask) >> self.low

    def set(self, mode: int, value: int) -> int:
        """MODE with another value of it."""
        return mode & ~self.mask | value << self.low & self.mask


class ByMode(NamedTuple):
    """A region of which each block has one value of MODE, and those values."""

    region: Region
    modes: dict[int, int]


def field_of(instruction: Instruction) -> Field:
    """The bits that an instruction sets."""
    if (low := control.MODE_FIELDS.get(kind_of(instruction).name)) is not None:
        return Field(low, 4)
    return Field(*control.hardware_register(instruction)[1:])


def by_mode(region: Region, first: int, facts: Facts) -> ByMode:
    """The region with a copy of a block for each value of MODE that it is reached with."""
    copies = _Copies(region, first, facts)
    copies.find()
    alone = {key % _APART: mode for key, mode in copies.modes.items()}
    if len(alone) == len(copies.modes) and not copies.is_chosen:
        return ByMode(region, alone)
    blocks = dict(copies.blocks())
    if sum(len(block.instructions) for block in blocks.values()) > MOST_INSTRUCTIONS:
        raise refuse(
            f"code for {len(copies.values)} values of MODE, which is more than {MOST_INSTRUCTIONS} instructions,"
        )
    made = Region(region.start, blocks, region.others, region.yields)
    find_live(made)
    return ByMode(made, copies.modes)


class _Copies:
    """Copies of blocks by address: those for another value of MODE than the first are where no code is."""

    def __init__(self, region: Region, first: int, facts: Facts) -> None:
        self.region, self.first, self.facts = region, first, facts
        self.values = [first]
        self.modes: dict[int, int] = {}
        self.is_chosen = False
        """Whether code is chosen by a value that is known only once it runs."""
        self.stated = _stated(region, first)

    def find(self) -> None:
        """Follow the code from where it is entered."""
        waiting = [(entry, self.first) for entry in (self.region.start, *self.region.others)]
        while waiting:
            address, mode = waiting.pop()
            if address not in self.region.blocks or self._place(address, mode) in self.modes:
                continue
            self.modes[self._place(address, mode)] = mode
            block = self.region.blocks[address]
            waiting += [(target, value) for value in self._after(block, mode) for target in _followers(block)]

    def _place(self, address: int, mode: int) -> int:
        """The address of a copy; where there is no code, none is for any value."""
        if address not in self.region.blocks:
            return address
        if mode not in self.values:
            require_mode(mode, self.facts)
            self.values.append(mode)
        return address + self.values.index(mode) * _APART

    def _after(self, block: Block, mode: int) -> list[int]:
        """What MODE may be after a block."""
        last = block.last
        if kind_of(last).does in _LEAVES and (mode ^ self.first) & COMPUTES:
            raise refuse(f"{last} at {last.address:#x}, which leaves a function with MODE changed,")
        if kind_of(last).does is not Does.CHANGE_MODE:
            return [mode]
        field, written = field_of(last), written_by(block)
        if written is not None:
            return [field.set(mode, written)]
        self.is_chosen = True
        values = range(1 << field.width) if field.width <= ANY_VALUE else {field.of(one): 0 for one in self.stated}
        changed = dict.fromkeys(field.set(mode, value) for value in values)
        return [one for one in changed if not list(unknown_modes(one, self.facts.major))]

    def blocks(self) -> Iterator[tuple[int, Block]]:
        """All copies; what follows a change of MODE is among the successors."""
        for place, mode in self.modes.items():
            block = self.region.blocks[place % _APART]
            made = replace(block, start=place, live_in={}, live_out={})
            if kind_of(block.last).does is Does.CHANGE_MODE:
                following = block.last.address + block.last.size
                made.successors = tuple(dict.fromkeys(self._place(following, one) for one in self._after(block, mode)))
                made.resumes = None
            else:
                made.successors = tuple(self._place(target, mode) for target in block.successors)
                made.resumes = None if block.resumes is None else self._place(block.resumes, mode)
            yield place, made


def _followers(block: Block) -> tuple[int, ...]:
    return block.successors if block.resumes is None else (*block.successors, block.resumes)


def _stated(region: Region, first: int) -> set[int]:
    """The values of MODE that code states, and the first one."""
    changes = [block for block in region if kind_of(block.last).does is Does.CHANGE_MODE]
    stated = [(field_of(block.last), value) for block in changes if (value := written_by(block)) is not None]
    found, waiting = {first}, [first]
    while waiting:
        mode = waiting.pop()
        for field, value in stated:
            if (changed := field.set(mode, value)) not in found:
                found.add(changed)
                waiting.append(changed)
    return found


def written_by(block: Block) -> int | None:
    """What the instruction at the end of a block writes, if that follows from the block."""
    last = block.last
    if control.MODE_FIELDS.get(kind_of(last).name) is not None:
        return last.constant("simm16") or 0
    words: Words = {}
    for instruction in block.instructions[:-1]:
        step(instruction, words)
    source = last.operands[0].value
    if isinstance(source, Constant):
        return source.bits & _M32
    return words.get(source.index) if source.file == "s" else None
