// Loops whose addresses move by one step for all lanes, and those in which something is different.
#include <hip/hip_runtime.h>

using u32 = unsigned int;
using u64 = unsigned long long;
#define KERNEL extern "C" __global__ void
#define GLOBAL __attribute__((address_space(1)))

// Rows, columns and single values; what a wave's lanes read lies in rows of sixteen lanes or further apart.
KERNEL adds_up(const u32* values, u32* out, u32 count, u32 step, u32 lane_step) {
    u32 sum = 0;
    for (u32 n = 0; n < count; ++n) sum = sum * 3 + values[n * step + threadIdx.x * lane_step];
    out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

// Each lane leaves the loop at a turn of its own; what it has then stays.
KERNEL leaves_early(const u32* values, u32* out, const u32* turns, u32 step) {
    const u32* at = values + threadIdx.x;
    u32 sum = 0;
    for (u32 n = 0; n < turns[threadIdx.x]; ++n) sum += *at, at += step;
    out[threadIdx.x] = sum;
    out[blockDim.x + threadIdx.x] = (u32)(at - values);
}

// Indices that go round below zero: the lower lanes are negative numbers, the upper ones are not.
KERNEL goes_through_zero(const u32* middle, u32* out, int from, int count) {
    int at = from + (int)threadIdx.x;
    u32 sum = 0;
    for (int n = 0; n < count; ++n) sum = sum * 5 + middle[at], at += 3;
    out[threadIdx.x] = sum;
}

// Indices of 32 bits that begin again between two lanes: at zero, or at the least negative number.
KERNEL begins_again(u64 address, u32* out, u32 from, u32 count, u32 is_signed) {
    const unsigned char* values = (const unsigned char*)address;
    u32 at = from + threadIdx.x, sum = 0;
    if (is_signed)
        for (u32 n = 0; n < count; ++n) sum = sum * 5 + values[(int)at], at += 1;
    else
        for (u32 n = 0; n < count; ++n) sum = sum * 5 + values[at], at += 1;
    out[threadIdx.x] = sum;
}

// The same with indices from memory, of which nothing is known.
KERNEL looks_up(u64 address, u32* out, const u32* at) {
    out[threadIdx.x] = ((const GLOBAL unsigned char*)address)[at[threadIdx.x]];
}

// Addresses that are one after another but for their upper halves.
KERNEL goes_far(const u32* values, u32* out, u64 far) {
    out[threadIdx.x] = *(const u32*)((u64)(values + threadIdx.x) + (threadIdx.x & 1) * far);
}

// Writes what it read, further on each turn; only every other lane if asked to.
KERNEL moves(const unsigned char* from, unsigned char* to, u32 count, u32 step, u32 is_half) {
    if (is_half && threadIdx.x & 1) return;
    for (u32 n = 0; n < count; ++n) to[n * step + threadIdx.x] = from[n * step + threadIdx.x] + 1;
}

// The same place again and again, of LDS, with and without a value that differs between lanes.
KERNEL counts(const unsigned char* values, u32* bins, u32* before, u32 count, u32 is_weighted) {
    __shared__ u32 bin[64];
    bin[threadIdx.x & 63] = 0;
    __syncthreads();
    for (u32 n = threadIdx.x; n < count; n += blockDim.x) {
        if (is_weighted) before[n] = atomicAdd(&bin[values[n] & 63], n);
        else atomicAdd(&bin[values[n] & 63], 1u);
    }
    __syncthreads();
    if (threadIdx.x < 64) bins[threadIdx.x] = bin[threadIdx.x];
}

// Some lanes miss turns, and go on from where they were.
KERNEL misses_turns(const u32* values, u32* out, u32 count, u32 step) {
    u32 at = threadIdx.x, sum = 0;
    for (u32 n = 0; n < count; ++n) {
        if ((n + threadIdx.x) % 3) sum = sum * 3 + values[at], at += step;
        sum = sum * 5 + values[at + 1];
    }
    out[threadIdx.x] = sum;
}

__device__ u32 first(u32 value) { return (u32)__builtin_amdgcn_readfirstlane((int)value); }

// EXEC changes and is as before within one block of code: only the lanes of a mask make a step.
KERNEL steps_of_some(const u32* values, u32* out, const u64* masks, u32 count, u32 step) {
    u32 at = threadIdx.x, sum = 0;
    for (u32 n = 0; n < count; ++n) {
#ifdef __GFX9__
        u64 saved, mask = first((u32)masks[n]) | (u64)first((u32)(masks[n] >> 32)) << 32;
        asm volatile("s_and_saveexec_b64 %1, %2\n v_add_u32 %0, %3, %0\n s_mov_b64 exec, %1"
                     : "+v"(at), "=&s"(saved) : "s"(mask), "s"(step) : "scc");
#else
        u32 saved, mask = first((u32)(masks[n] >> (threadIdx.x & 32)));
        asm volatile("s_and_saveexec_b32 %1, %2\n v_add_nc_u32 %0, %3, %0\n s_mov_b32 exec_lo, %1"
                     : "+v"(at), "=&s"(saved) : "s"(mask), "s"(step) : "scc");
#endif
        sum = sum * 5 + values[at];
    }
    out[threadIdx.x] = sum;
}
