"""The plugin for pytest, in projects of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

SAMPLE = Path(__file__).parent.parent / "samples" / "pytest"


def run_tests(folder: Path, *arguments: str, text: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """What pytest says of a project: of a file with this text, unless it is there."""
    if text:
        (folder / "test_it.py").write_text(text)
        (folder / "conftest.py").write_text('pytest_plugins = ["hipkit.pytest_plugin"]\n')
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments], cwd=folder, capture_output=True, text=True,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": "", **environment},
    )  # fmt: skip


def test_the_sample_project_passes(tmp_path: Path) -> None:
    pytest.importorskip("ziglang")
    for file in SAMPLE.iterdir():
        if file.is_file():
            (tmp_path / file.name).write_bytes(file.read_bytes())
    ran = run_tests(tmp_path, "-vv", "--hip-device", "gfx942,gfx1201")
    assert ran.returncode == 0, ran.stdout
    assert re.findall(r"::(\S+) PASSED", ran.stdout) == [
        "test_saxpy[gfx942]",
        "test_sum_does_not_depend_on_the_size_of_a_wave[gfx1201]",
        "test_a_fault_is_an_error[gfx942]",
        "test_a_fault_is_an_error[gfx1201]",
    ]


MATRIX = """
import pytest
def test_any(hip): pass
@pytest.mark.hip_devices("gfx90a", "RX 7900 XTX")
def test_two(hip): pass
def test_none(): pass
"""


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ([], ["test_any", "test_two[gfx90a]", "test_two[RX 7900 XTX]", "test_none"]),
        (["--hip-device=gfx1100"], ["test_any[gfx1100]", "test_two[RX 7900 XTX]", "test_none"]),
        (["--hip-device=MI300X", "--hip-device=gfx90a"], ["test_any[MI300X]", "test_any[gfx90a]", "test_two[gfx90a]", "test_none"]),
        (["-o", "hip_devices=gfx1201"], ["test_any[gfx1201]", "test_two[gfx90a]", "test_two[RX 7900 XTX]", "test_none"]),
    ],
)  # fmt: skip
def test_marks_options_and_projects_choose_gpus(options: list[str], expected: list[str], tmp_path: Path) -> None:
    ran = run_tests(tmp_path, "--collect-only", "--strict-markers", *options, text=MATRIX)
    assert ran.returncode == 0, ran.stdout
    assert re.findall(r"^test_it.py::(.+)$", ran.stdout, re.MULTILINE) == expected


@pytest.mark.parametrize(
    ("options", "text"), [(["--hip-device=gfx9999"], MATRIX), ([], MATRIX.replace("gfx90a", "gfx9999"))]
)
def test_what_is_no_gpu_is_an_error_of_usage(options: list[str], text: str, tmp_path: Path) -> None:
    ran = run_tests(tmp_path, *options, text=text)
    assert ran.returncode in (2, 4)
    assert "'gfx9999' is no GPU" in ran.stdout + ran.stderr
    assert "Traceback" not in ran.stdout + ran.stderr


def test_several_gpus_in_one_argument_and_none_at_all_are_errors(tmp_path: Path) -> None:
    ran = run_tests(tmp_path, text=MATRIX.replace('"gfx90a", "RX 7900 XTX"', '"gfx90a,gfx942"'))
    assert "'gfx90a,gfx942' is not one GPU; hip_devices takes several arguments" in ran.stdout + ran.stderr
    ran = run_tests(tmp_path, "-k", "any", text=MATRIX, HIPKIT_DEVICES="")
    assert ran.returncode == 1
    assert "there is no device: HIPKIT_DEVICES is empty" in ran.stdout


def test_a_fault_after_the_last_line_fails_the_test(samples: Path, tmp_path: Path) -> None:
    """The launch is in a stream, and nothing waits for it."""
    ran = run_tests(
        tmp_path,
        "-rA",
        "--hip-device=gfx1100",
        text=f"""
import numpy as np
def test_one(hip):
    assert hip.gpu == "gfx1100"
    kernel = hip.load({str(samples / "vector_add")!r})["vector_add"]
    few, many = hip.buffer(np.zeros(1, "f4")), hip.buffer(np.zeros(1000, "f4"))
    stream = hip.device.stream()
    kernel.launch(4, 256, [few, many, many, np.int32(1000)], stream=stream)
def test_other(hip): assert not hip.device.memory.allocations
""",
    )
    assert ran.returncode == 1
    assert "FAILED test_it.py::test_one" in ran.stdout
    assert "PASSED test_it.py::test_other" in ran.stdout
    assert "which is in no allocation" in ran.stdout


def test_programs_run_on_the_device_of_the_test(samples: Path, tmp_path: Path) -> None:
    text = f"""
import subprocess, pytest
@pytest.mark.hip_devices("gfx1100")
def test_right(hip): assert "sums are right" in hip.run({str(samples / "vector_add")!r}).stdout
@pytest.mark.hip_devices("gfx906")
def test_other_gpu(hip):
    with pytest.raises(Exception, match="gfx906"):
        hip.run({str(samples / "vector_add")!r})
"""
    ran = run_tests(tmp_path, text=text)
    assert ran.returncode == 0, ran.stdout


def test_a_run_without_the_fixture_imports_nothing_of_hipkit_but_the_plugin(tmp_path: Path) -> None:
    text = """
import sys
def test_none():
    assert {each for each in sys.modules if each.startswith("hipkit")} <= {"hipkit", "hipkit.fatbin", "hipkit.fatbin.version", "hipkit.pytest_plugin"}
"""
    assert run_tests(tmp_path, text=text).returncode == 0


RACE = """
RACING = 'extern "C" __global__ void next(int *out) { if (!threadIdx.x) *out += 1; }'
def test_race(hip): hip.compile(RACING, ["-g"])["next"].launch(2, 64, [hip.device.zeros(1, "i4")])
def test_sound(hip): hip.compile(RACING)["next"].launch(1, 64, [hip.device.zeros(1, "i4")])
"""


def test_what_checks_find_fails_a_test(tmp_path: Path) -> None:
    pytest.importorskip("ziglang")
    assert run_tests(tmp_path, text=RACE).returncode == 0
    ran = run_tests(tmp_path, "--hip-check=race,sync", text=RACE)
    assert "FAILED test_it.py::test_race" in ran.stdout
    assert "error: race: race in kernel next: two waves access the same global memory" in ran.stdout
    assert "1 failed, 1 passed" in ran.stdout
