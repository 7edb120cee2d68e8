"""Running waves and workgroups in the interpreter: their barriers and program counters."""

from __future__ import annotations

from enum import Enum
from math import prod

import numpy as np

from .....fatbin.isa import Instruction
from .....fatbin.records import dataclass, field
from .....fatbin.schema import align_up
from ....isa.facts import facts_of
from ....isa.values import Mode
from ...backend import Dispatch, IdRegister, Size, clusters_of
from ..apertures import apertures
from .arrays.builder import NumpyBuilder
from .checked_memory import GlobalMemory, LaneMemory
from .machine import Bases, Wave

_EVERYTHING = 0xFFFFFFFF
_WORD = 4
_MOST_ACCUMULATORS = 256


class Status(Enum):
    """Whether a wave can go on."""

    READY = "ready"
    PAUSED = "paused"
    """It can, after other waves."""
    WAITING = "waiting"
    """At the barrier."""
    AT_NAMED = "at a named barrier"
    """At the one that it has joined."""
    AT_CLUSTER = "at the barrier of its cluster"
    ENDED = "ended"


@dataclass(slots=True)
class NamedBarrier:
    """A barrier that a part of the waves of a group have joined."""

    members: int = 0
    """How many signals open it."""
    signals: int = 0


@dataclass(eq=False)
class RunningGroup:
    """A workgroup that has started."""

    dispatch: Dispatch
    id: Size
    lds: bytearray
    waves: list[RunningWave]
    given: Size
    """The ids that its waves find: those of its cluster, where it is in one."""
    in_cluster: int = 0
    """And where it is in that: ttmp6."""
    cluster_state: int = 0
    """IB_STS2."""
    arrived: int = 0
    """Waves that have reached the barrier."""
    phase: int = 0
    """The phase of the barrier: how often it has opened."""
    named: dict[int, NamedBarrier] = field(default_factory=dict)
    """Those that a wave has named, by their numbers."""
    cluster: list[RunningGroup] = field(default_factory=list)
    """The groups of its cluster, in their order; none where it is in none."""
    has_signalled: bool = False
    """Whether it has signalled the barrier of its cluster."""

    @property
    def alive(self) -> int:
        """Waves that have not ended."""
        return sum(wave.status is not Status.ENDED for wave in self.waves)

    def arrive(self, wave: RunningWave) -> bool:
        """Let a wave arrive at the barrier; returns whether it is the first."""
        wave.phase = self.phase
        is_first = self.arrived == 0
        self.arrived += 1
        self.open_if_all_are_there()
        return is_first

    def open_if_all_are_there(self) -> None:
        """Open the barrier if all live waves have arrived."""
        if self.arrived and self.arrived >= self.alive:
            self.arrived, self.phase = 0, self.phase + 1

    def open_cluster_if_due(self) -> None:
        """Let the waves of the cluster go on where all groups of it that have not ended have signalled its barrier."""
        alive = [group for group in self.cluster if group.alive]
        if not alive or not all(group.has_signalled for group in alive):
            return
        for group in alive:
            group.has_signalled = False
            for wave in group.waves:
                if wave.status is Status.AT_CLUSTER:
                    wave.status = Status.READY
                elif wave.status is not Status.ENDED:
                    wave.has_cluster_opened = True


