"""The registers that a wave begins with, in PTX: user SGPRs, ids of the workgroup, the wave and the work-items, and EXEC."""

from __future__ import annotations

from math import prod

from ...isa.values import I32, Lane, Uniform
from ..backend import IdRegister, WaveSetup
from .ptx import PtxBuilder
from .ptx_stops import AXES
from .ptx_wave import PtxWave
from .start import Start


def parameter_of(index: int) -> str:
    """The parameter of the entry that is a user SGPR."""
    return f"sgpr_{index}"


def begin(b: PtxBuilder, state: PtxWave, start: Start) -> None:
    """The registers that a wave begins with."""
    setup = start.setup
    for index in setup.sgprs:
        state.set_scalar("s", index, b.made(I32, Uniform, f"ld.param.u32 {{}}, [{parameter_of(index)}]"))
    if setup.scratch_offset is not None:
        state.set_scalar("s", setup.scratch_offset, b.uniform(I32, 0))
    wave = b.lshr(b.made(I32, Uniform, "mov.u32 {}, %tid.x"), 5)
    lane = b.add(b.lane_ids(), b.mul(wave, setup.lanes))
    sizes = _sizes(b, start)
    _put_ids(b, state, setup, wave, lane, sizes)
    count = prod(start.group_size)
    if start.items is not None:  # waves without work end at once, and others do not wait for them
        there = b.mul(b.mul(sizes[0], sizes[1]), sizes[2])
        none = b.icmp("uge", b.mul(wave, setup.lanes), there)
        b.do(f"@{none.data} ret")
        state.set_exec(b.icmp("ult", lane, b.broadcast(there)))
    elif count % setup.lanes:  # the last wave has lanes too many
        state.set_exec(b.icmp("ult", lane, count))
    else:
        state.set_exec(b.all_lanes())
    state.end(())


def _sizes(b: PtxBuilder, start: Start) -> list[Uniform]:
    """Work-items of this workgroup along each axis."""
    sizes = start.group_size
    if start.items is None:
        return [b.uniform(I32, size) for size in sizes]
    found = []
    for axis, size, items in zip(AXES, sizes, start.items, strict=True):
        before = b.mul(b.made(I32, Uniform, f"mov.u32 {{}}, %ctaid.{axis}"), size)
        found.append(b.umin(b.sub(b.uniform(I32, items), before) if items % size else b.uniform(I32, size), size))
    return found


def _put_ids(b: PtxBuilder, state: PtxWave, setup: WaveSetup, wave: Uniform, lane: Lane, sizes: list[Uniform]) -> None:
    """The ids of the workgroup, the wave and the work-item; ``lane`` counts those of the workgroup."""
    for axis, register in zip(AXES, setup.group_ids, strict=True):
        if register is not None:
            _put_id(b, state, register, b.made(I32, Uniform, f"mov.u32 {{}}, %ctaid.{axis}"))
    if setup.wave_id is not None:
        _put_id(b, state, setup.wave_id, wave)
    ids, rest = list[Lane](), lane
    for size in sizes[: setup.item_ids]:
        number = int(size.data) if size.data.isdigit() else 0
        if number and number & number - 1 == 0:  # ptxas divides even then
            ids.append(b.and_(rest, number - 1))
            rest = b.lshr(rest, number.bit_length() - 1)
            continue
        ids.append(b.made(I32, Lane, f"rem.u32 {{}}, {rest.data}, {size.data}"))
        rest = b.made(I32, Lane, f"div.u32 {{}}, {rest.data}, {size.data}")
    if setup.packs_item_ids:
        packed = b.lane(I32, 0)
        for n, id in enumerate(ids):
            packed = b.or_(b.shl(id, 10 * n), packed)
        ids = [packed]
    for n, id in enumerate(ids):
        state.set_vector("v", n, id, all_lanes=True)


def _put_id(b: PtxBuilder, state: PtxWave, register: IdRegister, value: Uniform) -> None:
    """An id into its bits of a register, whose others may have other ids."""
    file, index, low, width = register
    if width < I32.width:
        value = b.shl(b.and_(value, (1 << width) - 1), low)
        value = b.or_(value, state.scalar(file, index))
    state.set_scalar(file, index, value)
