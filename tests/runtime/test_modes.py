"""MODE, changed by the kernel itself: every rounding, and subnormals of f32 apart from those of f16 and f64."""

from __future__ import annotations

import math
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hip_kernels import code_of, loaded
from ptx_machine import Ran

import hipkit

pytestmark = pytest.mark.usefixtures("compilers")

NEAREST, UP, DOWN, ZERO = range(4)
DX10_CLAMP = 1 << 8
DTYPES = {"f16": np.float16, "f32": np.float32, "f64": np.float64}


AS_PTX = "@ptx"
"""After a GPU: its code as the machine of the tests runs the PTX of it."""


TARGETS = ["gfx942", "gfx1100", *(pytest.param(t, marks=pytest.mark.slow) for t in ("gfx906", "gfx1030", "gfx1201"))]


@pytest.fixture(scope="module", params=[*TARGETS, "gfx942@ptx", "gfx1100@ptx"])
def module(request: pytest.FixtureRequest, compilers: None) -> Iterator[hipkit.Module]:
    target = request.param.removesuffix(AS_PTX)
    if target == request.param:
        yield loaded("modes", target)
    else:
        yield Ran(target).load(code_of("modes", target))


def rounded(exact: Fraction, sign: float, dtype: Any, mode: int, denormals: int) -> float:
    """An exact result in a type; ``sign`` is that of a zero. Bit 1 of ``denormals`` keeps subnormal results."""
    info = np.finfo(dtype)
    if exact == 0:
        return math.copysign(0.0, sign)
    exponent = abs(exact).numerator.bit_length() - exact.denominator.bit_length()
    exponent = max(exponent - (Fraction(2) ** exponent > abs(exact)), info.minexp)
    step = Fraction(2) ** (exponent - info.nmant)
    low = math.floor(exact / step)
    rest = exact / step - low
    up = {
        NEAREST: rest > Fraction(1, 2) or (rest == Fraction(1, 2) and low % 2),
        UP: rest > 0,
        DOWN: False,
        ZERO: exact < 0 and rest > 0,
    }[mode]
    found = float((low + bool(up)) * step)
    if abs(found) < float(info.tiny) and not denormals & 2:
        return math.copysign(0.0, exact)
    return found if found else math.copysign(0.0, exact)


def flushed(value: float, dtype: Any, denormals: int) -> float:
    """Bit 0 of ``denormals`` keeps subnormal sources."""
    is_subnormal = 0 < abs(value) < float(np.finfo(dtype).tiny)
    return math.copysign(0.0, value) if is_subnormal and not denormals & 1 else value


def operands(dtype: Any) -> tuple[Any, Any]:
    info = np.finfo(dtype)
    eps, tiny, least = float(info.eps), float(info.tiny), float(info.smallest_subnormal)
    pairs = [
        (1, eps / 4), (1, -eps / 8), (-1, -eps / 4), (1, eps / 2), (1 + eps, eps / 2), (-1 - eps, -eps / 2),
        (3, 1 / 3), (-3, 1 / 3), (1.5 * tiny, -tiny), (-1.5 * tiny, tiny), (least, 2 * least), (least, 1), (tiny, 0.25),
        (-tiny, 0.25), (tiny, 0.75), (3 * least, 0.5), (1.25, -7.75), (1 + eps, 1 + eps), (1 + eps, -1 - 3 * eps),
    ]  # fmt: skip
    a, b = np.array(pairs, dtype).T
    return np.ascontiguousarray(a), np.ascontiguousarray(b)


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("rounding", [NEAREST, UP, DOWN, ZERO])
@pytest.mark.parametrize("kind", DTYPES)
def test_rounding_and_denormals(module: hipkit.Module, kind: str, rounding: int) -> None:
    dtype = DTYPES[kind]
    a, b = operands(dtype)
    for denormals in range(4):
        # What the other width does is set to the opposite.
        mine, other = (0, 2) if kind == "f32" else (2, 0)
        mode = rounding << mine | (3 - rounding) << other | denormals << 4 + mine | (3 - denormals) << 4 + other
        sums, products = np.zeros_like(a), np.zeros_like(a)
        module[f"both_{kind}"].launch(1, len(a), [np.uint32(mode), a, b, sums, products], timeout=60)
        bits = f"u{a.itemsize}"
        for n, (x, y) in enumerate(zip(a.tolist(), b.tolist(), strict=True)):
            x, y = flushed(x, dtype, denormals), flushed(y, dtype, denormals)
            total = Fraction(x) + Fraction(y)
            signs = math.copysign(1, x), math.copysign(1, y)
            zero = signs[0] if signs[0] == signs[1] else -1 if rounding == DOWN else 1
            want = np.array([rounded(total, zero, dtype, rounding, denormals)], dtype)
            assert sums[n : n + 1].view(bits)[0] == want.view(bits)[0], (kind, rounding, denormals, x, "+", y, sums[n])
            want = np.array(
                [rounded(Fraction(x) * Fraction(y), signs[0] * signs[1], dtype, rounding, denormals)], dtype
            )
            got = products[n : n + 1]
            assert got.view(bits)[0] == want.view(bits)[0], (kind, rounding, denormals, x, "*", y, got)


def test_a_value_that_was_not_translated_for() -> None:
    module, a = Ran("gfx1100").load(code_of("modes", "gfx1100")), np.ones(1, np.float32)
    with pytest.raises(
        hipkit.KernelError, match=r"hwreg\(HW_REG_MODE, 0, 10\), s\d+ at .* sets MODE to 0x100, for which it was not"
    ):
        module["modifiers"].launch(1, 1, [np.uint32(DX10_CLAMP), a, a, a, a], timeout=60)


@pytest.mark.parametrize("module", TARGETS, indirect=True)
def test_modifiers(module: hipkit.Module) -> None:
    a = np.array([0.25, 0.75, -1, 3, np.nan, 2**-126], np.float32)
    b = np.array([0.5, 0.75, 0.5, 4, 1, 0], np.float32)
    clamped, doubled = np.zeros_like(a), np.zeros_like(a)
    module["modifiers"].launch(1, 6, [np.uint32(DX10_CLAMP), a, b, clamped, doubled], timeout=60)
    assert clamped.tolist() == [0.75, 1, 0, 1, 0, 2**-126]
    assert doubled[[0, 1, 2, 3, 5]].tolist() == [1.5, 3, -1, 14, 2**-125]
    assert np.isnan(doubled[4])


def test_a_loop_that_changes_it(module: hipkit.Module) -> None:
    a, b = operands(np.float32)
    up, down = np.zeros_like(a), np.zeros_like(a)
    module["in_turn"].launch(1, 1, [a, b, up, down, np.uint32(len(a))], timeout=60)
    for got, mode in ((up, UP), (down, DOWN)):
        for n, (x, y) in enumerate(zip(a.tolist(), b.tolist(), strict=True)):
            assert got[n] == np.float32(rounded(Fraction(x) + Fraction(y), 1, np.float32, mode, 3))


def test_instructions_that_set_it(module: hipkit.Module) -> None:
    if "by_their_own_instructions" not in module.kernels:
        return
    a, b = operands(np.float32)
    sums = np.zeros_like(a)
    module["by_their_own_instructions"].launch(1, len(a), [a, b, sums], timeout=60)
    for n, (x, y) in enumerate(zip(a.tolist(), b.tolist(), strict=True)):
        x, y = flushed(x, np.float32, 0), flushed(y, np.float32, 0)
        assert sums[n] == np.float32(rounded(Fraction(x) + Fraction(y), 1, np.float32, ZERO, 0)), (x, y, sums[n])
