// Logarithms.
#pragma once

#include "hipkit/math/constants.h"
#include "hipkit/math/polynomials.h"
#include "hipkit/math/two_words.h"

namespace hipkit_math {
// log(1 + x) for 1 + x between sqrt(1/2) and sqrt(2): 2 atanh(x / (2 + x)).
template <class T> __device__ inline Two<T> log1p_near_zero(Two<T> x) {
    using Numbers = Constants<T>;
    const Two<T> s = x / (x + T(2)), z = s * s;
    const Two<T> cubic = z * (Two<T>{Numbers::third, Numbers::third_2} + z.hi * log_tail(z.hi));
    const Two<T> halved = s + s * cubic;
    return {2 * halved.hi, 2 * halved.lo};
}

// x = (1 + rest) * 2^exponent, for finite x > 0.
template <class T> struct Logarithm {
    Two<T> rest;
    int exponent;
};
template <class T> __device__ inline Logarithm<T> parted(Two<T> x) {
    int exponent;
    const bool low = frexp(x.hi, &exponent) < T(0.70710678118654752);
    exponent -= low;
    return {exact_sum(ldexp(x.hi, -exponent) - 1, ldexp(x.lo, -exponent)), exponent};
}

template <class T> __device__ inline Two<T> log_of(Logarithm<T> x) {
    HIPKIT_AS_WRITTEN
    using Numbers = Constants<T>;
    const Two<T> rest = log1p_near_zero(x.rest), sum = exact_sum(x.exponent * Numbers::ln2_short, rest.hi);
    return ordered_sum(sum.hi, sum.lo + fma(T(x.exponent), Numbers::ln2_rest, rest.lo));
}
template <class T> __device__ inline Two<T> log_of(Two<T> x) { return log_of(parted(x)); }
// log(1 + x), for 1 + x that is finite and greater than 0.
template <class T> __device__ inline Two<T> log1p_of(Two<T> x) {
    const Two<T> sum = exact_sum(T(1), x.hi);
    const Logarithm<T> parts = parted(ordered_sum(sum.hi, sum.lo + x.lo));
    return log_of<T>({parts.exponent ? parts.rest : x, parts.exponent});
}

// What logarithms give where there is nothing to compute, and a result elsewhere.
template <class T> __device__ inline T logarithm_or(T x, T result) {
    return x < 0 ? not_a_number<T>() : x == 0 ? -infinity<T>() : is_finite(x) ? result : x;
}

template <class T> __device__ inline T log(T x) { return logarithm_or(x, rounded(log_of(Two<T>{x, 0}))); }
template <class T> __device__ inline T log1p(T x) {
    const T result = rounded(log1p_of(Two<T>{x, 0}));
    return fabs(x) < Format<T>::least_change() ? x : logarithm_or(1 + x, is_finite(x) ? result : x);
}
template <class T> __device__ inline T log2(T x) {
    using Numbers = Constants<T>;
    const Logarithm<T> parts = parted(Two<T>{x, 0});
    const Two<T> rest = log1p_near_zero(parts.rest) * Two<T>{Numbers::log2_of_e, Numbers::log2_of_e_2};
    return logarithm_or(x, rounded(rest + T(parts.exponent)));
}
template <class T> __device__ inline T log10(T x) {
    using Numbers = Constants<T>;
    return logarithm_or(x, rounded(log_of(Two<T>{x, 0}) * Two<T>{Numbers::log10_of_e, Numbers::log10_of_e_2}));
}
}  // namespace hipkit_math
