"""Functions for kernels that AMD's headers have beside CUDA's: bits, lanes, packed bytes, memory, older names."""

from __future__ import annotations

import random

import numpy as np
import pytest

import hipkit

BITS = """
extern "C" __global__ void bits(const unsigned long long *x, const unsigned *n, long long *out) {
    unsigned long long a = x[0], b = x[1];
    out[0] = __bitextract_u32(a, n[0], n[1]), out[1] = __bitextract_u64(a, n[0], n[1]);
    out[2] = __bitinsert_u32(a, b, n[0], n[1]), out[3] = __bitinsert_u64(a, b, n[0], n[1]);
    out[4] = __lastbit_u32_u64(a), out[5] = __fns64(a, n[0], (int)n[2]), out[6] = __fns((unsigned)a, n[0] & 31, (int)n[2]);
}
"""


def nth_set(mask: int, start: int, n: int) -> int:
    """CUDA's definition of __fns."""
    if n == 0:
        return start if mask >> start & 1 else -1
    places = range(start, 64) if n > 0 else range(start, -1, -1)
    found = [place for place in places if mask >> place & 1]
    return found[abs(n) - 1] if len(found) >= abs(n) else -1


def test_bits_are_taken_out_put_in_and_found() -> None:
    kernel = hipkit.compile(BITS, "gfx942")["bits"]
    rng = random.Random(5)
    for _ in range(60):
        a, b = rng.getrandbits(64), rng.getrandbits(64)
        start, width, n = rng.randrange(64), rng.randrange(64), rng.randrange(-9, 10)
        out = np.zeros(7, "i8")
        kernel.launch(1, 1, [np.array([a, b], "u8"), np.array([start, width, n & 0xFFFFFFFF], "u4"), out])
        s32, w32, low = start % 32, width % 32, a & 0xFFFFFFFF
        mask32, mask64 = (1 << w32) - 1, (1 << width) - 1
        expected = [
            low >> s32 & mask32,
            a >> start & mask64,
            (low & ~(mask32 << s32) | (b & mask32) << s32) & 0xFFFFFFFF,
            (a & ~(mask64 << start) | (b & mask64) << start) & (1 << 64) - 1,
            (a & -a).bit_length() - 1,
            nth_set(a, start, n),
            nth_set(low, s32, n),
        ]
        assert [int(value) & (1 << 64) - 1 for value in out] == [value & (1 << 64) - 1 for value in expected]


EXTREMES = """
#include <hip/hip_fp16.h>
struct Place {
    int at;
    __device__ bool operator<(const Place &other) const { return at < other.at; }
};
extern "C" __global__ void extremes(int i, unsigned u, short s, char c, long long l, float f, double d, double *out) {
    out[0] = min(i, u), out[1] = max(i, u), out[2] = min(u, i), out[3] = max(l, u), out[4] = min(f, d), out[5] = max(f, i);
    out[6] = max(s, c), out[7] = min(s, s), out[8] = max(d, l), out[9] = (float)max(__half(f), __half(3.f));
    out[10] = max(Place{i}, Place{s}).at, out[11] = min(0ull, l), out[12] = min(true, false);
    static_assert(__is_same(decltype(min(s, s)), int) || __is_same(decltype(min(s, s)), short));
    static_assert(__is_same(decltype(min(i, u)), double) && __is_same(decltype(max(f, f)), float));
}
"""


def test_extremes_of_two_types_and_of_any_type() -> None:
    out, i, u, s, c, ll, f, d = np.zeros(13), -5, 4_000_000_000, 9, 100, -(2**40), 1.5, -2.25
    args = [np.int32(i), np.uint32(u), np.int16(s), np.int8(c), np.int64(ll), np.float32(f), d, out]
    hipkit.compile(EXTREMES, "gfx942")["extremes"].launch(1, 1, args)
    assert out.tolist() == [i, u, i, u, d, f, c, s, d, 3, s, ll, 0]


LANES = """
extern "C" __global__ void lanes(long long *out) {
    int i = hipThreadIdx_x + hipBlockIdx_x * hipBlockDim_x;
    long long *o = out + 10 * i;
    o[0] = __lanemask_eq(), o[1] = __lanemask_lt(), o[2] = __lanemask_gt() & ((1ull << (warpSize - 1)) * 2 - 1);
    o[3] = __hip_ds_bpermute(4 * (i ^ 1), 10 * i), o[4] = __hip_ds_swizzle(i, 0x041F), o[5] = __hip_readfirstlane(i + 7);
    o[6] = __hip_move_dpp(i, 0xB1, 0xF, 0xF, true), o[7] = __reduce_add_sync(0xf0ull, i), o[8] = __reduce_max_sync(0xf0ull, i);
    o[9] = (long long)__hip_ds_bpermutef(0, 2.5f * (i + 1));
}
"""


@pytest.mark.parametrize("gpu", ["gfx90a", "gfx1100"])
def test_lanes_by_amds_names(gpu: str) -> None:
    width = 64 if gpu == "gfx90a" else 32
    out = np.zeros((width, 10), "i8")
    hipkit.compile(LANES, gpu)["lanes"].launch(1, width, [out])
    for i, found in enumerate(out.tolist()):
        above = sum(1 << lane for lane in range(i + 1, width))
        bits = [1 << i, (1 << i) - 1, above]
        assert [value & (1 << 64) - 1 for value in found[:3]] == bits
        assert found[3:] == [10 * (i ^ 1), i ^ 1, 7, i ^ 1, 4 + 5 + 6 + 7, 7, 2]


MEMORY = """
struct __align__(16) Row { char text[40]; };
extern "C" __global__ void copy(char *to, const char *from, int n) {
    Row row;
    memset(&row, 'x', sizeof row);
    memcpy(row.text + 3, from, n);
    memmove(row.text + 5, row.text + 3, n);
    memcpy(to, &row, sizeof row);
    char4 sum = __hip_hc_add8pk(make_char4(1, -2, 3, 100), make_char4(5, 6, 7, 100));
    to[46] = alignof(Row), to[47] = sum.w, to[45] = sum.y;
}
"""


def test_memory_is_copied_and_filled() -> None:
    to = np.zeros(48, "i1")
    hipkit.compile(MEMORY, "gfx1030")["copy"].launch(1, 1, [to, np.frombuffer(b"hello kernel", "i1").copy(), 12])
    assert to[:40].tobytes() == b"xxxhehello kernel".ljust(40, b"x")
    assert to[45:].tolist() == [4, 16, -56]


ADD = """
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
extern "C" __global__ void add(__half2 *half, __hip_bfloat162 *bfloat) {
    unsafeAtomicAdd(half, __half2(1.0f, 2.0f));
    unsafeAtomicAdd(bfloat, __hip_bfloat162(2.0f, -1.0f));
}
"""


def test_pairs_of_short_floats_are_added_at_once() -> None:
    half, bfloat = np.array([1, 10], "f2"), np.zeros(2, "u2")
    hipkit.compile(ADD, "gfx1100")["add"].launch(2, 32, [half, bfloat])
    assert half.tolist() == [65.0, 138.0]
    assert (bfloat.astype("u4") << 16).view("f4").tolist() == [128.0, -64.0]
