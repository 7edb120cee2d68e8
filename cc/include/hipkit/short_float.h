// What half and bfloat16 have in common: macros that define it for one of them, and for pairs of it.
#pragma once

#include "hipkit/bits.h"
#include "hipkit/keywords.h"
#include "hipkit/math.h"
#include "hipkit/vector_types.h"
#ifdef __HIP__
#include "hipkit/warp.h"
#endif

#define HIPKIT_SHORT __host__ __device__ inline
// Of what AMD's headers do not have for every type a program may have its own, which C++ prefers to a template.
#define HIPKIT_SHORT_MORE template <int = 0> HIPKIT_SHORT

namespace hipkit_short {
// Between 0 and 1; NaN gives 0.
template <class Number> HIPKIT_SHORT Number saturated(Number x) { return x > 0 ? x < 1 ? x : Number(1) : Number(0); }
// The number of 16 bits that is next above or below.
HIPKIT_SHORT unsigned short next_above(unsigned short x) {
    return x == 0x8000 ? 1 : x & 0x8000 ? x - 1 : x + 1;
}
HIPKIT_SHORT unsigned short next_below(unsigned short x) { return x == 0 ? 0x8001 : x & 0x8000 ? x + 1 : x - 1; }
// A float that rounds to fewer bits as x does: where x is between two floats the one whose last bit is set.
template <class Number> HIPKIT_SHORT float to_odd(Number x) {
    if constexpr (__is_same(Number, float)) {
        return x;
    } else if constexpr (__is_same(Number, double)) {
        const float near = (float)x;
        unsigned bits = __builtin_bit_cast(unsigned, near);
        // The float next to infinity is odd; of infinity and NaN nothing was rounded away.
        if (near != x && x == x && !(bits & 1))
            bits += __builtin_fabs(x) > __builtin_fabsf(near) ? 1 : -1;
        return __builtin_bit_cast(float, bits);
    } else {
        // Of integers 64 bits may not be those of a double; the ones rounded away are far below.
        return to_odd((double)x);
    }
}
// The bits of the bfloat16 that is nearest.
HIPKIT_SHORT unsigned short bfloat16_of(float x) {
    const unsigned bits = __builtin_bit_cast(unsigned, x);
    if (x != x)
        return (unsigned short)(bits >> 16 | 0x40);
    return (unsigned short)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}
// Rounded down or up, from the nearest, which may be on the wrong side of x.
template <class T> HIPKIT_SHORT T rounded_down(float x) {
    const T near(x);
    return (float)near > x ? T::of_bits(next_below(near.__x)) : near;
}
template <class T> HIPKIT_SHORT T rounded_up(float x) {
    const T near(x);
    return (float)near < x ? T::of_bits(next_above(near.__x)) : near;
}
template <class T> HIPKIT_SHORT T rounded_to_zero(float x) { return x < 0 ? rounded_up<T>(x) : rounded_down<T>(x); }
}  // namespace hipkit_short

