"""The state of a checked launch in native/checks.c, and its findings in words."""

from __future__ import annotations

import ctypes
import mmap
import weakref
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from ....fatbin.codeobject.demangle import demangle
from ....fatbin.isa import Instruction
from ... import notes
from ...isa.facts import Facts
from ...isa.memory.coherence import coherence_of
from ...isa.not_carried_out import NoInstructionError
from ...memory.undefined import UNDEFINED
from ..backend import NO_CLUSTERS, Dispatch, Size
from ..findings import ERROR, WARNING, KernelFinding, Site
from ..places import Place
from ..uses import is_exchange, is_used
from ..whole_uses import uses_some
from . import structures
from .apertures import apertures
from .compiler.code import Code
from .compiler.jit import jit
from .compiler.llvm.lds_records import SPARE_BYTES
from .ranges import Ranges
from .slots import CELL, DWORD, LINE, drop, prefer_huge_pages, release, reserve
from .strays import provenance_of
from .structures import Checks, Context, Group, Side
from .structures import Finding as Row

if TYPE_CHECKING:
    from ...isa.provenance.analysis import Provenance
    from ..accesses import Accesses

_ROOM = 1 << 17
"""The most pages of memory that a launch is checked in: two gigabytes."""
_KNOWN_GROUP, _ACQUIRED, _UNRELEASED, _WORD = 20, 20, 12, 8
_READ_WRITE = 3
_PAST_USERS = 1024
"""Bytes past those of the waves that have accessed LDS, which are read with them."""
_KEPT = (
    "marks_stores", "marks_group_loads", "writes_back", "caches", "finds_races", "room",
    "page_keys", "pages", "path", "groups", "acquired", "unreleased", "wave_orders", "cells", "lines",
    "records", "log", "lds_users", "end_of_group",
)  # fmt: skip
"""What stays between launches."""
_SPACES = ("global memory", "LDS", "scratch", "memory", "global memory")
_DOES = {structures.READ: "reads", structures.WRITE: "writes", structures.ATOMIC: "updates atomically"}

_RULES: dict[int, tuple[str, str, str, str, str]] = {
    structures.RACE: (
        "race", "race", ERROR, "two waves access the same {space}, and nothing orders them",
        "a barrier or an atomic operation in between would order them",
    ),
    structures.OVERLAP: (
        "race", "overlapping-lanes", ERROR, "two lanes of one instruction write different values to the same {space}",
        "which of them stays is not defined; one lane should write",
    ),
    structures.SAME_VALUE: (
        "race", "same-value", WARNING, "two lanes of one instruction write the same value to the same {space}",
        "one lane would be enough",
    ),
    structures.UNDEFINED: (
        "init", "undefined-read", ERROR, "{space} is read, and the value is used, before anything has been written to it",
        "a store before it would set it, of global memory hipMemset or a copy as well",
    ),
    structures.PARTLY_UNDEFINED: (
        "init", "undefined-read", ERROR,
        "words of {space} are read whole, and the values are used, in which some bytes have never been written",
        "what lies between the members of a structure is not set with these; hipMemset would set it",
    ),
    structures.DIVERGENT_BARRIER: (
        "sync", "divergent-barrier", ERROR, "only some lanes of a wave reach a barrier", "a barrier is for all threads of a block",
    ),
    structures.UNEQUAL_BARRIERS: (
        "sync", "unequal-barriers", ERROR, "the waves of a workgroup reach different numbers of barriers",
        "a barrier is for all threads of a block",
    ),
    structures.INACTIVE_SOURCE: (
        "sync", "inactive-lane", ERROR, "lanes read what others hold that do not take part",
        "what they get means nothing; all lanes that are read from must reach the operation",
    ),
    structures.SPARE_SOURCE: (
        "sync", "inactive-lane", WARNING, "lanes read what others hold that do not take part, and may have no use for it",
        "what they get means nothing",
    ),
    structures.MISALIGNED: (
        "mem", "misaligned-atomic", ERROR, "an atomic operation on an address that is no multiple of its size",
        "a GPU stops the kernel there",
    ),
}  # fmt: skip
"""Tool, rule, severity, text and hint of each kind of finding."""
_SAME_STORE = (
    "race", "same-value", WARNING, "two waves write the same value to the same {space}, and nothing orders them",
    "one of them would be enough; a barrier or an atomic operation in between would order them",
)  # fmt: skip
_STORES_BESIDE_ATOMICS = (
    "race", "stores-beside-atomics", WARNING,
    "two waves write to the same {space}, which others access atomically, and nothing orders them",
    "if these are atomic stores, there is no race: on this GPU they look like others, and on gfx942 and gfx1201 they do not",
)  # fmt: skip
_LANES_BESIDE_ATOMICS = (
    "race", "stores-beside-atomics", WARNING,
    "two lanes of one instruction write to the same {space}, which others access atomically", _STORES_BESIDE_ATOMICS[4],
)  # fmt: skip
"""Two stores that are surely no fault, or may be none."""
_FENCES = {
    structures.RELEASE: "the atomic operation in between orders them only with a release before it, of the device's scope: __threadfence()",
    structures.ACQUIRE: "the atomic operation in between orders them only with an acquire after it, of the device's scope: __threadfence()",
}
"""The hints where a fence is missing."""
_UNDEFINED = (structures.UNDEFINED, structures.PARTLY_UNDEFINED)
_UNCHECKED = "accesses were not checked, or findings were not kept, because there was no room for them"
_SMALLER = "a launch that touches less memory is checked whole"
_NO_ADDRESSES = "reads were not looked at, because the system has no 16 TiB of addresses for it"
_LIMITS = "ulimit -v and vm.overcommit_memory limit them"


