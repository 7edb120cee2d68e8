// Litmus tests: what memory order forbids must never be seen. Each counts what it has seen of each outcome.
#include <hip/hip_runtime.h>

using u32 = unsigned int;
#define KERNEL extern "C" __global__ void

#ifndef SCOPE
#define SCOPE __HIP_MEMORY_SCOPE_AGENT
#endif

template <int order> __device__ void put(u32* p, u32 v) { __hip_atomic_store(p, v, order, SCOPE); }
template <int order> __device__ u32 get(u32* p) { return __hip_atomic_load(p, order, SCOPE); }

// Everybody meets between rounds: `meeting` counts arrivals of `parties`.
__device__ void meet(u32* meeting, u32 parties) {
    const u32 arrived = __hip_atomic_fetch_add(meeting, 1, __ATOMIC_ACQ_REL, __HIP_MEMORY_SCOPE_SYSTEM) + 1;
    const u32 goal = (arrived + parties - 1) / parties * parties;
    while ((int)(__hip_atomic_load(meeting, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_SYSTEM) - goal) < 0) __builtin_amdgcn_s_sleep(1);
}

// Message passing: who sees the flag sees the data, whether order comes from the accesses or from fences.
__device__ void message_passing(u32 role, u32* cells, u32* meeting, u32 parties, u32* seen, u32 rounds) {
    u32 *data = cells, *flag = cells + 16;
    for (u32 n = 1; n <= rounds; ++n) {
        if (role == 0) {
            if (n & 1) {
                *(volatile u32*)data = n;
                put<__ATOMIC_RELEASE>(flag, n);
            } else {
                put<__ATOMIC_RELAXED>(data, n);
                __threadfence();
                put<__ATOMIC_RELAXED>(flag, n);
            }
        } else if (role == 1) {
            u32 f, d;
            if (n & 1) {
                f = get<__ATOMIC_ACQUIRE>(flag);
                d = *(volatile u32*)data;
            } else {
                f = get<__ATOMIC_RELAXED>(flag);
                __threadfence();
                d = get<__ATOMIC_RELAXED>(data);
            }
            if (d < f) ++seen[0];
            seen[f == n ? 1 : 2]++;
        }
        meet(meeting, parties);
    }
}

// Store buffering: with sequential consistency one of the two sees the other's store.
__device__ void store_buffering(u32 role, u32* cells, u32* meeting, u32 parties, u32* seen, u32 rounds) {
    u32 *x = cells, *y = cells + 16, *mine = cells + 32 + role;
    for (u32 n = 1; n <= rounds; ++n) {
        if (role < 2) {
            u32* store = role ? y : x;
            u32* load = role ? x : y;
            if (n & 1) {
                put<__ATOMIC_SEQ_CST>(store, n);
                *mine = get<__ATOMIC_SEQ_CST>(load);
            } else {
                put<__ATOMIC_RELAXED>(store, n);
                __atomic_thread_fence(__ATOMIC_SEQ_CST);
                *mine = get<__ATOMIC_RELAXED>(load);
            }
        }
        meet(meeting, parties);
        if (role == 0) {
            const u32 a = *(volatile u32*)(cells + 32), b = *(volatile u32*)(cells + 33);
            if (a < n && b < n) ++seen[0];
            seen[1 + (a == n) + 2 * (b == n)]++;
        }
        meet(meeting, parties);
    }
}

// Independent reads of independent writes: two readers agree on which of two writes came first.
__device__ void independent_reads(u32 role, u32* cells, u32* meeting, u32 parties, u32* seen, u32 rounds) {
    u32 *x = cells, *y = cells + 16, *results = cells + 32;
    for (u32 n = 1; n <= rounds; ++n) {
        if (role == 0) put<__ATOMIC_SEQ_CST>(x, n);
        if (role == 1) put<__ATOMIC_SEQ_CST>(y, n);
        if (role == 2 || role == 3) {
            u32* first = role == 2 ? x : y;
            u32* second = role == 2 ? y : x;
            const u32 a = get<__ATOMIC_SEQ_CST>(first), b = get<__ATOMIC_SEQ_CST>(second);
            results[role] = a == n && b < n;
        }
        meet(meeting, parties);
        if (role == 0) {
            if (*(volatile u32*)(results + 2) && *(volatile u32*)(results + 3)) ++seen[0];
            seen[1]++;
        }
        meet(meeting, parties);
    }
}

__device__ void run(u32 kind, u32 role, u32* cells, u32* meeting, u32 parties, u32* seen, u32 rounds) {
    if (kind == 0) message_passing(role, cells, meeting, parties, seen, rounds);
    if (kind == 1) store_buffering(role, cells, meeting, parties, seen, rounds);
    if (kind == 2) independent_reads(role, cells, meeting, parties, seen, rounds);
}

// Roles are workgroups.
KERNEL between_groups(u32 kind, u32* cells, u32* meeting, u32 parties, u32* seen, u32 rounds) {
    if (threadIdx.x == 0) run(kind, blockIdx.x, cells, meeting, parties, seen, rounds);
}

// Roles are waves of one group; the cells in global memory or in LDS.
KERNEL between_waves(u32 kind, u32* cells, u32* meeting, u32 parties, u32* seen, u32 rounds) {
    if (threadIdx.x % warpSize == 0) run(kind, threadIdx.x / warpSize, cells, meeting, parties, seen, rounds);
}

KERNEL between_waves_in_lds(u32 kind, u32* meeting, u32 parties, u32* seen, u32 rounds) {
    __shared__ u32 cells[64];
    if (threadIdx.x < 64) cells[threadIdx.x] = 0;
    __syncthreads();
    if (threadIdx.x % warpSize == 0) run(kind, threadIdx.x / warpSize, cells, meeting, parties, seen, rounds);
}

// A thread of the host answers: each side sees what the other wrote before it raised its flag.
KERNEL with_host(volatile u32* cells, u32* wrong, u32 rounds) {
    if (threadIdx.x || blockIdx.x) return;
    for (u32 n = 1; n <= rounds; ++n) {
        cells[0] = n * 7;
        __hip_atomic_store((u32*)cells + 16, n, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_SYSTEM);
        while (__hip_atomic_load((u32*)cells + 32, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_SYSTEM) != n) {}
        if (cells[48] != n * 5) ++*wrong;
    }
}
