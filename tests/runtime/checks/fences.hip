// Kernels whose workgroups pass data on by atomic operations, each launched with several workgroups of 256 threads. A line
// with "// race" races with another one of its kernel, as C++ and HIP define it; kernels without such lines are sound.
// "// race on": only there can the machine code be told from that of a sound kernel, "// race but on": not there.
#include <hip/hip_runtime.h>
#define KERNEL extern "C" __global__ void
#define LOAD(place, order, scope) __hip_atomic_load(place, __ATOMIC_##order, __HIP_MEMORY_SCOPE_##scope)
#define STORE(place, value, order, scope) __hip_atomic_store(place, value, __ATOMIC_##order, __HIP_MEMORY_SCOPE_##scope)
#define ADD(place, value, order, scope) __hip_atomic_fetch_add(place, value, __ATOMIC_##order, __HIP_MEMORY_SCOPE_##scope)

KERNEL released_and_acquired(int *data, int *flag, int *out) {
    if (threadIdx.x) return;
    if (blockIdx.x == 0) {
        *data = 7;
        STORE(flag, 1, RELEASE, AGENT);
    } else {
        while (LOAD(flag, ACQUIRE, AGENT) == 0) ;
        out[blockIdx.x] = *data;
    }
}
KERNEL released_and_acquired_by_the_system(int *data, int *flag, int *out) {
    if (threadIdx.x) return;
    if (blockIdx.x == 0) {
        *data = 7;
        STORE(flag, 1, RELEASE, SYSTEM);
    } else {
        while (LOAD(flag, ACQUIRE, SYSTEM) == 0) ;
        out[blockIdx.x] = *data;
    }
}
KERNEL relaxed_on_both_sides(int *data, int *flag, int *out) {
    if (threadIdx.x) return;
    if (blockIdx.x == 0) {
        *data = 7;   // race
        STORE(flag, 1, RELAXED, AGENT);
    } else {
        while (LOAD(flag, RELAXED, AGENT) == 0) ;
        out[blockIdx.x] = *data;   // race
    }
}
KERNEL not_released(int *data, int *flag, int *out) {
    if (threadIdx.x) return;
    if (blockIdx.x == 0) {
        *data = 7;   // race but on gfx90a -O0
        STORE(flag, 1, RELAXED, AGENT);
    } else {
        while (LOAD(flag, ACQUIRE, AGENT) == 0) ;
        out[blockIdx.x] = *data;   // race but on gfx90a -O0
    }
}
KERNEL not_acquired(int *data, int *flag, int *out) {
    if (threadIdx.x) return;
    if (blockIdx.x == 0) {
        *data = 7;   // race
        STORE(flag, 1, RELEASE, AGENT);
    } else {
        while (LOAD(flag, RELAXED, AGENT) == 0) ;
        out[blockIdx.x] = *data;   // race
    }
}
KERNEL of_workgroups(int *data, int *flag, int *out) {
    if (threadIdx.x) return;
    if (blockIdx.x == 0) {
        *data = 7;   // race
        STORE(flag, 1, RELEASE, WORKGROUP);   // race on gfx90a
    } else {
        while (LOAD(flag, ACQUIRE, WORKGROUP) == 0) ;   // race on gfx90a
        out[blockIdx.x] = *data;   // race
    }
}
KERNEL released_too_late(int *data, int *flag, int *out) {
    if (threadIdx.x) return;
    if (blockIdx.x == 0) {
        *data = 7;   // race but on gfx90a -O0
        STORE(flag, 1, RELAXED, AGENT);
        __threadfence();
    } else {
        while (LOAD(flag, RELAXED, AGENT) == 0) ;
        __threadfence();
        out[blockIdx.x] = *data;   // race but on gfx90a -O0
    }
}
KERNEL released_too_early(int *data, int *count, int *out) {
    if (threadIdx.x) return;
    __threadfence();
    data[blockIdx.x] = 7;   // race but on gfx90a -O0
    if (ADD(count, 1, RELAXED, AGENT) == (int)gridDim.x - 1) {
        __threadfence();
        for (unsigned n = 0; n < gridDim.x; n++) *out += data[n];   // race but on gfx90a -O0
    }
}

