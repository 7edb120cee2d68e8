// Remainders of divisions, which are exact.
#pragma once

#include "hipkit/math/format.h"

namespace hipkit_math {
// remainder * 2^exponent, and the last bits of the quotient, of |x| / |y|.
template <class T> struct Division {
    typename Format<T>::Bits remainder, divisor;
    unsigned quotient;
    int exponent;
};

// For finite x and y that are not 0, where x is at least half of y.
template <class T> __device__ inline Division<T> divided(T x, T y) {
    using Bits = typename Format<T>::Bits;
    constexpr int digits = Format<T>::digits, step = 8 * sizeof(Bits) - digits - 1;
    int of_x, of_y;
    Bits left = (Bits)ldexp(frexp(fabs(x), &of_x), digits), divisor = (Bits)ldexp(frexp(fabs(y), &of_y), digits);
    if (of_x < of_y) {
        divisor <<= 1;
        of_y--;
    }
    unsigned quotient = (unsigned)(left / divisor);
    left %= divisor;
    for (int more = of_x - of_y; more > 0; more -= step) {
        const int n = more < step ? more : step;
        left <<= n;
        quotient = quotient << n | (unsigned)(left / divisor);
        left %= divisor;
    }
    return {left, divisor, quotient, of_y - digits};
}

template <class T> __device__ inline bool has_no_remainder(T x, T y) { return !is_finite(x) || is_nan(y) || y == 0; }

template <class T> __device__ inline T fmod(T x, T y) {
    if (has_no_remainder(x, y))
        return not_a_number<T>();
    if (fabs(x) < fabs(y) || x == 0)
        return x;
    const Division<T> done = divided(x, y);
    return copysign(ldexp((T)done.remainder, done.exponent), x);
}

// x - n y for the integer n nearest to x / y, an even one of two.
template <class T> __device__ inline T remquo(T x, T y, int *quotient) {
    *quotient = 0;
    if (has_no_remainder(x, y))
        return not_a_number<T>();
    // Comparing the half of x is exact where halving y would not be.
    if (x == 0 || is_infinite(y) || (fabs(x) < fabs(y) && fabs(x) < fabs(y) - fabs(x)))
        return x;
    const Division<T> done = divided(x, y);
    const bool up = done.remainder > done.divisor - done.remainder ||
                    (done.remainder == done.divisor - done.remainder && (done.quotient & 1));
    const T size = up ? -(T)(done.divisor - done.remainder) : (T)done.remainder;
    const int last = (int)(done.quotient + up & 0x7fffffff);
    *quotient = is_negative(x) != is_negative(y) ? -last : last;
    const T result = ldexp(size, done.exponent);
    return result == 0 ? copysign(result, x) : is_negative(x) ? -result : result;
}
template <class T> __device__ inline T remainder(T x, T y) {
    int quotient;
    return remquo(x, y, &quotient);
}
}  // namespace hipkit_math
