"""The registers that an instruction reads, writes and accesses memory through, as bits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .model import Register, Use
from .register_bits import FIRST, bits_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .form import Form
    from .instruction import Instruction

_NOTHING = Use()
_SPILLS = frozenset({"v_writelane_b32"})
"""What compilers save a scalar register with, also one that holds nothing yet: LLVM does so around calls."""
_ADDRESSES = ("addr", "vaddr", "saddr", "sbase", "srsrc")
"""Operands that say where memory is accessed."""
_FILES = {file: FIRST[file] for file in ("s", "v", "vcc", "scc")}


def use_of(instruction: Instruction) -> Use:
    """What an instruction uses; remembered with its bits, as far as it depends on nothing else."""
    decoded = instruction.decoded
    if decoded.use is None or instruction.vgpr_msbs:
        form = decoded.form
        found = _NOTHING if form is None else _found(instruction, form)
        if instruction.vgpr_msbs:
            return found
        decoded.use = found
    return decoded.use


def _found(instruction: Instruction, form: Form) -> Use:
    reads = writes = 0
    for register, is_output in instruction.named_registers(form):
        if is_output:
            writes |= bits_of(register, _FILES)
        # Of a run of VGPRs that is read, compilers may leave some undefined: the other half of a number that is extended.
        elif register.file != "v" or register.width == 1:
            reads |= bits_of(register, _FILES)
    for register in form.implicit_reads:
        reads |= bits_of(register, _FILES)
    for register in form.implicit_writes:
        writes |= bits_of(register, _FILES)
    operands = map(instruction.operand, _ADDRESSES) if form.has("mayLoad", "mayStore") else ()
    registers: Iterable[Register | None] = (operand.register for operand in operands if operand)
    addresses = 0
    for named in registers:
        addresses |= bits_of(named, _FILES) if named else 0
    load = _constant_load(instruction) if form.is_load else None
    return Use(0 if form.mnemonic in _SPILLS else reads, writes, addresses, load)


def _constant_load(instruction: Instruction) -> tuple[int, int] | None:
    """Where from and how far a scalar load reads, if its offset is a constant."""
    address, offset = instruction.operand("sbase"), instruction.operand("offset")
    register = address.register if address else None
    if register is None or register.file != "s" or instruction.operand("soffset") or offset is None:
        return None
    return None if isinstance(offset.value, Register) else (register.index, offset.value.bits)
