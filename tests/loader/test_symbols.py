"""Symbols of a loaded code object: of several of one name that which others may see, at the address that it has then."""

from __future__ import annotations

import itertools
from types import SimpleNamespace
from typing import Any, cast

import pytest

from hipkit.fatbin.codeobject.elf64 import STB_LOCAL, Symbol
from hipkit.loader.symbols import symbol_addresses

GLOBAL, ABSOLUTE, COMMON = 1, 0xFFF1, 0xFFF2


def symbol(name: str, value: int, binding: int = GLOBAL, section: int = 3) -> Symbol:
    return Symbol(name, value, 8, 1, binding, 0, section)


def addresses(*symbols: Symbol) -> dict[str, int]:
    code = SimpleNamespace(elf=SimpleNamespace(loader_symbols=symbols))
    return symbol_addresses(cast("Any", code), cast("Any", SimpleNamespace(start=0x1000, end=0x2000)), 0x70000)


@pytest.mark.parametrize("order", [*itertools.permutations(range(3))])
def test_of_one_name_that_counts_which_others_may_see(order: tuple[int, ...]) -> None:
    rows = [symbol("f", 0x1100, STB_LOCAL), symbol("f", 0x1200), symbol("g", 0x1300, STB_LOCAL)]
    assert addresses(*(rows[number] for number in order)) == {"f": 0x71200, "g": 0x71300}


def test_a_symbol_has_the_address_at_which_its_segment_is_loaded() -> None:
    found = addresses(
        symbol("first", 0x1000), symbol("end", 0x2000), symbol("before", 0xFFF), symbol("after", 0x2001),
        symbol("number", 5, section=ABSOLUTE), symbol("common", 0x1100, section=COMMON),
        symbol("undefined", 0x1100, section=0), symbol("", 0x1100),
    )  # fmt: skip
    assert found == {"first": 0x71000, "end": 0x72000, "number": 5}
