"""Counted instructions of kernels that run as PTX: as many as the CPU device counts, and as many as there must be."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import reference
from hip_kernels import CACHE
from instructions import KEPT, Assembler, interpreter, run_program
from ptx_machine import Ran, on_machine

import hipkit
from hipkit.runtime import conditions
from hipkit.runtime.conditions import Conditions, Order, Poison, Schedule
from hipkit.runtime.devices import coverage
from hipkit.runtime.devices.coverage import Coverage

TARGETS = ["gfx1100", "gfx942"]
"""Waves of 32 and of 64 lanes."""
PEERS = Path(__file__).parents[3] / "benchmarks" / "engine_peers" / "kernels.hip"


@pytest.fixture(autouse=True)
def same_conditions_after() -> Iterator[None]:
    yield
    conditions.use(None)


@pytest.fixture(params=["machine", pytest.param("cuda:0", marks=pytest.mark.gpu)])
def place(request: pytest.FixtureRequest) -> str:
    """What runs PTX: the machine of the tests, or a GPU."""
    return str(request.param)


def device_on(place: str, target: str) -> hipkit.Device:
    return Ran(target).device if place == "machine" else hipkit.Device(f"{target}@{place}")


def code_for(target: str, *options: str) -> bytes:
    path = Path(KEPT, f"counted.{target}{''.join(options)}.hsaco")
    if not KEPT or not path.exists():
        code: bytes = reference.device_code(PEERS, target, CACHE, options)
        if not KEPT:
            return code
        path.write_bytes(code)
    return path.read_bytes()


def launches() -> dict[str, tuple[Any, Any, list[Any]]]:
    """Of some kernels, with few work-items: loops, branches that some lanes take, barriers, and ones that are no whole wave."""
    random = np.random.default_rng(7)
    a, b = (random.random((16, 16), np.float32) for _ in range(2))
    points = random.random((3, 38))
    return {
        "vector_add": (2, 100, [a, b, np.zeros(256, np.float32), 130]),
        "matmul": (1, (16, 16), [a, b, np.zeros((16, 16), np.float32), 16]),
        "matmul_tiled": (1, (16, 16), [a, b, np.zeros((16, 16), np.float32), 16]),
        "nbody": (1, 32, [points, np.zeros((3, 38)), 38]),
        "histogram": (1, 256, [random.integers(0, 256, 700, np.uint8), np.ones(256, np.uint32), 256]),
        "reduction": (2, 256, [np.ones(600, np.float32), np.zeros(2, np.float32), 600]),
    }


@pytest.mark.parametrize("target", TARGETS)
def test_ptx_counts_what_the_cpu_device_counts(place: str, target: str) -> None:
    code = code_for(target)
    here, there = (hipkit.Module.load(code, device) for device in (hipkit.Device(target), device_on(place, target)))
    for name, (groups, size, arguments) in launches().items():
        expected, found = (one[name].launch(groups, size, arguments, counting=True) for one in (here, there))
        assert found.counts == expected.counts and sum(found.counts.values()) > 8, name


def test_each_launch_has_counts_of_its_own(place: str) -> None:
    kernel = hipkit.Module.load(code_for("gfx1100"), device_on(place, "gfx1100"))["vector_add"]
    groups, size, arguments = launches()["vector_add"]
    first, plain, second, half = (
        kernel.launch(count, size, arguments, counting=is_counted)
        for count, is_counted in ((groups, True), (groups, False), (groups, True), (groups // 2, True))
    )
    assert first.counts == second.counts and not plain.counts
    assert {name: 2 * count for name, count in half.counts.items()}["s_endpgm"] == first.counts["s_endpgm"]


@pytest.mark.parametrize("lanes", [32, 64])
def test_a_loop_is_counted_as_often_as_it_runs(assembler: Assembler, lanes: int) -> None:
    """Also where several iterations are carried out at once, and some are left over."""
    for turns in (1, 4, 11, 32):  # of two waves
        code = f"""
          s_mov_b32 s4, {turns}
          v_mov_b32 v2, 0
          loop: s_add_u32 s4, s4, -1
          v_add_nc_u32 v2, v2, 1
          s_cmp_lg_u32 s4, 0
          s_cbranch_scc1 loop
          v_lshlrev_b32 v1, 2, v0
          global_store_b32 v1, v2, s[0:1]
          s_endpgm
        """
        for engine in (interpreter, on_machine):
            how: dict[str, Any] = {"engine": engine, "lanes": lanes, "counting": True, "group_size": (2 * lanes, 1, 1)}
            found, report = run_program(assembler, code, "gfx1100", bytes(8 * lanes), **how)
            assert np.frombuffer(found, np.uint32).tolist() == [turns] * 2 * lanes
            counts = report.counts
            assert counts["s_add_u32"] == counts["s_cbranch_scc1"] == 2 * turns and counts["s_endpgm"] == 2


@pytest.mark.parametrize("target", TARGETS)
def test_lines_and_branches_are_covered_as_on_the_cpu(place: str, target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    code, documents = code_for(target, "-g"), []
    for device in (hipkit.Device(target), device_on(place, target)):
        monkeypatch.setattr(coverage, "COVERAGE", found := Coverage())
        conditions.use(Conditions(has_coverage=True))
        module, stream = hipkit.Module.load(code, device=device), device.stream()
        for name, (groups, size, arguments) in launches().items():
            held = [device.array(one) if isinstance(one, np.ndarray) else one for one in arguments]
            module[name].launch(groups, size, held, stream=stream)
        stream.synchronize()
        documents.append(found.document())
    assert documents[0] == documents[1]
    (lines,) = (file["lines"] for file in documents[0].values())
    assert 0 in lines.values() and max(lines.values()) > 16


@pytest.mark.parametrize(
    ("changed", "missing"),
    [
        (Conditions(checks=frozenset({"race", "leak"})), r"checking kernels \(race\) is not written for PTX"),
        (Conditions(Poison()), "poison"),
        (Conditions(schedule=Schedule(Order.REVERSED)), "an order of workgroups"),
    ],
)
def test_what_only_the_cpu_device_observes_is_refused_by_name(place: str, changed: Conditions, missing: str) -> None:
    """A program without findings where nothing was looked at would pass for one without faults."""
    module = hipkit.Module.load(code_for("gfx1100"), device_on(place, "gfx1100"))
    groups, size, arguments = launches()["vector_add"]
    module["vector_add"].launch(groups, size, arguments)
    conditions.use(changed)
    with pytest.raises(hipkit.UnsupportedError, match=missing):
        module["vector_add"].launch(groups, size, arguments)
    conditions.use(Conditions(checks=frozenset({"leak"})))
    module["vector_add"].launch(groups, size, arguments)
