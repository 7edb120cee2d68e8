"""How the addresses of a kernel's accesses are aligned, and which of its loads are of its own arguments.

Each block's instructions are carried out on what is known of registers (:mod:`.known_bits`), again and again until nothing
changes. Vector registers are written in active lanes alone: what they hold there is known apart from what all lanes hold.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ....fatbin.errors import HipkitError
from ....fatbin.isa import Constant, Instruction
from ....fatbin.records import NamedTuple, dataclass, field
from ...isa.execute import execute
from ...isa.facts import Facts
from ...isa.flow.liveness import keys
from ...isa.flow.regions import Block, Key, Region
from ...isa.operations import Does, kind_of
from ...isa.state import State
from ...isa.values import I1, I32, Lane, Mask, Mode, Uniform
from .calls import target_of
from .known_bits import IMAGE, UNKNOWN, WHOLE, Because, KnownBits, KnownNumber, Seen, constant
from .ptx_text import THREADS

_VECTORS = ("v", "a")
MATRIX = ("v_mfma", "v_smfmac", "v_wmma", "v_swmmac")
MOST_VECTORS = 512
_ONES = 0xFFFFFFFF
_CARRIED_OUT = (Does.ACCESS, Does.COMPUTE)


class _Held(NamedTuple):
    """What is known of a register."""

    everywhere: KnownNumber
    inside: KnownNumber
    """In the lanes of a mask."""
    number: int
    """The mask's, as :attr:`~.regions.Block.numbers` has them."""


_ZERO = _Held(constant(0), constant(0), 0)
"""What registers hold that nothing has written."""
_NOTHING = _Held(UNKNOWN, UNKNOWN, 0)


@dataclass
class Alignment:
    """What was found, by the addresses of instructions."""

    zeros: dict[int, int] = field(default_factory=dict)
    """Low bits that are zero in what an instruction accesses, the constant parts of addresses aside."""
    arguments: dict[int, int] = field(default_factory=dict)
    """The loads of arguments, and from where."""
    whole: set[int] = field(default_factory=set)
    """Where all lanes are active that the wave began with."""
    because: Because = frozenset()
    """The arguments that must be aligned as they are now."""
    origins: dict[int, Because] = field(default_factory=dict)
    """What the addresses of accesses may be computed from."""


