// Grids of one, two and three dimensions: stencils, transposes, matrices, a Fourier transform.
#include "kernel.h"

// Every index a work-item can ask for.
KERNEL indices(u32* out) {
    const u32 x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    const u32 z = blockIdx.z * blockDim.z + threadIdx.z;
    const u32 place = (z * gridDim.y * blockDim.y + y) * gridDim.x * blockDim.x + x;
    out[place] = threadIdx.x | threadIdx.y << 4 | threadIdx.z << 8 | blockIdx.x << 12 | blockIdx.y << 16 | blockIdx.z << 20 | blockDim.z << 24 | gridDim.y << 28;
}

KERNEL stencil_1d(const float* in, float* out, int count) {
    __shared__ float tile[128 + 4];
    const int i = int(global_id()), me = int(threadIdx.x);
    for (int j = me; j < 132; j += 128) {
        const int from = int(blockIdx.x * 128) + j - 2;
        tile[j] = from >= 0 && from < count ? in[from] : 0;
    }
    __syncthreads();
    if (i < count) out[i] = 0.0625f * (tile[me] + tile[me + 4]) + 0.25f * (tile[me + 1] + tile[me + 3]) + 0.375f * tile[me + 2];
}

KERNEL stencil_2d(const float* in, float* out, int width, int height) {
    const int x = int(blockIdx.x * blockDim.x + threadIdx.x), y = int(blockIdx.y * blockDim.y + threadIdx.y);
    if (x >= width || y >= height) return;
    float sum = -4 * in[y * width + x];
    if (x > 0) sum += in[y * width + x - 1];
    if (x + 1 < width) sum += in[y * width + x + 1];
    if (y > 0) sum += in[(y - 1) * width + x];
    if (y + 1 < height) sum += in[(y + 1) * width + x];
    out[y * width + x] = sum;
}

KERNEL stencil_3d(const double* in, double* out, int size) {
    const int x = int(blockIdx.x * blockDim.x + threadIdx.x), y = int(blockIdx.y * blockDim.y + threadIdx.y);
    const int z = int(blockIdx.z * blockDim.z + threadIdx.z);
    if (x >= size || y >= size || z >= size) return;
    double sum = 0;
    for (int dz = -1; dz <= 1; ++dz)
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx) {
                const int px = x + dx, py = y + dy, pz = z + dz;
                if (px < 0 || py < 0 || pz < 0 || px >= size || py >= size || pz >= size) continue;
                sum += in[(pz * size + py) * size + px] * (3 - dx * dx - dy * dy - dz * dz);
            }
    out[(z * size + y) * size + x] = sum;
}

KERNEL game_of_life(const u8* in, u8* out, int size) {
    const int x = int(blockIdx.x * blockDim.x + threadIdx.x), y = int(blockIdx.y * blockDim.y + threadIdx.y);
    if (x >= size || y >= size) return;
    int alive = 0;
    for (int dy = size - 1; dy <= size + 1; ++dy)
        for (int dx = size - 1; dx <= size + 1; ++dx) alive += in[(y + dy) % size * size + (x + dx) % size];
    const u8 me = in[y * size + x];
    out[y * size + x] = alive == 3 || (me && alive == 4);
}

KERNEL transpose(const u16* in, u16* out, u32 width, u32 height) {
    const u32 x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < height) out[x * height + y] = in[y * width + x];
}

KERNEL transpose_tiled(const u64* in, u64* out, u32 width, u32 height) {
    __shared__ u64 tile[16][17];
    const u32 x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
    if (x < width && y < height) tile[threadIdx.y][threadIdx.x] = in[y * width + x];
    __syncthreads();
    const u32 to_x = blockIdx.y * 16 + threadIdx.x, to_y = blockIdx.x * 16 + threadIdx.y;
    if (to_x < height && to_y < width) out[to_y * height + to_x] = tile[threadIdx.x][threadIdx.y];
}

