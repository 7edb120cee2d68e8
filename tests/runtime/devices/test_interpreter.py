"""The interpreter runs programs: control flow, barriers, every kind of memory, faults that say what and where."""

from __future__ import annotations

import re
import struct
import sys
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from instructions import KERNEL, MODE, Assembler, Loaded, load_program, run_program

from hipkit import HipkitError
from hipkit.fatbin.isa import Instruction
from hipkit.loader.image import load
from hipkit.runtime.devices.cpu.apertures import apertures
from hipkit.runtime.devices.cpu.interpreter.interpret import Interpreter
from hipkit.runtime.devices.cpu.interpreter.running import RunningWave
from hipkit.runtime.devices.cpu.interpreter.tracing import Change, TextTracer
from hipkit.runtime.errors import DeadlockError, JumpFault, MemoryFault, TimeLimitError, TrapError
from hipkit.runtime.isa.not_carried_out import UnknownOperationError
from hipkit.runtime.memory.device import DeviceMemory

STORE = """
    v_and_b32 v255, 0x3ff, v0
    v_lshlrev_b32 v255, 2, v255
    global_store_dword v255, v1, s[0:1]
    s_endpgm
"""
"""v1 of each work-item to the buffer."""


def words(data: bytes) -> list[int]:
    return list(struct.unpack(f"<{len(data) // 4}I", data))


def test_a_loop_runs_as_often_as_it_says(assembler: Assembler) -> None:
    code = """
        s_mov_b32 s4, 10
        s_mov_b32 s5, 0
    again:
        s_add_u32 s5, s5, s4
        s_sub_u32 s4, s4, 1
        s_cmp_lg_u32 s4, 0
        s_cbranch_scc1 again
        v_mov_b32 v1, s5
    """
    found, report = run_program(assembler, code + STORE, "gfx90a", bytes(256), counting=True)
    assert words(found) == [55] * 64
    assert report.counts["s_add_u32"] == 10
    assert report.counts["s_endpgm"] == 1


def test_jumps_by_distances_go_both_ways(assembler: Assembler) -> None:
    code = """
        s_mov_b32 s4, 10
        s_mov_b32 s5, 0
        s_mov_b32 s6, again-behind
        s_mov_b32 s7, -1
    again:
        s_add_co_u32 s5, s5, s4
        s_sub_co_u32 s4, s4, 1
        s_cmp_lg_u32 s4, 0
        s_cbranch_scc0 out
        s_add_pc_i64 s[6:7]
    behind:
        s_trap 2
    out:
        s_mov_b64 s[6:7], 4
        s_add_pc_i64 s[6:7]
        s_mov_b32 s5, 0
        v_mov_b32 v1, s5
        v_and_b32 v255, 0x3ff, v0
        v_lshlrev_b32 v255, 2, v255
        global_store_b32 v255, v1, s[0:1]
        s_endpgm
    """
    found, _ = run_program(assembler, code, "gfx1250", bytes(128))
    assert words(found) == [55] * 32


@pytest.mark.parametrize("lanes", [32, 64])
def test_lanes_diverge_and_meet_again(assembler: Assembler, lanes: int) -> None:
    vcc, exec, saved, width = ("vcc", "exec", "s[4:5]", "b64") if lanes == 64 else ("vcc_lo", "exec_lo", "s4", "b32")
    code = f"""
        v_mov_b32 v1, 7
        v_cmp_gt_u32 {vcc}, 5, v0
        s_and_saveexec_{width} {saved}, {vcc}
        s_cbranch_execz done
        v_mov_b32 v1, v0
    done:
        s_mov_{width} {exec}, {saved}
    """
    found, _ = run_program(assembler, code + STORE, "gfx1030", bytes(4 * lanes), lanes=lanes)
    assert words(found) == [0, 1, 2, 3, 4] + [7] * (lanes - 5)


CALL = """
        v_mov_b32 v1, 1
        s_getpc_b64 s[4:5]
        s_add_u32 s4, s4, double - . + 0
        s_addc_u32 s5, s5, 0
        s_swappc_b64 s[30:31], s[4:5]
        s_call_b64 s[30:31], double
        s_branch out
    double:
        v_add_u32 v1, v1, v1
        s_setpc_b64 s[30:31]
    out:
"""


