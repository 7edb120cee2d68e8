"""Registers that are read before the wait for what brings their value: found where the kernel gets there, at both lines."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import hipkit
from hipkit.runtime.devices.findings import KernelFinding

SOURCE = """
#include <hip/hip_runtime.h>
#define KERNEL extern "C" __global__ void
#if __GFX12__
#define LOAD "global_load_b32 %0, %1, off"
#define LDS "ds_load_b32 %0, %1"
#define SCALAR "s_load_b32 %0, %1, 0x0"
#define WAIT "s_wait_loadcnt 0x0"
#define WAIT_LDS "s_wait_dscnt 0x0"
#define WAIT_SCALAR "s_wait_kmcnt 0x0"
#else
#define LOAD "global_load_dword %0, %1, off"
#define LDS "ds_read_b32 %0, %1"
#define SCALAR "s_load_dword %0, %1, 0x0"
#define WAIT "s_waitcnt vmcnt(0)"
#define WAIT_LDS "s_waitcnt lgkmcnt(0)"
#define WAIT_SCALAR "s_waitcnt lgkmcnt(0)"
#endif
KERNEL global(const int *in, int *out, int n) {
    int value;
    asm volatile(LOAD : "=v"(value) : "v"(in + threadIdx.x));   // brings
    asm volatile("v_add_u32 %0, %1, 1" : "=v"(value) : "v"(value));   // reads
    out[threadIdx.x] = value;
}
KERNEL lds(const int *in, int *out, int n) {
    __shared__ int part[64];
    part[threadIdx.x] = in[threadIdx.x];
    int value;
    asm volatile(LDS : "=v"(value) : "v"((__attribute__((address_space(3))) int *)(part + threadIdx.x)) : "memory");   // brings
    asm volatile("v_add_u32 %0, %1, 1" : "=v"(value) : "v"(value));   // reads
    out[threadIdx.x] = value;
}
KERNEL scalar(const int *in, int *out, int n) {
    int value;
    asm volatile(SCALAR : "=s"(value) : "s"(in));   // brings
    asm volatile("s_add_u32 %0, %1, 1" : "=s"(value) : "s"(value) : "scc");   // reads
    out[threadIdx.x] = value;
}
KERNEL sometimes(const int *in, int *out, int n) {
    if (n > 1000) {
        int value;
        asm volatile(LOAD : "=v"(value) : "v"(in + threadIdx.x));   // brings
        asm volatile("v_add_u32 %0, %1, 1" : "=v"(value) : "v"(value));   // reads
        out[threadIdx.x] = value;
    }
}
KERNEL sound(const int *in, int *out, int n) {
    int value, other;
    asm volatile(LOAD "\\n" WAIT : "=v"(value) : "v"(in + threadIdx.x));
    asm volatile("v_add_u32 %0, %1, 1" : "=v"(value) : "v"(value));
    asm volatile(SCALAR "\\n" WAIT_SCALAR : "=s"(other) : "s"(in));
    out[threadIdx.x] = value + other + in[64 + threadIdx.x];
}
"""


def lines(kernel: str) -> set[int]:
    """The lines of a kernel's fault."""
    found, inside = set(), False
    for number, line in enumerate(SOURCE.splitlines(), 1):
        inside = line.startswith(f"KERNEL {kernel}(") or (inside and not line.startswith("KERNEL"))
        if inside and line.endswith(("// brings", "// reads")):
            found.add(number)
    return found


@pytest.fixture(scope="module", params=["gfx906", "gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1201"])
def module(request: pytest.FixtureRequest, compiler_here: Callable[[str], str]) -> hipkit.Module:
    gpu = request.param
    source = SOURCE.replace("v_add_u32", "v_add_nc_u32") if gpu.startswith("gfx1") else SOURCE
    source = source.replace("s_add_u32", "s_add_co_u32") if gpu.startswith("gfx12") else source
    return hipkit.compile(source, gpu, ["-O1", "-g"], compiler=compiler_here("ziglang"))


def checked(module: hipkit.Module, kernel: str, n: int, tools: str = "all") -> list[KernelFinding]:
    data, out = module.device.buffer(512).fill(0), module.device.buffer(512)
    with hipkit.checking(tools) as found:
        module[kernel].launch(2, 64, [data, out, n])
    return found


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("kernel", ["global", "lds", "scalar", "sometimes"])
def test_a_read_before_the_wait_is_found(module: hipkit.Module, kernel: str) -> None:
    found = [one for one in checked(module, kernel, 2000) if one.tool == "wait"]
    assert [(one.rule, one.severity) for one in found] == [("missing-wait", "error")]
    places = {int(site.line.rpartition(":")[2]) for one in found for site in one.sites}
    assert places == lines(kernel), found[0].lines()
    waves = 2 * 64 // (64 if module.device.target.processor.startswith("gfx9") else 32)
    assert found[0].count == waves


def test_what_is_waited_for_or_not_executed_is_not_reported(module: hipkit.Module) -> None:
    assert checked(module, "sound", 0, "wait") == []
    assert checked(module, "sometimes", 0, "wait") == []


def test_each_launch_counts_its_own(module: hipkit.Module) -> None:
    data, out = module.device.buffer(512).fill(0), module.device.buffer(512)
    with hipkit.checking("wait") as found:
        for n in (2000, 0, 2000):
            module["sometimes"].launch(1, 32, [data, out, n])
    assert [one.count for one in found] == [2]
