// Sums and prefix sums: within a wave, within a group, over the grid; votes.
#include "kernel.h"

__device__ inline u32 wave_sum(u32 value) {
    for (int distance = warpSize / 2; distance > 0; distance /= 2) value += __shfl_xor(value, distance);
    return value;
}

__device__ inline u32 wave_scan(u32 value) {
    for (int distance = 1; distance < warpSize; distance *= 2) {
        const u32 below = __shfl_up(value, distance);
        if (int(__lane_id()) >= distance) value += below;
    }
    return value;
}

// An inclusive prefix sum over a group of 256; everyone must call it.
__device__ inline u32 group_scan(u32 value, u32* space) {
    const u32 me = threadIdx.x;
    space[me] = value;
    __syncthreads();
    for (u32 distance = 1; distance < 256; distance *= 2) {
        const u32 below = me >= distance ? space[me - distance] : 0;
        __syncthreads();
        space[me] += below;
        __syncthreads();
    }
    return space[me];
}

KERNEL wave_reduce(const u32* values, u32* sums, u32 count) {
    const u32 i = global_id();
    const u32 sum = wave_sum(i < count ? values[i] : 0);
    if (__lane_id() == 0) sums[i / warpSize] = sum;
}

KERNEL group_reduce(const u32* values, u32* total, u32 count) {
    __shared__ u32 waves[256 / 32];
    u32 sum = 0;
    for (u32 i = global_id(); i < count; i += gridDim.x * blockDim.x) sum += values[i];
    sum = wave_sum(sum);
    if (__lane_id() == 0) waves[threadIdx.x / warpSize] = sum;
    __syncthreads();
    if (threadIdx.x) return;
    for (u32 wave = 1; wave < blockDim.x / warpSize; ++wave) sum += waves[wave];
    atomicAdd(total, sum);
}

// A tree in shared memory: the order of the sums is fixed, so floats are exact.
KERNEL tree_reduce_f32(const float* values, float* sums, u32 count) {
    __shared__ float tree[256];
    const u32 i = global_id();
    tree[threadIdx.x] = i < count ? values[i] : 0;
    for (u32 half = 128; half; half /= 2) {
        __syncthreads();
        if (threadIdx.x < half) tree[threadIdx.x] += tree[threadIdx.x + half];
    }
    if (threadIdx.x == 0) sums[blockIdx.x] = tree[0];
}

KERNEL max_with_index(const int* values, int* best, u32* where, u32 count) {
    __shared__ int maxima[256];
    __shared__ u32 places[256];
    const u32 i = global_id(), me = threadIdx.x;
    maxima[me] = i < count ? values[i] : -2147483647 - 1;
    places[me] = i;
    for (u32 half = 128; half; half /= 2) {
        __syncthreads();
        if (me < half && maxima[me + half] > maxima[me]) {
            maxima[me] = maxima[me + half];
            places[me] = places[me + half];
        }
    }
    if (me == 0) best[blockIdx.x] = maxima[0], where[blockIdx.x] = places[0];
}

KERNEL wave_prefix_sum(const u32* values, u32* out, u32 count) {
    const u32 i = global_id();
    const u32 sum = wave_scan(i < count ? values[i] : 0);
    if (i < count) out[i] = sum;
}

KERNEL group_prefix_sum(const u32* values, u32* out, u32 count) {
    __shared__ u32 space[256];
    const u32 i = global_id();
    const u32 sum = group_scan(i < count ? values[i] : 0, space);
    if (i < count) out[i] = sum;
}

// One pass over the grid: a group publishes its sum, then looks back at the groups before it.
// A state holds a flag (1: the sum of the group, 2: the sum up to and with it) above 32 bits of sum.
KERNEL lookback_prefix_sum(const u32* values, u32* out, u64* states, u32* ticket, u32 count) {
    __shared__ u32 space[256], tile, before;
    if (threadIdx.x == 0) tile = atomicAdd(ticket, 1u);
    __syncthreads();
    const u32 i = tile * 256 + threadIdx.x;
    const u32 sum = group_scan(i < count ? values[i] : 0, space);
    if (threadIdx.x == 255) {
        u32 prefix = 0;
        if (tile) {
            __hip_atomic_store(&states[tile], 1ull << 32 | sum, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT);
            for (u32 look = tile - 1;;) {
                const u64 state = __hip_atomic_load(&states[look], __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT);
                if (state >> 32 == 0) {
                    __builtin_amdgcn_s_sleep(1);
                    continue;
                }
                prefix += u32(state);
                if (state >> 32 == 2) break;
                --look;
            }
        }
        __hip_atomic_store(&states[tile], 2ull << 32 | u32(prefix + sum), __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT);
        before = prefix;
    }
    __syncthreads();
    if (i < count) out[i] = before + sum;
}

// The values for which a test holds, close together and in order, a wave at a time.
KERNEL wave_compact(const u32* values, u32* out, u32* counts, u32 count) {
    const u32 i = global_id(), lane = __lane_id();
    const bool keep = i < count && values[i] % 3 == 0;
    const u64 kept = __ballot(keep);
    const u32 place = __popcll(kept & ((1ull << lane) - 1));
    if (keep) out[i - lane + place] = values[i];
    if (lane == 0) counts[i / warpSize] = __popcll(kept);
}

KERNEL votes(const u32* values, u32* out, u32 count) {
    const u32 i = global_id();
    const u32 x = i < count ? values[i] : 0;
    u32 flags = __any(x > 0xf0000000u) | __all(x > 0x08000000u) << 1;
    flags |= __syncthreads_or(x > 0xff000000u) << 2 | __syncthreads_and(x > 0x00800000u) << 3;
    flags |= __syncthreads_count(x & 1) << 4;
    if (i < count) out[i] = flags;
}

KERNEL shuffles(const u32* values, u32* out, u32 count) {
    const u32 i = global_id(), lane = __lane_id();
    const u32 x = i < count ? values[i] : i;
    u32 sum = __shfl(x, 5) + 3 * __shfl_up(x, 3) + 5 * __shfl_down(x, 2, 16) + 7 * __shfl_xor(x, 9);
    sum += 11 * __shfl(x, int(lane * 7 & 7), 8);
    const u64 wide = __shfl_xor(u64(x) << 20 | lane, 1);
    sum += u32(wide >> 17) + u32(__builtin_amdgcn_ds_bpermute(int((lane * 5 + 1) % warpSize * 4), int(x)));
    sum += u32(__builtin_amdgcn_readfirstlane(int(x)));
    if (i < count) out[i] = sum;
}

// Lanes that have left the loop are no longer in the ballots.
KERNEL divergent_ballots(const u32* values, u32* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    u32 rounds = values[i] % 9, sum = 0;
    while (rounds--) sum = sum * 3 + u32(__popcll(__ballot(values[i] >> rounds & 1)));
    out[i] = sum;
}

KERNEL dot_product_f64(const double* a, const double* b, double* sums, u32 count) {
    __shared__ double tree[256];
    double sum = 0;
    for (u32 i = global_id(); i < count; i += gridDim.x * blockDim.x) sum = fma(a[i], b[i], sum);
    tree[threadIdx.x] = sum;
    for (u32 half = 128; half; half /= 2) {
        __syncthreads();
        if (threadIdx.x < half) tree[threadIdx.x] += tree[threadIdx.x + half];
    }
    if (threadIdx.x == 0) sums[blockIdx.x] = tree[0];
}
