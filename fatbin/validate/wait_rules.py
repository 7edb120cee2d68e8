"""Rules about waits for memory operations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..codeobject.code_object import CodeObject
from ..isa import Instruction
from ..isa.register_bits import names_of
from .instruction_rules import bodies_of, fault_at
from .outstanding import Early, instructions_of
from .registry import Fault, Options, rule

_MOST_NAMES = 4


@rule(
    "code",
    "missing-wait",
    "error",
    "A register is read before the value that a memory operation brings has surely arrived: code must wait for the "
    "operation's counter first (s_waitcnt, s_wait_loadcnt, s_wait_kmcnt ...). What is read may be the old value.",
    "kernel 'k': at +0x30, v_add_f32_e32 v3, v1, v2 reads v1, which global_load_dword v1, v0, s[0:1] at +0x1c brings: no "
    "wait in between covers it",
    is_thorough=True,
)
def missing_wait(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """No register is read before its value has arrived, on whichever path control came."""
    return _faults(code, is_read=True)


@rule(
    "code",
    "early-write",
    "warning",
    "A register is written while a memory operation is under way that brings a value for it, on some path of the code: if "
    "the value arrives later, the register has that. Where the path is never taken, it is no fault.",
    "kernel 'k': at +0x40, v_mov_b32_e32 v1, 0 writes v1, which global_load_dword v1, v0, s[0:1] at +0x1c brings: no "
    "wait in between covers it",
    is_thorough=True,
)
def early_write(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """No register is written while a memory operation may still write to it."""
    return _faults(code, is_read=False)


def _faults(code: CodeObject, *, is_read: bool) -> Iterator[Fault]:
    for body in bodies_of(code).all:
        uses = [early for early in body.early_uses if early.is_read == is_read]
        instructions = instructions_of(body.reading, uses)
        for early in uses:
            yield fault_at(code, body, early.at, _message(early, instructions))


def _message(early: Early, instructions: Mapping[int, Instruction]) -> str:
    names = names_of(early.registers)
    shown = ", ".join(names[:_MOST_NAMES]) + (" and more" if len(names) > _MOST_NAMES else "")
    origin = "a memory operation"
    if early.begun is not None:
        origin = f"{instructions.get(early.begun)} at +{early.begun:#x}"
    does = "reads" if early.is_read else "writes"
    return f"{instructions.get(early.at)} {does} {shown}, which {origin} brings: no wait in between covers it"
