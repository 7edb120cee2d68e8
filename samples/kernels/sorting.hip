// Sorting networks, histograms, ranks, merging.
#include "kernel.h"

// A group sorts its 256 values in shared memory.
KERNEL bitonic_sort(const u32* values, u32* out) {
    __shared__ u32 keys[256];
    const u32 me = threadIdx.x, base = blockIdx.x * 256;
    keys[me] = values[base + me];
    for (u32 size = 2; size <= 256; size *= 2) {
        for (u32 stride = size / 2; stride; stride /= 2) {
            __syncthreads();
            const u32 other = me ^ stride;
            const u32 mine = keys[me], theirs = keys[other];
            const bool ascending = (me & size) == 0, first = me < other;
            const bool swap = (mine > theirs) == (ascending == first) && mine != theirs;
            __syncthreads();
            if (swap) keys[me] = theirs;
        }
    }
    __syncthreads();
    out[base + me] = keys[me];
}

// One step of a bitonic sort of 64-bit keys in global memory.
KERNEL bitonic_step(u64* keys, u32 size, u32 stride) {
    const u32 i = global_id(), other = i ^ stride;
    if (other <= i) return;
    const u64 low = keys[i], high = keys[other];
    if ((low > high) == ((i & size) == 0)) keys[i] = high, keys[other] = low;
}

KERNEL radix_histogram(const u32* keys, u32* counts, u32 count, u32 shift) {
    __shared__ u32 local[256];
    local[threadIdx.x] = 0;
    __syncthreads();
    for (u32 i = global_id(); i < count; i += gridDim.x * blockDim.x) atomicAdd(&local[keys[i] >> shift & 255], 1u);
    __syncthreads();
    counts[blockIdx.x * 256 + threadIdx.x] = local[threadIdx.x];
}

KERNEL byte_histogram(const u8* bytes, u32* counts, u32 count) {
    const u32 i = global_id();
    if (i < count) atomicAdd(&counts[bytes[i]], 1u);
}

// The place of each value among all: stable, quadratic.
KERNEL rank_sort(const float* values, float* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const float mine = values[i];
    u32 rank = 0;
    for (u32 j = 0; j < count; ++j) rank += values[j] < mine || (values[j] == mine && j < i);
    out[rank] = mine;
}

// A stable split by one bit: zeros to the front, ones behind them; one group.
KERNEL radix_split(const u32* keys, u32* out, u32 bit) {
    __shared__ u32 zeros[256];
    const u32 me = threadIdx.x, key = keys[me], one = key >> bit & 1;
    zeros[me] = !one;
    __syncthreads();
    for (u32 distance = 1; distance < 256; distance *= 2) {
        const u32 below = me >= distance ? zeros[me - distance] : 0;
        __syncthreads();
        zeros[me] += below;
        __syncthreads();
    }
    out[one ? zeros[255] + me - zeros[me] : zeros[me] - 1] = key;
}

KERNEL binary_search(const u32* sorted, const u32* wanted, u32* out, u32 size, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    u32 low = 0, high = size;
    while (low < high) {
        const u32 middle = (low + high) / 2;
        if (sorted[middle] < wanted[i]) low = middle + 1;
        else high = middle;
    }
    out[i] = low;
}

// A lane sorts eight values of its own: an array in registers or scratch.
KERNEL insertion_sort(const i16* values, i16* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    i16 own[8];
    for (int j = 0; j < 8; ++j) {
        int place = j;
        for (const i16 value = values[i * 8 + j];; --place) {
            if (place == 0 || own[place - 1] <= value) {
                own[place] = value;
                break;
            }
            own[place] = own[place - 1];
        }
    }
    for (int j = 0; j < 8; ++j) out[i * 8 + j] = own[j];
}
