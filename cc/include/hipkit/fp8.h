// Conversions of numbers of 8 bits: four formats, as rows of a table, and the instructions of processors that have two of them.
#pragma once

#include "hipkit/short_float.h"

enum __hip_fp8_interpretation_t { __HIP_E4M3, __HIP_E5M2, __HIP_E4M3_FNUZ, __HIP_E5M2_FNUZ };
enum __hip_saturation_t { __HIP_NOSAT, __HIP_SATFINITE };
typedef unsigned char __hip_fp8_storage_t;
typedef unsigned short __hip_fp8x2_storage_t;
typedef unsigned int __hip_fp8x4_storage_t;

// Which formats the processor has, for programs that choose; conversions of the others are there too, in software.
#if defined(__HIP_DEVICE_COMPILE__) && (defined(__gfx940__) || defined(__gfx941__) || defined(__gfx942__))
#define HIP_FP8_TYPE_OCP 0
#define HIP_FP8_TYPE_FNUZ 1
#define HIP_FP8_CVT_FAST_PATH 1
#elif defined(__HIP_DEVICE_COMPILE__) && (defined(__gfx950__) || defined(__gfx1200__) || defined(__gfx1201__))
#define HIP_FP8_TYPE_OCP 1
#define HIP_FP8_TYPE_FNUZ 0
#define HIP_FP8_CVT_FAST_PATH 1
#else
#define HIP_FP8_TYPE_OCP 1
#define HIP_FP8_TYPE_FNUZ 1
#define HIP_FP8_CVT_FAST_PATH 0
#endif

