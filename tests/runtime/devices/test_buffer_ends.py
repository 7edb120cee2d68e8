"""Buffers that end within what a lane loads or stores: each word counts by itself, on all engines and in loops."""

from __future__ import annotations

import struct

import pytest
from instructions import Assembler, Engine, interpreter, run_program

from hipkit.runtime.devices.backend import Backend
from hipkit.runtime.devices.cpu.compiler.jit import FAST
from hipkit.runtime.devices.cpu.engine import CpuBackend
from hipkit.runtime.memory.device import DeviceMemory


def compiled_for_speed(memory: DeviceMemory) -> Backend:
    """The engine that compiles, well at once."""
    return CpuBackend(memory, workers=1, first=FAST)


pytestmark = pytest.mark.parametrize(
    "engine", [interpreter, CpuBackend, compiled_for_speed], ids=["interpreted", "compiled", "for speed"]
)
DESCRIPTOR = "s_mov_b32 s4, s0\n s_and_b32 s5, s1, 0xffff\n s_mov_b32 s6, {size}\n s_mov_b32 s7, 0x20000"
LANE = "v_and_b32 v1, 0x3ff, v0\n v_lshlrev_b32 v2, 4, v1"


def run(assembler: Assembler, engine: Engine, code: str, buffer: list[int], size: int) -> list[int]:
    """The words of a buffer after code that reaches the first ``size`` bytes of it through s[4:7]; v2 is 16 a lane."""
    text = f"{LANE}\n{DESCRIPTOR.format(size=size)}\n{code}\n s_endpgm"
    done, _ = run_program(assembler, text, "gfx90a", struct.pack(f"<{len(buffer)}I", *buffer), engine=engine)
    return list(struct.unpack(f"<{len(buffer)}I", done))


def test_words_past_the_end_read_zero(assembler: Assembler, engine: Engine) -> None:
    code = """
        v_mov_b32 v4, -1
        v_mov_b32 v7, -1
        buffer_load_dwordx4 v[4:7], v2, s[4:7], 0 offen
        s_waitcnt 0
        global_store_dwordx4 v2, v[4:7], s[0:1]
    """
    words = list(range(1, 257))
    assert run(assembler, engine, code, words, 4 * 102) == words[:102] + [0] * 154


def test_words_past_the_end_are_not_written(assembler: Assembler, engine: Engine) -> None:
    code = """
        v_mov_b32 v4, 1
        v_mov_b32 v5, 2
        v_mov_b32 v6, 3
        buffer_store_dwordx3 v[4:6], v2, s[4:7], 0 offen offset:4
    """
    words = [9] * 256
    expected = [9 if n % 4 == 0 or n >= 102 else n % 4 for n in range(256)]
    assert run(assembler, engine, code, words, 4 * 102) == expected


def test_a_loop_comes_to_the_end(assembler: Assembler, engine: Engine) -> None:
    """Every lane adds up four words, then those past all lanes' words; the buffer ends in the second turn."""
    code = """
        v_mov_b32 v3, 0
        v_mov_b32 v8, v2
        s_mov_b32 s8, 0
    again:
        buffer_load_dwordx4 v[4:7], v8, s[4:7], 0 offen
        s_waitcnt 0
        v_add3_u32 v3, v3, v4, v5
        v_add3_u32 v3, v3, v6, v7
        v_add_u32 v8, 0x400, v8
        s_add_u32 s8, s8, 1
        s_cmp_lt_u32 s8, 3
        s_cbranch_scc1 again
        v_lshlrev_b32 v1, 2, v1
        global_store_dword v1, v3, s[0:1]
    """
    words = [(7 * n) % 1000 for n in range(512)]
    end = 256 + 101
    sums = [
        sum(words[n] for at in (4 * lane, 256 + 4 * lane) for n in range(at, at + 4) if n < end) for lane in range(64)
    ]
    assert run(assembler, engine, code, words, 4 * end)[:64] == sums


def test_scalars_past_the_end_are_zero(assembler: Assembler, engine: Engine) -> None:
    code = """
        s_buffer_load_dwordx8 s[8:15], s[4:7], 0x50
        s_waitcnt 0
        v_mov_b32 v1, 0
        v_mov_b32 v2, s8
        v_mov_b32 v3, s12
        v_mov_b32 v4, s13
        global_store_dwordx3 v1, v[2:4], s[0:1]
    """
    words = list(range(1, 26))
    assert run(assembler, engine, code, words, 4 * 25)[:3] == [21, 25, 0]


