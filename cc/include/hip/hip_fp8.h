// Numbers of 8 bits: E4M3 and E5M2 of the Open Compute Project, and the kinds without negative zero and infinities (FNUZ).
#pragma once

#include "hip/hip_bf16.h"
#include "hip/hip_fp16.h"
#include "hipkit/fp8.h"

#define HIPKIT_FP8(name, kind)                                                     \
    struct __hip_fp8_##name : hipkit_fp8::One<kind> { using One::One; };           \
    struct __hip_fp8x2_##name : hipkit_fp8::Two<kind> { using Two::Two; };         \
    struct __hip_fp8x4_##name : hipkit_fp8::Four<kind> { using Four::Four; };
HIPKIT_FP8(e4m3, __HIP_E4M3)
HIPKIT_FP8(e5m2, __HIP_E5M2)
HIPKIT_FP8(e4m3_fnuz, __HIP_E4M3_FNUZ)
HIPKIT_FP8(e5m2_fnuz, __HIP_E5M2_FNUZ)

HIPKIT_SHORT __hip_fp8_storage_t __hip_cvt_float_to_fp8(float x, __hip_saturation_t saturation, __hip_fp8_interpretation_t kind) {
    return hipkit_fp8::encode(x, saturation, kind);
}
HIPKIT_SHORT __hip_fp8x2_storage_t __hip_cvt_float2_to_fp8x2(float2 v, __hip_saturation_t saturation,
                                                             __hip_fp8_interpretation_t kind) {
    return hipkit_fp8::encode(v.x, v.y, saturation, kind);
}
HIPKIT_SHORT __hip_fp8_storage_t __hip_cvt_double_to_fp8(double x, __hip_saturation_t saturation, __hip_fp8_interpretation_t kind) {
    return hipkit_fp8::encode(hipkit_short::to_odd(x), saturation, kind);
}
HIPKIT_SHORT __hip_fp8x2_storage_t __hip_cvt_double2_to_fp8x2(double2 v, __hip_saturation_t saturation,
                                                              __hip_fp8_interpretation_t kind) {
    return hipkit_fp8::encode(hipkit_short::to_odd(v.x), hipkit_short::to_odd(v.y), saturation, kind);
}
HIPKIT_SHORT __hip_fp8_storage_t __hip_cvt_halfraw_to_fp8(__half_raw x, __hip_saturation_t saturation,
                                                          __hip_fp8_interpretation_t kind) {
    return hipkit_fp8::encode((float)x.data, saturation, kind);
}
HIPKIT_SHORT __hip_fp8x2_storage_t __hip_cvt_halfraw2_to_fp8x2(__half2_raw v, __hip_saturation_t saturation,
                                                               __hip_fp8_interpretation_t kind) {
    return hipkit_fp8::encode((float)v.x.data, (float)v.y.data, saturation, kind);
}
HIPKIT_SHORT __hip_fp8_storage_t __hip_cvt_bfloat16raw_to_fp8(__hip_bfloat16_raw x, __hip_saturation_t saturation,
                                                              __hip_fp8_interpretation_t kind) {
    return hipkit_fp8::encode((float)__hip_bfloat16(x), saturation, kind);
}
HIPKIT_SHORT __hip_fp8x2_storage_t __hip_cvt_bfloat16raw2_to_fp8x2(__hip_bfloat162_raw v, __hip_saturation_t saturation,
                                                                   __hip_fp8_interpretation_t kind) {
    return hipkit_fp8::encode((float)__hip_bfloat16::of_bits(v.x), (float)__hip_bfloat16::of_bits(v.y), saturation, kind);
}
HIPKIT_SHORT __half_raw __hip_cvt_fp8_to_halfraw(__hip_fp8_storage_t x, __hip_fp8_interpretation_t kind) {
    return __half(hipkit_fp8::decode(x, kind));
}
HIPKIT_SHORT __half2_raw __hip_cvt_fp8x2_to_halfraw2(__hip_fp8x2_storage_t x, __hip_fp8_interpretation_t kind) {
    const float2 v = hipkit_fp8::decode(x, kind);
    return __half2(__half(v.x), __half(v.y));
}
