// Sine, cosine, tangent.
#pragma once

#include "hipkit/math/polynomials.h"
#include "hipkit/math/reduction.h"

namespace hipkit_math {
// For |x| <= pi/4.
template <class T> __device__ inline Two<T> sin_near_zero(Two<T> x) {
    HIPKIT_AS_WRITTEN
    const T square = x.hi * x.hi;
    const T rest = x.hi * square * sin_tail(square);
    return ordered_sum(x.hi, fma(x.lo, fma(T(-0.5), square, T(1)), rest));
}
template <class T> __device__ inline Two<T> cos_near_zero(Two<T> x) {
    HIPKIT_AS_WRITTEN
    const Two<T> square = exact_product(x.hi, x.hi), sum = ordered_sum(T(1), T(-0.5) * square.hi);
    const T rest = fma(square.hi * square.hi, cos_tail(square.hi), -x.hi * x.lo);
    return ordered_sum(sum.hi, sum.lo + fma(T(-0.5), square.lo, rest));
}

template <class T> __device__ inline T sin_of(Angle<T> x) {
    const T result = rounded(x.quarters & 1 ? cos_near_zero(x.angle) : sin_near_zero(x.angle));
    return x.quarters & 2 ? -result : result;
}
template <class T> __device__ inline T cos_of(Angle<T> x) { return sin_of<T>({x.angle, x.quarters + 1}); }
template <class T> __device__ inline T tan_of(Angle<T> x) {
    const Two<T> sin = sin_near_zero(x.angle), cos = cos_near_zero(x.angle);
    return rounded(x.quarters & 1 ? -cos / sin : sin / cos);
}

template <class T> __device__ inline T sin(T x) {
    return x == 0 ? x : is_finite(x) ? sin_of(reduced(x)) : not_a_number<T>();
}
template <class T> __device__ inline T cos(T x) { return is_finite(x) ? cos_of(reduced(x)) : not_a_number<T>(); }
template <class T> __device__ inline T tan(T x) {
    return x == 0 ? x : is_finite(x) ? tan_of(reduced(x)) : not_a_number<T>();
}
template <class T> __device__ inline void sincos(T x, T *sin, T *cos) {
    const Angle<T> angle = reduced(is_finite(x) ? x : T(0));
    *sin = x == 0 ? x : is_finite(x) ? sin_of(angle) : not_a_number<T>();
    *cos = is_finite(x) ? cos_of(angle) : not_a_number<T>();
}

// Integers give 0 with their own sign, and halves 0.
template <class T> __device__ inline T sinpi(T x) {
    return trunc(x) == x && is_finite(x) ? copysign(T(0), x)
           : is_finite(x)                ? sin_of(reduced_half_turns(x))
                                         : not_a_number<T>();
}
template <class T> __device__ inline T cospi(T x) {
    // Adding 0 makes 0 of -0.
    return is_finite(x) ? cos_of(reduced_half_turns(x)) + T(0) : not_a_number<T>();
}
template <class T> __device__ inline void sincospi(T x, T *sin, T *cos) {
    *sin = sinpi(x);
    *cos = cospi(x);
}
}  // namespace hipkit_math
