"""Conversions: known answers, and small floats against their definitions."""

from __future__ import annotations

import math
import random
from fractions import Fraction
from typing import Any

import pytest
from rule_calls import run
from tiny_builder import bits_of, fraction, is_nan

from hipkit.runtime.isa.rules import RULES
from hipkit.runtime.isa.semantics.small_floats import FORMATS, SmallFloat
from hipkit.runtime.isa.values import BF16, F16, F32, F64, Mode, Rounding

INF, NAN, MINUS = 0x7F800000, 0x7FC00000, 0x80000000
M = 0xFFFFFFFF


def f32(number: float) -> int:
    return int(bits_of(number, F32))


KNOWN: list[tuple[str, tuple[Any, ...], Any]] = [
    # What does not fit becomes the nearest that does; NaN becomes zero.
    ("v_cvt_i32_f32", (-1.9,), M),
    ("v_cvt_i32_f32", (1e20,), 0x7FFFFFFF),
    ("v_cvt_i32_f32", (-1e20,), 0x80000000),
    ("v_cvt_i32_f32", (NAN,), 0),
    ("v_cvt_u32_f32", (-1.0,), 0),
    ("v_cvt_u32_f32", (INF,), M),
    ("v_cvt_u32_f64", (4294967295.9,), M),
    ("v_cvt_i32_f64", (0x7FF8 << 48,), 0),
    ("v_cvt_i16_f16", (-40000.0,), 0x8000),
    ("v_cvt_u16_f16", (-1.0,), 0),
    ("s_cvt_u32_f32", (7.5,), 7),
    ("v_cvt_f32_u32", (M,), 0x4F800000),
    ("v_cvt_f32_i32", (M,), f32(-1.0)),
    ("v_cvt_f64_u32", (M,), bits_of(4294967295.0, F64)),
    ("v_cvt_f16_u16", (0xFFFF,), 0x7C00),
    ("v_cvt_f32_f64", (1.0000000001,), f32(1.0)),
    ("v_cvt_f32_bf16", (0x3F80,), f32(1.0)),
    ("v_cvt_f32_ubyte2", (0x00FF0000,), f32(255.0)),
    ("v_cvt_off_f32_i4", (0x17,), f32(0.4375)),
    ("v_cvt_off_f32_i4", (8,), f32(-0.5)),
    ("v_cvt_flr_i32_f32", (-0.5,), M),
    ("v_cvt_rpi_i32_f32", (0.5,), 1),
    ("v_cvt_rpi_i32_f32", (-0.5,), 0),
    ("v_cvt_rpi_i32_f32", (0x3EFFFFFF,), 0),
    ("v_cvt_nearest_i32_f32", (2.5,), 3),
    ("v_cvt_pk_i16_f32", (-1.5, 1e9), 0x7FFFFFFF),
    ("v_cvt_pk_u16_f32", (-1.5, 1e9), 0xFFFF0000),
    ("v_cvt_norm_i16_f16", (-2.0,), 0x8001),
    ("v_cvt_norm_u16_f16", (1.0,), 0xFFFF),
    ("v_cvt_pknorm_i16_f32", (1.0, -1.0), 0x80017FFF),
    ("v_cvt_pknorm_u16_f32", (0.5, NAN), 0x8000),
    ("v_cvt_pknorm_i16_f16", (0.5, 0.0), 0x4000),
    ("v_cvt_pk_u8_f32", (300.0, 1, 0x11223344), 0x1122FF44),
    ("v_cvt_pk_u8_f32", (7.9, 7, 0x11223344), 0x07223344),
    ("v_cvt_pkrtz_f16_f32", (1.99999, -70000.0), 0xFBFF3FFF),
    ("v_cvt_pk_f16_f32", (1.99999, -70000.0), 0xFC004000),
    ("v_cvt_pk_bf16_f32", (1.0, -1.00390625), 0xBF803F80),
    ("v_pack_b32_f16", (1.0, -1.0), 0xBC003C00),
    ("v_cvt_sr_f16_f32", (0x3F800001, 0), 0x3C00),
    ("v_cvt_sr_f16_f32", (0x3F801FFF, 0x00080000), 0x3C01),
    ("v_cvt_sr_bf16_f32", (0x3F80FFFF, 0x00010000), 0x3F81),
]