def possible(tools: frozenset[str], dispatch: Dispatch) -> frozenset[str]:
    """Those of some tools that can look at a launch; what none can do is reported once for a kernel."""
    if dispatch.cluster == NO_CLUSTERS or "race" not in tools:
        return tools
    name = demangle(dispatch.kernel)
    notes.give(
        ("clusters", name), f"{name} is not looked at for races: what the barrier of a cluster orders is not known yet"
    )
    return tools - {"race"}


class LaunchChecks:
    """Memory for the checks of the launches of one dispatch."""

    def __init__(
        self,
        dispatch: Dispatch,
        facts: Facts,
        tools: frozenset[str],
        known: Provenance | None,
        *,
        finds_undefined: bool,
    ) -> None:
        """``known``: the loads that wait for other waves, and whether LDS is compared and swapped."""
        self.tools = tools
        self._polled = tuple(known.polled) if known is not None else ()
        self._finds_undefined, self._scratch = finds_undefined, dispatch.scratch
        coherence = coherence_of(facts)
        self.state = Checks(
            marks_stores=coherence.marks_stores,
            marks_group_loads=coherence.marks_groups and _may_be_on_two_units(dispatch),
            writes_back=coherence.write_back is not None,
            caches=(1 << len(coherence.invalidations)) - 1,
            room=_ROOM,
            finds_races="race" in tools,
            # What these find depends on accesses from before the last barrier.
            records=known is not None and not known.polled and not known.may_try and dispatch.lds > 0,
        )
        slots = 1 << structures.MOST_PAGES
        sizes = {
            "page_keys": slots * _WORD,
            "pages": slots * _WORD,
            "path": 1 << 18,
            "groups": structures.KNOWN_GROUPS * _KNOWN_GROUP,
            "acquired": structures.MOST_ACQUIRED * _ACQUIRED,
            "unreleased": structures.MOST_UNRELEASED * _UNRELEASED,
            "wave_orders": structures.KNOWN_GROUPS * _WORD,
            "lines": (_ROOM << structures.SHADOW_PAGE) // LINE * CELL,
            "cells": (_ROOM << structures.SHADOW_PAGE) // DWORD * CELL,
        }
        self._size = sum(sizes.values()) + len(sizes) * mmap.PAGESIZE
        self._start = at = reserve(self._size, _READ_WRITE)
        for name, size in sizes.items():
            setattr(self.state, name, at)
            at += size + -size % mmap.PAGESIZE
        prefer_huge_pages(self.state.lines, self._start + self._size - self.state.lines)
        self._end = weakref.finalize(self, release, self._start, self._size)
        self._end.atexit = False
        more = structures.LOG_BYTES + 3 * dispatch.lds + _PAST_USERS if self.state.records else 0
        self._records = (ctypes.c_uint8 * (SPARE_BYTES + more))()
        if self.state.records:
            self.state.log = self.spare + SPARE_BYTES
            self.state.lds_users = self.state.log + structures.LOG_BYTES
            self.state.end_of_group = jit().function("hk_end_of_group")

    @property
    def spare(self) -> int:
        """Where emitted code may write a record of accesses to LDS that cannot follow the others."""
        return ctypes.addressof(self._records)

    @property
    def address(self) -> int:
        """Where the launch finds them."""
        return ctypes.addressof(self.state)

    def begin(self) -> None:
        """Forget what the last launch has done: it happened before this one."""
        if self.state.sites_count:
            drop(self._start, self._size)
        kept = {name: getattr(self.state, name) for name in _KEPT}
        ctypes.memset(self.address, 0, ctypes.sizeof(self.state))
        for name, value in kept.items():
            setattr(self.state, name, value)
        if self.state.end_of_group:
            self.state.end_of_group = jit().function("hk_end_of_group")
        for number, pc in enumerate(self._polled[: structures.MOST_POLLED], 1):
            self._name(number, pc)
            self.state.polls[number] = 1
        if self._finds_undefined:
            self.state.undefined = UNDEFINED.begin()
            # Emitted code looks at flat addresses as they are; those of scratch memory are each lane's own.
            UNDEFINED.mark_empty(apertures().private << 32, self._scratch)

    def _name(self, number: int, pc: int) -> None:
        """Give an instruction a number, as site_of of native/cells.h does."""
        places = self.state.site_of
        at = pc >> 2
        while places[at % len(places)]:
            at += 1
        places[at % len(places)] = self.state.sites_count = number
        self.state.sites[number] = pc

    def settle(self, context: Context) -> None:
        """Look at the accesses to LDS of a group that has not ended: a fault has ended the launch."""
        if number := self.state.log_owner:
            group = context.slots + (number - 1) * ctypes.sizeof(Group)
            look = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(self.state.end_of_group)
            look(ctypes.addressof(context), group)

    def end(self, lds: Iterable[tuple[int, int]]) -> None:
        """Forget what the launch left undefined in LDS, whose addresses are other memory's later."""
        if self._finds_undefined:
            for address, size in lds:
                UNDEFINED.define(address, size)

    def findings(self, dispatch: Dispatch, code: Code, ranges: Ranges) -> Iterator[KernelFinding]:
        """What the last launch has found."""
        for row in self.state.findings[: self.state.found]:
            tool, rule, severity, text, hint = self._rule_of(row)
            if tool not in self.tools or self._is_first_load(row):
                continue
            if row.kind in _UNDEFINED and not _is_used(dispatch, code, row):
                continue
            sites = (_site(dispatch, code, side, does) for side, does in _sides(row))
            memory = _memory(row, dispatch, ranges) if tool != "sync" else ""
            what = text.format(space=_SPACES[row.space])
            if row.kind == structures.RACE:
                hint = _FENCES.get(row.expected, hint)
            yield KernelFinding(tool, rule, severity, dispatch.kernel, what, tuple(sites), memory, hint, row.count)
        if self.tools and (missed := int(self.state.skipped + self.state.dropped)):
            yield KernelFinding(
                "race", "unchecked", WARNING, dispatch.kernel, _UNCHECKED, (), hint=_SMALLER, count=missed
            )
        if "init" in self.tools and not self.state.undefined:
            yield KernelFinding("init", "unchecked", WARNING, dispatch.kernel, _NO_ADDRESSES, (), hint=_LIMITS)

    def _rule_of(self, row: Row) -> tuple[str, str, str, str, str]:
        """The row of :data:`_RULES` for a finding, or what is milder of two stores."""
        kinds = (row.now.kind, row.before.kind)
        is_of_lanes = row.kind == structures.OVERLAP
        if not is_of_lanes and (row.kind != structures.RACE or kinds != (structures.WRITE, structures.WRITE)):
            return _RULES[row.kind]
        if not is_of_lanes and not row.different:
            return _SAME_STORE
        if self.state.marks_stores or row.space != structures.IN_GLOBAL:
            return _RULES[row.kind]
        sites, count = self.state.sites, self.state.sites_count
        are_beside = (
            any(self.state.is_beside_atomic[n] for n in range(1, count + 1) if sites[n] == side.pc)
            for side in (row.now, row.before)
        )
        milder = _LANES_BESIDE_ATOMICS if is_of_lanes else _STORES_BESIDE_ATOMICS
        return milder if all(are_beside) else _RULES[row.kind]

    def accesses(self, dispatch: Dispatch, code: Code) -> Accesses | None:
        """What the last launch has accessed; None where that was not looked at."""
        if "race" not in self.tools:
            return None
        from ..accesses import Accesses
        from .touched import touched

        ctypes.CFUNCTYPE(None, ctypes.c_void_p)(jit().function("hk_expand_lines"))(self.address)
        pcs = list(self.state.sites[: self.state.sites_count + 1])

        def site_of(number: int, does: str) -> Site:
            pc = pcs[number] if number < len(pcs) else 0
            name = f"kernel {demangle(dispatch.kernel)}"
            if not pc:
                return Site(does, program=name)
            place = Place(dispatch, dispatch.image.base + pc, code.fetch(pc))
            return Site(
                does, place.instruction.mnemonic if place.instruction else "", place.address, place.line, program=name
            )

        return Accesses(*touched(self.state), site_of, is_kernel=True, marks_stores=bool(self.state.marks_stores))

    def _is_first_load(self, row: Row) -> bool:
        """Whether it is a load before a compare-and-swap that races with atomic operations alone."""
        if row.kind != structures.RACE or not (row.now.is_atomic or row.before.is_atomic):
            return False
        sites, count = self.state.sites, self.state.sites_count
        loads = (side.pc for side in (row.now, row.before) if side.kind == structures.READ and not side.is_atomic)
        return any(self.state.is_first_load[n] for pc in loads for n in range(1, count + 1) if sites[n] == pc)

    def close(self) -> None:
        """Give the memory back."""
        self._end()