def test_functions_return(assembler: Assembler) -> None:
    found, _ = run_program(assembler, CALL + STORE, "gfx942", bytes(256))
    assert words(found) == [4] * 64


BARRIERS = {
    "gfx90a": "s_barrier",
    "gfx1100": "s_barrier",
    "gfx1201": "s_barrier_signal -1\n s_barrier_wait -1",
}


@pytest.mark.parametrize("target", BARRIERS)
def test_waves_of_a_group_meet_at_barriers(assembler: Assembler, target: str) -> None:
    lanes = 64 if target == "gfx90a" else 32
    size = 4 * lanes
    new = target != "gfx90a"
    code = f"""
        v_and_b32 v2, 0x3ff, v0
        v_lshlrev_b32 v3, 2, v2
        {"ds_store_b32" if new else "ds_write_b32"} v3, v2
        {BARRIERS[target]}
        v_sub_{"nc_" if new else ""}u32 v4, {4 * size - 4}, v3
        {"ds_load_b32" if new else "ds_read_b32"} v1, v4
        {"global_store_b32" if new else "global_store_dword"} v3, v1, s[0:1]
        s_endpgm
    """
    items = 4 * lanes
    found, _ = run_program(
        assembler, code, target, bytes(4 * items), lds=4 * items, group_size=(items, 1, 1), lanes=lanes
    )
    assert words(found) == list(range(items))[::-1]


def test_the_first_to_signal_learns_it(assembler: Assembler) -> None:
    code = """
        s_barrier_signal_isfirst -1
        s_cselect_b32 s4, 1, 0
        s_barrier_wait -1
        v_and_b32 v2, 0x3ff, v0
        v_lshlrev_b32 v3, 2, v2
        v_mov_b32 v1, s4
        global_store_b32 v3, v1, s[0:1]
        s_endpgm
    """
    found, _ = run_program(assembler, code, "gfx1200", bytes(4 * 96), group_size=(96, 1, 1))
    assert words(found) == [1] * 32 + [0] * 64


def test_a_barrier_does_not_wait_for_waves_that_have_ended(assembler: Assembler) -> None:
    code = """
        v_readfirstlane_b32 s4, v0
        s_cmp_eq_u32 s4, 0
        s_cbranch_scc1 end
        s_barrier
        v_mov_b32 v1, 9
        v_lshlrev_b32 v3, 2, v0
        global_store_dword v3, v1, s[0:1]
    end:
        s_endpgm
    """
    found, _ = run_program(assembler, code, "gfx90a", bytes(4 * 192), group_size=(192, 1, 1))
    assert words(found) == [0] * 64 + [9] * 128


SPIN = """
    s_cmp_eq_u32 s2, 0
    s_cbranch_scc0 last
    v_mov_b32 v3, 0
wait:
    s_sleep 1
    global_load_dword v4, v3, s[0:1] glc
    s_waitcnt vmcnt(0)
    v_readfirstlane_b32 s4, v4
    s_cmp_eq_u32 s4, 0
    s_cbranch_scc1 wait
    s_endpgm
last:
    v_mov_b32 v3, 0
    v_mov_b32 v4, 1
    global_store_dword v3, v4, s[0:1]
    s_endpgm
"""


def test_a_group_may_wait_for_a_later_one_that_is_resident(assembler: Assembler) -> None:
    found, report = run_program(assembler, SPIN, "gfx90a", bytes(4), groups=2, counting=True, timeout=60.0)
    assert words(found) == [1]
    assert report.counts["s_sleep"] >= 1


def test_all_groups_of_a_cooperative_launch_are_resident(assembler: Assembler) -> None:
    code = SPIN.replace("s_cmp_eq_u32 s2, 0", "s_cmp_lg_u32 s2, 19")
    found, _ = run_program(assembler, code, "gfx90a", bytes(4), groups=20, is_cooperative=True, timeout=60.0)
    assert words(found) == [1]


def test_groups_at_the_end_may_be_partial(assembler: Assembler) -> None:
    code = """
        v_mov_b32 v1, 1
        s_mul_i32 s4, s2, 64
        v_add_u32 v3, s4, v0
        v_lshlrev_b32 v3, 2, v3
        global_store_dword v3, v1, s[0:1]
        s_endpgm
    """
    found, _ = run_program(assembler, code, "gfx906", bytes(4 * 128), groups=2, items_in_all=(100, 1, 1))
    assert words(found) == [1] * 100 + [0] * 28


