// What differs between float and double, and instructions by one name for both.
#pragma once

#include "hipkit/keywords.h"

namespace hipkit_math {
template <class T> struct Format;
template <> struct Format<float> {
    using Bits = unsigned;
    using Signed = int;
    static constexpr int digits = 24, most_exponent = 128;
    static constexpr Bits sign = 0x80000000u, infinite = 0x7f800000u;
    // Below it, x + x^2 is x.
    static constexpr __device__ float least_change() { return 0x1p-26f; }
    static constexpr __device__ float least_normal() { return 0x1p-126f; }
};
template <> struct Format<double> {
    using Bits = unsigned long long;
    using Signed = long long;
    static constexpr int digits = 53, most_exponent = 1024;
    static constexpr Bits sign = 0x8000000000000000u, infinite = 0x7ff0000000000000u;
    static constexpr __device__ double least_change() { return 0x1p-55; }
    static constexpr __device__ double least_normal() { return 0x1p-1022; }
};

template <class T> __device__ inline typename Format<T>::Bits bits(T x) {
    return __builtin_bit_cast(typename Format<T>::Bits, x);
}
template <class T> __device__ inline T from_bits(typename Format<T>::Bits x) { return __builtin_bit_cast(T, x); }
template <class T> __device__ inline T infinity() { return from_bits<T>(Format<T>::infinite); }
template <class T> __device__ inline T not_a_number() {
    return from_bits<T>(Format<T>::infinite | Format<T>::infinite >> 1);
}

#define HIPKIT_INSTRUCTION(name)                                                 \
    __device__ inline float name(float x) { return __builtin_##name##f(x); }     \
    __device__ inline double name(double x) { return __builtin_##name(x); }
HIPKIT_INSTRUCTION(sqrt)
HIPKIT_INSTRUCTION(fabs)
HIPKIT_INSTRUCTION(floor)
HIPKIT_INSTRUCTION(trunc)
HIPKIT_INSTRUCTION(rint)
#undef HIPKIT_INSTRUCTION
// Whether the options of the compiler flush denormals, which it knows.
__device__ inline bool flushes(float) { return __builtin_canonicalizef(0x1p-149f) == 0; }
__device__ inline bool flushes(double) { return __builtin_canonicalize(0x1p-1074) == 0; }
__device__ inline float fma(float x, float y, float z) { return __builtin_fmaf(x, y, z); }
__device__ inline double fma(double x, double y, double z) { return __builtin_fma(x, y, z); }
__device__ inline float ldexp(float x, int n) { return __builtin_ldexpf(x, n); }
__device__ inline double ldexp(double x, int n) { return __builtin_ldexp(x, n); }
__device__ inline float copysign(float x, float y) { return __builtin_copysignf(x, y); }
__device__ inline double copysign(double x, double y) { return __builtin_copysign(x, y); }
__device__ inline float frexp(float x, int *n) { return __builtin_frexpf(x, n); }
__device__ inline double frexp(double x, int *n) { return __builtin_frexp(x, n); }

// Where options promise the compiler finite numbers, a comparison with infinity has no defined result; the instruction's.
enum Class { nan_class = 0x003, infinite_class = 0x204, finite_class = 0x1f8 };
__device__ inline bool is_of(float x, Class wanted) { return __builtin_amdgcn_classf(x, wanted); }
__device__ inline bool is_of(double x, Class wanted) { return __builtin_amdgcn_class(x, wanted); }
template <class T> __device__ inline bool is_nan(T x) { return is_of(x, nan_class); }
template <class T> __device__ inline bool is_infinite(T x) { return is_of(x, infinite_class); }
template <class T> __device__ inline bool is_finite(T x) { return is_of(x, finite_class); }
template <class T> __device__ inline bool is_negative(T x) { return (bits(x) & Format<T>::sign) != 0; }
// NaN stays NaN, which minima and maxima of floating point numbers do not do.
template <class T> __device__ inline T limited(T x, T most) { return x > most ? most : x < -most ? -most : x; }

// c0 + c1 x + c2 x^2 + ...
template <class T> __device__ inline T polynomial(T, T c0) { return c0; }
template <class T, class... More> __device__ inline T polynomial(T x, T c0, More... more) {
    return fma(x, polynomial(x, more...), c0);
}
}  // namespace hipkit_math
