// Floating point whose result the standard defines: f32, f64, half, bfloat16, conversions, comparisons, rounding.
#include "kernel.h"

template <typename T>
__device__ T arithmetic(T a, T b) {
    const T sum = a + b, difference = a - b, product = a * b, quotient = a / b;
    return (sum * difference - product) / (quotient + T(1.5));
}

KERNEL f32_arithmetic(const float* a, const float* b, float* out, u32 count) {
    const u32 i = global_id();
    if (i < count) out[i] = arithmetic(a[i], b[i]);
}

KERNEL f64_arithmetic(const double* a, const double* b, double* out, u32 count) {
    const u32 i = global_id();
    if (i < count) out[i] = arithmetic(a[i], b[i]);
}

KERNEL half_arithmetic(const f16* a, const f16* b, f16* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    out[i] = a[i] + b[i];
    out[count + i] = a[i] - b[i];
    out[2 * count + i] = a[i] * b[i];
    out[3 * count + i] = a[i] / b[i];
}

// Each operation by itself on infinities, NaNs, zeros and subnormals.
template <typename T>
__device__ void one_by_one(T a, T b, T* out, u32 i, u32 count) {
    out[i] = a + b;
    out[count + i] = a - b;
    out[2 * count + i] = a * b;
    out[3 * count + i] = a / b;
    out[4 * count + i] = __builtin_elementwise_abs(a) - b;
}

KERNEL f32_edges(const float* a, const float* b, float* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    one_by_one(a[i], b[i], out, i, count);
    out[5 * count + i] = fmaf(a[i], b[i], a[i]);
    out[6 * count + i] = sqrtf(fabsf(a[i]));
}

KERNEL f64_edges(const double* a, const double* b, double* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    one_by_one(a[i], b[i], out, i, count);
    out[5 * count + i] = fma(a[i], b[i], a[i]);
    out[6 * count + i] = sqrt(fabs(a[i]));
}

KERNEL packed_half(const vec2h* a, const vec2h* b, vec2h* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const vec2h sum = a[i] + b[i], product = sum * b[i];
    out[i] = product - a[i].yx;
}

// bfloat16 by hand: the upper half of a float, rounded to nearest even.
__device__ inline float from_bf16(u16 x) { return bits<float>(u32(x) << 16); }
__device__ inline u16 to_bf16(float x) {
    const u32 word = bits<u32>(x);
    if ((word & 0x7fffffff) > 0x7f800000) return u16(word >> 16 | 0x40);
    return u16((word + 0x7fff + (word >> 16 & 1)) >> 16);
}

KERNEL bf16_arithmetic(const u16* a, const u16* b, u16* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const float x = from_bf16(a[i]), y = from_bf16(b[i]);
    const u16 product = to_bf16(x * y);
    const float result = from_bf16(product) + x;
    out[i] = result != result ? 0 : to_bf16(result);  // which NaN it is, is open
}

KERNEL compare_and_select(const float* a, const float* b, u32* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const float x = a[i], y = b[i];
    u32 flags = (x < y) | (x <= y) << 1 | (x > y) << 2 | (x >= y) << 3 | (x == y) << 4 | (x != y) << 5;
    flags |= !(x < y) << 6 | !(x >= y) << 7 | __builtin_isunordered(x, y) << 8 | __builtin_islessgreater(x, y) << 9;
    const double v = x, w = y;
    flags |= (v < w) << 10 | (v == w) << 11 | !(v > w) << 12 | (v != v) << 13;
    out[i] = flags ^ bits<u32>(x < y ? 1.5f : y > 0 ? -2.5f : 0.25f);
}

KERNEL classify(const float* a, const double* b, u32* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const float x = a[i];
    const double y = b[i];
    const u32 single = __builtin_isnan(x) | __builtin_isinf(x) << 1 | __builtin_isfinite(x) << 2 | (__builtin_signbit(x) != 0) << 3 | __builtin_isnormal(x) << 4;
    const u32 twice = __builtin_isnan(y) | __builtin_isinf(y) << 1 | __builtin_isfinite(y) << 2 | (__builtin_signbit(y) != 0) << 3 | __builtin_isnormal(y) << 4;
    out[i] = single | twice << 8;
}

// What does not fit is clamped first: C++ leaves it open.
KERNEL float_to_integer(const float* a, i64* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const float x = a[i];
    const i64 narrow = i64(int(x)) + u32(fabsf(x)) + i16(x / 64) + u8(fabsf(x) / 8192);
    const i64 wide = i64(double(x) * 4e9) ^ i64(u64(fabs(double(x)) * 8e9));
    out[i] = narrow * 3 + wide + i64(x * 1e6f);
}

