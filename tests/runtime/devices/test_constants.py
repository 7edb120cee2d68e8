"""Constants among the values of emitted code."""

from __future__ import annotations

import pytest

from hipkit.runtime.devices.cpu.compiler.llvm.constants import FOLDS, constant_of, is_zero
from hipkit.runtime.isa.values import I32, Lane, Uniform


def test_only_the_number_zero_is_zero() -> None:
    assert [is_zero(value) for value in (0, False, 1, -1)] == [True, True, False, False]
    assert not is_zero(Uniform(I32, "0"))
    assert not is_zero(Lane(I32, ("%x", "%x")))


@pytest.mark.parametrize(
    ("value", "number"),
    [
        (7, 7),
        (Uniform(I32, "12"), 12),
        (Uniform(I32, "%12"), None),
        (Lane(I32, ("splat (i32 3)", "splat (i32 3)")), 3),
        (Lane(I32, ("splat (i32 3)", "splat (i32 4)")), None),
        (Lane(I32, ("%x", "%x")), None),
    ],
)
def test_values_may_be_constants(value: object, number: int | None) -> None:
    assert constant_of(value) == number


def test_operations_on_constants() -> None:
    results = {name: fold(13, 3) for name, fold in FOLDS.items()}
    assert results == {"add": 16, "sub": 10, "mul": 39, "and": 1, "or": 15, "xor": 14, "shl": 104, "lshr": 1}
