"""Named barriers in the interpreter: a wave joins one, and waits at it until there have been as many signals as open it."""

from __future__ import annotations

from .....fatbin.isa import Instruction
from ....isa import control
from ....isa.not_carried_out import UnknownOperationError
from ...places import Place, Who, no_such_barrier
from .running import NamedBarrier, RunningGroup, RunningWave, Status

_ALLOCATED_AT, _ALLOCATED_EACH = 24, 4


def wait_at_cluster(wave: RunningWave) -> None:
    """Wait at the barrier of the cluster, unless it has opened since or there is none."""
    is_done, wave.has_cluster_opened = wave.has_cluster_opened, False
    if wave.group.cluster and not is_done:
        wave.status = Status.AT_CLUSTER


def wait_at_named(wave: RunningWave) -> None:
    """Wait at the barrier that the wave has joined, unless it has opened since or there is none."""
    is_done, wave.has_opened = wave.has_opened, False
    if wave.joined and not is_done and len(wave.group.waves) > 1:
        wave.status = Status.AT_NAMED


def carry_out(wave: RunningWave, instruction: Instruction, name: str) -> int:
    """What a wave does with a barrier, and the result of that. Groups of one wave have no barriers but their own."""
    group, (number, members) = wave.group, _named(wave, instruction, name)
    if number == control.CLUSTER_BARRIER:
        return _at_cluster(group, name)
    if len(group.waves) < 2:
        return 0
    if name == "s_barrier_leave":
        return _leave(wave)
    if number == control.WORKGROUP_BARRIER:
        return _state(group, group.alive, group.arrived)
    if number > group.dispatch.setup.named_barriers:
        raise _none(wave, instruction, number)
    if name == "s_barrier_join":
        wave.joined, wave.has_opened = number, False
        return 0
    if not number:
        return 0
    barrier = group.named.setdefault(number, NamedBarrier())
    if name == "s_get_barrier_state":
        return _state(group, barrier.members, barrier.signals)
    barrier.members = members or barrier.members
    if name == "s_barrier_init":
        barrier.signals = 0
        return 0
    return _signal(group, number, barrier)


def _at_cluster(group: RunningGroup, name: str) -> int:
    """Signal the barrier of the cluster, or read its state; groups that are in none have no such barrier."""
    if not group.cluster:
        return 0
    if name == "s_get_barrier_state":
        alive = [other for other in group.cluster if other.alive]
        return _state(group, len(alive), sum(other.has_signalled for other in alive))
    group.has_signalled = True
    group.open_cluster_if_due()
    return 0


def _named(wave: RunningWave, instruction: Instruction, name: str) -> tuple[int, int]:
    """The number of the barrier, and how many signals are to open it, 0 where that is not said."""
    number = control.barrier_of(instruction)
    m0 = wave.state.number("m0", 0) if number is None or name == "s_barrier_init" else 0
    return m0 & control.NUMBER_IN_M0 if number is None else number, m0 >> control.MEMBERS_AT & control.MEMBERS


def _signal(group: RunningGroup, number: int, barrier: NamedBarrier) -> int:
    if not barrier.members:
        return 0
    is_first = not barrier.signals
    barrier.signals = min(barrier.signals + 1, control.MEMBERS)
    _open_if_due(group, number, barrier)
    return is_first


def _leave(wave: RunningWave) -> int:
    number, wave.joined, wave.has_opened = wave.joined, 0, False
    if not number:
        return 1
    barrier = wave.group.named.setdefault(number, NamedBarrier())
    barrier.members = max(barrier.members - 1, 0)
    _open_if_due(wave.group, number, barrier)
    return not barrier.members


def _open_if_due(group: RunningGroup, number: int, barrier: NamedBarrier) -> None:
    """Let the waves go on that have joined a barrier: those that wait at it, and others once they do."""
    if barrier.signals < barrier.members:
        return
    barrier.signals = 0
    for wave in group.waves:
        if wave.joined != number or wave.status is Status.ENDED:
            continue
        if wave.status is Status.AT_NAMED:
            wave.status = Status.READY
        else:
            wave.has_opened = True


def _state(group: RunningGroup, members: int, signals: int) -> int:
    allocated = group.dispatch.setup.named_barriers // _ALLOCATED_EACH
    return 1 | members << 4 | signals << 16 | allocated << _ALLOCATED_AT


def _none(wave: RunningWave, instruction: Instruction, number: int) -> UnknownOperationError:
    place = Place(wave.group.dispatch, instruction.address, instruction)
    return no_such_barrier(place, Who(wave.number, wave.group.id), number)
