"""The builder that computes at once: every operation, against Python's numbers and against arithmetic on bits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hipkit.fatbin.errors import UnsupportedError
from hipkit.runtime.devices.access import READS, UPDATES, WRITES, AccessError
from hipkit.runtime.devices.cpu.interpreter.arrays import soft_float
from hipkit.runtime.devices.cpu.interpreter.arrays.builder import NumpyBuilder
from hipkit.runtime.devices.cpu.interpreter.arrays.memory import bits_of_value
from hipkit.runtime.devices.cpu.interpreter.arrays.soft_float import FORMATS
from hipkit.runtime.isa.builder import INTEGER_COMPARES, Address
from hipkit.runtime.isa.memory import atomics
from hipkit.runtime.isa.tiles import Held, Tiles
from hipkit.runtime.isa.values import (
    BF16,
    F16,
    F32,
    F64,
    I1,
    I8,
    I16,
    I32,
    I64,
    I128,
    Lane,
    Mask,
    Rounding,
    Type,
    Uniform,
    Value,
)  # fmt: skip

WHOLE = (I8, I16, I32, I64, I128)
FLOATS = (F16, F32, F64)
LANES = 32
# Each example has a case for every lane.
few = settings(max_examples=12, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


@pytest.fixture(scope="module")
def b() -> NumpyBuilder:
    return NumpyBuilder(LANES)


def lane(b: NumpyBuilder, type: Type, numbers: list[int]) -> Lane:
    """Bits, one for each lane."""
    return b.bitcast(b.constant_lanes(type.bits, (numbers * LANES)[:LANES]), type)


def wave(b: NumpyBuilder, type: Type, number: int) -> Uniform:
    return b.bitcast(b.uniform(type.bits, number), type)


def numbers(value: Value) -> list[int]:
    return [int(x) for x in bits_of_value(value).ravel()]  # type: ignore[arg-type]


def whole(type: Type) -> st.SearchStrategy[int]:
    top = (1 << type.width) - 1
    return st.one_of(st.sampled_from([0, 1, top, top >> 1, (top >> 1) + 1]), st.integers(0, top))


def pairs(type: Type) -> st.SearchStrategy[list[tuple[int, int]]]:
    return st.lists(st.tuples(whole(type), whole(type)), min_size=LANES, max_size=LANES)


def floats(type: Type, count: int) -> st.SearchStrategy[list[tuple[int, ...]]]:
    format = FORMATS[type]
    special = [0, 1, format.infinity - 1, format.infinity, format.infinity + 1, format.nan + 5, 1 << format.fraction]
    near = st.integers(0, (1 << format.fraction + 3) - 1).map(lambda x: x + (format.bias - 3 << format.fraction))
    magnitude = st.one_of(st.sampled_from(special), near, st.integers(0, format.sign - 1))
    one = st.builds(lambda x, sign: x | format.sign * sign, magnitude, st.integers(0, 1))
    return st.lists(st.tuples(*[one] * count), min_size=LANES, max_size=LANES)


def signed(type: Type, x: int) -> int:
    return x - (1 << type.width) if x >> type.width - 1 else x


def clamped(type: Type, x: int, *, is_signed: bool) -> int:
    half = 1 << type.width - 1
    return max(-half, min(half - 1, x)) if is_signed else max(0, min(2 * half - 1, x))


BINARY: dict[str, Callable[[Type, int, int], int]] = {
    "add": lambda t, x, y: x + y,
    "sub": lambda t, x, y: x - y,
    "mul": lambda t, x, y: x * y,
    "and_": lambda t, x, y: x & y,
    "or_": lambda t, x, y: x | y,
    "xor": lambda t, x, y: x ^ y,
    "umin": lambda t, x, y: min(x, y),
    "umax": lambda t, x, y: max(x, y),
    "smin": lambda t, x, y: min(signed(t, x), signed(t, y)),
    "smax": lambda t, x, y: max(signed(t, x), signed(t, y)),
    "uadd_sat": lambda t, x, y: clamped(t, x + y, is_signed=False),
    "usub_sat": lambda t, x, y: clamped(t, x - y, is_signed=False),
    "sadd_sat": lambda t, x, y: clamped(t, signed(t, x) + signed(t, y), is_signed=True),
    "ssub_sat": lambda t, x, y: clamped(t, signed(t, x) - signed(t, y), is_signed=True),
    "shl": lambda t, x, y: x << y % t.width,
    "lshr": lambda t, x, y: x >> y % t.width,
    "ashr": lambda t, x, y: signed(t, x) >> y % t.width,
}

UNARY: dict[str, Callable[[Type, int], int]] = {
    "not_": lambda t, x: ~x,
    "ctlz": lambda t, x: t.width - x.bit_length(),
    "cttz": lambda t, x: (x & -x).bit_length() - 1 if x else t.width,
    "ctpop": lambda t, x: bin(x).count("1"),
    "bitreverse": lambda t, x: int(f"{x:0{t.width}b}"[::-1], 2),
}


@pytest.mark.in_turn(4)
@pytest.mark.parametrize("type", WHOLE, ids=str)
@pytest.mark.parametrize("name", BINARY)
@few
@given(data=st.data())
def test_whole_numbers_of_two_are_those_of_python_modulo_the_width(
    b: NumpyBuilder, name: str, type: Type, data: st.DataObject
) -> None:
    cases, operation, mask = data.draw(pairs(type)), BINARY[name], (1 << type.width) - 1
    if name in ("shl", "lshr", "ashr"):
        cases = [(x, y % type.width) for x, y in cases]
    expected = [operation(type, x, y) & mask for x, y in cases]
    x, y = lane(b, type, [x for x, _ in cases]), lane(b, type, [y for _, y in cases])
    assert numbers(getattr(b, name)(x, y)) == expected
    assert numbers(getattr(b, name)(wave(b, type, cases[0][0]), cases[0][1])) == expected[:1]


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("type", WHOLE, ids=str)
@pytest.mark.parametrize("name", UNARY)
@few
@given(data=st.data())
def test_whole_numbers_of_one_are_those_of_python(b: NumpyBuilder, name: str, type: Type, data: st.DataObject) -> None:
    cases, operation = [x for x, _ in data.draw(pairs(type))], UNARY[name]
    expected = [operation(type, x) & (1 << type.width) - 1 for x in cases]
    assert numbers(getattr(b, name)(lane(b, type, cases))) == expected
    assert numbers(getattr(b, name)(wave(b, type, cases[0]))) == expected[:1]


@pytest.mark.in_turn(4)
@pytest.mark.parametrize("type", WHOLE, ids=str)
@pytest.mark.parametrize("how", INTEGER_COMPARES)
@few
@given(data=st.data())
def test_comparisons_of_whole_numbers(b: NumpyBuilder, how: str, type: Type, data: st.DataObject) -> None:
    cases = data.draw(pairs(type))
    python = {"eq": "__eq__", "ne": "__ne__", "gt": "__gt__", "ge": "__ge__", "lt": "__lt__", "le": "__le__"}
    of = (lambda x: signed(type, x)) if how[0] == "s" else int
    expected = [getattr(of(x), python[how[-2:]])(of(y)) for x, y in cases]
    found = b.icmp(how, lane(b, type, [x for x, _ in cases]), lane(b, type, [y for _, y in cases]))
    assert isinstance(found, Mask)
    assert numbers(found) == expected
    one = b.icmp(how, wave(b, type, cases[0][0]), wave(b, type, cases[0][1]))
    assert isinstance(one, Uniform)
    assert one.type is I1
    assert bool(one.data) == expected[0]


@few
@given(x=whole(I128))
def test_widths_change(b: NumpyBuilder, x: int) -> None:
    types = (I1, *WHOLE)
    for old, new in ((old, new) for old in types for new in types):
        value = x & (1 << old.width) - 1
        source = b.trunc(b.uniform(I128, value), old)
        if new.width >= old.width:
            assert numbers(b.zext(source, new)) == [value]
            negative = value >> old.width - 1
            assert numbers(b.sext(source, new)) == [(value - (negative << old.width)) & (1 << new.width) - 1]
        if new.width <= old.width:
            assert numbers(b.trunc(source, new)) == [value & (1 << new.width) - 1]


ARITHMETIC: dict[str, tuple[int, Any]] = {
    "fadd": (2, soft_float.add),
    "fsub": (2, soft_float.sub),
    "fmul": (2, soft_float.mul),
    "fdiv": (2, soft_float.div),
    "fma": (3, soft_float.fma),
    "sqrt": (1, soft_float.sqrt),
}


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("rounding", [Rounding.NEAREST_EVEN, Rounding.DOWN])
@pytest.mark.parametrize("type", FLOATS, ids=str)
@pytest.mark.parametrize("name", ARITHMETIC)
@few
@given(data=st.data())
def test_float_arithmetic_is_that_on_bits(
    b: NumpyBuilder, name: str, type: Type, rounding: Rounding, data: st.DataObject
) -> None:
    count, exactly = ARITHMETIC[name]
    cases = data.draw(floats(type, count))
    expected = [exactly(type, rounding, *case) for case in cases]
    b.rounding = rounding
    try:
        found = getattr(b, name)(*(lane(b, type, list(column)) for column in zip(*cases, strict=True)))
        one = getattr(b, name)(*(wave(b, type, bits) for bits in cases[0]))
    finally:
        b.rounding = Rounding.NEAREST_EVEN
    assert numbers(found) == expected
    assert numbers(one) == expected[:1]


@pytest.mark.parametrize("rounding", [Rounding.NEAREST_EVEN, Rounding.TOWARD_ZERO])
@pytest.mark.parametrize("source", [*FLOATS, BF16], ids=str)
@pytest.mark.parametrize("to", [*FLOATS, BF16], ids=str)
@few
@given(data=st.data())
def test_float_conversions_are_those_on_bits(
    b: NumpyBuilder, source: Type, to: Type, rounding: Rounding, data: st.DataObject
) -> None:
    cases = [x for (x,) in data.draw(floats(source, 1))]
    expected = cases if source is to else [soft_float.convert(source, to, rounding, x) for x in cases]
    b.rounding = rounding
    try:
        found = b.fpcast(lane(b, source, cases), to)
    finally:
        b.rounding = Rounding.NEAREST_EVEN
    assert numbers(found) == expected


@pytest.mark.parametrize("rounding", [Rounding.NEAREST_EVEN, Rounding.UP])
@pytest.mark.parametrize("source", WHOLE, ids=str)
@pytest.mark.parametrize("to", FLOATS, ids=str)
@few
@given(data=st.data())
def test_whole_numbers_become_floats(
    b: NumpyBuilder, source: Type, to: Type, rounding: Rounding, data: st.DataObject
) -> None:
    cases = [x for x, _ in data.draw(pairs(source))]
    b.rounding = rounding
    try:
        from_signed = numbers(b.sitofp(lane(b, source, cases), to))
        from_unsigned = numbers(b.uitofp(lane(b, source, cases), to))
    finally:
        b.rounding = Rounding.NEAREST_EVEN
    assert from_signed == [soft_float.from_integer(to, rounding, signed(source, x)) for x in cases]
    assert from_unsigned == [soft_float.from_integer(to, rounding, x) for x in cases]


@pytest.mark.parametrize("type", FLOATS, ids=str)
@pytest.mark.parametrize("to", WHOLE, ids=str)
@few
@given(data=st.data())
def test_floats_become_the_nearest_whole_number_there_is(
    b: NumpyBuilder, type: Type, to: Type, data: st.DataObject
) -> None:
    cases = [x for (x,) in data.draw(floats(type, 1))]
    mask, format = (1 << to.width) - 1, FORMATS[type]

    def expected(x: int, *, is_signed: bool) -> int:
        if format.is_nan(x):
            return 0
        part, exponent = format.parts(x)
        value = 1 << 2000 if format.is_infinite(x) else part << exponent if exponent > 0 else part >> -exponent
        return clamped(to, -value if format.is_negative(x) else value, is_signed=is_signed) & mask

    assert numbers(b.fptosi(lane(b, type, cases), to)) == [expected(x, is_signed=True) for x in cases]
    assert numbers(b.fptoui(lane(b, type, cases), to)) == [expected(x, is_signed=False) for x in cases]


ROUNDED = {
    "floor": [0xBF800000, 0x80000000, 0x00000000, 0xC0000000, 0x40000000, 0x3F800000],
    "ceil": [0x80000000, 0x80000000, 0x3F800000, 0xBF800000, 0x40400000, 0x40000000],
    "ftrunc": [0x80000000, 0x80000000, 0x00000000, 0xBF800000, 0x40000000, 0x3F800000],
    "rint": [0x80000000, 0x80000000, 0x00000000, 0xC0000000, 0x40000000, 0x40000000],
}


@pytest.mark.parametrize("name", ROUNDED)
def test_rounding_to_whole_numbers_keeps_signs_of_zeros_and_quietens(b: NumpyBuilder, name: str) -> None:
    cases = [-0.5, -0.0, 0.25, -1.75, 2.5, 1.5]
    for index, case in enumerate(cases):
        assert numbers(getattr(b, name)(b.uniform(F32, case))) == [ROUNDED[name][index]]
    assert numbers(getattr(b, name)(wave(b, F32, 0xFF800001))) == [0xFFC00001]
    assert numbers(getattr(b, name)(wave(b, F16, 0xFC01))) == [0xFE01]


@pytest.mark.parametrize("how", ["eq", "gt", "ge", "lt", "le", "ne"])
@few
@given(data=st.data())
def test_float_comparisons_are_pythons_but_for_nan(b: NumpyBuilder, how: str, data: st.DataObject) -> None:
    cases = data.draw(floats(F64, 2))
    x, y = (lane(b, F64, list(column)) for column in zip(*cases, strict=True))
    for left, right, ordered, unordered, both, either in zip(
        x.data.tolist(), y.data.tolist(),
        *(numbers(b.fcmp(name, x, y)) for name in (f"o{how}", f"u{how}", "ord", "uno")), strict=True,
    ):  # fmt: skip
        is_unordered = left != left or right != right
        holds = getattr(left, f"__{how}__")(right)
        assert (bool(ordered), bool(unordered)) == (holds and not is_unordered, holds or is_unordered)
        assert (bool(both), bool(either)) == (not is_unordered, is_unordered)


def test_sign_changes_touch_only_the_sign(b: NumpyBuilder) -> None:
    for type in (*FLOATS, BF16):
        format = FORMATS[type]
        for bits in (0, 1, format.infinity + 1, format.nan | format.sign):
            assert numbers(b.fneg(wave(b, type, bits))) == [bits ^ format.sign]
            assert numbers(b.fabs(wave(b, type, bits))) == [bits & ~format.sign]


def test_selecting_keeps_signalling_nans(b: NumpyBuilder) -> None:
    odd = b.constant_mask(0xAAAAAAAA)
    found = b.select(odd, lane(b, F32, [0x7F800001]), lane(b, F32, [0xFF800001]))
    assert numbers(found) == [0xFF800001, 0x7F800001] * 16
    assert numbers(b.select(b.uniform(I1, 1), odd, b.not_(odd))) == [0, 1] * 16


@pytest.mark.parametrize("lanes", [32, 64])
def test_masks_and_their_bits(lanes: int) -> None:
    b = NumpyBuilder(lanes)
    pattern = 0x123456789ABCDEF0
    mask = b.mask_of(b.uniform(I64, pattern))
    assert int(b.bits_of(mask).data) == pattern & (1 << lanes) - 1
    assert int(b.bits_of(b.not_(mask)).data) == ~pattern & (1 << lanes) - 1
    assert bool(b.any(mask).data)
    assert not b.any(b.constant_mask(0)).data


def test_values_move_between_lanes(b: NumpyBuilder) -> None:
    squares = lane(b, I32, [x * x for x in range(LANES)])
    assert int(b.readlane(squares, b.uniform(I32, 7)).data) == 49
    changed = b.writelane(squares, b.uniform(I32, 5), b.uniform(I32, 7))
    assert [int(b.readlane(changed, b.uniform(I32, at)).data) for at in (6, 7, 8)] == [36, 5, 64]
    assert int(b.readlane(squares, b.uniform(I32, 7)).data) == 49
    reverse = b.sub(b.lane(I32, LANES - 1), b.lane_ids())
    assert numbers(b.permute(squares, reverse)) == numbers(b.shuffle(squares, list(range(LANES))[::-1]))
    assert numbers(b.broadcast(b.uniform(F16, 1.0))) == [0x3C00] * LANES
    assert numbers(b.lane(BF16, -2.0)) == [0xC000] * LANES


def test_what_builders_do_not_share_is_refused(b: NumpyBuilder) -> None:
    with pytest.raises(TypeError, match="Lane of i32 and a Uniform of i32"):
        b.add(b.lane(I32, 1), b.uniform(I32, 1))
    with pytest.raises(TypeError, match="Lane of i32 and a Lane of i64"):
        b.add(b.lane(I32, 1), b.lane(I64, 1))
    with pytest.raises(ValueError, match="shl of i32"):
        b.shl(b.lane(I32, 1), 32)
    with pytest.raises(TypeError, match="fadd"):
        b.fadd(b.lane(BF16, 1), 1.0)
    with pytest.raises(TypeError, match="bitcast"):
        b.bitcast(b.lane(I32, 1), F64)


class OnePage:
    """256 bytes at 0x1000."""

    def __init__(self) -> None:
        self.data = bytearray(256)

    def _place(self, space: str, lane: int, address: int, size: int, does: str) -> slice:
        if not 0x1000 <= address <= 0x1100 - size:
            raise AccessError(space, lane, address, size, does, why="is outside")
        return slice(address - 0x1000, address - 0x1000 + size)

    def read(self, space: str, lane: int, address: int, size: int) -> bytes:
        return bytes(self.data[self._place(space, lane, address, size, READS)])

    def write(self, space: str, lane: int, address: int, data: bytes) -> None:
        self.data[self._place(space, lane, address, len(data), WRITES)] = data

    def update(self, space: str, lane: int, address: int, size: int, change: Callable[[bytes], bytes]) -> bytes:
        place = self._place(space, lane, address, size, UPDATES)
        before = bytes(self.data[place])
        self.data[place] = change(before)
        return before

    @property
    def lds_kept(self) -> int:
        return 1 << 63


def test_only_active_lanes_reach_memory() -> None:
    page = OnePage()
    b = NumpyBuilder(32, memory=page)
    addresses = Address(b.constant_lanes(I64, [0x1000 + 4 * x if x < 8 else 0 for x in range(32)]))
    some = b.constant_mask(0xFE)
    b.store("global", addresses, b.lane(F32, 1.0), some)
    assert numbers(b.load("global", addresses, F32, some))[:9] == [0] + [0x3F800000] * 7 + [0]
    assert [int(word.data) for word in b.load_uniforms(b.uniform(I64, 0x1000), 2)] == [0, 0x3F800000]
    assert [int(word.data) for word in b.load_uniforms(b.uniform(I64, 0), 2, b.uniform(I1, 0))] == [0, 0]
    start = Address(b.lane_ids(), b.uniform(I64, 0xFF0), 16)
    assert numbers(b.load("global", start, I8, b.constant_mask(-1)))[:9] == [0] * 6 + [0x80, 0x3F, 0]
    with pytest.raises(AccessError, match="lane 8 reads 4 bytes at 0x0"):
        b.load("global", addresses, I32, b.constant_mask(0x1FF))


def test_words_are_read_and_written_together() -> None:
    page = OnePage()
    b = NumpyBuilder(32, memory=page)
    places = Address(b.shl(b.lane_ids(), 3), b.uniform(I64, 0x1000))
    b.store_words("global", places, [b.lane_ids(), b.lane(I32, 7)], b.constant_mask(-1))
    assert [numbers(word) for word in b.load_words("global", places, 2, b.constant_mask(-1))] == [
        list(range(32)), [7] * 32,
    ]  # fmt: skip
    assert numbers(b.load("global", places, I64, b.constant_mask(-1)))[5] == 7 << 32 | 5


ATOMICS = {
    "xchg": (5, 7, 7), "add": (0xFFFFFFFF, 2, 1), "sub": (1, 2, 0xFFFFFFFF), "rsub": (1, 2, 1), "and": (6, 3, 2),
    "or": (6, 3, 7), "xor": (6, 3, 5), "min": (0xFFFFFFFF, 1, 0xFFFFFFFF), "max": (0xFFFFFFFF, 1, 1),
    "umin": (0xFFFFFFFF, 1, 1), "umax": (0xFFFFFFFF, 1, 0xFFFFFFFF), "uinc_wrap": (3, 3, 0), "udec_wrap": (0, 9, 9),
    "usub_sat": (1, 2, 0), "usub_cond": (1, 2, 1), "pk_add_f16": (0x3C003800, 0x3C003C00, 0x40003E00),
}  # fmt: skip


@pytest.mark.parametrize("how", ATOMICS)
def test_atomics_give_what_was_there(how: str) -> None:
    page = OnePage()
    b = NumpyBuilder(32, memory=page)
    before, value, after = ATOMICS[how]
    page.data[:4] = before.to_bytes(4, "little")
    old = b.atomic(how, "global", Address(b.lane(I64, 0x1000)), [b.lane(I32, value)], b.constant_mask(1))
    assert numbers(old)[0] == before
    assert int.from_bytes(page.data[:4], "little") == after


def test_what_compares_masks_or_wraps_takes_two_values() -> None:
    two = {how for how in atomics.UPDATES if atomics.operand_count(how) == 2}
    assert two == {"cmpxchg", "fcmpxchg", "mskor", "wrap"}
    assert {atomics.operand_count(how) for how in atomics.UPDATES.keys() - two} == {1}


def test_lanes_with_one_address_take_turns() -> None:
    page = OnePage()
    b = NumpyBuilder(32, memory=page)
    everyone, place = b.constant_mask(-1), Address(b.lane(I64, 0x1000))
    assert numbers(b.atomic("add", "global", place, [b.lane(I32, 1)], everyone)) == list(range(32))
    swapped = b.atomic("cmpxchg", "global", place, [b.lane_ids(), b.lane(I32, 32)], everyone)
    assert numbers(swapped) == [32] + [0] * 31
    page.data[:4] = np.float32(0.5).tobytes()
    old = b.atomic("fadd", "global", place, [lane(b, I32, [0x3F800000])], everyone)
    assert b.bitcast(old, F32).data.tolist() == [x + 0.5 for x in range(32)]


@pytest.mark.parametrize(
    "how, x, y, found",
    [
        ("fmin", 0x80000000, 0, 0x80000000),
        ("fmax", 0x80000000, 0, 0),
        ("fmin", 0x7FC00001, 0x3F800000, 0x3F800000),
        ("fmax", 0xC0000000, 0x7FC00001, 0xC0000000),
        ("fmin", 0xC0000000, 0xBF800000, 0xC0000000),
        ("fmax", 0xC0000000, 0xBF800000, 0xBF800000),
    ],
)
def test_float_minima_in_memory_prefer_numbers(how: str, x: int, y: int, found: int) -> None:
    page = OnePage()
    b = NumpyBuilder(32, memory=page)
    page.data[:4] = x.to_bytes(4, "little")
    b.atomic(how, "global", Address(b.lane(I64, 0x1000)), [b.lane(I32, y)], b.constant_mask(1))
    assert int.from_bytes(page.data[:4], "little") == found


def test_a_builder_without_instructions_for_matrices_says_so(b: NumpyBuilder) -> None:
    held = Held("s8", 16, 1, 2, 2)
    product = Tiles(held, held, (0,), ())
    assert not b.tile_kinds and not b.accumulated(product, [], [])
    with pytest.raises(UnsupportedError, match="NumpyBuilder has no instructions for matrices"):
        b.multiplied(product, [], [])
