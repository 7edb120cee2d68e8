// Kernels whose work-items wait for each other: they end only where everybody who has started goes on.
#include <hip/hip_runtime.h>

using u32 = unsigned int;
using u64 = unsigned long long;
#define KERNEL extern "C" __global__ void
#define AGENT __HIP_MEMORY_SCOPE_AGENT

__device__ u32 load(u32* p) { return __hip_atomic_load(p, __ATOMIC_ACQUIRE, AGENT); }
__device__ void store(u32* p, u32 value) { __hip_atomic_store(p, value, __ATOMIC_RELEASE, AGENT); }
__device__ u32 add(u32* p, u32 value) { return __hip_atomic_fetch_add(p, value, __ATOMIC_ACQ_REL, AGENT); }

// lock[0]: next ticket, lock[1]: who may go in. The sum is not atomic: the lock keeps it right.
KERNEL ticket_lock(u32* lock, u32* sum, u32 rounds) {
    if (threadIdx.x) return;
    for (u32 n = 0; n < rounds; ++n) {
        const u32 ticket = add(lock, 1);
        while (load(lock + 1) != ticket) {}
        *sum = *sum * 3 + 1;
        store(lock + 1, ticket + 1);
    }
}

// A prefix sum in one pass: each group waits for the one before it.
KERNEL lookback(const u32* values, u32* sums, u64* states) {
    __shared__ u32 part[64];
    __shared__ u32 before;
    const u32 i = threadIdx.x;
    part[i] = values[blockIdx.x * 64 + i];
    __syncthreads();
    for (u32 step = 1; step < 64; step *= 2) {
        const u32 other = i >= step ? part[i - step] : 0;
        __syncthreads();
        part[i] += other;
        __syncthreads();
    }
    if (i == 0) {
        const u64 aggregate = 1ull << 32, prefix = 2ull << 32;
        __hip_atomic_store(states + blockIdx.x, aggregate | part[63], __ATOMIC_RELEASE, AGENT);
        u32 sum = 0;
        for (int n = (int)blockIdx.x - 1; n >= 0;) {
            const u64 state = __hip_atomic_load(states + n, __ATOMIC_ACQUIRE, AGENT);
            if (state == 0) continue;
            sum += (u32)state;
            if (state >= prefix) break;
            --n;
        }
        __hip_atomic_store(states + blockIdx.x, prefix | (sum + part[63]), __ATOMIC_RELEASE, AGENT);
        before = sum;
    }
    __syncthreads();
    sums[blockIdx.x * 64 + i] = before + part[i];
}

__device__ __attribute__((noinline)) u32 waited(u32* flag, u32 depth) {
    if (depth) return waited(flag, depth - 1) + 1;
    u32 value;
    while ((value = load(flag)) == 0) {}
    return value;
}

// The first groups wait, in a function that has called itself, for what the last group does.
KERNEL wait_in_function(u32* flag, u32* out, u32 depth) {
    if (blockIdx.x + 1 == gridDim.x) {
        if (threadIdx.x == 0) store(flag, 42);
    } else {
        out[blockIdx.x * blockDim.x + threadIdx.x] = waited(flag, depth);
    }
}

// The first half of the groups takes what the second half makes.
KERNEL consumers_first(u32* flags, u32* values, u32* out) {
    const u32 half = gridDim.x / 2, group = blockIdx.x, i = threadIdx.x;
    if (group < half) {
        if (i == 0) while (load(flags + group) == 0) {}
        __syncthreads();
        out[group * blockDim.x + i] = values[group * blockDim.x + i] + 1;
    } else {
        values[(group - half) * blockDim.x + i] = group * 1000 + i;
        __syncthreads();
        if (i == 0) store(flags + group - half, 1);
    }
}

__device__ void all_groups(u32* barrier) {
    __syncthreads();
    if (threadIdx.x == 0) {
        const u32 arrived = add(barrier, 1) + 1;
        const u32 goal = (arrived + gridDim.x - 1) / gridDim.x * gridDim.x;
        while (load(barrier) < goal) __builtin_amdgcn_s_sleep(1);
    }
    __syncthreads();
}

// Each round every group reads what its neighbour wrote in the one before.
KERNEL grid_barrier(u32* barrier, u32* cells, u32 rounds) {
    for (u32 n = 0; n < rounds; ++n) {
        u32* now = cells + (n & 1) * gridDim.x;
        u32* next = cells + (~n & 1) * gridDim.x;
        if (threadIdx.x == 0) next[blockIdx.x] = now[(blockIdx.x + 1) % gridDim.x] + 1;
        all_groups(barrier);
    }
}

#ifdef HAS_GWS
extern "C" __device__ void __ockl_grid_sync(void);

KERNEL grid_sync(u32* cells, u32 rounds) {
    for (u32 n = 0; n < rounds; ++n) {
        u32* now = cells + (n & 1) * gridDim.x;
        u32* next = cells + (~n & 1) * gridDim.x;
        if (threadIdx.x == 0) next[blockIdx.x] = now[(blockIdx.x + 1) % gridDim.x] + 1;
        __ockl_grid_sync();
    }
}
#endif

// These never end.
KERNEL endless(u32* flag) {
    while (load(flag) == 0) {}
}

KERNEL endless_with_barriers(u32* flag) {
    while (true) {
        __syncthreads();
        if (load(flag)) return;
    }
}

KERNEL endless_in_function(u32* flag, u32* out) { *out = waited(flag, 3); }

KERNEL endless_arithmetic(u32* out) {
    u32 x = threadIdx.x;
    do {
        x = x * 1664525 + 1013904223;
        asm volatile("");  // a loop without effects need not be one
    } while (x != 0x12345 || out);
    *out = x;
}