namespace hipkit_fp8 {
using Kind = __hip_fp8_interpretation_t;

struct Format {
    int mantissa, bias;
    // Codes without their sign; nan and infinite of FNUZ are the code of what would be -0.
    unsigned largest, infinite, nan;
    float largest_value;
    bool is_fnuz;
};
constexpr Format formats[] = {
    {3, 7, 0x7e, 0x7f, 0x7f, 448, false},
    {2, 15, 0x7b, 0x7c, 0x7f, 57344, false},
    {3, 8, 0x7f, 0x80, 0x80, 240, true},
    {2, 16, 0x7f, 0x80, 0x80, 57344, true},
};

HIPKIT_SHORT constexpr bool is_e4m3(Kind kind) { return kind == __HIP_E4M3 || kind == __HIP_E4M3_FNUZ; }
HIPKIT_SHORT constexpr bool has_instructions(Kind kind) {
    return HIP_FP8_CVT_FAST_PATH && formats[kind].is_fnuz == HIP_FP8_TYPE_FNUZ;
}

// To the nearest number, an even one of two. What is beyond the largest saturates or is infinite (of E4M3 no number, as of
// all FNUZ); infinities never saturate, as in AMD's headers.
HIPKIT_SHORT __hip_fp8_storage_t in_software(float x, bool saturates, const Format &format) {
    const unsigned bits = __builtin_bit_cast(unsigned, x), size = bits & 0x7fffffff;
    const unsigned sign = bits >> 31 << 7;
    if (size >= 0x7f800000)
        return (__hip_fp8_storage_t)(sign | (size > 0x7f800000 ? format.nan : format.infinite));
    const int own = (size >> 23 ? (int)(size >> 23) : 1) - 127, least = 1 - format.bias;
    const int exponent = own < least ? least : own, dropped = 23 - format.mantissa + exponent - own;
    unsigned code = 0;
    if (dropped < 26) {
        const unsigned significand = (size & 0x7fffff) | (size >> 23 ? 0x800000 : 0);
        const unsigned below_half = (1u << (dropped - 1)) - 1 + (significand >> dropped & 1);
        code = ((significand + below_half) >> dropped) + ((unsigned)(exponent - least) << format.mantissa);
    }
    if (code > format.largest)
        code = saturates ? format.largest : format.infinite;
    if (format.is_fnuz && code == 0)
        return 0;
    return (__hip_fp8_storage_t)(sign | code);
}

HIPKIT_SHORT float in_software(__hip_fp8_storage_t x, const Format &format) {
    const unsigned sign = (unsigned)(x >> 7) << 31, size = x & 0x7f, exponent = size >> format.mantissa;
    if (format.is_fnuz ? x == 0x80 : size > format.infinite || size == format.nan)
        return __builtin_bit_cast(float, 0x7fc00000u);
    if (!format.is_fnuz && size == format.infinite)
        return __builtin_bit_cast(float, sign | 0x7f800000);
    const float step = __builtin_bit_cast(float, (unsigned)(127 + 1 - format.bias - format.mantissa) << 23);
    const float number = exponent ? __builtin_bit_cast(float, (size << (23 - format.mantissa)) + ((127u - format.bias) << 23))
                                  : (float)size * step;
    return __builtin_bit_cast(float, sign | __builtin_bit_cast(unsigned, number));
}

#if HIP_FP8_CVT_FAST_PATH
__device__ inline float clamped(float x, Kind kind) {
    const float largest = formats[kind].largest_value;
    return __builtin_isinf(x) || x != x ? x : __builtin_amdgcn_fmed3f(x, largest, -largest);
}
#endif

HIPKIT_SHORT __hip_fp8x2_storage_t encode(float x, float y, __hip_saturation_t saturation, Kind kind) {
#if HIP_FP8_CVT_FAST_PATH
    if (has_instructions(kind)) {
        if (saturation == __HIP_SATFINITE) {
            x = clamped(x, kind);
            y = clamped(y, kind);
        }
        return (__hip_fp8x2_storage_t)(is_e4m3(kind) ? __builtin_amdgcn_cvt_pk_fp8_f32(x, y, 0, false)
                                                     : __builtin_amdgcn_cvt_pk_bf8_f32(x, y, 0, false));
    }
#endif
    const bool saturates = saturation == __HIP_SATFINITE;
    return (__hip_fp8x2_storage_t)(in_software(x, saturates, formats[kind]) | in_software(y, saturates, formats[kind]) << 8);
}
HIPKIT_SHORT __hip_fp8_storage_t encode(float x, __hip_saturation_t saturation, Kind kind) {
    return (__hip_fp8_storage_t)encode(x, x, saturation, kind);
}

HIPKIT_SHORT float decode(__hip_fp8_storage_t x, Kind kind) {
#if HIP_FP8_CVT_FAST_PATH
    if (has_instructions(kind))
        return is_e4m3(kind) ? __builtin_amdgcn_cvt_f32_fp8(x, 0) : __builtin_amdgcn_cvt_f32_bf8(x, 0);
#endif
    return in_software(x, formats[kind]);
}
HIPKIT_SHORT float2 decode(__hip_fp8x2_storage_t x, Kind kind) {
#if HIP_FP8_CVT_FAST_PATH
    if (has_instructions(kind)) {
        const auto both = is_e4m3(kind) ? __builtin_amdgcn_cvt_pk_f32_fp8(x, false) : __builtin_amdgcn_cvt_pk_f32_bf8(x, false);
        return float2(both[0], both[1]);
    }
#endif
    return float2(in_software((__hip_fp8_storage_t)x, formats[kind]), in_software((__hip_fp8_storage_t)(x >> 8), formats[kind]));
}

// An integer, cut off; NaN gives 0, and what is beyond the type its end.
template <class Number> HIPKIT_SHORT Number integer(float x) {
    constexpr bool is_signed = Number(-1) < Number(0);
    constexpr Number most = is_signed ? Number(~(1ull << (8 * sizeof(Number) - 1))) : Number(-1), least = is_signed ? Number(-most - 1) : Number(0);
    return x != x ? Number(0) : x >= (float)most ? most : x <= (float)least ? least : Number(x);
}

template <Kind kind, class Storage> struct Codes {
    Storage __x;
    static constexpr __hip_saturation_t __default_saturation = __HIP_SATFINITE;
    static constexpr __hip_fp8_interpretation_t __default_interpret = kind;
    static constexpr unsigned __we = is_e4m3(kind) ? 4 : 5, __wm = is_e4m3(kind) ? 3 : 2;

  protected:
    __host__ __device__ static __hip_fp8x4_storage_t pair(float x, float y) { return encode(x, y, __HIP_SATFINITE, kind); }
};

template <Kind kind> struct One : Codes<kind, __hip_fp8_storage_t> {
    One() = default;
    template <class Number, class = typename hipkit_math::If<__is_arithmetic(Number), void>::type>
    __host__ __device__ One(Number x) { this->__x = encode(hipkit_short::to_odd(x), __HIP_SATFINITE, kind); }
    __host__ __device__ One(__half x) : One((float)x) {}
    __host__ __device__ One(__hip_bfloat16 x) : One((float)x) {}
    template <class Number, class = typename hipkit_math::If<__is_arithmetic(Number), void>::type>
    __host__ __device__ operator Number() const {
        const float x = decode(this->__x, kind);
        if constexpr (__is_same(Number, bool))
            return x != 0;
        else if constexpr (__is_integral(Number))
            return integer<Number>(x);
        else
            return x;
    }
    __host__ __device__ operator __half() const { return __half(decode(this->__x, kind)); }
    __host__ __device__ operator __hip_bfloat16() const { return __hip_bfloat16(decode(this->__x, kind)); }
};

template <Kind kind> struct Two : Codes<kind, __hip_fp8x2_storage_t> {
    Two() = default;
    __host__ __device__ Two(float2 v) { this->__x = this->pair(v.x, v.y); }
    __host__ __device__ Two(double2 v) : Two(float2(hipkit_short::to_odd(v.x), hipkit_short::to_odd(v.y))) {}
    __host__ __device__ Two(__half2 v) : Two(float2((float)v.x, (float)v.y)) {}
    __host__ __device__ Two(__hip_bfloat162 v) : Two(float2((float)v.x, (float)v.y)) {}
    __host__ __device__ operator float2() const { return decode(this->__x, kind); }
    __host__ __device__ operator __half2() const {
        const float2 v = decode(this->__x, kind);
        return __half2(__half(v.x), __half(v.y));
    }
};

template <Kind kind> struct Four : Codes<kind, __hip_fp8x4_storage_t> {
    Four() = default;
    __host__ __device__ Four(float4 v) { this->__x = this->pair(v.x, v.y) | this->pair(v.z, v.w) << 16; }
    __host__ __device__ Four(double4 v)
        : Four(float4(hipkit_short::to_odd(v.x), hipkit_short::to_odd(v.y), hipkit_short::to_odd(v.z), hipkit_short::to_odd(v.w))) {}
    __host__ __device__ Four(__half2 low, __half2 high) : Four(float4((float)low.x, (float)low.y, (float)high.x, (float)high.y)) {}
    __host__ __device__ Four(__hip_bfloat162 low, __hip_bfloat162 high)
        : Four(float4((float)low.x, (float)low.y, (float)high.x, (float)high.y)) {}
    __host__ __device__ operator float4() const {
        const float2 low = decode((__hip_fp8x2_storage_t)this->__x, kind);
        const float2 high = decode((__hip_fp8x2_storage_t)(this->__x >> 16), kind);
        return float4(low.x, low.y, high.x, high.y);
    }
};
}  // namespace hipkit_fp8
