// Kinds of memory: dynamic shared memory, constants, device variables, accesses of every width.
#include "kernel.h"

KERNEL dynamic_lds(const u32* in, u32* out) {
    HIP_DYNAMIC_SHARED(u32, space)
    const u32 me = threadIdx.x, size = blockDim.x;
    space[me] = in[blockIdx.x * size + me];
    __syncthreads();
    out[blockIdx.x * size + me] = space[size - 1 - me] + space[(me * 7 + 1) % size];
}

// Shared memory of both kinds at once, and bytes beside words.
KERNEL mixed_lds(const u32* in, u32* out) {
    HIP_DYNAMIC_SHARED(u8, bytes)
    __shared__ u32 words[128];
    __shared__ u16 halves[128];
    const u32 me = threadIdx.x, x = in[global_id()];
    words[me] = x;
    halves[me] = u16(x >> 8);
    bytes[me] = u8(x);
    bytes[128 + me] = u8(x >> 24);
    __syncthreads();
    out[global_id()] = words[127 - me] + halves[me ^ 5] + bytes[me ^ 3] * 256u + bytes[128 + (me + 9) % 128];
}

__constant__ float weights[9] = {1, 2, 1, 2, 4, 2, 1, 2, 1};
__constant__ u32 nibble_crc[16] = {0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c,
                                   0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c, 0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c};

KERNEL convolution(const float* in, float* out, int width, int height) {
    const int x = int(blockIdx.x * blockDim.x + threadIdx.x), y = int(blockIdx.y * blockDim.y + threadIdx.y);
    if (x < 1 || y < 1 || x + 1 >= width || y + 1 >= height) return;
    float sum = 0;
    for (int dy = 0; dy < 3; ++dy)
        for (int dx = 0; dx < 3; ++dx) sum += weights[dy * 3 + dx] * in[(y + dy - 1) * width + x + dx - 1];
    out[y * width + x] = sum / 16;
}

KERNEL crc32(const u8* bytes, u32* out, u32 size, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    u32 crc = ~0u;
    for (u32 j = 0; j < size; ++j) {
        crc ^= bytes[i * size + j];
        crc = crc >> 4 ^ nibble_crc[crc & 15];
        crc = crc >> 4 ^ nibble_crc[crc & 15];
    }
    out[i] = ~crc;
}

__device__ u32 visits = 100;
__device__ u64 history[64] = {5, 4, 3, 2, 1};
__device__ const u8 letters[] = "the quick brown fox jumps over the lazy dog";

// Device variables begin as the source says.
KERNEL device_variables(u64* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    atomicAdd(&visits, 1u);
    history[i] += i * i + letters[i % 43];
    out[i] = history[i];
}

KERNEL last_group_sums(const u32* in, u32* sums, u32* total) {
    __shared__ bool last;
    if (threadIdx.x == 0) {
        u32 sum = 0;
        for (u32 i = 0; i < blockDim.x; ++i) sum += in[blockIdx.x * blockDim.x + i];
        sums[blockIdx.x] = sum;
        __threadfence();
        last = atomicAdd(&visits, 1u) == 100 + gridDim.x - 1;
    }
    __syncthreads();
    if (!last || threadIdx.x) return;
    __threadfence();
    u32 sum = 0;
    for (u32 i = 0; i < gridDim.x; ++i) sum += __hip_atomic_load(&sums[i], __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
    *total = sum;
}

// Loads and stores of 1 to 16 bytes, some of them not where their size would put them.
KERNEL unaligned_words(const u8* in, u8* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    u32 word;
    u64 wide;
    __builtin_memcpy(&word, in + i * 13 + 1, 4);
    __builtin_memcpy(&wide, in + i * 13 + 5, 8);
    word = word * 3 + in[i * 13];
    wide ^= u64(word) << 20;
    __builtin_memcpy(out + i * 13, &wide, 8);
    __builtin_memcpy(out + i * 13 + 8, &word, 4);
    out[i * 13 + 12] = u8(wide);
}

KERNEL gather_scatter(const u32* places, const vec4* in, vec4* out, u32 count) {
    const u32 i = global_id();
    if (i < count) out[count - 1 - i] = in[places[i]].wzyx;
}

KERNEL early_exit(const u32* values, u32* out, u32 count) {
    const u32 i = global_id();
    if (i >= count || values[i] % 7 == 0) return;
    for (u32 j = 0; j < 32; ++j) {
        if (values[i] >> j & 1) {
            out[i] = j + 1;
            return;
        }
        if (j > 3) break;
    }
    out[i] = 99;
}

// A vector whose elements are chosen at run time, the same for all lanes: registers reached by number.
KERNEL indexed_vector(const u32* values, u32* out, u32 count) {
    typedef u32 Sixteen __attribute__((ext_vector_type(16)));
    const u32 i = global_id();
    Sixteen x;
    for (u32 j = 0; j < 16; j++) x[j] = values[(i * 16 + j) % count];
    const u32 which = values[blockIdx.x] % 16;
    x[which] = i;
    for (u32 j = 0; j < 5; j++) x[(which + j) % 16] += x[(which * 3 + j) % 16];
    u32 sum = 0;
    for (u32 j = 0; j < 16; j++) sum = sum * 5 + x[j];
    if (i < count) out[i] = sum;
}
