"""The rows of a DWARF line program: which file and line begins at which address.

pyelftools reads the headers; its rows take a microsecond a bit and half a kilobyte each, so the program is run here.
DWARF 5, 6.2.5.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from .leb128 import signed, unsigned

_EXTENDED, _COPY, _ADVANCE_PC, _ADVANCE_LINE, _SET_FILE, _CONST_ADD_PC, _FIXED_ADVANCE_PC = 0, 1, 2, 3, 4, 8, 9
_END_SEQUENCE, _SET_ADDRESS = 1, 2
_LAST, _ONE_BYTE, _SIGN = 255, 0x80, 0x40
_END = bytes((_EXTENDED, 1, _END_SEQUENCE))
_SEQUENCE = re.compile(
    re.escape(_END) + b"|" + re.escape(bytes((_EXTENDED, 9, _SET_ADDRESS))) + b"(?P<address>.{8})", re.DOTALL
)

Row = tuple[int, int, int, bool]
"""Address, file, line, and whether the code ends there that the rows before are about. A named tuple takes twice as long."""


def _code_of(program: Any) -> bytes:
    start = program.program_start_offset
    program.stream.seek(start)
    code: bytes = program.stream.read(max(program.program_end_offset - start, 0))
    return code


def sequences_of(program: Any) -> list[tuple[int, int]] | None:
    """The address at which each sequence of rows begins, and where in the program, found without running it.

    None where the program has not exactly one of these addresses for each end, which is what compilers write.
    """
    code, found, begin, ends = _code_of(program), [], 0, 0
    for one in _SEQUENCE.finditer(code):
        if one["address"] is not None:
            found.append((int.from_bytes(one["address"], "little"), begin))
        else:
            begin, ends = one.end(), ends + 1
        if not ends <= len(found) <= ends + 1:
            return None
    return found if begin == len(code) and len(found) == ends else None


def rows_of(program: Any, first: int = 0) -> Iterator[Row]:
    """The rows of a program, from where one of its sequences begins. Raises an :class:`IndexError` where it is cut short."""
    header, code = program.header, _code_of(program)
    base, line_base, line_range = header["opcode_base"], header["line_base"], header["line_range"]
    step, lengths = header["minimum_instruction_length"], header["standard_opcode_lengths"]
    special = {
        opcode: (step * ((opcode - base) // line_range), line_base + (opcode - base) % line_range)
        for opcode in range(base, _LAST + 1)
    }
    at, address, file, line = first, 0, 1, 1
    while at < len(code):
        opcode = code[at]
        at += 1
        if opcode >= base:
            more_steps, more_lines = special[opcode]
            address, line = address + more_steps, line + more_lines
            yield address, file, line, False
        elif opcode == _EXTENDED:
            size, at = unsigned(code, at)
            if not size:
                continue
            kind, operand, at = code[at], code[at + 1 : at + size], at + size
            if kind == _SET_ADDRESS:
                address = int.from_bytes(operand, "little")
            elif kind == _END_SEQUENCE:
                yield address, file, line, True
                address, file, line = 0, 1, 1
        elif opcode == _COPY:
            yield address, file, line, False
        elif opcode == _ADVANCE_LINE:
            # Nearly all numbers are one byte, of which the top bit is clear, and the next one the sign.
            more = code[at]
            if more < _ONE_BYTE:
                line, at = line + (more ^ _SIGN) - _SIGN, at + 1
            else:
                more, at = signed(code, at)
                line += more
        elif opcode == _CONST_ADD_PC:
            address += step * ((_LAST - base) // line_range)
        elif opcode == _FIXED_ADVANCE_PC:
            address, at = address + int.from_bytes(code[at : at + 2], "little"), at + 2
        else:
            for _ in range(lengths[opcode - 1]):
                operand_value = code[at]
                if operand_value < _ONE_BYTE:
                    at += 1
                else:
                    operand_value, at = unsigned(code, at)
                if opcode == _ADVANCE_PC:
                    address += step * operand_value
                elif opcode == _SET_FILE:
                    file = operand_value