KERNEL fences_around_relaxed(int *data, int *flag, int *out) {
    if (threadIdx.x) return;
    if (blockIdx.x == 0) {
        *data = 7;
        __threadfence();
        STORE(flag, 1, RELAXED, AGENT);
    } else {
        while (LOAD(flag, RELAXED, AGENT) == 0) ;
        __threadfence();
        out[blockIdx.x] = *data;
    }
}
KERNEL fences_of_the_system(int *data, int *flag, int *out) {
    if (threadIdx.x) return;
    if (blockIdx.x == 0) {
        *data = 7;
        __threadfence_system();
        atomicExch(flag, 1);
    } else {
        while (atomicAdd(flag, 0) == 0) ;
        __threadfence_system();
        out[blockIdx.x] = *data;
    }
}
KERNEL sequentially_consistent(int *data, int *flag, int *out) {
    if (threadIdx.x) return;
    if (blockIdx.x == 0) {
        *data = 7;
        STORE(flag, 1, SEQ_CST, AGENT);
    } else {
        while (LOAD(flag, SEQ_CST, AGENT) == 0) ;
        out[blockIdx.x] = *data;
    }
}

KERNEL one_thread_for_all(int *data, int *flag, int *out) {
    int t = threadIdx.x;
    if (blockIdx.x == 0) {
        data[t] = t;
        __syncthreads();
        if (t == 0) {
            __threadfence();
            STORE(flag, 1, RELAXED, AGENT);
        }
    } else {
        if (t == 0) {
            while (LOAD(flag, RELAXED, AGENT) == 0) ;
            __threadfence();
        }
        __syncthreads();
        out[256 * blockIdx.x + t] = data[255 - t];
    }
}
KERNEL one_thread_for_all_without_fences(int *data, int *flag, int *out) {
    int t = threadIdx.x;
    if (blockIdx.x == 0) {
        data[t] = t;   // race
        __syncthreads();
        if (t == 0) STORE(flag, 1, RELAXED, AGENT);
    } else {
        if (t == 0)
            while (LOAD(flag, RELAXED, AGENT) == 0) ;
        __syncthreads();
        out[256 * blockIdx.x + t] = data[255 - t];   // race
    }
}
KERNEL one_wave_released_for_another(int *data, int *flag, int *out) {
    int t = threadIdx.x;
    if (blockIdx.x == 0) {
        data[t] = t;
        __syncthreads();
        if (t == 0) __threadfence();
        __syncthreads();
        if (t == 128) STORE(flag, 1, RELAXED, AGENT);
    } else {
        if (t == 192)
            while (LOAD(flag, RELAXED, AGENT) == 0) ;
        __syncthreads();
        if (t == 64) __threadfence();
        __syncthreads();
        out[256 * blockIdx.x + t] = data[255 - t];
    }
}
KERNEL one_wave_released_before_the_barrier(int *data, int *flag, int *out) {
    int t = threadIdx.x;
    if (blockIdx.x == 0) {
        data[t] = t;   // race on gfx942, gfx90a -O3
        if (t < 64) __threadfence();
        __syncthreads();
        if (t == 0) STORE(flag, 1, RELAXED, AGENT);
    } else {
        if (t == 0)
            while (LOAD(flag, ACQUIRE, AGENT) == 0) ;
        __syncthreads();
        out[256 * blockIdx.x + t] = data[255 - t];   // race on gfx942, gfx90a -O3
    }
}

