"""Compiles ``native/ir/`` for every processor of x86-64 that hipkit runs on: ``python tools/native_objects.py``.

The object files are what ships, so that a first launch does not compile the scheduler. Run it after ``tools/native_code.sh``.
"""

from __future__ import annotations

import sys
from pathlib import Path

import llvmlite
import llvmlite.binding as llvm

from hipkit.runtime.devices.cpu.compiler.compilation import FAST
from hipkit.runtime.devices.cpu.compiler.llvm.hosts import X86_64
from hipkit.runtime.devices.cpu.compiler.native_objects import FOLDER, packed

LLVMLITE = "0.50"
"""The versions that the object files are made with: others may choose other instructions."""
IR = FOLDER.parent / "ir"


def compiled(ir: str) -> bytes:
    """The object file of a module."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple("x86_64-unknown-linux-gnu").create_target_machine(
        cpu="x86-64", features=",".join(f"+{name}" for name in X86_64.features), opt=FAST, reloc="static",
        codemodel="large", jit=True,
    )  # fmt: skip
    module = llvm.parse_assembly(ir)
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    return bytes(machine.emit_object(module))


def files() -> dict[Path, bytes]:
    """What each file has to be."""
    texts = {path.stem: path.read_bytes() for path in sorted(IR.glob("*.ll"))}
    return {FOLDER / f"{name}.o.z": packed(text, compiled(text.decode())) for name, text in texts.items()}


if __name__ == "__main__":
    if not llvmlite.__version__.startswith(f"{LLVMLITE}."):
        sys.exit(f"install llvmlite {LLVMLITE}")
    FOLDER.mkdir(exist_ok=True)
    for path, content in files().items():
        path.write_bytes(content)
