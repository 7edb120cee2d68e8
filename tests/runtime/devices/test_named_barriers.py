"""Barriers that a part of the waves of a workgroup join, on gfx1250."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from assembled import assembled
from instructions import ENGINES, Assembler, Engine, Loaded, load_program
from ptx_machine import Machine, Ran, StuckError, on_machine

import hipkit
from hipkit import HipkitError
from hipkit.runtime.devices.backend import Dispatch
from hipkit.runtime.devices.cuda import kept
from hipkit.runtime.devices.cuda.barrier_functions import AWAIT, BARRIERS, INIT, LEAVE, LOOK, SIGNAL
from hipkit.runtime.devices.cuda.engine import CudaBackend
from hipkit.runtime.errors import DeadlockError, TimeLimitError, TrapError
from hipkit.runtime.isa.not_carried_out import UnknownOperationError

ON_MACHINE, ON_GPU = "as PTX", "cuda"
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


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test translates, whatever was translated before."""
    monkeypatch.setattr(kept, "disk_cache", lambda: None)


@pytest.fixture(params=[*ENGINES, ON_MACHINE])
def engine(request: pytest.FixtureRequest) -> Engine:
    """Each engine in turn, and the translation for a GPU of NVIDIA's on a machine that runs it on the host."""
    return ENGINES.get(request.param, on_machine)


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


TELL = f"""global_load_b32 v8, v9, s[0:1]
s_wait_loadcnt 0x0
v_readfirstlane_b32 s8, v8
{told("s8", 1)}"""
"""Tell in the second word what the first one is."""


def run(assembler: Assembler, engine: Engine, code: str, **how: Any) -> list[int]:
    """The words that a workgroup has stored in zeroed memory."""
    loaded, dispatch, address = prepared(assembler, engine, code, **how)
    engine(loaded.memory).run(dispatch)
    return list(memoryview(loaded.memory.read(address, 4 * WORDS)).cast("I"))


def prepared(
    assembler: Assembler,
    engine: Engine,
    code: str,
    *,
    waves: int = 2,
    named: int = 4,
    target: str = "gfx1250",
    **more: Any,
) -> tuple[Loaded, Dispatch, int]:
    """Code in memory, its launch, and the address of the memory that it is given."""
    loaded = load_program(assembler, f"{BEGIN}\n{code}\n s_endpgm", target, 32, engine)
    address = loaded.memory.allocate(4 * WORDS)
    loaded.memory.write(address, bytes(4 * WORDS))
    dispatch = loaded.dispatch([address & 0xFFFFFFFF, address >> 32], items=32 * waves, **more)
    return loaded, replace(dispatch, setup=replace(dispatch.setup, named_barriers=named)), address


