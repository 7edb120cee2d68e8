// Reads past the end of memory, as programs do that prefetch or load whole words.
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
