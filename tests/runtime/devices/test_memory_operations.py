"""Memory operations in which lanes work together, or none does: known answers on both engines."""

from __future__ import annotations

import struct
from typing import Any

import pytest
from instructions import Assembler, Engine, interpreter, run_program

from hipkit import HipkitError
from hipkit.runtime.devices.cpu.engine import CpuBackend

ENGINES: dict[str, Engine] = {"interpreter": interpreter, "compiled": CpuBackend}
pytestmark = pytest.mark.parametrize("engine", ENGINES)


def words(data: bytes) -> list[int]:
    return list(struct.unpack(f"<{len(data) // 4}I", data))


def run(assembler: Assembler, engine: str, code: str, target: str, buffer: bytes, **more: Any) -> list[int]:
    """The buffer after code whose s[0:1] point to it; v255 is four times the lane, v254 the lane."""
    head = "v_and_b32 v254, 0x3ff, v0\n v_lshlrev_b32 v255, 2, v254\n"
    done, _ = run_program(
        assembler, f"{head}{code}\n s_endpgm", target, buffer, engine=ENGINES[engine], **{"lds": 4096, **more}
    )
    return words(done)


def test_a_counter_counts_active_lanes(assembler: Assembler, engine: str) -> None:
    code = """
        v_mov_b32 v1, 100
        ds_write_b32 v255, v1
        s_mov_b32 m0, 8
        s_mov_b64 exec, 0xf0
        ds_append v1 offset:16
        ds_append v2 offset:16
        ds_consume v3 offset:16
        v_sub_u32 v1, v2, v1
        global_store_dword v255, v1, s[0:1]
        global_store_dword v255, v3, s[0:1] offset:256
    """
    found = run(assembler, engine, code, "gfx90a", bytes(512))
    assert found[:64] == [0] * 4 + [4] * 4 + [0] * 56
    assert found[64:] == [0] * 4 + [108] * 4 + [0] * 56


@pytest.mark.parametrize("target", ["gfx906", "gfx1030"])
def test_lanes_have_places_of_their_own(assembler: Assembler, engine: str, target: str) -> None:
    code = """
        s_mov_b32 m0, 64
        ds_write_addtid_b32 v254 offset:32
        v_mov_b32 v3, 0
        ds_read_b32 v1, v255 offset:100
        ds_read_addtid_b32 v2 offset:32
        global_store_dword v255, v1, s[0:1]
        global_store_dword v255, v2, s[0:1] offset:256
    """
    found = run(assembler, engine, code, target, bytes(512), lanes=64)
    assert found[:63] == list(range(1, 64))
    assert found[64:] == list(range(64))


def test_marked_words_are_exchanged(assembler: Assembler, engine: str) -> None:
    code = """
        v_mov_b32 v1, 7
        v_mov_b32 v2, 8
        v_lshlrev_b32 v3, 3, v254
        ds_write_b64 v3, v[1:2]
        v_mov_b32 v4, 0x80000005
        v_mov_b32 v5, 6
        ds_condxchg32_rtn_b64 v[6:7], v3, v[4:5] offset:8
        ds_read_b64 v[8:9], v3 offset:8
        global_store_dwordx2 v3, v[6:7], s[0:1]
        global_store_dwordx2 v3, v[8:9], s[0:1] offset:512
    """
    found = run(assembler, engine, code, "gfx906", bytes(1024))
    assert found[:2] == [7, 8]
    assert found[128:130] == [5, 8]


@pytest.mark.parametrize(
    "operation, offset, wanted",
    [("add_src2_u32", 8, 5 + 13), ("max_src2_i32", 0x7FFF, 5), ("write_src2_b32", 0x7FFF, 4), ("xor_src2_b32", 1, 3)],
)
def test_a_place_changes_by_another(
    assembler: Assembler, engine: str, operation: str, offset: int, wanted: int
) -> None:
    """Offsets count words and have fifteen bits, with a sign: 0x7fff is the word before."""
    code = f"""
        ds_write_b32 v255, v254
        s_mov_b32 m0, -1
        s_mov_b64 exec, 0x20
        ds_{operation} v255 offset:{offset}
        s_mov_b64 exec, -1
        ds_read_b32 v1, v255
        global_store_dword v255, v1, s[0:1]
    """
    found = run(assembler, engine, code, "gfx906", bytes(256))
    assert found[4:7] == [4, wanted, 6]


def test_the_distance_may_be_in_the_address(assembler: Assembler, engine: str) -> None:
    code = """
        ds_write_b32 v255, v254
        s_mov_b32 m0, -1
        v_or_b32 v1, 0xfffc0000, v255
        s_mov_b64 exec, 0x20
        ds_add_src2_u32 v1 offset:0x8000
        s_mov_b64 exec, -1
        ds_read_b32 v1, v255
        global_store_dword v255, v1, s[0:1]
    """
    assert run(assembler, engine, code, "gfx906", bytes(256))[5] == 5 + 3


