// Each kernel carries out one matrix instruction in every wave, on registers as they are in memory: an element of an array for a lane.
typedef int i32;
template <typename T, int count> using Vector = T __attribute__((ext_vector_type(count)));
using f16 = _Float16;
using bf16 = __bf16;
using short_ = short;

#define ID(n) __builtin_amdgcn_work##n
#define EACH(name, A, B, C, call)                                                                                                \
    extern "C" __attribute__((global)) void name(const A* as, const B* bs, const C* cs, C* ds) {                                 \
        const unsigned at = ID(group_id_x)() * 64 + ID(item_id_x)();                                                             \
        const A a = as[at];                                                                                                      \
        const B b = bs[at];                                                                                                      \
        const C c = cs[at];                                                                                                      \
        ds[at] = __builtin_amdgcn_##call;                                                                                        \
    }
using I2 = Vector<int, 2>;
using I4 = Vector<int, 4>;
using I8 = Vector<int, 8>;
using I16 = Vector<int, 16>;
using F4 = Vector<float, 4>;
using F8 = Vector<float, 8>;
using F16 = Vector<float, 16>;

// The names say what the elements are, and how many of them along K are multiplied.
#if defined(__gfx1100__)
EACH(signed_i8_16, I4, I4, I8, wmma_i32_16x16x16_iu8_w32(true, a, true, b, c, false))
EACH(mixed_i8_16, I4, I4, I8, wmma_i32_16x16x16_iu8_w32(false, a, true, b, c, false))
EACH(signed_i4_16, I2, I2, I8, wmma_i32_16x16x16_iu4_w32(true, a, true, b, c, false))
EACH(mixed_i4_16, I2, I2, I8, wmma_i32_16x16x16_iu4_w32(true, a, false, b, c, false))
using H16 = Vector<f16, 16>;
using S16 = Vector<short, 16>;
EACH(float_f16_16, H16, H16, F8, wmma_f32_16x16x16_f16_w32(a, b, c))
EACH(float_bf16_16, S16, S16, F8, wmma_f32_16x16x16_bf16_w32(a, b, c))
#elif defined(__gfx1201__)
EACH(signed_i8_16, I2, I2, I8, wmma_i32_16x16x16_iu8_w32_gfx12(true, a, true, b, c, false))
EACH(signed_i4_16, int, int, I8, wmma_i32_16x16x16_iu4_w32_gfx12(true, a, true, b, c, false))
EACH(signed_i4_32, I2, I2, I8, wmma_i32_16x16x32_iu4_w32_gfx12(true, a, true, b, c, false))
using H8 = Vector<f16, 8>;
using S8 = Vector<short, 8>;
EACH(float_f16_16, H8, H8, F8, wmma_f32_16x16x16_f16_w32_gfx12(a, b, c))
EACH(float_bf16_16, S8, S8, F8, wmma_f32_16x16x16_bf16_w32_gfx12(a, b, c))
EACH(float_fp8_16, I2, I2, F8, wmma_f32_16x16x16_fp8_fp8_w32_gfx12(a, b, c))
EACH(float_bf8_16, I2, I2, F8, wmma_f32_16x16x16_bf8_bf8_w32_gfx12(a, b, c))
#else
using H4 = Vector<f16, 4>;
using H8 = Vector<f16, 8>;
using S2 = Vector<short, 2>;
using S4 = Vector<short, 4>;
using F32 = Vector<float, 32>;
using I32 = Vector<int, 32>;
EACH(float_f16_16, H4, H4, F4, mfma_f32_16x16x16f16(a, b, c, 0, 0, 0))
EACH(float_f16_8, H4, H4, F16, mfma_f32_32x32x8f16(a, b, c, 0, 0, 0))
EACH(float_f16_4, H4, H4, F16, mfma_f32_16x16x4f16(a, b, c, 0, 0, 0))
#if defined(__gfx908__) || defined(__gfx90a__)
EACH(signed_i8_16, int, int, I4, mfma_i32_16x16x16i8(a, b, c, 0, 0, 0))
EACH(signed_i8_8, int, int, I16, mfma_i32_32x32x8i8(a, b, c, 0, 0, 0))
#else
EACH(signed_i8_32, long, long, I4, mfma_i32_16x16x32_i8(a, b, c, 0, 0, 0))
EACH(signed_i8_16, long, long, I16, mfma_i32_32x32x16_i8(a, b, c, 0, 0, 0))
EACH(float_fp8_32, long, long, F4, mfma_f32_16x16x32_fp8_fp8(a, b, c, 0, 0, 0))
EACH(float_bf8_16, long, long, F16, mfma_f32_32x32x16_bf8_bf8(a, b, c, 0, 0, 0))
#endif
#if defined(__gfx908__)
EACH(float_bf16_8, S2, S2, F4, mfma_f32_16x16x8bf16(a, b, c, 0, 0, 0))
#else
EACH(float_bf16_16, S4, S4, F4, mfma_f32_16x16x16bf16_1k(a, b, c, 0, 0, 0))
#endif
#if defined(__gfx950__)
EACH(signed_i8_64, I4, I4, I4, mfma_i32_16x16x64_i8(a, b, c, 0, 0, 0))
EACH(float_f16_32, H8, H8, F4, mfma_f32_16x16x32_f16(a, b, c, 0, 0, 0))
#endif
#endif
