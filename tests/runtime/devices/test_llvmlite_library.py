"""LLVM without llvmlite's Python modules does what it does with them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import llvmlite
import llvmlite.binding as binding
import pytest

from hipkit.runtime.devices.cpu.compiler import compilation
from hipkit.runtime.devices.cpu.compiler.compilation import QUICK, Llvm
from hipkit.runtime.devices.cpu.compiler.llvm.library import module
from hipkit.runtime.devices.cpu.compiler.llvmlite_library import Compiler, Library, library

TEXTS = (
    "define i32 @f(i32 %x) { %y = add i32 %x, 1 ret i32 %y }",
    module("hk.load.global.p32.i32x1"),
    module("hk.slow.store.global.g64.i16x1"),
)


@pytest.fixture
def known() -> Library:
    """The library of the llvmlite that is installed."""
    found = library()
    if found is None:
        pytest.skip(f"the functions of llvmlite {llvmlite.__version__} are not known on this system")
    return found


@pytest.fixture
def by_modules(monkeypatch: pytest.MonkeyPatch) -> Llvm:
    """LLVM through llvmlite's modules, as with a version that is not known."""
    monkeypatch.setattr(compilation, "library", lambda: None)
    return Llvm()


def test_the_newest_llvmlite_is_known() -> None:
    assert (library() is not None) == (sys.platform in ("linux", "darwin"))


def test_the_host_is_the_one_that_llvmlite_names(known: Library) -> None:
    features = binding.get_host_cpu_features().flatten()
    assert known.host() == (binding.get_process_triple(), binding.get_host_cpu_name(), features)


@pytest.mark.parametrize("text", TEXTS, ids=["add", "load", "store"])
def test_object_files_have_the_same_bytes(known: Library, by_modules: Llvm, text: str) -> None:
    triple, name, features = known.host()
    image = Compiler(known, name, features, QUICK).compile(text, QUICK)
    assert image == by_modules.compile(text, QUICK)
    assert image[:4] == b"\x7fELF" or "linux" not in triple


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("define i32 @f(", "expected type"),
        ("define i32 @f(i32 %x) { br label %b\nb: %y = add i32 %y, 1 ret i32 %y }", "reference their own value"),
    ],
    ids=["no IR", "not verified"],
)
def test_wrong_code_is_refused(known: Library, by_modules: Llvm, text: str, fault: str) -> None:
    _, name, features = known.host()
    with pytest.raises(RuntimeError, match=fault):
        Compiler(known, name, features, QUICK).compile(text, QUICK)
    for llvm in (Llvm(), by_modules):
        with pytest.raises(AssertionError, match=f"emitted IR is wrong: (.|\n)*({fault})"):
            llvm.compile(text, QUICK)


FIRST = """
import sys, numpy as np, llvmlite
from hipkit import Device, Module
if sys.argv[2]: llvmlite.__version__ = sys.argv[2]
a, b, c = np.arange(64, dtype=np.float32), np.ones(64, np.float32), np.zeros(64, np.float32)
module = Module.load(sys.argv[1], device=Device("gfx1100"))
module["vector_add"].launch(1, 64, [a, b, c, np.int32(64)], interpreted=False)
print(c.sum(), "llvmlite.binding" in sys.modules)
"""


@pytest.mark.parametrize("version", ["", "0.99.0"], ids=["known", "unknown"])
def test_a_first_launch_imports_modules_of_llvmlite_only_where_its_version_is_not_known(
    version: str, samples: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, known: Library
) -> None:
    monkeypatch.setenv("HIPKIT_CACHE", str(tmp_path))
    command = [sys.executable, "-c", FIRST, str(samples / "vector_add"), version]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout == f"2080.0 {bool(version)}\n", done.stderr