def _may_be_on_two_units(dispatch: Dispatch) -> bool:
    """Whether the waves of a workgroup may run on two compute units, as those of gfx10 and later do in WGP mode."""
    kernel = dispatch.image.kernels.get(dispatch.kernel)
    descriptor = None if kernel is None else kernel.kernel.descriptor
    return descriptor is None or not descriptor.has("rsrc1.wgp_mode") or descriptor["rsrc1.wgp_mode"] != 0


def _sides(row: Row) -> Iterator[tuple[Side, str]]:
    """The sides of a finding, and what each does."""
    if row.kind == structures.DIVERGENT_BARRIER:
        yield row.now, f"waits with {_lanes(row.lanes)} alone"
    elif row.kind == structures.UNEQUAL_BARRIERS:
        yield row.now, f"ends after {_barriers(row.size)}, another wave of it after {row.expected}"
    elif row.kind in (structures.INACTIVE_SOURCE, structures.SPARE_SOURCE):
        others = row.lanes & row.lanes - 1
        yield row.now, f"reads lane {row.expected}{f', as {_lanes(others)} read others' if others else ''}"
    elif row.kind in (*_UNDEFINED, structures.MISALIGNED):
        yield row.now, _DOES[row.now.kind]
    else:
        for side in (row.now, row.before):
            atomically = " atomically" if side.is_atomic and side.kind != structures.ATOMIC else ""
            yield side, f"{_DOES[side.kind]}{atomically}"


