"""Matrix instructions on tensor cores, carried out on the host: whole tiles, and what comes of fields, signs and rounding."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from instructions import Assembler, interpreter, run_instruction
from matrices import Matrix, Tile, fields_of, run
from matrix_list import EVERY
from matrix_samples import TARGETS, build, differences
from ptx_machine import Machine, Ran

from hipkit.fatbin.cache_folder import DiskCache
from hipkit.fatbin.errors import UsageError
from hipkit.runtime import conditions
from hipkit.runtime.devices.cuda import kept
from hipkit.runtime.devices.cuda.engine import CudaBackend

Tool = Callable[[str], Callable[..., Any]]
WHOLE = [matrix for matrix in EVERY if matrix.result == "i32" and not matrix.is_sparse and matrix.m > 4]
"""Those of whole numbers."""
FLOATS = [
    matrix for matrix in EVERY
    if matrix.result not in ("i32", "f64") and not matrix.is_sparse and matrix.m > 4 and not matrix.left.endswith("f32")
    and {matrix.left, matrix.right} - {"fp6", "bf6", "fp4"} in ({matrix.left, matrix.right}, set())
    and (matrix.m, matrix.n) != (32, 16)
]  # fmt: skip
"""Those of floats, but for what has the rows of two tiles in each lane: that is multiplied element by element."""


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test translates, whatever was translated before."""
    monkeypatch.setattr(kept, "disk_cache", lambda: None)


@pytest.fixture
def fast() -> Iterator[None]:
    """As HIPKIT_MATRIX=fast has it."""
    before = conditions.conditions()
    conditions.use(replace(before, has_fast_matrices=True))
    yield
    conditions.use(before)


