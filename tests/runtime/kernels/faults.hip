// Accesses that go wrong, each in a line of its own whose number the test looks up by the comment behind it.
#include <hip/hip_runtime.h>

using u32 = unsigned int;
#define KERNEL extern "C" __global__ void

__device__ u32 table[16] = {1, 2, 3};

KERNEL writes_behind(u32* out, u32 count) {
    const u32 i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) out[i] = i;  // writes_behind
}

KERNEL reads_before(const u32* values, u32* out) {
    out[threadIdx.x] = values[(int)threadIdx.x - 1];  // reads_before
}

KERNEL reads_from_variable(u32* out, u32 at) {
    out[threadIdx.x] = table[at + threadIdx.x];  // reads_from_variable
}

KERNEL adds_atomically(u32* out, u32 at) {
    __hip_atomic_fetch_add(out + at, 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);  // adds_atomically
}

KERNEL writes_shared(u32* out, u32 at) {
    extern __shared__ u32 shared[];
    shared[at + threadIdx.x] = threadIdx.x;  // writes_shared
    __syncthreads();
    out[threadIdx.x] = shared[threadIdx.x];
}

KERNEL writes_private(u32* out, u32 at) {
    volatile u32 own[8];
    for (u32 n = 0; n < 8; ++n) own[n] = n;
    own[at + threadIdx.x] = 1;  // writes_private
    out[threadIdx.x] = own[threadIdx.x & 7];
}

KERNEL reads_arguments(u32* out, u32 at) {
    const u32* arguments = (const u32*)__builtin_amdgcn_kernarg_segment_ptr();
    out[0] = arguments[at];  // reads_arguments
}

KERNEL follows_null(u32** where) {
    **where = 1;  // follows_null
}

__device__ __attribute__((noinline)) void deep(u32* out, u32 at) {
    out[at] = 1;  // writes_in_function
}

KERNEL writes_in_function(u32* out, u32 at) { deep(out, at + threadIdx.x); }

KERNEL traps_in_lane(u32 lane) {
    if (threadIdx.x == lane) __builtin_trap();  // traps_in_lane
}

typedef void (*function)(u32*);

KERNEL calls_through(function what, u32* out) {
    what(out);  // calls_through
}

KERNEL doubles(u32* values) { values[threadIdx.x] *= 2; }
