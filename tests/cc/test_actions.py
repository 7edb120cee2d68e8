"""Actions of AMD's code object manager, one at a time."""

from __future__ import annotations

from contextlib import nullcontext

import pytest
from handmade import GFX942, GFX1100, HOST, bundle

import hipkit
from hipkit.cc.action_step import Data, Kind, Request
from hipkit.cc.actions import carry_out
from hipkit.fatbin.target import TargetID

IDS = [GFX1100.decode(), GFX942.decode()]
BUNDLE = bundle((HOST, b""), (GFX1100, b"code of one"), (GFX942, b"code of another"))


@pytest.mark.parametrize(
    ("kind", "made"),
    [(Kind.FATBIN, Kind.EXECUTABLE), (Kind.OBJ_BUNDLE, Kind.RELOCATABLE), (Kind.BC_BUNDLE, Kind.BC)],
)
def test_entries_of_a_bundle_come_out_in_the_order_in_which_they_are_asked_for(kind: Kind, made: Kind) -> None:
    request = Request(bundle_entries=IDS[::-1])
    found = carry_out("UNBUNDLE", request, [Data(kind, "k", BUNDLE), Data(Kind.SOURCE, "k.s", b"s_endpgm")])
    assert [(data.kind, data.name, data.content) for data in found] == [
        (made, f"k-{IDS[1]}", b"code of another"),
        (made, f"k-{IDS[0]}", b"code of one"),
    ]


def test_an_entry_that_a_bundle_lacks_is_named_with_those_that_it_has() -> None:
    request = Request(bundle_entries=["hip-amdgcn-amd-amdhsa--gfx90a"])
    lacks = rf"k has no entry hip-amdgcn-amd-amdhsa--gfx90a; it has .*{IDS[0]}, {IDS[1]}"
    with pytest.raises(hipkit.UsageError, match=lacks):
        carry_out("UNBUNDLE", request, [Data(Kind.FATBIN, "k", BUNDLE)])


def test_bytes_are_disassembled_for_the_processor_that_is_named() -> None:
    code = bytes.fromhex("000080bf000081bf")
    for processor, last in (("gfx942", "s_endpgm"), ("gfx1100", "s_setkill 0")):
        found = carry_out(
            "DISASSEMBLE_BYTES_TO_SOURCE", Request(TargetID.parse(processor)), [Data(Kind.BYTES, "k", code)]
        )
        assert [(data.kind, data.content) for data in found] == [(Kind.SOURCE, f"\ts_nop 0\n\t{last}\n".encode())]


SINE = b"""
extern "C" __attribute__((device)) float __ocml_sin_f32(float);
extern "C" __attribute__((global)) void sine(float *p) { *p = __ocml_sin_f32(*p); }
"""


@pytest.mark.parametrize(
    ("action", "is_whole"), [("COMPILE_SOURCE_TO_BC", False), ("COMPILE_SOURCE_WITH_DEVICE_LIBS_TO_BC", True)]
)
def test_functions_of_the_device_library_are_there_where_it_is_asked_for(
    action: str, is_whole: bool, compilers: None
) -> None:
    request = Request(TargetID.parse("gfx942"), "hip", ["-O2"])
    made = carry_out(action, request, [Data(Kind.SOURCE, "sine.hip", SINE)])
    objects = carry_out("CODEGEN_BC_TO_RELOCATABLE", request, made)
    with (
        nullcontext()
        if is_whole
        else pytest.raises(hipkit.HipkitError, match="undefined hidden symbol: __ocml_sin_f32")
    ):
        [linked] = carry_out("LINK_RELOCATABLE_TO_EXECUTABLE", request, objects)
        assert [kernel.name for kernel in hipkit.CodeObject.read(linked.content).kernels] == ["sine"]


def test_an_action_that_is_not_written_yet_is_named() -> None:
    with pytest.raises(hipkit.HipkitError, match="COMPILE_SPIRV: this action of comgr is not written yet"):
        carry_out("COMPILE_SPIRV", Request(), [])