class KnownRegisters(State):
    """Registers of a wave, as far as they are known."""

    def __init__(self, b: KnownBits) -> None:
        self.b = b
        self.held: dict[Key, _Held] = {}
        self.block: Block | None = None
        self.number = 0

    def scalar(self, file: str, index: int) -> Uniform:
        return Uniform(I32, self.held.get((file, index), _ZERO).everywhere)

    def set_scalar(self, file: str, index: int, value: Uniform) -> None:
        self.held[file, index] = _Held(value.data, value.data, 0)

    def vector(self, file: str, index: int, *, all_lanes: bool = False) -> Lane:
        held = self.held.get((file, index), _ZERO)
        assert self.block is not None
        is_inside = not all_lanes and held.number and self.block.is_within(self.number, held.number)
        return Lane(I32, held.inside if is_inside else held.everywhere)

    def set_vector(self, file: str, index: int, value: Lane, *, all_lanes: bool = False) -> None:
        if all_lanes:
            self.held[file, index] = _Held(value.data, value.data, self.number)
            return
        if self.exec.data.is_whole:
            self.held[file, index] = _Held(value.data, value.data, self.number)
            return
        before = self.held.get((file, index), _ZERO).everywhere
        self.held[file, index] = _Held(before.joined(value.data), value.data, self.number)

    def indexed(self, file: str, index: int, offset: Uniform) -> Lane:
        return Lane(I32, UNKNOWN)

    def set_indexed(self, file: str, index: int, offset: Uniform, value: Lane, *, all_lanes: bool = False) -> None:
        """Any of them may be written, whether it was written before or not."""
        self.forget((other, number) for other in _VECTORS for number in range(MOST_VECTORS))

    def forget(self, keys: Iterable[Key]) -> None:
        """Registers hold anything."""
        for key in keys:
            self.held[key] = _NOTHING

    def mask(self, file: str, index: int) -> Mask:
        held = [self.held.get((file, index + n), _ZERO).everywhere for n in range(self.b.lanes // THREADS)]
        return Mask(WHOLE if all(one.is_whole for one in held) else UNKNOWN)

    def set_mask(self, file: str, index: int, mask: Mask) -> None:
        for n in range(self.b.lanes // THREADS):
            self.held[file, index + n] = _Held(mask.data, mask.data, 0)

    @property
    def scc(self) -> Uniform:
        return Uniform(I1, UNKNOWN)

    def set_scc(self, value: Uniform) -> None: ...


class _Analysis:
    def __init__(self, region: Region, facts: Facts, b: KnownBits) -> None:
        self.region, self.facts, self.b = region, facts, b
        self.wanted = _wanted(region)
        self.seen: dict[int, Seen] = {}
        self.partial = set[int]()
        """The instructions where it is not known that all lanes are active."""
        self.reached = set[int]()

    def run(self, start: Mapping[Key, KnownNumber]) -> None:
        """Carry out blocks until nothing is news."""
        first = {
            key: _Held(known, known, self.region.blocks[self.region.start].numbers[0]) for key, known in start.items()
        }
        before, waiting = {self.region.start: first}, [self.region.start]
        while waiting:
            block = self.region.blocks[waiting.pop()]
            registers = KnownRegisters(self.b)
            registers.held, registers.block = dict(before[block.start]), block
            self.reached.update(instruction.address for instruction in block.instructions)
            self._carry_out(registers, block)
            for target in (*block.successors, *([] if block.resumes is None else [block.resumes]), *_called(block)):
                if target not in self.region.blocks:
                    continue
                held = _renamed(registers.held, block, self.region.blocks[target])
                known = before.get(target)
                joined = held if known is None else _joined(known, held)
                if joined != known:
                    before[target] = joined
                    waiting.append(target)

    def _carry_out(self, registers: KnownRegisters, block: Block) -> None:
        for instruction, number in zip(block.instructions, block.numbers, strict=False):
            kind = kind_of(instruction)
            registers.number = number
            if not registers.exec.data.is_whole:
                self.partial.add(instruction.address)
            written = keys(instruction.writes)
            if kind.name == "s_getpc_b64" and instruction.operands[0].register is not None:
                self._program_counter(registers, instruction)
            elif kind.access is not None or (
                kind.does in _CARRIED_OUT and not kind.name.startswith(MATRIX) and not self.wanted.isdisjoint(written)
            ):
                self._execute(registers, instruction, written)
            else:
                registers.forget(written)

    def _execute(self, registers: KnownRegisters, instruction: Instruction, written: list[Key]) -> None:
        self.b.seen = self.seen.setdefault(instruction.address, Seen())
        try:
            execute(self.b, registers, instruction, self.facts)
        except HipkitError:  # which is raised again where it becomes code
            registers.forget(written)
            self.b.seen.zeros = 0

    def _program_counter(self, registers: KnownRegisters, instruction: Instruction) -> None:
        """The code object begins at the start of a page."""
        register = instruction.operands[0].register
        assert register is not None
        low = constant(instruction.address + instruction.size)
        known = KnownNumber(low.zeros, because=frozenset((IMAGE,)))
        registers.set_scalar(register.file, register.index, Uniform(I32, known))
        registers.forget([(register.file, register.index + 1)])

    def found(self) -> Alignment:
        """The result. What a function does to registers is not looked into: where there are any, nothing is certain."""
        origins = {address: seen.because for address, seen in self.seen.items()}
        if any(kind_of(block.last).does in (Does.CALL, Does.JUMP) for block in self.region):
            return Alignment(origins=origins)
        made = Alignment(whole=self.reached - self.partial, origins=origins)
        for address, seen in self.seen.items():
            if seen.zeros:
                made.zeros[address] = seen.zeros
                made.because |= seen.because
            if len(seen.arguments) == 1 and (place := next(iter(seen.arguments))) is not None and place >= 0:
                made.arguments[address] = place
        return made


def _wanted(region: Region) -> set[Key]:
    """The registers that addresses may depend on."""
    wanted, others = {("exec", 0), ("exec", 1)}, []
    for block in region:
        for instruction, effects in zip(block.instructions, block.effects, strict=True):
            read, kind = {*effects.reads, *effects.reads_all}, kind_of(instruction)
            if kind.access is not None:
                wanted |= read
            elif not kind.name.startswith(MATRIX):
                others.append((keys(instruction.writes), read))
    size = -1
    while size != len(wanted):
        size = len(wanted)
        for written, read in others:
            if not wanted.isdisjoint(written):
                wanted |= read
    return wanted


def _called(block: Block) -> list[int]:
    """The function that a block calls, if that is known."""
    target = target_of(block) if kind_of(block.last).does in (Does.CALL, Does.JUMP) else None
    return [] if target is None else [target]


def _is_for_whole_waves(instruction: Instruction) -> bool:
    """Whether lanes become active that the wave did not begin with."""
    if not any(register.file == "exec" for register in instruction.writes):
        return False
    values = [operand.value for operand in instruction.operands if not operand.is_output]
    return any(isinstance(value, Constant) and value.bits & _ONES == _ONES for value in values)


def _renamed(held: dict[Key, _Held], source: Block, target: Block) -> dict[Key, _Held]:
    """Registers at the start of a block as they are at the end of one before: it begins with the mask that this ends with."""
    last, first = source.numbers[-1], target.numbers[0]
    found = {}
    for key, one in held.items():
        if key[0] in _VECTORS and one.number and source.is_within(last, one.number):
            found[key] = _Held(one.everywhere, one.inside, first)
        else:
            found[key] = _Held(one.everywhere, one.everywhere, first)
    return found


def _joined(one: dict[Key, _Held], other: dict[Key, _Held]) -> dict[Key, _Held]:
    found = {}
    for key in one.keys() | other.keys():
        x, y = one.get(key, _ZERO), other.get(key, _ZERO)
        found[key] = (
            x if x == y else _Held(x.everywhere.joined(y.everywhere), x.inside.joined(y.inside), x.number or y.number)
        )
    return found


def alignment_of(
    region: Region, facts: Facts, mode: Mode, start: Mapping[Key, KnownNumber], arguments: memoryview, lanes: int
) -> Alignment:
    """How accesses are aligned, where registers begin with what is known of them."""
    if any(map(_is_for_whole_waves, (instruction for block in region for instruction in block.instructions))):
        start = {key: UNKNOWN if key[0] == "exec" else known for key, known in start.items()}
    analysis = _Analysis(region, facts, KnownBits(mode, lanes, arguments))
    analysis.run(start)
    return analysis.found()


__all__ = ["MATRIX", "Alignment", "KnownRegisters", "alignment_of"]
