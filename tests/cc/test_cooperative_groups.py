"""Groups of threads of hip/hip_cooperative_groups.h: what each thread knows of its group, and what it exchanges."""

from __future__ import annotations

import numpy as np
import pytest

import hipkit

GPUS = ("gfx90a", "gfx1030", "gfx1201")
"""Waves of 64 and of 32 lanes."""
SOURCE = """
#include <hip/hip_cooperative_groups.h>
namespace cg = cooperative_groups;
extern "C" __global__ void block(unsigned *rank, unsigned *sum) {
    cg::thread_block group = cg::this_thread_block();
    __shared__ unsigned ranks[1024];
    unsigned i = group.thread_rank();
    rank[i] = threadIdx.x + 100 * group.thread_index().y + 10000 * group.group_dim().z;
    ranks[i] = i;
    cg::sync(group);
    sum[i] = ranks[group.size() - 1 - i];
}
template <unsigned N> __device__ void tile_of(unsigned *out) {
    auto tile = cg::tiled_partition<N>(cg::this_thread_block());
    unsigned i = threadIdx.x, *o = out + i * 9;
    o[0] = tile.thread_rank(), o[1] = tile.meta_group_rank(), o[2] = tile.meta_group_size();
    o[3] = tile.shfl(i, N - 1), o[4] = tile.shfl_up(i, 1), o[5] = tile.shfl_down(i, 1), o[6] = tile.shfl_xor(i, N / 2);
    o[7] = tile.any(i == 5), o[8] = tile.all(i != 5);
}
extern "C" __global__ void tiles2(unsigned *out) { tile_of<2>(out); }
extern "C" __global__ void tiles8(unsigned *out) { tile_of<8>(out); }
extern "C" __global__ void tiles32(unsigned *out) { tile_of<32>(out); }
extern "C" __global__ void active(unsigned *out) {
    unsigned i = threadIdx.x, *o = out + i * 6;
    if (i % 3 == 1) {
        auto group = cg::coalesced_threads();
        o[0] = group.thread_rank(), o[1] = group.size(), o[2] = group.shfl(i, 2);
        o[3] = group.shfl_up(i, 1), o[4] = group.shfl_down(i, 1), o[5] = group.any(i == 4) + 2 * group.all(i == 4);
    }
}
"""


@pytest.fixture(scope="module", params=GPUS)
def module(request: pytest.FixtureRequest) -> hipkit.Module:
    return hipkit.compile(SOURCE, request.param)