def test_scratch_is_each_lanes_own_and_reached_by_flat_addresses_too(assembler: Assembler) -> None:
    code = """
        v_mov_b32 v2, 8
        scratch_store_dword v2, v0, off offset:4
        s_mov_b64 s[4:5], src_private_base
        v_mov_b32 v4, 12
        v_mov_b32 v5, s5
        flat_load_dword v1, v[4:5]
    """
    found, _ = run_program(assembler, code + STORE, "gfx942", bytes(256), scratch=16)
    assert words(found) == list(range(64))


def test_lds_is_reached_by_flat_addresses_too(assembler: Assembler) -> None:
    code = """
        v_lshlrev_b32 v2, 2, v0
        ds_write_b32 v2, v0 offset:256
        s_mov_b64 s[4:5], src_shared_base
        v_add_u32 v4, 0x100, v2
        v_mov_b32 v5, s5
        flat_load_dword v1, v[4:5]
    """
    found, _ = run_program(assembler, code + STORE, "gfx90a", bytes(256), lds=512)
    assert words(found) == list(range(64))
    assert apertures().shared != apertures().private


# Faults

READ = """
    v_lshlrev_b32 v2, 2, v0
    global_load_dword v1, v2, s[0:1] offset:64
"""


def test_a_read_past_an_allocation_says_who_what_and_where(assembler: Assembler) -> None:
    with pytest.raises(MemoryFault) as caught:
        run_program(assembler, READ + STORE, "gfx90a", bytes(256), groups=1)
    fault = caught.value
    assert re.fullmatch(
        r"kernel k: global_load_dword at 0x[0-9a-f]+: lane 48 of wave 0 in workgroup \(0,0,0\) reads 4 bytes at "
        r"0x[0-9a-f]+, which is in no allocation; the nearest, of 256 bytes at 0x[0-9a-f]+, ends right there",
        str(fault),
    )
    assert (fault.kernel, fault.lane, fault.wave, fault.group, fault.size) == ("k", 48, 0, (0, 0, 0), 4)
    assert fault.instruction.startswith("global_load_dword v1, v2, s[0:1]")
    assert fault.space == "global"


def test_inactive_lanes_do_not_fault(assembler: Assembler) -> None:
    code = "s_mov_b64 exec, 0xffff\n" + READ + "s_mov_b64 exec, -1\n"
    run_program(assembler, code + STORE, "gfx90a", bytes(256))


@pytest.mark.parametrize(
    "code, message",
    [
        ("ds_write_b32 v0, v0 offset:100", "lane 0 of wave 0 .* writes 4 bytes at 100, outside the 64 bytes of LDS"),
        ("scratch_load_dword v1, off, off offset:6", "reads 4 bytes at 6, outside the 8 bytes of scratch memory"),
        ("s_load_dwordx2 s[4:5], s[0:1], 0xfc", ": wave 0 in workgroup .* reads 8 bytes at .* which leaves the alloc"),
        ("v_mov_b32 v3, 0\n global_load_dword v1, v[2:3], off", "reads 4 bytes at 0x0, which is a null pointer"),
    ],
)
def test_every_space_has_bounds(assembler: Assembler, code: str, message: str) -> None:
    with pytest.raises(MemoryFault, match=message):
        run_program(assembler, f"v_mov_b32 v2, 0\n {code}\n s_endpgm", "gfx942", bytes(256), lds=64, scratch=8)


def test_what_is_only_readable_is_not_written(assembler: Assembler) -> None:
    loaded = load_program(assembler, "v_mov_b32 v1, 1\n" + STORE, "gfx90a")
    outside = bytearray(256)
    import ctypes

    address = ctypes.addressof((ctypes.c_char * 256).from_buffer(outside))
    dispatch = loaded.dispatch([address & 0xFFFFFFFF, address >> 32], readable=((address, address + 256),))
    with pytest.raises(MemoryFault, match="writes 4 bytes"):
        Interpreter(loaded.memory.reach).run(dispatch)
    assert not any(outside)


