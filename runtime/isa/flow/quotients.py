"""Quotients: where a block divides as compilers do, with ten instructions of which the last gives the quotient, rounded once.

The instructions before the last, and what they leave in registers, are then often needed for nothing else.
"""

from __future__ import annotations

from ....fatbin.isa import Constant, Instruction, Operand, Register
from ....fatbin.records import NamedTuple, dataclass, field
from ..operations import kind_of
from ..values import F32, F64, Mode, Rounding
from .liveness import Key, keys
from .regions import Block, Region

_TYPES = {"v_div_fixup_f32": ("f32", 1, 0x3F800000), "v_div_fixup_f64": ("f64", 2, 0x3FF0000000000000)}
"""By the last instruction: the type, how often the reciprocal is refined, and the bits of 1.0."""
_KEEPS = 3
"""Subnormal inputs and results are kept."""
_MODIFIERS = ("clamp", "omod")
_COPIES = ("s_mov_b32", "s_mov_b64")
_END = -1
"""Stands for a use after the block."""


class Quotients(NamedTuple):
    """By address: the instructions that give a quotient of two of their sources, and those without other uses."""

    last: frozenset[int] = frozenset()
    unneeded: frozenset[int] = frozenset()


NONE = Quotients()


Bits = tuple[str, int] | tuple[int, ...]
"""The bits of a constant, or the numbers of the values that the registers of a source hold."""


class Source(NamedTuple):
    """What an operation takes: two that are equal are the same value in all active lanes."""

    bits: Bits
    neg: bool = False
    abs: bool = False

    @property
    def turned(self) -> Source:
        """With the other sign."""
        return Source(self.bits, not self.neg, self.abs)


class Term(NamedTuple):
    """An operation without output modifiers: its place in the block, its mask, and what it takes."""

    name: str
    at: int
    mask: int
    sources: tuple[Source, ...]
    scaled: tuple[int, ...]
    """The values that VCC holds."""


@dataclass
class _Values:
    """The values that registers hold on the way through a block, by number, and what uses each."""

    block: Block
    words: int
    """How many registers a lane mask has."""
    held: dict[Key, int] = field(default_factory=dict)
    masks: list[int] = field(default_factory=list)
    """Of each value the mask in force when it was made."""
    uses: list[set[int]] = field(default_factory=list)
    results: dict[int, set[int]] = field(default_factory=dict)
    """By instruction, the values that it makes or copies."""
    terms: dict[Bits, tuple[Term, int]] = field(default_factory=dict)
    """By the values of a result: the operation, and which result of it."""
    made: dict[Term, Source] = field(default_factory=dict)
    """The first result of an operation."""
    copies: list[int] = field(default_factory=list)
    """The instructions that copy lane masks."""

    def of(self, register: Register) -> tuple[int, ...]:
        """The values in a register, or in a run of them."""
        return tuple(self.value(key) for key in keys((register,)))

    def value(self, key: Key) -> int:
        """The value in a register."""
        if key not in self.held:
            self.held[key] = self._new(self.block.numbers[0])
        return self.held[key]

    def _new(self, mask: int) -> int:
        self.masks.append(mask)
        self.uses.append(set())
        return len(self.masks) - 1

    def pass_by(self, n: int) -> None:
        """Go on by an instruction."""
        instruction, effects, mask = self.block.instructions[n], self.block.effects[n], self.block.numbers[n]
        terms, copied = self._terms(n), self._copied(instruction)
        if copied:
            self.copies.append(n)
        for key in {*effects.reads, *effects.reads_all}:
            self.uses[self.value(key)].add(n)
        for key in keys(instruction.writes):
            if key not in effects.overwrites and self.masks[self.value(key)] != mask:
                self.uses[self.held[key]].add(n)  # other lanes keep it
            self.held[key] = copied[key] if key in copied else self._new(mask)
            self.results.setdefault(n, set()).add(self.held[key])
        for term, outputs in terms:
            self.made[term] = Source(self.of(outputs[0]))
            for number, register in enumerate(outputs):
                self.terms[self.of(register)] = term, number

    def _copied(self, instruction: Instruction) -> dict[Key, int]:
        """The values that a copy of scalar registers puts into others."""
        if kind_of(instruction).name not in _COPIES:
            return {}
        target, source = (operand.register for operand in instruction.operands[:2])
        if target is None or source is None or target.file == "exec":
            return {}
        return dict(zip(keys((target,)), self.of(source), strict=True))

    def _terms(self, n: int) -> list[tuple[Term, list[Register]]]:
        """The operations of an instruction that divisions consist of, each with the registers that it writes."""
        instruction, found = self.block.instructions[n], []
        parts = [part for part in kind_of(instruction).parts if part.name in _NAMES]
        if not parts or instruction.encoding not in _ENCODINGS:
            return []
        is_plain = not any(map(instruction.constant, _MODIFIERS))
        vcc = tuple(self.value(("vcc", word)) for word in range(self.words))
        for part in parts:
            other = {"X": "Y", "Y": "X"}.get(part.suffix, " ")
            operands = [o for o in instruction.operands if not o.name.endswith(other) and o.name not in _NO_SOURCES]
            outputs = [o.register for o in operands if o.is_output and o.register is not None]
            sources = [self._source(o) for o in operands if not o.is_output]
            if part.name.startswith("v_fmac"):
                sources.append(Source(self.of(outputs[0])))
            known = tuple(source for source in sources if source is not None)
            if len(known) == len(sources) and (is_plain or part.name in _TYPES):
                found.append((Term(part.name, n, self.block.numbers[n], known, vcc), outputs))
        return found

    def _source(self, operand: Operand) -> Source | None:
        """None for one that more is done to than taking its size or turning its sign."""
        if operand.sext or operand.modifiers & ~3:
            return None
        value = operand.value
        if isinstance(value, Constant):
            return Source(("", value.bits), operand.neg, operand.abs)
        return None if value.half else Source(self.of(value), operand.neg, operand.abs)


