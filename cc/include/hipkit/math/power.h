// x^y.
#pragma once

#include "hipkit/math/exponential.h"
#include "hipkit/math/logarithm.h"

namespace hipkit_math {
// Whether a number is an integer, and an odd one.
template <class T> __device__ inline bool is_integer(T x) { return is_finite(x) && trunc(x) == x; }
template <class T> __device__ inline bool is_odd(T x) { return is_integer(x) && !is_integer(T(0.5) * x); }

// |x|^y for finite x that is not 0 and finite y.
template <class T> __device__ inline T power_of_magnitude(T x, T y) {
    const Two<T> log = log_of(Two<T>{fabs(x), 0});
    const T size = log.hi * y;
    if (fabs(size) > T(1.1) * Format<T>::most_exponent)
        return size > 0 ? infinity<T>() : T(0);
    const T result = value_of(exp_power(log * y));
    // Where denormals are flushed, AMD's library gives 0 for the least normal number, too.
    return flushes(result) && result <= Format<T>::least_normal() ? T(0) : result;
}

// x^y where x is 0 or infinite or y is infinite, without the sign.
template <class T> __device__ inline T power_at_the_ends(T x, T y) {
    const T size = fabs(x);
    if (is_infinite(y) && size == 1)
        return 1;
    return (size > 1) == (y > 0) ? infinity<T>() : T(0);
}

template <class T> __device__ inline T pow(T x, T y) {
    if (x == 1 || y == 0)
        return 1;
    if (is_nan(x) || is_nan(y))
        return x + y;
    const bool at_the_ends = x == 0 || is_infinite(x) || is_infinite(y);
    if (x < 0 && !at_the_ends && !is_integer(y))
        return not_a_number<T>();
    const T result = at_the_ends ? power_at_the_ends(x, y) : power_of_magnitude(x, y);
    return is_negative(x) && is_odd(y) ? -result : result;
}
}  // namespace hipkit_math