KERNEL all_released_and_the_last_counts(int *data, unsigned *count, int *out) {
    __shared__ bool is_last;
    int t = threadIdx.x;
    data[256 * blockIdx.x + t] = t;
    __threadfence();
    __syncthreads();
    if (t == 0) is_last = atomicInc(count, gridDim.x) == gridDim.x - 1;
    __syncthreads();
    if (is_last)
        for (unsigned n = 0; n < gridDim.x; n++) out[t] += data[256 * n + 255 - t];
}
KERNEL a_sum_as_the_last_block_makes_it(volatile int *sums, unsigned *count, int *out) {
    __shared__ bool is_last;
    if (threadIdx.x == 0) {
        sums[blockIdx.x] = 1;
        __threadfence();
        is_last = atomicInc(count, gridDim.x) == gridDim.x - 1;
    }
    __syncthreads();
    if (is_last && threadIdx.x == 0)
        for (unsigned n = 0; n < gridDim.x; n++) *out += sums[n];
}
KERNEL tickets_that_acquire_and_release(int *data, unsigned *count, int *out) {
    if (threadIdx.x) return;
    data[blockIdx.x] = 1;
    if (ADD(count, 1u, ACQ_REL, AGENT) == gridDim.x - 1)
        for (unsigned n = 0; n < gridDim.x; n++) *out += data[n];
}
KERNEL tickets_that_release(int *data, unsigned *count, int *out) {
    if (threadIdx.x) return;
    data[blockIdx.x] = 1;   // race
    if (ADD(count, 1u, RELEASE, AGENT) == gridDim.x - 1)
        for (unsigned n = 0; n < gridDim.x; n++) *out += data[n];   // race
}

KERNEL through_a_third_group(int *data, int *flags, int *out) {
    if (threadIdx.x) return;
    if (blockIdx.x == 0) {
        *data = 7;
        STORE(&flags[0], 1, RELEASE, AGENT);
    } else if (blockIdx.x == 1) {
        while (LOAD(&flags[0], ACQUIRE, AGENT) == 0) ;
        STORE(&flags[1], 1, RELEASE, AGENT);
    } else {
        while (LOAD(&flags[1], ACQUIRE, AGENT) == 0) ;
        out[blockIdx.x] = *data;
    }
}
KERNEL a_sequence_of_releases(int *data, int *flag, int *out) {
    if (threadIdx.x) return;
    if (blockIdx.x == 0) {
        *data = 7;
        STORE(flag, 1, RELEASE, AGENT);
    } else if (blockIdx.x == 1) {
        int seen = 1;
        while (!__hip_atomic_compare_exchange_strong(flag, &seen, 2, __ATOMIC_RELAXED, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT)) seen = 1;
    } else {
        while (LOAD(flag, ACQUIRE, AGENT) != 2) ;
        out[blockIdx.x] = *data;
    }
}
KERNEL one_flag_for_several_rounds(int *data, int *flags, int *out) {
    if (threadIdx.x || blockIdx.x > 1) return;
    for (int round = 1; round < 20; round++) {
        if (blockIdx.x == 0) {
            *data = round;
            STORE(&flags[0], round, RELEASE, AGENT);
            while (LOAD(&flags[32], ACQUIRE, AGENT) != round) ;
        } else {
            while (LOAD(&flags[0], ACQUIRE, AGENT) != round) ;
            out[round] = *data;
            STORE(&flags[32], round, RELEASE, AGENT);
        }
    }
}
KERNEL a_flag_that_is_set_before_and_after(int *data, int *flag, int *out) {
    if (threadIdx.x) return;
    if (blockIdx.x == 0) {
        STORE(flag, 1, RELAXED, AGENT);
        *data = 7;
        for (int n = 0; n < 60000 && LOAD(&flag[32], RELAXED, AGENT) < 3; n++) ;
        STORE(flag, 2, RELEASE, AGENT);
        data[1] = 8;
        STORE(flag, 3, RELEASE, AGENT);
    } else {
        while (LOAD(flag, ACQUIRE, AGENT) == 0) ;
        ADD(&flag[32], 1, RELAXED, AGENT);
        while (LOAD(flag, ACQUIRE, AGENT) < 2) ;
        out[2 * blockIdx.x] = *data;
        while (LOAD(flag, ACQUIRE, AGENT) < 3) ;
        out[2 * blockIdx.x + 1] = data[1];
    }
}