@pytest.fixture(scope="module")
def codes(tool: Tool, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The kernels of matrix_instructions.hip."""
    folder = tmp_path_factory.mktemp("codes")
    build(tool("clang-22"), folder)
    return folder


class Device:
    """Engines of a GPU, and whether what they ran has instructions of tensor cores."""

    def __init__(self) -> None:
        self.machine = Machine()

    def __call__(self, memory: Any) -> CudaBackend:
        return CudaBackend(self.machine, memory)  # type: ignore[arg-type]

    @property
    def multiplied(self) -> bool:
        return any("mma.sync" in text for text in self.machine.texts)


def given(assembler: Assembler, tile: Tile, fields: str = "", **options: Any) -> Any:
    """D as tensor cores give it."""
    device = Device()
    file = "a" if tile.matrix.target == "gfx908" else "v"
    found = run(assembler, device, tile, fields, file=file, **options)
    assert device.multiplied
    return found


def named(matrix: Matrix) -> str:
    return f"{matrix.target}-{matrix.name}-{matrix.lanes}{'-'.join(matrix.formats)}"


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("matrix", WHOLE, ids=named)
def test_a_tile_of_whole_numbers_is_the_product(assembler: Assembler, matrix: Matrix) -> None:
    tile = Tile(matrix)
    np.testing.assert_array_equal(given(assembler, tile), tile.product())


@pytest.mark.in_turn(6)
@pytest.mark.usefixtures("fast")
@pytest.mark.parametrize("matrix", FLOATS, ids=named)
def test_a_tile_of_floats_is_the_product(assembler: Assembler, matrix: Matrix) -> None:
    tile = Tile(matrix)
    np.testing.assert_array_equal(given(assembler, tile, fields_of(matrix)), tile.product())


@pytest.mark.usefixtures("fast")
def test_what_has_the_rows_of_two_tiles_in_a_lane_is_the_product_too(assembler: Assembler) -> None:
    device, tile = Device(), Tile(Matrix("v_wmma_f32_32x16x128_f4", "gfx1250", 32))
    np.testing.assert_array_equal(run(assembler, device, tile, fields_of(tile.matrix)), tile.product())
    assert not device.multiplied


ONE_EACH = {matrix.left: matrix for matrix in [*WHOLE, *FLOATS]}


@pytest.mark.in_turn(2)
@pytest.mark.usefixtures("fast")
@pytest.mark.parametrize("matrix", ONE_EACH.values(), ids=named)
def test_ptxas_takes_it(assembler: Assembler, tool: Tool, tmp_path: Path, matrix: Matrix) -> None:
    device = Device()
    run(assembler, device, Tile(matrix), fields_of(matrix), file="a" if matrix.target == "gfx908" else "v")
    (tmp_path / "k.ptx").write_text(device.machine.texts[-1])
    tool("ptxas")("-arch=sm_90", tmp_path / "k.ptx", "-o", tmp_path / "k.cubin")


# --------------------------------------------------------------------------------------------------------- fields and signs

OLD_BLOCKS = Matrix("v_mfma_f32_16x16x4f16", "gfx908", 64, 4)
BYTES = Matrix("v_wmma_i32_16x16x16_iu8", "gfx1100", 32)
SINGLE = Matrix("v_wmma_f32_16x16x16_f16", "gfx1201", 32)
HALVES = Matrix("v_wmma_f16_16x16x16_f16", "gfx1100", 32)


@pytest.mark.usefixtures("fast")
def test_one_block_of_a_goes_to_several(assembler: Assembler) -> None:
    tile = Tile(OLD_BLOCKS)
    found = given(assembler, tile, "cbsz:1 abid:1")
    tile.a = tile.a[[1, 1, 3, 3]]
    np.testing.assert_array_equal(found, tile.product())


def test_bytes_have_signs_where_the_fields_say_so(assembler: Assembler) -> None:
    tile = Tile(BYTES)
    tile.a, tile.b = tile.a - 1, tile.b + 200
    np.testing.assert_array_equal(given(assembler, tile, "neg_lo:[1,0,0]"), tile.product())
    np.testing.assert_array_equal(given(assembler, tile, "neg_lo:[1,1,0]"), tile.a @ (tile.b - 256) + tile.c)
    np.testing.assert_array_equal(given(assembler, tile), tile.a % 256 @ tile.b + tile.c)


def test_sums_are_clamped_or_begin_again(assembler: Assembler) -> None:
    tile = Tile(BYTES)
    tile.c = tile.c + 2**31 - 20
    wanted = np.minimum(tile.product(), 2**31 - 1)
    assert (tile.product() != wanted).any()
    np.testing.assert_array_equal(given(assembler, tile, "clamp"), wanted)
    wrapped = tile.product().astype("u4").view("i4").reshape(wanted.shape)
    np.testing.assert_array_equal(given(assembler, tile), wrapped)


@pytest.mark.usefixtures("fast")
def test_signs_of_a_b_and_c_are_changed(assembler: Assembler) -> None:
    tile, evens = Tile(SINGLE), np.where(np.arange(16) % 2 == 0, -1, 1)
    np.testing.assert_array_equal(given(assembler, tile, "neg_lo:[1,0,0]"), tile.a * evens @ tile.b + tile.c)
    np.testing.assert_array_equal(given(assembler, tile, "neg_lo:[0,0,1]"), tile.a @ tile.b - tile.c)


@pytest.mark.usefixtures("fast")
def test_results_of_16_bits_take_the_half_that_is_named(assembler: Assembler) -> None:
    tile = Tile(HALVES)
    np.testing.assert_array_equal(given(assembler, tile, "op_sel:[0,0,1]", half=1), tile.product())


@pytest.mark.usefixtures("fast")
@pytest.mark.parametrize("matrix", [SINGLE, BYTES, OLD_BLOCKS], ids=named)
def test_exec_changes_nothing(assembler: Assembler, matrix: Matrix) -> None:
    tile = Tile(matrix)
    np.testing.assert_array_equal(given(assembler, tile, more={"exec": 0x5}), tile.product())


@pytest.mark.usefixtures("fast")
@pytest.mark.parametrize("target, is_kept", [("gfx908", True), ("gfx90a", False), ("gfx942", True)])
def test_subnormal_halves_are_zeros_on_gfx90a_only(assembler: Assembler, target: str, is_kept: bool) -> None:
    tile = Tile(Matrix("v_mfma_f32_16x16x16f16", target))
    tile.a, tile.b, tile.c = tile.a * 2.0**-20, tile.b * 1.0, tile.c * 0.0
    np.testing.assert_array_equal(given(assembler, tile), tile.product() * is_kept)


@pytest.mark.parametrize("matrix", [BYTES, Matrix("v_mfma_i32_16x16x64_i8", "gfx950")], ids=named)
def test_what_lanes_hold_beyond_the_matrix_is_not_looked_at(assembler: Assembler, matrix: Matrix) -> None:
    tile = Tile(matrix)
    more = {"v40": [0xFFFFFFFF] * matrix.lanes}
    if matrix is BYTES:  # of gfx11 the other lanes hold the rows again
        more |= {"v0": [*tile.source("a")[0][:16], *[0xABCDEF01] * 16]}
    np.testing.assert_array_equal(given(assembler, tile, more=more), tile.product())


# ------------------------------------------------------------------------------------------------------------ where it is not


def test_floats_keep_the_bits_of_other_devices_unless_asked_otherwise(assembler: Assembler) -> None:
    device = Device()
    run(assembler, device, Tile(SINGLE))
    assert not device.multiplied


def test_gpus_without_these_tensor_cores_multiply_lane_by_lane(
    assembler: Assembler, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Machine, "attribute", lambda _self, name: 7 if name == "COMPUTE_CAPABILITY_MAJOR" else 1)
    device, tile = Device(), Tile(BYTES)
    np.testing.assert_array_equal(run(assembler, device, tile), tile.product())
    assert not device.multiplied


def test_translations_for_both_ways_are_kept_apart(
    assembler: Assembler, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(kept, "disk_cache", lambda: DiskCache(tmp_path, 1 << 20))
    before = conditions.conditions()
    found = []
    for is_fast in (False, True, False, True):
        conditions.use(replace(before, has_fast_matrices=is_fast))
        device = Device()
        run(assembler, device, Tile(SINGLE))
        found.append(device.multiplied)
    conditions.use(before)
    assert found == [False, True, False, True]


def test_the_environment_says_exact_or_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    for text, expected in (("", False), ("exact", False), ("fast", True)):
        monkeypatch.setenv("HIPKIT_MATRIX", text)
        assert conditions.Conditions.from_environment().has_fast_matrices == expected
    monkeypatch.setenv("HIPKIT_MATRIX", "quick")
    with pytest.raises(UsageError, match="HIPKIT_MATRIX=quick: it is exact or fast"):
        conditions.Conditions.from_environment()


# ----------------------------------------------------------------------------------------------------------- random registers


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("groups", [2, pytest.param(128, marks=pytest.mark.slow)])
@pytest.mark.parametrize("target", TARGETS)
def test_whole_numbers_have_the_bits_that_the_cpu_gives(target: str, groups: int, codes: Path) -> None:
    file = codes / f"matrix_instructions.{target}.hsaco"
    for found in differences(file, target, Ran(target).device, groups, floats=False):
        assert found.is_equal and found.elements >= 256 * groups, found


@pytest.mark.usefixtures("fast")
@pytest.mark.in_turn(2)
@pytest.mark.parametrize("target", TARGETS)
def test_floats_are_within_their_bound(target: str, codes: Path) -> None:
    file = codes / f"matrix_instructions.{target}.hsaco"
    for found in differences(file, target, Ran(target).device, 2, floats=True):
        assert found.share <= 1 and not found.is_equal, found


# --------------------------------------------------------------------------------------------------------- sums that wait

WMMA, MFMA = "v_wmma_i32_16x16x16_iu8 {}, {}, v[32:35], {}", "v_mfma_i32_16x16x32_i8 {}, {}, v[32:33], {}"
ADD_TWICE = "{add}\n {add}"
PROGRAMS = {
    "added twice": ADD_TWICE,
    "read in between": f"{ADD_TWICE}\n v_mov_b32 v90, v65\n {{add}}\n v_mov_b32 v91, v66",
    "written in between": f"{ADD_TWICE}\n v_mov_b32 v65, v3\n {{add}}",
    "written in some lanes": f"{ADD_TWICE}\n s_mov_b64 exec, 0x55\n v_mov_b32 v65, v3\n {{add}}\n s_mov_b64 exec, -1",
    "begun again": f"{ADD_TWICE}\n {{begin}}\n {{add}}",
    "begun from others": f"{ADD_TWICE}\n {{other}}\n {{add}}",
    "of registers that overlap": f"{ADD_TWICE}\n {{overlapping}}\n {{add}}",
    "multiplied": f"{ADD_TWICE}\n {{multiplied}}\n {{add}}",
    "in a loop": f"s_mov_b32 s20, 3\n again:\n {ADD_TWICE}\n s_sub_u32 s20, s20, 1\n s_cmp_lg_u32 s20, 0\n s_cbranch_scc1 again",
    "in a loop that reads": "s_mov_b32 s20, 3\n again:\n {add}\n v_add3_u32 v90, v64, v65, v90\n s_sub_u32 s20, s20, 1\n"
    " s_cmp_lg_u32 s20, 0\n s_cbranch_scc1 again\n {add}",
    "on one of two ways": "{add}\n s_cmp_eq_u32 s21, 0\n s_cbranch_scc1 past\n {add}\n v_mov_b32 v90, v66\n past:\n {add}",
    "on the other way": "s_cmp_eq_u32 s21, 0\n s_cbranch_scc0 past\n {add}\n past:\n {add}",
    "never begun on one way": "s_cmp_eq_u32 s21, 0\n s_cbranch_scc1 past\n {add}\n past:\n v_mov_b32 v90, v66",
}  # fmt: skip
"""What happens to v64 and the next, to which ``{add}`` adds a product; s21 is zero."""


def _forms(target: str) -> dict[str, str]:
    form, a, count = (WMMA, "v[0:3]", 8) if target == "gfx1100" else (MFMA, "v[0:1]", 4)
    d, above = f"v[64:{63 + count}]", f"v[66:{65 + count}]"
    return {
        "add": form.format(d, a, d), "begin": form.format(d, a, 0), "other": form.format(d, a, f"v[40:{39 + count}]"),
        "overlapping": form.format(above, a, above),
        "multiplied": form.format(f"v[80:{79 + count}]", f"v[64:{63 + (count // 2)}]", f"v[40:{39 + count}]"),
    }  # fmt: skip


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.parametrize("target", ["gfx1100", "gfx942"])
def test_sums_are_where_they_are_looked_for(assembler: Assembler, target: str, name: str) -> None:
    numbers, lanes = np.random.default_rng(4), 32 if target == "gfx1100" else 64
    registers = [*range(4), *range(32, 36), *range(40, 48), *range(64, 76), 90]
    inputs: dict[str, Any] = {f"v{n}": numbers.integers(0, 1 << 32, lanes).tolist() for n in registers}
    code, outputs = PROGRAMS[name].format(**_forms(target)), [f"v{n}" for n in (*range(64, 76), *range(80, 88), 90, 91)]
    device = Device()
    found, wanted = (
        run_instruction(assembler, code, target, {**inputs, "s21": 0}, engine=engine, lanes=lanes, outputs=outputs)
        for engine in (device, interpreter)
    )
    assert found == wanted
    assert device.multiplied


def test_sums_are_brought_to_their_registers_once(assembler: Assembler) -> None:
    """Not in the loop, where products are added."""
    device = Device()
    code = PROGRAMS["in a loop"].format(**_forms("gfx1100"))
    run_instruction(
        assembler, code, "gfx1100", {f"v{n}": [1] * 32 for n in (0, 32, 64)}, engine=device, outputs=["v64"]
    )
    blocks = re.split(r"\n(?=L_)", device.machine.texts[-1])
    (loop,) = [block for block in blocks if "mma.sync" in block]
    assert loop.count("mma.sync") == 4 and "ld.shared" not in loop
    assert sum(block.count("ld.shared.v4") for block in blocks) == 2


def test_lds_and_what_tiles_need_may_be_more_than_the_driver_gives_unasked(codes: Path) -> None:
    ran = Ran("gfx1100")
    kernel = ran.load(codes / "matrix_instructions.gfx1100.hsaco")["signed_i8_16"]
    given = [ran.device.zeros(64 * 128, np.uint8) for _ in range(4)]
    for lds in (0, (48 << 10) - 64, 60 << 10):
        kernel.launch(1, 64, given, lds=lds)
    assert set(ran.machine.most_lds.values()) == {60 << 10}
