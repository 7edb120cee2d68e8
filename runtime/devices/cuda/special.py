"""Instructions without a rule in PTX: clocks, hardware registers, and signals of barriers."""

from __future__ import annotations

from collections.abc import Callable

from ....fatbin.isa import Constant, Instruction
from ...isa import control
from ...isa.facts import Facts
from ...isa.hardware_registers import CYCLES, Content
from ...isa.operations import kind_of
from ...isa.required import readable, writable
from ...isa.values import I32, I64, Mask, Uniform
from .named_barriers import of_a_part, signal_workgroup, wait_for_workgroup
from .ptx import PtxBuilder
from .ptx_wave import PtxWave

_M32 = 0xFFFFFFFF
FIRST = "s_barrier_signal_isfirst"
SIGNALLED = "signalled"
"""The word of shared memory that is 1 once a wave has signalled the barrier that is to come."""
SIGNAL_BYTES = 16
"""Bytes that it takes, as what comes after it is aligned."""
_NANOSECONDS = 10
"""Of a step of the clock with the constant rate."""


def _cycles(b: PtxBuilder) -> Uniform:
    """All threads of a warp get what the first one reads."""
    own: Uniform = b.made(I64, Uniform, "mov.u64 {}, %clock64")
    return _of_first(b, own)


def _real_time(b: PtxBuilder) -> Uniform:
    own: Uniform = b.made(I64, Uniform, "mov.u64 {}, %globaltimer")
    found: Uniform = b.made(I64, Uniform, f"div.u64 {{}}, {own.data}, {_NANOSECONDS}")
    return _of_first(b, found)


def _of_first(b: PtxBuilder, value: Uniform) -> Uniform:
    words = [b.made(I32, Uniform, f"shfl.sync.idx.b32 {{}}, {word.data}, 0, 31, 0xffffffff") for word in b.split(value)]
    found: Uniform = b.join(*words)
    return found


def _clock(read: Callable[[PtxBuilder], Uniform]) -> Callable[[PtxBuilder, PtxWave, Instruction, Facts], None]:
    def clock(b: PtxBuilder, state: PtxWave, instruction: Instruction, _facts: Facts) -> None:
        register = instruction.operands[0].register
        assert register is not None
        for n, word in enumerate(b.split(read(b))):
            state.set_scalar(register.file, register.index + n, word)

    return clock


def _get_register(b: PtxBuilder, state: PtxWave, instruction: Instruction, facts: Facts) -> None:
    _, low, width = control.hardware_register(instruction)
    register, found = instruction.operands[0].register, readable(instruction, facts)
    assert register is not None
    if found.content is Content.CYCLES:
        value = b.and_(b.trunc(_cycles(b), I32), CYCLES)
    elif found.content is Content.MODE:
        value = b.uniform(I32, state.mode_bits)
    elif found.content is Content.CLUSTER:
        value = b.uniform(I32, 0)  # no group is in one
    elif found.scalar is not None:
        value = state.scalar(*found.scalar)
    else:
        value = b.uniform(I32, 0)
    value = b.and_(b.lshr(value, low), (1 << width) - 1)
    state.set_scalar(register.file, register.index, value)


def _set_register(b: PtxBuilder, state: PtxWave, instruction: Instruction, facts: Facts) -> None:
    """s_setreg of any register but MODE, which ends a block."""
    found = writable(instruction, facts)
    if found.scalar is None:
        return
    _, low, width = control.hardware_register(instruction)
    source = instruction.operands[0].value
    value = (
        b.uniform(I32, source.bits & _M32) if isinstance(source, Constant) else state.scalar(source.file, source.index)
    )
    field = (1 << width) - 1 << low & _M32
    before = b.and_(state.scalar(*found.scalar), ~field & _M32)
    state.set_scalar(*found.scalar, b.or_(b.and_(b.shl(value, low), field), before))


def begin_signals(b: PtxBuilder) -> list[str]:
    """What each thread begins with where ``b.tells_first``."""
    return [f"\tst.shared.b32 [{SIGNALLED}], 0;", "\tbar.sync 0;"] if b.tells_first else []


def _signal(b: PtxBuilder, state: PtxWave, instruction: Instruction, facts: Facts) -> None:
    """A thread sees its own accesses in order, and those of others after the barrier's second half, which waits."""
    if not kind_of(instruction).arrives:
        of_a_part(b, state, instruction, facts)
        return
    if b.barriers is not None:
        is_first = signal_workgroup(b)
        if kind_of(instruction).name == FIRST:
            state.set_scc(is_first)
        return
    if not b.tells_first:
        return
    before: Uniform = b.made(I32, Uniform, f"atom.shared.exch.b32 {{}}, [{SIGNALLED}], 1")
    if kind_of(instruction).name == FIRST:
        state.set_scc(b.any(Mask(b.icmp("eq", before, 0).data)))


def wait_at_barrier(b: PtxBuilder) -> None:
    """Wait for all waves; none signals the next barrier before it is noted that no wave has."""
    if b.barriers is not None:
        wait_for_workgroup(b)
        return
    b.do("bar.sync 0")
    if b.tells_first:
        b.do(f"st.shared.b32 [{SIGNALLED}], 0")
        b.do("bar.sync 0")


def _nothing(_b: PtxBuilder, _state: PtxWave, _instruction: Instruction, _facts: Facts) -> None:
    """What is for debuggers does nothing without one."""


SPECIAL: dict[str, Callable[[PtxBuilder, PtxWave, Instruction, Facts], None]] = {
    "s_memtime": _clock(_cycles),
    "s_get_shader_cycles_u64": _clock(_cycles),
    "s_memrealtime": _clock(_real_time),
    "s_sendmsg_b64": _clock(_real_time),
    "s_getreg_b32": _get_register,
    "s_trap": _nothing,
    **dict.fromkeys(control.NAMED_BARRIERS, of_a_part),
    **dict.fromkeys(control.SPLIT_SIGNALS, _signal),
    **dict.fromkeys(control.REGISTER_WRITES, _set_register),
}
"""What carries out an instruction, by its name."""
