// Vectors of OpenCL, and what applies a function of numbers to each of their elements.
#pragma once

#include "hipkit/keywords.h"

#define HIPKIT_OPENCL __device__ __forceinline__

namespace hipkit_opencl {
using half = _Float16;

template <class T, int n> using Vector = T __attribute__((ext_vector_type(n)));
template <class T> struct Shape {
    using Element = T;
    static constexpr int count = 1;
    template <class U> using With = U;
};
template <class T, int n> struct Shape<Vector<T, n>> {
    using Element = T;
    static constexpr int count = n;
    template <class U> using With = Vector<U, n>;
};
template <class T> using Element = typename Shape<T>::Element;
template <class T> constexpr int count_of = Shape<T>::count;
// A vector of as many elements of another type.
template <class T, class U> using With = typename Shape<T>::template With<U>;

// An element; a number stands for as many as there are.
template <class T> HIPKIT_OPENCL Element<T> at(T x, int index) {
    if constexpr (count_of<T> == 1)
        return x;
    else
        return x[index];
}
template <class T> HIPKIT_OPENCL void put(T &x, int index, Element<T> value) {
    if constexpr (count_of<T> == 1)
        x = value;
    else
        x[index] = value;
}
constexpr int most_of(int n) { return n; }
template <class... More> constexpr int most_of(int n, int other, More... more) { return most_of(n > other ? n : other, more...); }

template <class F, class... A> HIPKIT_OPENCL auto each(F function, A... operands) {
    constexpr int count = most_of(count_of<A>...);
    if constexpr (count == 1)
        return function(operands...);
    else {
        Vector<decltype(function(at(operands, 0)...)), count> result;
#pragma unroll
        for (int n = 0; n < count; n++)
            result[n] = function(at(operands, n)...);
        return result;
    }
}
#define HIPKIT_ELEMENTS(name)                                                                      \
    template <class... A> HIPKIT_OPENCL auto name(A... operands) {                             \
        return each([](auto... numbers) { return scalar::name(numbers...); }, operands...);    \
    }

template <class T> struct Related {
    using Signed = __make_signed(T);
    using Unsigned = __make_unsigned(T);
};
template <> struct Related<half> {
    using Signed = short;
    using Unsigned = unsigned short;
};
template <> struct Related<float> {
    using Signed = int;
    using Unsigned = unsigned;
};
template <> struct Related<double> {
    using Signed = long;
    using Unsigned = unsigned long;
};
// Integers as wide as a number.
template <class T> using Signed = typename Related<T>::Signed;
template <class T> using Unsigned = typename Related<T>::Unsigned;
template <class T> constexpr bool is_signed = T(-1) < T(0);
template <class T> constexpr bool is_real = __is_same(T, half) || __is_same(T, float) || __is_same(T, double);
template <class T> constexpr int width = 8 * sizeof(T);
template <class T> constexpr T most = is_signed<T> ? T(Unsigned<T>(-1) >> 1) : T(-1);
template <class T> constexpr T least = T(-most<T> - 1);

// What half is computed in.
HIPKIT_OPENCL float wide(half x) { return x; }
HIPKIT_OPENCL float wide(float x) { return x; }
HIPKIT_OPENCL double wide(double x) { return x; }
template <class T> using WideOf = decltype(wide(T()));
}  // namespace hipkit_opencl
