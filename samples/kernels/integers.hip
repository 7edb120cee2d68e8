// Integer arithmetic of every width, carries, bit fields, byte permutations.
#include "kernel.h"

template <typename T>
__device__ T arithmetic(T a, T b) {
    // 1u: the product of two 16-bit numbers is an int, and may overflow.
    const T sum = a + b, difference = a - b, product = 1u * a * b;
    const T quotient = b ? a / b : a, rest = b ? a % b : b;
    return (sum ^ product) + (difference & quotient) - (rest | (a >> 3)) + (b << 2);
}

KERNEL int8_arithmetic(const u8* a, const u8* b, u8* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    out[i] = arithmetic<u8>(a[i], b[i]) ^ u8(arithmetic<i8>(a[i] | 1, b[i] >> 1));
}

KERNEL int16_arithmetic(const u16* a, const u16* b, u16* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    out[i] = arithmetic<u16>(a[i], b[i]) ^ u16(arithmetic<i16>(a[i], b[i] >> 1));
}

KERNEL int32_arithmetic(const u32* a, const u32* b, u32* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    // The signed half sees no INT_MIN / -1 and no overflow.
    out[i] = arithmetic<u32>(a[i], b[i]) ^ u32(arithmetic<int>(int(a[i]) >> 17, b[i] >> 18));
}

KERNEL int64_arithmetic(const u64* a, const u64* b, u64* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    out[i] = arithmetic<u64>(a[i], b[i] >> (i % 60)) ^ u64(arithmetic<i64>(i64(a[i]) >> 33, b[i] >> 34));
}

// 256-bit sums and the low half of 128-bit products, in words of 32 bits: chains of carries.
KERNEL big_add(const u32* a, const u32* b, u32* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    u32 carry = 0;
    for (u32 word = 0; word < 8; ++word) {
        const u64 sum = u64(a[i * 8 + word]) + b[i * 8 + word] + carry;
        out[i * 8 + word] = u32(sum);
        carry = u32(sum >> 32);
    }
}

KERNEL big_subtract(const u64* a, const u64* b, u64* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    bool borrow = false;
    for (u32 word = 0; word < 4; ++word) {
        u64 part, difference;
        const bool first = __builtin_sub_overflow(a[i * 4 + word], b[i * 4 + word], &part);
        const bool second = __builtin_sub_overflow(part, u64(borrow), &difference);
        out[i * 4 + word] = difference;
        borrow = first | second;
    }
}

KERNEL multiply_high(const u32* a, const u32* b, u32* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const u64 x = u64(a[i]) << 32 | b[i], y = u64(b[i]) << 32 | a[i];
    const u64 high = __umul64hi(x, y) ^ u64(__mul64hi(i64(x), i64(y)));
    out[i] = __umulhi(a[i], b[i]) + u32(__mulhi(int(a[i]), int(b[i]))) + u32(high) + u32(high >> 32);
}

KERNEL multiply_24(const u32* a, const u32* b, u32* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    out[i] = __umul24(a[i], b[i]) + u32(__mul24(int(a[i]) >> 20, int(b[i]) >> 20)) + __sad(int(a[i]) >> 1, int(b[i]) >> 1, i);
}

KERNEL bit_fields(const u32* a, u32* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const u32 x = a[i], offset = i % 24, width = 1 + i % 7;
    const u32 unsigned_field = __builtin_amdgcn_ubfe(x, offset, width);
    const u32 signed_field = u32(__builtin_amdgcn_sbfe(x, offset, width));
    const u32 inserted = (x & ~(0xffu << offset)) | ((x >> 24) << offset);
    out[i] = unsigned_field + 3 * signed_field + 5 * inserted + 7 * __builtin_amdgcn_alignbit(x, ~x, i);
}

KERNEL bit_counts(const u64* a, u32* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const u64 x = i % 5 ? a[i] >> (i % 64) : 0;
    const u32 low = u32(x);
    u32 sum = __popc(low) + 100 * __popcll(x) + 7 * __clz(int(low)) + 11 * __clzll(i64(x));
    sum += 13 * __ffs(int(low)) + 17 * u32(__ffsll(i64(x)));
    out[i] = sum ^ __brev(low) ^ u32(__brevll(x));
}

KERNEL byte_permute(const u32* a, const u32* b, u32* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const u32 turned = __byte_perm(a[i], b[i], i & 0x7777);
    out[i] = __builtin_amdgcn_sad_u8(turned, b[i], i) + __builtin_amdgcn_perm(a[i], b[i], (i * 0x01020305u) & 0x07070707);
}

KERNEL rotate_and_shift(const u64* a, u64* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const u64 x = a[i];
    const u32 n = i % 63 + 1, m = i % 31 + 1, low = u32(x);
    const u32 narrow = (low << m | low >> (32 - m)) ^ u32(int(low) >> m);
    out[i] = (x << n | x >> (64 - n)) ^ u64(i64(x) >> n) ^ narrow;
}

KERNEL min_max_select(const int* a, const int* b, int* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const int x = a[i], y = b[i], z = int(mix(i));
    const int low = x < y ? x : y, high = x < y ? y : x;
    const int median = z < low ? low : z > high ? high : z;
    const u32 top = u32(x) > u32(y) ? u32(x) : u32(y);
    const i64 wide = i64(x) * y < i64(y) * z ? x : z;
    out[i] = median ^ int(top) ^ int(wide) ^ ((x <= y) + 2 * (u32(x) >= u32(z)) + 4 * (y != z));
}

// Euclid's algorithm: each lane leaves its loop at its own time.
KERNEL divergent_gcd(const u32* a, const u32* b, u32* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    u32 x = a[i], y = b[i];
    while (y) {
        const u32 rest = x % y;
        x = y;
        y = rest;
    }
    out[i] = x;
}
