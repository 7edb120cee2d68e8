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
