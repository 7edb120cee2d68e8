"""Barriers that a part of the waves of a workgroup join, on gfx1250."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from assembled import assembled
from instructions import Assembler, Engine, load_program

import hipkit
from hipkit import HipkitError
from hipkit.runtime.errors import DeadlockError
from hipkit.runtime.isa.not_carried_out import UnknownOperationError

WORDS = 8
BEGIN = """
    v_and_b32 v1, 0x3ff, v0
    v_readfirstlane_b32 s3, v1
    s_lshr_b32 s3, s3, 5
    v_mov_b32 v9, 0
"""
"""s3 is the number of the wave, v9 zero; s[0:1] point to the memory."""
ALL = "s_barrier_signal -1\n s_barrier_wait -1\n"
VALID, MEMBERS, SIGNALS, ALLOCATED = 1, 1 << 4, 1 << 16, 1 << 24


def of_waves(*parts: str) -> str:
    """Code of which each wave runs its part."""
    text = "".join(f"s_cmp_eq_u32 s3, {n}\n s_cbranch_scc1 wave{n}\n" for n in range(len(parts)))
    text += "s_branch together\n"
    text += "".join(f"wave{n}:\n {part}\n s_branch together\n" for n, part in enumerate(parts))
    return f"{text} together:\n"


def told(register: str, at: int) -> str:
    """Store a scalar register as a word of the memory."""
    return f"v_mov_b32 v8, {register}\n global_store_b32 v9, v8, s[0:1] offset:{4 * at}\n s_wait_storecnt 0x0\n"


def scc(at: int) -> str:
    return "s_cselect_b32 s9, 1, 0\n" + told("s9", at)


def run(
    assembler: Assembler, engine: Engine, code: str, *, waves: int = 2, named: int = 4, target: str = "gfx1250"
) -> list[int]:
    loaded = load_program(assembler, f"{BEGIN}\n{code}\n s_endpgm", target, 32, engine)
    address = loaded.memory.allocate(4 * WORDS)
    loaded.memory.write(address, bytes(4 * WORDS))
    dispatch = loaded.dispatch([address & 0xFFFFFFFF, address >> 32], items=32 * waves)
    dispatch = replace(dispatch, setup=replace(dispatch.setup, named_barriers=named))
    engine(loaded.memory).run(dispatch)
    return list(memoryview(loaded.memory.read(address, 4 * WORDS)).cast("I"))


def test_waves_that_have_joined_wait_for_the_signals_and_others_do_not(assembler: Assembler, engine: Engine) -> None:
    code = of_waves(
        # As Triton's warps do: M0 says how many signals there are to be.
        f"""s_mov_b32 m0, 1
        s_barrier_join m0
        s_mov_b32 m0, 0x20001
        s_barrier_signal m0
        s_barrier_wait 1
        global_load_b32 v8, v9, s[0:1]
        s_wait_loadcnt 0x0
        v_readfirstlane_b32 s8, v8
        {told("s8", 1)}""",
        "s_barrier_wait 1",  # has joined none
        f"""{told("7", 0)}
        s_barrier_join 1
        s_mov_b32 m0, 0x20001
        s_barrier_signal m0
        s_barrier_wait 1""",
    )
    assert run(assembler, engine, code + ALL, waves=3)[:2] == [7, 7]


def test_a_barrier_opens_again_and_again_for_those_who_came_late_too(assembler: Assembler, engine: Engine) -> None:
    code = of_waves(
        """s_mov_b32 m0, 0x20003
        s_barrier_init m0
        s_barrier_join 3
        """
        + ALL
        + "s_barrier_signal 3\n s_barrier_wait 1\n" * 3
        + told("s3", 0),
        "s_barrier_join 3\n" + ALL + "s_barrier_signal 3\n s_barrier_wait 1\n" * 3 + told("s3", 1),
    )
    assert run(assembler, engine, code)[:2] == [0, 1]


def test_the_state_of_barriers(assembler: Assembler, engine: Engine) -> None:
    code = of_waves(
        f"""s_mov_b32 m0, 0x30002
        s_barrier_init m0
        s_barrier_signal 2
        s_get_barrier_state s8, 2
        s_wait_kmcnt 0x0
        {told("s8", 0)}
        s_get_barrier_state s8, m0
        s_wait_kmcnt 0x0
        {told("s8", 1)}
        s_barrier_signal -1
        s_get_barrier_state s8, -1
        s_wait_kmcnt 0x0
        {told("s8", 2)}
        s_barrier_wait -1""",
        ALL,
    )
    named = VALID | 3 * MEMBERS | 1 * SIGNALS | 2 * ALLOCATED
    found = run(assembler, engine, code, named=8)
    assert found[:3] == [named, named, VALID | 2 * MEMBERS | 1 * SIGNALS | 2 * ALLOCATED]


def test_the_first_signal_is_told_of_and_the_last_one_to_leave(assembler: Assembler, engine: Engine) -> None:
    join = "s_mov_b32 m0, 0x20001\n s_barrier_join m0\n"
    code = of_waves(
        f"""{join} {ALL}
        s_barrier_signal_isfirst m0
        {scc(0)}
        s_barrier_signal_isfirst 1
        {scc(1)}
        s_barrier_wait 1
        s_barrier_leave
        {scc(2)}
        {ALL}""",
        f"""{join} {ALL} {ALL}
        s_barrier_leave
        {scc(3)}""",
        ALL + ALL,
    )
    # The second signal opens it; then one member leaves after the other.
    assert run(assembler, engine, code, waves=3)[:4] == [1, 0, 0, 1]


def test_a_workgroup_of_one_wave_has_no_named_barriers(assembler: Assembler, engine: Engine) -> None:
    code = f"""s_mov_b32 m0, 0x20001
    s_barrier_join 1
    s_barrier_signal m0
    s_barrier_wait 1
    s_get_barrier_state s8, 1
    s_wait_kmcnt 0x0
    {told("s8", 0)}"""
    assert run(assembler, engine, code, waves=1)[0] == 0


def test_a_wait_that_never_ends_names_the_barrier(assembler: Assembler, engine: Engine) -> None:
    code = of_waves("s_mov_b32 m0, 0x20004\n s_barrier_join m0\n s_barrier_signal m0\n s_barrier_wait 1", ALL)
    with pytest.raises(DeadlockError, match="wave 0 of 2 wait at named barrier 4 that no other wave will reach"):
        run(assembler, engine, code)
    with pytest.raises(
        DeadlockError, match="wave 0 of 2 wait at named barrier 4 .*, and wave 1 of 2 wait at a barrier"
    ):
        run(assembler, engine, of_waves(code.split("wave0:\n")[1].split("s_branch")[0], "s_barrier_wait -1"))


@pytest.mark.parametrize(
    ("code", "named", "target", "error"),
    [
        ("s_barrier_join 5", 4, "gfx1250", "wave 0.* names barrier 5, and the kernel's descriptor asks for 4 named barriers"),
        ("s_mov_b32 m0, 1\n s_barrier_signal m0", 0, "gfx1250", "names barrier 1, and the kernel's descriptor asks for no named"),
        ("s_barrier_signal -2", 4, "gfx1250", "barrier -2 is that of trap handlers, which hipkit does not carry out"),
        ("s_barrier_join -3", 4, "gfx1250", "with the barrier of a cluster the manuals do not say"),
        ("s_barrier_signal 1", 4, "gfx1201", "gfx1201 has no barrier but the workgroup's"),
    ],
)  # fmt: skip
def test_barriers_that_are_not_there(
    assembler: Assembler, engine: Engine, code: str, named: int, target: str, error: str
) -> None:
    with pytest.raises(HipkitError, match=error) as raised:
        run(assembler, engine, code, named=named, target=target)
    assert isinstance(raised.value, UnknownOperationError)


@pytest.mark.parametrize("interpret", [False, True], ids=["compiled", "interpreted"])
def test_the_descriptor_says_how_many_there_are(
    tool: Callable[[str], Callable[..., Any]], tmp_path: Path, interpret: bool
) -> None:
    options = ("next_free_vgpr 1", "next_free_sgpr 1", "named_barrier_count 2")
    for number, is_there in ((8, True), (9, False)):
        code = assembled(tool, tmp_path, "gfx1250", f"s_barrier_join {number}", *options)
        kernel = hipkit.Module.load(code, device=hipkit.Device("gfx1250"))["k"]
        if is_there:
            kernel.launch(1, 64, interpreted=interpret)
            continue
        with pytest.raises(UnknownOperationError, match="barrier 9, and the kernel's descriptor asks for 8 named"):
            kernel.launch(1, 64, interpreted=interpret)