// native() is what T is computed in, fused its multiplication with addition.
#define HIPKIT_SHORT_ARITHMETIC(T, fused)                                                                          \
    HIPKIT_SHORT T operator+(const T &a, const T &b) { HIPKIT_AS_WRITTEN return T(a.native() + b.native()); }                     \
    HIPKIT_SHORT T operator-(const T &a, const T &b) { HIPKIT_AS_WRITTEN return T(a.native() - b.native()); }                     \
    HIPKIT_SHORT T operator*(const T &a, const T &b) { HIPKIT_AS_WRITTEN return T(a.native() * b.native()); }                     \
    HIPKIT_SHORT T operator/(const T &a, const T &b) { HIPKIT_AS_WRITTEN return T((float)a / (float)b); }             \
    HIPKIT_SHORT T operator-(const T &a) { return T::of_bits(a.__x ^ 0x8000); }                                       \
    HIPKIT_SHORT T operator+(const T &a) { return a; }                                                                \
    HIPKIT_SHORT T &operator+=(T &a, const T &b) { return a = a + b; }                                                \
    HIPKIT_SHORT T &operator-=(T &a, const T &b) { return a = a - b; }                                                \
    HIPKIT_SHORT T &operator*=(T &a, const T &b) { return a = a * b; }                                                \
    HIPKIT_SHORT T &operator/=(T &a, const T &b) { return a = a / b; }                                                \
    HIPKIT_SHORT T &operator++(T &a) { return a += T(1.0f); }                                                         \
    HIPKIT_SHORT T &operator--(T &a) { return a -= T(1.0f); }                                                         \
    HIPKIT_SHORT T operator++(T &a, int) { T old = a; ++a; return old; }                                              \
    HIPKIT_SHORT T operator--(T &a, int) { T old = a; --a; return old; }                                              \
    HIPKIT_SHORT T __hadd(T a, T b) { return a + b; }                                                                 \
    HIPKIT_SHORT T __hsub(T a, T b) { return a - b; }                                                                 \
    HIPKIT_SHORT T __hmul(T a, T b) { return a * b; }                                                                 \
    HIPKIT_SHORT T __hdiv(T a, T b) { return a / b; }                                                                 \
    HIPKIT_SHORT T __hneg(T a) { return -a; }                                                                         \
    HIPKIT_SHORT T __habs(T a) { return T::of_bits(a.__x & 0x7fff); }                                                 \
    HIPKIT_SHORT T __hadd_rn(T a, T b) { return a + b; }                                                              \
    HIPKIT_SHORT T __hsub_rn(T a, T b) { return a - b; }                                                              \
    HIPKIT_SHORT T __hmul_rn(T a, T b) { return a * b; }                                                              \
    HIPKIT_SHORT T __hadd_sat(T a, T b) { return T(hipkit_short::saturated((float)(a + b))); }                        \
    HIPKIT_SHORT T __hsub_sat(T a, T b) { return T(hipkit_short::saturated((float)(a - b))); }                        \
    HIPKIT_SHORT T __hmul_sat(T a, T b) { return T(hipkit_short::saturated((float)(a * b))); }                        \
    HIPKIT_SHORT T __hfma(T a, T b, T c) { return T(fused(a.native(), b.native(), c.native())); }                                       \
    HIPKIT_SHORT T __hfma_sat(T a, T b, T c) { return T(hipkit_short::saturated((float)__hfma(a, b, c))); }

// Ordered comparisons, which are false of NaN, and those whose names end in u, which are true.
#define HIPKIT_SHORT_COMPARISON(T, name, op)                                                                          \
    HIPKIT_SHORT bool operator op(const T &a, const T &b) { return (float)a op (float)b; }                            \
    HIPKIT_SHORT bool __h##name(T a, T b) { return (float)a op (float)b; }                                            \
    HIPKIT_SHORT bool __h##name##u(T a, T b) { return __hisnan(a) || __hisnan(b) || (float)a op (float)b; }
#define HIPKIT_SHORT_COMPARISONS(T, infinity)                                                                         \
    HIPKIT_SHORT bool __hisnan(T a) { return (a.__x & 0x7fff) > infinity; }                                           \
    HIPKIT_SHORT int __hisinf(T a) { return (a.__x & 0x7fff) == infinity ? a.__x & 0x8000 ? -1 : 1 : 0; }             \
    HIPKIT_SHORT_COMPARISON(T, eq, ==)                                                                                \
    HIPKIT_SHORT_COMPARISON(T, lt, <)                                                                                 \
    HIPKIT_SHORT_COMPARISON(T, le, <=)                                                                                \
    HIPKIT_SHORT_COMPARISON(T, gt, >)                                                                                 \
    HIPKIT_SHORT_COMPARISON(T, ge, >=)                                                                                \
    HIPKIT_SHORT bool operator!=(const T &a, const T &b) { return (float)a != (float)b; }                             \
    HIPKIT_SHORT bool __hne(T a, T b) { return !__hisnan(a) && !__hisnan(b) && (float)a != (float)b; }                \
    HIPKIT_SHORT bool __hneu(T a, T b) { return (float)a != (float)b; }                                               \
    HIPKIT_SHORT T __hmax(T a, T b) { return __hisnan(a) ? b : __hisnan(b) ? a : a.__x & 0x8000 ? (a > b ? a : b) : (b > a ? b : a); } \
    HIPKIT_SHORT T __hmin(T a, T b) { return __hisnan(a) ? b : __hisnan(b) ? a : a.__x & 0x8000 ? (b < a ? b : a) : (a < b ? a : b); } \
    HIPKIT_SHORT T __hmax_nan(T a, T b) { return __hisnan(a) ? a : __hisnan(b) ? b : __hmax(a, b); }                  \
    HIPKIT_SHORT T __hmin_nan(T a, T b) { return __hisnan(a) ? a : __hisnan(b) ? b : __hmin(a, b); }

