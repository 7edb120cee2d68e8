// Numbers of bfloat16: the upper half of single precision, single and in pairs.
#pragma once

#include "hipkit/short_float.h"

struct __hip_bfloat16_raw {
    unsigned short x;
};

struct __hip_bfloat16 {
    unsigned short __x;

    __hip_bfloat16() = default;
    __host__ __device__ __hip_bfloat16(__hip_bfloat16_raw raw) : __x(raw.x) {}
    template <class Number, class = typename hipkit_math::If<__is_arithmetic(Number), void>::type>
    __host__ __device__ __hip_bfloat16(Number x) : __x(hipkit_short::bfloat16_of(to_odd(x))) {}
    __host__ __device__ static __hip_bfloat16 of_bits(unsigned short x) {
        return __hip_bfloat16(__hip_bfloat16_raw{x});
    }
    __host__ __device__ float native() const { return __builtin_bit_cast(float, (unsigned)__x << 16); }
    __host__ __device__ operator float() const { return native(); }
    __host__ __device__ operator __hip_bfloat16_raw() const { return {__x}; }

  private:
    // A float that rounds as x does: where it is between two floats the one whose last bit is set.
    template <class Number> __host__ __device__ static float to_odd(Number x) {
        if constexpr (__is_same(Number, float)) {
            return x;
        } else if constexpr (__is_same(Number, double)) {
            const float near = (float)x;
            unsigned bits = __builtin_bit_cast(unsigned, near);
            if (near != x && !(bits & 1) && near - near == 0)
                bits += (near < x) == (near > 0) ? 1 : -1;
            return __builtin_bit_cast(float, bits);
        } else {
            // Of integers 64 bits may not be those of a double; the ones rounded away are far below.
            return to_odd((double)x);
        }
    }
};

HIPKIT_SHORT_PAIR(__hip_bfloat16, __hip_bfloat162)
HIPKIT_SHORT_ARITHMETIC(__hip_bfloat16, __builtin_fmaf)
HIPKIT_SHORT_COMPARISONS(__hip_bfloat16, 0x7f80)
HIPKIT_SHORT_PAIRS(__hip_bfloat16, __hip_bfloat162)
HIPKIT_SHORT_PAIR_ATOMICS(__hip_bfloat162)
HIPKIT_SHORT_CONVERSIONS(__hip_bfloat16, __hip_bfloat162, bfloat16, bfloat162)
HIPKIT_SHORT_INTEGERS(__hip_bfloat16, bfloat16)
HIPKIT_SHORT_FUNCTIONS(__hip_bfloat16, __hip_bfloat162)
