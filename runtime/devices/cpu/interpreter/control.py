"""Control instructions in the interpreter: branches, calls, barriers, waits, MODE, clocks.

Everything else is a rule or a memory operation. An operation that is missing here is refused by name.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter_ns

from .....fatbin.isa import Constant, Instruction, Register
from ....isa.control import (
    CLUSTER_BARRIER,
    CONDITIONS,
    ENDS,
    GET_REALTIME,
    IGNORED,
    JUMPS,
    MODE_FIELDS,
    PAUSES,
    REGISTER_WRITES,
    SPLIT_SIGNALS,
    STOPS,
    WAITS,
    WORKGROUP_BARRIER,
    barrier_of,
    is_debug_trap,
    is_of_others,
)
from ....isa.control import hardware_register as field_of
from ....isa.hardware_registers import CYCLES, REALTIME_HZ, Content, HardwareRegister, hardware_register, unknown_modes
from ....isa.not_carried_out import UnknownOperationError
from ....isa.operations import kind_of
from ....isa.required import require_special
from ...places import Place, Who, trap, unknown_mode
from .barriers import carry_out, wait_at_cluster, wait_at_named
from .running import RunningWave, Status

Control = Callable[[RunningWave, Instruction], None]

_M64 = (1 << 64) - 1


def control_of(operation: str) -> Control | None:
    """What carries out a control operation; None where the name is none."""
    return CONTROLS.get(operation.split()[0])


# Operands


def _constant(instruction: Instruction, name: str) -> int:
    found = instruction.constant(name)
    if found is None:
        raise AssertionError(f"{instruction} has no constant {name}")
    return found


def _source(wave: RunningWave, instruction: Instruction, words: int, name: str = "src0") -> int:
    """A scalar source as a Python number."""
    operand = instruction.operand(name)
    if operand is None:
        raise AssertionError(f"{instruction} has no {name}")
    value = operand.value
    if isinstance(value, Constant):
        return value.bits & (1 << 32 * words) - 1
    return sum(wave.state.number(value.file, value.index + n) << 32 * n for n in range(words))


def _write(wave: RunningWave, instruction: Instruction, words: int, number: int, name: str = "sdst") -> None:
    operand = instruction.operand(name)
    if operand is None or not isinstance(operand.value, Register):
        raise AssertionError(f"{instruction} has no register {name}")
    if operand.value.file != "null":
        for n in range(words):
            wave.state.set_number(operand.value.file, operand.value.index + n, number >> 32 * n)


def _refused(instruction: Instruction, why: str) -> UnknownOperationError:
    return UnknownOperationError(f"{instruction} at {instruction.address:#x}: {why}")


# Where the wave goes on


def _branch(wave: RunningWave, instruction: Instruction) -> None:
    assert instruction.target is not None
    wave.pc = instruction.target


def _branch_if(what: str, *, is_set: bool) -> Control:
    look = _LOOKS[what]

    def branch(wave: RunningWave, instruction: Instruction) -> None:
        if look(wave) == is_set:
            _branch(wave, instruction)

    return branch


_LOOKS: dict[str, Callable[[RunningWave], bool]] = {
    "scc": lambda wave: wave.state.has_carry,
    "vcc": lambda wave: bool(wave.state.bits("vcc")),
    "exec": lambda wave: bool(wave.state.bits("exec")),
    "never": lambda wave: False,
}


def _jump(wave: RunningWave, instruction: Instruction) -> None:
    wave.pc = _source(wave, instruction, 2)


def _jump_by(wave: RunningWave, instruction: Instruction) -> None:
    wave.pc = (wave.pc + _source(wave, instruction, 2)) & _M64


def _call_register(wave: RunningWave, instruction: Instruction) -> None:
    target = _source(wave, instruction, 2)
    _write(wave, instruction, 2, wave.pc)
    wave.pc = target


def _call(wave: RunningWave, instruction: Instruction) -> None:
    _write(wave, instruction, 2, wave.pc)
    _branch(wave, instruction)


def _get_pc(wave: RunningWave, instruction: Instruction) -> None:
    _write(wave, instruction, 2, wave.pc)


def _end(wave: RunningWave, instruction: Instruction) -> None:
    wave.end()


def _trap(wave: RunningWave, instruction: Instruction) -> None:
    if is_debug_trap(instruction):
        return
    _stop(wave, instruction)


def _stop(wave: RunningWave, instruction: Instruction) -> None:
    raise trap(_place(wave, instruction), Who(wave.number, wave.group.id))


def _place(wave: RunningWave, instruction: Instruction) -> Place:
    return Place(wave.group.dispatch, instruction.address, instruction)


# What it waits for


def _nothing(wave: RunningWave, instruction: Instruction) -> None:
    """Waits are over at once, hints change nothing."""


def _pause(wave: RunningWave, instruction: Instruction) -> None:
    """Who sleeps waits for others: let them go on."""
    wave.status = Status.PAUSED


def _barrier(wave: RunningWave, instruction: Instruction) -> None:
    wave.group.arrive(wave)
    _wait(wave, instruction)


def _wait(wave: RunningWave, instruction: Instruction) -> None:
    if wave.phase == wave.group.phase:
        wave.status = Status.WAITING


def _await(wave: RunningWave, instruction: Instruction) -> None:
    number = barrier_of(instruction)
    if number == WORKGROUP_BARRIER:
        _wait(wave, instruction)
    elif number == CLUSTER_BARRIER:
        wait_at_cluster(wave)
    else:
        wait_at_named(wave)


def _named(wave: RunningWave, instruction: Instruction) -> None:
    if not wave.facts.has_named_barriers:
        return  # it leaves one that no wave has joined
    name = _base(instruction)
    found = carry_out(wave, instruction, name)
    if name == "s_get_barrier_state":
        _write(wave, instruction, 1, found)
    elif name == "s_barrier_leave":
        wave.state.has_carry = bool(found)


def _signal(wave: RunningWave, instruction: Instruction) -> None:
    is_first = (
        carry_out(wave, instruction, _base(instruction)) if is_of_others(instruction) else wave.group.arrive(wave)
    )
    if _base(instruction) == "s_barrier_signal_isfirst":
        wave.state.has_carry = bool(is_first)


def _base(instruction: Instruction) -> str:
    return kind_of(instruction).name.partition(" ")[0]


# How it computes


def _get_register(wave: RunningWave, instruction: Instruction) -> None:
    _, shift, width = field_of(instruction)
    _write(wave, instruction, 1, _read(wave, _hardware_register(wave, instruction)) >> shift & (1 << width) - 1)


def _set_register(wave: RunningWave, instruction: Instruction) -> None:
    register = _hardware_register(wave, instruction)
    _, shift, width = field_of(instruction)
    number = _source(wave, instruction, 1, "imm" if instruction.operand("imm") is not None else "sdst")
    mask = (1 << width) - 1 << shift
    after = _read(wave, register) & ~mask | number << shift & mask
    if register.content is Content.MODE:
        for name in unknown_modes(after, wave.facts.major):
            raise unknown_mode(_place(wave, instruction), Who(wave.number, wave.group.id), name)
        wave.set_mode(after)
    elif register.scalar is not None:
        wave.state.set_number(*register.scalar, after)


def _read(wave: RunningWave, register: HardwareRegister) -> int:
    if register.scalar is not None:
        return wave.state.number(*register.scalar)
    if register.content is Content.MODE:
        return wave.mode
    return perf_counter_ns() & CYCLES if register.content is Content.CYCLES else 0


def _hardware_register(wave: RunningWave, instruction: Instruction) -> HardwareRegister:
    found = hardware_register(field_of(instruction)[0], wave.facts.major, wave.facts.processor)
    assert found is not None  # it was refused before the launch
    return found


def _set_mode(shift: int) -> Control:
    def set_mode(wave: RunningWave, instruction: Instruction) -> None:
        wave.set_mode(wave.mode & ~(15 << shift) | (_constant(instruction, "simm16") & 15) << shift)

    return set_mode


def _set_vgpr_msb(wave: RunningWave, instruction: Instruction) -> None:
    wave.vgpr_msbs = _constant(instruction, "simm16") & 0xFF


# Clocks and messages


def realtime() -> int:
    """The clock of constant rate."""
    return perf_counter_ns() * REALTIME_HZ // 1_000_000_000


def _clock(read: Callable[[], int]) -> Control:
    def clock(wave: RunningWave, instruction: Instruction) -> None:
        _write(wave, instruction, 2, read() & _M64)

    return clock


def _send_message(wave: RunningWave, instruction: Instruction) -> None:
    require_special(instruction, wave.facts)


def _ask(wave: RunningWave, instruction: Instruction) -> None:
    number = _constant(instruction, "src0")
    if number != GET_REALTIME:
        raise _refused(instruction, f"message {number} is not answered")
    _write(wave, instruction, 2, realtime() & _M64)


CONTROLS: dict[str, Control] = {
    # First what both engines ignore; some of it means more to this one.
    **dict.fromkeys(IGNORED | WAITS, _nothing),
    "s_branch": _branch,
    **{name: _branch_if(what, is_set=is_set) for name, (what, is_set) in CONDITIONS.items()},
    **dict.fromkeys(JUMPS, _jump),
    "s_add_pc_i64": _jump_by,
    "s_swappc_b64": _call_register,
    "s_call_b64": _call,
    "s_getpc_b64": _get_pc,
    **dict.fromkeys(ENDS, _end),
    **dict.fromkeys(STOPS, _stop),
    "s_trap": _trap,
    **dict.fromkeys(PAUSES, _pause),
    "s_barrier": _barrier,
    **dict.fromkeys(("s_barrier_init", "s_barrier_join", "s_barrier_leave", "s_get_barrier_state"), _named),
    **dict.fromkeys(SPLIT_SIGNALS, _signal),
    "s_barrier_wait": _await,
    "s_getreg_b32": _get_register,
    **dict.fromkeys(REGISTER_WRITES, _set_register),
    **{name: _set_mode(shift) for name, shift in MODE_FIELDS.items()},
    "s_set_vgpr_msb": _set_vgpr_msb,
    "s_memtime": _clock(perf_counter_ns),
    "s_memrealtime": _clock(realtime),
    "s_get_shader_cycles_u64": _clock(perf_counter_ns),
    "s_sendmsg": _send_message,
    "s_sendmsg_b64": _ask,
}  # fmt: skip