@pytest.mark.parametrize(
    "target, code",
    [
        ("gfx942", "global_load_lds_dword v255, s[0:1] offset:4"),
        ("gfx90a", "s_mov_b32 s4, s0\n s_mov_b32 s5, s1\n s_mov_b32 s6, 260\n s_mov_b32 s7, 0x20000\n"
                   "buffer_load_dword v255, s[4:7], 0 offen offset:4 lds"),
    ],
)  # fmt: skip
def test_memory_is_loaded_past_the_registers(assembler: Assembler, engine: str, target: str, code: str) -> None:
    code = f"""
        s_mov_b32 m0, 60
        {code}
        ds_read_b32 v1, v255 offset:64
        global_store_dword v255, v1, s[0:1] offset:512
    """
    found = run(assembler, engine, code, target, struct.pack("<192I", *range(192)))
    assert found[128:] == list(range(1, 65))


def test_bytes_fill_words_of_lds(assembler: Assembler, engine: str) -> None:
    code = """
        s_mov_b32 m0, 0
        global_load_lds_sbyte v254, s[0:1]
        global_load_lds_dwordx4 v255, s[0:1] offset:1024
        v_lshlrev_b32 v2, 4, v254
        ds_read_b32 v1, v255
        ds_read_b128 v[4:7], v2 offset:1024
        global_store_dword v255, v1, s[0:1]
        global_store_dword v255, v7, s[0:1] offset:256
    """
    found = run(assembler, engine, code, "gfx950", bytes(range(250, 256)) * 512)
    assert found[:3] == [0xFFFFFFFA, 0xFFFFFFFB, 0xFFFFFFFC]
    table = bytes(range(250, 256)) * 512
    assert found[64:128] == [struct.unpack_from("<I", table, 1024 + 4 * lane + 12)[0] for lane in range(64)]


TRANSPOSED = [("ds_read_b64_tr_b16", 16), ("ds_read_b64_tr_b8", 8), ("ds_read_b64_tr_b4", 4), ("ds_read_b96_tr_b6", 6)]


def bits_of(data: bytes, place: int, width: int) -> int:
    return int.from_bytes(data, "little") >> place & (1 << width) - 1