def _is_used(dispatch: Dispatch, code: Code, row: Row) -> bool:
    """Whether a kernel does more with what an instruction has read than to store it elsewhere."""

    def fetch(at: int) -> Instruction | None:
        try:
            return code.fetch(at)
        except NoInstructionError:
            return None

    own = provenance_of(dispatch, code).own
    if row.kind == structures.PARTLY_UNDEFINED:
        return uses_some(fetch, row.now.pc, row.lanes, own)
    instruction = fetch(row.now.pc)
    if instruction is None or (row.now.kind == structures.ATOMIC and not is_exchange(instruction)):
        return True
    return is_used(fetch, row.now.pc, row.lanes, own)


def _barriers(count: int) -> str:
    return f"{count} barrier{'s' if count != 1 else ''}"


def _lanes(bits: int) -> str:
    """The lanes of a mask, as ranges."""
    found: list[list[int]] = []
    for lane in (n for n in range(64) if bits >> n & 1):
        if found and found[-1][1] == lane - 1:
            found[-1][1] = lane
        else:
            found.append([lane, lane])
    ranges = ", ".join(str(low) if low == high else f"{low} to {high}" for low, high in found)
    return f"lane{'s' if bits.bit_count() != 1 else ''} {ranges}" if found else "no lanes"


def _site(dispatch: Dispatch, code: Code, side: Side, does: str) -> Site:
    x, y, _ = dispatch.groups
    group: Size = (side.group % x, side.group // x % y, side.group // (x * y))
    is_barrier = does.startswith(("waits", "ends"))
    is_known = side.wave != structures.ANOTHER_WAVE
    wave, lane = (side.wave, -1 if is_barrier else side.lane) if is_known else (-1, -1)
    if not side.pc and not is_barrier:
        return Site(does, group=group, wave=wave, lane=lane)
    place = Place(dispatch, dispatch.image.base + side.pc, code.fetch(side.pc))
    name = place.instruction.mnemonic if place.instruction else ""
    return Site(does, name, place.address, place.line, group, wave, lane)


def _memory(row: Row, dispatch: Dispatch, ranges: Ranges) -> str:
    """Which memory a finding is about: its place in the allocation, or in LDS."""
    low, size, what = 0, dispatch.lds, "bytes of LDS"
    if row.space == structures.IN_SCRATCH:
        size, what = dispatch.scratch, "bytes of the scratch memory of a lane"
    elif row.space != structures.IN_LDS:
        spans = (span for span in ranges.live if span[0] <= row.address < span[1])
        low, end = next(spans, (row.address, row.address))
        size, what = end - low, f"bytes at {low:#x}"
    at, item = row.address - low, row.size
    if item > 1 and at % item == 0 and size % item == 0:
        return f"of element {at // item:,} of {size // item:,} × {item} {what}"
    return f"of byte {at:,} of {size:,} {what}"
