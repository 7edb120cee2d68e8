"""Minimum, maximum and median of floats, with the treatment of NaN and signed zeros of each variant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..builder import Builder
from ..rules import op
from .common import V, is_nan, is_signalling, quieted

Function = Callable[..., Any]


def _one_of(b: Builder, x: V, y: V, *, smaller: bool) -> V:
    """Of two numbers; beside a NaN the second."""
    first = b.select(b.fcmp("olt" if smaller else "ogt", x, y), x, y)
    # Equal numbers differ only as zeros do: -0 is the smaller.
    merge = b.or_ if smaller else b.and_
    same = b.bitcast(merge(b.bitcast(x, x.type.bits), b.bitcast(y, x.type.bits)), x.type)
    return b.select(b.fcmp("oeq", x, y), same, first)


def _number(*, smaller: bool) -> Function:
    """A number rather than a NaN; with MODE.ieee a signalling NaN goes before all else."""

    def rule(b: Builder, x: V, y: V) -> V:
        result = b.select(is_nan(b, y), x, _one_of(b, x, y, smaller=smaller))
        if b.mode.ieee:
            result = b.select(is_signalling(b, y), y, result)
            result = b.select(is_signalling(b, x), x, result)
        return b.select(is_nan(b, result), quieted(b, result), result)

    return rule


def _propagating(*, smaller: bool) -> Function:
    """A NaN where one of the sources is; a signalling one goes before a quiet one."""

    def rule(b: Builder, x: V, y: V) -> V:
        is_second_first = b.and_(is_signalling(b, y), b.not_(is_signalling(b, x)))
        nan = b.select(b.and_(is_nan(b, x), b.not_(is_second_first)), quieted(b, x), quieted(b, y))
        return b.select(b.fcmp("uno", x, y), nan, _one_of(b, x, y, smaller=smaller))

    return rule


MIN, MAX = _number(smaller=True), _number(smaller=False)
_MINIMUM, _MAXIMUM = _propagating(smaller=True), _propagating(smaller=False)


def _twice(first: Function, second: Function) -> Function:
    return lambda b, x, y, z: second(b, first(b, x, y), z)


def _larger(b: Builder, x: V, y: V) -> V:
    return _one_of(b, x, y, smaller=False)


def _median(b: Builder, x: V, y: V, z: V) -> V:
    """The one in the middle; with a NaN among them, the least."""
    pair = _larger(b, x, y)
    largest = _larger(b, pair, z)
    result = b.select(b.fcmp("oeq", largest, y), _larger(b, x, z), pair)
    result = b.select(b.fcmp("oeq", largest, x), _larger(b, y, z), result)
    least: V = MIN(b, MIN(b, x, y), z)
    return b.select(b.or_(b.fcmp("uno", x, y), is_nan(b, z)), least, result)


TWO, THREE = "$ $ -> $", "$ $ $ -> $"
op("v_min_{f16,f32,f64} v_min_num_{f16,f32,f64} s_min_{f16,f32}", TWO)(MIN)
op("v_max_{f16,f32,f64} v_max_num_{f16,f32,f64} s_max_{f16,f32}", TWO)(MAX)
op("v_minimum_{f16,f32,f64} s_minimum_{f16,f32}", TWO)(_MINIMUM)
op("v_maximum_{f16,f32,f64} s_maximum_{f16,f32}", TWO)(_MAXIMUM)
op("v_min3_{f16,f32} v_min3_num_{f16,f32}", THREE)(_twice(MIN, MIN))
op("v_max3_{f16,f32} v_max3_num_{f16,f32}", THREE)(_twice(MAX, MAX))
op("v_minmax_{f16,f32} v_minmax_num_{f16,f32}", THREE)(_twice(MIN, MAX))
op("v_maxmin_{f16,f32} v_maxmin_num_{f16,f32}", THREE)(_twice(MAX, MIN))
op("v_minimum3_{f16,f32}", THREE)(_twice(_MINIMUM, _MINIMUM))
op("v_maximum3_{f16,f32}", THREE)(_twice(_MAXIMUM, _MAXIMUM))
op("v_minimummaximum_{f16,f32}", THREE)(_twice(_MINIMUM, _MAXIMUM))
op("v_maximumminimum_{f16,f32}", THREE)(_twice(_MAXIMUM, _MINIMUM))
op("v_med3_{f16,f32} v_med3_num_{f16,f32}", THREE)(_median)
