"""Roots, exponentials, logarithms, sine and cosine: within half a unit in the last place, nearly."""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from rule_calls import numbers, run
from tiny_builder import TinyBuilder, bits_of, fraction

from hipkit.runtime.isa.rules import RULES
from hipkit.runtime.isa.values import F16, F32, F64, Lane, Type

INF, NAN, MINUS = 0x7F800000, 0x7FC00000, 0x80000000

Wide = np.longdouble
TURN = 2 * Wide("3.14159265358979323846264338327950288")
REFERENCES: dict[str, Callable[[Any], Any]] = {
    "exp": np.exp2,
    "log": np.log2,
    "sin": lambda x: np.sin(TURN * (x - np.rint(x))),
    "cos": lambda x: np.cos(TURN * (x - np.rint(x))),
    "rcp": lambda x: 1 / x,
    "rsq": lambda x: 1 / np.sqrt(x),
    "sqrt": np.sqrt,
}


def _arguments(name: str, type: Type, count: int) -> list[int]:
    rng = random.Random(name)
    span = {"exp": 14.0 if type is F16 else 120.0, "sin": 250.0, "cos": 250.0}.get(name, 0.0)
    found = []
    for index in range(count):
        if span:
            number = rng.uniform(-span, span) if index % 2 else rng.uniform(-1, 1) * 2.0 ** -rng.randint(0, 10)
        elif name == "log" and index % 2:
            number = 1 + rng.uniform(-1, 1) * 2.0 ** -rng.randint(1, 9)
        else:
            number = 2.0 ** rng.uniform(-13, 13)
        found.append(bits_of(number, type))
    return found


@pytest.mark.parametrize(
    ("name", "type"),
    [(name, type) for name in REFERENCES for type in (F16, F32)] + [(name, F64) for name in ("rcp", "rsq", "sqrt")],
    ids=str,
)
def test_results_are_the_nearest_numbers_but_for_a_thousandth(name: str, type: Type) -> None:
    arguments = _arguments(name, type, 200)
    b = TinyBuilder(len(arguments))
    result = RULES[f"v_{name}_{type.text}"].function(b, Lane(type, tuple(arguments)))
    for bits, found in zip(arguments, numbers(result), strict=True):
        exact = Fraction(*REFERENCES[name](Wide(float(fraction(bits, type)))).as_integer_ratio())
        magnitude = found & (1 << type.width - 1) - 1
        unit = fraction(magnitude + 1, type) - fraction(magnitude, type)
        assert abs(fraction(found, type) - exact) <= Fraction(501, 1000) * unit, (name, hex(bits), hex(found))


@pytest.mark.parametrize(
    ("name", "source", "expected"),
    [
        ("exp", 0, 0x3F800000),
        ("exp", 10.0, bits_of(1024.0, F32)),
        ("exp", INF, INF),
        ("exp", INF | MINUS, 0),
        ("exp", 128.0, INF),
        ("exp", -200.0, 0),
        ("exp", 0x7F800001, 0x7FC00001),
        ("log", 8.0, bits_of(3.0, F32)),
        ("log", 0.125, bits_of(-3.0, F32)),
        ("log", 1.0, 0),
        ("log", 0, INF | MINUS),
        ("log", MINUS, INF | MINUS),
        ("log", -1.0, NAN),
        ("log", INF, INF),
        ("sin", MINUS, MINUS),
        ("sin", 0.25, 0x3F800000),
        ("sin", 0.5, 0),
        ("sin", 0.75, 0xBF800000),
        ("sin", 257.25, 0x3F800000),
        ("sin", INF, NAN),
        ("sin", 0xFF7FFFFF, 0),
        ("cos", 0xFF7FFFFF, 0x3F800000),
        ("sin", 1, 6),
        ("cos", 0.25, 0),
        ("cos", 0.5, 0xBF800000),
        ("cos", 300.5, 0xBF800000),
        ("rcp", MINUS, INF | MINUS),
        ("rcp", INF, 0),
        ("sqrt", MINUS, MINUS),
        ("sqrt", -1.0, NAN),
        ("rsq", 0, INF),
        ("rsq", MINUS, INF | MINUS),
        ("rsq", INF, 0),
        ("rsq", -1.0, NAN),
        ("rsq", 4.0, 0x3F000000),
    ],
)
def test_special_values(name: str, source: float, expected: int) -> None:
    assert run(f"v_{name}_f32", source) == expected


def test_what_hardware_estimates_is_listed() -> None:
    for name in REFERENCES:
        assert RULES[f"v_{name}_f32"].approximate
    assert not RULES["v_add_f32"].approximate
    assert RULES["v_rcp_f32"].denormals == "flush"
    assert RULES["v_rcp_f16"].denormals == "mode"


def test_reciprocal_roots_of_the_smallest_and_the_largest_numbers() -> None:
    for bits in (1, 2, 0xFFFFFFFFFFFFF, 0x10000000000000, 0x7FEFFFFFFFFFFFFF):
        found = run("v_rsq_f64", bits)
        value, unit = fraction(found, F64), fraction(found + 1, F64) - fraction(found, F64)
        low, high = (value - unit / 2) ** 2, (value + unit / 2) ** 2
        assert low <= 1 / fraction(bits, F64) <= high


def test_digits_of_two_over_pi() -> None:
    first = 0x145F306DC9C882  # the first 53 of them, cut
    assert run("v_trig_preop_f64", 1.0, 0) == bits_of(float(first) * 2.0**-53, F64)
    whole = sum(fraction(run("v_trig_preop_f64", 1.0, segment), F64) for segment in range(4))
    digits = Fraction(2) / Fraction(*TURN.as_integer_ratio()) * 2
    assert abs(whole - digits) < Fraction(1, 2**60)
    # A large argument starts further on.
    later = fraction(run("v_trig_preop_f64", bits_of(2.0**108, F64), 0), F64)
    assert 0 < later < Fraction(1, 2**50)
