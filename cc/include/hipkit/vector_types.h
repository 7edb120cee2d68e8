// char1 to double4, dim3's relatives: elements by name and by number, and operators that work element by element.
//
// As in AMD's headers they are instances of HIP_vector_type, so that names of kernels are mangled alike. All operators are
// templates, so that a program may have operators of its own for these types: C++ prefers a function to a template.
#pragma once

#include "hipkit/keywords.h"

#define HIPKIT_FIELDS_1(T) T x;
#define HIPKIT_FIELDS_2(T) T x, y;
#define HIPKIT_FIELDS_3(T) T x, y, z;
#define HIPKIT_FIELDS_4(T) T x, y, z, w;

#if !defined(__cplusplus)
#define HIPKIT_VECTOR(name, T, n, alignment)                                                                            \
    typedef struct name { HIPKIT_FIELDS_##n(T) } __attribute__((aligned(alignment))) name;
#else

#define HIPKIT_PARAMETERS_1(T) T x
#define HIPKIT_PARAMETERS_2(T) T x, T y
#define HIPKIT_PARAMETERS_3(T) T x, T y, T z
#define HIPKIT_PARAMETERS_4(T) T x, T y, T z, T w
#define HIPKIT_INIT_1 x(x)
#define HIPKIT_INIT_2 x(x), y(y)
#define HIPKIT_INIT_3 x(x), y(y), z(z)
#define HIPKIT_INIT_4 x(x), y(y), z(z), w(w)

namespace hipkit_vector {
template <bool> struct If {};
template <> struct If<true> { using type = int; };

// As the default of a template's last parameter: only for a U that can be made a T.
template <class U, class T> using Made = decltype(static_cast<T>(*static_cast<const U *>(nullptr)));

// What `data` is: a vector of the compiler's, but for three elements, of which it would have a fourth.
template <class T, unsigned n> struct Native {
#if defined(__clang__)
    typedef T type __attribute__((ext_vector_type(n)));
#else
    typedef T type __attribute__((vector_size(n * sizeof(T))));
#endif
};
template <class T> struct Native<T, 3> {
    struct type {
        T d[3];
        __host__ __device__ T &operator[](decltype(sizeof 0) i) { return d[i]; }
        __host__ __device__ const T &operator[](decltype(sizeof 0) i) const { return d[i]; }
    };
};
}  // namespace hipkit_vector

// The elements of a vector. Libraries specialise it for other lengths and types: such a base has `data` and `Native_vec_`,
// and is made of all its elements, or of one that each is.
template <class T, unsigned n> struct HIP_vector_base;
#define HIPKIT_ELEMENTS(n, alignment)                                                                                   \
    template <class T> struct __attribute__((aligned(alignment))) HIP_vector_base<T, n> {                               \
        using Native_vec_ = typename hipkit_vector::Native<T, n>::type;                                                 \
        union {                                                                                                         \
            Native_vec_ data;                                                                                           \
            struct { HIPKIT_FIELDS_##n(T) };                                                                            \
        };                                                                                                              \
        using value_type = T;                                                                                           \
        HIP_vector_base() = default;                                                                                    \
        constexpr __host__ __device__ HIP_vector_base(HIPKIT_PARAMETERS_##n(T)) : HIPKIT_INIT_##n {}                    \
        HIPKIT_ALIKE_##n(T)                                                                                             \
    };
#define HIPKIT_ALIKE_1(T)
#define HIPKIT_ALIKE_2(T) explicit constexpr __host__ __device__ HIP_vector_base(T v) : HIP_vector_base(v, v) {}
#define HIPKIT_ALIKE_3(T) explicit constexpr __host__ __device__ HIP_vector_base(T v) : HIP_vector_base(v, v, v) {}
#define HIPKIT_ALIKE_4(T) explicit constexpr __host__ __device__ HIP_vector_base(T v) : HIP_vector_base(v, v, v, v) {}
HIPKIT_ELEMENTS(1, sizeof(T))
HIPKIT_ELEMENTS(2, 2 * sizeof(T))
HIPKIT_ELEMENTS(3, sizeof(T))
HIPKIT_ELEMENTS(4, 4 * sizeof(T))
#undef HIPKIT_ELEMENTS

template <class T, unsigned n> struct HIP_vector_type : HIP_vector_base<T, n> {
    using HIP_vector_base<T, n>::data;
    using typename HIP_vector_base<T, n>::Native_vec_;
    using value_type = T;
    static constexpr int elements = n;
    HIP_vector_type() = default;
    template <class U, class = hipkit_vector::Made<U, T>>
    explicit constexpr __host__ __device__ HIP_vector_type(U v) : HIP_vector_base<T, n>(static_cast<T>(v)) {}
    template <class... U, typename hipkit_vector::If<(n > 1) && sizeof...(U) == n>::type = 0>
    constexpr __host__ __device__ HIP_vector_type(U... v) : HIP_vector_base<T, n>(static_cast<T>(v)...) {}

    __host__ __device__ T &operator[](decltype(sizeof 0) i) { return reinterpret_cast<T *>(this)[i]; }
    __host__ __device__ const T &operator[](decltype(sizeof 0) i) const { return reinterpret_cast<const T *>(this)[i]; }

    // Members, unlike the operators below: libraries specialise them for types to which no integer is added, and declare
    // them as AMD's headers do, of the device alone in what is compiled while a program runs.
#if defined(__HIPCC_RTC__)
#define HIPKIT_STEPS __device__
#else
#define HIPKIT_STEPS __host__ __device__
#endif
#define HIPKIT_STEP(op, by)                                                                                             \
    HIPKIT_STEPS HIP_vector_type &operator op() noexcept { return *this by HIP_vector_type(1); }                        \
    HIPKIT_STEPS HIP_vector_type operator op(int) noexcept {                                                            \
        const HIP_vector_type old = *this;                                                                              \
        op *this;                                                                                                       \
        return old;                                                                                                     \
    }
    HIPKIT_STEP(++, +=)
    HIPKIT_STEP(--, -=)
#undef HIPKIT_STEP
#undef HIPKIT_STEPS
};

#define HIPKIT_OPERATOR constexpr __host__ __device__ inline

// The operators that change a vector, for each length; those of lengths that libraries add work on `data`. Types whose
// elements have no such operator have none.
#define HIPKIT_COMPOUND(op, n, ...)                                                                                     \
    template <class T, class = decltype(T() op T())>                                                                    \
    HIPKIT_OPERATOR HIP_vector_type<T, n> &operator op##=(HIP_vector_type<T, n> &a, const HIP_vector_type<T, n> &b) {   \
        __VA_ARGS__;                                                                                                    \
        return a;                                                                                                       \
    }

#define HIPKIT_BINARY(op)                                                                                               \
    HIPKIT_COMPOUND(op, 1, a.x op##= b.x)                                                                               \
    HIPKIT_COMPOUND(op, 2, a.x op##= b.x, a.y op##= b.y)                                                                \
    HIPKIT_COMPOUND(op, 3, a.x op##= b.x, a.y op##= b.y, a.z op##= b.z)                                                 \
    HIPKIT_COMPOUND(op, 4, a.x op##= b.x, a.y op##= b.y, a.z op##= b.z, a.w op##= b.w)                                  \
    template <class T, unsigned n, class = decltype(T() op T()), typename hipkit_vector::If<(n > 4)>::type = 0>         \
    HIPKIT_OPERATOR HIP_vector_type<T, n> &operator op##=(HIP_vector_type<T, n> &a, const HIP_vector_type<T, n> &b) {   \
        a.data op##= b.data;                                                                                            \
        return a;                                                                                                       \
    }                                                                                                                   \
    template <class T, unsigned n, class U, class = decltype(T() op T()), class = hipkit_vector::Made<U, T>>            \
    HIPKIT_OPERATOR HIP_vector_type<T, n> &operator op##=(HIP_vector_type<T, n> &a, U b) {                              \
        return a op##= HIP_vector_type<T, n>(b);                                                                        \
    }                                                                                                                   \
    template <class T, unsigned n, class = decltype(T() op T())>                                                        \
    HIPKIT_OPERATOR HIP_vector_type<T, n> operator op(const HIP_vector_type<T, n> &a, const HIP_vector_type<T, n> &b) { \
        HIP_vector_type<T, n> c = a;                                                                                    \
        return c op##= b;                                                                                               \
    }                                                                                                                   \
    template <class T, unsigned n, class U, class = decltype(T() op T()), class = hipkit_vector::Made<U, T>>            \
    HIPKIT_OPERATOR HIP_vector_type<T, n> operator op(const HIP_vector_type<T, n> &a, U b) {                            \
        return a op HIP_vector_type<T, n>(b);                                                                           \
    }                                                                                                                   \
    template <class T, unsigned n, class U, class = decltype(T() op T()), class = hipkit_vector::Made<U, T>>            \
    HIPKIT_OPERATOR HIP_vector_type<T, n> operator op(U a, const HIP_vector_type<T, n> &b) {                            \
        return HIP_vector_type<T, n>(a) op b;                                                                           \
    }
HIPKIT_BINARY(+)
HIPKIT_BINARY(-)
HIPKIT_BINARY(*)
HIPKIT_BINARY(/)
HIPKIT_BINARY(%)
HIPKIT_BINARY(&)
HIPKIT_BINARY(|)
HIPKIT_BINARY(^)
HIPKIT_BINARY(<<)
HIPKIT_BINARY(>>)

#define HIPKIT_EQUAL(n, ...)                                                                                            \
    template <class T>                                                                                                  \
    HIPKIT_OPERATOR bool operator==(const HIP_vector_type<T, n> &a, const HIP_vector_type<T, n> &b) {                   \
        return __VA_ARGS__;                                                                                             \
    }
HIPKIT_EQUAL(1, a.x == b.x)
HIPKIT_EQUAL(2, a.x == b.x && a.y == b.y)
HIPKIT_EQUAL(3, a.x == b.x && a.y == b.y && a.z == b.z)
HIPKIT_EQUAL(4, a.x == b.x && a.y == b.y && a.z == b.z && a.w == b.w)
template <class T, unsigned n, typename hipkit_vector::If<(n > 4)>::type = 0>
HIPKIT_OPERATOR bool operator==(const HIP_vector_type<T, n> &a, const HIP_vector_type<T, n> &b) {
    for (unsigned i = 0; i < n; ++i)
        if (!(a.data[i] == b.data[i])) return false;
    return true;
}
template <class T, unsigned n, class U, class = hipkit_vector::Made<U, T>>
HIPKIT_OPERATOR bool operator==(const HIP_vector_type<T, n> &a, U b) {
    return a == HIP_vector_type<T, n>(b);
}
template <class T, unsigned n, class U, class = hipkit_vector::Made<U, T>>
HIPKIT_OPERATOR bool operator==(U a, const HIP_vector_type<T, n> &b) {
    return HIP_vector_type<T, n>(a) == b;
}
template <class T, unsigned n>
HIPKIT_OPERATOR bool operator!=(const HIP_vector_type<T, n> &a, const HIP_vector_type<T, n> &b) {
    return !(a == b);
}
template <class T, unsigned n, class U, class = hipkit_vector::Made<U, T>>
HIPKIT_OPERATOR bool operator!=(const HIP_vector_type<T, n> &a, U b) {
    return !(a == b);
}
template <class T, unsigned n, class U, class = hipkit_vector::Made<U, T>>
HIPKIT_OPERATOR bool operator!=(U a, const HIP_vector_type<T, n> &b) {
    return !(a == b);
}

template <class T, unsigned n> HIPKIT_OPERATOR HIP_vector_type<T, n> operator+(const HIP_vector_type<T, n> &a) { return a; }
template <class T, unsigned n> HIPKIT_OPERATOR HIP_vector_type<T, n> operator-(const HIP_vector_type<T, n> &a) {
    return a * HIP_vector_type<T, n>(-1);  // 0 - a would make no negative zero
}
template <class T, unsigned n, class = decltype(~T())>
HIPKIT_OPERATOR HIP_vector_type<T, n> operator~(const HIP_vector_type<T, n> &a) {
    return a ^ HIP_vector_type<T, n>(-1);
}

#define HIPKIT_NAMES_1 x
#define HIPKIT_NAMES_2 x, y
#define HIPKIT_NAMES_3 x, y, z
#define HIPKIT_NAMES_4 x, y, z, w
#define HIPKIT_VECTOR(name, T, n, alignment)                                                                            \
    using name = HIP_vector_type<T, n>;                                                                                 \
    constexpr __host__ __device__ inline name make_##name(HIPKIT_PARAMETERS_##n(T)) { return name(HIPKIT_NAMES_##n); }
#endif

#define HIPKIT_VECTORS(name, T, size)                                                                                   \
    HIPKIT_VECTOR(name##1, T, 1, size)                                                                                  \
    HIPKIT_VECTOR(name##2, T, 2, 2 * size)                                                                              \
    HIPKIT_VECTOR(name##3, T, 3, size)                                                                                  \
    HIPKIT_VECTOR(name##4, T, 4, 4 * size)

HIPKIT_VECTORS(char, char, 1)
HIPKIT_VECTORS(uchar, unsigned char, 1)
HIPKIT_VECTORS(short, short, 2)
HIPKIT_VECTORS(ushort, unsigned short, 2)
HIPKIT_VECTORS(int, int, 4)
HIPKIT_VECTORS(uint, unsigned, 4)
HIPKIT_VECTORS(long, long, 8)
HIPKIT_VECTORS(ulong, unsigned long, 8)
HIPKIT_VECTORS(longlong, long long, 8)
HIPKIT_VECTORS(ulonglong, unsigned long long, 8)
HIPKIT_VECTORS(float, float, 4)
HIPKIT_VECTORS(double, double, 8)