@pytest.mark.parametrize("name, width", TRANSPOSED)
def test_tiles_are_transposed(assembler: Assembler, engine: str, name: str, width: int) -> None:
    """Sixteen lanes load rows of sixteen elements, as many rows as each has elements; each gets a column."""
    size = 12 if width == 6 else 8
    data = bytes((37 * n + n // 7) % 256 for n in range(64 * size))
    code = f"""
        v_mul_u32_u24 v4, {size}, v254
        global_load_dword{"x3" if size == 12 else "x2"} v[{"6:8" if size == 12 else "6:7"}], v4, s[0:1]
        s_waitcnt vmcnt(0)
        ds_write_b{size * 8} v4, v[{"6:8" if size == 12 else "6:7"}]
        {name} v[{"10:12" if size == 12 else "10:11"}], v4
        global_store_dword{"x3" if size == 12 else "x2"} v4, v[{"10:12" if size == 12 else "10:11"}], s[0:1]
    """
    found = run(assembler, engine, code, "gfx950", data)
    packed = struct.pack(f"<{len(found)}I", *found)
    rows = size * 8 // width
    for lane in range(64):
        group, column = lane // 16 * 16, lane % 16
        for row in range(rows):
            element = row * 16 + column
            wanted = bits_of(data[group * size : (group + 16) * size], element * width, width)
            assert bits_of(packed[lane * size : (lane + 1) * size], row * width, width) == wanted


def test_eight_lanes_transpose_on_gfx12(assembler: Assembler, engine: str) -> None:
    data = struct.pack("<256H", *range(256))
    code = """
        v_lshlrev_b32 v4, 4, v254
        v_mov_b32 v5, 0
        v_add_co_u32 v4, vcc_lo, s0, v4
        v_add_co_ci_u32 v5, vcc_lo, s1, v5, vcc_lo
        global_load_tr_b128 v[8:11], v[4:5], off
        s_wait_loadcnt 0x0
        global_store_b128 v[4:5], v[8:11], off
    """
    found = struct.unpack("<256H", struct.pack("<128I", *run(assembler, engine, code, "gfx1201", data)))
    assert [found[8 * lane + row] for lane in range(32) for row in range(8)] == [
        lane // 8 * 64 + row * 8 + lane % 8 for lane in range(32) for row in range(8)
    ]


def test_scalars_are_stored_and_updated(assembler: Assembler, engine: str) -> None:
    code = """
        s_mov_b64 exec, 0
        s_mov_b32 s4, 11
        s_mov_b32 s5, 12
        s_mov_b32 s9, 8
        s_store_dwordx2 s[4:5], s[0:1], 0x10
        s_store_dword s5, s[0:1], s9
        s_mov_b32 s6, 5
        s_atomic_add s6, s[0:1], 0x10 glc
        s_mov_b32 s7, 1
        s_atomic_umax s7, s[0:1], 0x14
        s_mov_b64 s[20:21], 99
        s_mov_b64 s[22:23], 3
        s_atomic_cmpswap_x2 s[20:23], s[0:1], 0x20 glc
        s_store_dword s6, s[0:1], 0x18
        s_store_dword s20, s[0:1], 0x28
    """
    found = run(assembler, engine, code, "gfx900", struct.pack("<12I", *[0] * 8, 3, 0, 0, 0))
    assert found == [0, 0, 12, 0, 16, 12, 11, 0, 99, 0, 3, 0]


def test_a_buffer_ends_for_scalars_too(assembler: Assembler, engine: str) -> None:
    code = """
        s_mov_b32 s4, s0
        s_mov_b32 s5, s1
        s_mov_b32 s6, 8
        s_mov_b32 s7, 0
        s_mov_b32 s8, 7
        s_buffer_store_dword s8, s[4:7], 0x4
        s_buffer_store_dword s8, s[4:7], 0x8
        s_buffer_atomic_add s8, s[4:7], 0x0
        s_buffer_atomic_add s8, s[4:7], 0xc
    """
    assert run(assembler, engine, code, "gfx900", bytes(16)) == [7, 7, 0, 0]


@pytest.mark.parametrize("target, mnemonic", [("gfx1100", "lds_direct_load"), ("gfx1201", "ds_direct_load")])
def test_one_place_of_lds_is_for_all(assembler: Assembler, engine: str, target: str, mnemonic: str) -> None:
    code = f"""
        v_sub_nc_u32 v1, 0, v254
        ds_store_b32 v255, v1
        s_mov_b32 m0, 0x2000c
        {mnemonic} v2
        s_mov_b32 m0, 0x4000c
        {mnemonic} v3
        s_mov_b32 m0, 0x0000d
        {mnemonic} v4
        global_store_b32 v255, v2, s[0:1]
        global_store_b32 v255, v3, s[0:1] offset:128
        global_store_b32 v255, v4, s[0:1] offset:256
    """
    found = run(assembler, engine, code, target, bytes(384))
    assert found == [0xFFFFFFFD] * 64 + [0xFF] * 32


def test_blocks_of_registers_move(assembler: Assembler, engine: str) -> None:
    code = """
        v_lshlrev_b32 v40, 7, v254
        v_mov_b32 v3, 0x77
        v_mov_b32 v4, 0x78
        s_mov_b32 m0, 0x80000005
        global_load_block v[2:33], v40, s[0:1]
        s_mov_b32 m0, 0x80000006
        global_store_block v40, v[2:33], s[0:1] offset:4
    """
    found = run(assembler, engine, code, "gfx1201", struct.pack("<1057I", *range(1057)))
    # Registers 0, 2 and 31 were loaded; 1, 2 and 31 stored, a word further on.
    assert found[:4] == [0, 1, 0x77, 2]
    assert found[32] == 31
    assert found[33:35] == [33, 0x77]


@pytest.mark.parametrize("target", ["gfx1030", "gfx1100"])
def test_global_places_by_lane(assembler: Assembler, engine: str, target: str) -> None:
    word = "dword_addtid" if target == "gfx1030" else "addtid_b32"
    code = f"""
        global_load_{word} v1, s[0:1] offset:4
        s_waitcnt vmcnt(0)
        global_store_{word} v1, s[0:1] offset:256
    """
    found = run(assembler, engine, code, target, struct.pack("<96I", *range(96)))
    assert found[64:] == list(range(1, 33))


@pytest.mark.parametrize(
    "code",
    [
        "v_movrels_b32_dpp v1, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf",
        "v_movreld_b32_dpp v1, v2 dpp8:[1,0,2,3,4,5,6,7]",
        "v_movrels_b32_sdwa v1, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0",
    ],
)
def test_chosen_registers_are_not_read_in_other_ways(assembler: Assembler, engine: str, code: str) -> None:
    with pytest.raises(HipkitError, match="are not read from other lanes or in parts"):
        run(assembler, engine, code, "gfx1030", bytes(4))


@pytest.mark.parametrize(
    "code, message",
    [
        ("s_mov_b32 m0, 4\n ds_append v1 gds", "GDS is not there"),
        ("buffer_load_dword v[2:3], off, s[4:7], 0 tfe", "the status that TFE asks for is not there"),
        ("buffer_load_format_x v1, off, s[4:7], 0", "hipkit does not support the image descriptors of this generation"),
        ("s_movrels_b32 s4, s5", "indirect register access: M0 selects the register"),
    ],
)
def test_what_is_not_there_is_refused(assembler: Assembler, engine: str, code: str, message: str) -> None:
    with pytest.raises(HipkitError, match=message):
        run(assembler, engine, code, "gfx906", bytes(4))
