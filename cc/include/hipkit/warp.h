// Values of other lanes of a wave, and votes.
#pragma once

#include "hipkit/bits.h"
#include "hipkit/keywords.h"

__device__ inline unsigned __lane_id() {
    const unsigned low = __builtin_amdgcn_mbcnt_lo(~0u, 0);
    return __builtin_amdgcn_wavefrontsize() == 32 ? low : __builtin_amdgcn_mbcnt_hi(~0u, low);
}

__device__ inline unsigned long long __ballot(int predicate) {
    constexpr int not_equal = 33;  // as LLVM numbers the predicates of icmp
    return __builtin_amdgcn_uicmp(predicate, 0, not_equal);
}
__device__ inline unsigned long long __ballot64(int predicate) { return __ballot(predicate); }
__device__ inline unsigned long long __activemask() { return __ballot(1); }
__device__ inline int __any(int predicate) { return __ballot(predicate) != 0; }
__device__ inline int __all(int predicate) { return __ballot(!predicate) == 0; }

namespace hipkit_warp {
// The bytes of a value, a word at a time, from the lane with a number; of lanes that are not active anything.
template <class T> HIPKIT_INLINE T from_lane(T value, int lane) {
    constexpr int words = (sizeof(T) + 3) / 4;
    int held[words] = {};
    __builtin_memcpy(held, &value, sizeof(T));
    for (int n = 0; n < words; n++)
        held[n] = __builtin_amdgcn_ds_bpermute(lane << 2, held[n]);
    T result;
    __builtin_memcpy(&result, held, sizeof(T));
    return result;
}
}  // namespace hipkit_warp

// A wave is divided into parts of ``width`` lanes, a power of two; what is beyond the part gives the lane's own value.
template <class T> HIPKIT_INLINE T __shfl(T value, int lane, int width = __builtin_amdgcn_wavefrontsize()) {
    const int self = __lane_id();
    return hipkit_warp::from_lane(value, (lane & (width - 1)) + (self & ~(width - 1)));
}
template <class T>
HIPKIT_INLINE T __shfl_up(T value, unsigned distance, int width = __builtin_amdgcn_wavefrontsize()) {
    const int self = __lane_id(), from = self - (int)distance;
    return hipkit_warp::from_lane(value, from < (self & ~(width - 1)) ? self : from);
}
template <class T>
HIPKIT_INLINE T __shfl_down(T value, unsigned distance, int width = __builtin_amdgcn_wavefrontsize()) {
    const int self = __lane_id();
    return hipkit_warp::from_lane(value, (self & (width - 1)) + (int)distance >= width ? self : self + (int)distance);
}
template <class T> HIPKIT_INLINE T __shfl_xor(T value, int mask, int width = __builtin_amdgcn_wavefrontsize()) {
    const int self = __lane_id(), from = self ^ mask;
    return hipkit_warp::from_lane(value, from >= ((self + width) & ~(width - 1)) ? self : from);
}

__device__ inline unsigned long long __lanemask_eq() { return 1ull << __lane_id(); }
__device__ inline unsigned long long __lanemask_lt() { return __lanemask_eq() - 1; }
__device__ inline unsigned long long __lanemask_gt() { return ~(__lanemask_lt() | __lanemask_eq()); }
__device__ inline int __mbcnt_lo(unsigned mask, unsigned add) { return __builtin_amdgcn_mbcnt_lo(mask, add); }
__device__ inline int __mbcnt_hi(unsigned mask, unsigned add) { return __builtin_amdgcn_mbcnt_hi(mask, add); }

// Instructions for lanes by AMD's names: indexes count bytes, patterns are those of the instructions.
HIPKIT_INLINE int __hip_ds_bpermute(int index, int x) { return __builtin_amdgcn_ds_bpermute(index, x); }
HIPKIT_INLINE int __hip_ds_permute(int index, int x) { return __builtin_amdgcn_ds_permute(index, x); }
HIPKIT_INLINE float __hip_ds_bpermutef(int index, float x) {
    return __int_as_float(__hip_ds_bpermute(index, __float_as_int(x)));
}
HIPKIT_INLINE float __hip_ds_permutef(int index, float x) {
    return __int_as_float(__hip_ds_permute(index, __float_as_int(x)));
}
template <int pattern> HIPKIT_INLINE int __hip_ds_swizzle_N(int x) {
    return __builtin_amdgcn_ds_swizzle(x, pattern);
}
template <int pattern> HIPKIT_INLINE float __hip_ds_swizzlef_N(float x) {
    return __int_as_float(__builtin_amdgcn_ds_swizzle(__float_as_int(x), pattern));
}
template <int control, int rows, int banks, bool bound> HIPKIT_INLINE int __hip_move_dpp_N(int x) {
    return __builtin_amdgcn_mov_dpp(x, control, rows, banks, bound);
}
#define __hip_ds_swizzle(x, pattern) __hip_ds_swizzle_N<(pattern)>((x))
#define __hip_ds_swizzlef(x, pattern) __hip_ds_swizzlef_N<(pattern)>((x))
#define __hip_move_dpp(x, control, rows, banks, bound) __hip_move_dpp_N<(control), (rows), (banks), (bound)>((x))
__device__ inline int __hip_readfirstlane(int x) { return __builtin_amdgcn_readfirstlane(x); }
