"""Values that go from lane to lane."""

from __future__ import annotations

import pytest
from rule_calls import call, lanes, numbers, run
from tiny_builder import TinyBuilder

from hipkit.runtime.isa.rules import RULES

ALL32, ALL64 = (1 << 32) - 1, (1 << 64) - 1


def _own(count: int) -> list[int]:
    return [100 + lane for lane in range(count)]


def test_lanes_are_read_and_written_whatever_exec_says() -> None:
    assert run("v_readlane_b32", _own(32), 35, b=TinyBuilder(32)) == 103
    assert run("v_readlane_b32", _own(64), 35, b=TinyBuilder(64)) == 135
    assert lanes("v_writelane_b32", 7, 2, _own(32))[:4] == [100, 101, 7, 103]
    assert RULES["v_readlane_b32"].scalar_like
    assert RULES["v_writelane_b32"].scalar_like


@pytest.mark.parametrize(("exec", "expected"), [(ALL64, 100), (0b1000, 103), (1 << 63, 163), (0, 100)])
def test_the_first_active_lane_is_read(exec: int, expected: int) -> None:
    assert run("v_readfirstlane_b32", _own(64), exec, b=TinyBuilder(64)) == expected


def test_rows_are_permuted() -> None:
    low, high = 0x89ABCDEF, 0x01234567
    assert lanes("v_permlane16_b32", _own(32), low, high, 0, ALL32, 0) == [
        100 + (lane & 16) + 15 - lane % 16 for lane in range(32)
    ]
    assert lanes("v_permlanex16_b32", _own(32), low, high, 0, ALL32, 0) == [
        100 + (lane & 16 ^ 16) + 15 - lane % 16 for lane in range(32)
    ]
    places = [lane * 3 + 16 for lane in range(32)]
    assert lanes("v_permlane16_var_b32", _own(32), places, 0, ALL32, 0) == [
        100 + (lane & 16) + lane * 3 % 16 for lane in range(32)
    ]


@pytest.mark.parametrize(("selects", "expected"), [(0b00, 5), (0b10, 0), (0b01, 101), (0b11, 101)])
def test_an_inactive_lane_gives_nothing_zero_or_what_it_holds(selects: int, expected: int) -> None:
    found = lanes("v_permlane16_b32", _own(32), 0x11111111, 0x11111111, 5, ALL32 & ~0b10, selects)
    assert found[0] == expected


@pytest.mark.parametrize("width", [1, 2, 8, 16, 32, 64])
@pytest.mark.parametrize("number", [0, 1, 3, 8, 31, 40])
def test_lanes_of_a_group_are_read(width: int, number: int) -> None:
    """As HIP's headers say what these give, in whose shuffles they are."""
    size = min(width, 32)
    for lane in range(32):
        first, last = lane // size * size, lane // size * size + size - 1
        far = min(number, size)
        crossed = lane ^ number
        expected = {
            "bcast": first + number % 64 % size,
            "up": lane - far if lane - far >= first else lane,
            "down": lane + far if lane + far <= last else lane,
            "xor": crossed if crossed <= last else lane,
        }
        for name, wanted in expected.items():
            assert lanes(f"v_permlane_{name}_b32", _own(32), number, width)[lane] == 100 + wanted, (name, lane)


@pytest.mark.parametrize("width", [4, 6, 8])
def test_numbers_are_looked_up(width: int) -> None:
    table, selectors = 0x0123456789ABCDEF_FEDCBA9876543210, 0xFB3091C7D5E26A84
    bits = 16 * width
    table &= (1 << bits) - 1
    low = 32 if width == 4 else 64
    wanted = sum((table >> width * (selectors >> 4 * n & 15) & (1 << width) - 1) << width * n for n in range(16))
    assert run(f"v_perm_pk16_b{width}_u4", table >> low, table & (1 << low) - 1, selectors) == wanted


def test_halves_of_wide_waves_are_exchanged() -> None:
    assert lanes("v_permlane64_b32", _own(64), 5, count=64) == [100 + (lane ^ 32) for lane in range(64)]
    assert lanes("v_permlane64_b32", _own(32), 5, count=32) == [5] * 32


@pytest.mark.parametrize("distance", [16, 32])
def test_rows_of_two_registers_are_exchanged(distance: int) -> None:
    first, second = _own(64), [200 + lane for lane in range(64)]
    left, right = call(f"v_permlane{distance}_swap_b32", first, second, ALL64, 0, 0, b=TinyBuilder(64))
    for lane in range(64):
        is_upper = bool(lane & distance)
        assert numbers(left)[lane] == (second[lane - distance] if is_upper else first[lane])
        assert numbers(right)[lane] == (second[lane] if is_upper else first[lane + distance])
