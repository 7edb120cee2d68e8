// The functions of AMD's device libraries ocml and ockl by their names there, for sources and compilers that call them.
#include <hip/hip_runtime.h>

// What each calls is HIP's function for float, whose name ends in f, and the one for double. Half is as exact by float.
#define HIPKIT_OF_1(name, of32, of64)                                                                    \
    HIPKIT_LIBRARY float __ocml_##name##_f32(float x) { return of32(x); }                                \
    HIPKIT_LIBRARY double __ocml_##name##_f64(double x) { return of64(x); }                              \
    HIPKIT_LIBRARY _Float16 __ocml_##name##_f16(_Float16 x) { return (_Float16)of32((float)x); }
#define HIPKIT_OF_2(name, of32, of64)                                                                    \
    HIPKIT_LIBRARY float __ocml_##name##_f32(float x, float y) { return of32(x, y); }                    \
    HIPKIT_LIBRARY double __ocml_##name##_f64(double x, double y) { return of64(x, y); }                 \
    HIPKIT_LIBRARY _Float16 __ocml_##name##_f16(_Float16 x, _Float16 y) { return (_Float16)of32((float)x, (float)y); }
#define HIPKIT_OF_INT(name, of32, of64)                                                                  \
    HIPKIT_LIBRARY float __ocml_##name##_f32(float x, int n) { return of32(x, n); }                      \
    HIPKIT_LIBRARY double __ocml_##name##_f64(double x, int n) { return of64(x, n); }                    \
    HIPKIT_LIBRARY _Float16 __ocml_##name##_f16(_Float16 x, int n) { return (_Float16)of32((float)x, n); }
#define HIPKIT_TO_INT(name, of32, of64)                                                                  \
    HIPKIT_LIBRARY int __ocml_##name##_f32(float x) { return of32(x); }                                  \
    HIPKIT_LIBRARY int __ocml_##name##_f64(double x) { return of64(x); }                                 \
    HIPKIT_LIBRARY int __ocml_##name##_f16(_Float16 x) { return of32((float)x); }
#define HIPKIT_AND_MORE(name, Second, of32, of64)                                                        \
    HIPKIT_LIBRARY float __ocml_##name##_f32(float x, HIPKIT_PRIVATE Second(float) *y) { return of32; } \
    HIPKIT_LIBRARY double __ocml_##name##_f64(double x, HIPKIT_PRIVATE Second(double) *y) { return of64; }
#define HIPKIT_SAME(name, function) HIPKIT_OF_1(name, function##f, function)

HIPKIT_OCML_OF_1(HIPKIT_SAME)
#define HIPKIT_SAME_2(name, function) HIPKIT_OF_2(name, function##f, function)
HIPKIT_OCML_OF_2(HIPKIT_SAME_2)

HIPKIT_OF_INT(ldexp, ldexpf, ldexp) HIPKIT_OF_INT(pown, powf, pow) HIPKIT_OF_INT(scalbn, scalbnf, scalbn)
HIPKIT_TO_INT(ilogb, ilogbf, ilogb) HIPKIT_TO_INT(isnan, __builtin_isnan, __builtin_isnan)
HIPKIT_TO_INT(isinf, __builtin_isinf, __builtin_isinf) HIPKIT_TO_INT(isfinite, __builtin_isfinite, __builtin_isfinite)
HIPKIT_TO_INT(signbit, __builtin_signbit, __builtin_signbit)

HIPKIT_AND_MORE(frexp, HIPKIT_WHOLE, frexpf(x, (int *)y), frexp(x, (int *)y))
HIPKIT_AND_MORE(modf, HIPKIT_REAL, modff(x, (float *)y), modf(x, (double *)y))
HIPKIT_AND_MORE(sincos, HIPKIT_REAL, (sincosf(x, &x, (float *)y), x), (sincos(x, &x, (double *)y), x))
HIPKIT_AND_MORE(sincospi, HIPKIT_REAL, (sincospif(x, &x, (float *)y), x), (sincospi(x, &x, (double *)y), x))

