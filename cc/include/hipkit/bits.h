// Functions of the bits of integers.
#pragma once

#include "hipkit/keywords.h"

__device__ inline int __popc(unsigned x) { return __builtin_popcount(x); }
__device__ inline int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
__device__ inline int __clz(int x) { return x ? __builtin_clz(x) : 32; }
__device__ inline int __clzll(long long x) { return x ? __builtin_clzll(x) : 64; }
__device__ inline int __ffs(int x) { return __builtin_ffs(x); }
__device__ inline int __ffs(unsigned x) { return __builtin_ffs(x); }
__device__ inline int __ffsll(long long x) { return __builtin_ffsll(x); }
__device__ inline int __ffsll(unsigned long long x) { return __builtin_ffsll(x); }
__device__ inline unsigned __brev(unsigned x) { return __builtin_bitreverse32(x); }
__device__ inline unsigned long long __brevll(unsigned long long x) { return __builtin_bitreverse64(x); }
__device__ inline int __mul24(int x, int y) { return ((x << 8) >> 8) * ((y << 8) >> 8); }
__device__ inline unsigned __umul24(unsigned x, unsigned y) { return (x & 0xffffff) * (y & 0xffffff); }
__device__ inline int __mulhi(int x, int y) { return (long long)x * y >> 32; }
__device__ inline unsigned __umulhi(unsigned x, unsigned y) { return (unsigned long long)x * y >> 32; }
__device__ inline long long __mul64hi(long long x, long long y) { return (__int128)x * y >> 64; }
__device__ inline unsigned long long __umul64hi(unsigned long long x, unsigned long long y) {
    return (unsigned __int128)x * y >> 64;
}
__device__ inline int __hadd(int x, int y) { return ((long long)x + y) >> 1; }
__device__ inline int __rhadd(int x, int y) { return ((long long)x + y + 1) >> 1; }
__device__ inline unsigned __uhadd(unsigned x, unsigned y) { return ((unsigned long long)x + y) >> 1; }
__device__ inline unsigned __urhadd(unsigned x, unsigned y) { return ((unsigned long long)x + y + 1) >> 1; }
__device__ inline unsigned __sad(int x, int y, unsigned z) { return z + (x > y ? (unsigned)x - y : (unsigned)y - x); }
__device__ inline unsigned __usad(unsigned x, unsigned y, unsigned z) { return z + (x > y ? x - y : y - x); }
__device__ inline unsigned __byte_perm(unsigned x, unsigned y, unsigned s) {
    unsigned long long both = (unsigned long long)y << 32 | x;
    unsigned result = 0;
    for (int n = 0; n < 4; n++)
        result |= (unsigned)(both >> 8 * (s >> 4 * n & 7) & 0xff) << 8 * n;
    return result;
}
__device__ inline unsigned __funnelshift_l(unsigned low, unsigned high, unsigned n) {
    return ((unsigned long long)high << 32 | low) << (n & 31) >> 32;
}
__device__ inline unsigned __funnelshift_r(unsigned low, unsigned high, unsigned n) {
    return ((unsigned long long)high << 32 | low) >> (n & 31);
}
__device__ inline unsigned __funnelshift_lc(unsigned low, unsigned high, unsigned n) {
    return n >= 32 ? low : __funnelshift_l(low, high, n);
}
__device__ inline unsigned __funnelshift_rc(unsigned low, unsigned high, unsigned n) {
    return n >= 32 ? high : __funnelshift_r(low, high, n);
}

template <class To, class From> __device__ inline To hipkit_bits(From from) { return __builtin_bit_cast(To, from); }
__device__ inline int __float_as_int(float x) { return hipkit_bits<int>(x); }
__device__ inline unsigned __float_as_uint(float x) { return hipkit_bits<unsigned>(x); }
__device__ inline float __int_as_float(int x) { return hipkit_bits<float>(x); }
__device__ inline float __uint_as_float(unsigned x) { return hipkit_bits<float>(x); }
__device__ inline long long __double_as_longlong(double x) { return hipkit_bits<long long>(x); }
__device__ inline double __longlong_as_double(long long x) { return hipkit_bits<double>(x); }
__device__ inline int __double2hiint(double x) { return hipkit_bits<unsigned long long>(x) >> 32; }
__device__ inline int __double2loint(double x) { return (int)hipkit_bits<unsigned long long>(x); }
__device__ inline double __hiloint2double(int high, int low) {
    return hipkit_bits<double>((unsigned long long)(unsigned)high << 32 | (unsigned)low);
}

// Some bits of a word, and a word with some bits from another.
__device__ inline unsigned __bitextract_u32(unsigned x, unsigned from, unsigned width) {
    return width & 31 ? x >> (from & 31) & ((1u << (width & 31)) - 1) : 0;
}
__device__ inline unsigned long long __bitextract_u64(unsigned long long x, unsigned from, unsigned width) {
    return width & 63 ? x >> (from & 63) & ((1ull << (width & 63)) - 1) : 0;
}
__device__ inline unsigned __bitinsert_u32(unsigned x, unsigned bits, unsigned from, unsigned width) {
    const unsigned mask = (1u << (width & 31)) - 1;
    return (x & ~(mask << (from & 31))) | (bits & mask) << (from & 31);
}
__device__ inline unsigned long long __bitinsert_u64(
    unsigned long long x, unsigned long long bits, unsigned from, unsigned width) {
    const unsigned long long mask = (1ull << (width & 63)) - 1;
    return (x & ~(mask << (from & 63))) | (bits & mask) << (from & 63);
}
// The number of the lowest bit that is set, or -1.
__device__ inline int __lastbit_u32_u64(unsigned long long x) { return x ? __builtin_ctzll(x) : -1; }
// Where the n-th bit is that is set, counted upwards from a place and including it; downwards where n is negative; -1 if none.
__device__ inline int __fns64(unsigned long long mask, unsigned from, int n) {
    if (n == 0)
        return mask >> from & 1 ? (int)from : -1;
    const bool down = n < 0;
    unsigned long long rest = down ? __builtin_bitreverse64(mask) : mask;
    rest &= ~0ull << (down ? 63 - from : from);
    for (int left = down ? -n : n; left > 1; left--)
        rest &= rest - 1;
    return !rest ? -1 : down ? 63 - __builtin_ctzll(rest) : __builtin_ctzll(rest);
}
__device__ inline int __fns32(unsigned long long mask, unsigned from, int n) { return __fns64((unsigned)mask, from, n); }
__device__ inline int __fns(unsigned mask, unsigned from, int n) { return __fns64(mask, from, n); }
