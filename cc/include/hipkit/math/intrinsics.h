// Functions whose names begin with __: by instructions alone, or with a rounding that the name says.
#pragma once

#include "hipkit/keywords.h"
#include "hipkit/math/constants.h"
#include "hipkit/math/power.h"
#include "hipkit/math/parts.h"
#include "hipkit/math/roots.h"
#include "hipkit/math/trigonometric.h"

// Sine and cosine of instructions, which count in turns; whole ones are taken away, since the instructions have a range.
namespace hipkit_math {
__device__ inline float turn_of(float x) {
    const float turns = x * (0.25f * Constants<float>::two_over_pi);
    return turns - rint(turns);
}
// 2^(x * factor); the instruction gets less than 1, of which a float has more places.
__device__ inline float exp2_of_product(float x, float factor) {
    const float within = limited(x, 200.0f), whole = rint(within * factor);
    return ldexp(__builtin_amdgcn_exp2f(fma(within, factor, -whole)), (int)whole);
}
}  // namespace hipkit_math
__device__ inline float __sinf(float x) { return __builtin_amdgcn_sinf(hipkit_math::turn_of(x)); }
__device__ inline float __cosf(float x) { return __builtin_amdgcn_cosf(hipkit_math::turn_of(x)); }
__device__ inline void __sincosf(float x, float *sin, float *cos) {
    *sin = __sinf(x);
    *cos = __cosf(x);
}
__device__ inline float __tanf(float x) { return hipkit_math::tan(x); }
__device__ inline float __powf(float x, float y) { return hipkit_math::pow(x, y); }
__device__ inline float __expf(float x) {
    return hipkit_math::exp2_of_product(x, hipkit_math::Constants<float>::log2_of_e);
}
__device__ inline float __exp10f(float x) {
    return hipkit_math::exp2_of_product(x, hipkit_math::Constants<float>::log2_of_10);
}
__device__ inline float __log2f(float x) { return __builtin_amdgcn_logf(x); }
__device__ inline float __logf(float x) { return __builtin_amdgcn_logf(x) * hipkit_math::Constants<float>::ln2; }
__device__ inline float __log10f(float x) {
    return __builtin_amdgcn_logf(x) * hipkit_math::Constants<float>::log10_of_2;
}
__device__ inline float __fdividef(float x, float y) { return x / y; }
__device__ inline float __saturatef(float x) { return x > 0 ? x < 1 ? x : 1.0f : 0.0f; }

// Rounded to nearest, and not fused with what surrounds the call.
#define HIPKIT_ROUNDED(T, prefix, fused)                                                                           \
    __device__ inline T __##prefix##add_rn(T x, T y) { HIPKIT_AS_WRITTEN return x + y; }                           \
    __device__ inline T __##prefix##sub_rn(T x, T y) { HIPKIT_AS_WRITTEN return x - y; }                           \
    __device__ inline T __##prefix##mul_rn(T x, T y) { HIPKIT_AS_WRITTEN return x * y; }                           \
    __device__ inline T __##prefix##div_rn(T x, T y) { HIPKIT_AS_WRITTEN return x / y; }                           \
    __device__ inline T __##prefix##rcp_rn(T x) { HIPKIT_AS_WRITTEN return 1 / x; }                                \
    __device__ inline T __##prefix##sqrt_rn(T x) { return hipkit_math::sqrt(x); }                                  \
    __device__ inline T fused(T x, T y, T z) { return hipkit_math::fma(x, y, z); }
HIPKIT_ROUNDED(float, f, __fmaf_rn)
HIPKIT_ROUNDED(double, d, __fma_rn)
#undef HIPKIT_ROUNDED
__device__ inline float __frsqrt_rn(float x) { return hipkit_math::rsqrt(x); }

// Integers of floating point numbers, rounded to nearest, towards zero, up, down.
#define HIPKIT_TO_INTEGER(from, From, to, To)                                                                \
    __device__ inline To __##from##2##to##_rn(From x) { return (To)__builtin_rint(x); }                      \
    __device__ inline To __##from##2##to##_rz(From x) { return (To)x; }                                      \
    __device__ inline To __##from##2##to##_ru(From x) { return (To)__builtin_ceil(x); }                      \
    __device__ inline To __##from##2##to##_rd(From x) { return (To)__builtin_floor(x); }
#define HIPKIT_TO_INTEGERS(from, From)                        \
    HIPKIT_TO_INTEGER(from, From, int, int)                   \
    HIPKIT_TO_INTEGER(from, From, uint, unsigned)             \
    HIPKIT_TO_INTEGER(from, From, ll, long long)              \
    HIPKIT_TO_INTEGER(from, From, ull, unsigned long long)
HIPKIT_TO_INTEGERS(float, float)
HIPKIT_TO_INTEGERS(double, double)
#undef HIPKIT_TO_INTEGERS
#undef HIPKIT_TO_INTEGER
#define HIPKIT_OF_INTEGER(from, From)                                                     \
    __device__ inline float __##from##2float_rn(From x) { return (float)x; }              \
    __device__ inline double __##from##2double_rn(From x) { return (double)x; }
HIPKIT_OF_INTEGER(int, int)
HIPKIT_OF_INTEGER(uint, unsigned)
HIPKIT_OF_INTEGER(ll, long long)
HIPKIT_OF_INTEGER(ull, unsigned long long)
#undef HIPKIT_OF_INTEGER

namespace hipkit_math {
// The most significant digits of an integer; away from zero where others are lost, if asked.
template <class T, class U> __device__ inline T digits_of(U magnitude, bool away) {
    const int extra = 64 - __builtin_clzll(magnitude | 1) - Format<T>::digits;
    if (extra <= 0)
        return (T)magnitude;
    const U kept = magnitude >> extra;
    return ldexp((T)(kept + (away && kept << extra != magnitude)), extra);
}
template <class T, class First> __device__ inline T integer_towards(First x, bool up, bool down) {
    using U = unsigned long long;
    return x < 0 ? -digits_of<T>(-(U)x, down) : digits_of<T>((U)x, up);
}
}  // namespace hipkit_math
#define HIPKIT_OF_INTEGER(from, From, to)                                                                         \
    __device__ inline to __##from##2##to##_rz(From x) { return hipkit_math::integer_towards<to>(x, false, false); } \
    __device__ inline to __##from##2##to##_ru(From x) { return hipkit_math::integer_towards<to>(x, true, false); }  \
    __device__ inline to __##from##2##to##_rd(From x) { return hipkit_math::integer_towards<to>(x, false, true); }
HIPKIT_OF_INTEGER(int, int, float)
HIPKIT_OF_INTEGER(uint, unsigned, float)
HIPKIT_OF_INTEGER(ll, long long, float)
HIPKIT_OF_INTEGER(ull, unsigned long long, float)
HIPKIT_OF_INTEGER(ll, long long, double)
HIPKIT_OF_INTEGER(ull, unsigned long long, double)
#undef HIPKIT_OF_INTEGER
__device__ inline float __double2float_rn(double x) { return (float)x; }
__device__ inline float __double2float_rd(double x) {
    const float near = (float)x;
    return near > x ? hipkit_math::neighbour(near, false) : near;
}
__device__ inline float __double2float_ru(double x) {
    const float near = (float)x;
    return near < x ? hipkit_math::neighbour(near, true) : near;
}
__device__ inline float __double2float_rz(double x) { return x > 0 ? __double2float_rd(x) : __double2float_ru(x); }