KERNEL in_turns(int *sums, int *turn, int *out) {
    int t = threadIdx.x;
    if (t == 0)
        while (LOAD(turn, ACQUIRE, AGENT) != (int)blockIdx.x) ;
    __syncthreads();
    sums[t] += 1;
    __syncthreads();
    if (t == 0) STORE(turn, blockIdx.x + 1, RELEASE, AGENT);
}
KERNEL a_flag_that_is_read_again(int *data, int *flag, int *out) {
    if (threadIdx.x) return;
    if (blockIdx.x == 0) {
        *data = 7;
        STORE(flag, 1, RELEASE, AGENT);
    } else {
        while (LOAD(flag, ACQUIRE, AGENT) == 0) ;
        out[blockIdx.x] = *data + *flag;
    }
}
KERNEL a_ring_of_four(int *slots, unsigned *counts, int *out) {
    if (threadIdx.x || blockIdx.x > 1) return;
    for (unsigned n = 0; n < 20; n++)
        if (blockIdx.x == 0) {
            while (n - LOAD(&counts[32], ACQUIRE, AGENT) >= 4) ;
            slots[n % 4] = n;
            STORE(&counts[0], n + 1, RELEASE, AGENT);
        } else {
            while (LOAD(&counts[0], ACQUIRE, AGENT) == n) ;
            out[n] = slots[n % 4];
            STORE(&counts[32], n + 1, RELEASE, AGENT);
        }
}

KERNEL a_lock(int *lock, int *sum) {
    if (threadIdx.x) return;
    for (int n = 0; n < 3; n++) {
        while (atomicCAS(lock, 0, 1) != 0) ;
        __threadfence();
        *sum += 1;
        __threadfence();
        atomicExch(lock, 0);
    }
}
KERNEL a_lock_by_orders(int *lock, int *sum) {
    if (threadIdx.x) return;
    for (int n = 0; n < 3; n++) {
        int seen = 0;
        while (!__hip_atomic_compare_exchange_strong(lock, &seen, 1, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT)) seen = 0;
        *sum += 1;
        STORE(lock, 0, RELEASE, AGENT);
    }
}
KERNEL a_lock_that_is_not_acquired(int *lock, int *sum) {
    if (threadIdx.x) return;
    while (atomicCAS(lock, 0, 1) != 0) ;
    *sum += 1;   // race
    __threadfence();
    atomicExch(lock, 0);
}
KERNEL a_lock_that_is_not_released(int *lock, int *sum) {
    if (threadIdx.x) return;
    while (atomicCAS(lock, 0, 1) != 0) ;
    __threadfence();
    *sum += 1;   // race but on gfx90a -O0
    atomicExch(lock, 0);
}