@pytest.mark.parametrize(("name", "sources", "expected"), KNOWN, ids=lambda item: item if isinstance(item, str) else "")
def test_known_answers(name: str, sources: tuple[Any, ...], expected: Any) -> None:
    assert run(name, *sources) == expected


def test_pairs_are_rounded_and_flushed_as_mode_says() -> None:
    up = Mode(round64=Rounding.UP)
    assert run("v_cvt_pk_f16_f32", 0x3F800001, 1.0, mode=up) == 0x3C003C01
    assert run("v_cvt_pkrtz_f16_f32", 0x3F801FFF, 1.0, mode=up) == 0x3C003C00
    assert run("v_cvt_pkrtz_f16_f32", 2.0**-20, -(2.0**-20)) == 0x80100010
    assert run("v_cvt_pkrtz_f16_f32", 2.0**-20, -(2.0**-20), mode=Mode(denormals64=0)) == 0x80000000


# Small floats


def number_of(bits: int, kind: SmallFloat) -> Fraction | None:
    """What the definition of a format says of some bits; None for NaN and infinity."""
    size = bits & kind.sign - 1
    if (not kind.has_negative_zero and bits == kind.nan) or (kind.has_negative_zero and size > kind.largest):
        return None
    mantissa, exponent = size & (1 << kind.mantissa_bits) - 1, size >> kind.mantissa_bits
    if exponent:
        mantissa |= 1 << kind.mantissa_bits
    value = Fraction(mantissa) * Fraction(2) ** (max(exponent, 1) - kind.bias - kind.mantissa_bits)
    return -value if bits & kind.sign else value


def test_the_largest_numbers_are_those_of_the_standards() -> None:
    largest = {name: number_of(kind.largest, kind) for name, kind in FORMATS.items()}
    assert largest == {
        "fp8 ocp": 448, "bf8 ocp": 57344, "fp8 fnuz": 240, "bf8 fnuz": 57344, "fp6": Fraction(15, 2), "bf6": 28,
        "fp4": 6, "e5m3": 114688,
    }  # fmt: skip


@pytest.mark.parametrize("flavour", ["ocp", "fnuz"])
@pytest.mark.parametrize("name", ["fp8", "bf8"])
def test_every_byte_is_read_as_defined_and_written_back(name: str, flavour: str) -> None:
    kind = FORMATS[f"{name} {flavour}"]
    for byte in range(256):
        found = run(f"v_cvt_f32_{name}", byte << 16 | 0x55, 2, flavour)
        expected = number_of(byte, kind)
        if expected is None:
            is_infinity = byte & 0x7F == kind.infinity
            assert found & 0x7FFFFFFF == INF if is_infinity else is_nan(found, F32)
            continue
        assert fraction(found, F32) == expected
        assert found >> 31 == byte >> 7 or not kind.has_negative_zero
        assert run(f"v_cvt_pk_{name}_f32", found, 0, flavour) == byte
        assert run(f"v_cvt_pk_f32_{name}", byte << 8, flavour) == found << 32


@pytest.mark.parametrize("key", ["fp8 ocp", "bf8 ocp", "fp8 fnuz", "bf8 fnuz"])
def test_numbers_are_written_as_the_nearest_byte(key: str) -> None:
    kind, (name, flavour), rng = FORMATS[key], key.split(), random.Random(key)
    values = sorted(value for byte in range(128) if (value := number_of(byte, kind)) is not None)
    for _ in range(150):
        bits = bits_of(2.0 ** rng.uniform(-20, math.log2(values[-1])), F32)
        exact = fraction(bits, F32)
        found = number_of(run(f"v_cvt_pk_{name}_f32", bits, 0, flavour) & 0xFF, kind)
        assert found is not None
        assert abs(found - exact) == min(abs(value - exact) for value in values)


