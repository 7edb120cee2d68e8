// The functions of AMD's device libraries ocml and ockl that hipkit's has too: sources call them without declaring them.
// The lists name HIP's function for double that each is; the one for float has an f more.
#pragma once

#include "hipkit/keywords.h"

#define HIPKIT_OCML_OF_1(DO) \
    DO(acos, acos) DO(acosh, acosh) DO(asin, asin) DO(asinh, asinh) DO(atan, atan) DO(atanh, atanh) DO(cbrt, cbrt) \
    DO(ceil, ceil) DO(cos, cos) DO(cosh, cosh) DO(cospi, cospi) DO(erf, erf) DO(erfc, erfc) DO(erfcinv, erfcinv) \
    DO(erfcx, erfcx) DO(erfinv, erfinv) DO(exp, exp) DO(exp10, exp10) DO(exp2, exp2) DO(expm1, expm1) DO(fabs, fabs) \
    DO(floor, floor) DO(i0, cyl_bessel_i0) DO(i1, cyl_bessel_i1) DO(j0, j0) DO(j1, j1) DO(lgamma, lgamma) \
    DO(log, log) DO(log10, log10) DO(log1p, log1p) DO(log2, log2) DO(logb, logb) DO(ncdf, normcdf) \
    DO(ncdfinv, normcdfinv) DO(nearbyint, nearbyint) DO(rcbrt, rcbrt) DO(rint, rint) DO(round, round) \
    DO(rsqrt, rsqrt) DO(sin, sin) DO(sinh, sinh) DO(sinpi, sinpi) DO(sqrt, sqrt) DO(tan, tan) DO(tanh, tanh) \
    DO(tgamma, tgamma) DO(trunc, trunc) DO(y0, y0) DO(y1, y1)
#define HIPKIT_OCML_OF_2(DO) \
    DO(atan2, atan2) DO(copysign, copysign) DO(fdim, fdim) DO(fmax, fmax) DO(fmin, fmin) DO(max, fmax) DO(min, fmin) \
    DO(fmod, fmod) DO(hypot, hypot) DO(pow, pow) DO(powr, pow) DO(remainder, remainder) DO(rhypot, rhypot)

#define HIPKIT_PRIVATE __attribute__((address_space(5)))
#define HIPKIT_LIBRARY extern "C" __device__

#define HIPKIT_DECLARE_OF_1(name, function)               \
    HIPKIT_LIBRARY float __ocml_##name##_f32(float);      \
    HIPKIT_LIBRARY double __ocml_##name##_f64(double);    \
    HIPKIT_LIBRARY _Float16 __ocml_##name##_f16(_Float16);
HIPKIT_OCML_OF_1(HIPKIT_DECLARE_OF_1)
#undef HIPKIT_DECLARE_OF_1
#define HIPKIT_DECLARE_OF_2(name, function)                         \
    HIPKIT_LIBRARY float __ocml_##name##_f32(float, float);         \
    HIPKIT_LIBRARY double __ocml_##name##_f64(double, double);      \
    HIPKIT_LIBRARY _Float16 __ocml_##name##_f16(_Float16, _Float16);
HIPKIT_OCML_OF_2(HIPKIT_DECLARE_OF_2)
#undef HIPKIT_DECLARE_OF_2
#define HIPKIT_DECLARE_OF_INT(name)                            \
    HIPKIT_LIBRARY float __ocml_##name##_f32(float, int);      \
    HIPKIT_LIBRARY double __ocml_##name##_f64(double, int);    \
    HIPKIT_LIBRARY _Float16 __ocml_##name##_f16(_Float16, int);
HIPKIT_DECLARE_OF_INT(ldexp) HIPKIT_DECLARE_OF_INT(pown) HIPKIT_DECLARE_OF_INT(scalbn)
#undef HIPKIT_DECLARE_OF_INT
#define HIPKIT_DECLARE_TO_INT(name)                   \
    HIPKIT_LIBRARY int __ocml_##name##_f32(float);    \
    HIPKIT_LIBRARY int __ocml_##name##_f64(double);   \
    HIPKIT_LIBRARY int __ocml_##name##_f16(_Float16);
HIPKIT_DECLARE_TO_INT(ilogb) HIPKIT_DECLARE_TO_INT(isfinite) HIPKIT_DECLARE_TO_INT(isinf)
HIPKIT_DECLARE_TO_INT(isnan) HIPKIT_DECLARE_TO_INT(signbit)
#undef HIPKIT_DECLARE_TO_INT
#define HIPKIT_DECLARE_AND_MORE(name, Second)                                         \
    HIPKIT_LIBRARY float __ocml_##name##_f32(float, HIPKIT_PRIVATE Second(float) *);  \
    HIPKIT_LIBRARY double __ocml_##name##_f64(double, HIPKIT_PRIVATE Second(double) *);
