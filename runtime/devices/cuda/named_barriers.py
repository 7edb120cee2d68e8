"""Barriers that a part of the waves of a workgroup joins, in PTX.

Where a kernel has them, they and the barrier of the workgroup are in shared memory: a wave may go on from one of them and signal
another while those whose signal has let it go on do something else, which the GPU's own barriers have not. What a wave has joined, and
how often that had opened by then, are in registers of its own. It goes on where it has opened since, as on the CPU's device.
"""

from __future__ import annotations

from ....fatbin.isa import Instruction
from ...isa import control
from ...isa.facts import Facts
from ...isa.flow.regions import Region
from ...isa.operations import Does, OperationKind, kind_of
from ...isa.required import require_special
from ...isa.values import I1, I32, I64, Uniform
from .barrier_functions import (
    AWAIT,
    BARRIERS,
    BYTES,
    EACH,
    INIT,
    LEAVE,
    LOOK,
    NO_BARRIER,
    OF_WORKGROUP,
    SIGNAL,
    SIGNALS_BIT,
)
from .ptx import PtxBuilder
from .ptx_stops import stop
from .ptx_text import LANE, STATUS, THREADS, NamedBarriers
from .ptx_wave import PtxWave
from .start import Start
from .status import Why

_STATE, _JOIN = "s_get_barrier_state", "s_barrier_join"
_CHANGES = {
    "s_barrier_init": INIT, "s_barrier_signal": SIGNAL, "s_barrier_signal_isfirst": SIGNAL, "s_barrier_leave": LEAVE,
}  # fmt: skip
_IN_SCC = ("s_barrier_signal_isfirst", "s_barrier_leave")
"""What has its result in SCC."""
_VALID, _MEMBERS_AT, _SIGNALS_AT, _ALLOCATED_AT, _ALLOCATED_EACH = 1, 4, 16, 24, 4
"""Of the state of a barrier, as the instruction gives it."""
_JOINED, _PASSED, _SIGNALLED, _ALONE = "%joined", "%passed", "%signalled", "%alone"
"""The registers of a wave with the barrier that it has joined, how often that had opened when it last went on, how often the
workgroup's had when it last signalled that, and the predicate that it is the only wave of its workgroup."""


def barriers_of(region: Region, facts: Facts, start: Start) -> NamedBarriers | None:
    """Those of a kernel; None where it uses none, or its workgroups are of one wave, which have none."""
    if not facts.has_named_barriers or start.threads <= THREADS:
        return None
    if not any(_is_of_a_part(one) for block in region for one in block.instructions):
        return None
    return NamedBarriers(start.setup.named_barriers, start.items is not None)


def _is_of_a_part(instruction: Instruction) -> bool:
    """Whether an instruction is about a barrier that is in shared memory, or asks how many waves are at the workgroup's."""
    kind = kind_of(instruction)
    is_one = kind.does is Does.AWAIT or (_name(kind) in (*_CHANGES, _STATE, _JOIN) and not kind.arrives)
    return is_one and control.barrier_of(instruction) != control.CLUSTER_BARRIER


def _name(kind: OperationKind) -> str:
    """The name of an operation, whether it or M0 says which barrier it is about."""
    return kind.name.partition(" ")[0]


def declared_barriers() -> list[str]:
    """What each thread begins with: no barrier has members or signals, and the wave has joined none."""
    registers = (_JOINED, _PASSED, _SIGNALLED)
    lines = [f"\t.reg .b32 {', '.join(registers)}, %cell, %cells;", f"\t.reg .pred {_ALONE}, %cleared;"]
    lines += [f"\tmov.b32 {name}, 0;" for name in registers]
    lines += ["\tmov.u32 %cell, %tid.x;", f"\tsetp.lt.u32 %cleared, %cell, {BYTES // 4};"]
    lines += [f"\tmov.u32 %cells, {BARRIERS};", "\tmad.lo.u32 %cell, %cell, 4, %cells;"]
    return [*lines, "\t@%cleared st.shared.b32 [%cell], 0;", "\tbar.sync 0;"]


def begin_barriers(b: PtxBuilder) -> None:
    """The waves that have work are members of the workgroup's barrier."""
    place = f"[{BARRIERS}+{OF_WORKGROUP * EACH}]"
    is_first = b.made(I1, Uniform, f"setp.eq.b32 {{}}, {LANE}, 0")
    b.do(f"@{is_first.data} atom.shared.add.u32 {b.register(I32)}, {place}, 1")
    b.do("bar.sync 0")
    if b.barriers is not None and b.barriers.may_be_alone:
        count = b.made(I32, Uniform, f"ld.shared.b32 {{}}, {place}")
        b.do(f"setp.lt.u32 {_ALONE}, {count.data}, 2")
        b.do("bar.sync 0")  # before one of them ends


# The workgroup's barrier


def signal_workgroup(b: PtxBuilder) -> Uniform:
    """Signal the barrier of the workgroup; gives whether it is the first to do so."""
    first, openings = b.split(_called(b, SIGNAL, str(OF_WORKGROUP)))
    b.do(f"mov.b32 {_SIGNALLED}, {openings.data}")
    is_first: Uniform = b.icmp("ne", first, 0)
    return is_first


def wait_for_workgroup(b: PtxBuilder) -> None:
    """Wait until it has opened since the wave has signalled it."""
    _await(b, str(OF_WORKGROUP), _SIGNALLED)


def end_at_barriers(b: PtxBuilder) -> None:
    """A wave that ends is waited for no more."""
    _called(b, LEAVE, str(OF_WORKGROUP))


