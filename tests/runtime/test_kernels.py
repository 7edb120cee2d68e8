"""Every kernel of samples/kernels on every target gives what the same source gives on the host.

The suite takes one target for each file, all ten in turn; HIPKIT_TURN, which CI sets from the number of commits, says
which file gets which. ``make test-all`` runs everything.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

import hipkit

np = pytest.importorskip("numpy")
pytest.importorskip("llvmlite")

import reference  # noqa: E402
from model import TARGETS, WAVE_SIZES, Buffer  # noqa: E402
from table import FILES, ROWS  # noqa: E402

TURN = int(os.environ.get("HIPKIT_TURN", "0"))
SLICE = [(file, TARGETS[(TURN + 3 * n) % len(TARGETS)]) for n, file in enumerate(FILES)]


@pytest.fixture(scope="session")
def folder(
    tool: Callable[[str], object], lacking: Callable[[str], None], tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """Where compiled kernels go, on a machine that has the compilers."""
    for name in ("clang++-19", "clang++-22", "llvm-as-19", "llvm-as-22"):
        tool(name)
    if not reference.recipe().BITCODE.is_dir() or not Path("/usr/include/hip/hip_runtime.h").exists():
        lacking("rocm-device-libs or libamdhip64-dev")
    return tmp_path_factory.mktemp("kernels")


def check(file: str, target: str, folder: Path) -> None:
    """Every row of a file on a target."""
    rows = [row for row in ROWS if row.file == file and target not in row.excluded]
    if not rows:
        return
    code = reference.build_device(file, target, folder)
    wrong = []
    for row in rows:
        # Some kernels change variables of the device: each finds them as the source says.
        module = hipkit.Module.load(code, device=hipkit.Device(target))
        values = reference.inputs(row)
        module[row.name].launch(grid=row.grid, block=row.block, args=values, lds=row.dynamic_lds, timeout=120)
        compares = [a.result for a in row.arguments if isinstance(a, Buffer) and a.result]
        wants = reference.run(row, WAVE_SIZES[target], folder)
        for want, got, compare in zip(wants, reference.results(row, values), compares, strict=True):
            if found := reference.difference(want, got, compare):
                wrong.append(f"{row.name} on {target}: {found}")
    assert wrong == []


@pytest.mark.parametrize(("file", "target"), SLICE)
def test_kernels_give_what_the_host_gives(folder: Path, file: str, target: str) -> None:
    check(file, target, folder)


@pytest.mark.slow
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("file", FILES)
def test_all_kernels_on_all_targets(folder: Path, file: str, target: str) -> None:
    check(file, target, folder)
