// Floats of 8 bits, with 4 or 5 bits of exponent: instructions that some targets have. The targets differ in what the
// codes mean, so a kernel compares its target's instructions with the meaning written out, and gives that for both.
#include "kernel.h"

enum Kind { OCP, FNUZ };
#if defined(__gfx942__)
constexpr Kind OWN = FNUZ;
#else
constexpr Kind OWN = OCP;
#endif

using vec2 = float __attribute__((ext_vector_type(2)));

template <Kind KIND, int EXPONENT>
struct Format {
    static constexpr int MANTISSA = 7 - EXPONENT, BIAS = (1 << (EXPONENT - 1)) - (KIND == OCP);
    // The code of the largest number; what is larger is endless, or where there is no such code, no number.
    static constexpr u32 LARGEST = KIND == FNUZ ? 0x7f : EXPONENT == 4 ? 0x7e : 0x7b;
    static constexpr u32 BEYOND = KIND == FNUZ ? 0x80 : EXPONENT == 4 ? 0x7f : 0x7c;
    static constexpr u32 NO_NUMBER = KIND == FNUZ ? 0x80 : 0x7f;

    __device__ static double power_of_two(int exponent) { return bits<double>(u64(1023 + exponent) << 52); }

    __device__ static bool is_number(u32 code) {
        return KIND == FNUZ ? code != 0x80 : (code & 0x7f) <= (EXPONENT == 4 ? 0x7e : 0x7c);
    }

    __device__ static float decode(u32 code) {
        const u32 size = code & 0x7f, exponent = size >> MANTISSA, mantissa = size & ((1u << MANTISSA) - 1);
        const float sign = code & 0x80 ? -1.0f : 1.0f;
        if (!is_number(code)) return bits<float>(0x7fc00000u);
        if (size > LARGEST) return sign * bits<float>(0x7f800000u);
        const int scale = (exponent ? int(exponent) : 1) - BIAS - MANTISSA;
        return sign * float(double(mantissa + (exponent ? 1u << MANTISSA : 0)) * power_of_two(scale));
    }

    // To the nearest, of two as near to the even one.
    __device__ static u32 encode(float value) {
        const u32 word = bits<u32>(value), sign = word >> 31 << 7, size = word & 0x7fffffff;
        if (size > 0x7f800000) return NO_NUMBER;
        if (size == 0x7f800000) return KIND == FNUZ ? BEYOND : sign | BEYOND;
        const int least = 1 - BIAS, own = int(size >> 23) - 127, exponent = own < least ? least : own;
        const double steps = double(bits<float>(size)) * power_of_two(MANTISSA - exponent);
        const u32 code = u32(__builtin_rint(steps)) + (u32(exponent + BIAS - 1) << MANTISSA);
        if (code > LARGEST) return KIND == FNUZ ? BEYOND : sign | BEYOND;
        return KIND == FNUZ && code == 0 ? 0 : sign | code;
    }

    // Which code stands for no number is left to the target.
    __device__ static u32 is_other(u32 code, u32 want) { return code != want && (is_number(code) || is_number(want)); }
    __device__ static u32 is_other(float value, float want) {
        return bits<u32>(value) != bits<u32>(want) && !(value != value && want != want);
    }
};
using E4 = Format<OWN, 4>;
using E5 = Format<OWN, 5>;

#ifdef HOST_WAVE
#define __builtin_amdgcn_cvt_f32_fp8(word, byte) E4::decode((word) >> 8 * (byte) & 255)
#define __builtin_amdgcn_cvt_f32_bf8(word, byte) E5::decode((word) >> 8 * (byte) & 255)
template <typename FORMAT>
vec2 decode_two(u32 word, bool upper) {
    word >>= 16 * upper;
    return vec2{FORMAT::decode(word & 255), FORMAT::decode(word >> 8 & 255)};
}
#define __builtin_amdgcn_cvt_pk_f32_fp8(word, upper) decode_two<E4>(word, upper)
#define __builtin_amdgcn_cvt_pk_f32_bf8(word, upper) decode_two<E5>(word, upper)
template <typename FORMAT>
u32 encode_two(float x, float y, u32 old, bool upper) {
    const u32 both = FORMAT::encode(x) | FORMAT::encode(y) << 8;
    return upper ? (old & 0xffff) | both << 16 : (old & 0xffff0000) | both;
}
#define __builtin_amdgcn_cvt_pk_fp8_f32(x, y, old, upper) encode_two<E4>(x, y, old, upper)
#define __builtin_amdgcn_cvt_pk_bf8_f32(x, y, old, upper) encode_two<E5>(x, y, old, upper)
#endif

