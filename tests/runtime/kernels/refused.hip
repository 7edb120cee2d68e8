// Instructions that are not carried out, where control flow reaches them and where it does not.
#include <hip/hip_runtime.h>

using u32 = unsigned int;
#define KERNEL extern "C" __global__ void

__device__ __attribute__((noinline)) void waits_for_the_device(u32 groups) { __builtin_amdgcn_ds_gws_barrier(groups, 0); }

__device__ __attribute__((noinline)) void harmless(u32 groups) { asm volatile("s_nop 0"); }

// Reached through a call, though no work-item of the test takes it.
KERNEL reaches(u32* out, u32 groups) {
    out[threadIdx.x] = 1;
    if (groups) waits_for_the_device(groups);
}

// Reached through a pointer alone.
KERNEL points(u32* out, u32 groups) {
    void (*volatile chosen)(u32) = groups ? waits_for_the_device : harmless;
    out[threadIdx.x] = 1;
    chosen(groups);
    out[threadIdx.x] = 2;
}
