// The functions of the device in namespace std too, where programs look for those of <cmath>.
#pragma once

#define HIPKIT_IN_STD(name) using ::name;
namespace std {
HIPKIT_IN_STD(abs) HIPKIT_IN_STD(acos) HIPKIT_IN_STD(acosh) HIPKIT_IN_STD(asin) HIPKIT_IN_STD(asinh)
HIPKIT_IN_STD(atan) HIPKIT_IN_STD(atan2) HIPKIT_IN_STD(atanh) HIPKIT_IN_STD(cbrt) HIPKIT_IN_STD(ceil)
HIPKIT_IN_STD(copysign) HIPKIT_IN_STD(cos) HIPKIT_IN_STD(cosh) HIPKIT_IN_STD(erf) HIPKIT_IN_STD(erfc)
HIPKIT_IN_STD(exp) HIPKIT_IN_STD(exp2) HIPKIT_IN_STD(expm1) HIPKIT_IN_STD(fabs) HIPKIT_IN_STD(fdim)
HIPKIT_IN_STD(floor) HIPKIT_IN_STD(fma) HIPKIT_IN_STD(fmax) HIPKIT_IN_STD(fmin) HIPKIT_IN_STD(fmod)
HIPKIT_IN_STD(frexp) HIPKIT_IN_STD(hypot) HIPKIT_IN_STD(ilogb) HIPKIT_IN_STD(isfinite) HIPKIT_IN_STD(isinf)
HIPKIT_IN_STD(isnan) HIPKIT_IN_STD(ldexp) HIPKIT_IN_STD(lgamma) HIPKIT_IN_STD(llrint) HIPKIT_IN_STD(llround)
HIPKIT_IN_STD(log) HIPKIT_IN_STD(log10) HIPKIT_IN_STD(log1p) HIPKIT_IN_STD(log2) HIPKIT_IN_STD(logb)
HIPKIT_IN_STD(lrint) HIPKIT_IN_STD(lround) HIPKIT_IN_STD(modf) HIPKIT_IN_STD(nearbyint) HIPKIT_IN_STD(nextafter)
HIPKIT_IN_STD(pow) HIPKIT_IN_STD(remainder) HIPKIT_IN_STD(remquo) HIPKIT_IN_STD(rint) HIPKIT_IN_STD(round)
HIPKIT_IN_STD(scalbln) HIPKIT_IN_STD(scalbn) HIPKIT_IN_STD(signbit) HIPKIT_IN_STD(sin) HIPKIT_IN_STD(sinh)
HIPKIT_IN_STD(sqrt) HIPKIT_IN_STD(tan) HIPKIT_IN_STD(tanh) HIPKIT_IN_STD(tgamma) HIPKIT_IN_STD(trunc)
// By their names in C, which libstdc++ has there since release 14.
HIPKIT_IN_STD(acosf) HIPKIT_IN_STD(acoshf) HIPKIT_IN_STD(asinf) HIPKIT_IN_STD(asinhf) HIPKIT_IN_STD(atanf)
HIPKIT_IN_STD(atan2f) HIPKIT_IN_STD(atanhf) HIPKIT_IN_STD(cbrtf) HIPKIT_IN_STD(ceilf) HIPKIT_IN_STD(copysignf)
HIPKIT_IN_STD(cosf) HIPKIT_IN_STD(coshf) HIPKIT_IN_STD(erff) HIPKIT_IN_STD(erfcf) HIPKIT_IN_STD(expf)
HIPKIT_IN_STD(exp2f) HIPKIT_IN_STD(expm1f) HIPKIT_IN_STD(fabsf) HIPKIT_IN_STD(fdimf) HIPKIT_IN_STD(floorf)
HIPKIT_IN_STD(fmaf) HIPKIT_IN_STD(fmaxf) HIPKIT_IN_STD(fminf) HIPKIT_IN_STD(fmodf) HIPKIT_IN_STD(frexpf)
HIPKIT_IN_STD(hypotf) HIPKIT_IN_STD(ilogbf) HIPKIT_IN_STD(ldexpf) HIPKIT_IN_STD(lgammaf) HIPKIT_IN_STD(llrintf)
HIPKIT_IN_STD(llroundf) HIPKIT_IN_STD(logf) HIPKIT_IN_STD(log10f) HIPKIT_IN_STD(log1pf) HIPKIT_IN_STD(log2f)
HIPKIT_IN_STD(logbf) HIPKIT_IN_STD(lrintf) HIPKIT_IN_STD(lroundf) HIPKIT_IN_STD(modff) HIPKIT_IN_STD(nearbyintf)
HIPKIT_IN_STD(nextafterf) HIPKIT_IN_STD(powf) HIPKIT_IN_STD(remainderf) HIPKIT_IN_STD(remquof)
HIPKIT_IN_STD(rintf) HIPKIT_IN_STD(roundf) HIPKIT_IN_STD(scalblnf) HIPKIT_IN_STD(scalbnf) HIPKIT_IN_STD(sinf)
HIPKIT_IN_STD(sinhf) HIPKIT_IN_STD(sqrtf) HIPKIT_IN_STD(tanf) HIPKIT_IN_STD(tanhf) HIPKIT_IN_STD(tgammaf)
HIPKIT_IN_STD(truncf)
}  // namespace std
#undef HIPKIT_IN_STD
