// Kernels with one fault each, at the lines that say so, and after each its twin without.
#include <hip/hip_runtime.h>

#define KERNEL extern "C" __global__ void

KERNEL lds_without_barrier(float *out) {
    __shared__ float part[256];
    part[threadIdx.x] = threadIdx.x;   // race
    out[threadIdx.x] = part[255 - threadIdx.x];   // race
}
KERNEL lds_with_barrier(float *out) {
    __shared__ float part[256];
    part[threadIdx.x] = threadIdx.x;
    __syncthreads();
    out[blockIdx.x * 256 + threadIdx.x] = part[255 - threadIdx.x];
}

KERNEL reduction_in_place(float *out) {
    __shared__ float part[256];
    part[threadIdx.x] = 1;
    __syncthreads();
    for (int step = 128; step; step /= 2) {
        if (threadIdx.x < step)
            part[threadIdx.x] += part[threadIdx.x + step];   // race
    }
    if (!threadIdx.x) out[blockIdx.x] = part[0];
}
KERNEL reduction_in_steps(float *out) {
    __shared__ float part[256];
    part[threadIdx.x] = 1;
    __syncthreads();
    for (int step = 128; step; step /= 2) {
        if (threadIdx.x < step)
            part[threadIdx.x] += part[threadIdx.x + step];
        __syncthreads();
    }
    if (!threadIdx.x) out[blockIdx.x] = part[0];
}

KERNEL reused_too_early(float *out) {
    __shared__ float part[256];
    for (int turn = 0; turn < 3; turn++) {
        part[threadIdx.x] = turn;   // race
        __syncthreads();
        out[threadIdx.x] += part[threadIdx.x ^ 128];   // race
    }
}
KERNEL reused_in_time(float *out) {
    __shared__ float part[256];
    for (int turn = 0; turn < 3; turn++) {
        part[threadIdx.x] = turn;
        __syncthreads();
        out[blockIdx.x * 256 + threadIdx.x] += part[threadIdx.x ^ 128];
        __syncthreads();
    }
}

KERNEL counter_of_groups(int *out) {
    if (!threadIdx.x) *out = *out + 1;   // race
}
KERNEL counter_by_atomics(int *out) {
    if (!threadIdx.x) atomicAdd(out, 1);
}

KERNEL neighbours_of_groups(float *out) {
    unsigned i = blockIdx.x * 256 + threadIdx.x;
    out[i + 1] = out[i] + 1;   // race
}
KERNEL neighbours_elsewhere(float *out) {
    unsigned i = blockIdx.x * 256 + threadIdx.x;
    out[i + 2048] = out[i] + 1;
}

KERNEL last_without_fence(float *part, float *out, unsigned *) {
    if (threadIdx.x) return;
    part[blockIdx.x] = 1;   // race
    if (blockIdx.x == gridDim.x - 1) {
        float sum = 0;
        for (unsigned n = 0; n < gridDim.x; n++) sum += part[n];   // race
        *out = sum;
    }
}
KERNEL last_by_a_counter(float *part, float *out, unsigned *count) {
    if (threadIdx.x) return;
    part[blockIdx.x] = 1;
    __threadfence();
    if (atomicAdd(count, 1u) == gridDim.x - 1) {
        float sum = 0;
        for (unsigned n = 0; n < gridDim.x; n++) sum += part[n];
        *out = sum;
    }
}

