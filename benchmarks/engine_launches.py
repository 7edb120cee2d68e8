"""What launching takes, each figure in a process of its own; engine.py prints it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

LAUNCH_LIMIT = 15
"""Microseconds that launching an empty kernel and waiting for it may take."""
LATENCY = """
import sys, time
from pathlib import Path
import numpy as np, llvmlite.binding
import hipkit, hipkit.runtime.module, hipkit.runtime.devices.cpu.engine
def memory(name):
    text = Path('/proc/self/status').read_text()
    return next(int(line.split()[1]) for line in text.splitlines() if line.startswith(name))
module = hipkit.Module.load(sys.argv[1])
a = np.ones(256, 'f4'); b = np.ones(256, 'f4'); c = np.zeros(256, 'f4')
Path('/proc/self/clear_refs').write_text('5')
before, start = memory('VmRSS'), time.perf_counter()
module[sys.argv[2]].launch(grid=(1,), block=(256,), args=[a, b, c, np.int32(sys.argv[3])])
print(time.perf_counter() - start, memory('VmHWM') - before)
"""
LAUNCH = """
import sys, time
from hipkit.runtime import hip
def ok(result):
    assert result[0] == 0, hip.explain_last_error()
    return result[-1]
module = ok(hip.hipModuleLoad(sys.argv[1]))
empty, add = (ok(hip.hipModuleGetFunction(module, name)) for name in ('empty', 'vector_add'))
a, b, c = (ok(hip.hipMalloc(1024)) for _ in range(3))
def of_empty():
    hip.hipModuleLaunchKernel(empty, 1, 1, 1, 64, 1, 1, 0, None, [])
    ok(hip.hipStreamSynchronize(None))
def of_four_groups():
    hip.hipModuleLaunchKernel(add, 4, 1, 1, 256, 1, 1, 0, None, [a, b, c, 256])
    ok(hip.hipStreamSynchronize(None))
for run in (of_empty, of_four_groups):
    best = 1.0
    for _ in range(60):
        start = time.perf_counter()
        for _ in range(100):
            run()
        best = min(best, (time.perf_counter() - start) / 100)
    print(best * 1e6)
"""
LONG_CHAIN = """
extern "C" __attribute__((global)) void long_chain(const float* a, const float* b, float* c, int n) {{
    int i = __builtin_amdgcn_workitem_id_x();
    float x = a[i], y = b[i];
    if (n == 0) return;
    {steps}
    c[i] = x;
}}
"""


def launches(folder: Path, target: str) -> None:
    """A launch that has come before, and waiting for it, through the flat API."""
    path = folder / f"kernels.{target}.hsaco"
    command = [sys.executable, "-c", LAUNCH, str(path)]
    environment = {**os.environ, "HIPKIT_DEVICES": target}
    out = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    empty, four = map(float, out.split())
    note = f"  MISSED {LAUNCH_LIMIT} us" if empty > LAUNCH_LIMIT else ""
    print(f"launch and wait, {target}: {empty:.1f} us of an empty kernel{note}, {four:.1f} us of four groups")


def first_launches(folder: Path, target: str, options: Sequence[str]) -> None:
    """A first launch in a process of its own: with nothing kept on disk, and with everything."""
    short = folder / f"kernels.{target}.hsaco"
    long = folder / f"long.{target}.hsaco"
    source = folder / "long.hip"
    source.write_text(LONG_CHAIN.format(steps="\n".join(["x = __builtin_fmaf(x, y, 0.5f);"] * 20_000)))
    subprocess.run(["clang++-19", *options, f"--offload-arch={target}", source, "-o", long], check=True)
    for what, path, kernel, n, limits in (
        ("a first launch", short, "vector_add", 256, (("cold", 0.25, 400), ("warm", 0.02, 64))),
        ("20,000 instructions begin", long, "long_chain", 0, (("cold", 4.0, 400), ("warm", 4.0, 64))),
        ("20,000 instructions end", long, "long_chain", 256, (("cold", None, 400), ("warm", None, 64))),
    ):
        environment = {**os.environ, "HIPKIT_CACHE": str(folder / f"cache.{kernel}.{n}.{target}")}
        for state, seconds, megabytes in limits:
            command = [sys.executable, "-c", LATENCY, str(path), kernel, str(n)]
            runs = [
                tuple(
                    map(
                        float,
                        subprocess.run(
                            command, env=environment, capture_output=True, text=True, check=True
                        ).stdout.split(),
                    )
                )
                for _ in range(1 if state == "cold" else 5)
            ]
            took, grew = min(runs)
            notes = [f"MISSED {seconds} s"] * (seconds is not None and took > seconds) + [f"MISSED {megabytes} MB"] * (
                grew / 1024 > megabytes
            )
            print(f"{what}, {state} cache, {target}: {took:.3f} s, {grew / 1024:.0f} MB more  {', '.join(notes)}")
