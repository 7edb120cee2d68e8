// The functions of math.h that instructions and LLVM's own expansions give; the others are not written yet.
#pragma once

#include "hipkit/keywords.h"

#define HIPKIT_MATH_1(name)                                                             \
    __device__ inline float name##f(float x) { return __builtin_##name##f(x); }         \
    __device__ inline double name(double x) { return __builtin_##name(x); }             \
    __device__ inline float name(float x) { return __builtin_##name##f(x); }
#define HIPKIT_MATH_2(name)                                                                        \
    __device__ inline float name##f(float x, float y) { return __builtin_##name##f(x, y); }        \
    __device__ inline double name(double x, double y) { return __builtin_##name(x, y); }           \
    __device__ inline float name(float x, float y) { return __builtin_##name##f(x, y); }

HIPKIT_MATH_1(sqrt)
HIPKIT_MATH_1(fabs)
HIPKIT_MATH_1(floor)
HIPKIT_MATH_1(ceil)
HIPKIT_MATH_1(trunc)
HIPKIT_MATH_1(rint)
HIPKIT_MATH_1(nearbyint)
HIPKIT_MATH_1(round)
HIPKIT_MATH_2(fmin)
HIPKIT_MATH_2(fmax)
HIPKIT_MATH_2(copysign)
#undef HIPKIT_MATH_1
#undef HIPKIT_MATH_2

__device__ inline float fmaf(float x, float y, float z) { return __builtin_fmaf(x, y, z); }
__device__ inline double fma(double x, double y, double z) { return __builtin_fma(x, y, z); }
__device__ inline float fma(float x, float y, float z) { return __builtin_fmaf(x, y, z); }
__device__ inline float ldexpf(float x, int n) { return __builtin_ldexpf(x, n); }
__device__ inline double ldexp(double x, int n) { return __builtin_ldexp(x, n); }
__device__ inline float frexpf(float x, int *n) { return __builtin_frexpf(x, n); }
__device__ inline double frexp(double x, int *n) { return __builtin_frexp(x, n); }

// LLVM expands these of one precision into instructions: expf, exp2f, exp10f and log2f within one unit in the last place,
// logf and log10f within two.
__device__ inline float expf(float x) { return __builtin_expf(x); }
__device__ inline float exp2f(float x) { return __builtin_exp2f(x); }
__device__ inline float exp10f(float x) { return __builtin_exp10f(x); }
__device__ inline float logf(float x) { return __builtin_logf(x); }
__device__ inline float log2f(float x) { return __builtin_log2f(x); }
__device__ inline float log10f(float x) { return __builtin_log10f(x); }

__device__ inline int min(int x, int y) { return y < x ? y : x; }
__device__ inline unsigned min(unsigned x, unsigned y) { return y < x ? y : x; }
__device__ inline long min(long x, long y) { return y < x ? y : x; }
__device__ inline unsigned long min(unsigned long x, unsigned long y) { return y < x ? y : x; }
__device__ inline long long min(long long x, long long y) { return y < x ? y : x; }
__device__ inline unsigned long long min(unsigned long long x, unsigned long long y) { return y < x ? y : x; }
__device__ inline float min(float x, float y) { return __builtin_fminf(x, y); }
__device__ inline double min(double x, double y) { return __builtin_fmin(x, y); }
__device__ inline int max(int x, int y) { return x < y ? y : x; }
__device__ inline unsigned max(unsigned x, unsigned y) { return x < y ? y : x; }
__device__ inline long max(long x, long y) { return x < y ? y : x; }
__device__ inline unsigned long max(unsigned long x, unsigned long y) { return x < y ? y : x; }
__device__ inline long long max(long long x, long long y) { return x < y ? y : x; }
__device__ inline unsigned long long max(unsigned long long x, unsigned long long y) { return x < y ? y : x; }
__device__ inline float max(float x, float y) { return __builtin_fmaxf(x, y); }
__device__ inline double max(double x, double y) { return __builtin_fmax(x, y); }