__device__ __attribute__((noinline)) void publish(int *flag) {
    __threadfence();
    STORE(flag, 1, RELAXED, AGENT);
}
__device__ __attribute__((noinline)) void await(int *flag) {
    while (LOAD(flag, RELAXED, AGENT) == 0) ;
    __threadfence();
}
KERNEL fences_in_functions(int *data, int *flag, int *out) {
    if (threadIdx.x) return;
    if (blockIdx.x == 0) {
        *data = 7;
        publish(flag);
    } else {
        await(flag);
        out[blockIdx.x] = *data;
    }
}
KERNEL one_fence_for_many_flags(int *data, int *flags, int *out) {
    if (threadIdx.x) return;
    data[blockIdx.x] = 7;
    __threadfence();
    STORE(&flags[blockIdx.x], 1, RELAXED, AGENT);
    for (unsigned n = 0; n < gridDim.x; n++)
        while (LOAD(&flags[n], RELAXED, AGENT) == 0) ;
    __threadfence();
    int sum = 0;
    for (unsigned n = 0; n < gridDim.x; n++) sum += data[n];
    out[blockIdx.x] = sum;
}
KERNEL barriers_of_the_grid(int *data, unsigned *count, int *out) {
    int t = threadIdx.x;
    for (unsigned round = 1; round < 4; round++) {
        data[256 * blockIdx.x + t] = round;
        __syncthreads();
        if (t == 0) {
            __threadfence();
            atomicAdd(count, 1u);
            while (LOAD(count, RELAXED, AGENT) < (2 * round - 1) * gridDim.x) ;
            __threadfence();
        }
        __syncthreads();
        out[256 * blockIdx.x + t] = data[256 * ((blockIdx.x + 1) % gridDim.x) + t];
        __syncthreads();
        if (t == 0) {
            ADD(count, 1u, ACQ_REL, AGENT);
            while (LOAD(count, ACQUIRE, AGENT) < 2 * round * gridDim.x) ;
        }
        __syncthreads();
    }
}
KERNEL within_a_group(int *data, int *flag, int *out) {
    data += 32 * blockIdx.x, flag += 32 * blockIdx.x;
    if (threadIdx.x == 0) {
        *data = 7;
        STORE(flag, 1, RELEASE, WORKGROUP);
    } else if (threadIdx.x == 64) {
        while (LOAD(flag, ACQUIRE, WORKGROUP) == 0) ;
        out[blockIdx.x] = *data;
    }
}
KERNEL counted_within_a_group(int *data, int *count, int *out) {
    count += 32 * blockIdx.x;
    if (threadIdx.x % 64 == 0 && LOAD(count, RELAXED, WORKGROUP) < 3) ADD(count, 1, RELAXED, WORKGROUP);
    __syncthreads();
    if (threadIdx.x == 0) out[blockIdx.x] = *count;
}
KERNEL in_lds(int *out) {
    __shared__ int data, flag;
    if (threadIdx.x == 0) flag = 0;
    __syncthreads();
    if (threadIdx.x == 0) {
        data = 7;
        STORE(&flag, 1, RELEASE, WORKGROUP);
    } else if (threadIdx.x == 64) {
        while (LOAD(&flag, ACQUIRE, WORKGROUP) == 0) ;
        out[blockIdx.x] = data;
    }
}
KERNEL in_lds_after_a_sum(int *out) {
    __shared__ int data[4], count;
    if (threadIdx.x == 0) count = 0;
    __syncthreads();
    if (threadIdx.x % 64 == 0) {
        data[threadIdx.x / 64] = 1;
        ADD(&count, 1, RELEASE, WORKGROUP);
        while (LOAD(&count, ACQUIRE, WORKGROUP) < 4) ;
        out[4 * blockIdx.x + threadIdx.x / 64] = data[0] + data[1] + data[2] + data[3];
    }
}
KERNEL without_waiting(int *flag, int *out) {
    flag += 32 * blockIdx.x;
    if (threadIdx.x == 0) *flag = 1;   // race
    else if (threadIdx.x == 64) out[blockIdx.x] = *flag;   // race
}
KERNEL a_sum_in_lds_read_too_early(int *out) {
    __shared__ int sum[2];
    if (threadIdx.x < 2) sum[threadIdx.x] = 0;
    __syncthreads();
    if (threadIdx.x < 192) atomicAdd(&sum[threadIdx.x % 2], 1);   // race
    else if (threadIdx.x == 192) for (int n = 0; n < 2; n++) out[blockIdx.x] += sum[n];   // race
}
KERNEL what_no_branch_waits_for(int *out) {
    __shared__ int part[64];
    int sum = 0;
#pragma clang loop unroll(disable)
    for (int n = 0; n < 2; n++) {
        if (threadIdx.x / 64 != n) continue;
        if (n == 0) part[threadIdx.x] = 1;   // race
        else sum += part[threadIdx.x % 64];   // race
    }
    out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}