KERNEL atomic_and_plain(int *out) {
    if (threadIdx.x) return;
    if (blockIdx.x % 2)
        atomicAdd(out, 1);   // race
    else
        out[1 + blockIdx.x] = *out;   // race
}
KERNEL atomic_and_atomic(int *out) {
    if (threadIdx.x) return;
    if (blockIdx.x % 2)
        atomicAdd(out, 1);
    else
        out[1 + blockIdx.x] = __hip_atomic_load(out, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

KERNEL lanes_of_one_store(int *out) {
    if (threadIdx.x < 32 && !blockIdx.x) out[threadIdx.x / 2] = threadIdx.x;   // overlapping-lanes
}
KERNEL lanes_apart(int *out) {
    if (threadIdx.x < 32 && !blockIdx.x) out[threadIdx.x] = threadIdx.x;
}

KERNEL lanes_in_two_memories(int *out) {
    __shared__ int part[256];
    int *place = threadIdx.x % 2 ? part : out + 256 * blockIdx.x;
    place[threadIdx.x / 2] = threadIdx.x;
    if (out[2048]) out[2049] = part[threadIdx.x];  // never: but the stores to LDS stay
}

KERNEL bytes_of_one_word(unsigned char *out) {
    if (!(threadIdx.x % 128)) out[1] = threadIdx.x;   // race
}
KERNEL bytes_apart(unsigned char *out) {
    if (!blockIdx.x && !(threadIdx.x % 128)) out[threadIdx.x / 128] = threadIdx.x;
}
KERNEL a_byte_that_is_written(unsigned char *in, unsigned char *out) {
    if (!blockIdx.x && !threadIdx.x) in[1] = 7;   // race
    if (!blockIdx.x && threadIdx.x == 128) out[0] = in[1];   // race
}
KERNEL a_byte_beside_one_that_is_written(unsigned char *in, unsigned char *out) {
    if (!blockIdx.x && !threadIdx.x) in[1] = 7;
    if (!blockIdx.x && threadIdx.x == 128) out[0] = in[0];
}

KERNEL barrier_for_some(float *out) {
    unsigned i = blockIdx.x * 256 + threadIdx.x;
    out[i] = 1;
    if (threadIdx.x % 32 < 16) {
        out[i] += 1;
        __syncthreads();   // divergent-barrier
    }
}
KERNEL barrier_for_all(float *out) {
    if (threadIdx.x % 32 < 16)
        out[blockIdx.x * 256 + threadIdx.x] += 1;
    __syncthreads();
}

KERNEL barrier_for_some_waves(float *out) {
    if (threadIdx.x < 64) __syncthreads();
}   // unequal-barriers
KERNEL barrier_for_all_waves(float *out) {
    if (blockIdx.x < 64) __syncthreads();
}

KERNEL shuffle_with_lanes_left_out(float *out) {
    float value = threadIdx.x;
    if (threadIdx.x % 32 < 20) value += __shfl_down(value, 16);   // inactive-lane
    out[blockIdx.x * 256 + threadIdx.x] = value;
}
KERNEL shuffle_from_one_that_left(float *out) {
    float value = threadIdx.x;
    if (threadIdx.x % 32) value = __shfl(value, 0);   // inactive-lane
    out[blockIdx.x * 256 + threadIdx.x] = value;
}
KERNEL sum_by_halves_of_the_first_lanes(float *out) {
    float value = threadIdx.x;
    if (threadIdx.x < 32)
        for (int step = 16; step; step /= 2) value += __shfl_down(value, step);
    if (!threadIdx.x) out[blockIdx.x] = value;
}

KERNEL counter_between_words(char *out) { atomicAdd(reinterpret_cast<int *>(out + 2), 1); }   // misaligned-atomic
KERNEL counter_in_a_word(char *out) { atomicAdd(reinterpret_cast<int *>(out + 4), 1); }

KERNEL lock_by_exchange(int *lock, int *value) {
    if (threadIdx.x) return;
    while (atomicExch(lock, 1)) ;
    __threadfence();
    *value += 1;
    __threadfence();
    atomicExch(lock, 0);
}

KERNEL added_by_trying(float *out) { atomicAdd(out, 1.0f); }

KERNEL beyond_the_end(float *out) {
    out[threadIdx.x + (1ull << 40)] = 1;   // memory-fault
}
KERNEL race_and_beyond_the_end(float *out) {
    __shared__ float part[256];
    part[threadIdx.x] = threadIdx.x;              // race
    out[threadIdx.x] = part[255 - threadIdx.x];   // race
    __syncthreads();
    out[threadIdx.x + (1ull << 40)] = 1;   // memory-fault
}