_NAMES = frozenset(
    f"v_{name}_{type}"
    for name in ("div_scale", "div_fmas", "div_fixup", "rcp", "fma", "fmac", "mul")
    for type in ("f32", "f64")
)
_ENCODINGS = frozenset(("VOP1", "VOP2", "VOP3", "VOP3A", "VOP3B", "VOP3SD", "VOPD", "VOPD3"))
_NO_SOURCES = frozenset((*_MODIFIERS, "imm", "op_sel"))


class _Division:
    """Compares the terms before the last instruction of a division with those that compilers emit."""

    def __init__(self, values: _Values, end: Term) -> None:
        self.values, self.end = values, end
        self.type, self.steps, self.one = _TYPES[end.name]
        self.terms = {end.at}
        """The instructions so far."""

    def is_there(self) -> bool:
        """Whether the first source of the last instruction is the quotient of the others but for special cases."""
        quotient, denominator, numerator = self.end.sources
        fmas = self._term(quotient, "div_fmas")
        if fmas is None:
            return False
        rest, inverse, quotient = fmas.sources
        above = self._scale(fmas, denominator, numerator)
        if above is None:
            return False
        below = self._below(inverse, denominator, numerator)
        if below is None or not self._is_fma(rest, below.turned, quotient, above):
            return False
        if self.type == "f32":
            better = self._term(quotient, "fma", "fmac")
            if better is None or better.sources[2] == quotient:
                return False
            first = better.sources[2]
            if not self._is_refined(quotient, below, first, inverse, above):
                return False
            quotient = first
        return self._is_product(quotient, above, inverse)

    def _term(self, source: Source, *names: str) -> Term | None:
        """The operation that made a source under the mask of the last instruction."""
        found = None if source.neg or source.abs else self.values.terms.get(source.bits)
        if found is None or found[1] or found[0].mask != self.end.mask:
            return None
        if found[0].name not in [f"v_{name}_{self.type}" for name in names]:
            return None
        self.terms.add(found[0].at)
        return found[0]

    def _scale(self, fmas: Term, denominator: Source, numerator: Source) -> Source | None:
        """The scaled numerator, if VCC says what has been done to it."""
        found, number = self.values.terms.get(fmas.scaled, (None, 0))
        if found is None or number != 1 or found.mask != self.end.mask:
            return None
        if found.name != f"v_div_scale_{self.type}" or found.sources != (numerator, denominator, numerator):
            return None
        self.terms.add(found.at)
        self.terms.update(n for n in self.values.copies if self.values.results[n] & set(fmas.scaled))
        return self.values.made[found]

    def _below(self, inverse: Source, denominator: Source, numerator: Source) -> Source | None:
        """The scaled denominator that a value is the refined reciprocal of."""
        refined = []
        for _ in range(self.steps):
            term = self._term(inverse, "fma", "fmac")
            if term is None:
                return None
            refined.append((inverse, inverse := term.sources[2]))
        term = self._term(inverse, "rcp")
        if term is None:
            return None
        below = term.sources[0]
        scale = self._term(below, "div_scale")
        if scale is None or scale.sources != (denominator, denominator, numerator):
            return None
        one = Source(("", self.one))
        are_steps = all(self._is_refined(new, below, old, old, one) for new, old in refined)
        return below if are_steps else None

    def _is_refined(self, new: Source, below: Source, old: Source, inverse: Source, wanted: Source) -> bool:
        """Whether ``new`` is ``old + (wanted - below * old) * inverse``."""
        term = self._term(new, "fma", "fmac")
        if term is None or term.sources[2] != old:
            return False
        x, y, _ = term.sources
        return any(
            other == inverse and self._is_fma(rest, below.turned, old, wanted) for rest, other in ((x, y), (y, x))
        )

    def _is_fma(self, found: Source, x: Source, y: Source, z: Source) -> bool:
        term = self._term(found, "fma", "fmac")
        return term is not None and term.sources[2] == z and _are_factors(term.sources[:2], x, y)

    def _is_product(self, found: Source, x: Source, y: Source) -> bool:
        term = self._term(found, "mul")
        return term is not None and _are_factors(term.sources, x, y)


