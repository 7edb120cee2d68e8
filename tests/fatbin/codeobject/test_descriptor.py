"""Kernel descriptors: every bit both ways, and what LLVM's disassembler says of the same bytes."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipkit.fatbin.codeobject.code_object import CodeObject
from hipkit.fatbin.codeobject.descriptor import FIELDS, KernelDescriptor
from hipkit.fatbin.codeobject.directives import directives
from hipkit.fatbin.codeobject.generations import BY_PROCESSOR, FAMILIES, GENERATIONS
from hipkit.fatbin.source import Source
from hipkit.fatbin.target import PROCESSORS

BUILT = Path(__file__).parents[3] / "samples" / "built"
CODE = [path for path in sorted(BUILT.glob("*.hsaco")) if ".v2." not in path.name]
FIRST = [row.processors[0] for row in GENERATIONS]

NOT_DECODED = {"gfx940", "gfx941", "gfx12-5-generic"}
DECODED = [name for name, row in BY_PROCESSOR.items() if row.family not in ("gfx6", "gfx7") and name not in NOT_DECODED]
"""What LLVM 22 can disassemble."""
REFUSALS = (
    # Compilers up to LLVM 19 write it on gfx10 and later, where it has no meaning.
    "COMPUTE_PGM_RSRC1_GRANULATED_WAVEFRONT_SGPR_COUNT reserved bits",
    # What it says of a descriptor that is followed by other data without a symbol.
    "kernel descriptor must be 64-byte aligned",
)
"""Why LLVM 22 refuses to decode descriptors that compilers wrote."""


@given(st.binary(min_size=64, max_size=64), st.sampled_from([*FIRST, "gfx9999"]))
def test_what_is_read_is_written_back(data: bytes, processor: str) -> None:
    descriptor = KernelDescriptor.from_bytes(data, processor)
    assert descriptor.to_bytes() == data
    rebuilt = KernelDescriptor(processor).with_fields(
        **{name.replace(".", "__"): value for name, value in descriptor.fields.items()}
    )
    assert rebuilt.fields == descriptor.fields


@pytest.mark.parametrize("family", FAMILIES)
def test_fields_of_a_generation_do_not_overlap(family: str) -> None:
    for word in {field.word for field in FIELDS}:
        seen = 0
        for field in FIELDS:
            if field.word == word and family in field.families:
                assert not seen & field.mask, field
                seen |= field.mask


def test_every_processor_that_llvm_22_knows_has_a_row() -> None:
    newer = {"gfx1154", "gfx1170", "gfx1171", "gfx1172", "gfx1310", "gfx11-7-generic", "gfx13-generic"}
    assert set(PROCESSORS) - set(BY_PROCESSOR) == newer


def test_a_descriptor_known_by_hand() -> None:
    """What llc 22 writes for an empty kernel for gfx942 with 272 bytes of arguments."""
    data = (
        bytes(8) + bytes.fromhex("10010000") + bytes(36) + bytes.fromhex("4000af0090130000 1e000000".replace(" ", ""))
    )
    descriptor = KernelDescriptor.from_bytes(data + bytes(4), "gfx942")
    assert descriptor.kernarg_size == 272
    assert descriptor["rsrc1.granulated_wavefront_sgpr_count"] == 1
    assert descriptor["rsrc1.float_denorm_mode_32"] == 3
    assert (descriptor["rsrc2.user_sgpr_count"], descriptor["rsrc2.enable_vgpr_workitem_id"]) == (8, 2)
    assert (descriptor.vgprs, descriptor.accum_offset, descriptor.wavefront_size) == (8, 4, 64)
    assert descriptor.reserved_bits == []


def test_fields_that_do_not_fit_or_do_not_exist() -> None:
    descriptor = KernelDescriptor("gfx942")
    with pytest.raises(ValueError, match="rsrc2__user_sgpr_count=32 does not fit in 5 bits"):
        descriptor.with_fields(rsrc2__user_sgpr_count=32)
    with pytest.raises(KeyError, match=r"rsrc1\.wgp_mode"):
        descriptor.with_fields(rsrc1__wgp_mode=1)
    assert descriptor.with_fields(rsrc2__user_sgpr_count=31).rsrc2 == 31 << 1


@pytest.mark.parametrize("path", CODE, ids=lambda path: path.name)
def test_samples_are_what_objdump_says(tool: Callable[[str], Any], path: Path) -> None:
    compare(tool, path)


@pytest.mark.parametrize("size", [32, 64])
@pytest.mark.parametrize("processor", DECODED)
def test_every_processor_is_what_objdump_says(
    tool: Callable[[str], Any], tmp_path: Path, processor: str, size: int
) -> None:
    if size not in BY_PROCESSOR[processor].wave_sizes:
        return
    ir, out = tmp_path / "k.ll", tmp_path / "k.o"
    uses = ("workgroup.id.y", "workgroup.id.z", "workitem.id.y", "workitem.id.z")
    calls = "\n".join(f"  %v{n} = call i32 @llvm.amdgcn.{name}()" for n, name in enumerate(uses))
    stores = "\n".join(f"  store volatile i32 %v{n}, ptr addrspace(5) %a" for n in range(len(uses)))
    ir.write_text(
        f"define amdgpu_kernel void @k(i32 %n) {{\n  %a = alloca i32, i32 64, addrspace(5)\n{calls}\n{stores}\n"
        '  call void asm sideeffect "", "~{v90},~{s50}"()\n  ret void\n}\n'
        + "".join(f"declare i32 @llvm.amdgcn.{name}()\n" for name in uses)
    )
    sizes = (f"-mattr=+wavefrontsize{size}",) if len(BY_PROCESSOR[processor].wave_sizes) > 1 else ()
    tool("llc-22")("-mtriple=amdgcn-amd-amdhsa", f"-mcpu={processor}", *sizes, "-filetype=obj", ir, "-o", out)
    compare(tool, out)


def compare(tool: Callable[[str], Any], path: Path) -> None:
    code = CodeObject.read(Source.from_path(path))
    wanted = ",".join(kernel.symbol for kernel in code.kernels)
    text = tool("llvm-objdump-22")("-D", "-j", ".rodata", f"--disassemble-symbols={wanted}", path).stdout.decode()
    for kernel in code.kernels:
        assert kernel.descriptor
        block = re.search(rf"\.amdhsa_kernel {re.escape(kernel.name)}\n(.*?)\.end_amdhsa_kernel", text, re.DOTALL)
        if block is None and any(f"error decoding {kernel.symbol}" in text and reason in text for reason in REFUSALS):
            continue
        assert block, text
        said = [line.split() for line in block[1].splitlines() if not line.strip().startswith(";")]
        assert [[name, str(value)] for name, value in directives(kernel.descriptor, code.version)] == said
