// Functions of warps that name the lanes that take part, with a bit for each: masks have 64 bits, as for AMD's waves.
#pragma once

#include "hipkit/warp.h"

// Lanes are in step, and those that are not named take no part: what they would have given is theirs alone.
#define HIPKIT_SYNC template <class Mask> HIPKIT_INLINE
#define HIPKIT_SYNC_OF template <class Mask, class T> HIPKIT_INLINE

HIPKIT_SYNC void __syncwarp(Mask) { __builtin_amdgcn_wave_barrier(); }
__device__ inline void __syncwarp() { __builtin_amdgcn_wave_barrier(); }
HIPKIT_SYNC unsigned long long __ballot_sync(Mask mask, int predicate) { return __ballot(predicate) & mask; }
HIPKIT_SYNC int __any_sync(Mask mask, int predicate) { return (__ballot(predicate) & mask) != 0; }
HIPKIT_SYNC int __all_sync(Mask mask, int predicate) { return (__ballot(!predicate) & mask) == 0; }
HIPKIT_SYNC_OF T __shfl_sync(Mask, T value, int lane, int width = __builtin_amdgcn_wavefrontsize()) {
    return __shfl(value, lane, width);
}
HIPKIT_SYNC_OF T __shfl_up_sync(Mask, T value, unsigned distance, int width = __builtin_amdgcn_wavefrontsize()) {
    return __shfl_up(value, distance, width);
}
HIPKIT_SYNC_OF T __shfl_down_sync(Mask, T value, unsigned distance, int width = __builtin_amdgcn_wavefrontsize()) {
    return __shfl_down(value, distance, width);
}
HIPKIT_SYNC_OF T __shfl_xor_sync(Mask, T value, int lanes, int width = __builtin_amdgcn_wavefrontsize()) {
    return __shfl_xor(value, lanes, width);
}

// The lanes with the same value: those that are left are compared with the first of them, until none is left.
template <class T> __device__ inline unsigned long long __match_any(T value) {
    for (;;) {
        const T first = hipkit_warp::from_lane(value, __builtin_ctzll(__activemask()));
        if (value == first)
            return __activemask();
    }
}
HIPKIT_SYNC_OF unsigned long long __match_all_sync(Mask mask, T value, int *are_same) {
    // Lanes may have other masks, with a first lane of its own each.
    const unsigned long long active = __activemask() & mask;
    const T first = hipkit_warp::from_lane(value, __builtin_ctzll(active));
    *are_same = (__ballot(!(value == first)) & active) == 0;
    return *are_same ? active : 0;
}
template <class T> __device__ inline unsigned long long __match_all(T value, int *are_same) {
    return __match_all_sync(__activemask(), value, are_same);
}
HIPKIT_SYNC_OF unsigned long long __match_any_sync(Mask mask, T value) { return __match_any(value) & mask; }

// What an operation makes of the values of the lanes that are named.
#define HIPKIT_REDUCE(name, op)                                                                   \
    template <class Mask, class T> __device__ inline T __reduce_##name##_sync(Mask mask, T value) { \
        unsigned long long rest = __activemask() & mask;                                          \
        T result = hipkit_warp::from_lane(value, __builtin_ctzll(rest));                          \
        while (rest &= rest - 1) {                                                                \
            const T other = hipkit_warp::from_lane(value, __builtin_ctzll(rest));                 \
            result = op;                                                                          \
        }                                                                                         \
        return result;                                                                            \
    }
HIPKIT_REDUCE(add, result + other)
HIPKIT_REDUCE(min, other < result ? other : result)
HIPKIT_REDUCE(max, result < other ? other : result)
HIPKIT_REDUCE(and, result & other)
HIPKIT_REDUCE(or, result | other)
HIPKIT_REDUCE(xor, result ^ other)
#undef HIPKIT_REDUCE

#undef HIPKIT_SYNC
#undef HIPKIT_SYNC_OF
