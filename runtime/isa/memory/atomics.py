"""Atomic operations: each computes the new value of a lane from the old value and its operands."""

from __future__ import annotations

from collections.abc import Callable

from ..builder import Builder
from ..values import BF16, F16, F32, F64, I16, I32, Type, Uniform
from .barrier_cells import arrived

Update = Callable[..., Uniform]
"""``update(b, old, *operands)`` gives the new value; all of them Uniform integers of one type."""


def _increment(b: Builder, old: Uniform, limit: Uniform) -> Uniform:
    return b.select(b.icmp("uge", old, limit), b.uniform(old.type, 0), b.add(old, 1))


def _decrement(b: Builder, old: Uniform, limit: Uniform) -> Uniform:
    wraps = b.or_(_flag(b.icmp("eq", old, 0)), _flag(b.icmp("ugt", old, limit)))
    return b.select(wraps, limit, b.sub(old, 1))


def _flag(condition: object) -> Uniform:
    assert isinstance(condition, Uniform)
    return condition


def _compare_and_swap(b: Builder, old: Uniform, new: Uniform, expected: Uniform) -> Uniform:
    return b.select(b.icmp("eq", old, expected), new, old)


def _float_type(old: Uniform) -> Type:
    return F64 if old.type.width == 64 else F32


def _float_compare_and_swap(b: Builder, old: Uniform, new: Uniform, expected: Uniform) -> Uniform:
    type = _float_type(old)
    return b.select(b.fcmp("oeq", b.bitcast(old, type), b.bitcast(expected, type)), new, old)


def _float_add(b: Builder, old: Uniform, value: Uniform) -> Uniform:
    type = _float_type(old)
    return b.bitcast(b.fadd(b.bitcast(old, type), b.bitcast(value, type)), old.type)


def _float_pick(how: str) -> Update:
    def pick(b: Builder, old: Uniform, value: Uniform) -> Uniform:
        type = _float_type(old)
        x, y = b.bitcast(old, type), b.bitcast(value, type)
        # NaN loses against a number; of two zeros the negative one is the smaller.
        zeros = b.and_(_flag(b.fcmp("oeq", x, 0.0)), _flag(b.fcmp("oeq", y, 0.0)))
        by_sign = b.or_(old, value) if how == "olt" else b.and_(old, value)
        wins = b.or_(_flag(b.fcmp(how, y, x)), _flag(b.fcmp("uno", x, x)))
        return b.select(zeros, by_sign, b.select(wins, value, old))

    return pick


def _halves_added(type: Type) -> Update:
    def add(b: Builder, old: Uniform, value: Uniform) -> Uniform:
        sums = []
        for shift in (0, 16):
            x, y = (b.bitcast(b.trunc(b.lshr(word, shift), I16), type) for word in (old, value))
            total = b.fadd(b.fpcast(x, F32), b.fpcast(y, F32))
            sums.append(b.zext(b.bitcast(b.fpcast(total, type), I16), I32))
        return b.or_(sums[0], b.shl(sums[1], 16))

    return add


def _subtract_if_enough(b: Builder, old: Uniform, value: Uniform) -> Uniform:
    return b.select(b.icmp("uge", old, value), b.sub(old, value), old)


def _masked_or(b: Builder, old: Uniform, mask: Uniform, bits: Uniform) -> Uniform:
    return b.or_(b.and_(old, b.not_(mask)), bits)


def _exchange_if_marked(b: Builder, old: Uniform, value: Uniform) -> Uniform:
    return b.select(b.icmp("slt", value, 0), b.and_(value, 0x7FFFFFFF), old)


def _wrap(b: Builder, old: Uniform, limit: Uniform, span: Uniform) -> Uniform:
    return b.select(b.icmp("uge", old, limit), b.sub(old, limit), b.add(old, span))


UPDATES: dict[str, Update] = {
    "xchg": lambda b, old, x: x,
    "add": lambda b, old, x: b.add(old, x),
    "sub": lambda b, old, x: b.sub(old, x),
    "rsub": lambda b, old, x: b.sub(x, old),
    "and": lambda b, old, x: b.and_(old, x),
    "or": lambda b, old, x: b.or_(old, x),
    "xor": lambda b, old, x: b.xor(old, x),
    "min": lambda b, old, x: b.smin(old, x),
    "max": lambda b, old, x: b.smax(old, x),
    "umin": lambda b, old, x: b.umin(old, x),
    "umax": lambda b, old, x: b.umax(old, x),
    "uinc_wrap": _increment,
    "udec_wrap": _decrement,
    "usub_sat": lambda b, old, x: b.usub_sat(old, x),
    "usub_cond": _subtract_if_enough,
    "cmpxchg": _compare_and_swap,
    "fcmpxchg": _float_compare_and_swap,
    "fadd": _float_add,
    "fmin": _float_pick("olt"),
    "fmax": _float_pick("ogt"),
    "pk_add_f16": _halves_added(F16),
    "pk_add_bf16": _halves_added(BF16),
    "mskor": _masked_or,
    "wrap": _wrap,
    "condxchg": _exchange_if_marked,
    "barrier_arrive": arrived,
}


def operand_count(how: str) -> int:
    """How many values an atomic operation takes beside the one in memory."""
    return UPDATES[how].__code__.co_argcount - 2
