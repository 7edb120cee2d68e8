// Hyperbolic functions and their inverses.
#pragma once

#include "hipkit/math/exponential.h"
#include "hipkit/math/logarithm.h"

namespace hipkit_math {
template <class T> __device__ inline T sinh(T x) {
    const Power<T> power = exp_power<T>({limited_exponent(fabs(x)), 0});
    const Two<T> up = power.value + T(1), one = {1, 0};
    // Near 0, e^x - 1 of both sides, for what is left of 1 would be lost.
    const Two<T> sum = power.exponent ? up - scaled(one / up, -2 * power.exponent) : power.value + power.value / up;
    const T result = ldexp(rounded(sum), power.exponent - 1);
    return is_nan(x) || x == 0 ? x : copysign(result, x);
}
template <class T> __device__ inline T cosh(T x) {
    const Power<T> power = exp_power<T>({limited_exponent(fabs(x)), 0});
    const Two<T> up = power.value + T(1), one = {1, 0};
    const T result = ldexp(rounded(up + scaled(one / up, -2 * power.exponent)), power.exponent - 1);
    return is_nan(x) ? x : result;
}
template <class T> __device__ inline T tanh(T x) {
    const Two<T> twice = expm1_of<T>({limited(2 * fabs(x), T(48)), 0});
    const T result = rounded(twice / (twice + T(2)));
    return is_nan(x) || x == 0 ? x : copysign(result, x);
}

// log(2x) is all that is left of the inverses there.
template <class T> __device__ inline bool is_far(T x) { return x > (sizeof(T) == 4 ? T(0x1p30) : T(0x1p60)); }
template <class T> __device__ inline T log_of_twice(T x) {
    Logarithm<T> parts = parted(Two<T>{x, 0});
    parts.exponent++;
    return is_finite(x) ? rounded(log_of(parts)) : x;
}

template <class T> __device__ inline T asinh(T x) {
    const T size = fabs(x);
    if (is_far(size) || is_nan(x))
        return copysign(log_of_twice(size), x);
    const Two<T> square = exact_product(size, size);
    const Two<T> more = square / (square_root(square + T(1)) + T(1));
    return size < Format<T>::least_change() ? x : copysign(rounded(log1p_of(more + size)), x);
}
template <class T> __device__ inline T acosh(T x) {
    if (is_far(x) || is_nan(x))
        return log_of_twice(x);
    if (x <= 1)
        return x == 1 ? T(0) : not_a_number<T>();
    const Two<T> above = exact_sum(x, T(-1));
    return rounded(log1p_of(above + square_root(above * (above + T(2)))));
}
template <class T> __device__ inline T atanh(T x) {
    const T size = fabs(x);
    if (!(size < 1))
        return size == 1 ? copysign(infinity<T>(), x) : not_a_number<T>();
    const Two<T> ratio = Two<T>{2 * size, 0} / exact_sum(T(1), -size);
    return x == 0 ? x : copysign(T(0.5) * rounded(log1p_of(ratio)), x);
}
}  // namespace hipkit_math