KERNEL matmul_naive(const float* a, const float* b, float* c, u32 n) {
    const u32 x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= n || y >= n) return;
    float sum = 0;
    for (u32 k = 0; k < n; ++k) sum = fmaf(a[y * n + k], b[k * n + x], sum);
    c[y * n + x] = sum;
}

template <typename T, typename Sum>
__device__ void tiled(const T* a, const T* b, Sum* c, u32 n) {
    __shared__ T left[16][16], right[16][16];
    const u32 tx = threadIdx.x, ty = threadIdx.y, x = blockIdx.x * 16 + tx, y = blockIdx.y * 16 + ty;
    Sum sum = 0;
    for (u32 k = 0; k < n; k += 16) {
        left[ty][tx] = y < n && k + tx < n ? a[y * n + k + tx] : T(0);
        right[ty][tx] = x < n && k + ty < n ? b[(k + ty) * n + x] : T(0);
        __syncthreads();
        for (u32 i = 0; i < 16; ++i) sum += Sum(left[ty][i]) * Sum(right[i][tx]);
        __syncthreads();
    }
    if (x < n && y < n) c[y * n + x] = sum;
}

KERNEL matmul_tiled(const float* a, const float* b, float* c, u32 n) { tiled<float, float>(a, b, c, n); }
KERNEL matmul_f64(const double* a, const double* b, double* c, u32 n) { tiled<double, double>(a, b, c, n); }
KERNEL matmul_half(const f16* a, const f16* b, float* c, u32 n) { tiled<f16, float>(a, b, c, n); }
KERNEL matmul_int8(const i8* a, const i8* b, int* c, u32 n) { tiled<i8, int>(a, b, c, n); }

KERNEL matvec_vec4(const vec4* matrix, const vec4* vector, float* out, u32 rows, u32 quads) {
    const u32 row = global_id();
    if (row >= rows) return;
    vec4 sum = 0.0f;
    for (u32 i = 0; i < quads; ++i) sum += matrix[row * quads + i] * vector[i];
    out[row] = (sum.x + sum.y) + (sum.z + sum.w);
}

// A number-theoretic transform of 256 values modulo 2^16 + 1, exact: as an FFT, without rounding.
KERNEL number_transform(const u32* in, u32* out) {
    __shared__ u32 data[256];
    const u32 me = threadIdx.x;
    data[__brev(me) >> 24] = in[blockIdx.x * 256 + me] % 65537;
    __syncthreads();
    for (u32 half = 1; half < 256; half *= 2) {
        if (me < 128) {
            const u32 k = me % half, low = me / half * half * 2 + k;
            u64 root = 1, base = 3;
            for (u32 power = 65536 / (2 * half) * k; power; power /= 2, base = base * base % 65537)
                if (power & 1) root = root * base % 65537;
            const u32 t = u32(root * data[low + half] % 65537), u = data[low];
            data[low] = (u + t) % 65537;
            data[low + half] = (u + 65537 - t) % 65537;
        }
        __syncthreads();
    }
    out[blockIdx.x * 256 + me] = data[me];
}

// A Fourier transform of 128 complex values; the factors come from the caller.
KERNEL fft(const float* in, const float* factors, float* out) {
    __shared__ float re[128], im[128];
    const u32 me = threadIdx.x, base = blockIdx.x * 256;
    re[__brev(me) >> 25] = in[base + 2 * me];
    im[__brev(me) >> 25] = in[base + 2 * me + 1];
    __syncthreads();
    for (u32 half = 1; half < 128; half *= 2) {
        if (me < 64) {
            const u32 k = me % half, low = me / half * half * 2 + k, high = low + half, place = 64 / half * k;
            const float c = factors[2 * place], s = factors[2 * place + 1];
            const float x = re[high] * c - im[high] * s, y = re[high] * s + im[high] * c;
            re[high] = re[low] - x, im[high] = im[low] - y;
            re[low] += x, im[low] += y;
        }
        __syncthreads();
    }
    out[base + 2 * me] = re[me];
    out[base + 2 * me + 1] = im[me];
}