HIPKIT_LIBRARY float __ocml_nextafter_f32(float x, float y) { return nextafterf(x, y); }
HIPKIT_LIBRARY double __ocml_nextafter_f64(double x, double y) { return nextafter(x, y); }
HIPKIT_LIBRARY float __ocml_remquo_f32(float x, float y, HIPKIT_PRIVATE int *n) { return remquof(x, y, (int *)n); }
HIPKIT_LIBRARY double __ocml_remquo_f64(double x, double y, HIPKIT_PRIVATE int *n) { return remquo(x, y, (int *)n); }
HIPKIT_LIBRARY float __ocml_len3_f32(float x, float y, float z) { return norm3df(x, y, z); }
HIPKIT_LIBRARY double __ocml_len3_f64(double x, double y, double z) { return norm3d(x, y, z); }
HIPKIT_LIBRARY float __ocml_len4_f32(float x, float y, float z, float w) { return norm4df(x, y, z, w); }
HIPKIT_LIBRARY double __ocml_len4_f64(double x, double y, double z, double w) { return norm4d(x, y, z, w); }
HIPKIT_LIBRARY float __ocml_rlen3_f32(float x, float y, float z) { return rnorm3df(x, y, z); }
HIPKIT_LIBRARY double __ocml_rlen3_f64(double x, double y, double z) { return rnorm3d(x, y, z); }
HIPKIT_LIBRARY float __ocml_rlen4_f32(float x, float y, float z, float w) { return rnorm4df(x, y, z, w); }
HIPKIT_LIBRARY double __ocml_rlen4_f64(double x, double y, double z, double w) { return rnorm4d(x, y, z, w); }

#define HIPKIT_FUSED(name)                                                                               \
    HIPKIT_LIBRARY float __ocml_##name##_f32(float x, float y, float z) { return __builtin_fmaf(x, y, z); }    \
    HIPKIT_LIBRARY double __ocml_##name##_f64(double x, double y, double z) { return __builtin_fma(x, y, z); } \
    HIPKIT_LIBRARY _Float16 __ocml_##name##_f16(_Float16 x, _Float16 y, _Float16 z) { return __builtin_fmaf16(x, y, z); }
HIPKIT_FUSED(fma) HIPKIT_FUSED(mad)

#define HIPKIT_NATIVE(name, value) HIPKIT_LIBRARY float __ocml_native_##name##_f32(float x) { return value; }
HIPKIT_NATIVE(cos, __cosf(x)) HIPKIT_NATIVE(exp, __expf(x)) HIPKIT_NATIVE(exp10, __exp10f(x))
HIPKIT_NATIVE(exp2, __builtin_amdgcn_exp2f(x)) HIPKIT_NATIVE(log, __logf(x)) HIPKIT_NATIVE(log10, __log10f(x))
HIPKIT_NATIVE(log2, __builtin_amdgcn_logf(x)) HIPKIT_NATIVE(recip, __builtin_amdgcn_rcpf(x))
HIPKIT_NATIVE(rsqrt, __builtin_amdgcn_rsqf(x)) HIPKIT_NATIVE(sin, __sinf(x)) HIPKIT_NATIVE(sqrt, __builtin_amdgcn_sqrtf(x))
HIPKIT_NATIVE(tan, __tanf(x))

// Of ockl: places of a work-item, lanes, and 24-bit products. A dimension that there is not has one item.
#define HIPKIT_PLACE(name, what, otherwise)                                                              \
    HIPKIT_LIBRARY size_t __ockl_get_##name(unsigned dimension) {                                        \
        switch (dimension) {                                                                             \
        case 0: return what(x);                                                                          \
        case 1: return what(y);                                                                          \
        case 2: return what(z);                                                                          \
        default: return otherwise;                                                                       \
        }                                                                                                \
    }