// Functions of single precision, rounded; of pairs element by element.
#define HIPKIT_SHORT_FUNCTION(T, T2, name, of_float)                                                                  \
    __device__ inline T h##name(T a) { return T(of_float((float)a)); }                                                \
    __device__ inline T2 h2##name(T2 a) { return T2(h##name(a.x), h##name(a.y)); }
#define HIPKIT_SHORT_FUNCTIONS(T, T2)                       \
    HIPKIT_SHORT_FUNCTION(T, T2, sqrt, ::sqrtf)             \
    HIPKIT_SHORT_FUNCTION(T, T2, rsqrt, ::rsqrtf)           \
    HIPKIT_SHORT_FUNCTION(T, T2, rcp, 1.0f /)               \
    HIPKIT_SHORT_FUNCTION(T, T2, exp, ::expf)               \
    HIPKIT_SHORT_FUNCTION(T, T2, exp2, ::exp2f)             \
    HIPKIT_SHORT_FUNCTION(T, T2, exp10, ::exp10f)           \
    HIPKIT_SHORT_FUNCTION(T, T2, log, ::logf)               \
    HIPKIT_SHORT_FUNCTION(T, T2, log2, ::log2f)             \
    HIPKIT_SHORT_FUNCTION(T, T2, log10, ::log10f)           \
    HIPKIT_SHORT_FUNCTION(T, T2, sin, ::sinf)               \
    HIPKIT_SHORT_FUNCTION(T, T2, cos, ::cosf)               \
    HIPKIT_SHORT_FUNCTION(T, T2, tanh, ::tanhf)             \
    HIPKIT_SHORT_FUNCTION(T, T2, ceil, ::ceilf)             \
    HIPKIT_SHORT_FUNCTION(T, T2, floor, ::floorf)           \
    HIPKIT_SHORT_FUNCTION(T, T2, trunc, ::truncf)           \
    HIPKIT_SHORT_FUNCTION(T, T2, rint, ::rintf)

