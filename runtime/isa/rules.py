"""Registration of rules: the operation's name, its signature, and the function that computes it.

A signature such as ``"f32 f32 -> f32"`` names the sources and results in the order of LLVM's operands:

- ``i16 i32 i64 i128``, ``f16 bf16 f32 f64``: a value of that type. Float types take neg and abs, follow the MODE's
  denormals, and as results clamp and omod. ``b16 b32 b64`` are bits that take neg and abs and nothing else.
  ``v2f16 v2i16 v2bf16 v2f32 v2i32`` are not unpacked: the rule sees the bits (I32 or I64), with op_sel, op_sel_hi,
  neg and neg_hi applied to the halves of a source. As results they are settled: rule and MODE decided on subnormals.
- ``i32x4``: four registers, given to the rule as a list of I32 values (and taken as one); any count may stand there.
- ``mix``: a source of v_fma_mix: F32, of a whole register or of the half that op_sel names, converted; neg and abs
  are applied.
- ``m``: a lane mask, VCC where the encoding has no operand for it. As a result it is zero in inactive lanes.
- ``c``: SCC, a Uniform of I1. ``exec``: the EXEC mask, a Mask in scalar operations too. As the result of v_cmpx it is
  the new EXEC before inactive lanes are taken out; it also goes to VCC or the mask operand where the encoding has one.
- ``vcc``: VCC as a Mask, always. ``m0``: M0, a Uniform of I32.
- ``d:TYPE``: the destination's value from before.
- ``all:TYPE``: a source (or ``all:d:TYPE``) with what inactive lanes hold.
- ``lo:TYPE``, ``hi:TYPE``: a result of 16 bits for that half of the destination; the other half is kept.
- ``src0:TYPE``: a result for the register that the first source names.
- ``#NAME``: a field of the instruction, as a Python integer (0 where the encoding has no such field). ``#op_sel`` and
  ``#neg_lo`` have a bit for each source, and ``#op_sel`` bit 3 for the destination. They then change no source by
  themselves; op_sel of the destination still chooses the half that a result of 16 bits goes to. ``#constants`` has a
  bit for each source that is a constant.
- ``words``: the registers of an operand, however many, as a list of I32 values; a constant comes once, as in an array
  of the type that may be named (``words:f16``: in both halves; ``words:f64``: two registers).
- ``@flushes``: whether products of matrices of 16-bit floats know no subnormals (gfx90a).
- ``@fp8``: the flavour of floats of 8 bits that the processor has, ``"fnuz"`` (gfx940 to gfx942) or ``"ocp"``.

Vector operations (``v_…``) get Lanes; scalar ones (``s_…``) get Uniforms. ``u:TYPE`` in a vector operation is a
source or result that is a Uniform.

A rule with :attr:`Rule.packed` is stated for one half: its types are those of the halves, its function that of the
operation on one half. Whoever binds it carries it out on the lower and the upper halves.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from ...fatbin.records import dataclass
from .signatures import Kind, Term, parsed
from .values import Type

Function = Callable[..., Any]
F = TypeVar("F", bound=Function)


@dataclass(frozen=True, slots=True)
class Rule:
    """What an operation computes. ``function(b, *sources)`` gives the result, or a tuple of them."""

    name: str
    takes: tuple[Term, ...]
    gives: tuple[Term, ...]
    fields: frozenset[str]
    """The fields of the instruction among the sources."""
    rounded: Type | None
    """The float type whose rounding applies: that of the result, since what is written is what gets rounded."""
    function: Function
    clamped: Function | None = None
    """For integer results: what to compute where the instruction says clamp; None where that changes nothing."""
    denormals: str = "mode"
    """``mode``: as MODE says. ``flush``: always flushed. ``keep``: never touched."""
    approximate: str = ""
    """Why the result may differ from hardware's in its last bits; empty where it is exact."""
    packed: str = ""
    """Of an operation on both halves of packed sources: the operation on each half."""
    scalar_like: bool = False
    """A vector operation that ignores EXEC, such as v_readlane."""

    @property
    def sources(self) -> tuple[str, ...]:
        """What it takes, as it is written."""
        return tuple(term.token for term in self.takes)

    @property
    def results(self) -> tuple[str, ...]:
        """What it gives, as it is written."""
        return tuple(term.token for term in self.gives)


class Rules(Mapping[str, Rule]):
    """Rules by name. Each is made when it is first asked for: of a thousand, a kernel needs ten."""

    def __init__(self) -> None:
        self._made: dict[str, Rule] = {}
        self._registered: dict[str, tuple[str, Function, dict[str, Any]]] = {}

    def register(self, name: str, signature: str, function: Function, options: dict[str, Any]) -> None:
        """Add a rule; ``options`` are fields of :class:`Rule`."""
        if name in self._registered:
            raise ValueError(f"{name} has two rules")
        self._registered[name] = signature, function, options

    def __getitem__(self, name: str) -> Rule:
        return self._made.get(name) or self._made.setdefault(name, _rule(name, *self._registered[name]))

    def __contains__(self, name: object) -> bool:
        return name in self._registered

    def __iter__(self) -> Iterator[str]:
        return iter(self._registered)

    def __len__(self) -> int:
        return len(self._registered)


def _rule(name: str, signature: str, function: Function, options: dict[str, Any]) -> Rule:
    sources, _, results = signature.partition("->")
    takes, gives = (tuple(parsed(token) for token in side.split()) for side in (sources, results))
    fields = frozenset(term.name for term in takes if term.kind is Kind.FIELD)
    rounded = next((term.float_type for term in (*gives, *takes) if term.float_type is not None), None)
    return Rule(name, takes, gives, fields, rounded, function, **options)


RULES = Rules()
"""Every rule, by the operation's name (see :func:`~.naming.operation_of`)."""


def op(names: str, signature: str, **options: Any) -> Callable[[F], F]:
    """Register a function as the rule of one operation or, with ``{f16,f32}`` in the name, of several.

    ``$`` in the signature is what stood in the braces: ``op("v_add_{f16,f32,f64}", "$ $ -> $")``.
    Several names are separated by blanks.
    """

    def register(function: F) -> F:
        for name, choice in spelled(names):
            RULES.register(name, signature.replace("$", choice), function, options)
        return function

    return register


def spelled(names: str) -> Iterable[tuple[str, str]]:
    """The names that a pattern stands for, and for each what stood in its braces."""
    for pattern in names.split():
        if "{" not in pattern:
            yield pattern, ""
            continue
        parts = re.split(r"\{([^}]*)\}", pattern)
        choices = [part.split(",") for part in parts[1::2]]
        for chosen in itertools.product(*choices):
            yield "".join(itertools.chain(*itertools.zip_longest(parts[::2], chosen, fillvalue=""))), "".join(chosen)
