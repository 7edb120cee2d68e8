// Numbers as the unevaluated sum of two, of twice as many bits, for what has to be better than its result on the way.
#pragma once

#include "hipkit/math/format.h"

// The compiler must not fuse or reorder what an error is computed from.
#define HIPKIT_AS_WRITTEN _Pragma("clang fp contract(off) reassociate(off)")

namespace hipkit_math {
template <class T> struct Two {
    T hi, lo;
};

// The sum with its rounding error; of the ordered one |a| >= |b|, or a is 0.
template <class T> __device__ inline Two<T> ordered_sum(T a, T b) {
    HIPKIT_AS_WRITTEN
    const T sum = a + b;
    return {sum, b - (sum - a)};
}
template <class T> __device__ inline Two<T> exact_sum(T a, T b) {
    HIPKIT_AS_WRITTEN
    const T sum = a + b, of_b = sum - a;
    return {sum, (a - (sum - of_b)) + (b - of_b)};
}
template <class T> __device__ inline Two<T> exact_product(T a, T b) {
    HIPKIT_AS_WRITTEN
    const T product = a * b;
    return {product, fma(a, b, -product)};
}

template <class T> __device__ inline Two<T> operator-(Two<T> a) { return {-a.hi, -a.lo}; }
template <class T> __device__ inline Two<T> operator+(Two<T> a, T b) {
    HIPKIT_AS_WRITTEN
    const Two<T> sum = exact_sum(a.hi, b);
    return ordered_sum(sum.hi, sum.lo + a.lo);
}
template <class T> __device__ inline Two<T> operator+(Two<T> a, Two<T> b) {
    HIPKIT_AS_WRITTEN
    const Two<T> sum = exact_sum(a.hi, b.hi);
    return ordered_sum(sum.hi, sum.lo + (a.lo + b.lo));
}
template <class T> __device__ inline Two<T> operator-(Two<T> a, Two<T> b) { return a + -b; }
template <class T> __device__ inline Two<T> operator*(Two<T> a, T b) {
    HIPKIT_AS_WRITTEN
    const Two<T> product = exact_product(a.hi, b);
    return ordered_sum(product.hi, fma(a.lo, b, product.lo));
}
template <class T> __device__ inline Two<T> operator*(Two<T> a, Two<T> b) {
    HIPKIT_AS_WRITTEN
    const Two<T> product = exact_product(a.hi, b.hi);
    return ordered_sum(product.hi, fma(a.hi, b.lo, fma(a.lo, b.hi, product.lo)));
}
template <class T> __device__ inline Two<T> operator/(Two<T> a, Two<T> b) {
    HIPKIT_AS_WRITTEN
    const T inverse = 1 / b.hi, quotient = a.hi * inverse;
    const T left = fma(-quotient, b.lo, fma(-quotient, b.hi, a.hi) + a.lo);
    return ordered_sum(quotient, left * inverse);
}
// Of what is greater than 0.
template <class T> __device__ inline Two<T> square_root(Two<T> a) {
    HIPKIT_AS_WRITTEN
    const T root = sqrt(a.hi);
    return ordered_sum(root, (fma(-root, root, a.hi) + a.lo) / (root + root));
}
template <class T> __device__ inline Two<T> scaled(Two<T> a, int n) { return {ldexp(a.hi, n), ldexp(a.lo, n)}; }
template <class T> __device__ inline T rounded(Two<T> a) { return a.hi + a.lo; }
}  // namespace hipkit_math
