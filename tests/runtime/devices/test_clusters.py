"""Clusters of workgroups: what their waves find in registers, their barrier, and how launches ask for them."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from assembled import assembled
from hip_calls import code, done, fresh
from instructions import Assembler, Engine, load_program

import hipkit
from hipkit.runtime import hip, notes
from hipkit.runtime.devices.backend import Size
from hipkit.runtime.errors import DeadlockError, LaunchError, TrapError
from hipkit.runtime.hip.structures import HIP_LAUNCH_CONFIG, hipLaunchAttribute
from hipkit.runtime.isa.not_carried_out import UnknownOperationError

Tool = Callable[[str], Callable[..., Any]]
CLUSTER_DIMENSION = 4
"""The number that AMD's headers give hipLaunchAttributeClusterDimension."""
INVALID_CONFIGURATION, INVALID_CLUSTER = 9, 1054
TTMP = (("ttmp", 9, 0, 32), ("ttmp", 7, 0, 16), ("ttmp", 7, 16, 16))
BEGIN = """
    v_and_b32 v1, 0x3ff, v0
    v_readfirstlane_b32 s3, v1
    s_lshr_b32 s3, s3, 5
    v_mov_b32 v9, 0
    s_getreg_b32 s4, hwreg(HW_REG_IB_STS2, 21, 4)
    s_lshl_b32 s5, s4, 2
    v_mov_b32 v9, s5
"""
"""s3 is the number of the wave, s4 that of the group in its cluster, v9 four times that."""


def run(
    assembler: Assembler,
    engine: Engine,
    text: str,
    grid: Size,
    cluster: Size,
    words: int,
    *,
    waves: int = 1,
    **more: Any,
) -> np.ndarray:
    loaded = load_program(assembler, f"{text}\n s_endpgm", "gfx1250", 32, engine)
    address = loaded.memory.allocate(4 * words)
    loaded.memory.write(address, bytes(4 * words))
    dispatch = loaded.dispatch([address & 0xFFFFFFFF, address >> 32], items=32 * waves, **more)
    items = (grid[0] * 32 * waves, grid[1], grid[2])
    dispatch = replace(
        dispatch, setup=replace(dispatch.setup, group_ids=TTMP), groups=grid, cluster=cluster, items=items
    )
    engine(loaded.memory).run(dispatch)
    return np.frombuffer(loaded.memory.read(address, 4 * words), np.uint32)


IDS = """
    s_bfe_u32 s4, ttmp6, 0x4000c
    s_add_co_i32 s4, s4, 1
    s_mul_i32 s4, ttmp9, s4
    s_and_b32 s5, ttmp6, 15
    s_add_co_i32 s4, s4, s5
    s_bfe_u32 s5, ttmp6, 0x40010
    s_add_co_i32 s5, s5, 1
    s_and_b32 s6, ttmp7, 0xffff
    s_mul_i32 s5, s6, s5
    s_bfe_u32 s6, ttmp6, 0x40004
    s_add_co_i32 s5, s5, s6
    s_lshl_b32 s5, s5, 3
    s_add_co_i32 s5, s5, s4
    s_lshr_b32 s6, ttmp7, 16
    s_lshl_b32 s6, s6, 5
    s_add_co_i32 s5, s5, s6
    s_lshl_b32 s5, s5, 4
    v_mov_b32 v9, s5
    s_getreg_b32 s6, hwreg(HW_REG_IB_STS2, 0, 32)
    v_mov_b32 v4, ttmp6
    v_mov_b32 v5, ttmp7
    v_mov_b32 v6, ttmp9
    v_mov_b32 v7, s6
    global_store_b128 v9, v[4:7], s[0:1]
"""
"""The ids of a group in a grid of 8 x 4 groups as LLVM computes them, and four registers at the place of that group."""


