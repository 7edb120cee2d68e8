"""The rule host-kernel: which kernel a function of the host launches."""

from __future__ import annotations

from pathlib import Path

import pytest

import hipkit
from hipkit.fatbin.codeobject.elf64 import Elf64
from hipkit.fatbin.errors import raise_damage
from hipkit.fatbin.source import Source
from hipkit.fatbin.validate.host_rules import kernel_of, nvcc_kernel_of

BUILT = Path(__file__).parents[3] / "samples" / "built"


@pytest.mark.parametrize(
    ("stub", "kernel"),
    [
        ("_Z24__device_stub__note_callfj", "_Z9note_callfj"),
        ("_ZN3foo18__device_stub__barIiEEvPT_", "_ZN3foo3barIiEEvPT_"),
        ("__device_stub__vector_add", "vector_add"),
    ],
)
def test_the_name_of_the_kernel_is_in_that_of_its_stub(stub: str, kernel: str) -> None:
    assert kernel_of(stub) == kernel


@pytest.mark.parametrize(
    ("stub", "kernel"),
    [
        ("_Z33__device_stub__Z9kQuantizePfS_PhiPfS_Phi", "_Z9kQuantizePfS_Phi"),
        ("_Z18__device_stub__addPfi", "add"),
        ("__device_stub__add", "add"),
    ],
)
def test_nvcc_mangles_the_name_of_the_kernel_within_that_of_its_stub(stub: str, kernel: str) -> None:
    assert nvcc_kernel_of(stub) == kernel


@pytest.mark.parametrize(("name", "is_found"), [(b"__nv_rel", True), (b".eh_frame_hdr", False)])
def test_a_name_within_device_code_registers_no_kernel(name: bytes, is_found: bool) -> None:
    library = bytearray((BUILT / "libfilter.so").read_bytes())
    sections = {
        section.name: section for section in Elf64(Source.from_bytes(bytes(library)), "elf", raise_damage).sections
    }
    text = library.index(b"_Z5applyPfm\0", sections[".rodata"].offset)
    library[text : text + 11] = b"_Z5applyPfj"
    place = sections[".eh_frame_hdr"].offset
    library[place : place + 13] = b"\0_Z5applyPfm\0"
    in_table = library.rindex(b".eh_frame_hdr\0")
    library[in_table : in_table + 14] = name.ljust(14, b"\0")
    rules = [finding.rule for finding in hipkit.validate(hipkit.open(bytes(library)))]
    assert ("host-kernel" in rules) == is_found
