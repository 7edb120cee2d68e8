"""malloc and free of kernels that hipkit compiles: many lanes, many sizes, at once."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

import hipkit

SOURCE = """
__device__ unsigned next(unsigned &state) { return state = state * 1664525u + 1013904223u, state >> 8; }
// Each thread holds up to `held` blocks of random sizes, whose words it fills with values of its own.
__global__ void churn(unsigned *wrong, void **blocks, unsigned *sizes, int held, int steps, unsigned largest) {
    const unsigned thread = blockIdx.x * blockDim.x + threadIdx.x;
    void **const mine = blocks + thread * held;
    unsigned *const words = sizes + thread * held;
    unsigned state = thread * 7919 + 1;
    for (int step = 0; step < steps; step++) {
        const unsigned n = next(state) % held;
        if (mine[n]) {
            for (unsigned at = 0; at < words[n]; at++)
                if (((unsigned *)mine[n])[at] != (thread << 12 | n << 8) + words[n] * 3 + at) atomicAdd(wrong, 1u);
            free(mine[n]);
            mine[n] = nullptr;
        } else {
            words[n] = 1 + next(state) % largest;
            mine[n] = malloc(4 * words[n]);
            if (!mine[n] || (size_t)mine[n] % 16) { atomicAdd(wrong + 1, 1u); mine[n] = nullptr; continue; }
            for (unsigned at = 0; at < words[n]; at++)
                ((unsigned *)mine[n])[at] = (thread << 12 | n << 8) + words[n] * 3 + at;
        }
    }
}
__global__ void release(void **blocks, int held) {
    void **const mine = blocks + (blockIdx.x * blockDim.x + threadIdx.x) * held;
    for (int n = 0; n < held; n++) { free(mine[n]); mine[n] = nullptr; }
}
__global__ void take(void **blocks, unsigned size) { blocks[blockIdx.x * blockDim.x + threadIdx.x] = malloc(size); }
__global__ void twice(void *block) { free(block); free(block); }
"""
KINDS = 14
"""Sizes of blocks; each keeps a page or two for the next kernel."""
PAGE = 4096


def pages_of(module: hipkit.Module) -> int:
    return len(module.device.contents.services.heap._blocks)


@pytest.mark.parametrize("gpu", [pytest.param("gfx942", marks=pytest.mark.slow), "gfx1100"])
def test_blocks_of_many_lanes_do_not_overlap_and_come_back(gpu: str) -> None:
    module = hipkit.compile(SOURCE, gpu)
    threads, held = 2 * 128, 6
    blocks, sizes, wrong = np.zeros(threads * held, "u8"), np.zeros(threads * held, "u4"), np.zeros(2, "u4")
    for _ in range(2):
        module["churn"].launch(2, 128, [wrong, blocks, sizes, held, 30, 300])
        assert wrong.tolist() == [0, 0]
        spans = sorted((at, at + 4 * size) for at, size in zip(blocks.tolist(), sizes.tolist(), strict=True) if at)
        assert len(spans) > threads
        assert all(end <= start for (_, end), (start, _) in pairwise(spans))
        in_use = pages_of(module)
        module["release"].launch(2, 128, [blocks, held])
        assert pages_of(module) <= 3 * KINDS < in_use


@pytest.mark.parametrize(
    ("size", "in_a_page"),
    [(1, 252), (48, 84), (2016, 2), *(pytest.param(*row, marks=pytest.mark.slow) for row in ((16, 252), (100, 31)))],
)
def test_small_blocks_share_pages(size: int, in_a_page: int) -> None:
    module = hipkit.compile(SOURCE, "gfx942")
    blocks = np.zeros(1024, "u8")
    module["take"].launch(1, 64, [blocks[:64], size])
    module["take"].launch(15, 64, [blocks[64:], size])
    assert len(set(blocks.tolist())) == 1024
    most = np.unique(blocks // PAGE, return_counts=True)[1].max()
    assert most == min(in_a_page, most)
    assert most > in_a_page // 2
    in_use = pages_of(module)
    assert in_use <= -(-1024 // in_a_page) + 16  # waves that come at once take one each
    module["release"].launch(16, 64, [blocks, 1])
    assert pages_of(module) <= 1 + in_use // 4


@pytest.mark.parametrize("size", [2017, 100_000])
def test_large_blocks_are_pages_of_the_host(size: int) -> None:
    module = hipkit.compile(SOURCE, "gfx1100")
    blocks = np.zeros(32, "u8")
    module["take"].launch(1, 32, [blocks, size])
    assert (len(set(blocks.tolist())), bool((blocks % PAGE).any()), pages_of(module)) == (32, False, 32)
    module["release"].launch(1, 32, [blocks, 1])
    assert pages_of(module) == 0


@pytest.mark.parametrize("size", [16, 5000])
def test_a_block_that_is_freed_twice_stops_the_kernel(size: int) -> None:
    module = hipkit.compile(SOURCE, "gfx942")
    block = np.zeros(1, "u8")
    module["take"].launch(1, 1, [block, size])
    with pytest.raises(hipkit.HipkitError):
        module["twice"].launch(1, 1, [int(block[0])])
