"""Rules about where calls lead, and about code that was never written."""

from __future__ import annotations

import functools
import operator
import re
from collections.abc import Iterator

from ..codeobject.code_object import CodeObject
from ..flow import destination, step
from ..isa.isa import Isa
from ..isa.reach import row_bit
from .bodies import Bodies, Body
from .instruction_rules import bodies_of, fault_at
from .registry import Fault, Options, rule

_CALLS = frozenset({"s_swappc_b64", "s_call_b64", "s_call_i64"})
_LEAST_ZEROS = 4
"""Words of zeros one after another that are no code: compilers repeat no instruction that often which moves a register
to itself, and no instruction has that many zeros."""
_LEAST = bytes(4 * _LEAST_ZEROS)
_ZEROS = re.compile(_LEAST + b"+")


@rule(
    "code",
    "call-target",
    "error",
    "A call leads to a place without code, or into the middle of a function: the wave executes whatever is there.",
    "kernel 'k': at +0x34, a call leads to 0x41c00, where there is no code: the relocation was applied twice.",
)
def call_target(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Calls whose target is a constant lead to functions."""
    bodies = bodies_of(code)
    for body in bodies.all:
        if body.glance.rows & _rows_of_calls(body.decoders[0].isa):
            for at, target in _calls(body):
                fault = _wrong(bodies, body, target)
                if fault:
                    yield fault_at(code, body, at, f"a call leads to {target:#x}, {fault}")
                    break


def _wrong(bodies: Bodies, caller: Body, target: int) -> str | None:
    """What is wrong with a place that is called. Hand-written code calls places in the function itself."""
    if not bodies.is_code(target):
        return "where there is no code"
    if target % 4:
        return "which is no multiple of 4"
    home = bodies.home(target)
    if home is None or home is caller or home.address == target or not home.has_size:
        return None
    return f"which is in the middle of {home.name!r}"


def _calls(body: Body) -> Iterator[tuple[int, int]]:
    """The offsets of calls to an address that is known within their basic block, and the address."""
    leaders, words = {found.target for found in body.reached()}, dict[int, int]()
    for instruction in body.reached():
        if instruction.address in leaders:
            words.clear()
        if instruction.has("isCall"):
            target = destination(instruction, words)
            if target is not None:
                yield instruction.address - body.address, target
            words.clear()
        else:
            step(instruction, words)


@functools.cache
def _rows_of_calls(isa: Isa) -> int:
    """The encodings of calls, as bits."""
    pseudos = isa.content["pseudos"]
    return functools.reduce(operator.or_, (row_bit(row) for row in isa.rows if pseudos[row] in _CALLS), 0)


@rule(
    "code",
    "zeroed-code",
    "error",
    "A wave executes zeros, which are an instruction on some GPUs: part of the code was not written to the file.",
    "kernel 'k': at +0x40, 64 bytes of zeros can be reached: copy the file again, it may have holes.",
)
def zeroed_code(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """No run of zeros is executed. Where zeros are no instruction, that is what the finding is about."""
    for body in bodies_of(code).all:
        for found in _ZEROS.finditer(body.code) if _LEAST in body.code else ():
            if _instructions(body, found.start(), found.end()) >= _LEAST_ZEROS:
                size = found.end() - found.start()
                yield fault_at(code, body, found.start(), f"{size} bytes of zeros can be reached")
                break


def _instructions(body: Body, start: int, end: int) -> int:
    """How many instructions that can be reached are nothing but zeros and lie between two offsets."""
    zeros = (found for found in body.reached() if found.form is not None and not found.decoded.word)
    return sum(start <= found.address - body.address < end for found in zeros)