def test_threads_of_a_block(module: hipkit.Module) -> None:
    rank, total = np.zeros(60, "u4"), np.zeros(60, "u4")
    module["block"].launch(1, (5, 4, 3), [rank, total])
    i = np.arange(60)
    assert rank.tolist() == (i % 5 + 100 * (i // 5 % 4) + 30000).tolist()
    assert total.tolist() == (59 - i).tolist()


@pytest.mark.parametrize("size", [2, 8, 32])
def test_tiles_exchange_values_inside_of_themselves(module: hipkit.Module, size: int) -> None:
    out = np.zeros((96, 9), "u4")
    module[f"tiles{size}"].launch(1, 96, [out])
    for i, found in enumerate(out.tolist()):
        rank, tile = i % size, i // size
        first = tile * size
        assert found == [
            rank,
            tile,
            96 // size,
            first + size - 1,
            max(i - 1, first),
            min(i + 1, first + size - 1),
            first + (rank ^ size // 2),
            first <= 5 < first + size,
            not first <= 5 < first + size,
        ]


def test_active_lanes_are_a_group(module: hipkit.Module) -> None:
    out = np.zeros((32, 6), "u4")
    module["active"].launch(1, 32, [out])
    active = [i for i in range(32) if i % 3 == 1]
    for i, found in enumerate(out.tolist()):
        if i not in active:
            assert found == [0] * 6
            continue
        rank = active.index(i)
        below, above = active[max(rank - 1, 0)], active[min(rank + 1, len(active) - 1)]
        assert found == [rank, len(active), active[2], below, above, 1]


ANY_GROUP = """
#include <hip/hip_cooperative_groups.h>
namespace cg = cooperative_groups;
__device__ unsigned sum(cg::thread_group &group, unsigned *cells, unsigned value) {
    cells[group.thread_rank()] = value;
    cg::sync(group);
    unsigned all = 0;
    for (unsigned i = 0; i < group.size(); i++)
        all += cells[i];
    cg::sync(group);
    return all;
}
extern "C" __global__ void sums(unsigned *out) {
    __shared__ unsigned cells[96];
    unsigned i = threadIdx.x, *o = out + i * 4;
    cg::thread_block block = cg::this_thread_block();
    cg::thread_group eight = cg::tiled_partition(block, 8), two = cg::tiled_partition(eight, 2);
    o[0] = sum(block, cells, i), o[1] = sum(eight, cells + i / 8 * 8, i), o[2] = sum(two, cells + i / 2 * 2, i);
    o[3] = cg::is_valid(eight);
}
template <class Tile> __device__ void facts(const Tile &tile, unsigned *o) {
    o[0] = tile.thread_rank(), o[1] = tile.meta_group_rank(), o[2] = tile.meta_group_size();
}
extern "C" __global__ void nested(unsigned *out) {
    unsigned *o = out + threadIdx.x * 6;
    auto sixteen = cg::tiled_partition<16>(cg::this_thread_block());
    cg::thread_block_tile<16> of_anything = sixteen;
    cg::thread_block_tile<4> four = cg::tiled_partition<4>(of_anything);
    facts(of_anything, o), facts(four, o + 3);
    static_assert(cg::thread_block_tile<4>::numThreads == 4);
}
extern "C" __global__ void masks(const int *values, unsigned *out) {
    unsigned i = threadIdx.x, *o = out + i * 14;
    int value = values[i], same = 7;
    auto tile = cg::tiled_partition<8>(cg::this_thread_block());
    o[0] = tile.ballot(value & 1), o[1] = tile.match_any(value), o[2] = tile.match_all(value / 100, same), o[3] = same;
    auto odd = cg::binary_partition(tile, value & 1);
    o[4] = odd.size(), o[5] = odd.thread_rank(), o[6] = odd.meta_group_rank(), o[7] = odd.meta_group_size();
    if (i % 3 == 1) {
        auto active = cg::coalesced_threads();
        auto part = cg::tiled_partition(active, 4);
        o[8] = part.size(), o[9] = part.thread_rank(), o[10] = part.shfl(i, 0), o[11] = part.ballot(value & 1);
        o[12] = part.meta_group_rank(), o[13] = cg::binary_partition(active, value & 1).size();
    }
}
"""


@pytest.fixture(scope="module", params=GPUS)
def of_any_group(request: pytest.FixtureRequest) -> hipkit.Module:
    return hipkit.compile(ANY_GROUP, request.param)


def test_a_function_takes_any_group(of_any_group: hipkit.Module) -> None:
    out = np.zeros((96, 4), "u4")
    of_any_group["sums"].launch(1, 96, [out])
    i = np.arange(96)
    wanted = [i * 0 + 95 * 48, i // 8 * 64 + 28, i // 2 * 4 + 1, i * 0 + 1]
    assert out.tolist() == np.stack(wanted, axis=1).tolist()


def test_a_tile_of_a_tile_knows_its_place_in_it(of_any_group: hipkit.Module) -> None:
    out = np.zeros((96, 6), "u4")
    of_any_group["nested"].launch(1, 96, [out])
    i = np.arange(96)
    wanted = [i % 16, i // 16, i * 0 + 6, i % 4, i % 16 // 4, i * 0 + 4]
    assert out.tolist() == np.stack(wanted, axis=1).tolist()


def bits_of(choices: list[bool]) -> int:
    return sum(choice << place for place, choice in enumerate(choices))


def test_masks_are_by_rank_and_groups_are_cut_by_a_predicate(of_any_group: hipkit.Module) -> None:
    values = np.random.default_rng(3).integers(0, 4, 32).astype("i4")
    values[8:16] += 100
    values[19] = 555
    out = np.zeros((32, 14), "u4")
    of_any_group["masks"].launch(1, 32, [values, out])
    active = [i for i in range(32) if i % 3 == 1]
    for i, found in enumerate(out.tolist()):
        tile = values[i // 8 * 8 :][:8].tolist()
        alike = [value // 100 == tile[0] // 100 for value in tile]
        odd = [place for place, value in enumerate(tile) if value % 2 == values[i] % 2]
        wanted = [bits_of([value % 2 == 1 for value in tile]), bits_of([value == values[i] for value in tile])]
        wanted += [255 * all(alike), all(alike), len(odd), odd.index(i % 8), values[i] % 2, 2]
        if i in active:
            place = active.index(i)
            part = active[place // 4 * 4 :][:4]
            wanted += [len(part), place % 4, part[0], bits_of([values[n] % 2 == 1 for n in part]), place // 4]
            wanted += [sum(values[n] % 2 == values[i] % 2 for n in active)]
        assert found[: len(wanted)] == wanted, i


GRID = """
#include <hip/hip_cooperative_groups.h>
namespace cg = cooperative_groups;
extern "C" __global__ void rounds(unsigned *cells, unsigned count) {
    auto grid = cg::this_grid();
    const unsigned size = grid.num_threads(), rank = grid.thread_rank();
    for (unsigned n = 0; n < count; n++) {
        unsigned *now = cells + (n & 1) * size, *next = cells + (~n & 1) * size;
        next[rank] = now[(rank + blockDim.x * blockDim.y + 1) % size] + 1;
        grid.sync();
    }
}
extern "C" __global__ void facts(unsigned *out) {
    auto grid = cg::this_grid();
    unsigned *o = out + 4 * grid.thread_rank();
    o[0] = grid.is_valid(), o[1] = grid.block_rank(), o[2] = grid.num_blocks(), o[3] = cg::group_size(grid);
}
"""


@pytest.mark.in_turn(3)
@pytest.mark.parametrize(
    ("gpu", "version"), [("gfx942", 4), ("gfx942", 5), ("gfx950", 5), ("gfx1100", 4), ("gfx1100", 6), ("gfx1201", 5)]
)
def test_all_blocks_of_a_grid_wait_for_each_other(gpu: str, version: int) -> None:
    module = hipkit.compile(GRID, gpu, [f"-mcode-object-version={version}"])
    size, count = 3 * 2 * 32 * 3, 40
    cells = np.zeros((2, size), "u4")
    cells[0] = np.arange(size)
    module["rounds"].launch((3, 2), (32, 3), [cells, count], cooperative=True)
    assert (cells[0] == (np.arange(size) + count * 97) % size + count).all()


@pytest.mark.parametrize("gpu", ["gfx90a", "gfx1030"])
def test_older_gpus_wait_by_hardware_that_hipkit_names_as_missing(gpu: str) -> None:
    kernel = hipkit.compile(GRID, gpu)["rounds"]
    with pytest.raises(hipkit.HipkitError, match="ds_gws_barrier .* hipkit has no global wave sync"):
        kernel.launch(2, 64, [np.zeros((2, 128), "u4"), 1], cooperative=True)


def test_a_grid_knows_itself_and_whether_it_can_wait() -> None:
    module = hipkit.compile(GRID, "gfx942")
    for cooperative in (True, False):
        out = np.zeros((6 * 96, 4), "u4")
        module["facts"].launch((3, 2), (32, 3), [out], cooperative=cooperative)
        assert (out == np.stack(np.broadcast_arrays(cooperative, np.arange(576) // 96, 6, 576), axis=1)).all()
