"""Instructions that the compiler handles without a rule: clocks, hardware registers, split barriers."""

from __future__ import annotations

from collections.abc import Callable

from .....fatbin.isa import Constant, Instruction
from ....isa import control
from ....isa.facts import Facts
from ....isa.hardware_registers import CYCLES, Content, HardwareRegister, unknown_mode_bits
from ....isa.operations import Does, OperationKind, kind_of
from ....isa.required import readable, writable
from ....isa.values import I32, I64, Uniform
from .. import layout, structures
from .emission import Emission

KINDS = (Does.SPECIAL, Does.PAUSE)
"""What instructions do that are carried out here."""

_M32 = (1 << 32) - 1


def _program_counter(e: Emission, instruction: Instruction) -> None:
    e.set_address(instruction.operands[0].register, instruction.address + instruction.size)


def _cycles(e: Emission) -> Uniform:
    e.b.text.declare("llvm.readcyclecounter", "declare i64 @llvm.readcyclecounter()")
    return Uniform(I64, e.b.text.let("call i64 @llvm.readcyclecounter()"))


def _time(e: Emission, instruction: Instruction) -> None:
    _set_words(e, instruction, _cycles(e))


def _set_words(e: Emission, instruction: Instruction, value: Uniform) -> None:
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


def _realtime(e: Emission, instruction: Instruction) -> None:
    e.b.text.declare("clock_gettime", "declare i32 @clock_gettime(i32, ptr)")
    e.b.text.declare("steady.clock", _REALTIME)
    _set_words(e, instruction, Uniform(I64, e.b.text.let("call i64 @steady.clock()")))


def _get_register(e: Emission, instruction: Instruction) -> None:
    _, low, width = control.hardware_register(instruction)
    register, found = instruction.operands[0].register, readable(instruction, e.facts)
    assert register is not None
    if found.content is Content.CYCLES:
        value: Uniform = e.b.and_(e.b.trunc(_cycles(e), I32), CYCLES)
    elif found.content is Content.MODE or found.scalar is not None:
        value = Uniform(I32, e.b.text.let(f"load i32, ptr {_memory_place(e, found)}"))
    else:
        value = e.b.uniform(I32, 0)
    value = e.b.and_(e.b.lshr(value, low), (1 << width) - 1)
    e.state.set_scalar(register.file, register.index, value)


def _set_register(e: Emission, instruction: Instruction) -> None:
    """s_setreg of any register but MODE, which ends a block."""
    found = writable(instruction, e.facts)
    if found.scalar is not None:
        e.b.text.do(f"store i32 {_changed(e, instruction, found).data}, ptr {_memory_place(e, found)}")


def _changed(e: Emission, instruction: Instruction, register: HardwareRegister) -> Uniform:
    """The new value of a hardware register that s_setreg writes in the memory of the wave."""
    _, low, width = control.hardware_register(instruction)
    field, source = (1 << width) - 1 << low, instruction.operands[0].value
    if isinstance(source, Constant):
        value = e.b.uniform(I32, source.bits & _M32)
    else:
        value = e.state.scalar(source.file, source.index)
    return _with_field(e, _memory_place(e, register), field, e.b.shl(value, low))


def _with_field(e: Emission, place: str, field: int, value: Uniform) -> Uniform:
    """The word at an address with the bits of a field replaced."""
    before = Uniform(I32, e.b.text.let(f"load i32, ptr {place}"))
    return e.b.or_(e.b.and_(value, field), e.b.and_(before, ~field & _M32))


def _memory_place(e: Emission, register: HardwareRegister) -> str:
    """The address of a hardware register in the memory of the wave, the only place that has it."""
    if register.scalar is None:
        return mode_place(e)
    return e.b.text.let(f"getelementptr i8, ptr %w, i64 {e.registers.scalar(*register.scalar)}")


def mode_place(e: Emission) -> str:
    """The address of MODE in the memory of the wave."""
    return e.b.text.let(f"getelementptr i8, ptr %w, i64 {layout.MODE}")


def _mode_field(instruction: Instruction) -> int | None:
    """The lowest of the bits of MODE that an instruction sets which is for four of them; None for s_setreg."""
    return control.MODE_FIELDS.get(kind_of(instruction).name)


def new_mode(e: Emission, instruction: Instruction) -> Uniform:
    """MODE after an instruction that changes it."""
    low = _mode_field(instruction)
    if low is None:
        return _changed(e, instruction, writable(instruction, e.facts))
    value = instruction.constant("simm16") or 0
    return _with_field(e, mode_place(e), 15 << low, e.b.uniform(I32, (value & 15) << low))


