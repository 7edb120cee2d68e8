"""Symbols anywhere in code, of functions and of no type: labels, functions and targets of branches are those that llvm-objdump prints."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from code_objects import SYMBOL, SYMTAB, patched, symbols
from objdump import OBJDUMP, compare

from hipkit import CodeObject, Disassembly

NOTYPE, FUNCTION = 0, 2


@pytest.mark.parametrize("seed", range(12))
def test_symbols_are_shown_as_llvm_shows_them(
    seed: int, samples: Path, tmp_path: Path, tool: Callable[[str], Any]
) -> None:
    tool(OBJDUMP)
    chance, data = Random(seed), (samples / "reduce.gfx1100.v5.hsaco").read_bytes()
    disassembly = Disassembly(CodeObject.read(data))
    code = [i for function in disassembly.functions for i in disassembly.instructions(function) if i is not None]
    targets = [instruction.target for instruction in code if instruction.target]
    (home,) = {function.section for function in disassembly.functions}
    absolute = [(at, row) for at, row in symbols(data, SYMTAB).values() if row[3] == 0xFFF1]
    for at, row in chance.sample(absolute, chance.randint(1, 4)):
        place = chance.choice([chance.choice(code).address, chance.choice(targets), disassembly.functions[1].address])
        type = chance.choice([NOTYPE, NOTYPE, FUNCTION])
        data = patched(data, at, SYMBOL.pack(row[0], chance.choice([0, 16]) | type, 0, home, place, 0))
    (tmp_path / "k").write_bytes(data)
    compared = compare(tmp_path / "k")
    assert compared.different == []
    assert compared.lines > 180
