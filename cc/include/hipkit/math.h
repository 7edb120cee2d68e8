// The functions of math.h, for float and double, by the names that C and C++ have for them.
#pragma once

#include "hipkit/keywords.h"

// The compiler does not reorder sums here, whatever options let it do elsewhere: hipkit cc says whether they do.
#pragma clang fp reassociate(off)
#include "hipkit/math/bessel.h"
#include "hipkit/math/error_function.h"
#include "hipkit/math/exponential.h"
#include "hipkit/math/gamma.h"
#include "hipkit/math/hyperbolic.h"
#include "hipkit/math/intrinsics.h"
#include "hipkit/math/inverse_trigonometric.h"
#include "hipkit/math/logarithm.h"
#include "hipkit/math/parts.h"
#include "hipkit/math/power.h"
#include "hipkit/math/promotion.h"
#include "hipkit/math/remainder.h"
#include "hipkit/math/roots.h"
#include "hipkit/math/trigonometric.h"

// LLVM knows some OpenCL functions by the same mangled names, and replaces calls of them that are left.
#define HIPKIT_MATH __device__ __forceinline__

// name, what computes it for float and for double.
#define HIPKIT_MATH_1(name, of_float, of_double)                     \
    HIPKIT_MATH float name##f(float x) { return of_float(x); }       \
    HIPKIT_MATH float name(float x) { return of_float(x); }          \
    HIPKIT_MATH double name(double x) { return of_double(x); }       \
    template <class T> HIPKIT_MATH hipkit_math::OfInteger<T> name(T x) { return of_double((double)x); }
#define HIPKIT_MATH_2(name, of_float, of_double)                                      \
    HIPKIT_MATH float name##f(float x, float y) { return of_float(x, y); }            \
    HIPKIT_MATH float name(float x, float y) { return of_float(x, y); }               \
    HIPKIT_MATH double name(double x, double y) { return of_double(x, y); }           \
    template <class First, class Second> HIPKIT_MATH hipkit_math::OfMixed<First, Second> name(First x, Second y) { \
        return of_double((double)x, (double)y);                                       \
    }
#define HIPKIT_BUILTIN_1(name) HIPKIT_MATH_1(name, __builtin_##name##f, __builtin_##name)
#define HIPKIT_BUILTIN_2(name) HIPKIT_MATH_2(name, __builtin_##name##f, __builtin_##name)
#define HIPKIT_OWN_1(name) HIPKIT_MATH_1(name, hipkit_math::name, hipkit_math::name)
#define HIPKIT_OWN_2(name) HIPKIT_MATH_2(name, hipkit_math::name, hipkit_math::name)
#define HIPKIT_FAST_1(name) HIPKIT_MATH_1(name, __builtin_##name##f, hipkit_math::name)
#define HIPKIT_WIDENED_1(name) HIPKIT_MATH_1(name, (float)hipkit_math::name, hipkit_math::name)

HIPKIT_BUILTIN_1(sqrt)
HIPKIT_BUILTIN_1(fabs)
HIPKIT_BUILTIN_1(floor)
HIPKIT_BUILTIN_1(ceil)
HIPKIT_BUILTIN_1(trunc)
HIPKIT_BUILTIN_1(rint)
HIPKIT_BUILTIN_1(nearbyint)
HIPKIT_BUILTIN_1(round)
HIPKIT_BUILTIN_2(fmin)
HIPKIT_BUILTIN_2(fmax)
HIPKIT_BUILTIN_2(copysign)

// LLVM expands these of single precision into instructions: exp, exp2, exp10 and log2 within one unit in the last place,
// log and log10 within two.
HIPKIT_FAST_1(exp)
HIPKIT_FAST_1(exp2)
HIPKIT_FAST_1(exp10)
HIPKIT_FAST_1(log)
HIPKIT_FAST_1(log2)
HIPKIT_FAST_1(log10)

HIPKIT_OWN_1(expm1)
HIPKIT_OWN_1(log1p)
HIPKIT_OWN_1(sin)
HIPKIT_OWN_1(cos)
HIPKIT_OWN_1(tan)
HIPKIT_OWN_1(sinpi)
HIPKIT_OWN_1(cospi)
HIPKIT_OWN_1(asin)
HIPKIT_OWN_1(acos)
HIPKIT_OWN_1(atan)
HIPKIT_OWN_1(sinh)
HIPKIT_OWN_1(cosh)
HIPKIT_OWN_1(tanh)
HIPKIT_OWN_1(asinh)
HIPKIT_OWN_1(acosh)
HIPKIT_OWN_1(atanh)
HIPKIT_OWN_1(cbrt)
HIPKIT_OWN_1(rcbrt)
HIPKIT_OWN_1(rsqrt)
HIPKIT_OWN_1(logb)
HIPKIT_OWN_2(atan2)
HIPKIT_OWN_2(pow)
HIPKIT_OWN_2(hypot)
HIPKIT_OWN_2(rhypot)
HIPKIT_OWN_2(fmod)
HIPKIT_OWN_2(remainder)
HIPKIT_OWN_2(nextafter)
HIPKIT_OWN_2(fdim)

