// Arithmetic of complex numbers in one precision, as a macro.
#pragma once

#include "hipkit/keywords.h"
#include "hipkit/math.h"
#include "hipkit/vector_types.h"

#define HIPKIT_COMPLEX_FUNCTION __host__ __device__ inline

namespace hipkit_complex {
template <class T> HIPKIT_COMPLEX_FUNCTION T magnitude(T x) { return x < 0 ? -x : x; }

// |x + iy| and quotients, of the exponent of the greater part apart, so that squares neither overflow nor vanish.
template <class Complex, class T> HIPKIT_COMPLEX_FUNCTION T absolute(Complex z) {
    const T x = magnitude(z.x), y = magnitude(z.y), most = x > y ? x : y, least = x > y ? y : x;
    if (x == (T)__builtin_inf() || y == (T)__builtin_inf())
        return (T)__builtin_inf();
    if (most == 0 || x != x || y != y)
        return x + y;
    const T ratio = least / most;
    return most * (sizeof(T) == 4 ? __builtin_sqrtf(1 + ratio * ratio) : __builtin_sqrt(1 + ratio * ratio));
}
// By the greater part of the divisor: Smith's method.
template <class Complex, class T> HIPKIT_COMPLEX_FUNCTION Complex divided(Complex p, Complex q) {
    Complex result;
    if (magnitude(q.x) >= magnitude(q.y)) {
        const T ratio = q.y / q.x, divisor = q.x + q.y * ratio;
        result.x = (p.x + p.y * ratio) / divisor;
        result.y = (p.y - p.x * ratio) / divisor;
    } else {
        const T ratio = q.x / q.y, divisor = q.x * ratio + q.y;
        result.x = (p.x * ratio + p.y) / divisor;
        result.y = (p.y * ratio - p.x) / divisor;
    }
    return result;
}
}  // namespace hipkit_complex

#define HIPKIT_COMPLEX(Complex, T, f)                                                                              \
    HIPKIT_COMPLEX_FUNCTION T hipCreal##f(Complex z) { return z.x; }                                               \
    HIPKIT_COMPLEX_FUNCTION T hipCimag##f(Complex z) { return z.y; }                                               \
    HIPKIT_COMPLEX_FUNCTION Complex hipConj##f(Complex z) {                                                        \
        z.y = -z.y;                                                                                                \
        return z;                                                                                                  \
    }                                                                                                              \
    HIPKIT_COMPLEX_FUNCTION T hipCsqabs##f(Complex z) { return z.x * z.x + z.y * z.y; }                            \
    HIPKIT_COMPLEX_FUNCTION T hipCabs##f(Complex z) { return hipkit_complex::absolute<Complex, T>(z); }            \
    HIPKIT_COMPLEX_FUNCTION Complex hipCadd##f(Complex p, Complex q) {                                             \
        p.x += q.x;                                                                                                \
        p.y += q.y;                                                                                                \
        return p;                                                                                                  \
    }                                                                                                              \
    HIPKIT_COMPLEX_FUNCTION Complex hipCsub##f(Complex p, Complex q) {                                             \
        p.x -= q.x;                                                                                                \
        p.y -= q.y;                                                                                                \
        return p;                                                                                                  \
    }                                                                                                              \
    HIPKIT_COMPLEX_FUNCTION Complex hipCmul##f(Complex p, Complex q) {                                             \
        Complex result;                                                                                            \
        result.x = p.x * q.x - p.y * q.y;                                                                          \
        result.y = p.x * q.y + p.y * q.x;                                                                          \
        return result;                                                                                             \
    }                                                                                                              \
    HIPKIT_COMPLEX_FUNCTION Complex hipCdiv##f(Complex p, Complex q) { return hipkit_complex::divided<Complex, T>(p, q); }
