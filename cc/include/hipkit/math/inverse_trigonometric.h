// Arc sine, arc cosine, arc tangent.
#pragma once

#include "hipkit/math/constants.h"
#include "hipkit/math/polynomials.h"
#include "hipkit/math/two_words.h"

namespace hipkit_math {
// Beyond such a ratio the arc tangent is the ratio.
template <class T> __device__ inline T least_ratio() { return sizeof(T) == 4 ? T(0x1p-15) : T(0x1p-30); }

// atan(a / b) for 0 <= a <= b, b finite and not 0.
template <class T> __device__ inline Two<T> atan_of_ratio(T a, T b) {
    using Numbers = Constants<T>;
    if (a < b * least_ratio<T>())
        return {a / b, 0};
    // Both of ordinary size, for what is rounded away has to be a number too.
    int exponent;
    b = frexp(b, &exponent);
    a = ldexp(a, -exponent);
    // atan(a/b) is atan(c) + atan((a - c b) / (b + c a)).
    const bool is_small = 16 * a < 7 * b, is_middle = 16 * a < 11 * b;
    const T c = is_small ? T(0) : is_middle ? T(0.5) : T(1);
    const Two<T> of_c = is_small    ? Two<T>{0, 0}
                        : is_middle ? Two<T>{Numbers::atan_of_half, Numbers::atan_of_half_2}
                                    : Two<T>{Numbers::quarter_pi, Numbers::quarter_pi_2};
    const Two<T> ratio = exact_sum(a, -c * b) / exact_sum(b, c * a);
    const T square = ratio.hi * ratio.hi;
    return of_c + ordered_sum(ratio.hi, fma(ratio.hi * square, atan_tail(square), ratio.lo));
}

template <class T> __device__ inline T atan(T x) {
    using Numbers = Constants<T>;
    const T size = fabs(x);
    if (is_nan(x) || x == 0)
        return x;
    const Two<T> inverse = is_infinite(x) ? Two<T>{0, 0} : atan_of_ratio(size < 1 ? size : T(1), size < 1 ? T(1) : size);
    return copysign(rounded(size < 1 ? inverse : Two<T>{Numbers::half_pi, Numbers::half_pi_2} - inverse), x);
}

// The angle of the point (x, y).
template <class T> __device__ inline T atan2(T y, T x) {
    using Numbers = Constants<T>;
    if (is_nan(x) || is_nan(y))
        return x + y;
    const bool both_infinite = is_infinite(x) && is_infinite(y);
    const T wide = both_infinite ? T(1) : fabs(x), high = both_infinite ? T(1) : fabs(y);
    const bool is_steep = high > wide;
    const T low = is_steep ? wide : high, most = is_steep ? high : wide;
    Two<T> angle = most == 0 || is_infinite(most) ? Two<T>{0, 0} : atan_of_ratio(low, most);
    if (is_steep)
        angle = Two<T>{Numbers::half_pi, Numbers::half_pi_2} - angle;
    if (is_negative(x))
        angle = Two<T>{Numbers::pi, Numbers::pi_2} - angle;
    return copysign(rounded(angle), y);
}

// asin(x) for 0 <= x <= 0.5, of a square that is given to its own accuracy.
template <class T> __device__ inline Two<T> asin_near_zero(Two<T> x, T square) {
    return ordered_sum(x.hi, fma(x.hi * square, asin_tail(square), x.lo));
}
// asin(sqrt((1 - x) / 2)) for 0.5 <= x <= 1, of which acos(x) is twice as much.
template <class T> __device__ inline Two<T> half_acos(T x) {
    const T square = T(0.5) * (1 - x);
    return x == 1 ? Two<T>{0, 0} : asin_near_zero(square_root(Two<T>{square, 0}), square);
}
template <class T> __device__ inline Two<T> twice(Two<T> x) { return {2 * x.hi, 2 * x.lo}; }

template <class T> __device__ inline T asin(T x) {
    using Numbers = Constants<T>;
    const T size = fabs(x);
    if (!(size <= 1))
        return not_a_number<T>();
    if (size <= T(0.5))
        return x == 0 ? x : rounded(asin_near_zero({x, 0}, x * x));
    return copysign(rounded(Two<T>{Numbers::half_pi, Numbers::half_pi_2} - twice(half_acos(size))), x);
}
template <class T> __device__ inline T acos(T x) {
    using Numbers = Constants<T>;
    const T size = fabs(x);
    if (!(size <= 1))
        return not_a_number<T>();
    if (size <= T(0.5))
        return rounded(Two<T>{Numbers::half_pi, Numbers::half_pi_2} - asin_near_zero({x, 0}, x * x));
    const Two<T> angle = twice(half_acos(size));
    return rounded(x > 0 ? angle : Two<T>{Numbers::pi, Numbers::pi_2} - angle);
}
}  // namespace hipkit_math
