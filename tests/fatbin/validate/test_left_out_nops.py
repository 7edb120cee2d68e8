"""Every wait that clang puts between two instructions is reported where it is left out.

With XNACK it also puts s_nop between loads, so that they are not replayed together; no rule asks for these.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hipkit

RULES = ("vector-wait", "late-result", "matrix-wait", "store-data", "late-scalar", "scalar-wait")
SOURCE = """
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
typedef float f4 __attribute__((ext_vector_type(4)));
typedef float f16 __attribute__((ext_vector_type(16)));
typedef half h4 __attribute__((ext_vector_type(4)));
typedef half h2 __attribute__((ext_vector_type(2)));

__kernel void divide(__global float *p, __global float *q) {
  int i = __builtin_amdgcn_workitem_id_x();
  p[i] = p[i] / q[i];
}

__kernel void logarithms(__global float *p) {
  int i = __builtin_amdgcn_workitem_id_x();
  float x = __builtin_amdgcn_rcpf(p[i]);
  p[i] = x * x + __builtin_amdgcn_sqrtf(x + 1.0f) * 3.0f;
}

__kernel void lanes(__global int *p, __global int *q) {
  int i = __builtin_amdgcn_workitem_id_x();
  int x = p[i] + 1, lane = __builtin_amdgcn_readfirstlane(q[i]);
  x = __builtin_amdgcn_readlane(x, lane) + __builtin_amdgcn_update_dpp(0, x, 0x111, 15, 15, 1);
  p[i] = x + __builtin_amdgcn_readfirstlane(x * 3);
}

#ifdef DOTS
__kernel void dots(__global float *p, __global h2 *a) {
  int i = __builtin_amdgcn_workitem_id_x();
  p[i] = __builtin_amdgcn_fdot2(a[i], a[i + 64], p[i], false);
}
#endif

#ifdef MATRICES
__kernel void products(__global f4 *p, __global f16 *q, __global h4 *a) {
  int i = __builtin_amdgcn_workitem_id_x();
  h4 x = a[i], y = a[i + 64];
  p[i] = __builtin_amdgcn_mfma_f32_16x16x16f16(x * y, y, p[i], 0, 0, 0) * 2.0f;
  q[i] = __builtin_amdgcn_mfma_f32_32x32x8f16(x, y + x, q[i], 0, 0, 0);
}
#endif
"""
WAIT = re.compile(r"\s*(s_nop|v_nop|s_waitcnt_depctr)\b")
MASKED = re.compile(r"\s*v_(cndmask|addc|subb)")
"""What takes a mask or a carry: for these, clang waits on GFX940, and no rule asks for it."""


@pytest.mark.parametrize(
    ("target", "options", "least"),
    [
        ("gfx906:xnack-", (), 2),
        ("gfx908:xnack-", ("-DDOTS", "-DMATRICES"), 6),
        ("gfx90a:xnack-", ("-DDOTS", "-DMATRICES"), 6),
        ("gfx942:xnack-", ("-DDOTS", "-DMATRICES"), 8),
        ("gfx1100", ("-DDOTS",), 2),
    ],
)
def test_a_wait_that_is_left_out_is_reported(
    installed: Callable[[str], Any], tmp_path: Path, target: str, options: tuple[str, ...], least: int
) -> None:
    clang, source, text = installed("clang-22"), tmp_path / "k.cl", tmp_path / "k.s"
    source.write_text(SOURCE)
    usual = ("-target", "amdgcn-amd-amdhsa", f"-mcpu={target}", "-nogpulib")
    clang(*usual, "-cl-std=CL2.0", "-O3", *options, "-S", source, "-o", text)
    lines = text.read_text().splitlines()

    def reported(lines: list[str]) -> list[str]:
        changed, out = tmp_path / "changed.s", tmp_path / "k.hsaco"
        changed.write_text("\n".join(lines) + "\n")
        clang(*usual, changed, "-o", out)
        return [str(finding) for finding in hipkit.validate(out, select=RULES, thorough=True)]

    assert reported(lines) == []
    waits = [at for at, line in enumerate(lines) if WAIT.match(line) and not MASKED.match(lines[at + 1])]
    assert len(waits) >= least
    missed = [lines[at - 1 : at + 2] for at in waits if not reported([*lines[:at], *lines[at + 1 :]])]
    assert missed == []
