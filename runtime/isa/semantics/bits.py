"""Bit operations of vector registers: logic, shifts, bit fields, counts, byte permutation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..builder import Builder
from ..rules import op
from ..values import I8, I16, I32, Lane
from .common import byte, constant, field, is_nonzero, join16, join_bytes, saturated
from .integers import bit_field, field_mask, leading_same, resized

Function = Callable[..., Any]

# Logic

op("v_and_b{16,32}", "i$ i$ -> i$")(lambda b, x, y: b.and_(x, y))
op("v_or_b{16,32}", "i$ i$ -> i$")(lambda b, x, y: b.or_(x, y))
op("v_xor_b{16,32}", "i$ i$ -> i$")(lambda b, x, y: b.xor(x, y))
op("v_xnor_b32", "i32 i32 -> i32")(lambda b, x, y: b.not_(b.xor(x, y)))
op("v_not_b{16,32}", "i$ -> i$")(lambda b, x: b.not_(x))
op("v_and_or_b32", "i32 i32 i32 -> i32")(lambda b, x, y, z: b.or_(b.and_(x, y), z))
op("v_or3_b32", "i32 i32 i32 -> i32")(lambda b, x, y, z: b.or_(b.or_(x, y), z))
op("v_xor3_b32", "i32 i32 i32 -> i32")(lambda b, x, y, z: b.xor(b.xor(x, y), z))
op("v_bfi_b32", "i32 i32 i32 -> i32")(lambda b, x, y, z: b.xor(b.and_(b.xor(y, z), x), z))

Table = Lane | bool
"""A function of some bits: known, or the same for every bit."""


def _mux(b: Builder, x: Lane, one: Table, zero: Table) -> Table:
    """``one`` where the bit of ``x`` is set, else ``zero``."""
    if one is zero:
        return one
    if isinstance(one, bool) and isinstance(zero, bool):
        return x if one else b.not_(x)
    if isinstance(zero, bool):
        assert isinstance(one, Lane)
        return b.or_(b.not_(x), one) if zero else b.and_(x, one)
    if isinstance(one, bool):
        return b.or_(x, zero) if one else b.and_(b.not_(x), zero)
    return b.xor(b.and_(b.xor(one, zero), x), zero)


def _looked_up(b: Builder, table: int, sources: tuple[Lane, ...]) -> Table:
    """The function that a table of two to the number of sources bits states, the first source on top."""
    if not sources:
        return bool(table & 1)
    size = 1 << len(sources) - 1
    low, high = table & (1 << size) - 1, table >> size
    if low == high:
        return _looked_up(b, low, sources[1:])
    return _mux(b, sources[0], _looked_up(b, high, sources[1:]), _looked_up(b, low, sources[1:]))


@op("v_bitop3_b{16,32}", "i$ i$ i$ #bitop3 -> i$")
def _bitop3(b: Builder, x: Lane, y: Lane, z: Lane, table: int) -> Lane:
    result = _looked_up(b, table & 0xFF, (x, y, z))
    return constant(b, x, -int(result)) if isinstance(result, bool) else result


@op("v_bitop2_b32", "i32 i32 #bitop3 -> i32")
def _bitop2(b: Builder, x: Lane, y: Lane, table: int) -> Lane:
    """The table is that of three sources, the third of which is zero."""
    return _bitop3(b, x, y, constant(b, x, 0), table)


# Shifts


def _shift(b: Builder, how: str, x: Lane, count: Lane) -> Lane:
    result: Lane = getattr(b, how)(x, resized(b, b.and_(count, x.type.width - 1), x.type))
    return result


def _reversed_shift(how: str) -> Function:
    return lambda b, count, x: _shift(b, how, x, count)


for _name, _how in {"lshlrev_b": "shl", "lshrrev_b": "lshr", "ashrrev_i": "ashr"}.items():
    op(f"v_{_name}" + "{16,32}", "i$ i$ -> i$")(_reversed_shift(_how))
    op(f"v_{_name}64", "i32 i64 -> i64")(_reversed_shift(_how))

op("v_lshl_or_b32", "i32 i32 i32 -> i32")(lambda b, x, y, z: b.or_(_shift(b, "shl", x, y), z))


def _aligned(unit: int, mask: int) -> Function:
    """The 64 bits of two registers moved down by some units."""

    def rule(b: Builder, high: Lane, low: Lane, count: Lane) -> Lane:
        return b.funnel(high, low, b.zext(b.mul(b.and_(count, mask), unit), I32))

    return rule


op("v_alignbit_b32", "i32 i32 i16 -> i32")(_aligned(1, 31))
op("v_alignbyte_b32", "i32 i32 i16 -> i32")(_aligned(8, 3))


def _shifted_pair(*, signed: bool) -> Function:
    """Two numbers shifted and saturated to a byte each."""

    def rule(b: Builder, x: Lane, y: Lane, count: Lane) -> Lane:
        parts = [b.zext(saturated(b, _shift(b, "ashr", n, count), I8, signed=signed), I16) for n in (x, y)]
        return b.or_(parts[0], b.shl(parts[1], 8))

    return rule


op("v_ashr_pk_i8_i32", "i32 i32 i32 -> i16")(_shifted_pair(signed=True))
op("v_ashr_pk_u8_i32", "i32 i32 i32 -> i16")(_shifted_pair(signed=False))

# Fields


@op("v_bfe_u32", "i32 i32 i32 -> i32")
def _bfe_u32(b: Builder, x: Lane, place: Lane, width: Lane) -> Lane:
    return b.and_(_shift(b, "lshr", x, place), field_mask(b, width, constant(b, x, 0), I32))


@op("v_bfe_i32", "i32 i32 i32 -> i32")
def _bfe_i32(b: Builder, x: Lane, place: Lane, width: Lane) -> Lane:
    return bit_field(b, x, b.and_(place, 31), b.and_(width, 31), signed=True)


op("v_bfm_b32", "i32 i32 -> i32")(lambda b, width, place: field_mask(b, width, place, I32))

# Counts


def _first(count: str) -> Function:
    def rule(b: Builder, x: Lane) -> Lane:
        found: Lane = getattr(b, count)(x)
        return b.select(is_nonzero(b, x), found, constant(b, x, -1))

    return rule


op("v_bcnt_u32_b32", "i32 i32 -> i32")(lambda b, x, y: b.add(b.ctpop(x), y))
op("v_bfrev_b32", "i32 -> i32")(lambda b, x: b.bitreverse(x))
op("v_ffbh_u32 v_clz_i32_u32", "i32 -> i32")(_first("ctlz"))
op("v_ffbl_b32 v_ctz_i32_b32", "i32 -> i32")(_first("cttz"))
op("v_ffbh_i32 v_cls_i32", "i32 -> i32")(leading_same)


def _mbcnt(first: int) -> Function:
    """For each lane, the number of set bits for the lanes before it, among the 32 that start at ``first``."""

    def rule(b: Builder, x: Lane, added: Lane) -> Lane:
        below = [(1 << min(max(lane - first, 0), 32)) - 1 for lane in range(b.lanes)]
        return b.add(b.ctpop(b.and_(x, b.constant_lanes(I32, below))), added)

    return rule


op("v_mbcnt_lo_u32_b32", "i32 i32 -> i32")(_mbcnt(0))
op("v_mbcnt_hi_u32_b32", "i32 i32 -> i32")(_mbcnt(32))


@op("v_prng_b32", "i32 -> i32")
def _prng(b: Builder, x: Lane) -> Lane:
    return b.xor(b.shl(x, 1), b.and_(b.ashr(x, 31), 197))


# Bytes

_ABOVE_SIGNS = 0xFFFFFF00
"""What selectors from 12 on choose: zeros, then ones."""


def _signs(b: Builder, high: Lane, low: Lane) -> Lane:
    """What selectors from 8 to 11 choose: the signs of the halves of both registers, each for a byte."""
    signs = [b.ashr(b.shl(low, 16), 31), b.ashr(low, 31), b.ashr(b.shl(high, 16), 31), b.ashr(high, 31)]
    joined = b.and_(signs[0], 0xFF)
    for index, sign in enumerate(signs[1:], 1):
        joined = b.or_(joined, b.and_(sign, 0xFF << 8 * index))
    return joined


@op("v_perm_b32", "i32 i32 i32 -> i32")
def _perm(b: Builder, high: Lane, low: Lane, selectors: Lane) -> Lane:
    signs, above = _signs(b, high, low), b.lane(I32, _ABOVE_SIGNS)
    chosen = []
    for index in range(4):
        selector = b.umin(byte(b, selectors, index), 15)
        word = b.select(b.icmp("ult", selector, 12), signs, above)
        word = b.select(b.icmp("ult", selector, 8), high, word)
        word = b.select(b.icmp("ult", selector, 4), low, word)
        chosen.append(b.and_(b.lshr(word, b.shl(b.and_(selector, 3), 3)), 0xFF))
    return join_bytes(b, chosen)


def _sat_pk4(*, signed: bool) -> Function:
    """Each byte as near as four bits get."""

    def rule(b: Builder, x: Lane) -> Lane:
        found = b.lane(I32, 0)
        for n in range(4):
            part = field(b, x, 8 * n, 8, signed=signed)
            near = b.smin(b.smax(part, -8), 7) if signed else b.umin(part, 15)
            found = b.or_(found, b.shl(b.and_(near, 15), 4 * n))
        return b.trunc(found, I16)

    return rule


op("v_sat_pk4_i4_i8", "i32 -> i16")(_sat_pk4(signed=True))
op("v_sat_pk4_u4_u8", "i32 -> i16")(_sat_pk4(signed=False))


@op("v_sat_pk_u8_i16", "i32 -> i16")
def _sat_pk(b: Builder, x: Lane) -> Lane:
    parts = [
        saturated(b, b.sext(half, I32), I8, signed=False) for half in (b.trunc(x, I16), b.trunc(b.lshr(x, 16), I16))
    ]
    return b.or_(b.zext(parts[0], I16), b.shl(b.zext(parts[1], I16), 8))


def _saturated_pair(*, signed: bool) -> Function:
    """Two numbers of 32 bits as two of 16, as near as they get."""

    def rule(b: Builder, x: Lane, y: Lane) -> Lane:
        if signed:
            return join16(b, saturated(b, x, I16, signed=True), saturated(b, y, I16, signed=True))
        return join16(b, *(b.trunc(b.umin(n, 0xFFFF), I16) for n in (x, y)))

    return rule


op("v_cvt_pk_i16_i32", "i32 i32 -> i32")(_saturated_pair(signed=True))
op("v_cvt_pk_u16_u32", "i32 i32 -> i32")(_saturated_pair(signed=False))
op("v_cvt_i32_i16", "i16 -> i32")(lambda b, x: b.sext(x, I32))
op("v_cvt_u32_u16", "i16 -> i32")(lambda b, x: b.zext(x, I32))

# Moves

op("v_mov_b{16,32,64}", "i$ -> i$")(lambda b, x: x)
op("v_accvgpr_{read,write,mov}_b32", "i32 -> i32")(lambda b, x: x)
op("v_cndmask_b{16,32}", "b$ b$ m -> i$")(lambda b, x, y, mask: b.select(mask, y, x))
op("v_swap_b{16,32}", "d:i$ i$ -> i$ src0:i$")(lambda b, old, x: (x, old))
op("v_nop v_pipeflush v_clrexcp", "->")(lambda b: ())


@op("v_pk_mov_b32", "i64 i64 #op_sel -> i64")
def _pk_mov(b: Builder, x: Lane, y: Lane, halves: int) -> Lane:
    low = b.lshr(x, 32) if halves & 1 else b.and_(x, 0xFFFFFFFF)
    high = b.and_(y, 0xFFFFFFFF << 32) if halves & 2 else b.shl(y, 32)
    return b.or_(low, high)