class RunningWave:
    """A wave that has started."""

    def __init__(self, group: RunningGroup, number: int, memory: GlobalMemory) -> None:
        dispatch = group.dispatch
        setup = dispatch.setup
        self.group, self.number = group, number
        self.facts = facts_of(dispatch.processor, setup.lanes)
        scratch = [bytearray(align_up(dispatch.scratch, _WORD)) for _ in range(setup.lanes)]
        self.b = NumpyBuilder(setup.lanes, memory=LaneMemory(memory, group.lds, scratch))
        windows = apertures()
        vectors = max(setup.vgprs, _MOST_ACCUMULATORS)
        self.state = Wave(self.b, vectors, Bases(windows.shared, windows.private))
        self.pc = dispatch.entry
        self.status = Status.READY
        self.phase = 0
        """The phase of the barrier when this wave arrived."""
        self.joined, self.has_opened = 0, False
        """The named barrier that it has joined, and whether that has opened since and the wave has not waited for it."""
        self.has_cluster_opened = False
        """The same for the barrier of its cluster."""
        self.vgpr_msbs = 0
        self.last: Instruction | None = None
        """The last instruction that it executed."""
        self.steps = 0
        """The number of executed instructions."""
        self.set_mode(setup.mode)
        self._start(dispatch)

    @property
    def mode(self) -> int:
        """The MODE register."""
        return self.state.number("mode", 0)

    def set_mode(self, bits: int) -> None:
        """Write MODE, which changes what instructions compute."""
        self.state.set_number("mode", 0, bits)
        self.b.mode = Mode.from_bits(bits)

    @property
    def can_go_on(self) -> bool:
        """Whether it can run now."""
        if self.status is Status.WAITING:
            return self.phase != self.group.phase
        return self.status not in (Status.ENDED, Status.AT_NAMED, Status.AT_CLUSTER)

    def end(self) -> None:
        """End the wave: the barrier does not wait for it any more."""
        self.status = Status.ENDED
        self.group.open_if_all_are_there()
        if self.group.cluster and not self.group.alive:
            self.group.open_cluster_if_due()

    def _start(self, dispatch: Dispatch) -> None:
        """The initial registers of a wave."""
        setup = dispatch.setup
        for index, number in setup.sgprs.items():
            self.state.set_number("s", index, number)
        for place, id in zip((*setup.group_ids, setup.wave_id), (*self.group.given, self.number), strict=True):
            if place is not None:
                self._put(place, id)
        self.state.set_number("ttmp", 6, self.group.in_cluster)
        self.state.set_number("ib_sts2", 0, self.group.cluster_state)
        sizes = group_size(dispatch, self.group.id)
        first, count = self.number * setup.lanes, sizes[0] * sizes[1] * sizes[2]
        active = min(count - first, setup.lanes)
        for n in range(setup.lanes // 32):
            self.state.set_number("exec", n, (1 << active) - 1 >> 32 * n)
        items = first + np.arange(setup.lanes)
        items[active:] = 0
        ids = [items % sizes[0], items // sizes[0] % sizes[1], items // sizes[0] // sizes[1]]
        if setup.packs_item_ids:
            self.state.vectors["v"][0] = ids[0] | ids[1] << 10 | ids[2] << 20
        else:
            for n in range(setup.item_ids):
                self.state.vectors["v"][n] = ids[n]

    def _put(self, place: IdRegister, number: int) -> None:
        file, index, shift, width = place
        mask = (1 << width) - 1
        before = self.state.number(file, index)
        self.state.set_number(file, index, before & ~(mask << shift) & _EVERYTHING | (number & mask) << shift)


def group_size(dispatch: Dispatch, id: Size) -> Size:
    """How many work-items a workgroup has along each axis; those at the end may have fewer."""
    x, y, z = (
        min(size, items - at * size) for size, items, at in zip(dispatch.group_size, dispatch.items, id, strict=True)
    )
    return x, y, z


def start_cluster(dispatch: Dispatch, number: int, memory: GlobalMemory) -> list[RunningGroup]:
    """Start the workgroups of a cluster; where there are none, that is one."""
    across, down, _ = clusters_of(dispatch)
    given = (number % across, number // across % down, number // across // down)
    groups = [_group(dispatch, given, rank) for rank in range(prod(dispatch.cluster))]
    for group in groups:
        group.cluster = groups if len(groups) > 1 else []
        x, y, z = group_size(dispatch, group.id)
        for n in range(-(-(x * y * z) // dispatch.setup.lanes)):
            group.waves.append(RunningWave(group, n, memory))
    return groups


def _group(dispatch: Dispatch, given: Size, rank: int) -> RunningGroup:
    width, height, depth = dispatch.cluster
    place = (rank % width, rank // width % height, rank // width // height)
    x, y, z = (cluster * size + at for cluster, size, at in zip(given, dispatch.cluster, place, strict=True))
    group = RunningGroup(dispatch, (x, y, z), bytearray(dispatch.lds), [], given)
    if width * height * depth > 1:
        last = (width - 1, height - 1, depth - 1)
        bits = sum(
            at << 4 * axis | end << 12 + 4 * axis for axis, (at, end) in enumerate(zip(place, last, strict=True))
        )
        group.in_cluster, group.cluster_state = bits | width * height * depth - 1 << 24, 1 << 6 | rank << 21
    return group
