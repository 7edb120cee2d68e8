// What sources that are compiled while a program runs have without an #include.
#pragma once

#include <stdint.h>
#include "hip/hip_runtime.h"
#include "hip/hip_bfloat16.h"
#include "hip/hip_complex.h"
#include "hip/hip_fp16.h"
#include "hip/hip_math_constants.h"

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;

// AMD's own templates in place of <type_traits>, which sources use by this name.
namespace __hip_internal {
template <class T, T v> struct integral_constant {
    static constexpr T value = v;
    using value_type = T;
    using type = integral_constant;
    constexpr operator T() const { return v; }
};
using true_type = integral_constant<bool, true>;
using false_type = integral_constant<bool, false>;
template <class T, class U> struct is_same : integral_constant<bool, __is_same(T, U)> {};
template <class T> struct is_integral : integral_constant<bool, __is_integral(T)> {};
template <class T> struct is_floating_point : integral_constant<bool, __is_floating_point(T)> {};
template <class T> struct is_arithmetic : integral_constant<bool, __is_arithmetic(T)> {};
template <class T> struct is_signed : integral_constant<bool, __is_signed(T)> {};
template <bool, class T = void> struct enable_if {};
template <class T> struct enable_if<true, T> {
    using type = T;
};
}  // namespace __hip_internal
