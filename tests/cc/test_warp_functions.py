"""Functions of waves that name the lanes that take part, and sums of products of short numbers."""

from __future__ import annotations

import numpy as np
import pytest

import hipkit

SYNC = """
extern "C" __global__ void sync(unsigned long long *out) {
    unsigned i = threadIdx.x;
    unsigned long long *o = out + 9 * i;
    const unsigned long long all = ~0ull;
    o[0] = __shfl_sync(all, i, 3), o[1] = __shfl_up_sync(all, i, 1), o[2] = __shfl_down_sync(all, i, 2, 8);
    o[3] = __shfl_xor_sync(all, i, 5), o[4] = __ballot_sync(0xf0ull, i & 1), o[5] = __any_sync(0xfull, i == 9);
    o[6] = __all_sync(0xfull, i != 9);
    __syncwarp();
    o[7] = __match_any_sync(all, i % 3);
    int same;
    o[8] = __match_all_sync(all, i / 64, &same) != 0 && same;
}
"""


@pytest.mark.parametrize("gpu", ["gfx90a", "gfx1100"])
def test_lanes_that_are_named_exchange_values(gpu: str) -> None:
    width = 64 if gpu == "gfx90a" else 32
    out = np.zeros((width, 9), "u8")
    hipkit.compile(SYNC, gpu)["sync"].launch(1, width, [out])
    for i, found in enumerate(out.tolist()):
        down = i + 2 if i % 8 < 6 else i
        like = sum(1 << lane for lane in range(width) if lane % 3 == i % 3)
        assert found == [3, max(i - 1, 0), down, i ^ 5, 0xA0, 0, 1, like, 1]


MATCHED = """
extern "C" __global__ void matched(const int *values, unsigned long long *masks, int *are_same) {
    const unsigned i = threadIdx.x;
    const unsigned long long mask = __match_any_sync(~0ull, i / 6);
    masks[i] = __match_all_sync(mask, values[i], are_same + i);
}
"""


@pytest.mark.parametrize("gpu", ["gfx90a", "gfx1100"])
def test_lanes_are_compared_with_those_that_they_name_alone(gpu: str) -> None:
    width = 64 if gpu == "gfx90a" else 32
    values, masks, are_same = np.arange(width, dtype="i4") // 6, np.zeros(width, "u8"), np.zeros(width, "i4")
    values[[8, 17]] = -5
    hipkit.compile(MATCHED, gpu)["matched"].launch(1, width, [values, masks, are_same])
    groups = [[lane for lane in range(width) if lane // 6 == i // 6] for i in range(width)]
    assert are_same.tolist() == [len(set(values[group])) == 1 for group in groups]
    assert masks.tolist() == [
        sum(1 << lane for lane in group) if same else 0 for group, same in zip(groups, are_same, strict=True)
    ]


DOT = """
extern "C" __global__ void dots(int *out) {
    out[0] = amd_mixed_dot(make_short2(300, -200), make_short2(-7, 9), 5, false);
    out[1] = amd_mixed_dot(make_short2(32767, 32767), make_short2(32767, 32767), 0x7fffffff, true);
    out[2] = amd_mixed_dot(make_short2(-32768, -32768), make_short2(32767, 32767), -5, true);
    out[3] = amd_mixed_dot(make_ushort2(65535, 65535), make_ushort2(65535, 65535), 7u, true);
    out[4] = amd_mixed_dot(make_char4(-128, 127, 3, -4), make_char4(2, 3, -5, 6), -9, false);
    out[5] = amd_mixed_dot(make_uchar4(255, 254, 3, 4), make_uchar4(2, 3, 255, 6), 9u, false);
    out[6] = amd_mixed_dot((int)0x89abcdef, 0x12345678, 100, false);
    out[7] = amd_mixed_dot(0x89abcdefu, 0x12345678u, 100u, false);
}
"""


def nibbles(word: int, sign: bool) -> list[int]:
    parts = [word >> 4 * n & 15 for n in range(8)]
    return [p - 16 if sign and p > 7 else p for p in parts]


def test_products_of_short_numbers_are_added_and_clamped() -> None:
    out = np.zeros(8, "i4")
    hipkit.compile(DOT, "gfx942")["dots"].launch(1, 1, [out])
    of_four = [
        sum(a * b for a, b in zip(nibbles(0x89ABCDEF, s), nibbles(0x12345678, s), strict=True)) + 100
        for s in (True, False)
    ]
    assert out.tolist() == [-3895, 2**31 - 1, -2 * 32768 * 32767 - 5, -1, 77, 2070, *of_four]
