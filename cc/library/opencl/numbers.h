// Functions of floating point numbers: those of HIP's math API, and the ones that OpenCL has beside them.
#pragma once

#include "vectors.h"

namespace hipkit_opencl {
namespace scalar {
#define HIPKIT_OF_1(name, value) template <class T> HIPKIT_OPENCL T name(T number) { const auto x = wide(number); return (T)(value); }
#define HIPKIT_OF_2(name, value)                                                    \
    template <class T> HIPKIT_OPENCL T name(T first, T second) {                    \
        const auto x = wide(first), y = wide(second);                               \
        return (T)(value);                                                          \
    }
#define HIPKIT_OF_INT(name, value) template <class T> HIPKIT_OPENCL T name(T number, int n) { const auto x = wide(number); return (T)(value); }
#define HIPKIT_FLOAT_1(name, value) HIPKIT_OPENCL float name(float x) { return value; }
#define HIPKIT_FLOAT_2(name, value) HIPKIT_OPENCL float name(float x, float y) { return value; }

constexpr double pi = 3.14159265358979323846;

HIPKIT_OF_1(acos, ::acos(x)) HIPKIT_OF_1(acosh, ::acosh(x)) HIPKIT_OF_1(asin, ::asin(x)) HIPKIT_OF_1(asinh, ::asinh(x))
HIPKIT_OF_1(atan, ::atan(x)) HIPKIT_OF_1(atanh, ::atanh(x)) HIPKIT_OF_1(cbrt, ::cbrt(x)) HIPKIT_OF_1(ceil, ::ceil(x))
HIPKIT_OF_1(cos, ::cos(x)) HIPKIT_OF_1(cosh, ::cosh(x)) HIPKIT_OF_1(cospi, ::cospi(x)) HIPKIT_OF_1(erf, ::erf(x))
HIPKIT_OF_1(erfc, ::erfc(x)) HIPKIT_OF_1(exp, ::exp(x)) HIPKIT_OF_1(exp2, ::exp2(x)) HIPKIT_OF_1(exp10, ::exp10(x))
HIPKIT_OF_1(expm1, ::expm1(x)) HIPKIT_OF_1(fabs, ::fabs(x)) HIPKIT_OF_1(floor, ::floor(x)) HIPKIT_OF_1(lgamma, ::lgamma(x))
HIPKIT_OF_1(log, ::log(x)) HIPKIT_OF_1(log2, ::log2(x)) HIPKIT_OF_1(log10, ::log10(x)) HIPKIT_OF_1(log1p, ::log1p(x))
HIPKIT_OF_1(logb, ::logb(x)) HIPKIT_OF_1(rint, ::rint(x)) HIPKIT_OF_1(round, ::round(x)) HIPKIT_OF_1(rsqrt, ::rsqrt(x))
HIPKIT_OF_1(sin, ::sin(x)) HIPKIT_OF_1(sinh, ::sinh(x)) HIPKIT_OF_1(sinpi, ::sinpi(x)) HIPKIT_OF_1(sqrt, ::sqrt(x))
HIPKIT_OF_1(tan, ::tan(x)) HIPKIT_OF_1(tanh, ::tanh(x)) HIPKIT_OF_1(tgamma, ::tgamma(x)) HIPKIT_OF_1(trunc, ::trunc(x))
HIPKIT_OF_1(acospi, ::acos((double)x) / pi) HIPKIT_OF_1(asinpi, ::asin((double)x) / pi)
HIPKIT_OF_1(atanpi, ::atan((double)x) / pi) HIPKIT_OF_1(tanpi, ::sinpi(x) / ::cospi(x))
HIPKIT_OF_1(degrees, x * decltype(x)(180 / pi)) HIPKIT_OF_1(radians, x * decltype(x)(pi / 180))
HIPKIT_OF_1(sign, x > 0 ? 1 : x < 0 ? -1 : x == 0 ? x : 0)

HIPKIT_OF_2(atan2, ::atan2(x, y)) HIPKIT_OF_2(atan2pi, ::atan2((double)x, (double)y) / pi)
HIPKIT_OF_2(copysign, ::copysign(x, y)) HIPKIT_OF_2(fdim, ::fdim(x, y)) HIPKIT_OF_2(fmax, ::fmax(x, y))
HIPKIT_OF_2(fmin, ::fmin(x, y)) HIPKIT_OF_2(fmod, ::fmod(x, y)) HIPKIT_OF_2(hypot, ::hypot(x, y)) HIPKIT_OF_2(pow, ::pow(x, y))
HIPKIT_OF_2(remainder, ::remainder(x, y))
HIPKIT_OF_2(maxmag, ::fabs(x) > ::fabs(y) ? x : ::fabs(y) > ::fabs(x) ? y : ::fmax(x, y))
HIPKIT_OF_2(minmag, ::fabs(x) < ::fabs(y) ? x : ::fabs(y) < ::fabs(x) ? y : ::fmin(x, y))
HIPKIT_OF_2(step, y < x ? 0 : 1)
// Of numbers that are not negative: where C has a value for 0^0, infinity^0 and 1^infinity, this has none.
HIPKIT_OF_2(powr, !(x >= 0) || y != y || (x == 0 || ::isinf(x) ? y == 0 : x == 1 && ::isinf(y))
                      ? decltype(x)(__builtin_nan(""))
                      : ::pow(::fabs(x), y))
HIPKIT_OF_INT(pown, ::pow((double)x, (double)n))
HIPKIT_OF_INT(ldexp, __builtin_ldexp((double)x, n))

// The root of a magnitude has the number's sign where n is odd.
template <class T> HIPKIT_OPENCL T rootn(T number, int n) {
    const double x = number, magnitude = __builtin_fabs(x);
    if (n == 0 || (x < 0 && !(n & 1)))
        return (T)__builtin_nan("");
    double root = magnitude == 0 || ::isinf(x) ? ::pow(magnitude, n < 0 ? -1.0 : 1.0) : ::pow(magnitude, 1.0 / n);
    if (magnitude != 0 && !::isinf(root) && root != 0)  // 1/n is not exact: one step of Newton's
        root += root * (magnitude / ::pow(root, (double)n) - 1) / n;
    return (T)(n & 1 ? __builtin_copysign(root, x) : root);
}

HIPKIT_OPENCL float fma(float x, float y, float z) { return __builtin_fmaf(x, y, z); }
HIPKIT_OPENCL double fma(double x, double y, double z) { return __builtin_fma(x, y, z); }
HIPKIT_OPENCL half fma(half x, half y, half z) { return __builtin_fmaf16(x, y, z); }
template <class T> HIPKIT_OPENCL T mad(T x, T y, T z) { return fma(x, y, z); }
template <class T> HIPKIT_OPENCL T mix(T x, T y, T part) { return fma(part, y - x, x); }
template <class T> HIPKIT_OPENCL T smoothstep(T low, T high, T number) {
    const auto from = wide(low), x = (wide(number) - from) / (wide(high) - from);
    const auto part = ::fmin(::fmax(x, decltype(x)(0)), decltype(x)(1));
    return (T)(part * part * (3 - 2 * part));
}
template <class T> HIPKIT_OPENCL T next_to(T x, bool above) {
    using Bits = Unsigned<T>;
    const Bits bits = __builtin_bit_cast(Bits, x);
    if (x == 0)
        return __builtin_bit_cast(T, Bits(above ? 1 : Bits(1) << (width<T> - 1) | 1));
    return __builtin_bit_cast(T, Bits(bits + (above == (x > 0) ? 1 : -1)));
}
template <class T> HIPKIT_OPENCL T nextafter(T x, T y) { return x != x || y != y ? x + y : x == y ? y : next_to(x, x < y); }
template <class T> HIPKIT_OPENCL int ilogb(T x) {
    return x != x ? 2147483647 : ::ilogb(wide(x));
}
HIPKIT_OPENCL half nan(unsigned short code) { return __builtin_bit_cast(half, (unsigned short)(0x7e00 | code)); }
HIPKIT_OPENCL float nan(unsigned code) { return __builtin_bit_cast(float, 0x7fc00000 | code); }
HIPKIT_OPENCL double nan(unsigned long code) { return __builtin_bit_cast(double, 0x7ff8000000000000 | code); }

// By instructions alone.
HIPKIT_FLOAT_1(native_cos, ::__cosf(x)) HIPKIT_FLOAT_1(native_exp, ::__expf(x)) HIPKIT_FLOAT_1(native_exp10, ::__exp10f(x))
HIPKIT_FLOAT_1(native_exp2, __builtin_amdgcn_exp2f(x)) HIPKIT_FLOAT_1(native_log, ::__logf(x))
HIPKIT_FLOAT_1(native_log2, __builtin_amdgcn_logf(x)) HIPKIT_FLOAT_1(native_log10, ::__log10f(x))
HIPKIT_FLOAT_1(native_recip, __builtin_amdgcn_rcpf(x)) HIPKIT_FLOAT_1(native_rsqrt, __builtin_amdgcn_rsqf(x))
HIPKIT_FLOAT_1(native_sin, ::__sinf(x)) HIPKIT_FLOAT_1(native_sqrt, __builtin_amdgcn_sqrtf(x))
HIPKIT_FLOAT_1(native_tan, ::__sinf(x) * __builtin_amdgcn_rcpf(::__cosf(x)))
HIPKIT_FLOAT_2(native_divide, x * __builtin_amdgcn_rcpf(y))
HIPKIT_FLOAT_2(native_powr, __builtin_amdgcn_exp2f(y * __builtin_amdgcn_logf(x)))
HIPKIT_FLOAT_1(half_cos, ::cos(x)) HIPKIT_FLOAT_1(half_exp, ::exp(x)) HIPKIT_FLOAT_1(half_exp10, ::exp10(x))
HIPKIT_FLOAT_1(half_exp2, ::exp2(x)) HIPKIT_FLOAT_1(half_log, ::log(x)) HIPKIT_FLOAT_1(half_log2, ::log2(x))
HIPKIT_FLOAT_1(half_log10, ::log10(x)) HIPKIT_FLOAT_1(half_recip, 1 / x) HIPKIT_FLOAT_1(half_rsqrt, ::rsqrt(x))
HIPKIT_FLOAT_1(half_sin, ::sin(x)) HIPKIT_FLOAT_1(half_sqrt, ::sqrt(x)) HIPKIT_FLOAT_1(half_tan, ::tan(x))
HIPKIT_FLOAT_2(half_divide, x / y) HIPKIT_FLOAT_2(half_powr, powr(x, y))
}  // namespace scalar

HIPKIT_ELEMENTS(acos) HIPKIT_ELEMENTS(acosh) HIPKIT_ELEMENTS(acospi) HIPKIT_ELEMENTS(asin) HIPKIT_ELEMENTS(asinh) HIPKIT_ELEMENTS(asinpi)
HIPKIT_ELEMENTS(atan) HIPKIT_ELEMENTS(atan2) HIPKIT_ELEMENTS(atan2pi) HIPKIT_ELEMENTS(atanh) HIPKIT_ELEMENTS(atanpi) HIPKIT_ELEMENTS(cbrt)
HIPKIT_ELEMENTS(ceil) HIPKIT_ELEMENTS(copysign) HIPKIT_ELEMENTS(cos) HIPKIT_ELEMENTS(cosh) HIPKIT_ELEMENTS(cospi) HIPKIT_ELEMENTS(degrees)
HIPKIT_ELEMENTS(erf) HIPKIT_ELEMENTS(erfc) HIPKIT_ELEMENTS(exp) HIPKIT_ELEMENTS(exp10) HIPKIT_ELEMENTS(exp2) HIPKIT_ELEMENTS(expm1) HIPKIT_ELEMENTS(fabs)
HIPKIT_ELEMENTS(fdim) HIPKIT_ELEMENTS(floor) HIPKIT_ELEMENTS(fma) HIPKIT_ELEMENTS(fmax) HIPKIT_ELEMENTS(fmin) HIPKIT_ELEMENTS(fmod)
HIPKIT_ELEMENTS(half_cos) HIPKIT_ELEMENTS(half_divide) HIPKIT_ELEMENTS(half_exp) HIPKIT_ELEMENTS(half_exp10) HIPKIT_ELEMENTS(half_exp2)
HIPKIT_ELEMENTS(half_log) HIPKIT_ELEMENTS(half_log10) HIPKIT_ELEMENTS(half_log2) HIPKIT_ELEMENTS(half_powr) HIPKIT_ELEMENTS(half_recip)
HIPKIT_ELEMENTS(half_rsqrt) HIPKIT_ELEMENTS(half_sin) HIPKIT_ELEMENTS(half_sqrt) HIPKIT_ELEMENTS(half_tan) HIPKIT_ELEMENTS(hypot) HIPKIT_ELEMENTS(ilogb)
HIPKIT_ELEMENTS(ldexp) HIPKIT_ELEMENTS(lgamma) HIPKIT_ELEMENTS(log) HIPKIT_ELEMENTS(log10) HIPKIT_ELEMENTS(log1p) HIPKIT_ELEMENTS(log2) HIPKIT_ELEMENTS(logb)
HIPKIT_ELEMENTS(mad) HIPKIT_ELEMENTS(maxmag) HIPKIT_ELEMENTS(minmag) HIPKIT_ELEMENTS(mix) HIPKIT_ELEMENTS(nan) HIPKIT_ELEMENTS(native_cos)
HIPKIT_ELEMENTS(native_divide) HIPKIT_ELEMENTS(native_exp) HIPKIT_ELEMENTS(native_exp10) HIPKIT_ELEMENTS(native_exp2) HIPKIT_ELEMENTS(native_log)
HIPKIT_ELEMENTS(native_log10) HIPKIT_ELEMENTS(native_log2) HIPKIT_ELEMENTS(native_powr) HIPKIT_ELEMENTS(native_recip) HIPKIT_ELEMENTS(native_rsqrt)
HIPKIT_ELEMENTS(native_sin) HIPKIT_ELEMENTS(native_sqrt) HIPKIT_ELEMENTS(native_tan) HIPKIT_ELEMENTS(nextafter) HIPKIT_ELEMENTS(pow) HIPKIT_ELEMENTS(pown)
HIPKIT_ELEMENTS(powr) HIPKIT_ELEMENTS(radians) HIPKIT_ELEMENTS(remainder) HIPKIT_ELEMENTS(rint) HIPKIT_ELEMENTS(rootn) HIPKIT_ELEMENTS(round)
HIPKIT_ELEMENTS(rsqrt) HIPKIT_ELEMENTS(sign) HIPKIT_ELEMENTS(sin) HIPKIT_ELEMENTS(sinh) HIPKIT_ELEMENTS(sinpi) HIPKIT_ELEMENTS(smoothstep)
HIPKIT_ELEMENTS(sqrt) HIPKIT_ELEMENTS(step) HIPKIT_ELEMENTS(tan) HIPKIT_ELEMENTS(tanh) HIPKIT_ELEMENTS(tanpi) HIPKIT_ELEMENTS(tgamma) HIPKIT_ELEMENTS(trunc)

// Those with a second result where a pointer says, whatever memory that is in.
template <class T> __device__ T copy_of(T);
template <class T, class P, class F> HIPKIT_OPENCL T with_second(T x, P second, F function) {
    T first;
    decltype(copy_of(*second)) other;
#pragma unroll
    for (int n = 0; n < count_of<T>; n++) {
        Element<decltype(other)> part;
        put(first, n, function(at(x, n), n, part));
        put(other, n, part);
    }
    *second = other;
    return first;
}
#define HIPKIT_AND_SECOND(name, value)                                                        \
    template <class T, class P> HIPKIT_OPENCL T name(T numbers, P second) {                   \
        return with_second(numbers, second, [](auto number, int, auto &part) {                \
            using Number = decltype(number);                                                  \
            const auto x = wide(number);                                                      \
            using Wide = WideOf<Number>;                                                      \
            value;                                                                            \
        });                                                                                   \
    }
HIPKIT_AND_SECOND(frexp, int exponent; const Wide mantissa = ::frexp(x, &exponent); part = exponent; return (Number)mantissa)
HIPKIT_AND_SECOND(modf, Wide whole; const Wide rest = ::modf(x, &whole); part = (Number)whole; return (Number)rest)
HIPKIT_AND_SECOND(sincos, Wide sine; Wide cosine; ::sincos(x, &sine, &cosine); part = (Number)cosine; return (Number)sine)
HIPKIT_AND_SECOND(lgamma_r, part = x < 0 && ::floor(x) != x && ::fmod(::floor(x), Wide(2)) != 0 ? -1 : 1; return (Number)::lgamma(x))
// Less than 1, also of numbers just below 0.
template <class T> HIPKIT_OPENCL T largest_below_one() { return scalar::next_to(T(1), false); }
HIPKIT_AND_SECOND(fract, const Number whole = (Number)::floor(x); part = whole;
                  return x != x ? number : ::isinf(x) ? scalar::copysign(Number(0), number)
                                                      : scalar::fmin(Number(number - whole), largest_below_one<Number>()))
template <class T, class P> HIPKIT_OPENCL T remquo(T x, T y, P quotients) {
    return with_second(x, quotients, [y](auto number, int n, auto &part) {
        int quotient;
        const auto rest = ::remquo(wide(number), wide(at(y, n)), &quotient);
        part = quotient;
        return (decltype(number))rest;
    });
}

// Vectors as in geometry.
template <class T> HIPKIT_OPENCL auto wide_dot(T x, T y) {
    auto sum = wide(at(x, 0)) * wide(at(y, 0));
#pragma unroll
    for (int n = 1; n < count_of<T>; n++)
        sum = hipkit_math::fma(wide(at(x, n)), wide(at(y, n)), sum);
    return sum;
}
template <class T> HIPKIT_OPENCL Element<T> dot(T x, T y) { return (Element<T>)wide_dot(x, y); }
template <class T> HIPKIT_OPENCL T cross(T x, T y) {
    T result = {};
#pragma unroll
    for (int n = 0; n < 3; n++)
        result[n] = x[(n + 1) % 3] * y[(n + 2) % 3] - x[(n + 2) % 3] * y[(n + 1) % 3];
    return result;
}
HIPKIT_OPENCL float norm3(float x, float y, float z) { return ::norm3df(x, y, z); }
HIPKIT_OPENCL double norm3(double x, double y, double z) { return ::norm3d(x, y, z); }
HIPKIT_OPENCL float norm4(float x, float y, float z, float w) { return ::norm4df(x, y, z, w); }
HIPKIT_OPENCL double norm4(double x, double y, double z, double w) { return ::norm4d(x, y, z, w); }
template <class T> HIPKIT_OPENCL auto wide_length(T x) {
    if constexpr (count_of<T> == 1)
        return ::fabs(wide(x));
    else if constexpr (count_of<T> == 2)
        return ::hypot(wide(x[0]), wide(x[1]));
    else if constexpr (count_of<T> == 3)
        return norm3(wide(x[0]), wide(x[1]), wide(x[2]));
    else
        return norm4(wide(x[0]), wide(x[1]), wide(x[2]), wide(x[3]));
}
template <class T> HIPKIT_OPENCL Element<T> length(T x) { return (Element<T>)wide_length(x); }
template <class T> HIPKIT_OPENCL Element<T> distance(T x, T y) { return length(x - y); }
template <class T> HIPKIT_OPENCL T normalize(T x) {
    const auto size = wide_length(x);
    return size == 0 ? x : each([size](auto number) { return (decltype(number))(wide(number) / size); }, x);
}
template <class T> HIPKIT_OPENCL Element<T> fast_length(T x) { return (Element<T>)::sqrt(wide_dot(x, x)); }
template <class T> HIPKIT_OPENCL Element<T> fast_distance(T x, T y) { return fast_length(x - y); }
template <class T> HIPKIT_OPENCL T fast_normalize(T x) {
    const auto square = wide_dot(x, x);
    return square == 0 ? x : each([square](auto number) { return (decltype(number))(wide(number) * ::rsqrt(square)); }, x);
}
}  // namespace hipkit_opencl
