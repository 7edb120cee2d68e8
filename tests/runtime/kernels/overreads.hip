// Accesses past the end of memory, as of programs that prefetch, load whole words, or count more than they have room for.
#include <hip/hip_runtime.h>

using u32 = unsigned int;
#define KERNEL extern "C" __global__ void

KERNEL by_lane(const u32* values, u32* out, u32 at) { out[threadIdx.x] = values[at + threadIdx.x]; }

KERNEL by_wave(const u32* values, u32* out, u32 at) { out[threadIdx.x] = values[at]; }

KERNEL four_words(const uint4* values, uint4* out, u32 at) { out[threadIdx.x] = values[at + threadIdx.x]; }

KERNEL from_lds(const u32* values, u32* out, u32 at) {
    extern __shared__ u32 shared[];
    shared[threadIdx.x] = values[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = shared[at + threadIdx.x];
}

// Beyond 64 words of LDS, lane n writes n + 1 and counts 1. What it then reads there, and in its own word, are the results.
KERNEL into_lds(const u32* values, u32* out, u32 at) {
    extern __shared__ u32 shared[];
    shared[threadIdx.x] = values[threadIdx.x];
    __syncthreads();
    shared[at + threadIdx.x] = threadIdx.x + 1;
    u32 before = atomicAdd(shared + at + threadIdx.x, 1u);
    __syncthreads();
    out[threadIdx.x] = 1000 * before + shared[threadIdx.x];
}
