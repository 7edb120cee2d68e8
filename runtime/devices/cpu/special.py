"""Instructions that compiled code has a way of its own for: clocks, hardware registers, barriers in two parts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ....fatbin.isa import Constant, Instruction
from ...isa import control
from ...isa.execute import UnknownOperationError
from ...isa.facts import Facts
from ...isa.naming import operation
from ...isa.values import I32, I64, Uniform
from .control import GET_REALTIME, WORKGROUP_BARRIER, require_message
from .hardware_registers import CYCLES, HardwareRegister, hardware_register

if TYPE_CHECKING:
    from .emit import RegionEmitter


def _program_counter(e: RegionEmitter, instruction: Instruction) -> None:
    e.set_address(instruction.operands[0].register, instruction.address + instruction.size)


def _cycles(e: RegionEmitter) -> Uniform:
    e.b.text.declare("llvm.readcyclecounter", "declare i64 @llvm.readcyclecounter()")
    return Uniform(I64, e.b.text.let("call i64 @llvm.readcyclecounter()"))


def _time(e: RegionEmitter, instruction: Instruction) -> None:
    _set_words(e, instruction, _cycles(e))


def _set_words(e: RegionEmitter, instruction: Instruction, value: Uniform) -> None:
    register = instruction.operands[0].register
    assert register is not None
    for n, word in enumerate(e.b.split(value)):
        e.state.set_scalar(register.file, register.index + n, word)


_REALTIME = """\
define internal i64 @steady.clock() {
  %now = alloca [2 x i64]
  %done = call i32 @clock_gettime(i32 1, ptr %now)
  %seconds = load i64, ptr %now
  %rest = getelementptr i8, ptr %now, i64 8
  %nanoseconds = load i64, ptr %rest
  %whole = mul i64 %seconds, 100000000
  %part = udiv i64 %nanoseconds, 10
  %sum = add i64 %whole, %part
  ret i64 %sum
}"""
"""The clock of constant rate, as hardware_registers.py has it."""


def _realtime(e: RegionEmitter, instruction: Instruction) -> None:
    e.b.text.declare("clock_gettime", "declare i32 @clock_gettime(i32, ptr)")
    e.b.text.declare("steady.clock", _REALTIME)
    _set_words(e, instruction, Uniform(I64, e.b.text.let("call i64 @steady.clock()")))


def _get_register(e: RegionEmitter, instruction: Instruction) -> None:
    _, low, width = control.hardware_register(instruction)
    register, field = instruction.operands[0].register, (1 << width) - 1
    assert register is not None
    found = _readable(instruction, e.facts)
    if found.counts_cycles:
        value: Uniform = e.b.and_(e.b.trunc(_cycles(e), I32), CYCLES)
        value = e.b.and_(e.b.lshr(value, low), field)
    else:
        value = e.b.uniform(I32, (e.mode_bits if found.is_mode else 0) >> low & field)
    e.state.set_scalar(register.file, register.index, value)


def _readable(instruction: Instruction, facts: Facts) -> HardwareRegister:
    """The register that s_getreg reads, if compiled code knows what is in it."""
    number, _, _ = control.hardware_register(instruction)
    found = hardware_register(number, facts.major, facts.processor)
    if found is None or not (found.is_zero or found.is_mode or found.counts_cycles):
        raise UnknownOperationError(
            f"{instruction} at {instruction.address:#x}: hardware register {number} is not carried out for"
            f" {facts.processor}"
        )
    return found


def _signal(e: RegionEmitter, instruction: Instruction) -> None:
    for number in range(e.rank.count):
        name = e.b.text.let(f"call i32 @hk_signal(ptr %c, i32 {number})")
    if operation(instruction) == "s_barrier_signal_isfirst":
        found = e.b.icmp("ne", Uniform(I32, name), 0)
        assert isinstance(found, Uniform)
        e.state.set_scc(found)


def _nothing(e: RegionEmitter, instruction: Instruction) -> None:
    """Writes a hardware register that changes no value, or calls a debugger that is not there."""


def _sleep(e: RegionEmitter, instruction: Instruction) -> None:
    """Who sleeps waits for others: let them go on at the next turn of the loop."""
    e.b.text.do("store i64 1, ptr %budget")


SPECIAL: dict[str, Callable[[RegionEmitter, Instruction], None]] = {
    **dict.fromkeys(("s_sleep", "s_sleep_var", "s_monitor_sleep"), _sleep),
    "s_trap": _nothing,
    "s_getpc_b64": _program_counter,
    "s_memtime": _time,
    "s_memrealtime": _realtime,
    "s_sendmsg_b64": _realtime,
    "s_getreg_b32": _get_register,
    "s_setreg_b32": _nothing,
    "s_setreg_imm32_b32": _nothing,
    **dict.fromkeys(control.SPLIT_SIGNALS, _signal),
}
"""What each does, by name."""


def _answered(instruction: Instruction, _facts: Facts) -> None:
    number = _constant(instruction, "src0")
    if number is not None and number != GET_REALTIME:
        raise UnknownOperationError(f"{instruction} at {instruction.address:#x}: message {number} is not answered")


def _of_workgroup(instruction: Instruction, _facts: Facts) -> None:
    number = _constant(instruction, "src0", "simm16")
    if number is not None and (number - WORKGROUP_BARRIER) & 0xFFFF:
        raise UnknownOperationError(
            f"{instruction} at {instruction.address:#x}: barrier {number} is not the workgroup's, and others are not"
            " carried out"
        )


def _constant(instruction: Instruction, *names: str) -> int | None:
    for name in names:
        operand = instruction.operand(name)
        if operand is not None and isinstance(operand.value, Constant):
            return operand.value.bits
    return None


_REQUIRED: dict[str, Callable[[Instruction, Facts], object]] = {
    "s_getreg_b32": _readable,
    "s_sendmsg": require_message,
    "s_sendmsg_b64": _answered,
    **dict.fromkeys((*control.SPLIT_SIGNALS, "s_barrier_wait"), _of_workgroup),
}


def require_special(instruction: Instruction, facts: Facts) -> None:
    """Refuse by name what these cannot do: other registers, messages and barriers."""
    look = _REQUIRED.get(operation(instruction))
    if look is not None:
        look(instruction, facts)
