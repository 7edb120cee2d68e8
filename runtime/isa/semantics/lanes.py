"""Cross-lane operations: readlane, writelane, permutes, swaps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..builder import Builder
from ..rules import op
from ..values import I32, Lane, Mask, Uniform
from .common import constant

Function = Callable[..., Any]


@op("v_readlane_b32", "all:i32 u:i32 -> u:i32", scalar_like=True)
def _readlane(b: Builder, x: Lane, index: Uniform) -> Uniform:
    return b.readlane(x, b.and_(index, b.lanes - 1))


@op("v_readfirstlane_b32", "all:i32 exec -> u:i32", scalar_like=True)
def _readfirstlane(b: Builder, x: Lane, exec: Mask) -> Uniform:
    """Lane 0 where no lane is active."""
    first = b.trunc(b.cttz(b.bits_of(exec)), I32)
    return b.readlane(x, b.and_(first, b.lanes - 1))


@op("v_writelane_b32", "u:i32 u:i32 all:d:i32 -> i32", scalar_like=True)
def _writelane(b: Builder, value: Uniform, index: Uniform, old: Lane) -> Lane:
    return b.writelane(old, value, b.and_(index, b.lanes - 1))


# Within rows of 16 lanes

FETCH_INACTIVE, BOUND_CONTROL = 1, 2
"""What op_sel of the first two sources means here."""


def _fetched(b: Builder, x: Lane, index: Lane, old: Lane, exec: Mask, *, fetch: bool, bound: bool) -> Lane:
    """The values of other lanes; an inactive one gives zero, or leaves what was there before."""
    value = b.permute(x, index)
    if fetch:
        return value
    return b.select(b.holds_at(exec, index), value, constant(b, old, 0) if bound else old)


def _in_row(b: Builder, selected: Lane, crossed: int) -> Lane:
    """Lanes of the own row, or of the one beside it, by their place in it."""
    rows = b.constant_lanes(I32, [lane & ~15 ^ crossed for lane in range(b.lanes)])
    return b.or_(b.and_(selected, 15), rows)


def _permlane(crossed: int) -> Function:
    def rule(b: Builder, x: Lane, low: Uniform, high: Uniform, old: Lane, exec: Mask, selects: int) -> Lane:
        is_low = b.constant_mask(sum(0xFF << 16 * row for row in range(b.lanes // 16)))
        chosen = b.select(is_low, b.broadcast(low), b.broadcast(high))
        places = b.constant_lanes(I32, [lane % 8 * 4 for lane in range(b.lanes)])
        index = _in_row(b, b.lshr(chosen, places), crossed)
        fetch, bound = bool(selects & FETCH_INACTIVE), bool(selects & BOUND_CONTROL)
        return _fetched(b, x, index, old, exec, fetch=fetch, bound=bound)

    return rule


def _permlane_var(crossed: int) -> Function:
    def rule(b: Builder, x: Lane, selected: Lane, old: Lane, exec: Mask, selects: int) -> Lane:
        fetch, bound = bool(selects & FETCH_INACTIVE), bool(selects & BOUND_CONTROL)
        return _fetched(b, x, _in_row(b, selected, crossed), old, exec, fetch=fetch, bound=bound)

    return rule


for _name, _crossed in {"permlane16": 0, "permlanex16": 16}.items():
    op(f"v_{_name}_b32", "all:i32 u:i32 u:i32 d:i32 exec #op_sel -> i32")(_permlane(_crossed))
    op(f"v_{_name}_var_b32", "all:i32 i32 d:i32 exec #op_sel -> i32")(_permlane_var(_crossed))


@op("v_permlane64_b32", "all:i32 d:i32 -> i32")
def _permlane64(b: Builder, x: Lane, old: Lane) -> Lane:
    """The halves of a wave of 64 lanes exchanged; nothing in one of 32."""
    return b.shuffle(x, [lane ^ 32 for lane in range(64)]) if b.lanes == 64 else old


# Within groups of lanes, of a width that is a power of two; a lane that would leave its group keeps its own value


def _group(b: Builder, width: Uniform) -> tuple[Lane, Lane, Lane, Lane]:
    """Of each lane its number, the first of its group, and its place in it; and how many lanes a group has."""
    own = b.constant_lanes(I32, range(b.lanes))
    size = b.broadcast(b.umin(width, b.lanes))
    place = b.and_(own, b.sub(size, 1))
    return own, b.sub(own, place), place, size


def _of_group(b: Builder, x: Lane, selected: Uniform, width: Uniform) -> Lane:
    _, first, _, size = _group(b, width)
    return b.permute(x, b.add(first, b.and_(b.broadcast(b.and_(selected, 63)), b.sub(size, 1))))


def _from_below(b: Builder, x: Lane, distance: Uniform, width: Uniform) -> Lane:
    own, _, place, size = _group(b, width)
    far = b.umin(b.broadcast(distance), size)
    return b.permute(x, b.select(b.icmp("ult", place, far), own, b.sub(own, far)))


def _from_above(b: Builder, x: Lane, distance: Uniform, width: Uniform) -> Lane:
    own, _, place, size = _group(b, width)
    far = b.umin(b.broadcast(distance), size)
    return b.permute(x, b.select(b.icmp("ult", b.add(place, far), size), b.add(own, far), own))


def _from_crossed(b: Builder, x: Lane, mask: Uniform, width: Uniform) -> Lane:
    """Lanes of groups before the own one may be read, those after it not, as in HIP's __shfl_xor."""
    own, first, _, size = _group(b, width)
    other = b.xor(own, b.broadcast(mask))
    is_near = b.icmp("ult", other, b.add(first, size))
    return b.permute(x, b.select(is_near, other, own))


_IN_GROUPS: dict[str, Function] = {"bcast": _of_group, "up": _from_below, "down": _from_above, "xor": _from_crossed}
for _name, _function in _IN_GROUPS.items():
    op(f"v_permlane_{_name}_b32", "all:i32 u:i32 u:i32 -> i32")(_function)


def _swap(distance: int) -> Function:
    """The upper rows of the first register exchanged with the lower ones of the second."""

    def rule(b: Builder, old: Lane, x: Lane, exec: Mask, fetch: int, bound: int) -> tuple[Lane, Lane]:
        other = b.constant_lanes(I32, [(lane ^ distance) % b.lanes for lane in range(b.lanes)])
        is_upper = b.constant_mask(sum(1 << lane for lane in range(b.lanes) if lane & distance))
        options = {"fetch": bool(fetch), "bound": bool(bound)}
        from_x = _fetched(b, x, other, old, exec, **options)
        from_old = _fetched(b, old, other, x, exec, **options)
        return b.select(is_upper, from_x, old), b.select(is_upper, x, from_old)

    return rule


for _distance in (16, 32):
    op(f"v_permlane{_distance}_swap_b32", "all:d:i32 all:i32 exec #fi #bound_ctrl -> i32 src0:i32")(_swap(_distance))
