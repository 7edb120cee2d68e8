"""The instructions of a division, one after another, give what the quotient is, rounded once."""

from __future__ import annotations

import itertools
import random

import pytest
from rule_calls import run
from tiny_builder import MANTISSA, TinyBuilder, bits_of, default_nan, infinity, is_nan

from hipkit.runtime.isa.values import F32, F64, Type, Uniform

ONE, NAN = 0x3F800000, 0x7FC00000


def _negative(bits: int, type: Type) -> int:
    return bits ^ 1 << type.width - 1


def divided(numerator: int, denominator: int, type: Type) -> int:
    """As compilers divide."""
    fma, end = f"v_fma_{type.text}", type.text
    one = bits_of(1.0, type)
    below, _ = run(f"v_div_scale_{end}", denominator, denominator, numerator)
    above, scaled = run(f"v_div_scale_{end}", numerator, denominator, numerator)
    turned = _negative(below, type)
    inverse = run(f"v_rcp_{end}", below)
    for _ in range(1 if type is F32 else 2):
        inverse = run(fma, run(fma, turned, inverse, one), inverse, inverse)
    quotient = run(f"v_mul_{end}", above, inverse)
    if type is F32:
        quotient = run(fma, run(fma, turned, quotient, above), inverse, quotient)
    rest = run(fma, turned, quotient, above)
    quotient = run(f"v_div_fmas_{end}", rest, inverse, quotient, scaled)
    return int(run(f"v_div_fixup_{end}", quotient, denominator, numerator))


def _exact(numerator: int, denominator: int, type: Type) -> int:
    return int(TinyBuilder(1).fdiv(Uniform(type, (numerator,)), Uniform(type, (denominator,))).data[0])


def _edges(type: Type) -> list[int]:
    fraction = 1 << MANTISSA[type]
    powers = (0, 1, 96, -96, 100, -100, 126, 127, -126) if type is F32 else (0, 1, 768, -768, 1022, 1023, -1022, -500)
    special = [0, 1, 2, 3, fraction - 1, fraction, fraction + 1, infinity(type) - 1, infinity(type), default_nan(type)]
    return special + [bits_of(2.0**power, type) for power in powers] + [bits_of(-3.0, type)]


@pytest.mark.parametrize("type", [F32, F64], ids=str)
def test_quotients_are_rounded_once(type: Type) -> None:
    rng = random.Random(1)
    pairs = list(itertools.product(_edges(type), repeat=2))
    for _ in range(150):
        # Any numbers; quotients half-way between subnormals; subnormal numerators.
        pairs.append((rng.getrandbits(type.width), rng.getrandbits(type.width)))
        pairs.append((rng.getrandbits(MANTISSA[type] + 3), bits_of(2.0 ** rng.randint(1, 30), type)))
        pairs.append((rng.getrandbits(MANTISSA[type]), bits_of(float(rng.randint(1, 9)), type)))
    if type is F64:  # half-way only after the first rounding
        pairs.append((0xA34ACBFD44944, 0x3FE4BC5A40236B12))
    for numerator, denominator in pairs:
        found, expected = divided(numerator, denominator, type), _exact(numerator, denominator, type)
        both_nan = is_nan(found, type) and is_nan(expected, type)
        assert found == expected or both_nan, f"{numerator:#x} / {denominator:#x}: {found:#x}, not {expected:#x}"


def test_scaling_says_what_is_to_be_scaled_back() -> None:
    largest, smallest = 0x7F7FFFFF, 0x00800000
    power = bits_of(2.0**64, F32)
    assert run("v_div_scale_f32", ONE, ONE, bits_of(2.0, F32)) == (ONE, 0)
    assert run("v_div_scale_f32", ONE, ONE, largest) == (power, 1)
    assert run("v_div_scale_f32", largest, ONE, largest) == (largest, 1)
    assert run("v_div_scale_f32", smallest, ONE, smallest) == (bits_of(2.0**-62, F32), 1)
    assert run("v_div_scale_f32", ONE, 0x7F000000, ONE) == (ONE, 1)
    assert run("v_div_scale_f32", 0, ONE, 0) == (NAN, 1)
    assert run("v_div_scale_f32", ONE, 0, ONE) == (NAN, 1)
    assert run("v_div_scale_f64", 1, 1, bits_of(1.0, F64))[1] == 1


def test_the_last_step_scales_back_by_the_size_of_the_quotient() -> None:
    two, three = bits_of(2.0, F32), bits_of(3.0, F32)
    assert run("v_div_fmas_f32", two, three, ONE, 0) == bits_of(7.0, F32)
    assert run("v_div_fmas_f32", two, three, ONE, 1) == bits_of(7.0 * 2.0**-64, F32)
    assert run("v_div_fmas_f32", ONE, ONE, two, 1) == bits_of(3.0 * 2.0**64, F32)


@pytest.mark.parametrize(
    ("quotient", "denominator", "numerator", "expected"),
    [
        (3.0, -2.0, 6.0, 0xC0400000),
        (3.0, -2.0, -6.0, 0x40400000),
        (1.0, 0.0, 0.0, 0xFFC00000),
        (1.0, -0.0, 1.0, 0xFF800000),
        (1.0, float("inf"), -1.0, 0x80000000),
        (1.0, float("inf"), float("inf"), 0xFFC00000),
        (1.0, 2.0, float("inf"), 0x7F800000),
        (float("nan"), 1.0, 1.0, 0x7F800000),
        (1.0, 1.0, float("nan"), 0x7FC00000),
    ],
)
def test_special_cases_of_quotients(quotient: float, denominator: float, numerator: float, expected: int) -> None:
    assert run("v_div_fixup_f32", quotient, denominator, numerator) == expected
    short = run("v_div_fixup_f16", quotient, denominator, numerator)
    wide = run("v_cvt_f32_f16", short)
    assert wide == expected
