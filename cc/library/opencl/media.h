// AMD's extensions cl_amd_media_ops and cl_amd_media_ops2: bytes and bits of words.
#pragma once

#include "integers.h"

namespace hipkit_opencl {
namespace scalar {
HIPKIT_OPENCL unsigned byte_of(unsigned x, int n) { return x >> 8 * n & 255; }
HIPKIT_OPENCL unsigned amd_bitalign(unsigned high, unsigned low, unsigned distance) {
    return (unsigned)(((unsigned long)high << 32 | low) >> (distance & 31));
}
HIPKIT_OPENCL unsigned amd_bytealign(unsigned high, unsigned low, unsigned distance) { return amd_bitalign(high, low, 8 * (distance & 3)); }
HIPKIT_OPENCL unsigned amd_lerp(unsigned x, unsigned y, unsigned round) {
    unsigned result = 0;
    for (int n = 0; n < 4; n++)
        result |= (byte_of(x, n) + byte_of(y, n) + (byte_of(round, n) & 1)) / 2 << 8 * n;
    return result;
}
HIPKIT_OPENCL unsigned amd_sad(unsigned x, unsigned y, unsigned sum) {
    for (int n = 0; n < 4; n++)
        sum += abs_diff(byte_of(x, n), byte_of(y, n));
    return sum;
}
HIPKIT_OPENCL unsigned amd_sadhi(unsigned x, unsigned y, unsigned sum) { return (amd_sad(x, y, 0) << 16) + sum; }
HIPKIT_OPENCL unsigned amd_sadw(unsigned x, unsigned y, unsigned sum) {
    return sum + abs_diff(x & 0xffff, y & 0xffff) + abs_diff(x >> 16, y >> 16);
}
HIPKIT_OPENCL unsigned amd_sadd(unsigned x, unsigned y, unsigned sum) { return sum + abs_diff(x, y); }
HIPKIT_OPENCL unsigned amd_msad(unsigned x, unsigned y, unsigned sum) { return __builtin_amdgcn_msad_u8(x, y, sum); }
HIPKIT_OPENCL unsigned long amd_qsad(unsigned long x, unsigned y, unsigned long sum) { return __builtin_amdgcn_qsad_pk_u16_u8(x, y, sum); }
HIPKIT_OPENCL unsigned long amd_mqsad(unsigned long x, unsigned y, unsigned long sum) { return __builtin_amdgcn_mqsad_pk_u16_u8(x, y, sum); }
HIPKIT_OPENCL unsigned amd_bfm(unsigned width, unsigned offset) { return ((1u << (width & 31)) - 1) << (offset & 31); }
HIPKIT_OPENCL int amd_bfe(int x, unsigned offset, unsigned width) { return __builtin_amdgcn_sbfe(x, offset, width); }
HIPKIT_OPENCL unsigned amd_bfe(unsigned x, unsigned offset, unsigned width) { return __builtin_amdgcn_ubfe(x, offset, width); }
HIPKIT_OPENCL float amd_unpack0(unsigned x) { return byte_of(x, 0); }
HIPKIT_OPENCL float amd_unpack1(unsigned x) { return byte_of(x, 1); }
HIPKIT_OPENCL float amd_unpack2(unsigned x) { return byte_of(x, 2); }
HIPKIT_OPENCL float amd_unpack3(unsigned x) { return byte_of(x, 3); }
template <class T> HIPKIT_OPENCL T amd_min3(T x, T y, T z) { return min(min(x, y), z); }
template <class T> HIPKIT_OPENCL T amd_max3(T x, T y, T z) { return max(max(x, y), z); }
template <class T> HIPKIT_OPENCL T amd_median3(T x, T y, T z) { return max(min(x, y), min(max(x, y), z)); }
}  // namespace scalar
HIPKIT_ELEMENTS(amd_bitalign) HIPKIT_ELEMENTS(amd_bytealign) HIPKIT_ELEMENTS(amd_lerp) HIPKIT_ELEMENTS(amd_sad) HIPKIT_ELEMENTS(amd_sadhi)
HIPKIT_ELEMENTS(amd_sadw) HIPKIT_ELEMENTS(amd_sadd) HIPKIT_ELEMENTS(amd_msad) HIPKIT_ELEMENTS(amd_qsad) HIPKIT_ELEMENTS(amd_mqsad)
HIPKIT_ELEMENTS(amd_bfm) HIPKIT_ELEMENTS(amd_bfe) HIPKIT_ELEMENTS(amd_unpack0) HIPKIT_ELEMENTS(amd_unpack1) HIPKIT_ELEMENTS(amd_unpack2)
HIPKIT_ELEMENTS(amd_unpack3) HIPKIT_ELEMENTS(amd_min3) HIPKIT_ELEMENTS(amd_max3) HIPKIT_ELEMENTS(amd_median3)

HIPKIT_OPENCL unsigned amd_pack(Vector<float, 4> x) {
    unsigned result = 0;
#pragma unroll
    for (int n = 0; n < 4; n++)
        result = __builtin_amdgcn_cvt_pk_u8_f32(x[n], n, result);
    return result;
}
HIPKIT_OPENCL unsigned amd_sad4(Vector<unsigned, 4> x, Vector<unsigned, 4> y, unsigned sum) {
#pragma unroll
    for (int n = 0; n < 4; n++)
        sum = scalar::amd_sad(x[n], y[n], sum);
    return sum;
}
}  // namespace hipkit_opencl
