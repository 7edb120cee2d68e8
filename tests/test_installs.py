"""What pip installs with each extra, and that the first thing that a user does with it works."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WHEEL = os.environ.get("HIPKIT_WHEEL", "")
SAMPLE = str(ROOT / "samples/built/vector_add")
LAUNCH = [
    "launch", SAMPLE, "vector_add", "--grid", "4", "--block", "256",
    "--arg", "arange:f32:1000", "--arg", "ones:f32:1000", "--arg", "zeros:f32:1000", "--arg", "1000",
]  # fmt: skip
WITHOUT = ("numpy", "llvmlite")
MIB = 1 << 20

pytestmark = pytest.mark.wheel


@dataclass
class Installed:
    """A virtual environment with nothing but hipkit and what pip installs along with it."""

    folder: Path

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([self.folder / "bin/hipkit", *arguments], capture_output=True, text=True, timeout=300)

    @property
    def size(self) -> int:
        return sum(path.stat().st_size for path in self.packages.rglob("*") if path.is_file())

    @property
    def packages(self) -> Path:
        return next(self.folder.glob("lib/python*/site-packages"))


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Installed:
    extra: str = request.param
    folder = tmp_path_factory.mktemp(extra or "plain")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    wanted = f"{WHEEL}[{extra}]" if extra else WHEEL
    subprocess.run([sys.executable, "-m", "pip", "--python", folder, "install", "-q", wanted], check=True)
    return Installed(folder)


@pytest.mark.parametrize("installed", [""], indirect=True)
def test_what_reads_files_is_small_and_names_the_extra_that_launches(installed: Installed) -> None:
    assert installed.size < 80 * MIB
    assert not [name for name in WITHOUT if (installed.packages / name).exists()]
    for command in ("inspect", "validate", "disasm", "ls"):
        done = installed.run(command, SAMPLE)
        assert (done.returncode, done.stderr) == (0, ""), done.stderr
        assert done.stdout
    for arguments in (LAUNCH, ["run", SAMPLE], ["devices"]):
        done = installed.run(*arguments)
        assert (done.returncode, done.stdout) == (3, "")
        assert done.stderr == "hipkit: running kernels needs numpy and llvmlite: pip install 'hipkit[run]'\n"
    assert installed.run("run", "/bin/true").returncode == 0


@pytest.mark.parametrize("installed", ["cc"], indirect=True)
def test_what_compiles_kernels(installed: Installed, tmp_path: Path) -> None:
    (tmp_path / "k.hip").write_text("#include <hip/hip_runtime.h>\n__global__ void k(int *p) { p[threadIdx.x] = 7; }\n")
    made = installed.run(
        "cc", "--compiler", "ziglang", "--device-only", f"{tmp_path}/k.hip", "-o", f"{tmp_path}/k.hsaco"
    )
    assert made.returncode == 0, made.stderr
    done = installed.run("launch", f"{tmp_path}/k.hsaco", "k", "--block", "4", "--arg", "zeros:i32:4")
    assert "7 7 7 7" in done.stdout, done.stderr


@pytest.mark.parametrize("installed", ["run"], indirect=True)
def test_what_launches_kernels(installed: Installed) -> None:
    done = installed.run(*LAUNCH)
    assert done.returncode == 0, done.stderr
    assert "1000" in done.stdout


@pytest.mark.parametrize("installed", ["scan"], indirect=True)
def test_scans_are_made_and_asked_with_the_extra(installed: Installed, tmp_path: Path) -> None:
    assert not [name for name in WITHOUT if (installed.packages / name).exists()], "scan comes without run"
    done = installed.run("scan", SAMPLE, "-o", str(tmp_path / "scan"), "--jobs", "1")
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    done = installed.run("query", str(tmp_path / "scan"), "--canned", "bytes-by-gpu", "--format", "csv")
    assert done.stdout.startswith("target,entries,bytes"), done.stderr


@pytest.mark.parametrize("installed", ["cuda"], indirect=True)
def test_a_gpu_of_nvidia_s_that_is_not_there_is_one_line(installed: Installed) -> None:
    done = installed.run("devices", "gfx1100@cuda:99")
    assert (done.returncode, done.stdout) == (3, "")
    assert done.stderr.startswith("hipkit: there is no ")
    assert len(done.stderr.splitlines()) == 1
