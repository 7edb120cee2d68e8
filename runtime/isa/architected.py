"""State that hardware initialises for a wave besides SGPRs and VGPRs: the parts that hipkit models, by GPU.

Source: "Initial Kernel Execution State" and the trap temporaries ("architected SGPRs") of LLVM's AMDGPU backend, and the
first-level trap handler of ROCR, which reads the same fields.
"""

from __future__ import annotations

from ...fatbin.codeobject.generations import BY_PROCESSOR
from ...fatbin.isa import Instruction, Register
from .facts import Facts
from .not_carried_out import UnknownOperationError

_IDS = {
    7: "ids of the workgroup, or of its cluster, in y and z, 16 bits each",
    8: "index of the packet in its queue in 25 bits, always 0, then number of the wave in its workgroup in 5",
    9: "id of the workgroup, or of its cluster, in x",
}
_CLUSTER = "place of the workgroup in its cluster, then the last place, in 4 bits for each axis; then the last number; 0 in none"
TRAP_TEMPORARIES: dict[str, dict[int, str]] = {"gfx12": _IDS, "gfx125": {6: _CLUSTER, **_IDS}}
"""Family -> trap temporaries that a kernel may read, and what is in them."""

UNREADABLE = {"src_pops_exiting_wave_id": "it is part of the graphics pipeline"}
"""Other scalar sources that no kernel of HIP has a use for."""


def is_modelled(register: Register) -> bool:
    """Whether instructions may name a register wherever they stand, and whether they read or write it."""
    return register.file != "ttmp" and register.file not in UNREADABLE


def require_registers(instruction: Instruction, facts: Facts) -> None:
    """Refuse an instruction that reads scalar registers whose contents hipkit does not model."""
    assert instruction.form is not None
    for register, is_written in instruction.named_registers(instruction.form):
        if register.file == "ttmp":
            _require_temporaries(instruction, register, facts, is_written=is_written)
        elif register.file in UNREADABLE:
            raise _refused(instruction, f"{register.file} is not modelled: {UNREADABLE[register.file]}")


def _require_temporaries(instruction: Instruction, register: Register, facts: Facts, *, is_written: bool) -> None:
    if is_written:
        raise _refused(instruction, f"only a trap handler may write {register}")
    known = TRAP_TEMPORARIES.get(BY_PROCESSOR[facts.processor].family, {})
    for index in range(register.index, register.index + register.width):
        if index not in known:
            raise _refused(instruction, f"what a wave of {facts.processor} finds in ttmp{index} is not modelled")


def _refused(instruction: Instruction, why: str) -> UnknownOperationError:
    return UnknownOperationError(f"{instruction} at {instruction.address:#x}: {why}")
