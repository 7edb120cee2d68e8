// convert_<type>[_sat][_<rounding>], and half in memory.
#pragma once

#include "numbers.h"
#include "vectors.h"

namespace hipkit_opencl {
enum class Rounding { none, rte, rtz, rtp, rtn };

template <Rounding rounding, class T> HIPKIT_OPENCL T to_whole(T x) {
    if constexpr (rounding == Rounding::rte)
        return ::rint(x);
    else if constexpr (rounding == Rounding::rtp)
        return ::ceil(x);
    else if constexpr (rounding == Rounding::rtn)
        return ::floor(x);
    else
        return ::trunc(x);
}
template <class To, bool is_saturated, class From> HIPKIT_OPENCL To integer_of_whole(From x) {
    if constexpr (is_saturated) {
        constexpr From end = From(most<To> / 2 + 1) * 2;  // the first number beyond, which is exact
        return x != x ? 0 : x >= end ? most<To> : x <= From(least<To>) ? least<To> : (To)x;
    } else
        return (To)x;
}
template <class To, bool is_saturated, class From> HIPKIT_OPENCL To integer_of_integer(From x) {
    To result;
    return is_saturated && __builtin_add_overflow(x, From(0), &result) ? (is_signed<From> && x < 0 ? least<To> : most<To>) : (To)x;
}
// The nearest number, or its neighbour where that is on the wrong side of what it stands for.
template <Rounding rounding, class To, class From> HIPKIT_OPENCL To narrowed(From x) {
    const To near = (To)x;
    if constexpr (rounding == Rounding::none || rounding == Rounding::rte)
        return near;
    const bool downwards = rounding == Rounding::rtn || (rounding == Rounding::rtz && x > 0);
    const bool upwards = rounding == Rounding::rtp || (rounding == Rounding::rtz && x < 0);
    if (downwards && (From)near > x)
        return scalar::next_to(near, false);
    if (upwards && (From)near < x)
        return scalar::next_to(near, true);
    return near;
}
template <Rounding rounding, class To, class From> HIPKIT_OPENCL To real_of_integer(From x) {
    if constexpr (__is_same(To, half)) {  // double has what half can tell apart, and no integer of 64 bits beyond is finite
        const double bounded = x > From(0) && (unsigned long)x > 1ul << 32 ? 0x1p32 : is_signed<From> && (long)x < -(1l << 32) ? -0x1p32 : (double)x;
        return narrowed<rounding, half>(bounded);
    } else if constexpr (rounding == Rounding::none || rounding == Rounding::rte)
        return (To)x;
    else
        return hipkit_math::integer_towards<To>(x, rounding == Rounding::rtp, rounding == Rounding::rtn);
}
template <class To, bool is_saturated, Rounding rounding, class From> HIPKIT_OPENCL To convert_number(From x) {
    if constexpr (is_real<To> && is_real<From>)
        return narrowed<rounding, To>(x);
    else if constexpr (is_real<To>)
        return real_of_integer<rounding, To>(x);
    else if constexpr (is_real<From>)
        return integer_of_whole<To, is_saturated>(to_whole<rounding>(wide(x)));
    else
        return integer_of_integer<To, is_saturated>(x);
}
template <class To, bool is_saturated, Rounding rounding, class From> HIPKIT_OPENCL auto convert(From x) {
    return each([](auto number) { return convert_number<Element<To>, is_saturated, rounding>(number); }, x);
}
}  // namespace hipkit_opencl
