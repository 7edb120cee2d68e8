"""Classifies instructions: looks an operation's name up once and keeps its kind."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import Any

from ...fatbin.isa import Instruction, Register
from ...fatbin.records import dataclass, replace
from . import control, dual, semantics
from .memory import operations as memory_operations
from .memory.operands import Execute
from .naming import operation_of
from .rules import RULES, Rule


class Does(Enum):
    """What an instruction does, as far as engines differ in how they carry it out."""

    BRANCH = auto()
    BRANCH_IF = auto()
    JUMP = auto()
    """To an address in registers."""
    CALL = auto()
    END = auto()
    STOP = auto()
    """With an error."""
    BARRIER = auto()
    AWAIT = auto()
    """A barrier that is not the workgroup's: the named one that the wave has joined, or that of a cluster."""
    CHANGE_MODE = auto()
    """The part of MODE that arithmetic depends on."""

    WAIT = auto()
    """For memory accesses, which it orders."""
    NOTHING = auto()
    """As far as values go: hints, power, profiling."""
    PAUSE = auto()
    """So that other waves go on."""
    SPECIAL = auto()
    """Something of the wave itself, which no rule describes."""
    ACCESS = auto()
    COMPUTE = auto()
    """Or it is not supported, and has no rule."""


_ENDS_BLOCK = frozenset(
    (Does.BRANCH, Does.BRANCH_IF, Does.JUMP, Does.CALL, Does.END, Does.STOP, Does.BARRIER, Does.AWAIT, Does.CHANGE_MODE)
)


@dataclass(frozen=True, slots=True)
class Computation:
    """One operation that an instruction computes: all of it, or one half of a pair (``suffix`` X or Y)."""

    name: str
    suffix: str
    rule: Rule | None
    """None for an operation that computes nothing, or is not supported."""


@dataclass(frozen=True, slots=True, eq=False)
class OperationKind:
    """A kind of operation: the same object for every instruction of it."""

    name: str
    """The operation's name (see :func:`~.naming.operation_of`)."""
    does: Does
    ends_block: bool
    """Whether control may continue elsewhere, or the wave may have to wait."""
    condition: tuple[str, bool] | None
    """Of a conditional branch: what is looked at, and whether it must be set."""
    waits_for_stores: bool
    """Whether it waits for stores on every generation that has it."""
    arrives: bool
    """Whether the wave arrives at its group's barrier by it."""
    orders: bool
    """Whether it writes back or invalidates caches."""
    access: Execute | None
    """The function that executes a memory operation."""
    is_plain: bool
    """Whether a memory operation loads or stores for each lane, in global memory or LDS, or loads for the wave."""
    parts: tuple[Computation, ...]
    """What it computes: two operations for a pair, else one."""
    takes_old: bool
    """Whether the result depends on what the destination held: ``s_cmov_b32``, ``s_addk_i32``, ``v_fmac_f32``."""

    @property
    def rule(self) -> Rule | None:
        """The rule of an instruction that is no pair."""
        return self.parts[0].rule if len(self.parts) == 1 else None


@dataclass(frozen=True, slots=True)
class _ByOperand:
    """The kinds of an operation that is another with some operands."""

    is_special: Callable[[Instruction], bool]
    special: OperationKind
    other: OperationKind


_OF_WAVE: dict[str, Any] = {"does": Does.SPECIAL, "ends_block": False}
_BY_OPERAND: dict[str, tuple[Callable[[Instruction], bool], dict[str, Any]]] = {
    "s_trap": (control.is_debug_trap, _OF_WAVE),
    **dict.fromkeys(control.REGISTER_WRITES, (lambda instruction: not control.writes_mode(instruction), _OF_WAVE)),
    **dict.fromkeys(control.SPLIT_SIGNALS, (control.is_of_others, {"arrives": False})),
    "s_barrier_wait": (control.is_of_others, {"does": Does.AWAIT}),
}
"""Operations that are others with some operands: what says so, and what is different then."""

_NAMES: tuple[tuple[Does, frozenset[str]], ...] = (
    (Does.BRANCH, frozenset(("s_branch",))),
    (Does.BRANCH_IF, frozenset(control.CONDITIONS)),
    (Does.JUMP, control.JUMPS),
    (Does.CALL, control.CALLS),
    (Does.END, control.ENDS),
    (Does.STOP, control.STOPS),
    (Does.BARRIER, control.BARRIERS),
    (Does.CHANGE_MODE, control.MODE_CHANGES),
    (Does.WAIT, control.WAITS),
    (Does.NOTHING, control.IGNORED),
    (Does.PAUSE, control.PAUSES),
    (Does.SPECIAL, control.SPECIAL),
)
_DOES = {name: does for does, names in reversed(_NAMES) for name in names}
"""What each operation does that neither accesses memory nor computes; of two rows with a name, the first counts."""

_KINDS: dict[str, OperationKind | _ByOperand] = {}
"""By LLVM's name, which says whether it is a pair. Forms as keys would keep instruction sets that nothing else uses."""


def kind_of(instruction: Instruction) -> OperationKind:
    """The kind of operation that an instruction is."""
    form = instruction.decoded.form
    pseudo = form.pseudo if form is not None else ""
    found = _KINDS.get(pseudo)
    if found is None:
        found = _KINDS.setdefault(pseudo, _new(operation_of(pseudo), is_pair=instruction.encoding in dual.ENCODINGS))
    if isinstance(found, OperationKind):
        return found
    return found.special if found.is_special(instruction) else found.other


def read_by(instruction: Instruction) -> tuple[Register, ...]:
    """The registers whose values an instruction takes: those that it reads, and a destination that it changes."""
    return (*instruction.reads, *instruction.writes[:1]) if kind_of(instruction).takes_old else instruction.reads


def _new(name: str, *, is_pair: bool) -> OperationKind | _ByOperand:
    semantics.load_common()
    parts = dual.halves(name) if is_pair else ((name, ""),)
    access = memory_operations.find(name)
    does = _DOES.get(name) or (Does.ACCESS if access is not None else Does.COMPUTE)
    if does is Does.COMPUTE and not all(part in RULES for part, _ in parts):
        semantics.load()
    rules = [RULES.get(part) for part, _ in parts]
    kind = OperationKind(
        name,
        does,
        ends_block=does in _ENDS_BLOCK,
        condition=control.CONDITIONS.get(name),
        waits_for_stores=name in control.STORE_WAITS,
        arrives=name == "s_barrier" or name in control.SPLIT_SIGNALS,
        orders=name in memory_operations.ORDERS,
        access=access,
        is_plain=memory_operations.is_plain(name),
        parts=tuple(Computation(part, suffix, rule) for (part, suffix), rule in zip(parts, rules, strict=True)),
        takes_old=len(rules) == 1 and rules[0] is not None and any(term.is_old for term in rules[0].takes),
    )
    found = _BY_OPERAND.get(name)
    if found is None:
        return kind
    is_special, different = found
    return _ByOperand(is_special, replace(kind, **different), kind)
