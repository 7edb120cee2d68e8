"""Two waves store to one place, and nothing orders them: a race, unless both store one value, or both stores are atomic.

On some GPUs compilers emit atomic stores that look like others (LLVM's "User Guide for AMDGPU Backend", "Memory Model").
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

import hipkit

SOURCE = """
#include <hip/hip_runtime.h>
#define KERNEL extern "C" __global__ void
#define IS_FIRST (threadIdx.x == 0)
#define IS_OTHER (threadIdx.x == 64)
#define STORE(value) __hip_atomic_store(p, value, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT)
#define LOAD __hip_atomic_load(p, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT)
KERNEL one_value(int *p) { if (IS_FIRST) *p = 1; }
KERNEL one_value_each(int *p) { if (IS_FIRST) *p = blockIdx.x; }
KERNEL one_value_of_some(int *p) { if (IS_FIRST) *p = blockIdx.x / 3; }
KERNEL one_byte(char *p) { if (IS_FIRST) p[2] = 1; }
KERNEL one_byte_each(char *p) { if (IS_FIRST) p[2] = blockIdx.x; }
KERNEL a_byte_of_a_word(int *p) { if (IS_FIRST) { if (blockIdx.x) ((char *)p)[1] = 1; else *p = 0x02030102; } }
KERNEL another_byte_of_a_word(int *p) { if (IS_FIRST) { if (!blockIdx.x) *p = 0x02010301; else if (blockIdx.x == 1) ((char *)p)[1] = 1; } }
KERNEL many_words(int4 *p) { p[threadIdx.x] = int4{1, 2, 3, (int)threadIdx.x}; }
KERNEL many_words_that_differ(int4 *p) { p[threadIdx.x] = int4{1, 2, (int)blockIdx.x, 4}; }
#define IS_LEADER (threadIdx.x % 64 == 0)
#define STAYS asm volatile("" ::: "memory")
#define LDS(type, stores) __shared__ type s[64]; stores; __syncthreads(); p[blockIdx.x * 128 + threadIdx.x] = *(const int *)&s[threadIdx.x % 64]
KERNEL lds_one_value(int *p) { LDS(int, if (IS_LEADER) s[0] = 1); }
KERNEL lds_one_value_by_all(int *p) { LDS(int, s[0] = 1); }
KERNEL lds_one_value_each(int *p) { LDS(int, if (IS_LEADER) s[0] = threadIdx.x); }
KERNEL lds_one_value_after_another(int *p) { LDS(int, if (IS_LEADER) { s[0] = 1; STAYS; s[0] = 2; }); }
KERNEL lds_one_value_many_times(int *p) { LDS(int, if (IS_LEADER) for (int n = 0; n < 4096; n++) { s[0] = 1; STAYS; }); }
KERNEL lds_others_many_times(int *p) { LDS(int, if (IS_LEADER) for (int n = 0; n < 4096; n++) { s[0] = n; STAYS; }); }
KERNEL lds_one_byte(int *p) { LDS(char4, if (IS_LEADER) s[0].y = 1); }
KERNEL lds_one_byte_each(int *p) { LDS(char4, if (IS_LEADER) s[0].y = threadIdx.x); }
KERNEL lds_a_byte_of_a_word(int *p) { LDS(int, if (IS_FIRST) s[0] = 0x02030102; if (IS_OTHER) ((char *)s)[1] = 1); }
KERNEL lds_many_words(int *p) { LDS(int4, (s[threadIdx.x % 64] = int4{1, 2, 3, (int)threadIdx.x % 64})); }
KERNEL lds_many_words_that_differ(int *p) { LDS(int4, (s[threadIdx.x % 64] = int4{1, 2, (int)threadIdx.x, 4})); }
KERNEL loaded_plainly(int *p) { if (IS_FIRST) *p = blockIdx.x; if (IS_OTHER) p[1 + blockIdx.x] = *p; }
KERNEL loaded_atomically(int *p) { if (IS_FIRST) STORE(blockIdx.x); if (IS_OTHER) p[1 + blockIdx.x] = LOAD; }
KERNEL stored_alone(int *p) { if (IS_FIRST) STORE(blockIdx.x); }
KERNEL stored_once_plainly(int *p) {
    if (IS_FIRST) { if (blockIdx.x) STORE(blockIdx.x); else *p = 9; }
}
KERNEL stored_by_lanes(int *p) { if (blockIdx.x == 0 && threadIdx.x < 32) STORE(threadIdx.x); }
KERNEL stored_by_lanes_and_loaded(int *p) {
    if (blockIdx.x == 0 && threadIdx.x < 32) STORE(threadIdx.x);
    if (blockIdx.x && IS_OTHER) p[1 + blockIdx.x] = LOAD;
}
KERNEL is_volatile(volatile int *p) { if (IS_FIRST) *p = blockIdx.x; }
KERNEL past_the_caches(int *p) {
    if (IS_FIRST) p[blockIdx.x] = 1;
    if (IS_OTHER) p[8 + blockIdx.x] = __builtin_nontemporal_load(p + blockIdx.x);
}
"""
RACE, SAME, MAYBE = ("error", "race"), ("warning", "same-value"), ("warning", "stores-beside-atomics")
TELL_ATOMICS, TELL_VOLATILE = ("gfx942", "gfx1201"), ("gfx942", "gfx1100", "gfx1201")
LANES = ("error", "overlapping-lanes")
GPUS = ("gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1201")


def meant(name: str, gpu: str) -> set[tuple[str, str]]:
    """What is to be reported of a kernel."""
    if name.removeprefix("lds_") in (
        "one_value",
        "one_value_by_all",
        "one_value_many_times",
        "one_byte",
        "a_byte_of_a_word",
        "many_words",
    ):
        return {SAME}
    if name in ("loaded_atomically", "stored_by_lanes_and_loaded"):
        return set() if gpu in TELL_ATOMICS else {MAYBE}
    if name == "stored_alone":
        return set() if gpu in TELL_ATOMICS else {RACE}
    if name == "stored_by_lanes":
        return set() if gpu in TELL_ATOMICS else {LANES}
    if name == "is_volatile":
        return set() if gpu in TELL_VOLATILE else {RACE}
    return {RACE}


KERNELS = [line.partition("(")[0].split()[1] for line in SOURCE.splitlines() if line.startswith("KERNEL ")]


@pytest.fixture(
    scope="module", params=[(gpu, level) for gpu in GPUS for level in ("-O0", "-O3")], ids="{0[0]} {0[1]}".format
)
def build(request: pytest.FixtureRequest, compiler_here: Callable[[str], str]) -> tuple[hipkit.Module, str]:
    gpu, level = request.param
    return hipkit.compile(SOURCE, gpu, [level], compiler=compiler_here("ziglang")), gpu


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("name", KERNELS)
def test_stores_that_nothing_orders(build: tuple[hipkit.Module, str], name: str) -> None:
    module, gpu = build
    with hipkit.checking("race") as found:
        module[name].launch(4, 128, [module.device.buffer(1 << 14)])
    lines = [line for one in found for line in one.lines()]
    assert {(one.severity, one.rule) for one in found} == meant(name, gpu), lines
