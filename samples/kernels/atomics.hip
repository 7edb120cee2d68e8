// Atomic operations of every kind and type, on global and on shared memory; locks; flags.
#include "kernel.h"

// A word for each operation; none of the results depends on the order.
KERNEL atomic_words(const u32* values, u32* words, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const u32 x = values[i];
    atomicAdd(&words[0], x);
    atomicSub(&words[1], x);
    atomicMin(&words[2], ~x);
    atomicMax(&words[3], x);
    atomicAnd(&words[4], x | 0x00ff00ff);
    atomicOr(&words[5], x & 0x0f0f0f0f);
    atomicXor(&words[6], x);
    atomicInc(&words[7], 999);
    atomicDec(&words[8], 700);
    atomicMin((int*)&words[9], int(x));
    atomicMax((int*)&words[10], int(x));
}

KERNEL atomic_wide(const u64* values, u64* words, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const u64 x = values[i];
    atomicAdd(&words[0], x);
    atomicMin(&words[1], ~x);
    atomicMax(&words[2], x);
    atomicAnd(&words[3], x | 0x00ff00ff00ff00ffull);
    atomicOr(&words[4], x & 0x0f0f0f0f0f0f0f0full);
    atomicXor(&words[5], x);
}

KERNEL atomic_shared(const u32* values, u32* out) {
    __shared__ u32 words[8];
    __shared__ u64 wide[2];
    if (threadIdx.x < 8) words[threadIdx.x] = threadIdx.x == 2 || threadIdx.x == 4 ? ~0u : 0;
    if (threadIdx.x < 2) wide[threadIdx.x] = 0;
    __syncthreads();
    const u32 x = values[global_id()];
    atomicAdd(&words[0], x);
    atomicSub(&words[1], x);
    atomicMin(&words[2], x);
    atomicMax(&words[3], x);
    atomicAnd(&words[4], x | 0x12345678);
    atomicOr(&words[5], x & 0x11111111);
    atomicXor(&words[6], x);
    atomicInc(&words[7], 100);
    atomicAdd(&wide[0], u64(x) << 8);
    atomicMax(&wide[1], u64(x) << 16);
    __syncthreads();
    if (threadIdx.x < 8) out[blockIdx.x * 10 + threadIdx.x] = words[threadIdx.x];
    if (threadIdx.x < 2) out[blockIdx.x * 10 + 8 + threadIdx.x] = u32(wide[threadIdx.x] >> 12);
}

// Small integers as floats: their sums are exact in any order.
KERNEL atomic_floats(const float* values, float* single, double* twice, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    atomicAdd(&single[i % 3], values[i]);
    atomicAdd(&twice[i % 5], double(values[i]) * 0.125);
}

// What an atomic returns: each ticket goes to one work-item.
KERNEL atomic_tickets(u32* next, u32* tickets, u32* chain, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    tickets[i] = atomicAdd(next, 2u);
    // Each finds what another left, and what the last one leaves stays at the end.
    chain[i] = atomicExch(&chain[count], i + 1);
}

KERNEL compare_and_swap(const u32* values, u32* cells, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    u32* cell = &cells[i % 7];
    for (u32 seen = *cell;;) {
        // Saturating addition, which no instruction has.
        const u32 sum = seen + (values[i] >> 8) < seen ? ~0u : seen + (values[i] >> 8);
        const u32 old = atomicCAS(cell, seen, sum);
        if (old == seen) break;
        seen = old;
    }
}

// Groups take turns: what the lock guards is plain memory.
KERNEL ticket_lock(u32* lock, u32* guarded, u32 cells) {
    if (threadIdx.x) return;
    const u32 mine = atomicAdd(&lock[0], 1u);
    while (__hip_atomic_load(&lock[1], __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT) != mine) __builtin_amdgcn_s_sleep(1);
    for (u32 i = 0; i < cells; ++i) guarded[i] = guarded[i] * 3 + i + mine;
    __hip_atomic_store(&lock[1], mine + 1, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT);
}

// The second half of a group waits for flags that the first half sets.
KERNEL producer_consumer(const u32* in, u32* mail, u32* flags, u32* out) {
    const u32 me = threadIdx.x % 64, place = blockIdx.x * 64 + me;
    if (threadIdx.x < 64) {
        mail[place] = mix(in[place]);
        __hip_atomic_store(&flags[place], 1u, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT);
        return;
    }
    while (__hip_atomic_load(&flags[place], __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT) == 0) __builtin_amdgcn_s_sleep(1);
    out[place] = mail[place] + me;
}
