"""Signatures of rules, parsed: what each source is, and where each result goes. See :mod:`.rules` for the notation."""

from __future__ import annotations

from enum import Enum, auto
from functools import cache

from ...fatbin.records import dataclass
from .values import BF16, F16, F32, F64, I8, I16, I32, I64, Type

FLOATS = {"f16": F16, "bf16": BF16, "f32": F32, "f64": F64}
BITS = {"b16": I16, "b32": I32, "b64": I64}
INTEGERS = {"i8": I8, "i16": I16, "i32": I32, "i64": I64}
PACKED = {"v2f16": I32, "v2i16": I32, "v2bf16": I32, "v2f32": I64, "v2i32": I64}
TYPES: dict[str, Type] = {**FLOATS, **BITS, **INTEGERS, **PACKED}


class Kind(Enum):
    """The kinds of sources and results."""

    VALUE = auto()
    PACKED = auto()
    REGISTERS = auto()
    """A list of values, one for each register or pair."""
    WORDS = auto()
    """All registers of an operand."""
    MIX = auto()
    MASK = auto()
    SCC = auto()
    EXEC = auto()
    VCC = auto()
    M0 = auto()
    FIELD = auto()
    PROCESSOR = auto()
    """A property of the processor."""


_NAMED = {"m": Kind.MASK, "c": Kind.SCC, "exec": Kind.EXEC, "vcc": Kind.VCC, "m0": Kind.M0, "mix": Kind.MIX}


@dataclass(frozen=True, slots=True)
class Term:
    """One source or result of a rule."""

    token: str
    """As it is written."""
    kind: Kind
    name: str
    """The type (of REGISTERS that of each), the type of a constant's elements for WORDS, or the field's name."""
    place: str = ""
    """What stands before the type: ``d``, ``u``, ``lo``, ``hi`` or ``src0``."""
    all_lanes: bool = False
    """Whether inactive lanes matter too."""
    count: int = 1
    """How many values REGISTERS are."""

    @property
    def type(self) -> Type:
        """The type of the value, or of each."""
        return TYPES[self.name]

    @property
    def float_type(self) -> Type | None:
        """The type, where it is a float for which the MODE counts."""
        return FLOATS.get(self.name) if self.kind in (Kind.VALUE, Kind.WORDS) else None

    @property
    def takes_signs(self) -> bool:
        """Whether neg and abs of the operand apply to the bits of the value."""
        return not self.place and (self.name in FLOATS or self.name in BITS)

    @property
    def is_old(self) -> bool:
        """Whether it is the destination's value from before."""
        return self.place == "d"


@cache
def parsed(token: str) -> Term:
    """The source or result that a token stands for."""
    if token[0] in "#@":
        return Term(token, Kind.FIELD if token[0] == "#" else Kind.PROCESSOR, token[1:])
    rest = token.removeprefix("all:")
    all_lanes, place = rest != token, ""
    if not rest.startswith("words") and ":" in rest:
        place, _, rest = rest.partition(":")
    if rest in _NAMED:
        return Term(token, _NAMED[rest], rest, place, all_lanes)
    if rest.startswith("words"):
        return Term(token, Kind.WORDS, rest[6:], place, all_lanes)
    name, _, count = rest.partition("x")
    if count:
        return Term(token, Kind.REGISTERS, name, place, all_lanes, int(count))
    return Term(token, Kind.PACKED if rest in PACKED else Kind.VALUE, rest, place, all_lanes)
