"""The functions that compiled code calls are compiled quickly at first, and optimised for programs that run for long."""

from __future__ import annotations

import ctypes
import hashlib
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import llvmlite
import pytest
from native_objects import IR, LLVMLITE, compiled, compiled_accesses, groups, texts_of

from hipkit.runtime.devices.cpu.compiler import jit as jit_module
from hipkit.runtime.devices.cpu.compiler import native_objects
from hipkit.runtime.devices.cpu.compiler.jit import FAST, QUICK, Jit
from hipkit.runtime.devices.cpu.compiler.linker import Refused
from hipkit.runtime.devices.cpu.compiler.llvm.hosts import X86_64
from hipkit.runtime.devices.cpu.compiler.processor import Processor
from hipkit.runtime.devices.disk_cache import disk_cache

NAMES = ("hk_publish", "hk_work", "hk_image", "hk.load.global.p32.i32x1")
KEPT: list[Jit] = []
"""LLVM's linkers stay until the process ends."""


@pytest.fixture
def levels(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[int]:
    """How all code is compiled from here on, in a cache that is empty at first, on a system that no native code ships for."""
    monkeypatch.setattr(jit_module, "shipped", lambda _: None)
    monkeypatch.setattr(jit_module, "shipped_access", lambda *_: None)
    monkeypatch.setenv("HIPKIT_CACHE", str(tmp_path))
    disk, found = disk_cache.__wrapped__(), list[int]()  # type: ignore[attr-defined]
    monkeypatch.setattr(jit_module, "disk_cache", lambda: disk)
    compile_ = Jit.compile

    def noted(self: Jit, text: str, level: int, *given: Any, is_optimized: bool = False) -> bytes:
        found.append(level)
        return compile_(self, text, level, *given, is_optimized=is_optimized)

    monkeypatch.setattr(Jit, "compile", noted)
    return found


def own_linker(monkeypatch: pytest.MonkeyPatch) -> None:
    """Objects are linked as on x86-64."""


def llvm_linker(monkeypatch: pytest.MonkeyPatch) -> None:
    """Objects are linked as on other processors."""

    def refuse(*_: object) -> None:
        raise Refused("not here")

    monkeypatch.setattr(jit_module, "link", refuse)


def begun() -> Jit:
    """A compiler that has linked nothing but what every launch needs."""
    KEPT.append(Jit())
    return KEPT[-1]


def published(address: int) -> int:
    """What ``hk_publish`` at an address writes."""
    word = ctypes.c_uint64()
    ctypes.PYFUNCTYPE(None, ctypes.c_void_p, ctypes.c_uint64)(address)(ctypes.addressof(word), 1234)
    return word.value


@pytest.mark.skipif(native_objects.shipped("memory") is None, reason="this system compiles its native functions")
def test_native_functions_that_ship_are_not_compiled(levels: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit_module, "shipped", native_objects.shipped)
    jit = begun()
    for name in NAMES[:-1]:
        jit.function(name)
    assert not levels
    assert not jit.has_quick_library


def test_what_ships_is_made_of_the_ir_that_ships() -> None:
    files = {path.name.partition(".")[0]: path.read_bytes() for path in native_objects.FOLDER.iterdir()}
    texts = {path.stem: path.read_bytes() for path in IR.glob("*.ll")}
    assert files.keys() == texts.keys()
    for name, text in texts.items():
        digest, image = native_objects.unpacked(files[name])
        assert digest == hashlib.blake2b(text, digest_size=32).digest(), f"{name}: python tools/native_objects.py"
        if llvmlite.__version__.startswith(f"{LLVMLITE}."):
            assert image == compiled(text.decode()), name


@pytest.mark.skipif(native_objects.shipped("memory") is None, reason="this system compiles its native functions")
def test_common_accesses_ship_as_quick_code(levels: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit_module, "shipped", native_objects.shipped)
    monkeypatch.setattr(jit_module, "shipped_access", native_objects.shipped_access)
    jit = begun()
    before = jit.function(NAMES[-1])
    assert not levels
    assert jit.has_quick_library, "the code for the very processor comes when it pays"
    assert not jit.has_slow_library
    jit.improve_library()
    assert set(levels) == {FAST}
    assert jit.function(NAMES[-1]) != before
    jit.function("hk.load.global.p32.i64x1")
    assert levels[-1] == QUICK, "this one does not ship"
    assert jit.has_slow_library


@pytest.mark.skipif(native_objects.shipped("memory") is None, reason="this system compiles its native functions")
@pytest.mark.parametrize("name", ["hk.every.load.global.p32.i32x1.2", "hk.every.store.lds.lds.i32x4.4"])
def test_common_accesses_of_whole_waves_ship_with_those_that_they_call(
    levels: list[int], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(jit_module, "shipped", native_objects.shipped)
    monkeypatch.setattr(jit_module, "shipped_access", native_objects.shipped_access)
    jit = begun()
    assert jit.function(name)
    assert not levels


def test_functions_that_hot_code_calls_are_optimised_before_others(levels: list[int]) -> None:
    jit = begun()
    before = {name: jit.function(name) for name in NAMES}
    levels.clear()
    jit.improve_library([NAMES[-1], "hk.not.there"])
    assert set(levels) == {FAST}
    is_new = {name: jit.function(name) != before[name] for name in NAMES}
    assert is_new == {name: name == NAMES[-1] for name in NAMES}
    assert jit.has_slow_library


@pytest.mark.parametrize("names", groups(), ids=lambda names: names[0])
def test_accesses_that_ship_are_made_of_what_the_library_writes(names: list[str]) -> None:
    texts = texts_of(names)
    made_of = hashlib.blake2b("".join(texts.values()).encode(), digest_size=32).digest()
    for vectors in native_objects.VECTORS:
        file = (native_objects.LIBRARY / str(native_objects.file_of(names[0], vectors))).read_bytes()
        digest, _ = native_objects.unpacked(file)
        assert digest == made_of, "python tools/native_objects.py"
        found = native_objects.accesses_in(file)
        assert found.keys() == texts.keys()
        if llvmlite.__version__.startswith(f"{LLVMLITE}."):
            assert found == compiled_accesses(texts, vectors)


@pytest.mark.parametrize(
    ("lacks", "passes_in"),
    [((), "zmm"), (("avx512f", "avx512bw"), "ymm"), (("avx512vl",), "")],
    ids=["all", "no vectors of 512 bits", "some of their instructions"],
)
def test_accesses_ship_for_how_a_processor_passes_vectors(lacks: tuple[str, ...], passes_in: str) -> None:
    has = {*X86_64.features, *native_objects.VECTORS["avx512"]} - set(lacks)
    host = Processor("x86_64-unknown-linux-gnu", "x86-64", ",".join(f"+{name}" for name in sorted(has)))
    found = native_objects.shipped_access("hk.load.global.p32.i32x1", host)
    if native_objects.shipped("memory") is None or not passes_in:
        assert found is None
        return
    vectors = "avx512" if passes_in == "zmm" else "avx2"
    file = (native_objects.LIBRARY / f"global.{vectors}.z").read_bytes()
    assert found == native_objects.accesses_in(file)["hk.load.global.p32.i32x1"]


@pytest.mark.parametrize("linker", [own_linker, llvm_linker])
def test_a_library_is_quick_at_first_and_optimised_when_it_pays(
    levels: list[int], monkeypatch: pytest.MonkeyPatch, linker: Callable[[pytest.MonkeyPatch], None]
) -> None:
    linker(monkeypatch)
    jit = begun()
    before = {name: jit.function(name) for name in NAMES}
    assert set(levels) == {QUICK}
    assert jit.has_quick_library
    levels.clear()
    jit.improve_library()
    assert set(levels) == {FAST}
    assert not jit.has_quick_library
    after = {name: jit.function(name) for name in NAMES}
    assert all(before[name] != after[name] for name in NAMES)
    assert [published(each["hk_publish"]) for each in (before, after)] == [1234, 1234], "what runs the old ones goes on"


def test_a_later_process_takes_the_optimised_functions_from_disk(levels: list[int]) -> None:
    jit = begun()
    jit.improve_library()
    levels.clear()
    later = begun()
    later.function("hk_work")
    assert not later.has_quick_library
    assert not levels


def test_a_function_can_be_optimised_at_once(levels: list[int]) -> None:
    jit = begun()
    jit.function("hk_work")
    levels.clear()
    first = jit.function("hk_run_batches", FAST)
    assert levels == [FAST]
    assert jit.function("hk_run_batches") == first


def test_a_program_that_runs_for_long_has_its_code_linked_with_optimised_functions(
    samples: Path, tmp_path: Path
) -> None:
    code = f"""
import time, numpy as np
from hipkit import Device, Module
from hipkit.runtime.devices.cpu.compiler import code as policy
from hipkit.runtime.devices.cpu.compiler.jit import jit
policy.TUNING_WORTH = policy.LIBRARY_WORTH
count, until = 1 << 18, time.monotonic() + 60
a, b, c = np.arange(count, dtype=np.float32), np.ones(count, np.float32), np.zeros(count, np.float32)
device = Device("gfx1100")
module = Module.load({str(samples / "vector_add")!r}, device=device)
def launched():
    c[:] = 0
    module["vector_add"].launch(count // 256, 256, [a, b, c, np.int32(count)], interpreted=False)
    return bool((c == a + 1).all())
assert launched()
began = jit().has_quick_library
[code] = device.backend.shared.codes.values()
[first] = {{one.code for one in code.compiled.values()}}
while (jit().has_quick_library or any(one.unlinked for one in code.compiled.values())) and time.monotonic() < until:
    assert launched()
assert launched() and not code.failed
print(began, jit().has_quick_library, first in {{one.code for one in code.compiled.values()}})
"""
    environment = {**os.environ, "HIPKIT_CACHE": str(tmp_path)}
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, env=environment, timeout=300
    )
    assert ran.stdout == "True False False\n", ran.stderr
