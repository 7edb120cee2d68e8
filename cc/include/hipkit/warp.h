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
template <class T> __device__ inline T from_lane(T value, int lane) {
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
template <class T> __device__ inline T __shfl(T value, int lane, int width = __builtin_amdgcn_wavefrontsize()) {
    const int self = __lane_id();
    return hipkit_warp::from_lane(value, (lane & (width - 1)) + (self & ~(width - 1)));
}
template <class T>
__device__ inline T __shfl_up(T value, unsigned distance, int width = __builtin_amdgcn_wavefrontsize()) {
    const int self = __lane_id(), from = self - (int)distance;
    return hipkit_warp::from_lane(value, from < (self & ~(width - 1)) ? self : from);
}
template <class T>
__device__ inline T __shfl_down(T value, unsigned distance, int width = __builtin_amdgcn_wavefrontsize()) {
    const int self = __lane_id();
    return hipkit_warp::from_lane(value, (self & (width - 1)) + (int)distance >= width ? self : self + (int)distance);
}
template <class T> __device__ inline T __shfl_xor(T value, int mask, int width = __builtin_amdgcn_wavefrontsize()) {
    const int self = __lane_id(), from = self ^ mask;
    return hipkit_warp::from_lane(value, from >= ((self + width) & ~(width - 1)) ? self : from);
}
