// What every kernel file begins with: HIP itself for a device, host.h for the host.
#pragma once
#ifdef HOST_WAVE
#include "host.h"
#else
#include <hip/hip_runtime.h>
// Debian's header names intrinsics for these that LLVM no longer has.
#define atomicInc(address, most) __builtin_amdgcn_atomic_inc32(address, most, __ATOMIC_RELAXED, "agent")
#define atomicDec(address, most) __builtin_amdgcn_atomic_dec32(address, most, __ATOMIC_RELAXED, "agent")
#endif

using u8 = unsigned char;
using i8 = signed char;
using u16 = unsigned short;
using i16 = short;
using u32 = unsigned int;
using u64 = unsigned long long;
using i64 = long long;
using f16 = _Float16;
using vec2h = f16 __attribute__((ext_vector_type(2)));
using vec2s = i16 __attribute__((ext_vector_type(2)));
using vec2us = u16 __attribute__((ext_vector_type(2)));
using vec4 = float __attribute__((ext_vector_type(4)));

#define KERNEL extern "C" __global__ void

// The place of a work-item in a one-dimensional grid.
__device__ inline u32 global_id() { return blockIdx.x * blockDim.x + threadIdx.x; }

// An integer hash: the source of everything random.
__device__ inline u32 mix(u32 x) {
    x ^= x >> 16;
    x *= 0x7feb352du;
    x ^= x >> 15;
    x *= 0x846ca68bu;
    return x ^ (x >> 16);
}

template <typename To, typename From>
__device__ inline To bits(From value) {
    static_assert(sizeof(To) == sizeof(From), "a change of type, not of size");
    return __builtin_bit_cast(To, value);
}
