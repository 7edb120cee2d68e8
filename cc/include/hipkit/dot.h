// Packed bytes, and sums of products of short numbers: two of 16 bits, four of 8 or eight of 4 in a word, and a word that is added.
#pragma once

#include "hipkit/vector_types.h"

// Each byte by itself.
__device__ inline char4 __hip_hc_add8pk(char4 a, char4 b) { return a + b; }
__device__ inline char4 __hip_hc_sub8pk(char4 a, char4 b) { return a - b; }
__device__ inline char4 __hip_hc_mul8pk(char4 a, char4 b) { return a * b; }

namespace hipkit_dot {
// The sum, or if asked what is nearest to it among the numbers of its type.
__device__ inline int of_sum(long long sum, bool saturate) {
    return (int)(saturate ? sum > 0x7fffffff ? 0x7fffffff : sum < -0x80000000ll ? -0x80000000ll : sum : sum);
}
__device__ inline unsigned of_sum(unsigned long long sum, bool saturate) {
    return (unsigned)(saturate && sum > 0xffffffff ? 0xffffffff : sum);
}
}  // namespace hipkit_dot

__device__ inline int amd_mixed_dot(short2 a, short2 b, int c, bool saturate) {
    return hipkit_dot::of_sum((long long)a.x * b.x + (long long)a.y * b.y + c, saturate);
}
__device__ inline unsigned amd_mixed_dot(ushort2 a, ushort2 b, unsigned c, bool saturate) {
    return hipkit_dot::of_sum((unsigned long long)a.x * b.x + (unsigned long long)a.y * b.y + c, saturate);
}
__device__ inline int amd_mixed_dot(char4 a, char4 b, int c, bool saturate) {
    return hipkit_dot::of_sum((long long)(a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w) + c, saturate);
}
__device__ inline unsigned amd_mixed_dot(uchar4 a, uchar4 b, unsigned c, bool saturate) {
    return hipkit_dot::of_sum((unsigned long long)(a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w) + c, saturate);
}
__device__ inline int amd_mixed_dot(int a, int b, int c, bool saturate) {
    long long sum = c;
    for (int bit = 0; bit < 32; bit += 4)
        sum += ((a << (28 - bit)) >> 28) * ((b << (28 - bit)) >> 28);
    return hipkit_dot::of_sum(sum, saturate);
}
__device__ inline unsigned amd_mixed_dot(unsigned a, unsigned b, unsigned c, bool saturate) {
    unsigned long long sum = c;
    for (int bit = 0; bit < 32; bit += 4)
        sum += ((a >> bit) & 15) * ((b >> bit) & 15);
    return hipkit_dot::of_sum(sum, saturate);
}
