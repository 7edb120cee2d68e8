// Numbers of half precision, single and in pairs.
#pragma once

#include "hipkit/short_float.h"

struct __half_raw {
    union {
        unsigned short x;
        _Float16 data;
    };
};
typedef _Float16 _Float16_2 __attribute__((ext_vector_type(2)));
struct __half2_raw {
    union {
        struct {
            __half_raw x, y;
        };
        _Float16_2 data;
    };
};

struct __half {
    union {
        _Float16 data;
        unsigned short __x;
    };

    __half() = default;
    constexpr __host__ __device__ __half(_Float16 x) : data(x) {}
    constexpr __host__ __device__ __half(__half_raw x) : __x(x.x) {}
    // One rounding, whatever the number is of.
    template <class Number, class = typename hipkit_math::If<__is_arithmetic(Number), void>::type>
    constexpr __host__ __device__ __half(Number x) : data((_Float16)x) {}
    __host__ __device__ static __half of_bits(unsigned short x) {
        __half made;
        made.__x = x;
        return made;
    }
    constexpr __host__ __device__ _Float16 native() const { return data; }
    constexpr __host__ __device__ operator float() const { return (float)data; }
    __host__ __device__ operator __half_raw() const {
        __half_raw raw;
        raw.x = __x;
        return raw;
    }
};

HIPKIT_SHORT_PAIR(
    __half, __half2,
    union {
        struct {
            __half x, y;
        };
        _Float16_2 data;
    };
    constexpr __host__ __device__ __half2(_Float16_2 both) : data(both) {}
    constexpr __host__ __device__ operator _Float16_2() const { return data; })
typedef __half half;
typedef __half2 half2;

HIPKIT_SHORT_ARITHMETIC(__half, __builtin_fmaf16)
HIPKIT_SHORT_COMPARISONS(__half, 0x7c00)
HIPKIT_SHORT_PAIRS(__half, __half2)
HIPKIT_SHORT_PAIR_ATOMICS(__half2)
HIPKIT_SHORT_CONVERSIONS(__half, __half2, half, half2)
// Integers, as AMD's header has them: whatever the name says, they are cut off, and the nearest half is theirs.
#define HIPKIT_HALF_INTEGER_BY(mode, integer, I)                                    \
    HIPKIT_SHORT I __half2##integer##_##mode(__half a) { return (I)(float)a; }      \
    HIPKIT_SHORT __half __##integer##2half_##mode(I x) { return __half(x); }
#define HIPKIT_HALF_INTEGER(T, name, integer, I)  \
    HIPKIT_HALF_INTEGER_BY(rn, integer, I)        \
    HIPKIT_HALF_INTEGER_BY(rz, integer, I)        \
    HIPKIT_HALF_INTEGER_BY(rd, integer, I)        \
    HIPKIT_HALF_INTEGER_BY(ru, integer, I)
HIPKIT_SHORT_INTEGERS(__half, half, HIPKIT_HALF_INTEGER)
HIPKIT_SHORT_FUNCTIONS(__half, __half2)
HIPKIT_SHORT __half2 make_half2(__half x, __half y) { return __half2(x, y); }
__device__ inline __half __clamp_01(__half x) { return __half(hipkit_short::saturated((float)x)); }
__device__ inline __half2 __hisinf2(__half2 a) { return __half2(__hisinf(a.x), __hisinf(a.y)); }
// Floats are not clamped, whatever is asked.
__device__ inline float amd_mixed_dot(__half2 a, __half2 b, float c, bool) {
    return (float)a.x * (float)b.x + (float)a.y * (float)b.y + c;
}
