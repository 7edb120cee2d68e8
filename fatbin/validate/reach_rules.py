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

_CALLS, _HERE = frozenset({"s_swappc_b64"}), frozenset({"s_getpc_b64"})
_FURTHEST = 512
"""Bytes from an instruction that reads the program counter to the end of the call that its sum is for."""
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
    """Calls whose target is a sum with the program counter lead to functions."""
    bodies = bodies_of(code)
    for body in bodies.all:
        isa = body.decoders[0].isa
        if not (body.glance.rows & _bits(isa, _CALLS) and body.glance.rows & _bits(isa, _HERE)):
            continue
        for at, distance in _calls(body):
            target = body.address + distance
            fault = _wrong(bodies, body, target)
            if fault and any(found.address == body.address + at for found in body.reached()):
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


def _calls(body: Body) -> tuple[tuple[int, int], ...]:
    """The offsets of calls to a sum with the program counter that is made in the same basic block, and where they lead.

    The code for several GPUs is the same, and these encodings are those of all processors of a family.
    """
    key = body.decoders[0].isa.content["family"], body.digest
    found = _known.get(key)
    if found is None:
        found = tuple(_sums(body))
        if len(_known) < _MOST_KNOWN:
            _known[key] = found
    return found


_known: dict[tuple[str, bytes], tuple[tuple[int, int], ...]] = {}
_MOST_KNOWN = 1 << 16
"""The calls of functions, by the family of the processor and a hash of the code; and of how many they are remembered."""


def _sums(body: Body) -> Iterator[tuple[int, int]]:
    decoder = body.decoders[0]
    calls = _pattern(decoder.isa, _CALLS)
    for found in _pattern(decoder.isa, _HERE).finditer(body.code):
        at, end = found.start(), found.start() + _FURTHEST
        # Where that is in the middle of an instruction, what follows makes no sense, and no sum.
        if at % 4 or not calls.search(body.code, at, end):
            continue
        words = dict[int, int]()
        for instruction in decoder.instructions(body.code[at:end], at):
            if instruction.has("isCall"):
                target = destination(instruction, words)
                if target is not None:
                    yield instruction.address, target if target < 1 << 63 else target - (1 << 64)
            if instruction.decoded.is_turn:
                break
            step(instruction, words)
            if not words:
                break


def _rows(isa: Isa, pseudos: frozenset[str]) -> list[int]:
    named = isa.content["pseudos"]
    return [row for row in isa.rows if named[row] in pseudos]


@functools.cache
def _bits(isa: Isa, pseudos: frozenset[str]) -> int:
    """The encodings of instructions, as bits."""
    return functools.reduce(operator.or_, map(row_bit, _rows(isa, pseudos)), 0)


@functools.cache
def _pattern(isa: Isa, pseudos: frozenset[str]) -> re.Pattern[bytes]:
    """Matches what the first words of instructions may be."""
    content, words = isa.content, []
    for row in _rows(isa, pseudos):
        mask, value = content["masks"][content["row_masks"][row]], content["values"][row]
        words.append(b"".join(_of_byte(mask >> 8 * n & 255, value >> 8 * n & 255) for n in range(4)))
    return re.compile(b"|".join(words), re.DOTALL)


def _of_byte(mask: int, value: int) -> bytes:
    """What matches bytes of which some bits are given."""
    fitting = [byte for byte in range(256) if byte & mask == value & mask]
    return b"[" + b"".join(re.escape(bytes([byte])) for byte in fitting) + b"]"


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
