// e^x, e^x - 1, 2^x, 10^x.
#pragma once

#include "hipkit/math/constants.h"
#include "hipkit/math/polynomials.h"
#include "hipkit/math/two_words.h"

namespace hipkit_math {
// (1 + value) * 2^exponent, with |value| < 0.42.
template <class T> struct Power {
    Two<T> value;
    int exponent;
};

// e^x - 1 for |x| <= 0.36.
template <class T> __device__ inline Two<T> expm1_near_zero(Two<T> x) {
    HIPKIT_AS_WRITTEN
    const Two<T> square = exact_product(x.hi, x.hi);
    const T halved = T(0.5) * square.hi, cubic = x.hi * square.hi * exp_tail(x.hi);
    const Two<T> sum = ordered_sum(x.hi, halved);
    const T rest = fma(x.lo, 1 + x.hi + halved, cubic);
    return ordered_sum(sum.hi, sum.lo + (T(0.5) * square.lo + rest));
}

// e^x for x whose exponent fits: the caller limits it.
template <class T> __device__ inline Power<T> exp_power(Two<T> x) {
    HIPKIT_AS_WRITTEN
    using Numbers = Constants<T>;
    const T n = rint(x.hi * Numbers::log2_of_e);
    const Two<T> rest = exact_sum(fma(-n, Numbers::ln2_short, x.hi), -n * Numbers::ln2_rest);
    return {expm1_near_zero(ordered_sum(rest.hi, rest.lo + x.lo)), (int)n};
}

template <class T> __device__ inline T value_of(Power<T> power) {
    HIPKIT_AS_WRITTEN
    const Two<T> sum = ordered_sum(T(1), power.value.hi);
    return ldexp(sum.hi + (sum.lo + power.value.lo), power.exponent);
}

// Beyond these all powers of e and 2 are 0 or infinite.
template <class T> __device__ inline T limited_exponent(T x) { return limited(x, T(1.1) * Format<T>::most_exponent); }

template <class T> __device__ inline T exp(T x) {
    const T result = value_of(exp_power<T>({limited_exponent(x), 0}));
    return is_nan(x) ? x : result;
}

template <class T> __device__ inline T exp2(T x) {
    using Numbers = Constants<T>;
    const T within = limited(x, T(1.1) * Format<T>::most_exponent), n = rint(within);
    const T result = value_of<T>({expm1_near_zero(Two<T>{Numbers::ln2, Numbers::ln2_2} * (within - n)), (int)n});
    return is_nan(x) ? x : result;
}

template <class T> __device__ inline T exp10(T x) {
    HIPKIT_AS_WRITTEN
    using Numbers = Constants<T>;
    const T within = limited(x, T(0.5) * Format<T>::most_exponent), n = rint(within * Numbers::log2_of_10);
    const Two<T> rest = exact_sum(fma(-n, Numbers::log10_of_2_short, within), -n * Numbers::log10_of_2_rest);
    const T result = value_of<T>({expm1_near_zero(Two<T>{Numbers::ln10, Numbers::ln10_2} * rest), (int)n});
    return is_nan(x) ? x : result;
}

// e^x - 1, for x that exp_power takes.
template <class T> __device__ inline Two<T> expm1_of(Two<T> x) {
    const Power<T> power = exp_power(x);
    const Two<T> less_one = exact_sum(T(1), -ldexp(T(1), -power.exponent));
    return scaled(power.exponent ? power.value + less_one : power.value, power.exponent);
}

template <class T> __device__ inline T expm1(T x) {
    const T result = rounded(expm1_of<T>({x < -64 ? T(-64) : limited_exponent(x), 0}));
    return is_nan(x) || x == 0 ? x : x > T(0.7) * Format<T>::most_exponent ? infinity<T>() : result;
}
}  // namespace hipkit_math
