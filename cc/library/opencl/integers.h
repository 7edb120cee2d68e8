// Functions of integers, and those of any numbers: minima, ranges, comparisons, choices.
#pragma once

#include "numbers.h"
#include "vectors.h"

namespace hipkit_opencl {
namespace scalar {
template <class T> HIPKIT_OPENCL T min(T x, T y) { return y < x ? y : x; }
template <class T> HIPKIT_OPENCL T max(T x, T y) { return x < y ? y : x; }
template <class T> HIPKIT_OPENCL T clamp(T x, T low, T high) { return min(max(x, low), high); }
template <class T> HIPKIT_OPENCL Unsigned<T> abs(T x) { return is_signed<T> && x < 0 ? -(Unsigned<T>)x : (Unsigned<T>)x; }
template <class T> HIPKIT_OPENCL Unsigned<T> abs_diff(T x, T y) { return (Unsigned<T>)max(x, y) - (Unsigned<T>)min(x, y); }
template <class T> HIPKIT_OPENCL T add_sat(T x, T y) {
    T sum;
    return __builtin_add_overflow(x, y, &sum) ? (is_signed<T> && y < 0 ? least<T> : most<T>) : sum;
}
template <class T> HIPKIT_OPENCL T sub_sat(T x, T y) {
    T rest;
    return __builtin_sub_overflow(x, y, &rest) ? (!is_signed<T> || y > 0 ? least<T> : most<T>) : rest;
}
template <class T> HIPKIT_OPENCL T hadd(T x, T y) { return (x & y) + ((x ^ y) >> 1); }
template <class T> HIPKIT_OPENCL T rhadd(T x, T y) { return (x | y) - ((x ^ y) >> 1); }
template <class T> HIPKIT_OPENCL T rotate(T number, T distance) {
    const Unsigned<T> x = number;
    const unsigned left = (unsigned)distance & (width<T> - 1), right = -left & (width<T> - 1);
    return (T)(x << left | x >> right);
}
template <class T> HIPKIT_OPENCL T clz(T x) { return x ? __builtin_clzll((Unsigned<T>)x) - (64 - width<T>) : width<T>; }
template <class T> HIPKIT_OPENCL T ctz(T x) { return x ? __builtin_ctzll((Unsigned<T>)x) : width<T>; }
template <class T> HIPKIT_OPENCL T popcount(T x) { return __builtin_popcountll((Unsigned<T>)x); }
template <class T> HIPKIT_OPENCL T mul_hi(T x, T y) {
    if constexpr (width<T> < 64)
        return (T)((is_signed<T> ? (long)x * (long)y : (long)((unsigned long)x * (unsigned long)y)) >> width<T>);
    else if constexpr (is_signed<T>)
        return (T)::__mul64hi(x, y);
    else
        return (T)::__umul64hi(x, y);
}
template <class T> HIPKIT_OPENCL T mad_hi(T x, T y, T z) { return (T)((Unsigned<T>)mul_hi(x, y) + (Unsigned<T>)z); }
// The product in two words, so that what is added may bring it back into range.
template <class T> HIPKIT_OPENCL T mad_sat(T x, T y, T z) {
    using U = Unsigned<T>;
    const U product = (U)x * (U)y, low = product + (U)z;
    const T high = (T)((U)mul_hi(x, y) + (U)(low < product) - (U)(is_signed<T> && z < 0));
    if constexpr (is_signed<T>)
        return high == (T)low >> (width<T> - 1) ? (T)low : high < 0 ? least<T> : most<T>;
    else
        return high == 0 ? low : most<T>;
}
HIPKIT_OPENCL int mul24(int x, int y) { return ::__mul24(x, y); }
HIPKIT_OPENCL unsigned mul24(unsigned x, unsigned y) { return ::__umul24(x, y); }
template <class T> HIPKIT_OPENCL T mad24(T x, T y, T z) { return mul24(x, y) + z; }
HIPKIT_OPENCL short upsample(signed char high, unsigned char low) { return (short)((unsigned char)high << 8 | low); }
HIPKIT_OPENCL unsigned short upsample(unsigned char high, unsigned char low) { return (unsigned short)(high << 8 | low); }
HIPKIT_OPENCL int upsample(short high, unsigned short low) { return (int)((unsigned)(unsigned short)high << 16 | low); }
HIPKIT_OPENCL unsigned upsample(unsigned short high, unsigned short low) { return (unsigned)high << 16 | low; }
HIPKIT_OPENCL long upsample(int high, unsigned low) { return (long)((unsigned long)(unsigned)high << 32 | low); }
HIPKIT_OPENCL unsigned long upsample(unsigned high, unsigned low) { return (unsigned long)high << 32 | low; }

template <class T> HIPKIT_OPENCL T bitselect(T x, T y, T mask) {
    using U = Unsigned<T>;
    const U chosen = __builtin_bit_cast(U, mask);
    return __builtin_bit_cast(T, (U)((__builtin_bit_cast(U, x) & ~chosen) | (__builtin_bit_cast(U, y) & chosen)));
}
}  // namespace scalar

HIPKIT_ELEMENTS(abs) HIPKIT_ELEMENTS(abs_diff) HIPKIT_ELEMENTS(add_sat) HIPKIT_ELEMENTS(bitselect) HIPKIT_ELEMENTS(clamp) HIPKIT_ELEMENTS(clz)
HIPKIT_ELEMENTS(ctz) HIPKIT_ELEMENTS(hadd) HIPKIT_ELEMENTS(mad24) HIPKIT_ELEMENTS(mad_hi) HIPKIT_ELEMENTS(mad_sat) HIPKIT_ELEMENTS(max) HIPKIT_ELEMENTS(min)
HIPKIT_ELEMENTS(mul24) HIPKIT_ELEMENTS(mul_hi) HIPKIT_ELEMENTS(popcount) HIPKIT_ELEMENTS(rhadd) HIPKIT_ELEMENTS(rotate) HIPKIT_ELEMENTS(sub_sat)
HIPKIT_ELEMENTS(upsample)

// Of numbers 1 is true, of elements of vectors -1.
template <class F, class T, class... More> HIPKIT_OPENCL auto relation(F holds, T x, More... more) {
    if constexpr (count_of<T> == 1)
        return (int)holds(x, more...);
    else
        return each([holds](auto... numbers) { return (Signed<Element<T>>)-(int)holds(numbers...); }, x, more...);
}
#define HIPKIT_RELATION_2(name, value) \
    template <class T> HIPKIT_OPENCL auto name(T first, T second) { return relation([](auto x, auto y) { return value; }, first, second); }
#define HIPKIT_RELATION_1(name, value) \
    template <class T> HIPKIT_OPENCL auto name(T first) { return relation([](auto number) { const auto x = wide(number); return value; }, first); }
HIPKIT_RELATION_2(isequal, x == y) HIPKIT_RELATION_2(isnotequal, x != y) HIPKIT_RELATION_2(isgreater, x > y)
HIPKIT_RELATION_2(isgreaterequal, x >= y) HIPKIT_RELATION_2(isless, x < y) HIPKIT_RELATION_2(islessequal, x <= y)
HIPKIT_RELATION_2(islessgreater, x < y || x > y) HIPKIT_RELATION_2(isordered, x == x && y == y)
HIPKIT_RELATION_2(isunordered, x != x || y != y)
HIPKIT_RELATION_1(isnan, ::isnan(x)) HIPKIT_RELATION_1(isinf, ::isinf(x)) HIPKIT_RELATION_1(isfinite, ::isfinite(x))
HIPKIT_RELATION_1(signbit, ::signbit(x))
// Below the normal numbers of its own type: half is computed in a wider one.
HIPKIT_OPENCL bool is_normal(half x) { return __builtin_fabsf(x) >= 0x1p-14f && ::isfinite((float)x); }
HIPKIT_OPENCL bool is_normal(float x) { return __builtin_fabsf(x) >= 0x1p-126f && ::isfinite(x); }
HIPKIT_OPENCL bool is_normal(double x) { return __builtin_fabs(x) >= 0x1p-1022 && ::isfinite(x); }
template <class T> HIPKIT_OPENCL auto isnormal(T first) { return relation([](auto x) { return is_normal(x); }, first); }

template <class T> HIPKIT_OPENCL int any(T x) {
    bool found = false;
#pragma unroll
    for (int n = 0; n < count_of<T>; n++)
        found |= at(x, n) < 0;
    return found;
}
template <class T> HIPKIT_OPENCL int all(T x) {
    bool found = true;
#pragma unroll
    for (int n = 0; n < count_of<T>; n++)
        found &= at(x, n) < 0;
    return found;
}
// A number is chosen by whether the choice is 0, elements by its highest bit.
template <class T, class C> HIPKIT_OPENCL T select(T x, T y, C choice) {
    if constexpr (count_of<T> == 1)
        return choice ? y : x;
    else
        return each([](auto first, auto second, auto chosen) { return (Signed<decltype(chosen)>)chosen < 0 ? second : first; }, x, y, choice);
}
}  // namespace hipkit_opencl
