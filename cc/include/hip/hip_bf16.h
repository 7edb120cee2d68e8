// Numbers of bfloat16: the upper half of single precision, single and in pairs.
#pragma once

#include "hipkit/short_float.h"

struct __hip_bfloat16_raw {
    unsigned short x;
};
struct __hip_bfloat162_raw {
    unsigned short x, y;
};

struct __hip_bfloat16 {
    unsigned short __x;

    __hip_bfloat16() = default;
    constexpr __host__ __device__ __hip_bfloat16(__hip_bfloat16_raw raw) : __x(raw.x) {}
    template <class Number, class = typename hipkit_math::If<__is_arithmetic(Number), void>::type>
    __host__ __device__ __hip_bfloat16(Number x) : __x(hipkit_short::bfloat16_of(hipkit_short::to_odd(x))) {}
    __host__ __device__ static __hip_bfloat16 of_bits(unsigned short x) {
        return __hip_bfloat16(__hip_bfloat16_raw{x});
    }
    constexpr __host__ __device__ float native() const { return __builtin_bit_cast(float, (unsigned)__x << 16); }
    constexpr __host__ __device__ operator float() const { return native(); }
    __host__ __device__ operator __hip_bfloat16_raw() const { return {__x}; }
};

HIPKIT_SHORT_PAIR(__hip_bfloat16, __hip_bfloat162, __hip_bfloat16 x, y;)
HIPKIT_SHORT_ARITHMETIC(__hip_bfloat16, __builtin_fmaf)
HIPKIT_SHORT_COMPARISONS(__hip_bfloat16, 0x7f80)
HIPKIT_SHORT_PAIRS(__hip_bfloat16, __hip_bfloat162)
HIPKIT_SHORT_PAIR_ATOMICS(__hip_bfloat162)
HIPKIT_SHORT_CONVERSIONS(__hip_bfloat16, __hip_bfloat162, bfloat16, bfloat162)
HIPKIT_SHORT_INTEGERS(__hip_bfloat16, bfloat16, HIPKIT_SHORT_INTEGER)
HIPKIT_SHORT_FUNCTIONS(__hip_bfloat16, __hip_bfloat162)
