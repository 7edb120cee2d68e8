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
}  // namespace std
#undef HIPKIT_IN_STD
