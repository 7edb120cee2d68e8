// Work-items that are told apart by masks: all of a wave may be on one side, and all waves or not.
#include <hip/hip_runtime.h>

using u32 = unsigned int;
#define KERNEL extern "C" __global__ void
#define PLACE (blockIdx.x * blockDim.x + threadIdx.x)

KERNEL adds(const u32* values, u32* out, u32 limit) {
    u32 n = PLACE;
    if (n < limit) out[n] = values[n] + n;
}

// One mask in another, and both ways of it.
KERNEL chooses(const u32* values, u32* out, u32 limit) {
    u32 n = PLACE, result = 7;
    if (n < limit) {
        u32 value = values[n];
        result = value & 1 ? value * 3 : value ^ 0x55;
        if (value & 2) result += values[n ^ 1];
        else result -= n;
    }
    out[n] = result;
}

// Something is stored before it is known where waves go.
KERNEL counts_first(const u32* values, u32* out, u32 limit) {
    u32 n = PLACE;
    u32 before = out[n];
    out[n] = before + 1;
    if (values[n] & 1) out[n] = before + 1000;
}

// A loop that lanes leave when they have had enough.
KERNEL turns(const u32* values, u32* out, u32 limit) {
    u32 n = PLACE, sum = n;
#pragma nounroll
    for (u32 turn = 0; turn < values[n]; ++turn) sum = sum * 5 + turn;
    out[n] = sum;
}

// Between barriers: work-items past the limit only wait, and where all waves agree they run in batches.
KERNEL sums_of_rows(const u32* values, u32* out, u32 limit) {
    __shared__ u32 tile[1024];
    u32 item = threadIdx.x, sum = 0;
    for (u32 row = 0; row < 8; ++row) {
        tile[item] = item < limit ? values[row * blockDim.x + item] : 0;
        __syncthreads();
        for (u32 k = 0; k < 16; ++k) sum = sum * 3 + tile[k * 16 + item % 16] * tile[item / 16 * 16 + k];
        __syncthreads();
        if (sum & 1) sum += row;
    }
    out[PLACE] = sum;
}

// A mask in scalar registers of which one is, or its neighbours are, written before it is used.
KERNEL halves(const u32* values, u32* out, u32 limit) {
    u32 n = PLACE, chosen, half, value = values[n];
#if __AMDGCN_WAVEFRONT_SIZE__ == 64 || defined(__GFX9__)
    asm volatile(
        "v_cmp_gt_u32_e64 s[40:41], %3, %2\n s_mov_b32 s42, 7\n s_mov_b32 s43, 9\n s_mov_b32 s39, 1\n"
        "v_cndmask_b32_e64 %0, 0, 1, s[40:41]\n s_mov_b32 s41, 5\n v_cndmask_b32_e64 %1, 2, 3, s[40:41]"
        : "=&v"(chosen), "=&v"(half) : "v"(value), "v"(limit) : "s39", "s40", "s41", "s42", "s43");
#else
    asm volatile(
        "v_cmp_gt_u32_e64 s40, %3, %2\n s_mov_b32 s41, 7\n s_mov_b32 s42, 9\n s_mov_b32 s43, 1\n"
        "v_cndmask_b32_e64 %0, 0, 1, s40\n s_lshr_b32 s40, s40, 16\n v_cndmask_b32_e64 %1, 2, 3, s40"
        : "=&v"(chosen), "=&v"(half) : "v"(value), "v"(limit) : "s40", "s41", "s42", "s43", "scc");
#endif
    out[n] = chosen * 16 + half;
}

// A mask that is made after a store and used in another block.
KERNEL counts_and_keeps(const u32* values, u32* out, u32 limit) {
    u32 n = PLACE, value = values[n], before = out[n], more = before;
    __hip_atomic_store(&out[n], before + 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
#if __AMDGCN_WAVEFRONT_SIZE__ == 64 || defined(__GFX9__)
    asm volatile(
        "v_cmp_gt_u32_e64 s[40:41], %2, %1\n s_bitcmp1_b32 %2, 0\n s_cbranch_scc1 1f\n v_mov_b32_e32 %0, 5\n"
        "1: v_cndmask_b32_e64 %0, 0, %0, s[40:41]"
        : "+v"(more) : "v"(value), "s"(limit) : "s40", "s41", "scc");
#else
    asm volatile(
        "v_cmp_gt_u32_e64 s40, %2, %1\n s_bitcmp1_b32 %2, 0\n s_cbranch_scc1 1f\n v_mov_b32_e32 %0, 5\n"
        "1: v_cndmask_b32_e64 %0, 0, %0, s40"
        : "+v"(more) : "v"(value), "s"(limit) : "s40", "scc");
#endif
    out[n] += more;
}

KERNEL adds_after(const u32* values, u32* out, u32 limit) {
    u32 n = PLACE;
    if (n >= limit) out[n] = values[n] + n;
}

// Masks that are numbers, the same for every wave.
KERNEL numbers(const u32* values, u32* out, u32 limit) {
    u32 n = PLACE, chosen, other;
#if __AMDGCN_WAVEFRONT_SIZE__ == 64 || defined(__GFX9__)
    asm volatile(
        "s_mov_b64 s[40:41], -1\n v_cndmask_b32_e64 %0, 2, 3, s[40:41]\n s_mov_b64 s[40:41], 10\n"
        "v_cndmask_b32_e64 %1, 2, 3, s[40:41]" : "=&v"(chosen), "=&v"(other) : : "s40", "s41");
#else
    asm volatile(
        "s_mov_b32 s40, -1\n v_cndmask_b32_e64 %0, 2, 3, s40\n s_mov_b32 s40, 10\n v_cndmask_b32_e64 %1, 2, 3, s40"
        : "=&v"(chosen), "=&v"(other) : : "s40");
#endif
    out[n] = values[n] + chosen * 16 + other;
}
