// A matrix product in tiles held in shared memory, checked against a plain loop on the host.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <vector>

constexpr int tile = 16;

__global__ void __launch_bounds__(tile * tile) matmul(const float* a, const float* b, float* c, int n) {
    __shared__ float tile_a[tile][tile], tile_b[tile][tile];
    const int x = threadIdx.x, y = threadIdx.y;
    const int row = blockIdx.y * tile + y, column = blockIdx.x * tile + x;
    float sum = 0;
    for (int k = 0; k < n; k += tile) {
        tile_a[y][x] = row < n && k + x < n ? a[row * n + k + x] : 0;
        tile_b[y][x] = column < n && k + y < n ? b[(k + y) * n + column] : 0;
        __syncthreads();
        for (int i = 0; i < tile; ++i) sum += tile_a[y][i] * tile_b[i][x];
        __syncthreads();
    }
    if (row < n && column < n) c[row * n + column] = sum;
}

int main() {
    constexpr int n = 50;  // no multiple of the tile
    constexpr size_t size = n * n * sizeof(float);
    std::vector<float> a(n * n), b(n * n), c(n * n);
    // Small whole numbers: every product and sum is exact, in any order.
    for (int i = 0; i < n * n; ++i) a[i] = i % 7 - 3, b[i] = i % 5 - 2;

    float *device_a, *device_b, *device_c;
    hipError_t error = hipMalloc(&device_a, size);
    if (error == hipSuccess) error = hipMalloc(&device_b, size);
    if (error == hipSuccess) error = hipMalloc(&device_c, size);
    if (error == hipSuccess) error = hipMemcpy(device_a, a.data(), size, hipMemcpyHostToDevice);
    if (error == hipSuccess) error = hipMemcpy(device_b, b.data(), size, hipMemcpyHostToDevice);
    if (error == hipSuccess) {
        constexpr int tiles = (n + tile - 1) / tile;
        matmul<<<dim3(tiles, tiles), dim3(tile, tile)>>>(device_a, device_b, device_c, n);
        error = hipMemcpy(c.data(), device_c, size, hipMemcpyDeviceToHost);
    }
    if (error != hipSuccess) return std::printf("HIP: %s\n", hipGetErrorString(error)), 2;

    for (int row = 0; row < n; ++row)
        for (int column = 0; column < n; ++column) {
            float want = 0;
            for (int k = 0; k < n; ++k) want += a[row * n + k] * b[k * n + column];
            if (c[row * n + column] != want)
                return std::printf("c[%d][%d] is %g, not %g\n", row, column, c[row * n + column], want), 1;
        }
    std::printf("matmul: %d x %d products are right\n", n, n);
    return 0;
}
