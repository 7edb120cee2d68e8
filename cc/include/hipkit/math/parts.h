// Parts of floating point numbers, and numbers next to them.
#pragma once

#include "hipkit/math/format.h"

namespace hipkit_math {
template <class T> __device__ inline int ilogb(T x) {
    if (x == 0 || is_nan(x))
        return -2147483647 - 1;
    if (is_infinite(x))
        return 2147483647;
    int exponent;
    frexp(x, &exponent);
    return exponent - 1;
}
template <class T> __device__ inline T logb(T x) {
    return x == 0 ? -infinity<T>() : is_finite(x) ? T(ilogb(x)) : fabs(x);
}
template <class T> __device__ inline T scalbln(T x, long n) {
    return ldexp(x, n > 10000 ? 10000 : n < -10000 ? -10000 : (int)n);
}
template <class T> __device__ inline T modf(T x, T *whole) {
    *whole = trunc(x);
    return copysign(is_infinite(x) ? T(0) : x - *whole, x);
}
template <class T> __device__ inline T neighbour(T x, bool above) {
    if (x == 0)
        return copysign(from_bits<T>(1), above ? T(1) : T(-1));
    return from_bits<T>(bits(x) + (above == (x > 0) ? 1 : -1));
}
template <class T> __device__ inline T nextafter(T x, T y) {
    if (is_nan(x) || is_nan(y))
        return x + y;
    return x == y ? y : neighbour(x, x < y);
}
template <class T> __device__ inline T fdim(T x, T y) {
    return is_nan(x) || is_nan(y) ? x + y : x > y ? x - y : T(0);
}
}  // namespace hipkit_math
