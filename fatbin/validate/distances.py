"""What rules have in common that look at how far instructions are from each other."""

from __future__ import annotations

from ..isa.instruction import Instruction
from ..isa.register_bits import bits_of


def operand_bits(found: Instruction, *names: str) -> int:
    """The registers of the operands of these names, as bits."""
    bits = 0
    for operand in map(found.operand, names):
        register = operand and operand.register
        bits |= bits_of(register) if register else 0
    return bits


def states_of(found: Instruction) -> int:
    """How many wait states an instruction is."""
    return 1 + ((found.constant("simm16") or 0) if found.mnemonic == "s_nop" else 0)


def is_memory(found: Instruction) -> bool:
    """Whether an instruction accesses memory, or exports, with vector registers."""
    return found.has("MUBUF", "MTBUF", "MIMG", "VIMAGE", "VSAMPLE", "FLAT", "DS", "EXP")


def waits_for_vectors(found: Instruction) -> bool:
    """Whether an instruction waits for all vector results."""
    return found.mnemonic == "s_waitcnt_depctr" and not (found.constant("simm16") or 0) >> 12