// Pairs; what members they have beside their constructors follows their types.
#define HIPKIT_SHORT_PAIR(T, T2, ...)                                                                                 \
    struct __attribute__((aligned(4))) T2 {                                                                           \
        __VA_ARGS__                                                                                                   \
        T2() = default;                                                                                               \
        constexpr __host__ __device__ T2(T x, T y) : x(x), y(y) {}                                                    \
        constexpr __host__ __device__ T2(T both) : x(both), y(both) {}                                                \
        __host__ __device__ T2(T2##_raw raw) { *this = __builtin_bit_cast(T2, raw); }                                 \
        __host__ __device__ operator T2##_raw() const { return __builtin_bit_cast(T2##_raw, *this); }                 \
        template <class Number, class = typename hipkit_math::If<__is_arithmetic(Number), void>::type>                \
        constexpr __host__ __device__ T2(Number both) : x(both), y(both) {}                                           \
    };
#define HIPKIT_SHORT_EACH_2(T2, name, of_one)                                                                         \
    HIPKIT_SHORT T2 name(T2 a, T2 b) { return T2(of_one(a.x, b.x), of_one(a.y, b.y)); }
#define HIPKIT_SHORT_PAIR_OPERATOR(T2, op)                                                                            \
    HIPKIT_SHORT T2 operator op(const T2 &a, const T2 &b) { return T2(a.x op b.x, a.y op b.y); }                      \
    HIPKIT_SHORT T2 &operator op##=(T2 &a, const T2 &b) { return a = a op b; }
// 1 or 0 for each element, and whether both are so.
#define HIPKIT_SHORT_PAIR_COMPARISON(T, T2, name)                                                                     \
    HIPKIT_SHORT T2 __h##name##2(T2 a, T2 b) {                                                                        \
        return T2(T(__h##name(a.x, b.x) ? 1.0f : 0.0f), T(__h##name(a.y, b.y) ? 1.0f : 0.0f));                        \
    }                                                                                                                 \
    HIPKIT_SHORT bool __hb##name##2(T2 a, T2 b) { return __h##name(a.x, b.x) && __h##name(a.y, b.y); }
// Adds to both elements in one step, and gives what they were.
#define HIPKIT_SHORT_PAIR_ATOMICS(T2)                                                                                 \
    __device__ inline T2 unsafeAtomicAdd(T2 *address, T2 value) {                                                     \
        unsigned *word = (unsigned *)address, old = *word;                                                            \
        while (!__hip_atomic_compare_exchange_strong(word, &old,                                                      \
                   __builtin_bit_cast(unsigned, __builtin_bit_cast(T2, old) + value), __ATOMIC_RELAXED,               \
                   __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT)) {                                                     \
        }                                                                                                             \
        return __builtin_bit_cast(T2, old);                                                                           \
    }
#define HIPKIT_SHORT_PAIR_COMPARISONS(T, T2, name) \
    HIPKIT_SHORT_PAIR_COMPARISON(T, T2, name)      \
    HIPKIT_SHORT_PAIR_COMPARISON(T, T2, name##u)
#define HIPKIT_SHORT_PAIRS(T, T2)                                                                                     \
    HIPKIT_SHORT_PAIR_OPERATOR(T2, +)                                                                                 \
    HIPKIT_SHORT_PAIR_OPERATOR(T2, -)                                                                                 \
    HIPKIT_SHORT_PAIR_OPERATOR(T2, *)                                                                                 \
    HIPKIT_SHORT_PAIR_OPERATOR(T2, /)                                                                                 \
    HIPKIT_SHORT T2 operator-(const T2 &a) { return T2(-a.x, -a.y); }                                                 \
    HIPKIT_SHORT T2 operator+(const T2 &a) { return a; }                                                              \
    HIPKIT_SHORT T2 &operator++(T2 &a) { return a += T2(1.0f); }                                                      \
    HIPKIT_SHORT T2 &operator--(T2 &a) { return a -= T2(1.0f); }                                                      \
    HIPKIT_SHORT T2 operator++(T2 &a, int) { T2 old = a; ++a; return old; }                                           \
    HIPKIT_SHORT T2 operator--(T2 &a, int) { T2 old = a; --a; return old; }                                           \
    HIPKIT_SHORT bool operator<(const T2 &a, const T2 &b) { return a.x < b.x && a.y < b.y; }                          \
    HIPKIT_SHORT bool operator<=(const T2 &a, const T2 &b) { return !(b < a); }                                       \
    HIPKIT_SHORT bool operator>(const T2 &a, const T2 &b) { return b < a; }                                           \
    HIPKIT_SHORT bool operator>=(const T2 &a, const T2 &b) { return !(a < b); }                                       \
    HIPKIT_SHORT bool operator==(const T2 &a, const T2 &b) { return a.x == b.x && a.y == b.y; }                       \
    HIPKIT_SHORT bool operator!=(const T2 &a, const T2 &b) { return !(a == b); }                                      \
    HIPKIT_SHORT_EACH_2(T2, __hadd2, __hadd)                                                                          \
    HIPKIT_SHORT_EACH_2(T2, __hsub2, __hsub)                                                                          \
    HIPKIT_SHORT_EACH_2(T2, __hmul2, __hmul)                                                                          \
    HIPKIT_SHORT_EACH_2(T2, __h2div, __hdiv)                                                                          \
    HIPKIT_SHORT_EACH_2(T2, __hadd2_rn, __hadd)                                                                       \
    HIPKIT_SHORT_EACH_2(T2, __hsub2_rn, __hsub)                                                                       \
    HIPKIT_SHORT_EACH_2(T2, __hmul2_rn, __hmul)                                                                       \
    HIPKIT_SHORT_EACH_2(T2, __hadd2_sat, __hadd_sat)                                                                  \
    HIPKIT_SHORT_EACH_2(T2, __hsub2_sat, __hsub_sat)                                                                  \
    HIPKIT_SHORT_EACH_2(T2, __hmul2_sat, __hmul_sat)                                                                  \
    HIPKIT_SHORT_EACH_2(T2, __hmax2, __hmax)                                                                          \
    HIPKIT_SHORT_EACH_2(T2, __hmin2, __hmin)                                                                          \
    HIPKIT_SHORT T2 __hfma2(T2 a, T2 b, T2 c) { return T2(__hfma(a.x, b.x, c.x), __hfma(a.y, b.y, c.y)); }            \
    HIPKIT_SHORT T2 __hfma2_sat(T2 a, T2 b, T2 c) { return T2(__hfma_sat(a.x, b.x, c.x), __hfma_sat(a.y, b.y, c.y)); } \
    HIPKIT_SHORT T2 __hneg2(T2 a) { return T2(-a.x, -a.y); }                                                          \
    HIPKIT_SHORT T2 __habs2(T2 a) { return T2(__habs(a.x), __habs(a.y)); }                                            \
    HIPKIT_SHORT T2 __hisnan2(T2 a) { return T2(T(__hisnan(a.x) ? 1.0f : 0.0f), T(__hisnan(a.y) ? 1.0f : 0.0f)); }    \
    HIPKIT_SHORT_PAIR_COMPARISONS(T, T2, eq)                                                                          \
    HIPKIT_SHORT_PAIR_COMPARISONS(T, T2, ne)                                                                          \
    HIPKIT_SHORT_PAIR_COMPARISONS(T, T2, lt)                                                                          \
    HIPKIT_SHORT_PAIR_COMPARISONS(T, T2, le)                                                                          \
    HIPKIT_SHORT_PAIR_COMPARISONS(T, T2, gt)                                                                          \
    HIPKIT_SHORT_PAIR_COMPARISONS(T, T2, ge)

// Conversions and rearrangements, whose names have that of the type, and that of pairs.
#define HIPKIT_SHORT_CONVERSIONS(T, T2, name, name2)                                                                  \
    HIPKIT_SHORT float __##name##2float(T a) { return (float)a; }                                                     \
    HIPKIT_SHORT T __float2##name(float x) { return T(x); }                                                           \
    HIPKIT_SHORT_MORE T __float2##name##_rn(float x) { return T(x); }                                                 \
    HIPKIT_SHORT_MORE T __float2##name##_rz(float x) { return hipkit_short::rounded_to_zero<T>(x); }                  \
    HIPKIT_SHORT_MORE T __float2##name##_rd(float x) { return hipkit_short::rounded_down<T>(x); }                     \
    HIPKIT_SHORT_MORE T __float2##name##_ru(float x) { return hipkit_short::rounded_up<T>(x); }                       \
    HIPKIT_SHORT T __double2##name(double x) { return T(x); }                                                         \
    HIPKIT_SHORT_MORE T2 __float2##name2##_rn(float x) { return T2(T(x), T(x)); }                                     \
    HIPKIT_SHORT_MORE T2 __floats2##name2##_rn(float x, float y) { return T2(T(x), T(y)); }                           \
    HIPKIT_SHORT T2 __float22##name2##_rn(float2 a) { return T2(T(a.x), T(a.y)); }                                    \
    HIPKIT_SHORT float2 __##name2##2float2(T2 a) { return make_float2((float)a.x, (float)a.y); }                      \
    HIPKIT_SHORT T __low2##name(T2 a) { return a.x; }                                                                 \
    HIPKIT_SHORT T __high2##name(T2 a) { return a.y; }                                                                \
    HIPKIT_SHORT float __low2float(T2 a) { return (float)a.x; }                                                       \
    HIPKIT_SHORT float __high2float(T2 a) { return (float)a.y; }                                                      \
    HIPKIT_SHORT T2 __low2##name2(T2 a) { return T2(a.x, a.x); }                                                      \
    HIPKIT_SHORT T2 __high2##name2(T2 a) { return T2(a.y, a.y); }                                                     \
    HIPKIT_SHORT T2 __lows2##name2(T2 a, T2 b) { return T2(a.x, b.x); }                                               \
    HIPKIT_SHORT T2 __highs2##name2(T2 a, T2 b) { return T2(a.y, b.y); }                                              \
    HIPKIT_SHORT T2 __lowhigh2highlow(T2 a) { return T2(a.y, a.x); }                                                  \
    HIPKIT_SHORT T2 __halves2##name2(T a, T b) { return T2(a, b); }                                                   \
    HIPKIT_SHORT T2 __##name##2##name2(T a) { return T2(a, a); }                                                      \
    HIPKIT_SHORT short __##name##_as_short(T a) { return (short)a.__x; }                                              \
    HIPKIT_SHORT unsigned short __##name##_as_ushort(T a) { return a.__x; }                                           \
    HIPKIT_SHORT T __short_as_##name(short x) { return T::of_bits((unsigned short)x); }                               \
    HIPKIT_SHORT T __ushort_as_##name(unsigned short x) { return T::of_bits(x); }                                     \
    __device__ inline T __shfl(T a, int lane, int width = __builtin_amdgcn_wavefrontsize()) {                         \
        return T::of_bits((unsigned short)__shfl((int)a.__x, lane, width));                                           \
    }                                                                                                                 \

// Integers, with the rounding that the name says.
#define HIPKIT_SHORT_INTEGER(T, name, integer, I)                                                                     \
    HIPKIT_SHORT_MORE I __##name##2##integer##_rn(T a) { return (I)__builtin_rintf((float)a); }                       \
    HIPKIT_SHORT_MORE I __##name##2##integer##_rz(T a) { return (I)(float)a; }                                        \
    HIPKIT_SHORT_MORE I __##name##2##integer##_rd(T a) { return (I)__builtin_floorf((float)a); }                      \
    HIPKIT_SHORT_MORE I __##name##2##integer##_ru(T a) { return (I)__builtin_ceilf((float)a); }                       \
    HIPKIT_SHORT_MORE T __##integer##2##name##_rn(I x) { return T(x); }                                               \
    template <int = 0> __device__ inline T __##integer##2##name##_rz(I x) {                                           \
        return hipkit_short::rounded_to_zero<T>(hipkit_math::integer_towards<float>(x, false, false));                \
    }                                                                                                                 \
    template <int = 0> __device__ inline T __##integer##2##name##_ru(I x) {                                           \
        return hipkit_short::rounded_up<T>(hipkit_math::integer_towards<float>(x, true, false));                      \
    }                                                                                                                 \
    template <int = 0> __device__ inline T __##integer##2##name##_rd(I x) {                                           \
        return hipkit_short::rounded_down<T>(hipkit_math::integer_towards<float>(x, false, true));                    \
    }
// `each` defines the conversions of one type of integer.
#define HIPKIT_SHORT_INTEGERS(T, name, each)       \
    each(T, name, int, int)                        \
    each(T, name, uint, unsigned)                  \
    each(T, name, short, short)                    \
    each(T, name, ushort, unsigned short)          \
    each(T, name, ll, long long)                   \
    each(T, name, ull, unsigned long long)
