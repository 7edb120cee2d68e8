"""Processes that end as C's do, while hipkit's threads are at work."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from hip_calls import BUILT

from hipkit.runtime.bridge import leaving
from hipkit.runtime.devices.cpu.compiler import jit

LEAVES = """
import ctypes, threading
from hipkit.runtime.bridge.leaving import leave_in_order
from hipkit.runtime.devices.cpu.compiler import jit

leave_in_order()
text = "".join(f"define i32 @f{n}(i32 %x) {{ %y = mul i32 %x, {n} ret i32 %y }}" + chr(10) for n in range(3000))
begun = threading.Event()

def compile_on_and_on():
    compiler = jit.Jit()
    compiler.load_llvm(jit.FAST)
    begun.set()
    while True:
        compiler.compile(text, jit.FAST)

threading.Thread(target=compile_on_and_on, daemon=True).start()
begun.wait()
ctypes.CDLL(None).exit(7)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="this is how the C library of Linux ends a process")
def test_a_process_ends_well_while_something_is_compiled() -> None:
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", LEAVES], capture_output=True, text=True, timeout=120)
        assert (done.returncode, done.stderr) == (7, "")


KEEPS = """
import ctypes, pathlib, sys, threading, time
from hipkit.runtime.bridge.leaving import leave_in_order
from hipkit.runtime.devices.cpu.compiler import jit

leave_in_order()
is_compiled = threading.Event()

def keep(image):
    is_compiled.set()
    time.sleep(0.5)
    pathlib.Path(sys.argv[1]).write_bytes(image)

compiler = jit.Jit()
compiler.load_llvm(jit.FAST)
given = "define void @f() { ret void }", jit.FAST, keep
threading.Thread(target=compiler.compile, args=given, daemon=True).start()
is_compiled.wait()
ctypes.CDLL(None).exit(7)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="this is how the C library of Linux ends a process")
def test_what_is_compiled_as_a_process_ends_is_kept(tmp_path: Path) -> None:
    call = [sys.executable, "-c", KEEPS, str(tmp_path / "image")]
    done = subprocess.run(call, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (7, "")
    assert (tmp_path / "image").read_bytes().startswith(b"\x7fELF")


@pytest.mark.parametrize("level", [jit.QUICK, jit.FAST])
@pytest.mark.parametrize("ends_as_c", [False, True])
def test_where_c_ends_the_process_llvm_has_made_its_globals_first(
    ends_as_c: bool, level: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    levels: list[int] = []

    def compiled(_self: jit.Jit, _text: str, level: int, *, is_optimized: bool = False) -> bytes:
        levels.extend([] if is_optimized else [level])
        return b""

    monkeypatch.setattr(jit, "when_used", [int] if ends_as_c else [])
    monkeypatch.setattr(jit.Jit, "compile", compiled)
    monkeypatch.setattr(jit.Jit, "_load_library", lambda _self: None)
    compiler = jit.Jit()
    for _ in range(2):
        compiler.load_llvm(level)
    assert levels == ([level] if ends_as_c else [])


@pytest.mark.parametrize("ends_as_c", [False, True])
def test_where_c_ends_the_process_the_library_is_there_first(ends_as_c: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    go, is_loaded = threading.Event(), threading.Event()

    def load(_self: jit.Jit) -> None:
        go.wait(0.2 if ends_as_c else 20)
        is_loaded.set()

    monkeypatch.setattr(jit, "when_used", [int] if ends_as_c else [])
    monkeypatch.setattr(jit.Jit, "_load_library", load)
    jit.Jit()
    assert is_loaded.is_set() == ends_as_c
    go.set()
    assert is_loaded.wait(20)


@pytest.mark.parametrize("process", ["its own", "a child of fork"])
def test_a_process_comes_to_rest_once_and_results_are_those_of_the_one_that_began_it(
    process: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    monkeypatch.setattr(jit, "rest", lambda: done.append("rest"))
    monkeypatch.setattr(leaving, "at_rest", [lambda: done.append("results")])
    monkeypatch.setattr(leaving, "_has_left", False)
    monkeypatch.setattr(leaving, "_process", os.getpid() if process == "its own" else os.getpid() + 1)
    for _ in range(2):
        leaving._come_to_rest(None)
    assert done == (["results", "rest"] if process == "its own" else ["rest"])


def test_python_ends_well_while_the_library_is_compiled() -> None:
    leaves = "from hipkit.runtime.devices.cpu.compiler import jit; jit.Jit(); raise SystemExit(7)"
    for _ in range(2):
        environment = {**os.environ, "HIPKIT_CACHE": "off"}
        done = subprocess.run(
            [sys.executable, "-c", leaves], capture_output=True, text=True, timeout=120, env=environment
        )
        assert (done.returncode, done.stderr) == (7, "")


AT_THE_END = """
import atexit, sys, threading

def refuse(thread):
    raise RuntimeError("can't create new thread at interpreter shutdown")

def late():
    import numpy as np
    import hipkit

    printing = hipkit.Module.load(sys.argv[1] + "/hello", device=hipkit.Device("gfx942"))
    printing["hello"].launch(1, 64, [np.frombuffer(b"end\\0", np.uint8), np.float32(2)], interpreted=False)
    device = hipkit.Device("gfx1100")
    counting = hipkit.Module.load(sys.argv[1] + "/histogram", device=device)["histogram"]
    values, bins = np.arange(1 << 22, dtype=np.uint8), np.zeros(256, np.uint32)
    addresses = device.upload(values), device.upload(bins)
    for stream in (device.null_stream, device.stream()):
        counting.launch(64, 256, [*addresses, np.uint64(1 << 22)], stream=stream)
        stream.synchronize()
    print(set(device.download(addresses[1], 256, np.uint32).tolist()))

# As from Python 3.12 on; an earlier one still starts threads at its end.
atexit.register(late)
atexit.register(lambda: setattr(threading.Thread, "start", refuse))
"""


def test_a_first_launch_may_come_when_no_thread_can_be_started_any_more(tmp_path: Path) -> None:
    for _ in range(2):  # a cold and a warm cache
        done = subprocess.run(
            [sys.executable, "-c", AT_THE_END, str(BUILT)], capture_output=True, text=True, timeout=120,
            env={**os.environ, "HIPKIT_CACHE": str(tmp_path)},
        )  # fmt: skip
        assert done.returncode == 0
        assert done.stderr == ""
        assert done.stdout.splitlines()[-1] == f"{{{2 << 14}}}"
