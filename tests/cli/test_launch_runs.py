"""``hipkit launch`` on files of samples, with the engine behind it."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner, Result

from hipkit.cli.main import cli
from hipkit.runtime.devices.backend import Dispatch, Report

pytest.importorskip("llvmlite")

BUILT = Path(__file__).parents[2] / "samples" / "built"
MATMUL = (
    BUILT / "matmul.gfx942.v4.hsaco", "matmul", "--grid", "2,2", "--block", "16,16", "--arg", "ones:f32:32x32",
    "--arg", "ones:f32:32x32", "--arg", "zeros:f32:32x32", "--arg", 32,
)  # fmt: skip
REDUCE = (BUILT / "reduce.gfx1100.v5.hsaco", "reduce<float>", "--grid", 4, "--block", 256, "--arg", "ones:f32:1000")


def run(*args: object) -> Result:
    return CliRunner().invoke(cli, ["launch", *map(str, args)])


def test_results_and_files(tmp_path: Path) -> None:
    result = run(*MATMUL, "--out", f"2={tmp_path / 'c.npy'}")
    assert result.exit_code == 0
    assert result.output.splitlines()[2] == "argument 2: float32 32x32: 32 32 32 32 32 32 32 32 …"
    assert (np.load(tmp_path / "c.npy") == 32).all()


def test_the_statistics_of_both_engines_are_the_same() -> None:
    compiled = json.loads(run(*MATMUL, "--stats", "--json").output)
    stepped = json.loads(run(*MATMUL, "--stats", "--json", "--interpret").output)
    assert compiled["instructions"] == stepped["instructions"]
    assert compiled["instructions"]["s_endpgm"] == 16
    assert compiled["approximate"] == stepped["approximate"] == {}


def test_a_fault_is_told_in_one_line() -> None:
    result = run(*REDUCE, "--arg", "zeros:f32:4", "--arg", 1001)
    assert result.exit_code == 1
    [line] = result.output.splitlines()
    assert "global_load_b32 at 0x2194: lane 8 of wave 7 in workgroup (3,0,0) reads 4 bytes" in line
    assert "the nearest, of 4000 bytes at" in line


def test_unchecked_is_for_gpus_and_the_cpu_checks_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    from hipkit.runtime.conditions import conditions
    from hipkit.runtime.devices.cpu.engine import CpuBackend

    seen, launch = [], CpuBackend.run

    def noted(backend: CpuBackend, dispatch: Dispatch, **how: bool) -> Report:
        seen.append(conditions().is_unchecked)
        return launch(backend, dispatch, **how)

    monkeypatch.setattr(CpuBackend, "run", noted)
    for options, code in (((), 1), (("--unchecked",), 1)):
        assert run(*REDUCE, "--arg", "zeros:f32:4", "--arg", 1001, *options).exit_code == code
    assert seen == [False, True]
    assert not conditions().is_unchecked


def test_text_of_a_kernel(capfd: pytest.CaptureFixture[str]) -> None:
    name = np.frombuffer(b"hello\0", np.uint8)
    from hipkit import Module

    with Module.load(BUILT / "hello") as module:
        module["hello"].launch(1, 2, [name, np.float32(0.5)])
    lines = capfd.readouterr().out.splitlines()
    assert lines == ["hello: thread 0 of block 0, 0.00", "hello: thread 1 of block 0, 0.50"]
