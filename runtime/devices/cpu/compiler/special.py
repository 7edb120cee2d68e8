"""Instructions that the compiler handles without a rule: clocks, hardware registers, split barriers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .....fatbin.isa import Constant, Instruction
from ....isa import control
from ....isa.architected import require_registers
from ....isa.execute import UnknownOperationError
from ....isa.execute import require as require_rule
from ....isa.facts import Facts
from ....isa.naming import operation
from ....isa.values import I32, I64, Uniform
from .. import layout
from ..hardware_registers import CYCLES, HardwareRegister, hardware_register, unknown_mode_bits, unknown_modes
from ..interpreter.control import GET_REALTIME, WORKGROUP_BARRIER, require_message

if TYPE_CHECKING:
    from .emit import RegionEmitter


_SETS = ("s_setreg_b32", "s_setreg_imm32_b32")
_MODE_FIELDS = {"s_round_mode": 0, "s_denorm_mode": 4}
"""For each instruction the lowest of the four bits of MODE that it sets."""
_M32 = (1 << 32) - 1


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
"""The constant-rate clock of hardware_registers.py."""


def _realtime(e: RegionEmitter, instruction: Instruction) -> None:
    e.b.text.declare("clock_gettime", "declare i32 @clock_gettime(i32, ptr)")
    e.b.text.declare("steady.clock", _REALTIME)
    _set_words(e, instruction, Uniform(I64, e.b.text.let("call i64 @steady.clock()")))


def _get_register(e: RegionEmitter, instruction: Instruction) -> None:
    _, low, width = control.hardware_register(instruction)
    register, found = instruction.operands[0].register, readable(instruction, e.facts)
    assert register is not None
    if found.counts_cycles:
        value: Uniform = e.b.and_(e.b.trunc(_cycles(e), I32), CYCLES)
    elif found.is_mode or found.scalar is not None:
        value = Uniform(I32, e.b.text.let(f"load i32, ptr {_memory_place(e, found)}"))
    else:
        value = e.b.uniform(I32, 0)
    value = e.b.and_(e.b.lshr(value, low), (1 << width) - 1)
    e.state.set_scalar(register.file, register.index, value)


def _set_register(e: RegionEmitter, instruction: Instruction) -> None:
    """s_setreg of any register but MODE, which ends a block."""
    found = writable(instruction, e.facts)
    if found.scalar is not None:
        e.b.text.do(f"store i32 {_changed(e, instruction, found).data}, ptr {_memory_place(e, found)}")


def _changed(e: RegionEmitter, instruction: Instruction, register: HardwareRegister) -> Uniform:
    """The new value of a hardware register that s_setreg writes in the memory of the wave."""
    _, low, width = control.hardware_register(instruction)
    field, source = (1 << width) - 1 << low, instruction.operands[0].value
    if isinstance(source, Constant):
        value = e.b.uniform(I32, source.bits & _M32)
    else:
        value = e.state.scalar(source.file, source.index)
    return _with_field(e, _memory_place(e, register), field, e.b.shl(value, low))


def _with_field(e: RegionEmitter, place: str, field: int, value: Uniform) -> Uniform:
    """The word at an address with the bits of a field replaced."""
    before = Uniform(I32, e.b.text.let(f"load i32, ptr {place}"))
    return e.b.or_(e.b.and_(value, field), e.b.and_(before, ~field & _M32))


def _memory_place(e: RegionEmitter, register: HardwareRegister) -> str:
    """The address of a hardware register in the memory of the wave, the only place that has it."""
    if register.scalar is None:
        return mode_place(e)
    return e.b.text.let(f"getelementptr i8, ptr %w, i64 {e.registers.scalar(*register.scalar)}")


def mode_place(e: RegionEmitter) -> str:
    """The address of MODE in the memory of the wave."""
    return e.b.text.let(f"getelementptr i8, ptr %w, i64 {layout.MODE}")


def new_mode(e: RegionEmitter, instruction: Instruction) -> Uniform:
    """MODE after an instruction that changes it."""
    low = _MODE_FIELDS.get(operation(instruction))
    if low is None:
        return _changed(e, instruction, writable(instruction, e.facts))
    value = _constant(instruction, "simm16") or 0
    return _with_field(e, mode_place(e), 15 << low, e.b.uniform(I32, (value & 15) << low))


def unsure_modes(instruction: Instruction, facts: Facts) -> int:
    """The bits of MODE that are not carried out and of which only the running wave knows whether an instruction sets them."""
    if operation(instruction) in _MODE_FIELDS or isinstance(instruction.operands[0].value, Constant):
        return 0
    _, low, width = control.hardware_register(instruction)
    return unknown_mode_bits(facts.major) & (1 << width) - 1 << low


def readable(instruction: Instruction, facts: Facts) -> HardwareRegister:
    """The hardware register that an instruction names; raises if hipkit does not have it."""
    number, _, _ = control.hardware_register(instruction)
    found = hardware_register(number, facts.major, facts.processor)
    if found is None:
        raise _refused(instruction, f"hardware register {number} is not carried out for {facts.processor}")
    return found


def _known_when_read(instruction: Instruction, facts: Facts) -> None:
    found, (_, low, width) = readable(instruction, facts), control.hardware_register(instruction)
    for name, bits in found.unknown:
        if bits & ((1 << width) - 1) << low:
            raise _refused(instruction, f"{found.name}.{name} is not modelled")


def writable(instruction: Instruction, facts: Facts) -> HardwareRegister:
    """The hardware register that an instruction writes; raises if it is read-only, or for unsupported bits of MODE."""
    found = readable(instruction, facts)
    if found.write is None:
        raise _refused(instruction, f"{found.name} is not written by hipkit")
    _, low, width = control.hardware_register(instruction)
    source = instruction.operands[0].value
    if found.is_mode and isinstance(source, Constant):
        for name in unknown_modes((source.bits & (1 << width) - 1) << low, facts.major):
            raise _refused(instruction, f"MODE.{name} is not carried out")
    return found


def _refused(instruction: Instruction, why: str) -> UnknownOperationError:
    return UnknownOperationError(f"{instruction} at {instruction.address:#x}: {why}")


def _signal(e: RegionEmitter, instruction: Instruction) -> None:
    for number in range(e.batch.count):
        name = e.b.text.let(f"call i32 @hk_signal(ptr %c, i32 {number})")
    if operation(instruction) == "s_barrier_signal_isfirst":
        found = e.b.icmp("ne", Uniform(I32, name), 0)
        assert isinstance(found, Uniform)
        e.state.set_scc(found)


def _nothing(e: RegionEmitter, instruction: Instruction) -> None:
    """A trap for a debugger does nothing without one."""


def _sleep(e: RegionEmitter, instruction: Instruction) -> None:
    """A wave that sleeps waits for others: it yields at the next back edge."""
    e.b.text.do("store i64 1, ptr %budget")


SPECIAL: dict[str, Callable[[RegionEmitter, Instruction], None]] = {
    **dict.fromkeys(("s_sleep", "s_sleep_var", "s_monitor_sleep"), _sleep),
    "s_trap": _nothing,
    "s_getpc_b64": _program_counter,
    "s_memtime": _time,
    "s_memrealtime": _realtime,
    "s_sendmsg_b64": _realtime,
    "s_getreg_b32": _get_register,
    **dict.fromkeys(_SETS, _set_register),
    **dict.fromkeys(control.SPLIT_SIGNALS, _signal),
}
"""The emitter of each instruction, by name."""


def _answered(instruction: Instruction, _facts: Facts) -> None:
    number = _constant(instruction, "src0")
    if number is not None and number != GET_REALTIME:
        raise _refused(instruction, f"message {number} is not answered")


def _of_workgroup(instruction: Instruction, _facts: Facts) -> None:
    number = _constant(instruction, "src0", "simm16")
    if number is not None and (number - WORKGROUP_BARRIER) & 0xFFFF:
        raise _refused(instruction, f"barrier {number} is not the workgroup's, and others are not carried out")


def _named_at_run_time(instruction: Instruction, _facts: Facts) -> None:
    raise _refused(instruction, "M0 names a barrier, and others than the workgroup's are not carried out")


def _constant(instruction: Instruction, *names: str) -> int | None:
    for name in names:
        operand = instruction.operand(name)
        if operand is not None and isinstance(operand.value, Constant):
            return operand.value.bits
    return None


_REQUIRED: dict[str, Callable[[Instruction, Facts], object]] = {
    "s_getreg_b32": _known_when_read,
    **dict.fromkeys(_SETS, writable),
    "s_sendmsg": require_message,
    "s_sendmsg_b64": _answered,
    **dict.fromkeys((*control.SPLIT_SIGNALS, "s_barrier_wait"), _of_workgroup),
    **{f"{name} m0": _named_at_run_time for name in control.SPLIT_SIGNALS},
}


def require_special(instruction: Instruction, facts: Facts) -> None:
    """Raise for registers that are not modelled, and for unsupported messages and barriers."""
    require_registers(instruction, facts)
    look = _REQUIRED.get(operation(instruction))
    if look is not None:
        look(instruction, facts)


def require_mode(mode: int, facts: Facts) -> None:
    """Raise for bits of MODE that the kernel descriptor sets and the engine does not support."""
    for name in unknown_modes(mode, facts.major):
        raise UnknownOperationError(f"MODE.{name}, which the kernel descriptor sets, is not carried out")


def require(instruction: Instruction, facts: Facts) -> None:
    """Raise for an instruction that cannot be emitted."""
    name = operation(instruction)
    require_special(instruction, facts)
    if not (control.ends_block(instruction) or name in control.IGNORED or name in control.WAITS or name in SPECIAL):
        require_rule(instruction, facts)
