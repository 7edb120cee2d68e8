// HIP's device functions for the host: indices, waves, atomics, integer intrinsics. Part of host.h.
#pragma once

#define threadIdx (host::current->thread)
#define blockIdx (host::group)
#define blockDim (host::group_size)
#define gridDim (host::grid_size)
constexpr int warpSize = HOST_WAVE;

inline void __syncthreads() { host::barrier(); }
inline int __syncthreads_count(int vote) { return host::barrier(vote), host::votes; }
inline int __syncthreads_or(int vote) { return host::barrier(vote), host::votes != 0; }
inline int __syncthreads_and(int vote) { return host::barrier(vote), host::votes == host::members; }
inline void __threadfence() {}
inline void __threadfence_block() {}
inline void __threadfence_system() {}
#define __builtin_amdgcn_s_sleep(units) host::pause()
#define __builtin_amdgcn_wave_barrier() ((void)0)

// Waves
#define HERE int line = __builtin_LINE()

inline unsigned __lane_id() { return host::current->lane; }

template <typename T>
T host_shuffle(T value, int source, int line) {
    uint64_t word = 0;
    memcpy(&word, &value, sizeof value);
    word = host::meet(word, line).values[source];
    memcpy(&value, &word, sizeof value);
    return value;
}
template <typename T>
T __shfl(T value, int source, int width = warpSize, HERE) {
    const int self = __lane_id();
    return host_shuffle(value, (self & ~(width - 1)) | (source & (width - 1)), line);
}
template <typename T>
T __shfl_up(T value, unsigned delta, int width = warpSize, HERE) {
    const int self = __lane_id(), source = self - delta;
    return host_shuffle(value, source < (self & ~(width - 1)) ? self : source, line);
}
template <typename T>
T __shfl_down(T value, unsigned delta, int width = warpSize, HERE) {
    const int self = __lane_id(), source = self + delta;
    return host_shuffle(value, int((self & (width - 1)) + delta) >= width ? self : source, line);
}
template <typename T>
T __shfl_xor(T value, int mask, int width = warpSize, HERE) {
    const int self = __lane_id(), source = self ^ mask;
    return host_shuffle(value, source >= ((self + width) & ~(width - 1)) ? self : source, line);
}
inline uint64_t __ballot(int vote, HERE) {
    const host::Wave& wave = host::meet(vote != 0, line);
    uint64_t mask = 0;
    for (unsigned i = 0; i < host::WAVE; ++i) mask |= uint64_t((wave.active >> i & 1) && wave.values[i]) << i;
    return mask;
}
inline int __any(int vote, HERE) { return __ballot(vote, line) != 0; }
inline int __all(int vote, HERE) { return __ballot(!vote, line) == 0; }
inline int host_first(int value, HERE) {
    const host::Wave& wave = host::meet(uint32_t(value), line);
    return wave.values[__builtin_ctzll(wave.active)];
}
inline int host_permute(int address, int value, HERE) {
    return host::meet(uint32_t(value), line).values[(address >> 2) & (warpSize - 1)];
}
#define __builtin_amdgcn_readfirstlane(value) host_first(value)
#define __builtin_amdgcn_ds_bpermute(address, value) host_permute(address, value)
#undef HERE

// Atomics: fibers give way only where they wait, so plain code is atomic.
#define HOST_ATOMIC(name, expression)                          \
    template <typename T>                                      \
    T name(T* address, decltype(T() + T()) operand) {          \
        const T old = *address, value = T(operand);            \
        *address = (expression);                               \
        return old;                                            \
    }
HOST_ATOMIC(atomicAdd, old + value)
HOST_ATOMIC(atomicSub, old - value)
HOST_ATOMIC(atomicExch, value)
HOST_ATOMIC(atomicMin, value < old ? value : old)
HOST_ATOMIC(atomicMax, value > old ? value : old)
HOST_ATOMIC(atomicAnd, old & value)
HOST_ATOMIC(atomicOr, old | value)
HOST_ATOMIC(atomicXor, old ^ value)
HOST_ATOMIC(atomicInc, old >= value ? 0 : old + 1)
HOST_ATOMIC(atomicDec, old == 0 || old > value ? value : old - 1)
#undef HOST_ATOMIC
template <typename T>
T atomicCAS(T* address, decltype(T() + T()) expected, decltype(T() + T()) value) {
    const T old = *address;
    if (old == T(expected)) *address = T(value);
    return old;
}
#define __hip_atomic_load(address, order, scope) __atomic_load_n(address, order)
#define __hip_atomic_store(address, value, order, scope) __atomic_store_n(address, value, order)
#define __hip_atomic_fetch_add(address, value, order, scope) __atomic_fetch_add(address, value, order)