KERNEL integer_to_float(const u64* a, double* out, float* out_single, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const u64 x = a[i] >> (i % 64);
    out[i] = double(x) + double(i64(a[i])) / 3 + double(u32(x)) + double(int(x));
    out_single[i] = float(x) * float(i64(a[i])) + float(u32(x)) - float(int(x)) + float(i8(x)) + float(u8(x >> 8)) + float(u16(x));
}

KERNEL half_conversions(const float* a, const double* b, u16* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const f16 x = f16(a[i]);
    out[i] = bits<u16>(x);
    out[count + i] = bits<u16>(f16(float(x) * 3.0f));
    out[2 * count + i] = u16(int(x)) ^ bits<u16>(f16(i16(i * 7)));
    out[3 * count + i] = bits<u16>(f16(float(b[i])));
}

// The compiler's own bfloat16. By hand, as above, where the host does it; from f64 by way of a float that keeps what it
// lost in its last bit. Which NaN it is, is open.
#ifdef HOST_WAVE
inline u16 converted(float x) { return to_bf16(x); }
inline u16 converted(double x) {
    const float near = float(x);
    const bool is_exact = double(near) == x || near != near || bits<u32>(near) & 1;
    const bool is_too_far = (double(near) > x) == (x > 0);
    return to_bf16(is_exact ? near : bits<float>(is_too_far ? bits<u32>(near) - 1 : bits<u32>(near) | 1));
}
inline u32 converted(float x, float y) { return converted(x) | u32(converted(y)) << 16; }
inline u16 sum_of_products(u16 x, u16 y) {
    const u16 product = to_bf16(from_bf16(x) * from_bf16(y));
    return to_bf16(from_bf16(product) + from_bf16(x));
}
#else
using vec2f = float __attribute__((ext_vector_type(2)));
using vec2b = __bf16 __attribute__((ext_vector_type(2)));
template <typename T>
__device__ inline u16 converted(T x) { return bits<u16>(__bf16(x)); }
__device__ inline u32 converted(float x, float y) { return bits<u32>(__builtin_convertvector((vec2f{x, y}), vec2b)); }
__device__ inline u16 sum_of_products(u16 x, u16 y) {
    const __bf16 product = bits<__bf16>(x) * bits<__bf16>(y);
    return bits<u16>(__bf16(product + bits<__bf16>(x)));
}
#endif
// For gfx1250 clang multiplies by adding +0 to the product: it loses the sign of a zero.
__device__ inline u16 without_sign_of_zero(u16 x) { return x == 0x8000 ? 0 : x; }
__device__ inline u16 without_nan(u16 x) { return (x & 0x7fff) > 0x7f80 ? 0x7fc0 : x; }

KERNEL bf16_conversions(const float* a, const double* b, u16* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const float x = a[i], y = a[count - 1 - i];
    const u32 both = converted(x, y);
    const u16 near = converted(x), other = converted(y);
    out[i] = without_nan(near);
    out[count + i] = without_nan(converted(b[i]));
    out[2 * count + i] = without_nan(both & 0xffff);
    out[3 * count + i] = without_nan(both >> 16);
    out[4 * count + i] = without_nan(without_sign_of_zero(sum_of_products(near, other)));
    out[5 * count + i] = converted(float(int(mix(i))));
}

KERNEL double_conversions(const double* a, float* out, u32 count) {
    const u32 i = global_id();
    if (i < count) out[i] = float(a[i]);
}

KERNEL rounding_f32(const float* a, float* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const float x = a[i];
    out[i] = floorf(x);
    out[count + i] = ceilf(x);
    out[2 * count + i] = truncf(x);
    out[3 * count + i] = rintf(x);
    out[4 * count + i] = roundf(x);
    out[5 * count + i] = copysignf(x, i & 1 ? -1.0f : 1.0f);
}

KERNEL rounding_f64(const double* a, double* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const double x = a[i];
    out[i] = floor(x);
    out[count + i] = ceil(x);
    out[2 * count + i] = trunc(x);
    out[3 * count + i] = rint(x);
    out[4 * count + i] = round(x);
    out[5 * count + i] = ldexp(x, int(i % 7) - 3);
}

KERNEL min_max_f32(const float* a, const float* b, float* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    // No zeros meet: which one is the smaller is open.
    const float low = fminf(a[i], b[i]), high = fmaxf(a[i], b[i]);
    out[i] = low;
    out[count + i] = high;
    out[2 * count + i] = fminf(fmaxf(a[i], -1.0f), 1.0f);
}

KERNEL packed_short(const vec2s* a, const vec2s* b, vec2us* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const vec2us x = bits<vec2us>(a[i]), y = bits<vec2us>(b[i]);
    const vec2s low = __builtin_elementwise_min(a[i], b[i]), high = __builtin_elementwise_max(a[i], b[i]);
    const vec2us shift = y & u16(15);
    out[i] = (x * y + x) ^ (x << shift) ^ bits<vec2us>(low >> bits<vec2s>(shift)) ^ (bits<vec2us>(high) - y.yx);
}