#define HIPKIT_REAL(Real) Real
#define HIPKIT_WHOLE(Real) int
HIPKIT_DECLARE_AND_MORE(frexp, HIPKIT_WHOLE)
HIPKIT_DECLARE_AND_MORE(modf, HIPKIT_REAL)
HIPKIT_DECLARE_AND_MORE(sincos, HIPKIT_REAL)
HIPKIT_DECLARE_AND_MORE(sincospi, HIPKIT_REAL)
#undef HIPKIT_DECLARE_AND_MORE
#define HIPKIT_DECLARE_FUSED(name)                                                 \
    HIPKIT_LIBRARY float __ocml_##name##_f32(float, float, float);                 \
    HIPKIT_LIBRARY double __ocml_##name##_f64(double, double, double);             \
    HIPKIT_LIBRARY _Float16 __ocml_##name##_f16(_Float16, _Float16, _Float16);
HIPKIT_DECLARE_FUSED(fma)
HIPKIT_DECLARE_FUSED(mad)
#undef HIPKIT_DECLARE_FUSED
HIPKIT_LIBRARY float __ocml_nextafter_f32(float, float), __ocml_remquo_f32(float, float, HIPKIT_PRIVATE int *);
HIPKIT_LIBRARY double __ocml_nextafter_f64(double, double), __ocml_remquo_f64(double, double, HIPKIT_PRIVATE int *);
HIPKIT_LIBRARY float __ocml_len3_f32(float, float, float), __ocml_rlen3_f32(float, float, float);
HIPKIT_LIBRARY double __ocml_len3_f64(double, double, double), __ocml_rlen3_f64(double, double, double);
HIPKIT_LIBRARY float __ocml_len4_f32(float, float, float, float), __ocml_rlen4_f32(float, float, float, float);
HIPKIT_LIBRARY double __ocml_len4_f64(double, double, double, double), __ocml_rlen4_f64(double, double, double, double);

#define HIPKIT_DECLARE_NATIVE(name) HIPKIT_LIBRARY float __ocml_native_##name##_f32(float);
HIPKIT_DECLARE_NATIVE(cos) HIPKIT_DECLARE_NATIVE(exp) HIPKIT_DECLARE_NATIVE(exp10) HIPKIT_DECLARE_NATIVE(exp2)
HIPKIT_DECLARE_NATIVE(log) HIPKIT_DECLARE_NATIVE(log10) HIPKIT_DECLARE_NATIVE(log2) HIPKIT_DECLARE_NATIVE(recip)
HIPKIT_DECLARE_NATIVE(rsqrt) HIPKIT_DECLARE_NATIVE(sin) HIPKIT_DECLARE_NATIVE(sqrt) HIPKIT_DECLARE_NATIVE(tan)
#undef HIPKIT_DECLARE_NATIVE

#define HIPKIT_DECLARE_PLACE(name) HIPKIT_LIBRARY decltype(sizeof 0) __ockl_get_##name(unsigned);
HIPKIT_DECLARE_PLACE(local_id) HIPKIT_DECLARE_PLACE(group_id) HIPKIT_DECLARE_PLACE(local_size)
HIPKIT_DECLARE_PLACE(num_groups) HIPKIT_DECLARE_PLACE(global_id) HIPKIT_DECLARE_PLACE(global_size)
HIPKIT_DECLARE_PLACE(global_offset) HIPKIT_DECLARE_PLACE(enqueued_local_size)
#undef HIPKIT_DECLARE_PLACE
HIPKIT_LIBRARY decltype(sizeof 0) __ockl_get_local_linear_id(), __ockl_get_global_linear_id();
HIPKIT_LIBRARY bool __ockl_is_local_addr(const void *), __ockl_is_private_addr(const void *);
HIPKIT_LIBRARY unsigned __ockl_get_work_dim(), __ockl_lane_u32(), __ockl_activelane_u32();
HIPKIT_LIBRARY int __ockl_mul24_i32(int, int), __ockl_mul_hi_i32(int, int);
HIPKIT_LIBRARY unsigned __ockl_mul24_u32(unsigned, unsigned), __ockl_mul_hi_u32(unsigned, unsigned);
HIPKIT_LIBRARY long long __ockl_mul_hi_i64(long long, long long);
HIPKIT_LIBRARY unsigned long long __ockl_mul_hi_u64(unsigned long long, unsigned long long);
HIPKIT_LIBRARY unsigned __ockl_clz_u32(unsigned), __ockl_popcount_u32(unsigned);
