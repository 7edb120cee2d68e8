"""A case of a test program, and how programs of each framework list their cases and say that one has passed."""

from __future__ import annotations

import csv
import re
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

APT = ("apt-get", "-y", "-q", "-o", "Acquire::Check-Valid-Until=false", "-o", "DPkg::Lock::Timeout=600")


def inside(root: Path, *command: str) -> list[str]:
    """A command, run in the root with nothing of this machine's environment."""
    clean = [
        "env",
        "-i",
        "HOME=/root",
        "LC_ALL=C.UTF-8",
        "PATH=/venv/bin:/usr/sbin:/usr/bin:/bin",
        "DEBIAN_FRONTEND=noninteractive",
        "GTEST_LISTENER=PASS_LINE_IN_LOG",
    ]
    return ["chroot", str(root), *clean, *command]


@dataclass(frozen=True, order=True)
class Case:
    """A case of a test program."""

    program: str
    name: str

    def __str__(self) -> str:
        return f"{Path(self.program).name}: {self.name}"


def _of_gtest(listing: str) -> Iterator[str]:
    suite = ""
    for line in listing.splitlines():
        text = line.partition("  # ")[0].rstrip()
        if re.fullmatch(r"\S+\.", text):
            suite = text
        elif suite and line.startswith("  ") and text.strip() and "DISABLED_" not in suite + text:
            yield suite + text.strip()


def _of_lines(listing: str) -> Iterator[str]:
    yield from (line for line in listing.splitlines() if line)


def _of_ggml(listing: str) -> Iterator[str]:
    """Operations with their parameters, of which the backend says that it supports them."""
    lines = listing.splitlines()
    rows = csv.DictReader(lines[next((n for n, line in enumerate(lines) if "op_params" in line), len(lines)) :])
    yield from dict.fromkeys(f"{row['op_name']}({row['op_params']})" for row in rows if row["supported"] == "1")


def _of_nothing(_listing: str) -> Iterator[str]:
    yield from ()


@dataclass(frozen=True)
class Framework:
    """How test programs list their cases, how they are asked for one (at ``{}``), and how they say that it has passed."""

    listing: tuple[str, ...]
    names: Callable[[str], Iterator[str]]
    one: tuple[str, ...]
    passed: str
    skipped: str = "[  SKIPPED ]"
    """What they print of a case that they have left out."""
    absent: str = "did not match any test; no tests were run"
    """What they print where they have no such case: some make other cases for other GPUs."""

    def asking_for(self, name: str) -> list[str]:
        """The arguments that run one case; that of a framework that lists none is its arguments themselves."""
        return [word.replace("{}", name) for word in self.one] or name.split()


GTEST = Framework(("--gtest_list_tests",), _of_gtest, ("--gtest_filter={}",), r"^\[  PASSED  \] 1 test")
THRUST = Framework(
    ("--list",),
    _of_lines,
    ("{}",),
    r"^Totals: 0 failures, 0 known failures, 0 errors, and 1 passes",
    skipped="0 failures, 1 known failures",
)
GGML = Framework(
    ("support", "-b", "ROCm0", "--output", "csv"),
    _of_ggml,
    ("test", "-b", "ROCm0", "-o", "{}"),
    r"^  ([1-9]\d*)/\1 tests passed",
)

MIGRAPHX = Framework(("--list",), _of_lines, ("{}",), r"^\[==========\] 1 tests ran(?![\s\S]*FAILED)")

_MAGMA_TESTS = "/usr/lib/x86_64-linux-gnu/libmagma-rocm-test/run_tests.py"
_MAGMA_GROUPS = "blas aux chol hesv lu qr syev sygv geev svd batched vbatched".split()
_MAGMA_SIZES = ("--xsmall", "--square", "-n", "33", "-n", "70,40,20", "--batch", "10", "--no-mgpu")
# MAGMA's script prints each command before it runs it: here it runs one that does nothing.
_SHOWN = (
    "import subprocess, sys; begin = subprocess.Popen; subprocess.Popen = lambda words, **how: begin(['true'], **how); "
    "sys.argv = sys.argv[1:]; exec(open(sys.argv[0]).read())"
)


def magma(root: Path) -> Iterator[Case]:
    """The commands of MAGMA's script of tests on one GPU, in all four precisions, for a small square and a rectangle."""
    groups = [f"--{group}" for group in _MAGMA_GROUPS]
    command = inside(root, "python3", "-c", _SHOWN, _MAGMA_TESTS, *_MAGMA_SIZES, *groups)
    yield from of_magma(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def of_magma(shown: str) -> Iterator[Case]:
    """The commands that the script has printed."""
    for line in dict.fromkeys(shown.splitlines()):
        program, _, arguments = line.partition(" ")
        if "/testing_" in program:
            yield Case(program, arguments.strip())


_BLASLT = "/usr/libexec/rocm/libhipblaslt1-bench/hipblaslt-bench"
_BLASLT_TYPES = (
    "--precision f32_r",
    "--precision f16_r",
    "--precision bf16_r",
    "--a_type f16_r --b_type f16_r --c_type f32_r --d_type f32_r",
    "--a_type bf16_r --b_type bf16_r --c_type f32_r --d_type f32_r",
)
_BLASLT_AFTER = ("", "--bias_vector", "--activation_type relu", "--activation_type gelu --bias_vector")


def blaslt(_root: Path) -> Iterator[Case]:
    """Products of matrices for the program that times hipBLASLt, which compares them with those of the host: its own test
    needs a file that Debian does not have.
    """
    words = product(
        ("-m 16", "-m 33", "-m 128", "-m 200"),
        ("-n 1", "-n 64", "-n 130"),
        ("-k 7", "-k 64", "-k 257"),
        ("--transA N", "--transA T"),
        ("--transB N", "--transB T"),
        _BLASLT_TYPES,
        ("--beta 0", "--beta 2"),
        ("--batch_count 1", "--batch_count 3"),
        _BLASLT_AFTER,
    )
    for chosen in words:
        yield Case(_BLASLT, " ".join((*filter(None, chosen), "--verify --iters 1 --cold_iters 0")))


MAGMA = Framework(
    (), _of_nothing, (), r"\A(?![\s\S]*failed)[\s\S]*\bok *$", skipped=" not available for real precisions"
)
"""Programs that print a line for each size, which ends with ``ok`` or ``failed``."""
BLASLT = Framework(
    (),
    _of_nothing,
    (),
    r"^ .*(,f32_r,f32_r,f32_r,f32_r,f32_r,.*,(0|\d[\d.]*e-(?!0[0-4])\d\d)|,b?f16_r,.*,(0|0\.00[0-4]\d*|\d[\d.]*e-\d\d)),[^,]*,[^,]*$",
    skipped="NO solution found",
)
"""A program whose row of figures ends with how far the product is off, and two bounds that it does not test itself."""
