"""SOP1, SOP2, SOPC, SOPK: integers in scalar registers, SCC and EXEC."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..builder import Builder
from ..rules import op
from ..values import I32, I64, Mask, Type, Uniform
from .common import constant, is_nonzero, negated, signed16
from .integers import add_carry, and_scc, overflows, sub_borrow

Function = Callable[..., Any]
SIZES = {"32": I32, "64": I64}

LOGIC: dict[str, Function] = {
    "and": lambda b, x, y: b.and_(x, y),
    "or": lambda b, x, y: b.or_(x, y),
    "xor": lambda b, x, y: b.xor(x, y),
    "andn2": lambda b, x, y: b.and_(x, b.not_(y)),
    "orn2": lambda b, x, y: b.or_(x, b.not_(y)),
    "nand": lambda b, x, y: b.not_(b.and_(x, y)),
    "nor": lambda b, x, y: b.not_(b.or_(x, y)),
    "xnor": lambda b, x, y: b.not_(b.xor(x, y)),
    "andn1": lambda b, x, y: b.and_(b.not_(x), y),
    "orn1": lambda b, x, y: b.or_(b.not_(x), y),
}
WRITTEN = ("andn1", "andn2")


# Logic and EXEC


def _read_exec(b: Builder, exec: Mask, type: Type) -> Uniform:
    bits = b.bits_of(exec)
    return b.trunc(bits, I32) if type is I32 else bits


def _changed_exec(b: Builder, exec: Mask, value: Uniform) -> Mask:
    """EXEC with its lower half, or all of it, written."""
    if value.type is I64:
        return b.mask_of(value)
    wide = b.zext(value, I64)
    if b.lanes > 32:
        wide = b.or_(wide, b.and_(b.bits_of(exec), 0xFFFFFFFF << 32))
    return b.mask_of(wide)


def _exec_rule(logic: Function, type: Type, *, gives_old: bool) -> Function:
    def rule(b: Builder, source: Uniform, exec: Mask) -> tuple[Any, ...]:
        old = _read_exec(b, exec, type)
        new = logic(b, source, old)
        return old if gives_old else new, _changed_exec(b, exec, new), is_nonzero(b, new)

    return rule


for _size, _type in SIZES.items():
    for _name, _function in LOGIC.items():
        op(f"s_{_name}_saveexec_b{_size}", f"i{_size} exec -> i{_size} exec c")(
            _exec_rule(_function, _type, gives_old=True)
        )
        if _name in WRITTEN:
            op(f"s_{_name}_wrexec_b{_size}", f"i{_size} exec -> i{_size} exec c")(
                _exec_rule(_function, _type, gives_old=False)
            )
        if not _name.endswith("n1"):
            op(f"s_{_name}_b{_size}", f"i{_size} i{_size} -> i{_size} c")(and_scc(_function))

op("s_not_b{32,64}", "i$ -> i$ c")(and_scc(lambda b, x: b.not_(x)))


# Moves and choices


op("s_mov_b{32,64}", "i$ -> i$")(lambda b, x: x)


@op("s_movk_i32", "#simm16 -> i32")
def _movk(b: Builder, number: int) -> Uniform:
    return b.uniform(I32, signed16(number))


@op("s_cmov_b{32,64}", "i$ d:i$ c -> i$")
@op("s_cselect_b{32,64}", "i$ i$ c -> i$")
def _choice(b: Builder, x: Uniform, y: Uniform, scc: Uniform) -> Uniform:
    return b.select(scc, x, y)


@op("s_cmovk_i32", "#simm16 d:i32 c -> i32")
def _cmovk(b: Builder, number: int, old: Uniform, scc: Uniform) -> Uniform:
    return b.select(scc, constant(b, old, signed16(number)), old)


# Arithmetic

op("s_add_u32", "i32 i32 -> i32 c")(lambda b, x, y: add_carry(b, x, y))
op("s_sub_u32", "i32 i32 -> i32 c")(lambda b, x, y: sub_borrow(b, x, y))
op("s_addc_u32", "i32 i32 c -> i32 c")(add_carry)
op("s_subb_u32", "i32 i32 c -> i32 c")(sub_borrow)
op("s_add_u64", "i64 i64 -> i64")(lambda b, x, y: b.add(x, y))
op("s_sub_u64", "i64 i64 -> i64")(lambda b, x, y: b.sub(x, y))
op("s_mul_i32", "i32 i32 -> i32")(lambda b, x, y: b.mul(x, y))
op("s_mul_u64", "i64 i64 -> i64")(lambda b, x, y: b.mul(x, y))
op("s_mulk_i32", "d:i32 #simm16 -> i32")(lambda b, x, number: b.mul(x, signed16(number)))


@op("s_add_i32", "i32 i32 -> i32 c")
def _add_signed(b: Builder, x: Uniform, y: Uniform) -> tuple[Uniform, Any]:
    total = b.add(x, y)
    return total, overflows(b, x, y, total)


@op("s_sub_i32", "i32 i32 -> i32 c")
def _sub_signed(b: Builder, x: Uniform, y: Uniform) -> tuple[Uniform, Any]:
    rest = b.sub(x, y)
    return rest, overflows(b, x, b.not_(y), rest)


@op("s_addk_i32", "d:i32 #simm16 -> i32 c")
def _addk(b: Builder, x: Uniform, number: int) -> tuple[Uniform, Any]:
    return _add_signed(b, x, constant(b, x, signed16(number)))


def _shifted_add(count: int) -> Function:
    return lambda b, x, y: _wide_sum(b, b.shl(b.zext(x, I64), count), y)


def _wide_sum(b: Builder, x: Uniform, y: Uniform) -> tuple[Uniform, Any]:
    total = b.add(x, b.zext(y, I64))
    return b.trunc(total, I32), b.icmp("ugt", total, 0xFFFFFFFF)


for _count in (1, 2, 3, 4):
    op(f"s_lshl{_count}_add_u32", "i32 i32 -> i32 c")(_shifted_add(_count))

op("s_mul_hi_u32", "i32 i32 -> i32")(lambda b, x, y: b.trunc(b.lshr(b.mul(b.zext(x, I64), b.zext(y, I64)), 32), I32))
op("s_mul_hi_i32", "i32 i32 -> i32")(lambda b, x, y: b.trunc(b.lshr(b.mul(b.sext(x, I64), b.sext(y, I64)), 32), I32))


@op("s_abs_i32", "i32 -> i32 c")
@and_scc
def _abs(b: Builder, x: Uniform) -> Uniform:
    return b.select(b.icmp("slt", x, 0), negated(b, x), x)


@op("s_absdiff_i32", "i32 i32 -> i32 c")
@and_scc
def _absdiff(b: Builder, x: Uniform, y: Uniform) -> Uniform:
    rest = b.sub(x, y)
    return b.select(b.icmp("slt", rest, 0), negated(b, rest), rest)


def _extreme(how: str) -> Function:
    """SCC says that the first source was chosen."""

    def rule(b: Builder, x: Uniform, y: Uniform) -> tuple[Uniform, Any]:
        is_first = b.icmp(how, x, y)
        return b.select(is_first, x, y), is_first

    return rule


for _name, _how in {"min_i32": "slt", "min_u32": "ult", "max_i32": "sge", "max_u32": "uge"}.items():
    op(f"s_{_name}", "i32 i32 -> i32 c")(_extreme(_how))


# Comparisons

PREDICATES = {"eq": "eq", "lg": "ne", "gt": "gt", "ge": "ge", "lt": "lt", "le": "le"}


def _compare(how: str) -> Function:
    return lambda b, x, y: b.icmp(how, x, y)


def _compare_constant(how: str, *, signed: bool) -> Function:
    return lambda b, x, number: b.icmp(how, x, signed16(number) & 0xFFFFFFFF if signed else number & 0xFFFF)


for _name, _how in PREDICATES.items():
    for _sign in "iu":
        _full = _how if _how in ("eq", "ne") else ("s" if _sign == "i" else "u") + _how
        op(f"s_cmp_{_name}_{_sign}32", "i32 i32 -> c")(_compare(_full))
        op(f"s_cmpk_{_name}_{_sign}32", "i32 #simm16 -> c")(_compare_constant(_full, signed=_sign == "i"))
op("s_cmp_eq_u64", "i64 i64 -> c")(_compare("eq"))
op("s_cmp_lg_u64", "i64 i64 -> c")(_compare("ne"))
