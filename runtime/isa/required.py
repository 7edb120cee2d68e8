"""The check before a launch: raises for instructions that the engines do not execute."""

from __future__ import annotations

from collections.abc import Callable

from ...fatbin.isa import Constant, Instruction
from . import control
from .architected import require_registers
from .execute import require as require_rule
from .facts import Facts
from .hardware_registers import Content, HardwareRegister, hardware_register, unknown_modes
from .not_carried_out import UnknownOperationError
from .operations import Does, kind_of

_BY_RULES = (Does.ACCESS, Does.COMPUTE)
_INTERRUPT, _DEALLOC_VGPRS = 1, 3
"""Messages that need no answer: to look at memory, which the host does anyway, and to give registers back."""


def require(instruction: Instruction, facts: Facts) -> None:
    """Raise for an instruction that cannot be emitted."""
    require_special(instruction, facts)
    if kind_of(instruction).does in _BY_RULES:
        require_rule(instruction, facts)


def require_special(instruction: Instruction, facts: Facts) -> None:
    """Raise for registers that are not modelled, and for unsupported messages and barriers."""
    require_registers(instruction, facts)
    look = _REQUIRED.get(kind_of(instruction).name)
    if look is not None:
        look(instruction, facts)


def depends_on_operands(name: str) -> bool:
    """Whether some instructions of an operation are refused for what their operands are, registers aside."""
    return name in _REQUIRED


def readable(instruction: Instruction, facts: Facts) -> HardwareRegister:
    """The hardware register that an instruction names; raises if hipkit does not have it."""
    number, _, _ = control.hardware_register(instruction)
    found = hardware_register(number, facts.major, facts.processor)
    if found is None:
        raise _refused(instruction, f"hardware register {number} is not carried out for {facts.processor}")
    return found


def writable(instruction: Instruction, facts: Facts) -> HardwareRegister:
    """The hardware register that an instruction writes; raises if it is read-only, or for unsupported bits of MODE."""
    found = readable(instruction, facts)
    if not found.is_writable:
        raise _refused(instruction, f"{found.name} is not written by hipkit")
    _, low, width = control.hardware_register(instruction)
    source = instruction.operands[0].value
    if found.content is Content.MODE and isinstance(source, Constant):
        for name in unknown_modes((source.bits & (1 << width) - 1) << low, facts.major):
            raise _refused(instruction, f"MODE.{name} is not carried out")
    return found


def _known_when_read(instruction: Instruction, facts: Facts) -> None:
    found, (_, low, width) = readable(instruction, facts), control.hardware_register(instruction)
    for name, bits in found.unknown:
        if bits & ((1 << width) - 1) << low:
            raise _refused(instruction, f"{found.name}.{name} is not modelled")


def _required_message(instruction: Instruction, facts: Facts) -> None:
    """Refuse messages that mean something. An interrupt tells the host to look at memory, which it does anyway."""
    number = (instruction.constant("simm16") or 0) & (0xFF if facts.major >= 11 else 0xF)
    if number != _INTERRUPT and not (number == _DEALLOC_VGPRS and facts.major >= 11):
        raise _refused(instruction, f"message {number} is not carried out")


def _answered(instruction: Instruction, _facts: Facts) -> None:
    number = instruction.constant("src0")
    if number is not None and number != control.GET_REALTIME:
        raise _refused(instruction, f"message {number} is not answered")


def _known_barrier(instruction: Instruction, facts: Facts) -> None:
    """The workgroup's barrier, or one of those that a part of its waves may join."""
    number = control.barrier_of(instruction)
    if number == control.WORKGROUP_BARRIER and kind_of(instruction).name not in _FOR_NAMED:
        return
    if not facts.has_named_barriers:
        if kind_of(instruction).name == "s_barrier_leave":
            return  # no wave has joined one that it could leave
        raise _refused(instruction, f"{facts.processor} has no barrier but the workgroup's")
    if number == control.CLUSTER_BARRIER:
        if kind_of(instruction).name in _NOT_FOR_CLUSTERS:
            raise _refused(instruction, "what it does with the barrier of a cluster the manuals do not say")
        return
    if number is not None and not 0 <= number <= control.MOST_NAMED:
        raise _refused(
            instruction,
            f"barrier {number} is {_OTHERS.get(number, 'none that a wave has')}, which hipkit does not carry out",
        )


_FOR_NAMED = ("s_barrier_init", "s_barrier_join")
_NOT_FOR_CLUSTERS = (*_FOR_NAMED, "s_barrier_signal_isfirst")
_OTHERS = {-2: "that of trap handlers", -4: "that of trap handlers in a cluster"}


def _refused(instruction: Instruction, why: str) -> UnknownOperationError:
    return UnknownOperationError(f"{instruction} at {instruction.address:#x}: {why}")


_REQUIRED: dict[str, Callable[[Instruction, Facts], object]] = {
    "s_getreg_b32": _known_when_read,
    **dict.fromkeys(control.REGISTER_WRITES, writable),
    "s_sendmsg": _required_message,
    "s_sendmsg_b64": _answered,
    **dict.fromkeys((*control.NAMED_BARRIERS, "s_barrier_wait"), _known_barrier),
}
