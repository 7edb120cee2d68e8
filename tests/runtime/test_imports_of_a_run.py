"""What ``hipkit run`` imports of a program whose code is in the cache: the command, and the process of the program."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from hipkit.runtime.programs import run_program

_LINE = re.compile(r"import time: +\d+ \| +\d+ \| +(\S+)$", re.MULTILINE)
SLOW = {
    "dataclasses",
    "difflib",
    "importlib.resources",
    "inspect",
    "lzma",
    "numpy",
    "platform",
    "rich",
    "shutil",
    "tempfile",
    "uuid",
}
"""Of Python and others, what takes long and is needed by few."""
OF_THE_COMMAND = {"", "cli", "fatbin", "loader", "runtime", "runtime.bridge"}
OF_THE_PROGRAM = {
    *("", "fatbin", "fatbin.codeobject", "fatbin.codeobject.demangle", "fatbin.formats", "loader"),
    *("runtime", "runtime.bridge", "runtime.devices", "runtime.devices.cpu", "runtime.devices.cpu.compiler"),
    *("runtime.devices.cpu.compiler.llvm", "runtime.graphs", "runtime.hip", "runtime.hip.code", "runtime.hip.memory"),
    *("runtime.isa", "runtime.isa.images", "runtime.kernels", "runtime.memory", "runtime.services", "runtime.streams"),
}
"""Packages of hipkit, of which something is imported."""


NOT_FOR_QUICK_CODE = {
    "hipkit.fatbin.disassembly",
    "hipkit.fatbin.isa.printers",
    "hipkit.runtime.devices.cpu.compiler.accumulations",
    "hipkit.runtime.devices.cpu.compiler.llvm.atomics",
    "hipkit.runtime.devices.cpu.compiler.llvm.checks",
    "hipkit.runtime.devices.cpu.compiler.llvm.library",
    "hipkit.runtime.devices.cpu.compiler.llvm.wave_access",
    "hipkit.runtime.isa.memory.image_operations",
    "llvmlite.binding",
    "llvmlite.ir",
}
"""What a first launch of a kernel that adds, loads and stores has no use for."""


def packages(modules: set[str]) -> set[str]:
    """The packages of hipkit that modules are in."""
    ours = {name.removeprefix("hipkit").lstrip(".") for name in modules if name.partition(".")[0] == "hipkit"}
    return {name.rpartition(".")[0] for name in ours}


def others(modules: set[str]) -> set[str]:
    """What is neither Python's nor hipkit's, without how this Python finds hipkit, and what Debian's looks for."""
    tops = {name.partition(".")[0] for name in modules}
    tops -= {"hipkit", "org", "nt", "sitecustomize", "apport_python_hook"}
    return {name for name in tops if name not in sys.stdlib_module_names and not name.startswith("_")}


@pytest.mark.skipif(sys.platform != "linux", reason="programs run on Linux")
def test_the_command_imports_neither_runtime_nor_readers() -> None:
    command = [sys.executable, "-X", "importtime", "-m", "hipkit", "run", "/bin/true"]
    subprocess.run(command, check=True, capture_output=True)
    imported = set(_LINE.findall(subprocess.run(command, check=True, capture_output=True, text=True).stderr))
    assert packages(imported) - OF_THE_COMMAND == set()
    assert others(imported) == {"click"}


@pytest.mark.skipif(sys.platform != "linux", reason="programs run on Linux")
def test_the_command_looks_at_a_new_program_without_devices(samples: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-X", "importtime", "-m", "hipkit", "run", str(samples / "vector_add")]
    environment = {**os.environ, "HIPKIT_CACHE": str(tmp_path)}
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    imported = set(_LINE.findall(done.stderr))
    assert "hipkit.runtime.fitting" in imported
    assert not [name for name in packages(imported) if name.startswith(("runtime.devices", "runtime.memory"))]


@pytest.mark.skipif(sys.platform != "linux", reason="programs run on Linux")
def test_a_program_with_a_cached_launch_imports_what_its_calls_need(samples: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "HIPKIT_CACHE": str(tmp_path), "PYTHONPROFILEIMPORTTIME": "1"}
    for _ in range(2):
        done = run_program(samples / "vector_add", environment=environment, capture_output=True, text=True)
        assert done.returncode == 0
    imported = set(_LINE.findall(done.stderr))
    assert packages(imported) - OF_THE_PROGRAM == set()
    assert imported & SLOW == set()
    assert others(imported) == {"llvmlite", "msgpack"}
    assert {name for name in imported if name.startswith("llvmlite")} == {"llvmlite", "llvmlite._version"}


@pytest.mark.skipif(sys.platform != "linux", reason="programs run on Linux")
def test_a_program_with_a_first_launch_imports_what_compiles_its_kernel(samples: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "HIPKIT_CACHE": str(tmp_path), "PYTHONPROFILEIMPORTTIME": "1"}
    done = run_program(samples / "vector_add", environment=environment, capture_output=True, text=True)
    assert done.returncode == 0
    imported = set(_LINE.findall(done.stderr))
    assert "hipkit.runtime.devices.cpu.compiler.llvm.builder" in imported
    assert imported & (SLOW | NOT_FOR_QUICK_CODE) == set()
