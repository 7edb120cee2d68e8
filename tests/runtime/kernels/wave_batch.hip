// Groups that read tiles of LDS together, and wait for one another twice for each.
#include <hip/hip_runtime.h>

using u32 = unsigned int;
using u64 = unsigned long long;
#define KERNEL extern "C" __global__ void
#define ITEM (threadIdx.x)

static __device__ __forceinline__ u32 put(u32* tile, const u32* values, u32 round) {
    u32 own = values[round * blockDim.x + ITEM];
    tile[ITEM] = own;
    __syncthreads();
    return own;
}

// The first rows of the tile, and the row of the work-item's own sixteen.
static __device__ __forceinline__ u32 together(const u32* tile, u32 sum) {
    for (u32 k = 0; k < 4; ++k) sum = sum * 3 + tile[16 * k + ITEM % 16] * tile[ITEM / 16 * 16 + k];
    return sum;
}

KERNEL sums(const u32* values, u32* out, u32 rounds, u32 limit) {
    __shared__ u32 tile[1024];
    u32 sum = 0;
    for (u32 round = 0; round < rounds; ++round) {
        put(tile, values, round);
        sum = together(tile, sum);
        __syncthreads();
    }
    u32 n = blockIdx.x * blockDim.x + ITEM;
    if (n < limit) out[n] = sum;
}

// Each wave has a number of its own in a scalar register.
KERNEL sums_by_wave(const u32* values, u32* out, u32 rounds) {
    __shared__ u32 tile[1024];
    u32 sum = 0, wave = __builtin_amdgcn_readfirstlane(ITEM / warpSize);
    for (u32 round = 0; round < rounds; ++round) {
        put(tile, values, round);
        sum = together(tile, sum) + wave * round;
        __syncthreads();
    }
    out[blockIdx.x * blockDim.x + ITEM] = sum;
}

// Operations across lanes are executed wave by wave; before and after them waves run in batches.
KERNEL sums_and_swaps(const u32* values, u32* out, u32 rounds) {
    __shared__ u32 tile[1024];
    u32 sum = 0;
    for (u32 round = 0; round < rounds; ++round) {
        u32 own = put(tile, values, round);
        sum = together(tile, sum);
        __syncthreads();
        tile[ITEM] = __shfl_xor(sum, 1) + own;
        __syncthreads();
        sum = together(tile, sum);
        __syncthreads();
    }
    out[blockIdx.x * blockDim.x + ITEM] = sum;
}

// Waves after the first `stay` work-items end before the others wait.
KERNEL sums_of_some(const u32* values, u32* out, u32 rounds, u32 stay) {
    __shared__ u32 tile[1024];
    u32 sum = 0;
    if (ITEM >= stay) return;
    for (u32 round = 0; round < rounds; ++round) {
        put(tile, values, round);
        sum = together(tile, sum);
        __syncthreads();
    }
    out[blockIdx.x * blockDim.x + ITEM] = sum;
}

// Masks of lanes, and carries, that are made and used between two barriers.
KERNEL sums_with_masks(const u32* values, u64* out, u32 rounds) {
    __shared__ u32 tile[1024];
    u64 sum = 1;
    for (u32 round = 0; round < rounds; ++round) {
        u32 own = put(tile, values, round);
        for (u32 k = 0; k < 4; ++k) {
            u32 x = tile[16 * k + ITEM % 16], y = tile[ITEM / 16 * 16 + k];
            sum = sum + (x > y ? (u64)x << 31 : (u64)own << 3) - (y & 1 ? sum >> 40 : 0);
        }
        __asm__ volatile("" : "+v"(sum)); // no carry is left when the barrier comes, wherever the compiler puts that
        __syncthreads();
    }
    out[blockIdx.x * blockDim.x + ITEM] = sum;
}

// More turns between two barriers than a wave may take at once.
KERNEL sums_for_long(const u32* values, u32* out, u32 rounds, u32 turns) {
    __shared__ u32 tile[1024];
    u32 sum = 0;
    for (u32 round = 0; round < rounds; ++round) {
        put(tile, values, round);
        sum = together(tile, sum);
#pragma nounroll
        for (u32 turn = 0; turn < turns; ++turn) sum = sum * 5 + tile[16 * (turn & 3) + ITEM % 16];
        __syncthreads();
    }
    out[blockIdx.x * blockDim.x + ITEM] = sum;
}

// `rounds` rounds, over the first 32 tiles again and again.
KERNEL sums_again(const u32* values, u32* out, u32, u32 rounds) {
    __shared__ u32 tile[1024];
    u32 sum = 0;
    for (u32 round = 0; round < rounds; ++round) {
        put(tile, values, round & 31);
        sum = together(tile, sum);
        __syncthreads();
    }
    out[blockIdx.x * blockDim.x + ITEM] = sum;
}

// In round `when` a work-item `who` reads far past the others.
KERNEL sums_and_leaves(const u32* values, u32* out, u32 rounds, u32 when, u32 who, u32 far) {
    __shared__ u32 tile[1024];
    u32 sum = 0, own = ITEM == who ? far : 0;
    asm volatile("" : "+v"(own));  // a number of each lane, not a mask of lanes that the loop looks at
    for (u32 round = 0; round < rounds; ++round) {
        u32 is_now = round == when;
        put(tile, values + own * is_now, round);
        sum = together(tile, sum);
        __syncthreads();
    }
    out[blockIdx.x * blockDim.x + ITEM] = sum;
}