// Integers
inline int __popc(unsigned x) { return __builtin_popcount(x); }
inline int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
inline int __clz(int x) { return x ? __builtin_clz(x) : 32; }
inline int __clzll(long long x) { return x ? __builtin_clzll(x) : 64; }
inline int __ffs(int x) { return __builtin_ffs(x); }
inline int __ffsll(long long x) { return __builtin_ffsll(x); }
inline unsigned __brev(unsigned x) { return __builtin_bitreverse32(x); }
inline unsigned long long __brevll(unsigned long long x) { return __builtin_bitreverse64(x); }
inline int __mulhi(int x, int y) { return int64_t(x) * y >> 32; }
inline unsigned __umulhi(unsigned x, unsigned y) { return uint64_t(x) * y >> 32; }
inline long long __mul64hi(long long x, long long y) { return __int128(x) * y >> 64; }
inline unsigned long long __umul64hi(unsigned long long x, unsigned long long y) {
    return (unsigned __int128)x * y >> 64;
}
inline int __mul24(int x, int y) { return int32_t(uint32_t(x) << 8) / 256 * (int32_t(uint32_t(y) << 8) / 256); }
inline unsigned __umul24(unsigned x, unsigned y) { return (x & 0xffffff) * (y & 0xffffff); }
inline unsigned __sad(int x, int y, unsigned z) { return z + (x > y ? unsigned(x) - y : unsigned(y) - x); }
inline unsigned host_perm(unsigned high, unsigned low, unsigned selector) {
    const uint64_t both = uint64_t(high) << 32 | low;
    unsigned out = 0;
    for (int i = 0; i < 4; ++i) out |= unsigned(both >> (selector >> 8 * i & 7) * 8 & 255) << 8 * i;
    return out;
}
#define __byte_perm(x, y, selector) host_byte_perm(x, y, selector)
inline unsigned host_byte_perm(unsigned x, unsigned y, unsigned selector) {
    unsigned wide = 0;
    for (int i = 0; i < 4; ++i) wide |= (selector >> 4 * i & 7) << 8 * i;
    return host_perm(y, x, wide);
}
inline unsigned host_sad_u8(unsigned x, unsigned y, unsigned sum) {
    for (int i = 0; i < 32; i += 8) sum += abs(int(x >> i & 255) - int(y >> i & 255));
    return sum;
}
inline int host_dot4(int x, int y, int sum) {
    for (int i = 0; i < 32; i += 8) sum += int8_t(x >> i) * int8_t(y >> i);
    return sum;
}
inline int host_dot8(int x, int y, int sum) {
    for (int i = 0; i < 32; i += 4) sum += (int32_t(uint32_t(x) << (28 - i)) >> 28) * (int32_t(uint32_t(y) << (28 - i)) >> 28);
    return sum;
}
#define __builtin_amdgcn_perm(high, low, selector) host_perm(high, low, selector)
#define __builtin_amdgcn_sad_u8(x, y, sum) host_sad_u8(x, y, sum)
#define __builtin_amdgcn_ubfe(x, offset, width) (uint32_t(x) >> (offset) & ((1u << (width)) - 1))
#define __builtin_amdgcn_sbfe(x, offset, width) (int32_t(uint32_t(x) << (32 - (offset) - (width))) >> (32 - (width)))
#define __builtin_amdgcn_alignbit(high, low, shift) uint32_t((uint64_t(high) << 32 | uint32_t(low)) >> ((shift) & 31))
#define __builtin_amdgcn_sdot4(x, y, sum, clamp) host_dot4(x, y, sum)
#define __builtin_amdgcn_sdot8(x, y, sum, clamp) host_dot8(x, y, sum)
