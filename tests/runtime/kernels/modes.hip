// Arithmetic under a MODE that the kernel sets itself: rounding in the low 4 bits, denormals in the next 4.
#include <hip/hip_runtime.h>

using u32 = unsigned int;
#define KERNEL extern "C" __global__ void
#define IN_MODE(code) "s_setreg_b32 hwreg(HW_REG_MODE, 0, 8), %[mode]\n s_nop 4\n" code "\n s_nop 4\n s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 8), 0xf0"

template <typename T>
__device__ T add(u32 mode, T a, T b);

template <>
__device__ float add(u32 mode, float a, float b) {
    float r;
    asm volatile(IN_MODE("v_add_f32 %[r], %[a], %[b]") : [r] "=v"(r) : [a] "v"(a), [b] "v"(b), [mode] "s"(mode));
    return r;
}
template <>
__device__ double add(u32 mode, double a, double b) {
    double r;
    asm volatile(IN_MODE("v_add_f64 %[r], %[a], %[b]") : [r] "=v"(r) : [a] "v"(a), [b] "v"(b), [mode] "s"(mode));
    return r;
}
template <>
__device__ _Float16 add(u32 mode, _Float16 a, _Float16 b) {
    _Float16 r;
    asm volatile(IN_MODE("v_add_f16 %[r], %[a], %[b]") : [r] "=v"(r) : [a] "v"(a), [b] "v"(b), [mode] "s"(mode));
    return r;
}

template <typename T>
__device__ T multiply(u32 mode, T a, T b);

template <>
__device__ float multiply(u32 mode, float a, float b) {
    float r;
    asm volatile(IN_MODE("v_mul_f32 %[r], %[a], %[b]") : [r] "=v"(r) : [a] "v"(a), [b] "v"(b), [mode] "s"(mode));
    return r;
}
template <>
__device__ double multiply(u32 mode, double a, double b) {
    double r;
    asm volatile(IN_MODE("v_mul_f64 %[r], %[a], %[b]") : [r] "=v"(r) : [a] "v"(a), [b] "v"(b), [mode] "s"(mode));
    return r;
}
template <>
__device__ _Float16 multiply(u32 mode, _Float16 a, _Float16 b) {
    _Float16 r;
    asm volatile(IN_MODE("v_mul_f16 %[r], %[a], %[b]") : [r] "=v"(r) : [a] "v"(a), [b] "v"(b), [mode] "s"(mode));
    return r;
}

template <typename T>
__device__ void both(u32 mode, const T* a, const T* b, T* sums, T* products) {
    const u32 i = threadIdx.x;
    sums[i] = add(mode, a[i], b[i]);
    products[i] = multiply(mode, a[i], b[i]);
}

KERNEL both_f16(u32 mode, const _Float16* a, const _Float16* b, _Float16* sums, _Float16* products) { both(mode, a, b, sums, products); }
KERNEL both_f32(u32 mode, const float* a, const float* b, float* sums, float* products) { both(mode, a, b, sums, products); }
KERNEL both_f64(u32 mode, const double* a, const double* b, double* sums, double* products) { both(mode, a, b, sums, products); }

// Modifiers of results: clamp to 0..1 whatever MODE says, omod where subnormals are flushed and IEEE is off (bit 9).
#define IN_WHOLE_MODE(code) "s_setreg_b32 hwreg(HW_REG_MODE, 0, 10), %[mode]\n s_nop 4\n" code "\n s_nop 4\n s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 10), 0x3f0"

KERNEL modifiers(u32 mode, const float* a, const float* b, float* clamped, float* doubled) {
    const u32 i = threadIdx.x;
    float c, d;
    asm volatile(IN_WHOLE_MODE("v_add_f32_e64 %[r], %[a], %[b] clamp") : [r] "=v"(c) : [a] "v"(a[i]), [b] "v"(b[i]), [mode] "s"(mode));
    asm volatile(IN_WHOLE_MODE("v_add_f32_e64 %[r], %[a], %[b] mul:2") : [r] "=v"(d) : [a] "v"(a[i]), [b] "v"(b[i]), [mode] "s"(mode));
    clamped[i] = c;
    doubled[i] = d;
}

// The same with constants, in a loop whose body changes MODE twice.
KERNEL in_turn(const float* a, const float* b, float* up, float* down, u32 count) {
    for (u32 i = 0; i < count; ++i) {
        float r, s;
        asm volatile("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 1\n s_nop 4\n v_add_f32 %0, %2, %3\n s_nop 4\n"
                     "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 2\n s_nop 4\n v_add_f32 %1, %2, %3\n s_nop 4\n"
                     "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 0"
                     : "=&v"(r), "=&v"(s)
                     : "v"(a[i]), "v"(b[i]));
        up[i] = r;
        down[i] = s;
    }
}

#if __gfx1100__ || __gfx1201__ || __gfx1030__
KERNEL by_their_own_instructions(const float* a, const float* b, float* sums) {
    const u32 i = threadIdx.x;
    float r;
    asm volatile("s_round_mode 0x3\n s_denorm_mode 0xc\n v_add_f32 %0, %1, %2\n s_round_mode 0x0\n s_denorm_mode 0xf" : "=v"(r) : "v"(a[i]), "v"(b[i]));
    sums[i] = r;
}
#endif
