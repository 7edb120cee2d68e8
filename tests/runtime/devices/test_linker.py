"""Object files are linked as LLVM links them, and what is known of the processor is what LLVM says."""

from __future__ import annotations

import contextlib
import ctypes
import os
import platform
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from hipkit.runtime.devices.cpu.compiler import processor as processor_module
from hipkit.runtime.devices.cpu.compiler.jit import FAST, QUICK, Jit, jit
from hipkit.runtime.devices.cpu.compiler.linker import Refused, link, undefined

pytestmark = pytest.mark.skipif(platform.machine() != "x86_64", reason="LLVM links for other processors")

CALLER = """
declare i64 @other(i64)
declare i64 @given(i64)
declare i64 @strlen(ptr)
@text = private constant [6 x i8] c"hello\\00"
@table = private constant [2 x ptr] [ptr @local, ptr @other]
define internal i64 @local(i64 %x) noinline { %y = mul i64 %x, 3 ret i64 %y }
define double @scale(double %x) { %y = fmul double %x, 1.25 ret double %y }
define i64 @calls(i64 %which, i64 %x) {
  %at = getelementptr [2 x ptr], ptr @table, i64 0, i64 %which
  %function = load ptr, ptr %at
  %a = call i64 %function(i64 %x)
  %b = call i64 @given(i64 %a)
  %c = call i64 @strlen(ptr @text)
  %d = add i64 %b, %c
  ret i64 %d
}
"""
OTHER = "define i64 @other(i64 %x) { %y = add i64 %x, 100 ret i64 %y }"
GIVEN = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(lambda x: x * 2)


def objects(level: int = FAST) -> list[bytes]:
    return [jit().compile(text, level) for text in (CALLER, OTHER)]


def by_llvm(images: Sequence[bytes], exports: Sequence[str], library: dict[str, int]) -> tuple[Any, dict[str, int]]:
    return jit().load_llvm().link(f"test{os.urandom(8).hex()}", images, exports, library)


def by_hipkit(images: Sequence[bytes], exports: Sequence[str], library: dict[str, int]) -> tuple[Any, dict[str, int]]:
    code = link(images, exports, library)
    return code, code.symbols


def test_what_a_file_needs_is_what_it_uses_and_does_not_define() -> None:
    assert sorted(undefined(objects()[0])) == ["given", "other"]
    assert undefined(objects()[1]) == []


@pytest.mark.parametrize("level", [QUICK, FAST])
@pytest.mark.parametrize("linked", [by_llvm, by_hipkit])
def test_linked_code_computes_what_it_says(linked: Any, level: int) -> None:
    given = ctypes.cast(GIVEN, ctypes.c_void_p).value
    keeps, symbols = linked(objects(level), ("calls", "scale"), {"given": given})
    calls = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)(symbols["calls"])
    assert [calls(0, 7), calls(1, 7)] == [7 * 3 * 2 + 5, (7 + 100) * 2 + 5]
    assert ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(symbols["scale"])(8.0) == 10.0
    assert sorted(symbols) == ["calls", "scale"]
    del keeps


@pytest.mark.parametrize(
    ("what", "texts", "exports"),
    [
        ("data that is written", ["@x = global i64 1\ndefine ptr @f() { ret ptr @x }"], ["f"]),
        ("a thread's own data", ["@x = thread_local global i64 1\ndefine i64 @f() { %y = load i64, ptr @x ret i64 %y }"], ["f"]),
        ("a weak definition", ["define weak i64 @f() { ret i64 1 }"], ["f"]),
        ("two of one name", [OTHER, OTHER], ["other"]),
        ("an undefined symbol", ["declare void @undefined_symbol()\ndefine void @f() { call void @undefined_symbol() ret void }"], ["f"]),
        ("an export that is not there", [OTHER], ["another"]),
    ],
)  # fmt: skip
def test_what_is_not_known_is_refused(what: str, texts: list[str], exports: list[str]) -> None:
    images = [jit().compile(text, QUICK) for text in texts]
    with pytest.raises(Refused):
        link(images, exports, {})


def test_what_is_refused_is_linked_by_llvm() -> None:
    text = "@count = internal global i64 40\ndefine i64 @next() { %x = atomicrmw add ptr @count, i64 1 seq_cst ret i64 %x }"
    address, key = jit().load(jit().compile(text, FAST), "next", ())
    following = ctypes.CFUNCTYPE(ctypes.c_int64)(address)
    assert [following(), following()] == [40, 41]
    jit().unload([key])


