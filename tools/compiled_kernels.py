"""Small kernels with calls, LDS, variables, pointers to functions and matrices, compiled for any GPU as assembly."""

from __future__ import annotations

import re
import struct
import subprocess
import tempfile
from functools import cache
from pathlib import Path

from handmade import HOST, bundle

KERNELS = r"""
#define D __attribute__((device))
#define K extern "C" __attribute__((global)) void
#ifndef COUNT
#define COUNT int
#endif
#ifndef LENGTH
#define LENGTH 64
#endif
D inline unsigned tid() { return __builtin_amdgcn_workitem_id_x(); }
D inline unsigned tidy() { return __builtin_amdgcn_workitem_id_y(); }
D inline unsigned bid() { return __builtin_amdgcn_workgroup_id_x(); }
D inline unsigned bidy() { return __builtin_amdgcn_workgroup_id_y(); }
D int table[LENGTH] = {1, 2, 3};
D __attribute__((noinline)) float twice(float x) { volatile float a[8]; a[(int)x & 7] = x; return a[2] * 2 + x; }
D __attribute__((noinline)) float thrice(float x) { return x * 3 + 1; }
D float (*volatile const pick[2])(float) = {twice, thrice};
K saxpy(float* y, const float* x, float a, COUNT n) { unsigned i = bid() * 256 + tid(); if (i < n) y[i] = a * x[i] + y[i]; }
K reduce(float* out, const float* x, int n) {
    __attribute__((shared)) static float s[256];
    unsigned t = tid();
    s[t] = x[bid() * 256 + t];
    for (int d = 128; d; d >>= 1) {
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
        __builtin_amdgcn_s_barrier();
        if (t < d) s[t] += s[t + d];
    }
    if (!t) out[bid()] = s[0];
}
K calls(float* y, int n) { unsigned i = bid() * 64 + tid(); if (i < n) y[i] = twice(y[i]); }
K pointers(float* y, int which) { y[tid()] = pick[which & 1](y[tid()]); }
K looks(int* y) { y[tid()] = table[(tid() + y[0]) & 63]; }
K planes(float* y, int w) { y[(bidy() * 4 + tidy()) * w + bid() * 32 + tid()] = 1.f; }
K loops(int* y, int n) {
    int s = 0;
    for (int i = 0; i < n; i++) { s += y[i]; if (s & 1) s ^= y[s & 31]; }
    y[tid()] = s;
}
#ifndef OLDER
K counts(int* y) { __atomic_fetch_add(&y[tid() & 7], 1, __ATOMIC_RELAXED); }
#endif
K wide(double* y, const double* x) { y[tid()] = x[tid()] * y[tid()] + 3.0; }
#ifdef MATRIX
typedef float f4 __attribute__((ext_vector_type(4)));
typedef float f16v __attribute__((ext_vector_type(16)));
K matrix(f16v* y, const float* a) {
    unsigned t = tid();
    f16v c = y[t];
    for (int i = 0; i < 4; i++) c = __builtin_amdgcn_mfma_f32_32x32x2f32(a[t + 64 * i], a[t * 2 + i], c, 0, 0, 0);
    y[t] = c;
}
#endif
"""


OPTIONS = ("-nogpuinc", "-nogpulib", "-O2", "-w", "-S")


def run(*command: object) -> None:
    """Run a tool; what it says where it fails is the error."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{command}: {done.stderr}")


@cache
def source(target: str, *defines: str) -> str:
    """The assembly of the kernels, with macros defined, or with options of the compiler, which begin with a dash."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "k.hip").write_text(KERNELS)
        options = ["-x", "hip", "--cuda-device-only", f"--offload-arch={target}", *OPTIONS]
        options += [define if define.startswith("-") else f"-D{define}" for define in defines]
        run("clang-22", *options, Path(folder, "k.hip"), "-o", f"{folder}/k.s")
        return Path(folder, "k.s").read_text()


@cache
def assemble(target: str, text: str, *, is_linked: bool = True) -> bytes:
    """Assembly as a code object."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "k.s").write_text(text)
        run(
            "clang-22",
            "-target",
            "amdgcn-amd-amdhsa",
            f"-mcpu={target}",
            *([] if is_linked else ["-c"]),
            f"{folder}/k.s",
            "-o",
            f"{folder}/k.hsaco",
        )
        return Path(folder, "k.hsaco").read_bytes()


def code(target: str, *defines: str) -> bytes:
    """The kernels as a code object."""
    return assemble(target, source(target, *defines))


def entry(target: str, *defines: str) -> tuple[bytes, bytes]:
    """The kernels as an entry of a bundle."""
    return b"hipv4-amdgcn-amd-amdhsa--" + target.encode(), code(target, *defines)


def fat(*targets: str) -> bytes:
    """A bundle of the kernels for some targets."""
    return bundle((HOST, b""), *map(entry, targets))


_LAUNCH = """
typedef struct ihipStream_t* hipStream_t;
struct dim3 { unsigned x, y, z; };
extern "C" int hipLaunchKernel(const void*, dim3, dim3, void**, unsigned long, hipStream_t);
extern "C" int __hipPopCallConfiguration(dim3*, dim3*, unsigned long*, hipStream_t*);
"""
_RUNTIME = """
hipLaunchKernel __hipPopCallConfiguration __hipRegisterFatBinary __hipRegisterFunction __hipRegisterVar
__hipUnregisterFatBinary atexit
""".split()
"""What the host side of kernels calls."""


@cache
def host_library(machine: str, fatbin: bytes) -> bytes:
    """A shared library with the host side of the kernels and a bundle in it."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "k.hip").write_text(_LAUNCH + KERNELS)
        Path(folder, "k.hipfb").write_bytes(fatbin)
        Path(folder, "runtime.c").write_text("".join(f"int {name}(void) {{ return 0; }}\n" for name in _RUNTIME))
        host = ("clang-22", "-target", f"{machine}-linux-gnu", "-fPIC", "-O2", "-w", "-c")
        only = ("-x", "hip", "--cuda-host-only", "-nogpuinc", "-nogpulib", "--offload-arch=gfx942")
        device = ("-Xclang", "-fcuda-include-gpubinary", "-Xclang", f"{folder}/k.hipfb")
        run(*host, *only, *device, f"{folder}/k.hip", "-o", f"{folder}/k.o")
        run(*host, "-ffreestanding", f"{folder}/runtime.c", "-o", f"{folder}/runtime.o")
        shared = ("ld.lld-22", "-shared", "-soname")
        run(*shared, "libamdhip64.so.7", f"{folder}/runtime.o", "-o", f"{folder}/libamdhip64.so")
        objects = (f"{folder}/k.o", f"{folder}/libamdhip64.so")
        run(*shared, "libkernels.so", *objects, "-o", f"{folder}/libkernels.so")
        return Path(folder, "libkernels.so").read_bytes()


def words(target: str, instruction: str) -> list[int]:
    """The encoding of an instruction."""
    done = subprocess.run(
        ["llvm-mc-22", "-triple=amdgcn-amd-amdhsa", f"-mcpu={target}", "-show-encoding"],
        input=instruction,
        capture_output=True,
        text=True,
        check=True,
    )
    found = re.search(r"encoding: \[(.*?)\]", done.stdout)
    assert found, done.stdout + done.stderr
    data = bytes(int(part, 16) for part in found[1].split(","))
    return list(struct.unpack(f"<{len(data) // 4}I", data))


def longs(values: list[int]) -> str:
    """Words as a line of assembly."""
    return ".long " + ", ".join(hex(value) for value in values)