@pytest.mark.parametrize(
    "code, error, message",
    [
        ("s_trap 2", TrapError, "kernel k: s_trap at 0x[0-9a-f]+: trap 2 in wave 0 of workgroup"),
        ("s_mov_b64 s[4:5], 64\n s_setpc_b64 s[4:5]", JumpFault, "goes on at 0x40, which is 64 bytes above a null"),
        (".long 0xffffffff", HipkitError, "is no instruction of gfx90a"),
        ("s_rfe_b64 s[4:5]", UnknownOperationError, "kernel k: s_rfe_b64 .* is not carried out"),
        ("s_getreg_b32 s4, hwreg(63)", UnknownOperationError, "hardware register 63 is not carried out"),
    ],
)
def test_what_cannot_go_on_says_why(assembler: Assembler, code: str, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        run_program(assembler, f"{code}\n s_endpgm", "gfx90a", bytes(4))


def test_a_trap_for_debuggers_changes_nothing(assembler: Assembler) -> None:
    run_program(assembler, "s_trap 3\n s_endpgm", "gfx90a", bytes(4))


def test_an_endless_loop_ends_with_its_time(assembler: Assembler) -> None:
    with pytest.raises(TimeLimitError, match=r"longer than the 0\.2 seconds"):
        run_program(assembler, "again: s_branch again", "gfx90a", bytes(4), timeout=0.2)


def test_whoever_launched_can_stop_it(assembler: Assembler) -> None:
    def stop() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_program(assembler, "again: s_branch again", "gfx90a", bytes(4), poll=stop)


def test_waves_of_a_deadlock_are_reported(assembler: Assembler) -> None:
    with pytest.raises(DeadlockError, match=r"wave 0 of 1 wait at a barrier that no other wave will reach"):
        run_program(assembler, "s_barrier_wait -1\n s_endpgm", "gfx1201", bytes(4))


# MODE and hardware registers


def test_mode_is_read_and_changed_field_by_field(assembler: Assembler) -> None:
    code = """
        s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 3
        s_round_mode 0x5
        s_denorm_mode 0xa
        s_mov_b32 s4, 2
        s_setreg_b32 hwreg(HW_REG_MODE, 0, 2), s4
        s_getreg_b32 s5, hwreg(HW_REG_MODE, 0, 10)
        v_mov_b32 v1, s5
    """
    found, _ = run_program(assembler, code + STORE, "gfx1030", bytes(128))
    assert words(found) == [MODE & 0x300 | 0xA6] * 32


@pytest.mark.parametrize("rounding, bits", [(0, 0x3F800000), (1, 0x3F800001), (2, 0x3F800000), (3, 0x3F800000)])
def test_results_are_rounded_as_mode_says_now(assembler: Assembler, rounding: int, bits: int) -> None:
    code = f"""
        s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), {rounding}
        v_mov_b32 v2, 0x33000000
        v_add_f32 v1, 1.0, v2
    """
    found, _ = run_program(assembler, code + STORE, "gfx90a", bytes(256))
    assert words(found) == [bits] * 64


def test_clocks_go_forward(assembler: Assembler) -> None:
    code = """
        s_memrealtime s[4:5]
        s_memtime s[6:7]
        s_memrealtime s[8:9]
        s_memtime s[10:11]
        s_waitcnt lgkmcnt(0)
        s_sub_u32 s4, s8, s4
        s_subb_u32 s5, s9, s5
        s_sub_u32 s6, s10, s6
        s_subb_u32 s7, s11, s7
        s_or_b32 s5, s5, s7
        v_mov_b32 v1, s5
    """
    found, _ = run_program(assembler, code + STORE, "gfx90a", bytes(256))
    assert words(found) == [0] * 64


# Watching


class Recorder:
    def __init__(self) -> None:
        self.seen: list[tuple[str, list[str]]] = []

    def before(self, wave: RunningWave, instruction: Instruction) -> None:
        self.seen.append((instruction.mnemonic, []))

    def after(self, wave: RunningWave, instruction: Instruction, changes: list[Change]) -> None:
        self.seen[-1] = (instruction.mnemonic, [change.register for change in changes])


TRACED = """
    s_mov_b32 s4, 5
    s_cmp_eq_u32 s4, 5
    v_mov_b32 v1, s4
    v_cmp_eq_u32 vcc, 5, v1
"""


def test_a_tracer_sees_what_each_instruction_changes(assembler: Assembler) -> None:
    loaded = load_program(assembler, f"{TRACED} s_endpgm", "gfx90a")
    recorder = Recorder()
    Interpreter(loaded.memory.reach, recorder).run(loaded.dispatch([0, 0]))
    assert recorder.seen == [
        ("s_mov_b32", ["s4"]),
        ("s_cmp_eq_u32", ["scc"]),
        ("v_mov_b32_e32", ["v1"]),
        ("v_cmp_eq_u32_e32", ["vcc_lo", "vcc_hi"]),
        ("s_endpgm", []),
    ]


def test_a_trace_is_text(assembler: Assembler) -> None:
    loaded = load_program(assembler, f"{TRACED} s_endpgm", "gfx90a")
    lines: list[str] = []
    Interpreter(loaded.memory.reach, TextTracer(lines.append)).run(loaded.dispatch([0, 0]))
    assert re.fullmatch(r"\(0,0,0\)\.0 0x[0-9a-f]+: s_mov_b32 s4, 5", lines[0])
    assert lines[1] == "    s4: 0x0 -> 0x5"
    assert lines[5].startswith("    v1: [0] 0x0 -> 0x5 [1] 0x0 -> 0x5")
    assert lines[5].endswith("and 56 more")


def test_item_ids_are_packed_or_in_registers_of_their_own(assembler: Assembler) -> None:
    seen: dict[bool, Any] = {}

    class Last(Recorder):
        def before(self, wave: RunningWave, instruction: Instruction) -> None:
            super().before(wave, instruction)
            seen.setdefault(packed, wave.state.vectors["v"][:3].copy())

    for packed in (True, False):
        loaded = load_program(assembler, "s_endpgm", "gfx90a")
        dispatch = loaded.dispatch([0, 0], group_size=(4, 4, 4))
        dispatch = replace(dispatch, setup=replace(dispatch.setup, packs_item_ids=packed, item_ids=3))
        Interpreter(loaded.memory.reach, Last()).run(dispatch)
    assert seen[True][0].tolist() == [x | y << 10 | z << 20 for z in range(4) for y in range(4) for x in range(4)]
    assert seen[False].tolist() == [
        [n % 4 for n in range(64)], [n // 4 % 4 for n in range(64)], [n // 16 for n in range(64)],
    ]  # fmt: skip


def test_a_fault_names_the_source_line(tool: Any, tmp_path: Path) -> None:
    source, built, linked = (tmp_path / name for name in ("k.s", "k.o", "k.hsaco"))
    source.write_text(KERNEL.format(target="gfx90a", code=READ + STORE, vectors=256, more=".amdhsa_accum_offset 256"))
    tool("llvm-mc-22")("-triple=amdgcn-amd-amdhsa", "-mcpu=gfx90a", "-g", "-filetype=obj", source, "-o", built)
    tool("ld.lld-22")("-shared", built, "-o", linked)
    memory = DeviceMemory()
    loaded = Loaded(memory, load(linked.read_bytes(), memory), "gfx90a", 64)
    line = next(n for n, text in enumerate(source.read_text().splitlines(), 1) if "global_load_dword" in text)
    with pytest.raises(MemoryFault, match=rf"global_load_dword at 0x[0-9a-f]+ \(.*k\.s:{line}\): lane 0") as caught:
        Interpreter(memory.reach).run(loaded.dispatch([0, 0]))
    assert caught.value.line.endswith(f"k.s:{line}")


def test_launches_in_two_threads_lose_no_update(assembler: Assembler) -> None:
    loaded = load_program(
        assembler,
        "v_mov_b32 v2, 0\n v_mov_b32 v3, 1\n" + "global_atomic_add v2, v3, s[0:1]\n" * 20 + "s_endpgm",
        "gfx90a",
    )
    address = loaded.memory.allocate(4)
    before, threads = sys.getswitchinterval(), []
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(2):
            dispatch = loaded.dispatch([address & 0xFFFFFFFF, address >> 32])
            threads.append(threading.Thread(target=Interpreter(loaded.memory.reach).run, args=(dispatch,)))
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(before)
    assert words(loaded.memory.read(address, 4)) == [2 * 64 * 20]
