"""Rows of line programs, against those of pyelftools."""

from __future__ import annotations

import random
from typing import Any

import blowups
import pytest

from hipkit.fatbin.codeobject.line_program import rows_of, sequences_of
from hipkit.fatbin.elf import open_elf
from hipkit.fatbin.source import Source

OPERANDS = {
    1: "", 2: "u", 3: "s", 4: "u", 5: "u", 6: "", 7: "", 8: "", 9: "2", 10: "", 11: "", 12: "u",
}  # fmt: skip
"""What follows each standard opcode: ULEB128, SLEB128, or two bytes."""


def operand(kind: str, choose: random.Random) -> bytes:
    if kind == "2":
        return choose.randbytes(2)
    if not kind:
        return b""
    return bytes(choose.randrange(0x80, 0x100) for _ in range(choose.randrange(4))) + bytes([choose.randrange(0x80)])


def opcodes(choose: random.Random) -> bytes:
    """A program of every kind of opcode."""
    out = b""
    for _ in range(200):
        match choose.randrange(6):
            case 0:
                out += b"\0\x09\2" + choose.randbytes(8)
            case 1:
                out += b"\0\1\1"
            case 2:
                out += b"\0\2\4" + bytes([choose.randrange(0x80)])
            case 3:
                out += b"\0\5\x80" + choose.randbytes(4)
            case 4:
                opcode = choose.randrange(1, 13)
                out += bytes([opcode]) + operand(OPERANDS[opcode], choose)
            case _:
                out += bytes([choose.randrange(13, 256)])
    return out


def program_of(code: bytes) -> Any:
    elf = open_elf(Source.from_bytes(blowups.with_lines(code)))
    dwarf = elf.get_dwarf_info(relocate_dwarf_sections=False)
    return dwarf.line_program_for_CU(next(dwarf.iter_CUs()))


@pytest.mark.parametrize("seed", range(20))
def test_rows_are_those_of_pyelftools(seed: int) -> None:
    program = program_of(opcodes(random.Random(seed)))
    states = [entry.state for entry in program.get_entries() if entry.state is not None]
    expected = [(state.address, state.file, state.line, bool(state.end_sequence)) for state in states]
    assert list(rows_of(program)) == expected
    assert len(expected) > 50


def test_a_program_that_is_cut_short_ends() -> None:
    rows = rows_of(program_of(b"\x20\x20\2\xff"))
    assert [next(rows)[0] for _ in range(2)] == [1, 2]
    with pytest.raises(IndexError):
        next(rows)


ADDRESS, END = b"\0\x09\2", b"\0\1\1"


@pytest.mark.parametrize("seed", range(5))
def test_sequences_are_found_without_what_is_in_them(seed: int) -> None:
    choose = random.Random(seed)
    code = b""
    for _ in range(40):
        steps = bytes(choose.randrange(13, 256) for _ in range(choose.randrange(9)))
        code += bytes([4, choose.randrange(1, 9)]) + ADDRESS + choose.randbytes(8) + steps + b"\2\1" + END
    program = program_of(code)
    expected = list(rows_of(program))
    found = []
    for address, first in sequences_of(program) or ():
        rows = rows_of(program, first)
        while True:
            found.append(next(rows))
            assert found[-1][0] >= address
            if found[-1][3]:
                break
    assert found == expected


@pytest.mark.parametrize(
    "code",
    [
        ADDRESS + bytes(8) + b"\x20" + ADDRESS + bytes(8) + END,
        ADDRESS + bytes(8) + b"\x20",
        b"\x20" + END,
        b"\x20" + END + ADDRESS + bytes(8) + ADDRESS + bytes(8) + END,
    ],
    ids=["two addresses", "no end", "no address", "no address, and two"],
)
def test_sequences_of_another_form_are_not_guessed(code: bytes) -> None:
    assert sequences_of(program_of(code)) is None