def test_waves_that_have_joined_wait_for_the_signals_and_others_do_not(assembler: Assembler, engine: Engine) -> None:
    code = of_waves(
        # As Triton's warps do: M0 says how many signals there are to be.
        f"""s_mov_b32 m0, 1
        s_barrier_join m0
        s_mov_b32 m0, 0x20001
        s_barrier_signal m0
        s_barrier_wait 1
        {TELL}""",
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
        f"""{ALL} s_mov_b32 m0, 0x30002
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
        s_mov_b32 m0, 0x10001
        s_barrier_signal m0
        s_barrier_wait -1""",
        f"s_barrier_join 1\n {ALL} s_barrier_wait 1\n {ALL}",
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


def test_a_wave_that_leaves_opens_it_for_those_who_have_signalled(assembler: Assembler, engine: Engine) -> None:
    join = "s_mov_b32 m0, 0x20002\n s_barrier_init m0\n s_barrier_join m0\n" + ALL
    code = of_waves(
        f"{join} s_barrier_signal 2\n s_barrier_wait 1\n global_load_b32 v8, v9, s[0:1]\n s_wait_loadcnt 0x0\n"
        f"v_readfirstlane_b32 s8, v8\n {told('s8', 1)}",
        f"{join} {told('5', 0)} s_barrier_leave\n {scc(2)} s_barrier_wait 1\n s_barrier_leave\n {scc(3)}",
    )
    assert run(assembler, engine, code)[:4] == [5, 5, 0, 1]


def test_two_openings_let_a_wave_go_on_once(assembler: Assembler, engine: Engine) -> None:
    code = of_waves(
        f"""s_barrier_join 1
        {ALL} {ALL}
        s_barrier_wait 1
        {ALL} s_barrier_wait 1
        {TELL}""",
        f"""{ALL} s_mov_b32 m0, 0x10001
        s_barrier_signal m0
        s_barrier_signal m0
        {ALL} {ALL} {told("9", 0)}
        s_barrier_signal 1""",
    )
    assert run(assembler, engine, code)[:2] == [9, 9]


def test_what_has_opened_before_a_wave_joins_is_nothing_to_it(assembler: Assembler, engine: Engine) -> None:
    code = of_waves(
        f"""{ALL} s_barrier_join 1
        {ALL}
        s_barrier_wait 1
        {TELL}""",
        f"""s_mov_b32 m0, 0x10001
        s_barrier_signal m0
        {ALL} {ALL} {told("9", 0)}
        s_barrier_signal 1""",
    )
    assert run(assembler, engine, code)[:2] == [9, 9]


def test_a_wave_goes_on_when_all_have_signalled_wherever_they_wait(assembler: Assembler, engine: Engine) -> None:
    code = of_waves(
        f"s_mov_b32 m0, 0x10001\n s_barrier_join m0\n s_barrier_signal -1\n s_barrier_wait 1\n s_barrier_wait -1\n {told('s3', 1)}",
        f"s_barrier_signal -1\n s_barrier_wait -1\n {told('3', 0)} s_mov_b32 m0, 0x10001\n s_barrier_signal m0",
    )
    assert run(assembler, engine, code, waves=2)[:2] == [3, 0]


def test_waves_that_have_ended_are_waited_for_no_more(assembler: Assembler, engine: Engine) -> None:
    state = f"s_get_barrier_state s8, -1\n s_wait_kmcnt 0x0\n s_barrier_wait 1\n {told('s8', 0)}"
    code = of_waves(f"s_barrier_signal -1\n {state} s_barrier_wait -1\n {told('1', 1)}", "s_endpgm", "s_endpgm")
    valid, one, ended = run(assembler, engine, code, waves=3)[:3]
    assert (valid & VALID, one, ended) == (1, 1, 0)


def test_no_barrier_and_that_of_no_cluster(assembler: Assembler, engine: Engine) -> None:
    code = of_waves(
        f"""s_mov_b32 m0, 0x20000
        s_barrier_init m0
        s_barrier_signal m0
        s_barrier_signal_isfirst m0
        {scc(0)}
        s_get_barrier_state s8, m0
        s_wait_kmcnt 0x0
        {told("s8", 1)}
        s_barrier_join 2
        s_barrier_join m0
        s_barrier_wait 1
        s_barrier_leave
        {scc(2)}
        s_barrier_signal_isfirst 4
        {scc(3)}
        s_barrier_signal -3
        s_barrier_wait -3
        s_mov_b32 s8, 7
        s_get_barrier_state s8, -3
        s_wait_kmcnt 0x0
        {told("s8", 4)}"""
    )
    assert run(assembler, engine, code)[:5] == [0, 0, 1, 0, 0]


def test_a_workgroup_that_is_not_full_may_have_one_wave(assembler: Assembler, engine: Engine) -> None:
    """It has no named barriers, whatever they are numbered; the last of the groups stores after the others' words."""
    code = f"""s_mul_i32 s4, s2, 16
    s_add_nc_u64 s[0:1], s[0:1], s[4:5]
    s_mov_b32 m0, 0x20001
    s_barrier_join m0
    s_barrier_signal_isfirst m0
    {scc(0)}
    s_barrier_wait 1
    s_get_barrier_state s8, -1
    s_wait_kmcnt 0x0
    {told("s8", 1)}
    s_barrier_leave
    {scc(2)}
    {ALL}
    s_cmp_eq_u32 s2, 0
    s_cbranch_scc1 full
    s_barrier_join 9
    full:"""
    found = run(assembler, engine, f"s_mov_b32 s5, 0\n {code}", groups=2, items_in_all=(96, 1, 1))
    assert found[4:7] == [0, 0, 0]
    assert found[1] & VALID


def test_a_trap_ends_waves_that_wait_for_the_one_that_has_it(assembler: Assembler, engine: Engine) -> None:
    code = of_waves("s_mov_b32 m0, 0x20001\n s_barrier_join m0\n s_barrier_signal m0\n s_barrier_wait 1", "s_trap 2")
    with pytest.raises(TrapError, match="trap 2 in wave 1"):
        run(assembler, engine, code)


@pytest.mark.parametrize("engine", [name for name in ENGINES if name != ON_GPU], indirect=True)
def test_a_wait_that_never_ends_names_the_barrier(assembler: Assembler, engine: Engine) -> None:
    code = of_waves("s_mov_b32 m0, 0x20004\n s_barrier_join m0\n s_barrier_signal m0\n s_barrier_wait 1", ALL)
    with pytest.raises(DeadlockError, match="wave 0 of 2 wait at named barrier 4 that no other wave will reach"):
        run(assembler, engine, code)
    with pytest.raises(
        DeadlockError, match="wave 0 of 2 wait at named barrier 4 .*, and wave 1 of 2 wait at a barrier"
    ):
        run(assembler, engine, of_waves(code.split("wave0:\n")[1].split("s_branch")[0], "s_barrier_wait -1"))


@pytest.mark.gpu
@pytest.mark.parametrize("engine", [ON_GPU], indirect=True)
def test_a_wait_that_never_ends_runs_into_the_time_limit_on_a_gpu(assembler: Assembler, engine: Engine) -> None:
    code = of_waves("s_mov_b32 m0, 0x20004\n s_barrier_join m0\n s_barrier_signal m0\n s_barrier_wait 1", ALL)
    loaded, dispatch, _ = prepared(assembler, engine, code)
    with pytest.raises(TimeLimitError):
        engine(loaded.memory).run(replace(dispatch, timeout=0.2))


@pytest.mark.parametrize("wait", ["s_barrier_wait 1", "s_barrier_wait -1"])
def test_waves_on_an_nvidia_gpu_that_wait_for_ever_look_whether_they_are_to_stop(
    assembler: Assembler, wait: str
) -> None:
    """And end then: what comes after the wait is not carried out."""
    code = of_waves(f"s_mov_b32 m0, 0x20004\n s_barrier_join m0\n s_barrier_signal m0\n {wait}", "s_barrier_wait -1")
    loaded, dispatch, address = prepared(assembler, on_machine, code + told("1", 0))
    with pytest.raises(StuckError):
        on_machine(loaded.memory).run(dispatch)
    assert loaded.memory.read(address, 4) == bytes(4)


@pytest.mark.parametrize("seed", range(4))
def test_waves_of_an_nvidia_gpu_come_between_each_other(assembler: Assembler, seed: int) -> None:
    """Three waves add to a number in turn: each signals the barrier of the next one, and all signal one at once."""
    machine: Any = Machine(Random(seed))
    joins = "s_add_co_u32 s6, s3, 1\n s_or_b32 m0, s6, 0x10000\n s_barrier_init m0\n s_barrier_join m0\n"
    following = "s_add_co_u32 s6, s3, 2\n s_cmp_eq_u32 s6, 4\n s_cselect_b32 s6, 1, s6\n s_mov_b32 m0, s6\n s_barrier_signal m0\n"
    begin = "s_cmp_eq_u32 s3, 2\n s_cbranch_scc0 others\n s_mov_b32 m0, 1\n s_barrier_signal m0\n others:\n"
    add = """s_barrier_wait 1
    global_load_b32 v8, v9, s[0:1]
    s_wait_loadcnt 0x0
    v_mul_lo_u32 v8, 3, v8
    v_add_nc_u32 v8, s6, v8
    global_store_b32 v9, v8, s[0:1]
    s_wait_storecnt 0x0
    """
    together = f"s_barrier_signal_isfirst 5\n s_cbranch_scc0 later\n {told('1', 1)} later:\n {ALL}"
    code = f"{joins} s_mov_b32 m0, 0x40005\n s_barrier_init m0\n {ALL} {together} {begin}"
    turn = f"s_add_co_u32 s6, s3, 1\n {add} {following}"
    state = f"s_get_barrier_state s8, 5\n s_wait_kmcnt 0x0\n {told('s8', 2)}"
    found = run(assembler, lambda memory: CudaBackend(machine, memory), code + turn * 2 + ALL + state, waves=3, named=8)
    expected = 0
    for number in (1, 2, 3, 1, 2, 3):
        expected = 3 * expected + number
    assert found[:3] == [expected, 1, VALID | 4 * MEMBERS | 3 * SIGNALS | 2 * ALLOCATED]


FUNCTIONS = (INIT, SIGNAL, LEAVE, LOOK, AWAIT)
PARTS = (
    "s_mov_b32 m0, 0x20001\n s_barrier_init m0\n s_barrier_init 2\n s_barrier_join m0\n s_barrier_signal m0\n s_barrier_signal_isfirst m0\n"
    f"{scc(0)} s_barrier_signal 1\n s_barrier_wait 1\n s_get_barrier_state s8, m0\n s_get_barrier_state s8, -1\n s_wait_kmcnt 0x0\n"
    f"s_barrier_signal_isfirst -1\n s_barrier_wait -1\n s_barrier_leave\n {scc(1)}"
)


@pytest.mark.parametrize("more", [{}, {"groups": 2, "items_in_all": (96, 1, 1)}], ids=["full", "not full"])
@pytest.mark.parametrize("is_checked", [True, False])
def test_ptxas_takes_it(
    assembler: Assembler,
    tool: Callable[[str], Callable[..., Any]],
    tmp_path: Path,
    is_checked: bool,
    more: dict[str, Any],
) -> None:
    text = translation(assembler, PARTS, is_checked=is_checked, **more)
    (tmp_path / "k.ptx").write_text(text)
    for arch in ("sm_80", "sm_90"):
        tool("ptxas")(f"-arch={arch}", tmp_path / "k.ptx", "-o", tmp_path / "k.cubin")
    assert all(f".func (.param .b{64 if name != AWAIT else 32} found) {name}(" in text for name in FUNCTIONS)


@pytest.mark.parametrize(("code", "waves"), [(ALL, 2), (PARTS, 1)], ids=["the workgroup's barrier", "one wave"])
def test_kernels_without_named_barriers_have_the_gpu_s_own(assembler: Assembler, code: str, waves: int) -> None:
    text = translation(assembler, code, waves=waves)
    assert "bar.sync 0;" in text
    assert not any(name in text for name in (BARRIERS, *FUNCTIONS))


def translation(assembler: Assembler, code: str, *, is_checked: bool = True, **more: Any) -> str:
    """The PTX that a launch has the driver load."""
    machine: Any = Machine()
    run(assembler, lambda memory: CudaBackend(machine, memory if is_checked else None), code, **more)
    found: str = machine.texts[-1]
    return found


@pytest.mark.parametrize(
    ("code", "named", "target", "error"),
    [
        ("s_barrier_join 5", 4, "gfx1250", "^kernel k: .*wave [01] .* names barrier 5, and the kernel's descriptor asks for 4 named barriers"),
        ("s_mov_b32 m0, 1\n s_barrier_signal m0", 0, "gfx1250", "^kernel k: .* names barrier 1, and the kernel's descriptor asks for no named"),
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


@pytest.mark.parametrize("how", ["compiled", "interpreted", ON_MACHINE])
def test_the_descriptor_says_how_many_there_are(
    tool: Callable[[str], Callable[..., Any]], tmp_path: Path, how: str
) -> None:
    device = Ran("gfx1250").device if how == ON_MACHINE else hipkit.Device("gfx1250")
    options = ("next_free_vgpr 1", "next_free_sgpr 1", "named_barrier_count 2")
    for number, is_there in ((8, True), (9, False)):
        code = assembled(tool, tmp_path, "gfx1250", f"s_barrier_join {number}", *options)
        kernel = hipkit.Module.load(code, device=device)["k"]
        if is_there:
            kernel.launch(1, 64, interpreted=how == "interpreted")
            continue
        with pytest.raises(UnknownOperationError, match="barrier 9, and the kernel's descriptor asks for 8 named"):
            kernel.launch(1, 64, interpreted=how == "interpreted")
