"""What rules have in common that look at how far instructions are from each other."""

from __future__ import annotations

from ..isa.instruction import Instruction
from ..isa.register_bits import FIRST, bits_of

EXEC, VCC = 3 << FIRST["exec"], 3 << FIRST["vcc"]
SCALARS = (1 << FIRST["ttmp"]) - 1
"""SGPRs and VCC, as bits."""
SA_SDST, VA_VCC, VM_VSRC, VA_SDST, VA_VDST = 1, 2, 7 << 2, 7 << 9, 15 << 12
"""The bits of s_waitcnt_depctr and s_wait_alu that are 0 where it waits for scalar results, for VCC of vector instructions, for what memory
instructions read, for other scalar results of vector instructions, and for vector results."""


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


def waits_for(found: Instruction, bits: int, mnemonic: str = "s_waitcnt_depctr") -> bool:
    """Whether an instruction is a wait in which these bits are 0."""
    return found.mnemonic == mnemonic and not (found.constant("simm16") or 0) & bits


def waits_for_vectors(found: Instruction) -> bool:
    """Whether an instruction waits for all vector results."""
    return waits_for(found, VA_VDST)
