// char1 to double4, dim3's relatives: elements by name, and operators that work element by element.
#pragma once

#include "hipkit/keywords.h"

#define HIPKIT_VECTOR_FIELDS_1(T) T x;
#define HIPKIT_VECTOR_FIELDS_2(T) T x, y;
#define HIPKIT_VECTOR_FIELDS_3(T) T x, y, z;
#define HIPKIT_VECTOR_FIELDS_4(T) T x, y, z, w;

#if !defined(__cplusplus)
#define HIPKIT_VECTOR(name, T, n, alignment) \
    typedef struct name { HIPKIT_VECTOR_FIELDS_##n(T) } __attribute__((aligned(alignment))) name;
#else

// What the operators of one length are made of: EACH(op, end) has op once for each element.
#define HIPKIT_EACH_1(op, end) op(x) end
#define HIPKIT_EACH_2(op, end) op(x) end op(y) end
#define HIPKIT_EACH_3(op, end) op(x) end op(y) end op(z) end
#define HIPKIT_EACH_4(op, end) op(x) end op(y) end op(z) end op(w) end

#define HIPKIT_PARAMETERS_1(T) T x
#define HIPKIT_PARAMETERS_2(T) T x, T y
#define HIPKIT_PARAMETERS_3(T) T x, T y, T z
#define HIPKIT_PARAMETERS_4(T) T x, T y, T z, T w
#define HIPKIT_INIT_1 x(x)
#define HIPKIT_INIT_2 x(x), y(y)
#define HIPKIT_INIT_3 x(x), y(y), z(z)
#define HIPKIT_INIT_4 x(x), y(y), z(z), w(w)
#define HIPKIT_SPLAT_1(v) x(v)
#define HIPKIT_SPLAT_2(v) x(v), y(v)
#define HIPKIT_SPLAT_3(v) x(v), y(v), z(v)
#define HIPKIT_SPLAT_4(v) x(v), y(v), z(v), w(v)
#define HIPKIT_NAMES_1 x
#define HIPKIT_NAMES_2 x, y
#define HIPKIT_NAMES_3 x, y, z
#define HIPKIT_NAMES_4 x, y, z, w

// Of one element there is one constructor, of several also one that fills all with one value.
#define HIPKIT_FILL_1(name, T)
#define HIPKIT_FILL_2(name, T) explicit constexpr __host__ __device__ name(T v) : HIPKIT_SPLAT_2(v) {}
#define HIPKIT_FILL_3(name, T) explicit constexpr __host__ __device__ name(T v) : HIPKIT_SPLAT_3(v) {}
#define HIPKIT_FILL_4(name, T) explicit constexpr __host__ __device__ name(T v) : HIPKIT_SPLAT_4(v) {}

#define HIPKIT_VECTOR(name, T, n, alignment)                                                             \
    struct __attribute__((aligned(alignment))) name {                                                    \
        using value_type = T;                                                                            \
        static constexpr int elements = n;                                                               \
        HIPKIT_VECTOR_FIELDS_##n(T)                                                                      \
        name() = default;                                                                                \
        HIPKIT_FILL_##n(name, T)                                                                         \
        constexpr __host__ __device__ name(HIPKIT_PARAMETERS_##n(T)) : HIPKIT_INIT_##n {}                \
    };                                                                                                   \
    constexpr __host__ __device__ inline name make_##name(HIPKIT_PARAMETERS_##n(T)) {                    \
        return name(HIPKIT_NAMES_##n);                                                                   \
    }                                                                                                    \
    HIPKIT_ARITHMETIC(name, T, n)

#define HIPKIT_ASSIGN(op, name, T, n)                                                                    \
    constexpr __host__ __device__ inline name &operator op##=(name &a, const name &b) {                  \
        HIPKIT_ASSIGN_##n(op) return a;                                                                  \
    }                                                                                                    \
    constexpr __host__ __device__ inline name operator op(name a, const name &b) { return a op##= b; }   \
    constexpr __host__ __device__ inline name &operator op##=(name &a, T s) {                            \
        const name b = hipkit_vector::filled<name>(s);                                                   \
        return a op##= b;                                                                                \
    }                                                                                                    \
    constexpr __host__ __device__ inline name operator op(name a, T s) { return a op##= s; }             \
    constexpr __host__ __device__ inline name operator op(T s, const name &b) {                          \
        name a = hipkit_vector::filled<name>(s);                                                         \
        return a op##= b;                                                                                \
    }
#define HIPKIT_ASSIGN_1(op) a.x op##= b.x;
#define HIPKIT_ASSIGN_2(op) HIPKIT_ASSIGN_1(op) a.y op##= b.y;
#define HIPKIT_ASSIGN_3(op) HIPKIT_ASSIGN_2(op) a.z op##= b.z;
#define HIPKIT_ASSIGN_4(op) HIPKIT_ASSIGN_3(op) a.w op##= b.w;

#define HIPKIT_ARITHMETIC(name, T, n)                                                                    \
    HIPKIT_ASSIGN(+, name, T, n)                                                                         \
    HIPKIT_ASSIGN(-, name, T, n)                                                                         \
    HIPKIT_ASSIGN(*, name, T, n)                                                                         \
    HIPKIT_ASSIGN(/, name, T, n)                                                                         \
    constexpr __host__ __device__ inline name operator-(const name &a) {                                 \
        name zero = hipkit_vector::filled<name>((T)0);                                                    \
        return zero -= a;                                                                                \
    }                                                                                                    \
    constexpr __host__ __device__ inline bool operator==(const name &a, const name &b) {                 \
        return HIPKIT_EQUAL_##n;                                                                         \
    }                                                                                                    \
    constexpr __host__ __device__ inline bool operator!=(const name &a, const name &b) { return !(a == b); }  \
    constexpr __host__ __device__ inline name operator+(const name &a) { return a; }                     \
    constexpr __host__ __device__ inline name &operator++(name &a) { return a += (T)1; }                 \
    constexpr __host__ __device__ inline name &operator--(name &a) { return a -= (T)1; }                 \
    constexpr __host__ __device__ inline name operator++(name &a, int) {                                 \
        const name old = a;                                                                              \
        ++a;                                                                                             \
        return old;                                                                                      \
    }                                                                                                    \
    constexpr __host__ __device__ inline name operator--(name &a, int) {                                 \
        const name old = a;                                                                              \
        --a;                                                                                             \
        return old;                                                                                      \
    }
#define HIPKIT_EQUAL_1 a.x == b.x
#define HIPKIT_EQUAL_2 HIPKIT_EQUAL_1 && a.y == b.y
#define HIPKIT_EQUAL_3 HIPKIT_EQUAL_2 && a.z == b.z
#define HIPKIT_EQUAL_4 HIPKIT_EQUAL_3 && a.w == b.w

// Integers have the operators of bits as well.
#define HIPKIT_INTEGER_ARITHMETIC(name, T, n)                                                            \
    HIPKIT_ASSIGN(%, name, T, n)                                                                         \
    HIPKIT_ASSIGN(&, name, T, n)                                                                         \
    HIPKIT_ASSIGN(|, name, T, n)                                                                         \
    HIPKIT_ASSIGN(^, name, T, n)                                                                         \
    HIPKIT_ASSIGN(<<, name, T, n)                                                                        \
    HIPKIT_ASSIGN(>>, name, T, n)                                                                        \
    constexpr __host__ __device__ inline name operator~(const name &a) { return a ^ (T)-1; }

namespace hipkit_vector {
template <class Vector> constexpr __host__ __device__ inline Vector filled(typename Vector::value_type s) {
    if constexpr (Vector::elements == 1)
        return Vector(s);
    else if constexpr (Vector::elements == 2)
        return Vector(s, s);
    else if constexpr (Vector::elements == 3)
        return Vector(s, s, s);
    else
        return Vector(s, s, s, s);
}
}  // namespace hipkit_vector
#endif

#define HIPKIT_VECTORS(name, T, size)       \
    HIPKIT_VECTOR(name##1, T, 1, size)      \
    HIPKIT_VECTOR(name##2, T, 2, 2 * size)  \
    HIPKIT_VECTOR(name##3, T, 3, size)      \
    HIPKIT_VECTOR(name##4, T, 4, 4 * size)

HIPKIT_VECTORS(char, signed char, 1)
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

#ifdef __cplusplus
#define HIPKIT_INTEGERS(name, T)             \
    HIPKIT_INTEGER_ARITHMETIC(name##1, T, 1) \
    HIPKIT_INTEGER_ARITHMETIC(name##2, T, 2) \
    HIPKIT_INTEGER_ARITHMETIC(name##3, T, 3) \
    HIPKIT_INTEGER_ARITHMETIC(name##4, T, 4)
HIPKIT_INTEGERS(char, signed char)
HIPKIT_INTEGERS(uchar, unsigned char)
HIPKIT_INTEGERS(short, short)
HIPKIT_INTEGERS(ushort, unsigned short)
HIPKIT_INTEGERS(int, int)
HIPKIT_INTEGERS(uint, unsigned)
HIPKIT_INTEGERS(long, long)
HIPKIT_INTEGERS(ulong, unsigned long)
HIPKIT_INTEGERS(longlong, long long)
HIPKIT_INTEGERS(ulonglong, unsigned long long)
#endif
