"""Bit operations of scalar registers: shifts, bit fields, counts, bit patterns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..builder import Builder
from ..rules import op
from ..values import I8, I32, I64, Type, Uniform
from .common import constant, high16, is_nonzero, join16, low16
from .integers import and_scc, bit_field, field_mask, leading_same

Function = Callable[..., Any]
SIZES = (32, 64)

# Shifts and bit fields


def _shift(how: str) -> Function:
    def rule(b: Builder, x: Uniform, count: Uniform) -> Uniform:
        count = b.and_(count, x.type.width - 1)
        return getattr(b, how)(x, b.zext(count, I64) if x.type is I64 else count)  # type: ignore[no-any-return]

    return rule


for _name, _how in {"lshl_b": "shl", "lshr_b": "lshr", "ashr_i": "ashr"}.items():
    op(f"s_{_name}" + "{32,64}", "i$ i32 -> i$ c")(and_scc(_shift(_how)))


def _bfe(*, signed: bool) -> Function:
    def rule(b: Builder, x: Uniform, where: Uniform) -> Uniform:
        place = b.and_(where, x.type.width - 1)
        width = b.umin(b.and_(b.lshr(where, 16), 0x7F), x.type.width)
        return bit_field(b, x, place, width, signed=signed)

    return and_scc(rule)


op("s_bfe_u{32,64}", "i$ i32 -> i$ c")(_bfe(signed=False))
op("s_bfe_i{32,64}", "i$ i32 -> i$ c")(_bfe(signed=True))
op("s_bfm_b32", "i32 i32 -> i32")(lambda b, width, place: field_mask(b, width, place, I32))
op("s_bfm_b64", "i32 i32 -> i64")(lambda b, width, place: field_mask(b, width, place, I64))


def _one_bit(b: Builder, index: Uniform, type: Type) -> Uniform:
    one = constant(b, index, 1, type)
    return _shift("shl")(b, one, index)  # type: ignore[no-any-return]


@op("s_bitset0_b{32,64}", "i32 d:i$ -> i$")
def _bitset0(b: Builder, index: Uniform, old: Uniform) -> Uniform:
    return b.and_(old, b.not_(_one_bit(b, index, old.type)))


@op("s_bitset1_b{32,64}", "i32 d:i$ -> i$")
def _bitset1(b: Builder, index: Uniform, old: Uniform) -> Uniform:
    return b.or_(old, _one_bit(b, index, old.type))


op("s_bitcmp0_b{32,64}", "i$ i32 -> c")(lambda b, x, i: b.icmp("eq", b.and_(x, _one_bit(b, i, x.type)), 0))
op("s_bitcmp1_b{32,64}", "i$ i32 -> c")(lambda b, x, i: b.icmp("ne", b.and_(x, _one_bit(b, i, x.type)), 0))


# Counts: of 32 or 64 bits, the result has 32


def _narrow(b: Builder, x: Uniform) -> Uniform:
    return x if x.type is I32 else b.trunc(x, I32)


def _first(count: Function, turned: bool = False) -> Function:
    """Where the first bit is; -1 where there is none."""

    def rule(b: Builder, x: Uniform) -> Uniform:
        x = b.not_(x) if turned else x
        found = _narrow(b, count(b, x))
        return b.select(is_nonzero(b, x), found, constant(b, found, -1))

    return rule


for _size in SIZES:
    _signature = f"i{_size} -> i32"
    op(f"s_bcnt1_i32_b{_size}", f"{_signature} c")(and_scc(lambda b, x: _narrow(b, b.ctpop(x))))
    op(f"s_bcnt0_i32_b{_size}", f"{_signature} c")(and_scc(lambda b, x: _narrow(b, b.ctpop(b.not_(x)))))
    op(f"s_ff1_i32_b{_size}", _signature)(_first(lambda b, x: b.cttz(x)))
    op(f"s_ff0_i32_b{_size}", _signature)(_first(lambda b, x: b.cttz(x), turned=True))
    op(f"s_flbit_i32_b{_size}", _signature)(_first(lambda b, x: b.ctlz(x)))
op("s_flbit_i32", "i32 -> i32")(leading_same)
op("s_flbit_i32_i64", "i64 -> i32")(leading_same)
op("s_brev_b{32,64}", "i$ -> i$")(lambda b, x: b.bitreverse(x))


# Bits by fours and twos

_FOURS = 0x1111111111111111
_GATHERED = ((3, 0x0303030303030303), (6, 0x000F000F000F000F), (12, 0x000000FF000000FF), (24, 0xFFFF))
_SPREAD = ((16, 0x0000FFFF0000FFFF), (8, 0x00FF00FF00FF00FF), (4, 0x0F0F0F0F0F0F0F0F), (2, 0x3333333333333333), (1, 0x5555555555555555))  # fmt: skip


def _cut(number: int, type: Type) -> int:
    return number & (1 << type.width) - 1


def _any_of_four(b: Builder, x: Uniform) -> Uniform:
    """The lowest bit of each four: whether any of them is set."""
    pairs = b.or_(x, b.lshr(x, 1))
    return b.and_(b.or_(pairs, b.lshr(pairs, 2)), _cut(_FOURS, x.type))


@op("s_wqm_b{32,64}", "i$ -> i$ c")
@and_scc
def _wqm(b: Builder, x: Uniform) -> Uniform:
    return b.mul(_any_of_four(b, x), 15)


@op("s_quadmask_b{32,64}", "i$ -> i$ c")
@and_scc
def _quadmask(b: Builder, x: Uniform) -> Uniform:
    bits = _any_of_four(b, x)
    for count, mask in _GATHERED:
        if count < x.type.width // 2:
            bits = b.and_(b.or_(bits, b.lshr(bits, count)), _cut(mask, x.type))
    return bits


@op("s_bitreplicate_b64_b32", "i32 -> i64")
def _bitreplicate(b: Builder, x: Uniform) -> Uniform:
    bits = b.zext(x, I64)
    for count, mask in _SPREAD:
        bits = b.and_(b.or_(bits, b.shl(bits, count)), mask)
    return b.or_(bits, b.shl(bits, 1))


# Parts

op("s_sext_i32_i8", "i32 -> i32")(lambda b, x: b.sext(b.trunc(x, I8), I32))
op("s_sext_i32_i16", "i32 -> i32")(lambda b, x: b.sext(low16(b, x), I32))

_HALF = {"l": low16, "h": high16}


def _pack(low: Function, high: Function) -> Function:
    return lambda b, x, y: join16(b, low(b, x), high(b, y))


for _name in ("ll", "lh", "hl", "hh"):
    op(f"s_pack_{_name}_b32_b16", "i32 i32 -> i32")(_pack(_HALF[_name[0]], _HALF[_name[1]]))