def test_a_damaged_file_is_linked_or_refused() -> None:
    """Cut off or changed at any place, it raises no other error; what is linked is not run."""
    [image] = [jit().compile(CALLER, QUICK)]
    for at in range(len(image)):
        for damaged in (image[:at], image[:at] + bytes([image[at] ^ 0xFF]) + image[at + 1 :]):
            with contextlib.suppress(Refused):
                link([damaged], ("calls",), {"given": 1, "other": 2})


def test_code_cannot_be_written_once_it_can_be_run() -> None:
    code = link(objects(), ("calls",), {"given": 1})
    rights = [
        line.split()[1] for line in Path("/proc/self/maps").read_text().splitlines() if covers(line, code.address)
    ]
    assert rights == ["r-xp"]


def covers(line: str, address: int) -> bool:
    start, _, end = line.split()[0].partition("-")
    return int(start, 16) <= address < int(end, 16)


def test_the_processor_is_llvms_every_time() -> None:
    import llvmlite.binding as llvm

    made = processor_module.processor()
    assert made.features == llvm.get_host_cpu_features().flatten()
    assert (made.triple, made.name) == (llvm.get_process_triple(), llvm.get_host_cpu_name())
    assert {name for name, has in llvm.get_host_cpu_features().items() if has} == {
        name for name in llvm.get_host_cpu_features() if made.has(name)
    }
    # From the disk it is the same.
    assert processor_module.processor.__wrapped__() == made  # type: ignore[attr-defined]


def test_all_cores_say_the_same() -> None:
    before = os.sched_getaffinity(0)
    try:
        said = set()
        for core in before:
            os.sched_setaffinity(0, {core})
            said.add(processor_module._identity())
    finally:
        os.sched_setaffinity(0, before)
    assert len(said) == 1
    assert None not in said


def test_the_processor_is_what_the_system_says_too() -> None:
    """CPUID's first two leaves have the vendor's name, the family and the model, as the Intel and AMD manuals encode them."""
    text = Path("/proc/cpuinfo").read_text() if Path("/proc/cpuinfo").exists() else ""
    said = dict(re.findall(r"^(vendor_id|cpu family|model|stepping)\s*: (.*)$", text, re.MULTILINE))
    if "vendor_id" not in said:
        pytest.skip("the system does not say what CPUID says")
    rows = {(leaf, part): rest for leaf, part, *rest in processor_module._identity() or ()}
    _, b, c, d = rows[0, 0]
    assert b"".join(word.to_bytes(4, "little") for word in (b, d, c)).decode() == said["vendor_id"]
    version = rows[1, 0][0]
    family, model = version >> 8 & 15, version >> 4 & 15
    if family == 15:
        family += version >> 20 & 0xFF
    if family >= 6:
        model += (version >> 16 & 15) << 4
    assert (str(family), str(model), str(version & 15)) == (said["cpu family"], said["model"], said["stepping"])


def test_another_processor_is_not_taken_for_this_one(monkeypatch: pytest.MonkeyPatch) -> None:
    own = processor_module._identity()
    processor_module.processor.__wrapped__()  # type: ignore[attr-defined]
    monkeypatch.setattr(processor_module, "_identity", lambda: (*own, (0x24, 0, 1, 2, 3, 4)) if own else None)
    other = processor_module.Processor("triple", "another", "-avx2")
    monkeypatch.setattr(processor_module, "_as_llvm_says", lambda: other)
    monkeypatch.setattr(processor_module, "disk_cache", lambda: None)
    assert processor_module.processor.__wrapped__() == other  # type: ignore[attr-defined]


def test_a_jit_loads_llvm_when_it_compiles() -> None:
    Jit().function("hk_work")  # is now on disk, whatever ran before
    compiler = Jit()
    compiler.function("hk_work")
    assert compiler._llvm is None
    compiler.compile(OTHER, QUICK)
    assert compiler._llvm is not None


def test_a_run_of_what_is_on_disk_maps_no_llvm_and_writes_no_ir(samples: Path, tmp_path: Path) -> None:
    code = f"""
import sys, numpy as np
from hipkit import Device, Module
a, b, c = np.arange(64, dtype=np.float32), np.ones(64, np.float32), np.zeros(64, np.float32)
module = Module.load({str(samples / "vector_add")!r}, device=Device("gfx1100"))
module["vector_add"].launch(1, 64, [a, b, c, np.int32(64)], interpreted=False)
written = any(name.endswith("llvm.builder") for name in sys.modules)
print(c.sum(), "libllvmlite" in open("/proc/self/maps").read(), written)
"""
    environment = {**os.environ, "HIPKIT_CACHE": str(tmp_path)}
    said = [
        subprocess.run(
            [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, check=True, env=environment
        ).stdout
        for _ in range(2)
    ]
    assert said == ["2080.0 True True\n", "2080.0 False False\n"]
