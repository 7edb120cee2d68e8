"""What kernels compute as PTX, on a machine that runs it on the host: the translation is the one for a GPU of NVIDIA's.

How the driver compiles it, and what a GPU does at once, is not tried here: threads take turns, and memory is in order.
"""

from __future__ import annotations

import operator
import time
from collections.abc import Callable
from contextlib import nullcontext
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import reference
from answer_batches import wrong_rows
from answers import Row, all_rows
from hip_kernels import CACHE, FOLDER
from instructions import Assembler, run_program
from ptx_arithmetic import bits_of, float_of, signed
from ptx_machine import Module, Ran, on_machine

import hipkit
from hipkit.runtime import notes, profile
from hipkit.runtime.devices.cuda import kept
from hipkit.runtime.devices.cuda.ptx import PtxBuilder
from hipkit.runtime.errors import FaultError, KernelError, MemoryFault, TrapError
from hipkit.runtime.isa.values import I8, I16, I32, I64, Lane, Mode, Type

BUILT = Path(__file__).parents[3] / "samples" / "built"
PEERS = Path(__file__).parents[3] / "benchmarks" / "engine_peers" / "kernels.hip"
CALLS = Path(__file__).parents[1] / "isa" / "ptx" / "calls.hip"
Tool = Callable[[str], Callable[..., Any]]


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test translates, whatever was translated before."""
    monkeypatch.setattr(kept, "disk_cache", lambda: None)


# ------------------------------------------------------------------------------------------------------------- instructions


def _group(row: Row) -> tuple[str, str, int]:
    return row.table, row.target, row.lanes


GROUPS = {"-".join(map(str, key)): list(rows) for key, rows in groupby(sorted(all_rows(), key=_group), key=_group)}
SHARE = 3
"""One row of so many is answered each time, and the others where slow tests are."""


NOT_RUN = "_format_"
"""Accesses of formats call functions of images, which the machine does not run."""


def answered(assembler: Assembler, rows: list[Row]) -> None:
    wrong = wrong_rows(assembler, [row for row in rows if not _is_left_out(row)], on_machine)
    assert not wrong, "\n".join(wrong)


def _is_left_out(row: Row) -> bool:
    return any(NOT_RUN in code for code in row.code)


@pytest.mark.in_turn(4)
@pytest.mark.parametrize("name", GROUPS)
def test_instructions_give_the_known_answers(assembler: Assembler, name: str) -> None:
    answered(assembler, GROUPS[name][::SHARE])


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name, rows in GROUPS.items() if len(rows) > 1])
def test_all_instructions_give_the_known_answers(assembler: Assembler, name: str) -> None:
    answered(assembler, [row for n, row in enumerate(GROUPS[name]) if n % SHARE])


# ------------------------------------------------------------------------------------------------------------------ kernels


TARGETS = ["gfx1100", "gfx90a:xnack+"]
"""Waves of 32 and of 64 lanes."""


@pytest.fixture(params=TARGETS)
def ran(request: pytest.FixtureRequest) -> Ran:
    return Ran(request.param)


@pytest.mark.parametrize(("count", "block"), [(1, 64), (63, 64), (100, 64), (100, 33), (200, 100)])
@pytest.mark.parametrize("is_checked", [True, False])
def test_vectors_are_added(ran: Ran, count: int, block: int, is_checked: bool) -> None:
    kernel = ran.load(BUILT / "vector_add")["vector_add"]
    x, y, out = np.arange(count, dtype="f4"), np.linspace(-1, 1, count, dtype="f4"), np.zeros(count, "f4")
    arguments: list[Any] = [x, y, out, count]
    groups = -(-count // block) + 1
    begun = time.perf_counter()
    if is_checked:
        kernel.launch(groups, block, arguments)
    else:
        with hipkit.unchecked():
            kernel.launch(groups, block, arguments)
    took = time.perf_counter() - begun
    if block == 64:
        assert (out == x + y).all()
    (text,) = ran.machine.texts
    assert ("find_memory" in text) is is_checked
    assert 0 < ran.report.compile_seconds < took and 0 < ran.report.run_seconds < took
    assert ran.report.compile_seconds + ran.report.run_seconds <= took


@pytest.mark.parametrize("at", [(0, 0, 0), (1, 2, 3), (2, 2, 2), (4, 0, 1), (8, 12, 4)])
def test_addresses_may_be_odd(ran: Ran, at: tuple[int, int, int]) -> None:
    kernel = ran.load(BUILT / "vector_add")["vector_add"]
    x, y = np.arange(65, dtype="f4"), np.linspace(-1, 1, 65, dtype="f4")
    places = [ran.device.zeros(4 * 65 + 16, np.uint8) for _ in at]
    for place, offset, data in zip(places, at, (x, y), strict=False):
        ran.device.memory.write(place.address + offset, data.tobytes())
    for order in (at, at[::-1]):  # a second launch, whose arguments may be aligned in another way
        if order == at:
            kernel.launch(2, 64, [*(place.address + n for place, n in zip(places, at, strict=True)), 65], strict=False)
            found = np.frombuffer(ran.device.memory.read(places[2].address + at[2], 260), "f4")
            assert (found == x + y).all()


def test_translations_are_for_arguments_that_are_aligned_alike(ran: Ran) -> None:
    kernel = ran.load(BUILT / "vector_add")["vector_add"]
    room = [ran.device.zeros(128, np.float32) for _ in range(3)]
    for offset, translations in ((0, 1), (16, 1), (4, 2), (64, 2), (20, 2), (2, 3), (6, 3)):
        kernel.launch(1, 64, [*(one.address + offset for one in room), 8], strict=False)
        assert len(ran.machine.texts) == translations, offset


def test_groups_of_three_axes_have_their_items(tool: Tool, tmp_path: Path) -> None:
    source = tmp_path / "ids.hip"
    source.write_text(
        "#define ID(n) __builtin_amdgcn_work##n\n"
        'extern "C" __attribute__((global)) void ids(unsigned* out, int w, int h, int gw, int gh) {\n'
        " unsigned x = ID(group_id_x)() * w + ID(item_id_x)(), y = ID(group_id_y)() * h + ID(item_id_y)();\n"
        " unsigned z = ID(group_id_z)() * 3 + ID(item_id_z)();\n"
        " out[(z * gh + y) * gw + x] += x | y << 8 | z << 16 | 1u << 24;\n}\n"
    )
    for target in ("gfx906", "gfx942", "gfx1100"):
        ran = Ran(target)
        module = ran.load(built(tool, source, target, tmp_path))
        for size, groups in (((5, 4, 3), (2, 3, 2)), ((8, 2, 3), (1, 1, 1)), ((16, 8, 3), (2, 1, 1))):
            w, h, d = (size[n] * groups[n] for n in range(3))
            out = np.zeros((d, h, w), np.uint32)
            module["ids"].launch(groups, size, [out, size[0], size[1], w, h])
            z, y, x = np.indices((d, h, w))
            assert (out == (x | y << 8 | z << 16 | 1 << 24)).all(), (target, size)


def built(tool: Tool, source: Path, target: str, folder: Path, *options: str) -> Path:
    made = folder / f"{source.stem}.{target}.hsaco"
    tool("clang-22")(
        "-x", "hip", "--cuda-device-only", f"--offload-arch={target}", "-nogpulib", "-nogpuinc", "-O2", *options,
        "--no-gpu-bundle-output", source, "-o", made,
    )  # fmt: skip
    return made


@pytest.mark.parametrize("target", ["gfx942", "gfx1100"])
def test_kernels_give_what_numpy_gives(target: str, tool: Tool, tmp_path: Path) -> None:
    ran = Ran(target)
    module = ran.load(built(tool, PEERS, target, tmp_path))
    random = np.random.default_rng(7)
    a, b = (random.random((16, 16), np.float32) for _ in range(2))
    for name in ("matmul", "matmul_tiled"):
        c = np.zeros((16, 16), np.float32)
        module[name].launch(1, (16, 16), [a, b, c, 16])
        np.testing.assert_allclose(c, a @ b, rtol=1e-5, err_msg=name)
    values, bins = random.integers(0, 256, 700, np.uint8), np.ones(256, np.uint32)
    module["histogram"].launch(1, 256, [values, bins, 256])
    assert (bins == 1 + np.bincount(values[:256], minlength=256)).all()
    numbers, sums = random.integers(0, 99, 600).astype(np.float32), np.zeros(2, np.float32)
    module["reduction"].launch(2, 256, [numbers, sums, 600])
    assert sums.tolist() == [numbers[:256].sum(), numbers[256:512].sum() + 0]


@pytest.mark.parametrize("count", [32, 33, 38])
def test_loops_are_carried_out_some_iterations_at_once(count: int, tool: Tool, tmp_path: Path) -> None:
    """Also where there are some left over."""
    ran = Ran("gfx1100")
    module = ran.load(built(tool, PEERS, "gfx1100", tmp_path))
    points, forces = np.random.default_rng(3).random((3, count)), np.zeros((3, count))
    module["nbody"].launch(1, 32, [points, forces, count])
    apart = points[:, None, :] - points[:, :32, None]
    squares = (apart**2).sum(axis=0) + 0.01
    root = 1.5 - 0.5 * squares
    for _ in range(4):
        root *= 1.5 - 0.5 * squares * root * root
    np.testing.assert_allclose(forces[:, :32], (apart * root**3).sum(axis=2), rtol=1e-9, atol=1e-12)
    assert not forces[:, 32:].any()


HALVES = {
    "low": "v_cmp_lt_u32 s[4:5], v2, v0\n s_mov_b32 s4, 0",
    "high": "v_cmp_lt_u32 s[4:5], v2, v5\n s_mov_b32 s5, 0",
}
"""A mask, of which a half is zero then."""


@pytest.mark.parametrize("half", HALVES)
def test_a_loop_goes_on_by_half_of_a_mask(assembler: Assembler, half: str) -> None:
    code = f"""
      v_lshlrev_b32 v1, 2, v0
      v_sub_u32 v5, 63, v0
      v_mov_b32 v2, 0
      v_mov_b32 v3, 0
      loop: global_load_dword v4, v1, s[0:1]
      v_add_u32 v2, 1, v2
      {HALVES[half]}
      s_waitcnt vmcnt(0)
      v_add_u32 v3, v3, v4
      s_cmp_lg_u64 s[4:5], 0
      s_cbranch_scc1 loop
      global_store_dword v1, v3, s[0:1]
      s_endpgm
    """
    numbers = np.arange(64, dtype=np.uint32)
    found, _ = run_program(assembler, code, "gfx90a", numbers.tobytes(), engine=on_machine)
    assert np.frombuffer(found, np.uint32).tolist() == (63 * numbers).tolist()


@pytest.mark.parametrize("target", ["gfx942", "gfx1100"])
def test_functions_are_called(target: str, tool: Tool, tmp_path: Path) -> None:
    module = Ran(target).load(built(tool, CALLS, target, tmp_path))
    for name, more, given, expected in (
        ("direct", [], 21, 42), ("chosen", [0], 7, 14), ("chosen", [1], 7, 49), ("recursive", [], 9, 45),
    ):  # fmt: skip
        out = np.array([given], np.int32)
        module[name].launch(1, 1, [out, *more])
        assert out[0] == expected, (name, more)


def test_variables_and_atomic_operations() -> None:
    module = Ran("gfx942").load(BUILT / "handshake.gfx942.v5.hsaco")
    for _ in range(2):
        module["count"].launch(1, 64, [])
    assert module.globals["counter"].read() == (5 + 128).to_bytes(4, "little")


# ------------------------------------------------------------------------------------------------------------------- faults


@pytest.mark.parametrize("which", [0, 1, 2])
def test_an_access_past_the_end_says_which(ran: Ran, which: int) -> None:
    kernel = ran.load(BUILT / "vector_add")["vector_add"]
    arrays = [ran.device.zeros(101, np.float32) for _ in range(3)]
    arrays[which] = ran.device.zeros(100, np.float32)
    with pytest.raises(MemoryFault) as caught:
        kernel.launch(2, 64, [*arrays, 101])
    fault, lanes = caught.value, kernel.info.wavefront_size or 64
    assert (fault.address, fault.size, fault.is_read) == (arrays[which].address + 400, 4, which < 2)
    assert fault.group[0] * 64 + fault.wave * lanes + fault.lane == 100
    assert (
        f"which is in no allocation; the nearest, of 400 bytes at {arrays[which].address:#x}, ends right there"
        in str(fault)
    )
    assert fault.instruction.startswith("global_load" if which < 2 else "global_store")
    kernel.launch(2, 64, [*arrays, 100])
    with pytest.raises(MemoryFault, match="a null pointer"):
        kernel.launch(1, 64, [0, arrays[1], arrays[2], 1], strict=False)


def test_an_access_that_crosses_the_end(ran: Ran) -> None:
    kernel = ran.load(BUILT / "vector_add")["vector_add"]
    arrays = [ran.device.zeros(64, np.float32) for _ in range(3)]
    given: list[Any] = [arrays[0], arrays[1], arrays[2].address + 2]
    with pytest.raises(MemoryFault, match="it ends 2 bytes before") as caught:
        kernel.launch(1, 64, [*given, 64], strict=False)
    assert caught.value.address == arrays[2].address + 2 + 4 * 63
    kernel.launch(1, 64, [*given, 63], strict=False)


@pytest.mark.parametrize("kernel", ["by_lane", "by_wave", "from_lds", "into_lds"])
@pytest.mark.parametrize("target", ["gfx942", "gfx1100"])
def test_a_program_as_it_is_gets_zeros_past_the_end(
    kernel: str, target: str, compilers: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(notes, "_write", said.append)
    monkeypatch.setattr(notes, "_given", set())
    ran = Ran(target)
    code = reference.device_code(FOLDER / "overreads.hip", target, CACHE, ())
    module = hipkit.Module.load(code, device=ran.device)
    count, at = 64, 64 if kernel in ("by_wave", "into_lds") else 40
    expected = {"by_wave": [0] * 64, "into_lds": list(range(1, 65))}.get(kernel, [*range(41, 65), *[0] * 40])
    try:
        profile.use(profile.Profile(is_program=True, is_strict=False))
        values, out = ran.device.array(np.arange(1, count + 1, dtype=np.uint32)), ran.device.zeros(count, np.uint32)
        module[kernel].launch(1, count, [values, out, at], lds=4 * count)
        assert out.copy_to().tolist() == expected
        assert ran.report.overrun is not None
        assert (ran.report.overrun.space == "lds") is kernel.endswith("lds")
        (note,) = said
        assert note.startswith(f"kernel {kernel}: ") and str(ran.report.overrun).partition(": ")[2] in note
        module[kernel].launch(1, count, [values, out, 0], lds=4 * count)
        assert ran.report.overrun is None
        with nullcontext() if kernel.endswith("lds") else pytest.raises(MemoryFault):
            module[kernel].launch(1, count, [values, out, 1 << 24], lds=4 * count)
    finally:
        profile.use(None)
    with pytest.raises(MemoryFault):
        module[kernel].launch(1, count, [values, out, at], lds=4 * count)


def test_a_trap_ends_the_kernel(tool: Tool, tmp_path: Path) -> None:
    source = tmp_path / "trap.hip"
    source.write_text(
        'extern "C" __attribute__((global)) void at(int* out, int group) {\n'
        " if (__builtin_amdgcn_workgroup_id_x() == group) __builtin_trap();\n out[0] = 1;\n}\n"
    )
    module = Ran("gfx1100").load(built(tool, source, "gfx1100", tmp_path))
    out = np.zeros(1, np.int32)
    with pytest.raises(TrapError, match=r"trap 2 in wave 0 of workgroup \(3,0,0\)"):
        module["at"].launch(5, 32, [out, 3])
    module["at"].launch(3, 32, [out, 3])
    assert out[0] == 1


BEYOND = {
    "branch": "s_branch 0x7000", "condition": "s_cbranch_scc1 0x7000", "word": ".long 0xffffffff",
    "word after a branch": "s_cbranch_scc0 ok\n .long 0xffffffff\n ok:",
}  # fmt: skip


def test_one_wave_is_the_first_at_each_barrier(assembler: Assembler) -> None:
    code = """
        v_mov_b32 v1, 0
        s_barrier_signal_isfirst -1
        s_cselect_b32 s4, 1, 0
        s_barrier_wait -1
        s_barrier_signal -1
        s_barrier_wait -1
        s_barrier_signal_isfirst -1
        s_cselect_b32 s5, 2, 0
        s_barrier_wait -1
        s_add_co_u32 s4, s4, s5
        v_and_b32 v2, 0x3ff, v0
        v_lshlrev_b32 v3, 2, v2
        v_mov_b32 v1, s4
        global_store_b32 v3, v1, s[0:1]
        s_endpgm
    """
    found, _ = run_program(assembler, code, "gfx1201", bytes(4 * 96), group_size=(96, 1, 1), engine=on_machine)
    waves = np.frombuffer(found, "u4").reshape(3, 32)
    assert (waves == waves[:, :1]).all()
    assert waves[:, 0].sum() == 3


@pytest.mark.parametrize("beyond", BEYOND.values(), ids=BEYOND)
def test_a_wave_that_comes_to_no_instruction_is_stopped(assembler: Assembler, beyond: str) -> None:
    code = f"s_cmp_eq_u32 1, 1\n {beyond}\n v_mov_b32 v2, 1\n s_endpgm"
    with pytest.raises((KernelError, FaultError), match="goes on at|leads to no function"):
        run_program(assembler, code, "gfx1100", bytes(4), engine=on_machine)
    if "scc" in beyond:
        run_program(assembler, code.replace("1, 1\n", "0, 1\n"), "gfx1100", bytes(4), engine=on_machine)


# ------------------------------------------------------------------------------------------------------ the machine's numbers


def test_numbers_of_the_machine_are_rounded_as_numpy_rounds_them() -> None:
    random = np.random.default_rng(2)
    for kind, type_ in (("f16", np.float16), ("f32", np.float32)):
        wide = np.concatenate(
            [random.normal(0, 1, 300) * 10.0 ** random.integers(-9, 9, 300), [0.0, -0.0, np.inf, 1e-45, 6e-8]]
        )
        with np.errstate(over="ignore"):
            narrow = wide.astype(type_)
        for value, expected in zip(wide.tolist(), narrow, strict=True):
            assert bits_of(kind, value, "rn") == int(expected.view(f"u{expected.itemsize}"))
            low, high = (float_of(kind, bits_of(kind, value, how)) for how in ("rm", "rp"))
            assert low <= value <= high and float(expected) in (low, high)


BOUNDS = {"gfx942": 7, "gfx1100": 7}


def test_pointers_that_functions_are_given_have_bounds_among_the_parameters(tool: Tool, tmp_path: Path) -> None:
    """What a called function accesses is known to come from an argument: nothing is looked up where that is in bounds."""
    source = tmp_path / "through.hip"
    source.write_text(
        "__attribute__((device, noinline)) int get(const int* from, int n) { return from[n]; }\n"
        'extern "C" __attribute__((global)) void through(int* out, const int* from) { out[0] = get(from, out[0]); }\n'
    )
    for target in ("gfx942", "gfx1100"):
        ran = Ran(target)
        module = ran.load(built(tool, source, target, tmp_path))
        out, values = np.array([3], np.int32), np.arange(5, 12, dtype=np.int32)
        module["through"].launch(1, 1, [out, values])
        assert out[0] == 8
        given = ran.machine.texts[0].partition(".entry")[2].partition(")")[0]
        assert given.count(".param .u64 bound_") == BOUNDS[target], given


# --------------------------------------------------------------------------------------------------------------- operations


NUMBERS = (
    0,
    1,
    2,
    5,
    0x7F,
    0x80,
    0xFF,
    0x7FFF,
    0x8000,
    0xFFFF,
    0x12345678,
    0x7FFFFFFF,
    0x80000000,
    0xFFFFFFFF,
    1 << 63,
)
COMPARED: dict[str, Callable[[int, int], bool]] = {
    "eq": operator.eq, "ne": operator.ne, "lt": operator.lt, "le": operator.le, "gt": operator.gt, "ge": operator.ge,
}  # fmt: skip


def expected(name: str, width: int, x: int, y: int) -> int:
    """What an operation on whole numbers gives."""
    ones, low, high = (1 << width) - 1, -(1 << width - 1), (1 << width - 1) - 1
    a, b = (signed(one, width) for one in (x, y))
    count = y % width
    found = {
        "add": x + y, "sub": x - y, "mul": x * y, "and_": x & y, "or_": x | y, "xor": x ^ y, "umin": min(x, y), "umax": max(x, y),
        "smin": min(a, b), "smax": max(a, b), "uadd_sat": min(x + y, ones), "usub_sat": max(x - y, 0),
        "sadd_sat": min(max(a + b, low), high), "ssub_sat": min(max(a - b, low), high), "shl": x << count, "lshr": x >> count,
        "ashr": a >> count, "not_": ~x, "ctlz": width - x.bit_length(), "ctpop": x.bit_count(),
        "cttz": (x & -x).bit_length() - 1 if x else width, "bitreverse": int(f"{x:0{width}b}"[::-1], 2), "sext": a, "zext": x,
    }.get(name)  # fmt: skip
    if found is None:
        sign = name[0] if name[1:] in COMPARED else ""
        found = int(COMPARED[name[1:] if sign else name](*((a, b) if sign == "s" else (x, y))))
    return found & ((1 << 64) - 1 if name in ("sext", "zext") else ones)


BINARY = (
    "add sub mul and_ or_ xor umin umax smin smax uadd_sat usub_sat sadd_sat ssub_sat shl lshr ashr eq ne "
    "ult ule ugt uge slt sle sgt sge"
).split()
UNARY = "not_ ctlz cttz ctpop bitreverse sext zext".split()


@pytest.mark.parametrize("type_", [I8, I16, I32, I64], ids=lambda type: type.text)
def test_operations_on_whole_numbers(type_: Type) -> None:
    b, wanted, width = PtxBuilder(Mode()), list[tuple[str, int, int, int]](), type_.width
    lines, out = b.lines, np.zeros(8 * len(NUMBERS) ** 2 * (len(BINARY) + len(UNARY)), np.uint8)
    lines.append("\tld.param.u64 %out, [out];")

    def value(number: int) -> Lane:
        found: Lane = b.made(type_, Lane, f"mov.b{max(width, 16)} {{}}, {number}")
        return found

    numbers = sorted({number & (1 << width) - 1 for number in NUMBERS})
    for x in numbers:
        for y in numbers:
            for name in (*BINARY, *(UNARY if y == numbers[0] else ())):
                if name in UNARY:
                    made = getattr(b, name)(value(x), *((I64,) if name in ("sext", "zext") else ()))
                elif name in ("shl", "lshr", "ashr"):
                    made = getattr(b, name)(value(x), y % width)
                elif name in BINARY[-10:]:
                    made = b.zext(b.icmp(name, value(x), value(y)), I64)
                else:
                    made = getattr(b, name)(value(x), value(y))
                whole = b.zext(made, I64) if made.type is not I64 else made
                lines.append(f"\tst.global.b64 [%out+{8 * len(wanted)}], {whole.data};")
                wanted.append((name, x, y, expected(name, width, x, y)))
    body = "\n".join(lines)
    module = Module(f".visible .entry k(.param .u64 out)\n.reqntid 1, 1, 1\n{{\n{body}\n\tret;\n}}\n")
    module.launch("k", (1, 1, 1), 1, 0, [out.ctypes.data.to_bytes(8, "little")])
    found = out.view(np.uint64)[: len(wanted)].tolist()
    wrong = [(*row, one) for row, one in zip(wanted, found, strict=True) if row[-1] != one]
    assert wrong == []