def _are_factors(found: tuple[Source, ...], x: Source, y: Source) -> bool:
    """Whether two factors are those, in either order, and whichever of them is turned."""
    return found in ((x, y), (y, x), (x.turned, y.turned), (y.turned, x.turned))


def quotients_of(region: Region, lanes: int, mode: Mode) -> Quotients:
    """The quotients of a region whose blocks all run with a mode."""
    found = [quotients_in(block, lanes, mode) for block in region]
    return Quotients(*(frozenset().union(*each) for each in zip(*found, strict=True)))


def quotients_in(block: Block, lanes: int, mode: Mode) -> Quotients:
    """The quotients of a block, where MODE rounds to the nearest and keeps subnormals: only then are they rounded once."""
    types = {
        f"v_div_fixup_{type.text}"
        for type in (F32, F64)
        if mode.rounding(type) is Rounding.NEAREST_EVEN and mode.denormals(type) == _KEEPS
    }
    if not any(kind_of(instruction).name in types for instruction in block.instructions):
        return NONE
    values = _Values(block, lanes // 32)
    for n in range(len(block.instructions)):
        values.pass_by(n)
    for key in values.held if block.leaves else values.held.keys() & block.live_out.keys():
        values.uses[values.held[key]].add(_END)
    divisions = [_Division(values, term) for term in values.made if term.name in types]
    found = {one.end.at: one for one in divisions if one.is_there()}
    unneeded = _unneeded(values, found)
    addresses = [instruction.address for instruction in block.instructions]
    return Quotients(frozenset(addresses[n] for n in found), frozenset(addresses[n] for n in unneeded))


def _unneeded(values: _Values, found: dict[int, _Division]) -> set[int]:
    """The instructions of divisions whose results nothing else uses; a last one takes what its first source is for nothing."""
    unneeded = {n for one in found.values() for n in one.terms} - found.keys()
    spared = {n: {v for source in one.end.sources[1:] for v in source.bits} for n, one in found.items()}

    def is_used(value: int) -> bool:
        return any(value in spared[n] if n in spared else n not in unneeded for n in values.uses[value])

    while used := {n for n in unneeded if any(map(is_used, values.results[n]))}:
        unneeded -= used
    return unneeded
