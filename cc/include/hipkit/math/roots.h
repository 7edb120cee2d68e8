// Cube roots, the inverse of square roots, lengths of vectors.
#pragma once

#include "hipkit/math/two_words.h"

namespace hipkit_math {
// m^power, a few units in the last place of a float away, for m between 1/8 and 1.
__device__ inline float rough_power(float m, float power) {
    return __builtin_amdgcn_exp2f(__builtin_amdgcn_logf(m) * power);
}

// x = m * 8^n with m between 1/8 and 1, without its sign.
template <class T> __device__ inline T cube_parts(T x, int *n) {
    int exponent;
    const T m = frexp(fabs(x), &exponent);
    // Division that rounds up, also below 0.
    *n = (exponent + 3000 + 2) / 3 - 1000;
    return ldexp(m, exponent - 3 * *n);
}

template <class T> __device__ inline T cbrt(T x) {
    if (x == 0 || !is_finite(x))
        return x;
    int n;
    const T m = cube_parts(x, &n);
    T root = rough_power((float)m, 1.0f / 3);
    // Halley's step has three times as many bits.
    const T cube = root * root * root;
    root = fma(root, (m - cube) / (2 * cube + m), root);
    const Two<T> square = exact_product(root, root), exact_cube = square * root;
    root += ((m - exact_cube.hi) - exact_cube.lo) / (3 * square.hi);
    return copysign(ldexp(root, n), x);
}

template <class T> __device__ inline T rcbrt(T x) {
    if (x == 0 || !is_finite(x))
        return is_nan(x) ? x : copysign(x == 0 ? infinity<T>() : T(0), x);
    int n;
    const T m = cube_parts(x, &n);
    T root = rough_power((float)m, -1.0f / 3);
    // Newton's step for root^-3 = m, whose error is the square of what it begins with; the last one is the accurate one.
    for (int step = 0; step < 3; step++) {
        const Two<T> cube = exact_product(root, root) * root * m;
        root = fma(root, ((1 - cube.hi) - cube.lo) * T(0.33333333333333333), root);
    }
    return copysign(ldexp(root, -n), x);
}

__device__ inline float rough_inverse_root(float x) { return __builtin_amdgcn_rsqf(x); }
__device__ inline double rough_inverse_root(double x) { return __builtin_amdgcn_rsq(x); }

template <class T> __device__ inline T rsqrt(T x) {
    if (!(x > 0))
        return x == 0 ? copysign(infinity<T>(), x) : not_a_number<T>();
    if (is_infinite(x))
        return 0;
    int exponent;
    T m = frexp(x, &exponent);
    const bool odd = exponent & 1;
    m = odd ? 2 * m : m;
    T root = rough_inverse_root(m);
    for (int step = 0; step < (sizeof(T) == 4 ? 1 : 2); step++) {
        const Two<T> one = exact_product(root, root) * m;
        const T error = (1 - one.hi) - one.lo;
        root = fma(root * error, fma(T(0.375), error, T(0.5)), root);
    }
    return ldexp(root, -((exponent - odd) / 2));
}

// The root of a sum of squares, as length * 2^exponent; of an infinite element it is infinite, whatever the others are.
template <class T> struct Length {
    Two<T> length;
    int exponent;
    T special;
};
template <class T, class At> __device__ inline Length<T> length_of(int count, At at) {
    T most = 0, sum = 0;
    for (int n = 0; n < count; n++) {
        const T size = fabs(at(n));
        most = size > most ? size : most;
        sum += size;
    }
    if (most == 0 || is_infinite(most) || is_nan(sum))
        return {{0, 0}, 0, is_infinite(most) ? most : sum};
    int exponent;
    frexp(most, &exponent);
    Two<T> squares = {0, 0};
    for (int n = 0; n < count; n++) {
        const T element = ldexp(at(n), -exponent);
        squares = squares + exact_product(element, element);
    }
    return {square_root(squares), exponent, T(1)};
}
template <class T, class At> __device__ inline T norm(int count, At at) {
    const Length<T> length = length_of<T>(count, at);
    return length.length.hi == 0 ? length.special : ldexp(rounded(length.length), length.exponent);
}
template <class T, class At> __device__ inline T rnorm(int count, At at) {
    const Length<T> length = length_of<T>(count, at);
    if (length.length.hi == 0)
        return 1 / length.special;
    return ldexp(rounded(Two<T>{1, 0} / length.length), -length.exponent);
}

template <class T, int count> struct Elements {
    T of[count];
    __device__ T operator()(int n) const { return of[n]; }
};
template <class T> __device__ inline T hypot(T x, T y) { return norm<T>(2, Elements<T, 2>{x, y}); }
template <class T> __device__ inline T rhypot(T x, T y) { return rnorm<T>(2, Elements<T, 2>{x, y}); }
template <class T> __device__ inline T norm3d(T x, T y, T z) { return norm<T>(3, Elements<T, 3>{x, y, z}); }
template <class T> __device__ inline T rnorm3d(T x, T y, T z) { return rnorm<T>(3, Elements<T, 3>{x, y, z}); }
template <class T> __device__ inline T norm4d(T x, T y, T z, T w) { return norm<T>(4, Elements<T, 4>{x, y, z, w}); }
template <class T> __device__ inline T rnorm4d(T x, T y, T z, T w) { return rnorm<T>(4, Elements<T, 4>{x, y, z, w}); }
template <class T> __device__ inline T norm_of(int count, const T *elements) {
    return norm<T>(count, [=](int n) { return elements[n]; });
}
template <class T> __device__ inline T rnorm_of(int count, const T *elements) {
    return rnorm<T>(count, [=](int n) { return elements[n]; });
}
}  // namespace hipkit_math
