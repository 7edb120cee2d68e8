"""The rows of a DWARF line program: which file and line begins at which address.

pyelftools reads the headers; its rows take a microsecond a bit and half a kilobyte each, so the program is run here.
DWARF 5, 6.2.5.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from .leb128 import signed, unsigned

_EXTENDED, _COPY, _ADVANCE_PC, _ADVANCE_LINE, _SET_FILE, _CONST_ADD_PC, _FIXED_ADVANCE_PC = 0, 1, 2, 3, 4, 8, 9
_END_SEQUENCE, _SET_ADDRESS = 1, 2
_LAST = 255


class Row(NamedTuple):
    """A row; ``is_end`` where the code ends that the rows before are about."""

    address: int
    file: int
    line: int
    is_end: bool


def rows_of(program: Any) -> Iterator[Row]:
    """The rows of a program. Raises an :class:`IndexError` where it is cut short."""
    header, start = program.header, program.program_start_offset
    program.stream.seek(start)
    code = program.stream.read(max(program.program_end_offset - start, 0))
    base, line_base, line_range = header["opcode_base"], header["line_base"], header["line_range"]
    step, lengths = header["minimum_instruction_length"], header["standard_opcode_lengths"]
    at, address, file, line = 0, 0, 1, 1
    while at < len(code):
        opcode = code[at]
        at += 1
        if opcode >= base:
            steps, lines = divmod(opcode - base, line_range)
            address, line = address + step * steps, line + line_base + lines
            yield Row(address, file, line, False)
        elif opcode == _EXTENDED:
            size, at = unsigned(code, at)
            if not size:
                continue
            kind, operand, at = code[at], code[at + 1 : at + size], at + size
            if kind == _SET_ADDRESS:
                address = int.from_bytes(operand, "little")
            elif kind == _END_SEQUENCE:
                yield Row(address, file, line, True)
                address, file, line = 0, 1, 1
        elif opcode == _COPY:
            yield Row(address, file, line, False)
        elif opcode == _ADVANCE_LINE:
            more, at = signed(code, at)
            line += more
        elif opcode == _CONST_ADD_PC:
            address += step * ((_LAST - base) // line_range)
        elif opcode == _FIXED_ADVANCE_PC:
            address, at = address + int.from_bytes(code[at : at + 2], "little"), at + 2
        else:
            for _ in range(lengths[opcode - 1]):
                operand_value, at = unsigned(code, at)
                if opcode == _ADVANCE_PC:
                    address += step * operand_value
                elif opcode == _SET_FILE:
                    file = operand_value