# Those of a part


def _carry_out(b: PtxBuilder, count: int, state: PtxWave, instruction: Instruction, name: str) -> Uniform:
    """What a wave does with a barrier, and the result of that; ``count`` is how many named ones there are."""
    if name == "s_barrier_leave":
        is_empty, _ = b.split(_called(b, LEAVE, _JOINED))
        b.do(f"mov.b32 {_JOINED}, {NO_BARRIER}")
        return _unless_alone(b, is_empty)
    named = control.barrier_of(instruction)
    if named == control.WORKGROUP_BARRIER:
        return _state(b, count, _unless_alone(b, b.uniform(I32, OF_WORKGROUP)))
    zero, m0 = b.uniform(I32, 0), state.scalar("m0", 0)
    has_members = named is None or name == "s_barrier_init"
    members = b.and_(b.lshr(m0, control.MEMBERS_AT), control.MEMBERS) if has_members else zero
    number = b.uniform(I32, named) if named is not None else b.and_(m0, control.NUMBER_IN_M0)
    number = _unless_alone(b, number)
    _check(b, count, instruction, number)
    if name == _STATE:
        return _state(b, count, number)
    if name == _JOIN:
        _, openings = b.split(_called(b, LOOK, number.data))
        b.do(f"mov.b32 {_JOINED}, {number.data}")
        b.do(f"mov.b32 {_PASSED}, {openings.data}")
        return zero
    found: Uniform = b.split(_called(b, _CHANGES[name], number.data, members.data))[0]
    return found


def _unless_alone(b: PtxBuilder, value: Uniform) -> Uniform:
    """A number; zero, which is no barrier, where the workgroup is of one wave."""
    if b.barriers is None or not b.barriers.may_be_alone:
        return value
    found: Uniform = b.select(Uniform(I1, _ALONE), b.uniform(I32, 0), value)
    return found


def _check(b: PtxBuilder, count: int, instruction: Instruction, number: Uniform) -> None:
    """Stop the wave where it names a barrier that the kernel has not asked for."""
    named = control.barrier_of(instruction)
    if named is not None and named <= count:
        return
    after, is_there = b.label(), b.icmp("ule", number, count)
    b.do(f"@{is_there.data} bra.uni {after}")
    stop(b, Why.BARRIER, instruction.address, b.zext(number, I64))
    b.put(after)


def _state(b: PtxBuilder, count: int, number: Uniform) -> Uniform:
    word, _ = b.split(_called(b, LOOK, number.data))
    members = b.shl(b.and_(word, control.MEMBERS), _MEMBERS_AT)
    signals = b.shl(b.and_(b.lshr(word, SIGNALS_BIT), control.MEMBERS), _SIGNALS_AT)
    found = b.or_(b.or_(members, signals), _VALID | count // _ALLOCATED_EACH << _ALLOCATED_AT)
    state: Uniform = b.select(b.icmp("eq", number, NO_BARRIER), b.uniform(I32, 0), found)
    return state


def of_a_part(b: PtxBuilder, state: PtxWave, instruction: Instruction, facts: Facts) -> None:
    """Carry out an instruction about a barrier that is not the workgroup's, or that asks for the state of that."""
    require_special(instruction, facts)
    if not facts.has_named_barriers:
        return  # it leaves one that no wave has joined
    name = _name(kind_of(instruction))
    # No launch has clusters, and a workgroup that is in none has no such barrier; of one wave, it has none but its own.
    if b.barriers is None or control.barrier_of(instruction) == control.CLUSTER_BARRIER:
        result = b.uniform(I32, 0)
    else:
        result = _carry_out(b, b.barriers.named, state, instruction, name)
    if name == _STATE:
        register = instruction.operands[0].register
        assert register is not None
        state.set_scalar(register.file, register.index, result)
    elif name in _IN_SCC:
        state.set_scc(b.icmp("ne", result, 0))


def await_joined(b: PtxBuilder, instruction: Instruction, facts: Facts) -> None:
    """Wait at a barrier that is not the workgroup's: the one that the wave has joined, if it has."""
    require_special(instruction, facts)
    if b.barriers is not None and control.barrier_of(instruction) != control.CLUSTER_BARRIER:
        found = _await(b, _JOINED, _PASSED)
        b.do(f"mov.b32 {_PASSED}, {found.data}")


def _called(b: PtxBuilder, function: str, number: str, members: str = "0") -> Uniform:
    """Call a function that changes a barrier or looks at it."""
    found: Uniform = b.fresh(I64, Uniform)
    b.flush()
    b.lines += [
        "\t{", "\t.param .b32 a;", "\t.param .b32 b;", "\t.param .b64 c;", f"\tst.param.b32 [a], {number};",
        f"\tst.param.b32 [b], {members};", f"\tcall.uni (c), {function}, (a, b);", f"\tld.param.b64 {found.data}, [c];", "\t}",
    ]  # fmt: skip
    return found


def _await(b: PtxBuilder, number: str, openings: str) -> Uniform:
    found: Uniform = b.fresh(I32, Uniform)
    b.flush()
    b.lines += [
        "\t{", "\t.param .b32 a;", "\t.param .b32 b;", "\t.param .b64 c;", "\t.param .b32 d;", f"\tst.param.b32 [a], {number};",
        f"\tst.param.b32 [b], {openings};", f"\tst.param.b64 [c], {STATUS};", f"\tcall.uni (d), {AWAIT}, (a, b, c);",
        f"\tld.param.b32 {found.data}, [d];", "\t}",
    ]  # fmt: skip
    return found
