// Angles less whole quarters of a turn.
#pragma once

#include "hipkit/math/constants.h"
#include "hipkit/math/two_words.h"

namespace hipkit_math {
// angle + quarters * pi/2, where |angle| is at most pi/4, or hardly more.
template <class T> struct Angle {
    Two<T> angle;
    int quarters;
};

// Up to here the quarters are known well enough from a product with 2/pi.
template <class T> __device__ inline bool is_near(T x) { return fabs(x) < (sizeof(T) == 4 ? T(0x1p16) : T(0x1p28)); }

template <class T> __device__ inline Angle<T> reduced_near(T x) {
    HIPKIT_AS_WRITTEN
    using Numbers = Constants<T>;
    const T n = rint(x * Numbers::two_over_pi);
    // The first difference is exact: both are multiples of one unit, and what is left has few.
    const Two<T> second = exact_product(-n, Numbers::half_pi_2);
    const Two<T> sum = exact_sum(fma(-n, Numbers::half_pi, x), second.hi);
    return {ordered_sum(sum.hi, sum.lo + fma(-n, Numbers::half_pi_3, second.lo)), (int)n};
}

// Integers of three words, the lowest one first: of 32 bits for floats, of 64 for doubles.
template <class T> struct Fraction;
template <> struct Fraction<float> {
    using Word = unsigned;
    using Product = unsigned long long;
};
template <> struct Fraction<double> {
    using Word = unsigned long long;
    using Product = unsigned __int128;
};

template <class T> __device__ inline typename Fraction<T>::Word bits_of_two_over_pi(int place) {
    const int word = place / 32, shift = place % 32;
    const auto at = [&](int n) {
        const unsigned long long both = (unsigned long long)two_over_pi_bits[word + n] << 32 | two_over_pi_bits[word + n + 1];
        return (unsigned)(both << shift >> 32);
    };
    if constexpr (sizeof(T) == 4)
        return at(0);
    else
        return (unsigned long long)at(0) << 32 | at(1);
}

// The quarter turns in x * 2/pi modulo 4, from those bits of 2/pi that matter: Payne and Hanek's method.
template <class T> __device__ inline Angle<T> reduced_far(T x) {
    using Word = typename Fraction<T>::Word;
    using Product = typename Fraction<T>::Product;
    using Numbers = Constants<T>;
    constexpr int width = 8 * sizeof(Word), digits = Format<T>::digits;
    int exponent;
    const Word mantissa = (Word)ldexp(frexp(fabs(x), &exponent), digits);
    // x is mantissa * 2^(exponent - digits); bits before this place give whole turns. 32 zeros are in front.
    const int place = exponent - digits - 2 + 32;
    Word words[3], carry = 0;
    for (int n = 2; n >= 0; n--) {
        const Product product = (Product)mantissa * bits_of_two_over_pi<T>(place + n * width) + carry;
        words[n] = (Word)product;
        carry = (Word)(product >> width);
    }
    int quarters = (int)(words[0] >> (width - 2));
    words[0] = words[0] << 2 | words[1] >> (width - 2);
    words[1] = words[1] << 2 | words[2] >> (width - 2);
    words[2] <<= 2;
    const bool above_half = words[0] >> (width - 1);
    quarters += above_half;
    if (above_half)
        for (int n = 0; n < 3; n++)
            words[n] = ~words[n];
    // As halves of words, which floating point numbers hold exactly.
    constexpr int half_width = width / 2;
    constexpr Word mask = ((Word)1 << half_width) - 1;
    const auto part = [&](int n) { return ldexp((T)(n % 2 ? words[n / 2] & mask : words[n / 2] >> half_width), -half_width * (n + 1)); };
    Two<T> turn = exact_sum(part(0), part(1));
    for (int n = 2; n < 6; n++)
        turn = turn + part(n);
    turn = turn * Two<T>{Numbers::half_pi, Numbers::half_pi_2};
    if (above_half != is_negative(x))
        turn = -turn;
    return {turn, is_negative(x) ? -quarters : quarters};
}

template <class T> __device__ inline Angle<T> reduced(T x) { return is_near(x) ? reduced_near(x) : reduced_far(x); }

// pi * x, whose quarters are exact.
template <class T> __device__ inline Angle<T> reduced_half_turns(T x) {
    using Numbers = Constants<T>;
    const T turn = x - 2 * trunc(T(0.5) * x), n = rint(2 * turn);
    return {Two<T>{Numbers::pi, Numbers::pi_2} * (turn - T(0.5) * n), (int)n};
}
}  // namespace hipkit_math