# A buffer of 100 bytes, or of 5 records of 20 bytes. How many lanes read a one rather than a zero is worked out from
# AMD's manuals: lane n has 4n in v2 (an offset) and n in v3 (an index), s8 is 40, and every word of memory is 1.
RAW, RECORDS = (0, 100), (20, 5)
# The format is 32_UINT.
RECORD, INDEX, EMPTY, OFFSET = (mode << 28 | 0x14000 for mode in range(4))
ENDS = [
    # The scalar offset counts, and so does the instruction's.
    ("gfx90a", RAW, 0x20000, "dword v4, v2, s[4:7], 0 offen", "", 25),
    ("gfx90a", RAW, 0x20000, "dword v4, v2, s[4:7], s8 offen", "", 15),
    ("gfx90a", RAW, 0x20000, "dword v4, v2, s[4:7], s8 offen offset:16", "", 11),
    ("gfx90a", RAW, 0x20000, "dword v4, v2, s[4:7], s8 offen", "s_movk_i32 s8, 0x65", 0),
    ("gfx90a", RAW, 0x20000, "dword v4, v2, s[4:7], s8 offen", "s_mov_b32 s8, -4", 0),
    ("gfx1030", RAW, 0x1014000 | OFFSET, "dword v4, v2, s[4:7], s8 offen offset:16", "", 11),
    ("gfx1100", RAW, 0x1004000 | OFFSET, "b32 v4, v2, s[4:7], s8 offen offset:16", "", 11),
    ("gfx1201", RAW, 0x1004000 | OFFSET, "b32 v4, v2, s[4:7], s8 offen offset:16", "", 11),
    # The sum of the lane's offset and the instruction's wraps.
    ("gfx90a", RAW, 0x20000, "dword v4, v5, s[4:7], 0 offen offset:64", "v_add_u32 v5, -64, v2", 25),
    ("gfx1030", RAW, 0x1014000 | OFFSET, "dword v4, v5, s[4:7], 0 offen offset:64", "v_add_nc_u32 v5, -64, v2", 25),
    ("gfx1201", RAW, 0x1004000 | OFFSET, "b32 v4, v5, s[4:7], null offen offset:64", "v_add_nc_u32 v5, -64, v2", 25),
    # All bytes of a word, or of something smaller, have to be inside.
    ("gfx90a", RAW, 0x20000, "dword v4, v2, s[4:7], 0 offen", "s_movk_i32 s6, 99", 24),
    ("gfx90a", RAW, 0x20000, "ushort v4, v2, s[4:7], 0 offen", "s_movk_i32 s6, 97", 24),
    ("gfx90a", RAW, 0x20000, "ubyte v4, v2, s[4:7], 0 offen", "s_movk_i32 s6, 97", 25),
    # gfx9 looks at the index if there is one and records have a size, else at the offset.
    ("gfx90a", RECORDS, 0x20000, "dword v4, v3, s[4:7], 0 idxen", "", 5),
    ("gfx90a", RECORDS, 0x20000, "dword v4, v3, s[4:7], s8 idxen offset:32", "", 5),
    ("gfx90a", RECORDS, 0x20000, "dword v4, v2, s[4:7], 0 offen", "", 1),
    ("gfx90a", RAW, 0x20000, "dword v4, v3, s[4:7], s8 idxen", "", 32),
    ("gfx90a", RAW, 0x20000, "dword v4, v3, s[4:7], s8 idxen", "s_movk_i32 s8, 97", 0),
    # Later generations do what the descriptor says.
    ("gfx1100", RECORDS, RECORD, "b32 v4, v3, s[4:7], s8 idxen offset:16", "", 5),
    ("gfx1100", RECORDS, RECORD, "b32 v4, v3, s[4:7], 0 idxen offset:20", "", 0),
    ("gfx1100", RECORDS, INDEX, "b32 v4, v3, s[4:7], 0 idxen offset:20", "", 5),
    ("gfx1100", RECORDS, OFFSET, "b32 v4, v3, s[4:7], 0 idxen", "", 32),
    ("gfx1100", RECORDS, OFFSET, "b32 v4, v3, s[4:7], 0 idxen offset:4", "", 0),
    ("gfx1100", RECORDS, EMPTY, "b32 v4, v3, s[4:7], s8 idxen", "", 32),
    ("gfx1100", RECORDS, EMPTY, "b32 v4, v3, s[4:7], s8 idxen", "s_mov_b32 s6, 0", 0),
    ("gfx1100", RAW, EMPTY, "b32 v4, v2, s[4:7], s8 offen", "", 32),
    ("gfx1030", RECORDS, INDEX, "dword v4, v3, s[4:7], 0 idxen", "", 5),
    # A descriptor without a format is that of no buffer; the bits beside the format do not count.
    ("gfx90a", RAW, 0x07FFF, "dword v4, v2, s[4:7], 0 offen", "", 0),
    ("gfx90a", RECORDS, 0x80000, "dword v4, v3, s[4:7], 0 idxen", "", 0),
    ("gfx90a", RAW, 0x08000, "dword v4, v2, s[4:7], 0 offen", "", 25),
    ("gfx1030", RAW, 3 << 28, "dword v4, v2, s[4:7], 0 offen", "", 0),
    ("gfx1030", RAW, 3 << 28 | 0x40000, "dword v4, v2, s[4:7], 0 offen", "", 25),
    ("gfx1100", RECORDS, 1 << 28 | 0xC0FFF, "b32 v4, v3, s[4:7], 0 idxen", "", 0),
    ("gfx1100", RECORDS, 1 << 28 | 0x01000, "b32 v4, v3, s[4:7], 0 idxen", "", 5),
    ("gfx1201", RAW, 3 << 28, "b32 v4, v2, s[4:7], 0 offen", "", 0),
]