def unsure_modes(instruction: Instruction, facts: Facts) -> int:
    """The bits of MODE that are not carried out and of which only the running wave knows whether an instruction sets them."""
    if _mode_field(instruction) is not None or isinstance(instruction.operands[0].value, Constant):
        return 0
    _, low, width = control.hardware_register(instruction)
    return unknown_mode_bits(facts.major) & (1 << width) - 1 << low


def _signal(e: Emission, instruction: Instruction) -> None:
    if not kind_of(instruction).arrives:
        _barrier(e, instruction)
        return
    for number in range(e.batch.count):
        name = e.b.text.let(f"call i32 @hk_signal(ptr %c, i32 {number})")
    if kind_of(instruction).name == "s_barrier_signal_isfirst":
        _set_scc(e, Uniform(I32, name))


def _barrier(e: Emission, instruction: Instruction) -> None:
    """What a wave does with a barrier that is not the workgroup's, or one that M0 names."""
    if not e.facts.has_named_barriers:
        return  # it leaves one that no wave has joined
    name, _, _ = kind_of(instruction).name.partition(" ")
    number, members = _barrier_named(e, instruction, name)
    e.b.text.declare("hk_barrier", "declare i32 @hk_barrier(ptr, i64, i32, i32, i32)")
    result = Uniform(
        I32,
        e.b.text.let(
            f"call i32 @hk_barrier(ptr %c, i64 {instruction.address}, i32 {_BARRIERS[name]}, i32 {number.data}, i32 {members.data})"
        ),
    )
    if name == "s_get_barrier_state":
        register = instruction.operands[0].register
        assert register is not None
        e.state.set_scalar(register.file, register.index, result)
    elif name in ("s_barrier_signal_isfirst", "s_barrier_leave"):
        _set_scc(e, result)


def awaited(instruction: Instruction) -> int:
    """The status of a wave that waits at another barrier than its workgroup's."""
    is_of_cluster = control.barrier_of(instruction) == control.CLUSTER_BARRIER
    return structures.WAIT_CLUSTER if is_of_cluster else structures.WAIT_NAMED


def _barrier_named(e: Emission, instruction: Instruction, name: str) -> tuple[Uniform, Uniform]:
    """The number of the barrier, and how many signals are to open it, 0 where that is not said."""
    number, zero = control.barrier_of(instruction), e.b.uniform(I32, 0)
    if name == "s_barrier_leave":
        return zero, zero
    m0 = zero if number is not None and name != "s_barrier_init" else e.state.scalar("m0", 0)
    members = e.b.and_(e.b.lshr(m0, control.MEMBERS_AT), control.MEMBERS)
    if number is None:
        return e.b.and_(m0, control.NUMBER_IN_M0), members
    return e.b.uniform(I32, number & _M32), members


_BARRIERS = {
    "s_barrier_init": structures.BARRIER_INIT, "s_barrier_join": structures.BARRIER_JOIN,
    "s_barrier_leave": structures.BARRIER_LEAVE, "s_barrier_signal": structures.BARRIER_SIGNAL,
    "s_barrier_signal_isfirst": structures.BARRIER_SIGNAL, "s_get_barrier_state": structures.BARRIER_STATE,
}  # fmt: skip


def _set_scc(e: Emission, result: Uniform) -> None:
    found = e.b.icmp("ne", result, 0)
    assert isinstance(found, Uniform)
    e.state.set_scc(found)


def _nothing(e: Emission, instruction: Instruction) -> None:
    """A trap for a debugger does nothing without one."""


def _sleep(e: Emission, instruction: Instruction) -> None:
    """A wave that sleeps waits for others: it yields at the next back edge."""
    e.b.text.do("store i64 1, ptr %budget")


SPECIAL: dict[str, Callable[[Emission, Instruction], None]] = {
    **dict.fromkeys(control.PAUSES, _sleep),
    "s_trap": _nothing,
    "s_getpc_b64": _program_counter,
    "s_memtime": _time,
    "s_get_shader_cycles_u64": _time,
    "s_memrealtime": _realtime,
    "s_sendmsg_b64": _realtime,
    "s_getreg_b32": _get_register,
    **dict.fromkeys(control.REGISTER_WRITES, _set_register),
    **dict.fromkeys(control.NAMED_BARRIERS, _barrier),
    **dict.fromkeys(control.SPLIT_SIGNALS, _signal),
}
"""The emitter of each instruction, by name."""


def may_be_ordered(instruction: Instruction, kind: OperationKind) -> bool:
    """Whether other threads can see what an instruction does, or it sees theirs. LDS belongs to one thread."""
    return kind.does in KINDS or (kind.access is not None and instruction.encoding != "DS")