// Each work-item has a place of its own in every round's values.
KERNEL sums_from_places(const u32* values, u32* out, u32 rounds, const int* places) {
    __shared__ u32 tile[1024];
    u32 sum = 0;
    int place = places[ITEM], step = blockDim.x;
    for (u32 round = 0; round < rounds; ++round) {
        tile[ITEM] = values[(int)round * step + place];
        __syncthreads();
        sum = together(tile, sum);
        __syncthreads();
    }
    out[blockIdx.x * blockDim.x + ITEM] = sum;
}

// A mask whose lanes are counted.
KERNEL sums_of_counts(const u32* values, u32* out, u32 rounds) {
    __shared__ u32 tile[1024];
    u32 sum = 0;
    for (u32 round = 0; round < rounds; ++round) {
        u32 own = put(tile, values, round);
        sum = together(tile, sum) + __builtin_popcountll(__ballot(tile[ITEM / 16 * 16] + own > 0x80000000));
        __syncthreads();
    }
    out[blockIdx.x * blockDim.x + ITEM] = sum;
}

// A mask that is made before one barrier and used after it.
KERNEL sums_across(const u32* values, u32* out, u32 rounds) {
    __shared__ u32 tile[1024];
    u32 sum = 0;
    for (u32 round = 0; round < rounds; ++round) {
        u32 own = values[round * blockDim.x + ITEM];
        bool is_large = own > 0xC0000000;
        tile[ITEM] = own;
        __syncthreads();
        sum = together(tile, is_large ? sum + 1 : sum ^ 5);
        __syncthreads();
        sum = together(tile, is_large ? sum + 3 : sum ^ 7);
        __syncthreads();
    }
    out[blockIdx.x * blockDim.x + ITEM] = sum;
}

// One of sixteen work-items ends before the others wait.
KERNEL sums_of_most(const u32* values, u32* out, u32 rounds) {
    __shared__ u32 tile[1024];
    u32 sum = 0;
    if (ITEM % 16 == 15) return;
    for (u32 round = 0; round < rounds; ++round) {
        put(tile, values, round);
        sum = together(tile, sum);
        __syncthreads();
    }
    out[blockIdx.x * blockDim.x + ITEM] = sum;
}

// Waves go through loops of their own for longer than they may at once, with the same numbers.
KERNEL sums_in_two_ways(const u32* values, u32* out, u32 rounds, u32 turns) {
    __shared__ u32 tile[1024];
    u32 sum = 0, is_odd = __builtin_amdgcn_readfirstlane(ITEM / warpSize) & 1;
    for (u32 round = 0; round < rounds; ++round) {
        put(tile, values, round);
        sum = together(tile, sum);
        if (is_odd) {
#pragma nounroll
            for (u32 turn = 0; turn < turns; ++turn) sum = sum * 5 + tile[16 * (turn & 3) + ITEM % 16];
        } else {
#pragma nounroll
            for (u32 turn = 0; turn < turns; ++turn) sum = sum * 7 - tile[16 * (turn & 3) + ITEM % 16];
        }
        __syncthreads();
    }
    out[blockIdx.x * blockDim.x + ITEM] = sum;
}

#if defined(__GFX9__)
#define ADD(place, number, kind) asm volatile("v_add_u32 %0, %1, %0" : "+v"(place) : kind(number))
#else
#define ADD(place, number, kind) asm volatile("v_add_nc_u32 %0, %1, %0" : "+v"(place) : kind(number))
#endif

// Places that all go on by one number, and by one of their own as well.
KERNEL sums_from_moving_places(const u32* values, u32* out, u32 rounds, const int* places, const int* steps) {
    __shared__ u32 tile[1024];
    u32 sum = 0;
    int place = places[ITEM], own = steps[ITEM], step = blockDim.x;
    for (u32 round = 0; round < rounds; ++round) {
        tile[ITEM] = values[place];
        __syncthreads();
        sum = together(tile, sum);
        ADD(place, step, "s");
        ADD(place, own, "v");
        __syncthreads();
    }
    out[blockIdx.x * blockDim.x + ITEM] = sum;
}

// Each round every work-item stores, and reads what the next wave stores before the same barrier: a race. Then all read alike.
KERNEL reads_the_next_wave(const u32* values, u32* out, u32 rounds) {
    __shared__ u32 stored[1024], tile[1024];
    u32 sum = 0;
    stored[ITEM] = 0;
    __syncthreads();
    for (u32 round = 0; round < rounds; ++round) {
        put(tile, values, round);
        sum = together(tile, sum);
        __syncthreads();
        stored[ITEM] = round + 1;
        sum = sum * 3 + *(volatile u32*)&stored[(ITEM + warpSize) % blockDim.x];
        __syncthreads();
    }
    out[blockIdx.x * blockDim.x + ITEM] = sum;
}