def test_registers_say_where_a_group_is(assembler: Assembler, engine: Engine) -> None:
    """As AMD's simulator tests its own for clusters of 4 x 2."""
    found = run(assembler, engine, IDS, (8, 4, 2), (4, 2, 1), 4 * 64).reshape(2, 4, 8, 4)
    z, y, x = np.meshgrid(range(2), range(4), range(8), indexing="ij")
    np.testing.assert_array_equal(found[..., 0], 0x07013000 | x % 4 | y % 2 << 4)
    np.testing.assert_array_equal(found[..., 1], y // 2 | z << 16)
    np.testing.assert_array_equal(found[..., 2], x // 4)
    np.testing.assert_array_equal(found[..., 3], 1 << 6 | (x % 4 + y % 2 * 4) << 21)


def test_a_group_that_is_in_none(assembler: Assembler, engine: Engine) -> None:
    found = run(assembler, engine, IDS, (8, 4, 1), (1, 1, 1), 4 * 32).reshape(4, 8, 4)
    y, x = np.meshgrid(range(4), range(8), indexing="ij")
    np.testing.assert_array_equal(found, np.stack([0 * x, y, x, 0 * x], axis=-1))


EXCHANGE = f"""{BEGIN}
    s_add_co_i32 s6, s4, 100
    v_mov_b32 v8, s6
    global_store_b32 v9, v8, s[0:1] scope:SCOPE_DEV
    s_wait_storecnt 0x0
    s_barrier_signal -1
    s_barrier_wait -1
    s_cmp_lg_u32 s3, 0
    s_cbranch_scc1 signalled
    s_barrier_signal -3
signalled:
    s_barrier_wait -3
    s_xor_b32 s5, s5, 12
    v_mov_b32 v7, s5
    global_load_b32 v8, v7, s[0:1] scope:SCOPE_DEV
    s_wait_loadcnt 0x0
    global_store_b32 v9, v8, s[0:1] offset:16
"""
"""Each group of a cluster of four reads, past their barrier, what the one at the other end has written."""


@pytest.mark.parametrize("waves", [1, 3])
def test_groups_of_a_cluster_wait_for_each_other(assembler: Assembler, engine: Engine, waves: int) -> None:
    found = run(assembler, engine, EXCHANGE, (4, 1, 1), (4, 1, 1), 8, waves=waves)
    assert found.tolist() == [100, 101, 102, 103, 103, 102, 101, 100]


def test_a_group_that_has_ended_is_not_waited_for(assembler: Assembler, engine: Engine) -> None:
    end = "s_cmp_eq_u32 s4, 2\n s_cbranch_scc1 over\n"
    text = f"{BEGIN} {end} s_barrier_signal -3\n s_barrier_wait -3\n v_mov_b32 v8, 1\n global_store_b32 v9, v8, s[0:1]\nover:\n"
    assert run(assembler, engine, text, (4, 1, 1), (4, 1, 1), 4).tolist() == [1, 1, 0, 1]


def test_many_clusters_run(assembler: Assembler, engine: Engine) -> None:
    text = f"""{BEGIN}
    s_barrier_signal -3
    s_barrier_wait -3
    s_barrier_signal -3
    s_barrier_wait -3
    v_mov_b32 v8, 1
    v_mov_b32 v7, 0
    v_cmp_eq_u32 vcc_lo, 0, v1
    s_and_b32 exec_lo, exec_lo, vcc_lo
    global_atomic_add_u32 v7, v8, s[0:1]
    """
    assert run(assembler, engine, text, (64, 3, 2), (8, 1, 2), 1).tolist() == [64 * 3 * 2]


def test_the_state_of_the_barrier(assembler: Assembler, engine: Engine) -> None:
    text = f"""{BEGIN}
    s_cmp_lg_u32 s4, 0
    s_cbranch_scc1 others
    s_barrier_signal -3
    s_barrier_signal -3
    s_get_barrier_state s8, -3
    s_wait_kmcnt 0x0
    v_mov_b32 v8, s8
    global_store_b32 v9, v8, s[0:1]
    s_barrier_wait -3
    s_endpgm
others:
    s_barrier_signal -3
    s_barrier_wait -3
    """
    state = 1 | 2 << 4 | 1 << 16
    # The other group may have signalled before.
    assert run(assembler, engine, text, (2, 1, 1), (2, 1, 1), 2).tolist() in ([state, 0], [state & 0xFFFF, 0])


def test_a_barrier_that_never_opens_is_named(assembler: Assembler, engine: Engine) -> None:
    text = f"{BEGIN} s_cmp_eq_u32 s4, 1\n s_cbranch_scc1 other\n s_barrier_signal -3\nother:\n s_barrier_wait -3"
    with pytest.raises(DeadlockError, match="wave 0 of 1 wait at the barrier of its cluster that no other wave will"):
        run(assembler, engine, text, (2, 1, 1), (2, 1, 1), 2)


def test_a_group_in_no_cluster_does_not_wait(assembler: Assembler, engine: Engine) -> None:
    text = f"{BEGIN} s_barrier_signal -3\n s_barrier_wait -3\n v_mov_b32 v8, 1\n global_store_b32 v9, v8, s[0:1]"
    assert run(assembler, engine, text, (1, 1, 1), (1, 1, 1), 1).tolist() == [1]


def test_what_is_not_known_is_refused(assembler: Assembler, engine: Engine) -> None:
    for text in ("s_barrier_signal_isfirst -3", "s_barrier_signal -4"):
        with pytest.raises(UnknownOperationError, match="s_barrier_signal"):
            run(assembler, engine, text, (2, 1, 1), (2, 1, 1), 1)


# How launches ask for them


@pytest.fixture
def rank(tool: Tool, tmp_path: Path) -> bytes:
    """A kernel that traps where it is not the first or second of a cluster of two."""
    text = "s_getreg_b32 s4, hwreg(HW_REG_IB_STS2, 6, 4)\n s_cmp_eq_u32 s4, 1\n s_cbranch_scc1 1f\n s_trap 2\n1:"
    return assembled(tool, tmp_path, "gfx1250", text, "next_free_vgpr 1", "next_free_sgpr 8").read_bytes()


def asked_for(blocks: int, x: int, y: int = 1, z: int = 1) -> HIP_LAUNCH_CONFIG:
    attribute = hipLaunchAttribute(id=CLUSTER_DIMENSION)
    attribute.val.clusterDim.x, attribute.val.clusterDim.y, attribute.val.clusterDim.z = x, y, z
    config = HIP_LAUNCH_CONFIG(blocks, 1, 1, 32, 1, 1, 0)
    config.attrs, config.numAttrs = ctypes.pointer(attribute), 1
    return config


def test_the_attribute_of_a_launch_asks_for_clusters(rank: bytes) -> None:
    with fresh("gfx1250"):
        function = done(hip.hipModuleGetFunction(done(hip.hipModuleLoadData(rank)), "k"))
        done(hip.hipDrvLaunchKernelEx(asked_for(4, 2), function))
        done(hip.hipDeviceSynchronize())
        assert code(hip.hipDrvLaunchKernelEx(asked_for(4, 3), function)) == INVALID_CONFIGURATION
        for size in ((0, 1, 1), (4, 4, 2)):
            assert code(hip.hipDrvLaunchKernelEx(asked_for(4, *size), function)) == INVALID_CLUSTER
        done(hip.hipDrvLaunchKernelEx(asked_for(4, 1), function))
        assert code(hip.hipDeviceSynchronize()) != 0  # it finds that it is in none
    with fresh("gfx942"):
        function = done(hip.hipModuleGetFunction(done(hip.hipModuleLoad(Path(__file__).parents[3] / "samples/built/vcpy.gfx942.v5.hsaco")), "hello_world"))  # fmt: skip
        assert code(hip.hipDrvLaunchKernelEx(asked_for(4, 2), function, [None, None])) == INVALID_CLUSTER


@pytest.mark.parametrize("stated", ["2,1,1", [2, 1], [2, 1, 1, 1], [1.5, 1, 1], {"x": 2}, 7, [2, None, 1]])
def test_metadata_that_states_no_size_is_an_error(stated: object, rank: bytes) -> None:
    kernel = hipkit.Module.load(rank, "gfx1250")["k"]
    kernel.info.metadata[".cluster_dims"] = stated
    with pytest.raises(LaunchError, match=r"its metadata says \.cluster_dims .* which is no size of clusters"):
        kernel.launch(1, 32, [])


COMPILED_FOR_TWO = """\
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.cluster.workgroup.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
  %rank = call i32 @llvm.amdgcn.cluster.workgroup.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %group
  %more = add i32 %rank, 1
  store i32 %more, ptr addrspace(1) %at
  ret void
}
attributes #0 = { "amdgpu-cluster-dims"="2,1,1" }
"""


@pytest.mark.parametrize("interpret", [False, True], ids=["compiled", "interpreted"])
def test_a_kernel_may_be_compiled_for_clusters(tool: Tool, tmp_path: Path, interpret: bool) -> None:
    source, made, linked = tmp_path / "k.ll", tmp_path / "k.o", tmp_path / "k.hsaco"
    source.write_text(COMPILED_FOR_TWO)
    tool("llc-22")("-mcpu=gfx1250", "-filetype=obj", source, "-o", made)
    tool("ld.lld-22")("-shared", made, "-o", linked)
    kernel, out = hipkit.Module.load(linked, device=hipkit.Device("gfx1250"))["k"], np.zeros(6, np.uint32)
    kernel.launch(6, 32, [out], interpreted=interpret)
    assert out.tolist() == [1, 2] * 3
    with pytest.raises(LaunchError, match="3 x 1 x 1 blocks is not whole clusters of 2 x 1 x 1"):
        kernel.launch(3, 32, [out])


def test_that_a_launch_is_not_looked_at_for_races_is_reported_once(
    rank: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notes, "_given", set())
    with fresh("gfx1250"):
        function = done(hip.hipModuleGetFunction(done(hip.hipModuleLoadData(rank)), "k"))
        with hipkit.checking("race") as findings, pytest.warns(RuntimeWarning) as told:
            for _ in range(2):
                done(hip.hipDrvLaunchKernelEx(asked_for(4, 2), function))
                done(hip.hipDeviceSynchronize())
    assert [str(one.message) for one in told] == [
        "k is not looked at for races: what the barrier of a cluster orders is not known yet"
    ]
    assert findings == []


@pytest.mark.parametrize("target", ["gfx942", "gfx1201", "gfx1250"])
def test_clusters_are_a_property_of_a_device(target: str) -> None:
    with fresh(target):
        assert done(hip.hipGetDeviceProperties(0)).clusterLaunch == int(target == "gfx1250")


@pytest.mark.parametrize(("cluster", "blocks"), [(2, 4), ((1, 2), (1, 4)), ((2, 1, 1), (2, 3))])
def test_a_launch_from_python_says_how_large_clusters_are(
    rank: bytes, cluster: int | tuple[int, ...], blocks: int | tuple[int, ...]
) -> None:
    kernel = hipkit.Module.load(rank, "gfx1250")["k"]
    kernel.launch(blocks, 32, cluster=cluster)
    with pytest.raises(TrapError):
        kernel.launch(blocks, 32)
    with pytest.raises(LaunchError, match="is not whole clusters of 7 x 1 x 1"):
        kernel.launch(blocks, 32, cluster=7)
