"""Checked launches that will never end: everything that their waves work on is as it was before.

One worker runs a checked launch, wave after wave, so the same registers, LDS, scratch and memory lead to the same again,
unless another kernel or the host changes memory. They are compared while the worker pauses.
"""

from __future__ import annotations

import ctypes
import hashlib
import threading
import time
from collections.abc import Iterable, Iterator

from ....fatbin.records import replace
from ...conditions import Order, conditions
from ...isa.not_carried_out import NoInstructionError
from ...isa.operations import Does, kind_of
from ..awaited import AWAITED
from ..backend import Dispatch
from ..places import Place, endless
from . import layout, structures
from .compiler.code import Code
from .ranges import Ranges
from .slots import Slots
from .structures import Checks, Context, Group, Launch, Wave

_FIRST, _EACH = 0.5, 0.25
"""Seconds from the beginning of a launch to the first look, and from one look to the next."""
_COST = 20
"""How many times what a look has taken passes before the next one."""
_AGE = 2.0
"""Seconds after which the state must have come again."""
_RETURN_ADDRESS, _CALL = 30, 4
"""The first of the two scalar registers that functions are given their return address in, and the bytes of a call."""
_MOST_BYTES, _MOST_STATES, _MOST_INSTRUCTIONS = 256 << 20, 64, 64


class Standstill:
    """The states in which a launch was seen."""

    def __init__(self, dispatch: Dispatch, launch: Launch, ranges: Ranges, code: Code, checks: Checks) -> None:
        self._dispatch, self._launch, self._ranges, self._code = dispatch, launch, ranges, code
        self._checks = checks
        self._thread = threading.get_ident(), threading.get_native_id()
        """The one that does the command; workers may be others."""
        self._next, self._seen = time.perf_counter() + _FIRST, dict[bytes, float]()
        self._progress: list[tuple[int, int]] = []

    def look(self, context: Context, slots: Slots) -> None:
        """Raise where the launch has come to a state in which it was some time ago, and no other thread or launch can change that."""
        now = time.perf_counter()
        if now < self._next or conditions().schedule.order is Order.AT_RANDOM:
            return
        groups = [group for group in slots.groups if group.is_active]
        # Groups that have ended, and barriers that have opened, do not come again: memory need not be looked at then.
        before, self._progress = self._progress, [(group.number, group.phase) for group in groups]
        if self._progress != before:
            self._next = now + _EACH
            return
        state = self._state(context, groups)
        self._next = now + max(_EACH, _COST * (time.perf_counter() - now))
        if state is None:
            return
        if len(self._seen) >= _MOST_STATES:
            self._seen.clear()
        if now - self._seen.setdefault(state, now) < _AGE or not AWAITED.is_alone(*self._thread):
            return
        if state == self._state(context, groups):  # what a thread did last, before it was asked what it does
            raise endless(self._dispatch, list(self._waves(groups)))

    def _state(self, context: Context, groups: list[Group]) -> bytes | None:
        """A digest of everything that decides how the launch goes on, unless it is too much."""
        pieces = [*self._pieces(groups), *((low, high - low) for low, high in self._ranges.live)]
        if sum(size for _, size in pieces) > _MOST_BYTES:
            return None
        state = hashlib.blake2b(repr([_schedule(group) for group in groups]).encode())
        state.update(repr((context.turn, context.step)).encode())
        for address, size in pieces:
            state.update((ctypes.c_char * size).from_address(address))
        return state.digest()

    def _pieces(self, groups: Iterable[Group]) -> Iterator[tuple[int, int]]:
        """Registers, LDS and scratch of the groups."""
        launch = self._launch
        for group in groups:
            yield group.memory, group.waves * launch.wave_bytes
            yield group.lds, launch.lds_size
            yield group.scratch, launch.scratch_size * launch.lanes * group.waves

    def _waves(self, groups: Iterable[Group]) -> Iterator[tuple[Place, tuple[int, int, int], int]]:
        """Where the waves are that go on: the instruction, the group and the number of each."""
        for group in groups:
            for number in range(group.waves):
                wave = Wave.from_address(group.memory + number * self._launch.wave_bytes)
                if wave.state in (structures.READY, structures.TURNED):
                    x, y, z = group.id
                    polled = self._checks.polled[
                        (group.number * self._launch.waves + number) % len(self._checks.polled)
                    ]
                    place = self._place(_pc(wave), polled)
                    yield replace(place, called_at=self._called_at(wave)), (x, y, z), number

    def _called_at(self, wave: Wave) -> int | None:
        """Where the call is after which the wave goes on when the running function returns."""
        low, high = wave.scalars[_RETURN_ADDRESS], wave.scalars[_RETURN_ADDRESS + 1]
        image = self._dispatch.image
        at = (low | high << 32) - image.base - _CALL
        try:
            is_call = 0 <= at < image.size and kind_of(self._code.fetch(at)).does is Does.CALL
        except NoInstructionError:
            return None
        return image.base + at if is_call else None

    def _place(self, pc: int, polled: int) -> Place:
        """What a wave waits for: what it last accessed atomically, the next instruction that reads, or where it is."""
        if polled:
            return Place(self._dispatch, self._dispatch.image.base + polled, self._code.fetch(polled))
        at = pc
        for _ in range(_MOST_INSTRUCTIONS):
            try:
                instruction = self._code.fetch(at)
            except NoInstructionError:
                break
            if instruction.has("mayLoad"):
                return Place(self._dispatch, self._dispatch.image.base + at, instruction)
            at += instruction.size
        return Place(self._dispatch, self._dispatch.image.base + pc)


def _pc(wave: Wave) -> int:
    return layout.offset_of(wave.pc)


def _schedule(group: Group) -> tuple[int, ...]:
    """Which of its waves goes on next, and which wait."""
    named = (*group.joined, *group.members, *group.signals, group.named_done)
    return (
        group.number,
        group.alive,
        group.arrived,
        group.phase,
        group.turn,
        *named,
        group.has_signalled,
        group.cluster_done,
    )
