// Tiles in LDS that all work-items read, as matrix products have them.
#include <hip/hip_runtime.h>

using u32 = unsigned int;
#define KERNEL extern "C" __global__ void
constexpr u32 SIZE = 1024;

// Where a lane reads is known before the loop: `start` and so many items for each lane, and one item for each `share`.
KERNEL reads_tiles(const u32* values, u32* out, u32 rounds, u32 start, u32 lane_step, u32 share) {
    __shared__ u32 tile[SIZE];
    u32 sum = 0;
    const u32* row = tile + start + threadIdx.x * lane_step;
    const u32* one = tile + threadIdx.x / share * 4;
    for (u32 round = 0; round < rounds; ++round) {
        for (u32 n = threadIdx.x; n < SIZE; n += blockDim.x) tile[n] = values[round * SIZE + n];
        __syncthreads();
        for (u32 k = 0; k < 8; ++k) sum = sum * 3 + row[16 * k] * one[k];
        __syncthreads();
    }
    out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

// What is read goes on being used: the tile is changed where it was read.
KERNEL changes_tiles(u32* out, u32 rounds) {
    __shared__ u32 tile[SIZE];
    for (u32 n = threadIdx.x; n < SIZE; n += blockDim.x) tile[n] = n;
    __syncthreads();
    u32* row = tile + threadIdx.x;
    for (u32 round = 0; round < rounds; ++round) {
        u32 a = row[0], b = row[64], c = row[128], d = row[192];
        row[0] = b + 1, row[64] = c ^ a, row[128] = d - a;
        row[192] = a + row[64] * 5;
        __syncthreads();
    }
    for (u32 k = 0; k < 4; ++k) out[64 * k + threadIdx.x] = row[64 * k];
}

// What was read is used after other things were stored where it was.
KERNEL exchanges_tiles(u32* out, u32 rounds) {
    __shared__ u32 tile[SIZE];
    for (u32 n = threadIdx.x; n < SIZE; n += blockDim.x) tile[n] = n;
    __syncthreads();
    u32 sum = 0;
    u32* row = tile + threadIdx.x;
    for (u32 round = 0; round < rounds; ++round) {
        u32 a = row[0], b = row[64], c = row[128], d = row[192];
        __builtin_amdgcn_sched_barrier(0);
        row[0] = round, row[64] = round + 1, row[128] = round + 2, row[192] = round + 3;
        __builtin_amdgcn_sched_barrier(0);
        sum = (((sum * 3 + a) * 3 + b) * 3 + c) * 3 + d;
        __syncthreads();
    }
    out[threadIdx.x] = sum;
}
