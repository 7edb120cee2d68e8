"""Clocks, hardware registers, messages and barriers mean the same to both engines, or are refused by both."""

from __future__ import annotations

import pytest
from instructions import Assembler, Engine, run_program

from hipkit.runtime.devices.cpu.compiler import special
from hipkit.runtime.devices.cpu.interpreter.control import realtime
from hipkit.runtime.isa import control
from hipkit.runtime.isa.not_carried_out import UnknownOperationError

STORE = "v_mov_b32 v1, s4\n v_mov_b32 v2, s5\n v_mov_b32 v3, 0\n global_store_{} v3, v[1:2], s[0:1]\n s_endpgm"


@pytest.mark.parametrize(
    "target, code, store",
    [
        ("gfx90a", "s_memrealtime s[4:5]\n s_waitcnt 0", "dwordx2"),
        ("gfx1100", "s_sendmsg_rtn_b64 s[4:5], sendmsg(MSG_RTN_GET_REALTIME)\n s_waitcnt 0", "b64"),
    ],
)
def test_a_clock_has_a_constant_rate(assembler: Assembler, engine: Engine, target: str, code: str, store: str) -> None:
    before = realtime()
    # Pairs of registers begin at even ones on some targets.
    text = f"{code}\n {STORE.format(store)}".replace("v1,", "v6,").replace("v2,", "v7,").replace("v[1:2]", "v[6:7]")
    found, _ = run_program(assembler, text, target, bytes(8), engine=engine)
    assert before <= int.from_bytes(found, "little") <= realtime()


@pytest.mark.parametrize(
    "target, code, message",
    [
        ("gfx90a", "s_getreg_b32 s4, hwreg(63)", "hardware register 63 is not carried out"),
        ("gfx90a", "s_getreg_b32 s4, hwreg(20)", "hardware register 20 is not carried out"),
        ("gfx90a", "s_sendmsg sendmsg(MSG_SAVEWAVE)", "message 4 is not carried out"),
        ("gfx1100", "s_sendmsg_rtn_b64 s[4:5], sendmsg(MSG_RTN_GET_TMA)", "message 130 is not answered"),
        ("gfx1201", "s_barrier_signal 3", "gfx1201 has no barrier but the workgroup's"),
        ("gfx1201", "s_barrier_signal_isfirst 3", "gfx1201 has no barrier but the workgroup's"),
        ("gfx1201", "s_barrier_wait 3", "gfx1201 has no barrier but the workgroup's"),
    ],
)
def test_what_means_something_else_is_refused(
    assembler: Assembler, engine: Engine, target: str, code: str, message: str
) -> None:
    with pytest.raises(UnknownOperationError, match=message):
        run_program(assembler, f"{code}\n s_endpgm", target, bytes(4), engine=engine)


@pytest.mark.parametrize(
    "target, code, number",
    [
        ("gfx906", "s_setreg_imm32_b32 hwreg(1, 12, 9), 0x155\n s_getreg_b32 s4, hwreg(1, 12, 9)", 0x155),
        ("gfx906", "s_setreg_imm32_b32 hwreg(1, 12, 2), 3\n s_setreg_imm32_b32 hwreg(1, 0, 4), 5\n s_getreg_b32 s4, hwreg(1)", 0x33F5),
        ("gfx1100", "s_mov_b32 s6, 6\n s_setreg_b32 hwreg(1, 13, 3), s6\n s_round_mode 9\n s_getreg_b32 s4, hwreg(1)", 0xC3F9),
        ("gfx1030", "s_setreg_imm32_b32 hwreg(20), 0x12345678\n s_getreg_b32 s4, hwreg(20, 8, 16)", 0x3456),
        ("gfx1100", "s_mov_b32 s6, 0xab\n s_setreg_b32 hwreg(21, 4, 8), s6\n s_getreg_b32 s4, hwreg(21)", 0xAB0),
        ("gfx1201", "s_setreg_imm32_b32 hwreg(26, 0, 2), 2\n s_mov_b32 s4, 1", 1),
    ],
)  # fmt: skip
def test_what_is_written_to_a_register_is_read_from_it(
    assembler: Assembler, engine: Engine, target: str, code: str, number: int
) -> None:
    store = STORE.format("b64" if target in ("gfx1100", "gfx1201") else "dwordx2")
    found, _ = run_program(assembler, f"s_mov_b32 s5, 0\n {code}\n {store}", target, bytes(8), engine=engine)
    assert int.from_bytes(found, "little") == number


def test_each_special_operation_has_an_emitter_and_no_other_operation_has() -> None:
    assert set(special.SPECIAL) == control.SPECIAL