#define HIPKIT_LOCAL(d) threadIdx.d
#define HIPKIT_GROUP(d) blockIdx.d
#define HIPKIT_FULL_SIZE(d) __builtin_amdgcn_workgroup_size_##d()
#define HIPKIT_ITEMS(d) __builtin_amdgcn_grid_size_##d()
// The last block of a grid has fewer items where a launch asks for items, not for blocks: gridDim does not count that one.
static __device__ unsigned smaller(unsigned x, unsigned y) { return x < y ? x : y; }
#define HIPKIT_LOCAL_SIZE(d) smaller(HIPKIT_FULL_SIZE(d), HIPKIT_ITEMS(d) - blockIdx.d * HIPKIT_FULL_SIZE(d))
#define HIPKIT_GROUPS(d) (HIPKIT_ITEMS(d) - 1) / HIPKIT_FULL_SIZE(d) + 1
#define HIPKIT_GLOBAL(d) (size_t)blockIdx.d * blockDim.d + threadIdx.d
HIPKIT_PLACE(local_id, HIPKIT_LOCAL, 0)
HIPKIT_PLACE(group_id, HIPKIT_GROUP, 0)
HIPKIT_PLACE(local_size, HIPKIT_LOCAL_SIZE, 1)
HIPKIT_PLACE(enqueued_local_size, HIPKIT_FULL_SIZE, 1)
HIPKIT_PLACE(num_groups, HIPKIT_GROUPS, 1)
HIPKIT_PLACE(global_id, HIPKIT_GLOBAL, 0)
HIPKIT_PLACE(global_size, HIPKIT_ITEMS, 1)
HIPKIT_LIBRARY size_t __ockl_get_local_linear_id() {
    return (threadIdx.z * __ockl_get_local_size(1) + threadIdx.y) * __ockl_get_local_size(0) + threadIdx.x;
}
HIPKIT_LIBRARY size_t __ockl_get_global_linear_id() {
    return (__ockl_get_global_id(2) * __ockl_get_global_size(1) + __ockl_get_global_id(1)) * __ockl_get_global_size(0) + __ockl_get_global_id(0);
}
HIPKIT_LIBRARY size_t __ockl_get_global_offset(unsigned) { return 0; }
HIPKIT_LIBRARY bool __ockl_is_local_addr(const void *p) { return __builtin_amdgcn_is_shared((const __attribute__((address_space(0))) void *)p); }
HIPKIT_LIBRARY bool __ockl_is_private_addr(const void *p) { return __builtin_amdgcn_is_private((const __attribute__((address_space(0))) void *)p); }
HIPKIT_LIBRARY unsigned __ockl_get_work_dim() { return gridDim.z * blockDim.z > 1 ? 3 : gridDim.y * blockDim.y > 1 ? 2 : 1; }
HIPKIT_LIBRARY unsigned __ockl_lane_u32() { return __lane_id(); }
HIPKIT_LIBRARY unsigned __ockl_activelane_u32() {
    const unsigned long long active = __builtin_amdgcn_read_exec();
    return __builtin_amdgcn_mbcnt_hi(unsigned(active >> 32), __builtin_amdgcn_mbcnt_lo(unsigned(active), 0));
}
HIPKIT_LIBRARY int __ockl_mul24_i32(int x, int y) { return __mul24(x, y); }
HIPKIT_LIBRARY unsigned __ockl_mul24_u32(unsigned x, unsigned y) { return __umul24(x, y); }
HIPKIT_LIBRARY int __ockl_mul_hi_i32(int x, int y) { return __mulhi(x, y); }
HIPKIT_LIBRARY unsigned __ockl_mul_hi_u32(unsigned x, unsigned y) { return __umulhi(x, y); }
HIPKIT_LIBRARY long long __ockl_mul_hi_i64(long long x, long long y) { return __mul64hi(x, y); }
HIPKIT_LIBRARY unsigned long long __ockl_mul_hi_u64(unsigned long long x, unsigned long long y) { return __umul64hi(x, y); }
HIPKIT_LIBRARY unsigned __ockl_clz_u32(unsigned x) { return __clz(int(x)); }
HIPKIT_LIBRARY unsigned __ockl_popcount_u32(unsigned x) { return __popc(x); }
HIPKIT_LIBRARY size_t __ockl_dm_alloc(size_t size) { return (size_t)malloc(size); }
HIPKIT_LIBRARY void __ockl_dm_dealloc(size_t block) { free((void *)block); }
