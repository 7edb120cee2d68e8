"""Rules about instructions that must not follow one another, or only at a distance."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from ..codeobject.code_object import CodeObject
from ..isa.instruction import Instruction
from .encoded import following, places
from .instruction_rules import bodies_of, fault_at
from .registry import Fault, Options, rule
from .sequences import CLAUSE_CONTENT, MATRIX_WAIT, SCALAR_SOURCES

_FREES, _MESSAGE = 3, 255
"""The message by which a wave gives back its VGPRs, and the bits of a message's number."""
_MOST_AFTER = 16
"""Instructions that are looked at after one that others must not follow."""
_VECTORS = ("v", "a")


def _sends(name: str) -> bool:
    return name == "s_sendmsg"


@rule(
    "code",
    "freed-registers",
    "error",
    "The wave has given its vector registers back (MSG_DEALLOC_VGPRS) and uses one: it may belong to another wave.",
    "kernel 'k': at +0x20, global_store_b32 v1, v0, s[2:3] uses v1, after MSG_DEALLOC_VGPRS at +0x1c",
)
def freed_registers(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """After the message that frees vector registers none is used."""
    for body in bodies_of(code).all:
        if not body.decoders[0].isa.is_gfx11_plus:
            continue
        for message in places(body, _sends):
            if (message.constant("simm16") or 0) & _MESSAGE != _FREES:
                continue
            user = next((found for found in following(body, message, _MOST_AFTER) if _vectors(found)), None)
            if user and message.address in body.reached_at:
                what = f"{user} uses {_vectors(user)}, after MSG_DEALLOC_VGPRS at +{message.address:#x}"
                yield fault_at(code, body, user.address, what)
                break


def _vectors(found: Instruction) -> str:
    """A vector register that an instruction names; empty if none."""
    registers = found.named_registers(found.form) if found.form else ()
    return next((str(register) for register, _ in registers if register.file in _VECTORS), "")


@rule(
    "code",
    CLAUSE_CONTENT,
    "warning",
    "s_clause counts instructions of one kind that memory serves together; another one is among them, which is not allowed: "
    "instructions were removed, and the count was not changed.",
    "kernel 'k': at +0x20, s_clause 0x3 counts v_add_nc_u32_e32 v2, v2, v3, which is no access to memory",
    is_thorough=True,
)
def clause_content(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """A clause that begins with an access to memory counts no calculation."""
    return _odd(code, CLAUSE_CONTENT)


@rule(
    "code",
    MATRIX_WAIT,
    "error",
    "The result of a matrix instruction is read, overwritten or multiplied before it is there. Up to GFX9, hardware does not wait for it: "
    "code must put other instructions or s_nop in between, as many as LLVM does.",
    "kernel 'k': at +0x28, v_add_f32_e32 v0, v4, v5 uses the result of v_mfma_f32_4x4x1_16b_f32 v[4:7], v0, v1, v[4:7] "
    "after 0 wait states, it takes 4",
    is_thorough=True,
)
def matrix_wait(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Between a matrix instruction and what else uses its result are as many wait states as it takes."""
    return _odd(code, MATRIX_WAIT)


@rule(
    "code",
    SCALAR_SOURCES,
    "error",
    "A vector instruction reads more different scalar registers and literals than the processor can bring to it: LLVM refuses "
    "to assemble it, and what is read is not defined.",
    "kernel 'k': at +0x1c, v_fma_f32 v0, s4, s5, v0 reads 2 scalar values, gfx906 brings 1",
    is_thorough=True,
)
def scalar_sources(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Vector instructions read as many scalar values as there may be."""
    return _odd(code, SCALAR_SOURCES)


def _odd(code: CodeObject, rule: str) -> Iterator[Fault]:
    """The first place in each function that one of the rules above reports."""
    for body in bodies_of(code).all:
        found = (odd for odd in body.odd_sequences if odd.rule == rule and odd.at in body.reached_at)
        yield from (fault_at(code, body, odd.at, odd.message) for odd in itertools.islice(found, 1))
