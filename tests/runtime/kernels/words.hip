// Words of 8 and 16 bytes that groups store and load at the same places: one half new and one half old is never seen.
#include <hip/hip_runtime.h>

using u32 = unsigned int;
typedef u32 Two __attribute__((ext_vector_type(2)));
typedef u32 Four __attribute__((ext_vector_type(4)));

__device__ u32 row(u32 lane) { return lane; }
__device__ u32 reversed(u32 lane) { return 63 - lane; }
__device__ u32 scattered(u32 lane) { return lane * 11 & 63; }
__device__ u32 same(u32) { return 7; }

__device__ bool is_torn(Two word) { return word.x != word.y; }
__device__ bool is_torn(Four word) { return word.x != word.y || word.x != word.z || word.x != word.w; }

// Each lane stores words whose parts are equal, and looks at what lanes of other groups have stored.
#define WORDS(Word, put, get)                                                                              \
    extern "C" __global__ void Word##_##put##_##get(volatile Word* words, u32* torn, u32 rounds) {         \
        const u32 lane = threadIdx.x;                                                                      \
        u32 found = 0;                                                                                     \
        for (u32 n = 1; n <= rounds; ++n) {                                                                \
            words[put(lane)] = (Word)(n << 8 | blockIdx.x);                                                \
            found += is_torn(words[get(lane)]);                                                            \
        }                                                                                                  \
        if (found) atomicAdd(torn, found);                                                                 \
    }                                                                                                      \
    extern "C" __global__ void Word##_##put##_##get##_one(volatile Word* words, u32* torn, u32 rounds) {   \
        if (threadIdx.x != 5) return;                                                                      \
        u32 found = 0;                                                                                     \
        for (u32 n = 1; n <= rounds; ++n) {                                                                \
            words[put(5)] = (Word)(n << 8 | blockIdx.x);                                                   \
            found += is_torn(words[get(5)]);                                                               \
        }                                                                                                  \
        if (found) atomicAdd(torn, found);                                                                 \
    }

#define WAYS(Word)                 \
    WORDS(Word, row, row)          \
    WORDS(Word, row, reversed)     \
    WORDS(Word, reversed, row)     \
    WORDS(Word, scattered, scattered) \
    WORDS(Word, row, same)         \
    WORDS(Word, same, same)

WAYS(Two)
WAYS(Four)
