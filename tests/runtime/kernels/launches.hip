// Kernels that are launched again and again.
#include <hip/hip_runtime.h>

using u32 = unsigned int;
using u64 = unsigned long long;
#define KERNEL extern "C" __global__ void

KERNEL nothing() {}

KERNEL add(u32* out, u32 first, u32 second) { out[blockIdx.x * blockDim.x + threadIdx.x] += first * 1000 + second; }

// Reads arguments that it does not have: `far` bytes behind the first.
KERNEL behind_arguments(u64* out, u32 far) {
    const char* arguments = (const char*)__builtin_amdgcn_kernarg_segment_ptr();
    out[threadIdx.x] = *(const volatile u32*)(arguments + far);
}

// Who reads does not pass the address: it lies in memory.
KERNEL follow(u32** where, u32* out) { out[threadIdx.x] = where[0][threadIdx.x]; }

// Enough work for several threads; every group leaves its mark.
KERNEL long_one(u32* marks, u32 turns) {
    u32 value = threadIdx.x;
    for (u32 n = 0; n < turns; ++n) value = value * 1664525u + 1013904223u;
    __shared__ u32 all[64];
    all[threadIdx.x] = value;
    __syncthreads();
    if (threadIdx.x == 0) marks[blockIdx.x] += all[63] == 0 ? 2 : 1;
}

KERNEL for_ever(volatile u32* flag) {
    while (*flag == 0) {}
}
