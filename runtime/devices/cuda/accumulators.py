"""Registers to which matrix instructions add one product after another.

Tensor cores give the elements of a sum to other threads than AMD's instructions do. Where the next thing that happens to registers
is that another product is added, in a loop mostly, the sum stays as tensor cores have it, and is brought to where it belongs only
before anything else reads or writes the registers. What the registers mean in between is what they hold, and that sum added to it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from ....fatbin.errors import HipkitError
from ....fatbin.isa import Instruction
from ....fatbin.records import dataclass, field
from ...isa.execute import execute
from ...isa.facts import Facts
from ...isa.flow.liveness import keys
from ...isa.flow.regions import Block, Key, Region
from ...isa.operations import kind_of
from ...isa.tiles import Tiles
from ...isa.values import F32, I32, Lane, Mode
from .alignment import MATRIX, KnownRegisters
from .known_bits import UNKNOWN, KnownBits

_REGISTERS = re.compile(r"\b([av])(?:\[(\d+):(\d+)\]|\d+)")


@dataclass(frozen=True, eq=False)
class Accumulator:
    """Registers, and the product that is added to them."""

    registers: tuple[Key, ...]
    tiles: Tiles
    number: int

    def is_touched(self, instruction: Instruction) -> bool:
        """Whether an instruction reads or writes one of them."""
        return not set(self.registers).isdisjoint(_touched(instruction))


@dataclass
class Accumulators:
    """Those of a kernel."""

    at: dict[int, Accumulator] = field(default_factory=dict)
    """By the addresses of the instructions that add to them."""
    entered: dict[int, frozenset[Accumulator]] = field(default_factory=dict)
    """Those for which there may be a sum where a block begins."""

    def due(self, instruction: Instruction, pending: Iterable[Accumulator]) -> Iterator[Accumulator]:
        """Those of which the sum has to be in the registers before an instruction."""
        own = self.at.get(instruction.address)
        for one in pending:
            if one is own:
                if _reads_elsewhere(instruction, one):
                    yield one
            elif one.is_touched(instruction):
                yield one

    def after(self, block: Block, pending: frozenset[Accumulator]) -> frozenset[Accumulator]:
        """Those for which there may be a sum at the end of a block."""
        for instruction in block.instructions:
            pending -= set(self.due(instruction, pending))
            if instruction.address in self.at:
                pending |= {self.at[instruction.address]}
        return pending


def adds_in_place(instruction: Instruction) -> bool:
    """Whether C and D are the same registers."""
    added, result = instruction.operands[-1], instruction.operands[0]
    for operand in instruction.operands:
        if operand.name == "src2":
            added = operand
    return added.register is not None and added.register == result.register


def _touched(instruction: Instruction) -> list[Key]:
    return [*keys(instruction.reads), *keys(instruction.writes)]


def _reads_elsewhere(instruction: Instruction, accumulator: Accumulator) -> bool:
    """Whether an instruction reads the registers that it adds to, in another way than as C."""
    names = ("src0", "src1") if adds_in_place(instruction) else ("src0", "src1", "src2")
    read = {
        (operand.register.file, operand.register.index + n)
        for operand in instruction.operands
        if operand.register is not None and operand.name in names
        for n in range(operand.register.width)
    }
    return not read.isdisjoint(accumulator.registers)


class _Probe(KnownBits):
    """Carries out matrix instructions to see which products may be added later."""

    found: Tiles | None = None

    def accumulated(self, tiles: Tiles, left: Sequence[Lane], right: Sequence[Lane]) -> bool:
        self.found = tiles
        return True

    def multiplied(self, tiles: Tiles, left: Sequence[Lane], right: Sequence[Lane]) -> list[Lane]:
        return [Lane(I32 if tiles.is_integer else F32, UNKNOWN)] * len(tiles.places)


def accumulators_of(region: Region, facts: Facts, mode: Mode, lanes: int, kinds: frozenset[str]) -> Accumulators:
    """Those of a kernel whose products tensor cores make of some types of elements."""
    found = Accumulators()
    if not kinds or region.uses_indices:
        return found
    known: dict[tuple[tuple[Key, ...], Tiles], Accumulator] = {}
    alike: dict[str, Tiles | None] = {}
    for block in region:
        for instruction in block.instructions:
            if kind_of(instruction).name.startswith(MATRIX):
                form = _REGISTERS.sub(_size, str(instruction))
                if form not in alike:
                    alike[form] = _tiles_of(instruction, facts, block, mode, lanes, kinds)
                tiles = alike[form]
                if tiles is not None:
                    key = tuple(keys(instruction.writes)), tiles
                    found.at[instruction.address] = known.setdefault(key, Accumulator(*key, len(known)))
    if found.at:
        _follow(region, found)
    return found


def _size(registers: re.Match[str]) -> str:
    """How many registers a text names, whichever they are."""
    first, last = int(registers[2] or 0), int(registers[3] or 0)
    return f"{registers[1]}[{last - first + 1}]"


def _tiles_of(
    instruction: Instruction, facts: Facts, block: Block, mode: Mode, lanes: int, kinds: frozenset[str]
) -> Tiles | None:
    probe = _Probe(mode, lanes, memoryview(b""))
    probe.tile_kinds = kinds
    registers = KnownRegisters(probe)
    registers.block = block
    try:
        execute(probe, registers, instruction, facts)
    except HipkitError:  # which is raised again where it becomes code
        return None
    return probe.found


def _follow(region: Region, found: Accumulators) -> None:
    """Find out where there may be sums."""
    waiting, found.entered = [region.start], {region.start: frozenset()}
    while waiting:
        block = region.blocks[waiting.pop()]
        pending = found.after(block, found.entered[block.start])
        for target in (*block.successors, *([] if block.resumes is None else [block.resumes])):
            known = found.entered.get(target)
            if target in region.blocks and (known is None or not pending <= known):
                found.entered[target] = pending | (known or frozenset())
                waiting.append(target)