KERNEL read_past_the_caches(volatile int *data, int *flag, int *out) {
    if (threadIdx.x) return;
    if (blockIdx.x == 0) {
        *data = 7;
        __threadfence();
        STORE(flag, 1, RELAXED, AGENT);
    } else {
        while (LOAD(flag, RELAXED, AGENT) == 0) ;
        out[blockIdx.x] = *data;
    }
}
KERNEL a_lock_that_is_waited_for_and_not_taken(int *lock, int *sum) {
    if (threadIdx.x) return;
    while (LOAD(lock, ACQUIRE, AGENT)) ;
    *sum += 1;   // race
    __hip_atomic_exchange(lock, 0, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT);
}
KERNEL a_lock_that_is_waited_for_and_taken(int *lock, int *sum) {
    if (threadIdx.x) return;
    for (int is_free = 0; !__hip_atomic_compare_exchange_strong(lock, &is_free, 1, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);)
        is_free = 0;
    *sum += 1;
    STORE(lock, 0, RELEASE, AGENT);
}
KERNEL done_by_those_who_see_that_it_is_not_done(int *done, int *out) {
    if (threadIdx.x || ADD(done, 0, ACQ_REL, AGENT)) return;
    *out += 1;   // race
    ADD(done, 1, ACQ_REL, AGENT);
}
KERNEL done_by_the_first_who_comes(int *come, int *out) {
    if (threadIdx.x || ADD(come, 1, ACQ_REL, AGENT)) return;
    *out += 1;
}
// Functions that wait: without optimisation they are called, and keep in scratch memory what they wait with.
__device__ void meet(int *count, int all) {
    if (threadIdx.x % warpSize == 0) {
        __hip_atomic_fetch_add(count, 1, __ATOMIC_ACQ_REL, __HIP_MEMORY_SCOPE_WORKGROUP);
        while (LOAD(count, ACQUIRE, WORKGROUP) < all) ;
    }
    __threadfence_block();
}
KERNEL waves_that_meet_in_a_function(int *out) {
    __shared__ int count, value[128], again[128];
    int t = threadIdx.x;
    if (t == 0) count = 0;
    __syncthreads();
    if (t >= 128) return;
    value[t] = t;
    meet(&count, 128 / warpSize);
    again[t] = value[(t + 64) % 128];
    meet(&count, 2 * 128 / warpSize);
    out[128 * blockIdx.x + t] = again[(t + 64) % 128];
}
KERNEL waves_that_meet_once_in_a_function(int *out) {
    __shared__ int count, value[128];
    int t = threadIdx.x;
    if (t == 0) count = 0;
    __syncthreads();
    if (t >= 128) return;
    value[t] = t;   // race
    if (t >= 64) meet(&count, 64 / warpSize);
    out[128 * blockIdx.x + t] = value[(t + 64) % 128];   // race
}
KERNEL told_before_it_is_there(int *sums, int *is_there) {
    if (threadIdx.x) return;
    int before = 0;
    if (blockIdx.x) {
        while (LOAD(&is_there[blockIdx.x - 1], ACQUIRE, AGENT) == 0) ;
        before = sums[blockIdx.x - 1];   // race
    }
    STORE(&is_there[blockIdx.x], 1, RELEASE, AGENT);
    asm volatile("" ::: "memory");
    if (before >= 0) sums[blockIdx.x] = before + 1;   // race
}
KERNEL told_once_it_is_there(int *sums, int *is_there) {
    if (threadIdx.x) return;
    int before = 0;
    if (blockIdx.x) {
        while (LOAD(&is_there[blockIdx.x - 1], ACQUIRE, AGENT) == 0) ;
        before = sums[blockIdx.x - 1];
    }
    sums[blockIdx.x] = before + 1;
    STORE(&is_there[blockIdx.x], 1, RELEASE, AGENT);
}
KERNEL written_again_while_it_is_read(int *ring, int *head, int *out) {
    if (blockIdx.x > 1) return;
    for (int n = 0; n < 8; n++) {
        if (blockIdx.x == 0) ring[n % 2 * 256 + threadIdx.x] = n;   // race but on gfx90a -O0, gfx1030 -O3, gfx1100 -O3
        else while (LOAD(head, ACQUIRE, AGENT) <= n) ;
        __syncthreads();
        if (blockIdx.x == 0 && threadIdx.x == 0) STORE(head, n + 1, RELEASE, AGENT);
        if (blockIdx.x == 1) out[threadIdx.x] = ring[n % 2 * 256 + threadIdx.x];   // race but on gfx90a -O0, gfx1030 -O3, gfx1100 -O3
    }
}
KERNEL written_again_once_it_is_read(int *ring, int *head, int *tail, int *out) {
    if (blockIdx.x > 1) return;
    for (int n = 0; n < 8; n++) {
        if (blockIdx.x == 0) {
            while (n - LOAD(tail, ACQUIRE, AGENT) >= 2) ;
            ring[n % 2 * 256 + threadIdx.x] = n;
        } else {
            while (LOAD(head, ACQUIRE, AGENT) <= n) ;
            out[threadIdx.x] = ring[n % 2 * 256 + threadIdx.x];
        }
        __syncthreads();
        if (threadIdx.x == 0) STORE(blockIdx.x == 0 ? head : tail, n + 1, RELEASE, AGENT);
    }
}
KERNEL a_lock_that_is_given_back_where_others_have_it(int *lock, int *sum) {
    if (threadIdx.x) return;
    while (ADD(lock, 1, ACQ_REL, AGENT)) ADD(lock, -1, RELAXED, AGENT);
    *sum += 1;
    ADD(lock, -1, ACQ_REL, AGENT);
}