HIPKIT_WIDENED_1(erf)
HIPKIT_WIDENED_1(erfc)
HIPKIT_WIDENED_1(erfcx)
HIPKIT_WIDENED_1(erfinv)
HIPKIT_WIDENED_1(erfcinv)
HIPKIT_WIDENED_1(normcdf)
HIPKIT_WIDENED_1(normcdfinv)
HIPKIT_WIDENED_1(tgamma)
HIPKIT_WIDENED_1(lgamma)
HIPKIT_WIDENED_1(j0)
HIPKIT_WIDENED_1(j1)
HIPKIT_WIDENED_1(y0)
HIPKIT_WIDENED_1(y1)
HIPKIT_WIDENED_1(cyl_bessel_i0)
HIPKIT_WIDENED_1(cyl_bessel_i1)
HIPKIT_MATH double jn(int n, double x) { return hipkit_math::jn(n, x); }
HIPKIT_MATH float jnf(int n, float x) { return (float)hipkit_math::jn(n, x); }
HIPKIT_MATH double yn(int n, double x) { return hipkit_math::yn(n, x); }
HIPKIT_MATH float ynf(int n, float x) { return (float)hipkit_math::yn(n, x); }

// Those with other parameters, for a type and the suffix that C has for it.
#define HIPKIT_OTHERS(T, suffix)                                                                                   \
    HIPKIT_MATH T fma##suffix(T x, T y, T z) { return hipkit_math::fma(x, y, z); }                                 \
    HIPKIT_MATH T ldexp##suffix(T x, int n) { return hipkit_math::ldexp(x, n); }                                   \
    HIPKIT_MATH T frexp##suffix(T x, int *n) { return hipkit_math::frexp(x, n); }                                  \
    HIPKIT_MATH T modf##suffix(T x, T *whole) { return hipkit_math::modf(x, whole); }                              \
    HIPKIT_MATH T remquo##suffix(T x, T y, int *quotient) { return hipkit_math::remquo(x, y, quotient); }          \
    HIPKIT_MATH T scalbn##suffix(T x, int n) { return hipkit_math::ldexp(x, n); }                                  \
    HIPKIT_MATH T scalbln##suffix(T x, long n) { return hipkit_math::scalbln(x, n); }                              \
    HIPKIT_MATH int ilogb##suffix(T x) { return hipkit_math::ilogb(x); }                                           \
    HIPKIT_MATH long lround##suffix(T x) { return (long)::round(x); }                                              \
    HIPKIT_MATH long long llround##suffix(T x) { return (long long)::round(x); }                                   \
    HIPKIT_MATH long lrint##suffix(T x) { return (long)::rint(x); }                                                \
    HIPKIT_MATH long long llrint##suffix(T x) { return (long long)::rint(x); }                                     \
    HIPKIT_MATH void sincos##suffix(T x, T *sin, T *cos) { hipkit_math::sincos(x, sin, cos); }                     \
    HIPKIT_MATH void sincospi##suffix(T x, T *sin, T *cos) { hipkit_math::sincospi(x, sin, cos); }
HIPKIT_OTHERS(float, f)
HIPKIT_OTHERS(float, )
HIPKIT_OTHERS(double, )
#undef HIPKIT_OTHERS

// Those that CUDA added, whose names for double C++ could not tell from others.
#define HIPKIT_NORMS(T, f)                                                                                         \
    HIPKIT_MATH T powi##f(T x, int n) { return hipkit_math::pow(x, (T)n); }                                        \
    HIPKIT_MATH T norm3d##f(T x, T y, T z) { return hipkit_math::norm3d(x, y, z); }                                \
    HIPKIT_MATH T rnorm3d##f(T x, T y, T z) { return hipkit_math::rnorm3d(x, y, z); }                              \
    HIPKIT_MATH T norm4d##f(T x, T y, T z, T w) { return hipkit_math::norm4d(x, y, z, w); }                        \
    HIPKIT_MATH T rnorm4d##f(T x, T y, T z, T w) { return hipkit_math::rnorm4d(x, y, z, w); }                      \
    HIPKIT_MATH T norm##f(int count, const T *elements) { return hipkit_math::norm_of(count, elements); }          \
    HIPKIT_MATH T rnorm##f(int count, const T *elements) { return hipkit_math::rnorm_of(count, elements); }        \
    HIPKIT_MATH T nan##f(const char *) { return hipkit_math::not_a_number<T>(); }
HIPKIT_NORMS(float, f)
HIPKIT_NORMS(double, )
#undef HIPKIT_NORMS
HIPKIT_MATH float fdividef(float x, float y) { return x / y; }

#define HIPKIT_CLASSIFICATION(T)                                                      \
    HIPKIT_MATH bool isnan(T x) { return hipkit_math::is_nan(x); }                    \
    HIPKIT_MATH bool isinf(T x) { return hipkit_math::is_infinite(x); }               \
    HIPKIT_MATH bool isfinite(T x) { return hipkit_math::is_finite(x); }              \
    HIPKIT_MATH bool signbit(T x) { return hipkit_math::is_negative(x); }
HIPKIT_CLASSIFICATION(float)
HIPKIT_CLASSIFICATION(double)
#undef HIPKIT_CLASSIFICATION

#include "hipkit/math/overloads.h"
#include "hipkit/math/in_std.h"

#undef HIPKIT_MATH_1
#undef HIPKIT_MATH_2
#undef HIPKIT_BUILTIN_1
#undef HIPKIT_BUILTIN_2
#undef HIPKIT_OWN_1
#undef HIPKIT_OWN_2
#undef HIPKIT_FAST_1
#undef HIPKIT_WIDENED_1
#undef HIPKIT_MATH

#ifdef HIPKIT_REORDERS
#pragma clang fp reassociate(on)
#endif
