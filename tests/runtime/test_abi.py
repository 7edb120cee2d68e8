"""How waves begin: user SGPRs, ids, MODE, against LLVM's description and what clang writes into descriptors."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hipkit
from hipkit.fatbin.codeobject.descriptor import KernelDescriptor
from hipkit.fatbin.errors import UnsupportedError
from hipkit.runtime.kernels.abi import ADD_TID, DYNAMIC_STACK, SWIZZLED, Pointers, scratch_size, wave_setup

BUILT = Path(__file__).parents[2] / "samples" / "built"
POINTERS = Pointers(
    dispatch_packet=0x1111_2222_3333_4444, queue=0x5555_6666_7777_8888, kernarg=0x9999_AAAA_BBBB_CCCC,
    dispatch_id=0xDDDD_EEEE_FFFF_0000, scratch=96, arguments=bytes(range(64)),
)  # fmt: skip


def descriptor(processor: str, **fields: int) -> KernelDescriptor:
    return KernelDescriptor(processor).with_fields(**fields)


def test_user_sgprs_come_in_the_order_of_the_descriptor() -> None:
    every = {
        f"properties__enable_sgpr_{name}": 1
        for name in (
            "private_segment_buffer", "dispatch_ptr", "queue_ptr", "kernarg_segment_ptr", "dispatch_id",
            "flat_scratch_init", "private_segment_size",
        )
    }  # fmt: skip
    setup = wave_setup(descriptor("gfx906", **every, rsrc2__user_sgpr_count=15), POINTERS)
    assert setup.sgprs == {
        0: 0, 1: SWIZZLED, 2: 0xFFFFFFFF, 3: ADD_TID | 3 << 21,
        4: 0x3333_4444, 5: 0x1111_2222, 6: 0x7777_8888, 7: 0x5555_6666, 8: 0xBBBB_CCCC, 9: 0x9999_AAAA,
        10: 0xFFFF_0000, 11: 0xDDDD_EEEE, 12: 0, 13: 0, 14: 96,
    }  # fmt: skip


def test_what_is_not_asked_for_takes_no_register() -> None:
    fields = {"properties__enable_sgpr_queue_ptr": 1, "properties__enable_sgpr_private_segment_size": 1}
    setup = wave_setup(descriptor("gfx942", **fields, rsrc2__user_sgpr_count=3), POINTERS)
    assert setup.sgprs == {0: 0x7777_8888, 1: 0x5555_6666, 2: 96}


def test_arguments_are_preloaded() -> None:
    fields = {
        "kernarg_preload__length": 3,
        "kernarg_preload__offset": 2,
        "properties__enable_sgpr_kernarg_segment_ptr": 1,
    }
    setup = wave_setup(descriptor("gfx942", **fields, rsrc2__user_sgpr_count=5), POINTERS)
    assert setup.sgprs == {0: 0xBBBB_CCCC, 1: 0x9999_AAAA, 2: 0x0B0A0908, 3: 0x0F0E0D0C, 4: 0x13121110}


def test_group_ids_follow_the_user_sgprs_or_are_architected() -> None:
    ids = {f"rsrc2__enable_sgpr_workgroup_id_{axis}": 1 for axis in "xz"}
    more = {"rsrc2__enable_private_segment": 1, "rsrc2__user_sgpr_count": 6}
    old = wave_setup(descriptor("gfx1030", **ids, **more), POINTERS)
    assert old.group_ids == (("s", 6, 0, 32), None, ("s", 7, 0, 32))
    assert (old.scratch_offset, old.wave_id) == (8, None)
    architected_scratch = wave_setup(descriptor("gfx1100", **ids, **more), POINTERS)
    assert (architected_scratch.scratch_offset, architected_scratch.wave_id) == (None, None)
    new = wave_setup(descriptor("gfx1201", **ids, **more), POINTERS)
    assert new.group_ids == (("ttmp", 9, 0, 32), ("ttmp", 7, 0, 16), ("ttmp", 7, 16, 16))
    assert new.wave_id == ("ttmp", 8, 25, 5)


@pytest.mark.parametrize(("processor", "counts"), [("gfx1250", [0, 4, 8, 12, 16, 16, 16, 16]), ("gfx1201", [0] * 8)])
def test_named_barriers_come_in_fours_and_there_are_sixteen(processor: str, counts: list[int]) -> None:
    # The descriptor has three bits for them: more than there are, which code can ask for.
    field = {"rsrc3__named_bar_cnt": 0} if processor == "gfx1250" else {}
    found = [
        wave_setup(descriptor(processor, **dict.fromkeys(field, asked)), POINTERS).named_barriers for asked in range(8)
    ]
    assert found == counts


def test_the_workgroup_info_is_refused_by_name() -> None:
    with pytest.raises(UnsupportedError, match="workgroup info in an SGPR, which hipkit does not provide"):
        wave_setup(descriptor("gfx1100", rsrc2__enable_sgpr_workgroup_info=1), POINTERS)


@pytest.mark.parametrize(
    ("processor", "packed", "lanes"),
    [
        ("gfx900", False, 64), ("gfx906", False, 64), ("gfx908", False, 64), ("gfx90a", True, 64),
        ("gfx942", True, 64), ("gfx950", True, 64), ("gfx1030", False, 32), ("gfx1100", True, 32),
        ("gfx1151", True, 32), ("gfx1201", True, 32), ("gfx1250", True, 32), ("gfx9-4-generic", True, 64),
    ],
)  # fmt: skip
def test_work_item_ids(processor: str, packed: bool, lanes: int) -> None:
    wanted = {"properties__enable_wavefront_size32": 1} if processor.startswith("gfx1") else {}
    for asked, count in ((0, 1), (1, 2), (2, 3)):
        setup = wave_setup(descriptor(processor, rsrc2__enable_vgpr_workitem_id=asked, **wanted), POINTERS)
        assert (setup.packs_item_ids, setup.item_ids, setup.lanes) == (packed, count, lanes)


def test_mode() -> None:
    floats = {
        "rsrc1__float_round_mode_32": 1, "rsrc1__float_round_mode_16_64": 2,
        "rsrc1__float_denorm_mode_32": 3, "rsrc1__float_denorm_mode_16_64": 1,
    }  # fmt: skip
    plain = wave_setup(descriptor("gfx1100", **floats), POINTERS)
    assert plain.mode == 0b01_11_10_01
    clamped = wave_setup(descriptor("gfx1100", rsrc1__enable_dx10_clamp=1, rsrc1__fp16_ovfl=1), POINTERS)
    assert clamped.mode == 1 << 8 | 1 << 23
    assert wave_setup(descriptor("gfx906", rsrc1__enable_ieee_mode=1), POINTERS).mode == 1 << 9
    # The same bits of the descriptor mean other things there.
    others = {"rsrc1__disable_perf": 1, "rsrc1__enable_wg_rr_en": 1}
    assert wave_setup(descriptor("gfx1201", **others), POINTERS).mode == 1 << 8


def test_registers() -> None:
    assert (
        wave_setup(descriptor("gfx90a", rsrc1__granulated_workitem_vgpr_count=3, rsrc3__accum_offset=4), POINTERS).vgprs
        == 32
    )
    unified = wave_setup(descriptor("gfx90a", rsrc1__granulated_workitem_vgpr_count=3, rsrc3__accum_offset=4), POINTERS)
    assert unified.accum_offset == 20
    assert wave_setup(descriptor("gfx908", rsrc1__granulated_workitem_vgpr_count=3), POINTERS).accum_offset is None


def test_scratch_grows_for_dynamic_stacks() -> None:
    fixed = KernelDescriptor("gfx942", private_segment_fixed_size=48)
    assert scratch_size(fixed) == 48
    assert scratch_size(fixed.with_fields(properties__uses_dynamic_stack=1)) == 48 + DYNAMIC_STACK


@pytest.mark.parametrize(
    ("name", "sgprs", "ids"),
    [
        # As clang's code reads them: the first instructions of each kernel use these registers.
        ("matmul.gfx906.v3.hsaco", {4: 0xBBBB_CCCC, 5: 0x9999_AAAA}, [("s", 6, 0, 32), ("s", 7, 0, 32), None]),
        ("matmul.gfx942.v4.hsaco", {0: 0xBBBB_CCCC, 1: 0x9999_AAAA}, [("s", 2, 0, 32), ("s", 3, 0, 32), None]),
        ("reduce.gfx1100.v5.hsaco", {0: 0xBBBB_CCCC, 1: 0x9999_AAAA}, [("s", 15, 0, 32), None, None]),
    ],
)
def test_samples(name: str, sgprs: dict[int, int], ids: list[object]) -> None:
    code = hipkit.CodeObject.read(hipkit.open(BUILT / name).entries[0].source)
    found = code.kernels[0].descriptor
    assert found
    setup = wave_setup(found, POINTERS)
    assert sgprs.items() <= setup.sgprs.items()
    assert list(setup.group_ids) == ids


PRELOADED = """
extern "C" __attribute__((global)) void k(float* a, int n, float f, long m) {
    a[__builtin_amdgcn_workitem_id_x() + n] = f + m + __builtin_amdgcn_workgroup_id_y();
}
"""


def test_preloaded_arguments_are_where_clang_reads_them(tool: Callable[[str], Any], tmp_path: Path) -> None:
    (tmp_path / "k.hip").write_text(PRELOADED)
    options = ("-x", "hip", "--offload-device-only", "--no-gpu-bundle-output", "-nogpuinc", "-nogpulib", "-O3")
    preload = ("-mllvm", "-amdgpu-kernarg-preload-count=8", "--offload-arch=gfx942")
    tool("clang-22")(*options, *preload, tmp_path / "k.hip", "-o", tmp_path / "k.hsaco")
    code = hipkit.CodeObject.read((tmp_path / "k.hsaco").read_bytes())
    disassembly = hipkit.Disassembly(code)
    # For processors without preloading the kernel begins with loads to the same registers.
    loads = [str(instruction) for instruction in disassembly.instructions(disassembly.functions[0])][:2]
    assert loads == ["s_load_dwordx2 s[2:3], s[0:1], 0x0", "s_load_dwordx4 s[4:7], s[0:1], 0x8"]
    found = code.kernels[0].descriptor
    assert found
    setup = wave_setup(found, POINTERS)
    words = [int.from_bytes(POINTERS.arguments[at : at + 4], "little") for at in range(0, 24, 4)]
    assert [setup.sgprs[number] for number in range(2, 8)] == words
    assert setup.group_ids[1] == ("s", 9, 0, 32)


def test_older_processors_are_refused() -> None:
    with pytest.raises(UnsupportedError, match="how kernels of gfx803 start is not written"):
        wave_setup(KernelDescriptor("gfx803"), POINTERS)
