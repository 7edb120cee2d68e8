"""Float operations: known answers for NaN, infinities, zeros, subnormals, and what tells the kinds apart."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import Any

import pytest
from rule_calls import run
from tiny_builder import bits_of, default_nan, infinity

from hipkit.runtime.isa.rules import RULES
from hipkit.runtime.isa.values import F16, F32, F64, Mode, Rounding

ONE, TWO, HALF = 0x3F800000, 0x40000000, 0x3F000000
INF, QNAN, SNAN = 0x7F800000, 0x7FC00000, 0x7F800001
MINUS = 0x80000000
LARGEST = 0x7F7FFFFF


def f32(number: float) -> int:
    return int(bits_of(number, F32))


def f64(number: float) -> int:
    return int(bits_of(number, F64))


KNOWN: list[tuple[str, tuple[Any, ...], Any]] = [
    ("v_sub_f32", (1.0, 3.0), f32(-2.0)),
    ("v_subrev_f32", (1.0, 3.0), f32(2.0)),
    ("s_mul_f16", (1.5, 1.5), bits_of(2.25, F16)),
    # Zero times anything, even NaN.
    ("v_mul_legacy_f32", (MINUS, INF), 0),
    ("v_mul_legacy_f32", (0, QNAN), 0),
    ("v_fma_legacy_f32", (0, INF, 2.0), TWO),
    ("v_mul_f32", (0, INF), QNAN),
    ("v_mullit_f32", (2.0, 3.0, 1.0), f32(6.0)),
    ("v_mullit_f32", (2.0, 3.0, 0.0), LARGEST | MINUS),
    ("v_mullit_f32", (2.0, QNAN, 1.0), LARGEST | MINUS),
    # The constant of …mk stands between the sources.
    ("v_fmamk_f32", (2.0, 10.0, 3.0), f32(23.0)),
    ("v_fmaak_f32", (2.0, 3.0, 10.0), f32(16.0)),
    ("v_madmk_f32", (2.0, 10.0, 3.0), f32(23.0)),
    ("v_fmac_f32", (2.0, 3.0, 10.0), f32(16.0)),
    ("v_rndne_f32", (2.5,), TWO),
    ("v_rndne_f32", (-0.5,), MINUS),
    ("v_trunc_f64", (-1.5,), f64(-1.0)),
    ("v_floor_f16", (-1.5,), bits_of(-2.0, F16)),
    ("v_ceil_f32", (SNAN,), SNAN | 0x400000),
    ("v_fract_f32", (-1e-30,), 0x3F7FFFFF),
    ("v_fract_f32", (-1.25,), f32(0.75)),
    ("v_fract_f32", (MINUS,), 0),
    ("v_fract_f64", (-1e-300,), 0x3FEFFFFFFFFFFFFF),
    ("v_frexp_exp_i32_f32", (8.0,), 4),
    ("v_frexp_exp_i32_f32", (1,), 2**32 - 148),
    ("v_frexp_exp_i32_f32", (INF,), 0),
    ("v_frexp_exp_i32_f32", (0,), 0),
    ("v_frexp_exp_i32_f64", (1,), 2**32 - 1073),
    ("v_frexp_exp_i16_f16", (1,), 2**16 - 23),
    ("v_frexp_mant_f32", (8.0,), HALF),
    ("v_frexp_mant_f32", (MINUS | 3,), f32(-0.75)),
    ("v_frexp_mant_f32", (INF,), INF),
    ("v_frexp_mant_f32", (SNAN,), SNAN | 0x400000),
    ("v_frexp_mant_f64", (3,), f64(0.75)),
    ("v_frexp_mant_f32", (MINUS,), MINUS),
    ("v_ldexp_f32", (1.0, 127), 0x7F000000),
    ("v_ldexp_f32", (1.0, 128), INF),
    ("v_ldexp_f32", (1.0, -149 & 0xFFFFFFFF), 1),
    ("v_ldexp_f32", (1, 0x7FFFFFFF), INF),
    ("v_ldexp_f32", (3, 0xFFFFFFFF), 2),
    ("v_ldexp_f32", (SNAN, 1), SNAN | 0x400000),
    ("v_ldexp_f16", (1.0, 0xFFE8), 1),
    ("v_ldexp_f16", (1.0, 0x8000), 0),
    ("v_ldexp_f64", (1.0, 1023), 0x7FE0000000000000),
    ("v_ldexp_f64", (1.0, -1074 & 0xFFFFFFFF), 1),
    ("v_ldexp_f64", (1, 2097), 0x7FE0000000000000),
    ("v_ldexp_f64", (1, 2098), infinity(F64)),
    ("v_ldexp_f64", (-1.0, 0x80000000), 1 << 63),
    ("v_cubeid_f32", (1.0, 2.0, -3.0), f32(5.0)),
    ("v_cubeid_f32", (-3.0, 2.0, 1.0), f32(1.0)),
    ("v_cubeid_f32", (1.0, 1.0, 1.0), f32(4.0)),
    ("v_cubesc_f32", (1.0, 2.0, -3.0), f32(-1.0)),
    ("v_cubesc_f32", (4.0, 2.0, 3.0), f32(-3.0)),
    ("v_cubetc_f32", (1.0, -4.0, 3.0), f32(-3.0)),
    ("v_cubetc_f32", (1.0, 2.0, 3.0), f32(-2.0)),
    ("v_cubema_f32", (1.0, -4.0, 3.0), f32(-8.0)),
    ("v_fma_mix_f32", (2.0, 3.0, 1.0), f32(7.0)),
    ("v_fma_mixlo_f16", (2.0, 3.0, 1.0), bits_of(7.0, F16)),
    ("v_dot2_f32_f16", (0x40003C00, 0x42004000, 1.0), f32(9.0)),
    ("v_dot2_f32_bf16", (0x40003F80, 0x40404000, 1.0), f32(9.0)),
    ("v_dot2c_f32_f16", (0x40003C00, 0x42004000, 1.0), f32(9.0)),
    ("v_dot2_f16_f16", (0x40003C00, 0x42004000, 1.0), bits_of(9.0, F16)),
    ("v_dot4_f32_fp8_bf8", (0x38383838, 0x3C3C3C3C, 1.0, "ocp"), f32(5.0)),
]


@pytest.mark.parametrize(("name", "sources", "expected"), KNOWN, ids=lambda item: item if isinstance(item, str) else "")
def test_known_answers(name: str, sources: tuple[Any, ...], expected: Any) -> None:
    assert run(name, *sources) == expected


def test_mad_rounds_its_product_and_fma_does_not() -> None:
    x = 0x3F800001
    product = -run("v_mul_f32", x, x) & 0xFFFFFFFF
    negative = run("v_mul_f32", x, x) ^ MINUS
    assert product != negative
    assert run("v_mad_f32", x, x, negative) == 0
    assert run("v_fma_f32", x, x, negative) == f32(2.0**-46)
    assert run("v_mac_f32", x, x, negative) == 0


def test_a_subnormal_product_is_lost_in_mad() -> None:
    assert run("v_mad_f32", 2.0**-70, 2.0**-60, 0.0) == 0
    assert run("v_fma_f32", 2.0**-70, 2.0**-60, 0.0) == f32(2.0**-130)
    assert RULES["v_mad_f32"].denormals == RULES["v_mac_f16"].denormals == "flush"


def test_arithmetic_is_rounded_as_mode_says() -> None:
    up = Mode(round32=Rounding.UP, round64=Rounding.DOWN)
    assert run("v_add_f32", 1.0, 2.0**-60, mode=up) == ONE + 1
    assert run("v_add_f64", 1.0, -(2.0**-80), mode=up) == f64(1.0) - 1
    assert run("v_rcp_f32", 3.0, mode=up) == run("v_rcp_f32", 3.0)


# Minimum and maximum

IEEE, PLAIN = Mode(ieee=True), Mode(ieee=False)


@pytest.mark.parametrize(
    ("name", "sources", "mode", "expected"),
    [
        ("v_min_f32", (0, MINUS), IEEE, MINUS),
        ("v_min_f32", (MINUS, 0), IEEE, MINUS),
        ("v_max_f32", (MINUS, 0), PLAIN, 0),
        ("v_max_f32", (0, MINUS), PLAIN, 0),
        ("v_min_f32", (QNAN, ONE), IEEE, ONE),
        ("v_min_f32", (ONE, QNAN), PLAIN, ONE),
        ("v_min_f32", (SNAN, ONE), IEEE, SNAN | 0x400000),
        ("v_max_f32", (ONE, SNAN), IEEE, SNAN | 0x400000),
        ("v_max_f32", (ONE, SNAN), PLAIN, ONE),
        ("v_min_f32", (SNAN, ONE), PLAIN, ONE),
        ("v_max_f32", (QNAN, SNAN), PLAIN, QNAN),
        ("v_max_f32", (QNAN, SNAN), IEEE, SNAN | 0x400000),
        ("v_minimum_f32", (QNAN, ONE), PLAIN, QNAN),
        ("v_maximum_f32", (ONE, SNAN), PLAIN, SNAN | 0x400000),
        ("v_maximum_f32", (QNAN | 1, SNAN), PLAIN, SNAN | 0x400000),
        ("v_maximum_f32", (QNAN | 1, QNAN), PLAIN, QNAN | 1),
        ("v_minimum_f32", (0, MINUS), PLAIN, MINUS),
        ("v_maximum_f32", (MINUS, 0), PLAIN, 0),
        ("v_min3_f32", (ONE, QNAN, HALF), PLAIN, HALF),
        ("v_med3_f32", (ONE, HALF, TWO), PLAIN, ONE),
        ("v_med3_f32", (TWO, HALF, TWO), PLAIN, TWO),
        ("v_med3_f32", (QNAN, TWO, ONE), PLAIN, ONE),
        ("v_maxmin_f32", (ONE, TWO, HALF), PLAIN, HALF),
        ("v_minmax_f32", (ONE, TWO, HALF), PLAIN, ONE),
        ("v_maximum3_f32", (ONE, QNAN, TWO), PLAIN, QNAN),
        ("v_minimummaximum_f32", (ONE, TWO, TWO), PLAIN, TWO),
    ],
)
def test_minimum_and_maximum(name: str, sources: tuple[int, ...], mode: Mode, expected: int) -> None:
    assert run(name, *sources, mode=mode) == expected


def test_the_median_is_the_one_in_the_middle_in_every_order() -> None:
    for order in itertools.permutations((1.0, -2.0, 3.5)):
        assert run("v_med3_f32", *order) == ONE


# Comparisons

NUMBERS = {"-inf": -math.inf, "-1": -1.0, "-0": -0.0, "0": 0.0, "1": 1.0, "inf": math.inf, "nan": math.nan}
HOLDS: dict[str, Callable[[float, float], bool]] = {
    "lt": lambda x, y: x < y, "eq": lambda x, y: x == y, "le": lambda x, y: x <= y, "gt": lambda x, y: x > y,
    "lg": lambda x, y: x < y or x > y, "ge": lambda x, y: x >= y, "o": lambda x, y: x == x and y == y,
    "u": lambda x, y: x != x or y != y, "nge": lambda x, y: not x >= y, "nlg": lambda x, y: not (x < y or x > y),
    "ngt": lambda x, y: not x > y, "nle": lambda x, y: not x <= y, "neq": lambda x, y: x != y,
    "nlt": lambda x, y: not x < y, "f": lambda x, y: False, "tru": lambda x, y: True, "t": lambda x, y: True,
}  # fmt: skip


@pytest.mark.parametrize("type", ["f16", "f32", "f64"])
@pytest.mark.parametrize("predicate", HOLDS)
def test_floats_compare_as_python_does(predicate: str, type: str) -> None:
    for x, y in itertools.product(NUMBERS.values(), repeat=2):
        expected = HOLDS[predicate](x, y)
        for name in (f"v_cmp_{predicate}_{type}", f"v_cmpx_{predicate}_{type}"):
            assert run(name, x, y) == expected, (name, x, y)
        if type != "f64" and predicate not in ("f", "t", "tru"):
            assert run(f"s_cmp_{predicate}_{type}", x, y) == expected


def test_integers_compare_with_and_without_sign() -> None:
    assert run("v_cmp_lt_i32", 0xFFFFFFFF, 0) == 1
    assert run("v_cmp_lt_u32", 0xFFFFFFFF, 0) == 0
    assert run("v_cmp_ge_i16", 0x8000, 0) == 0
    assert run("v_cmp_ne_u64", 1 << 40, 0) == 1
    assert run("v_cmp_t_u16", 0, 0) == 1


CLASSES = {
    "sNaN": 1, "qNaN": 2, "-inf": 4, "-normal": 8, "-sub": 16, "-0": 32, "+0": 64, "+sub": 128, "+normal": 256,
    "+inf": 512,
}  # fmt: skip


@pytest.mark.parametrize(("type", "kind"), [("f16", F16), ("f32", F32), ("f64", F64)])
def test_every_number_has_one_class(type: str, kind: Any) -> None:
    sign = 1 << kind.width - 1
    numbers = {
        "sNaN": infinity(kind) + 1, "qNaN": default_nan(kind) | sign, "-inf": infinity(kind) | sign,
        "-normal": bits_of(-1.0, kind), "-sub": sign | 1, "-0": sign, "+0": 0, "+sub": 1,
        "+normal": bits_of(1.0, kind), "+inf": infinity(kind),
    }  # fmt: skip
    for name, bits in numbers.items():
        for other, mask in CLASSES.items():
            assert run(f"v_cmp_class_{type}", bits, mask) == (name == other), (name, other)
    assert RULES["v_cmp_class_f32"].denormals == "keep"