// values: the code in four formats. right: a bit for each instruction that gives what it should.
KERNEL small_floats_to_f32(const u8* codes, float* values, u32* right, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const u32 code = codes[i], noise = mix(i);
    const float e4 = E4::decode(code), e5 = E5::decode(code);
    u32 found = 0;
#define BYTE(n)                                                                          \
    {                                                                                    \
        const u32 word = (noise & ~(255u << 8 * n)) | code << 8 * n;                     \
        found |= E4::is_other(__builtin_amdgcn_cvt_f32_fp8(word, n), e4) << n;           \
        found |= E5::is_other(__builtin_amdgcn_cvt_f32_bf8(word, n), e5) << (4 + n);     \
    }
    BYTE(0) BYTE(1) BYTE(2) BYTE(3)
#define HALF(n)                                                                          \
    {                                                                                    \
        const u32 word = (noise & ~(0xffffu << 16 * n)) | (code | (code ^ 1) << 8) << 16 * n;   \
        const vec2 x = __builtin_amdgcn_cvt_pk_f32_fp8(word, n), y = __builtin_amdgcn_cvt_pk_f32_bf8(word, n); \
        found |= (E4::is_other(x[0], e4) | E4::is_other(x[1], E4::decode(code ^ 1))) << (8 + n);       \
        found |= (E5::is_other(y[0], e5) | E5::is_other(y[1], E5::decode(code ^ 1))) << (10 + n);      \
    }
    HALF(0) HALF(1)
    right[i] = found ^ 0xfff;
    values[i] = Format<OCP, 4>::decode(code);
    values[count + i] = Format<OCP, 5>::decode(code);
    values[2 * count + i] = Format<FNUZ, 4>::decode(code);
    values[3 * count + i] = Format<FNUZ, 5>::decode(code);
}

KERNEL f32_to_small_floats(const float* a, const float* b, u32* codes, u32* right, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const float x = a[i], y = b[i];
    const u32 noise = mix(i);
    u32 found = 0;
#define PAIR(format, convert, n, bit)                                                    \
    {                                                                                    \
        const u32 word = convert(x, y, noise, n);                                        \
        found |= format::is_other(word >> 16 * n & 255, format::encode(x)) << bit;       \
        found |= format::is_other(word >> (16 * n + 8) & 255, format::encode(y)) << bit; \
        found |= u32((word >> 16 * (1 - n) & 0xffff) != (noise >> 16 * (1 - n) & 0xffff)) << bit; \
    }
    PAIR(E4, __builtin_amdgcn_cvt_pk_fp8_f32, 0, 0)
    PAIR(E4, __builtin_amdgcn_cvt_pk_fp8_f32, 1, 1)
    PAIR(E5, __builtin_amdgcn_cvt_pk_bf8_f32, 0, 2)
    PAIR(E5, __builtin_amdgcn_cvt_pk_bf8_f32, 1, 3)
    right[i] = found ^ 15;
    codes[i] = Format<OCP, 4>::encode(x) | Format<OCP, 5>::encode(x) << 8 | Format<FNUZ, 4>::encode(x) << 16 |
               Format<FNUZ, 5>::encode(x) << 24;
}

// Sums of products of numbers rounded to 8 bits, of sizes that all targets round alike.
KERNEL small_float_dot(const float* a, const float* b, float* sums, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    float sum = 0;
    for (u32 k = 0; k < 16; k += 2) {
        const u32 at = (i * 16 + k) % count;
        const vec2 x = __builtin_amdgcn_cvt_pk_f32_fp8(__builtin_amdgcn_cvt_pk_fp8_f32(a[at], a[at + 1], 0, 0), 0);
        const vec2 y = __builtin_amdgcn_cvt_pk_f32_bf8(__builtin_amdgcn_cvt_pk_bf8_f32(b[at], b[at + 1], 0, 1), 1);
        sum += x[0] * y[0] + x[1] * y[1];
    }
    sums[i] = sum;
}
