"""Compiles what ships as object files for every processor of x86-64 that hipkit runs on: ``python tools/native_objects.py``.

That is ``native/ir/``, and the accesses to memory that most kernels make: a first launch compiles its kernel alone. Run it
after ``tools/native_code.sh``, and when ``compiler/llvm/library.py``, or what that calls, writes other IR.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path

import llvmlite
import llvmlite.binding as llvm

from hipkit.runtime.devices.cpu.compiler.compilation import FAST
from hipkit.runtime.devices.cpu.compiler.llvm.hosts import X86_64
from hipkit.runtime.devices.cpu.compiler.llvm.library import module
from hipkit.runtime.devices.cpu.compiler.native_objects import (
    FOLDER,
    LIBRARY,
    SPACES,
    VECTORS,
    file_of,
    packed,
    packed_accesses,
)

LLVMLITE = "0.50"
"""The versions that the object files are made with: others may choose other instructions."""
IR = FOLDER.parent / "ir"
FORMS = {
    "global": (("", "p32"), ("", "g32"), ("slow.", "g64"), ("slow.", "g32")),
    "lds": (("", "lds"), ("slow.", "lds")),
    "flat": (("", "p32"), ("slow.", "g64")),
    "buffer": (("", "g32"), ("slow.", "g32")),
}
"""By address space, the forms of addresses in common accesses, and in those that they call where lanes fit no pattern."""
KINDS, ITEMS = ("load", "store"), ("i8x1", "i16x1", "i32x1", "i32x2", "i32x3", "i32x4")
WHOLE = {"global": ("p32", "g32", "g64"), "lds": ("lds",), "flat": ("p32", "g64")}
WHOLE_ITEMS, STRIPS = ("i8x1", "i32x1", "i32x2", "i32x4"), (2, 4)
"""The same for accesses of whole waves, which fast code has: of 32 and of 64 lanes."""


def compiled(ir: str, features: Sequence[str] = (), *, is_optimized: bool = True) -> bytes:
    """The object file of a module; the processor has ``features`` beside those that emitted code requires."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple("x86_64-unknown-linux-gnu").create_target_machine(
        cpu="x86-64", features=",".join(f"+{name}" for name in (*X86_64.features, *features)), opt=FAST, reloc="static",
        codemodel="large", jit=True,
    )  # fmt: skip
    module = llvm.parse_assembly(ir)
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    if not is_optimized:
        options = llvm.create_pipeline_tuning_options(speed_level=FAST)
        options.loop_unrolling = False  # as the engine compiles them for a host
        builder = llvm.create_pass_builder(machine, options)
        builder.getModulePassManager().run(module, builder)
    return bytes(machine.emit_object(module))


def accesses(space: str) -> list[str]:
    """The functions of the library that ship for an address space."""
    if space == "scratch":
        return [f"hk.scratch.{kind}.{items}" for kind, items in product(KINDS, ITEMS)]
    return [
        f"hk.{slow}{kind}.{space}.{form}.{items}" for kind, items, (slow, form) in product(KINDS, ITEMS, FORMS[space])
    ]


def whole_accesses(space: str) -> list[str]:
    """Those of them that are accesses of whole waves."""
    each = product(KINDS, WHOLE.get(space, ()), WHOLE_ITEMS, STRIPS)
    return [f"hk.every.{kind}.{space}.{form}.{items}.{strips}" for kind, form, items, strips in each]


def groups() -> list[list[str]]:
    """All functions of the library that ship, those of a file together."""
    return [names for space in SPACES for names in (accesses(space), whole_accesses(space)) if names]


def texts_of(names: Sequence[str]) -> dict[str, str]:
    """Their IR."""
    return {name: module(name) for name in names}


def compiled_accesses(texts: Mapping[str, str], vectors: str) -> dict[str, bytes]:
    """Their object files."""
    return {name: compiled(text, VECTORS[vectors], is_optimized=False) for name, text in texts.items()}


def files() -> dict[Path, bytes]:
    """What each file has to be."""
    texts = {path.stem: path.read_bytes() for path in sorted(IR.glob("*.ll"))}
    found = {FOLDER / f"{name}.o.z": packed(text, compiled(text.decode())) for name, text in texts.items()}
    for names in groups():
        ir = texts_of(names)
        for vectors in VECTORS:
            file = file_of(names[0], vectors)
            assert file is not None
            found[LIBRARY / file] = packed_accesses("".join(ir.values()).encode(), compiled_accesses(ir, vectors))
    return found


if __name__ == "__main__":
    if not llvmlite.__version__.startswith(f"{LLVMLITE}."):
        sys.exit(f"install llvmlite {LLVMLITE}")
    for path, content in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(content)
