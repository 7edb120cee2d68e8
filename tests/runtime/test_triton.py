"""Triton's kernels, compiled by its own compiler, on hipkit's devices: what numpy says that they give."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import hipkit
from hipkit.runtime.triton.launcher import Launcher

ROOT = Path(__file__).parents[2]
TRITON = ROOT / ".build" / "triton"
BUILT = ROOT / "samples" / "built"
PROGRAM = ROOT / "tests" / "support" / "triton_program.py"
LANES = {"gfx90a": 64, "gfx942": 64, "gfx950": 64, "gfx1100": 32, "gfx1201": 32}
VERSIONS = {"gfx90a": (9, 0), "gfx942": (9, 4), "gfx950": (9, 5), "gfx1100": (11, 0), "gfx1201": (12, 0)}
QUICK = ("gfx942", "gfx1201")
GPUS = [pytest.param(gpu, marks=() if gpu in QUICK else pytest.mark.slow) for gpu in LANES]
Run = Callable[..., subprocess.CompletedProcess[str]]


def path_with(folder: Path) -> str:
    """Where Python looks for modules: first there, and then where these tests are told to."""
    return os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])


@pytest.fixture(scope="module")
def run(lacking: Callable[[str], None], tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Runs Python where Triton can be imported, with a cache of its own."""
    if not TRITON.is_dir():
        lacking("triton")
    folder = tmp_path_factory.mktemp("triton")

    def python(*args: object, **more: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PYTHONPATH": path_with(TRITON), "TRITON_CACHE_DIR": str(folder), **more}
        command = [sys.executable, "-W", "ignore", *map(str, args)]
        return subprocess.run(command, env=environment, capture_output=True, text=True, cwd=folder, timeout=400)

    return python


@pytest.fixture(scope="module")
def results(run: Run) -> Callable[[str], dict[str, Any]]:
    """What the program says on a GPU, and what it printed before."""

    @cache
    def of(gpu: str) -> dict[str, Any]:
        done = run(PROGRAM, gpu)
        assert not done.returncode, done.stderr
        *printed, last = done.stdout.splitlines()
        found: dict[str, Any] = json.loads(last)
        return found | {"stdout": printed, "stderr": done.stderr}

    return of


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("gpu", GPUS)
@pytest.mark.parametrize(
    "name",
    [
        "add",
        "atomics",
        "halves",
        "in_place",
        "tuples",
        "views",
        "pointers",
        "descriptors",
        "given",
        "scratch",
        "tuning",
        "compiler",
    ],
)
def test_kernels_of_triton_give_what_numpy_does(results: Callable[[str], Any], gpu: str, name: str) -> None:
    assert results(gpu)[name] is True


@pytest.mark.parametrize("gpu", GPUS)
@pytest.mark.parametrize(("name", "bound"), [("softmax", 1e-7), ("matmul", 1e-3)])
def test_sums_in_another_order_are_near(results: Callable[[str], Any], gpu: str, name: str, bound: float) -> None:
    assert results(gpu)[name] <= bound


@pytest.mark.parametrize("gpu", GPUS)
def test_numbers_reach_a_kernel_in_its_types(results: Callable[[str], Any], gpu: str) -> None:
    half, brain, single, double = 1.099609375, 1.1015625, 1.10000002384185791015625, 1.1
    assert results(gpu)["numbers"] == [half, brain, single, double, -3.0, float(1 << 40), 1.0, 1.0]


@pytest.mark.parametrize("gpu", GPUS)
def test_a_compiled_kernel_is_launched_without_its_constants(results: Callable[[str], Any], gpu: str) -> None:
    says = "Triton's kernel takes 5 arguments, and is given"
    assert results(gpu)["compiled"] == [True, True, f"{says} 3", f"{says} 6"]


@pytest.mark.parametrize("gpu", GPUS)
def test_a_grid_of_no_programs_does_nothing(results: Callable[[str], Any], gpu: str) -> None:
    assert results(gpu)["none"] == [1.0] * 4


@pytest.mark.parametrize("gpu", GPUS)
def test_an_access_beyond_an_array_is_an_error_that_names_the_line(results: Callable[[str], Any], gpu: str) -> None:
    line = next(n for n, text in enumerate(PROGRAM.read_text().splitlines(), 1) if "tl.load(y + at" in text)
    assert f"{PROGRAM}:{line}" in results(gpu)["fault"]
    assert "which is in no allocation; the nearest, of 16 bytes" in results(gpu)["fault"]


@pytest.mark.parametrize("gpu", GPUS)
def test_programs_print_and_assert(results: Callable[[str], Any], gpu: str) -> None:
    printed = [line for line in results(gpu)["stdout"] if "value:" in line]
    assert {(line.split()[1], line.split()[-1]) for line in printed} == {("(0,", "5"), ("(1,", "6"), ("(2,", "7")}
    assert "x is not 0" in results(gpu)["stderr"]
    assert "assert_kernel: s_trap" in results(gpu)["asserting"]


@pytest.mark.parametrize("gpu", GPUS)
def test_the_target_is_one_of_amds_backend(results: Callable[[str], Any], gpu: str) -> None:
    assert results(gpu)["target"] == ["hip", gpu, LANES[gpu], *VERSIONS[gpu]]


def test_triton_chooses_hipkit_only_where_it_is_asked_to(run: Run) -> None:
    show = "from triton.runtime.driver import driver; print(type(driver.active).__name__, driver.active.get_current_target())"
    without = run("-c", show)
    assert without.returncode
    assert "0 active drivers" in without.stderr
    chosen = run("-c", show, TRITON_DEFAULT_BACKEND="hipkit", HIPKIT_DEVICES="gfx1100")
    assert chosen.stdout.split("(")[0] == "HipkitDriver GPUTarget"
    assert "'gfx1100'" in chosen.stdout
    again = run("-c", f"import hipkit; hipkit.triton.activate('gfx90a'); {show}; hipkit.triton.deactivate()")
    assert "'gfx90a'" in again.stdout
    assert "0 active drivers" in again.stderr


def test_the_properties_of_no_device_are_those_of_the_current_one(run: Run) -> None:
    script = (
        "import hipkit; driver = hipkit.triton.activate('gfx90a', 'gfx1100'); driver.set_current_device(1);"
        "print(driver.utils.get_device_properties(None)['arch'], driver.utils.get_device_properties(0)['arch'])"
    )
    assert run("-c", script).stdout.split() == ["gfx1100", "gfx90a"]


def test_a_loaded_kernel_says_what_it_needs(run: Run) -> None:
    """Registers, spills, and how large blocks may be: of kernels whose metadata says so, and of one whose does not."""
    for sample, name, gpu, expected in (
        ("matmul.gfx942.v4.hsaco", "_Z6matmulPKfS0_Pfi", "gfx942", ["32", "0", "256"]),
        ("vcpy.gfx942.v5.hsaco", "hello_world", "gfx942", ["VGPRS", "0", "1024"]),
    ):
        script = (
            f"import hipkit; driver = hipkit.triton.activate('gfx1100', {gpu!r});"
            f"code = open({str(BUILT / sample)!r}, 'rb').read();"
            f"module, kernel, *numbers = driver.utils.load_binary({name!r}, code, 0, 1); print(kernel.name, *numbers);"
            "driver.utils.unload_module(module); print(driver.get_device_capability(1), driver.get_device_capability())"
        )
        done = run("-c", script)
        info = hipkit.CodeObject.read((BUILT / sample).read_bytes()).kernel(name)
        assert info is not None
        wanted = [str(info.vgprs or 0), str(info.vgpr_spills or 0), str(info.max_workgroup_size or 1024)]
        assert done.stdout.split()[:4] == [name, *wanted], done.stderr
        assert expected[1:] == wanted[1:] and wanted[0] != "0"
        assert "(9, 4) (11, 0)" in done.stdout


def test_events_tell_the_milliseconds_between_them(run: Run) -> None:
    program = (
        "import time, triton; from hipkit.runtime.triton.driver import Event; start, end = Event(), Event()\n"
        "before = time.perf_counter(); start.record(); time.sleep(0.05); end.record(); after = time.perf_counter()\n"
        "print(start.elapsed_time(end), 1000 * (after - before), start.elapsed_time(start))"
    )
    between, around, none = map(float, run("-c", program).stdout.split())
    assert 49 < between <= around
    assert 0 < none < 1


def test_triton_alone_imports_next_to_nothing_of_hipkit(run: Run) -> None:
    listed = run("-c", "import triton.runtime, sys; print(*sorted(n for n in sys.modules if n.startswith('hipkit')))")
    own = {"hipkit", "hipkit.fatbin", "hipkit.fatbin.version", "hipkit.runtime", "hipkit.runtime.triton"}
    assert set(listed.stdout.split()) == own | {
        f"hipkit.runtime.triton.{name}" for name in ("compiler", "driver", "names")
    }


def test_without_triton_one_line_says_what_brings_it(tmp_path: Path) -> None:
    (tmp_path / "triton.py").write_text("raise ImportError('not here')")
    script = "import hipkit\ntry: hipkit.triton.activate()\nexcept hipkit.MissingError as error: print(error)"
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": path_with(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert done.stdout == "Triton cannot be imported (not here); pip install triton brings it\n"


def test_a_grid_of_no_programs_is_not_launched() -> None:
    launcher, told = Launcher(SimpleNamespace(signature={}), SimpleNamespace()), list[object]()
    for grid in ((0, 1, 1), (1, 0, 1), (1, 1, 0)):
        launcher(*grid, None, cast("Any", None), None, None, told.append, None)
    assert told == []
