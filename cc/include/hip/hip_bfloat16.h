// hip_bfloat16, the older type of bfloat16.
#pragma once

#include "hipkit/short_float.h"

struct hip_bfloat16 {
    unsigned short data;

    enum truncate_t { truncate };

    hip_bfloat16() = default;
    explicit __host__ __device__ hip_bfloat16(float x) : data(hipkit_short::bfloat16_of(x)) {}
    // What is below is cut off; NaN stays NaN.
    explicit __host__ __device__ hip_bfloat16(float x, truncate_t)
        : data((unsigned short)(__builtin_bit_cast(unsigned, x) >> 16 | (x != x ? 0x40 : 0))) {}
    __host__ __device__ hip_bfloat16 &operator=(float x) { return *this = hip_bfloat16(x); }
    __host__ __device__ operator float() const { return __builtin_bit_cast(float, (unsigned)data << 16); }
    __host__ __device__ static hip_bfloat16 round_to_bfloat16(float x) { return hip_bfloat16(x); }
    __host__ __device__ static hip_bfloat16 round_to_bfloat16(float x, truncate_t) { return hip_bfloat16(x, truncate); }
};

#define HIPKIT_BFLOAT16_OPERATOR(op)                                                                        \
    HIPKIT_SHORT hip_bfloat16 operator op(hip_bfloat16 a, hip_bfloat16 b) {                                 \
        return hip_bfloat16((float)a op (float)b);                                                          \
    }                                                                                                       \
    HIPKIT_SHORT hip_bfloat16 &operator op##=(hip_bfloat16 &a, hip_bfloat16 b) { return a = a op b; }
HIPKIT_BFLOAT16_OPERATOR(+)
HIPKIT_BFLOAT16_OPERATOR(-)
HIPKIT_BFLOAT16_OPERATOR(*)
HIPKIT_BFLOAT16_OPERATOR(/)
#undef HIPKIT_BFLOAT16_OPERATOR
HIPKIT_SHORT hip_bfloat16 operator-(hip_bfloat16 a) {
    a.data ^= 0x8000;
    return a;
}
HIPKIT_SHORT hip_bfloat16 operator+(hip_bfloat16 a) { return a; }
HIPKIT_SHORT hip_bfloat16 &operator++(hip_bfloat16 &a) { return a += hip_bfloat16(1.0f); }
HIPKIT_SHORT hip_bfloat16 &operator--(hip_bfloat16 &a) { return a -= hip_bfloat16(1.0f); }
HIPKIT_SHORT hip_bfloat16 operator++(hip_bfloat16 &a, int) {
    const hip_bfloat16 old = a;
    ++a;
    return old;
}
HIPKIT_SHORT hip_bfloat16 operator--(hip_bfloat16 &a, int) {
    const hip_bfloat16 old = a;
    --a;
    return old;
}
HIPKIT_SHORT bool operator==(hip_bfloat16 a, hip_bfloat16 b) { return (float)a == (float)b; }
HIPKIT_SHORT bool operator!=(hip_bfloat16 a, hip_bfloat16 b) { return (float)a != (float)b; }
HIPKIT_SHORT bool operator<(hip_bfloat16 a, hip_bfloat16 b) { return (float)a < (float)b; }
HIPKIT_SHORT bool operator<=(hip_bfloat16 a, hip_bfloat16 b) { return (float)a <= (float)b; }
HIPKIT_SHORT bool operator>(hip_bfloat16 a, hip_bfloat16 b) { return (float)a > (float)b; }
HIPKIT_SHORT bool operator>=(hip_bfloat16 a, hip_bfloat16 b) { return (float)a >= (float)b; }

namespace std {
HIPKIT_SHORT bool isnan(hip_bfloat16 a) { return (a.data & 0x7fff) > 0x7f80; }
HIPKIT_SHORT bool isinf(hip_bfloat16 a) { return (a.data & 0x7fff) == 0x7f80; }
HIPKIT_SHORT bool iszero(hip_bfloat16 a) { return (a.data & 0x7fff) == 0; }
}  // namespace std