@pytest.mark.parametrize(("target", "size", "word", "load", "setup", "lanes"), ENDS)
def test_where_a_buffer_ends(
    assembler: Assembler,
    engine: Engine,
    target: str,
    size: tuple[int, int],
    word: int,
    load: str,
    setup: str,
    lanes: int,
) -> None:
    wait = "s_wait_loadcnt 0x0" if target == "gfx1201" else "s_waitcnt 0"
    text = f"""
        v_and_b32 v3, 0x3ff, v0
        v_lshlrev_b32 v2, 2, v3
        s_mov_b32 s4, s0
        s_and_b32 s5, s1, 0xffff
        s_or_b32 s5, s5, {size[0] << 16}
        s_mov_b32 s6, {size[1]}
        s_mov_b32 s7, {word}
        s_mov_b32 s8, 40
        {setup}
        v_mov_b32 v4, -1
        buffer_load_{load.replace(" 0 ", " null ") if target == "gfx1201" else load}
        {wait}
        global_store_{"b32" if target in ("gfx1100", "gfx1201") else "dword"} v2, v4, s[0:1]
        s_endpgm
    """
    done, _ = run_program(assembler, text, target, struct.pack("<512I", *[1] * 512), engine=engine)
    assert list(struct.unpack("<512I", done))[:32] == [1] * lanes + [0] * (32 - lanes)


# What clang 22 makes of __builtin_amdgcn_make_buffer_rsrc for gfx1250: the size from bit 57 on, the stride from bit 108, the
# flags from bit 124. How many lanes read a one is worked out
# as above.
WIDE = [
    ((0, 100), 3, "b32 v4, v2, s[4:7], null offen", 25),
    ((0, 100), 3, "b32 v4, v2, s[4:7], s8 offen", 15),
    ((0, 1 << 44), 3, "b32 v4, v2, s[4:7], null offen", 32),
    ((20, 5), 1, "b32 v4, v3, s[4:7], null idxen", 5),
    ((20, 5), 1, "b32 v4, v3, s[4:7], null idxen offset:4", 5),
    ((20, 1 << 40), 1, "b32 v4, v3, s[4:7], null idxen", 32),
]


@pytest.mark.parametrize(("size", "flags", "load", "lanes"), WIDE)
def test_where_a_buffer_of_gfx1250_ends(
    assembler: Assembler, engine: Engine, size: tuple[int, int], flags: int, load: str, lanes: int
) -> None:
    stride, records = size
    upper = records << 57 | stride << 108 | flags << 124
    text = f"""
        v_and_b32 v3, 0x3ff, v0
        v_lshlrev_b32 v2, 2, v3
        s_mov_b32 s4, s0
        s_or_b32 s5, s1, {upper >> 32 & 0xFFFFFFFF}
        s_mov_b32 s6, {upper >> 64 & 0xFFFFFFFF}
        s_mov_b32 s7, {upper >> 96}
        s_mov_b32 s8, 40
        s_buffer_load_b64 s[10:11], s[4:7], 0x60
        v_mov_b32 v4, -1
        buffer_load_{load}
        s_wait_loadcnt 0x0
        s_wait_kmcnt 0x0
        global_store_b32 v2, v4, s[0:1]
        v_mov_b32 v6, s10
        v_mov_b32 v7, s11
        v_mov_b32 v8, 0
        global_store_b64 v8, v[6:7], s[0:1] offset:1024
        s_endpgm
    """
    done, _ = run_program(assembler, text, "gfx1250", struct.pack("<512I", *[1] * 512), engine=engine)
    words = struct.unpack("<512I", done)
    assert list(words[:32]) == [1] * lanes + [0] * (32 - lanes)
    assert words[256:258] == (1, int(records * max(stride, 1) > 100))
