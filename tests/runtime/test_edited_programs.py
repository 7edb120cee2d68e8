"""HIP programs after an edit: they run as before, on the devices whose code they kept."""

from __future__ import annotations

import os
import subprocess
import sysconfig
from pathlib import Path
from typing import Any

import pytest

import hipkit
from hipkit.runtime.programs import run_program

pytestmark = [
    pytest.mark.usefixtures("compilers"),
    pytest.mark.skipif(not sysconfig.get_config_var("Py_ENABLE_SHARED"), reason="this Python has no shared library"),
]
HOME = str(Path(hipkit.__file__).parent.parent)


def run(path: Path, *arguments: str, device: str | None = "gfx942") -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join([HOME, *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": paths}
    return run_program(path, arguments, device, environment=environment, capture_output=True, text=True, timeout=120)


@pytest.fixture(scope="module")
def program() -> Path:
    """A program with code for three targets; it has statics, managed memory, a symbol and atexit functions."""
    libraries = pytest.importorskip("hip_libraries")
    path: Path = libraries.program("program", options=("--offload-arch=gfx1100", "--offload-arch=gfx90a"))
    return path


def test_it_runs_with_fewer_targets_and_with_all_of_them_again(program: Path, tmp_path: Path) -> None:
    before = run(program, "count", "more")
    assert before.returncode == 0, before.stderr
    report = hipkit.edit(program, tmp_path / "small", keep=["gfx942"])
    assert report.saved >= 8192
    after = run(tmp_path / "small", "count", "more")
    assert (after.returncode, after.stdout, after.stderr) == (before.returncode, before.stdout, before.stderr)
    assert run(tmp_path / "small", "exit", "7").returncode == 7
    with pytest.raises(hipkit.HipkitError, match="nothing runs on gfx1100: gfx942 is for gfx942"):
        run(tmp_path / "small", "count", device="gfx1100")
    dropped = {e.target: e.data for e in hipkit.open(program).entries if e.target in ("gfx1100", "gfx90a")}
    hipkit.edit(tmp_path / "small", tmp_path / "whole", add=dropped)
    assert (tmp_path / "whole").read_bytes() == program.read_bytes()


@pytest.mark.parametrize(
    "asked",
    [{"compress": "zstd", "level": 19}, {"strip_debug": True, "drop": ["gfx90a"]}],
    ids=lambda asked: "-".join(asked),
)
def test_it_runs_compressed_and_stripped(asked: dict[str, Any], program: Path, tmp_path: Path) -> None:
    hipkit.edit(program, tmp_path / "other", **asked)
    done = run(tmp_path / "other", "count", "more", device="gfx1100")
    assert (done.returncode, done.stdout, done.stderr) == (0, "counter 5, arguments 3, no home\n", "")


def test_it_runs_from_its_parts(program: Path, tmp_path: Path) -> None:
    hipkit.split([program], tmp_path / "parts")
    for path in (tmp_path / "parts" / ".kpack").glob("*gfx90a*"):
        path.unlink()
    for device in ("gfx942", "gfx1100"):
        done = run(tmp_path / "parts" / program.name, "count", "more", device=device)
        assert (done.returncode, done.stdout, done.stderr) == (0, "counter 5, arguments 3, no home\n", "")


def test_code_that_is_compiled_anew_takes_the_place_of_the_old(samples: Path, tmp_path: Path) -> None:
    """The kernels of one target, taken out and put into another program of the same source."""
    [code] = [e.data for e in hipkit.open(samples / "vector_add.ccob3").entries if e.target == "gfx942"]
    hipkit.edit(samples / "vector_add", tmp_path / "out", add={"gfx942": code}, drop=["gfx1100", "gfx90a"])
    done = run(tmp_path / "out")
    assert (done.returncode, done.stdout, done.stderr) == (0, "vector_add: 1000 sums are right\n", "")


def test_the_device_is_one_that_an_archive_is_for(samples: Path, tmp_path: Path) -> None:
    hipkit.split([samples / "reduce"], tmp_path / "parts")
    for path in (tmp_path / "parts" / ".kpack").glob("*gfx906*"):
        path.unlink()
    done = run(tmp_path / "parts" / "reduce", device=None)
    assert (done.returncode, done.stdout) == (0, "reduce<int>: 495000, right\nreduce<float>: 495000, right\n")
    with pytest.raises(hipkit.HipkitError, match="nothing runs on gfx942.*gfx1100 is for gfx1100"):
        run(tmp_path / "parts" / "reduce")
