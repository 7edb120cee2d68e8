// Functions of the device's mathematical library, over ordinary and over hard arguments.
#include "kernel.h"

#define ROW(n, value) out[(n) * count + i] = (value)

KERNEL trigonometry_f32(const float* a, float* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const float x = a[i];
    ROW(0, sinf(x));
    ROW(1, cosf(x));
    ROW(2, tanf(x));
    ROW(3, atanf(x));
    ROW(4, asinf(x));
    ROW(5, acosf(x));
    ROW(6, atan2f(x, 2.5f));
}

KERNEL exponentials_f32(const float* a, float* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const float x = a[i], positive = fabsf(x);
    ROW(0, expf(x));
    ROW(1, exp2f(x));
    ROW(2, expm1f(x));
    ROW(3, logf(positive));
    ROW(4, log2f(positive));
    ROW(5, log10f(positive));
    ROW(6, log1pf(positive));
    ROW(7, powf(positive, 1.75f));
}

KERNEL hyperbolic_f32(const float* a, float* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const float x = a[i];
    ROW(0, sinhf(x));
    ROW(1, coshf(x));
    ROW(2, tanhf(x));
    ROW(3, asinhf(x));
    ROW(4, cbrtf(x));
    ROW(5, hypotf(x, 3.0f));
    ROW(6, erff(x));
}

KERNEL exact_functions_f32(const float* a, const float* b, float* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    int exponent = 0;
    ROW(0, fmodf(a[i], b[i]));
    ROW(1, frexpf(a[i], &exponent));
    ROW(2, __builtin_isfinite(a[i]) ? float(exponent) : 0.0f);
    ROW(3, ldexpf(a[i], int(i % 40) - 20));
    ROW(4, nextafterf(a[i], b[i]));
    ROW(5, fdimf(a[i], b[i]));
    ROW(6, remainderf(a[i], b[i]));
}

KERNEL trigonometry_f64(const double* a, double* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const double x = a[i];
    ROW(0, sin(x));
    ROW(1, cos(x));
    ROW(2, tan(x));
    ROW(3, atan(x));
    ROW(4, atan2(x, 2.5));
}

KERNEL exponentials_f64(const double* a, double* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const double x = a[i], positive = fabs(x);
    ROW(0, exp(x));
    ROW(1, exp2(x));
    ROW(2, log(positive));
    ROW(3, log10(positive));
    ROW(4, pow(positive, 1.75));
    ROW(5, tanh(x));
    ROW(6, cbrt(x));
    ROW(7, erf(x));
}