def test_what_does_not_fit_a_byte() -> None:
    assert run("v_cvt_pk_fp8_f32", 1e6, INF, "ocp") == 0x7F7F
    assert run("v_cvt_pk_bf8_f32", 1e6, -1e6, "ocp") == 0xFC7C
    assert run("v_cvt_pk_fp8_f32", 1e6, NAN, "fnuz") == 0x8080
    assert run("v_cvt_pk_fp8_f32", MINUS, -1e-30, "fnuz") == 0
    assert run("v_cvt_pk_fp8_f32", MINUS, -1e-30, "ocp") == 0x8080
    # Half-way goes to the even one.
    assert run("v_cvt_pk_fp8_f32", 1.0625, 1.1875, "ocp") == 0x3A38


def test_a_seed_decides_which_neighbour_a_number_becomes() -> None:
    # A quarter of the way from 1 to 1.125.
    for seed, expected in ((0, 0x38), (0xBFFFFFFF, 0x38), (0xC0000000, 0x39), (M, 0x39)):
        assert run("v_cvt_sr_fp8_f32", 1.03125, seed, 0x11223344, 1, 0, "ocp") == 0x11220044 | expected << 8
    assert run("v_cvt_sr_fp8_f32", 1.0, 0, 0x11223344, 0, 0b1000, "ocp") == 0x11383344
    assert run("v_cvt_sr_fp8_f32", 1.0, 0, 0x11223344, 0, 0b0100, "ocp") == 0x11223844


# With a scale: a power of two in the exponent of a number


def test_scaled_numbers_are_read() -> None:
    two = 0x40000000
    assert run("v_cvt_scalef32_f32_fp8", 0x38 << 8, two, 0b01) == f32(2.0)
    assert run("v_cvt_scalef32_f16_bf8", 0x3C << 24, two, 0b11) == bits_of(2.0, F16)
    assert run("v_cvt_scalef32_pk_f32_fp8", 0x3840 << 16, two, 1) == f32(2.0) << 32 | f32(4.0)
    assert run("v_cvt_scalef32_pk_f16_fp4", 0x00A70000, two, 0b10) == bits_of(-2.0, F16) << 16 | bits_of(12.0, F16)
    assert run("v_cvt_scalef32_pk_bf16_fp8", 0x3840, two, 0) == bits_of(2.0, BF16) << 16 | bits_of(4.0, BF16)
    assert is_nan(run("v_cvt_scalef32_f32_fp8", 0x38, NAN, 0), F32)


def test_scaled_numbers_are_written() -> None:
    two = 0x40000000
    assert run("v_cvt_scalef32_pk_fp8_f32", 2.0, 4.0, two) == 0x4038
    assert run("v_cvt_scalef32_pk_fp8_f16", bits_of(4.0, F16) << 16 | bits_of(2.0, F16), two) == 0x4038
    assert run("v_cvt_scalef32_pk_fp4_f32", 12.0, -100.0, two, 0x11223344, 0b1000) == 0x11F73344
    assert run("v_cvt_scalef32_sr_bf8_f32", 2.0, 0, two, 0x11223344, 0b1100) == 0x3C223344
    assert RULES["v_cvt_scalef32_sr_bf8_f32"].approximate


@pytest.mark.parametrize("name", ["fp6", "bf6"])
def test_32_numbers_of_six_bits(name: str) -> None:
    kind = FORMATS[name]
    packed = sum(index * 2 % 64 << 6 * index for index in range(32))
    wide = run(f"v_cvt_scalef32_pk32_f32_{name}", packed, 0x3F800000)
    for index in range(32):
        assert fraction(wide >> 32 * index & M, F32) == number_of(index * 2 % 64, kind)
    even, odd = (sum((wide >> 32 * (2 * n + k) & M) << 32 * n for n in range(16)) for k in (0, 1))
    assert run(f"v_cvt_scalef32_2xpk16_{name}_f32", even, odd, 0x3F800000) == packed
    for text in ("f16", "bf16"):
        narrow = run(f"v_cvt_scalef32_pk32_{text}_{name}", packed, 0x40000000)
        assert run(f"v_cvt_scalef32_pk32_{name}_{text}", narrow, 0x40000000) == packed
