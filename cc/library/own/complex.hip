// Products and quotients of complex numbers: clang calls these for std::complex and _Complex, as on the host.
//
// As Annex G of C says: where both parts come out as no number, but an operand or a partial product is infinite, so is the result.
#include "hipkit/keywords.h"

namespace {
template <class T> __device__ inline bool is_infinite(T x) { return __builtin_fabs(x) == __builtin_inf(); }
template <class T> __device__ inline T with_sign(double size, T sign) { return (T)__builtin_copysign(size, (double)sign); }
// 1 with the sign of an infinity, 0 with that of another number.
template <class T> __device__ inline T boxed(T x) { return with_sign(is_infinite(x) ? 1 : 0, x); }
template <class T> __device__ inline T not_nan(T x) { return __builtin_isnan(x) ? with_sign(0, x) : x; }

template <class T> struct Parts {
    T real, imaginary;
};

template <class T> __device__ inline Parts<T> product(T a, T b, T c, T d) {
#pragma clang fp contract(off)
    const T ac = a * c, bd = b * d, ad = a * d, bc = b * c;
    const Parts<T> plain = {ac - bd, ad + bc};
    if (!__builtin_isnan(plain.real) || !__builtin_isnan(plain.imaginary)) return plain;
    const bool first = is_infinite(a) || is_infinite(b), second = is_infinite(c) || is_infinite(d);
    const bool partial = is_infinite(ac) || is_infinite(bd) || is_infinite(ad) || is_infinite(bc);
    if (!first && !second && !partial) return plain;
    if (first) a = boxed(a), b = boxed(b);
    if (second) c = boxed(c), d = boxed(d);
    if (second || !first) a = not_nan(a), b = not_nan(b);
    if (first || !second) c = not_nan(c), d = not_nan(d);
    const T infinite = (T)__builtin_inf();
    return {infinite * (a * c - b * d), infinite * (a * d + b * c)};
}

template <class T> __device__ inline Parts<T> quotient(T a, T b, T c, T d) {
#pragma clang fp contract(off)
    // The divisor is scaled, so that its square neither overflows nor vanishes.
    const T largest = (T)__builtin_fmax(__builtin_fabs(c), __builtin_fabs(d));
    int exponent = 0;
    if (largest > 0 && !is_infinite(largest)) {
        __builtin_frexp(largest, &exponent);
        --exponent;
        c = (T)__builtin_ldexp(c, -exponent), d = (T)__builtin_ldexp(d, -exponent);
    }
    const T square = c * c + d * d;
    const T real = (a * c + b * d) / square, imaginary = (b * c - a * d) / square;
    const Parts<T> plain = {(T)__builtin_ldexp(real, -exponent), (T)__builtin_ldexp(imaginary, -exponent)};
    if (!__builtin_isnan(plain.real) || !__builtin_isnan(plain.imaginary)) return plain;
    const T infinite = (T)__builtin_inf();
    if (square == 0 && (!__builtin_isnan(a) || !__builtin_isnan(b)))
        return {with_sign((double)infinite, c) * a, with_sign((double)infinite, c) * b};
    if ((is_infinite(a) || is_infinite(b)) && __builtin_isfinite(c) && __builtin_isfinite(d)) {
        a = boxed(a), b = boxed(b);
        return {infinite * (a * c + b * d), infinite * (b * c - a * d)};
    }
    if (is_infinite(largest) && __builtin_isfinite(a) && __builtin_isfinite(b)) {
        c = boxed(c), d = boxed(d);
        return {0 * (a * c + b * d), 0 * (b * c - a * d)};
    }
    return plain;
}

}  // namespace

#define HIPKIT_COMPLEX(name, T, how)                                             \
    extern "C" __device__ T _Complex name(T a, T b, T c, T d) {                  \
        const Parts<T> parts = how(a, b, c, d);                                  \
        T _Complex z;                                                            \
        __real__ z = parts.real;                                                 \
        __imag__ z = parts.imaginary;                                            \
        return z;                                                                \
    }
HIPKIT_COMPLEX(__mulsc3, float, product)
HIPKIT_COMPLEX(__muldc3, double, product)
HIPKIT_COMPLEX(__divsc3, float, quotient)
HIPKIT_COMPLEX(__divdc3, double, quotient)
