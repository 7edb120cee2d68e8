// Rings of words in LDS: one work-item advances a ring, then all add rows to it that go on at its start.
#include <hip/hip_runtime.h>

using u32 = unsigned int;
#define KERNEL extern "C" __global__ void
constexpr u32 RING = 300, ITEMS = 128, ROWS = (RING + ITEMS - 1) / ITEMS;

// As long as `bits` says so, each turn; the ring begins one further each time.
KERNEL advances_rings(const u32* values, const u32* bits, u32* out, u32 turns) {
    __shared__ u32 ring[RING];
    u32 i = threadIdx.x, start = 0, mine[ROWS];
    for (u32 n = 0; n < ROWS; ++n) {
        u32 at = n * ITEMS + i;
        mine[n] = at < RING ? values[blockIdx.x * RING + at] : 0;
        if (at < RING) ring[at] = mine[n] * 7;
    }
    __syncthreads();
    for (u32 turn = 0; turn < turns; ++turn) {
        u32 after = start + 1 < RING ? start + 1 : 0, far = start + 97 < RING ? start + 97 : start + 97 - RING;
        if (i == 0) ring[start] = (ring[start] & 0x80000000u | ring[after] & 0x7FFFFFFFu) >> 1 ^ ring[far];
        start = after;
        __syncthreads();
        if (bits[turn / 32] >> turn % 32 & 1) {
            for (u32 n = 0; n < ROWS; ++n) {
                u32 at = start + n * ITEMS + i;
                if (n * ITEMS + i < RING) ring[at < RING ? at : at - RING] ^= mine[n];
            }
            __syncthreads();
        }
    }
    for (u32 n = 0; n < ROWS; ++n) {
        u32 at = n * ITEMS + i;
        if (at < RING) out[blockIdx.x * RING + at] = ring[at];
    }
}

// Where several lanes of a wave store to one place, what the last of them stores stays. 32, 64 and 128 bits.
template <typename T> __device__ void store(const u32* places, T* out, u32 words) {
    __shared__ T tile[256];
    u32 i = threadIdx.x, value = blockIdx.x * 1000 + i;
    T all;
    for (u32 n = 0; n < sizeof(T) / 4; ++n) ((u32*)&all)[n] = value * (n + 1);
    T none = {};
    tile[i] = none;
    __syncthreads();
    tile[places[i]] = all;
    __syncthreads();
    out[blockIdx.x * 256 + i] = tile[places[255 - i]];
}
struct alignas(8) Two { u32 words[2]; };
struct alignas(16) Four { u32 words[4]; };
KERNEL stores_one(const u32* places, u32* out) { store(places, out, 1); }
KERNEL stores_two(const u32* places, Two* out) { store(places, out, 2); }
KERNEL stores_four(const u32* places, Four* out) { store(places, out, 4); }
