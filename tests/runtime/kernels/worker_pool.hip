// Groups that take code of their own, and groups that fail.
#include <hip/hip_runtime.h>

using u32 = unsigned int;
#define KERNEL extern "C" __global__ void

// Functions that are not inlined: the code of each is compiled when the first group calls it.
template <u32 N> __device__ __attribute__((noinline)) u32 way(u32 x) {
    for (u32 k = 0; k < 64; ++k) x = x * (2 * N + 3) + (x >> (N % 13 + 1));
    return x;
}
template <u32 N> __device__ u32 choose(u32 which, u32 x) {
    if constexpr (N == 0) return x;
    else return which == N ? way<N>(x) : choose<N - 1>(which, x);
}

// The last group of all calls the function that is asked for, all others the first.
KERNEL takes_a_way(u32* out, u32 which, u32 rounds) {
    u32 i = blockIdx.x * blockDim.x + threadIdx.x, x = i;
    for (u32 round = 0; round < rounds; ++round) x = way<1>(x);
    if (blockIdx.x >= gridDim.x - 2) x = choose<24>(which, x);
    out[i] = x;
}

KERNEL fails_at(u32* out, u32 group, u32 rounds) {
    u32 i = blockIdx.x * blockDim.x + threadIdx.x, x = i;
    for (u32 round = 0; round < rounds; ++round) x = way<1>(x);
    out[blockIdx.x == group ? 1u << 30 : i] = x;
}

KERNEL never_ends(u32* out) {
    while (__atomic_load_n(out, __ATOMIC_RELAXED) == 0) __builtin_amdgcn_s_sleep(1);
}

// The first group waits, the others do not.
KERNEL waits(u32* out, u32* flag) {
    if (blockIdx.x == 0)
        while (__atomic_load_n(flag, __ATOMIC_RELAXED) == 0) __builtin_amdgcn_s_sleep(1);
    out[blockIdx.x * blockDim.x + threadIdx.x] = blockIdx.x + 1;
}
