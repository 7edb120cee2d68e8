// Accesses of which every lane's place is read from a table, and tiles that change between loops.
#include <hip/hip_runtime.h>

using u8 = unsigned char;
using u16 = unsigned short;
using u32 = unsigned int;
using u64 = unsigned long long;
#define KERNEL extern "C" __global__ void
struct Four { u32 words[4]; };

// The place is a number of 32 bits with and without a sign, to which something is added, or one of 64 bits.
template <typename T, typename Index>
__device__ void move(const T* in, T* out, const u32* from, const u32* to, u32 more, u32 count) {
    u32 i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= count) return;
    Index source = (Index)(from[i] + more), target = (Index)(to[i] + more);
    out[target] = in[source];
}

#define MOVES(NAME, TYPE, INDEX) \
    KERNEL NAME(const TYPE* in, TYPE* out, const u32* from, const u32* to, u32 more, u32 count) { \
        move<TYPE, INDEX>(in, out, from, to, more, count); \
    }
MOVES(moves_u8, u8, u32)
MOVES(moves_u16, u16, int)
MOVES(moves_u32, u32, u32)
MOVES(moves_i32, u32, int)
MOVES(moves_u64, u64, int)
MOVES(moves_four, Four, u32)

KERNEL moves_far(const u32* in, u32* out, const u64* from, const u64* to, u32 more, u32 count) {
    u32 i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) out[to[i] + more] = in[from[i] + more];
}

// Through LDS: where each lane writes and where it reads. Groups have 256 work-items.
KERNEL moves_in_lds(const u32* in, u32* out, const u32* from, const u32* to, u32 more, u32 count) {
    __shared__ u32 tile[1024];
    u32 i = threadIdx.x;
    for (u32 n = 0; n < 4; ++n) tile[256 * n + i] = in[256 * n + i];
    __syncthreads();
    u32 value = in[i] * 3;
    if (i < count) tile[to[i] + more] = value;
    __syncthreads();
    u32 found = i < count ? tile[from[i] + more] : 0;
    __syncthreads();
    for (u32 n = 0; n < 4; ++n) out[256 * n + i] = tile[256 * n + i];
    out[1024 + i] = found;
}

// A loop with barriers inside another: what the inner one does not change is changed between its turns.
KERNEL reads_many_tiles(const u32* values, const u32* ways, u32* out, u32 turns, u32 rounds) {
    __shared__ u32 tile[1024];
    u32 sum = 0;
    for (u32 turn = 0; turn < turns; ++turn) {
        u32 start = ways[3 * turn], step = ways[3 * turn + 1], share = ways[3 * turn + 2];
        const u32* row = tile + start + threadIdx.x * step;
        const u32* one = tile + threadIdx.x / share * 4;
        for (u32 round = 0; round < rounds; ++round) {
            tile[threadIdx.x] = values[(turn * rounds + round) * blockDim.x + threadIdx.x];
            __syncthreads();
            for (u32 k = 0; k < 4; ++k) sum = sum * 3 + row[k] * one[k];
            __syncthreads();
        }
    }
    out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

// Some work-items put numbers into a tile, all read it.
KERNEL writes_some(const u32* values, u32* out, u32 rounds, u32 count) {
    __shared__ u32 tile[1024];
    u32 i = threadIdx.x, sum = 0;
    for (u32 n = 0; n < 4; ++n) tile[256 * n + i] = 0;
    __syncthreads();
    for (u32 round = 0; round < rounds; ++round) {
        u32 value = values[round * blockDim.x + i];
        if (i < count) tile[i] = value, tile[i + 256] = ~value, tile[i + 512] += value, tile[i + 768] = value * 3;
        __syncthreads();
        for (u32 n = 0; n < 4; ++n) sum = sum * 5 + tile[256 * n + (i ^ 1)];
        __syncthreads();
    }
    out[blockIdx.x * blockDim.x + i] = sum;
}

// Bytes past an address that is far from them: what is added is a number of 32 bits.
template <typename Index> __device__ void read_around(u64 address, u32* out, const u32* from, u32 more, u32 count) {
    using Byte = const __attribute__((address_space(1))) u8;
    u32 i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) out[i] = *(Byte*)(address + (long long)(Index)(from[i] + more));
}
KERNEL reads_around(u64 address, u32* out, const u32* from, u32 more, u32 count) {
    read_around<u32>(address, out, from, more, count);
}
KERNEL reads_around_signed(u64 address, u32* out, const u32* from, u32 more, u32 count) {
    read_around<int>(address, out, from, more, count);
}
